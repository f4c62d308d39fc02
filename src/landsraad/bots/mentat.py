"""The Mentat: imagines worlds, plays every way its turn can end, and the best of them to the end of the round."""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np

from landsraad.bots.bot import Bot
from landsraad.bots.judge import Judge, judge_of
from landsraad.kernel.game import Game
from landsraad.kernel.playing.ends import End, ends_of_turn
from landsraad.observe import whole

WORLDS = 3
MOST_ENDS = 600
"""Positions looked at in each world for the ends of a turn."""
CANDIDATES = 3
"""So many first choices are played on."""
CLOSE = 0.6
"""Choices that are worse by more than this are not."""
MOST_AHEAD = 400
"""Choices of a playout at most."""
WEIGHTS = "LANDSRAAD_WEIGHTS"
"""The environment variable that names a file of weights to play with instead of those shipped."""


class Mentat(Bot):
    """Searches the ends of its own turn in several worlds, with the same worlds for every candidate.

    It keeps to its plan until something new is seen. With a seed, its choices are the same every time.
    """

    title = "Sharp"
    level = 3

    def __init__(self, seed: int, judge: Judge | None = None, rounds: bool = True) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)
        self.judge = judge
        self.rounds = rounds
        """Whether candidates are played on to the end of the round."""
        self.plan: list[int] = []
        self.seen = -1
        """How much had been seen when the plan was made."""
        self.found: list[float] = []
        """The win shares that the last search expects, from its own seat on; none before a network has judged."""

    def choose(self, game: Game, seat: int) -> int:
        options = game.legal_for(seat)
        if len(options) == 1:
            return options[0]
        if self.plan and game.undo_floor == self.seen and self.plan[0] in options:
            return self.plan.pop(0)
        judge = self.judge if self.judge is not None else judge_of(game.family, named_weights())
        worlds = [game.determinize(seat, self.random.getrandbits(62)) for _ in range(WORLDS)]
        if game.sealed is not None:
            return self.seal(judge, worlds, seat, options)
        return self.search(judge, worlds, game, seat, options)

    def seal(self, judge: Judge, worlds: list[Game], seat: int, options: list[int]) -> int:
        """A sealed choice: the best on average over the worlds, as far as one can see at once."""
        values = [0.0] * len(options)
        for world in worlds:
            for place, option in enumerate(options):
                trial = world.clone()
                trial.step(option, seat)
                values[place] += judge.values([trial], seat)[0] if trial.over else trial.family.appraise(trial, seat)
        return options[max(range(len(options)), key=values.__getitem__)]

    def search(self, judge: Judge, worlds: list[Game], game: Game, seat: int, options: list[int]) -> int:
        """Judge every end of the turn in every world, and play the best first choices on."""
        found: list[dict[int, tuple[float, End]]] = []
        for world in worlds:
            ends = [end for end in ends_of_turn(world, seat, MOST_ENDS) if end.options]
            values = judge.values([end.game for end in ends], seat)
            best: dict[int, tuple[float, End]] = {}
            for end, value in zip(ends, values, strict=True):
                first = end.options[0]
                if first not in best or value > best[first][0]:
                    best[first] = (value, end)
            found.append(best)
        common = [option for option in options if all(option in best for best in found)]
        if not common:
            return self.by_policy(judge, worlds, seat, options)
        static = {option: sum(best[option][0] for best in found) / len(found) for option in common}
        ranked = sorted(common, key=static.__getitem__, reverse=True)
        close = [option for option in ranked[:CANDIDATES] if static[ranked[0]] - static[option] <= CLOSE]
        choice = ranked[0]
        if self.rounds and len(close) > 1:
            ahead = {
                option: sum(self.play_on(judge, best[option][1].game, seat) for best in found) / len(found)
                for option in close
            }
            choice = max(close, key=lambda option: static[option] + ahead[option])
        network = judge.network
        chosen = [best[choice][1].game for best in found]
        if network is not None and not any(end.over for end in chosen):
            self.found = np.mean(network.win_shares([whole(end, seat) for end in chosen]), axis=0).tolist()
        self.plan = list(found[0][choice][1].options[1:])
        self.seen = game.undo_floor
        return choice

    def by_policy(self, judge: Judge, worlds: list[Game], seat: int, options: list[int]) -> int:
        """Where no option could be followed in every world: what the network would choose, or anything."""
        if judge.network is None:
            return options[self.random.randrange(len(options))]
        likely = judge.network.policy([whole(world, seat) for world in worlds], options)
        return options[int(likely.argmax())]

    def play_on(self, judge: Judge, world: Game, seat: int) -> float:
        """Let everybody play to the end of the round by what looks best at once, and judge there."""
        world = world.clone()
        rounds = world.rounds
        for _ in range(MOST_AHEAD):
            if world.over or world.rounds != rounds:
                break
            mover = world.pending[0]
            world.step(one_step(world, mover), mover)
        return judge.values([world], seat)[0]


def one_step(game: Game, seat: int) -> int:
    """The option that looks best at once."""
    options = game.legal_for(seat)
    if len(options) == 1:
        return options[0]
    family = game.family
    best, choice = float("-inf"), options[0]
    for option in options:
        trial = game.clone()
        trial.step(option, seat)
        value = family.appraise(trial, seat)
        if value > best:
            best, choice = value, option
    return choice


def named_weights() -> Path | None:
    """The weights that the environment names."""
    name = os.environ.get(WEIGHTS)
    return Path(name) if name else None
