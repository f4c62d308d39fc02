"""How Leaders are declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import KINDS, Declared
from landsraad.imperium.declare.vocabulary import (
    VOCABULARY,
)

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act

LEADERS: list[Leader] = []

KINDS["leader"] = LEADERS


class Discount:
    """Spaces of an icon cost a Leader less."""

    def __init__(self, icon: int, resource: int, off: int) -> None:
        self.icon = icon
        self.resource = resource
        self.off = off


class Leader(Declared):
    """A Leader: what is special all the time, and what the Signet Ring does."""

    kind = "leader"

    def __init__(
        self, id: str, name: str, house: str, *, ability: str, ability_words: str, signet: str, ring: Act,
        on: Mapping[int, tuple[Act, ...]] | None = None, discounts: tuple[Discount, ...] = (),
        ignores_enemies: int = 0, leaves_spice: int = 0, peeks: bool = False, rival: bool = True, difficulty: int = 0,
        drafted: bool = True, called: str = "",
    ) -> None:
        super().__init__(id, name)
        self.called = called or name
        """What it is called where there is little room."""
        self.drafted = drafted
        """Whether a game may begin with it: the back of a Leader comes up later."""
        self.short = id.removeprefix("leader-")
        self.house = house
        self.ability = ability
        self.ability_words = ability_words
        self.signet = signet
        self.ring = ring
        self.on: Mapping[int, tuple[Act, ...]] = {} if on is None else on
        self.discounts = discounts
        self.ignores_enemies = ignores_enemies
        """The icons on whose spaces enemy Agents do not stop this Leader."""
        self.leaves_spice = leaves_spice
        """How much less than there is this Leader harvests."""
        self.peeks = peeks
        self.rival = rival
        self.difficulty = difficulty
        self.option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(LEADERS)
        self.option = VOCABULARY.add("leader", self.short, self.index, f"Take {self.name}")
        self.ring.bind(self.short, self.name)
        for acts in self.on.values():
            for act in acts:
                act.bind(self.short, self.name)
        LEADERS.append(self)
