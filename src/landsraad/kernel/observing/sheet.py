"""What observations are made of: the gauges and places that a family shows, and who reads them off a game.

A family says what there is to observe at a seat, between seats and on the table. `landsraad.observe` gives each of
these its rows in a layout that only grows. An `Observer` of the family then reads them off a game as row numbers, a row
once for each copy of a card. Where a viewer does not know which cards lie in a place, rows have the expected count as
weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.kernel.game import Game

STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
"""The thresholds of a gauge: a row for each that its number reaches."""

SEAT_BLOCK: Final = "seat"
"""Of one seat alone: the same while nothing of that seat changes."""
LINK_BLOCK: Final = "link"
"""Of one seat beside the others: its place in turn order, its lead, what it holds of the table's."""
TABLE_BLOCK: Final = "table"
"""Of the table between them."""
BLOCKS: Final = (SEAT_BLOCK, LINK_BLOCK, TABLE_BLOCK)


class Gauge:
    """A number that is observed as a thermometer: row `n` says that it is at least `STEPS[n]`. A flag has one row."""

    def __init__(self, block: str, name: str, words: str, flag: bool = False) -> None:
        self.block = block
        self.name = name
        self.words = words
        self.flag = flag

    @property
    def room(self) -> int:
        """How many rows it has."""
        return 1 if self.flag else len(STEPS)

    def describe(self, row: int) -> str:
        """What one of its rows says."""
        return self.words if self.flag else f"{self.words}: at least {STEPS[row]}"


class Place:
    """Somewhere things of a kind lie or stand, with a row for each of them and room for those to come."""

    def __init__(self, block: str, name: str, words: str, kind: str) -> None:
        self.block = block
        self.name = name
        self.words = words
        self.kind = kind


class Kind:
    """A kind of things: their names in the order in which they were declared, the room kept for them, and traits by
    which a learner may take one for another: the same numbers for all of a kind."""

    def __init__(
        self, name: str, things: Sequence[str], room: int, traits: Sequence[Sequence[float]] | None = None
    ) -> None:
        self.name = name
        self.things = things
        self.room = room
        self.traits: Sequence[Sequence[float]] = traits if traits is not None else [()] * len(things)


class Sheet:
    """Everything a family shows: its kinds of things, gauges and places."""

    def __init__(self, kinds: Sequence[Kind], gauges: Sequence[Gauge], places: Sequence[Place]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.gauges = gauges
        self.places = places


REACHED: Final = [sum([value >= step for step in STEPS]) for value in range(STEPS[-1] + 1)]
"""How many steps of a gauge a number reaches."""


class Reading:
    """The rows of a gauge by its number, worked out once."""

    def __init__(self, first: int) -> None:
        self.rows: list[list[int]] = [list(range(first, first + reached)) for reached in REACHED]
        self.most = len(self.rows) - 1

    def of(self, value: int) -> list[int]:
        """The rows that say this number."""
        return self.rows[0 if value < 0 else value if value < self.most else self.most]


class Weighed:
    """Rows with a weight, where only the expected count is known."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.weights: list[float] = []


class Observer:
    """Reads a family's games. `first` holds the first row of every gauge and place in its block, by `block/name`."""

    def __init__(self, first: dict[str, int]) -> None:
        self.first = first

    def seat(self, game: Game, seat: int) -> list[int]:
        """The rows of a seat, all of it known: for worlds that are imagined anyway."""
        raise NotImplementedError

    def known_seat(self, game: Game, seat: int, viewer: int, weighed: Weighed) -> list[int]:
        """The rows of a seat as far as the viewer may know."""
        raise NotImplementedError

    def links(self, game: Game, viewer: int) -> list[list[int]]:
        """For each seat its rows beside the others, as open to everybody."""
        raise NotImplementedError

    def table(self, game: Game) -> list[int]:
        """The rows of the table, as open to everybody."""
        raise NotImplementedError

    def known_table(self, game: Game, viewer: int) -> list[int]:
        """The rows of the table as far as the viewer may know, with what it alone knows of it."""
        return self.table(game)
