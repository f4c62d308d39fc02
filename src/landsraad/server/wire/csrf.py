"""Protection against requests that a page of another origin makes in somebody's name."""

from __future__ import annotations

from hmac import compare_digest
from http.cookies import CookieError, SimpleCookie
from secrets import token_hex
from typing import cast
from urllib.parse import urlsplit

from litestar.datastructures import Cookie, Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

COOKIE = "landsraad_csrf"
HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")


class Csrf(ASGIMiddleware):
    """Lets a request change something only if it repeats, in a header, a cookie that only our own pages can read."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, secure: bool) -> None:
        self.secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check the request, or give its sender the cookie."""
        headers = Headers.from_scope(scope)
        token = cookie_value(headers.get("cookie", ""), COOKIE)
        if cast(HTTPScope, scope)["method"] not in SAFE:
            origin = headers.get("origin")
            if not same_origin(origin, headers.get("host")):
                raise PermissionDeniedException("this request comes from a page of another origin")
            if not token or not compare_digest(token.encode(), headers.get(HEADER, "").encode()):
                raise PermissionDeniedException(f"send the value of the cookie {COOKIE} in the header X-CSRF-Token")
            await next_app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and not token:
                message.setdefault("headers", [])
                cookie = Cookie(key=COOKIE, value=token_hex(16), samesite="lax", secure=self.secure)
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
            await send(message)

        await next_app(scope, receive, send_with_cookie)


def cookie_value(header: str, name: str) -> str:
    """The value of one cookie, or an empty string."""
    try:
        jar = SimpleCookie(header)
    except CookieError:
        return ""
    return jar[name].value if name in jar else ""


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page; programs send no origin."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False
