"""What comes in is plain text and not too much; what goes out can be kept, and misused by no page."""

import asyncio
import doctest
import random
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from landsraad.families import families
from landsraad.server.people import webhooks
from landsraad.server.play import fairness
from landsraad.server.wire import limits
from landsraad.server.wire.client import Account, Seat
from tests.server.house import House
from tests.server.players import gather_table, play_on


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on each kind of database; it must not have failed at anything."""
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    with House(tmp_path_factory.mktemp("server"), database) as house:
        yield house
    assert house.errors() == []


@pytest.fixture(scope="module")
def guest(anywhere: House) -> Iterator[httpx.Client]:
    """Somebody who is signed in."""
    with httpx.Client(base_url=anywhere.address, timeout=60, trust_env=False) as http:
        http.get("/api/me")
        http.headers["X-CSRF-Token"] = http.cookies["landsraad_csrf"]
        http.headers["Content-Type"] = "application/json"
        http.post("/api/me/guest", json={})
        yield http


NUL = r"\u0000"
FIELDS = [
    ("POST", "/api/me/guest", '{"name": "%s"}'), ("PATCH", "/api/me", '{"name": "a%sb"}'),
    ("PATCH", "/api/me", '{"webhook": "https://example.org/%s"}'), ("POST", "/api/tables", '{"title": "%s"}'),
    ("POST", "/api/tables", '{"family": "%s"}'), ("POST", "/api/tables", '{"modules": ["%s"]}'),
    ("POST", "/api/tables", '{"options": {"%s": 1}}'), ("POST", "/api/tables", '{"fill": "%s"}'),
    ("POST", "/api/account", '{"login": "li%set", "password": "12345678"}'),
    ("POST", "/api/session", '{"login": "li%set", "password": "12345678"}'),
    ("POST", "/api/session", '{"login": "liet", "password": "1234%s5678"}'),
    ("POST", "/api/records", '{"family": "%s"}'), ("POST", "/api/records", '{"moves": ["%s"]}'),
    ("POST", "/api/families/imperium/check", '{"leaders": "%s"}'),
]


def refused(answer: httpx.Response) -> str:
    """Why a request was refused, in words; it must be the sender's fault."""
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert problem["status_code"] == answer.status_code
    return str(problem["detail"])


@pytest.mark.parametrize(("method", "path", "body"), FIELDS)
def test_fields_hold_no_nul_and_nothing_but_utf_8(guest: httpx.Client, method: str, path: str, body: str) -> None:
    assert "NUL" in refused(guest.request(method, path, content=body % NUL))
    assert "UTF-8" in refused(guest.request(method, path, content=body.encode() % b"\xff\xfe"))
    refused(guest.request(method, path, content=body % r"\ud800"))


def test_a_backslash_before_four_noughts_is_no_nul(guest: httpx.Client) -> None:
    assert guest.patch("/api/me", content=r'{"name": "a\\u0000"}').json()["person"]["name"] == r"a\u0000"


@pytest.mark.parametrize("nul", ["%00", "a%00b"])
def test_paths_and_queries_hold_no_nul(guest: httpx.Client, nul: str) -> None:
    for path in (f"/api/tables/{nul}", f"/api/tables/{nul}/chart", f"/api/tables/{nul}/record", f"/{nul}",
                 f"/api/families/{nul}/codex", f"/api/schema/views/{nul}", f"/api/tables?status={nul}",
                 f"/api/tables?before={nul}", f"/api/tables?{nul}=1", f"/schema/{nul}"):
        assert "NUL" in refused(guest.get(path))
    for path in ("join", "leave", "start", "rematch"):
        assert "NUL" in refused(guest.post(f"/api/tables/{nul}/{path}", json={}))


@pytest.mark.parametrize("depth", [5_000, 200_000])
@pytest.mark.parametrize("path", ["/api/records", "/api/tables", "/api/me/guest", "/api/families/imperium/check"])
def test_json_is_not_nested_without_end(guest: httpx.Client, path: str, depth: int) -> None:
    for body in ("[" * depth + "]" * depth, '{"moves": ' + "[" * depth + "]" * depth + "}",
                 '{"a": ' * depth + "1" + "}" * depth, "[" * depth):
        refused(guest.post(path, content=body))


def test_an_origin_that_is_no_address_is_another_one(guest: httpx.Client) -> None:
    refused(guest.post("/api/me/guest", json={}, headers={"Origin": "http://["}))


def test_frames_hold_no_nul(anywhere: House) -> None:
    async def run() -> None:
        async with Account(anywhere.address) as me:
            await me.guest()
            table = await gather_table([me])
            async with me.socket() as line:
                for frame in ({"type": "open", "table": "\0"}, {"type": "say", "table": table, "text": "\0 hello"},
                              {"type": "mute", "person": "\0", "on": True},
                              {"type": "move", "table": table, "ply": 0, "option": "\0"}):
                    answer = await line.ask(**frame)
                    assert (answer["code"], "NUL" in answer["text"]) == ("bad-message", True)

    asyncio.run(run())


@pytest.mark.parametrize("module", [fairness, limits, webhooks])
def test_the_examples_in_docstrings_are_true(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert (outcome.failed, outcome.attempted > 0) == (0, True)


# -- not too much ------------------------------------------------------------------------------------------------------


async def ask_until_refused(account: Account, path: str) -> httpx.Response:
    """Ask again and again, until it is too often."""
    for _ in range(2000):
        answer = await account.http.get(path)
        if answer.status_code != 200:
            return answer
    raise AssertionError("nobody minds 2000 questions")


def test_whoever_asks_too_often_waits_and_nobody_else_does(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with Account(house.address) as busy, Account(house.address) as other, Account(house.address) as far:
            await busy.guest()
            await other.guest()
            far.http.headers["X-Forwarded-For"] = "192.0.2.7"
            answer = await ask_until_refused(busy, "/api/tables")
            assert answer.status_code == 429
            assert answer.json()["code"] == "too-often"
            assert int(answer.headers["Retry-After"]) >= 1
            assert (await other.http.get("/api/tables")).status_code == 200
            nobody = Account(house.address)
            assert (await ask_until_refused(nobody, "/api/bots")).status_code == 429
            assert (await far.http.get("/api/tables")).status_code == 200
            assert (await nobody.http.get("/")).status_code in (200, 404)

    with House(tmp_path, limits=0.1) as house:
        asyncio.run(run(house))


def test_looking_back_is_limited_and_worked_out_once(tmp_path: Path) -> None:
    async def play(house: House) -> str:
        async with Account(house.address) as me:
            await me.guest()
            table = await gather_table([me], players=3, bot="random")
            await play_on(Seat(me, table), random.Random(1))
            return table

    async def look(house: House, table: str) -> None:
        async with Account(house.address) as me, Account(house.address) as other:
            path = f"/api/tables/{table}"
            first: dict[str, httpx.Response] = {}
            for what in ("chart", "story?seat=1", "replay?ply=20&seat=2", "record"):
                answer = first[what] = await me.http.get(f"{path}/{what}")
                assert answer.status_code == 200
                assert "immutable" in answer.headers["cache-control"]
                assert answer.headers["content-encoding"] == "gzip"
            assert house.metric("landsraad_look_backs_total") == len(first)
            for what, answer in first.items():
                again = await other.http.get(f"{path}/{what}")
                assert (again.content, again.headers["etag"]) == (answer.content, answer.headers["etag"])
                same = await other.http.get(f"{path}/{what}", headers={"If-None-Match": again.headers["etag"]})
                assert (same.status_code, same.content) == (304, b"")
            assert house.metric("landsraad_look_backs_total") == len(first)
            me.http.headers["X-Forwarded-For"] = "192.0.2.7"
            answers = [(await me.http.get(f"{path}/replay?ply={ply}")).status_code for ply in range(40)]
            assert answers[0] == 200
            assert 429 in answers
            assert house.metric("landsraad_look_backs_total") == len(first) + answers.count(200)

    with House(tmp_path) as house:
        table = asyncio.run(play(house))
    with House(tmp_path, limits=0.1) as house:
        asyncio.run(look(house, table))


def test_what_a_running_game_was_is_asked_anew_after_each_move(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, Account(house.address) as other:
            await me.guest()
            table = await gather_table([me], players=3, bot="random")
            seat = Seat(me, table)
            await play_on(seat, random.Random(1), plies=3)
            assert seat.line is not None
            await seat.line.send("ping")  # behind a move that is on its way still
            while (await seat.receive())["type"] != "pong":
                pass
            while not seat.my_turn:
                await seat.receive()
            path = f"/api/tables/{table}/story?seat=0"
            answer = await me.http.get(path)
            assert "no-cache" in answer.headers["cache-control"]
            known = {"If-None-Match": answer.headers["etag"]}
            assert (await me.http.get(path, headers=known)).status_code == 304
            assert (await other.http.get(path, headers=known)).status_code == 403
            await play_on(seat, random.Random(2), plies=4)
            later = await me.http.get(path, headers=known)
            assert later.status_code == 200
            assert later.json()["length"] > answer.json()["length"]

    asyncio.run(run())


@pytest.mark.parametrize("path", [
    "/api/families", *(f"/api/families/{name}/codex" for name in families()), "/api/schema/messages",
])
def test_what_never_changes_is_kept_by_its_tag(house: House, path: str) -> None:
    answer = httpx.get(house.address + path, timeout=60, trust_env=False)
    assert answer.headers["content-encoding"] == "gzip"
    assert "max-age" in answer.headers["cache-control"]
    known = {"If-None-Match": answer.headers["etag"]}
    again = httpx.get(house.address + path, timeout=60, trust_env=False, headers=known)
    assert (again.status_code, again.content) == (304, b"")


# -- safe from misuse --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/health", "/schema", "/schema/openapi.json", "/api/nothing", "/metrics"])
def test_no_answer_is_a_page_that_loads_something_or_stands_in_a_frame(house: House, path: str) -> None:
    answer = httpx.get(house.address + path, timeout=60, trust_env=False)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in answer.text


@pytest.mark.parametrize("page", ["swagger", "redoc", "scalar", "elements", "rapidoc"])
def test_the_interface_describes_itself_as_data_only(house: House, page: str) -> None:
    assert httpx.get(f"{house.address}/schema", timeout=60, trust_env=False).json()["openapi"].startswith("3.1")
    assert "<script" not in httpx.get(f"{house.address}/schema/{page}", timeout=60, trust_env=False).text


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    house = House(tmp_path)
    file = tmp_path / "table.db"
    with house:
        assert [stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("table.db*")] == [0o600] * 3
    file.chmod(0o644)
    with house:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_readiness_counts_private_tables_and_names_none(tmp_path: Path) -> None:
    async def begin(house: House) -> tuple[str, list[str]]:
        async with Account(house.address) as me:
            await me.guest()
            secret = [await gather_table([me], private=True), await gather_table([me], watch="link")]
            return await gather_table([me]), secret

    house = House(tmp_path)
    with house:
        public, secret = asyncio.run(begin(house))
    with sqlite3.connect(house.database) as database:
        database.execute("UPDATE tables SET rules = 0")
    with house:
        answer = httpx.get(f"{house.address}/ready", timeout=60, trust_env=False)
        assert answer.json()["broken"] == 3
        assert answer.json()["broken_games"] == [public]
        assert not any(one in answer.text for one in secret)
