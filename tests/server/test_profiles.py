"""Profiles: what somebody's finished games amount to."""

import asyncio
import random

import landsraad
from landsraad.bots import make_bot
from landsraad.server.play.game import Deal
from landsraad.server.store.journal import Entry
from landsraad.server.tables.profiles import chronicle, longest, standing_of, streak
from landsraad.server.wire.client import Account, Seat
from landsraad.server.wire.messages import Setup
from tests.server.house import House
from tests.server.players import gather_table, play_on


def test_streaks_count_from_the_latest_game_and_the_longest_anywhere() -> None:
    assert streak([]) == longest([]) == 0
    assert streak([True, True, False, True]) == 2
    assert streak([False, True, True, True]) == 0
    assert longest([False, True, True, True, False, True]) == 3
    assert streak([True]) == longest([True]) == 1
    assert standing_of([[2], [0, 1], [3]], 1) == 1


def test_a_chronicle_tells_who_led_what_and_what_they_played() -> None:
    game = landsraad.new("imperium", players=3, seed=11)
    bot = make_bot("heuristic", 11)
    entries: list[Entry] = []
    while not game.over:
        seat = game.pending[0]
        option = bot.choose(game, seat)
        entries.append(Entry(len(entries) + 1, "move", seat, game.name(option), len(entries) + 1, True, 0.0))
        game.step(option, seat)
    told = chronicle(Deal("imperium", game.family.rules, Setup(3), 11, None, 0.0), entries)
    standing = game.family.standing(game)
    assert told.leaders == standing.leaders
    assert [line[-1] for line in told.lines] == standing.scores
    assert {len(line) for line in told.lines} == {standing.round}
    for seat in range(3):
        bought = [entry.option for entry in entries if entry.seat == seat and (entry.option or "").startswith("buy:")]
        assert sum(told.counts[seat]["acquire"].values()) >= len(bought) > 0


def test_a_finished_game_stands_in_the_profiles_of_those_who_played_it(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as friend:
            for account, name in ((me, "Vera"), (friend, "Jun")):
                await account.guest(name)
            assert (await me.call("GET", "/api/me/profile"))["games"] == 0
            table = await gather_table([me, friend], players=3, bot="random")
            seats = [Seat(me, table), Seat(friend, table)]
            await asyncio.gather(*(play_on(seat, random.Random(i)) for i, seat in enumerate(seats)))
            mine, other = [await who.call("GET", "/api/me/profile") for who in (me, friend)]
            assert [mine["name"], other["name"]] == ["Vera", "Jun"]
            assert mine["games"] == other["games"] == 1
            [game] = mine["recent"]
            result = (await me.call("GET", f"/api/tables/{table}"))["result"]
            assert game["table"] == table
            assert game["won"] == (mine["wins"] == 1) == (0 in result["winners"])
            assert game["scores"] == result["scores"] == [line[-1] for line in game["lines"]]
            assert game["players"][:2] == ["Vera", "Jun"]
            assert mine["leaders"][0]["leader"] == game["leaders"][game["seat"]]
            assert mine["counted"][0]["times"] >= mine["counted"][-1]["times"] > 0
            assert {"acquire", "send"} == {one["event"] for one in mine["counted"]}
            assert mine["seconds"] > 0

    asyncio.run(run())
