"""Notices to the people of a table: by socket, and by webhook to those who are not connected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.server.play.game import asked_in_secret
from landsraad.server.wire.messages import Notice, NoticeKind

if TYPE_CHECKING:
    from landsraad.server.room.room import Room


class Notices:
    """Notifies the people of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server

    def seats(self, seats: Sequence[int], kind: NoticeKind, text: str) -> None:
        """Send a notice to the people in some seats."""
        table = self.room.table
        for seat in seats:
            person = table.seats[seat].person if seat < len(table.seats) else None
            if person is not None:
                self.server.sockets.notice(person.id, Notice(kind, table.id, table.title, text))

    def turns(self, before: Sequence[int], after: Sequence[int], elsewhere: bool = False) -> None:
        """Notify those whose turn has come, or all that the game is over; only one worker posts to webhooks."""
        if self.room.pause.hides_question:
            self.room.pause.elsewhere = elsewhere
            return
        table, play = self.room.table, self.room.playing()
        if play.game.over:
            if not elsewhere:
                self.server.webhooks.post(table.webhook, f"The game at {table.title} is over.")
            self.seats(range(len(table.seats)), "over", "The game is over.")
            return
        turns = [seat for seat in after if seat not in before and table.bot_in(seat, play.away) is None]
        self.seats(turns, "turn", "It is your turn.")
        if elsewhere:
            return
        for seat in turns:
            person = table.seats[seat].person
            if person is not None and not self.room.audience.has(person.id):
                text = f"{table.title}: it is the turn of {person.name} ({self.server.link(table.id)})"
                if not asked_in_secret(play.game, seat):
                    self.server.webhooks.post(table.webhook, text)
                self.server.spawn(self.server.notify_person(person.id, text))
