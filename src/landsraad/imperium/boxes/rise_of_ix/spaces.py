"""The overlay and the Ix board: four new spaces."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import Commission
from landsraad.imperium.boxes.rise_of_ix.shipping import Freighter
from landsraad.imperium.boxes.rise_of_ix.tech_market import AcquireTech, Negotiate
from landsraad.imperium.declare.board import Space
from landsraad.imperium.declare.box import Group
from landsraad.imperium.declare.vocabulary import GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import Gain

GROUPS = [Group("ix", "Ix")]

REMOVED = ("hall-of-oratory", "rally-troops", "secure-contract", "sell-melange")

SPACES = [
    Space("space-smuggling", "Smuggling", "choam", SPICE_TRADE, effect=Gain(solari=1) & Freighter()),
    Space("space-interstellar-shipping", "Interstellar Shipping", "choam", SPICE_TRADE, needs=(GUILD, 2),
          effect=Freighter(2)),
    Space("space-tech-negotiation", "Tech Negotiation", "ix", LANDSRAAD,
          effect=Choose(AcquireTech(off=1), Negotiate(), optional=True), reveal=Gain(persuasion=1)),
    Space("space-dreadnought", "Dreadnought", "ix", LANDSRAAD, solari=3, effect=Commission() & AcquireTech()),
]
