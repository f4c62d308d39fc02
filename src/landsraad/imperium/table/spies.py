"""Spies: where they stand, what they watch, and how they come and go."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.board import POSTS
from landsraad.imperium.declare.register import SEAT, SPY_PLACED, TURN
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event

SPIES_EACH = 3

SPIES: Final = SEAT.pile("spies", "post", holds=False, word="Spies", box="uprising")
"""The observation posts where a seat has a Spy; the others of its three are in supply."""
SPIES_RECALLED: Final = TURN.number("spies_recalled")
"""How many Spies the owner of the turn has taken back this turn."""


def watched(game: Imperium, seat: Seat) -> int:
    """The spaces, as bits, that a seat's Spies watch."""
    mask = 0
    for post in seat.piles[SPIES]:
        mask |= game.rules.watch[post]
    return mask


def watching(game: Imperium, seat: Seat, pos: int) -> list[int]:
    """The posts from which a seat's Spies watch a space."""
    return [post for post in seat.piles[SPIES] if game.rules.watch[post] >> pos & 1]


def watched_icons(game: Imperium, seat: Seat) -> int:
    """The icons of the spaces that a seat's Spies watch."""
    icons = 0
    for post in seat.piles[SPIES]:
        icons |= game.rules.post_icons[post]
    return icons


def spies_left(seat: Seat) -> int:
    """How many Spies a seat has in supply."""
    return SPIES_EACH - len(seat.piles[SPIES])


def place_spy(game: Imperium, seat: Seat, post: int) -> None:
    """Put a Spy from supply on a post."""
    seat.lay(SPIES, (*seat.piles[SPIES], post))
    if game.events is not None:
        game.emit(Event("spy", seat.index, POSTS[post].id))
    if seat.hooks[SPY_PLACED]:
        game.fire(seat, SPY_PLACED, OWN[seat.index])


def recall_spy(game: Imperium, seat: Seat, post: int) -> None:
    """Take a Spy back to supply."""
    seat.lay(SPIES, without(seat.piles[SPIES], post))
    if game.turn.seat == seat.index:
        game.turn.have[SPIES_RECALLED] += 1
    if game.events is not None:
        game.emit(Event("spy-recall", seat.index, POSTS[post].id))
