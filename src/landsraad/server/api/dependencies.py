"""What handlers are given: the server, the person who asks, and parts of the path."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from landsraad.server.people.accounts import Known
from landsraad.server.server import Server

TheServer = NamedDependency[Server]
Myself = NamedDependency[Known]
Somebody = NamedDependency[Known | None]
InPath = FromPath[str]
