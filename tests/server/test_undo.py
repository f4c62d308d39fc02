"""Taking back and choosing again: what it leaves in the log, and what it costs."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from landsraad.families import family
from landsraad.kernel.errors import RecordError
from landsraad.server.config import Config, database_url
from landsraad.server.people.accounts import Known
from landsraad.server.play.game import MARK_EVERY, Deal, Play, replay
from landsraad.server.room.room import Room
from landsraad.server.server import Server
from landsraad.server.store.journal import Entry
from landsraad.server.tables import records
from landsraad.server.tables.table import NewTable
from landsraad.server.wire.messages import Clock, Setup
from landsraad.server.wire.refusal import Refusal
from tests.server.house import SEED

PAIRS = 2000


@asynccontextmanager
async def running(database: str, limits: float = 0.0) -> AsyncIterator[Server]:
    """A server in this process."""
    server = Server(Config(database=database_url(database), limits=limits, seed=SEED))
    async with server.running():
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of each kind of database."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else str(tmp_path / "table.db")


async def seated(server: Server, name: str = "imperium") -> Room:
    """Three people at a started table with a clock that lets nothing lapse here."""
    people = [Known(await server.people.new_guest(f"G{i}"), f"G{i}", None, "", "") for i in range(3)]
    id = await server.tables.create(people[0], NewTable(family=name, players=3, clock=Clock(86400, 3600)))
    for person in people[1:]:
        await server.seating.join(id, person, None)
    await server.tables.start(id, people[0])
    return await server.rooms.get(id)


async def choose(room: Room, dice: random.Random) -> None:
    """Let whoever is to choose choose anything."""
    play = room.playing()
    seat = dice.choice(play.game.pending)
    await room.move(seat, play.game.ply, play.n, play.game.name(dice.choice(play.game.legal_for(seat))))


def steps(server: Server) -> float:
    """How many choices the engine has played on this server."""
    return float(server.metrics.steps._value.get())


def free_undo(play: Play) -> int | None:
    """The seat that is to choose, if it chose last and may take that back."""
    [seat] = play.game.pending
    return seat if play.undo_target(seat) == play.game.ply - 1 else None


def everything(play: Play) -> tuple[object, ...]:
    """All that a log leads to."""
    clocks = (play.clocks.left, play.clocks.at) if play.clocks is not None else None
    return play.n, play.game.fingerprint(), play.game.undo_floor, play.chosen_by, play.undone, play.away, clocks


def test_thousands_of_undos_leave_a_short_log_that_loads_at_once(database: str) -> None:
    async def run() -> None:
        async with running(database) as server:
            room = await seated(server)
            dice = random.Random(7)
            while room.playing().game.ply < 30 or (seat := free_undo(room.playing())) is None:
                await choose(room, dice)
            choices = room.playing().game.ply
            before = steps(server)
            for _ in range(PAIRS):
                assert await room.undo(seat, None) is False
                await room.redo(seat)
            assert steps(server) - before <= PAIRS * (1 + MARK_EVERY)
            assert await room.undo(seat, None) is False
            log = await server.journal.read(room.table.id)
            assert len(log) <= choices + 1
            assert log[-1].n == choices + 2 * PAIRS + 1
            server.rooms.loaded.clear()
            before = steps(server)
            again = await server.rooms.get(room.table.id)
            assert steps(server) - before < choices
            assert everything(again.playing()) == everything(room.playing())
            await again.redo(seat)
            assert again.playing().game.ply == choices

    asyncio.run(run())


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_a_log_that_was_shortened_leads_to_the_same_game_from_everywhere(database: str, name: str) -> None:
    async def run() -> None:
        dice = random.Random(3)
        async with running(database) as server:
            room = await seated(server, name)
            deal = room.table.deal
            behind: list[Play] = []
            undos = 0
            while len(behind) < 400 and room.table.status == "playing":
                play = room.playing()
                behind.append(play.clone())
                seat = dice.choice(play.game.pending)
                back = [
                    ply for ply in range(play.game.undo_floor, play.game.ply)
                    if play.chosen_by[ply] == seat
                ]
                if back and dice.random() < 0.4:
                    await take_back(room, seat, dice.choice(back))
                    undos += 1
                elif play.can_redo(seat) and dice.random() < 0.7:
                    await room.redo(seat)
                else:
                    await choose(room, dice)
            log = await server.journal.read(room.table.id)
            assert undos > 20
            assert sum(entry.kind == "move" for entry in log) == room.playing().game.ply
            wanted = everything(room.playing())
            assert everything(replay(deal, log)) == wanted
            for one in behind[::8]:
                # Another worker that was there when the game stood so reads on from where it is.
                for entry in await server.journal.read(room.table.id, one.n):
                    one.apply(entry)
                assert everything(one) == wanted

    asyncio.run(run())


async def take_back(room: Room, seat: int, ply: int) -> None:
    """Take choices back; everybody agrees."""
    if await room.undo(seat, ply):
        proposal = room.table.proposal
        assert proposal is not None
        for other in proposal.asked:
            await room.answer(other, proposal.id, True)


def test_whoever_asks_others_to_take_back_does_not_ask_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(str(tmp_path / "table.db"), limits=1.0) as server:
            room, dice = await seated(server), random.Random(2)
            while (seat := somebody_else(room.playing())) is None:
                await choose(room, dice)
            for _ in range(5):
                assert await room.undo(seat, None) is True
            with pytest.raises(Refusal, match="too often") as refused:
                await room.undo(seat, None)
            assert refused.value.retry > 1

    asyncio.run(run())


def somebody_else(play: Play) -> int | None:
    """A seat that is not to choose, and could take back a choice if others agreed."""
    return next((
        seat for seat in range(3) if seat not in play.game.pending and play.undo_target(seat) is not None
    ), None)


def test_a_log_that_was_never_shortened_leads_to_what_stands_in_it() -> None:
    deal = Deal("imperium", family("imperium").rules, Setup(3), 5, None, 0.0)
    play, dice = Play(deal), random.Random(5)
    log: list[Entry] = []
    while play.game.ply < 150:
        seat = play.game.pending[0]
        target = play.undo_target(seat)
        if target is None or dice.random() < 0.7:
            option = play.game.name(dice.choice(play.game.legal_for(seat)))
            log.append(Entry(play.n + 1, "move", seat, option, play.game.ply + 1, False, 0.0))
        else:
            log.append(Entry(play.n + 1, "undo", seat, None, target, False, 0.0))
        play.apply(log[-1])
    kept = records.standing(log)
    assert len(log) > 160 > len(kept) == play.game.ply
    game = deal.game()
    for entry in kept:
        game.step(entry.option or "", entry.seat)
    assert replay(deal, log).game.fingerprint() == play.game.fingerprint() == game.fingerprint()
    log.remove(kept[100])
    with pytest.raises(RecordError, match="leads to ply"):
        replay(deal, log)
