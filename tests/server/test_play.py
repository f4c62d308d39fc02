"""Playing: moves, undo with consent, chat, those who watch later, and clocks."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.server.tables.table import Standing
from landsraad.server.wire.client import Account, Line, Seat
from landsraad.server.wire.messages import Brief
from tests.server.house import House
from tests.server.players import gather_table, play_on


class Player:
    """A guest with an open socket at a table, who knows the last view."""

    def __init__(self, account: Account, line: Line, table: str) -> None:
        self.account = account
        self.line = line
        self.table = table
        self.state: dict[str, Any] = {}
        self.data: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.other: list[dict[str, Any]] = []
        self.let_by: list[dict[str, Any]] = []
        """What was chosen for the first seat, which did not."""
        self.pauses = 0

    @property
    def view(self) -> dict[str, Any]:
        return self.state["view"]

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "update"):
            self.state = message
            offer = message["view"].get("offer")
            self.pauses += offer is not None and offer["id"] == "pause"
            self.let_by += [step for step in message.get("steps", ()) if step["seat"] == 0 and step["by"] == "bot"]
        elif message["type"] == "table":
            self.data = message["table"]
        elif message["type"] == "chat":
            self.chat += message["messages"]
        else:
            self.other.append(message)

    async def until(self, wanted: Any, timeout: float = 60.0) -> None:
        """Listen until something is so."""
        async with asyncio.timeout(timeout):
            while not wanted():
                self.note(await self.line.receive(timeout))

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something about the table, and hear its answer."""
        id = await self.line.send(type, table=self.table, **fields)
        while True:
            message = await self.line.receive()
            self.note(message)
            if message.get("id") == id:
                return message

    async def move(self, option: str | None = None) -> dict[str, Any]:
        """Choose an option, or the first."""
        name = option or self.view["legal"][0]["name"]
        return await self.say("move", ply=self.view["ply"], n=self.state["n"], option=name)

    @property
    def my_turn(self) -> bool:
        return bool(self.state) and bool(self.view["legal"])


@asynccontextmanager
async def table_of(house: House, count: int, **wish: Any) -> AsyncIterator[list[Player]]:
    """So many people at a started table."""
    accounts = [Account(house.address) for _ in range(count)]
    for number, account in enumerate(accounts):
        await account.guest(f"Guest {number}")
    table = await gather_table(accounts, **wish)
    players = []
    for account in accounts:
        player = Player(account, await Line.open(account), table)
        await player.say("open")
        await player.until(lambda player=player: any(one["type"] == "presence" for one in player.other))
        players.append(player)
    yield players
    for player in players:
        await player.line.close()
        await player.account.http.aclose()


async def whose_turn(players: list[Player]) -> Player:
    """The player who is to choose, when everybody knows it."""
    while True:
        newest = max(player.state["n"] for player in players)
        for player in players:
            await player.until(lambda player=player, newest=newest: player.state["n"] >= newest)
        for player in players:
            if player.my_turn and player.state["n"] == max(one.state["n"] for one in players):
                return player
        await players[0].until(lambda newest=newest: players[0].state["n"] > newest)


async def free_undo_position(players: list[Player]) -> Player:
    """Play until somebody, still to choose, may take back a choice of their own."""
    for _ in range(400):
        player = await whose_turn(players)
        if player.state["can_undo"] and player.view["undo_floor"] < player.view["ply"]:
            return player
        await player.move(random.Random(player.view["ply"]).choice(player.view["legal"])["name"])
    raise AssertionError("nothing can ever be taken back")


def test_moves_count_once_and_only_when_they_are_legal(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 3, players=3) as players:
            player = await whose_turn(players)
            waiting = next(one for one in players if one is not player)
            ply, n, name = player.view["ply"], player.state["n"], player.view["legal"][0]["name"]
            refused = await player.say("move", ply=ply, n=n, option="buy:nothing")
            assert refused["code"] == "illegal"
            assert "no option" in refused["text"]
            assert (await waiting.say("move", ply=ply, n=n, option=name))["code"] == "not-your-turn"
            assert (await player.say("move", ply=ply + 1, option=name))["type"] == "stale"
            reasons = (await player.say("why", options=[name, "reveal", "nonsense"]))["reasons"]
            assert reasons[name] is None
            assert "nonsense" in reasons["nonsense"]
            sent = [await player.line.send("move", table=player.table, ply=ply, n=n, option=name) for _ in range(3)]
            answers = [await player.line.until("ok", "stale", id=id) for id in sent]
            assert [one["type"] for one in answers] == ["ok", "stale", "stale"]
            story = await player.account.call("GET", f"/api/tables/{player.table}/story")
            assert story["length"] == ply + 1
            state = await player.say("sync")
            assert state["n"] == n + 1

    asyncio.run(run())


def test_undo_is_free_in_ones_own_turn_and_redo_plays_it_again(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 2, players=3, bot="random") as players:
            player = await free_undo_position(players)
            before = player.state
            last = before["view"]["ply"]
            assert (await player.say("undo"))["asked"] is False
            assert player.state["n"] == before["n"] + 1
            assert player.view["ply"] < last
            assert player.state["steps"][-1]["kind"] == "undo"
            assert player.state["can_redo"]
            old = await player.say("move", ply=player.view["ply"], n=before["n"], option="pass")
            assert old["type"] == "stale"
            while player.view["ply"] < last:
                assert (await player.say("redo"))["type"] == "ok"
            again = {**player.view, "legal": sorted(one["name"] for one in player.view["legal"])}
            assert again == {**before["view"], "legal": sorted(one["name"] for one in before["view"]["legal"])}
            assert (await player.say("redo"))["code"] == "no-undo"
            assert (await player.say("undo", to=10_000))["code"] == "no-undo"
            other = next(one for one in players if one is not player)
            await other.until(lambda: other.state["n"] == player.state["n"])
            assert other.view["ply"] == player.view["ply"]

    asyncio.run(run())


async def ended_turn(players: list[Player]) -> tuple[Player, Player]:
    """Play until somebody could take back a choice of a turn that has passed on: they, and the next."""
    for _ in range(1500):
        player = await whose_turn(players)
        await player.move(random.Random(player.view["ply"]).choice(player.view["legal"])["name"])
        following = await whose_turn(players)
        if following is not player and player.state["can_undo"]:
            return player, following
    raise AssertionError("no turn ever ends without something revealed")


def test_undo_beyond_ones_own_turn_needs_consent(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 3, players=3) as players:
            asker, following = await ended_turn(players)
            others = [player for player in players if player is not asker]
            before = asker.view["ply"]
            assert (await asker.say("undo"))["asked"] is True
            for other in others:
                await other.until(lambda other=other: other.data["proposal"])
            proposal = others[0].data["proposal"]
            assert proposal["asked"] == sorted(player.view["seat"] for player in others)
            assert (await asker.say("answer", proposal=proposal["id"], yes=True))["code"] == "no-proposal"
            assert (await others[0].say("answer", proposal=proposal["id"], yes=False))["type"] == "ok"
            assert (await others[1].say("answer", proposal=proposal["id"], yes=True))["code"] == "no-proposal"
            assert asker.view["ply"] == before
            await asker.say("undo")
            for other in others:
                await other.until(
                    lambda other=other: other.data["proposal"] and other.data["proposal"]["id"] != proposal["id"]
                )
                await other.say("answer", proposal=other.data["proposal"]["id"], yes=True)
            await asker.until(lambda: asker.view["ply"] < before)
            assert asker.my_turn
            await following.until(lambda: following.view["ply"] < before)

    asyncio.run(run())


def test_chat_mute_report_and_presence(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 2, players=3) as (one, two), Account(house.address) as watching:
            await watching.guest("Watcher")
            async with watching.socket() as line:
                spectator = Player(watching, line, one.table)
                await spectator.say("open")
                await one.until(lambda: any(
                    m["type"] == "presence" and len(m["people"]) == 3 and m["watching"] == 1 for m in one.other
                ))
                await one.say("say", text="The spice must flow\n\x07 now")
                await two.until(lambda: two.chat)
                assert two.chat[0]["text"] == "The spice must flow   now"
                assert two.chat[0]["person"]["name"] == "Guest 0"
                await spectator.until(lambda: spectator.chat)
                await spectator.say("say", text="psst: seat 1 bluffs")
                await spectator.until(lambda: len(spectator.chat) == 2)
                assert (await two.say("report", chat=two.chat[0]["id"], reason="spoilers"))["type"] == "ok"
                assert (await two.say("report", chat=10**6, reason="spoilers"))["type"] == "error"
                me = two.chat[0]["person"]["id"]
                id = await two.line.send("mute", person=me, on=True)
                assert (await two.line.until("ok", id=id))["type"] == "ok"
                await one.say("say", text="Can you hear me?")
                await one.say("sync")
                await two.say("sync")
                assert [line["text"][:3] for line in one.chat] == ["The", "Can"]
                assert [line["text"][:3] for line in two.chat] == ["The"]
                assert (await one.say("say", text=""))["code"] == "bad-message"
                assert (await two.account.call("GET", "/api/me"))["muted"] == [me]

    asyncio.run(run())


def seat_of(player: Player) -> int:
    """Where somebody sits."""
    return int(player.view["seat"])


def test_teams_talk_openly_unless_their_table_lets_them_talk_in_private(house: House) -> None:
    async def said(allowed: bool) -> None:
        options = {"team_talk": True} if allowed else {}
        async with table_of(house, 6, players=6, modules=["uprising", "choam"], options=options) as players:
            by_seat = {seat_of(player): player for player in players}
            commander, enemy, mate = by_seat[0], by_seat[1], by_seat[2]
            whispered = await commander.say("say", text="the left flank", to=[2, 4])
            assert whispered["type"] == "ok" if allowed else whispered["code"] == "forbidden"
            assert (await commander.say("say", text="a deal?", to=[1]))["code"] == "forbidden"
            assert (await commander.say("say", text="a deal?", to=[1, 2]))["code"] == "forbidden"
            await commander.say("say", text="good evening")
            await enemy.until(lambda: enemy.chat)
            assert [line["text"] for line in enemy.chat] == ["good evening"]
            heard = ["the left flank", "good evening"] if allowed else ["good evening"]
            await mate.until(lambda: len(mate.chat) == len(heard))
            assert [line["text"] for line in mate.chat] == heard

    asyncio.run(said(False))
    asyncio.run(said(True))


def test_what_is_said_in_private_is_heard_by_those_it_is_said_to(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 3, players=3) as (one, two, three), Account(house.address) as watching:
            await watching.guest("Watcher")
            async with watching.socket() as line:
                spectator = Player(watching, line, one.table)
                await spectator.say("open")
                assert (await one.say("say", text="an alliance?", to=[seat_of(two)]))["type"] == "ok"
                await two.until(lambda: two.chat)
                assert two.chat[0]["to"] == [seat_of(two)]
                await one.say("say", text="good evening")
                for other in (three, spectator):
                    await other.until(lambda other=other: other.chat)
                    assert [said["text"] for said in other.chat] == ["good evening"]
                assert (await spectator.say("say", text="psst", to=[0]))["code"] == "forbidden"
                assert (await one.say("say", text="hello?", to=[7]))["code"] == "bad-message"
                assert (await one.say("say", text="me", to=[seat_of(one)]))["code"] == "bad-message"

            # Nor is it told to whoever comes in later.
            async with watching.socket() as line:
                late = Player(watching, line, one.table)
                await late.say("open")
                await late.until(lambda: late.chat)
                assert [said["text"] for said in late.chat] == ["good evening"]

    asyncio.run(run())


def test_when_a_game_begins_each_hears_one_thing(house: House) -> None:
    async def run() -> None:
        host, other = Account(house.address), Account(house.address)
        await host.guest()
        await other.guest()
        table = (await host.host(players=2))["id"]
        await other.join(table)
        async with other.socket() as line:
            line.keep_frames = True
            await line.until("welcome")
            pending = (await host.call("POST", f"/api/tables/{table}/start"))["pending"]
            await line.ask("ping")
            heard = [frame["kind"] for frame in line.frames if frame["type"] == "notice"]
            assert heard == (["turn"] if 1 in pending else ["start"])
        for account in (host, other):
            await account.http.aclose()

    asyncio.run(run())


async def listed(account: Account, table: str, path: str, **query: str) -> dict[str, Any]:
    """A table as a list tells it."""
    return next(one for one in (await account.call("GET", path, **query))["tables"] if one["id"] == table)


async def caught_up(account: Account, player: Player, path: str, **query: str) -> dict[str, Any]:
    """A table as a list tells it when its row has the entry that the player sees: rows are written soon after moves."""
    async with asyncio.timeout(20):
        while (table := await listed(account, player.table, path, **query))["n"] < player.state["n"]:
            await asyncio.sleep(0.05)
    return table


def test_lists_tell_nothing_early_of_a_table_that_is_watched_with_a_delay(house: House) -> None:
    async def run() -> None:
        wish = {"players": 3, "private": False, "watch_delay": 600}
        async with table_of(house, 1, **wish) as [player], Account(house.address) as other:
            await player.until(lambda: player.my_turn)
            assert (await caught_up(player.account, player, "/api/me/games"))["brief"] is not None
            public = await listed(other, player.table, "/api/tables", status="playing")
            assert (public["n"], public["pending"], public["brief"]) == (0, [], None)

    asyncio.run(run())


def test_lists_look_into_no_game(tmp_path: Path) -> None:
    """The row says how the game stands: nothing is replayed, and the game need not be in memory."""

    async def begin(house: House) -> None:
        async with table_of(house, 1, players=3, private=False) as [player]:
            await player.until(lambda: player.my_turn)
            await caught_up(player.account, player, "/api/me/games")

    async def look(house: House) -> None:
        async with Account(house.address) as other:
            [table] = (await other.call("GET", "/api/tables", status="playing"))["tables"]
            assert table["brief"] == {"round": 99, "phase": "as kept", "scores": [1, 2, 3], "leaders": []}

    with House(tmp_path) as house:
        asyncio.run(begin(house))
        with sqlite3.connect(house.database) as database:
            database.execute("""UPDATE tables SET standing = json_set(standing, '$.brief', json(
                '{"round": 99, "phase": "as kept", "scores": [1, 2, 3], "leaders": []}'))""")
        asyncio.run(look(house))


def test_a_row_tells_a_seat_alone_that_it_is_asked_in_secret() -> None:
    kept = Standing(7, [], [2], [], Brief(1, "", [], []))
    assert [kept.pending_for(seat) for seat in (None, 0, 2)] == [[], [], [2]]
    paused = Standing(7, [1], [], [], Brief(1, "", [], []))
    assert [paused.pending_for(seat) for seat in (None, 0, 1)] == [[1], [1], []]


@pytest.mark.parametrize("family", ["imperium", "classic"])
def test_a_table_says_briefly_how_its_game_stands(house: House, family: str) -> None:
    async def run() -> None:
        wish = {"family": family, "players": 3, "private": False}
        async with table_of(house, 1, **wish) as [player], Account(house.address) as other:
            await player.until(lambda: player.my_turn)
            view = player.state["view"]
            scores = [one["vp"] if "vp" in one else len(one["strongholds"]) for one in view["seats"]]
            leaders = [one["leader"] for one in view["seats"]]
            told = {"round": view["round"], "phase": view["phase"], "scores": scores, "leaders": leaders}
            assert (await player.account.call("GET", f"/api/tables/{player.table}"))["brief"] == told
            mine = await caught_up(player.account, player, "/api/me/games")
            assert mine["brief"] == told
            assert mine["my_turn"]
            public = await caught_up(other, player, "/api/tables", status="playing")
            assert public["brief"] == told
            assert not public["my_turn"]
            waiting = await player.account.host(players=3)
            assert waiting["brief"] is None

    asyncio.run(run())


def last_entry(message: dict[str, Any]) -> int:
    """The newest entry of the log that a message tells of."""
    match message["type"]:
        case "table":
            return message["table"]["n"]
        case "state" | "update":
            return message["n"]
    return 0


def test_those_who_watch_with_a_delay_see_nothing_early(house: House) -> None:
    delay = 2

    async def run() -> None:
        loop = asyncio.get_running_loop()
        host, first, second = (Account(house.address) for _ in range(3))
        await host.guest()
        table = (await host.host(players=3, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2],
                                 watch_delay=delay))["id"]
        early, late = Seat(first, table), Seat(second, table)
        seen: dict[Seat, dict[int, float]] = {early: {}, late: {}}
        made: dict[int, float] = {}

        async def watch(seat: Seat) -> None:
            await seat.connect()
            while True:
                message = await seat.receive()
                for n in range(1, last_entry(message) + 1):
                    seen[seat].setdefault(n, loop.time())

        tasks = [asyncio.create_task(watch(early))]
        async with host.socket() as line:
            player = Player(host, line, table)
            await player.say("open")
            await player.until(lambda: any(one["type"] == "presence" and one["watching"] for one in player.other))
            await host.call("POST", f"/api/tables/{table}/start")
            for number in range(12):
                if number == 3:
                    tasks.append(asyncio.create_task(watch(late)))
                await player.until(lambda: player.my_turn)
                before = loop.time()
                made[(await player.move())["n"]] = before
                moment = await second.call("GET", f"/api/tables/{table}/story")
                assert all(loop.time() - made[step["n"]] > delay - 0.05 for step in moment["steps"]
                           if step["n"] in made)
                known = await listed(second, table, "/api/tables", status="playing")
                assert all(loop.time() - made[n] > delay - 0.05 for n in made if n <= known["n"])
            async with asyncio.timeout(60):
                while not all(max(made) in those for those in seen.values()):
                    await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        for those in seen.values():
            assert all(at - made[n] > delay - 0.05 for n, at in those.items() if n in made)
        assert set(made) <= set(seen[early])
        for account in (host, first, second):
            await account.http.aclose()

    asyncio.run(run())


def test_a_bot_plays_on_when_the_time_is_up_until_the_person_returns(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 1, players=3, bot="random", clock={"base": 10, "add": 0}) as [player]:
            await player.until(lambda: player.my_turn)
            clock = player.state["clock"]
            assert clock["running"] == [0]
            assert 0 < clock["left"][0] <= 10
            assert clock["away"] == [False] * 3
            kinds: list[str] = []
            bots: list[int] = []
            while len(bots) < 3:
                message = await player.line.receive(30)
                player.note(message)
                for step in message.get("steps", ()):
                    kinds.append(step["kind"])
                    if step["seat"] == 0 and step["kind"] == "move" and step["by"] == "bot":
                        bots.append(step["n"])
            assert "away" in kinds
            await player.until(lambda: player.data["seats"][0]["away"])
            assert (await player.say("back"))["type"] == "ok"
            await player.until(lambda: player.my_turn and not player.state["clock"]["away"][0])
            await player.until(lambda: not player.data["seats"][0]["away"])
            assert player.state["clock"]["left"][0] > 20
            assert (await player.move())["type"] == "ok"

    asyncio.run(run())


def test_leaving_a_game_lets_a_bot_play_on_and_its_end_tells_the_seed(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 2, players=3, bot="random") as (one, two):
            await two.account.call("POST", f"/api/tables/{two.table}/leave")
            await two.until(lambda: two.data["my_seat"] is None and two.state["seat"] is None)
            assert two.view["seat"] is None
            assert two.view["legal"] == []
            await one.line.close()
            seat = Seat(one.account, one.table)
            await play_on(seat, random.Random(5))
            table = await one.account.call("GET", f"/api/tables/{one.table}")
            record = await one.account.call("GET", f"/api/tables/{one.table}/record")
            assert table["status"] == "over"
            assert table["seed"] == str(record["seed"])
            assert landsraad.replay(record).result == record["result"] == table["result"]

    asyncio.run(run())


def test_whoever_hangs_up_in_the_middle_of_a_move_has_made_it(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 2, players=3, bot="random") as players:
            for _ in range(25):
                player = await whose_turn(players)
                other = next(one for one in players if one is not player)
                n, ply = player.state["n"], player.view["ply"]
                await player.line.send(
                    "move", table=player.table, ply=ply, n=n, option=player.view["legal"][0]["name"]
                )
                player.line.socket.transport.abort()
                player.line = await Line.open(player.account)
                await player.say("open", after=n)
                await player.until(lambda player=player, n=n: player.state["n"] > n or player.my_turn)
                if player.state["n"] > n:
                    await other.until(lambda other=other, n=n: other.state["n"] > n)

    asyncio.run(run())


async def play_until(player: Player, enough: Any, silent: bool = False) -> None:
    """Play until it is enough, the first thing that is legal; decline offers, or leave them without an answer."""
    while not enough():
        offer = player.view["offer"]
        if player.my_turn and not (offer and silent):
            await player.move(offer["decline"] if offer else None)
        else:
            player.note(await player.line.receive(60))


def test_an_offer_that_nobody_answers_goes_by_when_the_time_of_a_turn_is_over(house: House) -> None:
    async def run() -> None:
        async with table_of(
            house, 1, family="classic", players=2, bot="random", clock={"base": 3600, "add": 0.2},
            options={"asks": "everything"},
        ) as [player]:
            await play_until(player, lambda: len(player.let_by) >= 3, silent=True)
            assert {step["option"] for step in player.let_by} <= {"pass", "done", "refuse"}
            assert {step["kind"] for step in player.let_by} == {"move"}
            assert not player.data["seats"][0]["away"]

    asyncio.run(run())


def test_a_bid_that_is_not_made_in_time_is_a_pass_and_the_next_is_asked(house: House) -> None:
    async def run() -> None:
        async with table_of(house, 2, family="classic", players=2, options={"bid_seconds": 5}) as players:
            late = await whose_turn(players)
            while late.view["time_limit"] is None:
                offer = late.view["offer"]
                await late.move(offer["decline"] if offer else None)
                late = await whose_turn(players)
            other = players[1 - players.index(late)]
            seat = late.view["seat"]
            assert late.view["auction"]["turn"] == seat
            assert 0 < late.state["limit"] <= 5
            assert not other.state["limit"]
            asked = late.state["n"]
            await other.until(lambda: other.my_turn)
            assert other.view["auction"]["passed"] == [seat]
            await late.until(lambda: late.state["n"] > asked)
            [step] = [step for step in late.state["steps"] if step["n"] > asked]
            assert (step["seat"], step["option"], step["by"]) == (seat, "pass", "bot")
            assert late.state["limit"] is None
            assert not late.data["seats"][seat]["away"]
            assert 0 < other.state["limit"] <= 5
            assert (await other.move("bid:1"))["type"] == "ok"

    asyncio.run(run())


def test_what_somebody_never_wants_to_be_asked_is_declined_until_they_ask_for_it_again(house: House) -> None:
    async def run() -> None:
        async with table_of(
            house, 1, family="classic", players=2, bot="random", options={"asks": "everything"}
        ) as [player]:
            def paused() -> bool:
                return player.my_turn and player.view["offer"] is not None and player.view["offer"]["id"] == "pause"

            await play_until(player, paused)
            assert player.state["limit"] is None
            assert (await player.say("refuse", offer="worm", on=True))["code"] == "no-proposal"
            assert (await player.say("refuse", offer="pause", on=True))["type"] == "ok"
            await player.until(lambda: player.let_by)
            asked = player.pauses
            await play_until(player, lambda: len(player.let_by) >= 2)
            assert player.pauses == asked
            assert {step["option"] for step in player.let_by} == {"pass"}
            await player.until(lambda: "pause" in player.data["refused"])
            assert (await player.say("refuse", offer="pause", on=False))["type"] == "ok"
            await player.until(lambda: not player.data["refused"])
            await play_until(player, paused)

    asyncio.run(run())
