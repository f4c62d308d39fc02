"""Properties of every game of Uprising, with and without the CHOAM module and the promo cards."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import landsraad
from landsraad.imperium.boxes.uprising.battle import FLIPPED, OBJECTIVE, OBJECTIVES_DECLARED, WILD, WON
from landsraad.imperium.boxes.uprising.contracts import BANK, COMPLETED, HELD, OFFERED
from landsraad.imperium.boxes.uprising.desert import HOOKS, SANDWORMS, WALL, protected
from landsraad.imperium.deck import OPEN_HAND
from landsraad.imperium.declare import CARDS, CONFLICTS
from landsraad.imperium.intrigue import KNOWN_INTRIGUE
from landsraad.imperium.spies import SPIES, SPIES_EACH
from landsraad.imperium.state import PLAYER_TURNS, Imperium
from landsraad.imperium.words import OPEN_TOP
from tests.properties.conservation import check_conserved, check_score

TABLES = [
    (3, ("uprising",)), (4, ("uprising",)), (3, ("uprising", "choam")), (4, ("uprising", "choam")),
    (4, ("uprising", "choam", "uprising-promo")),
]
MODULES = [f"{players}-{'-'.join(modules)}" for players, modules in TABLES]

tables = pytest.mark.parametrize(("players", "modules"), TABLES, ids=MODULES)


def new_game(players: int, modules: tuple[str, ...], seed: int) -> Imperium:
    """A game with leaders drawn, or drafted."""
    leaders = "draft" if seed % 3 == 0 else "random"
    game = landsraad.new("imperium", players=players, seed=seed, modules=modules, leaders=leaders)
    assert isinstance(game, Imperium)
    return game


def positions(game: Imperium, dice: random.Random) -> Iterator[Imperium]:
    """Every position at which somebody chooses, and the last one, of a game played at random."""
    yield game
    while not game.over:
        game.step(dice.choice(game.legal))
        yield game


def check_spies(game: Imperium) -> None:
    """Nobody has more than three Spies, nor two at one post; the base game's pieces are nowhere."""
    for seat in game.seats:
        assert len(seat.piles[SPIES]) <= SPIES_EACH
        assert len(set(seat.piles[SPIES])) == len(seat.piles[SPIES])
        assert all(post in [one.index for one in game.rules.posts] for post in seat.piles[SPIES])


def check_desert(game: Imperium, wall: int) -> None:
    """The Shield Wall never rises again, and no sandworm is where it protects the Conflict."""
    assert game.have[WALL] in (0, 1)
    assert game.have[WALL] <= wall
    for seat in game.seats:
        assert seat.have[HOOKS] in (0, 1)
        if protected(game):
            assert not seat.have[SANDWORMS]


def check_battle_cards(game: Imperium) -> None:
    """Objectives are all different, a won Conflict lies with one seat, and no pair lies face up."""
    objectives = [seat.have[OBJECTIVE] for seat in game.seats]
    assert len(set(objectives)) == len(game.seats)
    assert sum(OBJECTIVES_DECLARED[objective].first for objective in objectives) == 1
    won = [card for seat in game.seats for card in (*seat.piles[WON], *seat.piles[FLIPPED])]
    assert len(set(won)) == len(won)
    assert set(won) <= {*game.conflicts_past, game.conflict}
    for seat in game.seats:
        icons = Counter(CONFLICTS[card].battle for card in seat.piles[WON])
        assert all(icon == WILD or number == 1 for icon, number in icons.items())


def check_contracts(game: Imperium) -> None:
    """Two contracts lie open as long as there are any; without the module there are none at all."""
    if "choam" in game.setup.modules:
        assert len(game.piles[OFFERED]) == 2 or not game.piles[BANK]
    else:
        assert not game.piles[OFFERED]
        assert not game.piles[BANK]
        assert not any(seat.piles[HELD] or seat.piles[COMPLETED] for seat in game.seats)


@tables
def test_every_legal_option_applies_and_every_game_ends(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(players)
    for seed in range(60):
        game = new_game(players, modules, seed)
        while not game.over:
            legal = game.legal
            assert legal
            assert len(set(legal)) == len(legal)
            game.step(legal[int(dice.random() * len(legal))])
            assert game.ply < 5000
        assert game.result is not None
        assert game.round <= 10
        assert sorted(seat for group in game.result["ranking"] for seat in group) == list(range(players))


@tables
def test_everything_is_conserved(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(100 + players)
    for seed in range(15):
        wall = 1
        for game in positions(new_game(players, modules, 1000 + seed), dice):
            check_conserved(game)
            check_score(game)
            check_spies(game)
            if game.phase == PLAYER_TURNS:
                check_desert(game, wall)
            check_battle_cards(game)
            check_contracts(game)
            wall = game.have[WALL]


@tables
def test_a_record_replays_to_the_same_fingerprint(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(200 + players)
    game = new_game(players, modules, 2000)
    prints = [position.fingerprint() for position in positions(game, dice)]
    record = json.loads(json.dumps(game.record()))
    again = landsraad.replay(record, to=0)
    for ply, move in enumerate(record["moves"]):
        assert again.fingerprint() == prints[ply]
        again.step(move)
    assert again.fingerprint() == prints[-1]
    assert again.result == game.result
    assert len(set(prints)) == len(prints)


@tables
def test_a_clone_is_independent(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(300 + players)
    for seed in range(2):
        for game in positions(new_game(players, modules, 3000 + seed), dice):
            if dice.random() < 0.1:
                before = game.fingerprint()
                copy, twin = game.clone(), game.clone()
                for _ in range(30):
                    if copy.over:
                        break
                    option = dice.choice(copy.legal)
                    copy.step(option)
                    twin.step(option)
                assert game.fingerprint() == before
                assert copy.fingerprint() == twin.fingerprint()


@tables
def test_nothing_illegal_is_accepted_and_every_refusal_has_a_reason(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(400 + players)
    game = new_game(players, modules, 4000)
    options = range(len(game.family.vocabulary))
    for position in positions(game, dice):
        if position.over or dice.random() > 0.15:
            continue
        before = position.fingerprint()
        legal = set(position.legal)
        for option in dice.sample(options, 25):
            reason = position.why_not(option)
            assert (reason is None) == (option in legal)
            assert reason != ""
            if option not in legal:
                with pytest.raises(landsraad.IllegalOption):
                    position.step(option)
        assert position.fingerprint() == before


@tables
def test_views_of_determinizations_are_identical_and_playable(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(500 + players)
    for seed in range(8):
        for game in positions(new_game(players, modules, 5000 + seed), dice):
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


@tables
def test_views_never_hold_the_secrets_of_others(players: int, modules: tuple[str, ...]) -> None:
    """Every hidden zone is replaced by cards that are nowhere else; no other view may change by it."""
    dice = random.Random(600 + players)
    for seed in range(5):
        for game in positions(new_game(players, modules, 6000 + seed), dice):
            if dice.random() < 0.04:
                for owner in range(len(game.seats)):
                    stacked = game.clone()
                    seat = stacked.seats[owner]
                    bank = stacked.piles[BANK]
                    stacked.lay(BANK, tuple(dice.sample(bank, len(bank))))
                    hidden = Counter(seat.hand) - Counter(seat.piles[OPEN_HAND])
                    seat.hand = [*seat.piles[OPEN_HAND], *(dice.randrange(len(CARDS)) for _ in range(hidden.total()))]
                    known = seat.have[OPEN_TOP]
                    fresh = [dice.randrange(len(CARDS)) for _ in seat.deck[known:]]
                    seat.deck = fresh + seat.deck[len(seat.deck) - known :]
                    if not seat.piles[KNOWN_INTRIGUE]:
                        seat.intrigue = [dice.choice(game.rules.intrigue) for _ in seat.intrigue]
                    stacked.options_now = None
                    for viewer in (*range(len(game.seats)), None):
                        if viewer != owner:
                            assert json.dumps(stacked.view(viewer)) == json.dumps(game.view(viewer))


@tables
def test_undo_never_goes_back_before_something_was_shown(players: int, modules: tuple[str, ...]) -> None:
    """Whatever happened since the undo floor could have happened the same with all hidden cards in another order."""
    dice = random.Random(700 + players)
    for seed in range(5):
        game = new_game(players, modules, 7000 + seed)
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


def test_nothing_of_the_base_game_is_to_be_seen() -> None:
    """No space, card, Leader or token of the base game that Uprising does not share."""
    dice = random.Random(8)
    for game in positions(new_game(4, ("uprising", "choam"), 8), dice):
        view = game.view(0)
        told = json.dumps(view)
        for word in ("space-mentat", "foldspace", "arrakis-liaison", "space-carthag", "sell-melange", "hagal-"):
            assert word not in told
        assert view["mentat"] is None
        assert view["hagal"] is None
        assert all(seat["secret_count"] == 0 and seat["voice"] is None for seat in view["seats"])


@pytest.mark.parametrize(
    ("players", "modules", "reason"),
    [
        (3, ["choam"], "imperium needs a board"),
        (3, ["base", "choam"], "the module 'choam' needs the module 'uprising'"),
        (4, ["promo", "uprising"], "the module 'promo' needs the module 'base'"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, modules: list[str], reason: str) -> None:
    with pytest.raises(landsraad.SetupError, match=reason):
        landsraad.new("imperium", players=players, modules=modules)


def test_shaddam_plays_only_with_contracts() -> None:
    with pytest.raises(landsraad.SetupError, match="there is no leader 'shaddam-corrino-iv' here"):
        landsraad.new("imperium", players=3, modules=["uprising"], leaders=["shaddam-corrino-iv"])
    with pytest.raises(landsraad.SetupError, match="there is no leader 'reverend-mother-jessica' here"):
        landsraad.new("imperium", players=3, modules=["uprising"], leaders=["reverend-mother-jessica"])
