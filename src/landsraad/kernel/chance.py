"""Chance: a small random generator that is part of the game state.

A key and a counter are hashed into a pool of 512 bits, and draws are taken from the pool by division. The same seed
gives the same game on every machine, and nobody can tell the next draw from those before without the key.
"""

from __future__ import annotations

from hashlib import blake2b

from landsraad.kernel.errors import SetupError

SEED_LIMIT = 1 << 256
_LOW = 1 << 64


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
        for last in range(len(cards) - 1, 0, -1):
            if pool < _LOW:
                pool = self.fresh()
            pool, i = divmod(pool, last + 1)
            cards[last], cards[i] = cards[i], cards[last]
        self.pool = pool

    def take(self, cards: list[int]) -> int:
        """Remove one element at random and return it."""
        cards.sort()
        return cards.pop(self.below(len(cards)))
