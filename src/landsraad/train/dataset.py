"""Games as rows of decisions, in Parquet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow
import pyarrow.parquet

from landsraad.families import replay
from landsraad.kernel.errors import RecordError
from landsraad.kernel.game import Record
from landsraad.kernel.version import VERSION
from landsraad.observe import known, layout_of

SCHEMA = pyarrow.schema([
    ("game", pyarrow.int32()), ("ply", pyarrow.int32()), ("seat", pyarrow.int8()),
    ("rows", pyarrow.list_(pyarrow.int32())), ("values", pyarrow.list_(pyarrow.float32())),
    ("legal", pyarrow.list_(pyarrow.int32())), ("choice", pyarrow.int32()), ("choice_name", pyarrow.string()),
    ("share", pyarrow.float32()), ("score", pyarrow.int32()), ("family", pyarrow.string()),
    ("modules", pyarrow.string()), ("players", pyarrow.int8()), ("seed", pyarrow.string()),
    ("rules", pyarrow.int32()), ("layout", pyarrow.string()), ("engine", pyarrow.string()),
])


class Written(NamedTuple):
    """How much a file holds."""

    games: int
    decisions: int


def write(path: Path, records: Sequence[Mapping[str, object] | Record]) -> Written:
    """Write finished games to a file, a row for every choice that was one."""
    half = path.with_name(f"{path.name}.part")
    decisions = games = 0
    with pyarrow.parquet.ParquetWriter(half, SCHEMA, compression="zstd") as writer:
        for number, record in enumerate(records):
            rows = list(rows_of(number, record))
            writer.write_table(pyarrow.Table.from_pylist(rows, SCHEMA))
            decisions += len(rows)
            games += 1
    half.replace(path)
    return Written(games, decisions)


def rows_of(number: int, record: Mapping[str, object] | Record) -> Iterator[dict[str, Any]]:
    """The decisions of a game."""
    end = replay(record)
    result = end.result
    if result is None:
        raise RecordError(f"game {number} is not finished: only finished games tell what a choice was worth")
    layout = layout_of(end.family)
    names = end.family.vocabulary.names
    game = replay(record, 0)
    shared = {
        "game": number, "family": end.family.name, "modules": "+".join(end.setup.modules),
        "players": end.setup.players, "seed": str(end.setup.seed), "rules": end.family.rules, "layout": layout.digest,
        "engine": VERSION,
    }
    winners, scores = result["winners"], result["scores"]
    for option, sealed_by in end.choices():
        seat = sealed_by if sealed_by >= 0 else game.pending[0]
        legal = game.legal_for(seat)
        if len(legal) > 1:
            rows, values = known(game, seat).flat()
            yield {
                **shared, "ply": game.ply, "seat": seat, "rows": rows, "values": values, "legal": legal,
                "choice": option, "choice_name": names[option],
                "share": 1 / len(winners) if seat in winners else 0.0, "score": scores[seat],
            }
        game.step(option, seat)


def decisions(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file, batch by batch as they are read."""
    with pyarrow.parquet.ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield from batch.to_pylist()
