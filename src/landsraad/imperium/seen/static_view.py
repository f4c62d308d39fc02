"""What views show that never changes in games of a ruleset: groups, tracks, units, exchanges."""

from __future__ import annotations

from landsraad.imperium.declare.board import SPACES, Space, Track
from landsraad.imperium.declare.box import Group
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import ANY, FACTIONS, HAVE, RESOURCES, SOLARI, SPICE, VOCABULARY
from landsraad.imperium.seen.view_types import ExchangeView, GiftView, GroupView, UnitView
from landsraad.imperium.table.influence import ALLIANCE, FRIENDSHIP


class Still:
    """The unchanging parts of a ruleset's views. Views share them, so nobody may change them."""

    def __init__(self, rules: Ruleset) -> None:
        self.groups = [group_view(rules, group) for group in rules.groups]
        self.units: list[UnitView] = [
            {"name": unit.name, "strength": unit.strength, "doubles": unit.doubles} for unit in rules.units
        ]
        self.gifts = {faction: gifts(rules.tracks[faction]) for faction in rules.factions}
        self.printed = [goods_view(space.cost) for space in rules.spaces]
        self.exchanges = [exchanges(space) for space in rules.spaces]
        self.moves: dict[int, tuple[Unit, int]] = {}
        """The options that bring units to the Conflict, or (fewer than none) take them out of it."""
        for unit in rules.units:
            self.moves.update((option, (unit, VOCABULARY.value[option])) for option in unit.deploy)
            self.moves.update((option, (unit, -VOCABULARY.value[option])) for option in unit.retreat)
        on_top = {space.short: space.id for space in rules.spaces}
        self.lies_over = {
            space.id: on_top[space.short] for space in SPACES if space.short in on_top
        }
        """For each printed space the id of the one that lies there."""


def still(rules: Ruleset) -> Still:
    """The unchanging parts of a ruleset's views, made once."""
    if rules.still is None:
        rules.still = Still(rules)
    return rules.still


def group_view(rules: Ruleset, group: Group) -> GroupView:
    """A group of spaces."""
    there = [space for space in rules.spaces if space.area == group.id]
    placed = [space for short in group.order for space in there if space.short == short]
    spaces = [*placed, *(space for space in there if space not in placed)]
    faction = next((space.faction for space in spaces if space.faction != ANY), ANY)
    return {
        "id": group.id,
        "name": group.name,
        "faction": None if faction == ANY else FACTIONS[faction],
        "spaces": [space.id for space in spaces],
    }


def gifts(track: Track) -> list[GiftView]:
    """What the steps of a track give."""
    return [{"step": FRIENDSHIP, "glyphs": ["vp"]}, {"step": ALLIANCE, "glyphs": track.bonus.glyphs()}]


def goods_view(goods: list[int]) -> dict[str, int]:
    """An amount of each resource, without those of which there is none."""
    return {HAVE[what]: goods[what] for what in RESOURCES if goods[what]}


def exchanges(space: Space) -> list[ExchangeView]:
    """The rows of a space where spice is sold."""
    return [{"pay": {HAVE[SPICE]: spice}, "gain": {HAVE[SOLARI]: solari}} for spice, solari in space.sells]
