"""Tables: who may sit where, and what may be played."""

import asyncio
import random

import pytest

from landsraad.server.wire.client import Account, ApiError, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on


async def people(house: House, count: int) -> list[Account]:
    """So many guests."""
    found = [Account(house.address) for _ in range(count)]
    for number, account in enumerate(found):
        await account.guest(f"Guest {number}")
    return found


async def refusal(call: object) -> tuple[int, str]:
    """The status and code with which a call is refused."""
    with pytest.raises(ApiError) as error:
        await call  # type: ignore[misc]
    return error.value.status, error.value.code


def test_what_can_be_played_is_told_by_the_rules(house: House) -> None:
    async def run() -> None:
        [me] = await people(house, 1)
        [imperium, *_] = await me.call("GET", "/api/families")
        assert imperium["name"] == "imperium"
        assert [one["players"] for one in imperium["players"]][:4] == [1, 2, 3, 4]
        good = await me.call("POST", "/api/families/imperium/check", {"players": 3})
        assert good["ok"]
        assert "leader-paul-atreides" in good["leaders"]
        bad = await me.call("POST", "/api/families/imperium/check", {"players": 3, "modules": ["nonsense"]})
        assert not bad["ok"]
        assert "nonsense" in bad["problem"]
        solo = {"players": 1, "modules": ["uprising"]}
        alone = await me.call("POST", "/api/families/imperium/check", solo)
        assert alone["ok"]
        assert alone["leader_seats"] == 3
        two = await me.call("POST", "/api/families/imperium/check", {"players": 2, "modules": ["uprising"]})
        assert two["words"] == "two players and a Rival"
        assert "rival-staban-tuek" in alone["rivals"]
        assert "rival-staban-tuek" not in alone["leaders"]
        hard = await me.call("POST", "/api/families/imperium/check", {**solo, "options": {"difficulty": "mentat"}})
        assert hard["options"]["smart_politics"]
        assert not alone["options"]["smart_politics"]
        barred = await me.call(
            "POST", "/api/families/imperium/check", {**solo, "options": {"streamlined_rivals": True}}
        )
        assert barred["problem"] == "the option streamlined_rivals is for 2 players, not for 1"
        assert (await refusal(me.call("POST", "/api/families/chess/check", {})))[0] == 404
        codex = await me.http.get("/api/families/imperium/codex")
        assert len(codex.json()) > 100
        again = await me.http.get("/api/families/imperium/codex", headers={"If-None-Match": codex.headers["etag"]})
        assert again.status_code == 304
        assert {
            "name": "heuristic", "title": "Steady", "level": 2, "usual": True, "families": ["imperium", "classic"],
        } in await me.call("GET", "/api/bots")
        for wish in ({"players": 9}, {"family": "chess"}, {"leaders": ["nobody"]}, {"options": {"x": 1}},
                     {"seats": [{"kind": "bot", "bot": "nobody"}]}, {"players": 3, "seat": 3},
                     {"seats": [{"kind": "me"}, {"kind": "me"}]}, {"fill": "nobody"}, {"clock": {"base": -1}}):
            assert (await refusal(me.host(**wish)))[0] in (400, 404), wish

    asyncio.run(run())


def test_boxes_and_variants_that_do_not_go_together_are_refused_with_the_reason(house: House) -> None:
    both = ["base", "rise-of-ix", "immortality"]
    refused = [
        ({"players": 3, "modules": both[1:]}, "needs a board"),
        ({"players": 1, "modules": both, "options": {"epic": True}}, "for 2, 3, 4 players, not for 1"),
        ({"players": 3, "modules": both[::2], "options": {"epic": True}}, "needs the module 'rise-of-ix'"),
        ({"players": 2, "modules": both, "options": {"imperium_row_churn": True}}, "for 1 player, not for 2"),
    ]
    allowed = [
        {"players": 4, "modules": both, "options": {"epic": True, "go_to_11": True}},
        {"players": 1, "modules": both, "options": {"brutal_escalation": True, "go_to_11": True}},
    ]

    async def run() -> None:
        [me] = await people(house, 1)
        for wish, reason in refused:
            checked = await me.call("POST", "/api/families/imperium/check", wish)
            assert not checked["ok"]
            assert reason in checked["problem"]
            assert (await refusal(me.host(**wish)))[0] == 400
        for wish in allowed:
            assert (await me.call("POST", "/api/families/imperium/check", wish))["ok"], wish

    asyncio.run(run())


def test_sitting_down_getting_up_and_starting(house: House) -> None:
    async def run() -> None:
        host, second, third, fourth = await people(house, 4)
        table = (await host.host(players=3, title="An  evening"))
        id = table["id"]
        assert (table["title"], table["my_seat"], table["host_is_me"]) == ("An evening", 0, True)
        assert id in [one["id"] for one in (await second.call("GET", "/api/tables"))["tables"]]
        assert (await second.join(id, 2))["my_seat"] == 2
        assert (await second.join(id))["my_seat"] == 2
        assert await refusal(second.join(id, 1)) == (409, "taken")
        assert await refusal(third.join(id, 2)) == (409, "taken")
        assert await refusal(host.call("POST", f"/api/tables/{id}/start")) == (409, "not-playing")
        assert await refusal(second.call("POST", f"/api/tables/{id}/start")) == (403, "forbidden")
        assert await refusal(second.call("POST", f"/api/tables/{id}/kick", {"seat": 0})) == (403, "forbidden")
        await third.join(id)
        assert await refusal(fourth.join(id)) == (409, "full")
        await host.call("POST", f"/api/tables/{id}/kick", {"seat": 1})
        await host.call("POST", f"/api/tables/{id}/seat", {"seat": 1, "bot": "random"})
        await host.call("POST", f"/api/tables/{id}/seat", {"seat": 1, "bot": None})
        await fourth.join(id)
        await fourth.call("POST", f"/api/tables/{id}/leave")
        await third.join(id)
        started = await host.call("POST", f"/api/tables/{id}/start")
        assert started["status"] == "playing"
        assert len(started["seed_hash"]) == 64
        assert started["seed"] is None
        assert await refusal(fourth.join(id)) == (409, "not-open")
        assert await refusal(fourth.call("POST", f"/api/tables/{id}/takeover", {"seat": 1})) == (409, "taken")
        await third.call("POST", f"/api/tables/{id}/leave")
        await second.call("POST", f"/api/tables/{id}/leave")
        assert await refusal(third.call("POST", f"/api/tables/{id}/takeover", {"seat": 2})) == (403, "forbidden")
        back = await third.call("POST", f"/api/tables/{id}/takeover", {"seat": 1})
        assert back["my_seat"] == 1
        await host.call("POST", f"/api/tables/{id}/kick", {"seat": 1})
        assert await refusal(host.call("POST", f"/api/tables/{id}/kick", {"seat": 1})) == (403, "not-seated")
        assert await refusal(third.call("POST", f"/api/tables/{id}/takeover", {"seat": 1})) == (403, "forbidden")
        assert await refusal(host.call("POST", f"/api/tables/{id}/rematch")) == (409, "not-playing")
        assert await refusal(host.call("GET", f"/api/tables/{id}/record")) == (403, "forbidden")

    asyncio.run(run())


def test_private_tables_and_those_who_watch(house: House) -> None:
    async def run() -> None:
        host, other = await people(house, 2)
        quiet = await gather_table([host], private=True, watch="nobody")
        linked = await gather_table([host], private=True, watch="link")
        for status in ("open", "playing"):
            listed = (await other.call("GET", "/api/tables", None, status=status))["tables"]
            assert not {quiet, linked} & {one["id"] for one in listed}
        assert await refusal(other.call("GET", f"/api/tables/{quiet}")) == (403, "forbidden")
        assert await refusal(other.call("GET", f"/api/tables/{quiet}/replay")) == (403, "forbidden")
        assert (await other.call("GET", f"/api/tables/{linked}"))["id"] == linked
        async with other.socket() as line:
            assert (await line.ask("open", table=quiet))["code"] == "forbidden"
            assert (await line.ask("open", table=linked))["type"] == "state"
            assert (await line.ask("open", table="nothing"))["code"] == "no-table"
            assert (await line.ask("move", table=linked, ply=0, option="pass"))["code"] == "not-seated"
        assert await refusal(other.call("GET", "/api/tables/nothing")) == (404, "no-table")

    asyncio.run(run())


def test_an_invitation_to_a_table_that_nobody_may_watch_holds_until_it_starts(house: House) -> None:
    async def run() -> None:
        host, friend, stranger = await people(house, 3)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = (await host.host(players=3, seats=seats, watch="nobody"))["id"]
        async with friend.socket() as line, stranger.socket() as other:
            assert (await line.ask("open", table=table))["type"] == "ok"
            assert (await other.ask("open", table=table))["type"] == "ok"
            await friend.join(table)
            await host.call("POST", f"/api/tables/{table}/start")
            state = await line.until("state")
            assert state["seat"] == 1
            told = await other.until("table", "state")
            while told["type"] == "table" and told["table"]["status"] == "open":
                told = await other.until("table", "state")
            assert (told["type"], told["table"]["status"], told["table"]["pending"]) == ("table", "playing", [])
            assert (await other.ask("sync", table=table))["code"] == "not-open"
            assert (await other.ask("open", table=table))["code"] == "forbidden"

    asyncio.run(run())


def test_play_now_my_games_and_a_rematch(house: House) -> None:
    async def run() -> None:
        me, friend = await people(house, 2)
        solo = await me.host(seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3], start=True)
        assert solo["status"] == "playing"
        table = await gather_table([me, friend], players=3, bot="random")
        seats = [Seat(me, table), Seat(friend, table)]
        await asyncio.gather(*(play_on(seat, random.Random(i)) for i, seat in enumerate(seats)))
        games = (await me.call("GET", "/api/me/games"))["tables"]
        assert games[0]["id"] == solo["id"]
        assert games[-1]["status"] == "over"
        assert games[-1]["result"]["winners"]
        made = [await who.call("POST", f"/api/tables/{table}/rematch") for who in (me, friend)]
        assert made[0]["id"] == made[1]["id"]
        assert [seat["kind"] for seat in made[0]["seats"]] == ["person", "person", "bot"]
        assert [seat["name"] for seat in made[0]["seats"]] == [seat["name"] for seat in games[-1]["seats"]]
        assert (await me.call("POST", f"/api/tables/{made[0]['id']}/start"))["status"] == "playing"

    asyncio.run(run())


def test_whoever_is_to_choose_may_ask_a_coach(house: House) -> None:
    async def run() -> None:
        me, other, stranger = await people(house, 3)
        leaders = ["leader-paul-atreides", "leader-count-ilban-richese", "leader-helena-richese"]
        third = (await people(house, 1))[0]
        table = (await me.host(players=3, leaders=leaders))["id"]
        for who in (other, third):
            await who.call("POST", f"/api/tables/{table}/join", {})
        await me.call("POST", f"/api/tables/{table}/start")
        given = [await who.call("GET", f"/api/tables/{table}/hints") for who in (me, other, third)]
        assert [bool(hints) for hints in given].count(True) == 1
        assert {"name", "text", "about"} == {key for hints in given for hint in hints for key in hint}
        assert "agents" in [hint["name"] for hints in given for hint in hints]
        assert (await refusal(stranger.call("GET", f"/api/tables/{table}/hints")))[1] == "not-seated"

    asyncio.run(run())
