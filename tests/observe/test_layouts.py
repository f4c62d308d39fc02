"""The layouts of observations: they only grow, and every row says what it means."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import landsraad
from landsraad.families import families
from landsraad.kernel.observing.sheet import BLOCKS
from landsraad.observe import known, layout_of, whole
from landsraad.observe.layout import entered_parts

TOOL = Path(__file__).parent.parent.parent / "tools" / "layout.py"
EVERY = pytest.mark.parametrize("family", families().values(), ids=list(families()))


@EVERY
def test_what_entered_a_layout_stays_where_it_is(family):
    before = entered_parts(family.name)
    assert layout_of(family).entered[: len(before)] == before


def test_what_is_new_is_written_down():
    """In a process of its own: boxes of other tests enter the layouts of this one."""
    checked = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@EVERY
def test_every_row_says_what_it_means(family):
    layout = layout_of(family)
    for block in BLOCKS:
        assert layout.describe(block, layout.size[block] - 1)
        with pytest.raises(IndexError, match="has no row"):
            layout.describe(block, layout.size[block])


@EVERY
def test_observations_lie_within_the_layout_and_are_the_same_in_imagined_worlds(family):
    players = max(family.players)
    game = landsraad.new(family.name, players=players, seed=3)
    layout = layout_of(family)
    dice = random.Random(1)
    for step in range(240):
        seat = dice.choice(game.pending)
        game.step(dice.choice(game.legal_for(seat)), seat)
        if step % 40:
            continue
        for viewer in range(game.seat_count):
            for seen in (known(game, viewer), whole(game, viewer)):
                rows, values = seen.flat()
                assert len(rows) == len(values)
                assert 0 <= min(rows) <= max(rows) < layout.rows
                assert len(seen.seats) == game.seat_count
            imagined = game.determinize(viewer, step)
            assert sorted(zip(*known(imagined, viewer).flat())) == sorted(zip(*known(game, viewer).flat()))


@EVERY
def test_options_have_features(family):
    layout = layout_of(family)
    assert len(layout.option_rows) == len(family.vocabulary)
    assert all(layout.option_rows)


def test_imperium_says_what_a_player_would():
    game = landsraad.new("imperium", players=4, seed=12)
    layout = layout_of(game.family)
    seen = known(game, game.actor or 0)
    words = {layout.describe("seat", row) for row in seen.seats[0]}
    assert any(word.startswith("in hand: ") for word in words)
    assert "garrisoned troop: at least 3" in words


def test_classic_expects_as_many_cards_as_others_hold():
    game = landsraad.new("classic", players=4, seed=2, options={"advanced": True})
    dice = random.Random(2)
    layout = layout_of(game.family)
    hand = layout.first["seat/hand_pile"]
    held = 0
    for _ in range(300):
        if game.over:
            break
        seat = dice.choice(game.pending)
        game.step(dice.choice(game.legal_for(seat)), seat)
        seen = known(game, 0)
        for place, expected in enumerate(seen.expected):
            shown = sum(hand <= row < hand + 64 for row in seen.seats[place])
            hidden = len(cast(Any, game.view(place))["seats"][place]["hand"]) - shown
            assert sum(expected.weights) == pytest.approx(hidden if place else 0)
            held += place > 0 and hidden > 0
    assert held
