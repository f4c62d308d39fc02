"""Goods: gaining and paying Solari, spice, water, victory points, persuasion and swords."""

from __future__ import annotations

from landsraad.imperium.state import Imperium, Seat
from landsraad.imperium.words import HAVE, VP
from landsraad.kernel.event import Event


def gain(game: Imperium, seat: Seat, what: int, n: int) -> None:
    """Take goods from the bank."""
    seat.have[what] += n
    if game.events is not None:
        game.tell(Event("gain", seat.index, HAVE[what], n))
    if seat.rival:
        settle(game, seat)


def pay(game: Imperium, seat: Seat, what: int, n: int) -> None:
    """Give goods to the bank."""
    seat.have[what] -= n
    if game.events is not None:
        game.tell(Event("pay", seat.index, HAVE[what], n))


def score(game: Imperium, seat: Seat, n: int) -> None:
    """Win or lose victory points."""
    seat.have[VP] += n
    if game.events is not None:
        game.tell(Event("score", seat.index, "vp", n))


def settle(game: Imperium, rival: Seat) -> None:
    """A solo Rival buys a victory point the moment it holds a set."""


