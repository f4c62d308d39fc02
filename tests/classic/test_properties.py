"""Properties of every game of classic Dune, checked over hundreds of random ones."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

import landsraad
from landsraad.classic.sheets import spice, treachery
from landsraad.classic.sheets.characters import CHARACTERS, HARKONNEN, LEADERS, TOKENS, owner_of
from landsraad.classic.sheets.map import AREA_COUNT, TERRITORY_COUNT, TERRITORY_OF
from landsraad.classic.sheets.rules import SETTINGS
from landsraad.classic.table.hands import known_cards
from landsraad.classic.table.register import (
    BANK,
    DEAD,
    HAND,
    HELD,
    HERE,
    HOLDER,
    KNOWN_NOT,
    LATE_SPICE,
    PHASE,
    RESERVES,
    RESERVES_STARRED,
    SET_ASIDE,
    SPICE,
    SPICE_IN,
    STARRED_IN,
    TANKS,
    TANKS_STARRED,
    TOKENS_IN,
    TURN_NO,
)
from landsraad.classic.table.state import SETUP, Classic
from landsraad.kernel.register.census import kept, negative
from landsraad.observe import known

CHUNKS = 6
ADVANCED_GAMES = 50
MIXED_GAMES = 30
SECRET_GAMES = 8
LONGEST = 60_000
EVERYTHING = {"character_advantages": True, "weather": True, "special_karama": True}


def new_game(dice: random.Random, seed: int) -> Classic:
    """A game of some kind: any number of players, every option thrown for."""
    game = landsraad.new(
        "classic",
        players=dice.choice([2, 3, 4, 5, 6]),
        seed=seed,
        modules=dice.choice([("basic",), ("basic", "advanced")]),
        leaders=dice.choice(["random", "random", "draft"]),
        options={name: dice.choice(setting.choices) for name, setting in SETTINGS.items()},
    )
    assert isinstance(game, Classic)
    return game


def advanced_game(seed: int) -> Classic:
    """A six-player advanced game with every optional rule."""
    game = landsraad.new("classic", 6, seed, modules=("basic", "advanced"), options=EVERYTHING)
    assert isinstance(game, Classic)
    return game


def step(game: Classic, dice: random.Random) -> None:
    """Play a random legal option."""
    seat = dice.choice(game.pending)
    options = game.legal_for(seat)
    assert options, f"nothing is legal at {game.prompt()}"
    assert len(set(options)) == len(options)
    timeout = game.family.timeout(game)
    assert timeout is None or timeout.option in options, f"nobody can let go by: {game.prompt()}"
    game.step(dice.choice(options), seat if game.sealed is not None else None)


def check_tokens(game: Classic) -> None:
    """Every token is somewhere, and counts of territories agree with those of areas."""
    for seat in game.seats:
        tokens, starred = seat.piles[TOKENS_IN], seat.piles[STARRED_IN]
        stars = sum(starred) + seat.have[RESERVES_STARRED] + seat.have[TANKS_STARRED]
        total = sum(tokens) + seat.have[RESERVES] + seat.have[TANKS] + stars
        if game.have[PHASE] != SETUP:
            assert total == TOKENS
            assert stars == (CHARACTERS[seat.character].starred if game.rules.advantages else 0)
        here = [0] * TERRITORY_COUNT
        for area in range(AREA_COUNT):
            here[TERRITORY_OF[area]] += tokens[area] + starred[area]
        assert tuple(here) == seat.piles[HERE]
        assert seat.have[HELD] == sum(1 << n for n, count in enumerate(here) if count)


def check_conserved(game: Classic) -> None:
    """Spice, cards, leaders and tokens are all there: read off the register, and nothing is below zero."""
    check_tokens(game)
    spent = sum(seat.have[SPICE] + seat.have[LATE_SPICE] for seat in game.seats) + sum(game.piles[SPICE_IN])
    assert spent + game.have[BANK] == 0
    assert [name for name in negative(game) if name != "bank"] == []
    assert kept(game, "treachery") == Counter(treachery.full_deck(game.setup.modules))
    blows = kept(game, "spice") + Counter({spice.WORM: game.have[SET_ASIDE]})
    assert blows == Counter(spice.full_deck())
    drawn = kept(game, "leader")
    assert not drawn or max(drawn.values()) == 1
    for leader in range(len(LEADERS)):
        owner = game.sits[owner_of(leader)]
        assert (owner < 0) == (game.piles[HOLDER][leader] < 0)
        assert game.piles[HOLDER][leader] in (owner, game.sits[HARKONNEN])
        assert not game.have[DEAD] >> leader & 1 or game.piles[HOLDER][leader] == owner


def check_knowledge(game: Classic) -> None:
    """What seats know of hands is true."""
    for holder in game.seats:
        for viewer in game.seats:
            assert not Counter(known_cards(game, viewer.index, holder.index)) - Counter(holder.piles[HAND])
        assert not any(holder.have[KNOWN_NOT] >> card & 1 for card in holder.piles[HAND])


def check_end(game: Classic) -> None:
    """The game came to an end by the rules."""
    result = game.result
    assert result is not None
    assert result["winners"]
    assert 1 <= game.have[TURN_NO] <= game.rules.turns
    assert sorted(seat for group in result["ranking"] for seat in group) == list(range(len(game.seats)))
    if result["tie_breakers"][0] in ("fremen", "guild", "most strongholds"):
        assert game.have[TURN_NO] == game.rules.turns


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_advanced_games_of_six_end_by_the_rules(chunk: int) -> None:
    for seed in range(chunk * ADVANCED_GAMES, (chunk + 1) * ADVANCED_GAMES):
        game = advanced_game(seed)
        dice = random.Random(seed)
        while not game.over:
            step(game, dice)
            assert game.ply < LONGEST
            if game.ply % 50 == 0:
                check_conserved(game)
        check_conserved(game)
        check_end(game)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_of_every_kind_lose_nothing(chunk: int) -> None:
    for seed in range(chunk * MIXED_GAMES, (chunk + 1) * MIXED_GAMES):
        dice = random.Random(seed)
        game = new_game(dice, seed)
        while not game.over:
            check_conserved(game)
            check_knowledge(game)
            step(game, dice)
            assert game.ply < LONGEST
        check_end(game)
        record = json.loads(json.dumps(game.record()))
        assert landsraad.replay(record).fingerprint() == game.fingerprint()


def observed(game: Classic, viewer: int) -> list[tuple[int, float]]:
    """What a seat may know as rows and values, in some order that does not depend on how cards lie."""
    rows, values = known(game, viewer).flat()
    return sorted(zip(rows, values, strict=True))


def prove(game: Classic, dice: random.Random, share: float) -> None:
    """Play a game at random: nothing is lost, it ends, and in a share of its positions no secret is told."""
    while not game.over:
        if dice.random() < share:
            check_conserved(game)
            check_knowledge(game)
            assert_secret(game, dice)
        step(game, dice)
        assert game.ply < LONGEST
    check_end(game)


def assert_secret(game: Classic, dice: random.Random) -> None:
    """No seat can tell the game from what it imagines, and what it imagines can be played on."""
    for viewer in range(len(game.seats)):
        imagined = game.determinize(viewer, dice.getrandbits(40))
        assert json.dumps(imagined.view(viewer)) == json.dumps(game.view(viewer))
        assert observed(imagined, viewer) == observed(game, viewer)
        check_conserved(imagined)
        check_knowledge(imagined)
        for _ in range(20):
            if not imagined.over:
                step(imagined, dice)


def assert_independent(game: Classic) -> None:
    """Every legal option applies to a clone, and the game itself does not notice."""
    before = game.fingerprint()
    for seat in game.pending:
        for option in game.legal_for(seat):
            assert game.why_not(option, seat) is None
            clone = game.clone()
            assert clone.fingerprint() == before
            clone.step(option, seat if game.sealed is not None else None)
    assert game.fingerprint() == before


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_secrets_are_kept_and_clones_are_independent(chunk: int) -> None:
    for seed in range(chunk * SECRET_GAMES, (chunk + 1) * SECRET_GAMES):
        dice = random.Random(seed)
        game = new_game(dice, 1000 + seed)
        while not game.over:
            if dice.random() < 0.03:
                assert_secret(game, dice)
                json.dumps(game.view(None))
            if dice.random() < 0.005:
                assert_independent(game)
            step(game, dice)


@pytest.mark.parametrize("seed", range(4))
def test_refusals_are_sentences_about_the_rules(seed: int) -> None:
    """What is legal is not refused; what is not is refused with a reason, and with one of its own if something of the
    same kind could be chosen."""
    dice = random.Random(seed)
    game = advanced_game(seed) if seed % 2 else new_game(dice, seed)
    verbs = game.family.vocabulary.verbs
    for _ in range(300):
        if game.over:
            break
        for seat in game.pending:
            legal = game.legal_for(seat)
            offered = {verbs[option] for option in legal}
            for option in range(dice.randrange(7), len(verbs), 7):
                reason = game.why_not(option, seat)
                assert (reason is None) == (option in legal or option in game.at_hand(seat))
                if reason is not None and verbs[option] in offered:
                    assert not reason.startswith("not now"), (game.name(option), reason)
                    assert not re.search(r"-\d|None|nobody|[{}]|\.$", reason), (game.name(option), reason)
        step(game, dice)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [advanced_game(11), advanced_game(11)]
    for game in games:
        dice = random.Random(3)
        for _ in range(300):
            if not game.over:
                step(game, dice)
    assert games[0].fingerprint() == games[1].fingerprint()
