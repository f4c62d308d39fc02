"""Promo cards, an optional module."""

from __future__ import annotations

from landsraad.imperium.act import Act, Choose, If, Pay
from landsraad.imperium.boxes.base.cards import OTHER_BENE_GESSERIT
from landsraad.imperium.declare import Card
from landsraad.imperium.effects import BONUS_HARVEST, Deploy, Draw, Gain, Recruit, Retreat, TrashThis
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import BENE_GESSERIT, CITY, FREMEN, FREMEN_ICON, SPICE_TRADE
from landsraad.kernel.effect import Context


class DoubleBonusHarvest(Act):
    """Thumper: the bonus spice harvested by this Agent is doubled."""

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        game.turn.have[BONUS_HARVEST] += 1

    def words(self) -> str:
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
