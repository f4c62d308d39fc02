"""The tally of many matches: who won how often."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from landsraad.arena.match import Outcome

Z_95 = 1.96


class Score:
    """How often something took part, and won."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0

    def share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where its true share lies with 95 % confidence (Wilson).

        >>> score = Score()
        >>> score.games, score.wins = 100, 25
        >>> [round(edge, 3) for edge in score.interval()]
        [0.175, 0.343]
        """
        n = self.games
        if not n:
            return 0.0, 1.0
        share = self.share()
        centre = share + Z_95**2 / (2 * n)
        spread = Z_95 * sqrt(share * (1 - share) / n + Z_95**2 / (4 * n * n))
        scale = 1 + Z_95**2 / n
        return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Tally:
    """Wins by seat, turn order, leader and bot, and the size of the games. A shared win counts for each winner."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self.games = 0
        self.by_seat: dict[str, Score] = {}
        self.by_order: dict[str, Score] = {}
        """By place in turn order as the game began, from 1: the first player is drawn at random."""
        self.by_leader: dict[str, Score] = {}
        self.by_bot: dict[str, Score] = {}
        self.decisions = 0
        self.rounds: list[int] = []
        self.faults: list[Outcome] = []
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.decisions += outcome.decisions
        if outcome.result is None:
            self.faults.append(outcome)
            return
        self.games += 1
        if outcome.rounds is not None:
            self.rounds.append(outcome.rounds)
        winners = outcome.result["winners"]
        for seat in range(len(outcome.result["scores"])):
            won = seat in winners
            count(self.by_seat, str(seat), won)
            if seat in outcome.order:
                count(self.by_order, str(outcome.order.index(seat) + 1), won)
            if seat < len(outcome.leaders):
                count(self.by_leader, outcome.leaders[seat], won)
            if seat < len(outcome.bots):
                count(self.by_bot, outcome.bots[seat], won)

    def tables(self) -> dict[str, dict[str, Score]]:
        """The tables of wins; leaders and bots from the most to the least successful."""
        return {
            "seat": by_number(self.by_seat),
            "turn_order": by_number(self.by_order),
            "leader": best_first(self.by_leader),
            "bot": best_first(self.by_bot),
        }


def count(table: dict[str, Score], name: str, won: bool) -> None:
    """Count one game of something."""
    score = table.setdefault(name, Score())
    score.games += 1
    score.wins += won


def by_number(table: dict[str, Score]) -> dict[str, Score]:
    """The table sorted by the numbers that name its rows."""
    return dict(sorted(table.items(), key=lambda item: int(item[0])))


def best_first(table: dict[str, Score]) -> dict[str, Score]:
    """The table sorted by share of wins."""
    return dict(sorted(table.items(), key=lambda item: (-item[1].share(), item[0])))
