"""Webhooks: to those who do not look, and nowhere else."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue

import pytest

from landsraad.server.metrics import Metrics
from landsraad.server.people.webhooks import Webhooks
from landsraad.server.wire.client import Account, ApiError
from landsraad.server.wire.refusal import Refusal
from tests.server.house import House


@pytest.fixture
def posts() -> Iterator[tuple[str, "Queue[dict]"]]:
    """A place that takes webhooks, and what it got."""
    got: Queue[dict] = Queue()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    place = HTTPServer(("127.0.0.1", 0), Taker)
    threading.Thread(target=place.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{place.server_port}/hook", got
    place.shutdown()


def test_a_webhook_says_whose_turn_it_is(tmp_path: Path, posts: tuple[str, "Queue[dict]"]) -> None:
    address, got = posts

    async def run(house: House) -> None:
        async with Account(house.address) as me:
            await me.guest("Duncan")
            await me.call("PATCH", "/api/me", {"webhook": address})
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
            table = await me.host(seats=seats, start=True, webhook=address, title="Friday")
            found = [await asyncio.to_thread(got.get, True, 20) for _ in range(2)]
            for post in found:
                assert "Friday" in post["content"]
                assert "Duncan" in post["content"]
                assert f"https://dune.example/table/{table['id']}" in post["content"]
            async with me.socket() as line:
                await line.ask("open", table=table["id"])
                state = await line.ask("sync", table=table["id"])
                for _ in range(20):
                    legal = state["view"]["legal"]
                    if not legal:
                        assert (await line.until("notice"))["kind"] == "turn"
                        break
                    await line.ask("move", table=table["id"], ply=state["view"]["ply"], option=legal[-1]["name"])
                    state = await line.ask("sync", table=table["id"])

    with House(tmp_path, None, "--private-webhooks", "--address", "https://dune.example") as house:
        asyncio.run(run(house))
    assert got.empty()


WRONG = [
    "http://example.com/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.1.2.3/", "https://[::1]/",
    "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/", "https://0.0.0.0/", "https://user@example.com/",
    "ftp://example.com/", "https://", "nonsense", "https://2130706433/", "https://example.com:22/", "https://[/",
    "https://100.64.0.1/", "https://224.0.0.1/",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_nothing_is_posted_inside_our_own_network(wrong: str) -> None:
    async def run() -> None:
        webhooks = Webhooks(Metrics(), allow_private=False)
        with pytest.raises(Refusal):
            await webhooks.send(wrong, "hello")
        await webhooks.close()

    asyncio.run(run())


def test_a_webhook_that_is_none_is_refused(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me:
            await me.guest()
            for body in ({"webhook": "http://x.example"}, {"webhook": "nonsense"}):
                with pytest.raises(ApiError) as error:
                    await me.call("PATCH", "/api/me", body)
                assert error.value.code == "bad-webhook"
            assert (await me.call("PATCH", "/api/me", {"webhook": "", "name": "Gurney"}))["person"]["name"] == "Gurney"

    asyncio.run(run())
