"""The journal: entries of all games' logs on their way to the disk, many in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from landsraad.server.database import Database
from landsraad.server.models import moves
from landsraad.server.relay import Relay


class Entry(NamedTuple):
    """One entry of a game's log."""

    n: int
    kind: str
    seat: int
    option: str | None
    ply: int
    """The ply of the position after it."""
    bot: bool
    at: float


class Conflict(Exception):
    """Somebody else has written an entry of that number first."""


class Journal:
    """Writes entries; whoever waits is told when theirs are on disk."""

    def __init__(self, database: Database, relay: Relay) -> None:
        self.database = database
        self.relay = relay
        self.waiting: list[tuple[str, Sequence[Entry], asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what is left, and stop."""
        if self.task is not None:
            while self.waiting:
                await asyncio.sleep(0.01)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Put entries of one game on disk, all or none; `Conflict` if one of their numbers is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((table, entries, done))
        self.wake.set()
        await asyncio.shield(done)

    async def run(self) -> None:
        """Write whatever has gathered, in one transaction after another."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            try:
                await self.write(batch)
            except Exception as error:
                if len(batch) == 1:
                    settle(batch[0][2], Conflict() if isinstance(error, IntegrityError) else error)
                    continue
                for one in batch:
                    try:
                        await self.write([one])
                    except Exception as why:
                        settle(one[2], Conflict() if isinstance(why, IntegrityError) else why)

    async def write(self, batch: Sequence[tuple[str, Sequence[Entry], asyncio.Future[None]]]) -> None:
        """Put a batch on disk, and tell those who wait."""
        rows = [{"table": table, **entry._asdict()} for table, entries, _ in batch for entry in entries]
        async with self.database.write() as connection:
            await connection.execute(insert(moves), rows)
            for table, entries, _ in batch:
                await self.relay.send("log", table, entries[-1].n, connection=connection)
        for _, _, done in batch:
            settle(done, None)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a game's log after a number."""
        query = select(
            moves.c.n, moves.c.kind, moves.c.seat, moves.c.option, moves.c.ply, moves.c.bot, moves.c.at
        ).where(moves.c.table == table, moves.c.n > after).order_by(moves.c.n)
        async with self.database.read() as connection:
            rows: Any = await connection.execute(query)
            return [Entry(*row) for row in rows]


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell one who waits, if they still do."""
    if not done.done():
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
