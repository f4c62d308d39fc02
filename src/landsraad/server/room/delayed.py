"""Spectators who see everything with a delay, at tables that ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import takewhile
from time import time
from typing import TYPE_CHECKING

import msgspec

from landsraad.server.play.game import Play
from landsraad.server.store.journal import Entry
from landsraad.server.wire.messages import StateReason

if TYPE_CHECKING:
    from landsraad.server.entrance.sockets import Client
    from landsraad.server.room.room import Room

encode = msgspec.json.Encoder().encode


class DelayedSpectators:
    """The spectators of one table, and the game as it stood when their delay began."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.play: Play | None = None
        self.timer: asyncio.TimerHandle | None = None

    def include(self, seat: int | None) -> bool:
        """Whether a viewer in this seat sees everything with a delay."""
        table = self.room.table
        return seat is None and table.watch_delay > 0 and table.status == "playing"

    async def position(self) -> Play | None:
        """The game as it stood when the delay began."""
        if self.play is None and self.room.play is not None:
            entries = await self.server.journal.read(self.room.table.id)
            self.play = await self.server.replays.play(self.room.table.deal, self.ripe(entries))
        return self.play

    def ripe(self, entries: Iterable[Entry]) -> list[Entry]:
        """The entries that are old enough to be seen."""
        until = time() - self.room.table.watch_delay
        return list(takewhile(lambda entry: entry.at <= until, entries))

    async def show(self, client: Client, reason: StateReason) -> None:
        """Send a client the delayed state, and continue from there."""
        room = self.room
        async with room.lock:
            watchers = room.audience.watchers
            if client in watchers and self.include(watchers[client]):
                client.send(room.state(None, reason, play=await self.position()))
                self.schedule()

    def schedule(self) -> None:
        """Show the next entries when they are old enough."""
        if self.timer is None and self.play is not None:
            delay = min(1.0, self.room.table.watch_delay)
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(delay, lambda: self.server.spawn(self.advance()))

    async def advance(self) -> None:
        """Show what is old enough."""
        self.timer = None
        room = self.room
        async with room.lock:
            late = self.play
            if late is None or room.play is None:
                return
            after, away = late.n, set(late.away)
            entries = await self.server.journal.read(room.table.id, late.n)
            applied = [late.apply(entry) for entry in self.ripe(entries)]
            if applied:
                room.audience.send(room.update(late, after, applied, None), lambda _, seat: self.include(seat))
            if late.away != away:
                room.broadcast_table()
            if late.n < room.play.n:
                self.schedule()

    async def end(self) -> None:
        """Show the rest, because the game is over."""
        room = self.room
        late, self.play = self.play, None
        if late is not None and room.play is not None:
            missed = await room.commits.missed(late.n, room.play)
            room.audience.send(room.update(room.play, late.n, missed, None), lambda _, seat: seat is None)

    def forget(self) -> None:
        """Stop if nobody is left to watch."""
        if not any(self.include(seat) for seat in self.room.audience.watchers.values()):
            self.play = None
            self.stop()

    def stop(self) -> None:
        """Show nothing more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
