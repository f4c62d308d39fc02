"""The rooms that are in memory."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING

from landsraad.server.room.room import Room

if TYPE_CHECKING:
    from landsraad.server.server import Server


class Rooms:
    """A cache of rooms: what is not in it is rebuilt from the log."""

    many, many_idle = 1000, 10.0
    """With more rooms than this in memory, those idle for this many seconds are dropped."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.loaded: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, id: str) -> Room:
        """The room of a table."""
        room = self.loaded.get(id)
        if room is not None:
            room.used = time()
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Room:
        """Build a room from what is stored."""
        room = Room(self.server, await self.server.tables.get(id))
        await room.commits.load()
        self.loaded[id] = room
        if len(self.loaded) > self.many:
            self.sweep(self.many_idle)
        self.server.metrics.rooms.set(len(self.loaded))
        room.wake()
        return room

    def sweep(self, idle: float) -> None:
        """Drop the rooms that nobody has looked at for this many seconds."""
        before = time() - idle
        for id, room in list(self.loaded.items()):
            if room.used < before and not room.busy:
                del self.loaded[id]
        self.server.metrics.rooms.set(len(self.loaded))

    def close(self) -> None:
        """Stop all bots and clocks."""
        for room in self.loaded.values():
            room.stop()
