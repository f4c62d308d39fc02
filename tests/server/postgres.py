"""A PostgreSQL of our own, for as long as the tests need it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
UNPRIVILEGED = ("postgres", "nobody")
"""Whom a server started by root runs as: PostgreSQL refuses to run as root."""


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest there is."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = [path for place in PLACES for path in Path("/").glob(place[1:]) if (path / "initdb").exists()]
    return max(folders, key=lambda path: [int(part) for part in path.parts if part.isdecimal()], default=None)


def user() -> str | None:
    """Whom to run it as: ourselves, or somebody else if we are root."""
    if os.geteuid() != 0:
        return None
    return next((name for name in UNPRIVILEGED if any(entry.pw_name == name for entry in pwd.getpwall())), None)


def missing() -> str:
    """Why there can be no PostgreSQL here, or an empty string."""
    if os.name != "posix" or binaries() is None:
        return "no PostgreSQL programs (initdb) were found on this machine"
    if os.geteuid() == 0 and user() is None:
        return "PostgreSQL does not run as root, and there is no other user to run it as"
    return ""


@contextmanager
def cluster() -> Iterator[str]:
    """A new PostgreSQL; the address of its database."""
    folder = binaries()
    assert folder is not None
    owner = user()
    with tempfile.TemporaryDirectory(prefix="landsraad-pg-") as home:
        if owner is not None:
            shutil.chown(home, owner)
        run = {"user": owner, "cwd": home, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
        data = f"{home}/data"
        subprocess.run(
            [folder / "initdb", "-D", data, "-U", "table", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
            check=True, **run,  # type: ignore[call-overload]
        )
        port = free_port()
        server = [folder / "postgres", "-D", data, "-p", str(port), "-k", home, "-h", "127.0.0.1"]
        process = subprocess.Popen(server, **run)  # type: ignore[call-overload]
        try:
            ready = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
            for _ in range(300):
                if subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0:
                    break
                try:
                    process.wait(0.1)
                except subprocess.TimeoutExpired:
                    continue
                raise AssertionError("PostgreSQL does not start")
            yield f"postgresql://table@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
