"""The commits of a game: what is done in it goes to disk first, then into memory, and then to everybody."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import perf_counter, time
from typing import TYPE_CHECKING, NamedTuple

from landsraad.kernel.errors import RecordError
from landsraad.server.play.game import Applied, Play
from landsraad.server.store.journal import Conflict, Entry
from landsraad.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from landsraad.server.room.room import Room

RECENT = 24
"""How many entries are kept with their events, for clients that reconnect soon."""
log = logging.getLogger("landsraad.commits")


class Overtaken(Exception):
    """The position has moved on since the client looked."""


class Asked(NamedTuple):
    """Since when a seat has been asked something: the entry and the ply, and the time."""

    n: int
    ply: int
    at: float


class Commits:
    """The game of one room in memory; nothing in it is not on disk."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.play: Play | None = None
        self.recent: list[Applied] = []
        self.recent_after = 0
        """The entry after which all are in `recent`."""
        self.asked_since: dict[int, Asked] = {}
        """Since when each seat has been asked what it is asked now."""
        self.sealed_at: int | None = None
        self.acted_at: dict[int, int] = {}
        """The last entry of each seat's own, since this worker has the game."""

    def playing(self) -> Play:
        """The game in play; refused where there is none."""
        problem = self.room.table.problem
        if problem is not None:
            raise Refusal("broken", f"this game cannot be played by this version: {problem}")
        if self.play is None:
            raise Refusal("not-playing", "the game has not started")
        return self.play

    async def load(self) -> None:
        """Rebuild the game from its log; a game that does not replay is reported and left as it is."""
        room, tables = self.room, self.server.tables
        if room.table.status not in ("playing", "over"):
            return
        entries = await self.server.journal.read(room.table.id)
        problem = None
        try:
            self.play = await self.server.replays.play(room.table.deal, entries)
        except RecordError as error:
            problem = str(error)
            log.error("a stored game does not replay: %s", problem, extra={"table": room.table.id})
        except Exception as error:
            problem = f"the engine failed on it: {error!r}"
            log.exception("a stored game breaks the engine", extra={"table": room.table.id})
        if problem != room.table.problem:
            room.table.problem = problem
            await tables.set_problem(room.table.id, problem)
        if self.play is not None:
            self.recent_after = self.play.n
            self.note_questions([])
            if room.table.n is None or room.table.n < self.play.n:
                self.server.standings.mark(room)
        if self.play is not None and self.play.game.over and room.table.status == "playing":
            await tables.finish(room.table.id, self.play.game.result)
            room.table = await tables.get(room.table.id)

    def note_questions(self, applied: Sequence[Applied]) -> None:
        """Remember since when each seat has been asked its question; a seat that has just acted is asked again."""
        play = self.playing()
        game = play.game
        now = Asked(play.n, game.ply, time() + (self.room.pause.left if self.room.pause.hides_question else 0.0))
        # When all have sealed their choices, none can be undone any more: that tells one such question from another.
        sealed_at = game.undo_floor if game.sealed is not None else None
        before = dict(self.asked_since) if sealed_at is not None and sealed_at == self.sealed_at else {}
        for entry in (one.entry for one in applied if one.entry.kind in ("move", "undo")):
            before.pop(entry.seat, None)
            self.acted_at[entry.seat] = entry.n
        self.asked_since = {seat: before.get(seat, now) for seat in game.pending}
        self.sealed_at = sealed_at

    def entry(self, kind: str, seat: int, option: str | None = None, ply: int = 0, words: str | None = None) -> Entry:
        """The next entry of the log."""
        play = self.playing()
        now = max(time(), play.clocks.at if play.clocks else 0.0)
        return Entry(play.n + 1, kind, seat, option, ply, False, now, words=words)

    def undo_entries(self, seat: int, to: int) -> list[Entry]:
        """The next entries of the log, which take choices back; what others have sealed meanwhile stays sealed."""
        undo = self.entry("undo", seat, None, to)
        return [undo, *(
            undo._replace(n=undo.n + i, kind="move", seat=other, option=option, ply=to + i)
            for i, (other, option) in enumerate(self.playing().without(seat, to), 1)
        )]

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Put entries on disk, then play them and send them to everybody. Under the room's lock."""
        room, play, metrics = self.room, self.playing(), self.server.metrics
        began = perf_counter()
        trial = play.clone()
        applied = [trial.apply(entry) for entry in entries]
        while declined := room.alarm.declined(trial, entries[-1].at):
            applied += [trial.apply(entry) for entry in declined]
        try:
            await self.server.journal.append(room.table.id, [one.entry for one in applied], trial.game.result)
        except Conflict:
            await self.catch_up()
            raise Overtaken from None
        metrics.commit.observe(perf_counter() - began)
        for one in applied:
            metrics.entries.labels(one.entry.kind, "bot" if one.entry.bot else "person").inc()
        self.take(trial, applied)
        metrics.move.observe(perf_counter() - began)
        if trial.game.over:
            await room.finished()
        room.notices.turns(play.game.pending, trial.game.pending)

    def take(self, play: Play, applied: Sequence[Applied]) -> None:
        """Move on to a position, and send it to everybody."""
        room = self.room
        now = self.playing()
        before = now.n
        changed = now.away != play.away
        if room.table.proposal is not None and room.table.proposal.n == before:
            room.table.proposal = None
            changed = True
        self.server.metrics.steps.inc(play.steps - now.steps)
        self.play = play
        if play.game.over:
            room.table.status, room.table.result = "over", play.game.result
        self.remember(applied)
        room.pause.take(now, play, applied)
        self.note_questions(applied)
        room.broadcast(before, applied)
        if play.game.over:
            room.pause.end()
        if changed:
            room.broadcast_table()
        self.server.standings.mark(room)
        room.wake()

    async def catch_up(self) -> None:
        """Read what other workers have written, play it and send it to everybody. Under the room's lock."""
        if self.play is None:
            return
        entries = await self.server.journal.read(self.room.table.id, self.play.n)
        if entries:
            trial = self.play.clone()
            applied = [trial.apply(entry) for entry in entries]
            before = self.play.game.pending
            self.take(trial, applied)
            self.room.notices.turns(before, trial.game.pending, elsewhere=True)
            if trial.game.over:
                await self.room.delayed.end()
                await self.room.reload()

    async def missed(self, after: int, play: Play) -> list[Applied]:
        """The entries since a number up to where a play stands, with their events."""
        if after == play.n:
            return []
        if after >= self.recent_after:
            return [one for one in self.recent if after < one.entry.n <= play.n]
        table = self.room.table
        entries = [entry for entry in await self.server.journal.read(table.id) if entry.n <= play.n]
        return await self.server.replays.since(table.deal, entries, after)

    def remember(self, applied: Sequence[Applied]) -> None:
        """Keep recent entries for clients that reconnect soon."""
        self.recent += applied
        if len(self.recent) > RECENT:
            self.recent_after = self.recent[-RECENT - 1].entry.n
            del self.recent[:-RECENT]
