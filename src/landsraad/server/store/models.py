"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(naming_convention={
    "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s",
})

ID = String(32)
NUMBER = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people", metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions", metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""Who is signed in where: `token` is the hash of what the cookie holds."""

tables = Table(
    "tables", metadata,
    Column("id", ID, primary_key=True),
    Column("host", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("family", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("setup", JSON(none_as_null=True), nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("watch", String(16), nullable=False),
    Column("watch_delay", Integer, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("fill", String(32)),
    Column("rules", Integer, nullable=False),
    Column("engine", String(32), nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", ID),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("proposal", JSON(none_as_null=True)),
    Column("seat_requests", JSON(none_as_null=True)),
    Column("problem", Text),
    Column("n", Integer),
    Column("standing", JSON(none_as_null=True)),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Index("ix_tables_status_created", "status", "created"),
)

seats = Table(
    "seats", metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("bot", String(32)),
    Column("refused", JSON(none_as_null=True)),
)
"""Who sits where; `refused` are the offers that the person there declines for good, with a description of each."""

departed = Table(
    "departed", metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kicked", Boolean, nullable=False),
)
"""Who has left a running game: they have seen that seat's secrets, and may sit nowhere else in it."""

moves = Table(
    "moves", metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", String(128)),
    Column("ply", Integer, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("kept", JSON(none_as_null=True)),
    Column("words", Text),
)
"""The truth: what was done in each game, in order. No two entries of a game can have the same number.

An undo removes the choices that it takes back, and keeps what else followed from them. `words` are what a person wrote
with a choice.
"""

chat = Table(
    "chat", metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("to", JSON(none_as_null=True)),
)

mutes = Table(
    "mutes", metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports", metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("chat", NUMBER, ForeignKey("chat.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
)
