"""Properties of every game of Dune: Imperium, checked over thousands of random ones."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.imperium.deck import OPEN_HAND
from landsraad.imperium.declare import CARDS
from landsraad.imperium.intrigue import KNOWN_INTRIGUE
from landsraad.imperium.rivals import DIFFICULTIES, HAGAL_DECK
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import OPEN_TOP
from tests.properties.conservation import check_conserved, check_score

CHUNKS = 8
PLAIN_GAMES = 250
WATCHED_GAMES = 60
SECRET_GAMES = 25


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game of some kind."""
    game = landsraad.new(
        "imperium",
        players=dice.choice([1, 2, 3, 4]),
        seed=seed,
        modules=dice.choice([("base",), ("base", "promo")]),
        leaders=dice.choice(["random", "random", "draft"]),
        options={"strict_bindu": dice.random() < 0.3, "difficulty": dice.choice(list(DIFFICULTIES))},
    )
    assert isinstance(game, Imperium)
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(chunk)
    for number in range(PLAIN_GAMES):
        game = new_game(dice, chunk * PLAIN_GAMES + number)
        while not game.over:
            legal = game.legal
            assert legal
            assert len(set(legal)) == len(legal)
            game.step(legal[int(dice.random() * len(legal))])
            assert game.ply < 5000
        assert game.result is not None
        assert game.round <= 10
        ranked = 2 if game.setup.players == 2 else len(game.seats)
        assert sorted(seat for group in game.result["ranking"] for seat in group) == list(range(ranked))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_cards_troops_and_tokens_are_conserved(chunk: int) -> None:
    dice = random.Random(100 + chunk)
    for number in range(WATCHED_GAMES):
        game = new_game(dice, 10_000 + chunk * WATCHED_GAMES + number)
        while not game.over:
            check_conserved(game)
            check_score(game)
            game.step(dice.choice(game.legal))
        check_conserved(game)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_record_replays_to_the_same_fingerprint_at_every_ply(chunk: int) -> None:
    dice = random.Random(200 + chunk)
    for number in range(4):
        game = new_game(dice, 20_000 + chunk * 4 + number)
        prints = [game.fingerprint()]
        while not game.over:
            game.step(dice.choice(game.legal))
            prints.append(game.fingerprint())
        record = json.loads(json.dumps(game.record()))
        again = landsraad.replay(record, to=0)
        for ply, move in enumerate(record["moves"]):
            assert again.fingerprint() == prints[ply]
            again.step(move)
        assert again.fingerprint() == prints[-1]
        assert again.result == game.result == record["result"]
        middle = len(prints) // 2
        assert landsraad.replay(record, to=middle).fingerprint() == prints[middle]
        assert len(set(prints)) == len(prints)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_clone_is_independent(chunk: int) -> None:
    dice = random.Random(300 + chunk)
    for number in range(6):
        game = new_game(dice, 30_000 + chunk * 6 + number)
        while not game.over:
            if dice.random() < 0.1:
                before = game.fingerprint()
                copy = game.clone()
                assert copy.fingerprint() == before
                twin = game.clone()
                for _ in range(30):
                    if copy.over:
                        break
                    option = dice.choice(copy.legal)
                    copy.step(option)
                    twin.step(option)
                assert game.fingerprint() == before
                assert copy.fingerprint() == twin.fingerprint()
            game.step(dice.choice(game.legal))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_illegal_is_accepted_and_refusal_changes_nothing(chunk: int) -> None:
    dice = random.Random(400 + chunk)
    for number in range(6):
        game = new_game(dice, 40_000 + chunk * 6 + number)
        options = range(len(game.family.vocabulary))
        while not game.over:
            if dice.random() < 0.15:
                before = game.fingerprint()
                legal = set(game.legal)
                for option in dice.sample(options, 25):
                    assert (game.why_not(option) is None) == (option in legal)
                    assert (game.why_not(game.name(option)) is None) == (option in legal)
                    if option not in legal:
                        with pytest.raises(landsraad.IllegalOption):
                            game.step(option)
                for bad in (-1, len(options), 10**9):
                    with pytest.raises(landsraad.IllegalOption):
                        game.step(bad)
                with pytest.raises(landsraad.IllegalOption):
                    game.step("no-such-option")
                assert game.actor is not None
                with pytest.raises(landsraad.IllegalOption):
                    game.step(game.legal[0], seat=(game.actor + 1) % len(game.seats))
                assert game.fingerprint() == before
                assert all(game.why_not(option) is None for option in legal)
            game.step(dice.choice(game.legal))
        with pytest.raises(landsraad.IllegalOption):
            game.step(0)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(500 + chunk)
    for number in range(SECRET_GAMES):
        game = new_game(dice, 50_000 + chunk * SECRET_GAMES + number)
        while not game.over:
            if dice.random() < 0.04:
                for seat in range(len(game.seats)):
                    imagined = game.determinize(seat, dice.randrange(1 << 60))
                    assert json.dumps(game.view(seat)) == json.dumps(imagined.view(seat))
                    assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
                    check_conserved(imagined)
                    for _ in range(15):
                        if imagined.over:
                            break
                        imagined.step(dice.choice(imagined.legal))
            game.step(dice.choice(game.legal))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_never_hold_the_secrets_of_others(chunk: int) -> None:
    """Every hidden zone is replaced by cards that are nowhere else; no other view may change by it."""
    dice = random.Random(600 + chunk)
    for number in range(SECRET_GAMES):
        game = new_game(dice, 60_000 + chunk * SECRET_GAMES + number)
        while not game.over:
            if dice.random() < 0.04:
                for owner in range(len(game.seats)):
                    stacked = game.clone()
                    seat = stacked.seats[owner]
                    hagal = stacked.piles[HAGAL_DECK]
                    stacked.lay(HAGAL_DECK, tuple(dice.sample(hagal, len(hagal))))
                    fresh = [card.index for card in CARDS]
                    hidden = Counter(seat.hand) - Counter(seat.piles[OPEN_HAND])
                    seat.hand = [*seat.piles[OPEN_HAND], *(dice.choice(fresh) for _ in range(hidden.total()))]
                    known = seat.have[OPEN_TOP]
                    seat.deck = [dice.choice(fresh) for _ in seat.deck[known:]] + seat.deck[len(seat.deck) - known :]
                    if not seat.piles[KNOWN_INTRIGUE]:
                        seat.intrigue = [dice.choice(game.rules.intrigue) for _ in seat.intrigue]
                    stacked.options_now = None
                    for viewer in (*range(len(game.seats)), None):
                        if viewer != owner:
                            assert json.dumps(stacked.view(viewer)) == json.dumps(game.view(viewer))
            game.step(dice.choice(game.legal))


def test_the_same_seed_gives_the_same_game() -> None:
    for seed in (0, 1, 7, 2**256 - 1):
        one, two = (landsraad.new("imperium", players=4, seed=seed) for _ in range(2))
        assert one.fingerprint() == two.fingerprint()
    assert landsraad.new("imperium", seed=1).fingerprint() != landsraad.new("imperium", seed=2).fingerprint()


def test_undo_never_goes_back_before_something_was_shown() -> None:
    """Whatever happened since the undo floor could have happened the same with all hidden cards in another order."""
    dice = random.Random(9)
    for seed in range(60):
        game = new_game(dice, 70_000 + seed)
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
