"""How a game stands, who is ahead, and what a coach would point out."""

from __future__ import annotations

from typing import NamedTuple


class ScoreWord:
    """What is counted to see who is ahead: the word for one, and for many."""

    def __init__(self, one: str, many: str) -> None:
        self.one = one
        self.many = many

    def amount(self, n: int) -> str:
        """A number of them in words."""
        return f"{n} {self.one if n == 1 else self.many}"


POINTS = ScoreWord("point", "points")


class Standing(NamedTuple):
    """How a game stands, as far as anybody may know: leaders and scores by seat, and the seats in turn order."""

    round: int
    phase: str
    order: list[int]
    leaders: list[str]
    scores: list[int]


class Hint(NamedTuple):
    """Something worth a look in a position: a `name` by which it is told once, a sentence, and the id of what it is
    about."""

    name: str
    text: str
    about: str
