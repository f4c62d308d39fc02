"""The journal: entries of all games' logs on their way to the disk, many in one transaction.

An undo takes choices out of the log, in the transaction that writes it: however often somebody takes back and chooses
again, the log holds no more than the choices that stand and what they need.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.kernel.game import Result
from landsraad.server.store.database import Database
from landsraad.server.store.models import moves, tables
from landsraad.server.store.relay import Relay


class Kept(msgspec.Struct, frozen=True):
    """What an undo keeps of the choices that it removes from the log."""

    undone: list[tuple[int, str]]
    """What can be chosen again: seats and options, the next one last."""
    left: list[float] | None = None
    """The clocks, where there are any: time that was spent on a choice stays spent."""


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
    kept: Kept | None = None
    words: str | None = None
    """What a person wrote with the choice."""


COLUMNS = [moves.c[name] for name in Entry._fields]


class Conflict(Exception):
    """Somebody else has written an entry of that number first."""


class Commit(NamedTuple):
    """Entries of one game that wait to be written, all or none."""

    table: str
    entries: Sequence[Entry]
    result: Result | None
    """The result of the game, if they end it."""
    done: asyncio.Future[None]


class Journal:
    """Writes entries, and wakes those who wait when theirs are on disk."""

    def __init__(self, database: Database, relay: Relay) -> None:
        self.database = database
        self.relay = relay
        self.waiting: list[Commit] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what is left, and stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task

    async def append(self, table: str, entries: Sequence[Entry], result: Result | None = None) -> None:
        """Put entries of one game on disk, and its result if it ends; `Conflict` if one of their numbers is taken."""
        commit = Commit(table, entries, result, asyncio.get_running_loop().create_future())
        self.waiting.append(commit)
        self.wake.set()
        await asyncio.shield(commit.done)

    async def run(self) -> None:
        """Write what has gathered, in one transaction after another."""
        while not self.closing or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            if not batch:
                continue
            try:
                await self.write(batch)
            except (IntegrityError, DataError):
                # One commit is at fault: give each its own transaction.
                for one in batch:
                    try:
                        await self.write([one])
                    except IntegrityError:
                        settle(one.done, Conflict())
                    except Exception as error:
                        settle(one.done, error)
            except Exception as error:
                for one in batch:
                    settle(one.done, error)

    async def write(self, batch: Sequence[Commit]) -> None:
        """Put a batch on disk, and wake those who wait."""
        rows = [stored(commit.table, entry) for commit in batch for entry in commit.entries]
        async with self.database.write() as connection:
            await connection.execute(insert(moves), rows)
            for commit in batch:
                for entry in commit.entries:
                    if entry.kind == "undo":
                        await self.compact(connection, commit.table, entry)
                if commit.result is not None:
                    await connection.execute(
                        update(tables).where(tables.c.id == commit.table, tables.c.status == "playing")
                        .values(status="over", result=commit.result, ended=time())
                    )
                await self.relay.send("log", commit.table, commit.entries[-1].n, connection=connection)
        for commit in batch:
            settle(commit.done, None)

    async def compact(self, connection: AsyncConnection, table: str, undo: Entry) -> None:
        """Remove from the log what an undo takes back, and earlier undos that went no further back."""
        await connection.execute(delete(moves).where(
            moves.c.table == table, moves.c.n < undo.n,
            or_(and_(moves.c.kind == "move", moves.c.ply > undo.ply),
                and_(moves.c.kind == "undo", moves.c.ply >= undo.ply)),
        ))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a game's log after a number."""
        query = select(*COLUMNS).where(moves.c.table == table, moves.c.n > after).order_by(moves.c.n)
        async with self.database.read() as connection:
            rows: Any = await connection.execute(query)
            return [Entry(*found)._replace(kept=msgspec.convert(found.kept, Kept | None)) for found in rows]


def stored(table: str, entry: Entry) -> dict[str, object]:
    """An entry as it is stored."""
    return {**entry._asdict(), "table": table, "kept": msgspec.to_builtins(entry.kept)}


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Wake one who waits, if they still do."""
    if not done.done():
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
