"""The gate: checks and limits for requests, and protective headers for answers."""

from __future__ import annotations

import re
from typing import Any, cast

from litestar import Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from landsraad.server.people.accounts import digest
from landsraad.server.wire.csrf import cookie_value
from landsraad.server.wire.limits import Limits, address_of
from landsraad.server.wire.refusal import Refusal
from landsraad.server.wire.site import is_site

NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""How JSON spells a character that no text may hold: databases refuse it."""
NO_NUL = "text cannot hold the character NUL"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
}
"""Default headers: data is not a page, and nothing of ours is shown in a frame."""


class Gate(ASGIMiddleware):
    """Lets in requests that are plain text and within the limits."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limits: Limits, cookie: str) -> None:
        self.limits = limits
        self.cookie = cookie

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check a request, and send it on."""
        self.check(cast(HTTPScope, scope))
        await next_app(scope, receive, send)

    def check(self, scope: HTTPScope) -> None:
        """Refuse bad text, and requests over the limit of their address or session."""
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refusal("bad-message", NO_NUL)
        if is_site(scope["path"]):
            return
        self.limits.take("request-of-address", address_of(scope["client"]))
        token = cookie_value(Headers.from_scope(scope).get("cookie", ""), self.cookie)
        if token:
            self.limits.take("request-of-session", digest(token))


async def protect(message: Message, scope: Scope) -> None:
    """Give an answer the headers that protect it."""
    if message["type"] == "http.response.start":
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class PlainRequest(Request[Any, Any, Any]):
    """A request whose body, if it has one, is reasonable JSON."""

    async def json(self) -> Any:
        """The body as data; refused if it cannot be read, or holds what no text may hold."""
        try:
            if "\\u0000" in (text := (await self.body()).decode()) and NUL.search(text):
                raise Refusal("bad-message", NO_NUL)
            return await super().json()
        except UnicodeDecodeError:
            raise Refusal("bad-message", "this is not text in UTF-8") from None
        except RecursionError:
            raise Refusal("bad-message", "this is nested too deeply") from None
