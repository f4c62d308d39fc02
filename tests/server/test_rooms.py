"""Rooms: games come into memory without holding up anybody else, and go on after the disk has failed them."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from landsraad.families import FAMILIES
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup
from landsraad.server.config import Config
from landsraad.server.people.accounts import Known
from landsraad.server.server import Server
from landsraad.server.tables.table import NewTable, Sitter
from landsraad.server.wire.messages import Clock
from tests.server.duel import DuelFamily, duel_family, seated
from tests.server.house import SEED


class SlowFamily(DuelFamily):
    """A family whose games, when told so, begin only when somebody lets them."""

    slow = False
    entered = threading.Event()
    released = threading.Event()
    in_time = True

    def start(self, setup: Setup) -> Game:
        if SlowFamily.slow:
            SlowFamily.entered.set()
            SlowFamily.in_time = SlowFamily.released.wait(20)
        return super().start(setup)


def test_a_game_that_loads_slowly_holds_up_no_other_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known = duel_family()
    slow = SlowFamily("duel", "Duel", 1, known.modules, known.players, known.settings, known.vocabulary)
    monkeypatch.setitem(FAMILIES, "duel", slow)

    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED))
        async with server.running():
            first, second = await seated(server), await seated(server)
            await first.move(0, 0, 0, "dial:1")
            del server.rooms.loaded[first.table.id]
            SlowFamily.slow = True
            loading = asyncio.create_task(server.rooms.get(first.table.id))
            await asyncio.to_thread(SlowFamily.entered.wait, 20)
            assert await second.move(0, 0, 0, "dial:2") == 1
            assert not loading.done()
            SlowFamily.released.set()
            assert (await loading).playing().n == 1
            assert SlowFamily.in_time

    asyncio.run(run())


def test_many_rooms_that_nobody_looks_at_are_not_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(FAMILIES, "duel", duel_family())

    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED))
        async with server.running():
            first = await seated(server)
            await first.move(0, 0, 0, "dial:1")
            server.rooms.many = 3
            for _ in range(3):
                first.used = 0.0
                last = await seated(server)
            assert first.table.id not in server.rooms.loaded
            assert last.table.id in server.rooms.loaded
            assert (await server.rooms.get(first.table.id)).playing().n == 1

    asyncio.run(run())


def test_a_server_with_a_seed_deals_every_game_from_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(FAMILIES, "duel", duel_family())

    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED))
        async with server.running():
            room = await seated(server)
            while room.table.status == "playing":
                play = room.playing()
                await room.move(play.game.pending[0], play.game.ply, play.n, "dial:1")
            person = room.table.seats[0].person
            assert person is not None
            again, new = await server.tables.rematch(room.table.id, Known(person.id, person.name, None, "", ""))
            assert new
            assert (await server.tables.get(again)).seed == room.table.seed == SEED

    asyncio.run(run())


@asynccontextmanager
async def impatient(path: Path) -> AsyncIterator[Server]:
    """A server that gives up a write at once when somebody else has locked the database."""
    server = Server(Config(database=f"sqlite+aiosqlite:///{path}", seed=SEED))

    def give_up(connection: Any, entry: object) -> None:
        connection.cursor().execute("PRAGMA busy_timeout=10")

    event.listen(server.database.engine.sync_engine, "connect", give_up)
    async with server.running():
        yield server


async def locked_until_it_fails(server: Server, path: Path) -> None:
    """Lock the database until the server has failed to write to it."""
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(60):
            while not server.metrics.faults._value.get():
                await asyncio.sleep(0.01)
        other.execute("ROLLBACK")
    other.close()


def test_a_bot_whose_choice_could_not_be_written_is_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "table.db"
        async with impatient(path) as server:
            host = Known(await server.people.new_guest("G"), "G", None, "", "")
            id = await server.tables.create(host, NewTable(players=3, seats=[Sitter("bot", "random")] * 3))
            await server.tables.start(id, host)
            room = await server.rooms.get(id)
            await locked_until_it_fails(server, path)
            n = room.playing().n
            async with asyncio.timeout(60):
                while room.playing().n == n:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_clock_that_ran_out_while_nothing_could_be_written_is_looked_at_again(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "table.db"
        async with impatient(path) as server:
            host = Known(await server.people.new_guest("G"), "G", None, "", "")
            seats = [Sitter("me"), Sitter("bot", "random"), Sitter("bot", "random")]
            id = await server.tables.create(host, NewTable(players=3, seats=seats, clock=Clock(10)))
            await server.tables.start(id, host)
            room = await server.rooms.get(id)
            async with asyncio.timeout(60):
                while 0 not in room.playing().game.pending:
                    await asyncio.sleep(0.01)
            await locked_until_it_fails(server, path)
            async with asyncio.timeout(60):
                while 0 not in room.playing().away:
                    await asyncio.sleep(0.01)

    asyncio.run(run())
