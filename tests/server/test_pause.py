"""The pause at moments when some may act in secret: it looks the same whether anybody is asked or not."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from landsraad.families import FAMILIES
from landsraad.server.config import Config
from landsraad.server.room.commits import Overtaken
from landsraad.server.room.room import Room
from landsraad.server.server import Server
from tests.server.duel import duel_family, seated
from tests.server.house import SEED

ENDLESS = 3600.0
"""Longer than any test: here a pause ends when the test says so."""


class Looker:
    """Somebody who looks at a table, without a socket; keeps what is sent."""

    def __init__(self, person: str | None) -> None:
        self.person_id = person
        self.known = None
        self.tables: dict[str, Room] = {}
        self.got: list[dict[str, Any]] = []

    def send(self, message: object) -> None:
        """Take a message that is not looked at here."""

    def send_text(self, text: str) -> None:
        """Keep an update."""
        message = json.loads(text)
        if message["type"] == "update":
            self.got.append(message)

    @property
    def seen(self) -> list[tuple[int, int]]:
        """The updates so far: after which entry, and up to which."""
        return [(one["from"], one["n"]) for one in self.got]


@asynccontextmanager
async def pausing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Room, list[Looker]]]:
    """Three people at a table whose pauses do not end by themselves, and what they and a spectator are sent."""
    monkeypatch.setitem(FAMILIES, "duel", duel_family())
    database = f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}"
    server = Server(Config(database=database, seed=SEED, pause_seconds=ENDLESS))
    async with server.running():
        room = await seated(server)
        lookers = [Looker(one.person.id if one.person is not None else None) for one in room.table.seats]
        lookers.append(Looker(None))
        for seat, looker in enumerate(lookers):
            room.audience.watchers[looker] = seat if seat < 3 else None  # type: ignore[index]  # stands in for a client
        yield server, room, lookers
        room.audience.watchers.clear()


async def entry(room: Room, n: int) -> None:
    """Wait until the game has come so far."""
    async with asyncio.timeout(60):
        while room.playing().n < n:
            await asyncio.sleep(0)


@pytest.mark.parametrize("chosen", ["whisper", "murmur"])
def test_others_see_the_same_whether_anybody_is_asked(
    chosen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (_, room, lookers):
            first = asyncio.create_task(room.move(0, 0, 0, chosen))
            await entry(room, 1)
            asked = [2] if chosen == "whisper" else []
            assert room.playing().game.windows == 1
            for seat in (0, 1, 2, None):
                state = room.state(seat, "sync")
                assert (state.n, state.question is not None) == ((1, True) if seat in asked else (0, False))
            assert [looker.seen for looker in lookers] == [[], [], [(0, 1)] if asked else [], []]
            if asked:
                second = asyncio.create_task(room.move(2, 1, 1, "dial:1", room.question(2)))
                await entry(room, 2)
                assert (room.state(2, "sync").n, room.state(0, "sync").n) == (1, 0)
                assert not second.done()
            assert [looker.seen for looker in lookers[:2] + lookers[3:]] == [[], [], []]
            assert not first.done()
            room.pause.end()
            n = room.playing().n
            assert await first == 1
            if asked:
                assert await second == 2
            for seat, looker in enumerate(lookers):
                assert looker.seen[-1] == (1 if seat in asked else 0, n)
                assert room.state(seat if seat < 3 else None, "sync").n == n
            events = [event["kind"] for step in lookers[3].got[0]["steps"] for event in step["events"]]
            assert events == ["heard"]

    asyncio.run(run())


def test_what_is_chosen_meanwhile_does_not_show_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (_, room, _lookers):
            waiting = asyncio.create_task(room.move(0, 0, 0, "murmur"))
            await entry(room, 1)
            with pytest.raises(Overtaken):  # the question comes again behind the pause
                await room.move(0, 0, 0, "dial:1")
            assert room.state(0, "stale").n == 0
            assert room.known_to(None) is room.pause.before
            assert room.bots.next() is None
            room.pause.end()
            assert await waiting == 1
            assert await room.move(1, 1, 1, "dial:1", room.question(1)) == 2

    asyncio.run(run())


def test_every_moment_prolongs_the_pause_equally(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (_, room, _lookers):
            waiting = [asyncio.create_task(room.move(seat, 0, None, "murmur")) for seat in (0, 1)]
            await entry(room, 1)
            ends = room.pause.ends
            await entry(room, 2)
            assert room.pause.ends == ends + ENDLESS
            room.pause.end()
            await asyncio.gather(*waiting)

    asyncio.run(run())


def test_the_end_of_a_game_ends_the_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (_, room, lookers):
            for n in range(8):
                await room.move(n % 3, n, n, "dial:1", room.question(n % 3))
            waiting = asyncio.create_task(room.move(1, 8, 8, "murmur"))
            await entry(room, 9)
            assert lookers[3].seen[-1] == (7, 8)
            assert await room.move(2, 8, 8, "dial:1") == 10
            assert await waiting == 9
            assert lookers[3].seen[-1] == (8, 10)
            assert [step["n"] for step in lookers[3].got[-1]["steps"]] == [9, 10]
            assert room.table.status == "over"

    asyncio.run(run())


def test_a_table_of_bots_does_not_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (_, room, lookers):
            room.playing().away.update(range(3))
            room.table.status = "open"  # no bot wakes here
            entries = [room.commits.entry("move", 0, "murmur", 1)]
            async with room.lock:
                await room.commits.commit(entries)
            assert room.pause.before is None
            assert [looker.seen for looker in lookers] == [[(0, 1)]] * 4

    asyncio.run(run())


def test_a_server_that_stops_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pausing(tmp_path, monkeypatch) as (server, room, _):
            waiting = asyncio.create_task(room.move(0, 0, 0, "murmur"))
            await entry(room, 1)
            server.closing = True
            room.stop()
            assert await waiting == 1

    asyncio.run(run())
