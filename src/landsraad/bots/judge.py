"""The judge: how good a world is for a seat. This one, generation 0, judges by rules written by hand."""

from __future__ import annotations

from math import inf

from landsraad.kernel.game import Game

WON = 50.0
"""The value of a game that is won."""


class Judge:
    """Judges worlds at the ends of turns and rounds."""

    def values(self, worlds: list[Game], seat: int) -> list[float]:
        """How good each world is for a seat."""
        return [final(world, seat) if world.over else world.family.appraise(world, seat) for world in worlds]

    def shares(self, worlds: list[Game], seat: int) -> list[float]:
        """The win shares that it expects, from that seat on; empty if it does not know."""
        return []


BY_HAND = Judge()


def final(world: Game, seat: int) -> float:
    """What a finished game is worth."""
    result = world.result
    return -inf if result is None else WON if seat in result["winners"] else -WON


def one_step(game: Game, seat: int) -> int:
    """The option that looks best at once, by hand."""
    options = game.legal_for(seat)
    if len(options) == 1:
        return options[0]
    family = game.family
    best, choice = -inf, options[0]
    for option in options:
        trial = game.clone()
        trial.step(option, seat)
        value = family.appraise(trial, seat)
        if value > best:
            best, choice = value, option
    return choice
