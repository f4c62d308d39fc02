"""Sockets: how the server parts with those who do not listen, and those who talk nonsense."""

import asyncio
import json
import socket
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from landsraad.server.wire.client import Account
from tests.server.house import House
from tests.server.players import gather_table


async def inattentive(account: Account) -> ClientConnection:
    """A socket whose client reads nothing unless it is told to, and has room for little."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    place.setblocking(False)
    port = int(account.address.rpartition(":")[2])
    await asyncio.get_running_loop().sock_connect(place, ("127.0.0.1", port))
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in account.http.cookies.jar)
    return await connect(
        account.address.replace("http", "ws", 1) + "/api/socket", sock=place, proxy=None, compression=None,
        max_size=None, max_queue=1, ping_interval=None, additional_headers={"Cookie": cookies},
    )


async def code_at_the_end(line: ClientConnection) -> int | None:
    """Read all there is; the code with which the socket is closed."""
    try:
        while True:
            await asyncio.wait_for(line.recv(), 30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_a_client_that_does_not_read_is_forgotten_and_closed_with_4408(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me:
            await me.guest()
            table = await gather_table([me])
            line = await inattentive(me)
            await line.send(json.dumps({"type": "open", "table": table}))
            while house.metric("landsraad_sockets") == 0:
                await asyncio.sleep(0.05)
            sent = 0
            while house.metric("landsraad_sockets"):
                for _ in range(50):
                    await line.send(json.dumps({"type": "sync", "table": table}))
                sent += 50
                while house.metric("landsraad_sockets") and house.metric("landsraad_frames_total") < sent:
                    await asyncio.sleep(0.01)
                assert sent < 20_000, "the server would wait for ever"
            assert await code_at_the_end(line) == 4408

    asyncio.run(run())


def test_a_client_that_talks_nonsense_is_closed_with_4429(house: House) -> None:
    async def run() -> None:
        async with Account(house.address) as me, me.socket() as line:
            with suppress(ConnectionClosed):
                for _ in range(60):
                    await line.socket.send("nonsense")
            assert await code_at_the_end(line.socket) == 4429

    asyncio.run(run())
