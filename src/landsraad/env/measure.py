"""How fast each environment is, beside the engine without any."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time

import numpy as np

from landsraad.env.at_once import SeatsAtOnce
from landsraad.env.core import Games
from landsraad.env.in_turn import SeatsInTurn
from landsraad.env.many import Vector
from landsraad.env.one_seat import OneSeat
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance
from landsraad.observe import known

SIDE_BY_SIDE = 64
"""Games of a vector."""

Measure = Callable[[str, int, int], float]


def engine(family: str, players: int, steps: int) -> float:
    """Choices a second of the engine alone, those without an alternative not counted."""
    games = Games(family, players)
    dice = random.Random(1)
    seconds = 0.0
    done = 0
    while done < steps:
        game = games.new(done)
        began = process_time()
        while not game.over:
            seat = game.pending[0] if game.actor is None else game.actor
            game.step(dice.choice(game.legal_for(seat)), seat)
            done += 1
            advance(game)
        seconds += process_time() - began
    return done / seconds


def positions(family: str, players: int, steps: int, work: Callable[[Game], object]) -> float:
    """How often a second something can be done to the positions of games."""
    games = Games(family, players)
    dice = random.Random(1)
    game = games.new(0)
    seconds = 0.0
    for step in range(steps):
        if game.over:
            game = games.new(step)
        began = process_time()
        work(game)
        seconds += process_time() - began
        seat = game.pending[0]
        game.step(dice.choice(game.legal_for(seat)), seat)
        advance(game)
    return steps / seconds


def copies(family: str, players: int, steps: int) -> float:
    """Copies of a game a second."""
    return positions(family, players, steps, lambda game: game.clone())


def observations(family: str, players: int, steps: int) -> float:
    """Observations a second of what the choosing seat may know, in lists."""
    return positions(family, players, steps, lambda game: known(game, game.pending[0]).flat())


def in_turn(family: str, players: int, steps: int) -> float:
    """Steps a second of PettingZoo's AEC, with observation and mask of every step."""
    table = SeatsInTurn(family, players=players)
    dice = np.random.default_rng(1)
    table.reset(seed=1)
    began = process_time()
    for _ in range(steps):
        seen = table.last()[0]
        options = np.flatnonzero(seen["action_mask"])
        table.step(int(options[int(dice.random() * len(options))]))
        if table.terminations[table.agent_selection]:
            table.reset()
    return steps / (process_time() - began)


def at_once(family: str, players: int, steps: int) -> float:
    """Steps a second of PettingZoo's parallel environment, in each of which every seat observes."""
    table = SeatsAtOnce(family, players=players)
    dice = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    began = process_time()
    for _ in range(steps):
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen = table.step(actions)[0]
        if not table.agents:
            seen, _ = table.reset()
    return steps / (process_time() - began)


def one_seat(family: str, players: int, steps: int) -> float:
    """Steps a second of Gymnasium: choices of one seat, while random bots play the others."""
    table = OneSeat(family, players=players, opponents="random")
    dice = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    began = process_time()
    for _ in range(steps):
        seen, _, ended, _, _ = table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        if ended:
            seen, _ = table.reset()
    return steps / (process_time() - began)


def openspiel(family: str, players: int, steps: int) -> float:
    """Steps a second of OpenSpiel, without observations."""
    from landsraad.env.spiel import load

    game = load(family, players=players)
    dice = random.Random(1)
    state = game.new_initial_state()
    began = process_time()
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(dice.choice(state.legal_actions()))
    return steps / (process_time() - began)


def side_by_side(family: str, players: int, steps: int, observed: bool) -> float:
    """Steps a second of a vector of games, all games counted."""
    many = Vector(SIDE_BY_SIDE, family, players=players, seed=1)
    dice = np.random.default_rng(1)
    turns = -(-steps // SIDE_BY_SIDE)
    began = process_time()
    for _ in range(turns):
        options, starts = many.legal()
        if observed:
            many.observe()
        many.step(options[starts[:-1] + (dice.random(many.count) * np.diff(starts)).astype(np.int64)])
    return turns * SIDE_BY_SIDE / (process_time() - began)


def vector(family: str, players: int, steps: int) -> float:
    """Steps a second of a vector of games."""
    return side_by_side(family, players, steps, False)


def vector_observed(family: str, players: int, steps: int) -> float:
    """Steps a second of a vector of games that are observed before every step."""
    return side_by_side(family, players, steps, True)


MEASURES: dict[str, Measure] = {
    "engine": engine, "copies": copies, "observations": observations, "vector": vector,
    "vector, observed": vector_observed, "PettingZoo AEC": in_turn, "PettingZoo parallel": at_once,
    "Gymnasium": one_seat, "OpenSpiel": openspiel,
}
"""Everything that is measured, the engine first."""


def measured(family: str, players: int, steps: int) -> dict[str, float]:
    """Steps a second of everything that is installed."""
    return {
        name: measure(family, players, steps) for name, measure in MEASURES.items()
        if measure is not openspiel or find_spec("pyspiel") is not None
    }
