"""Immortality: set-up, decks, and who knows what, where scenarios cannot show it."""

from __future__ import annotations

import json

import pytest

import landsraad
from landsraad.families import family
from landsraad.imperium.boxes.immortality.row import TLEILAXU_DECK
from landsraad.imperium.boxes.immortality.tleilaxu_cards import MOST_COPIED
from landsraad.imperium.declare.cards import CARDS, HAGAL
from landsraad.imperium.rivals.deck import HAGAL_DECK
from landsraad.imperium.table.state import Imperium

IMPERIUM = family("imperium")


def new(players: int, *modules: str, **options: bool) -> Imperium:
    """A game with these modules."""
    game = landsraad.new("imperium", players=players, seed=1, modules=["base", *modules], options=options)
    assert isinstance(game, Imperium)
    return game


def table(given: dict[str, object]) -> Imperium:
    """A game of four laid out as given."""
    game = new(4, "immortality")
    IMPERIUM.arrange(game, {"first": 0, **given})
    return game


def test_the_box_holds_what_is_printed() -> None:
    rules = new(3, "immortality").rules
    own = [card for card in rules.imperium if CARDS[card].box == "immortality"]
    assert (len(own), len(rules.decks["tleilaxu"]), len(rules.starting)) == (30, 18, 10)
    assert len(rules.intrigue) == 40 + 15
    names = [CARDS[card].id for card in rules.starting]
    assert names.count("experimentation") == 2
    assert "dune-the-desert-planet" not in names


def test_the_promo_card_joins_the_tleilaxu_deck_only_with_both_boxes() -> None:
    assert len(new(3, "immortality", "promo").rules.decks["tleilaxu"]) == 19
    assert len(new(3, "immortality").rules.decks["tleilaxu"]) == 18
    assert "tleilaxu" not in new(3, "promo").rules.decks


@pytest.mark.parametrize(("players", "carthags"), [(1, 0), (2, 3)])
def test_house_hagal_changes_only_in_solo_games(players: int, carthags: int) -> None:
    game = new(players, "immortality")
    deck = [HAGAL[card] for card in game.rules.hagal]
    assert len(deck) == len(new(players).rules.hagal) + (1 if players == 1 else 0)
    assert sum(card.id == "hagal-carthag" for card in deck) == carthags
    assert sum(card.box == "immortality" for card in deck) == (4 if players == 1 else 0)
    assert game.piles[HAGAL_DECK]


def test_rivals_have_the_tokens_they_need_and_no_others() -> None:
    solo = [seat["numbers"] for seat in new(1, "immortality").view(0)["seats"]]
    assert solo[0]["research"] == "research-c0r3"
    assert solo[1]["research"] is None
    assert solo[1]["tleilaxu"] is not None
    assert (solo[0]["atomics"], solo[1]["atomics"]) == (1, 0)
    two = [seat["numbers"] for seat in new(2, "immortality").view(0)["seats"]]
    assert two[2]["tleilaxu"] is None


def test_go_to_11_is_an_option_of_the_family() -> None:
    assert [new(players, go_to_11=True).rules.victory for players in (1, 2, 3, 4)] == [11, 11, 11, 10]
    assert [seat.have[3] for seat in new(4, go_to_11=True).seats] == [0, 0, 0, 0]
    assert [seat.have[3] for seat in new(4).seats] == [1, 1, 1, 1]


def test_a_card_that_came_to_hand_openly_stays_known() -> None:
    """rul-info-card-that-entered-hand-openly"""
    game = table({
        "alliances": {"fremen": 0},
        "seats": {0: {
            "hand": ["stillsuit-manufacturer", "dagger"], "influence": {"fremen": 4}, "garrison": 0, "intrigue": [],
        }},
    })
    for move in ("play:stillsuit-manufacturer", "space:carthag"):
        game.step(move)
    for viewer in (1, 2, 3, None):
        seat = game.view(viewer)["seats"][0]
        assert (seat["hand"], seat["hand_count"]) == (["stillsuit-manufacturer"], 2)
    assert "stillsuit-manufacturer" in [CARDS[card].id for card in game.determinize(1, 5).seats[0].hand]


def test_only_who_looked_knows_the_top_of_the_intrigue_deck() -> None:
    game = table({
        "intrigue_deck": ["ambush", "windfall", "bribery", "private-army", "refocus"],
        "seats": {
            0: {"hand": ["imperium-ceremony"], "intrigue": []},
            1: {"hand": ["reconnaissance"], "intrigue": []},
        },
    })
    for move in ("play:imperium-ceremony", "space:wealth", "look:imperium-ceremony"):
        game.step(move)
    assert {game.name(option) for option in game.legal} == {"keep:ambush", "keep:windfall"}
    for viewer in (1, None):
        assert "windfall" not in json.dumps(game.view(viewer))
    game.step("keep:windfall")
    tops = {(viewer, game.determinize(viewer, seed).intrigue_deck[-1]) for viewer in (0, 1) for seed in range(12)}
    assert len([1 for viewer, _ in tops if viewer == 0]) == 1
    assert len([1 for viewer, _ in tops if viewer == 1]) > 1
    for move in ("influence:wealth", "end-turn", "play:reconnaissance", "space:carthag", "draw-intrigue:carthag"):
        if game.why_not(move) is None:
            game.step(move)
    assert game.view(0)["seats"][1]["intrigue"] == ["ambush"]
    assert game.view(2)["seats"][1]["intrigue"] == []


def test_the_order_of_the_tleilaxu_deck_is_hidden() -> None:
    game = new(3, "immortality")
    decks = {game.determinize(0, seed).piles[TLEILAXU_DECK] for seed in range(8)}
    assert len(decks) > 1
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    view = game.view(0)
    assert (view["pile_counts"]["tleilaxu_deck"], "tleilaxu_deck" in view["piles"]) == (16, False)


def test_ghola_has_options_enough_for_every_agent_box() -> None:
    assert max(len(card.agent_parts) for card in CARDS) <= MOST_COPIED


def test_no_option_of_an_effect_is_that_of_a_card() -> None:
    """Effects are picked by verb and source: none may collide with what is done with a whole card."""
    for card in CARDS:
        whole = {
            card.play_option, card.buy_option, card.acquire_option, card.aside_option, card.set_aside_option,
            card.discard_option, card.take_option,
        }
        assert not whole & {part.option for part in (*card.agent_parts, *card.reveal_parts)}, card.id
