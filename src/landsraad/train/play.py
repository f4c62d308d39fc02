"""Games played for samples: ends of turns and choices, with how the games ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from landsraad.arena.crew import Crew
from landsraad.arena.match import CHOICE_LIMIT, derive_seed
from landsraad.bots import Bot, make_bot
from landsraad.bots.learned import judge_of
from landsraad.bots.turn_search import Mentat, TurnSearch
from landsraad.families import family as family_of
from landsraad.kernel.chance import Chance
from landsraad.kernel.game import Game
from landsraad.observe import Observation, whole
from landsraad.train.samples import Samples

NOISE = (0.0, 0.02, 0.06)
"""Shares of random moves: games take them in turn, so that positions nobody aims for are met too."""


CHOICES_KEPT = 4
"""One choice of so many is kept."""
MOST_OPTIONS = 64
"""Choices with more options are not."""
FOUND = 0.3
"""How much of a target is what the search found; the rest is how the game ended."""


class Kept(NamedTuple):
    """A position that is learned from: the end of a turn with the win shares that a search found there, or a choice."""

    seen: Observation
    found: list[float]
    legal: list[int]
    choice: int


class Table(NamedTuple):
    """A set of boxes and players to be learned."""

    family: str
    players: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str | int | bool], ...] = ()

    @property
    def name(self) -> str:
        """The set in words, to print errors by."""
        parts = [*self.modules, *[f"{name}={value}" for name, value in self.options]]
        return f"{self.family} {self.players} {'+'.join(parts)}".strip()

    def game(self, seed: int) -> Game:
        """A new game of it."""
        return family_of(self.family).new(self.players, seed, self.modules or None, None, dict(self.options))


class Series(NamedTuple):
    """Games that one worker plays in a row."""

    tables: tuple[Table, ...]
    bot: str
    seeds: tuple[int, ...]
    first: int


def shares(game: Game) -> list[float]:
    """What a finished game was worth to each seat: 1, shared by those who won it."""
    result = game.result
    winners = [] if result is None else result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seat_count)]


def turned(values: Sequence[float], viewer: int) -> list[float]:
    """Values by seat, from the viewer on."""
    return [*values[viewer:], *values[:viewer]]


def play_one(table: Table, bot: str, seed: int, noise: float) -> tuple[list[Kept], Game]:
    """Play a game, and keep what the table looked like whenever a turn had ended, and at some choices."""
    game = table.game(seed)
    bots = [player(bot, derive_seed(seed, seat), table) for seat in range(table.players)]
    dice = Chance.from_seed(derive_seed(seed, -1))
    kept: list[Kept] = []
    turns = game.turns
    mover = 0
    while not game.over and game.ply < CHOICE_LIMIT:
        seat = game.pending[0]
        legal = game.legal_for(seat)
        if game.turns != turns:
            turns = game.turns
            one = bots[mover]
            kept.append(Kept(whole(game, mover), one.found if isinstance(one, TurnSearch) else [], [], -1))
            mover = seat
        if noise and dice.below(10_000) < noise * 10_000:
            option = legal[dice.below(len(legal))]
        else:
            option = bots[seat].choose(game, seat)
            if 1 < len(legal) <= MOST_OPTIONS and dice.below(CHOICES_KEPT) == 0:
                kept.append(Kept(whole(game, seat), [], legal, legal.index(option)))
        game.step(option, seat)
    return kept, game


def mixed(won: Sequence[float], found: Sequence[float]) -> list[float]:
    """How the game ended, with something of what the search found where there was one."""
    if len(found) != len(won):
        return list(won)
    return [(1 - FOUND) * end + FOUND * hope for end, hope in zip(won, found, strict=True)]


def play_series(series: Series) -> Samples:
    """Play some games in a row, in a worker."""
    kept: list[Kept] = []
    targets: list[list[float]] = []
    scores: list[list[int]] = []
    games: list[int] = []
    sets: list[int] = []
    for place, seed in enumerate(series.seeds):
        number = series.first + place
        kind = number % len(series.tables)
        found, game = play_one(series.tables[kind], series.bot, seed, NOISE[number % len(NOISE)])
        won, points = shares(game), game.family.scores(game)
        for one in found:
            kept.append(one)
            targets.append(mixed(turned(won, one.seen.viewer), one.found))
            scores.append([int(score) for score in turned(points, one.seen.viewer)])
            games.append(place)
            sets.append(kind)
    return Samples.of(
        [one.seen for one in kept], targets, scores, games, sets, [one.legal for one in kept],
        [one.choice for one in kept], [table.name for table in series.tables],
    )


def play_for_samples(
    tables: Sequence[Table], bot: str, games: int, seed: int, crew: Crew, chunk: int = 8,
    numbers: Sequence[int] | None = None,
) -> Iterator[Samples]:
    """Samples of so many games, chunk by chunk, or of those chunks that are named. A seed gives the same games on any
    crew."""
    seeds = [derive_seed(seed, number) for number in range(games)]
    chunks = range(-(-games // chunk)) if numbers is None else numbers
    jobs = [
        Series(tuple(tables), bot, tuple(seeds[number * chunk : (number + 1) * chunk]), number * chunk)
        for number in chunks
    ]
    return crew.map(play_series, jobs)


def player(name: str, seed: int, table: Table) -> Bot:
    """A bot by name, or the one that searches its turn with a file of weights."""
    if name.endswith(".npz"):
        return Mentat(seed, judge_of(family_of(table.family), Path(name)))
    return make_bot(name, seed)
