"""Landsraad: an open digital table for the Dune board games."""

from landsraad.families import families, new, replay
from landsraad.kernel.errors import IllegalOption, LandsraadError, RecordError, ScenarioError, SetupError
from landsraad.kernel.version import VERSION

__version__ = VERSION

__all__ = [
    "IllegalOption", "LandsraadError", "RecordError", "ScenarioError", "SetupError", "__version__", "families", "new",
    "replay",
]
