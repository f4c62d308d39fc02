"""The built browser app: its files, and its page for every path that is not the server's own."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

OURS = ("api/", "schema", "health", "ready", "metrics")
LASTING = "assets/"
"""The folder whose files have their content's hash in their name."""
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY"}
PACKED = "packed"
"""Marks what needs no compression any more."""
FOREVER, ASK = "public, max-age=31536000, immutable", "no-cache"


class Kept(NamedTuple):
    """A file in memory."""

    plain: bytes
    packed: bytes | None
    """Compressed, where that makes it smaller."""
    media: str
    tag: str


@lru_cache(maxsize=1000)
def kept(path: Path, changed: int) -> Kept:
    """A file, read and compressed once for each time it is changed."""
    plain = path.read_bytes()
    packed = gzip.compress(plain, 9, mtime=0)
    media = guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{blake2b(plain, digest_size=12).hexdigest()}"'
    return Kept(plain, packed if len(packed) < len(plain) * 0.9 else None, media, tag)


def find(folder: Path, wanted: str) -> Path:
    """The file for a path: the app's page where there is no such file."""
    try:
        found = (folder / wanted).resolve()
        if found.is_relative_to(folder.resolve()) and found.is_file():
            return found
    except (OSError, ValueError):
        pass  # no file can have this name
    page = folder / "index.html"
    if wanted.startswith((*OURS, LASTING)) or not page.is_file():
        raise NotFoundException("there is nothing here")
    return page


def site(folder: Path) -> Any:
    """The handler of everything that is not ours."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
    def page(request: Request[Any, Any, Any]) -> Response[Any]:
        wanted = request.url.path.strip("/")
        found = find(folder, wanted)
        file = kept(found, found.stat().st_mtime_ns)
        lasting = wanted.startswith(LASTING)
        headers = {**HEADERS, "Cache-Control": FOREVER if lasting else ASK, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, media_type=file.media, headers=headers)
        return Response(file.plain, media_type=file.media, headers=headers)

    return page
