"""The House Hagal deck: 31 cards that move Rivals in games for one and two players."""

from __future__ import annotations

from landsraad.imperium.declare.cards import HagalCard
from landsraad.imperium.declare.vocabulary import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

HAGAL = [
    HagalCard("hagal-conspire", "Conspire", "conspire", copies=2, influence=EMPEROR, troops=2, swords=4),
    HagalCard("hagal-wealth", "Wealth", "wealth", influence=EMPEROR, swords=3),
    HagalCard("hagal-heighliner", "Heighliner", "heighliner", influence=GUILD, troops=3, swords=6),
    HagalCard("hagal-foldspace", "Foldspace", "foldspace", copies=2, influence=GUILD, swords=1),
    HagalCard("hagal-selective-breeding", "Selective Breeding", "selective-breeding", copies=2,
              influence=BENE_GESSERIT, swords=2),
    HagalCard("hagal-secrets", "Secrets", "secrets", influence=BENE_GESSERIT, swords=1),
    HagalCard("hagal-hardy-warriors", "Hardy Warriors", "hardy-warriors", influence=FREMEN, troops=2, swords=5),
    HagalCard("hagal-stillsuits", "Stillsuits", "stillsuits", copies=2, influence=FREMEN, swords=4),
    HagalCard("hagal-rally-troops", "Rally Troops", "rally-troops", copies=2, troops=4, swords=3),
    HagalCard("hagal-hall-of-oratory", "Hall of Oratory", "hall-of-oratory", copies=2, troops=1),
    HagalCard("hagal-carthag", "Carthag", "carthag", copies=3, troops=1),
    HagalCard("hagal-harvest-spice", "Harvest Spice", "", copies=5, swords=2, harvest=True),
    HagalCard("hagal-arrakeen-1p", "Arrakeen", "arrakeen", copies=3, troops=1, swords=1, signet=True,
              players=1),
    HagalCard("hagal-arrakeen-2p", "Arrakeen", "arrakeen", copies=3, troops=1, swords=1, players=2),
    HagalCard("hagal-reshuffle", "Reshuffle", "", reshuffle=True, players=2),
]
