"""Where the weights of learned judges are found."""

from __future__ import annotations

import os
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

NAMED = "LANDSRAAD_WEIGHTS"
"""The environment variable that names a file of weights to play with instead of those shipped."""


def weights_of(family: str) -> Path | None:
    """The weights that the environment names, or those shipped for a family, if there are any."""
    named = os.environ.get(NAMED)
    if named:
        return Path(named)
    found = files("landsraad.bots") / "weights" / f"{family}.npz"
    return Path(str(found)) if found.is_file() else None


def can_judge(family: str) -> bool:
    """Whether a learned judge of a family can be used here: it needs its weights, and numpy."""
    return find_spec("numpy") is not None and weights_of(family) is not None
