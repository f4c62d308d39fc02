"""Standard environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each needs its own library: `pip install landsraad[env]` brings PettingZoo, Gymnasium and numpy, OpenSpiel comes with
`landsraad[openspiel]`. Importing this package registers the names that `gymnasium.make("landsraad/imperium-v0")` and
`pyspiel.load_game("landsraad_imperium")` know.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

from landsraad.kernel.errors import SetupError

if TYPE_CHECKING:
    from landsraad.env.at_once import SeatsAtOnce
    from landsraad.env.in_turn import SeatsInTurn
    from landsraad.env.many import Vector
    from landsraad.env.one_seat import OneSeat

__all__ = ["aec", "gym", "openspiel", "parallel", "vector"]


def aec(family: str = "imperium", **wishes: Any) -> SeatsInTurn:
    """A PettingZoo AEC environment: `aec("imperium", players=4, modules=("base",), options={})`."""
    with needing("env"):
        from landsraad.env.in_turn import SeatsInTurn
    return SeatsInTurn(family, **wishes)


def parallel(family: str = "classic", **wishes: Any) -> SeatsAtOnce:
    """A PettingZoo parallel environment, in which all who are asked choose at once."""
    with needing("env"):
        from landsraad.env.at_once import SeatsAtOnce
    return SeatsAtOnce(family, **wishes)


def gym(family: str = "imperium", **wishes: Any) -> OneSeat:
    """A Gymnasium environment: one seat against bots, `gym("imperium", players=3, opponents="heuristic")`."""
    with needing("env"):
        from landsraad.env.one_seat import OneSeat
    return OneSeat(family, **wishes)


def openspiel(family: str = "imperium", **wishes: Any) -> Any:
    """A game of OpenSpiel, as `pyspiel.load_game` loads it."""
    with needing("openspiel"):
        from landsraad.env.spiel import load
    return load(family, **wishes)


def vector(games: int = 64, family: str = "imperium", **wishes: Any) -> Vector:
    """Many games at once, with numpy in and out."""
    with needing("env"):
        from landsraad.env.many import Vector
    return Vector(games, family, **wishes)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say how to get what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("landsraad"):
            raise
        raise SetupError(f"this needs {error.name}: pip install 'landsraad[{extra}]'") from error


for _names in ("landsraad.env.registration", "landsraad.env.spiel"):
    try:
        import_module(_names)
    except ModuleNotFoundError as _error:
        if _error.name is not None and _error.name.startswith("landsraad"):
            raise
