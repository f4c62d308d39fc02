"""All tables, as they are stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import time
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.kernel.family import Family
from landsraad.kernel.game import Game, Result
from landsraad.kernel.version import VERSION
from landsraad.server.people.accounts import Known
from landsraad.server.play.fairness import new_seed, seed_hash
from landsraad.server.store.database import Database
from landsraad.server.store.journal import Entry, stored
from landsraad.server.store.models import departed, moves, people, seats, tables
from landsraad.server.tables.bot_names import new_table
from landsraad.server.tables.setups import checked_bot, checked_setup, known_family
from landsraad.server.tables.table import NewTable, Sitter, Sitting, Standing, Table
from landsraad.server.wire.messages import Clock, Person, Proposal, SeatRequest, Setup
from landsraad.server.wire.refusal import Refusal

LIST_LIMIT = 100
FINISHED_LIMIT = 500


class Tables:
    """All tables, as they are stored."""

    def __init__(self, database: Database, seed: int | None = None) -> None:
        self.database = database
        self.seed = seed

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
            values["seat_requests"] = msgspec.convert(values["seat_requests"] or [], list[SeatRequest])
            values["standing"] = msgspec.convert(values["standing"], Standing | None)
            found[values["id"]] = Table(**values)
        sitting = select(seats, people.c.name, people.c.login).outerjoin(people, people.c.id == seats.c.person)
        for row in await connection.execute(sitting.where(seats.c.table.in_(wanted)).order_by(seats.c.seat)):
            person = Person(row.person, row.name, row.login is None) if row.person is not None else None
            found[row.table].seats.append(Sitting(row.seat, row.kind, person, row.bot, row.refused or {}))
        gone = select(departed).where(departed.c.table.in_(wanted), departed.c.kicked.is_(False))
        for row in await connection.execute(gone):
            found[row.table].departed[row.person] = row.seat
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
        """The tables where somebody sits or hosts, or has left a seat that still waits, the newest first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        left = select(departed.c.table).join(
            seats, (seats.c.table == departed.c.table) & (seats.c.seat == departed.c.seat)
        ).where(
            departed.c.person == person, departed.c.kicked.is_(False), seats.c.kind == "person",
            seats.c.person.is_(None),
        )
        query = select(tables.c.id).where(
            or_(
                tables.c.id.in_(sits), (tables.c.host == person) & (tables.c.status == "open"),
                tables.c.id.in_(left) & (tables.c.status == "playing"),
            ),
            tables.c.status != "closed",
        )
        async with self.database.read() as connection:
            return await self.fetch(connection, query.order_by(tables.c.created.desc()).limit(LIST_LIMIT))

    async def finished(self, person: str) -> list[Table]:
        """The finished games of a person, the latest first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        query = select(tables.c.id).where(
            tables.c.id.in_(sits), tables.c.status == "over", tables.c.imported.is_(False), tables.c.result.is_not(None)
        )
        async with self.database.read() as connection:
            return await self.fetch(connection, query.order_by(tables.c.ended.desc()).limit(FINISHED_LIMIT))

    async def playing(self) -> list[str]:
        """Every table whose game is not over."""
        async with self.database.read() as connection:
            return list((await connection.execute(select(tables.c.id).where(tables.c.status == "playing"))).scalars())

    # -- beginning -----------------------------------------------------------------------------------------------------

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
        seed, salt = new_seed(self.seed)
        setup = checked_setup(kind, wish, seed)
        sitting = self.seating(host, wish)
        if wish.fill is not None:
            checked_bot(wish.fill, wish.family)
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
                bot = checked_bot(sitter.bot, wish.family)
                sitting.append({"seat": seat, "kind": "bot", "person": None, "bot": bot})
            else:
                sitting.append({"seat": seat, "kind": "open", "person": None, "bot": None})
        return sitting

    async def insert(
        self, host: Known, wish: NewTable, setup: Setup, kind: Family, seed: int, salt: str,
        sitting: list[dict[str, object]], imported: bool = False, log: Iterable[Entry] = (), over: Game | None = None,
        like: str | None = None,
    ) -> str:
        """Store a new table, perhaps with the bots of another; its id."""
        id = new_table(like)
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
                    await sit(connection, id, sitting.seat, "bot", None, table.fill)
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
        seed, salt = new_seed(self.seed)
        setup = checked_setup(kind, table.setup, seed)
        sitting: list[dict[str, object]] = [
            {"seat": one.seat, "kind": one.kind if one.person or one.bot else "open", "bot": one.bot,
             "person": one.person.id if one.person is not None else None}
            for one in table.seats
        ]
        made = await self.insert(person, wish, setup, kind, seed, salt, sitting, like=id)
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

    async def refuse(self, id: str, seat: int, offer: str, text: str | None) -> None:
        """Note that a seat declines an offer for good, with its description; without one, it is asked again."""
        async with self.database.write() as connection:
            table = await self.locked(connection, id)
            refused = {name: words for name, words in table.seats[seat].refused.items() if name != offer}
            if text is not None:
                refused[offer] = text
            await connection.execute(
                update(seats).where(seats.c.table == id, seats.c.seat == seat).values(refused=refused or None)
            )

    async def note_standings(self, standings: Mapping[str, Standing]) -> None:
        """Note how games stand; what another worker knows better stays."""
        change = update(tables).where(
            tables.c.id == bindparam("table_id"), or_(tables.c.n.is_(None), tables.c.n <= bindparam("at_least"))
        ).values(n=bindparam("new_n"), standing=bindparam("new_standing"))
        async with self.database.write() as connection:
            await connection.execute(change, [
                {"table_id": id, "at_least": one.n, "new_n": one.n, "new_standing": msgspec.to_builtins(one)}
                for id, one in standings.items()
            ])

    async def set_problem(self, id: str, problem: str | None) -> None:
        """Note why a stored game does not replay, or that it does again."""
        async with self.database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(problem=problem))


async def sit(
    connection: AsyncConnection, id: str, seat: int, kind: str, person: str | None = None, bot: str | None = None
) -> None:
    """Change who sits in a seat."""
    await connection.execute(
        update(seats).where(seats.c.table == id, seats.c.seat == seat)
        .values(kind=kind, person=person, bot=bot, refused=None)
    )
