"""`landsraad bench`: the engine side by side with a peer, in the same run on the same machine."""

from __future__ import annotations

import random
import tracemalloc
from argparse import Namespace
from collections.abc import Callable, Iterable
from statistics import median
from time import process_time
from typing import Any, Protocol

from rich.progress import track
from rich.table import Table

from landsraad.cli.arguments import Commands, add_command, whole
from landsraad.cli.output import console, print_json
from landsraad.families import new, replay
from landsraad.kernel import game as kernel_game
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game

ROUNDS = 9
COPIES = 1000
KEPT = 300
SEED = 7
TURN_LIMIT = 1000
"""Where the peer itself gives a game up."""

TABLES: dict[str, tuple[int, dict[str, bool]]] = {"imperium": (4, {}), "classic": (6, {"advanced": True})}
"""How many play each family here, and with which options."""

BOXES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ("base",)), (4, ("base", "rise-of-ix")), (4, ("base", "immortality")),
    (4, ("base", "rise-of-ix", "immortality")), (4, ("uprising",)), (4, ("uprising", "choam")),
    (6, ("uprising", "choam")),
)
"""The sets of boxes that are measured beside the base game, which comes first."""

MORE = """
The engine plays the four-player base game of Dune: Imperium, or the six-player advanced game of Dune (1979), with
random choices; the peer, catanatron, plays Catan with four random players. A decision is one choice of one player in
both. The two take turns, round by round; every ratio is the median of the ratios of adjacent rounds, in processor time,
so that a busy machine matters little.

With `boxes` no peer is needed: games of Dune: Imperium with other boxes are measured beside the base game, in turns.

examples:
  landsraad bench
  landsraad bench classic
  landsraad bench boxes
  landsraad bench --games 50 --json
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "bench", run, "measure the engine against a peer", MORE)
    add = parser.add_argument
    add("what", nargs="?", choices=(*TABLES, "boxes"), default="imperium", help="what to measure (default: imperium)")
    add("--games", type=whole(1, "a number of games"), default=10, metavar="N", help="games a round (default: 10)")
    add("--json", action="store_true", help="print the result as JSON")


class Engine(Protocol):
    """What is measured of an engine."""

    def play(self, seed: int) -> tuple[int, float]:
        """Play a game at random: its decisions, and the seconds they took."""

    def copy(self) -> object:
        """A copy of a game in its middle."""


class Ours:
    """One of our families, at the table it is measured at."""

    def __init__(self, family: str, players: int, options: dict[str, bool], modules: tuple[str, ...] = ()) -> None:
        self.family = family
        self.players = players
        self.options = options
        self.modules = modules or None
        game = self.start(SEED)
        self.finish(game)
        self.middle = replay(game.record(), game.ply // 2)

    def start(self, seed: int) -> Game:
        """A new game, with the dice of the players."""
        random.seed(seed)
        return new(self.family, players=self.players, seed=seed, options=self.options, modules=self.modules)

    def finish(self, game: Game) -> None:
        """Play to the end."""
        choose = random.choice
        while not game.over:
            if game.sealed is None:
                game.step(choose(game.legal))
            else:
                seat = game.pending[0]
                game.step(choose(game.legal_for(seat)), seat)

    def play(self, seed: int) -> tuple[int, float]:
        """Play a game at random."""
        game = self.start(seed)
        started = process_time()
        self.finish(game)
        return game.ply, process_time() - started

    def copy(self) -> object:
        """A copy of a game in its middle."""
        return self.middle.clone()


class Peer:
    """Catan, as catanatron plays it with four random players."""

    def __init__(self) -> None:
        try:
            import catanatron
        except ImportError as error:
            raise LandsraadError(
                "catanatron, the peer to measure against, is not installed: run make bench, "
                "or pip install landsraad[bench]"
            ) from error
        self.module = catanatron
        ticks, _ = self.play(SEED)
        self.middle = self.start(SEED)
        for _ in range(ticks // 2):
            self.middle.play_tick()

    def start(self, seed: int) -> Any:
        """A new game."""
        players = [self.module.RandomPlayer(color) for color in self.module.Color]
        return self.module.Game(players, seed=seed)

    def play(self, seed: int) -> tuple[int, float]:
        """Play a game at random."""
        game = self.start(seed)
        decisions = 0
        started = process_time()
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions, process_time() - started

    def copy(self) -> object:
        """A copy of a game in its middle."""
        copied: object = self.middle.copy()
        return copied


def run(args: Namespace) -> int:
    """Measure, and show the numbers and their ratios."""
    if args.what == "boxes":
        return run_boxes(args)
    ours, peer = Ours(args.what, *TABLES[args.what]), Peer()
    decisions: list[tuple[float, float]] = []
    copies: list[tuple[float, float]] = []
    for seeds in rounds(args.games):
        decisions.append((decision_rate(ours, seeds), decision_rate(peer, seeds)))
        copies.append((copy_rate(ours.copy), copy_rate(peer.copy)))
    result = {
        "family": args.what,
        "compiled": compiled(),
        "rounds": ROUNDS,
        "games_per_round": args.games,
        "decisions_per_second": compared(decisions),
        "copies_per_second": compared(copies),
        "bytes_per_copy": compared([(memory(ours.copy), memory(peer.copy))]),
        "bytes_are": f"traced by tracemalloc while {KEPT} copies of a mid-game position are kept",
    }
    if args.json:
        print_json(result)
    else:
        show(result)
    return 0


def run_boxes(args: Namespace) -> int:
    """Measure decisions with each set of boxes beside those of the base game."""
    sets = [Ours("imperium", players, {}, modules) for players, modules in BOXES]
    rates = [[decision_rate(one, seeds) for one in sets] for seeds in rounds(args.games)]
    rows = [
        {
            "modules": list(modules), "players": players,
            "decisions_per_second": round(median(rate[i] for rate in rates)),
            "ratio": round(median(rate[i] / rate[0] for rate in rates), 3),
        }
        for i, (players, modules) in enumerate(BOXES)
    ]
    if args.json:
        print_json({"compiled": compiled(), "rounds": ROUNDS, "games_per_round": args.games, "boxes": rows})
        return 0
    table = Table("boxes", box=None, pad_edge=False)
    for column in ("players", "decisions/s", "of the base game"):
        table.add_column(column, justify="right")
    for row, (players, modules) in zip(rows, BOXES, strict=True):
        table.add_row(", ".join(modules), str(players), f"{row['decisions_per_second']:,}", f"{row['ratio']:.2f}")
    out = console()
    out.print(how_run())
    out.print(table)
    out.print(f"{ROUNDS} rounds of {args.games} games each, in turns, in processor time.")
    return 0


def rounds(games: int) -> Iterable[range]:
    """The seeds of each round, with progress shown."""
    err = console(stderr=True)
    seeds = [range(1 + round * games, 1 + (round + 1) * games) for round in range(ROUNDS)]
    return track(seeds, "rounds", console=err, transient=True, disable=not err.is_terminal)


def compiled() -> bool:
    """Whether the engine runs as native code."""
    return kernel_game.__file__.endswith((".so", ".pyd"))


def how_run() -> str:
    """How the engine runs, as a sentence."""
    return f"The engine is {'compiled' if compiled() else 'interpreted'}."


def decision_rate(engine: Engine, seeds: range) -> float:
    """Decisions a second over some games."""
    played = [engine.play(seed) for seed in seeds]
    return sum(decisions for decisions, _ in played) / sum(seconds for _, seconds in played)


def copy_rate(copy: Callable[[], object]) -> float:
    """Copies a second."""
    started = process_time()
    for _ in range(COPIES):
        copy()
    return COPIES / (process_time() - started)


def memory(copy: Callable[[], object]) -> float:
    """Bytes that one copy takes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [copy() for _ in range(KEPT)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def compared(pairs: list[tuple[float, float]]) -> dict[str, float]:
    """The medians of both, and the median of their ratios."""
    return {
        "landsraad": round(median(ours for ours, _ in pairs)),
        "catanatron": round(median(theirs for _, theirs in pairs)),
        "ratio": round(median(ours / theirs for ours, theirs in pairs), 3),
    }


def show(result: dict[str, Any]) -> None:
    """The result for people."""
    out = console()
    table = Table("", box=None, pad_edge=False)
    for column in ("landsraad", "catanatron", "ratio"):
        table.add_column(column, justify="right")
    for key in ("decisions_per_second", "copies_per_second", "bytes_per_copy"):
        row = result[key]
        table.add_row(
            key.replace("_per_", "/").replace("second", "s"), f"{row['landsraad']:,}", f"{row['catanatron']:,}",
            f"{row['ratio']:.2f}",
        )
    out.print(how_run())
    out.print(table)
    out.print(f"{ROUNDS} rounds of {result['games_per_round']} games each, in turns, in processor time; bytes are "
              f"{result['bytes_are']}.")
