"""`landsraad simulate`: many games between bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from random import SystemRandom
from time import perf_counter
from typing import cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landsraad.arena import Outcome, Plan, Tally, hire, simulate
from landsraad.arena.tally import Score
from landsraad.bots import BOTS
from landsraad.cli.arguments import Commands, add_command, add_family, add_setup, names, plan_of, whole
from landsraad.cli.files import write_record
from landsraad.cli.output import console, print_json
from landsraad.families import family

MORE = """
The bots move one seat on after every game, so that no seat and no leader belongs to one of them; --fixed-seats keeps
them where they are. The same seed gives the same games on any number of workers, here or on a cluster.

examples:
  landsraad simulate imperium --games 100
  landsraad simulate imperium --games 1000 --bots heuristic,random --workers 2
  landsraad simulate imperium --players 3 --leaders paul-atreides --seed 7 --json
  landsraad simulate imperium --games 20 --records games/
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "simulate", run, "play many games between bots and count who wins", MORE)
    add_family(parser)
    add_setup(parser)
    add = parser.add_argument
    add("--games", type=whole(1, "a number of games"), default=100, metavar="N", help="how many (default: 100)")
    add(
        "--bots", type=names, default=("random",), metavar="A,B",
        help=f"the bots by seat, repeated where fewer than seats: {', '.join(BOTS)} (default: random)",
    )
    add("--fixed-seats", action="store_true", help="keep every bot in its seat")
    add("--workers", type=whole(1, "a number of workers"), default=1, metavar="N", help="processes (default: 1)")
    add("--ray", metavar="ADDRESS", help="play on the machines of a Ray cluster; local starts one here")
    add("--records", type=Path, metavar="DIR", help="keep the record of every game in this folder")
    add("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    """Play, show the progress, and print the tally of what was played."""
    plan = plan_of(args, args.bots, not args.fixed_seats)
    plan.check()
    seed = args.seed if args.seed is not None else SystemRandom().randrange(1 << 32)
    folder: Path | None = args.records
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    out = console()
    err = console(stderr=True)
    outcomes: list[Outcome] = []
    code = 0
    started = perf_counter()
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=err,
        transient=True, disable=not err.is_terminal,
    )
    try:
        with hire(args.workers, args.ray) as workers, progress, closing(cast(
            Generator[Outcome], simulate(plan, args.games, seed, workers, folder is not None)
        )) as series:
            task = progress.add_task("games", total=args.games)
            for outcome in series:
                outcomes.append(outcome)
                keep(outcome, plan, folder, err)
                progress.advance(task)
    except KeyboardInterrupt:
        err.show_cursor()
        code = 130
    except BrokenProcessPool:
        err.print("landsraad: a worker process was ended from outside, perhaps for want of memory")
        code = 1
    seconds = perf_counter() - started
    tally = Tally(outcomes)
    if args.json:
        print_json(as_data(plan, seed, args.games, outcomes, tally, seconds))
    else:
        show(out, plan, seed, args.games, tally, seconds)
    return code or (1 if tally.faults else 0)


def keep(outcome: Outcome, plan: Plan, folder: Path | None, err: Console) -> None:
    """Write the record of a game where it is wanted, and that of a fault always."""
    if outcome.record is None:
        return
    name = f"{plan.family}-{outcome.seed}.json"
    path = (folder or Path()) / (name if outcome.fault is None else f"fault-{name}")
    write_record(path, cast("dict[str, object]", outcome.record))
    if outcome.fault is not None:
        what = outcome.fault.strip().splitlines()[-1]
        err.print(f"game {outcome.index} (seed {outcome.seed}) broke down after {outcome.decisions} choices: {what}; "
                  f"its record is in {path}")


def as_data(
    plan: Plan, seed: int, games: int, outcomes: list[Outcome], tally: Tally, seconds: float
) -> dict[str, object]:
    """The result for programs; all but `speed` is the same for the same seed."""
    return {
        "family": plan.family,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": seed,
        "games": games,
        "finished": tally.games,
        "faults": [
            {"game": fault.index, "seed": fault.seed, "decisions": fault.decisions, "error": fault.fault}
            for fault in tally.faults
        ],
        "wins": {
            kind: {name: score_data(score) for name, score in table.items()} for kind, table in tally.tables().items()
        },
        "decisions": tally.decisions,
        "decisions_per_game": mean(tally.decisions, len(outcomes)),
        "rounds_per_game": mean(sum(tally.rounds), len(tally.rounds)) if tally.rounds else None,
        "played": [
            {
                "seed": outcome.seed, "bots": list(outcome.bots), "order": list(outcome.order),
                "leaders": list(outcome.leaders), "rounds": outcome.rounds, "decisions": outcome.decisions,
                "result": outcome.result,
            }
            for outcome in outcomes
        ],
        "speed": speed(tally, len(outcomes), seconds),
    }


def score_data(score: Score) -> dict[str, object]:
    """A score for programs."""
    return {"games": score.games, "wins": score.wins, "share": round(score.share(), 4),
            "interval": [round(edge, 4) for edge in score.interval()]}


def speed(tally: Tally, games: int, seconds: float) -> dict[str, float]:
    """How fast it went, in wall-clock time."""
    return {
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2) if seconds else 0.0,
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0.0,
    }


def mean(total: int, count: int) -> float:
    """The mean, to two places."""
    return round(total / count, 2) if count else 0.0


def show(out: Console, plan: Plan, seed: int, games: int, tally: Tally, seconds: float) -> None:
    """The result for people."""
    played = family(plan.family)
    done = tally.games + len(tally.faults)
    stopped = f" of {games}" if done < games else ""
    out.print(f"{played.title}, {plan.players} players, seed {seed}: {done}{stopped} games in {seconds:.1f} s")
    if tally.faults:
        out.print(f"{len(tally.faults)} games broke down and are not counted below")
    for kind, table in tally.tables().items():
        if table:
            out.print(win_table(kind.replace("_", " "), {played.called(id): score for id, score in table.items()}))
    measures = [f"{mean(tally.decisions, done):.0f} decisions a game"]
    if tally.rounds:
        measures.append(f"{mean(sum(tally.rounds), len(tally.rounds)):.1f} rounds a game")
    rates = speed(tally, done, seconds)
    measures.append(f"{rates['decisions_per_second']:,.0f} decisions/s")
    measures.append(f"{rates['games_per_second']:,.1f} games/s")
    out.print("; ".join(measures))


def win_table(kind: str, table: dict[str, Score]) -> Table:
    """Wins by seat, turn order, leader or bot."""
    shown = Table(kind, box=None, pad_edge=False)
    for column in ("games", "wins", "share", "95 %"):
        shown.add_column(column, justify="right")
    for name, score in table.items():
        low, high = score.interval()
        shown.add_row(
            name, str(score.games), str(score.wins), f"{score.share():.1%}", f"{low:.0%}-{high:.0%}",
        )
    return shown
