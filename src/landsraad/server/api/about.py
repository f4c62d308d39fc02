"""The server about itself: health, metrics and the schemas of its messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from landsraad.kernel.version import VERSION
from landsraad.server.api.dependencies import InPath, TheServer
from landsraad.server.tables.setups import known_family
from landsraad.server.wire.answers import PACKED, fixed
from landsraad.server.wire.schema import message_schema, view_schema


class Health(Struct):
    """Whether the process is alive."""

    status: str
    version: str


class Readiness(Struct):
    """Whether the server takes players now, and which stored games do not replay: how many, and which public ones."""

    ready: bool
    database: bool
    broken: int
    broken_games: list[str]


@get("/health", tags=["about"], sync_to_thread=False)
def health() -> Health:
    """Whether the process is alive."""
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
    public = [table.id for table in server.broken if table.listed]
    return Response(
        Readiness(ready, database, len(server.broken), public), status_code=200 if ready else 503
    )


@get("/metrics", tags=["about"], media_type="text/plain", sync_to_thread=False)
def metrics(server: TheServer) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


@lru_cache
def schema_body(family: str | None) -> bytes:
    """The JSON Schema of a family's views, or of the websocket's messages."""
    return msgspec.json.encode(view_schema(family) if family is not None else message_schema())


@get("/api/schema/messages", tags=["about"], opt={PACKED: True}, sync_to_thread=True)
def messages_schema(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The JSON Schema of the websocket's messages."""
    return fixed(request, schema_body(None))


@get("/api/schema/views/{family:str}", tags=["about"], opt={PACKED: True}, sync_to_thread=True)
def views_schema(request: Request[Any, Any, Any], family: InPath) -> Response[dict[str, Any]]:
    """The JSON Schema of a family's views."""
    return fixed(request, schema_body(known_family(family).name))


HANDLERS = [health, readiness, metrics, messages_schema, views_schema]
