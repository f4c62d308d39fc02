"""The cards of the storm round: Weather Control and the Family Atomics."""

from __future__ import annotations

from landsraad.classic.act import Act
from landsraad.classic.cards import drop
from landsraad.classic.map import NEAR_WALL_MASK, SHIELD_WALL
from landsraad.classic.state import Classic, Seat
from landsraad.classic.treachery import FAMILY_ATOMICS, TREACHERY, WEATHER_CONTROL
from landsraad.classic.words import PLAY, STORM, VALUE
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

# Kinds of pause: at any time, as the storm round opens, and when the storm's distance is known.
ANY_TIME, STORM_STARTS, STORM_KNOWN = range(3)

_CONTROL = PLAY[WEATHER_CONTROL]
_ATOMICS = PLAY[FAMILY_ATOMICS]


def storm_options(game: Classic, seat: Seat, kind: int, options: list[int]) -> None:
    """Add the cards for the storm round that a seat may play."""
    if game.turn < 2:
        return
    control = STORM_KNOWN if game.rules.weather_known else STORM_STARTS
    if kind == control and WEATHER_CONTROL in seat.hand:
        options.append(_CONTROL)
    if kind == STORM_KNOWN and FAMILY_ATOMICS in seat.hand and game.wall and game.fighters(seat) & NEAR_WALL_MASK:
        options.append(_ATOMICS)


class PlayStormCard(Act):
    """Weather Control or the Family Atomics are played."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        if context.card not in seat.hand:
            return
        if game.events is not None:
            game.tell(Event("play", seat.index, TREACHERY[context.card].id))
        drop(game, seat, context.card)
        if context.card == WEATHER_CONTROL:
            game.push(CONTROL_STORM, context)
        else:
            destroy_wall(game)


class ControlStorm(Act):
    """Whoever played Weather Control decides how far the storm moves."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return STORM

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.distance = VALUE[option]

    def prompt(self, game: Classic, context: Context) -> str:
        return "How many sectors does the storm move?"


def destroy_wall(game: Classic) -> None:
    """The Family Atomics destroy the Shield Wall."""
    game.wall = False
    game.kill_all(SHIELD_WALL, 0)


PLAY_STORM_CARD = PlayStormCard()
CONTROL_STORM = ControlStorm()
