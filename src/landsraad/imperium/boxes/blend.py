"""Blends: as many cards of every box as the table likes, and the Leaders of some boxes only."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.blend import IMPERIUM_ASIDE, INTRIGUE_ASIDE, blended
from landsraad.imperium.box import Box
from landsraad.imperium.boxes.base.manifest import BASE
from landsraad.imperium.boxes.choam.manifest import CHOAM
from landsraad.imperium.boxes.rise_of_ix.manifest import RISE_OF_IX
from landsraad.imperium.boxes.uprising.manifest import UPRISING
from landsraad.imperium.declare import CARDS, INTRIGUES
from landsraad.imperium.state import Imperium
from landsraad.kernel.family import Setting

ALL = "all"


def blend_imperium(game: Imperium) -> None:
    """Leave so many cards in the Imperium deck, as many of each box as can be."""
    size = int(game.setup.options["imperium_cards"])
    deck, aside = blended(game.imperium_deck, CARDS, size)
    game.imperium_deck = tuple(deck)
    game.lay(IMPERIUM_ASIDE, tuple(aside))


def blend_intrigue(game: Imperium) -> None:
    """Leave so many cards in the Intrigue deck, as many of each box as can be."""
    size = int(game.setup.options["intrigue_cards"])
    deck, aside = blended(game.intrigue_deck, INTRIGUES, size)
    game.intrigue_deck = tuple(deck)
    game.lay(INTRIGUE_ASIDE, tuple(aside))


BLENDED_IMPERIUM = Box(
    "blended-imperium-deck", "a smaller Imperium deck",
    option="imperium_cards",
    setup_table=[blend_imperium],
    settings={
        "imperium_cards": Setting(
            ALL, "cards of the Imperium deck: all, or so many, in equal parts from every box",
            (ALL, 40, 50, 60, 80, 100),
        ),
    },
    sentences={
        "Blended decks":
            "a table may play with fewer Imperium or Intrigue cards: every box gives the same number, or all it has "
            "where that is less, drawn at random; nobody sees those left in the box",
    },
)

BLENDED_INTRIGUE = Box(
    "blended-intrigue-deck", "a smaller Intrigue deck",
    option="intrigue_cards",
    setup_table=[blend_intrigue],
    settings={
        "intrigue_cards": Setting(
            ALL, "cards of the Intrigue deck: all, or so many, in equal parts from every box", (ALL, 20, 30, 40, 60),
        ),
    },
)


def without_leaders(option: str, words: str, when: str, boxes: Sequence[Box]) -> Box:
    """The box that comes when a table does without the Leaders of some boxes."""
    return Box(
        option.replace("_", "-"), f"a game without {words}",
        when=(when,),
        option=option,
        benches=[leader.id for box in boxes for leader in box.leaders],
        settings={option: Setting(True, f"{words} are dealt and drafted, too")},
    )


BLENDS = (
    BLENDED_IMPERIUM,
    BLENDED_INTRIGUE,
    without_leaders("base_leaders", "the Leaders of the base game", "base", [BASE]),
    without_leaders("rise_of_ix_leaders", "the Leaders of Rise of Ix", "rise-of-ix", [RISE_OF_IX]),
    without_leaders("uprising_leaders", "the Leaders of Uprising", "uprising", [UPRISING, CHOAM]),
)
