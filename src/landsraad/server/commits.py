"""The commits of a game: what is done in it goes to disk first, then into memory, and then to everybody."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import perf_counter, time
from typing import TYPE_CHECKING, NamedTuple

from landsraad.kernel.errors import RecordError
from landsraad.server.journal import Conflict, Entry
from landsraad.server.play import Play, Told
from landsraad.server.refusal import Refusal

if TYPE_CHECKING:
    from landsraad.server.room import Room

RECENT = 24
"""How many entries are kept with their events, for those who were away for a moment."""
log = logging.getLogger("landsraad.commits")


class Overtaken(Exception):
    """The position has moved on since the client looked."""


class Asked(NamedTuple):
    """Since when a seat has been asked something: the entry and the ply, and the time."""

    n: int
    ply: int
    at: float


class Commits:
    """The game of one room in memory; nothing is in it that is not on disk."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.server = room.server
        self.play: Play | None = None
        self.recent: list[Told] = []
        self.recent_after = 0
        """The entry after which all are in `recent`."""
        self.asked_since: dict[int, Asked] = {}
        """Since when each seat has been asked what it is asked now."""
        self.sealed_at: int | None = None

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
            self.note_questions()
        if self.play is not None and self.play.game.over and room.table.status == "playing":
            await tables.finish(room.table.id, self.play.game.result)
            room.table = await tables.get(room.table.id)

    def note_questions(self) -> None:
        """Remember since when each seat has been asked what it is asked now."""
        play = self.playing()
        game = play.game
        now = Asked(play.n, game.ply, time())
        # When all have sealed their choices, none can be undone any more: that tells one such question from the next.
        sealed_at = game.undo_floor if game.sealed is not None else None
        before = self.asked_since if sealed_at is not None and sealed_at == self.sealed_at else {}
        self.asked_since = {seat: before.get(seat, now) for seat in game.pending}
        self.sealed_at = sealed_at

    def entry(self, kind: str, seat: int, option: str | None = None, ply: int = 0, bot: bool = False) -> Entry:
        """The next entry of the log."""
        play = self.playing()
        return Entry(play.n + 1, kind, seat, option, ply, bot, max(time(), play.clocks.at if play.clocks else 0.0))

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Put entries on disk, then play them and tell everybody. Under the room's lock."""
        room, play, metrics = self.room, self.playing(), self.server.metrics
        began = perf_counter()
        trial = play.clone()
        told = [trial.apply(entry) for entry in entries]
        while declined := room.alarm.declined(trial, entries[-1].at):
            told += [trial.apply(entry) for entry in declined]
        try:
            await self.server.journal.append(room.table.id, [one.entry for one in told], trial.game.result)
        except Conflict:
            await self.catch_up()
            raise Overtaken from None
        metrics.commit.observe(perf_counter() - began)
        for entry, _ in told:
            metrics.entries.labels(entry.kind, "bot" if entry.bot else "person").inc()
        self.take(trial, told)
        metrics.move.observe(perf_counter() - began)
        if trial.game.over:
            await room.finished()
        room.notices.turns(play.game.pending, trial.game.pending)

    def take(self, play: Play, told: Sequence[Told]) -> None:
        """Go on to a position, and tell everybody."""
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
        self.remember(told)
        self.note_questions()
        room.tell(before, told)
        if changed:
            room.tell_table()
        room.wake()

    async def catch_up(self) -> None:
        """Read what other workers have written, play it and tell everybody. Under the room's lock."""
        if self.play is None:
            return
        entries = await self.server.journal.read(self.room.table.id, self.play.n)
        if entries:
            trial = self.play.clone()
            told = [trial.apply(entry) for entry in entries]
            before = self.play.game.pending
            self.take(trial, told)
            self.room.notices.turns(before, trial.game.pending, elsewhere=True)
            if trial.game.over:
                await self.room.delayed.end()
                await self.room.reload()

    async def missed(self, after: int, play: Play) -> list[Told]:
        """The entries since a number up to where a play stands, with their events."""
        if after == play.n:
            return []
        if after >= self.recent_after:
            return [one for one in self.recent if after < one.entry.n <= play.n]
        table = self.room.table
        entries = [entry for entry in await self.server.journal.read(table.id) if entry.n <= play.n]
        return await self.server.replays.told(table.deal, entries, after)

    def remember(self, told: Sequence[Told]) -> None:
        """Keep what has just happened for those who were away for a moment."""
        self.recent += told
        if len(self.recent) > RECENT:
            self.recent_after = self.recent[-RECENT - 1].entry.n
            del self.recent[:-RECENT]
