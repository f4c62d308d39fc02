"""A box that comes late, with a seventh character, its leaders and a treachery card; run in a process of its own.

Everything that was there keeps its number, games played before replay to the same result, and games with the box work.
"""

import json
from pathlib import Path
from random import Random

import landsraad
from landsraad.classic.cards.played import PlayCard
from landsraad.classic.cards.special import declare as declare_card
from landsraad.classic.characters.all import declare as declare_character
from landsraad.classic.family import FAMILY
from landsraad.classic.sheets.characters import LEADER_NUMBER, LEADERS_OF, Character, Leader, owner_of
from landsraad.classic.sheets.rules import BOXES
from landsraad.classic.sheets.treachery import SPECIAL, TREACHERY, Treachery
from landsraad.classic.table import power
from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.moments import MARCH, PAUSE_AGAIN
from landsraad.classic.table.power import Power
from landsraad.classic.table.register import DISCARDS, HAND, HOLDER, REMOVED, TREACHERY_DECK
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.scenario import Scenario

ROOT = Path(__file__).resolve().parents[2]
BOX = "smugglers"


class Stash(PlayCard):
    """Brings spice."""

    def played(self, game: Classic, seat: Seat) -> None:
        game.gain_spice(seat, 2)

    def describe(self) -> str:
        return "At any pause: take 2 spice from the bank."


class Skimmers(Act):
    """Groups move two territories."""

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        return max(value, 2)

    def describe(self) -> str:
        return "Moves two territories instead of one."


def declare() -> tuple[int, int]:
    """Declare the box; the numbers of its character and its card."""
    BOXES[BOX] = "smugglers in the deep desert"
    character = declare_character(
        Character(
            "smugglers", "A smuggler without a name", "Smugglers", "brown", spice=7, on_map=4, starred=0, hand_limit=4,
            free_revival=1, home="tueks-sietch/4", box=BOX,
            leaders=[Leader("first-smuggler", "First Smuggler", 4), Leader("second-smuggler", "Second Smuggler", 2),
                     Leader("third-smuggler", "Third Smuggler", 1), Leader("fourth-smuggler", "Fourth Smuggler", 1)],
        ),
        (Power("smugglers-start", power.START, {}), Power("smugglers-skimmers", power.BASIC, {MARCH: (Skimmers(),)})),
    )
    stash = Stash()
    stash.card = declare_card(Treachery("hidden-stash", "Hidden Stash", SPECIAL, 2, box=BOX), {PAUSE_AGAIN: (stash,)})
    return character, stash.card


def check_numbers(pinned: list[str]) -> None:
    """Nothing that was there has moved, and what is new comes after it."""
    names = FAMILY.vocabulary.names
    assert names[: len(pinned)] == pinned
    late = names[len(pinned) :]
    assert len(set(names)) == len(names)
    for thing, verbs in (
        ("smugglers", ("character", "predict", "ally", "against", "see-plan", "target", "deal", "gift", "favour")),
        ("fourth-smuggler", ("traitor", "revive-leader", "leader", "show-traitor")),
        ("hidden-stash", ("keep", "discard", "play", "with", "hand-back", "show-card")),
    ):
        assert {f"{verb}:{thing}" for verb in verbs} <= set(late)
    for question in ("predicted-smugglers", "pays-first-smuggler", "plans-third-smuggler", "holds-hidden-stash"):
        assert f"question:{question}" in late


def check_records() -> None:
    """Games played before come out the same."""
    for path in sorted((ROOT / "tests" / "records").glob("classic-rules-3-*.json")):
        kept = json.loads(path.read_text())
        assert landsraad.replay(kept["record"]).result == kept["record"]["result"], path.name
    plain = landsraad.new("classic", 6, 1)
    assert isinstance(plain, Classic)
    assert "smugglers" not in plain.thing_ids("seat")
    assert len(plain.piles[TREACHERY_DECK]) + sum(len(seat.piles[HAND]) for seat in plain.seats) == 33
    assert "smugglers" not in FAMILY.leader_ids(("basic",))
    assert not [entry["id"] for entry in FAMILY.codex_of(plain) if entry["module"] == BOX]


def check_games(character: int, card: int) -> None:
    """Games with the box are played to their end, can be imagined and copied, and replay."""
    assert [owner_of(leader) for leader in LEADERS_OF[character]] == [character] * 4
    dice = Random(1)
    for seed in (1, 2):
        options = {"turns": 5, "advanced": seed == 2, "character_advantages": seed == 2}
        leaders = ["smugglers", "random", "atreides", "random"]
        game = landsraad.new("classic", 4, seed, ["basic", BOX], leaders, options)
        assert isinstance(game, Classic)
        assert [game.piles[HOLDER][leader] for leader in LEADERS_OF[character]] == [0, 0, 0, 0]
        while not game.over:
            seat = dice.choice(game.pending)
            if game.ply % 25 == 0:
                imagined = game.determinize(seat, game.ply)
                assert imagined.legal_for(seat) == game.legal_for(seat)
            game.step(dice.choice(game.legal_for(seat)), seat)
        again = landsraad.replay(game.record())
        assert again.fingerprint() == game.fingerprint()
        places = [game.piles[TREACHERY_DECK], game.piles[DISCARDS], game.piles[REMOVED]]
        assert sum(pile.count(card) for pile in [*places, *(seat.piles[HAND] for seat in game.seats)]) == 2


def check_scenarios() -> None:
    """The character marches, sends its leaders and plays the card."""
    table = {"family": "classic", "players": 2, "modules": ["basic", BOX], "leaders": ["smugglers", "emperor"]}
    failed = Scenario({
        "rule": "Smugglers move two territories.", "game": table,
        "given": {"phase": "movement", "seats": {"smugglers": {"tokens": {"tueks-sietch": 5}}}},
        "when": [[0, "no-shipment"], [0, "move:tueks-sietch/4"], [0, "to:harg-pass/4"], [0, "tokens:3"]],
        "then": {"seats": {"smugglers": {"tokens": {"harg-pass/4": 3, "tueks-sietch": 2}}}},
    }).run(FAMILY)
    failed += Scenario({
        "rule": "A Hidden Stash brings spice.", "game": table,
        "given": {"awake": ["smugglers"], "seats": {"smugglers": {"spice": 1, "hand": ["hidden-stash"]}}},
        "when": [[0, "play:hidden-stash"]],
        "then": {"discard": ["hidden-stash"], "seats": {"smugglers": {"spice": 3, "hand": []}}},
    }).run(FAMILY)
    assert failed == [], failed


if __name__ == "__main__":
    pinned_names = FAMILY.vocabulary.names[:]
    FAMILY.codex()
    numbers = declare()
    check_numbers(pinned_names)
    check_records()
    check_games(*numbers)
    check_scenarios()
    texts = {entry["id"]: entry["text"] for entry in FAMILY.codex() if entry["module"] == BOX}
    assert texts["smugglers-skimmers"] == "Moves two territories instead of one."
    assert texts["hidden-stash"] == "At any pause: take 2 spice from the bank."
    assert TREACHERY[numbers[1]].id == "hidden-stash"
    assert LEADER_NUMBER["first-smuggler"] == 30
    print("all is as it was, and the box is there")
