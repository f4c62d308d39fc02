"""The purse: what of a seat's spice is free to be given away, and what is spoken for."""

from __future__ import annotations

from landsraad.classic.table.act import Act
from landsraad.classic.table.register import (
    BATTLE_IN,
    BIDDER,
    HIGH_BID,
    NOBODY,
    NOTHING,
    PHASE,
    PLAN,
    PLEDGED,
    SIDES,
    SPICE,
    TO_MOVE,
)
from landsraad.classic.table.state import MOVEMENT_ROUND, Classic, Seat
from landsraad.kernel.held import Held

SUPPORT_AT = 8
"""Where the spice that supports the first side's tokens stands in the plans."""


def standing(game: Classic) -> Act | None:
    """What the table is asked, or was asked before somebody interrupted."""
    for effect, _ in game.agenda:
        if isinstance(effect, Held) and isinstance(effect.asker, Act):
            return effect.asker
    return game.asker if isinstance(game.asker, Act) else None


def interrupted(game: Classic) -> bool:
    """Whether somebody has interrupted, and is not done."""
    return any(isinstance(effect, Held) for effect, _ in game.agenda)


def free_spice(game: Classic, seat: Seat) -> int:
    """What a seat may give away: not what it has bid or must pay, nor what allies count on."""
    if game.rules.asks_everything:
        return seat.have[SPICE]
    return max(0, seat.have[SPICE] - spoken_for(game, seat))


def spoken_for(game: Classic, seat: Seat) -> int:
    """The spice that a seat owes for what is under way."""
    bidder = game.have[BIDDER]
    if bidder == seat.index:
        return game.have[HIGH_BID]
    if bidder != NOBODY and game.allied(seat.index, bidder):
        return seat.have[PLEDGED]
    if game.have[BATTLE_IN] != NOTHING and seat.index in game.piles[SIDES]:
        return max(0, game.piles[PLAN][SUPPORT_AT + game.piles[SIDES].index(seat.index)])
    mover = game.have[TO_MOVE]
    if game.have[PHASE] == MOVEMENT_ROUND and mover != NOBODY:
        act = standing(game)
        if act is not None and not act.between:
            if mover == seat.index:
                return seat.have[SPICE]
            return seat.have[PLEDGED] if game.allied(seat.index, mover) else 0
    return 0
