"""Guests, accounts, sessions, and what protects them."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from landsraad.server.wire.client import Account, ApiError, Gone, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on

PASSWORD = "the spice must flow"


def refused(error: pytest.ExceptionInfo[ApiError]) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return error.value.status, error.value.code


def test_a_guest_plays_at_once_and_keeps_the_games_as_an_account(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as elsewhere:
            assert (await me.call("GET", "/api/me"))["person"] is None
            guest = (await me.guest("Liet"))["person"]
            assert guest["name"] == "Liet"
            assert guest["guest"]
            assert (await me.guest("Another"))["person"] == guest
            table = (await me.host(players=3))["id"]
            account = await me.call("POST", "/api/account", {"login": "Liet@Sietch", "password": PASSWORD})
            assert account["person"] == {**guest, "guest": False}
            assert [one["id"] for one in (await me.call("GET", "/api/me/games"))["tables"]] == [table]
            signed = await elsewhere.call("POST", "/api/session", {"login": "liet@sietch ", "password": PASSWORD})
            assert signed["person"]["id"] == guest["id"]
            assert [one["id"] for one in (await elsewhere.call("GET", "/api/me/games"))["tables"]] == [table]

    asyncio.run(run())


def test_signing_in_as_a_guest_brings_the_guests_games_along(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as later:
            await me.call("POST", "/api/account", {"login": "stilgar", "password": PASSWORD})
            await later.guest()
            table = (await later.host())["id"]
            await later.call("POST", "/api/session", {"login": "stilgar", "password": PASSWORD})
            games = (await me.call("GET", "/api/me/games"))["tables"]
            assert [(one["id"], one["my_seat"], one["host_is_me"]) for one in games] == [(table, 0, True)]

    asyncio.run(run())


def test_whoever_signs_in_at_a_table_where_the_account_sits_already_leaves_no_seat_behind(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as later:
            login = {"login": "gurney", "password": PASSWORD}
            await me.call("POST", "/api/account", login)
            await later.guest()
            running = await gather_table([me, later], players=3, bot="random")
            waiting = (await later.host(players=3))["id"]
            await me.join(waiting, 1)
            await later.call("POST", "/api/session", login)
            seats = (await me.call("GET", f"/api/tables/{waiting}"))["seats"]
            assert [seat["kind"] for seat in seats] == ["open", "person", "open"]
            assert (await me.call("GET", f"/api/tables/{waiting}"))["host_is_me"]
            table = await me.call("GET", f"/api/tables/{running}")
            assert (table["my_seat"], table["seats"][1]["person"]) == (0, None)
            mine = Seat(me, running)
            await play_on(mine, random.Random(1), plies=4)
            while not any(step["seat"] == 1 and step["by"] == "bot" for step in mine.steps):
                await play_on(mine, random.Random(2), plies=len(mine.acknowledged) + 1)

    asyncio.run(run())


def test_passwords_sessions_and_deletion(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as other, Account(house.address) as third:
            login = {"login": "chani", "password": PASSWORD}
            await me.call("POST", "/api/account", login)
            for wrong in ({"login": "chani", "password": "wrong"}, {"login": "nobody", "password": PASSWORD}):
                with pytest.raises(ApiError) as error:
                    await other.call("POST", "/api/session", wrong)
                assert refused(error) == (403, "wrong-password")
            with pytest.raises(ApiError) as error:
                await other.call("POST", "/api/account", {"login": "CHANI", "password": PASSWORD})
            assert refused(error) == (409, "taken")
            await other.call("POST", "/api/session", login)
            await third.call("POST", "/api/session", login)
            async with other.socket() as line:
                await line.until("welcome")
                with pytest.raises(ApiError):
                    await me.call("POST", "/api/me/password", {"old": "wrong", "new": "another one"})
                await me.call("POST", "/api/me/password", {"old": PASSWORD, "new": "another one"})
                assert (await line.until("bye"))["reason"] == "you have signed out"
                with pytest.raises(Gone):
                    await line.receive()
            assert (await me.call("GET", "/api/me"))["login"] == "chani"
            assert (await third.call("GET", "/api/me"))["person"] is None
            login["password"] = "another one"
            await third.call("POST", "/api/session", login)
            await third.call("DELETE", "/api/sessions")
            assert (await me.call("GET", "/api/me"))["person"] is None
            await me.call("POST", "/api/session", login)
            await me.call("DELETE", "/api/session")
            assert (await me.call("GET", "/api/me"))["person"] is None
            await me.call("POST", "/api/session", login)
            table = (await me.host())["id"]
            with pytest.raises(ApiError):
                await me.call("POST", "/api/me/delete", {"password": "wrong"})
            await me.call("POST", "/api/me/delete", {"password": "another one"})
            assert (await me.call("GET", "/api/me"))["person"] is None
            gone = await other.call("GET", f"/api/tables/{table}")
            assert gone["status"] == "closed"
            assert gone["host"]["name"] == "somebody"
            with pytest.raises(ApiError):
                await me.call("POST", "/api/session", login)

    asyncio.run(run())


def test_cookies_and_forged_requests(house: House) -> None:
    with httpx.Client(base_url=house.address, timeout=60, trust_env=False) as http:
        assert http.post("/api/me/guest", json={}).status_code == 403
        token = http.cookies.get("landsraad_csrf")
        assert token is None
        http.get("/api/me")
        token = http.cookies.get("landsraad_csrf") or ""
        assert http.post("/api/me/guest", json={}, headers={"X-CSRF-Token": "other"}).status_code == 403
        bad = {"X-CSRF-Token": token, "Origin": "https://evil.example"}
        assert http.post("/api/me/guest", json={}, headers=bad).status_code == 403
        good = http.post("/api/me/guest", json={}, headers={"X-CSRF-Token": token, "Origin": house.address})
        assert good.status_code == 200
        cookie = next(line for line in good.headers.get_list("set-cookie") if line.startswith("landsraad="))
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        session = http.cookies.get("landsraad") or ""
    assert session.encode() not in (house.folder / "table.db").read_bytes()
    assert session.encode() not in (house.folder / "table.db-wal").read_bytes()


def test_a_page_of_another_origin_gets_no_socket(house: House) -> None:
    async def run() -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        address = house.address.replace("http", "ws") + "/api/socket"
        with pytest.raises(InvalidStatus):
            async with connect(address, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
                pass

    asyncio.run(run())


async def host_on(account: Account) -> None:
    """Host one table after the other."""
    while True:
        await account.host()


def test_rate_limits(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with Account(house.address) as me:
            await me.guest()
            statuses = []
            while 429 not in statuses:
                with pytest.raises(ApiError) as error:
                    await me.call("POST", "/api/session", {"login": "paul", "password": "wrong"})
                statuses.append(error.value.status)
            assert statuses[:10] == [403] * 10
            for _ in range(20):
                await me.host()
            with pytest.raises(ApiError, match="too often"):
                await host_on(me)
            table = (await me.call("GET", "/api/me/games"))["tables"][0]["id"]
            async with me.socket() as line:
                await line.ask("open", table=table)
                while (said := await line.ask("say", table=table, text="x"))["type"] == "ok":
                    pass
                assert said["code"] == "too-often"
                assert said["retry"] > 0

    with House(tmp_path, limits=1.0) as house:
        asyncio.run(run(house))
