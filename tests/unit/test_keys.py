"""Keys of effects are made of their data: equal keys, equal effects, whatever their sentences say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landsraad.imperium.boxes.shelf import BOXES
from landsraad.imperium.declare.board import Space, Track
from landsraad.imperium.declare.cards import Card, Conflict, Intrigue
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.declare.vocabulary import FREMEN, GUILD
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.conditions import AnyAlliance, InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, If
from landsraad.kernel import game as kernel_game

INTERPRETED = kernel_game.__file__.endswith(".py")


def boxes_of(thing: Declared) -> Iterator[Act | None]:
    """Every box of effects that a declared thing has."""
    if isinstance(thing, Card):
        yield from (thing.acquire, thing.agent, thing.reveal, thing.on_trash, thing.on_discard)
    elif isinstance(thing, Intrigue):
        yield from (thing.plot, thing.combat, thing.win, thing.endgame, thing.cost)
    elif isinstance(thing, Conflict):
        yield from (thing.first, thing.second, thing.third)
    elif isinstance(thing, Space):
        yield from (thing.effect, thing.control, thing.reveal)
    elif isinstance(thing, Leader):
        yield thing.ring
        yield from (act for acts in thing.on.values() for act in acts)
    elif isinstance(thing, Track):
        yield thing.bonus


def acts() -> list[Act]:
    """Every effect that some box declares, part by part."""
    things = [thing for box in BOXES for thing in box.declared()]
    return [part for thing in things for act in boxes_of(thing) if act is not None for part in act.split()]


def test_equal_keys_mean_equal_effects() -> None:
    found: dict[str, Act] = {}
    for act in acts():
        other = found.setdefault(act.key(), act)
        assert (type(other), other.describe(), other.glyphs()) == (type(act), act.describe(), act.glyphs())
    assert len(found) > 100


@pytest.mark.skipif(not INTERPRETED, reason="a compiled effect's sentences cannot be changed by a test")
def test_a_better_sentence_does_not_change_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [act.key() for act in acts()]
    for act in acts():
        monkeypatch.setattr(type(act), "describe", lambda self: "something else", raising=True)
    assert [act.key() for act in acts()] == before


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Gain(spice=1), Gain(spice=2)), (Gain(spice=1), Gain(water=1)), (Draw(1), Recruit(1)),
        (Influence(GUILD), Influence(FREMEN)),
        (If(AnyAlliance(), Draw(1)), If(InfluenceAtLeast(GUILD, 2), Draw(1))),
        (Pay(spice=1, then=Draw(1)), Pay(spice=1, then=Draw(1), even_for_nothing=True)),
        (Choose(Draw(1), Recruit(1)), Choose(Recruit(1), Draw(1))),
    ],
)
def test_effects_that_differ_have_different_keys(one: Act, other: Act) -> None:
    assert one.key() != other.key()
