"""The Mentat: an extra Agent for the player who fetches it."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import TABLE
from landsraad.imperium.declare.vocabulary import AGENTS
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.board import MENTAT
from landsraad.imperium.table.state import NOBODY, Imperium
from landsraad.kernel.event import Event

MENTAT_NEXT: Final = TABLE.number("mentat_next", NOBODY, of="seat")
"""Who will have it in the next round."""


class TakeMentat(Act):
    """The Mentat becomes an extra Agent for this round, if it stands on its space."""

    verb = "mentat"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.have[MENTAT] == NOBODY

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        if game.have[MENTAT] == NOBODY:
            game.have[MENTAT] = context.seat
            game.seats[context.seat].have[AGENTS] += 1
            if game.events is not None:
                game.emit(Event("mentat", context.seat))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.AGENTS, adds=touch.AGENTS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "if the Mentat stands on its space, take the Mentat as an extra Agent for this round"

    def glyphs(self) -> list[str]:
        return ["mentat"]


class MentatNextRound(Act):
    """The Mentat will be an extra Agent in the next round."""

    verb = "mentat"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.have[MENTAT_NEXT] = context.seat
        if game.events is not None:
            game.emit(Event("mentat-next", context.seat))

    def describe(self) -> str:
        return "hold the Mentat as an extra Agent in the next round"

    def glyphs(self) -> list[str]:
        return ["mentat"]


class MentatAtHome(Condition):
    """The Mentat stands on its Landsraad space."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.have[MENTAT] == NOBODY

    def needs(self) -> int:
        return touch.AGENTS

    def describe(self) -> str:
        return "the Mentat stands on its space"

    def glyph(self) -> str:
        return "mentat"


class MentatComes(Act):
    """A round opens: the player who won the Mentat in the last one has it."""

    def do(self, game: Imperium, context: Origin) -> None:
        holder = game.have[MENTAT_NEXT]
        if holder != NOBODY:
            game.have[MENTAT] = holder
            game.have[MENTAT_NEXT] = NOBODY
            game.seats[holder].have[AGENTS] += 1
            if game.events is not None:
                game.emit(Event("mentat", holder))


class MentatGoesHome(Act):
    """Agents are recalled: the Mentat goes to its space, or to the player who holds it in the next round."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.have[MENTAT] = game.have[MENTAT_NEXT]
