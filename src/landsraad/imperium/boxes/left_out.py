"""Leaders left out: a table may do without those of some boxes."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.boxes.base.manifest import BASE
from landsraad.imperium.boxes.choam.manifest import CHOAM
from landsraad.imperium.boxes.rise_of_ix.manifest import RISE_OF_IX
from landsraad.imperium.boxes.uprising.manifest import UPRISING
from landsraad.imperium.declare.box import Box
from landsraad.kernel.family import Setting


def without_leaders(option: str, words: str, when: str, boxes: Sequence[Box]) -> Box:
    """The box that comes when a table does without the Leaders of some boxes."""
    return Box(
        option.replace("_", "-"), f"a game without {words}",
        when=(when,),
        option=option,
        benches=[leader.id for box in boxes for leader in box.leaders],
        settings={option: Setting(True, f"{words} are dealt and drafted, too", group="How boxes are mixed")},
    )


WITHOUT_LEADERS = (
    without_leaders("base_leaders", "the Leaders of the base game", "base", [BASE]),
    without_leaders("rise_of_ix_leaders", "the Leaders of Rise of Ix", "rise-of-ix", [RISE_OF_IX]),
    without_leaders("uprising_leaders", "the Leaders of Uprising", "uprising", [UPRISING, CHOAM]),
)
