"""The Conflict cards of Rise of Ix: 4."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.declare.cards import Conflict
from landsraad.imperium.effects.cards import DrawIntrigue
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit

ECONOMIC_SUPREMACY = Conflict(
    "conflict-economic-supremacy", "Economic Supremacy", 3,
    first=Gain(vp=1) & Pay(solari=6, then=Gain(vp=1)) & Pay(spice=4, then=Gain(vp=1)),
    second=Gain(vp=1), third=Gain(spice=2, solari=2),
)

CONFLICTS = [
    Conflict("conflict-skirmish-ix-freighter-spice", "Skirmish", 1,
             first=Freighter() & Gain(spice=1), second=Gain(solari=3), third=Gain(solari=2)),
    Conflict("conflict-skirmish-ix-freighter-troop", "Skirmish", 1,
             first=Freighter() & Recruit(1), second=Gain(spice=2), third=Gain(spice=1)),
    Conflict("conflict-trade-monopoly", "Trade Monopoly", 2,
             first=Freighter(2) & Recruit(1), second=DrawIntrigue(1) & Gain(water=1),
             third=Choose(DrawIntrigue(1), Gain(water=1))),
    ECONOMIC_SUPREMACY,
]
