"""Clocks: nobody pays with their own time for what the table shows them."""

import random

import pytest

from landsraad.families import family
from landsraad.server.play.clock import LONGEST, Clocks
from landsraad.server.play.game import Deal, Play
from landsraad.server.store.journal import Entry
from landsraad.server.wire.messages import Clock, Setup


def dealt(name: str) -> Play:
    """A game of three with a clock."""
    return Play(Deal(name, family(name).rules, Setup(players=3), 1, Clock(600, 0), 1000.0))


def choose(play: Play, dice: random.Random, at: float) -> list[str]:
    """Let somebody who is to choose choose anything; the kinds of what happens."""
    game = play.game
    seat = dice.choice(game.pending)
    option = game.name(dice.choice(game.legal_for(seat)))
    return [event.kind for event in play.apply(Entry(play.n + 1, "move", seat, option, game.ply + 1, False, at)).events]


@pytest.mark.parametrize(("name", "scene"), [("imperium", "place"), ("classic", "storm")])
def test_no_clock_runs_while_a_scene_is_shown(name: str, scene: str) -> None:
    play, dice = dealt(name), random.Random(1)
    while scene not in choose(play, dice, 1000.0):
        pass
    clocks = play.clocks
    assert clocks is not None
    assert 1000.0 < clocks.held <= 1000.0 + LONGEST
    data = clocks.data(1001.0, [0], set())
    assert data.left[0] == 600
    assert data.held == round(clocks.held - 1001, 2)
    assert clocks.data(clocks.held + 5, [0], set()).left[0] == 595
    assert clocks.end(0) == clocks.held + 600


def test_a_choice_after_a_scene_costs_only_the_time_after_it() -> None:
    clocks = Clocks(Clock(60, 0), 2, 1000.0)
    clocks.hold(8)
    clocks.tick(1010.0, [0], [1])
    assert clocks.left == [58, 60]


def test_a_choice_during_a_scene_costs_nothing_and_leaves_the_rest_of_it_to_the_next() -> None:
    clocks = Clocks(Clock(60, 0), 2, 1000.0)
    clocks.hold(8)
    clocks.tick(1003.0, [0], [1])
    clocks.tick(1010.0, [1], [0])
    assert clocks.left == [60, 58]


def test_scenes_follow_each_other_but_hold_the_clocks_only_so_long() -> None:
    clocks = Clocks(Clock(60, 0), 1, 1000.0)
    clocks.hold(6)
    clocks.hold(6)
    assert clocks.held == 1012
    clocks.hold(60)
    assert clocks.held == 1000 + LONGEST


def test_taking_something_back_shows_nothing() -> None:
    clocks = Clocks(Clock(60, 0), 1, 1000.0)
    clocks.hold(6)
    clocks.tick(1001.0, [0], [0])
    clocks.run()
    assert clocks.end(0) == 1061
