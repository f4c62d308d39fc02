"""Turn search: imagine worlds, play every way one's turn can end, judge there, and keep to the best plan."""

from __future__ import annotations

import random
from typing import ClassVar

from landsraad.bots.bot import Bot
from landsraad.bots.judge import BY_HAND, Judge, one_step
from landsraad.bots.weights import can_judge
from landsraad.kernel.game import Game
from landsraad.kernel.playing.ends import End, ends_of_turn

CANDIDATES = 3
"""So many first choices are played on to the end of the round."""
CLOSE = 0.6
"""Choices that are worse by more than this are not."""
MOST_AHEAD = 400
"""Choices of a playout at most."""


class TurnSearch(Bot):
    """Searches the ends of its own turn in several worlds, the same worlds for every candidate.

    It keeps to its plan until something new is seen. With a seed, its choices are the same every time.
    """

    worlds: ClassVar[int] = 1
    positions: ClassVar[int] = 600
    """Positions looked at in each world for the ends of a turn."""
    rounds: ClassVar[bool] = False
    """Whether the best candidates are played on to the end of the round."""

    def __init__(self, seed: int, judge: Judge | None = None) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)
        self.judge = judge
        self.plan: list[int] = []
        self.seen = -1
        """How much had been seen when the plan was made."""
        self.found: list[float] = []
        """The win shares that the last search expects, from its own seat on; empty if its judge knows none."""

    @property
    def settled(self) -> bool:
        return bool(self.plan)

    def judge_for(self, game: Game) -> Judge:
        """Who judges the ends of turns."""
        return self.judge or BY_HAND

    def choose(self, game: Game, seat: int) -> int:
        options = game.legal_for(seat)
        if len(options) == 1:
            return options[0]
        if self.plan and game.undo_floor == self.seen and self.plan[0] in options:
            return self.plan.pop(0)
        self.plan = []
        imagined = [game.determinize(seat, self.random.getrandbits(62)) for _ in range(self.worlds)]
        if game.sealed is not None:
            return at_once(imagined, seat, options)
        return self.search(self.judge_for(game), imagined, game, seat, options)

    def search(self, judge: Judge, imagined: list[Game], game: Game, seat: int, options: list[int]) -> int:
        """Judge every end of the turn in every world, and play the best first choices on."""
        found = [best_ends(judge, world, seat, self.positions) for world in imagined]
        common = [option for option in options if all(option in best for best in found)]
        if not common:
            return at_once(imagined, seat, options)
        static = {option: sum([best[option][0] for best in found]) / len(found) for option in common}
        ranked = sorted(common, key=static.__getitem__, reverse=True)
        choice = ranked[0]
        close = [option for option in ranked[:CANDIDATES] if static[choice] - static[option] <= CLOSE]
        if self.rounds and len(close) > 1:
            ahead = {
                option: sum(judge.values([play_on(best[option][1].game) for best in found], seat)) / len(found)
                for option in close
            }
            choice = max(close, key=lambda option: static[option] + ahead[option])
        self.found = judge.shares([best[choice][1].game for best in found], seat)
        self.plan = list(found[0][choice][1].options[1:])
        self.seen = game.undo_floor
        return choice


class Swordmaster(TurnSearch):
    """Thinks its turn through to the end, and judges it by hand."""

    title = "Swordmaster"
    level = 3


class Mentat(TurnSearch):
    """Thinks its turn through in several worlds, and judges its ends by what was learned from many games."""

    title = "Mentat"
    level = 4
    worlds = 3

    @classmethod
    def plays(cls, family: str) -> bool:
        return can_judge(family)

    def judge_for(self, game: Game) -> Judge:
        if self.judge is None:
            from landsraad.bots.learned import judge_of  # numpy is loaded only where it is needed

            self.judge = judge_of(game.family)
        return self.judge


class Prescient(Mentat):
    """A Mentat that also sees what everybody does until the end of the round."""

    title = "Prescient"
    level = 5
    rounds = True


def best_ends(judge: Judge, world: Game, seat: int, positions: int) -> dict[int, tuple[float, End]]:
    """For each first choice the best end of the turn that it leads to, and what that is worth."""
    ends = [end for end in ends_of_turn(world, seat, positions) if end.options]
    best: dict[int, tuple[float, End]] = {}
    for end, value in zip(ends, judge.values([end.game for end in ends], seat), strict=True):
        first = end.options[0]
        if first not in best or value > best[first][0]:
            best[first] = (value, end)
    return best


def at_once(worlds: list[Game], seat: int, options: list[int]) -> int:
    """The option that looks best at once, on average over the worlds, as for sealed choices."""
    values = [0.0] * len(options)
    for world in worlds:
        sealed = world.sealed is not None
        for place, option in enumerate(options):
            trial = world.clone()
            trial.step(option, seat if sealed else None)
            values[place] += BY_HAND.values([trial], seat)[0]
    return options[max(range(len(options)), key=values.__getitem__)]


def play_on(world: Game) -> Game:
    """A world at the end of its round, if everybody chooses what looks best at once."""
    world = world.clone()
    rounds = world.rounds
    for _ in range(MOST_AHEAD):
        if world.over or world.rounds != rounds:
            break
        mover = world.pending[0]
        world.step(one_step(world, mover), mover)
    return world
