"""Bots: programs that play."""

from landsraad.bots.bot import Bot
from landsraad.bots.heuristic import Heuristic
from landsraad.bots.novice import Novice
from landsraad.bots.random import Random
from landsraad.bots.turn_search import Mentat, Prescient, Swordmaster
from landsraad.kernel.errors import SetupError

__all__ = ["BOTS", "Bot", "bots_for", "make_bot"]

BOTS: dict[str, type[Bot]] = {
    "random": Random, "novice": Novice, "heuristic": Heuristic, "swordmaster": Swordmaster, "mentat": Mentat,
    "prescient": Prescient,
}
"""Every bot by name, from the weakest up. The same seed gives the same choices."""


def bots_for(family: str) -> list[str]:
    """The bots that can play a family here, by name."""
    return [name for name, kind in BOTS.items() if kind.plays(family)]


def make_bot(name: str, seed: int, family: str | None = None) -> Bot:
    """The bot of that name; refused if it cannot play that family here."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    if family is not None and not BOTS[name].plays(family):
        raise SetupError(
            f"bot {name!r} cannot play {family} here: it needs numpy and weights that were learned from games; "
            f"choose from {', '.join(bots_for(family))}"
        )
    return BOTS[name](seed)
