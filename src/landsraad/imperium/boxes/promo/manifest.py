"""Three promo cards for the Imperium deck."""

from __future__ import annotations

from landsraad.imperium.boxes.promo.cards import PROMO as CARDS
from landsraad.imperium.declare.box import Box
from landsraad.kernel.seen.presentation import ModuleSign

SIGN = ModuleSign("Promo", minor=True)

PROMO = Box("promo", "three promo cards for the Imperium deck", needs=("base",), imperium=CARDS, sign=SIGN)
