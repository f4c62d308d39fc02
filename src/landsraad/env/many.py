"""Many games at once, with numpy in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landsraad.env.core import LENGTH, Games, win_shares
from landsraad.kernel.errors import SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import Lockstep
from landsraad.observe import known
from landsraad.observe.layout import SEATS


class Stepped(NamedTuple):
    """What a step brought: which games ended, and what those were worth to each of their seats."""

    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]


class Vector:
    """Games of one family side by side, each always at a real choice; one that ends makes way for the next.

    `mixture` names several set-ups (each with `players`, `modules`, `options`), which the games take in turn.
    Everything random follows from the seed. `seats` says who chooses in each game.
    """

    def __init__(
        self, games: int = 64, family: str = "imperium", *, seed: int = 0,
        mixture: Sequence[Mapping[str, Any]] | None = None, **wishes: Any,
    ) -> None:
        if games < 1:
            raise SetupError(f"{games} games cannot be played: it takes at least one")
        if mixture is not None and wishes:
            raise SetupError("give either a mixture of set-ups or one set-up, not both")
        self.setups = [Games(family, **setup) for setup in (mixture or [wishes])]
        self.family = self.setups[0].family
        self.layout = self.setups[0].layout
        self.actions = self.setups[0].actions
        self.seed = seed
        self.count = games
        self.lockstep = Lockstep(games, self._deal)

    def _deal(self, place: int, played: int) -> Game:
        deal = np.random.SeedSequence((self.seed, place, played)).generate_state(1, np.uint64)
        return self.setups[(place + played) % len(self.setups)].new(int(deal[0]) >> 2)

    @property
    def seats(self) -> NDArray[np.int32]:
        """The seat that chooses in each game."""
        return np.array(self.lockstep.seats, np.int32)

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal options of all games in one list, and where those of each game start; the end comes last."""
        return np.array(self.lockstep.legal, np.int32), np.array(self.lockstep.starts, np.int32)

    def masks(self) -> NDArray[np.int8]:
        """The legal options of each game as ones."""
        options, starts = self.legal()
        masks = np.zeros((self.count, self.actions), np.int8)
        masks[np.repeat(np.arange(self.count), np.diff(starts)), options] = 1
        return masks

    def observe(self) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
        """What the choosing seat of each game may know: rows, counted from 1 with 0 for none, and their values."""
        rows = np.zeros((self.count, LENGTH), np.int32)
        values = np.zeros((self.count, LENGTH), np.float32)
        lockstep = self.lockstep
        for place, game in enumerate(lockstep.games):
            found, weights = known(game, lockstep.seats[place]).flat()
            rows[place, : len(found)] = found
            values[place, : len(found)] = weights
        rows += values != 0
        return rows, values

    def step(self, options: NDArray[np.integer[Any]] | Sequence[int]) -> Stepped:
        """One legal option in each game."""
        chosen = options.tolist() if isinstance(options, np.ndarray) else list(options)
        ended = np.zeros(self.count, np.bool_)
        rewards = np.zeros((self.count, SEATS), np.float32)
        for place, game in self.lockstep.step(chosen):
            ended[place] = True
            shares = win_shares(game)
            rewards[place, : len(shares)] = shares
        return Stepped(ended, rewards)
