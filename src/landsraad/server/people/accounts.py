"""People: guests and accounts, and where they are signed in."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.store.database import Database
from landsraad.server.store.models import departed, mutes, people, seats, sessions, tables
from landsraad.server.wire.messages import Person
from landsraad.server.wire.refusal import Refusal

SESSION_DAYS = 180
SEEN_EVERY = 3600.0
"""How many seconds may pass before a session's last use is noted again."""
GUEST_NAMES = ("Fremen", "Sardaukar", "Mentat", "Navigator", "Smuggler", "Planetologist", "Swordmaster", "Truthsayer")
NOBODY_KNOWS = "no account has this name and password"


class Known(NamedTuple):
    """A person and the session in which they are here."""

    id: str
    name: str
    login: str | None
    webhook: str
    session: str

    @property
    def public(self) -> Person:
        """What others may know."""
        return Person(self.id, self.name, self.login is None)


def new_id() -> str:
    """An id that nobody can guess."""
    return token_urlsafe(12)


def digest(token: str) -> str:
    """What is stored of a session's token."""
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as others see it: one line, no odd characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        self.nobody = self.hasher.hash("nobody's")

    async def known(self, token: str | None) -> Known | None:
        """The person who holds this token."""
        if not token or len(token) > 100:
            return None
        found = digest(token)
        query = select(people.c.id, people.c.name, people.c.login, people.c.webhook, sessions.c.seen).join(
            sessions, sessions.c.person == people.c.id
        ).where(sessions.c.token == found)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        now = time()
        if row is None or row.seen < now - SESSION_DAYS * 86400:
            return None
        if row.seen < now - SEEN_EVERY:
            async with self.database.write() as connection:
                await connection.execute(update(sessions).where(sessions.c.token == found).values(seen=now))
        return Known(row.id, row.name, row.login, row.webhook, found)

    async def sign_in_session(self, person: str) -> str:
        """A new session for a person; the token is for their cookie."""
        token = token_urlsafe(32)
        now = time()
        async with self.database.write() as connection:
            await connection.execute(
                insert(sessions).values(token=digest(token), person=person, created=now, seen=now)
            )
        return token

    async def new_guest(self, name: str) -> str:
        """A new guest; their id."""
        person = new_id()
        name = clean_name(name) or f"{GUEST_NAMES[hash(person) % len(GUEST_NAMES)]} {int(time() * 1000) % 1000:03}"
        async with self.database.write() as connection:
            await connection.execute(insert(people).values(id=person, name=name, webhook="", created=time()))
        return person

    async def make_account(self, person: str, login: str, password: str) -> None:
        """Let a guest sign in from now on; their games stay theirs."""
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            async with self.database.write() as connection:
                changed = await connection.execute(
                    update(people).where(people.c.id == person, people.c.login.is_(None))
                    .values(login=fold(login), password=hashed)
                )
        except IntegrityError:
            raise Refusal("taken", f"the name {login!r} is taken: choose another one") from None
        if not changed.rowcount:
            raise Refusal("taken", "this is an account already: sign out to make another one")

    async def check(self, login: str, password: str) -> str:
        """The account of this name and password; a wrong name takes as long to refuse as a wrong password."""
        async with self.database.read() as connection:
            row = (await connection.execute(
                select(people.c.id, people.c.password).where(people.c.login == fold(login))
            )).one_or_none()
        good = await self.verify(row.password if row is not None else None, password)
        if row is None or not good:
            raise Refusal("wrong-password", NOBODY_KNOWS)
        return str(row.id)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether the password fits its hash."""
        async with self.hashing:
            return await asyncio.to_thread(self._verify, hashed, password)

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            self.hasher.verify(hashed or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def keep_games(self, guest: str, account: str) -> None:
        """Give a guest's seats and tables to the account they have signed in to; nobody sits at a table twice."""
        async with self.database.write() as connection:
            for stored in (seats, departed):
                mine = select(stored.c.table).where(stored.c.person == account)
                await connection.execute(
                    update(stored).where(stored.c.person == guest, stored.c.table.not_in(mine)).values(person=account)
                )
            await self.get_up(connection, guest)
            await connection.execute(update(tables).where(tables.c.host == guest).values(host=account))

    async def get_up(self, connection: AsyncConnection, person: str) -> None:
        """Let a person sit nowhere any more, finished games apart: a seat is open again, or a bot plays on."""
        mine = select(seats.c.table).where(seats.c.person == person)
        await connection.execute(
            update(tables).where(tables.c.status == "playing", tables.c.id.in_(mine)).values(seat_requests=None)
        )
        for status, values in (("open", {"kind": "open", "person": None}), ("playing", {"person": None})):
            there = select(tables.c.id).where(tables.c.status == status)
            await connection.execute(
                update(seats).where(seats.c.person == person, seats.c.table.in_(there)).values(**values)
            )

    async def change_password(self, known: Known, old: str, new: str) -> None:
        """Change the password, and end every other session."""
        async with self.database.read() as connection:
            hashed = (await connection.execute(select(people.c.password).where(people.c.id == known.id))).scalar_one()
        if not await self.verify(hashed, old):
            raise Refusal("wrong-password", "the old password is not right")
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, new)
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == known.id).values(password=hashed))
            await connection.execute(
                delete(sessions).where(sessions.c.person == known.id, sessions.c.token != known.session)
            )

    async def change(self, person: str, values: dict[str, str]) -> None:
        """Change the name or the webhook."""
        if values:
            async with self.database.write() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def sign_out(self, known: Known, everywhere: bool = False) -> None:
        """End this session, or all of the person's."""
        where = sessions.c.person == known.id if everywhere else sessions.c.token == known.session
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(where))

    async def delete(self, known: Known, password: str) -> list[str]:
        """Forget who this was; the tables where they sat."""
        async with self.database.read() as connection:
            hashed = (await connection.execute(select(people.c.password).where(people.c.id == known.id))).scalar_one()
        if hashed is not None and not await self.verify(hashed, password):
            raise Refusal("wrong-password", "the password is not right")
        async with self.database.write() as connection:
            left = (await connection.execute(
                select(seats.c.table).join(tables, tables.c.id == seats.c.table)
                .where(seats.c.person == known.id, tables.c.status.in_(("open", "playing")))
            )).scalars().all()
            await self.get_up(connection, known.id)
            await connection.execute(
                update(tables).where(tables.c.host == known.id, tables.c.status == "open").values(status="closed")
            )
            await connection.execute(delete(sessions).where(sessions.c.person == known.id))
            await connection.execute(delete(mutes).where(mutes.c.person == known.id))
            await connection.execute(
                update(people).where(people.c.id == known.id)
                .values(name="somebody", login=None, password=None, webhook="")
            )
        return list(left)

    async def mute(self, person: str, muted: str, on: bool) -> None:
        """Note whom a person does not want to hear."""
        if person == muted:
            raise Refusal("bad-message", "you cannot mute yourself")
        async with self.database.write() as connection:
            await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
            if on:
                exists = await connection.execute(select(people.c.id).where(people.c.id == muted))
                if exists.first() is None:
                    raise Refusal("bad-message", "there is nobody of that id")
                await connection.execute(insert(mutes).values(person=person, muted=muted))

    async def muted(self, person: str) -> list[str]:
        """Whom a person does not want to hear."""
        async with self.database.read() as connection:
            found = await connection.execute(select(mutes.c.muted).where(mutes.c.person == person))
            return list(found.scalars())


def fold(login: str) -> str:
    """A name to sign in with, without regard to case."""
    return login.strip().casefold()
