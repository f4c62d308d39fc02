"""Many matches, by a crew of workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from landsraad.arena.crew import Crew
from landsraad.arena.match import Outcome, Plan, derive_seed, play_match

CHUNKS_PER_WORKER = 8
"""A series is cut into so many chunks a worker, or more."""

CHUNK_LIMIT = 32


class Chunk(NamedTuple):
    """Some games in a row, for one worker."""

    plan: Plan
    seeds: list[int]
    start: int
    keep_records: bool


def simulate(
    plan: Plan, games: int, seed: int, crew: Crew | None = None, keep_records: bool = False
) -> Iterator[Outcome]:
    """The outcomes of a number of games, in order. The same seed gives the same games on any number of workers."""
    plan.check()
    seeds = [derive_seed(seed, index) for index in range(games)]
    if crew is None:
        crew = Crew()
    return played(plan, seeds, crew, keep_records)


def played(plan: Plan, seeds: list[int], crew: Crew, keep_records: bool) -> Iterator[Outcome]:
    """The games of these seeds, as they are played."""
    games = len(seeds)
    size = 1 if crew.workers == 1 else max(1, min(CHUNK_LIMIT, games // (crew.workers * CHUNKS_PER_WORKER)))
    chunks = [Chunk(plan, seeds[start : start + size], start, keep_records) for start in range(0, games, size)]
    for outcomes in crew.map(play_chunk, chunks):
        yield from outcomes


def play_chunk(chunk: Chunk) -> list[Outcome]:
    """Some games in a row, in a worker."""
    return [
        play_match(chunk.plan, seed, index, chunk.keep_records) for index, seed in enumerate(chunk.seeds, chunk.start)
    ]
