"""Goods: gaining and paying Solari, spice, water, victory points, persuasion and swords."""

from __future__ import annotations

from landsraad.imperium.declare.register import GAINED
from landsraad.imperium.declare.vocabulary import HAVE, VP
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.event import Event


def gain(game: Imperium, seat: Seat, what: int, n: int, source: str = "") -> None:
    """Take goods from the bank, unless the seat takes none of them. Points say from which thing they come."""
    if seat.policy.abstains and seat.policy.refuses(seat, what):
        return
    seat.have[what] += n
    if game.events is not None:
        game.emit(Event("gain", seat.index, HAVE[what], n, source=source))
    if seat.hooks[GAINED]:
        for act in seat.hooks[GAINED]:
            act.on_gain(game, seat, what, n)


def pay(game: Imperium, seat: Seat, what: int, n: int) -> None:
    """Give goods to the bank."""
    seat.have[what] -= n
    if game.events is not None:
        game.emit(Event("pay", seat.index, HAVE[what], n))


def score(game: Imperium, seat: Seat, n: int, source: str) -> None:
    """Win or lose victory points for something, where the seat takes any."""
    if not seat.policy.scores:
        return
    seat.have[VP] += n
    if game.events is not None:
        game.emit(Event("score", seat.index, "vp", n, source=source))
