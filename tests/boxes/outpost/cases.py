"""A box of one space, one unit kind, one counter and one hook works without a change anywhere else."""

from __future__ import annotations

import json
import random

import pytest

from landsraad.imperium.boxes.shelf import BOXES, Shelf
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.family import ImperiumFamily
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.errors import SetupError
from landsraad.kernel.scenario import Scenario
from tests.properties.conservation import check_conserved


@pytest.fixture(scope="module")
def family() -> ImperiumFamily:
    """Dune: Imperium with the box on its shelf."""
    from tests.boxes.outpost.manifest import OUTPOST

    return ImperiumFamily(Shelf((*BOXES, OUTPOST)))


SCENARIO = {
    "rule": "The Outpost lights a beacon and brings a warden, who fights and stays, and beacons give spice.",
    "game": {"family": "imperium", "modules": ["base", "outpost"], "players": 3, "seed": 1},
    "given": {
        "conflict": "skirmish-b",
        "row": ["scout", "chani", "stilgar", "opulence", "gurney-halleck"],
        "seats": {0: {"hand": ["reconnaissance", "convincing-argument"], "garrison": 1, "intrigue": [], "agents": 1}},
    },
    "when": [
        [0, "play:reconnaissance"], [0, "space:outpost"], [0, "light:outpost"],
        {"legal": ["deploy:1", "deploy-warden:1"], "seats": {0: {"beacons": 1, "warden_garrison": 1}}},
        [0, "deploy-warden:1"],
        {"not_legal": ["deploy-warden:1"], "seats": {0: {"strength": 4, "warden_conflict": 1}}},
        [0, "end-turn"], [1, "reveal"], [1, "end-turn"], [2, "reveal"], [2, "end-turn"],
        [0, "reveal"], [0, "buy:scout"], {"seats": {0: {"spice": 1}}}, [0, "end-turn"],
    ],
    "then": {"seats": {0: {"warden_garrison": 1, "warden_conflict": 0, "warden_supply": 0, "beacons": 1}}},
}


def test_it_plays_by_the_rules_of_its_manifest(family: ImperiumFamily) -> None:
    assert Scenario(SCENARIO).run(family) == []


def test_its_view_shows_what_it_keeps(family: ImperiumFamily) -> None:
    with_box = family.new(3, 1, ["base", "outpost"])
    without = family.new(3, 1, ["base"])
    assert isinstance(with_box, Imperium)
    assert isinstance(without, Imperium)
    assert with_box.view(None)["seats"][0]["numbers"]["beacons"] == 0
    assert "beacons" not in without.view(None)["seats"][0]["numbers"]
    assert "space-outpost" in [space["id"] for space in with_box.view(0)["spaces"]]
    assert "space-outpost" not in [space["id"] for space in without.view(0)["spaces"]]


def test_games_with_it_keep_their_pieces_and_their_secrets(family: ImperiumFamily) -> None:
    dice = random.Random(4)
    for seed in range(12):
        game = family.new(dice.choice([1, 2, 3, 4]), seed, ["base", "outpost", "promo"])
        assert isinstance(game, Imperium)
        while not game.over:
            check_conserved(game)
            if dice.random() < 0.05:
                for seat in range(len(game.seats)):
                    imagined = game.determinize(seat, dice.randrange(1 << 30))
                    assert json.dumps(imagined.view(seat)) == json.dumps(game.view(seat))
                copy = game.clone()
                assert copy.fingerprint() == game.fingerprint()
            game.step(dice.choice(game.legal))


def test_a_base_game_on_a_longer_shelf_is_the_same_game(family: ImperiumFamily) -> None:
    from landsraad.imperium.family import FAMILY

    one, other = family.new(4, 9, ["base"]), FAMILY.new(4, 9, ["base"])
    dice = random.Random(1)
    while not one.over:
        assert one.legal == other.legal
        option = dice.choice(one.legal)
        one.step(option)
        other.step(option)
    assert one.result == other.result


def test_what_it_needs_is_said(family: ImperiumFamily) -> None:
    with pytest.raises(SetupError, match="needs a board"):
        family.new(3, 1, ["outpost"])
    assert VOCABULARY.find("space:outpost") > VOCABULARY.find("play:thumper")
