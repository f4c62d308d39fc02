"""Properties of games with Immortality, checked over random ones."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.imperium.boxes.immortality.research import NODES, RESEARCH
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS
from landsraad.imperium.boxes.immortality.tleilaxu_track import TLEILAXU
from landsraad.imperium.declare.vocabulary import VP
from landsraad.imperium.table.state import Imperium
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import (
    check_clones,
    check_imagined,
    check_refusals,
    check_replays,
    check_undo,
    level,
    play,
    positions,
)

MODULES = (("base", "immortality"), ("base", "promo", "immortality"))
CHUNKS = 4


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game with Immortality of some kind."""
    players = dice.choice([1, 2, 3, 4])
    game = landsraad.new(
        "imperium",
        players=players,
        seed=seed,
        modules=dice.choice(MODULES),
        leaders=dice.choice(["random", "draft"]),
        options={"go_to_11": dice.random() < 0.3, "difficulty": level(dice, players)},
    )
    assert isinstance(game, Imperium)
    return game


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(1000 + chunk)
    for number in range(60):
        game = new_game(dice, 100_000 + chunk * 60 + number)
        if number % 4 == 0:
            game.listen()
        play(game, dice)


@chunks
def test_everything_is_conserved_and_tokens_only_advance(chunk: int) -> None:
    dice = random.Random(1100 + chunk)
    for number in range(12):
        game = new_game(dice, 110_000 + chunk * 12 + number)
        columns = [0] * len(game.seats)
        steps = [0] * len(game.seats)
        for position in positions(game, dice):
            check_conserved(position)
            check_score(position)
            for seat in position.seats:
                column = NODES[seat.have[RESEARCH]].column if seat.have[RESEARCH] >= 0 else 0
                assert column >= columns[seat.index]
                assert seat.have[TLEILAXU] >= steps[seat.index] or not seat.policy.competes
                assert seat.have[VP] >= sum(seat.have[TLEILAXU] >= space for space in (4, 7))
                columns[seat.index], steps[seat.index] = column, max(0, seat.have[TLEILAXU])
                assert seat.have[SPECIMENS] == 0 or not seat.policy.automatic


@chunks
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(1200 + chunk)
    for number in range(10):
        check_imagined(new_game(dice, 120_000 + chunk * 10 + number), dice, 0.05)


@chunks
def test_clones_are_independent_and_records_replay(chunk: int) -> None:
    dice = random.Random(1300 + chunk)
    check_clones(new_game(dice, 130_000 + chunk), dice, 0.1)
    for number in range(2):
        check_replays(new_game(dice, 135_000 + chunk * 2 + number), dice)


@chunks
def test_what_is_not_legal_is_refused_with_a_reason(chunk: int) -> None:
    dice = random.Random(1400 + chunk)
    for number in range(3):
        check_refusals(new_game(dice, 140_000 + chunk * 3 + number), dice, 0.1)


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(19)
    for seed in range(16):
        check_undo(new_game(dice, 150_000 + seed), dice)
