"""What a bot is, and the bots there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import cast

from landsraad.kernel.errors import SetupError
from landsraad.kernel.game import Game


class Bot(ABC):
    """A player that chooses by itself. It uses only what its seat may know."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """The option that this bot takes in that seat, one of `game.legal_for(seat)`."""


BotMaker = Callable[[int], Bot]
"""Makes a bot from a seed: the same seed gives the same choices."""


def later(module: str, name: str) -> BotMaker:
    """The maker of a bot whose module is imported only when it is wanted."""

    def make(seed: int) -> Bot:
        return cast(BotMaker, getattr(import_module(f"landsraad.bots.{module}"), name))(seed)

    return make


BOTS: dict[str, BotMaker] = {
    "random": later("random", "Random"),
    "heuristic": later("heuristic", "Heuristic"),
}
"""Every bot by name."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return BOTS[name](seed)
