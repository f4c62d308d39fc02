"""The alarm of a table: it rings when a clock runs out, and a bot plays on for whoever was too slow."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from landsraad.server.commits import Overtaken

if TYPE_CHECKING:
    from landsraad.server.room import Room

RETRY_SECONDS = 5.0


class Alarm:
    """Watches the clocks of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Ring when the first clock runs out."""
        self.stop()
        play = self.room.play
        if play is None or play.clocks is None or play.game.over:
            return
        ends = [
            play.clocks.at + play.clocks.left[seat]
            for seat in play.game.pending if self.room.table.bot_in(seat, play.away) is None
        ]
        if ends:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, min(ends) - time()), self.ring)

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
        """Let a bot play for those whose time is up."""
        room = self.room
        async with room.lock:
            play = room.play
            if play is None or play.clocks is None or play.game.over or self.server.closing:
                return
            passed = time() - play.clocks.at
            late = [
                seat for seat in play.game.pending
                if room.table.bot_in(seat, play.away) is None and play.clocks.left[seat] <= passed + 0.01
            ]
            if not late:
                self.set()
                return
            try:
                await room.commits.commit([
                    room.commits.entry("away", seat, None, play.game.ply)._replace(n=play.n + 1 + i)
                    for i, seat in enumerate(late)
                ])
            except Overtaken:
                pass
