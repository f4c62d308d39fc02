"""Promises: those of a deal bind who made them, until they are kept or their time is over.

`game.piles[BONDS]` holds them: who promised, whom, what, and up to which turn. What cannot be done binds nobody.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from landsraad.classic.bargains.purse import standing
from landsraad.classic.sheets.map import POLAR_MASK, STRONGHOLD_MASK, TERRITORY_OF
from landsraad.classic.sheets.spice import BLOWS
from landsraad.classic.sheets.words import (
    ALLIANCE,
    FAVOUR,
    MOVE_INTO,
    NO_ALLIANCE,
    NO_BID,
    NO_TRAITOR_CALLED,
    NOTHING_SHIPPED,
    PEACE,
    PROMISE,
    PROMISES,
    REQUEST,
    SHIP_INTO,
    STAY_OUT,
    VALUE,
    WITHDRAW,
)
from landsraad.classic.table.act import SEATS_IN
from landsraad.classic.table.register import ALLIED, BIDDER, BONDS, HELD, MOVED, PHASE, SPICE_IN, TO_MOVE, TURN_NO
from landsraad.classic.table.state import BATTLE_ROUND, MOVEMENT_ROUND, Classic, Seat
from landsraad.kernel.register.declare import by_byte, entries, listed

KEPT_ALWAYS = frozenset({PEACE, NO_BID, NO_TRAITOR_CALLED, NOTHING_SHIPPED, *STAY_OUT, *SHIP_INTO, *MOVE_INTO})
"""The promises that the program keeps at every table; one that asks everything records the others and shows them."""
LASTS = frozenset({PEACE, NO_TRAITOR_CALLED, NOTHING_SHIPPED, *STAY_OUT})
"""The promises that may hold for several turns."""
UNTIL_KEPT = frozenset({NO_BID, ALLIANCE, NO_ALLIANCE, FAVOUR})
"""The promises that bind until their occasion has come."""
OF_MOVES = frozenset({PEACE, NOTHING_SHIPPED, WITHDRAW, *STAY_OUT, *SHIP_INTO, *MOVE_INTO})
"""The promises about somebody's own move."""

EVERYWHERE = [n for n in range(len(PROMISES)) if n not in {*STAY_OUT, *SHIP_INTO, *MOVE_INTO}]
"""The promises that name no place."""
WITHOUT_MOVES = [n for n in EVERYWHERE if n not in OF_MOVES]
"""Those of them that are not about somebody's own move."""
BLOWN: Final = [1 << territory for territory in BLOWS]
"""The territories of the spice blows, each as a bit."""

WHO = slice(0, None, 4)
WHAT = slice(2, None, 4)
"""Columns of the ledger of promises."""


def _places(promises: list[int]) -> list[int]:
    """For each promise the territory it names, as a bit, if it is one of these."""
    places = [0] * len(PROMISES)
    for territory, promise in enumerate(promises):
        places[promise] = 1 << territory
    return places


LEFT_ALONE = _places(STAY_OUT)
SHIPPED_TO = _places(SHIP_INTO)
MOVED_TO = _places(MOVE_INTO)


class Wording:
    """The promises as the options that name them: to a seat that promises, or to one that asks for a promise."""

    def __init__(self, options: list[int]) -> None:
        self.no_traitor = options[NO_TRAITOR_CALLED]
        self.everywhere = [options[n] for n in EVERYWHERE]
        self.without_moves = [options[n] for n in WITHOUT_MOVES]
        about = zip(STAY_OUT, SHIP_INTO, MOVE_INTO, strict=True)
        self.about = by_byte([[options[n] for n in place] for place in about])
        """For territories the promises about them."""


PROMISED: Final = Wording(PROMISE)
REQUESTED: Final = Wording(REQUEST)


def promises_open(game: Classic, promiser: int, other: int, wording: Wording) -> list[int]:
    """The promises that a seat could make another now, as options: what can still be kept, about places that matter to
    them."""
    moves = moves_open(game, promiser)
    found = wording.everywhere.copy() if moves else wording.without_moves.copy()
    if game.have[PHASE] > BATTLE_ROUND:
        found.remove(wording.no_traitor)
    if not game.rules.asks_everything:
        found = [option for option in found if can_be_kept(game, promiser, other, VALUE[option])]
    if moves:
        places = STRONGHOLD_MASK | game.seats[promiser].have[HELD] | game.seats[other].have[HELD]
        for blown in compress(BLOWN, game.piles[SPICE_IN]):
            places |= blown
        found += listed(wording.about, places)
    return found


def moves_open(game: Classic, promiser: int) -> bool:
    """Whether a seat can still promise something about its own move."""
    if game.have[PHASE] != MOVEMENT_ROUND:
        return game.have[PHASE] < MOVEMENT_ROUND
    if game.have[MOVED] >> promiser & 1:
        return False
    act = standing(game)
    begun = game.have[TO_MOVE] == promiser and act is not None and not act.opens_move
    return game.rules.asks_everything or not begun


def can_be_kept(game: Classic, promiser: int, other: int, promise: int) -> bool:
    """Whether there is anything in such a promise."""
    seat = game.seats[promiser]
    if promise == ALLIANCE:
        return game.rules.alliances and not game.allied(promiser, other)
    if promise == NO_ALLIANCE:
        return game.rules.alliances and seat.have[ALLIED] != 1 << promiser
    if promise == NO_BID:
        return game.have[BIDDER] != promiser
    if promise == WITHDRAW:
        return bool(shared(game, promiser, other))
    return True


def shared(game: Classic, one: int, other: int) -> int:
    """The territories that two seats hold together, as bits."""
    return game.seats[one].have[HELD] & game.seats[other].have[HELD] & ~POLAR_MASK


def binds(game: Classic, promise: int) -> bool:
    """Whether the program keeps a promise at this table."""
    return promise in KEPT_ALWAYS or (promise != 0 and not game.rules.asks_everything)


def bind(game: Classic, promiser: int, other: int, promise: int, turns: int = 1) -> None:
    """A promise was made: it binds for so many turns if it can last, and else until it is kept or the turn ends."""
    if binds(game, promise):
        until = game.have[TURN_NO] + (turns if promise in LASTS else 1) - 1
        game.lay(BONDS, game.piles[BONDS] + (promiser, other, promise, until))


def owed_favours(game: Classic, creditor: int) -> list[int]:
    """The seats that owe a seat a favour."""
    ledger = game.piles[BONDS]
    if not ledger or FAVOUR not in ledger[WHAT]:
        return []
    return sorted({bond[0] for bond in bonds(game) if bond[1] == creditor and bond[2] == FAVOUR})


def promised_to(game: Classic, seat: int, promise: int) -> int:
    """The seats to which a seat has made a promise, as bits."""
    mask = 0
    ledger = game.piles[BONDS]
    if ledger and promise in ledger[WHAT]:
        for bond in entries(ledger, 4):
            if bond[0] == seat and bond[2] == promise:
                mask |= 1 << bond[1]
    return mask


def withdrawing(game: Classic, seat: Seat) -> int:
    """The territories that a seat has promised to leave to another, as bits."""
    mask = 0
    if not game.piles[BONDS]:
        return mask
    for other in SEATS_IN[promised_to(game, seat.index, WITHDRAW)]:
        mask |= shared(game, seat.index, other)
    return mask


def withdrawn(game: Classic, seat: Seat) -> None:
    """A seat has left a territory held together, as it promised."""
    keep_bonds(game, [bond for bond in bonds(game) if bond[0] != seat.index or bond[2] != WITHDRAW])


def nexus_over(game: Classic) -> None:
    """A nexus is over: promises about alliances have been kept, or could not be."""
    keep_bonds(game, [bond for bond in bonds(game) if bond[2] not in (ALLIANCE, NO_ALLIANCE)])


def bonds(game: Classic) -> list[tuple[int, ...]]:
    """The promises that bind: who promised, to whom, what, and up to which turn."""
    ledger = game.piles[BONDS]
    return entries(ledger, 4) if ledger else []


def bound(game: Classic, seat: int, promise: int) -> bool:
    """Whether a promise binds a seat."""
    ledger = game.piles[BONDS]
    return bool(ledger) and promise in ledger[WHAT] and promised_to(game, seat, promise) != 0


def keep_bonds(game: Classic, kept: list[tuple[int, ...]]) -> None:
    """Only these promises bind from now on."""
    game.lay(BONDS, tuple([number for bond in kept for number in bond]))


def end_turn_promises(game: Classic) -> None:
    """A new turn begins: promises end but for those that last, or whose occasion is still to come."""
    if game.piles[BONDS]:
        turn = game.have[TURN_NO]
        keep_bonds(game, [bond for bond in bonds(game) if bond[2] in UNTIL_KEPT or bond[3] >= turn])


def card_gone(game: Classic) -> None:
    """A card was sold or passed over: those who promised not to bid on it have kept their word."""
    if game.piles[BONDS]:
        keep_bonds(game, [bond for bond in bonds(game) if bond[2] != NO_BID])


def closed_by_promise(game: Classic, seat: Seat) -> int:
    """The territories that a seat has promised not to enter: those named, and those of who was promised peace."""
    closed = 0
    ledger = game.piles[BONDS]
    if not ledger or seat.index not in ledger[WHO]:
        return closed
    for promiser, other, promise, _ in bonds(game):
        if promiser == seat.index:
            closed |= LEFT_ALONE[promise]
            if promise == PEACE:
                closed |= game.seats[other].have[HELD] & ~POLAR_MASK
    return closed


def promised(game: Classic, seat: Seat, places: list[int]) -> int:
    """The territories that a seat has promised to ship to, or to move to."""
    owed = 0
    ledger = game.piles[BONDS]
    if not ledger or seat.index not in ledger[WHO]:
        return owed
    for promiser, _, promise, _ in bonds(game):
        if promiser == seat.index:
            owed |= places[promise]
    return owed & ~closed_by_promise(game, seat) if owed else 0


def leading_there(options: list[int], territories: int) -> list[int]:
    """Those options that lead to one of the territories."""
    return [option for option in options if VALUE[option] >= 0 and territories >> TERRITORY_OF[VALUE[option]] & 1]


def moved_as_promised(game: Classic, seat: Seat, territory: int) -> None:
    """A seat moves tokens to a territory, as it may have promised."""
    if game.piles[BONDS]:
        keep_bonds(game, [
            bond for bond in bonds(game) if bond[0] != seat.index or MOVED_TO[bond[2]] != 1 << territory
        ])
