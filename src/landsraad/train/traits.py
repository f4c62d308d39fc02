"""Traits of rows: what a card of one box has in common with those of others, so that they share what is learned."""

from __future__ import annotations

import numpy as np

from landsraad.kernel.observing.sheet import Gauge
from landsraad.observe import Layout
from landsraad.train.samples import Floats


def traits_of(layout: Layout, block: str) -> Floats:
    """For each row of a block its traits: those of the thing it is about, by the place where that lies."""
    parts = [(name, layout.parts[name]) for name in layout.entered if layout.parts[name].block == block]
    width = 0
    spans: list[tuple[int, int, Floats]] = []
    for name, part in parts:
        if isinstance(part, Gauge):
            continue
        kind = layout.sheet.kinds[part.kind]
        traits = np.array([[1.0, *kind.traits[thing]] for thing in range(len(kind.things))], np.float32)
        if len(traits):
            spans.append((layout.first[name], width, traits))
            width += traits.shape[1]
    out = np.zeros((layout.size[block], max(1, width)), np.float32)
    for first, column, traits in spans:
        out[first : first + len(traits), column : column + traits.shape[1]] = traits
    return out
