"""What Rise of Ix and Immortality mean for teams with Commanders."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.cards import CONTROL_THE_SPICE
from landsraad.imperium.boxes.rise_of_ix.epic import EPIC, garrison_more
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.declare.box import Box

SIX = {6: "two teams of three"}

IX_OF_SIX = Box(
    "rise-of-ix-of-six", "Rise of Ix for six players",
    when=("uprising", "choam", BOX),
    players=SIX,
    sentences={
        "Commanders on Ix":
            "a Commander has neither freighter nor dreadnoughts nor negotiators, and moves, commissions and sends "
            "those of the Ally it has activated, who gets what the freighter brings; the Tech tiles it acquires are "
            "its own, and Dividends give a Solari to everybody else, teammates too",
    },
)

IMMORTALITY_OF_SIX = Box(
    "immortality-of-six", "Immortality for six players",
    when=("uprising", "choam", "immortality"),
    players=SIX,
    sentences={
        "Commanders and the Tleilaxu":
            "a Commander has no tokens but Family Atomics and keeps its own starting cards: research, steps on the "
            "Tleilaxu track and specimens are those of the Ally it has activated, specimens it spends too, and it has "
            "the genetic markers of the Ally that has come farther",
    },
)

EPIC_OF_SIX = Box(
    "epic-of-six", "Epic mode for six players",
    when=("uprising", "choam", BOX),
    option="epic",
    players=SIX,
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
