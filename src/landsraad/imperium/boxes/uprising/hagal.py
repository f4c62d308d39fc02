"""The House Hagal deck of Uprising: 37 cards that move Rivals in games for one and two players."""

from __future__ import annotations

from landsraad.imperium.boxes.uprising.desert import TakeHooks
from landsraad.imperium.boxes.uprising.rival_cards import BREACH, PlaceInOrder, RivalSpy
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CONFLICTS, HagalCard
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.imperium.effects.cards import DrawIntrigue, StealIntrigue
from landsraad.imperium.effects.conditions import InfluenceAtLeast
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.table.act import Condition, If
from landsraad.imperium.table.state import Imperium


class ConflictLevel(Condition):
    """The Conflict of the round is of this level."""

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, game: Imperium, context: Origin) -> bool:
        return CONFLICTS[game.conflict].level == self.level

    def needs(self) -> int:
        return touch.NOTHING

    def describe(self) -> str:
        return f"the Conflict is of level {self.level}"

    def glyph(self) -> str:
        return f"conflict {self.level}"


LAST_CONFLICTS = ConflictLevel(3)
FRIEND_OF_EMPEROR = InfluenceAtLeast(EMPEROR, 2)
FRIEND_OF_GUILD = InfluenceAtLeast(GUILD, 2)
FRIEND_OF_FREMEN = InfluenceAtLeast(FREMEN, 2)

DELIVER_SUPPLIES = HagalCard("", "", "deliver-supplies", influence=GUILD)
ACCEPT_CONTRACT = HagalCard("", "", "accept-contract", effect=Gain(solari=2))

HAGAL = [
    HagalCard("hagal-place-spy-spice-trade", "Place Spy", "", swords=2,
              effect=RivalSpy("post-choam", "post-imperial-basin", "post-hagga-basin", "post-deep-desert",
                              where="spice-trade")),
    HagalCard("hagal-place-spy-city", "Place Spy", "", swords=2,
              effect=RivalSpy("post-refinery-arrakeen", "post-research-refinery", "post-sietch-research",
                              where="city")),
    HagalCard("hagal-place-spy-landsraad", "Place Spy", "", swords=2,
              effect=RivalSpy("post-landsraad-assembly", "post-landsraad-council", where="landsraad")),

    HagalCard("hagal-sardaukar", "Sardaukar", "sardaukar", copies=2, influence=EMPEROR, troops=2, swords=4),
    HagalCard("hagal-dutiful-service", "Dutiful Service", "dutiful-service", influence=EMPEROR, swords=2),
    HagalCard("hagal-uprising-heighliner", "Heighliner", "heighliner", influence=GUILD, troops=3, swords=5),
    HagalCard("hagal-deliver-supplies-heighliner", "Deliver Supplies / Heighliner", "heighliner", copies=2,
              when=LAST_CONFLICTS, influence=GUILD, troops=3, swords=1, other=DELIVER_SUPPLIES),
    HagalCard("hagal-espionage", "Espionage", "espionage", copies=2, influence=BENE_GESSERIT, effect=RivalSpy(),
              swords=2),
    HagalCard("hagal-uprising-secrets", "Secrets", "secrets", influence=BENE_GESSERIT, effect=StealIntrigue(),
              swords=1),
    HagalCard("hagal-desert-tactics", "Desert Tactics", "desert-tactics", influence=FREMEN, troops=1, effect=BREACH,
              swords=3),
    HagalCard("hagal-fremkit", "Fremkit", "fremkit", copies=2, influence=FREMEN, swords=1),

    HagalCard("hagal-assembly-hall", "Assembly Hall", "assembly-hall",
              effect=DrawIntrigue(1) & If(FRIEND_OF_EMPEROR, PlaceInOrder(1))),
    HagalCard("hagal-gather-support-plain", "Gather Support", "gather-support", troops=1),
    HagalCard("hagal-gather-support-bonus", "Gather Support", "gather-support", troops=1, swords=2,
              effect=If(FRIEND_OF_EMPEROR, PlaceInOrder(2))),
    HagalCard("hagal-accept-contract-shipping-a", "Accept Contract / Shipping", "shipping", when=FRIEND_OF_GUILD,
              swords=2, effect=Gain(solari=2) & PlaceInOrder(3), other=ACCEPT_CONTRACT),
    HagalCard("hagal-accept-contract-shipping-b", "Accept Contract / Shipping", "shipping", when=FRIEND_OF_GUILD,
              swords=2, effect=Gain(solari=2) & PlaceInOrder(1), other=ACCEPT_CONTRACT),

    HagalCard("hagal-uprising-research-station", "Research Station", "research-station", copies=2, troops=2, swords=2),
    HagalCard("hagal-spice-refinery", "Spice Refinery", "spice-refinery", copies=3, swords=1, signet=True),
    HagalCard("hagal-arrakeen", "Arrakeen", "arrakeen", copies=2, troops=1, swords=1, signet=True),
    HagalCard("hagal-sietch-tabr", "Sietch Tabr", "sietch-tabr", copies=3, when=FRIEND_OF_FREMEN, troops=1,
              effect=TakeHooks() & Gain(water=1), swords=3),
    HagalCard("hagal-hagga-basin-imperial-basin", "Hagga Basin / Imperial Basin", "", copies=4, effect=BREACH, swords=2,
              makers=("imperial-basin", "hagga-basin")),
    HagalCard("hagal-deep-desert", "Deep Desert", "", copies=2, swords=2, makers=("deep-desert",)),
    HagalCard("hagal-uprising-reshuffle", "Reshuffle", "", reshuffle=True, players=2),
]
