"""What holds only when some boxes lie on the table together, each as a box that comes by itself."""

from __future__ import annotations

from landsraad.imperium.boxes.pairs.base_on_uprising import BASE_ON_UPRISING, WITHOUT_BASE_CONFLICTS
from landsraad.imperium.boxes.pairs.immortality_on_uprising import IMMORTALITY_ON_UPRISING
from landsraad.imperium.boxes.pairs.ix_contracts import IX_WITH_CONTRACTS
from landsraad.imperium.boxes.pairs.ix_on_uprising import (
    IX_ON_UPRISING,
    WITHOUT_ECONOMIC_SUPREMACY,
    WITHOUT_IX_CONFLICTS,
)
from landsraad.imperium.boxes.pairs.of_six import EPIC_OF_SIX, IMMORTALITY_OF_SIX, IX_OF_SIX
from landsraad.imperium.boxes.pairs.promo_and_immortality import PROMO_OF_IMMORTALITY
from landsraad.imperium.declare.box import Box

PAIRS_ON_BASE: tuple[Box, ...] = (PROMO_OF_IMMORTALITY,)
"""The box of each pair enters the vocabulary where the shelf puts it."""

PAIRS_ON_UPRISING: tuple[Box, ...] = (
    BASE_ON_UPRISING, WITHOUT_BASE_CONFLICTS, IX_ON_UPRISING, WITHOUT_IX_CONFLICTS, WITHOUT_ECONOMIC_SUPREMACY,
    IX_WITH_CONTRACTS, IMMORTALITY_ON_UPRISING, IX_OF_SIX, IMMORTALITY_OF_SIX, EPIC_OF_SIX,
)
"""They come last, since all of the boxes that they join come before them."""
