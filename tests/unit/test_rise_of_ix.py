"""Rise of Ix where scenarios do not reach: set-up, refusals, who knows what, chance."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.imperium.boxes.rise_of_ix.leaders import AHEAD
from landsraad.imperium.declare.cards import CARDS, CONFLICTS, INTRIGUES
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.errors import SetupError

MODULES = ("base", "rise-of-ix")
QUIET = ["earl-memnon-thorvald", "countess-ariana-thorvald", "count-ilban-richese"]


def new(players: int, seed: int = 1, leaders: list[str] | None = None, **options: object) -> Imperium:
    options = {"asks": "everything", **options}
    game = landsraad.new("imperium", players=players, seed=seed, modules=MODULES, leaders=leaders, options=options)
    assert isinstance(game, Imperium)
    return game


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 3, "modules": ["rise-of-ix"]}, "needs a board"),
        (
            {"players": 1, "modules": MODULES, "options": {"epic": True}},
            "the option epic is for 2, 3, 4 players, not for 1",
        ),
        (
            {"players": 3, "modules": ["base"], "options": {"epic": True}},
            "the option epic needs the module 'rise-of-ix'",
        ),
        (
            {"players": 3, "modules": MODULES, "options": {"imperium_row_churn": True}},
            "the option imperium_row_churn is for 1 player, not for 3",
        ),
        (
            {"players": 1, "modules": ["base"], "options": {"brutal_escalation": True}},
            "the option brutal_escalation needs the module 'rise-of-ix'",
        ),
        (
            {"players": 3, "modules": ["base"], "leaders": ["tessia-vernius"]},
            "there is no leader 'tessia-vernius' here",
        ),
        (
            {"players": 1, "modules": MODULES, "leaders": ["paul-atreides", "ilesa-ecaz"]},
            "ilesa-ecaz cannot lead a Rival",
        ),
        ({"players": 3, "modules": [*MODULES, "rise-of-tleilax"]}, "has no module 'rise-of-tleilax'"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=re.escape(reason)):
        landsraad.new("imperium", seed=1, **arguments)


@pytest.mark.parametrize("leader", ["prince-rhombur-vernius", "viscount-hundro-moritani"])
def test_two_leaders_may_lead_rivals(leader: str) -> None:
    game = new(1, leaders=["paul-atreides", leader])
    assert game.seats[1].leader.short == leader


# -- set-up ----------------------------------------------------------------------------------------------------------


def starting_deck(game: Imperium, seat: int) -> Counter[str]:
    return Counter(CARDS[card].id for card in game.seats[seat].hand + game.seats[seat].deck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_epic_mode_changes_the_start(players: int) -> None:
    game = new(players, leaders=QUIET[: min(players, 3)], epic=True)
    assert game.rules.victory == 12
    plain = starting_deck(new(players, leaders=QUIET[: min(players, 3)]), 0)
    for seat in range(players):
        epic = starting_deck(game, seat)
        assert epic.total() == 10
        assert epic - plain == Counter({"control-the-spice": 1})
        assert plain - epic == Counter({"dune-the-desert-planet": 1})
    levels = [CONFLICTS[card].level for card in (game.conflict, *reversed(game.conflict_deck))]
    assert levels == [2] * 5 + [3] * 5


def test_games_without_the_box_know_nothing_of_it() -> None:
    game = landsraad.new("imperium", players=3, seed=1, modules=("base",))
    assert isinstance(game, Imperium)
    assert len(game.rules.units) == 1
    assert not game.rules.extras
    view = game.view(0)
    assert view["numbers"] == {}
    assert view["seats"][0]["numbers"] == {}


def test_the_view_shows_the_box() -> None:
    game = new(3)
    view = game.view(None)
    assert set(view["numbers"]) == {
        "tech_top", "tech_middle", "tech_bottom", "dreadnought_imperial_basin", "dreadnought_arrakeen",
        "dreadnought_carthag",
    }
    assert view["pile_counts"] == {
        "tech_stack_top": 5, "tech_stack_middle": 5, "tech_stack_bottom": 5, "tech_trashed": 0,
    }
    seat = view["seats"][0]
    assert {name: seat["numbers"][name] for name in ("freighter", "negotiators", "dreadnought_supply")} == {
        "freighter": 0, "negotiators": 0, "dreadnought_supply": 2,
    }
    assert seat["piles"]["tech"] == []


# -- who knows what --------------------------------------------------------------------------------------------------


def test_the_card_ilesa_puts_aside_is_her_secret() -> None:
    """rul-info-baron-and-ilesa"""
    game = new(3, leaders=["ilesa-ecaz", *QUIET[:2]])
    while game.actor != 0 or not game.name(game.legal[0]).startswith("set-aside:"):
        game.step(game.legal[0])
    game.step("set-aside:dagger" if "set-aside:dagger" in map(game.name, game.legal) else game.legal[0])
    aside = CARDS[game.seats[0].piles[AHEAD][0]].id
    assert game.view(0)["seats"][0]["piles"]["one_step_ahead"] == [aside]
    for viewer in (1, 2, None):
        seat = game.view(viewer)["seats"][0]
        assert "one_step_ahead" not in seat["piles"]
        assert seat["pile_counts"]["one_step_ahead"] == 1
    imagined = {game.determinize(1, seed).seats[0].piles[AHEAD] for seed in range(40)}
    assert len(imagined) > 3
    assert {game.determinize(0, seed).seats[0].piles[AHEAD] for seed in range(5)} == {game.seats[0].piles[AHEAD]}


def hundro_keeps_one() -> Imperium:
    game = new(3, leaders=["viscount-hundro-moritani", *QUIET[:2]])
    top = game.intrigue_deck[-2:]
    assert [game.name(option) for option in game.legal] == [f"keep:{INTRIGUES[card].id}" for card in reversed(top)]
    assert game.view(1)["legal"] == []
    assert game.undo_floor == game.ply
    for seed in range(5):
        assert game.determinize(0, seed).intrigue_deck[-2:] == top
    assert len({game.determinize(1, seed).intrigue_deck[-1] for seed in range(40)}) > 5
    game.step(game.legal[1])
    assert game.seats[0].intrigue == (top[0],)
    assert game.intrigue_deck[-1] == top[1]
    return game


def test_hundro_knows_the_card_he_leaves_on_top_and_who_draws_it() -> None:
    game = hundro_keeps_one()
    top = game.intrigue_deck[-1]
    assert {game.determinize(0, seed).intrigue_deck[-1] for seed in range(10)} == {top}
    assert len({game.determinize(1, seed).intrigue_deck[-1] for seed in range(40)}) > 5
    dice = random.Random(3)
    while not any(top in seat.intrigue for seat in game.seats):
        game.step(dice.choice(game.legal))
        assert top in game.intrigue_deck or any(top in seat.intrigue for seat in game.seats)
    owner = next(seat.index for seat in game.seats if top in seat.intrigue)
    known = [INTRIGUES[top].id] if owner else [INTRIGUES[card].id for card in game.seats[0].intrigue]
    assert game.view(0)["seats"][owner]["intrigue"] == known
    for stranger in {1, 2} - {owner}:
        assert game.view(stranger)["seats"][owner]["intrigue"] == []


def test_whoever_buries_an_intrigue_card_knows_it_lies_at_the_bottom() -> None:
    game = new(3, leaders=QUIET)
    family = landsraad.families()["imperium"]
    family.arrange(game, {
        "first": 0,
        "intrigue_deck": ["ambush", "windfall", "bribery", "cull"],
        "seats": {
            0: {"hand": ["court-intrigue", "dagger"], "intrigue": ["charisma", "refocus"]},
            1: {"intrigue": []}, 2: {"intrigue": []},
        },
    })
    for move in ("play:court-intrigue", "space:wealth", "pay:court-intrigue", "bury:refocus"):
        game.step(move)
    buried = game.intrigue_deck[0]
    assert INTRIGUES[buried].id == "refocus"
    assert {game.determinize(0, seed).intrigue_deck[0] for seed in range(10)} == {buried}
    assert len({game.determinize(1, seed).intrigue_deck[0] for seed in range(40)}) > 1


# -- chance ----------------------------------------------------------------------------------------------------------


def test_the_dice_clear_the_row_from_the_left() -> None:
    rolled: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        game = new(1, seed=seed, leaders=QUIET[:1], imperium_row_churn=True)
        game.listen()
        while game.actor != 0 or "reveal" not in map(game.name, game.legal):
            game.step(game.legal[0])
        game.step("reveal")
        row = list(game.row)
        game.fetch_events()
        while "end-turn" not in map(game.name, game.legal):
            game.step(game.legal[0])
        game.step("end-turn")
        events = game.fetch_events()
        (dice,) = [event for event in events if event.kind == "churn"]
        first, second = map(int, dice.what.split(" and "))
        rolled[first, second] += 1
        gone = [CARDS[row[place - 1]].id for place in sorted({first, second}, reverse=True) if place < 6]
        assert [event.what for event in events if event.kind == "row-out"] == gone
        assert len(game.row) == 5
    assert {number for pair in rolled for number in pair} == {1, 2, 3, 4, 5, 6}
    assert any(first == second for first, second in rolled)
