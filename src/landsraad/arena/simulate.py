"""Many matches, in this process or in several."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from landsraad.arena.match import Outcome, Plan, derive_seed, play_match

CHUNKS_PER_WORKER = 8
"""So many chunks of games wait for each worker."""

CHUNK_LIMIT = 32


def simulate(
    plan: Plan, games: int, seed: int, workers: int = 1, keep_records: bool = False
) -> Iterator[Outcome]:
    """The outcomes of so many games, in order. The same seed gives the same games on any number of workers."""
    plan.check()
    seeds = [derive_seed(seed, index) for index in range(games)]
    if workers == 1:
        return (play_match(plan, each, index, keep_records) for index, each in enumerate(seeds))
    return simulate_in_processes(plan, seeds, workers, keep_records)


def simulate_in_processes(plan: Plan, seeds: list[int], workers: int, keep_records: bool) -> Iterator[Outcome]:
    """Spread the games over processes; if the caller stops early, so do they."""
    size = max(1, min(CHUNK_LIMIT, len(seeds) // (workers * CHUNKS_PER_WORKER)))
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=obey_parent)
    waiting: deque[Future[list[Outcome]]] = deque()
    finished = False
    try:
        for start in range(0, len(seeds), size):
            waiting.append(pool.submit(play_chunk, plan, seeds[start : start + size], start, keep_records))
            if len(waiting) == workers * CHUNKS_PER_WORKER:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        finished = True
    finally:
        if not finished:
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown()


def play_chunk(plan: Plan, seeds: list[int], start: int, keep_records: bool) -> list[Outcome]:
    """Some games in a row, in a worker."""
    return [play_match(plan, seed, index, keep_records) for index, seed in enumerate(seeds, start)]


def obey_parent() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: BaseProcess) -> None:
    """End this process when the parent has ended."""
    parent.join()
    os._exit(1)
