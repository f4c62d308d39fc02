"""The Outpost: a space where beacons are lit, a unit that stays, and spice with cards acquired beside one."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.board import Space
from landsraad.imperium.declare.box import Box, Group
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import CARD_ACQUIRED, SEAT
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import CITY, SPICE, VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import Imperium

BEACONS: Final = SEAT.number("beacons", word="beacon", box="outpost")
WARDEN_SUPPLY: Final = SEAT.number("warden_supply", box="outpost")
WARDEN_GARRISON: Final = SEAT.number("warden_garrison", box="outpost")
WARDEN_CONFLICT: Final = SEAT.number("warden_conflict", box="outpost")

WARDEN = Unit(
    "warden", strength=4, conflict=WARDEN_CONFLICT, garrison=WARDEN_GARRISON, supply=WARDEN_SUPPLY,
    after=WARDEN_GARRISON, total=1, deploy=VOCABULARY.numbered("deploy-warden", 2, "Deploy # warden(s)"),
)


class LightBeacon(Act):
    """Light a beacon, and let the warden come."""

    verb = "light"

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.have[BEACONS] += 1
        if seat.have[WARDEN_SUPPLY]:
            seat.have[WARDEN_SUPPLY] -= 1
            seat.have[WARDEN_GARRISON] += 1

    def describe(self) -> str:
        return "light a beacon"

    def glyphs(self) -> list[str]:
        return ["beacon"]


class BeaconSpice(Act):
    """Whoever has lit a beacon gains a spice with every card acquired."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        if seat.have[BEACONS]:
            gain(game, seat, SPICE, 1)

    def describe(self) -> str:
        return "gain 1 spice with a card acquired, if you have lit a beacon"


OUTPOST = Box(
    "outpost", "a made-up box for the tests",
    needs=("base",),
    groups=[Group("outpost", "Outpost")],
    spaces=[Space("space-outpost", "Outpost", "outpost", CITY, combat=True, effect=LightBeacon())],
    units=[WARDEN],
    on_seat={CARD_ACQUIRED: (BeaconSpice(),)},
)
