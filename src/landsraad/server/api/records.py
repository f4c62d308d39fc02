"""Records over HTTP: taking games out, bringing them in, looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from landsraad.kernel.event import EventView
from landsraad.server import records
from landsraad.server.api.dependencies import InPath, Myself, Somebody, TheServer
from landsraad.server.journal import Entry
from landsraad.server.messages import Step, TableData
from landsraad.server.people import Known
from landsraad.server.refusal import Refusal
from landsraad.server.room import Room
from landsraad.server.server import Server
from landsraad.server.tables import STAND_IN, NewTable, known_family

CHARTS = 500
"""How many charts of finished games are kept in memory: every list of replays shows some."""
Eyes = Annotated[int | None, QueryParameter(ge=0, le=11)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class Moment(Struct):
    """A position that was."""

    ply: int
    length: int
    seat: int | None
    view: dict[str, Any]
    step: Step | None


class Story(Struct, rename={"first": "from"}):
    """What happened, choice by choice."""

    first: int
    to: int
    length: int
    seat: int | None
    opening: list[EventView]
    """What happened before the first choice, where the story begins there."""
    steps: list[Step]


class Round(Struct):
    """The numbers of every seat at the end of a round."""

    round: int | None
    ply: int
    seats: list[dict[str, Any]]


class Chart(Struct):
    """The numbers of every round."""

    rounds: list[Round]


class RecordsApi(Controller):
    """Games as records."""

    path = "/api"
    tags = ["records"]

    async def permitted(
        self, server: Server, id: str, viewer: Known | None, seat: int | None
    ) -> tuple[Room, list[Entry], int | None]:
        """The room, what of its log may be looked at, and the eyes to look with."""
        room = await server.rooms.get(id)
        person = viewer.id if viewer is not None else None
        if not room.table.may_watch(person):
            raise Refusal("forbidden", "this table is not open to those who watch")
        play = room.playing()
        mine = room.table.seat_of(person)
        if seat is not None and seat >= play.game.seat_count:
            raise Refusal("forbidden", f"there is no seat {seat}")
        if room.table.status != "over" and seat not in (None, mine):
            raise Refusal("forbidden", "while the game is played you may look with your own eyes only")
        entries = await server.journal.read(id)
        if room.delayed.include(mine):
            entries = room.delayed.ripe(entries)
        return room, entries, seat

    @get("/tables/{table:str}/record")
    async def record(self, server: TheServer, maybe: Somebody, table: InPath) -> dict[str, Any]:
        """The record of a finished game."""
        room = await server.rooms.get(table)
        if not room.table.may_watch(maybe.id if maybe is not None else None):
            raise Refusal("forbidden", "this table is not open to those who watch")
        return records.export(room.table, room.playing())

    @post("/records")
    async def bring(self, server: TheServer, me: Myself, data: JSONBody[dict[str, Any]]) -> TableData:
        """Bring a record: a finished game to look at, or an unfinished one to play on."""
        server.limits.take("record", me.id)
        game, setup, entries = await asyncio.to_thread(records.take_in, data)
        wish = NewTable(
            players=setup.players, family=game.family.name, title=f"{game.family.title}, from a record", private=True,
            fill=STAND_IN,
        )
        sitting: list[dict[str, object]] = [
            {"seat": seat, "kind": "open", "person": None, "bot": None} for seat in range(setup.players)
        ]
        kind = known_family(game.family.name)
        id = await server.tables.insert(
            me, wish, setup, kind, game.setup.seed, "", sitting, True, entries, game if game.over else None
        )
        room = await server.rooms.get(id)
        return room.table.data(me.id, room.play)

    @get("/tables/{table:str}/replay")
    async def replay(
        self, server: TheServer, maybe: Somebody, table: InPath, ply: Ply = None, seat: Eyes = None
    ) -> Moment:
        """How things stood at a ply, with the eyes of a seat or a spectator."""
        room, entries, seat = await self.permitted(server, table, maybe, seat)
        wanted = len(records.standing(entries)) if ply is None else ply
        length, view, step = await asyncio.to_thread(records.look_back, room.table.deal, entries, wanted, seat)
        return Moment(wanted, length, seat, view, step)  # type: ignore[arg-type]

    @get("/tables/{table:str}/story")
    async def story(
        self, server: TheServer, maybe: Somebody, table: InPath, seat: Eyes = None,
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0, to: Ply = None,
    ) -> Story:
        """What happened between two plies."""
        room, entries, seat = await self.permitted(server, table, maybe, seat)
        length = len(records.standing(entries))
        last = length if to is None else min(to, length)
        steps = await asyncio.to_thread(records.story, room.table.deal, entries, first, last, seat)
        opening = [] if first else records.opening(room.table.deal, seat)
        return Story(first, last, length, seat, opening, steps)

    @get("/tables/{table:str}/chart")
    async def chart(self, server: TheServer, maybe: Somebody, table: InPath) -> Chart:
        """The numbers of every seat at the end of each round."""
        kept: Chart | None = server.charts.get(table)
        if kept is not None and (await server.tables.get(table)).may_watch(maybe.id if maybe is not None else None):
            return kept
        over = (await server.rooms.get(table)).table.status == "over"
        room, entries, _ = await self.permitted(server, table, maybe, None)
        rounds = await asyncio.to_thread(records.chart, room.table.deal, entries)
        made = Chart([Round(**one) for one in rounds])
        if over:
            server.charts[table] = made
            if len(server.charts) > CHARTS:
                del server.charts[next(iter(server.charts))]
        return made
