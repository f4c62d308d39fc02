"""The heuristic bot: looks a few choices ahead in its own turn and judges what it sees."""

from __future__ import annotations

import random

from landsraad.bots.bot import Bot
from landsraad.kernel.game import Game

DEPTH = 3
"""How many of its own choices it looks ahead."""
BUDGET = 160
"""About how many positions it looks at for one choice."""
HASTE = 1e-4
"""What a further choice to the same end costs: the shortest way is taken."""


class Heuristic(Bot):
    """Tries its options on a game it cannot tell from the real one, and takes what leads to the best position."""

    title = "Steady"
    level = 2

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)

    def choose(self, game: Game, seat: int) -> int:
        options = game.legal_for(seat)
        if len(options) == 1:
            return options[0]
        imagined = game.determinize(seat, self.random.getrandbits(62))
        sealed = imagined.sealed is not None
        best, choice = float("-inf"), options[0]
        for option in options:
            trial = imagined.clone()
            trial.step(option, seat if sealed else None)
            value = self.look_ahead(trial, seat, DEPTH - 1, BUDGET // len(options))
            value += 1e-6 * self.random.random()
            if value > best:
                best, choice = value, option
        return choice

    def look_ahead(self, game: Game, seat: int, depth: int, budget: int) -> float:
        """The value of the best position the seat can reach from here by its own choices."""
        if game.over or game.actor != seat or depth == 0:
            return game.family.appraise(game, seat)
        options = game.legal
        if len(options) > budget:
            return game.family.appraise(game, seat)
        best = float("-inf")
        for option in options:
            trial = game.clone() if len(options) > 1 else game
            trial.step(option)
            best = max(best, self.look_ahead(trial, seat, depth - 1, budget // len(options)))
        return best - HASTE
