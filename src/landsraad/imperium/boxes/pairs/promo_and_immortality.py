"""The promo card for the Tleilaxu deck."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality.cards import LoseTroops
from landsraad.imperium.boxes.immortality.research import Research
from landsraad.imperium.boxes.immortality.row import TleilaxuCard
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.vocabulary import LANDSRAAD, SPICE_TRADE
from landsraad.imperium.effects.cards import Draw
from landsraad.imperium.effects.payment import Pay

PITER = TleilaxuCard(
    "piter-genius-advisor", "Piter, Genius Advisor", 3, icons=LANDSRAAD | SPICE_TRADE,
    agent=Pay(LoseTroops(1), then=Draw(2) & Research()), persuasion=1, swords=1,
)

PROMO_OF_IMMORTALITY = Box(
    "promo-of-immortality", "the promo card for the Tleilaxu deck",
    when=("promo", "immortality"),
    decks={"tleilaxu": [PITER]},
)
