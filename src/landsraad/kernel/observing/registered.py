"""Observing what is registered: every number is a gauge or names things, every pile is a place of things."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.kernel.observing.sheet import LINK_BLOCK, Gauge, Place, Reading
from landsraad.kernel.register.declare import UNSEEN, Holder, Number, Pile, Scope, bits_of

SEAT = "seat"
"""The kind of numbers that name seats: these are read as seen from the viewer, in the block between seats."""


def observable(scope: Scope, left_out: Sequence[str] = ()) -> list[Number | Pile]:
    """What of a scope is observed: what anybody may see, if it is about anything."""
    numbers: list[Number | Pile] = [
        number for number in scope.numbers if number.seen != UNSEEN and number.name not in left_out
    ]
    return numbers + [
        pile for pile in scope.piles if pile.seen != UNSEEN and pile.of and pile.name not in left_out
    ]


def parts_of(
    scope: Scope, block: str, prefix: str = "", left_out: Sequence[str] = ()
) -> tuple[list[Gauge], list[Place]]:
    """The gauges and places of a scope."""
    gauges: list[Gauge] = []
    places: list[Place] = []
    for one in observable(scope, left_out):
        name, words = f"{prefix}{one.name}", one.word or one.name
        if isinstance(one, Pile):
            places.append(Place(block, f"{name}_pile", words, one.of))
        elif one.of == SEAT:
            places.append(Place(LINK_BLOCK, name, words, SEAT))
        elif one.of:
            places.append(Place(block, name, words, one.of))
        else:
            gauges.append(Gauge(block, name, words, one.flag))
    return gauges, places


class Column:
    """A number or pile with its first row. Things of a `numbered` kind have other numbers in the layout than in a game.
    """

    def __init__(self, one: Number | Pile, first: int, numbered: Sequence[str]) -> None:
        self.index = one.index
        self.first = first
        self.seen = one.seen
        self.pile = isinstance(one, Pile)
        self.row = isinstance(one, Pile) and one.row
        self.bits = isinstance(one, Number) and one.bits
        self.gauge = isinstance(one, Number) and not one.of
        self.flag = isinstance(one, Number) and one.flag
        self.numbered = one.of in numbered
        self.reading = Reading(first)


class Columns:
    """The columns of a scope, read off its holders."""

    def __init__(
        self, scope: Scope, block: str, first: dict[str, int], *, prefix: str = "", left_out: Sequence[str] = (),
        numbered: Sequence[str] = (),
    ) -> None:
        self.numbers: list[Column] = []
        self.things: list[Column] = []
        self.piles: list[Column] = []
        self.seats: list[Column] = []
        for one in observable(scope, left_out):
            name = f"{prefix}{one.name}"
            if isinstance(one, Pile):
                self.piles.append(Column(one, first[f"{block}/{name}_pile"], numbered))
            elif one.of == SEAT:
                self.seats.append(Column(one, first[f"{LINK_BLOCK}/{name}"], numbered))
            elif one.of:
                self.things.append(Column(one, first[f"{block}/{name}"], numbered))
            else:
                self.numbers.append(Column(one, first[f"{block}/{name}"], numbered))

    def read(self, rows: list[int], holder: Holder, most: int, numbers: Sequence[int]) -> None:
        """Add what a holder keeps and a viewer sees: all that is seen by `most` or fewer. `numbers` are those that
        things of a numbered kind have in the layout."""
        have = holder.have
        for column in self.numbers:
            value = have[column.index]
            if value > 0 and column.seen <= most:
                if column.flag:
                    rows.append(column.first)
                else:
                    rows += column.reading.of(value)
        for column in self.things:
            value = have[column.index]
            if column.seen > most:
                continue
            if column.bits:
                if value > 0:
                    for thing in bits_of(value):
                        rows.append(column.first + (numbers[thing] if column.numbered else thing))
            elif value >= 0:
                rows.append(column.first + (numbers[value] if column.numbered else value))
        piles = holder.piles
        for column in self.piles:
            pile = piles[column.index]
            if not pile or column.seen > most:
                continue
            first = column.first
            if column.row:
                for thing, count in enumerate(pile):
                    if count > 0:
                        rows += [first + (numbers[thing] if column.numbered else thing)] * count
            elif column.numbered:
                rows += [first + numbers[thing] for thing in pile]
            else:
                rows += [first + thing for thing in pile]

    def read_seats(self, rows: list[int], holder: Holder, most: int, viewer: int, count: int) -> None:
        """Add the seats that a holder's numbers name, counted from the viewer on."""
        for column in self.seats:
            value = holder.have[column.index]
            if column.seen > most:
                continue
            if column.bits:
                for seat in bits_of(value):
                    rows.append(column.first + (seat - viewer) % count)
            elif value >= 0:
                rows.append(column.first + (value - viewer) % count)
