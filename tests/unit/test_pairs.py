"""Rise of Ix and Immortality on one table: refusals, set-up, decks, and what is told of them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import landsraad
from landsraad.families import family
from landsraad.imperium.declare.cards import CARDS, CONFLICTS, HAGAL
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import VP
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.errors import SetupError

BOTH = ("base", "rise-of-ix", "immortality")
SOLO_VARIANTS = {"imperium_row_churn": True, "brutal_escalation": True}

REFUSED = [
    (3, ("rise-of-ix", "immortality"), {}, "needs a board"),
    (1, BOTH, {"epic": True}, "the option epic is for 2, 3, 4 players, not for 1"),
    (1, ("base", "rise-of-ix"), {"epic": True}, "the option epic is for 2, 3, 4 players, not for 1"),
    (3, ("base", "immortality"), {"epic": True}, "the option epic needs the module 'rise-of-ix'"),
    (2, BOTH, {"imperium_row_churn": True}, "the option imperium_row_churn is for 1 player, not for 2"),
    (4, BOTH, {"brutal_escalation": True}, "the option brutal_escalation is for 1 player, not for 4"),
    (1, ("base", "immortality"), {"imperium_row_churn": True}, "imperium_row_churn needs the module 'rise-of-ix'"),
    (1, ("base", "immortality"), {"brutal_escalation": True}, "brutal_escalation needs the module 'rise-of-ix'"),
]


def new(players: int, modules: tuple[str, ...] = BOTH, **options: object) -> Imperium:
    """A game with both boxes."""
    game = landsraad.new("imperium", players=players, seed=1, modules=modules, options=options)
    assert isinstance(game, Imperium)
    return game


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "modules", "options", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(
    players: int, modules: tuple[str, ...], options: dict[str, bool], reason: str
) -> None:
    with pytest.raises(SetupError, match=re.escape(reason)):
        new(players, modules, **options)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", [BOTH, ("base", "rise-of-ix"), ("base", "immortality")])
def test_every_number_of_players_may_take_the_boxes_and_what_belongs_to_them(
    players: int, modules: tuple[str, ...]
) -> None:
    ix = "rise-of-ix" in modules
    options: list[dict[str, bool]] = [{}, {"go_to_11": True}]
    if ix and players > 1:
        options += [{"epic": True}, {"epic": True, "go_to_11": True}]
    elif ix:
        options += [SOLO_VARIANTS, {**SOLO_VARIANTS, "go_to_11": True}]
    for chosen in options:
        game = new(players, modules, **chosen)
        assert not game.over
        wanted = 12 if chosen.get("epic") else 11 if chosen.get("go_to_11") and players < 4 else 10
        assert game.rules.victory == wanted
        assert game.seats[0].have[VP] == (1 if players == 4 and not chosen.get("go_to_11") else 0)


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_epic_mode_with_immortality_adds_control_the_spice_to_the_discard_pile(players: int) -> None:
    game = new(players, epic=True)
    for seat in game.seats[:players]:
        cards = Counter(CARDS[card].id for card in seat.hand + seat.deck)
        assert (cards.total(), cards["experimentation"], cards["dune-the-desert-planet"]) == (10, 2, 0)
        assert [CARDS[card].id for card in seat.discard] == ["control-the-spice"]
    deck = game.conflict_deck if game.conflict == NONE else (*game.conflict_deck, game.conflict)
    assert [CONFLICTS[card].level for card in reversed(deck)] == [2] * 5 + [3] * 5


def test_the_decks_hold_the_cards_of_all_three_boxes() -> None:
    rules = new(3).rules
    assert (len(rules.imperium), len(rules.intrigue), len(rules.leaders)) == (67 + 35 + 30, 40 + 17 + 15, 14)
    assert Counter(CONFLICTS[card].level for card in rules.conflicts) == {1: 6, 2: 11, 3: 5}
    assert len(rules.decks["tleilaxu"]) == 18


def test_house_hagal_alone_takes_the_cards_of_both_boxes() -> None:
    rules = new(1).rules
    deck = Counter(HAGAL[card].id for card in rules.hagal)
    assert deck.total() == 30 + 1
    assert deck["hagal-carthag"] == deck["hagal-rally-troops"] == deck["hagal-hall-of-oratory"] == 0
    assert deck["hagal-research-station"] == deck["hagal-carthag-left"] == 1
    assert deck["hagal-tech-negotiation"] == deck["hagal-dreadnought-1p"] == 2
    assert deck["hagal-dreadnought-2p"] == 0


def test_house_hagal_of_two_players_takes_only_those_of_rise_of_ix() -> None:
    with_both, with_ix = new(2).rules, new(2, ("base", "rise-of-ix")).rules
    assert with_both.hagal == with_ix.hagal
    assert len(with_ix.hagal) == 29


# -- what is told ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modules", "station"),
    [
        (("base",), "space-research-station"), (("base", "rise-of-ix"), "space-research-station"),
        (BOTH, "space-research-station-immortality"),
    ],
)
def test_the_space_that_lies_on_top_is_the_one_that_is_told(modules: tuple[str, ...], station: str) -> None:
    game = new(3, modules)
    told = {entry["id"] for entry in game.family.codex_of(game)}
    assert [id for id in sorted(told) if "space-research-station" in id] == [station]
    narration = game.family.narration(game, 0)
    entry = narration.entry_of("space:research-station")
    assert entry is not None
    assert entry["id"] == station
    words = narration.remark("space:research-station", "Send the Agent to Research Station")
    assert ("research track" in words) == ("immortality" in modules)


def test_the_codex_of_a_game_leaves_out_what_its_boxes_leave_out() -> None:
    game = new(2)
    told = {entry["id"] for entry in game.family.codex_of(game)}
    assert {"hagal-dreadnought-2p", "hagal-carthag", "dissecting-kit", "spaceport", "experimentation"} <= told
    gone = {
        "space-hall-of-oratory", "dune-the-desert-planet", "hagal-carthag-left", "hagal-dreadnought-1p",
        "control-the-spice",
    }
    assert not told & gone
    epic = new(2, epic=True)
    assert "control-the-spice" in {entry["id"] for entry in epic.family.codex_of(epic)}
    assert {entry["id"] for entry in family("imperium").codex()} > told | gone


def test_dreadnoughts_in_the_conflict_are_told() -> None:
    game = new(3)
    family("imperium").arrange(game, {
        "first": 0, "conflict": "skirmish-b",
        "seats": {0: {"conflict": 0, "dreadnought_conflict": 1}, 1: {"conflict": 2, "dreadnought_conflict": 2}},
    })
    said = " ".join(game.family.narration(game, 2).stakes())
    assert "(1 dreadnought)" in said
    assert "(2 troops and 2 dreadnoughts)" in said
