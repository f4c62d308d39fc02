"""The turns of bots: those that sit in a seat, and those that stand in for somebody who is not there."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter, time
from typing import TYPE_CHECKING

from landsraad.server.room.commits import Overtaken
from landsraad.server.store.journal import Entry

if TYPE_CHECKING:
    from landsraad.server.room.room import Room

RETRY_SECONDS, LONGEST_RETRY = 1.0, 60.0
"""How long after a failure a bot is retried: at first, and at most."""
log = logging.getLogger("landsraad.bots")


class BotTurns:
    """Lets the bots of one table choose."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let a bot think if one is to choose."""
        if not self.thinking and self.next() is not None:
            self.task = asyncio.create_task(self.run())

    def stop(self) -> None:
        """Let no bot think any more."""
        if self.task is not None:
            self.task.cancel()

    def next(self) -> tuple[int, str] | None:
        """A seat that is to choose and is played by a bot, and the bot."""
        play = self.room.play
        if play is None or play.game.over or self.room.pause.hides_question:
            return None
        for seat in play.game.pending:
            bot = self.room.table.bot_in(seat, play.away)
            if bot is not None:
                return seat, bot
        return None

    async def run(self) -> None:
        """Let bots choose until a person must; one that fails is retried, at growing intervals."""
        wait = RETRY_SECONDS
        while (found := self.next()) is not None and not self.server.closing:
            try:
                await self.choose(*found)
                wait = RETRY_SECONDS
            except Exception:
                self.server.metrics.faults.inc()
                log.exception("a bot has failed: tried again in %.0f s", wait, extra={"table": self.room.table.id})
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_RETRY)

    async def choose(self, seat: int, bot: str) -> None:
        """Let a bot choose for a seat, once or several times in a row."""
        room = self.room
        play = room.playing()
        choices = [(option, by) for (option, _), by in zip(play.game.choices(), play.chosen_by, strict=True)]
        began = perf_counter()
        chosen = await self.server.bot_pool.choose(room.table.id, play.deal, choices, seat, bot)
        self.server.metrics.think.observe(perf_counter() - began)
        async with room.lock:
            if room.play is not play or self.next() != (seat, bot):
                return
            now = max(time(), play.clocks.at if play.clocks else 0.0)
            try:
                await room.commits.commit([
                    Entry(play.n + 1 + i, "move", seat, option, play.game.ply + 1 + i, True, now)
                    for i, option in enumerate(chosen)
                ])
            except Overtaken:
                pass
