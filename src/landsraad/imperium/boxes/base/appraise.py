"""What only the base game makes worth something, in victory points."""

from __future__ import annotations

from landsraad.imperium.boxes.base.mentat import MENTAT_NEXT
from landsraad.imperium.table.influence import SECRETS
from landsraad.imperium.table.state import Imperium, Seat

NEXT_MENTAT, SECRET_PICKS = 0.57, 0.38


def mentat_worth(game: Imperium, seat: Seat, left: float) -> float:
    """The Mentat in the next round."""
    return NEXT_MENTAT if game.have[MENTAT_NEXT] == seat.index else 0.0


def secrets_worth(game: Imperium, seat: Seat, left: float) -> float:
    """The Masterstroke still to come."""
    return SECRET_PICKS if seat.piles[SECRETS] else 0.0
