"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from landsraad.kernel.game import Game


class Bot(ABC):
    """A program that plays. It uses only what its seat may know."""

    title: ClassVar[str] = ""
    """What its level is called."""
    level: ClassVar[int] = 0
    """How well it plays, from 1 up; 0 for bots that nobody would want to sit at a table with."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @classmethod
    def plays(cls, family: str) -> bool:
        """Whether it can play that family of games here."""
        return True

    @property
    def settled(self) -> bool:
        """Whether its next choice is part of a plan that it has made already."""
        return False

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """The option that this bot takes in that seat, one of `game.legal_for(seat)`."""
