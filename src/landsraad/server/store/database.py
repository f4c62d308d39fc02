"""The database: reading, writing, and bringing it up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from landsraad.server.config import ServerError

MIGRATION_LOCK = 0x6C616E64
"""The advisory lock under which one worker at a time migrates."""
log = logging.getLogger("landsraad.database")


class Database:
    """One database; on SQLite writers take turns in this process, so that none finds it locked."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            self.engine = create_async_engine(url)
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        else:
            self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed when the block succeeds, rolled back when it fails."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn, self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()

    async def migrate(self) -> None:
        """Bring the database to this version's shape; refuse one that a newer version has made."""
        try:
            self.keep_private()
            async with self.engine.begin() as connection:
                if not self.sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise ServerError(f"the database cannot be used: {str(error).splitlines()[0]}") from error

    def keep_private(self) -> None:
        """Let nobody but its owner read an SQLite file and what belongs to it: it holds seeds of games in play."""
        name = self.engine.url.database
        if self.sqlite and name and name != ":memory:":
            Path(name).touch(0o600)
            for file in (Path(name), Path(f"{name}-wal"), Path(f"{name}-shm")):
                try:
                    file.chmod(0o600)
                except FileNotFoundError:
                    pass
                except PermissionError:
                    log.warning("%s belongs to somebody else: who may read it is up to them", file)

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()


def set_pragmas(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Let SQLite read while it writes, and finish a commit only when it is on the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config() -> AlembicConfig:
    """Where the migrations are."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = alembic_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise ServerError(
            f"the database was made by a newer landsraad (its version is {', '.join(sorted(present))}): "
            "use that one, or another database"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
