"""The Mentat: an extra Agent for whoever fetches it."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.act import Act, Condition
from landsraad.imperium.register import TABLE
from landsraad.imperium.state import NOBODY, Imperium
from landsraad.imperium.words import AGENTS
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

MENTAT: Final = TABLE.number("mentat", NOBODY, of="seat")
"""Who has the Mentat this round."""
MENTAT_NEXT: Final = TABLE.number("mentat_next", NOBODY, of="seat")
"""Who will have it in the next round."""


class TakeMentat(Act):
    """The Mentat becomes an extra Agent for this round, if it stands on its space."""

    verb = "mentat"

    def possible(self, game: Imperium, context: Context) -> bool:
        return game.have[MENTAT] == NOBODY

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        if game.have[MENTAT] == NOBODY:
            game.have[MENTAT] = context.seat
            game.seats[context.seat].have[AGENTS] += 1
            if game.events is not None:
                game.tell(Event("mentat", context.seat))

    def words(self) -> str:
        return "if the Mentat stands on its space, take the Mentat as an extra Agent for this round"

    def glyphs(self) -> list[str]:
        return ["mentat"]


class MentatNextRound(Act):
    """The Mentat will be an extra Agent in the next round."""

    verb = "mentat"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        game.have[MENTAT_NEXT] = context.seat
        if game.events is not None:
            game.tell(Event("mentat-next", context.seat))

    def words(self) -> str:
        return "hold the Mentat as an extra Agent in the next round"

    def glyphs(self) -> list[str]:
        return ["mentat"]


class MentatAtHome(Condition):
    """The Mentat stands on its Landsraad space."""

    def holds(self, game: Imperium, context: Context) -> bool:
        return game.have[MENTAT] == NOBODY

    def words(self) -> str:
        return "the Mentat stands on its space"

    def glyph(self) -> str:
        return "mentat"


class MentatComes(Act):
    """A round opens: whoever won the Mentat in the last one has it."""

    def do(self, game: Imperium, context: Context) -> None:
        holder = game.have[MENTAT_NEXT]
        if holder != NOBODY:
            game.have[MENTAT] = holder
            game.have[MENTAT_NEXT] = NOBODY
            game.seats[holder].have[AGENTS] += 1
            if game.events is not None:
                game.tell(Event("mentat", holder))


class MentatGoesHome(Act):
    """Agents are recalled: the Mentat goes to its space, or to whoever holds it in the next round."""

    def do(self, game: Imperium, context: Context) -> None:
        game.have[MENTAT] = game.have[MENTAT_NEXT]
