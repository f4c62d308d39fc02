"""Whole games over real sockets, with everything that was sent looked at."""

import asyncio
import json
import os
import random
from pathlib import Path

from websockets.exceptions import ConnectionClosed

import landsraad
from landsraad.families import families
from landsraad.server.wire.client import Account, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on, play_together

GAMES = int(os.environ.get("LANDSRAAD_TEST_GAMES", "3"))
DROP = 0.01


def check_frames(seat_number: int | None, frames: list[dict], record: dict) -> int:
    """Every view and every event a client was sent is exactly what its seat may know at that point."""
    game = landsraad.replay(record, 0)
    game.listen()
    views = {0: norm(game.view(seat_number))}
    events = {}
    for ply, move in enumerate(record["moves"], 1):
        seat, name = (game.actor, move) if isinstance(move, str) else move
        game.step(name, seat)
        views[ply] = norm(game.view(seat_number))
        events[ply] = norm([game.event_view(event, seat_number) for event in game.fetch_events()]), seat, name
    secret = str(record["seed"])
    checked = 0
    for frame in frames:
        table_over = frame["type"] == "table" and frame["table"]["status"] == "over"
        assert table_over or secret not in json.dumps(frame)
        if frame["type"] in ("state", "update"):
            assert frame["view"] == views[frame["view"]["ply"]]
            checked += 1
        for step in frame.get("steps", ()):
            told, seat, name = events[step["ply"]]
            assert step["events"] == told
            assert step["option"] == (name if seat == seat_number else None)
    return checked


def norm(data: object) -> object:
    """Data as it is after a journey through JSON."""
    return json.loads(json.dumps(data))


def test_whole_games_with_lost_connections_and_no_secret_sent(house: House) -> None:
    async def one(number: int) -> tuple[list[Seat], Seat, dict]:
        people = [Account(house.address) for _ in range(1 + number % 4)]
        watcher = Account(house.address)
        for i, account in enumerate(people):
            await account.guest(f"Player {i}")
        table = await gather_table(people, family=list(families())[number % len(families())])
        seats = [Seat(account, table) for account in people]
        spectator = Seat(watcher, table)

        async def watch() -> None:
            await spectator.connect()
            while not spectator.over:
                await spectator.receive(120)

        await asyncio.gather(play_together(seats, number, DROP, twice=0.05), watch())
        record = await people[0].call("GET", f"/api/tables/{table}/record")
        for account in [*people, watcher]:
            await account.http.aclose()
        return seats, spectator, record

    async def all_games() -> list[tuple[list[Seat], Seat, dict]]:
        return await asyncio.gather(*(one(number) for number in range(GAMES)))

    # Looked at when all are over: whoever is busy for long does not answer the server, and is thought to be gone.
    for seats, spectator, record in asyncio.run(all_games()):
        assert landsraad.replay(record).over
        for seat in [*seats, spectator]:
            assert [step["n"] for step in seat.steps] == list(range(seat.steps[0]["n"], len(record["moves"]) + 1))
            number_of = seat.view["seat"]
            assert check_frames(number_of, seat.frames, record) > 10
        names = [move if isinstance(move, str) else move[1] for move in record["moves"]]
        for seat in seats:
            for n, option in seat.acknowledged:
                assert names[n - 1] == option


def test_a_client_that_comes_back_gets_exactly_what_it_missed(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as other:
            await me.guest()
            await other.guest()
            table = await gather_table([me, other], players=3)
            mine, theirs = Seat(me, table), Seat(other, table)
            meanwhile = asyncio.create_task(play_on(theirs, random.Random(1)))
            dice = random.Random(2)
            for _ in range(6):
                await play_on(mine, dice, plies=len(mine.acknowledged) + 4)
                await mine.drop()
            await mine.connect()
            while (await mine.receive())["type"] != "presence":
                pass
            meanwhile.cancel()
            await asyncio.gather(meanwhile, return_exceptions=True)
            numbers = [step["n"] for step in mine.steps]
            assert numbers == list(range(numbers[0], (mine.n or 0) + 1))

    asyncio.run(run())


def test_going_down_gracefully_closes_sockets_and_loses_nothing(tmp_path: Path) -> None:
    async def run(house: House) -> tuple[Seat, int | None]:
        me = Account(house.address)
        await me.guest()
        table = await gather_table([me], players=3, bot="random")
        seat = Seat(me, table)
        await seat.connect()
        await play_on(seat, random.Random(1), plies=10)
        stopping = asyncio.create_task(asyncio.to_thread(house.stop))
        code = None
        try:
            while True:
                await play_on(seat, random.Random(2), plies=len(seat.acknowledged) + 1)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
        await stopping
        return seat, code

    house = House(tmp_path)
    with house:
        seat, code = asyncio.run(run(house))
        # A move that crosses the good-bye on its way can cut the line before the code is read.
        assert code in (1012, None)
        house.start()

        async def look() -> dict:
            async with Account(house.address) as other:
                return await other.call("GET", f"/api/tables/{seat.table}/story")

        story = asyncio.run(look())
        assert story["length"] >= max(n for n, _ in seat.acknowledged)
        assert story["length"] >= (seat.n or 0)
    assert not house.errors()
