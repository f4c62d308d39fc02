"""Chance: a small random generator that is part of the game state.

A key and a counter are hashed into a pool of 512 bits, and draws are taken from the pool by division. The same seed
gives the same game on every machine, and nobody can tell the next draw from those before without the key.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import factorial

from landsraad.kernel.errors import SetupError

SEED_LIMIT = 1 << 256
_LOW = 1 << 64
_TOGETHER = 12
"""The most cards that are shuffled with a single division of the pool."""
_ORDERS = [factorial(n) for n in range(_TOGETHER + 1)]
_ENOUGH = [_LOW * orders for orders in _ORDERS]
"""The pools from which so many cards are shuffled without a new one, by the number of cards."""


class Chance:
    """The random generator of one game.

    >>> dice = Chance.from_seed(7)
    >>> [dice.below(6) for _ in range(5)] == [Chance.from_seed(7).below(6), *(dice.below(6) for _ in range(4))]
    False
    >>> Chance.from_seed(7).below(1000) == Chance.from_seed(7).below(1000)
    True
    """

    key: bytes
    counter: int
    pool: int

    __slots__ = tuple(__annotations__)

    @staticmethod
    def from_seed(seed: int) -> Chance:
        """The generator that a seed stands for."""
        if not 0 <= seed < SEED_LIMIT:
            raise SetupError(f"seed {seed} is out of range: a seed is a whole number from 0 to 2**256 - 1")
        chance = Chance()
        chance.key = seed.to_bytes(32, "big")
        chance.counter = 0
        chance.pool = 0
        return chance

    def copy(self) -> Chance:
        """An independent generator that will draw the same."""
        new = Chance()
        new.key = self.key
        new.counter = self.counter
        new.pool = self.pool
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        pool = self.pool
        if pool < _LOW:
            pool = self.fresh()
        self.pool, drawn = divmod(pool, n)
        return drawn

    def fresh(self) -> int:
        """A new pool to draw from."""
        digest = blake2b(self.counter.to_bytes(8, "big"), key=self.key).digest()
        self.counter += 1
        return int.from_bytes(digest, "big")

    def shuffle(self, cards: list[int]) -> None:
        """Put the list in random order, in place. The order it had before does not matter."""
        cards.sort()
        pool = self.pool
        left = len(cards)
        while left > 1:
            if left <= _TOGETHER and pool >= _ENOUGH[left]:
                pool, order = divmod(pool, _ORDERS[left])  # the draws that follow, taken from the pool at once
                while left > 1:
                    i = order % left
                    order //= left
                    left -= 1
                    cards[left], cards[i] = cards[i], cards[left]
                break
            if pool < _LOW:
                pool = self.fresh()
            pool, i = divmod(pool, left)
            left -= 1
            cards[left], cards[i] = cards[i], cards[left]
        self.pool = pool

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in random order. The order they had before does not matter."""
        order = [*cards]
        self.shuffle(order)
        return tuple(order)

    def take(self, cards: list[int]) -> int:
        """Remove one element at random and return it."""
        cards.sort()
        return cards.pop(self.below(len(cards)))
