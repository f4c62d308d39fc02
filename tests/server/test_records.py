"""Records: taken out, checked, brought in, looked back at; and stored games that no longer replay."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots import make_bot
from landsraad.cli.main import main
from landsraad.server.play.game import Deal
from landsraad.server.store.journal import Entry
from landsraad.server.tables import records
from landsraad.server.wire.client import Account, ApiError, Seat
from landsraad.server.wire.messages import Setup
from tests.server.house import House
from tests.server.players import gather_table, play_on


def unfinished(plies: int = 60) -> dict[str, Any]:
    """The record of a game that was broken off."""
    game = landsraad.new("imperium", players=3, seed=5)
    bot = make_bot("random", 1)
    while game.ply < plies:
        game.step(bot.choose(game, game.pending[0]), game.pending[0])
    return json.loads(json.dumps(game.record()))


def test_a_finished_game_can_be_taken_out_verified_and_looked_back_at(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> tuple[dict[str, Any], str]:
        async with Account(house.address) as me, Account(house.address) as other:
            await me.guest()
            table = await gather_table([me], players=3, bot="random")
            seat = Seat(me, table)
            await seat.connect()
            await play_on(seat, random.Random(3), plies=20)
            promised = (await me.call("GET", f"/api/tables/{table}"))["seed_hash"]
            path = f"/api/tables/{table}"
            for other_seat in (1, 2):
                with pytest.raises(ApiError) as error:
                    await me.call("GET", f"{path}/replay", seat=other_seat)
                assert error.value.status == 403
            with pytest.raises(ApiError):
                await other.call("GET", f"{path}/story", seat=0)
            mine = await me.call("GET", f"{path}/replay", ply=3, seat=0)
            assert mine["view"]["seat"] == 0
            assert mine["view"]["ply"] == mine["step"]["ply"] == 3
            with pytest.raises(ApiError):
                await me.call("GET", f"{path}/replay", ply=100_000)
            await play_on(seat, random.Random(3))
            record = await me.call("GET", f"{path}/record")
            for eyes in (None, 0, 1, 2):
                moment = await other.call("GET", f"{path}/replay", ply=40, seat=eyes)
                assert moment["view"] == json.loads(json.dumps(landsraad.replay(record, 40, listen=True).view(eyes)))
            story = await other.call("GET", f"{path}/story", seat=1, from_=10, to=30)
            assert [step["ply"] for step in story["steps"]] == list(range(11, 31))
            assert story["opening"] == []
            begun = landsraad.replay(record, 0, listen=True)
            opening = json.loads(json.dumps([begun.event_view(event, 1) for event in begun.fetch_events()]))
            assert opening
            assert (await other.call("GET", f"{path}/story", seat=1))["opening"] == opening
            chart = (await other.call("GET", f"{path}/chart"))["rounds"]
            assert [one["round"] for one in chart] == [chart[0]["round"] + i for i in range(len(chart))]
            assert [seat["vp"] for seat in chart[-1]["seats"]] == record["result"]["scores"]
            copy = await me.call("POST", "/api/records", record)
            assert (copy["status"], copy["imported"], copy["result"]) == ("over", True, record["result"])
            again = await me.call("GET", f"/api/tables/{copy['id']}/record")
            assert again["moves"] == record["moves"]
            return record, promised

    record, promised = asyncio.run(run())
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert main(["verify", str(path), "--hash", promised]) == 0
    assert "promised" in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["promised"] is True
    assert main(["verify", str(path), "--hash", "0" * 64]) == 2
    for change in ({"seed": record["seed"] + 1}, {"moves": record["moves"][:-1]}, {"result": None},
                   {"fairness": {**record["fairness"], "salt": "other"}}, {"fairness": 1}):
        path.write_text(json.dumps({**record, **change}))
        assert main(["verify", str(path)]) == 2


def test_a_chart_tells_of_each_round_what_was_there_when_it_ended() -> None:
    setup = Setup(4)
    game = landsraad.new("imperium", players=4, seed=11)
    bot = make_bot("heuristic", 11)
    entries: list[Entry] = []
    last: dict[str, Any] = game.view(None)  # type: ignore[assignment]
    ends: dict[int, tuple[int, list[int], list[dict[str, int]]]] = {}
    fought: dict[int, list[int]] = {}
    while not game.over:
        seat = game.pending[0]
        option = bot.choose(game, seat)
        entries.append(Entry(len(entries) + 1, "move", seat, game.name(option), len(entries) + 1, True, 0.0))
        game.step(option, seat)
        view: dict[str, Any] = game.view(None)  # type: ignore[assignment]
        if view["round"] == last["round"] and view["phase"] == last["phase"] == "combat":
            fought[view["round"]] = [one["strength"] for one in view["seats"]]
        if view["round"] != last["round"] or view["over"]:
            seats = view["seats"]
            ends[last["round"]] = game.ply, [one["vp"] for one in seats], [one["influence"] for one in seats]
        last = view
    rounds, leaders = records.chart(Deal("imperium", game.family.rules, setup, 11, None, 0.0), entries)
    assert leaders == game.family.standing(game).leaders
    assert [one["round"] for one in rounds] == sorted(ends)
    for one in rounds:
        told = one["ply"], [seat["vp"] for seat in one["seats"]], [seat["influence"] for seat in one["seats"]]
        assert told == ends[one["round"]]
    assert fought
    by_round = {one["round"]: [seat["strength"] for seat in one["seats"]] for one in rounds}
    assert {number: by_round[number] for number in fought} == fought
    assert all(any(by_round[number]) for number in fought)


def test_a_chart_needs_no_conflict() -> None:
    game = landsraad.new("classic", players=3, seed=3)
    bot = make_bot("random", 3)
    entries: list[Entry] = []
    while game.ply < 150 and not game.over:
        seat = game.pending[0]
        option = bot.choose(game, seat)
        game.step(option, seat)
        entries.append(Entry(game.ply, "move", seat, game.name(option), game.ply, True, 0.0))
    rounds, leaders = records.chart(Deal("classic", game.family.rules, Setup(3), 3, None, 0.0), entries)
    assert leaders == game.family.standing(game).leaders
    assert rounds[-1]["ply"] == game.ply
    assert all("strength" not in seat for one in rounds for seat in one["seats"])


def test_an_unfinished_record_is_played_on(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me:
            await me.guest()
            record = unfinished()
            table = (await me.call("POST", "/api/records", record))["id"]
            await me.join(table, 1)
            await me.call("POST", f"/api/tables/{table}/start")
            seat = Seat(me, table)
            await play_on(seat, random.Random(1))
            whole = await me.call("GET", f"/api/tables/{table}/record")
            assert whole["moves"][:60] == record["moves"]
            assert landsraad.replay(whole).over
            for wrong in ({}, {**record, "rules": 99}, {**record, "moves": ["nonsense"]}, {**record, "moves": 5},
                          {**record, "seed": -1}, {**record, "players": "x"}, {**record, "moves": ["pass"] * 20_001}):
                with pytest.raises(ApiError) as error:
                    await me.call("POST", "/api/records", wrong)
                assert error.value.status == 400

    asyncio.run(run())


def test_a_stored_game_that_no_longer_replays_is_reported_and_left_alone(tmp_path: Path) -> None:
    async def begin(house: House) -> list[str]:
        async with Account(house.address) as me:
            await me.guest()
            return [await gather_table([me]) for _ in range(2)]

    async def look(house: House, broken: str, good: str) -> None:
        async with Account(house.address) as other:
            assert (await other.call("GET", "/ready"))["broken_games"] == [broken]
            assert (await other.call("GET", f"/api/tables/{broken}"))["status"] == "broken"
            assert (await other.call("GET", f"/api/tables/{good}"))["status"] == "playing"
            async with other.socket() as line:
                assert (await line.ask("open", table=broken))["type"] == "ok"
                assert (await line.ask("sync", table=broken))["code"] == "broken"
                assert (await line.ask("open", table=good))["type"] == "state"

    house = House(tmp_path)
    with house:
        broken, good = asyncio.run(begin(house))
    with sqlite3.connect(house.database) as database:
        database.execute('UPDATE tables SET rules = 0 WHERE id = ?', (broken,))
    before = count_moves(house, broken)
    with house:
        asyncio.run(look(house, broken, good))
        assert house.metric("landsraad_broken_games") == 1
    assert count_moves(house, broken) == before
    with sqlite3.connect(house.database) as database:
        database.execute('UPDATE tables SET rules = ?', (landsraad.families()["imperium"].rules,))
    with house:
        assert house.metric("landsraad_broken_games") == 0


def count_moves(house: House, table: str) -> int:
    """How many entries a game's log has."""
    with sqlite3.connect(house.database) as database:
        return int(database.execute('SELECT count(*) FROM moves WHERE "table" = ?', (table,)).fetchone()[0])
