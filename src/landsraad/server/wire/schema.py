"""JSON Schemas of the websocket's messages and of views, from which types for other languages are generated."""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad.families import family
from landsraad.kernel.event import EventView
from landsraad.server.wire.messages import ClientMessage, ServerMessage

TEMPLATE = "#/$defs/{name}"


def message_schema() -> dict[str, Any]:
    """The schema of all messages: `$defs` has each, `client` and `server` say who sends which."""
    (client, server), parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template=TEMPLATE
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Landsraad websocket messages",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def view_schema(name: str) -> dict[str, Any]:
    """The schema of a family's views and events."""
    kind = family(name)
    (view, event), parts = msgspec.json.schema_components((kind.view_type(), EventView), ref_template=TEMPLATE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"Views of {kind.title}", "$defs": parts,
        "oneOf": [view, event],
    }
