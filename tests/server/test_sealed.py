"""Sealed choices at a table: in any order, once each, and unseen until all are in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from landsraad.families import FAMILIES
from landsraad.server.config import Config
from landsraad.server.play.game import step_view
from landsraad.server.room.commits import Overtaken
from landsraad.server.room.room import Room
from landsraad.server.server import Server
from landsraad.server.tables.records import story
from landsraad.server.wire.refusal import Refusal
from tests.server.duel import duel_family, seated
from tests.server.house import SEED


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A family with sealed choices."""
    monkeypatch.setitem(FAMILIES, "duel", duel_family())


def test_sealed_choices_come_in_any_order(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED, pause_seconds=0))
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
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED, pause_seconds=0))
        async with server.running():
            room = await seated(server, challenge=True)
            assert await room.move(0, 0, 0, "dial:1") == 1
            for n in (0, None):
                with pytest.raises(Overtaken):
                    await room.move(0, 0, n, "dial:1")
            assert room.playing().game.pending == [0, 1, 2]

    asyncio.run(run())


@asynccontextmanager
async def dueling(tmp_path: Path, challenge: bool = False) -> AsyncIterator[tuple[Server, Room]]:
    """Three people at a started table."""
    server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}", seed=SEED, pause_seconds=0))
    async with server.running():
        yield server, await seated(server, challenge)


async def again(server: Server, room: Room) -> Room:
    """The same table, loaded from disk."""
    server.rooms.loaded.clear()
    return await server.rooms.get(room.table.id)


def test_a_seal_is_broken_at_once_while_nobody_else_has_sealed(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with dueling(tmp_path) as (server, room):
            asked = room.question(0)
            await room.move(0, 0, 0, "dial:1", asked)
            assert room.state(0, "sync").view["mine"] == 1
            assert all(room.state(seat, "sync").view["mine"] == -1 for seat in (1, 2))
            assert (await again(server, room)).state(0, "sync").view["mine"] == 1
            assert room.state(0, "sync").can_undo
            assert await room.undo(0, None) is False
            game = room.playing().game
            assert (game.pending, game.ply) == ([0, 1, 2], 0)
            [step] = [step_view(game, told, 1) for told in room.commits.recent if told.entry.kind == "undo"]
            assert (step.seal, step.seat, step.option) == (True, 0, None)
            # The plan that was sent before arrives once more: it answers the question it was given to, and no other.
            for n, question in ((0, asked), (0, None), (None, asked)):
                with pytest.raises(Overtaken):
                    await room.move(0, 0, n, "dial:1", question)
            assert game.fingerprint() == room.playing().game.fingerprint()
            await room.move(0, 0, room.playing().n, "dial:3", room.question(0))
            assert room.playing().game.sealed == [3, -1, -1]

    asyncio.run(run())


def test_a_seal_is_broken_with_the_consent_of_all_once_somebody_else_has_sealed(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with dueling(tmp_path) as (server, room):
            await room.move(0, 0, 0, "dial:1")
            await room.move(1, 0, 0, "dial:2")
            assert await room.undo(0, None) is True
            for seat, yes in ((1, True), (2, True)):
                assert room.table.proposal is not None
                assert room.playing().game.sealed == [1, 2, -1]
                await room.answer(seat, room.table.proposal.id, yes)
            # Only what was asked for is taken back: what the other has sealed stays.
            assert room.playing().game.sealed == [-1, 2, -1]
            loaded = await again(server, room)
            assert loaded.playing().game.fingerprint() == room.playing().game.fingerprint()
            assert loaded.playing().chosen_by == room.playing().chosen_by == [1]
            await loaded.move(0, 1, loaded.playing().n, "dial:0")
            await loaded.move(2, 2, loaded.playing().n, "dial:0")
            assert loaded.state(0, "sync").view["shown"] == [(0, 2, 0)]
            with pytest.raises(Refusal, match="nothing to take back"):
                await loaded.undo(0, None)

    asyncio.run(run())


def test_what_is_at_hand_is_chosen_out_of_turn_and_only_once(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with dueling(tmp_path, challenge=True) as (server, room):
            await room.move(0, 0, 0, "dial:1")
            await room.move(1, 1, 1, "dial:2")
            # Others have acted since seat 2 looked; that is no reason to refuse.
            assert await room.move(2, 0, 0, "shout") == 3
            assert room.playing().game.sealed == [-1, 2, -1]
            for ply, n in ((0, 0), (0, None), (2, 2), (2, None), (9, None)):
                with pytest.raises(Overtaken):
                    await room.move(2, ply, n, "shout")
            await room.move(1, 3, 3, "shout", words="Is it you?")
            with pytest.raises(Refusal, match="nothing can be written"):
                await room.move(0, 4, 4, "dial:0", words="or is it me?")
            assert room.state(0, "sync").words == room.state(None, "sync").words == {"4": "Is it you?"}
            loaded = await again(server, room)
            assert loaded.playing().game.fingerprint() == room.playing().game.fingerprint()
            assert loaded.state(2, "sync").words == {"4": "Is it you?"}
            assert await loaded.undo(1, None) is True
            assert loaded.table.proposal is not None
            for seat in loaded.table.proposal.asked:
                await loaded.answer(seat, loaded.table.proposal.id, True)
            assert loaded.state(2, "sync").words == {}
            assert loaded.playing().game.sealed == [-1, 2, -1]

    asyncio.run(run())


def test_nobody_is_told_who_answers_what_only_some_are_asked(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        async with dueling(tmp_path) as (server, room):
            await room.move(0, 0, 0, "whisper")
            for seat in (None, 0, 1):
                person = room.table.seats[seat].person if seat is not None else None
                assert room.table.data(person.id if person is not None else None, room.play).pending == []
                assert room.state(seat, "sync").view["pending"] == []
                assert room.question(seat) is None
            asked = room.table.seats[2].person
            assert asked is not None
            assert room.table.data(asked.id, room.play).my_turn
            await room.move(2, 1, 1, "dial:1", room.question(2))
            step = step_view(room.playing().game, room.commits.recent[-1], 2)
            assert (step.seat, step.option) == (2, "dial:1")
            entries = await server.journal.read(room.table.id)
            for viewer in (None, 0, 1):
                step = step_view(room.playing().game, room.commits.recent[-1], viewer)
                assert (step.seat, step.option, [event["kind"] for event in step.events]) == (-1, None, ["heard"])
                assert [one.seat for one in story(room.table.deal, entries, 0, 2, viewer)] == [0, -1]

    asyncio.run(run())
