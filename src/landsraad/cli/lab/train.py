"""`landsraad train`: a network that judges positions, from games played for it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from landsraad.cli.arguments import (
    Commands,
    UsageError,
    add_command,
    add_family,
    add_setup,
    names,
    options_of,
    players_of,
    whole,
)
from landsraad.cli.extras import require_modules
from landsraad.cli.output import console, print_json

if TYPE_CHECKING:
    from landsraad.train.play import Table

MORE = """
Generation 0 is fitted to games of the heuristic bot, each later one to the games of all before and to games of the bot
that searches its turn with the last champion. Of the networks of a generation, one for each training seed, the one is
kept that wins most games against the champion before, on seeds that nothing was learned from.

Everything stands in the folder, and a run that was stopped goes on there with the same command. The weights are
generation-N/champion.npz; LANDSRAAD_WEIGHTS=FILE lets bots play with them.

examples:
  landsraad train imperium --out runs/base --players 4 --modules base --games 2000 --generations 3 --workers 2
  landsraad train imperium --out runs/boxes --table 4:base --table 3:base,rise-of-ix --games 2400
  landsraad train imperium --out runs/tiny --players 3 --games 8 --generations 1 --networks 1 --matches 2
  landsraad train imperium --out runs/base --games 20000 --ray 10.0.0.1:6379
"""

NEEDED = ("jax", "numpy", "optax")


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "train", run, "train a network that judges positions", MORE)
    add_family(parser)
    add_setup(parser)
    add = parser.add_argument
    add("--table", action="append", default=[], metavar="PLAYERS:MODULES[:NAME=VALUE,...]",
        help="a set of boxes and players to learn, instead of --players, --modules and --option; may be repeated, and "
        "games are played at all of them in turn")
    add("--out", type=Path, required=True, metavar="DIR", help="where everything is kept, and gone on with")
    add("--games", type=whole(1, "a number of games"), default=400, metavar="N",
        help="games of a generation (default: 400)")
    add("--generations", type=whole(1, "a number of generations"), default=2, metavar="N", help="how many (default: 2)")
    add("--networks", type=whole(1, "a number of networks"), default=3, metavar="N",
        help="training seeds a generation, of which games choose one (default: 3)")
    add("--matches", type=whole(1, "a number of games"), default=40, metavar="N",
        help="games that each network plays to be chosen (default: 40)")
    add("--workers", type=whole(1, "a number of workers"), default=1, metavar="N", help="processes (default: 1)")
    add("--ray", metavar="ADDRESS", help="use the machines of a Ray cluster; local starts one here")
    add("--json", action="store_true", help="print the result as JSON")


def tables_of(args: Namespace) -> tuple[Table, ...]:
    """The sets that are learned, each tried by setting up a game."""
    from landsraad.train.play import Table

    if args.table and (args.players or args.modules or args.option):
        raise UsageError("--table says it all: leave out --players, --modules and --option")
    if args.table:
        tables = tuple([table_of(args.family, text) for text in args.table])
    else:
        tables = (Table(args.family, players_of(args), args.modules or (), tuple(sorted(options_of(args).items()))),)
    for table in tables:
        table.game(0)
    return tables


def table_of(family: str, text: str) -> Table:
    """A set written as players, modules and options, such as 1:base:difficulty=mentat."""
    from landsraad.train.play import Table

    players, _, rest = text.partition(":")
    modules, _, settings = rest.partition(":")
    if not players.isdecimal():
        raise UsageError(f"table {text!r} does not begin with a number of players, as in 4:base,rise-of-ix")
    pairs = [setting.partition("=") for setting in names(settings)]
    if not all(equals and name for name, equals, _ in pairs):
        raise UsageError(f"table {text!r} has an option without a value, as in 1:base:difficulty=mentat")
    return Table(family, int(players), names(modules), tuple(sorted([(name, value) for name, _, value in pairs])))


def run(args: Namespace) -> int:
    """Train, and say what came of it."""
    require_modules("train", NEEDED, "train")
    from landsraad.arena import hire
    from landsraad.train.run import Wish, train

    if args.leaders is not None:
        raise UsageError("a network learns all leaders: --leaders has no place here")
    tables = tables_of(args)
    wish = Wish(
        tables, args.games, args.generations, args.networks, args.matches, 1 if args.seed is None else args.seed
    )
    err = console(stderr=True)
    with hire(args.workers, args.ray) as crew:
        champion = train(args.out, wish, crew, err.print)
    if args.json:
        learned = [table.name for table in tables]
        print_json({"weights": str(champion), "tables": learned, "games": args.games, "seed": wish.seed})
    else:
        console().print(f"The champion's weights: {champion}")
    return 0
