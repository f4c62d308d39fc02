"""Properties of every game with Rise of Ix, checked over random ones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import landsraad
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import HOLDERS, IN_CONFLICT, IN_GARRISON, IN_SUPPLY
from landsraad.imperium.boxes.rise_of_ix.leaders import AHEAD, SNOOPERS
from landsraad.imperium.boxes.rise_of_ix.shipping import FREIGHTER
from landsraad.imperium.boxes.rise_of_ix.tech import FACE_UP, NEGOTIATORS, STACKS, TECH, TRASHED_TECH, tiles_of
from landsraad.imperium.declare.cards import CONFLICTS, HAGAL
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import CONFLICT, GARRISON, SPICE, SUPPLY, VP
from landsraad.imperium.rivals.deck import HAGAL_DECK, HAGAL_DISCARD
from landsraad.imperium.table.state import PLAYER_TURNS, Imperium
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
)

CHUNKS = 4
PLAIN_GAMES = 25
WATCHED_GAMES = 8
SECRET_GAMES = 6


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game of some kind with Rise of Ix."""
    players = dice.choice([1, 2, 3, 4])
    options: dict[str, object] = {"difficulty": level(dice, players)}
    if players == 1:
        options["imperium_row_churn"] = dice.random() < 0.5
        options["brutal_escalation"] = dice.random() < 0.5
    else:
        options["epic"] = dice.random() < 0.4
    game = landsraad.new(
        "imperium",
        players=players,
        seed=seed,
        modules=dice.choice([("base", "rise-of-ix"), ("base", "promo", "rise-of-ix")]),
        leaders=dice.choice(["random", "random", "draft"]),
        options=options,
    )
    assert isinstance(game, Imperium)
    return game


def check_ix(game: Imperium) -> None:
    """Troops, dreadnoughts and tiles are all there, each in one place."""
    for seat in game.seats:
        have = seat.have
        assert have[SUPPLY] + have[GARRISON] + have[CONFLICT] + have[NEGOTIATORS] == 12
        holding = sum(game.have[number] == seat.index for number in HOLDERS.values())
        assert have[IN_SUPPLY] + have[IN_GARRISON] + have[IN_CONFLICT] + holding == 2
        assert 0 <= have[FREIGHTER] <= 3
        assert len(seat.piles[AHEAD]) <= 1
        if seat.policy.automatic:
            assert have[FREIGHTER] <= 2
            assert all(TECH[tile].marked for tile in tiles_of(seat))
    tiles = [game.have[number] for number in FACE_UP if game.have[number] != NONE]
    tiles += [tile for stack in STACKS for tile in game.piles[stack]]
    tiles += [*game.piles[TRASHED_TECH], *(tile for seat in game.seats for tile in tiles_of(seat))]
    assert sorted(tiles) == [tile.index for tile in TECH]
    assert len(TECH) == 18


chunks = pytest.mark.parametrize("chunk", range(CHUNKS))


@chunks
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(1000 + chunk)
    for number in range(PLAIN_GAMES):
        play(new_game(dice, chunk * PLAIN_GAMES + number), dice)


@chunks
def test_cards_units_tiles_and_tokens_are_conserved(chunk: int) -> None:
    dice = random.Random(1100 + chunk)
    for number in range(WATCHED_GAMES):
        game = new_game(dice, 10_000 + chunk * WATCHED_GAMES + number)
        check_all_along(game, dice, check_conserved, check_score, check_ix)


@chunks
def test_a_record_replays_and_a_clone_is_independent(chunk: int) -> None:
    dice = random.Random(1200 + chunk)
    check_replays(new_game(dice, 20_000 + chunk), dice)
    check_clones(new_game(dice, 25_000 + chunk), dice, 0.1)


@chunks
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(1300 + chunk)
    for number in range(SECRET_GAMES):
        check_imagined(new_game(dice, 30_000 + chunk * SECRET_GAMES + number), dice, 0.05, check_ix)


@chunks
def test_views_never_hold_the_secrets_of_others(chunk: int) -> None:
    dice = random.Random(1400 + chunk)
    for number in range(SECRET_GAMES):
        check_secrets(new_game(dice, 40_000 + chunk * SECRET_GAMES + number), dice, 0.05)


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(1500)
    for seed in range(16):
        check_undo(new_game(dice, 50_000 + seed), dice)


def test_nothing_illegal_is_accepted_and_every_refusal_has_a_reason() -> None:
    dice = random.Random(1600)
    for number in range(8):
        check_refusals(new_game(dice, 60_000 + number), dice, 0.15)


def test_the_decks_have_the_cards_of_both_boxes() -> None:
    game = landsraad.new("imperium", players=3, seed=1, modules=("base", "rise-of-ix"))
    assert isinstance(game, Imperium)
    rules = game.rules
    assert (len(rules.imperium), len(rules.intrigue), len(rules.leaders)) == (102, 57, 14)
    levels = Counter(CONFLICTS[card].level for card in rules.conflicts)
    assert levels == {1: 6, 2: 11, 3: 5}
    assert [len(game.piles[stack]) for stack in STACKS] == [5, 5, 5]


@pytest.mark.parametrize(("players", "size"), [(1, 30), (2, 29)])
def test_the_house_hagal_deck_has_the_cards_for_that_many_players(players: int, size: int) -> None:
    game = landsraad.new("imperium", players=players, seed=1, modules=("base", "rise-of-ix"))
    assert isinstance(game, Imperium)
    cards = [HAGAL[index] for index in [*game.piles[HAGAL_DECK], *game.piles[HAGAL_DISCARD]]]
    assert len(cards) == size
    assert {card.players for card in cards} == {0, players}


def test_a_solo_rival_finds_a_tile_it_may_acquire() -> None:
    """While a marked tile is left on Ix, one lies face up."""
    dice = random.Random(1700)
    for seed in range(12):
        game = landsraad.new("imperium", players=1, seed=seed, modules=("base", "rise-of-ix"))
        assert isinstance(game, Imperium)
        while not game.over:
            up = [game.have[number] for number in FACE_UP]
            waiting = NONE in up and any(game.piles[stack] for stack in STACKS)  # a tile is giving what it gives
            if not waiting and any(TECH[tile].marked for stack in STACKS for tile in game.piles[stack]):
                assert any(tile != NONE and TECH[tile].marked for tile in up)
            for rival in game.seats[1:] if game.phase == PLAYER_TURNS else []:
                assert rival.have[SPICE] < 7 or CONFLICTS[game.conflict].level < 3
            game.step(dice.choice(game.legal))


STAGES = {
    "a freighter on the top level": lambda game: any(seat.have[FREIGHTER] == 3 for seat in game.seats),
    "negotiators": lambda game: any(seat.have[NEGOTIATORS] for seat in game.seats),
    "three tiles at one seat": lambda game: any(len(tiles_of(seat)) >= 3 for seat in game.seats),
    "a dreadnought in the Conflict": lambda game: any(seat.have[IN_CONFLICT] for seat in game.seats),
    "a dreadnought in control": lambda game: any(game.have[number] != NONE for number in HOLDERS.values()),
    "a Snooper taken": lambda game: any(0 < len(seat.piles[SNOOPERS]) < 4 for seat in game.seats),
    "a card put aside": lambda game: any(seat.piles[AHEAD] for seat in game.seats),
    "12 victory points": lambda game: any(seat.have[VP] >= 10 for seat in game.seats),
    "tiles of a Rival": lambda game: any(tiles_of(seat) for seat in game.seats if seat.policy.automatic),
}


def test_random_games_reach_what_they_are_to_prove() -> None:
    dice = random.Random(1800)
    missing = dict(STAGES)
    for seed in range(120):
        game = new_game(dice, 70_000 + seed)
        while not game.over and missing:
            missing = {name: stage for name, stage in missing.items() if not stage(game)}
            game.step(dice.choice(game.legal))
        if not missing:
            return
    pytest.fail(f"no game shows {', '.join(missing)}")
