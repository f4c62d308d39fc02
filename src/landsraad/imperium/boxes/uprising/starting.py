"""The Reserve of Uprising. Everybody starts with the ten cards of the base game."""

from __future__ import annotations

from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.vocabulary import BENE_GESSERIT, CITY, GUILD, LANDSRAAD
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.effects.conditions import InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.table.act import If

RESERVE = [
    Card("prepare-the-way", "Prepare the Way", 2, copies=8, icons=LANDSRAAD | CITY, factions=(BENE_GESSERIT,),
         agent=If(InfluenceAtLeast(BENE_GESSERIT, 2), Draw(1)), persuasion=2, pile="reserve"),
    Card("uprising-the-spice-must-flow", "The Spice Must Flow", 9, copies=10, factions=(GUILD,), acquire=Gain(vp=1),
         reveal=Gain(spice=1), pile="reserve", flow=True),
]
"""The Spice Must Flow is a Spacing Guild card here, which it was not in the base game."""
