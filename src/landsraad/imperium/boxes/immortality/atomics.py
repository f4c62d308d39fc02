"""Family Atomics: once in a game the whole Imperium Row is swept away."""

from __future__ import annotations

from typing import ClassVar, Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.register import NONE, SEAT
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.table.market import refill
from landsraad.imperium.table.menu import Extra
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

ATOMICS: Final = SEAT.number("atomics", word="Family Atomics", glyph="atomics", box="immortality")
"""Whether a seat still has its Family Atomics."""


class FamilyAtomics(Declared):
    """The token that every player has."""

    kind = "token"

    def __init__(self) -> None:
        super().__init__("family-atomics", "Family Atomics")
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.option = VOCABULARY.add("atomics", text="Use your Family Atomics: replace the whole Imperium Row")

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add(
            "use", "once in a game, at any point of your turn, remove all cards of the Imperium Row from the game and "
            "deal a new Row", ["atomics"],
        )
        return page.entry(self.box, "token", self.id, self.name)


FAMILY_ATOMICS = FamilyAtomics()


class UseAtomics(Extra):
    """On one's own turn, once in a game. Cards removed are not trashed by anybody."""

    verbs: ClassVar[tuple[str, ...]] = ("atomics",)
    number = ATOMICS

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        if game.turn.seat == seat.index and game.row:
            options.append(FAMILY_ATOMICS.option)

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        seat.have[ATOMICS] = 0
        game.trashed = (*game.trashed, *game.row)
        game.row.clear()
        if game.events is not None:
            game.emit(Event("atomics", seat.index))
        game.reveal()
        refill(game)
        return True

    def footprint(self, game: Imperium, seat: Seat) -> int:
        return touch.touches(alters=touch.ROW)

    def obstacle(self, game: Imperium, seat: Seat, option: int) -> str:
        if option != FAMILY_ATOMICS.option or game.turn.seat != seat.index:
            return ""
        return "" if seat.have[ATOMICS] else "you have used your Family Atomics"
