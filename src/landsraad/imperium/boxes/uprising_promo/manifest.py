"""Four promo cards for the Imperium deck of Uprising."""

from __future__ import annotations

from landsraad.imperium.box import Box
from landsraad.imperium.boxes.uprising_promo.cards import PROMO, GambitEnds, GambitReward
from landsraad.imperium.register import COMBAT_ENDED, CONFLICT_WON

UPRISING_PROMO = Box(
    "uprising-promo", "four promo cards for the Imperium deck of Uprising",
    needs=("uprising",),
    imperium=PROMO,
    on={COMBAT_ENDED: (GambitEnds(),)},
    on_seat={CONFLICT_WON: (GambitReward(),)},
)
