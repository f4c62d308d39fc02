"""Goods: gaining and paying Solari, spice, water, victory points, persuasion and swords."""

from __future__ import annotations

from landsraad.imperium.state import Imperium, Seat
from landsraad.imperium.words import HAVE, SOLARI, SPICE, VP, WATER
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
    """Win or lose victory points; House Hagal of two players takes none."""
    if seat.rival and game.setup.players == 2:
        return
    seat.have[VP] += n
    if game.events is not None:
        game.tell(Event("score", seat.index, "vp", n))


SETS = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
INTRIGUE_SET = 3


def settle(game: Imperium, rival: Seat) -> None:
    """A solo Rival buys a victory point the moment it holds a set of something, as often as it can."""
    for what, price in SETS:
        while rival.have[what] >= price:
            pay(game, rival, what, price)
            score(game, rival, 1)
    while len(rival.intrigue) >= INTRIGUE_SET:
        game.intrigue_discard.extend(rival.intrigue[:INTRIGUE_SET])
        del rival.intrigue[:INTRIGUE_SET]
        rival.known_intrigue = ()
        game.reveal()
        if game.events is not None:
            game.tell(Event("pay", rival.index, "intrigue", INTRIGUE_SET))
        score(game, rival, 1)
