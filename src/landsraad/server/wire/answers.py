"""Long answers, computed and compressed once: kept in memory, and in browsers by their tag."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response

PACKED = "packed"
"""Marks handlers whose answers are already compressed."""
KEPT_BYTES = 32_000_000
FIXED = "public, max-age=300"
"""For what only a new version of the server changes."""
SETTLED = "private, max-age=300, immutable"
"""For what never changes, but is not for everybody: lost access takes effect within five minutes."""
PASSING = "private, no-cache"
"""For what holds until the next move."""


class Body(NamedTuple):
    """The body of an answer."""

    plain: bytes
    packed: bytes | None
    """Compressed, where that makes it smaller."""


def pack(plain: bytes) -> Body:
    """A body, compressed."""
    packed = gzip.compress(plain, 6, mtime=0)
    return Body(plain, packed if len(packed) < len(plain) * 0.9 else None)


def tag_of(*asked: object) -> str:
    """The tag of an answer: what was asked, and all that the answer depends on."""
    return f'"{blake2b(repr(asked).encode(), digest_size=12).hexdigest()}"'


def unchanged(request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[Any] | None:
    """The answer to a client that has it already, by its tag."""
    if request.headers.get("if-none-match") != headers["ETag"]:
        return None
    return Response(None, status_code=304, headers=headers)


def answer(
    request: Request[Any, Any, Any], body: Body, headers: dict[str, str], media: str = "application/json"
) -> Response[Any]:
    """An answer, compressed for those who understand it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if body.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.packed, media_type=media, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body.plain, media_type=media, headers=headers)


@lru_cache
def fixed_body(plain: bytes) -> tuple[Body, str]:
    """A body that stays for as long as the server runs, and its tag."""
    return pack(plain), tag_of(plain)


def fixed(request: Request[Any, Any, Any], plain: bytes) -> Response[Any]:
    """An answer that is the same for everybody for as long as the server runs."""
    body, tag = fixed_body(plain)
    headers = {"ETag": tag, "Cache-Control": FIXED}
    return unchanged(request, headers) or answer(request, body, headers)


class Answers:
    """Answers by their tags. Requests for the same answer while it is computed wait for it."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Body] = OrderedDict()
        self.size = 0
        self.working: dict[str, asyncio.Task[Body]] = {}

    def __contains__(self, tag: str) -> bool:
        """Whether an answer is there, or being computed."""
        return tag in self.kept or tag in self.working

    async def get(self, tag: str, work: Callable[[], Awaitable[Body]]) -> Body:
        """The answer of a tag, computed if it is not there."""
        if tag in self.kept:
            self.kept.move_to_end(tag)
            return self.kept[tag]
        task = self.working.get(tag)
        if task is None:
            task = self.working[tag] = asyncio.ensure_future(self.work(tag, work))
            task.add_done_callback(lambda _: self.working.pop(tag, None))
        return await asyncio.shield(task)

    async def work(self, tag: str, work: Callable[[], Awaitable[Body]]) -> Body:
        """Compute an answer, and keep it as long as there is room."""
        body = self.kept[tag] = await work()
        self.size += weight(body)
        while self.size > KEPT_BYTES:
            self.size -= weight(self.kept.popitem(last=False)[1])
        return body


def weight(body: Body) -> int:
    """How many bytes a body takes."""
    return len(body.plain) + len(body.packed or b"")
