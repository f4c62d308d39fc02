"""The tile that lies over the Research Station."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality.research import Research
from landsraad.imperium.declare.board import Space
from landsraad.imperium.declare.vocabulary import CITY
from landsraad.imperium.effects.cards import Draw

SPACES = [
    Space("space-research-station-immortality", "Research Station", "dune", CITY, combat=True, water=2,
          effect=Draw(2) & Research(), over="research-station"),
]
