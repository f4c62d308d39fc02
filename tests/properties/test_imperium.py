"""Properties of every game of Dune: Imperium, checked over thousands of random ones."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.imperium.declare import CARDS
from landsraad.imperium.rivals import DIFFICULTIES, hagal_deck
from landsraad.imperium.state import NOBODY, PLAYER_TURNS, Imperium
from landsraad.imperium.words import AGENTS, CONFLICT, FACTIONS, GARRISON, SUPPLY, VP

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


def check_conserved(game: Imperium) -> None:
    """Cards, troops, Agents and tokens are all there, and nothing is negative."""
    rules = game.rules
    found: Counter[int] = Counter([*game.row, *game.imperium_deck, *game.trashed])
    for slot, count in enumerate(game.reserve):
        found[rules.reserve[slot].index] += count
    intrigues = Counter(game.intrigue_deck + game.intrigue_discard)
    for seat in game.seats:
        found.update(seat.hand + seat.deck + seat.discard + seat.play)
        if seat.aside != NOBODY:
            found[seat.aside] += 1
        intrigues.update([*seat.intrigue, *seat.waiting])
        assert min(seat.have) >= 0, seat.have
        assert seat.have[SUPPLY] + seat.have[GARRISON] + seat.have[CONFLICT] == 12
        assert all(0 <= level <= 6 for level in seat.influence)
        assert not Counter(seat.open_hand) - Counter(seat.hand)
        assert seat.open_top <= len(seat.deck)
        if game.phase == PLAYER_TURNS:
            assert seat.have[AGENTS] + len(seat.posts) == 2 + seat.swordmaster + (game.mentat == seat.index)
    expected = Counter(rules.imperium)
    for card in rules.reserve:
        expected[card.index] += card.copies
    for index in rules.starting:
        expected[index] += game.setup.players
    waiting = Counter({game.asking.card: 1}) if game.legal and game.name(game.legal[0]).startswith("to:") else Counter()
    assert found + waiting == expected, (found - expected, expected - found)
    assert intrigues == Counter(rules.intrigue)
    rivals_play = game.setup.players < 3
    assert sorted(game.hagal_deck + game.hagal_discard) == (hagal_deck(game.setup.players) if rivals_play else [])
    for faction in range(len(FACTIONS)):
        holder = game.alliances[faction]
        levels = [seat.influence[faction] for seat in game.seats]
        if holder != NOBODY:
            passing_on = game.legal and game.name(game.legal[0]).startswith("give:")
            assert passing_on or (levels[holder] >= 4 and levels[holder] == max(levels))
        else:
            assert max(levels) < 4


def check_score(game: Imperium) -> None:
    """Victory points are never fewer than those that tracks and Alliances give."""
    for seat in game.seats:
        if seat.rival and game.setup.players == 2:
            continue
        standing = sum(level >= 2 for level in seat.influence) + game.alliances.count(seat.index)
        assert seat.have[VP] >= standing


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
                    stacked.hagal_deck = tuple(dice.sample(stacked.hagal_deck, len(stacked.hagal_deck)))
                    fresh = [card.index for card in CARDS]
                    hidden = Counter(seat.hand) - Counter(seat.open_hand)
                    seat.hand = [*seat.open_hand, *(dice.choice(fresh) for _ in range(hidden.total()))]
                    known = seat.open_top
                    seat.deck = [dice.choice(fresh) for _ in seat.deck[known:]] + seat.deck[len(seat.deck) - known :]
                    if not seat.known_intrigue:
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
