"""Collection: tokens gather the spice they stand on."""

from __future__ import annotations

from landsraad.classic.act import Act
from landsraad.classic.characters import BENE_GESSERIT
from landsraad.classic.map import ARRAKEEN, CARTHAG, CITIES_MASK, TERRITORIES, TERRITORY_OF, TUEKS_SIETCH
from landsraad.classic.spice import BLOW_AREA, BLOW_COUNT, BLOWS
from landsraad.classic.state import COLLECTION_ROUND, Classic, Seat
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

RATE = 2
CITY_RATE = 3
"""Spice a token gathers when its owner holds Arrakeen or Carthag."""
FLOW = ((ARRAKEEN, 2), (CARTHAG, 2), (TUEKS_SIETCH, 1))
"""What strongholds pay with the increased spice flow."""


class Collection(Act):
    """The collection round. Tokens of several players who did not fight share in storm order."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = COLLECTION_ROUND
        if game.events is not None:
            game.tell(Event("round", -1, "collection"))
        order = game.storm_order()
        for blow in range(BLOW_COUNT):
            if game.spice[blow]:
                for seat in order:
                    collect(game, seat, blow)
        if game.rules.spice_flow:
            for territory, spice in FLOW:
                occupants = [seat for seat in order if game.fighters(seat) >> territory & 1]
                if occupants:
                    game.gain_spice(occupants[0], spice)
                    if game.events is not None:
                        game.tell(Event("flow", occupants[0].index, TERRITORIES[territory].id, spice))


def collect(game: Classic, seat: Seat, blow: int) -> None:
    """A seat's tokens gather what they can of one blow."""
    area = BLOW_AREA[blow]
    n = seat.tokens[area] + seat.starred[area]
    if not n or not game.spice[blow]:
        return
    if seat.character == BENE_GESSERIT and game.coexist >> TERRITORY_OF[area] & 1:
        return
    rate = CITY_RATE if game.fighters(seat) & CITIES_MASK else RATE
    taken = min(n * rate, game.spice[blow])
    game.spice[blow] -= taken
    seat.spice += taken
    if game.events is not None:
        game.tell(Event("collect", seat.index, TERRITORIES[BLOWS[blow]].id, taken))


COLLECTION = Collection()
