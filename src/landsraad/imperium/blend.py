"""Cards that stay in their boxes because a table plays with smaller decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.imperium.declare import Declared
from landsraad.imperium.register import COUNTED, TABLE
from landsraad.kernel.chance import Chance

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
    """Cards that somebody does not know, and those left in the box: the same numbers of each box, drawn anew."""
    of_box: dict[str, list[int]] = {}
    for card in (*pool, *aside):
        of_box.setdefault(things[card].box, []).append(card)
    for cards in of_box.values():
        chance.shuffle(cards)
    return [of_box[things[card].box].pop() for card in pool], [of_box[things[card].box].pop() for card in aside]
