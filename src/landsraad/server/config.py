"""The configuration of a server."""

from __future__ import annotations

from pathlib import Path

import msgspec

from landsraad.kernel.errors import LandsraadError

VARIABLE = "LANDSRAAD_SERVER"
"""The environment variable that carries the configuration to worker processes, as JSON."""


class ServerError(LandsraadError):
    """The server cannot start, for a reason that can be fixed."""


class Config(msgspec.Struct, frozen=True):
    """The configuration of a server."""

    database: str = "sqlite+aiosqlite:///landsraad.db"
    bot_processes: int = 1
    secure_cookies: bool = False
    limits: float = 1.0
    """What the rate limits are multiplied by; 0 switches them off."""
    seed: str | None = None
    """The seed of every game dealt here, in digits since JSON numbers are too short; None for random seeds."""
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses, and over plain http."""
    address: str = ""
    """Where people reach the server, for links in notices."""
    log_json: bool = True
    static: str = str(Path(__file__).parent / "static")
    pause_seconds: float = 1.2
    """How long a table with people waits at a moment when some may act in secret, whether anybody can or not."""
    idle_seconds: float = 120.0
    """How long a game that nobody looks at stays in memory."""


def database_url(text: str) -> str:
    """The address of a database as SQLAlchemy takes it; a plain path is an SQLite file."""
    if text.startswith("postgresql://"):
        return "postgresql+asyncpg://" + text.removeprefix("postgresql://")
    if text.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return text
    if "://" in text:
        raise ServerError(
            f"the database {text!r} is of no known kind: give a file for SQLite, or postgresql://user:password@host/name"
        )
    folder = Path(text).expanduser().absolute().parent
    if not folder.is_dir():
        raise ServerError(f"the database {text} cannot be made: there is no folder {folder}")
    return f"sqlite+aiosqlite:///{Path(text).expanduser()}"
