from __future__ import annotations

from landsraad.imperium.state import Imperium
from landsraad.kernel.event import Event


def event_text(game: Imperium, event: Event, viewer: int | None) -> str:
    return f"{event.kind} {event.seat} {event.what} {event.n}"
