"""Bots: programs that play."""

from landsraad.bots.bot import Bot
from landsraad.bots.heuristic import Heuristic
from landsraad.bots.random import Random
from landsraad.kernel.errors import SetupError

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: dict[str, type[Bot]] = {"random": Random, "heuristic": Heuristic}
"""Every bot by name. The same seed gives the same choices."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return BOTS[name](seed)
