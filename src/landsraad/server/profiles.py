"""Profiles: what somebody's finished games amount to, from the server's own records."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import NamedTuple

from msgspec import Struct

from landsraad.kernel.errors import RecordError
from landsraad.server.journal import Entry, Journal
from landsraad.server.play import Deal
from landsraad.server.records import told
from landsraad.server.replays import Replays
from landsraad.server.table import Table
from landsraad.server.tables import Tables

LOOKED_INTO = 40
"""Of so many games, the latest, it is known what was played in them; the others only count."""
KEPT = 2_000
FAVOURITES = 8
COUNTED = {"acquire": "cards", "send": "spaces"}
"""What is counted of the events of a seat, by their kind."""


class Chronicle(NamedTuple):
    """A finished game by seat: what was led, the score by round, how often cards were acquired and spaces visited."""

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
    """How games with one leader came out: `won` tells of each, in order of play."""

    family: str
    leader: str
    games: int
    wins: int
    points: int
    won: list[bool]


class Favourite(Struct):
    """A card acquired or a space visited often: how often, in how many games, and how many of those were won."""

    family: str
    id: str
    times: int
    games: int
    wins: int


class Profile(Struct):
    """What somebody's finished games amount to: how many, how long they took together, and how they came out; streaks
    are games won in a row."""

    name: str
    games: int
    wins: int
    seconds: float
    streak: int
    longest: int
    recent: list[PlayedGame]
    leaders: list[LeaderTally]
    cards: list[Favourite]
    spaces: list[Favourite]


def chronicle(deal: Deal, entries: list[Entry]) -> Chronicle:
    """What a finished game was like."""
    game = deal.game()
    counts: list[dict[str, Counter[str]]] = [{} for _ in range(game.seat_count)]
    lines: list[list[int]] = [[] for _ in range(game.seat_count)]

    def note() -> list[str]:
        standing = game.family.standing(game)
        for line, score in zip(lines, standing.scores, strict=True):
            line.append(score)
        return standing.leaders

    for now, one in told(deal, entries):
        game = now
        for event in one.events:
            if event.kind == "round" and event.n > 1:
                note()
            elif event.kind in COUNTED and event.seat >= 0:
                counts[event.seat].setdefault(COUNTED[event.kind], Counter())[event.what] += 1
    return Chronicle(note(), lines, counts)


class Profiles:
    """Works out what games amount to, and remembers of each what it was like."""

    def __init__(self, tables: Tables, journal: Journal, replays: Replays) -> None:
        self.tables = tables
        self.journal = journal
        self.replays = replays
        self.kept: OrderedDict[str, Chronicle | None] = OrderedDict()

    async def look_into(self, table: Table) -> Chronicle | None:
        """What a game was like; nothing, if this version cannot play it."""
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
    """A profile from finished games, the latest first, and what the first of them were like."""
    won = [table.seat_of(person) in table.result["winners"] for table in played if table.result is not None]
    recent: list[PlayedGame] = []
    tallies: dict[tuple[str, str], LeaderTally] = {}
    favourites: dict[str, dict[tuple[str, str], Favourite]] = {kind: {} for kind in COUNTED.values()}
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
                favourite = favourites[kind].setdefault((table.family, id), Favourite(table.family, id, 0, 0, 0))
                favourite.times += times
                favourite.games += 1
                favourite.wins += wins
    most = {
        kind: sorted(found.values(), key=lambda one: (-one.times, one.id)) for kind, found in favourites.items()
    }
    return Profile(
        name, len(won), sum(won), sum((table.ended or 0.0) - (table.started or table.ended or 0.0) for table in played),
        streak(won), longest(won), recent,
        sorted(tallies.values(), key=lambda one: (-one.games, one.leader)), most["cards"][:FAVOURITES], most["spaces"],
    )


def standing_of(ranking: list[list[int]], seat: int) -> int:
    """In which group of equals a seat came out."""
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
