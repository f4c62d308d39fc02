"""Replays: games rebuilt from their logs in threads, a few at a time, so that no other table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from landsraad.server.metrics import Metrics
from landsraad.server.play.game import Applied, Deal, Play, replay, replay_since
from landsraad.server.store.journal import Entry

AT_ONCE = 2
P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """Replays games outside the event loop."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.free = asyncio.Semaphore(AT_ONCE)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work on a game in a thread, a few at a time."""
        async with self.free:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def play(self, deal: Deal, entries: Sequence[Entry]) -> Play:
        """The play of a game from its log; `RecordError` if this version cannot play it."""
        play = await self.run(replay, deal, entries)
        self.metrics.steps.inc(play.steps)
        return play

    async def since(self, deal: Deal, entries: Sequence[Entry], after: int) -> list[Applied]:
        """The entries of a log after a number, with their events."""
        play, applied = await self.run(replay_since, deal, entries, after)
        self.metrics.steps.inc(play.steps)
        return applied
