"""`landsraad verify`: check that a finished game was played by the rules, with the seed that was promised."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from landsraad.cli.arguments import Commands, add_command
from landsraad.cli.files import read_record
from landsraad.cli.output import console, print_json

MORE = """
A server publishes the hash of a game's seed when it starts and the seed when it is over. The record of the game has
both: here it is replayed, and its result and its hash are checked. Give --hash what you noted at the start, to be sure
that the server has not changed it since.

examples:
  landsraad verify evening.json
  landsraad verify evening.json --hash 7c2d...
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "verify", run, "check a finished game and its seed", MORE)
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a finished game")
    parser.add_argument("--hash", metavar="HASH", help="the hash that was published at the start")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")


def run(args: Namespace) -> int:
    """Check a record and say what was found; what does not check out is an error."""
    from landsraad.server.play.fairness import verify

    game, promised = verify(read_record(args.record), args.hash)
    if args.json:
        print_json({"valid": True, "promised": promised, "seed": str(game.setup.seed), "plies": game.ply,
                    "result": game.result})
        return 0
    out = console()
    out.print(f"All {game.ply} choices are legal and lead to the recorded result.")
    if promised:
        out.print(f"The seed {game.setup.seed} is the one that was promised at the start.")
    else:
        out.print("The record holds no promise of its seed: it was not made by a server.")
    return 0
