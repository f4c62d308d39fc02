"""An observation: the rows of every seat, from the viewer on, and of the table."""

from __future__ import annotations

from landsraad.kernel.game import Game
from landsraad.kernel.observing.sheet import LINK_BLOCK, SEAT_BLOCK, TABLE_BLOCK, Weighed
from landsraad.observe.layout import Layout, layout_of


class Observation:
    """What was observed, block by block; `expected` holds rows of seats of which only the expected count is known."""

    def __init__(
        self, layout: Layout, viewer: int, seats: list[list[int]], links: list[list[int]], table: list[int],
        expected: list[Weighed],
    ) -> None:
        self.layout = layout
        self.viewer = viewer
        self.seats = seats
        self.links = links
        self.table = table
        self.expected = expected

    def flat(self) -> tuple[list[int], list[float]]:
        """All rows in one list with their values: the table first, then seat by seat from the viewer on."""
        size = self.layout.size
        seat_size, link_size = size[SEAT_BLOCK], size[LINK_BLOCK]
        rows = self.table.copy()
        values = [1.0] * len(rows)
        first = size[TABLE_BLOCK]
        for place in range(len(self.seats)):
            rows += [first + row for row in self.seats[place]]
            link = first + seat_size
            rows += [link + row for row in self.links[place]]
            values += [1.0] * (len(rows) - len(values))
            if self.expected:
                expected = self.expected[place]
                rows += [first + row for row in expected.rows]
                values += expected.weights
            first = link + link_size
        return rows, values


def rotated(count: int, viewer: int) -> list[int]:
    """All seats from the viewer on."""
    return [*range(viewer, count), *range(viewer)]


def known(game: Game, viewer: int) -> Observation:
    """What a seat may know: the same for every world that it cannot tell from this one."""
    layout = layout_of(game.family)
    observer = layout.observer
    order = rotated(game.seat_count, viewer)
    expected = [Weighed() for _ in order]
    seats = [observer.known_seat(game, order[place], viewer, expected[place]) for place in range(len(order))]
    links = observer.links(game, viewer)
    return Observation(
        layout, viewer, seats, [links[seat] for seat in order], observer.known_table(game, viewer), expected,
    )


def whole(game: Game, viewer: int) -> Observation:
    """All of a world that is imagined anyway."""
    layout = layout_of(game.family)
    observer = layout.observer
    order = rotated(game.seat_count, viewer)
    links = observer.links(game, viewer)
    seats = [observer.seat(game, seat) for seat in order]
    return Observation(layout, viewer, seats, [links[seat] for seat in order], observer.table(game), [])
