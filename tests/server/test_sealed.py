"""Sealed choices at a table: in any order, once each, and unseen until all are in."""

import asyncio
from pathlib import Path

import pytest

from landsraad.families import FAMILIES
from landsraad.server.commits import Overtaken
from landsraad.server.config import Config
from landsraad.server.refusal import Refusal
from landsraad.server.server import Server
from tests.server.duel import duel_family, seated
from tests.server.house import SEED


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A family with sealed choices."""
    monkeypatch.setitem(FAMILIES, "duel", duel_family())


def test_sealed_choices_come_in_any_order(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED))
        async with server.running():
            room = await seated(server)
            for turn, order in enumerate(((2, 0, 1), (1, 2, 0), (0, 1, 2))):
                n = ply = 3 * turn
                before = {seat: room.playing().game.view(seat) for seat in range(3)}
                for i, seat in enumerate(order):
                    # Everybody answers the position as it was when the question was asked.
                    assert await room.move(seat, ply, n, f"dial:{seat}") == n + i + 1
                    if i < 2:
                        with pytest.raises(Refusal, match="not this seat's turn"):
                            await room.move(seat, ply + i + 1, n + i + 1, "dial:3")
                        with pytest.raises(Overtaken):
                            await room.move(seat, ply, n, "dial:3")
                        watching = room.playing().game.view(order[2])
                        assert isinstance(watching, dict)
                        assert watching["shown"] == before[order[2]]["shown"]  # type: ignore[index]
                if turn < 2:
                    with pytest.raises(Overtaken):
                        await room.move(order[2], ply, n, "dial:0")
                entries = await server.journal.read(room.table.id)
                assert [entry.seat for entry in entries[-3:]] == list(order)
            assert room.table.status == "over"
            server.rooms.loaded.clear()
            again = await server.rooms.get(room.table.id)
            assert again.playing().game.fingerprint() == room.playing().game.fingerprint()

    asyncio.run(run())


def test_an_open_choice_sent_twice_does_not_answer_the_sealed_question_after_it(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED))
        async with server.running():
            room = await seated(server, challenge=True)
            assert await room.move(0, 0, 0, "dial:1") == 1
            for n in (0, None):
                with pytest.raises(Overtaken):
                    await room.move(0, 0, n, "dial:1")
            assert room.playing().game.pending == [0, 1, 2]

    asyncio.run(run())
