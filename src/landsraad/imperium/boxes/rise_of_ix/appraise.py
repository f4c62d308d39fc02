"""What freighters, tiles, negotiators and dreadnoughts promise, in victory points."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import HOLDERS, IN_CONFLICT, IN_GARRISON
from landsraad.imperium.boxes.rise_of_ix.leaders import AHEAD, SNOOPERS
from landsraad.imperium.boxes.rise_of_ix.shipping import FREIGHTER, REWARDS, Freighter
from landsraad.imperium.boxes.rise_of_ix.tech import NEGOTIATORS, OWNED, TECH, TURNED
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech, PayForTech
from landsraad.imperium.boxes.rise_of_ix.tiles import SPY_SATELLITES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import COUNCIL
from landsraad.imperium.effects.optional_effects import LinesLeft
from landsraad.imperium.table.state import Imperium, Seat

LEVEL = (0.0, 0.4, 0.85, 1.2)
"""A freighter on each level."""
TO_COME = (0.42, 0.3, 0.6, 0.35)
"""The rewards of a recalled freighter that are still to be taken, in the order of the track."""
ICON_TO_COME = 0.42
"""A freighter icon to be used next."""
TILE_TO_COME = 0.3
"""A tile that may be acquired next."""
LATE = 0.35
"""What remains of that at the end."""
NEGOTIATOR = 0.16
DREADNOUGHT, DREADNOUGHT_LATE = 1.4, 0.15
IN_CONTROL = 0.35
SNOOPER = 0.12
CARD_AHEAD = 0.15

TILE_LEFT = {
    "artillery": 1.6, "chaumurky": 0.3, "detonation-devices": 1.2, "disposal-facility": 0.8, "flagship": 1.0,
    "holoprojectors": 0.8, "holtzman-engine": 2.8, "invasion-ships": 0.8, "memocorders": 0.3, "minimic-film": 1.7,
    "restricted-ordnance": 0.6, "shuttle-fleet": 1.8, "sonic-snoopers": 0.3, "spaceport": 1.0, "training-drones": 1.8,
    "troop-transports": 0.8, "windtraps": 0.5,
}
"""What a tile is worth for the whole of a game; less as the game goes on."""
ORDNANCE_WITH_SEAT = 2.2
NEGLECTED = 0.35
"""What Spy Satellites promise for each faction that hardly knows their owner; they can be traded, too."""
TRADE = 0.35

WORTH: list[float] = []


def worths() -> list[float]:
    """The worth of every tile, worked out once all are declared."""
    if len(WORTH) != len(TECH):
        WORTH[:] = [TILE_LEFT.get(tile.id, 0.0) for tile in TECH]
    return WORTH


def appraise_ix(game: Imperium, seat: Seat, left: float) -> float:
    """What a seat has by Rise of Ix."""
    have = seat.have
    late = LATE + (1 - LATE) * min(1.0, 2 * left)
    value = LEVEL[have[FREIGHTER]] * late + NEGOTIATOR * late * have[NEGOTIATORS]
    dreadnoughts = have[IN_GARRISON] + have[IN_CONFLICT]
    for number in HOLDERS.values():
        if game.have[number] == seat.index:
            dreadnoughts += 1
            value += IN_CONTROL
    if dreadnoughts:
        value += dreadnoughts * (DREADNOUGHT_LATE + (DREADNOUGHT - DREADNOUGHT_LATE) * left)
    if seat.piles[OWNED] or seat.piles[TURNED]:
        value += appraise_tiles(seat, left)
    if game.turn.seat == seat.index:
        value += appraise_turn(game, seat) * late
    if seat.piles[SNOOPERS]:
        value += SNOOPER * len(seat.piles[SNOOPERS])
    if seat.piles[AHEAD]:
        value += CARD_AHEAD
    return value


def appraise_turn(game: Imperium, seat: Seat) -> float:
    """What is still to come on a seat's turn."""
    value = 0.0
    asker = game.asker
    if isinstance(asker, LinesLeft) and asker.lines in REWARDS and game.asking.seat == seat.index:
        value += sum([TO_COME[n] for n in asker.unused()])
    elif isinstance(asker, (AcquireTech, PayForTech)) and game.asking.seat == seat.index:
        value += TILE_TO_COME
    elif isinstance(asker, Freighter) and game.origin.army == seat.index:
        value += ICON_TO_COME
    for effect, context in game.agenda:
        if isinstance(effect, LinesLeft) and effect.lines in REWARDS and context.seat == seat.index:
            value += sum([TO_COME[n] for n in effect.unused()])
        elif isinstance(effect, Freighter) and isinstance(context, Origin) and context.army == seat.index:
            value += ICON_TO_COME * effect.n
    for part, context in game.bag:
        if isinstance(part.effect, Freighter):
            value += ICON_TO_COME * part.effect.n
        elif isinstance(part.effect, AcquireTech) and part.effect.possible(game, context):
            value += TILE_TO_COME
    return value


def appraise_tiles(seat: Seat, left: float) -> float:
    """What a seat's tiles promise."""
    worth = worths()
    value = 0.0
    for tile in seat.piles[OWNED] + seat.piles[TURNED]:
        value += worth[tile] * left
        if tile == SPY_SATELLITES.index:
            value += max(TRADE, NEGLECTED * sum([1 for level in seat.influence if level <= 1]))
        elif TECH[tile].id == "restricted-ordnance" and seat.have[COUNCIL]:
            value += (ORDNANCE_WITH_SEAT - worth[tile]) * left
    return value
