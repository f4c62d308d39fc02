"""Replays: games played again from their logs, in threads and few at a time, so that no other table waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from landsraad.server.journal import Entry
from landsraad.server.metrics import Metrics
from landsraad.server.play import Deal, Play, Told, replay, tell_again

AT_ONCE = 2
P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """Plays games again beside the event loop."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.free = asyncio.Semaphore(AT_ONCE)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work on a game in a thread, when its turn has come."""
        async with self.free:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def play(self, deal: Deal, entries: Sequence[Entry]) -> Play:
        """The play of a game from its log; `RecordError` if this version cannot play it."""
        play = await self.run(replay, deal, entries)
        self.metrics.steps.inc(play.steps)
        return play

    async def told(self, deal: Deal, entries: Sequence[Entry], after: int) -> list[Told]:
        """The entries of a log after a number, with what happened in them."""
        play, told = await self.run(tell_again, deal, entries, after)
        self.metrics.steps.inc(play.steps)
        return told
