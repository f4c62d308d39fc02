"""The errors people may meet. Each message says what was wrong, with the value, and what is allowed."""

from __future__ import annotations


class LandsraadError(Exception):
    """Any refusal of bad input; never a fault of the engine."""


class SetupError(LandsraadError):
    """A game was asked for that cannot be set up."""


class IllegalOption(LandsraadError):
    """An option was chosen that is not legal now; the game has not changed."""


class RecordError(LandsraadError):
    """A record that cannot be replayed."""


class ScenarioError(LandsraadError):
    """A scenario that is malformed, as opposed to one that fails."""
