"""The server: all its parts, how they start and how they end."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from landsraad.server.config import Config
from landsraad.server.entrance.sockets import Sockets
from landsraad.server.metrics import Metrics
from landsraad.server.people.accounts import People
from landsraad.server.people.webhooks import Webhooks
from landsraad.server.play.bot_pool import BotPool
from landsraad.server.play.replays import Replays
from landsraad.server.room.chat import TableChat
from landsraad.server.room.room import Room
from landsraad.server.room.rooms import Rooms
from landsraad.server.room.standings import Standings
from landsraad.server.store.database import Database
from landsraad.server.store.journal import Journal
from landsraad.server.store.models import people
from landsraad.server.store.relay import Relay
from landsraad.server.tables.listing import Tables
from landsraad.server.tables.profiles import Profiles
from landsraad.server.tables.seating import Seating
from landsraad.server.tables.table import Table
from landsraad.server.wire.answers import Answers
from landsraad.server.wire.limits import Limits
from landsraad.server.wire.refusal import Refusal

SWEEP_SECONDS = 20.0
COLLECT = (20_000, 20, 50)
"""When Python's garbage collector runs: rarely, since a long run delays every table."""
log = logging.getLogger("landsraad.server")


class Server:
    """One worker of the table server."""

    cookie = "landsraad"
    presence_seconds = 3 * SWEEP_SECONDS

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.database = Database(config.database)
        self.relay = Relay(self.database)
        self.journal = Journal(self.database, self.relay)
        self.people = People(self.database)
        self.tables = Tables(self.database, None if config.seed is None else int(config.seed))
        self.seating = Seating(self.database, self.tables)
        self.limits = Limits(config.limits)
        self.webhooks = Webhooks(self.metrics, config.private_webhooks)
        self.bot_pool = BotPool(config.bot_processes)
        self.replays = Replays(self.metrics)
        self.answers = Answers()
        self.profiles = Profiles(self.tables, self.journal, self.replays)
        self.rooms = Rooms(self)
        self.standings = Standings(self)
        self.sockets = Sockets(self)
        self.chat = TableChat(self)
        self.closing = False
        self.ready = False
        self.broken: list[Table] = []
        self.tasks: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start, serve and end."""
        try:
            await self.start()
            yield
        finally:
            await self.close()

    async def start(self) -> None:
        """Migrate the database, start all parts, and check the games in play."""
        self.bot_pool.start()
        await self.database.migrate()
        self.journal.start()
        self.webhooks.start()
        await self.relay.start(self.receive)
        await self.bot_pool.ready()
        await self.check_games()
        self.spawn(self.sweep())
        self.spawn(self.standings.run())
        # What is in memory now stays: the collector need not scan it again and again while people play.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        self.ready = True
        log.info("ready", extra={"worker": self.relay.worker})

    async def check_games(self) -> None:
        """Replay every game in play; report those that fail, and let bots continue in the others."""
        live = await self.tables.playing()
        for id in live:
            room = await self.rooms.get(id)
            if room.table.problem is not None:
                self.broken.append(room.table)
            await asyncio.sleep(0)
        self.metrics.broken.set(len(self.broken))
        if live:
            log.info("looked at %d live games", len(live), extra={"broken": [table.id for table in self.broken]})

    async def close(self) -> None:
        """Shut down: no new moves, all sockets closed, everything acknowledged on disk."""
        self.closing = True
        self.ready = False
        await self.sockets.close()
        self.rooms.close()
        await self.journal.close()
        if self.standings.behind:
            await self.standings.flush()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.relay.close()
        await self.webhooks.close()
        self.bot_pool.close()
        await self.database.close()
        log.info("closed")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; its failure is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Something in the background has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            if isinstance(task.exception(), Refusal):
                return
            self.metrics.faults.inc()
            log.error("something failed", exc_info=task.exception())

    async def sweep(self) -> None:
        """From time to time forget idle rooms, and send the other workers who is here."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.rooms.sweep(self.config.idle_seconds)
            if not self.database.sqlite:
                for room in list(self.rooms.loaded.values()):
                    await room.audience.repeat()

    # -- between workers -----------------------------------------------------------------------------------------------

    async def table_changed(self, id: str) -> None:
        """A table has been changed here: send it to everybody who looks at it, on every worker."""
        room = self.rooms.loaded.get(id)
        if room is not None:
            await room.reload()
        await self.relay.send("table", id)

    def receive(self, worker: str, fields: list[str]) -> None:
        """Take in a message from another worker that something has changed."""
        if not fields:
            for room in self.rooms.loaded.values():
                self.spawn(self.caught_up(room.table.id))
                self.spawn(room.reload(elsewhere=True))
            return
        kind, subject, *rest = fields
        if kind == "signed-out":
            self.sockets.sign_out(subject, rest[0] if rest[0] != "-" else None, rest[1] if rest[1] != "-" else None)
            return
        found = self.rooms.loaded.get(subject)
        if found is not None:
            self.receive_for(found, worker, kind, rest)

    def receive_for(self, room: Room, worker: str, kind: str, rest: list[str]) -> None:
        """Take in a message from another worker about a table."""
        subject = room.table.id
        if kind == "log":
            self.spawn(self.caught_up(subject))
        elif kind == "table":
            self.spawn(room.reload(elsewhere=True))
        elif kind == "chat":
            self.spawn(self.chat.receive(room, int(rest[0])))
        elif kind in ("here", "gone"):
            room.audience.receive(worker, rest[0], kind == "here")

    async def caught_up(self, id: str) -> None:
        """Read what another worker has written to a game's log."""
        room = self.rooms.loaded.get(id)
        if room is not None:
            async with room.lock:
                await room.commits.catch_up()

    async def sign_out(self, person: str, session: str | None = None, but: str | None = None) -> None:
        """Close the sockets of sessions that have ended, on every worker."""
        self.sockets.sign_out(person, session, but)
        await self.relay.send("signed-out", person, session or "-", but or "-")

    # -- notices -------------------------------------------------------------------------------------------------------

    def link(self, table: str) -> str:
        """Where in the browser app a table is."""
        return f"{self.config.address}/table/{table}" if self.config.address else f"/table/{table}"

    async def notify_person(self, person: str, text: str) -> None:
        """Post a notice to a person's own webhook."""
        async with self.database.read() as connection:
            webhook = (await connection.execute(select(people.c.webhook).where(people.c.id == person))).scalar()
        self.webhooks.post(webhook or "", text)
