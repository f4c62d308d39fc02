"""The relay: how workers tell each other that something has changed. What it is, each reads for itself.

On PostgreSQL the news travels by LISTEN and NOTIFY; an SQLite file has one worker, and nobody to tell.
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

from landsraad.server.database import Database

CHANNEL = "landsraad"
RETRY_SECONDS = 1.0
CHECK_SECONDS = 15.0
log = logging.getLogger("landsraad.relay")

Hear = Callable[[str, list[str]], None]
"""Told which worker has sent what, word by word; no words say that something may have been missed."""


class Relay:
    """Sends short news to the other workers, and hears theirs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.worker = token_hex(6)
        self.hear: Hear = lambda worker, words: None
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""
        self.hear = hear
        if not self.database.sqlite:
            self.task = asyncio.create_task(self.listen())
            await asyncio.wait_for(self.ready.wait(), 10)

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def send(self, *words: object, connection: AsyncConnection | None = None) -> None:
        """Tell the other workers: at once, or when the connection's transaction is on disk."""
        if self.database.sqlite:
            return
        news = {"channel": CHANNEL, "words": " ".join([self.worker, *(str(word) for word in words)])}
        notify = text("SELECT pg_notify(:channel, :words)")
        if connection is not None:
            await connection.execute(notify, news)
        else:
            async with self.database.write() as own:
                await own.execute(notify, news)

    async def listen(self) -> None:
        """Listen for ever, on a connection of its own; after a break say that something may have been missed."""
        address = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        broken = False
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await connection.add_listener(CHANNEL, self.receive)
                    if broken:
                        self.hear("", [])
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
        worker, *words = str(payload).split(" ")
        if worker != self.worker:
            self.hear(worker, words)
