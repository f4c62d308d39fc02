"""`landsraad dataset`: games as rows of decisions, in Parquet."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from landsraad.bots import BOTS
from landsraad.cli.arguments import Commands, add_command, add_family, add_setup, names, plan_of, whole
from landsraad.cli.extras import require_modules
from landsraad.cli.files import read_record
from landsraad.cli.output import console, print_json

MORE = """
One row a decision: what the seat that chose could know (rows of the layout and their values), its legal options, the
choice, what the game was worth to it in the end, and names and versions. docs/research.md says what each column is, and
landsraad.train.dataset.decisions reads the file again.

examples:
  landsraad dataset imperium --out games.parquet --games 100 --bots heuristic
  landsraad dataset imperium --out mine.parquet --records saved/*.json
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "dataset", run, "write games as rows of decisions, in Parquet", MORE)
    add_family(parser)
    add_setup(parser)
    add = parser.add_argument
    add("--out", type=Path, required=True, metavar="FILE", help="the Parquet file to write")
    add("--games", type=whole(1, "a number of games"), default=10, metavar="N", help="how many to play (default: 10)")
    add("--bots", type=names, default=("heuristic",), metavar="A,B",
        help=f"the bots by seat, repeated where fewer than seats: {', '.join(BOTS)} (default: heuristic)")
    add("--records", type=Path, nargs="+", metavar="RECORD", help="saved games to write instead of playing some")
    add("--json", action="store_true", help="print what was written as JSON")


def run(args: Namespace) -> int:
    """Play or read the games, and write them."""
    require_modules("dataset", ("numpy", "pyarrow"), "data")
    from landsraad.train.dataset import write

    if args.records:
        records = [read_record(path) for path in args.records]
        written = write(args.out, records)
    else:
        from landsraad.arena import simulate

        seed = 1 if args.seed is None else args.seed
        played = simulate(plan_of(args, args.bots), args.games, seed, keep_records=True)
        written = write(args.out, [one.record for one in played if one.record is not None])
    if args.json:
        print_json({"file": str(args.out), "games": written.games, "decisions": written.decisions})
    else:
        console().print(f"{written.decisions} decisions of {written.games} games: {args.out}")
    return 0
