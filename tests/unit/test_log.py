"""The log: every event is a sentence, and no sentence tells a secret."""

import random
import re
from pathlib import Path

import pytest

import landsraad
from landsraad import imperium
from landsraad.imperium.seen.log import SENTENCES, name, wording
from landsraad.kernel.event import Event

LEADERS = ["paul-atreides", "earl-memnon-thorvald", "baron-vladimir-harkonnen"]
PAUL, EARL, BARON, NOBODY = 0, 1, 2, -1


@pytest.fixture(scope="module")
def told():
    """What happens in some random games: each event with its game, at the moment it is told."""
    out = []
    for seed in range(12):
        modules = ("base", "promo") if seed < 8 else ("uprising", "choam", "uprising-promo")
        game = landsraad.new("imperium", 3 + seed % 2, seed, modules, leaders="draft" if seed % 4 == 0 else None)
        game.listen()
        dice = random.Random(seed)
        while not game.over:
            game.step(dice.choice(game.legal))
            out += [(game, event) for event in game.fetch_events()]
    return out


@pytest.fixture(scope="module")
def table():
    return landsraad.new("imperium", 3, 1, leaders=LEADERS)


def viewers(game):
    return [None, *range(game.seat_count)]


def test_every_kind_of_event_in_the_engine_has_a_sentence():
    sources = Path(imperium.__file__).parent.rglob("*.py")
    kinds = {kind for source in sources for kind in re.findall(r'\bEvent\(\s*"([^"]+)"', source.read_text("utf-8"))}
    assert len(kinds) > 30
    assert kinds == {key.split()[0] for key in SENTENCES}


def test_every_event_of_a_game_is_a_sentence_without_ids(told):
    kinds = set()
    for game, event in told:
        assert wording(event) in SENTENCES, event.kind
        kinds.add(event.kind)
        for viewer in viewers(game):
            text = game.event_text(event, viewer)
            assert text[0].isupper() or text[0].isdigit(), text
            assert text.endswith("."), text
            assert not re.search(r"[{}_]|\b(space|conflict|leader)-|  |\(\)", text), text
            assert not [id for id in [event.what, *event.seen] if "-" in id and id in text], text
    assert len(kinds) > 25


def test_what_a_viewer_did_not_see_is_not_in_the_text(told):
    private = [(game, event) for game, event in told if event.seen and not event.open]
    assert {event.kind for _, event in private} >= {"draw", "look"}
    for game, event in private:
        names = [name(id) for id in event.seen]
        bare = Event(event.kind, event.seat, event.what, event.n, event.other)
        for viewer in viewers(game):
            text = game.event_text(event, viewer)
            if viewer is not None and viewer in (event.seat, event.other):
                assert all(card in text for card in names), text
            else:
                assert text == game.event_text(bare, None)
                assert not [card for card in names if card in text], text


def test_a_stolen_card_is_known_to_thief_and_victim_only(table):
    event = Event("steal", PAUL, "intrigue", 1, other=EARL, seen=["ambush"])
    secret = "Paul Atreides takes a random Intrigue card from Earl Memnon Thorvald."
    known = "Paul Atreides takes a random Intrigue card from Earl Memnon Thorvald (Ambush)."
    assert [table.event_text(event, viewer) for viewer in (None, PAUL, EARL, BARON)] == [secret, known, known, secret]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("round", NOBODY, "", 3), "Round 3 begins."),
        (Event("conflict", NOBODY, "conflict-skirmish-a"), "The Conflict of this round is Skirmish."),
        (Event("shuffle", NOBODY, "intrigue", 9), "The Intrigue discards are shuffled into a new deck of 9 cards."),
        (Event("shuffle", PAUL, "deck", 5), "Paul Atreides shuffles the discard pile into a deck of 5 cards."),
        (Event("row", NOBODY, "stilgar"), "Stilgar comes into the Imperium Row."),
        (Event("maker", NOBODY, "space-hagga-basin", 1), "1 bonus spice gathers at Hagga Basin."),
        (Event("leader", BARON, "leader-helena-richese"), "Seat 2 takes Helena Richese as Leader."),
        (Event("play", PAUL, "dagger"), "Paul Atreides plays Dagger."),
        (Event("send", EARL, "space-arrakeen"), "Earl Memnon Thorvald sends an Agent to Arrakeen."),
        (Event("gain", PAUL, "spice", 2), "Paul Atreides gains 2 spice."),
        (Event("gain", PAUL, "swords", 1), "Paul Atreides gains 1 sword."),
        (Event("pay", PAUL, "solari", 5), "Paul Atreides pays 5 Solari."),
        (Event("score", PAUL, "vp", 1), "Paul Atreides scores 1 victory point."),
        (Event("score", PAUL, "vp", -1), "Paul Atreides loses 1 victory point."),
        (Event("draw", PAUL, "intrigue", 2, seen=["ambush", "windfall"]), "Paul Atreides draws 2 Intrigue cards."),
        (
            Event("reveal", PAUL, "", 2, seen=["dagger", "diplomacy"], open=True),
            "Paul Atreides reveals Dagger, Diplomacy.",
        ),
        (
            Event("reveal", PAUL, "", 2, seen=["dune-the-desert-planet", "dagger"], open=True),
            "Paul Atreides reveals Dune, the Desert Planet; Dagger.",
        ),
        (Event("reveal", PAUL, "", 0, seen=[], open=True), "Paul Atreides reveals no cards."),
        (Event("intrigue", PAUL, "to-the-victor"), "Paul Atreides plays the Intrigue card To the Victor..."),
        (Event("influence", EARL, "guild", 1), "Earl Memnon Thorvald gains 1 influence with the Spacing Guild."),
        (Event("influence", EARL, "fremen", -1), "Earl Memnon Thorvald loses 1 influence with the Fremen."),
        (Event("alliance", PAUL, "emperor"), "Paul Atreides takes the Emperor Alliance."),
        (
            Event("alliance", PAUL, "emperor", other=EARL),
            "Paul Atreides takes the Emperor Alliance from Earl Memnon Thorvald.",
        ),
        (
            Event("alliance", NOBODY, "emperor", other=EARL),
            "Earl Memnon Thorvald loses the Emperor Alliance, which goes back to the board.",
        ),
        (Event("lose", PAUL, "conflict", 2), "Paul Atreides loses 2 troops in the Conflict."),
        (Event("lose", PAUL, "garrison", 1), "Paul Atreides loses 1 garrisoned troop."),
        (Event("place", PAUL, "conflict-terrible-purpose", 1), "Paul Atreides wins Terrible Purpose."),
        (
            Event("place", PAUL, "conflict-terrible-purpose", 2),
            "Paul Atreides takes the second reward of Terrible Purpose.",
        ),
        (
            Event("masterstroke", BARON, seen=["emperor", "fremen"], open=True),
            "Baron Vladimir Harkonnen reveals the factions of the Masterstroke: Emperor, Fremen.",
        ),
        (Event("win", PAUL, "vp", 11), "Paul Atreides wins the game with 11 victory points."),
    ],
)
def test_a_spectator_reads(table, event, text):
    assert table.event_text(event, None) == text


def test_who_draws_reads_which_cards(table):
    event = Event("draw", PAUL, "card", 1, seen=["dagger"])
    assert table.event_text(event, PAUL) == "Paul Atreides draws 1 card (Dagger)."
    assert table.event_text(event, EARL) == "Paul Atreides draws 1 card."
