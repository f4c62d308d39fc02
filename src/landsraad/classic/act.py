"""Acts: the effects of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.kernel.effect import Context, Effect

if TYPE_CHECKING:
    from landsraad.classic.state import Classic

OWN = [Context(seat, seat) for seat in range(6)]
"""The context of what a seat does by itself."""


class Act(Effect["Classic"]):
    """An effect in a game of classic Dune. Its parameters, where it has any, are in its context."""

    def do(self, game: Classic, context: Context) -> None:
        game.ask(self, context, context.seat)

    def words(self) -> str:
        return ""
