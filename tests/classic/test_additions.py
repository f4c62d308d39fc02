"""A treachery card and an advantage are each added in one place, and move nothing that was there."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad
from landsraad.classic import rounds
from landsraad.classic.cards import special
from landsraad.classic.cards.played import PlayCard
from landsraad.classic.characters import all as everybody
from landsraad.classic.characters import emperor
from landsraad.classic.characters.all import POWERS
from landsraad.classic.family import FAMILY
from landsraad.classic.sheets import treachery, words
from landsraad.classic.sheets.characters import CHARACTERS
from landsraad.classic.sheets.treachery import SPECIAL, TREACHERY, Treachery
from landsraad.classic.table import power
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import MARCH, PAUSE_AGAIN
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import HAND, SPICE
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel import game as kernel_game
from landsraad.kernel.scenario import Scenario

if not kernel_game.__file__.endswith(".py"):
    pytest.skip("interpreted cards cannot extend compiled ones", allow_module_level=True)

GIFT = 4


class SpiceGift(PlayCard):
    """Gives spice."""

    def played(self, game: Classic, seat: Seat) -> None:
        game.gain_spice(seat, GIFT)

    def describe(self) -> str:
        return f"At any pause: take {GIFT} spice from the bank."


@pytest.fixture
def spice_gift() -> Iterator[int]:
    """A card declared for one test."""
    before = len(words.VOCABULARY)
    act = SpiceGift()
    number = special.declare(Treachery("choam-gift", "CHOAM Gift", SPECIAL, 1), {PAUSE_AGAIN: (act,)})
    act.card = number
    yield number
    forget_card(number, before)


def forget_card(number: int, options: int) -> None:
    """Take a card back."""
    del special.SPECIAL[TREACHERY[number].id]
    del treachery.NUMBER[TREACHERY[number].id]
    del TREACHERY[number:], treachery.CATEGORY[number:]
    for listed, _, _ in words.CARD_OPTIONS:
        del listed[number:]
    words.QUESTION.pop()
    vocabulary = words.VOCABULARY
    for name in vocabulary.names[options:]:
        del vocabulary.numbers[name]
    for column in (
        vocabulary.names, vocabulary.verbs, vocabulary.value, vocabulary.texts, vocabulary.of, vocabulary.ids,
        vocabulary.at,
    ):
        del column[options:]


def test_a_treachery_card_is_declared_in_one_place(spice_gift: int) -> None:
    pinned = Path("tests/data/vocabulary-classic.txt").read_text().splitlines()
    assert words.VOCABULARY.names[: len(pinned)] == pinned
    assert words.VOCABULARY.names[len(pinned) :] == [
        *(f"{verb}:choam-gift" for verb in ("keep", "discard", "play", "with", "hand-back", "show-card")),
        "question:holds-choam-gift",
    ]
    failed = Scenario({
        "rule": "A CHOAM Gift brings spice at a pause, and is discarded.",
        "game": {"family": "classic", "players": 6},
        "given": {"phase": "bidding", "awake": ["guild"], "seats": {"guild": {"spice": 1, "hand": ["choam-gift"]}}},
        "when": [[3, "play:choam-gift"]],
        "then": {"seats": {"guild": {"spice": 1 + GIFT, "hand": []}}, "discard": ["choam-gift"]},
    }).run(FAMILY)
    assert failed == []
    entry = next(entry for entry in FAMILY.codex() if entry["id"] == "choam-gift")
    assert entry["text"] == "At any pause: take 4 spice from the bank."


def test_a_game_with_the_card_can_be_copied_and_imagined(spice_gift: int) -> None:
    game = landsraad.new("classic", 4, 1)
    assert isinstance(game, Classic)
    game.seats[0].add(HAND, spice_gift)
    assert game.clone().fingerprint() == game.fingerprint()
    assert spice_gift in game.determinize(0, 1).seats[0].piles[HAND]


def test_a_box_with_a_character_and_a_card_moves_nothing() -> None:
    """In a process of its own, since it declares a seventh character for good."""
    ran = subprocess.run(
        [sys.executable, Path(__file__).parent / "late_box.py"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "all is as it was, and the box is there\n"


class LongLegs(Act):
    """Groups move two territories."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return max(value, 2)

    def describe(self) -> str:
        return "Moves two territories instead of one."


def test_an_advantage_is_added_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    legs = Power("emperor-long-legs", power.ADVANTAGE, {MARCH: (LongLegs(),)})
    with_legs = [(*powers, legs) if powers is emperor.POWERS else powers for powers in POWERS]
    monkeypatch.setattr(everybody, "POWERS", with_legs)
    rule: dict[str, object] = {
        "rule": "The Emperor marches further.",
        "given": {"phase": "movement", "first": "emperor", "seats": {"emperor": {"tokens": {"tueks-sietch": 3}}}},
        "when": [[0, "no-shipment"], [0, "move:tueks-sietch/4"]],
        "then": {"legal": ["to:the-minor-erg/5"]},
    }
    table: dict[str, object] = {"family": "classic", "players": 2, "leaders": ["emperor", "atreides"]}
    assert Scenario({**rule, "game": table}).run(FAMILY) != [], "it is an additional advantage"
    table["options"] = {"character_advantages": True}
    assert Scenario({**rule, "game": table}).run(FAMILY) == []


def test_only_what_is_switched_on_is_listed() -> None:
    basic = FAMILY.codex_of(landsraad.new("classic", 6, 1))
    full = FAMILY.codex_of(landsraad.new("classic", 6, 1, options={"character_advantages": True}))
    assert not [entry["id"] for entry in basic if "Kwisatz Haderach" in entry["text"]]
    assert [entry["id"] for entry in full if "Kwisatz Haderach" in entry["text"]]


NAMED = {one.upper().replace("-", "_") for one in [character.id for character in CHARACTERS]} | {
    "TRUTHTRANCE", "WEATHER_CONTROL", "HAJR", "GHOLA", "FAMILY_ATOMICS", "KARAMA", "LASEGUN", "SHIELD", "SNOOPER",
    "CHEAP_HERO",
}


@pytest.mark.parametrize("path", sorted(Path(rounds.__path__[0]).glob("*.py")), ids=lambda path: path.name)
def test_the_rounds_name_no_character_and_no_card(path: Path) -> None:
    tree = ast.parse(path.read_text())
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not names & NAMED
    assert not [module for module in modules if ".characters." in f"{module}." and ".sheets." not in module]
    assert not [module for module in modules if module.startswith("landsraad.classic.cards")]


def test_spice_is_registered_once() -> None:
    assert [number.name for number in FAMILY.register.seat.numbers].index("spice") == SPICE


def test_what_a_power_does_is_said_by_its_acts() -> None:
    """Powers without acts are what the sheet says of the start, and a special power that there is not."""
    untold = [one.id for powers in POWERS for one in powers if not one.listens and not one.share]
    assert untold == [
        "atreides-start", "harkonnen-start", "emperor-start", "guild-start", "bg-special-karama",
    ]
    told = [one for powers in POWERS for one in powers if one.id not in untold]
    assert not [one.id for one in told if not one.describe()]


@pytest.mark.parametrize("path", sorted(Path(rounds.__path__[0]).glob("*.py")), ids=lambda path: path.name)
def test_the_texts_of_the_rounds_name_no_character_and_no_card(path: Path) -> None:
    cards = ("Truthtrance", "Hajr", "Karama", "Ghola", "Atomics", "Weather Control")
    names = [*(one.people for one in CHARACTERS), *cards]
    texts = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
    assert not [text for text in texts if isinstance(text, str) and any(name in text for name in names)]
