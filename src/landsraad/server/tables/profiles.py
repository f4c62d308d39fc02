"""Profiles: statistics of a person's finished games, from the server's own records."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import NamedTuple

from msgspec import Struct

from landsraad.kernel.errors import RecordError
from landsraad.server.play.game import Deal
from landsraad.server.play.replays import Replays
from landsraad.server.store.journal import Entry, Journal
from landsraad.server.tables.listing import Tables
from landsraad.server.tables.records import play_through
from landsraad.server.tables.table import Table

LOOKED_INTO = 40
"""How many of the latest games are replayed for details; the others only count."""
KEPT = 2_000


class Chronicle(NamedTuple):
    """A finished game by seat: what was led, the score by round, and how often the events that the family counts
    were about what."""

    leaders: list[str]
    lines: list[list[int]]
    counts: list[dict[str, Counter[str]]]


class PlayedGame(Struct):
    """A finished game of somebody: where they sat and their place; of every seat who played and led, the score, and
    with `lines` how it was after each round."""

    table: str
    title: str
    family: str
    ended: float
    seat: int
    place: int
    won: bool
    players: list[str]
    leaders: list[str]
    scores: list[int]
    lines: list[list[int]]


class LeaderTally(Struct):
    """Results of games with one leader: `won` says how each ended, in order of play."""

    family: str
    leader: str
    games: int
    wins: int
    points: int
    won: list[bool]


class Counted(Struct):
    """What events of a kind were about (a card acquired, a space visited): how often, in how many games, and how
    many of those were won."""

    family: str
    event: str
    id: str
    times: int
    games: int
    wins: int


class Profile(Struct):
    """What somebody's finished games amount to: how many, how long they took together, and how they came out; streaks
    are games won in a row, and `counted` begins with what was most frequent."""

    name: str
    games: int
    wins: int
    seconds: float
    streak: int
    longest: int
    recent: list[PlayedGame]
    leaders: list[LeaderTally]
    counted: list[Counted]


def chronicle(deal: Deal, entries: list[Entry]) -> Chronicle:
    """The details of a finished game."""
    game = deal.game()
    counts: list[dict[str, Counter[str]]] = [{} for _ in range(game.seat_count)]
    lines: list[list[int]] = [[] for _ in range(game.seat_count)]
    wanted = {tally.event for tally in game.family.presentation.tallies}

    def note() -> list[str]:
        standing = game.family.standing(game)
        for line, score in zip(lines, standing.scores, strict=True):
            line.append(score)
        return standing.leaders

    for now, one in play_through(deal, entries):
        game = now
        for event in one.events:
            if event.kind == "round" and event.n > 1:
                note()
            elif event.kind in wanted and event.seat >= 0:
                counts[event.seat].setdefault(event.kind, Counter())[event.what] += 1
    return Chronicle(note(), lines, counts)


class Profiles:
    """Computes profiles, and remembers the details of each game."""

    def __init__(self, tables: Tables, journal: Journal, replays: Replays) -> None:
        self.tables = tables
        self.journal = journal
        self.replays = replays
        self.kept: OrderedDict[str, Chronicle | None] = OrderedDict()

    async def look_into(self, table: Table) -> Chronicle | None:
        """The details of a game; nothing, if this version cannot play it."""
        if table.id not in self.kept:
            entries = await self.journal.read(table.id)
            try:
                self.kept[table.id] = await self.replays.run(chronicle, table.deal, entries)
            except RecordError:
                self.kept[table.id] = None
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return self.kept[table.id]

    async def of(self, person: str, name: str) -> Profile:
        """Somebody's profile."""
        played = await self.tables.finished(person)
        looked = [await self.look_into(table) for table in played[:LOOKED_INTO]]
        return profile(person, name, played, looked)


def profile(person: str, name: str, played: list[Table], looked: list[Chronicle | None]) -> Profile:
    """A profile from finished games, the latest first, and the details of some."""
    won = [table.seat_of(person) in table.result["winners"] for table in played if table.result is not None]
    recent: list[PlayedGame] = []
    tallies: dict[tuple[str, str], LeaderTally] = {}
    counts: dict[tuple[str, str, str], Counted] = {}
    for table, known in zip(played, looked, strict=False):
        seat, result = table.seat_of(person), table.result
        if known is None or seat is None or result is None:
            continue
        wins = seat in result["winners"]
        score = result["scores"][seat]
        place = 1 + sum(len(group) for group in result["ranking"][: standing_of(result["ranking"], seat)])
        recent.append(PlayedGame(
            table.id, table.title, table.family, table.ended or table.created, seat, place, wins,
            [table.called(one.seat) for one in table.seats], known.leaders, result["scores"], known.lines,
        ))
        tally = tallies.setdefault(
            (table.family, known.leaders[seat]), LeaderTally(table.family, known.leaders[seat], 0, 0, 0, [])
        )
        tally.games += 1
        tally.wins += wins
        tally.points += score
        tally.won.insert(0, wins)
        for kind, counted in known.counts[seat].items():
            for id, times in counted.items():
                one = counts.setdefault((table.family, kind, id), Counted(table.family, kind, id, 0, 0, 0))
                one.times += times
                one.games += 1
                one.wins += wins
    return Profile(
        name, len(won), sum(won), sum((table.ended or 0.0) - (table.started or table.ended or 0.0) for table in played),
        streak(won), longest(won), recent,
        sorted(tallies.values(), key=lambda one: (-one.games, one.leader)),
        sorted(counts.values(), key=lambda one: (-one.times, one.id)),
    )


def standing_of(ranking: list[list[int]], seat: int) -> int:
    """In which group of tied seats a seat finished."""
    return next((at for at, group in enumerate(ranking) if seat in group), len(ranking))


def streak(won: list[bool]) -> int:
    """How many of the latest games were won in a row."""
    return won.index(False) if False in won else len(won)


def longest(won: list[bool]) -> int:
    """How many games were ever won in a row."""
    most = now = 0
    for one in won:
        now = now + 1 if one else 0
        most = max(most, now)
    return most
