"""Who knows what: the information rulings that scenarios cannot show."""

from __future__ import annotations

import json
from collections.abc import Mapping

import landsraad
from landsraad.families import family
from landsraad.imperium.boxes.uprising.contracts import BANK
from landsraad.imperium.seen.view_types import View
from landsraad.imperium.table.influence import SECRETS
from landsraad.imperium.table.intrigue import draw_intrigue
from landsraad.imperium.table.state import Imperium

IMPERIUM = family("imperium")


def table(given: Mapping[str, object], leaders: list[str] | None = None) -> Imperium:
    """A four-player game laid out as given."""
    leaders = leaders or IMPERIUM.scenario_leaders(4)
    game = IMPERIUM.new(players=4, seed=1, leaders=leaders, options={"asks": "everything"})
    assert isinstance(game, Imperium)
    IMPERIUM.arrange(game, {"first": 0, **given})
    return game


def uprising(given: Mapping[str, object], modules: tuple[str, ...] = ("uprising", "choam")) -> Imperium:
    """A four-player game of Uprising laid out as given."""
    leaders = IMPERIUM.scenario_leaders(4, modules)
    game = IMPERIUM.new(players=4, seed=1, modules=modules, leaders=leaders, options={"asks": "everything"})
    assert isinstance(game, Imperium)
    IMPERIUM.arrange(game, {"first": 0, **given})
    return game


def seen(game: Imperium, viewer: int | None, owner: int) -> dict[str, object]:
    """A seat as another sees it."""
    view: View = game.view(viewer)
    return dict(view["seats"][owner])


def test_public_zones_and_counts() -> None:
    """rul-info-public-zones-and-counts"""
    game = table({"seats": {0: {
        "hand": ["dagger", "diplomacy"], "deck": ["signet-ring", "dagger"], "discard": ["scout"],
        "in_play": ["stilgar"], "intrigue": ["ambush", "windfall"], "spice": 3, "solari": 2, "water": 1, "vp": 4,
        "garrison": 2, "conflict": 1, "influence": {"fremen": 2}, "agents_on": ["arrakeen"],
    }}})
    own = seen(game, 0, 0)
    assert own["hand"] == ["dagger", "diplomacy"]
    assert own["intrigue"] == ["ambush", "windfall"]
    for viewer in (1, 2, 3, None):
        other = seen(game, viewer, 0)
        assert other["hand"] == other["intrigue"] == other["deck"] == other["deck_top"] == []
        assert (other["hand_count"], other["deck_count"], other["intrigue_count"]) == (2, 2, 2)
        assert other["discard"] == ["scout"]
        assert other["in_play"] == ["stilgar"]
        assert (other["spice"], other["solari"], other["water"], other["vp"]) == (3, 2, 1, 4)
        assert (other["garrison"], other["conflict"], other["supply"], other["strength"]) == (2, 1, 9, 2)
        assert other["influence"] == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 2}
        assert other["agents_on"] == ["space-arrakeen"]
        assert "ambush" not in json.dumps(game.view(viewer))


def test_the_order_of_decks_is_hidden_from_their_owners() -> None:
    """rul-info-public-zones-and-counts"""
    given = {"seats": {1: {"deck": ["signet-ring", "dagger", "diplomacy"]}}}
    other_order = {"seats": {1: {"deck": ["diplomacy", "signet-ring", "dagger"]}}}
    assert json.dumps(table(given).view(1)) == json.dumps(table(other_order).view(1))
    assert seen(table(given), 1, 1)["deck"] == ["dagger", "diplomacy", "signet-ring"]


def test_an_intrigue_card_put_back_stays_in_sight() -> None:
    """rul-info-intrigue-put-back"""
    leaders = ["viscount-hundro-moritani", "paul-atreides", "helena-richese"]
    game = landsraad.new("imperium", players=3, seed=1, modules=["base", "rise-of-ix"], leaders=leaders)
    assert isinstance(game, Imperium)
    hundro = game.actor
    assert hundro == 0
    both = game.view(0)["intrigue_deck_known"]
    assert [card["place"] for card in both] == [1, 2]
    game.step(f"keep:{both[0]['id']}")
    for _ in range(30):
        assert game.view(0)["intrigue_deck_known"] == [{"id": both[1]["id"], "place": 1}]
        for viewer in (1, 2, None):
            assert game.view(viewer)["intrigue_deck_known"] == []
        name = game.family.called(both[1]["id"])
        assert f"Known to you in the Intrigue deck: {name}, on top." in [*game.family.narration(game, 0).hand()]
        if game.actor != 0:
            break
        game.step(game.legal[-1])
    taker = game.seats[1]
    draw_intrigue(game, taker, 1)
    assert game.view(0)["intrigue_deck_known"] == []
    assert game.view(0)["seats"][1]["intrigue"] == [both[1]["id"]]


def test_paul_sees_the_top_of_his_deck_and_nobody_else_does() -> None:
    """clar-peek"""
    game = table({"seats": {0: {"deck": ["signet-ring", "dagger"]}, 1: {"deck": ["dagger"]}}})
    assert game.seats[0].leader.short == "paul-atreides"
    assert seen(game, 0, 0)["deck_top"] == ["signet-ring"]
    assert seen(game, 1, 0)["deck_top"] == []
    assert seen(game, 1, 1)["deck_top"] == []
    assert seen(table({"seats": {0: {"deck": [], "discard": ["dagger"]}}}), 0, 0)["deck_top"] == []
    for seed in range(10):
        assert game.determinize(0, seed).seats[0].deck[-1] == game.seats[0].deck[-1]


def test_poison_snooper_shows_the_top_card_to_its_player_only_while_it_asks() -> None:
    game = table({"first": 1, "seats": {1: {"deck": ["scout", "dagger"], "intrigue": ["poison-snooper"]}}})
    assert seen(game, 1, 1)["deck_top"] == []
    game.step("intrigue:poison-snooper")
    assert seen(game, 1, 1)["deck_top"] == ["scout"]
    assert seen(game, 0, 1)["deck_top"] == []
    game.step("snoop:draw")
    assert seen(game, 1, 1)["deck_top"] == []


def imagined_hands(game: Imperium, viewer: int, owner: int, seeds: int = 60) -> list[list[str]]:
    """What a seat may believe that another holds: its hand in some games that the seat cannot tell from this one."""
    return [list(game.determinize(viewer, seed).view(owner)["seats"][owner]["hand"]) for seed in range(seeds)]


def test_a_card_taken_openly_stays_known_until_it_leaves_the_hand() -> None:
    game = table({"seats": {0: {
        "hand": ["other-memory", "dagger"], "discard": ["the-voice"], "deck": ["diplomacy"],
    }}})
    for move in ("play:other-memory", "space:secure-contract", "choose:other-memory:2", "take:the-voice"):
        game.step(move)
    assert sorted(game.view(0)["seats"][0]["hand"]) == ["dagger", "the-voice"]
    for viewer in (1, 2, 3, None):
        assert seen(game, viewer, 0)["hand"] == ["the-voice"]
        assert seen(game, viewer, 0)["hand_count"] == 2
    hands = imagined_hands(game, 2, 0)
    assert all("the-voice" in hand for hand in hands)
    assert {card for hand in hands for card in hand} == {"the-voice", "dagger", "diplomacy"}
    for move in ("end-turn", "reveal", "end-turn", "reveal", "end-turn", "reveal", "end-turn", "play:the-voice"):
        game.step(move)
    for viewer in (1, 2, 3, None):
        assert seen(game, viewer, 0)["hand"] == []
        assert seen(game, viewer, 0)["hand_count"] == 1
    assert {card for hand in imagined_hands(game, 2, 0) for card in hand} == {"dagger", "diplomacy"}


def test_a_card_put_on_the_deck_openly_is_known_to_all() -> None:
    game = table({"row": ["scout", "dr-yueh", "stilgar", "chani", "carryall"],
                  "seats": {0: {"intrigue": ["bypass-protocol"], "spice": 2}}})
    game.step("intrigue:bypass-protocol")
    game.step("choose:bypass-protocol:2")
    game.step("acquire:stilgar")
    for viewer in (0, 1, None):
        assert seen(game, viewer, 0)["deck_top"] == ["stilgar"]
    assert game.determinize(3, 9).seats[0].deck[-1] == game.seats[0].deck[-1]


def test_the_barons_factions_are_his_secret() -> None:
    """rul-info-baron-and-ilesa"""
    game = table({"seats": {0: {"secret": ["guild", "fremen"]}}},
                 ["baron-vladimir-harkonnen", "paul-atreides", "glossu-rabban", "helena-richese"])
    assert seen(game, 0, 0)["secret"] == ["guild", "fremen"]
    for viewer in (1, 2, 3, None):
        assert seen(game, viewer, 0)["secret"] == []
        assert seen(game, viewer, 0)["secret_count"] == 2
    imagined = {tuple(game.determinize(1, seed).seats[0].piles[SECRETS]) for seed in range(60)}
    assert len(imagined) == 6


def test_a_stolen_intrigue_card_is_known_to_thief_and_victim_only() -> None:
    game = table({"seats": {
        0: {"hand": ["diplomacy"], "intrigue": []},
        1: {"intrigue": ["ambush", "ambush", "windfall", "bribery"]},
    }})
    for move in ("play:diplomacy", "space:secrets", "steal:secrets"):
        game.step(move)
    stolen = seen(game, 0, 0)["intrigue"]
    assert isinstance(stolen, list)
    assert len(stolen) == 1
    assert seen(game, 1, 0)["intrigue"] == stolen
    assert seen(game, 2, 0)["intrigue"] == []
    victims = [game.determinize(1, seed).view(0)["seats"][0]["intrigue"] for seed in range(60)]
    assert all(stolen[0] in held for held in victims)
    others = [game.determinize(2, seed).view(0)["seats"][0]["intrigue"] for seed in range(60)]
    assert not all(stolen[0] in held for held in others)


def test_undo_stops_at_the_last_thing_shown() -> None:
    """rul-info-undo-boundary"""
    game = table({"seats": {0: {"hand": ["reconnaissance", "dagger"], "deck": ["diplomacy", "dagger"]}}})
    game.step("play:reconnaissance")
    game.step("space:arrakeen")
    assert game.undo_floor == 0
    game.step("deploy:1")
    assert game.undo_floor == 0
    game.step("draw:arrakeen")
    assert game.undo_floor == game.ply == 4
    game.step("deploy:1")
    assert game.undo_floor == 4
    game.step("end-turn")
    assert game.undo_floor == 4


def test_what_is_offered_to_others_is_in_nobody_elses_view() -> None:
    game = table({})
    assert game.view(0)["legal"]
    for viewer in (1, 2, 3, None):
        assert game.view(viewer)["legal"] == []
        assert game.view(viewer)["prompt"] == "Waiting for Paul Atreides."


def test_spaces_say_what_they_cost_the_viewer() -> None:
    """leader-duke-leto-atreides"""
    game = table({}, ["leader-duke-leto-atreides", *IMPERIUM.scenario_leaders(4)[1:]])

    def cost(viewer: int | None, space: str) -> dict[str, int]:
        view: View = game.view(viewer)
        return next(one["cost"] for one in view["spaces"] if one["id"] == f"space-{space}")

    assert [cost(viewer, "high-council") for viewer in (0, 1, None)] == [{"solari": 4}, {"solari": 5}, {"solari": 5}]
    assert cost(0, "heighliner") == cost(None, "heighliner") == {"spice": 6}
    assert cost(0, "arrakeen") == {}


def test_drafting_a_leader_who_sees_the_deck_cannot_be_undone() -> None:
    game = landsraad.new("imperium", players=3, seed=1, leaders="draft")
    game.step("leader:earl-memnon-thorvald")
    assert game.undo_floor < game.ply
    game.step("leader:paul-atreides")
    assert game.undo_floor == game.ply


def test_a_card_acquired_to_the_hand_is_known_to_all() -> None:
    """rul-info-card-that-entered-hand-openly"""
    game = uprising({
        "row": ["maula-pistol", "truthtrance", "steersman", "overthrow", "leadership"],
        "seats": {0: {"hand": ["price-is-no-object", "dagger"], "solari": 3, "intrigue": []}},
    })
    for move in ("play:price-is-no-object", "space:secrets", "acquire-for:price-is-no-object", "acquire:maula-pistol"):
        game.step(move)
    for viewer in (1, 2, 3, None):
        assert seen(game, viewer, 0)["hand"] == ["maula-pistol"]
        assert seen(game, viewer, 0)["hand_count"] == 2


def test_the_top_three_cards_are_shown_to_their_owner_while_they_are_sorted() -> None:
    """long-live-the-fighters"""
    game = uprising({"seats": {0: {
        "hand": ["long-live-the-fighters"], "garrison": 0, "intrigue": [], "spice": 0,
        "deck": ["dagger", "diplomacy", "seek-allies", "signet-ring", "reconnaissance"],
    }}})
    game.step("play:long-live-the-fighters")
    game.step("space:spice-refinery")
    assert seen(game, 0, 0)["deck_top"] == ["dagger", "diplomacy", "seek-allies"]
    for viewer in (1, None):
        assert seen(game, viewer, 0)["deck_top"] == []
    for seed in range(5):
        assert game.determinize(0, seed).seats[0].deck[-3:] == game.seats[0].deck[-3:]
    game.step("take:diplomacy")
    assert seen(game, 0, 0)["deck_top"] == ["dagger", "seek-allies"]
    assert seen(game, 1, 0)["hand"] == []
    game.step("discard:dagger")
    assert seen(game, 0, 0)["deck_top"] == []
    assert game.undo_floor == game.ply


def test_spies_won_conflicts_and_contracts_are_open_and_the_bank_is_not() -> None:
    """rul-info-public-zones-and-counts"""
    game = uprising({
        "contracts": ["espionage", "harvest-3"], "contract_bank": ["arrakeen-spy", "immediate"],
        "seats": {0: {
            "spies": ["emperor", "choam"], "won": ["propaganda"], "flipped": ["test-of-loyalty"],
            "contracts": ["harvest-4"], "completed": ["deliver-supplies"], "objective": "crysknife", "hooks": 1,
        }},
    })
    for viewer in (0, 1, None):
        view = game.view(viewer)
        seat = view["seats"][0]
        assert seat["piles"] == {
            "spies": ["post-emperor", "post-choam"], "won": ["conflict-propaganda"],
            "flipped": ["conflict-test-of-loyalty"], "contracts": ["contract-harvest-4"],
            "completed": ["contract-deliver-supplies"], "reserved": [],
        }
        assert seat["numbers"]["objective"] == "objective-crysknife"
        assert (seat["numbers"]["hooks"], view["numbers"]["wall"]) == (1, 1)
        assert view["piles"]["contracts"] == ["contract-espionage", "contract-harvest-3"]
        assert "contract_bank" not in view["piles"]
        assert view["pile_counts"]["contract_bank"] == 2
        post = next(post for post in view["posts"] if post["id"] == "post-emperor")
        assert post == {"id": "post-emperor", "spaces": ["space-sardaukar", "space-dutiful-service"], "spies": [0]}
        assert "contract-arrakeen-spy" not in json.dumps(view)
    banks = {game.determinize(1, seed).piles[BANK] for seed in range(20)}
    assert len(banks) == 2


def test_the_price_of_the_swordmaster_falls_for_those_who_have_none() -> None:
    """space-uprising-swordmaster"""
    game = uprising({"seats": {2: {"swordmaster": True}}})
    for viewer in (0, 1):
        space = next(one for one in game.view(viewer)["spaces"] if one["short"] == "swordmaster")
        assert space["cost"] == {"solari": 6}
