"""Words for people: what families call things, how positions are narrated, without giving secrets away."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import landsraad
from landsraad.families import families, family
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game
from landsraad.server.api.family_data import family_data

TABLES: dict[str, list[tuple[int, list[str] | None, dict[str, object]]]] = {
    "imperium": [(1, None, {}), (2, None, {}), (4, None, {}), (4, ["uprising", "choam"], {})],
    "classic": [
        (2, None, {"turns": 5}), (3, None, {"advanced": True, "character_advantages": True}),
        (6, None, {"weather": True}),
    ],
}
SAMPLES = 12
CLASSIC = family("classic")


def positions() -> Iterator[Game]:
    """Some positions of random games of every family, each with somebody to choose."""
    for name, tables in TABLES.items():
        for players, modules, options in tables:
            game = landsraad.new(name, players, 5, modules, options=options)
            dice = random.Random(players)
            plies = 0
            while not game.over:
                seat = game.pending[0]
                game.step(dice.choice(game.legal_for(seat)), seat)
                plies += 1
            for ply in sorted(dice.sample(range(1, plies), SAMPLES)):
                yield landsraad.replay(game.record(), ply)
            yield game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return list(positions())


def told(game: Game, seat: int | None) -> list[str]:
    """All that a narration says to a seat."""
    narration = game.family.narration(game, seat)
    lines = [narration.welcome(), *narration.brief(), *narration.board(), *narration.hand(), *narration.context()]
    if seat is not None:
        for option in game.legal_for(seat):
            name, text = game.name(option), narration.named(game.text(option))
            lines += [narration.remark(name, text), narration.here(name)]
    if game.result is not None:
        lines += narration.result(game.result)
    return [line for line in lines if line]


def laid_out(given: dict[str, object], *, leaders: list[str], options: dict[str, object] | None = None) -> Game:
    """A game of classic Dune as given."""
    game = CLASSIC.new(len(leaders), 1, leaders=leaders, options=options)
    CLASSIC.arrange(game, {"first": 0, **given})
    return game


# -- what every family answers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", families())
def test_a_family_has_words_for_people(name):
    kind = family(name)
    assert len(kind.primer.splitlines()) > 8
    assert kind.labels
    assert not [label for label in kind.labels.values() if "_" in label]
    data = family_data(kind)
    assert (data.score.one, data.score.many) == (kind.score.one, kind.score.many)
    assert (data.labels, data.primer) == (dict(kind.labels), kind.primer)


def test_the_word_for_the_score_is_the_games_own():
    assert family("imperium").score.amount(1) == "1 victory point"
    assert family("imperium").score.amount(7) == "7 victory points"
    assert family("classic").score.amount(1) == "1 stronghold"
    assert family("classic").score.amount(0) == "0 strongholds"


def test_labels_name_keys_that_views_have(games):
    for game in games:
        labels = set(game.family.labels)
        view = game.view(0)
        assert isinstance(view, dict)
        assert {key for key in view if key in labels}
        assert {key for key in view["seats"][0] if key in labels}


def test_the_standing_is_what_anybody_sees(games):
    for game in games:
        standing = game.family.standing(game)
        view = game.view(None)
        assert isinstance(view, dict)
        assert (standing.round, standing.phase) == (view["round"], view["phase"])
        assert len(standing.scores) == len(standing.leaders) == game.seat_count
        assert standing.scores == game.family.scores(game)
        assert sorted(standing.order) in ([], list(range(game.seat_count)))
        if game.result is not None:
            assert standing.scores == game.result["scores"]


@pytest.mark.parametrize("name", families())
def test_rulings_are_entries_of_the_family(name):
    rulings = family(name).rulings()
    assert len(rulings) > 50
    assert {(one["family"], one["kind"]) for one in rulings} == {(name, "ruling")}


# -- every narration ---------------------------------------------------------------------------------------------------


def test_a_narration_gives_no_secret_away(games):
    """The words are the same for a game and for one that the seat cannot tell from it."""
    for game in games:
        for seat in range(game.setup.players):
            assert told(game, seat) == told(game.determinize(seat, 3), seat)


def test_a_narration_has_sentences_and_no_words_for_programs(games):
    for game in games:
        for seat in (0, None):
            for line in told(game, seat):
                assert not re.search(r"\bNone\b|\bTrue\b|\bFalse\b(?! Wall)|[{}\[\]_]|\bseat \d", line), line


# -- Dune: Imperium --------------------------------------------------------------------------------------------------


def uprising(given: dict[str, object]) -> Game:
    """A game of Uprising with contracts as given."""
    kind = family("imperium")
    game = kind.new(4, 1, ["uprising", "choam"])
    kind.arrange(game, {"first": 0, **given})
    return game


def test_spaces_are_told_as_they_lie_on_the_board():
    game = uprising({
        "bonus": {"hagga-basin": 2},
        "seats": {0: {"hand": ["dagger", "dune-the-desert-planet"], "solari": 5, "water": 1, "council": True}},
    })
    narration = game.family.narration(game, 0)
    council = narration.remark("space:high-council", "Send the Agent to High Council")
    assert "if you have a seat already, gain 2 spice" in council
    assert "once in a game" not in council
    assert "sandworm" in narration.remark("space:hagga-basin", "Send the Agent to Hagga Basin")
    assert narration.here("space:hagga-basin") == "Bonus spice 2."
    base = landsraad.new("imperium", 4, 1)
    told = base.family.narration(base, 0).remark("space:high-council", "Send the Agent to High Council")
    assert "once in a game" in told


def test_every_unit_that_fights_is_told():
    fighters = {1: {"sandworms": 2}, 2: {"sandworms": 1, "conflict": 2}}
    game = uprising({"conflict": "skirmish-crysknife", "seats": fighters})
    lines = list(game.family.narration(game, 0).brief())
    strength = next(line for line in lines if line.startswith("Strength in the Conflict"))
    assert " 6 (2 sandworms)" in strength
    assert " 7 (2 troops and 1 sandworm)" in strength


def test_what_a_seat_of_uprising_does_not_have_is_not_told():
    own = {"objective": "crysknife", "hooks": 0, "spies": ["guild"], "won": ["trade-dispute"]}
    game = uprising({"seats": {0: own}})
    lines = list(game.family.narration(game, 0).brief())
    have = next(line for line in lines if line.startswith("You have"))
    assert have.endswith("Crysknife Objective.")
    assert "Maker Hooks" not in have
    assert {"Spies: Guild post.", "Conflicts won: Trade Dispute."} <= set(lines)


def test_open_contracts_are_told_with_their_rewards():
    game = uprising({"contracts": ["arrakeen-water", "arrakeen-spy"]})
    lines = [line for line in game.family.narration(game, 0).board() if "Arrakeen contract" in line]
    assert [line.partition("Reward: ")[2] for line in lines] == ["gain 1 water.", "recruit 1 troop and place a Spy."]
    event = game.event_text(Event("contract", 1, "contract-arrakeen-water"), None)
    assert event.endswith("takes the contract Arrakeen (gain 1 water).")


# -- classic Dune ----------------------------------------------------------------------------------------------------


def test_the_brief_says_where_tokens_stand_whose_and_how_many():
    game = laid_out({"seats": {
        0: {"tokens": {"arrakeen": 4, "red-chasm": 2}, "spice": 7}, 1: {"tokens": {"arrakeen": 3}},
    }}, leaders=["atreides", "harkonnen"])
    lines = list(CLASSIC.narration(game, 0).brief())
    assert "Arrakeen: you 4, the Harkonnen 3." in lines
    assert any(line.startswith("Red Chasm: you 2") for line in lines)
    assert any(line.startswith("Strongholds: you 1 (Arrakeen contested), the Harkonnen ") for line in lines)
    assert any(line.startswith("You have: 7 spice, ") for line in lines)
    assert "Arrakeen: the Atreides 4, the Harkonnen 3." in list(CLASSIC.narration(game, None).brief())


def test_the_board_is_a_line_for_each_sector_from_the_storm_on():
    game = laid_out({"storm": 8, "seats": {
        0: {"tokens": {"arrakeen": 4, "carthag": 2, "sietch-tabr": 1}, "spice": 7}, 1: {"tokens": {"polar-sink": 3}},
    }}, leaders=["atreides", "harkonnen"])
    lines = list(CLASSIC.narration(game, 0).board())
    sectors = [line for line in lines if line.startswith(("Outside all sectors", "Sector "))]
    assert len(sectors) == 1 + 18
    assert sectors[0] == "Outside all sectors: Polar Sink (the Harkonnen 3)."
    assert sectors[1].startswith("Sector 8, in the storm: ")
    assert sectors[2] == "Sector 9: Arrakeen (you 4), Imperial Basin, Old Gap."
    assert "No more than one stronghold short of winning: you." in lines


def test_shipping_tells_prices_and_occupants():
    game = laid_out({"phase": "movement", "seats": {
        0: {"spice": 9, "reserves": 5, "hand": []}, 1: {"tokens": {"arrakeen": 3}, "hand": []},
    }}, leaders=["emperor", "harkonnen"])
    narration = CLASSIC.narration(game, 0)
    assert narration.here("ship:arrakeen/9") == "1 spice a token. There: the Harkonnen 3."
    assert narration.here("ship:red-chasm/6").startswith("2 spice a token.")
    assert narration.remark("ship:arrakeen/9", "Ship to Arrakeen").startswith("Stronghold.")
    game.step("ship:arrakeen/9")
    narration = CLASSIC.narration(game, 0)
    assert list(narration.context()) == [
        "Shipment to Arrakeen. You have 9 spice, 5 tokens in reserve, no tokens in the tanks."
    ]
    assert narration.here("tokens:3") == "Costs 3 spice."


@pytest.mark.parametrize(
    ("advanced", "strengths"),
    [
        (False, "you, the Harkonnen, 5 tokens, strength up to 5, against the Guild, 2 tokens, strength up to 2."),
        (True, "you, the Harkonnen, 5 tokens, strength up to 2.5 without spice and 5 with it, against the Guild, "
               "2 tokens, strength up to 1 without spice and 2 with it."),
    ],
)
def test_a_battle_tells_the_strength_of_both_sides(advanced, strengths):
    game = laid_out({"phase": "battle", "seats": {
        0: {"tokens": {"arrakeen": 5}, "hand": []}, 1: {"tokens": {"arrakeen": 2}, "hand": []},
    }}, leaders=["harkonnen", "guild"], options={"advanced": advanced, "asks": "choices"})
    assert next(CLASSIC.narration(game, 0).context()) == f"Battle in Arrakeen: {strengths}"
    game.step("leader:feyd-rautha", 0)
    game.step("leader:staban-tuek", 1)
    mine, theirs = CLASSIC.narration(game, 0), CLASSIC.narration(game, 1)
    tie = "A tie goes to the attacker: "
    assert list(mine.context())[1:] == [f"{tie}you.", "Your plan: Feyd-Rautha 6, no weapon, no defense."]
    assert list(theirs.context())[1:] == [f"{tie}the Harkonnen.", "Your plan: Staban Tuek 5, no weapon, no defense."]
    assert mine.question() == "Your battle plan: how much do you dial?"
    assert mine.here("dial:2") == "8 with Feyd-Rautha."


def test_an_end_is_told_in_strongholds():
    game = CLASSIC.new(2, 3, options={"turns": 5})
    dice = random.Random(3)
    while not game.over:
        seat = game.pending[0]
        game.step(dice.choice(game.legal_for(seat)), seat)
    assert game.result is not None
    lines = list(CLASSIC.narration(game, 0).result(game.result))
    assert re.fullmatch(r"The \w+ wins in turn \d (by|because) .*\.", lines[0])
    assert len(lines) == 3
    assert all(re.fullmatch(r"\d\. .*: \d strongholds?( \(.*\))?", line) for line in lines[1:])


def test_only_powers_that_hold_are_told_at_the_start():
    plain = CLASSIC.narration(laid_out({}, leaders=["fremen", "guild"]), 0).welcome()
    assert plain.startswith("You are the Fremen: Liet-Kynes, Fremen ecologist. ")
    assert "Moves two territories" in plain
    assert "Starred tokens" not in plain
    assert "allies" not in plain
    rich = laid_out({}, leaders=["fremen", "guild", "emperor"], options={"character_advantages": True})
    welcome = CLASSIC.narration(rich, 0).welcome()
    assert "Starred tokens" in welcome
    assert "allies" in welcome


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("spice-card", -1, "spice-red-chasm", 8), "Spice card: 8 spice in Red Chasm."),
        (Event("spice-card", -1, "spice-red-chasm", 0), "Spice card: Red Chasm, where the storm takes the spice."),
        (Event("spice-card", -1, "shai-hulud", 0), "Spice card: Shai-Hulud."),
        (Event("storm-spice", -1, "red-chasm", 8), "The storm blows away 8 spice in Red Chasm."),
        (Event("worm", -1, "red-chasm", 8), "A worm appears in Red Chasm and devours 8 spice."),
        (Event("worm", -1, "red-chasm", 0), "A worm appears in Red Chasm."),
        (Event("bid", 1, "", 3), "The Harkonnen bids 3 spice."),
        (Event("paid", 1, "", 4), "The Harkonnen pays 4 spice to the bank."),
        (Event("spoils", 1, "", 6), "The Harkonnen takes 6 spice from the bank as spoils."),
    ],
)
def test_the_log_of_classic_dune_has_amounts_of_spice(event, text):
    game = laid_out({}, leaders=["fremen", "harkonnen"])
    assert game.event_text(event, None) == text


def test_what_is_paid_for_revival_is_told():
    game = laid_out({"phase": "revival", "seats": {0: {"tanks": 3, "spice": 5}}}, leaders=["emperor", "harkonnen"])
    game.listen()
    game.step("revive:3")
    texts = [game.event_text(event, None) for event in game.fetch_events()]
    assert texts[:2] == ["The Emperor pays 4 spice to the bank.", "The Emperor revives 3 tokens."]
