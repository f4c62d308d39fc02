"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, patch, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from landsraad.server.api.dependencies import InPath, Myself, Somebody, TheServer
from landsraad.server.people.accounts import Known
from landsraad.server.server import Server
from landsraad.server.tables.table import BotName, NewTable
from landsraad.server.wire.messages import Notice, TableData
from landsraad.server.wire.refusal import Refusal

SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class TableList(Struct):
    """Some tables."""

    tables: list[TableData]


class Join(Struct):
    """Where I want to sit; anywhere if I do not say."""

    seat: SeatNumber | None = None


class SeatOnly(Struct):
    """A seat."""

    seat: SeatNumber


class SeatBot(Struct):
    """A bot for a seat, or none to open it."""

    seat: SeatNumber
    bot: BotName | None = None


class HintData(Struct):
    """A hint: a name, so that it is shown only once, a sentence, and the id of what it is about."""

    name: str
    text: str
    about: str


class TableChanges(Struct):
    """What the host changes about a table."""

    webhook: Annotated[str, Meta(max_length=500)]


class TablesApi(Controller):
    """Sitting down, getting up and starting."""

    path = "/api"
    tags = ["tables"]

    async def shown(self, server: Server, id: str, viewer: str | None) -> TableData:
        """A table as somebody may know it."""
        room = await server.rooms.get(id)
        if not room.table.may_watch(viewer):
            raise Refusal("forbidden", "this table is not open to spectators")
        return room.table.data(viewer, room.known_to(viewer))

    async def changed(self, server: Server, id: str, me: Known) -> TableData:
        """Send everybody a table that has changed; the table."""
        await server.table_changed(id)
        return await self.shown(server, id, me.id)

    async def begin(self, server: Server, id: str, me: Known) -> None:
        """Start the game of a table that is in memory, so that the first to choose is notified."""
        await server.rooms.get(id)
        await server.tables.start(id, me)
        await server.table_changed(id)

    @get("/tables")
    async def list_tables(
        self, server: TheServer, maybe: Somebody, status: FromQuery[Literal["open", "playing", "over"]] = "open",
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50, before: FromQuery[float | None] = None,
    ) -> TableList:
        """Public tables, the newest first."""
        viewer = maybe.id if maybe is not None else None
        found = await server.tables.listed(status, limit, before)
        return TableList([table.listed_data(viewer) for table in found])

    @get("/me/games")
    async def my_games(self, server: TheServer, me: Myself) -> TableList:
        """My tables: first those whose seat I have left, then those that wait for me."""
        shown = [table.listed_data(me.id) for table in await server.tables.of_person(me.id)]
        order = {"playing": 0, "open": 1, "broken": 2, "over": 3, "closed": 4}
        return TableList(sorted(
            shown, key=lambda table: (table.left_seat is None, not table.my_turn, order[table.status])
        ))

    @post("/tables")
    async def create(self, server: TheServer, me: Myself, data: JSONBody[NewTable]) -> TableData:
        """Host a new table."""
        server.limits.take("table", me.id)
        if data.webhook:
            server.webhooks.check(data.webhook)
        id = await server.tables.create(me, data)
        if data.start:
            await self.begin(server, id, me)
        return await self.shown(server, id, me.id)

    @get("/tables/{table:str}")
    async def get_table(self, server: TheServer, maybe: Somebody, table: InPath) -> TableData:
        """A table."""
        return await self.shown(server, table, maybe.id if maybe is not None else None)

    @get("/tables/{table:str}/hints")
    async def hints(self, server: TheServer, me: Myself, table: InPath) -> list[HintData]:
        """What a coach would show me in this position, most useful first; nothing while I am not to choose."""
        room = await server.rooms.get(table)
        seat = room.table.seat_of(me.id)
        if seat is None:
            raise Refusal("not-seated", "you do not sit at this table")
        play = room.known_to(me.id)
        game = play.game if play is not None else None
        if game is None or game.over or seat not in game.pending:
            return []
        return [HintData(*hint) for hint in game.family.hints(game, seat)]

    @patch("/tables/{table:str}")
    async def change(self, server: TheServer, me: Myself, table: InPath, data: JSONBody[TableChanges]) -> TableData:
        """Change a table's webhook."""
        if data.webhook:
            server.webhooks.check(data.webhook)
        await server.tables.change(table, me, data.webhook)
        return await self.changed(server, table, me)

    @post("/tables/{table:str}/join", status_code=200)
    async def join(self, server: TheServer, me: Myself, table: InPath, data: JSONBody[Join]) -> TableData:
        """Sit down in an open seat."""
        await server.seating.join(table, me, data.seat)
        return await self.changed(server, table, me)

    @post("/tables/{table:str}/leave", status_code=200)
    async def leave(self, server: TheServer, me: Myself, table: InPath) -> TableData:
        """Get up."""
        seat = await server.seating.leave(table, me.id)
        await server.table_changed(table)
        room = await server.rooms.get(table)
        if room.play is not None and room.table.status == "playing":
            await room.left(seat)
        return room.table.data(me.id)

    @post("/tables/{table:str}/takeover", status_code=200)
    async def take_over(self, server: TheServer, me: Myself, table: InPath, data: JSONBody[SeatOnly]) -> TableData:
        """Sit down in a running game, where nobody sits any more, or ask the people who play whether I may."""
        server.limits.take("ask", me.id)
        asked = await server.seating.take_over(table, me, data.seat)
        await server.table_changed(table)
        room = await server.rooms.get(table)
        if asked is not None:
            room.notices.seats(asked.asked, "seat", f"{me.name} asks to play on in an empty seat.")
        elif room.play is not None:
            await room.back(data.seat)
        return await self.shown(server, table, me.id)

    @post("/tables/{table:str}/kick", status_code=200)
    async def kick(self, server: TheServer, me: Myself, table: InPath, data: JSONBody[SeatOnly]) -> TableData:
        """Send somebody away from my table."""
        await server.seating.kick(table, me, data.seat)
        return await self.changed(server, table, me)

    @post("/tables/{table:str}/seat", status_code=200)
    async def set_seat(self, server: TheServer, me: Myself, table: InPath, data: JSONBody[SeatBot]) -> TableData:
        """Put a bot in a seat of my table, or open the seat."""
        await server.seating.set_seat(table, me, data.seat, data.bot)
        return await self.changed(server, table, me)

    @post("/tables/{table:str}/start", status_code=200)
    async def start(self, server: TheServer, me: Myself, table: InPath) -> TableData:
        """Start the game at my table."""
        await self.begin(server, table, me)
        shown = await self.shown(server, table, me.id)
        for seat in shown.seats:
            # The first to choose have already been notified.
            if seat.person is not None and seat.person.id != me.id and seat.seat not in shown.pending:
                server.sockets.notice(seat.person.id, Notice("start", table, shown.title, "The game begins."))
        return shown

    @post("/tables/{table:str}/close", status_code=200)
    async def close(self, server: TheServer, me: Myself, table: InPath) -> TableData:
        """Give up my table before its start."""
        await server.tables.close(table, me)
        return await self.changed(server, table, me)

    @post("/tables/{table:str}/rematch", status_code=200)
    async def rematch(self, server: TheServer, me: Myself, table: InPath) -> TableData:
        """Play again with the same people."""
        server.limits.take("table", me.id)
        made, new = await server.tables.rematch(table, me)
        shown = await self.shown(server, made, me.id)
        if new:
            await server.table_changed(table)
            for seat in shown.seats:
                if seat.person is not None and seat.person.id != me.id:
                    server.sockets.notice(seat.person.id, Notice(
                        "rematch", made, shown.title, f"{me.name} asks for a rematch."
                    ))
        return shown
