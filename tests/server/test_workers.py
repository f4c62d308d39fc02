"""Several workers on one PostgreSQL play the same games."""

import asyncio
import random
from pathlib import Path

import landsraad
from landsraad.server.wire.client import Account, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on
from tests.server.test_games import check_frames


def moved(house: House, account: Account) -> Account:
    """The same person, talking to another worker."""
    other = Account(house.address)
    for cookie in account.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


def test_clients_on_different_workers_see_the_same_plies(postgres: str, tmp_path: Path) -> None:
    async def run(first: House, second: House) -> None:
        people = [Account(first.address) for _ in range(3)]
        for account in people:
            await account.guest()
        table = await gather_table(people)
        seats = [Seat(account, table) for account in [people[0], moved(second, people[1]), people[2]]]
        spectator = Seat(Account(second.address), table)

        async def watch() -> None:
            await spectator.connect()
            while not spectator.over:
                await spectator.receive(60)

        await asyncio.gather(watch(), *(play_on(seat, random.Random(i), 0.005) for i, seat in enumerate(seats)))
        record = await people[0].call("GET", f"/api/tables/{table}/record")
        assert landsraad.replay(record).over
        for seat in [*seats, spectator]:
            assert seat.n == len(record["moves"])
            assert [step["n"] for step in seat.steps] == list(range(seat.steps[0]["n"], len(record["moves"]) + 1))
            check_frames(seat.view["seat"], seat.frames, record)

    with House(tmp_path, postgres) as first, House(tmp_path, postgres) as second:
        asyncio.run(run(first, second))
        assert not first.errors()
        assert not second.errors()


def test_two_moves_for_one_ply_and_one_wins(postgres: str, tmp_path: Path) -> None:
    async def run(first: House, second: House) -> int:
        both = 0
        async with Account(first.address) as me:
            await me.guest()
            table = await gather_table([me], bot="random")
            here, there = Seat(me, table), Seat(moved(second, me), table)
            for seat in (here, there):
                await seat.connect()
                while seat.n is None:
                    await seat.receive()
            for _ in range(60):
                while here.n != there.n or not here.my_turn:
                    if here.over:
                        return both
                    await (here if (here.n or 0) <= (there.n or 0) else there).receive()
                options = [one["name"] for one in here.view["legal"]]
                ids = await asyncio.gather(here.move(options[0]), there.move(options[-1]))
                answers = []
                for seat, id in zip((here, there), ids, strict=True):
                    while (message := await seat.receive()).get("id") != id:
                        pass
                    answers.append(message["type"])
                assert sorted(answers) == ["ok", "stale"]
                both += 1
            story = await me.call("GET", f"/api/tables/{table}/story", seat=0)
            assert [step["ply"] for step in story["steps"]] == list(range(1, story["length"] + 1))
        return both

    with House(tmp_path, postgres) as first, House(tmp_path, postgres) as second:
        assert asyncio.run(run(first, second)) > 10
        assert not first.errors()
        assert not second.errors()


def test_chat_presence_and_consent_between_workers(postgres: str, tmp_path: Path) -> None:
    async def run(first: House, second: House) -> None:
        one, two = Account(first.address), Account(first.address)
        await one.guest("One")
        await two.guest("Two")
        table = await gather_table([one, two], players=3)
        async with one.socket() as here, moved(second, two).socket() as there:
            await here.ask("open", table=table)
            await there.ask("open", table=table)
            while len((await here.until("presence"))["people"]) < 2:
                pass
            await there.ask("say", table=table, text="hello from there")
            heard: list[dict] = []
            while not heard:
                heard = (await here.until("chat"))["messages"]
            assert heard[0]["text"] == "hello from there"
            await one.call("POST", f"/api/tables/{table}/leave")
            while (await there.until("table"))["table"]["seats"][0]["person"] is not None:
                pass
            await two.call("DELETE", "/api/sessions")
            assert (await there.until("bye"))["reason"] == "you have signed out"

    with House(tmp_path, postgres) as first, House(tmp_path, postgres) as second:
        asyncio.run(run(first, second))


def test_one_command_starts_many_workers(postgres: str, tmp_path: Path) -> None:
    async def run(house: House) -> None:
        people = [Account(house.address) for _ in range(2)]
        for account in people:
            await account.guest()
        table = await gather_table(people, bot="random", players=3)
        seats = [Seat(account, table) for account in people]
        await asyncio.gather(*(play_on(seat, random.Random(i), 0.02) for i, seat in enumerate(seats)))
        assert all(seat.over for seat in seats)

    with House(tmp_path, postgres, "--workers", "2") as house:
        asyncio.run(run(house))
        assert not house.errors()
