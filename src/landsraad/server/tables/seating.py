"""Seating: who sits down, who leaves, and who may join a running game."""

from __future__ import annotations

from secrets import token_hex

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.people.accounts import Known
from landsraad.server.store.database import Database
from landsraad.server.store.models import departed, sessions, tables
from landsraad.server.tables.listing import Tables, sit
from landsraad.server.tables.setups import checked_bot
from landsraad.server.tables.table import Table
from landsraad.server.wire.messages import SeatRequest
from landsraad.server.wire.refusal import Refusal

REQUESTS = 5
"""How many people may ask for a seat of one game at the same time."""


class Seating:
    """Changes who sits where."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables

    async def join(self, id: str, person: Known, seat: int | None) -> None:
        """Sit down in an open seat."""
        async with self.database.write() as connection:
            table = await self.tables.locked(connection, id)
            if table.seat_of(person.id) is not None:
                if seat is None or table.seat_of(person.id) == seat:
                    return
                raise Refusal("taken", "you sit at this table already: leave first")
            if table.status != "open":
                raise Refusal("not-open", "this table no longer waits for players")
            free = [sitting.seat for sitting in table.seats if sitting.kind == "open"]
            if not free:
                raise Refusal("full", "every seat of this table is taken")
            if seat is not None and seat not in free:
                raise Refusal("taken", f"seat {seat} is not open; open seats: {', '.join(map(str, free))}")
            await sit(connection, id, free[0] if seat is None else seat, "person", person.id)

    async def leave(self, id: str, person: str) -> int:
        """Get up: before the start the seat is open again, after it a bot plays on. The seat that was left."""
        async with self.database.write() as connection:
            table = await self.tables.locked(connection, id)
            seat = table.seat_of(person)
            if seat is None:
                raise Refusal("not-seated", "you do not sit at this table")
            await self.vacate(connection, table, person, seat, kicked=False)
            return seat

    async def kick(self, id: str, host: Known, seat: int) -> None:
        """Send somebody away: before the start the seat is open again, after it a bot has it for good."""
        async with self.database.write() as connection:
            table = await self.tables.locked(connection, id)
            if table.host.id != host.id:
                raise Refusal("forbidden", "only the host of the table may do that")
            person = table.seats[seat].person if seat < len(table.seats) else None
            if person is None:
                raise Refusal("not-seated", f"nobody sits in seat {seat}")
            await self.vacate(connection, table, person.id, seat, kicked=True)

    async def vacate(self, connection: AsyncConnection, table: Table, person: str, seat: int, kicked: bool) -> None:
        """Take a person out of a seat."""
        if table.status == "open":
            await sit(connection, table.id, seat, "open")
            return
        if table.status != "playing":
            raise Refusal("not-playing", "the game is over")
        # Nobody gets to see the hand of a person who was sent away.
        await sit(connection, table.id, seat, *(("bot", None, table.stand_in) if kicked else ("person",)))
        await connection.execute(delete(departed).where(departed.c.table == table.id, departed.c.person == person))
        await connection.execute(insert(departed).values(table=table.id, person=person, seat=seat, kicked=kicked))
        await self.set_requests(connection, table.id, [])

    async def take_over(self, id: str, person: Known, seat: int) -> SeatRequest | None:
        """Sit down in a running game, where nobody sits any more; what is asked of whom, if others are to agree first.

        A person who left may come back to the same seat. Anybody else would see what only that seat knows, and play on
        for it: that is up to all people who play.
        """
        async with self.database.write() as connection:
            table = await self.tables.locked(connection, id)
            if table.status != "playing":
                raise Refusal("not-playing", "no game is being played at this table")
            before = (await connection.execute(
                select(departed.c.seat, departed.c.kicked)
                .where(departed.c.table == id, departed.c.person == person.id)
            )).one_or_none()
            if before is None and not table.may_watch(person.id):
                raise Refusal("forbidden", "this table is not open to others")
            if table.seat_of(person.id) is not None:
                raise Refusal("taken", "you sit at this table already")
            if before is not None and before.kicked:
                raise Refusal("forbidden", "the host has sent you away from this table")
            if before is not None and before.seat != seat:
                raise Refusal("forbidden", "you have seen another seat's secrets in this game")
            if seat >= len(table.seats) or not table.seats[seat].left:
                raise Refusal("taken", f"seat {seat} is not free to take over")
            asked = [] if before is not None else [one.seat for one in table.seats if one.person is not None]
            if not asked:
                await sit(connection, id, seat, "person", person.id)
                await self.set_requests(connection, id, [])
                return None
            request = SeatRequest(token_hex(8), seat, person.public, [], asked)
            others = [one for one in table.seat_requests if one.person.id != person.id]
            if len(others) >= REQUESTS:
                raise Refusal("too-often", "several people are already asking for a seat: wait for the answers", 60.0)
            await self.set_requests(connection, id, [*others, request])
            return request

    async def answer_request(self, id: str, request: str, seat: int, yes: bool) -> SeatRequest | None:
        """Agree to a newcomer or refuse; the request, if all have agreed and the newcomer sits down."""
        async with self.database.write() as connection:
            table = await self.tables.locked(connection, id)
            found = next((one for one in table.seat_requests if one.id == request), None)
            if table.status != "playing" or found is None or seat not in found.asked:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            others = [one for one in table.seat_requests if one is not found]
            if yes and seat not in found.agreed:
                found.agreed.append(seat)
            if not yes or not await self.is_here(connection, found.person.id):
                await self.set_requests(connection, id, others)
            elif set(found.asked) <= set(found.agreed):
                await sit(connection, id, found.seat, "person", found.person.id)
                await self.set_requests(connection, id, [])
                return found
            else:
                await self.set_requests(connection, id, [*others, found])
            return None

    async def is_here(self, connection: AsyncConnection, person: str) -> bool:
        """Whether somebody is still signed in anywhere."""
        found = await connection.execute(select(sessions.c.token).where(sessions.c.person == person).limit(1))
        return found.first() is not None

    async def set_requests(self, connection: AsyncConnection, id: str, requests: list[SeatRequest]) -> None:
        """Note who wants to sit down. Whenever somebody sits down or leaves, everybody is asked again."""
        await connection.execute(
            update(tables).where(tables.c.id == id).values(seat_requests=msgspec.to_builtins(requests) or None)
        )

    async def set_seat(self, id: str, host: Known, seat: int, bot: str | None) -> None:
        """Put a bot in a seat before the start, or open the seat."""
        async with self.database.write() as connection:
            table = await self.tables.hosted(connection, id, host)
            if seat >= len(table.seats):
                raise Refusal("bad-setup", f"there is no seat {seat}")
            if table.seats[seat].kind == "person":
                raise Refusal("taken", f"somebody sits in seat {seat}")
            await sit(connection, id, seat, "open" if bot is None else "bot", None,
                           None if bot is None else checked_bot(bot, table.family))
