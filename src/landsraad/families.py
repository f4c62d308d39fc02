"""The families of games that this engine plays."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.classic.family import FAMILY as CLASSIC
from landsraad.imperium.family import FAMILY as IMPERIUM
from landsraad.kernel.errors import RecordError, SetupError
from landsraad.kernel.family import Family, check_record
from landsraad.kernel.game import Game, Record

FAMILIES: dict[str, Family] = {IMPERIUM.name: IMPERIUM, CLASSIC.name: CLASSIC}


def families() -> dict[str, Family]:
    """Every family by name, with its modules, player counts and options.

    >>> list(families()["imperium"].players)
    [1, 2, 3, 4, 6]
    """
    return dict(FAMILIES)


def family(name: object) -> Family:
    """The family of that name."""
    if not isinstance(name, str) or name not in FAMILIES:
        raise SetupError(f"there is no family {name!r}: choose from {', '.join(FAMILIES)}")
    return FAMILIES[name]


def new(
    name: object, players: object = 4, seed: object = None, modules: object = None, leaders: object = None,
    options: object = None, listen: bool = False,
) -> Game:
    """A new game of a family, at its first choice. Bad arguments raise `SetupError`, saying what is allowed.

    >>> game = new("imperium", players=4, seed=12)
    >>> game.name(game.legal[-1])
    'reveal'
    """
    return family(name).new(players, seed, modules, leaders, options, listen)


def replay(record: Mapping[str, object] | Record, to: int | None = None, listen: bool = False) -> Game:
    """The game of a record, after its first `to` choices (all by default); `RecordError` if it cannot be replayed."""
    checked = check_record(record)
    try:
        kind = family(checked.get("family"))
    except SetupError as error:
        raise RecordError(f"the record cannot be set up: {error}") from error
    return kind.replay(checked, to, listen)
