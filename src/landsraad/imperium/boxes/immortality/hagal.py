"""House Hagal with Immortality, for one player: four cards in place of the three Carthags."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality.row import LEFT, RIGHT, RemoveFromRow
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare.cards import HagalCard

HAGAL = [
    HagalCard("hagal-research-station", "Research Station", "research-station", players=1, effect=Tleilaxu(2)),
    HagalCard("hagal-carthag-plain", "Carthag", "carthag", troops=1, players=1, effect=Tleilaxu(1)),
    HagalCard("hagal-carthag-right", "Carthag", "carthag", troops=1, players=1,
              effect=Tleilaxu(1) & RemoveFromRow(RIGHT, "right")),
    HagalCard("hagal-carthag-left", "Carthag", "carthag", troops=1, players=1,
              effect=Tleilaxu(1) & RemoveFromRow(LEFT, "left")),
]
REPLACED = ["hagal-carthag"] * 3
