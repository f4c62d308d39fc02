"""The base game's cards on the board of Uprising."""

from __future__ import annotations

from landsraad.imperium.boxes.base.manifest import GUEST
from landsraad.imperium.declare.box import Box
from landsraad.kernel.family import Setting

WHEN = ("uprising", "base")

BASE_ON_UPRISING = Box(
    "base-on-uprising", "the base game's cards on the board of Uprising",
    when=WHEN,
    settings={
        "all_conflicts": Setting(
            False, "Uprising with the base game or Rise of Ix: their Conflict cards too, which have no battle icons",
            group="How boxes are mixed",
        ),
    },
    sentences={
        "Cards of the base game":
            "on the board of Uprising its Imperium and Intrigue cards are shuffled in and its Leaders take part, "
            "without Calculated Hire, since there is no Mentat; its Conflict cards stay in the box unless the table "
            "wants them all, and even then those for Carthag and Sort Through the Chaos do",
    },
)

WITHOUT_BASE_CONFLICTS = Box(
    "without-base-conflicts", "no Conflict cards of the base game",
    when=WHEN,
    unless=("all_conflicts",),
    removes_cards=[card.id for card in GUEST.conflicts],
)
