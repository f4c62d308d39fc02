"""Samples: positions of whole games as rows, with how those games ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from landsraad.kernel.errors import RecordError
from landsraad.observe import Layout, Observation
from landsraad.observe.layout import SEATS

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]


class Rows:
    """Lists of rows of different lengths in one array: those of list `n` from `starts[n]` to `starts[n + 1]`."""

    def __init__(self, rows: Ints, starts: NDArray[np.int64]) -> None:
        self.rows = rows
        self.starts = starts

    @staticmethod
    def of(lists: Sequence[Sequence[int]]) -> Rows:
        """Lists in one array."""
        starts = np.zeros(len(lists) + 1, np.int64)
        np.cumsum([len(one) for one in lists], out=starts[1:])
        rows = np.fromiter((row for one in lists for row in one), np.int32, int(starts[-1]))
        return Rows(rows, starts)

    def __len__(self) -> int:
        return len(self.starts) - 1

    def pick(self, places: NDArray[np.int64]) -> tuple[NDArray[np.int64], Ints]:
        """For some of the lists: for each of their rows the number among those picked, and the row."""
        lengths = self.starts[places + 1] - self.starts[places]
        owner = np.repeat(np.arange(len(places)), lengths)
        offset = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        return owner, self.rows[np.repeat(self.starts[places], lengths) + offset]

    @staticmethod
    def joined(parts: Sequence[Rows]) -> Rows:
        """Several of these one after the other."""
        starts = [np.zeros(1, np.int64)]
        before = 0
        for part in parts:
            starts.append(part.starts[1:] + before)
            before += int(part.starts[-1])
        return Rows(np.concatenate([part.rows for part in parts]), np.concatenate(starts))


class Samples:
    """Positions with the seats of each one after the other, the viewer first.

    A position is either the end of a turn, to judge, or a choice of the viewer: then `legal` lists its options and
    `choices` says which it took, counted in that list (else -1). `targets` are win shares, `scores` final scores, both
    by seat in the same order; `counts` says how many seats there are, `games` which game a position is from, and `sets`
    which set of boxes and players.
    """

    FIELDS = ("targets", "scores", "counts", "games", "sets", "choices")
    LISTS = ("seats", "links", "tables", "legal")

    def __init__(
        self, seats: Rows, links: Rows, tables: Rows, legal: Rows, targets: Floats, scores: Floats, counts: Ints,
        games: Ints, sets: Ints, choices: Ints, names: list[str],
    ) -> None:
        self.seats = seats
        self.links = links
        self.tables = tables
        self.legal = legal
        self.choices = choices
        self.targets = targets
        self.scores = scores
        self.counts = counts
        self.games = games
        self.sets = sets
        self.names = names

    def __len__(self) -> int:
        return len(self.counts)

    @staticmethod
    def of(
        seen: Sequence[Observation], targets: Sequence[Sequence[float]], scores: Sequence[Sequence[int]],
        games: Sequence[int], sets: Sequence[int], legal: Sequence[Sequence[int]], choices: Sequence[int],
        names: Sequence[str],
    ) -> Samples:
        """Observations with what came of their games; places of seats that are not there stay empty."""
        padded = [[*one.seats, *[[]] * (SEATS - len(one.seats))] for one in seen]
        linked = [[*one.links, *[[]] * (SEATS - len(one.links))] for one in seen]
        wide = np.zeros((len(seen), SEATS), np.float32)
        points = np.zeros((len(seen), SEATS), np.float32)
        for place, (shares, score) in enumerate(zip(targets, scores, strict=True)):
            wide[place, : len(shares)] = shares
            points[place, : len(score)] = score
        return Samples(
            Rows.of([rows for one in padded for rows in one]), Rows.of([rows for one in linked for rows in one]),
            Rows.of([one.table for one in seen]), Rows.of(legal), wide, points,
            np.array([len(one.seats) for one in seen], np.int32), np.array(games, np.int32),
            np.array(sets, np.int32), np.array(choices, np.int32), list(names),
        )

    @staticmethod
    def joined(parts: Sequence[Samples]) -> Samples:
        """Several of these as one; their sets are told apart by name."""
        names = list(dict.fromkeys([name for part in parts for name in part.names]))
        sets = [np.array([names.index(name) for name in part.names], np.int32)[part.sets] for part in parts]
        offset, games = 0, []
        for part in parts:
            games.append(part.games + offset)
            offset += int(part.games.max()) + 1 if len(part) else 0
        return Samples(
            Rows.joined([part.seats for part in parts]), Rows.joined([part.links for part in parts]),
            Rows.joined([part.tables for part in parts]), Rows.joined([part.legal for part in parts]),
            np.concatenate([part.targets for part in parts]), np.concatenate([part.scores for part in parts]),
            np.concatenate([part.counts for part in parts]), np.concatenate(games), np.concatenate(sets),
            np.concatenate([part.choices for part in parts]), names,
        )

    def save(self, path: Path, layout: Layout) -> None:
        """Write them to a file, in one step: a reader sees the whole file or none."""
        half = path.with_suffix(".part")
        with half.open("wb") as file:
            np.savez_compressed(
                file, layout=np.array(layout.digest), names=np.array(self.names),
                **{name: getattr(self, name) for name in self.FIELDS},
                **{
                    f"{name}_{part}": getattr(getattr(self, name), part)
                    for name in self.LISTS for part in ("rows", "starts")
                },
            )
        half.replace(path)

    @staticmethod
    def load(path: Path, layout: Layout) -> Samples:
        """Read them from a file that was written with the same layout."""
        with np.load(path, allow_pickle=False) as file:
            if str(file["layout"]) != layout.digest:
                raise RecordError(
                    f"{path.name} was written with another layout of observations: make the samples again"
                )
            rows = [Rows(file[f"{name}_rows"], file[f"{name}_starts"]) for name in Samples.LISTS]
            data = [file[name] for name in Samples.FIELDS]
            names = file["names"].tolist()
        seats, links, tables, legal = rows
        targets, scores, counts, games, sets, choices = data
        return Samples(seats, links, tables, legal, targets, scores, counts, games, sets, choices, names)
