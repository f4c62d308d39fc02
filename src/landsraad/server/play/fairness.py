"""Fairness: the seed is fixed before the game and published after it, so that anyone can check it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest
from secrets import randbits, token_hex

from landsraad.families import replay
from landsraad.kernel.errors import RecordError
from landsraad.kernel.game import Game

SEED_BITS = 128


def new_seed(fixed: int | None = None) -> tuple[int, str]:
    """A seed and a salt that nobody can guess, unless the server has a fixed seed."""
    return randbits(SEED_BITS) if fixed is None else fixed, token_hex(16)


def seed_hash(seed: int, salt: str) -> str:
    """What is published at the start: it binds the server to the seed without revealing it.

    >>> seed_hash(7, "salt")[:8]
    '0bdc73c5'
    """
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(record: Mapping[str, object], published: str | None = None) -> tuple[Game, bool]:
    """The game of a finished record that checks out, and whether its seed was promised; else `RecordError`."""
    game = replay(record)
    if not game.over:
        raise RecordError(f"the game of this record is not over: it has {game.ply} choices, and more to come")
    if record.get("result") != game.result:
        raise RecordError("the result in the record is not the one that its moves lead to")
    promise = record.get("fairness")
    if promise is None and published is None:
        return game, False
    if not isinstance(promise, Mapping):
        raise RecordError("the record does not say how its seed was promised")
    salt, hashed = promise.get("salt"), promise.get("hash")
    if not isinstance(salt, str) or not isinstance(hashed, str):
        raise RecordError("the record does not say how its seed was promised: it needs a salt and a hash")
    actual = seed_hash(game.setup.seed, salt)
    for said in (hashed, published or hashed):
        if not compare_digest(actual.encode(), said.strip().lower().encode()):
            raise RecordError(
                f"the seed is not the one that was promised: it gives the hash {actual}, and promised was {said}"
            )
    return game, True
