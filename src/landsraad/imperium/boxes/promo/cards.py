"""Promo cards, an optional module."""

from __future__ import annotations

from landsraad.imperium.boxes.base.cards import OTHER_BENE_GESSERIT
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import BENE_GESSERIT, CITY, FREMEN, FREMEN_ICON, SPICE_TRADE
from landsraad.imperium.effects.cards import Draw, TrashThis
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.goods import BONUS_HARVEST, Gain
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Deploy, Recruit, Retreat
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.state import Imperium


class DoubleBonusHarvest(Act):
    """Thumper: the bonus spice harvested by this Agent is doubled."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[BONUS_HARVEST] += 1

    def describe(self) -> str:
        return "double the bonus spice this Agent harvests"

    def glyphs(self) -> list[str]:
        return ["2x bonus maker"]


PROMO = [
    Card("jessica-of-arrakis", "Jessica of Arrakis", 3, icons=SPICE_TRADE, factions=(BENE_GESSERIT,),
         agent=If(OTHER_BENE_GESSERIT, Draw(2)), persuasion=1, swords=2),
    Card("duncan-loyal-blade", "Duncan, Loyal Blade", 5, icons=FREMEN_ICON | CITY, agent=Recruit(1), persuasion=1,
         swords=2, reveal=Pay(TrashThis(), then=Choose(Deploy(), Retreat()))),
    Card("thumper", "Thumper", 3, icons=SPICE_TRADE, factions=(FREMEN,), agent=DoubleBonusHarvest(), persuasion=1,
         reveal=Gain(spice=1)),
]
