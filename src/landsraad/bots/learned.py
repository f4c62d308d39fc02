"""The learned judge: a network's win shares, with something of the judgement by hand."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np

from landsraad.bots.judge import Judge, final
from landsraad.bots.network import Network
from landsraad.bots.weights import weights_of
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game
from landsraad.observe import layout_of, whole

PART_BY_HAND = 0.3
"""How much the judgement by hand counts beside the network's log odds."""


class Learned(Judge):
    """Judges by a network. It has learned from ends of turns: in the middle of one it is a poor judge."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def values(self, worlds: list[Game], seat: int) -> list[float]:
        """The log odds of winning in each world, with something of the judgement by hand."""
        going = [world for world in worlds if not world.over]
        logits = iter(self.network.logits([whole(world, seat) for world in going]) if going else [])
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
            found.append(odds + PART_BY_HAND * world.family.appraise(world, seat))
        return found

    def shares(self, worlds: list[Game], seat: int) -> list[float]:
        """The win shares that it expects on average over several worlds, from that seat on."""
        if any(world.over for world in worlds):
            return []
        found = self.network.win_shares([whole(world, seat) for world in worlds])
        shares: list[float] = np.mean(found, axis=0).tolist()
        return shares


JUDGES: dict[str, Learned] = {}


def judge_of(family: Family, path: Path | None = None) -> Learned:
    """The judge of a family with the weights of a file, or those that are shipped."""
    path = path or weights_of(family.name)
    if path is None:
        raise SetupError(f"there are no weights for {family.name}: train some, or choose another bot")
    name = str(path)
    if name not in JUDGES:
        JUDGES[name] = Learned(Network.load(path, layout_of(family)))
    return JUDGES[name]
