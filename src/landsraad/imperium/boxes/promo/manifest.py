"""Three promo cards for the Imperium deck."""

from __future__ import annotations

from landsraad.imperium.box import Box
from landsraad.imperium.boxes.promo.cards import PROMO as CARDS

PROMO = Box("promo", "three promo cards for the Imperium deck", needs=("base",), imperium=CARDS)
