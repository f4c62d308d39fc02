"""What a sensible player thinks of research, the Tleilaxu track, specimens and Tleilaxu cards."""

from __future__ import annotations

from landsraad.imperium.boxes.immortality.atomics import ATOMICS
from landsraad.imperium.boxes.immortality.research import NODES, RESEARCH
from landsraad.imperium.boxes.immortality.row import RECLAIMED_FORCES
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS
from landsraad.imperium.boxes.immortality.tleilaxu_cards import TLEILAXU_CARDS
from landsraad.imperium.boxes.immortality.tleilaxu_track import TLEILAXU
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.seen.appraise import CARD_COST, CARD_EACH, WORTH_BY_ID, diminishing
from landsraad.imperium.table.state import Imperium, Seat

# Worth in victory points.
COLUMN_EACH, MARKER_EACH, RESEARCH_LATE = 0.12, 0.35, 0.2
STEPS = (0.0, 0.2, 0.35, 0.7, 0.0, 0.25, 0.45, 0.0)
"""What standing on a space of the Tleilaxu track promises beyond what it has given."""
STEPS_LATE = 0.35
SPECIMEN_EACH, SPECIMEN_LATE, ATOMICS_LEFT = 0.2, 0.05, 0.1
GRAFTED_EFFECT = 0.2
"""What an effect that waits after grafting is worth: grafting is a choice more, so that it lies out of sight."""
SPECIMEN_COST = 2.8
"""The persuasion that a specimen of a card's price is worth."""

WORTH_BY_ID["experimentation"] = 0.14
WORTH_BY_ID[RECLAIMED_FORCES.id] = 0.0
for _card in TLEILAXU_CARDS:
    WORTH_BY_ID[_card.id] = CARD_EACH + CARD_COST * (SPECIMEN_COST * _card.specimens)


def bene_tleilax(game: Imperium, seat: Seat, left: float) -> float:
    """What the seat has on the Bene Tleilax board."""
    have = seat.have
    value = ATOMICS_LEFT * have[ATOMICS] * left
    value += (SPECIMEN_LATE + (SPECIMEN_EACH - SPECIMEN_LATE) * left) * diminishing(have[SPECIMENS], 1.0, 4)
    if have[RESEARCH] != NONE:
        node = NODES[have[RESEARCH]]
        value += (RESEARCH_LATE + (1 - RESEARCH_LATE) * left) * COLUMN_EACH * node.column
        value += MARKER_EACH * node.markers * left
    if len(game.turn.cards) > 1 and game.turn.seat == seat.index:
        value += GRAFTED_EFFECT * len(game.bag)
    if have[TLEILAXU] != NONE:
        value += STEPS[have[TLEILAXU]] * (STEPS_LATE + (1 - STEPS_LATE) * left)
    return value
