"""Rooms: games come into memory without holding up anybody else."""

import asyncio
import threading
from pathlib import Path

import pytest

from landsraad.families import FAMILIES
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup
from landsraad.server.config import Config
from landsraad.server.server import Server
from tests.server.duel import DuelFamily, duel_family, seated


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
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}"))
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
