"""Epic mode for six players."""

from __future__ import annotations

from landsraad.imperium.box import Box
from landsraad.imperium.boxes.rise_of_ix.cards import CONTROL_THE_SPICE
from landsraad.imperium.boxes.rise_of_ix.epic import EPIC, garrison_more
from landsraad.imperium.boxes.rise_of_ix.words import BOX

EPIC_OF_SIX = Box(
    "epic-of-six", "Epic mode for six players",
    when=("uprising", "choam", BOX),
    option="epic",
    players={6: "two teams of three"},
    victory=EPIC.victory,
    conflict_recipe=EPIC.conflict_recipe,
    swaps_starting={"dune-the-desert-planet": CONTROL_THE_SPICE},
    setup_seat=[garrison_more],
    on=EPIC.on,
    sentences={
        "Epic mode of six":
            "Epic mode as for others, but the decks of Commanders stay as they are; the fifth Conflict card of level 3 "
            "is Economic Supremacy",
    },
)
