"""Held questions: what was being asked when a seat chose something that is at hand at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.kernel.effect import Context, Effect

if TYPE_CHECKING:
    from landsraad.kernel.game import Game


class Held(Effect["Game", Context]):
    """A question that was interrupted, with the answers that had been sealed; it waits on the agenda to be asked again.

    It is pushed with the context of the question. Like every effect it never changes, so that copies share it.
    """

    def __init__(self, asker: Effect[Game, Context], actor: int, sealed: tuple[int, ...]) -> None:
        self.asker = asker
        self.actor = actor
        """Who was asked openly; -1 for a sealed question."""
        self.sealed = sealed
        """The answers of all seats; empty for an open question."""

    def do(self, game: Game, context: Context) -> None:
        self.asker.resume(game, context, self.actor, self.sealed)
