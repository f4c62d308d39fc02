"""The four Intrigue cards of the CHOAM module."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.contracts import ContractsCompleted, SpiceGained, TakeContract
from landsraad.imperium.declare.cards import Intrigue
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import LoseInfluence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import RetreatTroops
from landsraad.imperium.table.act import If

INTRIGUE = [
    Intrigue("backed-by-choam", "Backed by CHOAM", plot=Pay(LoseInfluence(), then=Gain(solari=4)),
             combat=If(ContractsCompleted(2), Gain(swords=4))),
    Intrigue("choam-profits", "CHOAM Profits", when=ContractsCompleted(4), endgame=Gain(vp=1)),
    Intrigue("leverage", "Leverage", when=SpiceGained(), plot=TakeContract() & Gain(solari=1)),
    Intrigue("reach-agreement", "Reach Agreement", cost=RetreatTroops(1, 2), combat=TakeContract()),
]
