"""The `landsraad` command: its parser, and how errors are reported."""

from __future__ import annotations

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from io import TextIOWrapper

from landsraad import __version__
from landsraad.cli import bench, codex, play, replay, scenario, schema, serve, simulate, verify
from landsraad.cli.arguments import Parser
from landsraad.cli.lab import dataset, train
from landsraad.cli.output import one_line
from landsraad.kernel.errors import LandsraadError

COMMANDS = (serve, play, simulate, replay, verify, scenario, codex, schema, train, dataset, bench)

OVERVIEW = """\
Landsraad: an open digital table for the Dune board games.

  landsraad                           open the table in the browser: landsraad serve --open
  landsraad serve                     serve the table to browsers
  landsraad play                      play Dune: Imperium here, against bots
  landsraad play classic              play Dune (1979) here
  landsraad codex arrakeen            look up a card, a space or a leader
  landsraad simulate imperium         let bots play many games
  landsraad replay game.json          look back at a saved game
  landsraad verify game.json          check a finished game and its seed
  landsraad scenario FILE             check rules written as scenarios
  landsraad train imperium            train a network that judges positions
  landsraad dataset imperium          write games as rows of decisions
  landsraad bench                     measure the engine

Each command explains itself: landsraad play --help
"""


def make_parser() -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="landsraad", description="An open digital table for the Dune board games.", allow_abbrev=False,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"landsraad {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code: 0 success, 1 failure, 2 bad input, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return run(argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone: close quietly, without Python's complaint at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except LandsraadError as error:
        message = one_line(error)
    except OSError as error:
        message = one_line(f"{error.filename}: {error.strerror}" if error.filename else error)
    print(f"landsraad: {message}", file=sys.stderr)
    return 2


def run(argv: Sequence[str] | None) -> int:
    """Parse the command line and do what it says."""
    try:
        args = make_parser().parse_args(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    if not hasattr(args, "run"):
        print(OVERVIEW)
        args = make_parser().parse_args(["serve", "--open"])
    code: int = args.run(args)
    sys.stdout.flush()
    return code
