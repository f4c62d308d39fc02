"""Playing from outside: ends of turns, quick keys, games in lockstep."""

import json
import random

import pytest

import landsraad
from landsraad.families import families
from landsraad.kernel.errors import IllegalOption
from landsraad.kernel.playing.ends import ends_of_turn
from landsraad.kernel.playing.lockstep import Lockstep, advance

EVERY = pytest.mark.parametrize("family", list(families()))


def step(game, dice):
    seat = dice.choice(game.pending)
    game.step(dice.choice(game.legal_for(seat)), seat)


@EVERY
def test_turns_and_rounds_are_counted(family):
    game = landsraad.new(family, players=3, seed=5)
    dice = random.Random(5)
    counted = []
    while not game.over:
        counted.append((game.rounds, game.turns))
        assert game.clone().turns == game.turns
        step(game, dice)
    assert counted == sorted(counted)
    assert game.rounds >= 2
    assert game.turns > game.rounds


@EVERY
def test_positions_with_the_same_quick_key_look_the_same(family):
    game = landsraad.new(family, players=3, seed=2)
    dice = random.Random(2)
    keys: dict[int, str] = {}
    for _ in range(60):
        seat = game.pending[0]
        for option in game.legal_for(seat)[:6]:
            trial = game.clone()
            trial.step(option, seat)
            key = trial.quick_key()
            assert key == trial.clone().quick_key()
            seen = json.dumps([shown(trial, one) for one in range(trial.seat_count)], sort_keys=True)
            assert keys.setdefault(key, seen) == seen
        step(game, dice)
    assert len(keys) > 60


def shown(game, seat):
    """What a seat sees, but for what counts choices and what is sorted by arrival."""
    return sorted(map(str, game.legal_for(seat))), game.family.appraise(game, seat)


def test_a_turn_is_played_to_all_its_ends():
    game = landsraad.new("imperium", players=3, seed=7)
    advance(game)
    seat = game.actor
    assert seat is not None
    ends = ends_of_turn(game, seat, 5000)
    assert {end.options[0] for end in ends} == set(game.legal)
    assert len({end.game.quick_key() for end in ends}) == len(ends)
    for end in ends[:50]:
        again = game.clone()
        for option in end.options:
            while option not in again.legal:
                (only,) = again.legal
                again.step(only)
            again.step(option)
        advance(again)
        other = end.game.clone()
        advance(other)
        assert again.fingerprint() == other.fingerprint()
        assert end.game.over or end.game.turns != game.turns or end.game.actor != seat


def test_games_in_lockstep_are_always_at_a_choice():
    lockstep = Lockstep(4, lambda place, played: landsraad.new("imperium", players=3, seed=place * 100 + played))
    dice = random.Random(1)
    ended = 0
    for _ in range(400):
        spans = zip(lockstep.starts, lockstep.starts[1:], strict=False)
        options = [dice.choice(lockstep.legal[start:end]) for start, end in spans]
        ended += len(lockstep.step(options))
    assert ended > 0
    assert sum(lockstep.played) == ended
    with pytest.raises(IllegalOption, match="1 options were chosen in 4 games"):
        lockstep.step([0])
