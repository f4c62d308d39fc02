"""Standings: how each game stands goes to its table's row, soon after a move, so that no list looks into a game."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from landsraad.server.play.game import brief
from landsraad.server.tables.table import Standing

if TYPE_CHECKING:
    from landsraad.server.room.room import Room
    from landsraad.server.server import Server

SECONDS = 0.5
"""How long after a move its table's row is written: a table that moves often is written once for several moves."""
log = logging.getLogger("landsraad.standings")


class Standings:
    """The rooms whose rows are behind."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.behind: dict[str, Room] = {}
        self.wake = asyncio.Event()

    def mark(self, room: Room) -> None:
        """Write a room's row soon."""
        self.behind[room.table.id] = room
        self.wake.set()

    async def run(self) -> None:
        """Write the rows that are behind, from time to time."""
        while True:
            await self.wake.wait()
            await asyncio.sleep(SECONDS)
            try:
                await self.flush()
            except (SQLAlchemyError, OSError) as error:
                log.warning("standings could not be written: %s", type(error).__name__)

    async def flush(self) -> None:
        """Write the rows that are behind; those that fail are tried again."""
        self.wake.clear()
        rooms, self.behind = self.behind, {}
        found = {id: standing for id, room in rooms.items() if (standing := standing_of(room)) is not None}
        if found:
            try:
                await self.server.tables.note_standings(found)
            except BaseException:
                self.behind = rooms | self.behind
                self.wake.set()
                raise


def standing_of(room: Room) -> Standing | None:
    """How the game of a room stands: what everybody may know now, and which seats know that they are asked."""
    seen = room.pause.seen(None)
    if seen is None:
        return None
    asked = [
        one.seat for one in room.table.seats
        if (own := room.pause.seen(one.seat)) is not None and one.seat in own.game.pending_as_known(one.seat)
    ]
    return Standing(seen.n, seen.game.pending_as_known(None), asked, sorted(seen.away), brief(seen.game))
