"""Troops: supply, garrison, Conflict, and the ways between them."""

from __future__ import annotations

from landsraad.imperium.state import OWN, Imperium, Seat
from landsraad.imperium.words import CONFLICT, GARRISON, SUPPLY
from landsraad.kernel.event import Event

FREE_DEPLOYMENT = 2
"""Garrisoned troops that may be deployed from a Combat space besides those recruited this turn."""


def recruit(game: Imperium, seat: Seat, n: int) -> int:
    """Troops from supply to garrison, as many as there are; those of the turn's owner may be deployed this turn."""
    have = seat.have
    n = min(n, have[SUPPLY])
    if n <= 0:
        return 0
    have[SUPPLY] -= n
    have[GARRISON] += n
    if game.turn.seat == seat.index:
        game.turn.recruited += n
    if game.events is not None:
        game.tell(Event("recruit", seat.index, "troop", n))
    return n


def deployable(game: Imperium, seat: Seat) -> int:
    """How many troops the Combat space of this turn still lets its owner deploy."""
    turn = game.turn
    if not turn.combat:
        return 0
    return min(turn.recruited + FREE_DEPLOYMENT - turn.sent, seat.have[GARRISON])


def deploy(game: Imperium, seat: Seat, n: int, source: int = GARRISON) -> None:
    """Troops to the Conflict. What is deployed on one's own turn counts for abilities that look at it."""
    have = seat.have
    n = min(n, have[source])
    if n <= 0:
        return
    have[source] -= n
    have[CONFLICT] += n
    if game.events is not None:
        game.tell(Event("deploy", seat.index, "troop", n))
    if game.turn.seat == seat.index:
        game.turn.deployed += n
        hook = seat.hooks.get("deployed")
        if hook is not None:
            game.push(hook, OWN[seat.index])


def retreat(game: Imperium, seat: Seat, n: int) -> None:
    """Troops from the Conflict to the garrison."""
    seat.have[CONFLICT] -= n
    seat.have[GARRISON] += n
    if n and game.events is not None:
        game.tell(Event("retreat", seat.index, "troop", n))


def lose(game: Imperium, seat: Seat, n: int, place: int) -> None:
    """Troops back to supply."""
    n = min(n, seat.have[place])
    if n <= 0:
        return
    seat.have[place] -= n
    seat.have[SUPPLY] += n
    if game.events is not None:
        game.tell(Event("lose", seat.index, "conflict" if place == CONFLICT else "garrison", n))
