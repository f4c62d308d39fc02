"""Specimens: troops that their owner keeps in the Axolotl Tanks, to spend or to take back whenever it likes."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.board import Holding
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import SEAT
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import SUPPLY, VOCABULARY, amount_glyph, count
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.imperium.table.units import supply_touched
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

SPECIMENS: Final = SEAT.number("specimens", word="specimen", glyph="specimen", box="immortality")


def spend(game: Imperium, seat: Seat, n: int) -> None:
    """Specimens from the tanks back to supply, as a price."""
    seat.have[SPECIMENS] -= n
    seat.have[SUPPLY] += n
    if game.events is not None:
        game.emit(Event("pay", seat.index, "specimen", n))


class Specimen(Act):
    """Troops from supply to the tanks, as many as there are; `freed` is how many its cost brings there first."""

    verb = "specimen"

    def __init__(self, n: int, freed: int = 0) -> None:
        self.n = n
        self.freed = freed

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SUPPLY] >= self.n + game.rules.spare_troops

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SUPPLY] + self.freed > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no troop left in your supply"

    def do(self, game: Imperium, context: Origin) -> None:
        have = game.seats[context.army].have
        n = min(self.n, have[SUPPLY])
        have[SUPPLY] -= n
        have[SPECIMENS] += n
        if n and game.events is not None:
            game.emit(Event("specimen", context.army, "specimen", n))

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=supply_touched(game, game.seats[context.army], self.n), adds=touch.TLEILAXU)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return f"grow {count(self.n, 'specimen')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "specimen")]


class SpendSpecimens(Act):
    """A cost: specimens go back to supply."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.army].have[SPECIMENS] >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"costs {count(self.n, 'specimen')}, you have {game.seats[context.army].have[SPECIMENS]}"

    def do(self, game: Imperium, context: Origin) -> None:
        spend(game, game.seats[context.army], self.n)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.SUPPLY, takes=touch.TLEILAXU)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return f"spend {count(self.n, 'specimen')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "specimen")]


class AxolotlTanks(Holding):
    """Where specimens are kept."""

    def enter(self, box: str) -> None:
        super().enter(box)
        self.take_back = VOCABULARY.numbered("return", TROOP.total + 1, "Return # specimen(s) to your supply first")

    def codex_entry(self) -> CodexEntry:
        page = Page()
        rule = "a specimen is a troop of yours moved from supply to the tanks; with an empty supply none grows"
        page.add("rule", rule, ["specimen"])
        page.add("spend", "specimens you spend return to your supply, ready to be recruited at once")
        page.add(
            "return",
            "when an effect takes troops from your supply and it has too few, you may return specimens to it first",
        )
        page.add("limits", "they are neither garrison nor Conflict troops, and stay in the tanks from round to round")
        return page.entry(self.box, "board", self.id, self.name)


TANKS = AxolotlTanks("axolotl-tanks", "Axolotl Tanks", SPECIMENS)
