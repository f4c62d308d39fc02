"""Four promo cards for the Imperium deck of Uprising."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising_promo.cards import PROMO, GambitEnds, GambitReward
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.register import COMBAT_ENDED, CONFLICT_WON
from landsraad.kernel.seen.presentation import ModuleSign

UPRISING_PROMO = Box(
    "uprising-promo", "four promo cards for the Imperium deck of Uprising",
    sign=ModuleSign("Uprising Promo", minor=True),
    needs=("uprising",),
    imperium=PROMO,
    on={COMBAT_ENDED: (GambitEnds(),)},
    on_seat={CONFLICT_WON: (GambitReward(),)},
)
