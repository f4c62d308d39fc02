"""Nonsense and malice over HTTP and sockets: refused in words, and no game is changed."""

import asyncio
import json
import os
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from landsraad.families import families
from landsraad.server.app import make_app
from landsraad.server.config import Config
from landsraad.server.wire.client import Account, Line, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on

EXAMPLES = int(os.environ.get("LANDSRAAD_TEST_FUZZ", "15"))
FRAMES = int(os.environ.get("LANDSRAAD_TEST_FRAMES", "400"))

app = make_app(Config(database="sqlite+aiosqlite://"))
schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def guest(house: House) -> Iterator[dict[str, Any]]:
    """Somebody who is signed in, with a table that is played and one that is open."""
    with httpx.Client(base_url=house.address, timeout=60, trust_env=False) as http:
        http.get("/api/me")
        headers = {"X-CSRF-Token": http.cookies["landsraad_csrf"]}
        http.post("/api/me/guest", json={}, headers=headers)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
        playing = http.post("/api/tables", json={"seats": seats, "start": True}, headers=headers).json()["id"]
        opened = http.post("/api/tables", json={}, headers=headers).json()["id"]
        yield {"headers": headers, "cookies": dict(http.cookies), "tables": [playing, opened]}


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: Any, house: House, guest: dict[str, Any]) -> None:
    if "table" in (case.path_parameters or {}) and random.random() < 0.7:
        case.path_parameters["table"] = random.choice(guest["tables"])
    signed_in = random.random() < 0.8 and case.method not in ("DELETE",) and not case.path.endswith("delete")
    response = case.call(
        base_url=house.address, timeout=60, headers=guest["headers"] if signed_in else None,
        cookies=guest["cookies"] if signed_in else None,
    )
    case.validate_response(response, checks=[not_a_server_error])
    if response.status_code >= 400 and response.content and case.method != "HEAD":
        assert {"status_code", "detail"} <= set(response.json())


def test_the_openapi_document_is_of_version_3_1(house: House) -> None:
    document = httpx.get(f"{house.address}/schema/openapi.json", timeout=60, trust_env=False).json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/join" in document["paths"]
    for path in ("/api/schema/messages", *(f"/api/schema/views/{name}" for name in families())):
        assert "$defs" in httpx.get(house.address + path, timeout=60, trust_env=False).json()
    assert httpx.get(f"{house.address}/api/schema/views/chess", timeout=60, trust_env=False).status_code == 404


TYPES = ("open", "close", "move", "undo", "redo", "answer", "why", "say", "mute", "report", "back", "sync", "ping", "x")
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 2**70, 1.5, 1e308, "", "x" * 200, "\x00", "\ud800", "💀", [], {}, [[]], {"a": 1},
    ["x"] * 600, "../../etc/passwd", "'; DROP TABLE moves; --", [None], "NaN",
)
FIELDS = ("table", "ply", "n", "option", "to", "proposal", "yes", "options", "text", "person", "on", "chat", "reason",
          "after", "id", "seat")


def malice(dice: random.Random, table: str, others: list[str]) -> str | bytes:
    """A frame that should not be."""
    kind = dice.randrange(10)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(100)))
    if kind == 1:
        return "".join(chr(dice.randrange(32, 0x3000)) for _ in range(dice.randrange(200)))
    if kind == 2:
        return json.dumps({"type": "say", "table": table, "text": "x" * dice.choice((501, 15_000, 30_000))})
    if kind == 3:
        return "[" * dice.choice((10, 5000))
    message: dict[str, Any] = {"type": dice.choice(TYPES), "table": dice.choice((table, *others)), "ply": 0, "n": 0,
                               "option": "reveal", "options": [], "text": "hello", "yes": True, "proposal": "x"}
    for _ in range(dice.randrange(4)):
        field = dice.choice(FIELDS)
        if dice.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = dice.choice(VALUES)
    return json.dumps(message)


def test_malicious_frames_change_no_game(house: House) -> None:
    async def run() -> None:
        victim, bully = Account(house.address), Account(house.address)
        await victim.guest()
        await bully.guest()
        table = await gather_table([victim], players=3, bot="random")
        own = await gather_table([bully], players=3, bot="random")
        seat = Seat(victim, table)
        await seat.connect()
        while seat.n is None or not seat.my_turn:
            await seat.receive()
        before = await victim.call("GET", f"/api/tables/{table}/story", seat=0)
        dice = random.Random(FRAMES)
        line = await Line.open(bully)
        for _ in range(FRAMES):
            try:
                await line.socket.send(malice(dice, table, [own, "nothing"]))
                if dice.random() < 0.2:
                    id = await line.send("ping")
                    answer = await line.until("pong", id=id, timeout=20)
                    assert answer["type"] == "pong"
            except ConnectionClosed:
                line = await Line.open(bully)
        await line.close()
        assert await victim.call("GET", f"/api/tables/{table}/story", seat=0) == before
        await play_on(seat, random.Random(1), plies=5)

    asyncio.run(run())
    assert house.metric("landsraad_faults_total") == 0, house.errors()


def test_old_frames_and_other_peoples_seats(house: House) -> None:
    async def run() -> None:
        victim, bully = Account(house.address), Account(house.address)
        await victim.guest()
        await bully.guest()
        table = await gather_table([victim, bully], players=3, bot="random")
        seats = [Seat(victim, table), Seat(bully, table)]
        sent: list[str] = []

        async def record(line: Line) -> None:
            original = line.socket.send

            async def send(frame: Any, *rest: Any) -> None:
                sent.append(frame)
                await original(frame, *rest)

            line.socket.send = send  # type: ignore[method-assign, assignment]

        await seats[0].connect()
        assert seats[0].line is not None
        await record(seats[0].line)
        tasks = [asyncio.create_task(play_on(seat, random.Random(i))) for i, seat in enumerate(seats)]
        while len(sent) < 8:
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for known in seats:
            if known.line is not None:
                await known.line.ask("ping")  # behind a move that is on its way still
        async with victim.socket() as line, bully.socket() as theirs:
            line.ids = count(1_000_000)
            await line.ask("open", table=table)
            await theirs.ask("open", table=table)
            while (settled := await line.ask("sync", table=table))["view"]["pending"] == [2]:
                await asyncio.sleep(0.05)
            for frame in sent[:-1]:
                await line.socket.send(frame)
            seat = settled["view"]["pending"][0]
            wrong = theirs if seat == 0 else line
            answer = await wrong.ask("move", table=table, ply=settled["view"]["ply"], n=settled["n"], option="reveal")
            assert answer["type"] == "error"
            assert answer["code"] == "not-your-turn"
            after = await line.ask("sync", table=table)
            assert after["n"] == settled["n"]

    asyncio.run(run())


def test_frames_that_are_too_big_close_the_socket_and_nothing_else(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me:
            await me.guest()
            async with me.socket() as line:
                await line.socket.send("x" * 20_000)
                assert (await line.until("error"))["code"] == "too-big"
                await line.socket.send(json.dumps({"type": "ping", "id": 1, "x": "y" * 100_000}))
                with pytest.raises(ConnectionClosed):
                    await line.until("pong")
            async with me.socket() as line:
                assert (await line.ask("ping"))["type"] == "pong"

    asyncio.run(run())


def test_paths_outside_the_site_are_not_served(house: House, tmp_path: Path) -> None:
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd"):
        answer = httpx.get(house.address + path, timeout=60, trust_env=False)
        assert "root:" not in answer.text
