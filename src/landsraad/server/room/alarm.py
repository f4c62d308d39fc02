"""The alarm of a table: it rings when a question times out, or when a clock runs out and a bot takes over."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from landsraad.server.play.game import Play
from landsraad.server.room.commits import Overtaken
from landsraad.server.store.journal import Entry

if TYPE_CHECKING:
    from landsraad.server.room.room import Room

RETRY_SECONDS = 5.0
SOON = 0.01
"""How many seconds early an alarm may ring."""


class Alarm:
    """Watches the clocks of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the first clock runs out, or the first question times out."""
        self.stop()
        play = self.room.play
        if play is None or play.game.over:
            return
        people = self.people(play)
        ends = [end for seat in people if (end := self.timeout_end(seat)) is not None]
        if play.clocks is not None:
            ends += [play.clocks.end(seat) for seat in people]
        if ends:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, min(ends) - time()), self.ring)

    def people(self, play: Play) -> list[int]:
        """The pending seats that people play themselves."""
        return [seat for seat in play.game.pending if self.room.table.bot_in(seat, play.away) is None]

    def timeout_end(self, seat: int) -> float | None:
        """When a seat's question times out; `None` if it waits for an answer."""
        play, table = self.room.playing(), self.room.table
        timeout = play.game.family.timeout(play.game)
        asked = self.room.commits.asked_since.get(seat)
        if timeout is None or asked is None:
            return None
        if timeout.offer in table.seats[seat].refused:
            return asked.at
        seconds = timeout.seconds or (table.clock.add if table.clock is not None else 0)
        since = max(asked.at, play.clocks.held) if play.clocks is not None else asked.at
        return since + seconds if seconds else None

    def left(self, seat: int | None) -> float | None:
        """How many seconds a seat has left to answer, if they are counted."""
        if self.room.pause.seen(seat) is not self.room.play:
            return None
        end = self.timeout_end(seat) if seat is not None else None
        left = round(end - time(), 2) if end is not None else 0.0
        return left if left > 0 else None

    def stop(self) -> None:
        """Do not ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ring(self) -> None:
        """A clock may have run out."""
        self.timer = None
        self.server.spawn(self.answer())

    async def answer(self) -> None:
        """Act on timeouts; if that fails, ring again."""
        try:
            await self.time_out()
        except Exception:
            self.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.ring)
            raise

    async def time_out(self) -> None:
        """Decline what was not answered in time, or let a bot play for seats whose clock has run out."""
        room = self.room
        async with room.lock:
            play = room.play
            if play is None or play.game.over or self.server.closing:
                return
            now = max(time(), play.clocks.at if play.clocks is not None else 0.0)
            entries = self.timed_out(play, now + SOON) or self.late(play, now + SOON)
            if not entries:
                self.set()
                return
            try:
                await room.commits.commit(entries)
            except Overtaken:
                pass

    def timed_out(self, play: Play, now: float) -> list[Entry]:
        """Entries for seats that have not answered in time."""
        seats = [seat for seat in self.people(play) if (end := self.timeout_end(seat)) is not None and end <= now]
        return self.let_by(play, seats, now)

    def declined(self, play: Play, now: float) -> list[Entry]:
        """Entries for seats that decline the current offer for good."""
        timeout = play.game.family.timeout(play.game)
        if timeout is None or not timeout.offer:
            return []
        seats = [seat for seat in self.people(play) if timeout.offer in self.room.table.seats[seat].refused]
        return self.let_by(play, seats, now)

    def let_by(self, play: Play, seats: list[int], now: float) -> list[Entry]:
        """Entries by which seats decline what they are asked."""
        game = play.game
        timeout = game.family.timeout(game)
        return [] if timeout is None else [
            Entry(play.n + 1 + i, "move", seat, game.name(timeout.option), game.ply + 1 + i, True, now)
            for i, seat in enumerate(seats)
        ]

    def late(self, play: Play, now: float) -> list[Entry]:
        """Entries for seats whose clock has run out: they are away."""
        clocks = play.clocks
        if clocks is None:
            return []
        seats = [seat for seat in self.people(play) if clocks.end(seat) <= now]
        return [
            self.room.commits.entry("away", seat, None, play.game.ply)._replace(n=play.n + 1 + i)
            for i, seat in enumerate(seats)
        ]
