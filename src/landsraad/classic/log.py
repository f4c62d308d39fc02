from landsraad.classic.state import Classic
from landsraad.kernel.event import Event


def event_text(game: Classic, event: Event, viewer: int | None) -> str:
    return event.kind
