"""A match: one game between bots, from its seed to its outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter
from traceback import format_exc

from landsraad.bots import Bot, make_bot
from landsraad.families import new
from landsraad.kernel.errors import SetupError
from landsraad.kernel.game import Game, Record, Result

CHOICE_LIMIT = 100_000
"""A game with more choices than this is stuck."""


@dataclass(frozen=True)
class Plan:
    """What is played and by whom: the same for every game of a series."""

    family: str
    players: int
    bots: tuple[str, ...]
    modules: tuple[str, ...] | None = None
    leaders: str | tuple[str, ...] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    rotate: bool = True
    """Whether the bots rotate by one seat from game to game."""

    def check(self) -> None:
        """Raise `SetupError` if no game can be played by this plan."""
        if not self.bots:
            raise SetupError("no bots were named")
        if len(self.bots) > self.players:
            raise SetupError(f"{len(self.bots)} bots were named for {self.players} players")
        for name in self.bots:
            make_bot(name, 0, self.family)
        self.game(0)

    def game(self, seed: int) -> Game:
        """A new game by this plan."""
        return new(self.family, self.players, seed, self.modules, self.leaders, self.options)

    def seating(self, index: int) -> tuple[str, ...]:
        """The bot of each seat in the game of that number; with fewer bots than seats they repeat."""
        shift = index if self.rotate else 0
        return tuple(self.bots[(seat + shift) % len(self.bots)] for seat in range(self.players))


@dataclass(frozen=True)
class Outcome:
    """The outcome of one game. `fault` holds the traceback of a game that crashed."""

    index: int
    seed: int
    bots: tuple[str, ...]
    leaders: tuple[str, ...]
    decisions: int
    rounds: int | None
    result: Result | None
    seconds: float
    fault: str | None = None
    record: Record | None = None
    order: tuple[int, ...] = ()
    """The seats in turn order, as the game began."""


def derive_seed(seed: int, index: int) -> int:
    """The seed of the game of that number in a series, or of the bot in that seat of a game.

    >>> derive_seed(1, 0) == derive_seed(1, 0), derive_seed(1, 0) == derive_seed(1, 1)
    (True, False)
    """
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def play_match(plan: Plan, seed: int, index: int = 0, keep_record: bool = False) -> Outcome:
    """Play one game to its end, or to the fault that stops it."""
    seating = plan.seating(index)
    bots = [make_bot(name, derive_seed(seed, seat)) for seat, name in enumerate(seating)]
    game = plan.game(seed)
    order = tuple(game.family.standing(game).order)
    started = perf_counter()
    fault: str | None = None
    leaders: tuple[str, ...] = ()
    rounds: int | None = None
    try:
        play_out(game, bots)
        seconds = perf_counter() - started
        standing = game.family.standing(game)
        leaders, rounds = tuple(standing.leaders), standing.round
    except Exception:
        seconds = perf_counter() - started
        fault = format_exc()
    return Outcome(
        index, seed, seating, leaders, game.ply, rounds, None if fault else game.result, seconds, fault,
        game.record() if keep_record or fault else None, order,
    )


def play_out(game: Game, bots: list[Bot]) -> None:
    """Let the bots choose until the game is over."""
    while not game.over:
        seat = game.pending[0]
        game.step(bots[seat % len(bots)].choose(game, seat), seat)
        if game.ply > CHOICE_LIMIT:
            raise RuntimeError(f"the game has not ended after {CHOICE_LIMIT} choices")
