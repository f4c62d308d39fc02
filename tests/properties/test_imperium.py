"""Properties of every game of Dune: Imperium, checked over thousands of random ones."""

from __future__ import annotations

import random

import pytest

import landsraad
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
    some_positions,
)

CHUNKS = 8
PLAIN_GAMES = 250
WATCHED_GAMES = 60
SECRET_GAMES = 25


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game of some kind."""
    players = dice.choice([1, 2, 3, 4])
    game = landsraad.new(
        "imperium",
        players=players,
        seed=seed,
        modules=dice.choice([("base",), ("base", "promo")]),
        leaders=dice.choice(["random", "random", "draft"]),
        options={"strict_bindu": dice.random() < 0.3, "difficulty": level(dice, players)},
    )
    assert isinstance(game, Imperium)
    return game


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(chunk)
    for number in range(PLAIN_GAMES):
        game = new_game(dice, chunk * PLAIN_GAMES + number)
        play(game, dice)
        assert game.result is not None
        ranked = 2 if game.setup.players == 2 else len(game.seats)
        assert sorted(seat for group in game.result["ranking"] for seat in group) == list(range(ranked))


@chunks
def test_cards_troops_and_tokens_are_conserved(chunk: int) -> None:
    dice = random.Random(100 + chunk)
    for number in range(WATCHED_GAMES):
        check_all_along(new_game(dice, 10_000 + chunk * WATCHED_GAMES + number), dice, check_conserved, check_score)


@chunks
def test_a_record_replays_to_the_same_fingerprint_at_every_ply(chunk: int) -> None:
    dice = random.Random(200 + chunk)
    for number in range(4):
        check_replays(new_game(dice, 20_000 + chunk * 4 + number), dice)


@chunks
def test_a_clone_is_independent(chunk: int) -> None:
    dice = random.Random(300 + chunk)
    for number in range(6):
        check_clones(new_game(dice, 30_000 + chunk * 6 + number), dice, 0.1)


@chunks
def test_nothing_illegal_is_accepted_and_refusal_changes_nothing(chunk: int) -> None:
    dice = random.Random(400 + chunk)
    for number in range(6):
        check_refusals(new_game(dice, 40_000 + chunk * 6 + number), dice, 0.15)


def test_what_is_no_option_at_all_is_refused() -> None:
    dice = random.Random(450)
    game = new_game(dice, 45_000)
    for position in some_positions(game, dice, 0.15):
        before = position.fingerprint()
        for bad in (-1, len(game.family.vocabulary), 10**9, "no-such-option"):
            with pytest.raises(landsraad.IllegalOption):
                position.step(bad)
        for option in position.legal:
            assert position.why_not(position.name(option)) is None
        assert position.actor is not None
        with pytest.raises(landsraad.IllegalOption):
            position.step(position.legal[0], seat=(position.actor + 1) % len(position.seats))
        assert position.fingerprint() == before
    with pytest.raises(landsraad.IllegalOption):
        game.step(0)


@chunks
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(500 + chunk)
    for number in range(SECRET_GAMES):
        check_imagined(new_game(dice, 50_000 + chunk * SECRET_GAMES + number), dice, 0.04)


@chunks
def test_views_never_hold_the_secrets_of_others(chunk: int) -> None:
    dice = random.Random(600 + chunk)
    for number in range(SECRET_GAMES):
        check_secrets(new_game(dice, 60_000 + chunk * SECRET_GAMES + number), dice, 0.04)


def test_the_same_seed_gives_the_same_game() -> None:
    for seed in (0, 1, 7, 2**256 - 1):
        one, two = (landsraad.new("imperium", players=4, seed=seed) for _ in range(2))
        assert one.fingerprint() == two.fingerprint()
    assert landsraad.new("imperium", seed=1).fingerprint() != landsraad.new("imperium", seed=2).fingerprint()


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(9)
    for seed in range(16):
        check_undo(new_game(dice, 70_000 + seed), dice)
