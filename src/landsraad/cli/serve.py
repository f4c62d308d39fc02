"""`landsraad serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from urllib.request import urlopen

from landsraad.cli.arguments import Commands, UsageError, add_command, whole
from landsraad.cli.extras import require_server

MORE = """
Everything is kept in one file; with PostgreSQL several workers, on several machines, can serve the same tables.

examples:
  landsraad serve
  landsraad serve --host 0.0.0.0 --port 8080 --database ~/dune.db
  landsraad serve --workers 4 --database postgresql://user:password@host/landsraad
"""
PORT = 8000
SHUTDOWN_SECONDS = 5
"""How long clients that do not answer can delay the shutdown."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "serve", run, "serve the table to browsers", MORE)
    add = parser.add_argument
    add("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine only)")
    add("--port", type=whole(0, "a port"), metavar="N",
        help=f"the port (default: {PORT}, or any free one if that is taken)")
    add("--database", metavar="FILE",
        help="a file, or postgresql://user:password@host/name (default: a file in your own data folder)")
    add("--open", action="store_true", help="open the browser")
    add("--workers", type=whole(1, "a number of workers"), default=1, metavar="N",
        help="server processes; more than one needs PostgreSQL (default: 1)")
    add("--bot-processes", type=whole(1, "a number of processes"), default=1, metavar="N",
        help="processes in which bots think, for each worker (default: 1)")
    add("--address", default="", metavar="URL", help="where people reach the server, for links in notices")
    add("--secure", action="store_true", help="send cookies over https only")
    add("--limits", type=float, default=1.0, metavar="FACTOR", help="multiply the rate limits; 0 for none (default: 1)")
    add("--pause", type=float, default=1.2, metavar="SECONDS",
        help="how long tables wait where some may act in secret, whether anybody can or not (default: 1.2)")
    add("--seed", type=whole(0, "a seed"), metavar="N",
        help="deal every game from this seed, for demonstrations and tests: anyone who knows it knows every card")
    add("--private-webhooks", action="store_true", help="let webhooks go to private addresses")
    add("--log", choices=("json", "plain"), default="plain" if sys.stderr.isatty() else "json", help="format of logs")


def run(args: Namespace) -> int:
    """Serve until interrupted."""
    require_server("landsraad serve")

    import msgspec
    import uvicorn

    from landsraad.server.config import VARIABLE, Config, database_url
    from landsraad.server.logs import set_up

    database = database_url(args.database or str(data_folder() / "landsraad.db"))
    if args.workers > 1 and database.startswith("sqlite"):
        raise UsageError("several workers need PostgreSQL: --database postgresql://user:password@host/name")
    if args.port is None:
        args.port = free_port(args.host)
    if args.port > 65535:
        raise UsageError(f"{args.port} is not a port: a whole number from 0 to 65535")
    if not 0 <= args.limits < 1e9:
        raise UsageError("--limits is a number from 0")
    if not 0 <= args.pause <= 60:
        raise UsageError("--pause is a number of seconds from 0 to 60")
    config = Config(
        database=database, bot_processes=args.bot_processes, secure_cookies=args.secure, limits=args.limits,
        seed=None if args.seed is None else str(args.seed), private_webhooks=args.private_webhooks,
        address=args.address.rstrip("/"), log_json=args.log == "json", pause_seconds=args.pause,
    )
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()
    set_up(config.log_json)
    asyncio.run(prepare(database))
    print(f"The table is at {address_of(args.host, args.port)} (Ctrl-C ends it)", file=sys.stderr)
    if args.seed is not None:
        print(f"Every game is dealt from the seed {args.seed}: anyone who knows it knows every card", file=sys.stderr)
    if args.open:
        threading.Thread(target=open_browser, args=(args.host, args.port), daemon=True).start()
    settings = uvicorn.Config(
        "landsraad.server.app:from_environment", factory=True, host=args.host, port=args.port, log_config=None,
        access_log=False, ws_max_size=65536, ws_per_message_deflate=False, workers=args.workers,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS, lifespan="on", server_header=False,
    )
    server = uvicorn.Server(settings)
    if args.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(settings, sockets=[settings.bind_socket()]).run()
        return 0
    server.run()
    return 0 if server.started else 1


def data_folder() -> Path:
    """The folder where this person's games are kept, created if necessary."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "landsraad"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def free_port(host: str) -> int:
    """The usual port, or any free one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (PORT, 0):
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    return PORT


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    here = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{here}]' if ':' in here else here}:{port}"


async def prepare(database: str) -> None:
    """Migrate the database before anything is served; a problem with it is reported in a sentence."""
    from landsraad.server.store.database import Database

    found = Database(database)
    try:
        await found.migrate()
    finally:
        await found.close()


def open_browser(host: str, port: int) -> None:
    """Open the browser when the server answers."""
    address = address_of(host, port)
    for _ in range(100):
        try:
            with urlopen(f"{address}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            threading.Event().wait(0.1)
