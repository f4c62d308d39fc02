"""The clock of a game: how much time each seat has left. It is computed from the log alone."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.server.wire.messages import Clock, ClockData

GRACE = 30.0
"""The least time, in seconds, that a person who comes back has."""


class Clocks:
    """The clocks of all seats, as they stood at the last entry of the log."""

    def __init__(self, clock: Clock, seats: int, started: float) -> None:
        self.clock = clock
        self.left = [clock.base] * seats
        self.at = started

    def copy(self) -> Clocks:
        """An independent copy."""
        new = Clocks(self.clock, 0, self.at)
        new.left = self.left[:]
        return new

    def tick(self, at: float, before: Iterable[int], after: Iterable[int]) -> None:
        """Move on to the next entry: the seats that were to choose `before` it, and those `after` it."""
        for seat in before:
            if seat < len(self.left):
                self.left[seat] -= max(0.0, at - self.at)
        for seat in set(before) - set(after):
            if seat < len(self.left):
                self.left[seat] += self.clock.add
        self.at = at

    def grace(self, seat: int) -> None:
        """Give a person who comes back a little time."""
        self.left[seat] = max(self.left[seat], self.clock.add, GRACE)

    def data(self, now: float, running: list[int], away: set[int]) -> ClockData:
        """The state of the clocks now."""
        passed = max(0.0, now - self.at)
        left = [
            round(max(0.0, time - passed if seat in running and seat not in away else time), 2)
            for seat, time in enumerate(self.left)
        ]
        return ClockData(now, running, left, [seat in away for seat in range(len(self.left))])
