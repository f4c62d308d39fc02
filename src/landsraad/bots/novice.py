"""The novice: takes what looks best at once, and overlooks some of it."""

from __future__ import annotations

import random

from landsraad.bots.bot import Bot
from landsraad.kernel.game import Game

OVERLOOKED = 0.3
"""So much of what it could do the novice does not think of."""


class Novice(Bot):
    """Looks one choice ahead, and never at everything. What it takes looks good to it: it does not play at random."""

    title = "Novice"
    level = 1

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)

    def choose(self, game: Game, seat: int) -> int:
        options = game.legal_for(seat)
        thought_of = [option for option in options if self.random.random() >= OVERLOOKED] or options
        if len(thought_of) == 1:
            return thought_of[0]
        imagined = game.determinize(seat, self.random.getrandbits(62))
        sealed = imagined.sealed is not None
        best, choice = float("-inf"), thought_of[0]
        for option in thought_of:
            trial = imagined.clone()
            trial.step(option, seat if sealed else None)
            value = game.family.appraise(trial, seat)
            if value > best:
                best, choice = value, option
        return choice
