"""The server is killed again and again while games are played: nothing that was acknowledged is lost."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from landsraad.server.wire.client import Account, Gone, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on

GAMES = int(os.environ.get("LANDSRAAD_TEST_KILL_GAMES", "6"))
KILLS = int(os.environ.get("LANDSRAAD_TEST_KILLS", "2"))
BETWEEN = (0.3, 1.2)
"""How many seconds the server lives, at least and at most, before it is killed."""
PATIENCE = 60.0
"""How many seconds everybody has, after the last time, to make some more moves."""
MORE = 3


async def play_through(seat: Seat, dice: random.Random, stop: asyncio.Event) -> None:
    """Play at random, and come back whenever the server has died."""
    while not stop.is_set() and not seat.over:
        try:
            await play_on(seat, dice, plies=len(seat.acknowledged) + 5)
        except Gone:
            seat.line = None
            await asyncio.sleep(0.05)


async def torment(house: House) -> tuple[int, int]:
    """Play many games while the server is killed, and on; how many moves were acknowledged, how many games ended."""
    accounts = [[Account(house.address) for _ in range(2)] for _ in range(GAMES)]
    seats: list[Seat] = []
    for pair in accounts:
        for account in pair:
            await account.guest()
        table = await gather_table(pair, bot="random")
        seats += [Seat(account, table) for account in pair]
    dice = random.Random(GAMES * 1000 + KILLS)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(play_through(seat, random.Random(i), stop)) for i, seat in enumerate(seats)]
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(*BETWEEN))
        house.kill()
        await asyncio.to_thread(house.start)
    enough = [len(seat.acknowledged) + MORE for seat in seats]
    ends = asyncio.get_running_loop().time() + PATIENCE
    while waiting := [
        seat for seat, n in zip(seats, enough, strict=True) if len(seat.acknowledged) < n and not seat.over
    ]:
        for task in tasks:
            if task.done():
                task.result()
        assert asyncio.get_running_loop().time() < ends, [
            (seat.table, seat.n, seat.view.get("pending"), seat.view.get("seat")) for seat in waiting
        ]
        await asyncio.sleep(0.1)
    stop.set()
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, Gone):
            raise outcome
    for seat in seats:
        number = seat.view["seat"]
        story = await seat.account.call("GET", f"/api/tables/{seat.table}/story", seat=number)
        chosen = {step["ply"]: step["option"] for step in story["steps"] if step["seat"] == number}
        for n, option in seat.acknowledged:
            assert chosen.get(n) == option, f"move {n} was acknowledged and is lost"
        for step in seat.steps:
            assert step["n"] <= story["length"], "something was shown that is not on disk"
        await seat.drop()
        await seat.account.http.aclose()
    return sum(len(seat.acknowledged) for seat in seats), sum(seat.over for seat in seats[::2])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_during_many_games(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgresql" else None
    with House(tmp_path, database) as house:
        acknowledged, ended = asyncio.run(torment(house))
        print(f"{kind}: {KILLS} kills, {GAMES} games, {acknowledged} acknowledged moves, {ended} games ended")
        assert house.metric("landsraad_broken_games") == 0
    assert not [line for line in house.errors() if "ASGI" not in line["message"]]
