"""The relay: workers notify each other that something has changed, and each reads for itself what it is.

On PostgreSQL messages travel by LISTEN and NOTIFY; an SQLite file has one worker, and nobody to notify.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.store.database import Database

CHANNEL = "landsraad"
RETRY_SECONDS = 1.0
CHECK_SECONDS = 15.0
log = logging.getLogger("landsraad.relay")

Receive = Callable[[str, list[str]], None]
"""Called with the worker that sent a message and its fields; no fields mean that messages may have been missed."""


class Relay:
    """Sends short messages to the other workers, and receives theirs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = token_hex(6)
        self.on_message: Receive = lambda worker, fields: None
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def start(self, on_message: Receive) -> None:
        """Begin to listen."""
        self.on_message = on_message
        if not self.database.sqlite:
            self.task = asyncio.create_task(self.listen())
            await asyncio.wait_for(self.ready.wait(), 10)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def send(self, *fields: object, connection: AsyncConnection | None = None) -> None:
        """Notify the other workers: at once, or when the connection's transaction is on disk."""
        if self.database.sqlite:
            return
        message = {"channel": CHANNEL, "payload": " ".join([self.worker, *(str(field) for field in fields)])}
        notify = text("SELECT pg_notify(:channel, :payload)")
        if connection is not None:
            await connection.execute(notify, message)
        else:
            async with self.database.write() as own:
                await own.execute(notify, message)

    async def listen(self) -> None:
        """Listen forever, on a connection of its own; after a break report that something may have been missed."""
        address = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        broken = False
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await connection.add_listener(CHANNEL, self.receive)
                    if broken:
                        self.on_message("", [])
                    self.ready.set()
                    while True:
                        await asyncio.sleep(CHECK_SECONDS)
                        await connection.execute("SELECT 1")
                finally:
                    await asyncio.shield(connection.close(timeout=2))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                broken = True
                log.warning("the connection that listens is lost: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    def receive(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        """Pass on what others have sent."""
        worker, *fields = str(payload).split(" ")
        if worker != self.worker:
            self.on_message(worker, fields)
