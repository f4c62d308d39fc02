"""Properties of every game of six in two teams."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import landsraad
from landsraad.bots import make_bot
from landsraad.imperium.boxes.six.manifest import balance_objectives
from landsraad.imperium.boxes.six.teams import (
    LEFT_AT,
    MUADDIBS,
    RIGHT_AT,
    SHADDAMS,
    SHADDAMS_SEAT,
    SWORDMASTER_AT,
    SWORDMASTER_SENT,
    THRONE,
)
from landsraad.imperium.boxes.uprising.battle import (
    CRYSKNIFE,
    DESERT_MOUSE,
    OBJECTIVE,
    OBJECTIVES_DECLARED,
    holder_of_the_marker,
)
from landsraad.imperium.boxes.uprising.contracts import BANK, CONTRACTS, OFFERED, RESERVED
from landsraad.imperium.boxes.uprising.desert import HOOKS
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import FREMEN, SWORDMASTER, VP
from landsraad.imperium.table.state import PLAYER_TURNS, SETUP, Imperium
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import (
    check_all_along,
    check_clones,
    check_imagined,
    check_refusals,
    check_replays,
    check_secrets,
    check_undo,
    play,
)
from tests.properties.test_uprising import check_contracts, check_spies

TEAMS = {MUADDIBS: [0, 2, 4], SHADDAMS: [1, 3, 5]}
COMMANDERS = (0, 3)


def new_game(seed: int) -> Imperium:
    """A game of six, its leaders dealt or drafted, sometimes any of them, sometimes with the promo cards."""
    modules = ("uprising", "choam", "uprising-promo") if seed % 5 == 0 else None
    game = landsraad.new(
        "imperium", players=6, seed=seed, modules=modules, leaders="draft" if seed % 3 == 0 else "random",
        options={"any_leaders": seed % 4 == 0},
    )
    assert isinstance(game, Imperium)
    return game


def check_teams(game: Imperium) -> None:
    """Commanders stand on no track of the board and hold nothing that fights; tokens are where their Agents are."""
    for seat in game.seats:
        have = seat.have
        assert seat.policy.commands == (seat.index in COMMANDERS)
        assert (have[OBJECTIVE] == NONE) == seat.policy.commands
        tokens = [have[number] for number in (LEFT_AT, RIGHT_AT, SWORDMASTER_AT) if have[number] != NONE]
        if seat.policy.commands:
            assert seat.index not in game.alliances
            assert not any(level for faction, level in enumerate(seat.influence) if faction != seat.policy.own_track)
            if game.phase == PLAYER_TURNS:
                assert Counter(tokens) == Counter(seat.posts)
        else:
            assert set(tokens) <= set(seat.posts)
        assert have[SWORDMASTER_SENT] <= have[SWORDMASTER]
    for team, seats in TEAMS.items():
        allies = [game.seats[seat] for seat in seats if seat not in COMMANDERS]
        hooks = [ally.have[HOOKS] for ally in allies]
        assert hooks[0] == hooks[1]
        assert team == MUADDIBS or not any(hooks)
        objectives = [OBJECTIVES_DECLARED[ally.have[OBJECTIVE]].battle for ally in allies]
        assert sorted(objectives) == [CRYSKNIFE, DESERT_MOUSE]
    assert not any(CARDS[card].faction_mask >> FREMEN & 1 for card in game.piles[THRONE])
    assert not any(seat.piles[RESERVED] for seat in game.seats if seat.index != SHADDAMS_SEAT)


def test_every_game_ends_with_a_team_ahead() -> None:
    dice = random.Random(6)
    for seed in range(60):
        game = new_game(seed)
        play(game, dice)
        assert game.result is not None
        assert game.round <= 9
        assert game.result["winners"] in TEAMS.values()
        assert sorted(game.result["ranking"]) == sorted(TEAMS.values())
        sums = [sum(game.seats[seat].have[VP] for seat in group) for group in game.result["ranking"]]
        assert sums[0] >= sums[1]


def test_everything_is_conserved() -> None:
    dice = random.Random(106)
    checks = (check_conserved, check_score, check_spies, check_contracts, check_teams)
    for seed in range(12):
        check_all_along(new_game(1000 + seed), dice, *checks)


def test_a_record_replays_to_the_same_fingerprint() -> None:
    check_replays(new_game(2001), random.Random(206))


def test_a_clone_is_independent() -> None:
    check_clones(new_game(3000), random.Random(306), 0.1)


def test_nothing_illegal_is_accepted_and_every_refusal_has_a_reason() -> None:
    check_refusals(new_game(4000), random.Random(406), 0.2)


def test_views_of_determinizations_are_identical_and_playable() -> None:
    dice = random.Random(506)
    for seed in range(6):
        check_imagined(new_game(5000 + seed), dice, 0.03)


def test_nobody_sees_the_secrets_of_others_not_even_of_teammates() -> None:
    dice = random.Random(606)
    for seed in range(3):
        check_secrets(new_game(6000 + seed), dice, 0.015)


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(706)
    for seed in range(2):
        check_undo(new_game(7000 + seed), dice, 0.5)


def test_six_players_choose_uprising_with_contracts() -> None:
    assert landsraad.new("imperium", players=6, seed=1).setup.modules == ("uprising", "choam")


@pytest.mark.parametrize(
    ("modules", "leaders", "reason"),
    [
        (["uprising"], None, "6 players need the module 'choam': the team game is always played with contracts"),
        (["base"], None, "'base' is for 1, 2, 3, 4 players, not for 6"),
        (None, ["gurney-halleck"], "Muad'Dib commands there, not Gurney Halleck"),
        (None, ["random", "muad-dib"], "Muad'Dib is a Commander, not an Ally"),
    ],
)
def test_what_cannot_be_played_is_refused(
    modules: list[str] | None, leaders: list[str] | None, reason: str
) -> None:
    with pytest.raises(landsraad.SetupError, match=reason):
        landsraad.new("imperium", players=6, modules=modules, leaders=leaders)


def test_any_leader_may_be_named_for_an_ally() -> None:
    game = landsraad.new("imperium", players=6, seed=1, leaders=["random", "staban-tuek", "princess-irulan"])
    assert isinstance(game, Imperium)
    assert [seat.leader.short for seat in game.seats][:4] == [
        "muad-dib", "staban-tuek", "princess-irulan", "shaddam-corrino-iv",
    ]


def test_allies_are_dealt_the_leaders_that_go_with_their_commander() -> None:
    for seed in range(20):
        game = landsraad.new("imperium", players=6, seed=seed)
        assert isinstance(game, Imperium)
        for seat in game.seats:
            assert seat.leader.id in seat.policy.leaders


def test_two_desert_mice_of_one_team_are_parted() -> None:
    """The one without the marker goes to the opposing Ally next door."""
    game = landsraad.new("imperium", players=6, seed=1)
    assert isinstance(game, Imperium)
    ids = {objective.id: objective.index for objective in OBJECTIVES_DECLARED}
    mouse, first = ids["objective-desert-mouse-4-6p"], ids["objective-desert-mouse-first-player"]
    knives = ids["objective-crysknife"], ids["objective-crysknife-4-6p"]
    for seat, objective in ((1, mouse), (5, first), (2, knives[0]), (4, knives[1])):
        game.seats[seat].have[OBJECTIVE] = objective
    balance_objectives(game)
    assert [game.seats[seat].have[OBJECTIVE] for seat in (1, 2, 4, 5)] == [knives[0], mouse, knives[1], first]
    assert holder_of_the_marker(game) == 5


def test_sardaukar_contracts_are_set_aside_before_the_deal() -> None:
    """`rul-sardaukar-contracts-before-the-deal`: no draft sees one lie open, and Shaddam has both of them."""
    for seed in range(40):
        game = landsraad.new("imperium", players=6, seed=seed, leaders="draft")
        assert isinstance(game, Imperium)
        assert game.phase == SETUP
        offered = [CONTRACTS[index] for index in game.piles[OFFERED]]
        assert len(offered) == 2
        assert not any(contract.space == "sardaukar" for contract in offered)
        assert len(game.seats[SHADDAMS_SEAT].piles[RESERVED]) == 2
        assert len(game.piles[BANK]) == 16


def test_the_heuristic_plays_for_its_team() -> None:
    """Three of them beat three who do anything."""
    for team in TEAMS.values():
        game = landsraad.new("imperium", players=6, seed=7)
        bots = {seat: make_bot("heuristic" if seat in team else "random", seat) for seat in range(6)}
        while not game.over:
            assert game.actor is not None
            game.step(bots[game.actor].choose(game, game.actor))
        assert game.result is not None
        assert game.result["winners"] == team
