"""Go to 11: a longer way to victory, with any boxes."""

from __future__ import annotations

from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.vocabulary import VP
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.family import Setting


def start_without_points(game: Imperium, seat: Seat) -> None:
    """Nobody begins with a victory point."""
    seat.have[VP] = 0


GO_TO_11 = Box(
    "go-to-11", "Go to 11",
    option="go_to_11",
    settings={"go_to_11": Setting(False, "play to 11 victory points; four players begin with none instead")},
    sentences={"Go to 11": (
        "With up to three players 11 victory points end the game instead of 10. Four players, and the Allies among "
        "six, begin without the victory point they would start with, and 10 still end it."
    )},
)

GO_TO_11_OF_FEW = Box(
    "go-to-11-of-few", "Go to 11 for up to three players",
    option="go_to_11",
    players={1: "11 victory points", 2: "11 victory points", 3: "11 victory points"},
    victory=11,
)

GO_TO_11_OF_FOUR = Box(
    "go-to-11-of-four", "Go to 11 for four players",
    option="go_to_11",
    players={4: "no victory point at the start"},
    setup_seat=[start_without_points],
)
