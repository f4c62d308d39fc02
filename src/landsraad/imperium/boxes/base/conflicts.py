"""The Conflict deck: 18 cards."""

from __future__ import annotations

from landsraad.imperium.boxes.base.mentat import MentatNextRound
from landsraad.imperium.declare.cards import Conflict
from landsraad.imperium.declare.vocabulary import ANY, BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.imperium.effects.cards import DrawIntrigue, Trash
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain, TakeControl
from landsraad.imperium.effects.influence import Influence

ARRAKEEN = TakeControl("arrakeen", "Arrakeen")
CARTHAG = TakeControl("carthag", "Carthag")
IMPERIAL_BASIN = TakeControl("imperial-basin", "Imperial Basin")

CONFLICTS = [
    Conflict("conflict-skirmish-a", "Skirmish", 1,
             first=Gain(vp=1), second=DrawIntrigue(1) & Gain(solari=2), third=Gain(solari=2)),
    Conflict("conflict-skirmish-b", "Skirmish", 1,
             first=Gain(vp=1), second=Gain(water=1), third=Gain(spice=1)),
    Conflict("conflict-skirmish-c", "Skirmish", 1,
             first=Influence(ANY) & Gain(spice=1), second=Gain(spice=2), third=Gain(spice=1)),
    Conflict("conflict-skirmish-d", "Skirmish", 1,
             first=Influence(ANY) & Gain(solari=2), second=Gain(solari=3), third=Gain(solari=2)),

    Conflict("conflict-cloak-and-dagger", "Cloak and Dagger", 2,
             first=Influence(ANY) & DrawIntrigue(2), second=DrawIntrigue(1) & Gain(spice=1),
             third=Choose(DrawIntrigue(1), Gain(spice=1))),
    Conflict("conflict-desert-power", "Desert Power", 2,
             first=Gain(vp=1, water=1), second=Gain(water=1, spice=1), third=Gain(spice=1)),
    Conflict("conflict-guild-bank-raid", "Guild Bank Raid", 2,
             first=Gain(solari=6), second=Gain(solari=4), third=Gain(solari=2)),
    Conflict("conflict-machinations", "Machinations", 2,
             first=Choose(Influence(EMPEROR), Influence(GUILD), Influence(BENE_GESSERIT), Influence(FREMEN), pick=2),
             second=Gain(water=1, solari=2), third=Gain(water=1)),
    Conflict("conflict-raid-stockpiles", "Raid Stockpiles", 2,
             first=DrawIntrigue(1) & Gain(spice=3), second=Gain(spice=2), third=Gain(spice=1)),
    Conflict("conflict-secure-imperial-basin", "Secure Imperial Basin", 2, location="imperial-basin",
             first=Gain(vp=1) & IMPERIAL_BASIN, second=Gain(water=2), third=Gain(water=1)),
    Conflict("conflict-siege-of-arrakeen", "Siege of Arrakeen", 2, location="arrakeen",
             first=Gain(vp=1) & ARRAKEEN, second=Gain(solari=4), third=Gain(solari=2)),
    Conflict("conflict-siege-of-carthag", "Siege of Carthag", 2, location="carthag",
             first=Gain(vp=1) & CARTHAG, second=DrawIntrigue(1) & Gain(spice=1), third=Gain(spice=1)),
    Conflict("conflict-sort-through-the-chaos", "Sort Through the Chaos", 2,
             first=MentatNextRound() & DrawIntrigue(1) & Gain(solari=2), second=DrawIntrigue(1) & Gain(solari=2),
             third=Gain(solari=2)),
    Conflict("conflict-terrible-purpose", "Terrible Purpose", 2,
             first=Gain(vp=1) & Trash(), second=Gain(water=1, spice=1), third=Gain(spice=1)),

    Conflict("conflict-battle-for-arrakeen", "Battle for Arrakeen", 3, location="arrakeen",
             first=Gain(vp=2) & ARRAKEEN, second=Choose(DrawIntrigue(1), Gain(spice=2), Gain(solari=3), pick=2),
             third=DrawIntrigue(1) & Gain(solari=2)),
    Conflict("conflict-battle-for-carthag", "Battle for Carthag", 3, location="carthag",
             first=Gain(vp=2) & CARTHAG, second=DrawIntrigue(1) & Gain(spice=3), third=Gain(spice=3)),
    Conflict("conflict-battle-for-imperial-basin", "Battle for Imperial Basin", 3, location="imperial-basin",
             first=Gain(vp=2) & IMPERIAL_BASIN, second=Gain(spice=5), third=Gain(spice=3)),
    Conflict("conflict-grand-vision", "Grand Vision", 3,
             first=Influence(ANY, 2) & DrawIntrigue(1), second=DrawIntrigue(1) & Gain(spice=3), third=Gain(spice=3)),
]
