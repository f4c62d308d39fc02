"""`landsraad play`: a game at the terminal, against bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from landsraad.arena.match import derive_seed
from landsraad.bots import BOTS, make_bot
from landsraad.cli.arguments import (
    Commands,
    UsageError,
    add_command,
    add_family,
    add_setup,
    leaders_of,
    names,
    options_of,
    players_of,
    whole,
)
from landsraad.cli.files import read_record
from landsraad.cli.output import console
from landsraad.cli.terminal.table import Leave, Table
from landsraad.families import family, new, replay
from landsraad.kernel.errors import RecordError, SetupError
from landsraad.kernel.family import Choice
from landsraad.kernel.game import Game

DEFAULT_BOT = "heuristic"

MORE = """
Everything is plain text, line by line: no colours are needed, and nothing on the screen moves. You choose by typing
a number or the name of what you want; ? explains everything, also why something cannot be done.

examples:
  landsraad play
  landsraad play classic --players 6          Dune (1979)
  landsraad play --players 3 --leaders paul-atreides --bots random
  landsraad play --save evening.json          keep the game in a file
  landsraad play --load evening.json          and go on with it
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, "play at the terminal, against bots", MORE)
    add_family(parser, optional=True)
    add_setup(parser)
    add = parser.add_argument
    add("--seat", type=whole(0, "a seat"), metavar="N", help="where you sit, from 0 (default: 0)")
    add(
        "--bots", type=names, metavar="A,B",
        help=f"the bots of the other seats, repeated where fewer: {', '.join(BOTS)} (default: {DEFAULT_BOT})",
    )
    add("--save", type=Path, metavar="FILE", help="keep the game in this file")
    add("--load", type=Path, metavar="FILE", help="resume the game in this file")
    add("--plain", action="store_true", help="no colors and no line breaks of our own (NO_COLOR works too)")
    add("--brief", action="store_true", help="list the choices without explanations")
    add("--ask-all", action="store_true", help="ask everything, also what leaves nothing to decide")


def run(args: Namespace) -> int:
    """Set up or load a game, and play it."""
    out = console(plain=args.plain)
    save: Path | None = args.save
    if args.load is not None:
        game, seat, bots = load(args)
        save = save or args.load
    else:
        options: dict[str, Choice] = dict(options_of(args))
        if args.ask_all:
            options = {**family(args.family).asking("everything"), **options}
        game = new(
            args.family, players_of(args), args.seed, args.modules, leaders_of(args), options, listen=True,
        )
        seat = args.seat or 0
        bots = list(args.bots or (DEFAULT_BOT,))
    check_table(game, seat, bots)
    if save is not None and save != args.load:
        check_free(save)
    others = [other for other in range(game.setup.players) if other != seat]
    names_by_seat = {other: bots[i % len(bots)] for i, other in enumerate(others)}
    seed = derive_seed(game.setup.seed, game.ply)
    players = {other: make_bot(name, derive_seed(seed, other)) for other, name in names_by_seat.items()}
    table = Table(game, seat, players, bots, out, save, args.brief, args.ask_all)
    people = game.setup.players
    out.print(f"{game.family.title}, {people} player{'s' if people > 1 else ''}, seed {game.setup.seed}.")
    try:
        table.play()
    except Leave:
        table.leave()
    except KeyboardInterrupt:
        if table.save_path is not None:
            table.save(table.save_path)
        raise
    return 0


def load(args: Namespace) -> tuple[Game, int, list[str]]:
    """The game in a file, with the seat and the bots it was played with unless others are asked for."""
    given = [f"--{name}" for name in ("players", "seed", "modules", "leaders") if getattr(args, name) is not None]
    given += ["--option"] if args.option else []
    if given:
        raise UsageError(f"--load brings its own game: leave out {', '.join(given)}")
    record = read_record(args.load)
    game = replay(record)
    table = record.get("table", {})
    if not isinstance(table, Mapping):
        raise RecordError(f"{args.load} does not say who sits where: its table is {table!r}")
    seat = table.get("seat", 0) if args.seat is None else args.seat
    bots = table.get("bots", [DEFAULT_BOT]) if args.bots is None else list(args.bots)
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(bots, list):
        raise RecordError(f"{args.load} does not say who sits where: its table is {table!r}")
    return game, seat, [str(bot) for bot in bots]


def check_table(game: Game, seat: int, bots: list[str]) -> None:
    """Refuse a seat or bots that the game does not have."""
    players = game.setup.players
    if not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat}: {players} players sit in seats 0 to {players - 1}")
    if not bots:
        raise SetupError("no bots were named")
    for name in bots:
        make_bot(name, 0, game.family.name)
    if len(bots) > max(1, players - 1):
        raise SetupError(f"{len(bots)} bots were named for {players - 1} other seats")


def check_free(path: Path) -> None:
    """Refuse to write where something is already, or where there is no folder."""
    if path.exists():
        raise UsageError(f"{path} exists already: go on with it by --load {path}, or save under another name")
    if not path.parent.is_dir():
        raise UsageError(f"{path} cannot be written: there is no folder {path.parent}")
