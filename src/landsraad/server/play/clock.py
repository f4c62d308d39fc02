"""The clock of a game: how much time each seat has left. It is computed from the log alone."""

from __future__ import annotations

from collections.abc import Iterable

from landsraad.server.wire.messages import Clock, ClockData

GRACE = 30.0
"""The least time, in seconds, that a person who comes back has."""
LONGEST = 20.0
"""The most time, in seconds, for which no time runs while something is shown."""


class Showing:
    """Until when what has happened is being shown: nobody's time runs until then."""

    def __init__(self, until: float) -> None:
        self.until = until

    def copy(self) -> Showing:
        """An independent copy."""
        return Showing(self.until)

    def hold(self, at: float, seconds: float) -> None:
        """Show something that happened just now, after what is already being shown."""
        self.until = min(max(at, self.until) + seconds, at + LONGEST)

    def end(self, at: float) -> None:
        """Show nothing more."""
        self.until = at


class Clocks:
    """The clocks of all seats, as they stood at the last entry of the log."""

    def __init__(self, clock: Clock, seats: int, started: float, showing: Showing) -> None:
        self.clock = clock
        self.left = [clock.base] * seats
        self.at = started
        self.showing = showing

    def copy(self, showing: Showing) -> Clocks:
        """An independent copy."""
        new = Clocks(self.clock, 0, self.at, showing)
        new.left = self.left[:]
        return new

    def passed(self, at: float) -> float:
        """How long the clocks have been running since the last entry."""
        return max(0.0, at - max(self.at, self.showing.until))

    def end(self, seat: int) -> float:
        """When the clock of a seat runs out, if it is the one that is to choose."""
        return max(self.at, self.showing.until) + self.left[seat]

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
        held = round(max(0.0, self.showing.until - now), 2)
        return ClockData(now, running, left, [seat in away for seat in range(len(self.left))], held)
