"""The database: its shape, its migrations, and those of another version."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from landsraad.cli.main import main
from landsraad.server.config import ServerError, database_url
from landsraad.server.store.database import Database, alembic_config
from landsraad.server.store.journal import Entry, Journal
from landsraad.server.store.models import departed, metadata, people, seats
from landsraad.server.store.relay import Relay


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(database_url(str(tmp_path / "new.db")))
        await database.migrate()
        await database.migrate()
        async with database.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await database.close()
        assert differences == []

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_of_the_first_version_stay_and_nobody_sits_down_where_somebody_was_sent_away(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    address = str(request.getfixturevalue("postgres")) if kind == "postgresql" else str(tmp_path / "old.db")

    def empty(connection: Connection) -> None:
        if kind == "postgresql":
            connection.execute(text("DROP SCHEMA public CASCADE"))
            connection.execute(text("CREATE SCHEMA public"))

    def begin(connection: Connection) -> None:
        empty(connection)
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(insert(people).values(id="p", name="P", webhook="", created=0.0))
        connection.execute(text(
            "INSERT INTO tables (id, host, family, title, setup, status, private, watch, watch_delay, rules, engine, "
            "seed, salt, seed_hash, imported, webhook, created) VALUES ('t', 'p', 'imperium', 'T', '{}', 'playing', "
            "false, 'anyone', 0, 1, '', '7', '', '', false, '', 0)"
        ))
        connection.execute(insert(seats), [
            {"table": "t", "seat": seat, "kind": "person", "person": None, "bot": None} for seat in (0, 1)
        ])
        connection.execute(insert(departed).values(table="t", person="p", seat=1, kicked=True))
        connection.execute(text(
            "INSERT INTO moves (\"table\", n, kind, seat, option, ply, bot, at) "
            "VALUES ('t', 1, 'move', 0, 'pass', 1, false, 5.0)"
        ))

    async def run() -> None:
        database = Database(database_url(address))
        async with database.engine.begin() as connection:
            await connection.run_sync(begin)
        await database.migrate()
        async with database.read() as connection:
            kinds = list((await connection.execute(select(seats.c.kind).order_by(seats.c.seat))).scalars())
        assert kinds == ["person", "bot"]
        entries = await Journal(database, Relay(database)).read("t")
        assert entries == [Entry(1, "move", 0, "pass", 1, False, 5.0, None)]
        async with database.engine.begin() as connection:
            await connection.run_sync(empty)
        await database.close()

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "newer.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert main(["serve", "--database", str(path), "--port", "0"]) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert "newer landsraad" in said
    assert "9999" in said


@pytest.mark.parametrize("wrong", ["mysql://here/x", "/no/such/folder/x.db"])
def test_a_database_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(ServerError):
        database_url(wrong)


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", str(tmp_path / "x.db")]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
