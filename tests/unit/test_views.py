"""Views tell what a page draws: pieces and where they stand, tracks, prices, and what options are about."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping

import pytest

import landsraad
from landsraad.families import families, family
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.seen.view_types import OptionView, SpaceView
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.event import Event
from landsraad.kernel.said import text_of
from tools import vocabulary

IMPERIUM = family("imperium")
RICHESE, LETO, HELENA, EARL = "count-ilban-richese", "duke-leto-atreides", "helena-richese", "earl-memnon-thorvald"


def table(given: Mapping[str, object], players: int = 4, leaders: list[str] | None = None) -> Imperium:
    """A game laid out as given."""
    leaders = leaders or IMPERIUM.scenario_leaders(players)
    game = IMPERIUM.new(players=players, seed=1, leaders=leaders, options={"asks": "everything"})
    assert isinstance(game, Imperium)
    IMPERIUM.arrange(game, {"first": 0, **given})
    return game


def play(game: Imperium, *moves: str) -> Imperium:
    """The game after some moves."""
    for move in moves:
        game.step(move)
    return game


def offered(game: Imperium, name: str) -> OptionView:
    """An option as the seat to choose sees it."""
    return next(option for option in game.view(game.actor)["legal"] if option["name"] == name)


def space(game: Imperium, viewer: int | None, id: str) -> SpaceView:
    """A space as somebody sees it."""
    return next(space for space in game.view(viewer)["spaces"] if space["id"] == id)


# -- the table -------------------------------------------------------------------------------------------------------


def test_every_agent_is_the_pawn_it_counts_as() -> None:
    game = table({
        "mentat": 0,
        "seats": {
            0: {"agents": 1, "swordmaster": True, "agents_on": ["arrakeen", "carthag", "wealth"]},
            1: {"agents": 0, "swordmaster": True, "agents_on": ["secrets", "conspire", "foldspace"]},
            2: {"agents": 2},
        },
    })
    seats = game.view(None)["seats"]
    assert seats[0]["pawns"] == [
        {"kind": "agent", "space": "space-arrakeen"}, {"kind": "agent", "space": "space-carthag"},
        {"kind": "swordmaster", "space": "space-wealth"}, {"kind": "mentat", "space": None},
    ]
    assert [pawn["kind"] for pawn in seats[1]["pawns"]] == ["agent", "agent", "swordmaster"]
    assert seats[2]["pawns"] == [{"kind": "agent", "space": None}] * 2


def test_tracks_tell_their_steps_gifts_and_alliances() -> None:
    game = table({
        "seats": {0: {"influence": {"fremen": 4}}, 2: {"influence": {"fremen": 2}}}, "alliances": {"fremen": 0},
    })
    tracks = {track["faction"]: track for track in game.view(1)["tracks"]}
    assert list(tracks) == ["emperor", "guild", "bene_gesserit", "fremen"]
    assert tracks["fremen"] == {
        "faction": "fremen", "id": "track-fremen", "name": "Fremen", "top": 6,
        "gifts": [{"step": 2, "glyphs": ["vp"]}, {"step": 4, "glyphs": ["water"]}],
        "steps": [4, 0, 2, 0], "alliance_step": 4, "alliance": 0,
    }
    assert tracks["guild"]["alliance"] is None
    assert IMPERIUM.entry(tracks["guild"]["id"]) is not None


def test_groups_hold_every_space_once_in_the_order_of_the_board() -> None:
    view = table({}).view(0)
    spaces = [id for group in view["groups"] for id in group["spaces"]]
    assert sorted(spaces) == sorted(space["id"] for space in view["spaces"])
    landsraad_group = next(group for group in view["groups"] if group["id"] == "landsraad")
    assert landsraad_group["spaces"][:2] == ["space-high-council", "space-swordmaster"]


def test_prices_are_those_of_whoever_looks() -> None:
    game = table({"seats": {}}, leaders=[LETO, RICHESE, HELENA, EARL])
    assert space(game, 0, "space-mentat")["cost"] == {"solari": 1}
    assert space(game, 0, "space-mentat")["printed"] == {"solari": 2}
    for viewer in (1, None):
        assert space(game, viewer, "space-mentat")["cost"] == {"solari": 2}
        assert "printed" not in space(game, viewer, "space-mentat")


def test_exchanges_are_rows_of_what_is_paid_and_gained() -> None:
    game = table({})
    assert space(game, 0, "space-sell-melange")["exchanges"][0] == {"pay": {"spice": 2}, "gain": {"solari": 6}}
    assert len(space(game, 0, "space-sell-melange")["exchanges"]) == 4
    assert "exchanges" not in space(game, 0, "space-arrakeen")


def test_cards_for_sale_have_their_prices_and_a_card_set_aside_its_own() -> None:
    row = ["chani", "scout", "stilgar", "opulence", "gurney-halleck"]
    game = table({"row": row, "seats": {2: {"aside": "carryall"}}}, leaders=[LETO, RICHESE, HELENA, EARL])
    view = game.view(0)
    assert view["prices"] == {
        "chani": 5, "scout": 1, "stilgar": 5, "opulence": 6, "gurney-halleck": 6, "arrakis-liaison": 2,
        "the-spice-must-flow": 9,
    }
    assert [seat["aside_price"] for seat in view["seats"]] == [None, None, 4, None]


def test_the_turn_order_and_whose_turn_is_next() -> None:
    game = table({"first": 2})
    view = game.view(0)
    assert view["order"] == [2, 3, 0, 1]
    assert (view["turn"]["seat"], view["turn"]["next"]) == (2, 3)
    game = play(game, "reveal", "end-turn", "reveal")
    assert (game.view(0)["turn"]["seat"], game.view(0)["turn"]["next"]) == (3, 0)


@pytest.mark.parametrize(
    ("players", "troops", "places"),
    [
        (4, (0, 3, 2, 1), [None, 1, 2, 3]),
        (4, (2, 2, 1, 0), [2, 2, 3, None]),
        (4, (3, 2, 2, 0), [1, 3, 3, None]),
        (3, (3, 2, 1), [1, 2, None]),
    ],
)
def test_everybody_has_the_place_that_would_be_theirs_now(
    players: int, troops: tuple[int, ...], places: list[int | None]
) -> None:
    game = table({"seats": {seat: {"conflict": n} for seat, n in enumerate(troops)}}, players)
    assert [seat["place"] for seat in game.view(None)["seats"]] == places


# -- options ---------------------------------------------------------------------------------------------------------


def test_deployments_tell_the_strength_to_which_they_lead() -> None:
    game = table({"seats": {0: {"hand": ["dagger", "reconnaissance"], "garrison": 2, "swords": 1, "intrigue": []}}})
    play(game, "play:reconnaissance", "space:arrakeen")
    assert game.view(0)["seats"][0]["strength"] == 0
    assert [offered(game, f"deploy:{n}")["strength"] for n in (1, 2, 3)] == [3, 5, 7]
    assert offered(game, "deploy:2")["n"] == 2
    play(game, "deploy:1")
    assert [offered(game, f"deploy:{n}")["strength"] for n in (1, 2)] == [5, 7]


def test_effects_have_glyphs_and_the_thing_they_come_from() -> None:
    game = table({"seats": {0: {"hand": ["seek-allies", "dagger"], "intrigue": [], "water": 1, "garrison": 1}}})
    play(game, "play:seek-allies", "space:hardy-warriors")
    trash = offered(game, "trash-this:seek-allies")
    assert (trash["of"], trash["id"], trash["glyphs"]) == ("effect", "seek-allies", ["trash-this"])
    influence = offered(game, "influence:hardy-warriors")
    assert (influence["of"], influence["id"]) == ("effect", "space-hardy-warriors")
    assert influence["glyphs"] == ["influence-fremen"]
    assert [effect["glyphs"] for effect in game.view(1)["turn"]["effects"]] == [["trash-this"], ["influence-fremen"]]


def test_the_signet_ring_shows_what_the_leaders_ring_does() -> None:
    given = {"seats": {0: {"hand": ["signet-ring"], "deck": ["dagger"], "intrigue": ["ambush"]}}}
    game = play(table(given), "play:signet-ring", "space:arrakeen")
    assert offered(game, "use:signet-ring")["glyphs"] == ["signet", "card"]


def test_a_sale_shows_its_row() -> None:
    game = table({"seats": {0: {"hand": ["dune-the-desert-planet"], "spice": 3}}})
    play(game, "play:dune-the-desert-planet", "space:sell-melange")
    assert [option["glyphs"] for option in game.view(0)["legal"]] == [
        ["2 spice", "arrow", "6 solari"], ["3 spice", "arrow", "8 solari"],
    ]


def test_options_name_their_cards_spaces_factions_and_seats() -> None:
    about = {
        "play:dagger": ("card", "dagger", ""), "trash:discard:dagger": ("card", "dagger", "discard"),
        "space:arrakeen": ("space", "space-arrakeen", ""), "recall:arrakeen": ("space", "space-arrakeen", ""),
        "leader:paul-atreides": ("leader", "leader-paul-atreides", ""), "intrigue:ambush": ("intrigue", "ambush", ""),
        "faction:guild": ("faction", "guild", ""), "target:2": ("seat", "2", ""),
        "choose:guild-ambassador:1": ("effect", "guild-ambassador", ""), "end-turn": ("", "", ""),
    }
    for name, (of, id, at) in about.items():
        option = VOCABULARY.find(name)
        assert (VOCABULARY.of[option], VOCABULARY.ids[option], VOCABULARY.at[option]) == (of, id, at), name


PINNED = vocabulary.page("imperium").read_text().splitlines()
"""The options of the family; tests declare more of their own."""


BARE = ("snoop", "to", "freighter", "lose-troop")
"""Verbs whose targets are no things of the table."""


def test_whatever_has_a_target_says_what_that_is() -> None:
    bare = [name for option, name in enumerate(PINNED) if ":" in name and not VOCABULARY.of[option]]
    assert [name for name in bare if name.partition(":")[0] not in BARE] == []


def test_ids_of_options_are_those_of_the_codex() -> None:
    no_entries = ("", "faction", "seat", "number")
    ids = {VOCABULARY.ids[option] for option in range(len(PINNED)) if VOCABULARY.of[option] not in no_entries}
    assert [id for id in ids if IMPERIUM.entry(id) is None] == ["leader"]  # an Agent from one's own Leader


# -- questions -------------------------------------------------------------------------------------------------------


def test_a_question_names_the_card_it_is_about() -> None:
    game = play(table({"seats": {0: {"hand": ["reconnaissance"]}}}), "play:reconnaissance")
    view = game.view(0)
    assert view["question"] == ["Where does ", {"text": "Reconnaissance", "id": "reconnaissance"}, " go?"]
    assert view["prompt"] == text_of(view["question"]) == game.prompt() == "Where does Reconnaissance go?"
    assert view["asking"] == {"seat": 0, "source": "reconnaissance", "card": "reconnaissance", "at": "play"}


def test_a_card_that_is_looked_at_is_shown_to_whoever_looks() -> None:
    game = table({"seats": {0: {"intrigue": ["poison-snooper"], "deck": ["signet-ring", "dagger"]}}})
    play(game, "intrigue:poison-snooper")
    looked = {"seat": 0, "source": "poison-snooper", "card": "signet-ring", "at": "deck"}
    assert game.view(0)["asking"] == looked
    assert game.view(1)["asking"] is None
    assert game.view(None)["asking"] is None


def test_a_card_set_aside_is_chosen_where_it_lies() -> None:
    ilesa = landsraad.new(
        "imperium", 3, 1, ["base", "rise-of-ix"], ["ilesa-ecaz", "earl-memnon-thorvald", "countess-ariana-thorvald"]
    )
    hers = ilesa.view(0)["legal"]  # type: ignore[index]  # a view of Imperium
    assert {option["verb"]: option["at"] for option in hers} == {"set-aside": "hand"}
    helena = table({"row": ["chani"], "seats": {0: {"hand": ["signet-ring"]}}}, leaders=[HELENA, RICHESE, LETO, EARL])
    play(helena, "play:signet-ring", "space:secure-contract")
    assert offered(helena, "set-aside:chani")["at"] == "market"


def test_those_who_are_not_asked_are_told_for_whom_the_table_waits() -> None:
    game = table({})
    assert game.view(1)["question"] == ["Waiting for ", {"text": game.name_of(0), "seat": 0}, "."]
    assert game.view(1)["prompt"] == f"Waiting for {game.name_of(0)}."


@pytest.mark.parametrize("name", families())
def test_questions_and_events_say_in_pieces_what_they_say_in_words(name: str) -> None:
    game = landsraad.new(name, 3, 8)
    game.listen()
    dice = random.Random(8)
    verbs = set()
    while not game.over:
        seat = game.pending[0]
        view = game.view(seat)
        assert isinstance(view, dict)
        assert text_of(view["question"]) == view["prompt"]
        assert all(option["verb"] == option["name"].partition(":")[0] for option in view["legal"])
        game.step(dice.choice(game.legal_for(seat)), seat)
        for event in game.fetch_events():
            told = game.event_view(event, dice.choice([None, 0, 1, 2]))
            words = text_of(told["said"])
            assert told["text"] == (words if words.endswith(".") else f"{words}.")
            verbs |= {piece["text"] for piece in told["said"] if not isinstance(piece, str) and "you" in piece}
    assert len(verbs) > 8


# -- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("play", 0, "dagger"),
            [
                {"text": "Paul Atreides", "seat": 0}, " ", {"text": "plays", "you": "play"}, " ",
                {"text": "Dagger", "id": "dagger"},
            ],
        ),
        (
            Event("gain", 0, "spice", 2),
            [
                {"text": "Paul Atreides", "seat": 0}, " ", {"text": "gains", "you": "gain"}, " ",
                {"text": "2 spice", "glyphs": ["2 spice"]},
            ],
        ),
        (
            Event("influence", 0, "bene_gesserit", 1),
            [
                {"text": "Paul Atreides", "seat": 0}, " ", {"text": "gains", "you": "gain"}, " ",
                {"text": "1 influence with the Bene Gesserit", "glyphs": ["influence-bene-gesserit"]},
            ],
        ),
        (
            Event("lose", 0, "conflict", 2),
            [
                {"text": "Paul Atreides", "seat": 0}, " ", {"text": "loses", "you": "lose"}, " ",
                {"text": "2 troops", "glyphs": ["2 troop"]}, " in the Conflict",
            ],
        ),
        (Event("mentat-next", 0), [{"text": "Paul Atreides", "seat": 0}, " will hold the Mentat in the next round"]),
        (Event("round", -1, "", 3), ["Round 3 begins"]),
    ],
)
def test_the_log_is_told_in_pieces(event: Event, said: list[object]) -> None:
    assert table({}).event_view(event, None)["said"] == said


def test_what_others_may_not_see_is_in_no_piece() -> None:
    game = table({})
    event = Event("draw", 0, "deck", 1, seen=["signet-ring"])
    assert "signet-ring" in json.dumps(game.event_view(event, 0))
    for viewer in (1, 2, 3, None):
        assert "ignet" not in json.dumps(game.event_view(event, viewer))


def test_classic_calls_seats_with_their_articles() -> None:
    game = landsraad.new("classic", 2, 1, leaders=["atreides", "harkonnen"])
    said = game.event_view(Event("bid", 0, "", 3), None)["said"]
    assert said == [{"text": "The Atreides", "seat": 0}, " ", {"text": "bids", "you": "bid"}, " 3 spice"]


def test_facts_of_the_codex_are_plain_data() -> None:
    entry = IMPERIUM.entry("conflict-battle-for-arrakeen")
    assert entry is not None
    assert entry["facts"] == {"level": 3}
    leader = IMPERIUM.entry("leader-paul-atreides")
    assert leader is not None
    assert (leader["facts"]["ability"], leader["facts"]["signet"]) == ("Prescience", "Discipline")
    assert leader["facts"]["signet_words"] == "Draw 1 card."


# -- Uprising --------------------------------------------------------------------------------------------------------


def uprising(given: Mapping[str, object]) -> Imperium:
    """A game of Uprising with contracts, laid out as given."""
    modules = ["uprising", "choam"]
    leaders = ["gurney-halleck", "lady-jessica", "lady-amber-metulli", "princess-irulan"]
    game = IMPERIUM.new(players=4, seed=1, modules=modules, leaders=leaders)
    assert isinstance(game, Imperium)
    IMPERIUM.arrange(game, {"first": 0, **given})
    return game


def test_a_space_to_which_only_a_recalled_spy_leads_names_its_post() -> None:
    game = play(uprising({"seats": {
        0: {"hand": ["dagger"], "spies": ["landsraad-assembly"]}, 1: {"agents": 1, "agents_on": ["assembly-hall"]},
    }}), "play:dagger")
    assert offered(game, "space:assembly-hall")["by_spy"] == ["post-landsraad-assembly"]
    assert "by_spy" not in offered(game, "space:gather-support")


def test_units_that_double_rewards_are_told_from_others() -> None:
    units = uprising({}).view(0)["units"]
    assert [(unit["name"], unit["doubles"]) for unit in units] == [("troop", False), ("sandworm", True)]


def test_blowing_up_the_shield_wall_says_what_it_does() -> None:
    game = play(uprising({"seats": {
        0: {"hand": ["reconnaissance"], "influence": {"fremen": 2}},
    }}), "play:reconnaissance", "space:sietch-tabr")
    while not any(option["name"] == "detonate" for option in game.view(0)["legal"]):
        names = [option["name"] for option in game.view(0)["legal"]]
        game.step(next(name for name in names if name.startswith("choose:") and not name.endswith(":1")))
    assert offered(game, "detonate")["text"] == "Blow up the Shield Wall"


def test_the_codex_says_where_contracts_are_fulfilled() -> None:
    facts = {entry["id"]: entry["facts"] for entry in IMPERIUM.codex() if entry["kind"] == "contract"}
    assert facts["contract-arrakeen-water"] == {"space": "arrakeen"}
    assert facts["contract-harvest-3"] == {"harvest": 3}
