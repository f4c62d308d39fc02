"""Declaring what a game keeps: numbers, piles and rows, with who may see them, and named moments.

A family makes one `Register`. What needs a number of its own asks for one, `FREIGHTER = SEAT.number("freighter")`, and
finds it at `seat.have[FREIGHTER]` from then on:

>>> register = Register()
>>> spice = register.seat.number("spice", 3)
>>> hand = register.seat.pile("hand", "card", OWNERS)
>>> seat = Holder()
>>> register.seat.begin(seat)
>>> seat.have[spice], seat.piles[hand]
(3, ())
>>> seat.lay(hand, (4, 1))
>>> register.seat.key(seat)
([], [('hand', [1, 4])])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

# Who may see a number or a pile.
OPEN: Final = 0
"""Everybody."""
OWNERS: Final = 1
"""Its owner, and others see how many there are."""
COUNTED: Final = 2
"""Nobody, but everybody sees how many there are."""
UNSEEN: Final = 3
"""Nobody: it is the program's own."""

NONE: Final = -1
"""No card, space, seat or pile."""

Piles = tuple[tuple[int, ...], ...]
A = TypeVar("A")


class Holder:
    """What keeps numbers and piles of a scope: a seat, a turn, or the game for the table.

    Numbers are one list, which a copy copies. Piles are tuples, which copies share: `lay` puts another in place.
    """

    have: list[int]
    piles: Piles

    __slots__ = tuple(__annotations__)

    def lay(self, pile: int, things: tuple[int, ...]) -> None:
        """Let a pile be these things, or a row these numbers."""
        piles = list(self.piles)
        piles[pile] = things
        self.piles = tuple(piles)

    def put(self, row: int, place: int, number: int) -> None:
        """Let the number in one place of a row be another."""
        piles = list(self.piles)
        numbers = list(piles[row])
        numbers[place] = number
        piles[row] = tuple(numbers)
        self.piles = tuple(piles)

    def add(self, pile: int, thing: int) -> None:
        """Lay a thing on a pile."""
        piles = list(self.piles)
        piles[pile] += (thing,)
        self.piles = tuple(piles)

    def remove(self, pile: int, thing: int) -> None:
        """Take a thing off a pile, wherever it lies in it."""
        piles = list(self.piles)
        things = list(piles[pile])
        things.remove(thing)
        piles[pile] = tuple(things)
        self.piles = tuple(piles)


class Number:
    """A number that is kept: a count, a `flag`, or (`of`) which card, space, seat or faction, with -1 for none; or
    several of those as `bits`. Where it `holds` the thing, the thing lies nowhere else."""

    def __init__(
        self, index: int, name: str, start: int, of: str, holds: bool, flag: bool, bits: bool, seen: int, word: str,
        glyph: str, box: str,
    ) -> None:
        self.index = index
        self.name = name
        self.start = start
        self.of = of
        self.holds = holds
        self.flag = flag
        self.bits = bits
        self.seen = seen
        self.word = word
        self.glyph = glyph
        self.box = box


class Pile:
    """A pile of things (`of`: cards, tiles, spaces ...). Hidden piles of one `pool` are redealt together. Where it does
    not `hold` the things, it only names them, and they lie elsewhere.

    A `row` is kept as a pile too: a number for each thing of a kind, such as the tokens in each area. A ledger is a
    pile of entries, each of so many numbers (`width`)."""

    def __init__(
        self, index: int, name: str, of: str, seen: int, ordered: bool, pool: str, holds: bool, start: tuple[int, ...],
        row: bool, width: int, word: str, box: str,
    ) -> None:
        self.index = index
        self.name = name
        self.of = of
        self.seen = seen
        self.ordered = ordered
        self.pool = pool
        self.holds = holds
        self.start = start
        self.row = row
        self.width = width
        self.word = word
        self.box = box


class Scope:
    """Where numbers and piles are kept: at each seat, on the table, or for one turn."""

    def __init__(self) -> None:
        self.numbers: list[Number] = []
        self.piles: list[Pile] = []
        self.starts: list[int] = []
        self.empty: Piles = ()

    def number(
        self, name: str, start: int = 0, *, of: str = "", holds: bool = False, flag: bool = False, bits: bool = False,
        seen: int = OPEN, word: str = "", glyph: str = "", box: str = "",
    ) -> int:
        """Register a number; `have[...]` of the scope holds it at the place returned. Things of a box name the box,
        those of several all of them."""
        index = len(self.numbers)
        self.numbers.append(Number(index, name, start, of, holds, flag, bits, seen, word or name, glyph, box))
        self.starts.append(start)
        return index

    def pile(
        self, name: str, of: str, seen: int = OPEN, *, ordered: bool = False, pool: str = "", holds: bool = True,
        word: str = "", box: str = "",
    ) -> int:
        """Register a pile; `piles[...]` of the scope holds it at the place returned."""
        return self._add(name, of, seen, ordered, pool, holds, (), False, 1, word, box)

    def row(
        self, name: str, of: str, size: int, start: int = 0, *, seen: int = OPEN, word: str = "", box: str = "",
    ) -> int:
        """Register a number for each of so many things of a kind; `piles[...]` of the scope holds them all."""
        return self._add(name, of, seen, True, "", False, (start,) * size, True, 1, word, box)

    def lengthen(self, row: int, size: int) -> None:
        """Let a row have a number for each of so many things, in games that begin from now on."""
        pile = self.piles[row]
        pile.start += pile.start[-1:] * (size - len(pile.start))
        self.empty = (*self.empty[:row], pile.start, *self.empty[row + 1 :])

    def ledger(self, name: str, width: int, *, seen: int = OPEN, word: str = "", box: str = "") -> int:
        """Register a pile of entries of so many numbers each, in the order in which they are made."""
        return self._add(name, "", seen, True, "", False, (), False, width, word, box)

    def _add(
        self, name: str, of: str, seen: int, ordered: bool, pool: str, holds: bool, start: tuple[int, ...], row: bool,
        width: int, word: str, box: str,
    ) -> int:
        index = len(self.piles)
        self.piles.append(Pile(index, name, of, seen, ordered, pool, holds, start, row, width, word, box))
        self.empty += (start,)
        return index

    def begin(self, holder: Holder) -> None:
        """Let a holder keep everything as it starts."""
        holder.have = self.starts.copy()
        holder.piles = self.empty

    def number_called(self, name: str) -> Number | None:
        """The number of that name."""
        return next((number for number in self.numbers if number.name == name), None)

    def pile_called(self, name: str) -> Pile | None:
        """The pile or row of that name."""
        return next((pile for pile in self.piles if pile.name == name), None)

    def names(self) -> list[str]:
        """The names of everything registered."""
        return [number.name for number in self.numbers] + [pile.name for pile in self.piles]

    def key(self, holder: Holder) -> tuple[list[object], list[object]]:
        """What a holder keeps as plain data: what is not as it starts, by name, so that neither what no box in play
        uses nor the order of registration makes a difference. Piles whose order does not matter are sorted."""
        numbers = [
            (kind.name, value) for kind, value in zip(self.numbers, holder.have, strict=True) if value != kind.start
        ]
        piles = [
            (kind.name, list(pile) if kind.ordered else sorted(pile))
            for kind, pile in zip(self.piles, holder.piles, strict=True) if pile != kind.start
        ]
        return [*sorted(numbers)], [*sorted(piles)]


class Register:
    """What a family keeps at a seat, on the table and for a turn, and the moments at which something may happen."""

    def __init__(self) -> None:
        self.seat = Scope()
        self.table = Scope()
        self.turn = Scope()
        self.moments: list[str] = []

    def moment(self, name: str) -> int:
        """Register a moment at which something may happen."""
        self.moments.append(name)
        return len(self.moments) - 1

    def hooks(self, *listeners: Mapping[int, tuple[A, ...]]) -> tuple[tuple[A, ...], ...]:
        """What several listeners do together, moment by moment."""
        return tuple([
            tuple([act for one in listeners for act in one.get(number, ())]) for number in range(len(self.moments))
        ])


def entries(ledger: Sequence[int], width: int) -> list[tuple[int, ...]]:
    """The entries of a ledger.

    >>> entries((1, 2, 3, 4), 2)
    [(1, 2), (3, 4)]
    """
    return [tuple(ledger[at : at + width]) for at in range(0, len(ledger), width)]


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> bits_of(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def by_byte(values: Sequence[Sequence[int]]) -> list[list[list[int]]]:
    """Tables of what belongs to sets of things, given as bits: one for every eight things, an entry for each set of
    them. See `listed`."""
    return [
        [
            [value for place in bits_of(byte) if at + place < len(values) for value in values[at + place]]
            for byte in range(256)
        ]
        for at in range(0, len(values), 8)
    ]


def listed(tables: list[list[list[int]]], mask: int) -> list[int]:
    """What belongs to a set of things, one after the other.

    >>> listed(by_byte([[10], [20, 21], [30]]), 0b110)
    [20, 21, 30]
    """
    found: list[int] = []
    for table, byte in zip(tables, mask.to_bytes(len(tables), "little"), strict=True):
        found += table[byte]
    return found
