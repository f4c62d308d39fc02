"""What a game of this family keeps: numbers, piles and triggers, registered once, with who may see them.

A box that needs a number of its own asks for one, `FREIGHTER = SEAT.number("freighter")`, and finds it at
`seat.have[FREIGHTER]` from then on. Copies, keys, views, determinizations, scenarios and the tests of conservation
follow from the registration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from landsraad.imperium.act import Act

# Who may see a number or a pile.
OPEN: Final = 0
"""Everybody."""
OWNERS: Final = 1
"""Its owner, and others see how many there are."""
COUNTED: Final = 2
"""Nobody, but everybody sees how many there are."""
UNSEEN: Final = 3
"""Nobody: it is the program's own."""

OWN_CARDS: Final = "own cards"
"""The pool of a seat's own hand and deck, for piles of cards that it put aside face down."""

NONE: Final = -1
"""No card, space, seat or pile."""


class Number:
    """A number that is kept: a count, a flag, or (`of`) which card, space, seat or faction, with -1 for none. Where it
    `holds` the thing, the thing lies nowhere else."""

    def __init__(
        self, index: int, name: str, start: int, of: str, holds: bool, seen: int, word: str, glyph: str, box: str
    ) -> None:
        self.index = index
        self.name = name
        self.start = start
        self.of = of
        self.holds = holds
        self.seen = seen
        self.word = word
        self.glyph = glyph
        self.box = box


class Pile:
    """A pile of things (`of`: cards, tiles, spaces ...). Hidden piles of one `pool` are redealt together. Where it does
    not `hold` the things, it only names them, and they lie elsewhere."""

    def __init__(
        self, index: int, name: str, of: str, seen: int, ordered: bool, pool: str, holds: bool, word: str, box: str
    ) -> None:
        self.index = index
        self.name = name
        self.of = of
        self.seen = seen
        self.ordered = ordered
        self.pool = pool
        self.holds = holds
        self.word = word
        self.box = box


class Scope:
    """Where numbers and piles are kept: at each seat, on the table, or for one turn."""

    def __init__(self) -> None:
        self.numbers: list[Number] = []
        self.piles: list[Pile] = []
        self.starts: list[int] = []
        self.empty: tuple[tuple[int, ...], ...] = ()

    def number(
        self, name: str, start: int = 0, *, of: str = "", holds: bool = False, seen: int = OPEN, word: str = "",
        glyph: str = "", box: str = "",
    ) -> int:
        """Register a number; `have[...]` of the scope holds it at the place returned. Things of a box name the box,
        those of several all of them."""
        self.numbers.append(Number(len(self.numbers), name, start, of, holds, seen, word or name, glyph, box))
        self.starts.append(start)
        return len(self.numbers) - 1

    def pile(
        self, name: str, of: str, seen: int = OPEN, *, ordered: bool = False, pool: str = "", holds: bool = True,
        word: str = "", box: str = "",
    ) -> int:
        """Register a pile; `piles[...]` of the scope holds it at the place returned."""
        self.piles.append(Pile(len(self.piles), name, of, seen, ordered, pool, holds, word, box))
        self.empty += ((),)
        return len(self.piles) - 1

    def number_key(self, have: Sequence[int]) -> list[object]:
        """Numbers as plain data: those that are not as they start, by name, so that neither what no box in play uses
        nor the order of registration makes a difference."""
        found = [(kind.name, value) for kind, value in zip(self.numbers, have, strict=True) if value != kind.start]
        return [*sorted(found)]

    def pile_key(self, piles: Sequence[tuple[int, ...]]) -> list[object]:
        """Piles as plain data, but for empty ones, by name; those whose order does not matter are sorted."""
        return [
            (name, list(pile)) for name, pile in sorted([
                (kind.name, pile if kind.ordered else tuple(sorted(pile)))
                for kind, pile in zip(self.piles, piles, strict=True) if pile
            ])
        ]


SEAT: Final = Scope()
TABLE: Final = Scope()
TURN: Final = Scope()

TRIGGERS: Final[list[str]] = []

Hooks = tuple[tuple["Act", ...], ...]
"""For each trigger the acts that listen."""


def trigger(name: str) -> int:
    """Register a moment at which something may happen."""
    TRIGGERS.append(name)
    return len(TRIGGERS) - 1


GAME_BEGUN: Final = trigger("game begun")
ROUND_OPENED: Final = trigger("round opened")
ROUND_BEGUN: Final = trigger("round begun")
TURN_BEGUN: Final = trigger("turn begun")
AGENT_PLACED: Final = trigger("agent placed")
AGENT_RECALLED: Final = trigger("agent recalled")
"""What listens is done at once, and asks nothing."""
ENEMY_PLACED: Final = trigger("another's agent placed")
PAID_SOLARI: Final = trigger("Solari paid for a space")
HARVESTED: Final = trigger("harvested")
GAINED: Final = trigger("goods gained")
INTRIGUE_DRAWN: Final = trigger("Intrigue card drawn")
INTRIGUE_PLAYED: Final = trigger("Intrigue card played")
INFLUENCE_REACHED: Final = trigger("influence reached")
COUNCIL_SEAT_TAKEN: Final = trigger("council seat taken")
DEPLOYED: Final = trigger("deployed")
CARD_ACQUIRED: Final = trigger("card acquired")
CARD_TRASHED: Final = trigger("card trashed")
CARD_DISCARDED: Final = trigger("card discarded")
REVEAL_DECLARED: Final = trigger("reveal declared")
"""Before the hand is turned up: what listens is done at once, and asks nothing."""
REVEAL_BEGUN: Final = trigger("reveal begun")
SWORDS_SHOWN: Final = trigger("swords shown by a revealed card")
"""What listens is done at once, and asks nothing."""
AGENT_TURN_ENDED: Final = trigger("agent turn ended")
REVEAL_TURN_ENDED: Final = trigger("reveal turn ended")
COMBAT_BEGUN: Final = trigger("combat begun")
PLACES_DUE: Final = trigger("places due")
"""All Combat cards are played, and nobody has a place yet."""
CONFLICT_WON: Final = trigger("conflict won")
REWARDS_TAKEN: Final = trigger("rewards taken")
"""By its winner, and then at the table: the Conflict is over, and its units still stand in it."""
REWARD_TAKEN: Final = trigger("reward taken")
COMBAT_ENDED: Final = trigger("combat ended")
RECALLED: Final = trigger("agents recalled")
SPY_PLACED: Final = trigger("Spy placed")
GAME_ENDED: Final = trigger("game ended")


def hooks(*listeners: Mapping[int, tuple[Act, ...]]) -> Hooks:
    """What several listeners do together, trigger by trigger."""
    return tuple([
        tuple([act for one in listeners for act in one.get(number, ())]) for number in range(len(TRIGGERS))
    ])
