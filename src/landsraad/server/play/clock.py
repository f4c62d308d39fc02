"""The clock of a game: how much time each seat has left. It is computed from the log alone."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.server.wire.messages import Clock, ClockData

GRACE = 30.0
"""The least time, in seconds, that a person who comes back has."""
LONGEST = 20.0
"""The most time, in seconds, for which clocks stand still while something is shown."""


class Clocks:
    """The clocks of all seats, as they stood at the last entry of the log."""

    def __init__(self, clock: Clock, seats: int, started: float) -> None:
        self.clock = clock
        self.left = [clock.base] * seats
        self.at = started
        self.held = started
        """Until when they stand still, because what has happened is still being shown."""

    def copy(self) -> Clocks:
        """An independent copy."""
        new = Clocks(self.clock, 0, self.at)
        new.left = self.left[:]
        new.held = self.held
        return new

    def passed(self, at: float) -> float:
        """How long the clocks have been running since the last entry."""
        return max(0.0, at - max(self.at, self.held))

    def end(self, seat: int) -> float:
        """When the clock of a seat runs out, if it is the one that is to choose."""
        return max(self.at, self.held) + self.left[seat]

    def hold(self, seconds: float) -> None:
        """Stand still while something is shown, after what is already being shown."""
        self.held = min(max(self.at, self.held) + seconds, self.at + LONGEST)

    def run(self) -> None:
        """Stand still no longer."""
        self.held = self.at

    def tick(self, at: float, before: Iterable[int], after: Iterable[int]) -> None:
        """Move on to the next entry: the seats that were to choose `before` it, and those `after` it."""
        passed = self.passed(at)
        for seat in before:
            if seat < len(self.left):
                self.left[seat] -= passed
        for seat in set(before) - set(after):
            if seat < len(self.left):
                self.left[seat] += self.clock.add
        self.at = at

    def grace(self, seat: int) -> None:
        """Give a person who comes back a little time."""
        self.left[seat] = max(self.left[seat], self.clock.add, GRACE)

    def data(self, now: float, running: list[int], away: set[int]) -> ClockData:
        """The state of the clocks now."""
        passed = self.passed(now)
        left = [
            round(max(0.0, time - passed if seat in running and seat not in away else time), 2)
            for seat, time in enumerate(self.left)
        ]
        held = round(max(0.0, self.held - now), 2)
        return ClockData(now, running, left, [seat in away for seat in range(len(self.left))], held)
