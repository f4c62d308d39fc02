"""A small client of the table server, for tests, bots and other programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from landsraad.server.wire.csrf import COOKIE

Message = dict[str, Any]


class ApiError(Exception):
    """The server has refused something over HTTP."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"{status} {code}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail


class Account:
    """Somebody at a server: an identity that is kept in cookies."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=timeout, trust_env=False)

    async def __aenter__(self) -> Account:
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """Ask something over HTTP; `ApiError` if it is refused."""
        if COOKIE not in self.http.cookies:
            await self.http.get("/api/me")
        headers = {"X-CSRF-Token": self.http.cookies.get(COOKIE) or ""}
        params = {name.rstrip("_"): value for name, value in query.items() if value is not None}
        answer = await self.http.request(
            method, path, json=body if method in ("POST", "PATCH") and body is not None else None, params=params,
            headers=headers,
        )
        if answer.is_error:
            try:
                problem = answer.json()
            except ValueError:
                problem = {}
            raise ApiError(answer.status_code, problem.get("code", ""), problem.get("detail", answer.text[:200]))
        return answer.json() if answer.content else None

    async def guest(self, name: str = "") -> Message:
        """Become a guest."""
        me: Message = await self.call("POST", "/api/me/guest", {"name": name})
        return me

    async def host(self, **wish: Any) -> Message:
        """Host a table."""
        table: Message = await self.call("POST", "/api/tables", wish)
        return table

    async def join(self, table: str, seat: int | None = None) -> Message:
        """Sit down at a table."""
        found: Message = await self.call("POST", f"/api/tables/{table}/join", {"seat": seat})
        return found

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Line]:
        """A websocket, as this account."""
        line = await Line.open(self)
        try:
            yield line
        finally:
            await line.close()


class Line:
    """One websocket, with the messages that came in if `keep_frames` is set."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count(1)
        self.frames: list[Message] = []
        self.keep_frames = False

    @staticmethod
    async def open(account: Account) -> Line:
        """Connect, with the account's cookies."""
        address = account.address.replace("http", "ws", 1) + "/api/socket"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in account.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        return Line(await connect(
            address, additional_headers=headers, max_size=None, compression=None, open_timeout=30, close_timeout=2,
            proxy=None,
        ))

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    async def send(self, type: str, **fields: Any) -> int:
        """Send a message; its id."""
        id = next(self.ids)
        await self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return id

    async def receive(self, timeout: float = 30.0) -> Message:
        """The next message."""
        async with asyncio.timeout(timeout):
            data = await self.socket.recv()
        message: Message = msgspec.json.decode(data)
        if self.keep_frames:
            self.frames.append(message)
        return message

    async def until(self, *types: str, id: int | None = None, timeout: float = 30.0) -> Message:
        """The next message of one of some types, or the one that answers an id."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.receive(timeout)
                if message["type"] in types and (id is None or message.get("id") == id):
                    return message
                if id is not None and message.get("id") == id:
                    return message

    async def ask(self, type: str, timeout: float = 30.0, **fields: Any) -> Message:
        """Send a message and wait for its answer; what comes before is skipped."""
        id = await self.send(type, **fields)
        return await self.until("ok", "error", "stale", id=id, timeout=timeout)


class Seat:
    """Somebody at one table: follows its updates, checks their numbers, and comes back where it left off."""

    def __init__(self, account: Account, table: str) -> None:
        self.account = account
        self.table = table
        self.line: Line | None = None
        self.n: int | None = None
        self.view: Message = {}
        self.steps: list[Message] = []
        self.frames: list[Message] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.over = False

    async def connect(self) -> None:
        """Connect, or connect again and get what was missed."""
        self.line = await Line.open(self.account)
        fields = {} if self.n is None else {"after": self.n}
        await self.line.send("open", table=self.table, **fields)

    async def drop(self) -> None:
        """Lose the connection."""
        if self.line is not None:
            self.line.socket.transport.abort()
            self.line = None

    async def receive(self, timeout: float = 30.0) -> Message:
        """The next message; updates must follow on each other."""
        assert self.line is not None
        message = await self.line.receive(timeout)
        self.frames.append(message)
        if message["type"] == "state":
            self.n, self.view = message["n"], message["view"]
        elif message["type"] == "update":
            if message["from"] != self.n:
                raise AssertionError(f"an update from {message['from']} came after {self.n}")
            self.n, self.view = message["n"], message["view"]
            self.steps += message["steps"]
        if self.view.get("over"):
            self.over = True
        return message

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to choose."""
        return bool(self.view.get("legal"))

    async def move(self, option: str) -> int:
        """Choose an option; the id of the message."""
        assert self.line is not None
        return await self.line.send("move", table=self.table, ply=self.view["ply"], n=self.n, option=option)


Gone = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""What a lost connection may look like."""
