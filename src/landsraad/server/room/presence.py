"""Presence: who looks at a table now, on this worker and on the others."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

import msgspec

from landsraad.server.wire.messages import Presence, Present, ServerMessage

if TYPE_CHECKING:
    from landsraad.server.entrance.sockets import Client
    from landsraad.server.room.room import Room

encode = msgspec.json.Encoder().encode


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.watchers: dict[Client, int | None] = {}
        """The clients on this worker, each with its seat; `None` is a spectator."""
        self.elsewhere: dict[tuple[str, str], float] = {}
        """The people on other workers, by worker and person, and when that was last said."""

    def add(self, client: Client, seat: int | None) -> None:
        """Add a client that looks at the table."""
        self.watchers[client] = seat
        client.tables[self.room.table.id] = self.room

    def remove(self, client: Client) -> None:
        """Remove a client that no longer looks."""
        if self.watchers.pop(client, "gone") != "gone":
            client.tables.pop(self.room.table.id, None)
            self.announce(client, False)

    def announce(self, client: Client, here: bool) -> None:
        """Send everybody, on every worker, who is here now."""
        self.room.used = time()
        self.broadcast_presence()
        if client.known is not None:
            here = here or any(other.person_id == client.person_id for other in self.watchers)
            self.server.spawn(self.server.relay.send("here" if here else "gone", self.room.table.id, client.person_id))

    def receive(self, worker: str, person: str, here: bool) -> None:
        """Take in that somebody looks here on another worker, or no longer does; newcomers are sent who is here."""
        key = (worker, person)
        new = key not in self.elsewhere
        if here:
            self.elsewhere[key] = time()
        else:
            self.elsewhere.pop(key, None)
        if new or not here:
            self.broadcast_presence()
        if new and here:
            self.server.spawn(self.repeat())

    async def repeat(self) -> None:
        """Send the other workers who is here."""
        for person in {client.person_id for client in self.watchers if client.known is not None}:
            await self.server.relay.send("here", self.room.table.id, person)

    def has(self, person: str) -> bool:
        """Whether a person looks at this table now, on any worker."""
        fresh = time() - self.server.presence_seconds
        return any(client.person_id == person for client in self.watchers) or any(
            one == person and at > fresh for (_, one), at in self.elsewhere.items()
        )

    def presence(self) -> Presence:
        """Who looks at this table now."""
        table = self.room.table
        here: dict[str, Present] = {}
        watching = 0
        for client, seat in self.watchers.items():
            if client.known is not None:
                here[client.known.id] = Present(client.known.public, seat)
            watching += seat is None
        fresh = time() - self.server.presence_seconds
        for (_, person), at in self.elsewhere.items():
            seat = table.seat_of(person)
            if at > fresh and person not in here:
                if seat is None:
                    watching += 1
                else:
                    found = table.seats[seat].person
                    assert found is not None
                    here[person] = Present(found, seat)
        return Presence(table.id, list(here.values()), watching)

    def broadcast_presence(self) -> None:
        """Send everybody who is here now."""
        self.send(self.presence())

    def send(self, message: ServerMessage, to: Callable[[Client, int | None], bool] | None = None) -> None:
        """Send the same message to all, or to some."""
        text = encode(message).decode()
        for client, seat in self.watchers.items():
            if to is None or to(client, seat):
                client.send_text(text)
