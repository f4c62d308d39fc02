"""What effects touch, so that the rules can tell whether their order matters.

An effect declares what it looks at (`needs`), what it only adds to (`adds`), what it uses up some of, as payments do
(`takes`), and what it changes otherwise (`alters`), as bits of one number. Two effects that add to the same thing may
be done in either order; one that alters or takes a thing, or adds to what the other needs, may not. What declares
nothing is taken to touch everything.
"""

from __future__ import annotations

from typing import Final

SOLARI: Final = 1 << 0
SPICE: Final = 1 << 1
WATER: Final = 1 << 2
VP: Final = 1 << 3
PERSUASION: Final = 1 << 4
SWORDS: Final = 1 << 5
HAND: Final = 1 << 6
DECK: Final = 1 << 7
DISCARDS: Final = 1 << 8
PLAY: Final = 1 << 9
"""Cards in play: trashing one loses what it would still have given."""
INTRIGUE: Final = 1 << 10
INTRIGUE_DECK: Final = 1 << 11
TROOPS: Final = 1 << 12
"""Units in the garrison."""
CONFLICT: Final = 1 << 13
AGENTS: Final = 1 << 14
BOARD: Final = 1 << 15
"""Control, gathered spice, who stands where."""
ROW: Final = 1 << 16
COUNCIL: Final = 1 << 17
SPIES: Final = 1 << 18
CONTRACTS: Final = 1 << 19
TECH: Final = 1 << 20
TLEILAXU: Final = 1 << 21
HOOKS: Final = 1 << 22
OTHERS: Final = 1 << 23
"""What opponents have."""
TURN: Final = 1 << 24
"""What the rest of the turn may still bring."""
ALLIANCES: Final = 1 << 25
INFLUENCE: Final = (1 << 26, 1 << 27, 1 << 28, 1 << 29, 1 << 30, 1 << 31)
"""Influence by faction."""
ANY_INFLUENCE: Final = 63 << 26
SHIPS: Final = 1 << 32
"""How far freighters have come."""
SUPPLY: Final = 1 << 33
"""Troops in the supply: what takes one leaves fewer for other uses."""

ALL: Final = (1 << 34) - 1
ADDS: Final = 40
ALTERS: Final = 80
TAKES: Final = 120

GOODS: Final = (SOLARI, SPICE, WATER, VP, PERSUASION, SWORDS)
HIDDEN: Final = DECK | INTRIGUE_DECK | ROW | CONTRACTS | TECH | TLEILAXU | OTHERS
"""What is dealt from, or shown by, hidden cards and tiles."""


def touches(needs: int = 0, adds: int = 0, alters: int = 0, takes: int = 0) -> int:
    """What an effect touches, as one number; the bar `|` puts several together."""
    return needs | adds << ADDS | alters << ALTERS | takes << TAKES


NOTHING: Final = 0
ANYTHING: Final = touches(needs=ALL, alters=ALL)


def touched(footprint: int) -> int:
    """Everything an effect looks at or changes."""
    return (footprint | footprint >> ADDS | footprint >> ALTERS | footprint >> TAKES) & ALL


def changes(footprint: int) -> int:
    """What an effect adds to, takes from or alters."""
    return (footprint >> ADDS | footprint >> ALTERS | footprint >> TAKES) & ALL


def may_show(footprint: int) -> bool:
    """Whether an effect may show something that its owner does not know."""
    return bool(touched(footprint) & HIDDEN)


def clash(one: int, other: int) -> bool:
    """Whether the order of two effects may matter.

    >>> clash(touches(needs=DECK, adds=HAND), touches(adds=SPICE))
    False
    >>> clash(touches(needs=DECK, adds=HAND), touches(needs=HAND, alters=HAND | DISCARDS))
    True
    """
    if not one or not other:
        return False
    takes, others_takes = one >> TAKES, other >> TAKES
    needs, adds, alters = one & ALL | takes, one >> ADDS & ALL, one >> ALTERS & ALL | takes
    others_needs, others_adds = other & ALL | others_takes, other >> ADDS & ALL
    others_alters = other >> ALTERS & ALL | others_takes
    return bool(
        alters & (others_needs | others_adds | others_alters) or others_alters & (needs | adds)
        or adds & others_needs or others_adds & needs
    )


def preempts(one: int, other: int) -> bool:
    """Whether doing one effect first may spoil another that its owner is free to use before or after it, or not at all.

    Who may pay with what an effect adds loses nothing by getting it first.

    >>> preempts(touches(adds=SPICE), touches(takes=SPICE, adds=SOLARI))
    False
    >>> clash(touches(adds=SPICE), touches(takes=SPICE, adds=SOLARI))
    True
    """
    spare = (other >> TAKES) & ~(one | one >> ALTERS | one >> TAKES) & ALL
    return clash(one, other ^ spare << TAKES)
