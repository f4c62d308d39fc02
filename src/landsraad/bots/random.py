"""The random bot: any legal option, all equally likely."""

from __future__ import annotations

from random import Random as Dice

from landsraad.bots.bot import Bot
from landsraad.kernel.game import Game


class Random(Bot):
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int) -> int:
        """Any legal option."""
        options = game.legal_for(seat)
        return options[int(self.dice.random() * len(options))]
