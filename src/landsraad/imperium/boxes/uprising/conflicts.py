"""The Conflict deck of Uprising: 16 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.conflicts import ARRAKEEN, IMPERIAL_BASIN
from landsraad.imperium.boxes.uprising.battle import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD
from landsraad.imperium.boxes.uprising.contracts import TakeContract
from landsraad.imperium.boxes.uprising.effects import TwoFactions
from landsraad.imperium.boxes.uprising.spies import PlaceSpy, RecallSpies
from landsraad.imperium.declare.cards import Conflict
from landsraad.imperium.declare.vocabulary import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.imperium.effects.cards import DrawIntrigue, Trash
from landsraad.imperium.effects.goods import Gain, TakeControl
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit

SPICE_REFINERY = TakeControl("spice-refinery", "Spice Refinery")

CONFLICTS = [
    Conflict("conflict-skirmish-crysknife", "Skirmish", 1, battle=CRYSKNIFE,
             first=Influence(ANY), second=DrawIntrigue(1) & Gain(spice=1), third=Gain(spice=1)),
    Conflict("conflict-skirmish-ornithopter", "Skirmish", 1, battle=ORNITHOPTER,
             first=DrawIntrigue(1) & Gain(solari=1), second=DrawIntrigue(1) & Gain(solari=2), third=DrawIntrigue(1)),
    Conflict("conflict-skirmish-desert-mouse", "Skirmish", 1, battle=DESERT_MOUSE,
             first=Gain(solari=2), second=Gain(solari=3), third=Gain(solari=2)),

    Conflict("conflict-choam-security", "CHOAM Security", 2, battle=CRYSKNIFE,
             first=Influence(GUILD) & TakeContract() & Recruit(1), second=Gain(water=1, solari=2) & Recruit(2),
             third=DrawIntrigue(1) & Recruit(1)),
    Conflict("conflict-spice-freighters", "Spice Freighters", 2, battle=CRYSKNIFE,
             first=Influence(ANY) & Pay(spice=3, then=Gain(vp=1)), second=Gain(water=1, spice=1) & Recruit(1),
             third=Gain(spice=1) & Recruit(1)),
    Conflict("conflict-uprising-siege-of-arrakeen", "Siege of Arrakeen", 2, battle=ORNITHOPTER, location="arrakeen",
             first=ARRAKEEN & Gain(solari=2) & Recruit(2), second=Gain(solari=4) & Recruit(1), third=Gain(solari=3)),
    Conflict("conflict-seize-spice-refinery", "Seize Spice Refinery", 2, battle=CRYSKNIFE, location="spice-refinery",
             first=SPICE_REFINERY & PlaceSpy() & Gain(spice=2), second=DrawIntrigue(1) & Gain(spice=1) & Recruit(1),
             third=Gain(spice=2)),
    Conflict("conflict-test-of-loyalty", "Test of Loyalty", 2, battle=ORNITHOPTER,
             first=Influence(EMPEROR) & PlaceSpy() & Gain(solari=2), second=Gain(solari=4) & Recruit(1),
             third=Gain(solari=3)),
    Conflict("conflict-shadow-contest", "Shadow Contest", 2, battle=ORNITHOPTER,
             first=Influence(BENE_GESSERIT) & DrawIntrigue(1), second=DrawIntrigue(1) & Gain(spice=1) & Recruit(1),
             third=Gain(spice=1) & Recruit(1)),
    Conflict("conflict-uprising-secure-imperial-basin", "Secure Imperial Basin", 2, battle=DESERT_MOUSE,
             location="imperial-basin",
             first=IMPERIAL_BASIN & Gain(spice=2) & Recruit(1), second=Gain(water=2) & Recruit(1),
             third=Gain(water=1) & Recruit(1)),
    Conflict("conflict-protect-the-sietches", "Protect the Sietches", 2, battle=DESERT_MOUSE,
             first=Influence(FREMEN) & Gain(water=1) & Recruit(1), second=Gain(spice=3) & Recruit(1),
             third=Gain(spice=2)),
    Conflict("conflict-trade-dispute", "Trade Dispute", 2, battle=DESERT_MOUSE,
             first=TakeContract() & Gain(water=1) & Trash(), second=Gain(water=1, spice=1) & Trash(),
             third=Gain(water=1) & Recruit(1)),

    Conflict("conflict-propaganda", "Propaganda", 3, battle=WILD,
             first=TwoFactions(), second=DrawIntrigue(1) & Gain(spice=3), third=Gain(spice=3)),
    Conflict("conflict-uprising-battle-for-imperial-basin", "Battle for Imperial Basin", 3, battle=ORNITHOPTER,
             location="imperial-basin",
             first=Gain(vp=1) & IMPERIAL_BASIN & Pay(spice=4, then=Gain(vp=1)), second=Gain(spice=5),
             third=Gain(spice=3)),
    Conflict("conflict-uprising-battle-for-arrakeen", "Battle for Arrakeen", 3, battle=CRYSKNIFE, location="arrakeen",
             first=Gain(vp=1) & ARRAKEEN & Pay(RecallSpies(2), then=Gain(vp=1)),
             second=DrawIntrigue(1) & Gain(spice=1, solari=3), third=Gain(spice=2, solari=2)),
    Conflict("conflict-battle-for-spice-refinery", "Battle for Spice Refinery", 3, battle=DESERT_MOUSE,
             location="spice-refinery",
             first=Gain(vp=1) & SPICE_REFINERY & Pay(solari=6, then=Gain(vp=1)), second=DrawIntrigue(1) & Gain(spice=3),
             third=Gain(spice=3)),
]
