"""The database: its shape, its migrations, and those of another version."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from landsraad.cli.main import main
from landsraad.server.config import ServerError, database_url
from landsraad.server.database import Database
from landsraad.server.models import metadata


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
