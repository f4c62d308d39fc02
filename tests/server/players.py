"""People made of program: they play whole games over sockets, and check what they are sent."""

import asyncio
import random
from typing import Any

from landsraad.server.wire.client import Account, Gone, Seat


async def gather_table(accounts: list[Account], **wish: Any) -> str:
    """A started table at which these accounts sit, and bots in the seats that are left."""
    players = wish.pop("players", 4)
    host, *others = accounts
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    seats += [{"kind": "bot", "bot": wish.get("bot", "heuristic")}] * (players - len(accounts))
    wish.pop("bot", None)
    table = (await host.host(players=players, seats=seats, **wish))["id"]
    for account in others:
        await account.join(table)
    await host.call("POST", f"/api/tables/{table}/start")
    return str(table)


async def play_on(
    seat: Seat, dice: random.Random, drop: float = 0.0, plies: int | None = None, twice: float = 0.0
) -> None:
    """Play at random to the end, or for so many choices; lose the connection now and then.

    One choice for each position: to answer each "stale" and each state with another would never end.
    """
    waiting: dict[int, tuple[int, str]] = {}
    if seat.line is None:
        await seat.connect()
    chosen_at = None
    while not seat.over and (plies is None or len(seat.acknowledged) < plies):
        if seat.my_turn and chosen_at != seat.n:
            option = dice.choice(seat.view["legal"])["name"]
            id = await seat.move(option)
            waiting[id] = (seat.n or 0, option)
            if dice.random() < twice:
                await seat.move(option)
            chosen_at = seat.n
        if dice.random() < drop:
            await seat.drop()
            waiting.clear()
            chosen_at = None
            await seat.connect()
        message = await seat.receive()
        if message["type"] == "ok" and message.get("id") in waiting:
            _, option = waiting.pop(message["id"])
            seat.acknowledged.append((message["n"], option))
        assert message["type"] != "error", message


async def play_together(seats: list[Seat], seed: int, drop: float = 0.0, twice: float = 0.0) -> None:
    """Let all play at once, to the end."""
    dice = [random.Random(seed * 100 + i) for i in range(len(seats))]
    await asyncio.gather(*(play_on(seat, dice[i], drop, None, twice) for i, seat in enumerate(seats)))


__all__ = ["Gone", "gather_table", "play_on", "play_together"]
