"""What all environments share: the games they play, their arrays, and what a game was worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from landsraad.families import family as family_of
from landsraad.kernel.errors import SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance
from landsraad.observe import known, layout_of

LENGTH = 1024
"""Rows of an observation at most, six seats and all boxes included."""

Observed = NDArray[np.float32]
Mask = NDArray[np.int8]


class Games:
    """The games that an environment plays, one after the other."""

    def __init__(
        self, family: str, players: int = 4, modules: Sequence[str] | None = None,
        leaders: str | Sequence[str] | None = None, options: Mapping[str, str | int | bool] | None = None,
    ) -> None:
        self.family = family_of(family)
        self.players = players
        self.modules = modules
        self.leaders = leaders
        self.options = options
        self.new(0)  # a wrong wish is answered at once
        self.layout = layout_of(self.family)
        self.actions = len(self.family.vocabulary)

    def __deepcopy__(self, memo: object) -> Games:
        return self  # it never changes

    def __reduce__(self) -> tuple[type[Games], tuple[object, ...]]:
        return (Games, (self.family.name, self.players, self.modules, self.leaders, self.options))

    def new(self, seed: int) -> Game:
        """A new game, at its first choice that is one."""
        game = self.family.new(self.players, seed, self.modules, self.leaders, self.options)
        advance(game)
        return game

    def observe(self, game: Game, seat: int) -> Observed:
        """What a seat may know: row numbers, counted from 1 with 0 for none, above their values."""
        rows, values = known(game, seat).flat()
        count = len(rows)
        if count > LENGTH:
            raise SetupError(f"an observation of {count} rows does not fit into {LENGTH}")
        out = np.zeros((2, LENGTH), np.float32)
        out[0, :count] = rows
        out[0, :count] += 1
        out[1, :count] = values
        return out

    def mask(self, game: Game, seat: int) -> Mask:
        """A 1 for every option that the seat may choose now; a finished game refuses none."""
        if game.over:
            return np.ones(self.actions, np.int8)
        out = np.zeros(self.actions, np.int8)
        legal = game.legal_for(seat)
        if legal:
            out[legal] = 1
        return out


def win_shares(game: Game) -> list[float]:
    """What a finished game was worth to each seat: 1, shared by those who won it."""
    result = game.result
    if result is None:
        return [0.0] * game.seat_count
    winners = result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seat_count)]
