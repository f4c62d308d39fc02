"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from landsraad.arena import Plan
from landsraad.families import families, family
from landsraad.kernel.chance import SEED_LIMIT
from landsraad.kernel.errors import LandsraadError, SetupError


class UsageError(LandsraadError):
    """A command line that cannot be understood."""


class Parser(ArgumentParser):
    """A parser that answers bad command lines in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run = Callable[[Namespace], int]


def add_command(commands: Commands, name: str, run: Run, summary: str, more: str) -> Parser:
    """A command with its one-line summary, and a help that shows examples."""
    parser = commands.add_parser(
        name, help=summary, description=f"{summary[:1].upper()}{summary[1:]}.", epilog=more.strip("\n"),
        formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def whole(low: int, what: str) -> Callable[[str], int]:
    """An argument that is a whole number, not below some number."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low:
            raise ArgumentTypeError(f"{text!r} is not {what}: a whole number from {low}")
        return number

    return parse


def seed(text: str) -> int:
    """An argument that is a seed."""
    number = whole(0, "a seed")(text)
    if number >= SEED_LIMIT:
        raise ArgumentTypeError(f"{text!r} is not a seed: a whole number from 0 to 2**256 - 1")
    return number


def names(text: str) -> tuple[str, ...]:
    """An argument that is a list of names separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def add_family(parser: ArgumentParser, optional: bool = False) -> None:
    """The family of games."""
    known = ", ".join(families())
    if optional:
        parser.add_argument("family", nargs="?", default="imperium", help=f"{known} (default: imperium)")
    else:
        parser.add_argument("family", help=known)


def add_setup(parser: ArgumentParser) -> list[Action]:
    """The arguments of a new game, apart from its family."""
    add = parser.add_argument
    settings = {
        family.name: [f"{name}={setting.allowed().replace(', ', '|')}" for name, setting in family.settings.items()]
        for family in families().values()
    }
    listed = ". ".join(f"{family}: {'; '.join(options)}" for family, options in settings.items())
    return [
        add("--players", type=whole(1, "a number of players"), metavar="N", help="how many play (default: 4)"),
        add("--seed", type=seed, metavar="N", help="the same seed gives the same game"),
        add("--modules", type=names, metavar="A,B", help="modules in play, such as base,promo"),
        add("--leaders", type=names, metavar="A,B", help="leaders by seat, 'random' (default) or 'draft'"),
        add("--option", action="append", default=[], metavar="NAME=VALUE",
            help=f"a table option, may be repeated. {listed}"),
    ]


def leaders_of(args: Namespace) -> str | tuple[str, ...] | None:
    """The leaders as the engine takes them: one word for all seats, or a list."""
    leaders: tuple[str, ...] | None = args.leaders
    if leaders in (("random",), ("draft",)) and leaders is not None:
        return leaders[0]
    return leaders


def options_of(args: Namespace) -> dict[str, str]:
    """The table options as a mapping."""
    options: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError(f"option {text!r} needs a name and a value, as in --option name=value")
        options[name.strip()] = value.strip()
    return options


def players_of(args: Namespace) -> int:
    """How many play: as asked, or four where the family takes four, or else the most it takes."""
    if args.players is not None:
        return int(args.players)
    counts = family(args.family).players
    return 4 if 4 in counts else max(counts)


def plan_of(args: Namespace, bots: tuple[str, ...], rotate: bool = True) -> Plan:
    """The plan of games that the arguments ask for."""
    if not bots:
        raise SetupError("no bots were named")
    return Plan(args.family, players_of(args), bots, args.modules, leaders_of(args), options_of(args), rotate)
