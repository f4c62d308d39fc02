"""The web application: routes and errors."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.version import VERSION
from landsraad.server.api import about
from landsraad.server.api.families import FamiliesApi
from landsraad.server.api.people import PeopleApi
from landsraad.server.api.records import RecordsApi
from landsraad.server.api.tables import TablesApi
from landsraad.server.config import VARIABLE, Config
from landsraad.server.entrance.gate import Gate, PlainRequest, protect
from landsraad.server.logs import set_up
from landsraad.server.people.accounts import Known
from landsraad.server.server import Server
from landsraad.server.wire.answers import PACKED
from landsraad.server.wire.csrf import Csrf
from landsraad.server.wire.refusal import Refusal
from landsraad.server.wire.site import site

BODY_LIMIT = 2_000_000
CODES = {400: "bad-message", 401: "signed-out", 403: "forbidden", 404: "not-found", 405: "not-found", 413: "too-big"}
COMPRESSION = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED)
"""For answers made for each request; the files of the browser app are kept compressed."""
log = logging.getLogger("landsraad.app")


def make_app(config: Config) -> Litestar:
    """The application of one worker."""
    server = Server(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with server.running():
            yield

    @websocket("/api/socket")
    async def socket_handler(socket: WebSocket[Any, Any, Any]) -> None:
        await server.sockets.serve(socket)

    async def maybe(request: Request[Any, Any, Any]) -> Known | None:
        return await server.people.known(request.cookies.get(Server.cookie))

    async def me(request: Request[Any, Any, Any]) -> Known:
        known = await maybe(request)
        if known is None:
            raise Refusal("signed-out", "become a guest or sign in first")
        return known

    return Litestar(
        [PeopleApi, FamiliesApi, TablesApi, RecordsApi, *about.HANDLERS, socket_handler, site(Path(config.static))],
        lifespan=[lifespan],
        middleware=[Gate(server.limits, Server.cookie), Csrf(config.secure_cookies)],
        request_class=PlainRequest,
        before_send=[protect],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False), "maybe": Provide(maybe), "me": Provide(me),
        },
        exception_handlers={
            Refusal: refuse, LandsraadError: refuse_input, HTTPException: refuse_http, Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Landsraad", version=VERSION, description="An open digital table for the Dune board games.",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
        compression_config=COMPRESSION,
        request_max_body_size=BODY_LIMIT,
        signature_namespace={"Server": Server, "Known": Known},
        logging_config=None,
        debug=False,
    )


def from_environment() -> Litestar:
    """The application of a worker process, configured by its environment."""
    config = msgspec.json.decode(os.environ[VARIABLE], type=Config)
    set_up(config.log_json)
    return make_app(config)


def error(status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """An error as JSON."""
    return Response(
        {"status_code": status, "code": code, "detail": detail}, status_code=status, headers=headers,
        media_type=MediaType.JSON,
    )


def refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """Something that cannot be done."""
    headers = {"Retry-After": str(max(1, round(refusal.retry)))} if refusal.retry else None
    return error(refusal.status, refusal.code, refusal.text, headers)


def refuse_input(request: Request[Any, Any, Any], problem: LandsraadError) -> Response[Any]:
    """Something that the engine refuses."""
    return error(400, "bad-setup", str(problem))


def refuse_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """A request that is not understood."""
    detail = problem.detail
    extra = problem.extra
    if isinstance(extra, list):
        detail = "; ".join(
            [detail, *(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))]
        )
    return error(problem.status_code, CODES.get(problem.status_code, "bad-message"), detail, problem.headers)


def fail(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """A fault of ours."""
    log.error("a request made the server fail", exc_info=problem, extra={"path": request.url.path})
    return error(500, "fault", "the server failed at this")
