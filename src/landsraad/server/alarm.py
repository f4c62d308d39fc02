"""The alarm of a table: it rings when a question is let go by, or when a clock runs out and a bot plays on."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from landsraad.server.commits import Overtaken
from landsraad.server.journal import Entry
from landsraad.server.play import Play

if TYPE_CHECKING:
    from landsraad.server.room import Room

RETRY_SECONDS = 5.0
SOON = 0.01
"""So many seconds before its time an alarm may ring."""


class Alarm:
    """Watches the clocks of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the first clock runs out, or the first question is let go by."""
        self.stop()
        play = self.room.play
        if play is None or play.game.over:
            return
        people = self.people(play)
        ends = [end for seat in people if (end := self.lapse_end(seat)) is not None]
        if play.clocks is not None:
            ends += [play.clocks.at + play.clocks.left[seat] for seat in people]
        if ends:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, min(ends) - time()), self.ring)

    def people(self, play: Play) -> list[int]:
        """The seats that are to choose, and that people play themselves."""
        return [seat for seat in play.game.pending if self.room.table.bot_in(seat, play.away) is None]

    def lapse_end(self, seat: int) -> float | None:
        """When what a seat is asked is let go by; `None` if it waits for an answer."""
        play, table = self.room.playing(), self.room.table
        lapse = play.game.family.lapse(play.game)
        asked = self.room.commits.asked_since.get(seat)
        if lapse is None or asked is None:
            return None
        if lapse.offer in table.seats[seat].refused:
            return asked.at
        seconds = lapse.seconds or (table.clock.add if table.clock is not None else 0)
        return asked.at + seconds if seconds else None

    def left(self, seat: int | None) -> float | None:
        """How many seconds a seat has to answer what it is asked, while they are counted."""
        end = self.lapse_end(seat) if seat is not None else None
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
        """See whose time is up; if that fails, ring again."""
        try:
            await self.time_out()
        except Exception:
            self.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.ring)
            raise

    async def time_out(self) -> None:
        """Let go by what was not answered in time, or let a bot play for those whose clock has run out."""
        room = self.room
        async with room.lock:
            play = room.play
            if play is None or play.game.over or self.server.closing:
                return
            now = max(time(), play.clocks.at if play.clocks is not None else 0.0)
            entries = self.lapsed(play, now + SOON) or self.late(play, now + SOON)
            if not entries:
                self.set()
                return
            try:
                await room.commits.commit(entries)
            except Overtaken:
                pass

    def lapsed(self, play: Play, now: float) -> list[Entry]:
        """What those choose who have not answered in time."""
        seats = [seat for seat in self.people(play) if (end := self.lapse_end(seat)) is not None and end <= now]
        return self.let_by(play, seats, now)

    def declined(self, play: Play, now: float) -> list[Entry]:
        """What those choose who want to hear no more of the offer that they would be made now."""
        lapse = play.game.family.lapse(play.game)
        if lapse is None or not lapse.offer:
            return []
        seats = [seat for seat in self.people(play) if lapse.offer in self.room.table.seats[seat].refused]
        return self.let_by(play, seats, now)

    def let_by(self, play: Play, seats: list[int], now: float) -> list[Entry]:
        """Entries by which seats let go by what they are asked."""
        game = play.game
        lapse = game.family.lapse(game)
        return [] if lapse is None else [
            Entry(play.n + 1 + i, "move", seat, game.name(lapse.option), game.ply + 1 + i, True, now)
            for i, seat in enumerate(seats)
        ]

    def late(self, play: Play, now: float) -> list[Entry]:
        """That those are away whose clock has run out."""
        clocks = play.clocks
        if clocks is None:
            return []
        seats = [seat for seat in self.people(play) if clocks.at + clocks.left[seat] <= now]
        return [
            self.room.commits.entry("away", seat, None, play.game.ply)._replace(n=play.n + 1 + i)
            for i, seat in enumerate(seats)
        ]
