"""The pause at moments when some may act in secret, equally long whether anybody can or not.

A game counts such moments (`Game.windows`). Those who are asked see the question at once and may answer meanwhile;
everybody else still sees the position before it, and goes on when the pause is over: time tells nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.server.play.game import Applied, Play, asked_in_secret

if TYPE_CHECKING:
    from landsraad.server.room.room import Room


class SecretPause:
    """The pause of one table, and what everybody sees meanwhile."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.before: Play | None = None
        """The position before the pause; `None` while there is none."""
        self.shown: dict[int, Play] = {}
        """The positions that seats asked in secret have seen since."""
        self.applied: list[Applied] = []
        """What has happened since."""
        self.elsewhere = False
        """Whether another worker posts to webhooks whose turn it is."""
        self.ends = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.over = asyncio.Event()

    @property
    def hides_question(self) -> bool:
        """Whether nobody may see yet what is asked now."""
        play = self.room.play
        secret = play is not None and play.game.asker is not None and play.game.asker.secret
        return self.before is not None and not secret

    @property
    def left(self) -> float:
        """How many seconds are left of it."""
        return 0.0 if self.before is None else max(0.0, self.ends - asyncio.get_running_loop().time())

    def seen(self, seat: int | None) -> Play | None:
        """The position as a viewer in this seat may see it now."""
        play = self.room.play
        if self.before is None or play is None or seat is None:
            return self.before or play
        return play if asked_in_secret(play.game, seat) else self.shown.get(seat, self.before)

    def take(self, before: Play, play: Play, applied: Sequence[Applied]) -> None:
        """Begin a pause or prolong it by the moments that have passed between two positions."""
        moments = play.game.windows - before.game.windows
        seconds = 0.0 if play.game.over else self.room.server.config.pause_seconds * max(0, moments)
        if self.before is not None or (seconds > 0 and self.people(play)):
            now = asyncio.get_running_loop().time()
            if self.before is None:
                self.before = before
                self.ends = now
                self.over.clear()
            self.applied += applied
            self.ends = max(now, self.ends) + seconds
            self.stop()
            self.timer = asyncio.get_running_loop().call_later(self.ends - now, self.end)

    def people(self, play: Play) -> bool:
        """Whether people sit at the table."""
        table = self.room.table
        return any(table.bot_in(one.seat, play.away) is None for one in table.seats)

    def since(self, seat: int | None) -> tuple[int, list[Applied]]:
        """The last entry that a viewer in this seat has seen, and what has happened since."""
        seen = self.before if seat is None else self.shown.get(seat, self.before)
        last = self.room.playing().n if seen is None else seen.n
        return last, [one for one in self.applied if one.entry.n > last]

    def note_shown(self, seat: int | None) -> None:
        """Note that a seat sees the position as it is now."""
        if seat is not None and self.before is not None:
            self.shown[seat] = self.room.playing()

    async def until_seen(self, seat: int, n: int) -> None:
        """Wait until a seat sees what has come of an entry."""
        while (seen := self.seen(seat)) is not None and seen.n < n and not self.room.server.closing:
            await self.over.wait()

    def stop(self) -> None:
        """Let the pause not end by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def end(self) -> None:
        """Show everybody what has happened, and go on."""
        self.stop()
        before = self.before
        if before is None:
            return
        hidden = self.hides_question
        frames = {seat: self.since(seat) for seat in set(self.room.audience.watchers.values())}
        elsewhere = self.elsewhere
        self.before = None
        self.shown, self.applied, self.elsewhere = {}, [], False
        self.room.send_updates(frames)
        self.room.server.standings.mark(self.room)
        self.over.set()
        if hidden:
            self.room.notices.turns(before.game.pending, self.room.playing().game.pending, elsewhere)
        self.room.wake()
