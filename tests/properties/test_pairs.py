"""Properties of games with Rise of Ix and Immortality together, checked over random ones."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.imperium.boxes.immortality.row import TLEILAXU_DECK
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import HOLDERS, IN_CONFLICT, IN_GARRISON, IN_SUPPLY
from landsraad.imperium.boxes.rise_of_ix.leaders import AHEAD
from landsraad.imperium.boxes.rise_of_ix.tech import FACE_UP, NEGOTIATORS, STACKS, TECH, TRASHED_TECH, tiles_of
from landsraad.imperium.deck import OPEN_HAND
from landsraad.imperium.declare import CARDS
from landsraad.imperium.register import NONE
from landsraad.imperium.rivals import DIFFICULTIES
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import CONFLICT, GARRISON, OPEN_TOP, SUPPLY
from tests.properties.conservation import check_conserved, check_score

CHUNKS = 4
PLAIN_GAMES = 30
WATCHED_GAMES = 6
SECRET_GAMES = 4


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game of some kind with both boxes."""
    players = dice.choice([1, 2, 3, 4])
    options: dict[str, object] = {
        "difficulty": dice.choice(list(DIFFICULTIES)), "go_to_11": dice.random() < 0.3,
    }
    for name in ("imperium_row_churn", "brutal_escalation") if players == 1 else ("epic",):
        options[name] = dice.random() < 0.5
    game = landsraad.new(
        "imperium", players=players, seed=seed, leaders=dice.choice(["random", "draft"]), options=options,
        modules=("base", "rise-of-ix", "immortality", *(["promo"] if dice.random() < 0.3 else [])),
    )
    assert isinstance(game, Imperium)
    return game


def check_pieces(game: Imperium) -> None:
    """Troops, dreadnoughts and tiles are all there, each in one place."""
    for seat in game.seats:
        have = seat.have
        assert sum(have[place] for place in (SUPPLY, GARRISON, CONFLICT, NEGOTIATORS, SPECIMENS)) == 12
        holding = sum(game.have[number] == seat.index for number in HOLDERS.values())
        assert have[IN_SUPPLY] + have[IN_GARRISON] + have[IN_CONFLICT] + holding == 2
        assert not (seat.policy.automatic and have[SPECIMENS])
    tiles = [game.have[number] for number in FACE_UP if game.have[number] != NONE]
    tiles += [tile for stack in STACKS for tile in game.piles[stack]]
    tiles += [*game.piles[TRASHED_TECH], *(tile for seat in game.seats for tile in tiles_of(seat))]
    assert sorted(tiles) == [tile.index for tile in TECH]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(2000 + chunk)
    for number in range(PLAIN_GAMES):
        game = new_game(dice, 200_000 + chunk * PLAIN_GAMES + number)
        if number % 4 == 0:
            game.listen()
        while not game.over:
            legal = game.legal
            assert legal
            assert len(set(legal)) == len(legal)
            game.step(dice.choice(legal))
            assert game.ply < 6000
        assert game.result is not None
        assert game.round <= 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cards_units_tiles_and_tokens_are_conserved(chunk: int) -> None:
    dice = random.Random(2100 + chunk)
    for number in range(WATCHED_GAMES):
        game = new_game(dice, 210_000 + chunk * WATCHED_GAMES + number)
        while not game.over:
            check_conserved(game)
            check_score(game)
            check_pieces(game)
            game.step(dice.choice(game.legal))
        check_conserved(game)
        check_pieces(game)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(2200 + chunk)
    for number in range(SECRET_GAMES):
        game = new_game(dice, 220_000 + chunk * SECRET_GAMES + number)
        while not game.over:
            if dice.random() < 0.04:
                for seat in range(len(game.seats)):
                    imagined = game.determinize(seat, dice.randrange(1 << 60))
                    assert json.dumps(game.view(seat)) == json.dumps(imagined.view(seat))
                    assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
                    check_conserved(imagined)
                    check_pieces(imagined)
                    for _ in range(15):
                        if imagined.over:
                            break
                        imagined.step(dice.choice(imagined.legal))
            game.step(dice.choice(game.legal))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_never_hold_the_secrets_of_others(chunk: int) -> None:
    """Hands, decks, the card put aside, tiles and Tleilaxu cards face down are replaced: no other view changes."""
    dice = random.Random(2300 + chunk)
    anything = [card.index for card in CARDS]
    for number in range(SECRET_GAMES):
        game = new_game(dice, 230_000 + chunk * SECRET_GAMES + number)
        while not game.over:
            if dice.random() < 0.04:
                for owner in range(len(game.seats)):
                    stacked = game.clone()
                    seat = stacked.seats[owner]
                    hidden = Counter(seat.hand) - Counter(seat.piles[OPEN_HAND])
                    seat.hand = [*seat.piles[OPEN_HAND], *(dice.choice(anything) for _ in range(hidden.total()))]
                    known = len(seat.deck) - seat.have[OPEN_TOP]
                    seat.deck = [dice.choice(anything) for _ in range(known)] + seat.deck[known:]
                    seat.lay(AHEAD, tuple(dice.choice(anything) for _ in seat.piles[AHEAD]))
                    for pile in (*STACKS, TLEILAXU_DECK):
                        stacked.lay(pile, tuple(dice.sample(game.piles[pile], len(game.piles[pile]))))
                    stacked.options_now = None
                    for viewer in (*range(len(game.seats)), None):
                        if viewer != owner:
                            assert json.dumps(stacked.view(viewer)) == json.dumps(game.view(viewer))
            game.step(dice.choice(game.legal))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_clones_are_independent_and_records_replay(chunk: int) -> None:
    dice = random.Random(2400 + chunk)
    game = new_game(dice, 240_000 + chunk)
    prints = [game.fingerprint()]
    while not game.over:
        if dice.random() < 0.05:
            copy, twin = game.clone(), game.clone()
            for _ in range(30):
                if copy.over:
                    break
                option = dice.choice(copy.legal)
                copy.step(option)
                twin.step(option)
            assert copy.fingerprint() == twin.fingerprint()
            assert game.fingerprint() == prints[-1]
        game.step(dice.choice(game.legal))
        prints.append(game.fingerprint())
    again = landsraad.replay(json.loads(json.dumps(game.record())), to=0)
    for ply, move in enumerate(game.moves()):
        assert again.fingerprint() == prints[ply]
        assert isinstance(move, str)
        again.step(move)
    assert again.fingerprint() == prints[-1]


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(2500)
    for seed in range(4):
        game = new_game(dice, 250_000 + seed)
        while not game.over:
            actor = game.actor
            assert actor is not None
            imagined = game.determinize(actor, dice.randrange(1 << 60))
            option = dice.choice(game.legal)
            game.step(option)
            imagined.step(option)
            if game.undo_floor < game.ply:
                assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
                if game.actor == actor:
                    assert json.dumps(game.view(actor)) == json.dumps(imagined.view(actor))


def test_what_is_not_legal_is_refused_with_a_reason() -> None:
    dice = random.Random(2600)
    for number in range(6):
        game = new_game(dice, 260_000 + number)
        options = range(len(game.family.vocabulary))
        while not game.over:
            if dice.random() < 0.1:
                before = game.fingerprint()
                legal = set(game.legal)
                for option in dice.sample(options, 40):
                    reason = game.why_not(option)
                    assert (reason is None) == (option in legal)
                    assert reason is None or reason
                assert all(game.text(option) for option in legal)
                assert game.fingerprint() == before
            game.step(dice.choice(game.legal))
