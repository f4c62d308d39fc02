"""Who knows what in classic Dune."""

from __future__ import annotations

import json
import random

from landsraad.classic.characters.all import POWERS
from landsraad.classic.seen.view_types import ProposalView
from landsraad.classic.sheets.characters import CHARACTERS
from landsraad.classic.table.register import PREDICTED_SEAT, PREDICTED_TURN, SPICE_DECK
from landsraad.classic.table.state import Classic
from landsraad.families import family
from landsraad.kernel.view_types import OptionView

CLASSIC = family("classic")
ATREIDES, HARKONNEN, EMPEROR, GUILD, FREMEN, BENE = range(6)


def table(given: dict[str, object], **options: bool | str) -> Classic:
    """A six-player game laid out as given; seats in the order of the character sheets."""
    game = CLASSIC.new(6, 1, None, CLASSIC.scenario_leaders(6), {"asks": "everything", **options})
    assert isinstance(game, Classic)
    CLASSIC.arrange(game, {"first": 0, **given})
    return game


def test_shields_hide_spice_cards_and_traitors() -> None:
    game = table({"seats": {0: {"spice": 7, "hand": ["lasegun"], "traitors": ["caid"]}}})
    own = game.view(0)["seats"][0]
    assert (own["spice"], own["hand"], own["traitors"]) == (7, ["lasegun"], ["caid"])
    for viewer in (1, 5, None):
        seen = game.view(viewer)["seats"][0]
        assert (seen["spice"], seen["hand"], seen["hand_count"], seen["traitors"]) == (None, [], None, [])
        assert "lasegun" not in json.dumps(game.view(viewer))


def test_the_number_of_cards_is_open_while_bidding() -> None:
    game = table({"phase": "bidding", "seats": {0: {"hand": ["lasegun", "shield"]}}})
    assert game.view(3)["seats"][0]["hand_count"] == 2


def test_only_the_atreides_see_the_card_up_for_auction_and_know_who_bought_it() -> None:
    game = table({"phase": "bidding", "treachery_deck": ["lasegun"]})
    for seat in range(6):
        game.step("pass", seat)
    auction = game.view(ATREIDES)["auction"]
    assert auction is not None
    assert auction["card"] == "lasegun"
    other = game.view(EMPEROR)["auction"]
    assert other is not None
    assert other["card"] is None
    game.step("pass")
    game.step("bid:1")
    for _ in range(5):
        game.step("pass")
    assert game.view(ATREIDES)["seats"][HARKONNEN]["hand"] == ["lasegun"]
    assert game.view(EMPEROR)["seats"][HARKONNEN]["hand"] == []
    for seed in range(5):
        assert "lasegun" in game.view(HARKONNEN)["seats"][HARKONNEN]["hand"]
        imagined = game.determinize(ATREIDES, seed)
        assert imagined.view(HARKONNEN)["seats"][HARKONNEN]["hand"].count("lasegun") == 1


def test_only_the_bene_gesserit_see_the_prediction() -> None:
    game = table({"seats": {BENE: {"prediction": ["guild", 4]}}})
    assert game.view(BENE)["seats"][BENE]["prediction"] == ["guild", "4"]
    assert game.view(GUILD)["seats"][BENE]["prediction"] == []
    imagined = [game.determinize(GUILD, seed).seats[BENE].have for seed in range(30)]
    assert len({(have[PREDICTED_SEAT], have[PREDICTED_TURN]) for have in imagined}) > 5


def test_only_the_atreides_see_the_top_spice_card() -> None:
    game = table({"spice_deck": ["red-chasm"]})
    assert game.view(ATREIDES)["spice_top"] == "spice-red-chasm"
    assert game.view(FREMEN)["spice_top"] is None
    top = game.piles[SPICE_DECK][-1]
    assert all(game.determinize(ATREIDES, seed).piles[SPICE_DECK][-1] == top for seed in range(5))


def test_plans_are_sealed_until_both_are_made() -> None:
    game = table({"phase": "battle", "seats": {
        GUILD: {"tokens": {"red-chasm": 5}, "hand": ["stunner"]}, EMPEROR: {"tokens": {"red-chasm": 3}},
    }})
    game.step("leader:staban-tuek", GUILD)
    game.step("leader:bashar", EMPEROR)
    game.step("weapon:stunner", GUILD)
    for viewer in (EMPEROR, ATREIDES, None):
        battle = game.view(viewer)["battle"]
        assert battle is not None
        plan = next(plan for plan in battle["plans"] if plan["seat"] == GUILD)
        assert (plan["leader"], plan["weapon"]) == (None, None)
    own = game.view(GUILD)["battle"]
    assert own is not None
    assert next(plan for plan in own["plans"] if plan["seat"] == GUILD)["leader"] == "staban-tuek"


def test_a_truthtrance_binds_what_is_imagined() -> None:
    game = table({"awake": [ATREIDES], "seats": {
        ATREIDES: {"hand": ["truthtrance"]}, GUILD: {"hand": ["shield", "stunner"]},
    }})
    for move in ("play:truthtrance", "target:guild", "question:holds-shield"):
        game.step(move)
    assert game.view(FREMEN)["seats"][GUILD]["hand"] == ["shield"]
    for seed in range(20):
        imagined = game.determinize(FREMEN, seed)
        assert "shield" in imagined.view(GUILD)["seats"][GUILD]["hand"]


def test_being_asked_at_a_pause_does_not_depend_on_the_cards_held() -> None:
    held = table({"awake": [0, 1], "seats": {0: {"hand": ["truthtrance"]}, 1: {"hand": ["karama"]}}}, deals=False)
    other = table({"awake": [0, 1], "seats": {0: {"hand": ["baliset"]}, 1: {"hand": ["kulon"]}}}, deals=False)
    assert held.pending == other.pending == [0, 1]


def test_every_event_is_a_sentence_for_every_viewer() -> None:
    for seed in range(6):
        dice = random.Random(seed)
        options = {"character_advantages": True, "special_karama": True}
        game = CLASSIC.new(6, seed, ("basic", "advanced"), None, options, listen=True)
        while not game.over:
            seat = dice.choice(game.pending)
            game.step(dice.choice(game.legal_for(seat)), seat if game.sealed is not None else None)
            for event in game.fetch_events():
                for viewer in (None, 0, 3):
                    text = game.event_text(event, viewer)
                    assert text[0].isupper()
                    assert text.endswith(".")
                    assert "{" not in text


def test_the_sheets_are_those_of_the_game() -> None:
    assert [len(character.leaders) for character in CHARACTERS] == [5] * 6
    assert sum(len(powers) for powers in POWERS) == 63


def test_a_card_shown_to_one_player_is_known_to_that_one_alone() -> None:
    game = table({"awake": [GUILD], "seats": {GUILD: {"hand": ["lasegun", "kulon"]}}})
    for move in ("show", "show-card:lasegun", "target:emperor"):
        game.step(move)
    assert game.view(EMPEROR)["seats"][GUILD]["hand"] == ["lasegun"]
    assert game.view(FREMEN)["seats"][GUILD]["hand"] == []
    for seed in range(10):
        assert "lasegun" in game.determinize(EMPEROR, seed).view(GUILD)["seats"][GUILD]["hand"]
    hands = [game.determinize(FREMEN, seed).view(GUILD)["seats"][GUILD]["hand"] for seed in range(30)]
    assert any("lasegun" not in hand for hand in hands)


def test_a_traitor_shown_to_one_player_is_known_to_that_one_alone() -> None:
    drawn = {GUILD: {"traitors": ["caid"]}, EMPEROR: {"traitors": ["stilgar"]}, FREMEN: {"traitors": ["alia"]}}
    game = table({"awake": [GUILD], "seats": drawn})
    for move in ("show", "show-traitor:caid", "target:emperor"):
        game.step(move)
    assert game.view(EMPEROR)["seats"][GUILD]["traitors"] == ["caid"]
    assert game.view(FREMEN)["seats"][GUILD]["traitors"] == []
    assert all(game.determinize(EMPEROR, seed).view(GUILD)["seats"][GUILD]["traitors"] == ["caid"] for seed in range(9))
    imagined = [game.determinize(FREMEN, seed).view(GUILD)["seats"][GUILD]["traitors"] for seed in range(30)]
    assert any(traitors != ["caid"] for traitors in imagined)


def test_what_is_shown_openly_everybody_knows() -> None:
    game = table({"awake": [GUILD], "seats": {GUILD: {"hand": ["lasegun"], "traitors": ["caid"]}}})
    for move in ("show", "show-card:lasegun", "target:everybody"):
        game.step(move)
    assert all(game.view(viewer)["seats"][GUILD]["hand"] == ["lasegun"] for viewer in range(6))


def test_who_has_no_leader_to_send_is_known_to_have_no_hero() -> None:
    dead = ["staban-tuek", "master-bewt", "esmar-tuek", "soo-soo-sook", "guild-representative"]
    game = table({"phase": "battle", "seats": {
        GUILD: {"tokens": {"red-chasm": 5}, "hand": ["stunner"], "dead": dead}, EMPEROR: {"tokens": {"red-chasm": 3}},
    }})
    view = game.view(None)["battle"]
    assert view is not None
    assert view["no_leader"] == [GUILD]
    assert "cheap-hero" in game.view(FREMEN)["seats"][GUILD]["lacks"]


def test_a_promise_that_binds_is_shown_with_its_deal() -> None:
    game = table({"awake": [GUILD]})
    for move in ("deal:emperor", "give:1", "want:0", "promise:no-shipment", "request:favour", "accept"):
        game.step(move)
    deal = game.view(None)["deals"][0]
    assert (deal["promises"], deal["asks"], deal["bound"]) == (["no-shipment"], ["favour"], [GUILD])


def proposal(game: Classic, seat: int) -> ProposalView:
    """The deal in the making that a seat sees."""
    found = game.view(seat)["proposal"]
    assert found is not None
    return found


def test_a_deal_in_the_making_is_seen_by_who_makes_it_and_then_by_who_is_asked() -> None:
    game = table({"awake": [GUILD]})
    game.step("deal:emperor")
    assert list(proposal(game, GUILD)["choices"]) == ["give", "want", "promise", "request"]
    assert [game.view(seat)["proposal"] for seat in (EMPEROR, FREMEN, None)] == [None, None, None]
    for move in ("give:1", "want:0", "promise:no-shipment"):
        game.step(move)
    assert list(proposal(game, GUILD)["choices"]) == ["request"]
    game.step("request:favour")
    for seat in (GUILD, EMPEROR):
        found = proposal(game, seat)
        assert (found["proposer"], found["partner"], found["gives"], found["gets"]) == (GUILD, EMPEROR, 1, 0)
        assert (found["promises"], found["asked"]) == (["no-shipment"], "a favour to be named later")
        assert "no-shipment" in found["binding"]
        assert "favour" not in found["binding"]
    assert game.view(FREMEN)["proposal"] is None
    game.step("accept")
    assert game.view(GUILD)["proposal"] is None


def test_a_plan_is_told_with_the_kwisatz_haderach_where_he_is_ready() -> None:
    battle: dict[str, object] = {"phase": "battle", "seats": {
        ATREIDES: {"tokens": {"arrakeen": 3}, "losses": 7}, HARKONNEN: {"tokens": {"arrakeen": 3}},
    }}
    for options, told in (({"character_advantages": True}, ["no", "use"]), ({}, [])):
        game = table(battle, **options)
        game.step("pass")
        assert [one["id"] for one in plan_parts(game, ATREIDES).get("kwisatz-haderach", [])] == told
        assert "kwisatz-haderach" not in plan_parts(game, HARKONNEN)


def plan_parts(game: Classic, seat: int) -> dict[str, list[OptionView]]:
    """What a seat may still put into its plan."""
    battle = game.view(seat)["battle"]
    assert battle is not None
    return battle["choices"]


def test_whoever_moves_is_told_also_where_the_guild_leaves_the_storm_order() -> None:
    game = table({"first": EMPEROR}, character_advantages=True, no_alliances=True)
    while game.actor is None or "move-now" not in [option["name"] for option in game.view(game.actor)["legal"]]:
        game.step("pass", game.pending[0])
    assert mover(game) == EMPEROR
    game.step("move-now")
    assert mover(game) == GUILD


def mover(game: Classic) -> int | None:
    """Whoever moves, as everybody is told."""
    journey = game.view(None)["journey"]
    assert journey is not None
    return journey["seat"]


def test_promises_and_questions_are_told_by_their_ids() -> None:
    game = table({"awake": [GUILD], "seats": {GUILD: {"hand": ["truthtrance"]}}})
    deal = game.clone()
    deal.step("deal:emperor", GUILD)
    assert [one["id"] for one in proposal(deal, GUILD)["choices"]["promise"][:2]] == ["nothing", "peace"]
    game.step("play:truthtrance", GUILD)
    game.step("target:emperor")
    assert game.view(GUILD)["legal"][0]["id"] == "holds-chrysknife"


def test_a_limit_of_seconds_is_told_with_every_bid() -> None:
    game = CLASSIC.new(6, 1, None, CLASSIC.scenario_leaders(6), {"bid_seconds": 10, "asks": "everything"})
    assert isinstance(game, Classic)
    CLASSIC.arrange(game, {"first": 0, "phase": "bidding"})
    assert game.view(None)["time_limit"] is None
    for seat in range(6):
        game.step("pass", seat)
    assert game.view(None)["time_limit"] == 10
    assert CLASSIC.timeout(game) == (game.family.vocabulary.find("pass"), 10, "", "")
    assert "pass" in [option["name"] for option in game.view(game.actor)["legal"]]
    assert table({"phase": "bidding"}).view(None)["time_limit"] is None
