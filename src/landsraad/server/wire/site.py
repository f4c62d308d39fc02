"""The built browser app: its files, and its page for every path that is not the server's own."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from landsraad.server.wire.answers import PACKED, Body, answer, pack, tag_of, unchanged

OURS = ("api/", "schema", "health", "ready", "metrics")
LASTING = "assets/"
"""The folder whose files have their content's hash in their name."""
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""What a page may load: scripts of ours alone, those that stand in the page itself by their hash."""
FOREVER, ASK = "public, max-age=31536000, immutable", "no-cache"


class Kept(NamedTuple):
    """A file in memory."""

    body: Body
    headers: dict[str, str]
    media: str


@lru_cache(maxsize=1000)
def kept(path: Path, changed: int) -> Kept:
    """A file, read and compressed once for each time it is changed."""
    plain = path.read_bytes()
    media = guess_type(path.name)[0] or "application/octet-stream"
    headers = {"ETag": tag_of(plain)}
    if media == "text/html":
        headers["Content-Security-Policy"] = policy(plain)
    return Kept(pack(plain), headers, media)


def policy(page: bytes) -> str:
    """What a page may load, the scripts that stand in it included."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)]
    return POLICY.format(scripts=" ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)]))


def is_site(path: str) -> bool:
    """Whether a path is one of the browser app, and not of the interface."""
    return not path.strip("/").startswith(OURS)


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
        headers = {**file.headers, "Cache-Control": FOREVER if lasting else ASK}
        return unchanged(request, headers) or answer(request, file.body, headers, file.media)

    return page
