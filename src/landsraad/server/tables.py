"""Tables: where people sit down, and what they are going to play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import time
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Select, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.bots import BOTS
from landsraad.families import families, family
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game, Result
from landsraad.kernel.version import VERSION
from landsraad.server.database import Database
from landsraad.server.fairness import new_seed, seed_hash
from landsraad.server.journal import Entry, stored
from landsraad.server.messages import Clock, Person, Proposal, Seat, Setup, TableData
from landsraad.server.models import departed, moves, people, seats, tables
from landsraad.server.people import Known
from landsraad.server.play import Deal, Play, brief
from landsraad.server.refusal import Refusal

STAND_IN = "heuristic"
"""The bot that plays for somebody who is not there."""
LIST_LIMIT = 100
BotName = Annotated[str, Meta(min_length=1, max_length=32)]


class Sitter(Struct):
    """Who is to sit in a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NewTable(Setup, kw_only=True):
    """A table that somebody wants to host."""

    family: Annotated[str, Meta(min_length=1, max_length=32)] = "imperium"
    seats: Annotated[list[Sitter], Meta(max_length=12)] = []
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    private: bool = False
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    watch_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    clock: Clock | None = None
    fill: BotName | None = None
    start: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Sitting(NamedTuple):
    """A seat as it is stored."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: Person | None
    bot: str | None


@dataclass
class Table:
    """A table as it is stored."""

    id: str
    host: Person
    family: str
    title: str
    setup: Setup
    status: Literal["open", "playing", "over", "closed"]
    private: bool
    watch: Literal["anyone", "link", "nobody"]
    watch_delay: int
    clock: Clock | None
    fill: str | None
    rules: int
    engine: str
    seed: str
    salt: str
    seed_hash: str
    imported: bool
    result: Result | None
    rematch: str | None
    webhook: str
    proposal: Proposal | None
    problem: str | None
    created: float
    started: float | None
    ended: float | None
    seats: list[Sitting] = field(default_factory=list)

    @property
    def deal(self) -> Deal:
        """What the game is made from."""
        return Deal(self.family, self.rules, self.setup, int(self.seed), self.clock, self.started or self.created)

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        for sitting in self.seats:
            if person is not None and sitting.person is not None and sitting.person.id == person:
                return sitting.seat
        return None

    @property
    def listed(self) -> bool:
        """Whether anybody may learn that there is this table."""
        return not self.private and (self.watch == "anyone" or self.status == "open")

    @property
    def names(self) -> list[str]:
        """Who sits there, by seat: people and bots."""
        return [one.person.name if one.person is not None else one.bot or "" for one in self.seats]

    def name_of(self, seat: int) -> str:
        """Who sits in a seat, by name."""
        person = self.seats[seat].person if seat < len(self.seats) else None
        return person.name if person is not None else f"Seat {seat}"

    def bot_in(self, seat: int, away: set[int]) -> str | None:
        """The bot that plays a seat now: its own, or the one that stands in for somebody who is not there."""
        if not 0 <= seat < len(self.seats):
            return None
        sitting = self.seats[seat]
        if sitting.kind == "bot":
            return sitting.bot if sitting.bot in BOTS else STAND_IN
        if sitting.person is None or seat in away:
            return self.fill if self.fill in BOTS else STAND_IN
        return None

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look at this table: anybody with its link, while it waits for players."""
        return (
            self.watch != "nobody" or self.status == "open" or self.seat_of(person) is not None
            or person == self.host.id
        )

    def data(self, viewer: str | None, play: Play | None = None) -> TableData:
        """The table as somebody may know it."""
        game = play.game if play is not None else None
        pending = game.pending if game is not None else []
        over = self.status == "over"
        mine = self.seat_of(viewer)
        away = play.away if play is not None else set()
        proposal = self.proposal
        if proposal is not None and (play is None or proposal.n != play.n or over):
            proposal = None
        return TableData(
            id=self.id, title=self.title, family=self.family, setup=self.setup, host=self.host,
            status="broken" if self.problem is not None else self.status, private=self.private, watch=self.watch,
            watch_delay=self.watch_delay, clock=self.clock, fill=self.fill,
            seats=[
                Seat(sitting.seat, sitting.kind, sitting.person, sitting.bot, sitting.seat in away)
                for sitting in self.seats
            ],
            created=self.created, started=self.started, ended=self.ended, n=play.n if play is not None else 0,
            pending=pending, my_seat=mine, my_turn=mine is not None and mine in pending,
            host_is_me=viewer == self.host.id, rules=self.rules, engine=self.engine, imported=self.imported,
            seed_hash="" if self.status == "open" else self.seed_hash, seed=self.seed if over else None,
            salt=self.salt if over else None, result=self.result, rematch=self.rematch, problem=self.problem,
            proposal=proposal, brief=brief(game) if game is not None else None,
        )


def known_family(name: str) -> Family:
    """The family of that name."""
    if name not in families():
        raise Refusal("no-family", f"there is no family {name!r}: choose from {', '.join(families())}")
    return family(name)


def checked_setup(kind: Family, setup: Setup, seed: int) -> Setup:
    """The setup with all that it leaves open filled in; refused in the rules' own words if it cannot be."""
    try:
        made = kind.prepare(setup.players, seed, setup.modules, setup.leaders, setup.options)
        kind.start(made)
    except SetupError as error:
        raise Refusal("bad-setup", str(error)) from error
    leaders = made.leaders if isinstance(made.leaders, str) else list(made.leaders)
    return Setup(made.players, list(made.modules), leaders, dict(made.options))


def checked_bot(name: str | None) -> str:
    """The name of a bot that there is."""
    if name not in BOTS:
        raise Refusal("bad-setup", f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return name


class Tables:
    """All tables there are, as they are stored."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- looking -------------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Table:
        """The table of that id."""
        async with self.database.read() as connection:
            found = await self.fetch(connection, select(tables.c.id).where(tables.c.id == id))
        if not found:
            raise Refusal("no-table", "there is no such table")
        return found[0]

    async def fetch(self, connection: AsyncConnection, ids: Select[Any]) -> list[Table]:
        """The tables whose ids a query gives, in its order."""
        wanted = list((await connection.execute(ids)).scalars())
        if not wanted:
            return []
        found: dict[str, Table] = {}
        query = select(tables, people.c.name, people.c.login).join(people, people.c.id == tables.c.host)
        for row in await connection.execute(query.where(tables.c.id.in_(wanted))):
            values = dict(row._mapping)
            name, login = values.pop("name"), values.pop("login")
            values["host"] = Person(values["host"], name, login is None)
            values["setup"] = msgspec.convert(values["setup"], Setup)
            values["clock"] = msgspec.convert(values["clock"], Clock | None)
            values["proposal"] = msgspec.convert(values["proposal"], Proposal | None)
            found[values["id"]] = Table(**values)
        sitting = select(seats, people.c.name, people.c.login).outerjoin(people, people.c.id == seats.c.person)
        for row in await connection.execute(sitting.where(seats.c.table.in_(wanted)).order_by(seats.c.seat)):
            person = Person(row.person, row.name, row.login is None) if row.person is not None else None
            found[row.table].seats.append(Sitting(row.seat, row.kind, person, row.bot))
        return [found[id] for id in wanted if id in found]

    async def listed(self, status: str, limit: int, before: float | None) -> list[Table]:
        """Public tables, the newest first."""
        query = select(tables.c.id).where(tables.c.status == status, tables.c.private.is_(False))
        if status != "open":
            query = query.where(tables.c.watch == "anyone")
        if before is not None:
            query = query.where(tables.c.created < before)
        async with self.database.read() as connection:
            return await self.fetch(connection, query.order_by(tables.c.created.desc()).limit(limit))

    async def of_person(self, person: str) -> list[Table]:
        """The tables where somebody sits or hosts, the newest first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        query = select(tables.c.id).where(
            or_(tables.c.id.in_(sits), (tables.c.host == person) & (tables.c.status == "open")),
            tables.c.status != "closed",
        )
        async with self.database.read() as connection:
            return await self.fetch(connection, query.order_by(tables.c.created.desc()).limit(LIST_LIMIT))

    async def playing(self) -> list[str]:
        """Every table whose game is not over."""
        async with self.database.read() as connection:
            return list((await connection.execute(select(tables.c.id).where(tables.c.status == "playing"))).scalars())

    # -- sitting down and getting up -----------------------------------------------------------------------------------

    async def locked(self, connection: AsyncConnection, id: str) -> Table:
        """The table, which nobody else changes until the transaction ends."""
        await connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
        found = await self.fetch(connection, select(tables.c.id).where(tables.c.id == id))
        if not found:
            raise Refusal("no-table", "there is no such table")
        return found[0]

    async def create(self, host: Known, wish: NewTable) -> str:
        """A new table; its id."""
        kind = known_family(wish.family)
        seed, salt = new_seed()
        setup = checked_setup(kind, wish, seed)
        sitting = self.seating(host, wish)
        if wish.fill is not None:
            checked_bot(wish.fill)
        return await self.insert(host, wish, setup, kind, seed, salt, sitting)

    def seating(self, host: Known, wish: NewTable) -> list[dict[str, object]]:
        """Who sits where at a new table."""
        if len(wish.seats) > wish.players:
            raise Refusal("bad-setup", f"{len(wish.seats)} seats were described for {wish.players} players")
        if sum(sitter.kind == "me" for sitter in wish.seats) > 1:
            raise Refusal("bad-setup", "you can sit in one seat only")
        if wish.seat is not None and wish.seat >= wish.players:
            raise Refusal("bad-setup", f"there is no seat {wish.seat}: {wish.players} players sit from 0 on")
        sitting: list[dict[str, object]] = []
        described = any(sitter.kind == "me" for sitter in wish.seats)
        mine = None if described else wish.seat if wish.seat is not None else None if wish.seats else 0
        for seat in range(wish.players):
            sitter = wish.seats[seat] if seat < len(wish.seats) else Sitter("open")
            if sitter.kind == "me" or seat == mine:
                sitting.append({"seat": seat, "kind": "person", "person": host.id, "bot": None})
            elif sitter.kind == "bot":
                sitting.append({"seat": seat, "kind": "bot", "person": None, "bot": checked_bot(sitter.bot)})
            else:
                sitting.append({"seat": seat, "kind": "open", "person": None, "bot": None})
        return sitting

    async def insert(
        self, host: Known, wish: NewTable, setup: Setup, kind: Family, seed: int, salt: str,
        sitting: list[dict[str, object]], imported: bool = False, log: Iterable[Entry] = (), over: Game | None = None,
    ) -> str:
        """Store a new table; its id."""
        id = token_urlsafe(9)
        now = time()
        table = {
            "id": id, "host": host.id, "family": kind.name, "title": " ".join(wish.title.split()) or kind.title,
            "setup": msgspec.to_builtins(setup), "status": "open" if over is None else "over",
            "private": wish.private, "watch": wish.watch, "watch_delay": wish.watch_delay,
            "clock": msgspec.to_builtins(wish.clock), "fill": wish.fill, "rules": kind.rules, "engine": VERSION,
            "seed": str(seed), "salt": salt, "seed_hash": seed_hash(seed, salt), "imported": imported,
            "result": over.result if over is not None else None, "webhook": wish.webhook, "created": now,
            "started": now if over is not None else None, "ended": now if over is not None else None,
        }
        entries = [stored(id, entry) for entry in log]
        async with self.database.write() as connection:
            await connection.execute(insert(tables).values(**table))
            await connection.execute(insert(seats), [{"table": id, **seat} for seat in sitting])
            if entries:
                await connection.execute(insert(moves), entries)
        return id

    async def join(self, id: str, person: Known, seat: int | None) -> None:
        """Sit down in an open seat."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
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
            await self.sit(connection, id, free[0] if seat is None else seat, "person", person.id)

    async def sit(
        self, connection: AsyncConnection, id: str, seat: int, kind: str, person: str | None = None,
        bot: str | None = None,
    ) -> None:
        """Change who sits in a seat."""
        await connection.execute(
            update(seats).where(seats.c.table == id, seats.c.seat == seat).values(kind=kind, person=person, bot=bot)
        )

    async def leave(self, id: str, person: str, kicked_by: Known | None = None, seat: int | None = None) -> None:
        """Get up: before the start the seat is open again, after it a bot plays on."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
            if kicked_by is not None:
                if table.host.id != kicked_by.id:
                    raise Refusal("forbidden", "only the host of the table may do that")
                sitting = table.seats[seat] if seat is not None and seat < len(table.seats) else None
                if sitting is None or sitting.person is None:
                    raise Refusal("not-seated", f"nobody sits in seat {seat}")
                person = sitting.person.id
            mine = table.seat_of(person)
            if mine is None:
                raise Refusal("not-seated", "you do not sit at this table")
            if table.status == "open":
                await self.sit(connection, id, mine, "open")
            elif table.status == "playing":
                await self.sit(connection, id, mine, "person")
                await connection.execute(
                    delete(departed).where(departed.c.table == id, departed.c.person == person)
                )
                await connection.execute(
                    insert(departed).values(table=id, person=person, seat=mine, kicked=kicked_by is not None)
                )
            else:
                raise Refusal("not-playing", "the game is over")

    async def take_over(self, id: str, person: Known, seat: int) -> None:
        """Sit down in a running game, where nobody sits any more."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
            if table.status != "playing":
                raise Refusal("not-playing", "no game is being played at this table")
            if not table.may_watch(person.id):
                left = await connection.execute(
                    select(departed.c.seat).where(departed.c.table == id, departed.c.person == person.id)
                )
                if left.first() is None:
                    raise Refusal("forbidden", "this table is not open to others")
            if table.seat_of(person.id) is not None:
                raise Refusal("taken", "you sit at this table already")
            sitting = table.seats[seat] if seat < len(table.seats) else None
            if sitting is None or sitting.kind != "person" or sitting.person is not None:
                raise Refusal("taken", f"seat {seat} is not free to take over")
            before = (await connection.execute(
                select(departed.c.seat, departed.c.kicked)
                .where(departed.c.table == id, departed.c.person == person.id)
            )).one_or_none()
            if before is not None and (before.kicked or before.seat != seat):
                raise Refusal("forbidden", "you have seen another seat's secrets in this game" if not before.kicked
                              else "the host has sent you away from this table")
            await self.sit(connection, id, seat, "person", person.id)

    async def set_seat(self, id: str, host: Known, seat: int, bot: str | None) -> None:
        """Put a bot in a seat before the start, or open the seat."""
        async with self.database.write() as connection:
            table = await self.hosted(connection, id, host)
            if seat >= len(table.seats):
                raise Refusal("bad-setup", f"there is no seat {seat}")
            if table.seats[seat].kind == "person":
                raise Refusal("taken", f"somebody sits in seat {seat}")
            await self.sit(connection, id, seat, "open" if bot is None else "bot", None,
                           None if bot is None else checked_bot(bot))

    async def hosted(self, connection: AsyncConnection, id: str, host: Known) -> Table:
        """The table, before its start, if this is its host."""
        table = await self.locked(connection, id)
        if table.host.id != host.id:
            raise Refusal("forbidden", "only the host of the table may do that")
        if table.status != "open":
            raise Refusal("not-open", "this table has started, or is closed")
        return table

    async def start(self, id: str, host: Known) -> None:
        """Begin the game."""
        async with self.database.write() as connection:
            table = await self.hosted(connection, id, host)
            for sitting in table.seats:
                if sitting.kind == "open":
                    if table.fill is None:
                        raise Refusal("not-playing", f"seat {sitting.seat} is still open")
                    await self.sit(connection, id, sitting.seat, "bot", None, table.fill)
            await connection.execute(
                update(tables).where(tables.c.id == id).values(status="playing", started=time())
            )

    async def close(self, id: str, host: Known) -> None:
        """Give up a table before its start."""
        async with self.database.write() as connection:
            await self.hosted(connection, id, host)
            await connection.execute(update(tables).where(tables.c.id == id).values(status="closed"))

    async def change(self, id: str, host: Known, webhook: str) -> None:
        """Change where the table's notices go."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
            if table.host.id != host.id:
                raise Refusal("forbidden", "only the host of the table may do that")
            await connection.execute(update(tables).where(tables.c.id == id).values(webhook=webhook))

    async def rematch(self, id: str, person: Known) -> tuple[str, bool]:
        """A new table for the same people, and whether it was made just now."""
        table = await self.get(id)
        if table.status != "over":
            raise Refusal("not-playing", "a rematch is for when the game is over")
        if table.seat_of(person.id) is None:
            raise Refusal("not-seated", "a rematch is for those who played")
        if table.rematch is not None:
            return table.rematch, False
        wish = NewTable(
            players=table.setup.players, family=table.family, title=table.title, private=table.private,
            watch=table.watch, watch_delay=table.watch_delay, clock=table.clock, fill=table.fill,
            webhook=table.webhook,
        )
        kind = known_family(table.family)
        seed, salt = new_seed()
        setup = checked_setup(kind, table.setup, seed)
        sitting: list[dict[str, object]] = [
            {"seat": one.seat, "kind": one.kind if one.person or one.bot else "open", "bot": one.bot,
             "person": one.person.id if one.person is not None else None}
            for one in table.seats
        ]
        made = await self.insert(person, wish, setup, kind, seed, salt, sitting)
        async with self.database.write() as connection:
            first = await self.locked(connection, id)
            if first.rematch is None:
                await connection.execute(update(tables).where(tables.c.id == id).values(rematch=made))
                return made, True
            await connection.execute(delete(tables).where(tables.c.id == made))
            return first.rematch, False

    # -- while it is played --------------------------------------------------------------------------------------------

    async def finish(self, id: str, result: Result | None) -> None:
        """Note that the game is over."""
        async with self.database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == id, tables.c.status == "playing")
                .values(status="over", result=result, ended=time())
            )

    async def propose(self, id: str, proposal: Proposal | None) -> None:
        """Note an undo that waits for consent."""
        async with self.database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == id)
                .values(proposal=msgspec.to_builtins(proposal))
            )

    async def agree(self, id: str, proposal: str, seat: int, yes: bool) -> Proposal | None:
        """Note an answer; the proposal as it stands then, or `None` if it was refused."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
            found = table.proposal
            if found is None or found.id != proposal or seat not in found.asked:
                raise Refusal("no-proposal", "nobody asks you for this any more")
            if yes and seat not in found.agreed:
                found.agreed.append(seat)
            kept = found if yes else None
            await connection.execute(
                update(tables).where(tables.c.id == id).values(proposal=msgspec.to_builtins(kept))
            )
            return kept

    async def set_problem(self, id: str, problem: str | None) -> None:
        """Note why a stored game does not replay, or that it does again."""
        async with self.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(problem=problem))
