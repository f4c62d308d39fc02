"""The judge: how good a world is for a seat, by a network where there is one, and by hand."""

from __future__ import annotations

from importlib.resources import files
from math import inf, log
from pathlib import Path

import numpy as np

from landsraad.bots.network import Network
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game
from landsraad.observe import layout_of, whole

BY_HAND = 0.3
"""How much the judgement written by hand counts beside the network's log odds."""
WON = 50.0
"""The value of a game that is won."""


class Judge:
    """Judges worlds at the ends of turns and rounds, never in between."""

    def __init__(self, network: Network | None) -> None:
        self.network = network

    def values(self, worlds: list[Game], seat: int) -> list[float]:
        """How good each world is for a seat: log odds of winning, with something of the judgement by hand."""
        network = self.network
        if network is None:
            return [final(world, seat) if world.over else world.family.appraise(world, seat) for world in worlds]
        going = [world for world in worlds if not world.over]
        logits = iter(network.logits([whole(world, seat) for world in going]) if going else [])
        found: list[float] = []
        for world in worlds:
            if world.over:
                found.append(final(world, seat))
                continue
            mine = next(logits)
            others = mine[1:]
            odds = float(mine[0])
            if len(others):
                top = float(others.max())
                odds -= top + log(float(np.exp(others - top).sum()))
            found.append(odds + BY_HAND * world.family.appraise(world, seat))
        return found


def final(world: Game, seat: int) -> float:
    """What a finished game is worth."""
    result = world.result
    return -inf if result is None else WON if seat in result["winners"] else -WON


JUDGES: dict[str, Judge] = {}


def weights_of(family: str) -> Path | None:
    """The file of the weights that are shipped for a family, if there are any."""
    found = files("landsraad.bots") / "weights" / f"{family}.npz"
    return Path(str(found)) if found.is_file() else None


def judge_of(family: Family, path: Path | None = None) -> Judge:
    """The judge of a family with the weights of a file, or those that are shipped."""
    path = path or weights_of(family.name)
    if path is None:
        raise SetupError(f"there are no weights for {family.name}: train some, or choose another bot")
    name = str(path)
    if name not in JUDGES:
        JUDGES[name] = Judge(Network.load(path, layout_of(family)))
    return JUDGES[name]
