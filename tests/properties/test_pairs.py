"""Properties of games with Rise of Ix and Immortality together, checked over random ones."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS
from landsraad.imperium.table.state import Imperium
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import (
    check_all_along,
    check_clones,
    check_imagined,
    check_refusals,
    check_replays,
    check_secrets,
    check_undo,
    level,
    play,
    rivals,
)

CHUNKS = 4
PLAIN_GAMES = 30
WATCHED_GAMES = 6
SECRET_GAMES = 4


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game of some kind with both boxes."""
    players = dice.choice([1, 2, 3, 4])
    options: dict[str, object] = {
        "difficulty": level(dice, players), "go_to_11": dice.random() < 0.3,
    }
    for name in ("imperium_row_churn", "brutal_escalation") if players == 1 else ("epic",):
        options[name] = dice.random() < 0.5
    game = landsraad.new(
        "imperium", players=players, seed=seed, leaders=dice.choice(["random", "draft"]), options=options,
        modules=("base", "rise-of-ix", "immortality", *(["promo"] if dice.random() < 0.3 else [])),
    )
    assert isinstance(game, Imperium)
    return game


def check_specimens(game: Imperium) -> None:
    """Rivals grow none."""
    assert not any(rival.have[SPECIMENS] for rival in rivals(game))


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(2000 + chunk)
    for number in range(PLAIN_GAMES):
        game = new_game(dice, 200_000 + chunk * PLAIN_GAMES + number)
        if number % 4 == 0:
            game.listen()
        play(game, dice)


@chunks
def test_cards_units_tiles_and_tokens_are_conserved(chunk: int) -> None:
    dice = random.Random(2100 + chunk)
    for number in range(WATCHED_GAMES):
        game = new_game(dice, 210_000 + chunk * WATCHED_GAMES + number)
        check_all_along(game, dice, check_conserved, check_score, check_specimens)


@chunks
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(2200 + chunk)
    for number in range(SECRET_GAMES):
        check_imagined(new_game(dice, 220_000 + chunk * SECRET_GAMES + number), dice, 0.04, check_specimens)


@chunks
def test_views_never_hold_the_secrets_of_others(chunk: int) -> None:
    dice = random.Random(2300 + chunk)
    for number in range(SECRET_GAMES):
        check_secrets(new_game(dice, 230_000 + chunk * SECRET_GAMES + number), dice, 0.04)


@chunks
def test_clones_are_independent_and_records_replay(chunk: int) -> None:
    dice = random.Random(2400 + chunk)
    if chunk % 2:
        check_clones(new_game(dice, 240_000 + chunk), dice, 0.05)
    else:
        check_replays(new_game(dice, 240_000 + chunk), dice)


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(2500)
    for seed in range(4):
        check_undo(new_game(dice, 250_000 + seed), dice)


def test_what_is_not_legal_is_refused_with_a_reason() -> None:
    dice = random.Random(2600)
    for number in range(6):
        check_refusals(new_game(dice, 260_000 + number), dice, 0.1)
