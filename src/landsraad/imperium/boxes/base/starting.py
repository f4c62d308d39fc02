"""The ten cards every player starts with, and the Reserve."""

from __future__ import annotations

from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.vocabulary import ALL_ICONS, CITY, FACTION_ICONS, FREMEN, LANDSRAAD, SPICE_TRADE
from landsraad.imperium.effects.cards import Draw, TrashThis
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.leader import UseSignet

STARTING = [
    Card("convincing-argument", "Convincing Argument", copies=2, persuasion=2, pile="starting"),
    Card("dagger", "Dagger", copies=2, icons=LANDSRAAD, swords=1, pile="starting"),
    Card("diplomacy", "Diplomacy", icons=FACTION_ICONS, persuasion=1, pile="starting"),
    Card("dune-the-desert-planet", "Dune, the Desert Planet", copies=2, icons=SPICE_TRADE, persuasion=1,
         pile="starting"),
    Card("reconnaissance", "Reconnaissance", icons=CITY, persuasion=1, pile="starting"),
    Card("seek-allies", "Seek Allies", icons=FACTION_ICONS, agent=TrashThis(), pile="starting"),
    Card("signet-ring", "Signet Ring", icons=LANDSRAAD | CITY | SPICE_TRADE, agent=UseSignet(), persuasion=1,
         pile="starting"),
]

FOLDSPACE = Card("foldspace", "Foldspace", copies=6, icons=ALL_ICONS, agent=Draw(1) & TrashThis(), pile="reserve")

RESERVE = [
    Card("arrakis-liaison", "Arrakis Liaison", 2, copies=8, icons=LANDSRAAD | CITY, factions=(FREMEN,), persuasion=2,
         pile="reserve"),
    Card("the-spice-must-flow", "The Spice Must Flow", 9, copies=10, acquire=Gain(vp=1), reveal=Gain(spice=1),
         pile="reserve", flow=True),
    FOLDSPACE,
]
