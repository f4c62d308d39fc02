"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from landsraad.kernel.game import Game


class Bot(ABC):
    """A program that plays. It uses only what its seat may know."""

    title: ClassVar[str] = ""
    """How well it plays, in a word."""
    level: ClassVar[int] = 3
    """The same, from 1 to 3."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """The option that this bot takes in that seat, one of `game.legal_for(seat)`."""
