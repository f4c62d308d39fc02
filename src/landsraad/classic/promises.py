"""Promises: those of a deal that the program can keep bind who made them, until they are kept or the turn ends.

`game.bonds` holds them: who promised, whom, and what. What cannot be done binds nobody.
"""

from __future__ import annotations

from landsraad.classic.map import POLAR_MASK, STRONGHOLD_MASK, TERRITORY_COUNT, TERRITORY_OF
from landsraad.classic.spice import BLOWS
from landsraad.classic.state import BATTLE_ROUND, MOVEMENT_ROUND, Classic, Seat
from landsraad.classic.words import (
    MOVE_INTO,
    NO_BID,
    NO_TRAITOR_CALLED,
    NOTHING_SHIPPED,
    PEACE,
    PROMISES,
    SHIP_INTO,
    STAY_OUT,
    VALUE,
)

BINDING = frozenset({PEACE, NO_BID, NO_TRAITOR_CALLED, NOTHING_SHIPPED, *STAY_OUT, *SHIP_INTO, *MOVE_INTO})
"""The promises that the program keeps; the others are recorded and shown."""
OF_MOVES = frozenset({PEACE, NOTHING_SHIPPED, *STAY_OUT, *SHIP_INTO, *MOVE_INTO})
"""The promises about somebody's own move."""

EVERYWHERE = [n for n in range(len(PROMISES)) if n not in {*STAY_OUT, *SHIP_INTO, *MOVE_INTO}]
"""The promises that name no place."""


def _places(promises: list[int]) -> list[int]:
    """For each promise the territory it names, as a bit, if it is one of these."""
    places = [0] * len(PROMISES)
    for territory, promise in enumerate(promises):
        places[promise] = 1 << territory
    return places


LEFT_ALONE = _places(STAY_OUT)
SHIPPED_TO = _places(SHIP_INTO)
MOVED_TO = _places(MOVE_INTO)


def promises_open(game: Classic, promiser: int, other: int) -> list[int]:
    """The promises that a seat could make another now: what can still be kept, about places that matter to them."""
    moves = game.phase < MOVEMENT_ROUND or (game.phase == MOVEMENT_ROUND and not game.moved >> promiser & 1)
    places = STRONGHOLD_MASK | game.seats[promiser].held | game.seats[other].held
    for blow, spice in enumerate(game.spice):
        if spice:
            places |= 1 << BLOWS[blow]
    found = [promise for promise in EVERYWHERE if moves or promise not in OF_MOVES]
    if game.phase > BATTLE_ROUND:
        found.remove(NO_TRAITOR_CALLED)
    if moves:
        for territory in range(TERRITORY_COUNT):
            if places >> territory & 1:
                found += (STAY_OUT[territory], SHIP_INTO[territory], MOVE_INTO[territory])
    return found


def bind(game: Classic, promiser: int, other: int, promise: int) -> None:
    """A promise was made: it binds if the program can keep it."""
    if promise in BINDING:
        game.bonds.append((promiser, other, promise))


def bound(game: Classic, seat: int, promise: int) -> bool:
    """Whether a promise binds a seat."""
    return any(bond[0] == seat and bond[2] == promise for bond in game.bonds)


def end_turn_promises(game: Classic) -> None:
    """Only the promise not to bid on the next card outlasts a turn."""
    game.bonds = [bond for bond in game.bonds if bond[2] == NO_BID]


def card_gone(game: Classic) -> None:
    """A card was sold or passed over: whoever promised not to bid on it has kept his word."""
    game.bonds = [bond for bond in game.bonds if bond[2] != NO_BID]


def closed_by_promise(game: Classic, seat: Seat) -> int:
    """The territories that a seat has promised not to enter: those named, and those of who was promised peace."""
    closed = 0
    for promiser, other, promise in game.bonds:
        if promiser == seat.index:
            closed |= LEFT_ALONE[promise]
            if promise == PEACE:
                closed |= game.seats[other].held & ~POLAR_MASK
    return closed


def promised(game: Classic, seat: Seat, places: list[int]) -> int:
    """The territories that a seat has promised to ship to, or to move to."""
    owed = 0
    for promiser, _, promise in game.bonds:
        if promiser == seat.index:
            owed |= places[promise]
    return owed & ~closed_by_promise(game, seat)


def leading_there(options: list[int], territories: int) -> list[int]:
    """Those options that lead to one of the territories."""
    return [option for option in options if VALUE[option] >= 0 and territories >> TERRITORY_OF[VALUE[option]] & 1]


def moved_as_promised(game: Classic, seat: Seat, territory: int) -> None:
    """A seat moves tokens to a territory, as it may have promised."""
    game.bonds = [bond for bond in game.bonds if bond[0] != seat.index or MOVED_TO[bond[2]] != 1 << territory]
