"""Collection: tokens gather the spice they stand on."""

from __future__ import annotations

from landsraad.classic.sheets.map import ARRAKEEN, CARTHAG, CITIES_MASK, TERRITORIES, TERRITORY_OF, TUEKS_SIETCH
from landsraad.classic.sheets.spice import BLOW_AREA, BLOWS
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.register import HELD, PHASE, SPICE, SPICE_IN, STARRED_IN, TOKENS_IN
from landsraad.classic.table.state import COLLECTION_ROUND, Classic, Seat
from landsraad.kernel.event import Event

RATE = 2
CITY_RATE = 3
"""Spice a token gathers when its owner holds Arrakeen or Carthag."""
FLOW = ((ARRAKEEN, 2), (CARTHAG, 2), (TUEKS_SIETCH, 1))
"""What strongholds pay with the increased spice flow."""


class Collection(Act):
    """The collection round. Tokens of several players who did not fight share in storm order."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = COLLECTION_ROUND
        if game.events is not None:
            game.emit(Event("round", -1, "collection"))
        order = game.storm_order()
        for blow, lies in enumerate(game.piles[SPICE_IN]):
            if lies:
                for seat in order:
                    if seat.have[HELD] >> BLOWS[blow] & 1:
                        collect(game, seat, blow)
        if game.rules.spice_flow:
            for territory, spice in FLOW:
                for seat in order:
                    if game.fighters(seat) >> territory & 1:
                        game.gain_spice(seat, spice)
                        if game.events is not None:
                            game.emit(Event("flow", seat.index, TERRITORIES[territory].id, spice))
                        break


def collect(game: Classic, seat: Seat, blow: int) -> None:
    """A seat's tokens gather what they can of one blow."""
    area = BLOW_AREA[blow]
    n = seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]
    if not n or not game.piles[SPICE_IN][blow]:
        return
    if not game.fighters(seat) >> TERRITORY_OF[area] & 1:
        return
    rate = CITY_RATE if game.fighters(seat) & CITIES_MASK else RATE
    taken = min(n * rate, game.piles[SPICE_IN][blow])
    game.put(SPICE_IN, blow, game.piles[SPICE_IN][blow] - taken)
    seat.have[SPICE] += taken
    if game.events is not None:
        game.emit(Event("collect", seat.index, TERRITORIES[BLOWS[blow]].id, taken))


COLLECTION = Collection()
