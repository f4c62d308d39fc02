"""The starting decks of the two Commanders."""

from __future__ import annotations

from landsraad.imperium.boxes.six.effects import THREATEN, AlliesRecruit, AllyGains, BonusToken, ShareContracts
from landsraad.imperium.boxes.six.throne import MoveToThrone
from landsraad.imperium.boxes.six.trade import Trade
from landsraad.imperium.boxes.uprising.desert import HasHooks, Summon
from landsraad.imperium.boxes.uprising.effects import RaiseSpaceInfluence
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.vocabulary import CITY, EMPEROR, FACTION_ICONS, FREMEN, LANDSRAAD, SPICE_TRADE
from landsraad.imperium.effects.cards import TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.leader import UseSignet
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import If

START = "starting"
BONUS_TOKEN = BonusToken()

MUADDIB_DECK = [
    Card("muad-dib-command-respect", "Command Respect", icons=CITY,
         agent=If(BONUS_TOKEN, Pay(TrashThis(), then=Trade())), persuasion=1, pile=START),
    Card("muad-dib-convincing-argument", "Convincing Argument", persuasion=2, pile=START),
    Card("muad-dib-demand-attention", "Demand Attention", icons=FACTION_ICONS,
         agent=Pay(spice=4, then=RaiseSpaceInfluence() & TrashThis()), persuasion=1, pile=START),
    Card("muad-dib-desert-call", "Desert Call", icons=SPICE_TRADE,
         agent=If(HasHooks(), Pay(water=1, then=Summon() & TrashThis())), persuasion=1, pile=START),
    Card("muad-dib-limited-landsraad-access", "Limited Landsraad Access", copies=2, icons=LANDSRAAD, swords=1,
         reveal=Gain(spice=1), pile=START),
    Card("muad-dib-seek-allies", "Seek Allies", icons=FACTION_ICONS, agent=TrashThis(), pile=START),
    Card("muad-dib-signet-ring", "Signet Ring", icons=LANDSRAAD | CITY | SPICE_TRADE, agent=UseSignet(), persuasion=1,
         pile=START),
    Card("muad-dib-threaten-spice-production", "Threaten Spice Production", icons=SPICE_TRADE, agent=THREATEN,
         persuasion=1, pile=START),
    Card("muad-dib-usul", "Usul", icons=CITY, factions=(FREMEN,),
         agent=Choose(Gain(water=1) & AllyGains(spice=1), Gain(spice=1) & AllyGains(water=1)), persuasion=2,
         pile=START),
]

SHADDAM_DECK = [
    Card("shaddam-convincing-argument", "Convincing Argument", persuasion=2, pile=START),
    Card("shaddam-corrino-might", "Corrino Might", icons=LANDSRAAD, factions=(EMPEROR,), swords=1,
         reveal=Pay(spice=3, then=AlliesRecruit(2) & TrashThis()), pile=START),
    Card("shaddam-critical-shipments", "Critical Shipments", icons=SPICE_TRADE,
         agent=Choose(Gain(water=1) & AllyGains(solari=2), Gain(solari=2) & AllyGains(water=1)), persuasion=2,
         pile=START),
    Card("shaddam-demand-results", "Demand Results", icons=LANDSRAAD, factions=(EMPEROR,),
         agent=Pay(solari=2, then=ShareContracts() & TrashThis()), swords=1, pile=START),
    Card("shaddam-devastating-assault", "Devastating Assault", icons=SPICE_TRADE,
         agent=Recruit(1) & Gain(solari=1), persuasion=1,
         reveal=If(BONUS_TOKEN, Pay(solari=3, then=Gain(swords=5))), pile=START),
    Card("shaddam-imperial-ornithopter", "Imperial Ornithopter", copies=2, icons=CITY, factions=(EMPEROR,),
         persuasion=1, reveal=Gain(solari=1), pile=START),
    Card("shaddam-imperial-tent", "Imperial Tent", icons=FACTION_ICONS, factions=(EMPEROR,), agent=MoveToThrone(),
         persuasion=1, pile=START),
    Card("shaddam-seek-allies", "Seek Allies", icons=FACTION_ICONS, agent=TrashThis(), pile=START),
    Card("shaddam-signet-ring", "Signet Ring", icons=LANDSRAAD | CITY | SPICE_TRADE, agent=UseSignet(), persuasion=1,
         pile=START),
]
