"""Records over HTTP: exporting, importing and looking back at games."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from landsraad.kernel.errors import RecordError
from landsraad.kernel.event import EventView
from landsraad.kernel.version import VERSION
from landsraad.server.api.dependencies import InPath, Myself, Somebody, TheServer
from landsraad.server.people.accounts import Known
from landsraad.server.server import Server
from landsraad.server.store.journal import Entry
from landsraad.server.tables import records
from landsraad.server.tables.setups import known_family
from landsraad.server.tables.table import STAND_IN, NewTable, Table
from landsraad.server.wire.answers import PACKED, PASSING, SETTLED, Body, answer, pack, tag_of, unchanged
from landsraad.server.wire.limits import address_of
from landsraad.server.wire.messages import Step, TableData
from landsraad.server.wire.refusal import Refusal
from landsraad.server.wire.schema import view_schema

SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=11)]
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
    """The numbers of every round, and the ids of what is played in each seat."""

    rounds: list[Round]
    leaders: list[str]


@lru_cache
def shape(family: str) -> bytes:
    """What views and events of a family look like in this version: answers of another shape are computed again."""
    return msgspec.json.encode(view_schema(family))


class RecordsApi(Controller):
    """Games as records."""

    path = "/api"
    tags = ["records"]

    async def look_back(
        self, request: Request[Any, Any, Any], server: Server, id: str, viewer: Known | None, asked: tuple[object, ...],
        work: Callable[[Table, list[Entry]], object], seat: int | None = None,
    ) -> Response[Any]:
        """An answer about the past of a game: computed from its log once, as long as the log is the same."""
        room = server.rooms.loaded.get(id)
        table = room.table if room is not None else await server.tables.get(id)
        person = viewer.id if viewer is not None else None
        if not table.may_watch(person):
            raise Refusal("forbidden", "this table is not open to spectators")
        over = table.status == "over"
        if not over and seat not in (None, table.seat_of(person)):
            raise Refusal("forbidden", "while the game is played you may only look as your own seat")
        entries: list[Entry] | None = None
        last: int | None = None
        if not over or table.problem is not None:
            room = await server.rooms.get(id)
            room.playing()
            seen = room.known_to(person)
            last = 0 if seen is None else seen.n
            if room.delayed.include(table.seat_of(person)):
                entries = room.delayed.ripe(await server.journal.read(id))
                last = entries[-1].n if entries else 0
        tag = tag_of(VERSION, shape(table.family), id, table.names, last, seat, *asked)
        headers = {"ETag": tag, "Cache-Control": SETTLED if over else PASSING}
        if (same := unchanged(request, headers)) is not None:
            return same
        if tag not in server.answers:
            server.limits.take("look-back", person or address_of(request.scope["client"]))

        async def work_out() -> Body:
            server.metrics.look_backs.inc()
            log = entries if entries is not None else await server.journal.read(id)
            if last is not None:
                log = [entry for entry in log if entry.n <= last]
            try:
                return await server.replays.run(lambda: pack(msgspec.json.encode(work(table, log))))
            except RecordError as error:
                raise Refusal("broken", f"this game cannot be played by this version: {error}") from None

        return answer(request, await server.answers.get(tag, work_out), headers)

    @get("/tables/{table:str}/record", opt={PACKED: True})
    async def record(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, table: InPath
    ) -> Response[dict[str, Any]]:
        """The record of a finished game."""
        return await self.look_back(request, server, table, maybe, ("record",), records.export)

    @post("/records")
    async def bring(self, server: TheServer, me: Myself, data: JSONBody[dict[str, Any]]) -> TableData:
        """Import a record: a finished game to look at, or an unfinished one to continue."""
        server.limits.take("record", me.id)
        game, setup, entries = await server.replays.run(records.take_in, data)
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

    @get("/tables/{table:str}/replay", opt={PACKED: True})
    async def replay(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, table: InPath, ply: Ply = None,
        seat: SeatNumber = None,
    ) -> Response[Moment]:
        """The position at a ply, as a seat or a spectator may know it."""
        return await self.look_back(
            request, server, table, maybe, ("replay", ply), partial(moment, ply=ply, seat=seat), seat
        )

    @get("/tables/{table:str}/story", opt={PACKED: True})
    async def story(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, table: InPath,
        seat: SeatNumber = None,
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0, to: Ply = None,
    ) -> Response[Story]:
        """What happened between two plies."""
        work = partial(make_story, first=first, to=to, seat=seat)
        return await self.look_back(request, server, table, maybe, ("story", first, to), work, seat)

    @get("/tables/{table:str}/chart", opt={PACKED: True})
    async def chart(
        self, request: Request[Any, Any, Any], server: TheServer, maybe: Somebody, table: InPath
    ) -> Response[Chart]:
        """The numbers of every seat at the end of each round."""
        return await self.look_back(request, server, table, maybe, ("chart",), chart)


def moment(table: Table, entries: list[Entry], ply: int | None, seat: int | None) -> Moment:
    """The position at a ply, or at the end."""
    wanted = len(records.standing(entries)) if ply is None else ply
    length, view, step = records.look_back(table.deal, entries, wanted, seat)
    return Moment(wanted, length, seat, view, step)  # type: ignore[arg-type]  # a view is JSON-able data


def make_story(table: Table, entries: list[Entry], first: int, to: int | None, seat: int | None) -> Story:
    """What happened between two plies."""
    length = len(records.standing(entries))
    last = length if to is None else min(to, length)
    opening = [] if first else records.opening(table.deal, seat)
    return Story(first, last, length, seat, opening, records.story(table.deal, entries, first, last, seat))


def chart(table: Table, entries: list[Entry]) -> Chart:
    """The numbers of every seat at the end of each round."""
    rounds, leaders = records.chart(table.deal, entries)
    return Chart([Round(**one) for one in rounds], leaders)
