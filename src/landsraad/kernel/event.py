"""Events: what happened, for the log and for animation. They are told only while somebody listens."""

from __future__ import annotations

from landsraad.kernel.view_types import EventView as EventView


class Event:
    """One thing that happened. `seen` is known only to `seat` and `other` unless `open` is set; `source` is that from
    which points come."""

    __slots__ = ("kind", "n", "open", "other", "seat", "seen", "source", "what")

    def __init__(
        self, kind: str, seat: int, what: str = "", n: int = 0, other: int = -1, seen: list[str] | None = None,
        open: bool = False, source: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.n = n
        self.other = other
        self.seen: list[str] = seen if seen is not None else []
        self.open = open
        self.source = source

    def seen_by(self, viewer: int | None) -> list[str]:
        """The cards that this viewer saw in the event."""
        return self.seen if self.open or (viewer is not None and viewer in (self.seat, self.other)) else []
