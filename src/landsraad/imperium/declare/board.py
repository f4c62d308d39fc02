"""How the board is declared: spaces, observation posts, influence tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare.grammar import goods_words, series
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import KINDS, Declared, Part, parts_of
from landsraad.imperium.declare.vocabulary import (
    ANY,
    FACTIONS,
    SOLARI,
    SPICE,
    VOCABULARY,
    WATER,
)

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act, Condition

SPACES: list[Space] = []
POSTS: list[Post] = []

KINDS["post"] = POSTS


class Upgrade:
    """What else a space gives, for a further payment by its visitor: it is part of the cost, so it is paid on
    arrival or not at all."""

    def __init__(self, then: Act, *, solari: int = 0, spice: int = 0, water: int = 0) -> None:
        self.then = then
        self.cost = [0, 0, 0]
        self.cost[SOLARI] = solari
        self.cost[SPICE] = spice
        self.cost[WATER] = water
        self.parts: list[Part] = []
        self.option = NONE

    def enter(self, space: str, name: str) -> None:
        """Put its options in the vocabulary."""
        self.parts = parts_of(self.then, space, name)
        text = f"Pay {goods_words(self.cost)} on arrival to {self.then.order()} ({name})"
        self.option = VOCABULARY.add("upgrade", space, 0, text, "effect")


class Space(Declared):
    """A board space. Its place on a board is given by the ruleset that uses it. The `short` name says which place that
    is: what lies over another space has its name, and so has the same place on another board."""

    kind = "space"

    def __init__(
        self, id: str, name: str, area: str, icon: int, *, effect: Act | None = None, faction: int = ANY,
        combat: bool = False, solari: int = 0, spice: int = 0, water: int = 0, maker: int = 0,
        control: Act | None = None, once: bool = False, needs: tuple[int, int] | None = None,
        sells: tuple[tuple[int, int], ...] = (), reveal: Act | None = None, over: str = "", short: str = "",
        listed: bool = True, upgrade: Upgrade | None = None, cheaper: tuple[Condition, int] | None = None,
        shielded: bool = False, owner: str = "",
    ) -> None:
        super().__init__(id, name)
        self.owner = owner
        """The Leader, by its id, on whose own board it lies: nobody else comes there, and no post watches it."""
        self.short = over or short or id.removeprefix("space-")
        self.upgrade = upgrade
        self.cheaper = cheaper
        """When it costs less, and how many Solari less."""
        self.shielded = shielded
        """Whether it lies behind the Shield Wall."""
        self.area = area
        self.icon = icon
        self.effect = effect
        self.faction = faction
        self.combat = combat
        self.cost = [0, 0, 0]
        self.cost[SOLARI] = solari
        self.cost[SPICE] = spice
        self.cost[WATER] = water
        self.free = not any(self.cost)
        self.maker = maker
        self.control = control
        self.once = once
        self.needs = needs
        self.sells = sells
        self.reveal = reveal
        self.listed = listed
        self.parts: list[Part] = []
        self.space_option = self.agent_option = self.recall_option = self.voice_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(SPACES)
        short, name = self.short, self.name
        self.parts = parts_of(self.effect, short, name)
        if self.control is not None:
            self.control.bind(short, name)
        if self.upgrade is not None:
            self.upgrade.enter(short, name)
        self.space_option = VOCABULARY.add("space", short, 0, f"Send the Agent to {name}")
        self.agent_option = VOCABULARY.add("agent", short, 0, f"Move your Agent from {name}")
        self.recall_option = VOCABULARY.add("recall", short, 0, f"Recall your Agent from {name}")
        self.voice_option = VOCABULARY.add("voice", short, 0, f"Close {name} to your opponents")
        SPACES.append(self)


class Post(Declared):
    """An observation post: a Spy there watches the spaces with these short names. One that lies over another post
    stands for it wherever that one is named."""

    kind = "post"

    def __init__(self, id: str, name: str, *spaces: str, over: str = "") -> None:
        super().__init__(id, name)
        self.spaces = spaces
        self.stands_for = over or id
        self.short = id.removeprefix("post-")
        self.place_option = self.recall_option = self.infiltrate_option = self.gather_option = NONE

    def enter(self, box: str) -> None:
        super().enter(box)
        i = self.index = len(POSTS)
        short = self.short
        place = f"the {self.name} ({series(self.space_names())})"
        self.place_option = VOCABULARY.add("spy", short, i, f"Place a Spy at {place}")
        self.recall_option = VOCABULARY.add("recall-spy", short, i, f"Recall your Spy from {place}")
        self.infiltrate_option = VOCABULARY.add("infiltrate", short, i, f"Infiltrate: recall your Spy from {place}")
        self.gather_option = VOCABULARY.add("gather", short, i, f"Recall your Spy from {place} to draw a card")
        POSTS.append(self)

    def space_names(self) -> list[str]:
        """The spaces it watches, by name."""
        names = {space.short: space.name for space in SPACES}
        return [names[short] for short in self.spaces]


class Track(Declared):
    """A faction's influence track: what reaching its fourth step gives."""

    kind = "track"

    def __init__(self, faction: int, bonus: Act, id: str = "", name: str = "", key: str = "") -> None:
        super().__init__(id or f"track-{FACTIONS[faction].replace('_', '-')}", name)
        self.faction = faction
        self.bonus = bonus
        self.key = key or FACTIONS[faction]
        """Whose track it is, where the icon of the faction stands for somebody else."""

    def enter(self, box: str) -> None:
        super().enter(box)
        self.bonus.bind(self.id, self.id)


class Holding(Declared):
    """A place that holds troops which their owner may take back to supply at any time."""

    kind = "board"

    def __init__(self, id: str, name: str, place: int) -> None:
        super().__init__(id, name)
        self.place = place
        """The seat's number that counts them."""
        self.take_back: list[int] = []
        """The options that take so many back."""
