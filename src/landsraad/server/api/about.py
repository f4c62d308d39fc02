"""The server about itself: whether it is well, what it measures, and the shape of its messages."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from landsraad.kernel.version import VERSION
from landsraad.server.api.dependencies import InPath, TheServer
from landsraad.server.schema import message_schema, view_schema
from landsraad.server.tables import known_family


class Health(Struct):
    """That the process is alive."""

    status: str
    version: str


class Readiness(Struct):
    """Whether the server takes players now, and which stored games do not replay."""

    ready: bool
    database: bool
    broken_games: list[str]


@get("/health", tags=["about"], sync_to_thread=False)
def health() -> Health:
    """That the process is alive."""
    return Health("ok", VERSION)


@get("/ready", tags=["about"])
async def readiness(server: TheServer) -> Response[Readiness]:
    """Whether the server takes players now; 503 if it does not."""
    database = True
    try:
        async with server.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        database = False
    ready = server.ready and database
    return Response(Readiness(ready, database, server.broken), status_code=200 if ready else 503)


@get("/metrics", tags=["about"], media_type="text/plain", sync_to_thread=False)
def metrics(server: TheServer) -> Response[bytes]:
    """Measures for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/schema/messages", tags=["about"], sync_to_thread=True)
def messages_schema() -> dict[str, Any]:
    """The JSON Schema of the websocket's messages."""
    return message_schema()


@get("/api/schema/views/{family:str}", tags=["about"], sync_to_thread=True)
def views_schema(family: InPath) -> dict[str, Any]:
    """The JSON Schema of a family's views."""
    known_family(family)
    return view_schema(family)


HANDLERS = [health, readiness, metrics, messages_schema, views_schema]
