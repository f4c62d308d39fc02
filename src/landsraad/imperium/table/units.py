"""Units: supply, garrison, Conflict, and the ways between them."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.board import Holding
from landsraad.imperium.declare.register import DEPLOYED, SEAT, TURN
from landsraad.imperium.declare.units import TROOP, Unit
from landsraad.imperium.declare.vocabulary import CONFLICT, SUPPLY
from landsraad.imperium.table.act import listeners_touch
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event

FREE_DEPLOYMENT = 2
"""Garrisoned units that may be deployed from a Combat space in addition to those recruited this turn."""

MORE: Final = TURN.number("more", FREE_DEPLOYMENT)
"""How many units may be deployed from the Combat space in addition to those recruited this turn."""
BARRED: Final = TURN.number("barred")
"""Whether the army of the turn may deploy nothing."""
DEPLOYED_UNITS: Final = TURN.number("deployed")
"""Units deployed in any way."""
DEPLOYED_TROOPS: Final = TURN.number("deployed_troops")
DEPLOYED_TOGETHER: Final = TURN.number("deployed_together")
"""The most units deployed this turn that have stood in the Conflict at one moment."""

RETREATS: Final = touch.touches(needs=touch.CONFLICT, alters=touch.TROOPS | touch.CONFLICT)
"""What a retreat touches."""
MOVES_TROOPS: Final = RETREATS | touch.touches(needs=touch.TROOPS, alters=touch.SUPPLY)
"""What it touches to move or lose troops of any place."""


def supply_touched(game: Imperium, army: Seat, n: int) -> int:
    """The supply, as bits (see `declare.touch`), if so many troops might be missed in it."""
    return 0 if army.have[SUPPLY] >= n + game.rules.spare_troops else touch.SUPPLY


def deploying_touches(game: Imperium, army: Seat) -> int:
    """What it touches to send some of an army from its garrison to the Conflict, and what comes of that."""
    heard = listeners_touch(game, army, DEPLOYED, game.own(army.index))
    return heard | touch.touches(adds=touch.CONFLICT, takes=touch.TROOPS)


def recruit(game: Imperium, seat: Seat, n: int, unit: Unit = TROOP) -> int:
    """Units from supply to garrison, as many as there are; those of the turn's army may be deployed this turn."""
    have = seat.have
    if n > have[unit.supply]:
        n = have[unit.supply]
    if n <= 0:
        return 0
    have[unit.supply] -= n
    have[unit.garrison] += n
    if game.turn.army == seat.index:
        game.turn.have[unit.recruited] += n
    if game.events is not None:
        game.emit(Event("recruit", seat.index, unit.name, n))
    return n


def at_call(game: Imperium, seat: Seat) -> int:
    """Troops in supply, and those elsewhere that their owner may take back there at any time."""
    troops = seat.have[TROOP.supply]
    for holding in game.rules.holdings:
        troops += seat.have[holding.place]
    return troops


def holding_of(game: Imperium, seat: Seat) -> Holding | None:
    """Where the seat holds troops that it may take back."""
    for holding in game.rules.holdings:
        if seat.have[holding.place]:
            return holding
    return None


def take_back(game: Imperium, seat: Seat, n: int) -> None:
    """Troops from where their owner may take them back to supply."""
    holding = holding_of(game, seat)
    if holding is None or not n:
        return
    seat.have[holding.place] -= n
    seat.have[TROOP.supply] += n
    if game.events is not None:
        game.emit(Event("return", seat.index, SEAT.numbers[holding.place].word, n))


def deployable(game: Imperium, seat: Seat, unit: Unit) -> int:
    """How many of these units the Combat space of this turn still lets its owner deploy."""
    turn = game.turn
    if not turn.combat:
        return 0
    ready = seat.have[unit.garrison]
    have = turn.have
    if not ready or have[BARRED]:
        return 0
    most = have[MORE] + have[unit.recruited] - have[unit.sent]  # those recruited this turn, and some of any kind
    kinds = game.rules.garrisoned
    if have[DEPLOYED_UNITS] and len(kinds) > 1:
        for kind in kinds:
            fresh = have[kind.recruited] - have[kind.sent]
            if fresh < 0 and kind is not unit:
                most += fresh
    return most if most < ready else ready


def may_deploy(game: Imperium, seat: Seat) -> bool:
    """Whether the Combat space of this turn still lets its owner deploy anything."""
    if game.turn.combat:
        for unit in game.rules.garrisoned:
            if deployable(game, seat, unit):
                return True
    return False


def deploy(game: Imperium, seat: Seat, n: int, unit: Unit = TROOP, source: int = -1) -> None:
    """Units to the Conflict, from the garrison if nothing else is said. What is deployed on one's own turn counts for
    abilities that look at it."""
    have = seat.have
    place = unit.garrison if source < 0 else source
    if n > have[place]:
        n = have[place]
    if n <= 0:
        return
    have[place] -= n
    have[unit.conflict] += n
    if game.events is not None:
        game.emit(Event("deploy", seat.index, unit.name, n))
    deployed(game, seat, n, unit)


def barred(game: Imperium, seat: Seat) -> bool:
    """Whether a seat may deploy nothing this turn, by whatever means."""
    return game.turn.army == seat.index and game.turn.have[BARRED] > 0


def summon(game: Imperium, seat: Seat, n: int, unit: Unit) -> None:
    """Units from the bank straight to the Conflict."""
    seat.have[unit.conflict] += n
    if game.events is not None:
        game.emit(Event("summon", seat.index, unit.name, n))
    deployed(game, seat, n, unit)


def doubles_rewards(game: Imperium, seat: Seat) -> bool:
    """Whether a unit in the Conflict doubles the seat's reward."""
    for unit in game.rules.units:  # noqa: SIM110  # a loop costs less
        if unit.doubles and seat.have[unit.conflict]:
            return True
    return False


def deployed(game: Imperium, seat: Seat, n: int, unit: Unit) -> None:
    """Notice that units have come to the Conflict."""
    turn = game.turn
    if turn.army == seat.index:
        turn.have[DEPLOYED_UNITS] += n
        if unit is TROOP:
            turn.have[DEPLOYED_TROOPS] += n
        together = min(turn.have[DEPLOYED_UNITS], units_in_conflict(game, seat))
        if together > turn.have[DEPLOYED_TOGETHER]:
            turn.have[DEPLOYED_TOGETHER] = together
        if seat.hooks[DEPLOYED]:
            game.fire(seat, DEPLOYED, OWN[seat.index])


def units_in_conflict(game: Imperium, seat: Seat) -> int:
    """How many units of any kind a seat has in the Conflict."""
    pieces = 0
    for unit in game.rules.units:
        pieces += seat.have[unit.conflict]
    return pieces


def strength_with(game: Imperium, seat: Seat, unit: Unit, more: int) -> int:
    """The strength of a seat if it had so many more of these units in the Conflict."""
    trial = seat.copy()
    trial.have[unit.conflict] += more
    return game.strength(trial)


def retreat(game: Imperium, seat: Seat, n: int, unit: Unit = TROOP) -> None:
    """Units from the Conflict to the garrison."""
    seat.have[unit.conflict] -= n
    seat.have[unit.garrison] += n
    if n and game.events is not None:
        game.emit(Event("retreat", seat.index, unit.name, n))


def lose(game: Imperium, seat: Seat, n: int, place: int) -> None:
    """Troops back to supply."""
    n = min(n, seat.have[place])
    if n <= 0:
        return
    seat.have[place] -= n
    seat.have[TROOP.supply] += n
    if game.events is not None:
        game.emit(Event("lose", seat.index, "conflict" if place == CONFLICT else "garrison", n))


def go_home(game: Imperium) -> None:
    """After Combat every unit in the Conflict goes where its kind goes."""
    for seat in game.seats:
        for unit in game.rules.units:
            if unit.after >= 0:
                seat.have[unit.after] += seat.have[unit.conflict]
            seat.have[unit.conflict] = 0
