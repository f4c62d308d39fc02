"""Chat at the tables: lines, muting and reports."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from landsraad.server.store.models import chat, people, reports
from landsraad.server.wire.messages import Chat, ChatLine, Person
from landsraad.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from landsraad.server.entrance.sockets import Client
    from landsraad.server.room.room import Room
    from landsraad.server.server import Server

SHOWN = 100
"""How many of the last lines a newcomer sees."""


class TableChat:
    """What is said at the tables."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def say(self, client: Client, room: Room, text: str, to: list[int] | None = None) -> None:
        """Say something to a table, or as a player to some of the others."""
        assert client.known is not None
        line = "".join(c if c.isprintable() else " " for c in text).strip()
        if not line:
            raise Refusal("bad-message", "the message is empty")
        seat = room.table.seat_of(client.known.id)
        if to is not None:
            if seat is None:
                raise Refusal("forbidden", "only players talk in private")
            to = sorted(set(to) - {seat})
            if not to or to[-1] >= len(room.table.seats):
                raise Refusal("bad-message", "there is nobody in that seat to talk to")
            if room.play is not None and not set(to) <= set(room.play.game.confidants(seat)):
                raise Refusal("forbidden", "at this table nobody talks to them in private")
        row = {"table": room.table.id, "person": client.known.id, "seat": seat, "text": line, "at": time(), "to": to}
        async with self.server.database.write() as connection:
            made = await connection.execute(insert(chat).values(**row).returning(chat.c.id))
            id = int(made.scalar_one())
            await self.server.relay.send("chat", room.table.id, id, connection=connection)
        self.pass_on(room, ChatLine(id, client.known.public, seat, line, row["at"], to))  # type: ignore[arg-type]

    async def receive(self, room: Room, id: int) -> None:
        """Pass on what was said through another worker."""
        for line in await self.lines(room.table.id, id - 1, 1):
            if line.id == id:
                self.pass_on(room, line)

    def pass_on(self, room: Room, line: ChatLine) -> None:
        """Send a line to everybody who may see it and has not muted its author."""
        room.audience.send(
            Chat(room.table.id, [line]),
            lambda client, seat: self.may_hear(room, seat, line) and line.person.id not in client.muted,
        )

    def may_hear(self, room: Room, seat: int | None, line: ChatLine) -> bool:
        """What is said to some seats is heard by nobody else, ever. While it is played, players do not hear spectators,
        nor late spectators the players."""
        if line.to is not None:
            return seat is not None and (seat == line.seat or seat in line.to)
        if room.table.status != "playing":
            return True
        if seat is None:
            return line.seat is None or room.table.watch_delay == 0
        return line.seat is not None

    async def show(self, client: Client, room: Room) -> None:
        """Show somebody who comes in what was said last."""
        seat = room.audience.watchers.get(client)
        lines = [
            line for line in await self.lines(room.table.id)
            if self.may_hear(room, seat, line) and line.person.id not in client.muted
        ]
        client.send(Chat(room.table.id, lines))

    async def lines(self, table: str, after: int = 0, limit: int = SHOWN) -> list[ChatLine]:
        """The last lines said at a table."""
        order = chat.c.id if after else chat.c.id.desc()
        query = (
            select(chat, people.c.name, people.c.login).join(people, people.c.id == chat.c.person)
            .where(chat.c.table == table, chat.c.id > after).order_by(order).limit(limit)
        )
        async with self.server.database.read() as connection:
            rows = list(await connection.execute(query))
        lines = [
            ChatLine(row.id, Person(row.person, row.name, row.login is None), row.seat, row.text, row.at, row.to)
            for row in rows
        ]
        return sorted(lines, key=lambda line: line.id)

    async def report(self, person: str, table: str, id: int, reason: str) -> None:
        """Store a report for the people who run the server."""
        async with self.server.database.write() as connection:
            found = await connection.execute(select(chat.c.id).where(chat.c.id == id, chat.c.table == table))
            if found.first() is None:
                raise Refusal("bad-message", "nothing of that id was said at this table")
            await connection.execute(insert(reports).values(chat=id, person=person, reason=reason, at=time()))
