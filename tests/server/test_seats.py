"""Seats of a running game: who leaves one, who is sent away, and who may play on there."""

import asyncio
import random
from typing import Any

import pytest

from landsraad.server.wire.client import Account, ApiError, Line, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on
from tests.server.test_tables import people, refusal


async def ask_for(account: Account, table: str, seat: int) -> dict[str, Any]:
    """Want to sit down in a running game; the table after that."""
    found: dict[str, Any] = await account.call("POST", f"/api/tables/{table}/takeover", {"seat": seat})
    return found


async def until_table(line: Line, wanted: Any) -> dict[str, Any]:
    """The table's data when something about it is so."""
    while not wanted(found := (await line.until("table"))["table"]):
        pass
    return dict(found)


async def answer(account: Account, table: str, request: str, yes: bool) -> dict[str, Any]:
    """Say yes or no to somebody who wants to sit down."""
    async with account.socket() as line:
        await line.ask("open", table=table)
        return await line.ask("answer", table=table, proposal=request, yes=yes)


def test_nobody_comes_to_see_the_hand_of_somebody_who_was_sent_away(house: House) -> None:
    async def run() -> None:
        host, victim, other, second_guest = await people(house, 4)
        table = await gather_table([host, victim, other], players=4, bot="random")
        kicked = await host.call("POST", f"/api/tables/{table}/kick", {"seat": 1})
        assert (kicked["seats"][1]["kind"], kicked["seats"][1]["bot"]) == ("bot", "heuristic")
        for account, seat in ((second_guest, 1), (victim, 1), (victim, 3)):
            code = (403, "forbidden") if account is victim else (409, "taken")
            assert await refusal(ask_for(account, table, seat)) == code
        async with second_guest.socket() as line:
            state = await line.ask("open", table=table)
            assert state["seat"] is None
        for seat in (0, 1):
            assert await refusal(second_guest.call("GET", f"/api/tables/{table}/replay", seat=seat)) == (
                403, "forbidden"
            )
        await other.call("POST", f"/api/tables/{table}/leave")
        mine = Seat(host, table)
        await play_on(mine, random.Random(1), plies=3)
        assert all(step["by"] == "bot" for step in mine.steps if step["seat"] == 1)

    asyncio.run(run())


def test_a_seat_that_was_left_goes_to_somebody_whom_all_have_agreed_to(house: House) -> None:
    async def run() -> None:
        host, leaver, other, newcomer = await people(house, 4)
        table = await gather_table([host, leaver, other], players=4, bot="random")
        await leaver.call("POST", f"/api/tables/{table}/leave")
        async with newcomer.socket() as line, host.socket() as asked:
            await line.ask("open", table=table)
            await asked.until("welcome")
            shown = await ask_for(newcomer, table, 1)
            while (notice := await asked.until("notice"))["kind"] != "seat":
                pass
            assert notice["table"] == table
            [request] = shown["seat_requests"]
            assert shown["my_seat"] is None
            assert (request["seat"], request["asked"], request["agreed"]) == (1, [0, 2], [])
            assert request["person"]["name"] == "Guest 3"
            assert (await answer(host, table, request["id"], True))["type"] == "ok"
            told = await until_table(line, lambda found: found["seat_requests"] and found["seat_requests"][0]["agreed"])
            assert (told["my_seat"], told["seat_requests"][0]["agreed"]) == (None, [0])
            # Whoever wants to sit down does not answer for others.
            assert (await line.ask("answer", table=table, proposal=request["id"], yes=True))["code"] == "not-seated"
            assert (await answer(other, table, request["id"], True))["type"] == "ok"
            state = await line.until("state")
            assert (state["seat"], state["reason"]) == (1, "seat")
        assert await refusal(ask_for(leaver, table, 1)) == (409, "taken")

    asyncio.run(run())


def test_one_no_is_enough_and_who_comes_back_need_not_ask(house: House) -> None:
    async def run() -> None:
        host, leaver, other, newcomer = await people(house, 4)
        table = await gather_table([host, leaver, other], players=4, bot="random")
        await leaver.call("POST", f"/api/tables/{table}/leave")
        [request] = (await ask_for(newcomer, table, 1))["seat_requests"]
        assert (await answer(other, table, request["id"], False))["type"] == "ok"
        assert (await answer(host, table, request["id"], True))["code"] == "no-proposal"
        assert (await newcomer.call("GET", f"/api/tables/{table}"))["seat_requests"] == []
        [again] = (await ask_for(newcomer, table, 1))["seat_requests"]
        assert (await ask_for(leaver, table, 1))["my_seat"] == 1
        assert (await answer(host, table, again["id"], True))["code"] == "no-proposal"
        assert await refusal(ask_for(newcomer, table, 1)) == (409, "taken")

    asyncio.run(run())


def test_who_has_left_is_shown_the_way_back_and_the_log_tells_of_it(house: House) -> None:
    async def run() -> None:
        host, leaver = await people(house, 2)
        table = await gather_table([host, leaver], players=3, bot="random", watch="nobody")
        await leaver.call("POST", f"/api/tables/{table}/leave")
        first, *_ = (await leaver.call("GET", "/api/me/games"))["tables"]
        assert (first["id"], first["my_seat"], first["left_seat"]) == (table, None, 1)
        assert (await host.call("GET", f"/api/tables/{table}"))["left_seat"] is None
        assert (await ask_for(leaver, table, 1))["left_seat"] is None
        [mine] = (await leaver.call("GET", "/api/me/games"))["tables"]
        assert (mine["my_seat"], mine["left_seat"]) == (1, None)
        steps = (await leaver.call("GET", f"/api/tables/{table}/story?seat=1"))["steps"]
        told = [event["kind"] for step in steps for event in step["events"] if event["kind"] in ("away", "back")]
        assert told == ["away", "back"]

    asyncio.run(run())


def test_who_gets_up_meanwhile_is_not_agreed_for(house: House) -> None:
    async def run() -> None:
        host, leaver, other, newcomer = await people(house, 4)
        table = await gather_table([host, leaver, other], players=4, bot="random")
        await leaver.call("POST", f"/api/tables/{table}/leave")
        [request] = (await ask_for(newcomer, table, 1))["seat_requests"]
        await answer(host, table, request["id"], True)
        await host.call("POST", f"/api/tables/{table}/kick", {"seat": 2})
        shown = await newcomer.call("GET", f"/api/tables/{table}")
        assert (shown["my_seat"], shown["seat_requests"]) == (None, [])

    asyncio.run(run())


def test_where_nobody_plays_any_more_anybody_may_go_on(house: House) -> None:
    async def run() -> None:
        host, newcomer = await people(house, 2)
        table = await gather_table([host], players=3, bot="random")
        await host.call("POST", f"/api/tables/{table}/leave")
        assert (await ask_for(newcomer, table, 0))["my_seat"] == 0

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_questions_to_others_are_limited(kind: str, request: pytest.FixtureRequest, tmp_path: Any) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgresql" else None

    async def run(house: House) -> None:
        host, leaver, newcomer = await people(house, 3)
        table = await gather_table([host, leaver], players=3, bot="random")
        await leaver.call("POST", f"/api/tables/{table}/leave")
        outcomes = []
        for _ in range(6):
            try:
                await ask_for(newcomer, table, 1)
                outcomes.append("asked")
            except ApiError as error:
                outcomes.append(error.code)
        assert outcomes == ["asked"] * 5 + ["too-often"]

    with House(tmp_path, database, limits=1.0) as house:
        asyncio.run(run(house))
