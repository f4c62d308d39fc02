"""Rise of Ix on the board of Uprising: its overlay covers four spaces, and two observation posts come with it."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.boxes.base.starting import FOLDSPACE
from landsraad.imperium.boxes.rise_of_ix.conflicts import CONFLICTS, ECONOMIC_SUPREMACY
from landsraad.imperium.boxes.rise_of_ix.dreadnoughts import enter_location
from landsraad.imperium.boxes.rise_of_ix.hagal import RIVAL_TILES_TURN, WITH_TECH, invades, sets_with_tech
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.boxes.uprising.rival_policy import RivalPolicy
from landsraad.imperium.boxes.uprising.rivals import UprisingSolo
from landsraad.imperium.declare.board import Post
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.policy import Policy
from landsraad.imperium.declare.things import Verb
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.state import Imperium, Seat

WHEN = ("uprising", BOX)

COVERED = ("assembly-hall", "gather-support", "shipping", "accept-contract")

POSTS = [
    Post("post-ix-choam", "Shipping post", "interstellar-shipping", "smuggling", over="post-choam"),
    Post("post-ix", "Ix post", "tech-negotiation", "dreadnought", over="post-landsraad-assembly"),
]

COVERED_HAGAL = (
    "hagal-accept-contract-shipping-a", "hagal-accept-contract-shipping-b", "hagal-gather-support-plain",
    "hagal-gather-support-bonus", "hagal-assembly-hall", "hagal-foldspace-interstellar-shipping",
)
"""House Hagal cards for spaces that are not there."""


class RefineryVerb(Verb):
    """The option that places a dreadnought on the Spice Refinery."""

    def __init__(self) -> None:
        super().__init__("space", "place", "")

    def enter(self) -> None:
        enter_location("spice-refinery")


class TechRivalOfUprising(RivalPolicy):
    """A solo Rival of Uprising that buys tech."""

    def slips_past(self, game: Imperium, seat: Seat, pos: int) -> bool:
        return invades(game, seat, pos)

    def sets(self, game: Imperium) -> tuple[tuple[int, int], ...]:
        return sets_with_tech(game)

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {**super().listens(), **WITH_TECH}


class TechRivalsOfUprising(UprisingSolo):
    """Two Rivals of Uprising that buy tech, against one person."""

    def policy(self) -> Policy:
        return TECH_RIVAL


TECH_RIVAL = TechRivalOfUprising(RIVAL_TILES_TURN)

IX_ON_UPRISING = Box(
    "rise-of-ix-on-uprising", "Rise of Ix on the board of Uprising",
    when=WHEN,
    removes_spaces=COVERED,
    posts=POSTS,
    reserve=[FOLDSPACE],
    removes_cards=COVERED_HAGAL,
    rivals={1: TechRivalsOfUprising()},
    verbs=[RefineryVerb()],
    sentences={
        "Overlay":
            "on the board of Uprising the overlay covers Assembly Hall, Gather Support, Shipping and Accept Contract "
            "with their observation posts; one post watches Interstellar Shipping and Smuggling, another Tech "
            "Negotiation and Dreadnought; a dreadnought of the winner takes control of Arrakeen, the Spice Refinery or "
            "Imperial Basin",
        "Foldspace": "on the board of Uprising only Ilesa Ecaz gains Foldspace cards",
    },
)

WITHOUT_IX_CONFLICTS = Box(
    "without-ix-conflicts", "no Conflict cards of Rise of Ix",
    when=WHEN,
    unless=("all_conflicts",),
    removes_cards=[card.id for card in CONFLICTS if card is not ECONOMIC_SUPREMACY],
)

WITHOUT_ECONOMIC_SUPREMACY = Box(
    "without-economic-supremacy", "no Economic Supremacy",
    when=WHEN,
    unless=("all_conflicts", "epic"),
    removes_cards=[ECONOMIC_SUPREMACY.id],
)
