"""Play every game that can be set up, at random, until somebody stops it or a time is up: the long run of
tests/properties/test_combinations.py, and of tests/classic/test_properties.py between.

Dune: Imperium has combinations of boxes, players and options, which are played one after the other. Classic has more
options than can be combined: they are thrown for.

It draws a seed and says it; with the same seed it plays the same games. A game that breaks a rule of the engine is told
with its combination and seed, and ends the run.
"""

import argparse
import random
import sys
import time
import traceback
from secrets import randbits

import landsraad
from landsraad.imperium.appearance import tables
from landsraad.imperium.boxes.shelf import SHELF
from tests.classic import test_properties as classic
from tests.properties.combinations import Combination, combinations, prove, start

SEEDS = 1 << 60
CLASSIC_EVERY = 4
"""After so many games a game of classic Dune is played."""
CLASSIC_WATCHED = 0.02
"""The share of its positions in which everything is counted, and the seats imagine the game."""
TIMES = 3
"""How often each setup is measured; the best counts, since machines are busy."""


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="Play every game that can be set up, at random.")
    parser.add_argument("--seed", type=int, default=randbits(32), help="play the same games as another run")
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after so many minutes (10)")
    parser.add_argument("--all", action="store_true", help="play every combination once, however long that takes")
    parser.add_argument("--combination", type=int, default=None, help="play only this one, by its number")
    parser.add_argument("--setups", action="store_true", help="only measure how long games take to set up")
    return parser.parse_args()


def shown(done: int, total: int, seconds: float, current: Combination) -> None:
    """Say how far the run is, on one line."""
    line = f"{done} games of {total} combinations, {seconds:.0f} s: {current}"
    print(f"\r{line[:150]:150}", end="", file=sys.stderr, flush=True)


def measure_setups() -> None:
    """Say how long the slowest table takes to set up, including its ruleset."""
    slowest, table = 0.0, ""
    for modules, players in tables(SHELF):
        times = []
        for seed in range(TIMES):
            SHELF.rulesets.clear()
            began = time.process_time()
            landsraad.new("imperium", players=players, seed=seed, modules=modules)
            times.append(time.process_time() - began)
        if min(times) > slowest:
            slowest, table = min(times), f"{' + '.join(modules)}, {players} players"
    print(f"{len(tables(SHELF))} tables set up; the slowest took {1000 * slowest:.1f} ms: {table}")


def soak(seed: int, minutes: float | None, only: int | None) -> int:
    """Play games until the time is up, or without a limit until all are played; return how many, or a negative number
    if one went wrong."""
    every = list(combinations())
    print(f"{len(every)} combinations of boxes, players and options; seed {seed}")
    order = list(range(len(every))) if only is None else [only]
    random.Random(seed).shuffle(order)
    began = time.monotonic()
    done = 0
    while done < len(order) if minutes is None else time.monotonic() - began < 60 * minutes:
        number = order[done % len(order)]
        dice = random.Random(f"{seed} {done}")
        own = dice.randrange(SEEDS)
        shown(done, len(every), time.monotonic() - began, every[number])
        try:
            prove(start(every[number], dice, own), dice)
        except Exception:
            traceback.print_exc()
            print(f"\nGame {done} of seed {seed} failed: combination {number}, {every[number]}, game seed {own}")
            return -1
        done += 1
        if done % CLASSIC_EVERY == 0 and only is None and not prove_classic(f"{seed} classic {done}"):
            return -1
    print(f"\n{done} games held, and {0 if only is not None else done // CLASSIC_EVERY} of classic Dune.")
    return done


def prove_classic(seed: str) -> bool:
    """Play a game of classic Dune of some kind; whether it held."""
    dice = random.Random(seed)
    try:
        game = classic.new_game(dice, dice.randrange(SEEDS))
        classic.prove(game, dice, CLASSIC_WATCHED)
    except Exception:
        traceback.print_exc()
        print(f"\nA game of classic Dune failed, drawn from {seed!r}")
        return False
    return True


if __name__ == "__main__":
    wanted = arguments()
    if wanted.setups:
        measure_setups()
        sys.exit(0)
    limit = None if wanted.all else wanted.minutes
    sys.exit(0 if soak(wanted.seed, limit, wanted.combination) >= 0 else 1)
