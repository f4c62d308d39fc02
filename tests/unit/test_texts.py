"""Texts made from effects: they say what depends on what, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from landsraad.families import family
from landsraad.imperium.boxes.shelf import SHELF
from landsraad.imperium.declare.grammar import bound, clauses
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.table.act import Act, If
from landsraad.kernel.seen.codex import CodexEntry

ENTRIES = family("imperium").codex()
BY_ID = {entry["id"]: entry for entry in ENTRIES}


def acts_in(thing: object, seen: dict[int, object]) -> Iterator[Act]:
    """Every act that something declared is made of."""
    if id(thing) in seen:
        return
    seen[id(thing)] = thing
    if isinstance(thing, Act):
        yield thing
    if isinstance(thing, dict):
        thing = list(thing.values())
    elif not isinstance(thing, (list, tuple)):
        thing = list(getattr(thing, "__dict__", {}).values()) if type(thing).__module__.startswith("landsraad") else []
    for part in thing:
        yield from acts_in(part, seen)


def declared_acts() -> list[tuple[str, Act]]:
    """Every act of everything declared, with the id of the thing it stands on."""
    return [
        (thing.id, act) for box in SHELF.boxes for thing in box.declared()
        for act in acts_in(thing, {id(rules): rules for rules in SHELF.rulesets.values()})
    ]


def test_what_hangs_on_a_condition_a_cost_or_a_choice_follows_no_semicolon() -> None:
    found = 0
    for id, act in declared_acts():
        parts: list[Act] = []
        if isinstance(act, If):
            parts = [act.then] if act.otherwise is None else [act.then, act.otherwise]
        elif isinstance(act, Pay):
            parts = [act.then]
        elif isinstance(act, Choose):
            parts = act.acts
        if any(";" in part.describe().replace("; otherwise", "") for part in parts):
            found += 1
        if parts:
            told = act.describe().removeprefix("you may not deploy units this turn; ").replace("; otherwise", "")
            assert ";" not in told, f"{id}: {told}"
    assert found >= 8


@pytest.mark.parametrize(
    ("id", "field", "text"),
    [
        ("devour", "combat", "Gain 2 swords; if you have a sandworm in the Conflict, gain 2 more swords and, if you "
                             "like, trash one of your cards in hand, in the discard pile or in play."),
        ("cunning", "plot", "Either draw 1 card, or pay 1 spice to draw 1 card and, if you like, trash one of your "
                            "cards in hand, in the discard pile or in play."),
        ("tread-in-darkness", "agent", "If you have another Bene Gesserit card in play, draw 1 card and, if you like, "
                                       "trash one of your cards in hand, in the discard pile or in play."),
        ("subversive-advisor", "agent", "If you sent this Agent to a space of a faction, the space of the faction you "
                                        "visit gives 2 influence instead of 1, and trash this card."),
        ("control-the-spice", "agent", "You may pay 1 spice to recruit 1 troop and, if you like, trash one of your "
                                       "cards in hand, in the discard pile or in play."),
        ("sardaukar-quartermaster", "agent", "If this card is grafted, recruit 1 troop and draw 1 card."),
        ("tleilaxu-master", "reveal", "Gain 1 persuasion, and advance 1 step on the research track, twice."),
        ("conflict-machinations", "first", "Gain 1 influence with each of two different factions."),
        ("space-arrakeen", "combat", "Combat space: you may deploy the units you recruit this turn and up to 2 more "
                                     "from your garrison."),
        ("leader-tessia-vernius", "difficulty", "Difficulty 4 of 4."),
        ("leader-paul-atreides", "difficulty", "Difficulty 1 of 3."),
        ("axolotl-tanks", "return", "When an effect takes troops from your supply and it has too few, you may "
                                    "return specimens to it first."),
        ("hagal-interstellar-shipping", "agent", "Advance or recall its freighter, twice."),
    ],
)
def test_texts(id: str, field: str, text: str) -> None:
    assert BY_ID[id]["details"][field] == text


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_nothing_is_said_twice(entry: CodexEntry) -> None:
    for told in entry["details"].values():
        phrases = Counter(part.strip(" .").lower() for part in re.split(r"; |, |: | to (?=[a-z]+ \d)", told))
        twice = [part for part, n in phrases.items() if n > 1 and len(part.split()) > 2 and " more " not in part]
        assert not twice, told
    sentences = Counter(re.split(r"(?<=\.) ", entry["text"]))
    assert max(sentences.values()) == 1, entry["text"]


def test_rivals_have_no_choice() -> None:
    for entry in ENTRIES:
        if entry["kind"] in ("hagal", "rival"):
            assert not re.search(r"\byou\b|\bmay\b|\byour\b|if you like", entry["text"]), entry["text"]


def test_difficulties_are_within_their_scale() -> None:
    for entry in ENTRIES:
        found = re.search(r"Difficulty (\d) of (\d)", entry["text"])
        assert found is None or found[1] <= found[2], entry["text"]


def test_clauses() -> None:
    assert clauses(["gain 1 spice", "gain 1 water", "draw 1 card"]) == "gain 1 spice and 1 water, and draw 1 card"
    assert clauses(["draw 1 card", "if it rains, draw 1 card"]) == "draw 1 card; if it rains, draw 1 more card"
    both = ["if it rains, draw 1 card", "if it rains, gain 1 water"]
    assert clauses(both) == "if it rains, draw 1 card and gain 1 water"
    assert bound("you may trash a card; draw 1 card") == "draw 1 card and, if you like, trash a card"
    assert bound("gain 1 water; the Ally gains 1 spice") == "gain 1 water, and the Ally gains 1 spice"
    assert bound("if it rains, draw 1 card; otherwise gain 1 water").endswith("; otherwise gain 1 water")
