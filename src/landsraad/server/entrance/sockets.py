"""Websockets: one for each client, for all tables it looks at."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from landsraad.kernel.version import VERSION
from landsraad.server.entrance.gate import NO_NUL, NUL
from landsraad.server.people.accounts import Known
from landsraad.server.room.commits import Overtaken
from landsraad.server.room.room import Room
from landsraad.server.wire.csrf import same_origin
from landsraad.server.wire.limits import address_of
from landsraad.server.wire.messages import (
    PROTOCOL,
    Answer,
    AnyRequest,
    Back,
    Bye,
    ClientMessage,
    Close,
    Error,
    Move,
    Mute,
    Notice,
    Ok,
    Open,
    Ping,
    Pong,
    Reasons,
    Redo,
    Refuse,
    Report,
    RequestId,
    Say,
    ServerMessage,
    Sync,
    Undo,
    Welcome,
    Why,
)
from landsraad.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from landsraad.server.server import Server

FRAME_LIMIT = 16 * 1024
QUEUE_LIMIT, QUEUE_CHARACTERS = 500, 4_000_000
"""A client with more than this still to read is cut off; it reconnects and gets what it missed."""
FAREWELL_SECONDS = 10.0
"""How long a client that is cut off has to read the last message."""
TABLES_LIMIT = 50
RESTART, SIGNED_OUT, FORBIDDEN, TOO_SLOW, GO_AWAY = 1012, 4401, 4403, 4408, 4429
PATIENCE = 50
"""After this many refused frames in a row, the socket is closed."""
log = logging.getLogger("landsraad.sockets")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
decode_id = msgspec.json.Decoder(AnyRequest).decode


class Client:
    """Somebody at the other end of a socket."""

    def __init__(self, known: Known | None, address: str, muted: list[str]) -> None:
        self.known = known
        self.address = address
        self.muted = set(muted)
        self.tables: dict[str, Room] = {}
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.queued = 0
        """How many characters are in the queue."""
        self.code: int | None = None
        """The code with which the socket will be closed; then nothing more is sent."""
        self.closing = asyncio.Event()

    @property
    def person_id(self) -> str | None:
        """The id of the person, if there is one."""
        return self.known.id if self.known is not None else None

    @property
    def key(self) -> str:
        """Whose rate limits count."""
        return self.person_id or self.address

    def send(self, message: ServerMessage) -> None:
        """Send a message soon."""
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send an encoded message."""
        if self.closing.is_set():
            return
        if self.queue.qsize() >= QUEUE_LIMIT or self.queued > QUEUE_CHARACTERS:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close("you read too slowly", TOO_SLOW)
        else:
            self.queue.put_nowait(text)
            self.queued += len(text)

    def close(self, reason: str, code: int) -> None:
        """Send a last message, and close the socket."""
        if not self.closing.is_set():
            self.queue.put_nowait(encode(Bye(reason)).decode())
            self.code = code
            self.closing.set()


class Sockets:
    """All open sockets of this worker."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.clients: set[Client] = set()
        self.by_person: dict[str, set[Client]] = {}
        self.served: set[asyncio.Task[None]] = set()

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve one socket until it closes."""
        server = self.server
        if server.closing or not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(code=FORBIDDEN)
            return
        address = address_of(socket.scope["client"])
        try:
            server.limits.take("socket", address)
        except Refusal:
            await socket.close(code=GO_AWAY)
            return
        known = await server.people.known(socket.cookies.get(server.cookie))
        muted = await server.people.muted(known.id) if known is not None else []
        await socket.accept()
        client = Client(known, address, muted)
        self.add(client)
        client.send(Welcome(PROTOCOL, VERSION, known.public if known is not None else None))
        writer = asyncio.create_task(self.write(socket, client))
        tasks = [writer, asyncio.create_task(self.read(socket, client)), asyncio.create_task(client.closing.wait())]
        self.served.add(writer)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.remove(client)
            if client.code is not None:
                await asyncio.wait([writer], timeout=FAREWELL_SECONDS)
        finally:
            self.served.discard(writer)
            self.remove(client)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | OSError):
                    log.info("a socket broke off: %r", outcome)

    def add(self, client: Client) -> None:
        """A client has come."""
        self.clients.add(client)
        if client.known is not None:
            self.by_person.setdefault(client.known.id, set()).add(client)
        self.server.metrics.sockets.set(len(self.clients))

    def remove(self, client: Client) -> None:
        """A client has gone, or is going."""
        client.closing.set()
        self.clients.discard(client)
        if client.known is not None:
            others = self.by_person.get(client.known.id, set())
            others.discard(client)
            if not others:
                self.by_person.pop(client.known.id, None)
        for room in list(client.tables.values()):
            room.leave(client)
        self.server.metrics.sockets.set(len(self.clients))

    def notice(self, person: str, notice: Notice) -> None:
        """Send a notice to all sockets of a person."""
        for client in self.by_person.get(person, ()):
            client.send(notice)

    def sign_out(self, person: str, session: str | None = None, but: str | None = None) -> None:
        """Close the sockets of a session that has ended, or all of a person's."""
        for client in list(self.by_person.get(person, ())):
            assert client.known is not None
            if session in (None, client.known.session) and client.known.session != but:
                client.close("you have signed out", SIGNED_OUT)

    async def close(self) -> None:
        """Close all sockets."""
        for client in list(self.clients):
            client.close("the server goes down", RESTART)
        if self.served:
            await asyncio.wait(self.served, timeout=2)

    # -- reading and writing -------------------------------------------------------------------------------------------

    async def write(self, socket: WebSocket[Any, Any, Any], client: Client) -> None:
        """Write what is in the queue, and in the end the code with which the socket closes."""
        while client.code is None or not client.queue.empty():
            text = await client.queue.get()
            client.queued -= len(text)
            await socket.send_data(text)
        await socket.close(code=client.code)

    async def read(self, socket: WebSocket[Any, Any, Any], client: Client) -> None:
        """Read frame after frame, and answer each."""
        refused = 0
        while True:
            data = await socket.receive_data(mode="text")
            refused = 0 if await self.frame(client, data) else refused + 1
            if refused > PATIENCE:
                client.close("too many frames were refused", GO_AWAY)
                return

    async def frame(self, client: Client, data: str | bytes | None) -> bool:
        """Answer one frame; false if it was refused."""
        id: RequestId = None
        try:
            if not isinstance(data, str) or len(data) > FRAME_LIMIT:
                raise Refusal("too-big", f"a frame is text of at most {FRAME_LIMIT} characters")
            self.server.limits.take("frame", client.key)
            try:
                message = decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                id = id_of(data)
                raise Refusal("bad-message", f"this is not understood: {error}") from None
            id = message.id
            if "\\u0000" in data and NUL.search(data):
                raise Refusal("bad-message", NO_NUL)
            self.server.metrics.frames.labels(type(message).__name__.lower()).inc()
            await self.answer(client, message)
            return True
        except Refusal as refusal:
            self.server.metrics.refusals.labels(refusal.code).inc()
            retry = round(refusal.retry, 1) if refusal.retry else msgspec.UNSET
            client.send(Error(id, refusal.code, refusal.text, retry))
            return refusal.code in ("illegal", "not-your-turn", "no-undo", "no-proposal", "not-playing")
        except Exception:
            self.server.metrics.faults.inc()
            log.exception("a frame made the server fail")
            client.send(Error(id, "fault", "the server failed at this; nothing was changed"))
            return False

    async def answer(self, client: Client, message: ClientMessage) -> None:
        """Do what a client says."""
        server = self.server
        match message:
            case Ping():
                client.send(Pong(message.id, time()))
            case Open():
                if len(client.tables) >= TABLES_LIMIT and message.table not in client.tables:
                    raise Refusal("too-often", f"a socket shows at most {TABLES_LIMIT} tables: close some", 1.0)
                server.limits.take("open", client.key)
                room = await server.rooms.get(message.table)
                await room.open(client, message.after, message.id)
            case Close():
                self.opened(client, message.table).leave(client)
                client.send(Ok(message.id))
            case Sync():
                room = self.opened(client, message.table)
                await self.sync(client, room, message.id)
            case Mute():
                await server.people.mute(self.known(client).id, message.person, message.on)
                for other in self.by_person.get(self.known(client).id, ()):
                    (other.muted.add if message.on else other.muted.discard)(message.person)
                client.send(Ok(message.id))
            case Say():
                self.known(client)
                server.limits.take("chat", client.key)
                await server.chat.say(client, self.opened(client, message.table), message.text, message.to)
                client.send(Ok(message.id))
            case Report():
                server.limits.take("chat", client.key)
                room = self.opened(client, message.table)
                await server.chat.report(self.known(client).id, room.table.id, message.chat, message.reason)
                client.send(Ok(message.id))
            case Why():
                self.why(client, message)
            case _:
                # A client that disconnects in the middle of a move has made it: it is played to its end.
                await asyncio.shield(server.spawn(self.act(client, message)))

    async def act(self, client: Client, message: Move | Undo | Redo | Answer | Back | Refuse) -> None:
        """Do something in a game."""
        room = self.opened(client, message.table)
        self.known(client)
        seat = room.audience.watchers.get(client)
        if seat is None:
            raise Refusal("not-seated", "you do not sit at this table")
        self.server.limits.take("move", client.key)
        try:
            match message:
                case Move():
                    n = await room.move(
                        seat, message.ply, message.n, message.option, message.question, message.words
                    )
                    client.send(Ok(message.id, n))
                case Undo():
                    asked = await room.undo(seat, message.to)
                    client.send(Ok(message.id, asked=asked))
                case Redo():
                    await room.redo(seat)
                    client.send(Ok(message.id))
                case Answer():
                    await room.answer(seat, message.proposal, message.yes)
                    client.send(Ok(message.id))
                case Back():
                    await room.back(seat)
                    client.send(Ok(message.id))
                case Refuse():
                    await room.refuse(seat, message.offer, message.on)
                    client.send(Ok(message.id))
        except Overtaken:
            room.stale(client, message.id)

    def why(self, client: Client, message: Why) -> None:
        """Say why options cannot be chosen: only to the seat that is to choose, because reasons may reveal secrets."""
        room = self.opened(client, message.table)
        seat = room.audience.watchers.get(client)
        play = room.pause.seen(seat) or room.playing()
        if seat is None:
            raise Refusal("not-seated", "you do not sit at this table")
        reasons = {option: play.game.why_not(option, seat) for option in message.options}
        client.send(Reasons(message.id, room.table.id, play.n, reasons))

    async def sync(self, client: Client, room: Room, id: RequestId) -> None:
        """Send a client the state."""
        seat = room.audience.watchers.get(client)
        room.playing()
        play = await room.delayed.position() if room.delayed.include(seat) else room.pause.seen(seat)
        client.send(room.state(seat, "sync", id, play))

    def opened(self, client: Client, table: str) -> Room:
        """The room of a table that the client has opened."""
        room = client.tables.get(table)
        if room is None:
            raise Refusal("not-open", "open the table first")
        return room

    def known(self, client: Client) -> Known:
        """Who the client is; refused if it is nobody."""
        if client.known is None:
            raise Refusal("signed-out", "become a guest or sign in first")
        return client.known


def id_of(data: str) -> RequestId:
    """The id of a frame that is not understood, if it has one."""
    try:
        return decode_id(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
