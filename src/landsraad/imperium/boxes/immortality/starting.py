"""The starting card of Immortality, in place of Dune, the Desert Planet."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality.research import Research
from landsraad.imperium.boxes.immortality.specimens import Specimen
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.vocabulary import SPICE_TRADE

STARTING = [
    Card("experimentation", "Experimentation", copies=2, icons=SPICE_TRADE, agent=Research(), persuasion=1,
         reveal=Specimen(1), pile="starting"),
]
