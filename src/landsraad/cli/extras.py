"""Extras: what `pip install landsraad` leaves out, and how to get it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from landsraad.cli.arguments import UsageError

SERVER = (
    "alembic", "argon2", "httpx", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn", "websockets",
)
"""Modules that only the extra brings; without any of them there is no server."""


def require_modules(command: str, modules: Sequence[str], extra: str) -> None:
    """Refuse a command whose modules are not installed."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise UsageError(f"{command} needs {', '.join(missing)}: pip install 'landsraad[{extra}]'")


def require_server(command: str) -> None:
    """Refuse a command of the server where the server is not installed."""
    if any(find_spec(name) is None for name in SERVER):
        raise UsageError(f"{command} needs the table server, which is not installed: pip install 'landsraad[server]'")
