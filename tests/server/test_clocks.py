"""Clocks: nobody pays with their own time for what the table shows them."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from landsraad.families import family
from landsraad.server.play.clock import LONGEST, Clocks, Showing
from landsraad.server.play.game import Deal, Play
from landsraad.server.room.alarm import Alarm
from landsraad.server.store.journal import Entry
from landsraad.server.wire.messages import Clock, Setup


def dealt(name: str, clock: Clock | None = None) -> Play:
    """A game of three."""
    return Play(Deal(name, family(name).rules, Setup(players=3), 1, clock, 1000.0))


def clocks_of(seats: int) -> Clocks:
    """The clocks of a table where each seat has a minute."""
    return Clocks(Clock(60, 0), seats, 1000.0, Showing(1000.0))


def choose(play: Play, dice: random.Random, at: float) -> list[str]:
    """Let somebody who is to choose choose anything; the kinds of what happens."""
    game = play.game
    seat = dice.choice(game.pending)
    option = game.name(dice.choice(game.legal_for(seat)))
    return [event.kind for event in play.apply(Entry(play.n + 1, "move", seat, option, game.ply + 1, False, at)).events]


@pytest.mark.parametrize(("name", "scene"), [("imperium", "place"), ("classic", "storm")])
def test_no_clock_runs_while_a_scene_is_shown(name: str, scene: str) -> None:
    play, dice = dealt(name, Clock(600, 0)), random.Random(1)
    while scene not in choose(play, dice, 1000.0):
        pass
    clocks, until = play.clocks, play.showing.until
    assert clocks is not None
    assert 1000.0 < until <= 1000.0 + LONGEST
    data = clocks.data(1001.0, [0], set())
    assert data.left[0] == 600
    assert data.held == round(until - 1001, 2)
    assert clocks.data(until + 5, [0], set()).left[0] == 595
    assert clocks.end(0) == until + 600


@pytest.mark.parametrize(("name", "scene"), [("imperium", "place"), ("classic", "storm")])
def test_scenes_are_shown_at_a_table_without_a_clock_too(name: str, scene: str) -> None:
    play, dice = dealt(name), random.Random(1)
    while scene not in choose(play, dice, 1000.0):
        pass
    assert play.clocks is None
    assert 1000.0 < play.showing.until <= 1000.0 + LONGEST
    copy = play.clone()
    copy.showing.end(1000.0)
    assert play.showing.until > 1000.0


def test_a_choice_after_a_scene_costs_only_the_time_after_it() -> None:
    clocks = clocks_of(2)
    clocks.showing.hold(1000.0, 8)
    clocks.tick(1010.0, [0], [1])
    assert clocks.left == [58, 60]


def test_a_choice_during_a_scene_costs_nothing_and_leaves_the_rest_of_it_to_the_next() -> None:
    clocks = clocks_of(2)
    clocks.showing.hold(1000.0, 8)
    clocks.tick(1003.0, [0], [1])
    clocks.tick(1010.0, [1], [0])
    assert clocks.left == [60, 58]


def test_scenes_follow_each_other_but_hold_the_clocks_only_so_long() -> None:
    showing = Showing(1000.0)
    showing.hold(1000.0, 6)
    showing.hold(1000.0, 6)
    assert showing.until == 1012
    showing.hold(1000.0, 60)
    assert showing.until == 1000 + LONGEST


def test_taking_something_back_shows_nothing() -> None:
    clocks = clocks_of(1)
    clocks.showing.hold(1000.0, 6)
    clocks.tick(1001.0, [0], [0])
    clocks.showing.end(1001.0)
    assert clocks.end(0) == 1061


def test_seconds_for_a_bid_do_not_run_while_a_scene_is_shown_even_without_a_clock() -> None:
    rules = family("classic").rules
    setup = Setup(players=3, options={"bid_seconds": 30})
    play, dice = Play(Deal("classic", rules, setup, 1, None, 1000.0)), random.Random(1)
    while (timeout := play.game.family.timeout(play.game)) is None or timeout.seconds != 30:
        choose(play, dice, 1000.0)
    seat = play.game.pending[0]
    room: Any = SimpleNamespace(
        server=None, play=play, playing=lambda: play,
        table=SimpleNamespace(seats=[SimpleNamespace(refused=[])] * 3, clock=None),
        commits=SimpleNamespace(asked_since={seat: SimpleNamespace(at=1000.0)}),
    )
    play.showing.end(1000.0)
    assert Alarm(room).timeout_end(seat) == 1030
    play.showing.hold(1000.0, 8)
    assert Alarm(room).timeout_end(seat) == 1038
