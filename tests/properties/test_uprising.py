"""Properties of every game of Uprising, with and without the CHOAM module and the promo cards."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.imperium.boxes.uprising.battle import FLIPPED, OBJECTIVE, OBJECTIVES_DECLARED, WILD, WON
from landsraad.imperium.boxes.uprising.contracts import BANK, COMPLETED, HELD, OFFERED
from landsraad.imperium.boxes.uprising.desert import HOOKS, SANDWORMS, WALL, protected
from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.table.spies import SPIES, SPIES_EACH
from landsraad.imperium.table.state import PLAYER_TURNS, Imperium
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import (
    check_clones,
    check_imagined,
    check_refusals,
    check_replays,
    check_secrets,
    check_undo,
    play,
    positions,
)

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
        play(game, dice)
        assert game.result is not None
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
    check_replays(new_game(players, modules, 2000), random.Random(200 + players))


@tables
def test_a_clone_is_independent(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(300 + players)
    for seed in range(2):
        check_clones(new_game(players, modules, 3000 + seed), dice, 0.1)


@tables
def test_nothing_illegal_is_accepted_and_every_refusal_has_a_reason(players: int, modules: tuple[str, ...]) -> None:
    check_refusals(new_game(players, modules, 4000), random.Random(400 + players), 0.15)


@tables
def test_views_of_determinizations_are_identical_and_playable(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(500 + players)
    for seed in range(8):
        check_imagined(new_game(players, modules, 5000 + seed), dice, 0.04)


@tables
def test_views_never_hold_the_secrets_of_others(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(600 + players)
    for seed in range(5):
        check_secrets(new_game(players, modules, 6000 + seed), dice, 0.04)


@tables
def test_undo_never_goes_back_before_something_was_shown(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(700 + players)
    for seed in range(5):
        check_undo(new_game(players, modules, 7000 + seed), dice)


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
