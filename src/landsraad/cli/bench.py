"""`landsraad bench`: the engine side by side with a peer, in the same run on the same machine."""

from __future__ import annotations

import random
import tracemalloc
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable
from statistics import median
from time import process_time
from typing import Any, Protocol

from rich.progress import track
from rich.table import Table

from landsraad.bots import make_bot
from landsraad.cli.arguments import Commands, add_command, whole
from landsraad.cli.extras import require_modules
from landsraad.cli.output import console, print_json
from landsraad.families import new, replay
from landsraad.kernel import game as kernel_game
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game

ROUNDS = 9
COPIES = 1000
KEPT = 300
STEPS_OF_ENV = 1000
SEED = 7
TURN_LIMIT = 1000
"""Where the peer itself gives up a game."""

TABLES: dict[str, tuple[int, dict[str, str | bool]]] = {
    "imperium": (4, {"asks": "everything"}), "classic": (6, {"advanced": True, "asks": "everything"}),
}
"""How many play each family here, and with which options. A decision is anything that is asked, also what leaves
nothing to decide, as it is with the peer."""

BOXES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ("base",)), (4, ("base", "rise-of-ix")), (4, ("base", "immortality")),
    (4, ("base", "rise-of-ix", "immortality")), (4, ("uprising",)), (4, ("uprising", "choam")),
    (6, ("uprising", "choam")),
)
"""The sets of boxes that are measured beside the base game, which comes first."""

CLICKS: tuple[tuple[str, ...], ...] = (("base",), ("uprising", "choam"), ("base", "rise-of-ix", "immortality"))
"""The sets of boxes whose questions are counted."""

MORE = """
The engine plays the four-player base game of Dune: Imperium, or the six-player advanced game of Dune (1979), with
random choices; the peer, catanatron, plays Catan with four random players. A decision is one choice of one player in
both. The two take turns, round by round; every ratio is the median of the ratios of adjacent rounds, in processor time,
so that a busy machine matters little.

With `boxes` no peer is needed: games of Dune: Imperium with other boxes are measured beside the base game, in turns.

With `clicks` games of Dune: Imperium are played by heuristic bots, with everything asked and with choices only: how
much a player is asked a turn, and how many questions lead to the same position whatever is answered. --games says how
many (100 is a good number).

With `env` the environments for learning are measured beside the engine, with four random players of Dune: Imperium.

examples:
  landsraad bench
  landsraad bench classic
  landsraad bench boxes
  landsraad bench clicks --games 100
  landsraad bench env
  landsraad bench --games 50 --json
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "bench", run, "measure the engine against a peer", MORE)
    add = parser.add_argument
    what = (*TABLES, "boxes", "clicks", "env")
    add("what", nargs="?", choices=what, default="imperium", help="what to measure (default: imperium)")
    add("--games", type=whole(1, "a number of games"), default=10, metavar="N", help="games per round (default: 10)")
    add("--json", action="store_true", help="print the result as JSON")


class Engine(Protocol):
    """What is measured of an engine."""

    def play(self, seed: int) -> tuple[int, float]:
        """Play a game at random: its decisions, and the seconds they took."""

    def copy(self) -> object:
        """A copy of a game halfway through."""


class Ours:
    """One of our families, at the table it is measured at."""

    def __init__(
        self, family: str, players: int, options: dict[str, str | bool], modules: tuple[str, ...] = ()
    ) -> None:
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
        """A copy of a game halfway through."""
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
        """A copy of a game halfway through."""
        copied: object = self.middle.copy()
        return copied


def run(args: Namespace) -> int:
    """Measure, and show the numbers and their ratios."""
    if args.what == "boxes":
        return run_boxes(args)
    if args.what == "clicks":
        return run_clicks(args)
    if args.what == "env":
        return run_env(args)
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


def hides(game: Game) -> bool:
    """Whether something is asked only so that nobody learns that there is no other answer."""
    return len(game.legal) == 1 and game.asker is not None and game.asker.conceals(game, game.asking)


class Clicks:
    """What a player is asked in games of bots: how often, by what, and how often to no effect."""

    def __init__(self, ask: str, modules: tuple[str, ...], games: int) -> None:
        self.turns = 0
        self.empty = 0
        self.by: Counter[str] = Counter()
        about = f"{', '.join(modules)}: {ask}"
        for seed in track(range(games), description=about, transient=True, console=console(stderr=True)):
            game = new("imperium", players=4, seed=seed, modules=modules, options={"asks": ask}, listen=True)
            self.count(game, counts_empty=ask == "choices")

    def count(self, game: Game, counts_empty: bool) -> None:
        """Let bots play a game to its end."""
        bots = [make_bot("heuristic", seat) for seat in range(game.seat_count)]
        while not game.over:
            seat = game.pending[0]
            self.by[type(game.asker).__name__] += 1
            self.empty += counts_empty and game.sealed is None and not hides(game) and leads_nowhere(game)
            game.step(bots[seat].choose(game, seat), seat if game.sealed is not None else None)
            self.turns += sum(event.kind == "end-turn" for event in game.fetch_events())

    @property
    def a_turn(self) -> float:
        """How often a player is asked something a turn."""
        return self.by.total() / self.turns


def leads_nowhere(game: Game) -> bool:
    """Whether every option leads to the same position, also in what is hidden."""
    first = ""
    for option in game.legal:
        trial = game.clone()
        trial.step(option)
        first = first or trial.fingerprint()
        if trial.fingerprint() != first:
            return False
    return True


def run_clicks(args: Namespace) -> int:
    """Count what is asked a turn, with everything asked and with choices only."""
    rows = []
    for modules in CLICKS:
        everything, choices = (Clicks(ask, modules, args.games) for ask in ("everything", "choices"))
        rows.append({
            "modules": list(modules),
            "clicks_per_turn": {"everything": everything.a_turn, "choices": choices.a_turn},
            "fewer": 1 - choices.a_turn / everything.a_turn,
            "empty": choices.empty,
            "asked_by": {name: n / choices.turns for name, n in choices.by.most_common()},
        })
    if args.json:
        print_json({"games": args.games, "boxes": rows})
        return 0
    table = Table("boxes", box=None, pad_edge=False)
    for column in ("everything", "choices", "fewer", "empty"):
        table.add_column(column, justify="right")
    for row, modules in zip(rows, CLICKS, strict=True):
        asked = row["clicks_per_turn"]
        assert isinstance(asked, dict)
        numbers = [f"{asked['everything']:.2f}", f"{asked['choices']:.2f}", f"{row['fewer']:.0%}", str(row["empty"])]
        table.add_row(", ".join(modules), *numbers)
    out = console()
    out.print(table)
    out.print(f"Questions a turn in {args.games} games of four heuristic bots; --json says which effects ask them.")
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


def run_env(args: Namespace) -> int:
    """Measure the environments beside the engine alone."""
    require_modules("bench env", ("gymnasium", "numpy", "pettingzoo"), "env")
    from landsraad.env.measure import measured

    steps = STEPS_OF_ENV * args.games
    rates = measured("imperium", TABLES["imperium"][0], steps)
    if args.json:
        print_json({"compiled": compiled(), "steps": steps, "steps_per_second": rates})
        return 0
    table = Table("imperium", box=None, pad_edge=False)
    table.add_column("steps/s", justify="right")
    table.add_column("of the engine", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / rates['engine']:.2f}")
    out = console()
    out.print(how_run())
    out.print(table)
    out.print(f"{steps} steps each, in processor time.")
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
