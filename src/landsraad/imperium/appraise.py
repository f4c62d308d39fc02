from __future__ import annotations

from landsraad.imperium.state import Imperium


def appraise(game: Imperium, seat: int) -> float:
    return 0.0
