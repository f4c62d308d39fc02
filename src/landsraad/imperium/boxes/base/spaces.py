"""The board of the base game."""

from __future__ import annotations

from landsraad.imperium.boxes.base.mentat import TakeMentat
from landsraad.imperium.declare.board import Space, Track
from landsraad.imperium.declare.box import Group
from landsraad.imperium.declare.vocabulary import (
    BENE_GESSERIT,
    BENE_GESSERIT_ICON,
    CITY,
    EMPEROR,
    EMPEROR_ICON,
    FREMEN,
    FREMEN_ICON,
    GUILD,
    GUILD_ICON,
    LANDSRAAD,
    SPICE_TRADE,
)
from landsraad.imperium.effects.cards import Draw, DrawIntrigue, StealIntrigue, TakeReserveCard, Trash
from landsraad.imperium.effects.goods import Gain, GainSwordmaster, Harvest, TakeCouncilSeat
from landsraad.imperium.effects.influence import SpaceInfluence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.rivals.difficulty import DEAR_MENTAT_PRICE
from landsraad.imperium.table.act import Act


def faction_space(
    id: str, name: str, faction: int, effect: Act, *, combat: bool = False, spice: int = 0, water: int = 0
) -> Space:
    """A space of a faction: in addition to its effect it gives influence with that faction."""
    area = ("emperor", "guild", "bene_gesserit", "fremen")[faction]
    icon = (EMPEROR_ICON, GUILD_ICON, BENE_GESSERIT_ICON, FREMEN_ICON)[faction]
    effect = SpaceInfluence(faction) & effect
    return Space(id, name, area, icon, effect=effect, faction=faction, combat=combat, spice=spice, water=water)


GROUPS = [
    Group("emperor", "Emperor", "faction"), Group("guild", "Spacing Guild", "faction"),
    Group("bene_gesserit", "Bene Gesserit", "faction"), Group("fremen", "Fremen", "faction"),
    Group("landsraad", "Landsraad", order=("high-council", "swordmaster", "hall-of-oratory", "mentat", "rally-troops")),
    Group("choam", "CHOAM", order=("secure-contract", "sell-melange")),
    Group("dune", "Arrakis"),
]

SPACES = [
    faction_space("space-conspire", "Conspire", EMPEROR, Gain(solari=5) & Recruit(2) & DrawIntrigue(1), spice=4),
    faction_space("space-wealth", "Wealth", EMPEROR, Gain(solari=2)),
    faction_space("space-heighliner", "Heighliner", GUILD, Recruit(5) & Gain(water=2), combat=True, spice=6),
    faction_space("space-foldspace", "Foldspace", GUILD, TakeReserveCard("foldspace", "Foldspace")),
    faction_space(
        "space-selective-breeding", "Selective Breeding", BENE_GESSERIT,
        Pay(Trash(optional=False), then=Draw(2), even_for_nothing=True), spice=2,
    ),
    faction_space("space-secrets", "Secrets", BENE_GESSERIT, DrawIntrigue(1) & StealIntrigue()),
    faction_space("space-hardy-warriors", "Hardy Warriors", FREMEN, Recruit(2), combat=True, water=1),
    faction_space("space-stillsuits", "Stillsuits", FREMEN, Gain(water=1), combat=True),

    Space("space-high-council", "High Council", "landsraad", LANDSRAAD, solari=5, once=True, effect=TakeCouncilSeat()),
    Space("space-mentat", "Mentat", "landsraad", LANDSRAAD, solari=2, effect=Draw(1) & TakeMentat()),
    Space("space-rally-troops", "Rally Troops", "landsraad", LANDSRAAD, solari=4, effect=Recruit(4)),
    Space("space-hall-of-oratory", "Hall of Oratory", "landsraad", LANDSRAAD, effect=Recruit(1),
          reveal=Gain(persuasion=1)),
    Space("space-swordmaster", "Swordmaster", "landsraad", LANDSRAAD, solari=8, once=True, effect=GainSwordmaster()),

    Space("space-sell-melange", "Sell Melange", "choam", SPICE_TRADE, spice=2,
          sells=((2, 6), (3, 8), (4, 10), (5, 12))),
    Space("space-secure-contract", "Secure Contract", "choam", SPICE_TRADE, effect=Gain(solari=3)),

    Space("space-arrakeen", "Arrakeen", "dune", CITY, combat=True, effect=Recruit(1) & Draw(1), control=Gain(solari=1)),
    Space("space-carthag", "Carthag", "dune", CITY, combat=True, effect=Recruit(1) & DrawIntrigue(1),
          control=Gain(solari=1)),
    Space("space-research-station", "Research Station", "dune", CITY, combat=True, water=2, effect=Draw(3)),
    Space("space-sietch-tabr", "Sietch Tabr", "dune", CITY, combat=True, needs=(FREMEN, 2),
          effect=Recruit(1) & Gain(water=1)),
    Space("space-imperial-basin", "Imperial Basin", "dune", SPICE_TRADE, combat=True, maker=1, effect=Harvest(1),
          control=Gain(spice=1)),
    Space("space-hagga-basin", "Hagga Basin", "dune", SPICE_TRADE, combat=True, maker=2, water=1, effect=Harvest(2)),
    Space("space-the-great-flat", "The Great Flat", "dune", SPICE_TRADE, combat=True, maker=3, water=2,
          effect=Harvest(3)),
]

DEAR_MENTAT = Space("space-mentat", "Mentat", "landsraad", LANDSRAAD, solari=DEAR_MENTAT_PRICE,
                    effect=Draw(1) & TakeMentat(), listed=False)
"""The Mentat in solo games from Sardaukar difficulty up."""

TRACKS = [
    Track(EMPEROR, Recruit(2)),
    Track(GUILD, Gain(solari=3)),
    Track(BENE_GESSERIT, DrawIntrigue(1)),
    Track(FREMEN, Gain(water=1)),
]
