"""Smaller decks: a table may leave cards of every box aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.cards import CARDS, INTRIGUES
from landsraad.imperium.declare.register import COUNTED, TABLE
from landsraad.imperium.declare.things import Declared
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.chance import Chance
from landsraad.kernel.family import Setting

ALL = "all"

IMPERIUM_ASIDE: Final = TABLE.pile(
    "imperium_aside", "card", COUNTED, pool="imperium aside", word="Imperium cards left in the box",
    box="blended-imperium-deck",
)
INTRIGUE_ASIDE: Final = TABLE.pile(
    "intrigue_aside", "intrigue", COUNTED, pool="intrigue aside", word="Intrigue cards left in the box",
    box="blended-intrigue-deck",
)


def blended(deck: Sequence[int], things: Sequence[Declared], size: int) -> tuple[list[int], list[int]]:
    """So many cards of a shuffled deck, the same number of each box where it has as many; and those left over."""
    there: dict[str, int] = {}
    for card in deck:
        box = things[card].box
        there[box] = there.get(box, 0) + 1
    share: dict[str, int] = {}
    for place, box in enumerate(sorted(there, key=lambda box: (there[box], box))):
        share[box] = min(there[box], (size - sum(share.values())) // (len(there) - place))
    kept: list[int] = []
    aside: list[int] = []
    for card in deck:
        box = things[card].box
        share[box] -= 1
        (kept if share[box] >= 0 else aside).append(card)
    return kept, aside


def exchange(
    pool: Sequence[int], aside: Sequence[int], things: Sequence[Declared], chance: Chance
) -> tuple[list[int], list[int]]:
    """Cards that somebody does not know, and those left in the box: the same numbers of each box, drawn again."""
    of_box: dict[str, list[int]] = {}
    for card in (*pool, *aside):
        of_box.setdefault(things[card].box, []).append(card)
    for cards in of_box.values():
        chance.shuffle(cards)
    return [of_box[things[card].box].pop() for card in pool], [of_box[things[card].box].pop() for card in aside]


def shrink_imperium(game: Imperium) -> None:
    """Leave so many cards in the Imperium deck, as many of each box as can be."""
    size = int(game.setup.options["imperium_cards"])
    deck, aside = blended(game.imperium_deck, CARDS, size)
    game.imperium_deck = tuple(deck)
    game.lay(IMPERIUM_ASIDE, tuple(aside))


def shrink_intrigue(game: Imperium) -> None:
    """Leave so many cards in the Intrigue deck, as many of each box as can be."""
    size = int(game.setup.options["intrigue_cards"])
    deck, aside = blended(game.intrigue_deck, INTRIGUES, size)
    game.intrigue_deck = tuple(deck)
    game.lay(INTRIGUE_ASIDE, tuple(aside))


SMALLER_IMPERIUM = Box(
    "blended-imperium-deck", "a smaller Imperium deck",
    option="imperium_cards",
    setup_table=[shrink_imperium],
    settings={
        "imperium_cards": Setting(
            ALL, "cards of the Imperium deck: all, or so many, in equal parts from every box",
            (ALL, 40, 50, 60, 80, 100), group="How boxes are mixed",
        ),
    },
    sentences={
        "Blended decks":
            "a table may play with fewer Imperium or Intrigue cards: every box gives the same number, or all it has "
            "where that is less, drawn at random; nobody sees those left in the box",
    },
)

SMALLER_INTRIGUE = Box(
    "blended-intrigue-deck", "a smaller Intrigue deck",
    option="intrigue_cards",
    setup_table=[shrink_intrigue],
    settings={
        "intrigue_cards": Setting(
            ALL, "cards of the Intrigue deck: all, or so many, in equal parts from every box", (ALL, 20, 30, 40, 60),
            group="How boxes are mixed",
        ),
    },
)
