"""`landsraad schema`: the shape of the server's messages, for generating types."""

from __future__ import annotations

from argparse import Namespace

from landsraad.cli.arguments import Commands, add_command
from landsraad.cli.extras import require_server
from landsraad.cli.output import print_json
from landsraad.families import families

MORE = """
examples:
  landsraad schema messages              the websocket's messages
  landsraad schema views imperium        what a seat may know of a game
  landsraad schema http                  OpenAPI 3.1 of the HTTP interface
"""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "schema", run, "print the JSON Schemas of the server's messages", MORE)
    parser.add_argument("what", choices=("messages", "views", "http"), help="messages, views or http")
    parser.add_argument("family", nargs="?", default="imperium", help=f"for views: {', '.join(families())}")


def run(args: Namespace) -> int:
    """Print a schema."""
    require_server("landsraad schema")

    from landsraad.server.wire import schema

    if args.what == "messages":
        print_json(schema.message_schema())
    elif args.what == "views":
        print_json(schema.view_schema(args.family))
    else:
        from landsraad.server.app import make_app
        from landsraad.server.config import Config

        print_json(make_app(Config(database="sqlite+aiosqlite://")).openapi_schema.to_schema())
    return 0
