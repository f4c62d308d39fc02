"""The network that judges positions, played with numpy alone.

Each seat is encoded by itself, with its place among the others, and the table; the mean over seats tells each what it
is up against. It answers with one logit a seat, whose softmax are win shares, with final scores, and with a score for
each of the viewer's options, which it knows by their features.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from landsraad.kernel.errors import RecordError
from landsraad.observe import Layout, Observation

Floats = NDArray[np.float32]

NAMES: Final = (
    "seat_rows", "link_rows", "table_rows", "seat_bias", "table_bias", "mix_own", "mix_mean", "mix_table", "mix_bias",
    "win", "win_bias", "score", "score_bias", "option_rows",
)
"""The arrays of a network."""


class Network:
    """Weights that belong to one layout of observations."""

    def __init__(self, layout: Layout, weights: dict[str, Floats]) -> None:
        self.layout = layout
        self.weights = weights
        self.seat_rows = weights["seat_rows"]
        self.link_rows = weights["link_rows"]
        self.table_rows = weights["table_rows"]

    @staticmethod
    def load(path: Path, layout: Layout) -> Network:
        """Read the weights of a file; another layout or a damaged file is refused in words."""
        try:
            with np.load(path, allow_pickle=False) as file:
                if str(file["layout"]) != layout.digest:
                    raise RecordError(
                        f"{path.name} was trained on another layout of observations ({file['layout']}; this engine has "
                        f"{layout.digest}): train it again or use weights made for this version"
                    )
                weights = {name: file[name].astype(np.float32) for name in NAMES}
                if str(file["digest"]) != digest_of(weights):
                    raise RecordError(f"{path.name} is damaged: its weights are not those that were saved")
        except (OSError, KeyError, ValueError) as error:
            raise RecordError(f"{path.name} holds no weights: {error}") from error
        return Network(layout, weights)

    def save(self, path: Path, notes: str = "") -> None:
        """Write the weights, with the layout they belong to, a digest, and notes on how they were made."""
        kept = {name: self.weights[name].astype(np.float16) for name in NAMES}
        full = {name: array.astype(np.float32) for name, array in kept.items()}
        half = path.with_suffix(".part")
        with half.open("wb") as file:
            arrays: dict[str, Any] = {"layout": self.layout.digest, "digest": digest_of(full), "notes": notes, **kept}
            np.savez_compressed(file, **arrays)
        half.replace(path)

    # -- judging -------------------------------------------------------------------------------------------------------

    def seat_code(self, rows: list[int]) -> Floats:
        """The sum of a seat's own rows: it stays the same while nothing of that seat changes."""
        code: Floats = self.seat_rows[rows].sum(0)
        return code

    def logits(self, seen: list[Observation]) -> list[Floats]:
        """The logit of each seat in several worlds, from the viewer on."""
        mixed, starts = self.mixed(seen)
        logits = mixed @ self.weights["win"] + self.weights["win_bias"]
        return np.split(logits[:, 0], starts[1:])

    def policy(self, seen: list[Observation], options: list[int]) -> Floats:
        """How likely the viewer is to choose each option, on average over several worlds in which it has them."""
        mixed, starts = self.mixed(seen)
        features = self.layout.option_rows
        rows = self.weights["option_rows"]
        vectors = np.array([rows[[row for row in features[option] if row < len(rows)]].sum(0) for option in options])
        scores = mixed[starts] @ vectors.T
        odds = np.exp(scores - scores.max(1, keepdims=True))
        likely: Floats = (odds / odds.sum(1, keepdims=True)).mean(0)
        return likely

    def mixed(self, seen: list[Observation]) -> tuple[Floats, NDArray[np.int64]]:
        """What each seat of several worlds is up to, knowing the others, and where the seats of each world start."""
        weights = self.weights
        counts = [len(one.seats) for one in seen]
        total = sum(counts)
        own = np.empty((total, self.seat_rows.shape[1]), np.float32)
        table = np.empty((len(seen), self.table_rows.shape[1]), np.float32)
        place = 0
        for world, one in enumerate(seen):
            table[world] = self.table_rows[one.table].sum(0)
            for rows, links in zip(one.seats, one.links, strict=True):
                own[place] = self.seat_rows[rows].sum(0) + self.link_rows[links].sum(0)
                place += 1
        np.maximum(own + weights["seat_bias"], 0, out=own)
        np.maximum(table + weights["table_bias"], 0, out=table)
        starts = np.cumsum([0, *counts[:-1]])
        mean = np.add.reduceat(own, starts) / np.array(counts, np.float32)[:, None]
        around = mean @ weights["mix_mean"] + table @ weights["mix_table"] + weights["mix_bias"]
        return np.maximum(own @ weights["mix_own"] + np.repeat(around, counts, 0), 0), starts

    def win_shares(self, seen: list[Observation]) -> list[Floats]:
        """The chance of each seat to win, from the viewer on."""
        shares = []
        for logits in self.logits(seen):
            odds = np.exp(logits - logits.max())
            shares.append(odds / odds.sum())
        return shares


def digest_of(weights: dict[str, Floats]) -> str:
    """A short hash of weights."""
    whole = blake2b(digest_size=16)
    for name in NAMES:
        whole.update(weights[name].tobytes())
    return whole.hexdigest()
