"""Setups: what can be played, and with which bots."""

from __future__ import annotations

from landsraad.bots import make_bot
from landsraad.families import families, family
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Family
from landsraad.server.wire.messages import Setup
from landsraad.server.wire.refusal import Refusal


def known_family(name: str) -> Family:
    """The family of that name."""
    if name not in families():
        raise Refusal("no-family", f"there is no family {name!r}: choose from {', '.join(families())}")
    return family(name)


def checked_setup(kind: Family, setup: Setup, seed: int) -> Setup:
    """The setup with its defaults filled in; refused, with the rule that forbids it, if it cannot be played."""
    try:
        made = kind.prepare(setup.players, seed, setup.modules, setup.leaders, setup.options)
        kind.start(made)
    except SetupError as error:
        raise Refusal("bad-setup", str(error)) from error
    leaders = made.leaders if isinstance(made.leaders, str) else list(made.leaders)
    return Setup(made.players, list(made.modules), leaders, dict(made.options))


def checked_bot(name: str | None, family: str) -> str:
    """The name of a bot that can play a family here."""
    try:
        make_bot(name or "", 0, family)
    except SetupError as error:
        raise Refusal("bad-setup", str(error)) from error
    return name or ""
