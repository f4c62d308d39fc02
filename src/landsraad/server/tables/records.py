"""Records: exporting, importing and looking back at games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from time import time
from typing import Any, cast

from landsraad.families import replay as replay_record
from landsraad.kernel.errors import RecordError
from landsraad.kernel.event import EventView
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game
from landsraad.server.play.game import PRESENCE, Applied, Deal, asked_in_secret, replay, step_view
from landsraad.server.store.journal import Entry
from landsraad.server.tables.table import Table
from landsraad.server.wire.messages import WORDS_LIMIT, Setup, Step
from landsraad.server.wire.refusal import Refusal

MOVE_LIMIT = 20_000
Numbers = dict[str, int | dict[str, int]]


def standing(entries: list[Entry]) -> list[Entry]:
    """The choices that stand: those that were not taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            kept.append(entry)
        elif entry.kind == "undo":
            del kept[entry.ply :]
    return kept


def export(table: Table, entries: list[Entry]) -> dict[str, object]:
    """The record of a finished game, with what is needed to check its seed."""
    if table.status != "over":
        raise Refusal("forbidden", "the record contains the seed: it is available when the game is over")
    play = replay(table.deal, entries)
    record: dict[str, object] = dict(play.game.record())
    if play.words:
        record["words"] = {str(ply): words for ply, words in play.words.items()}
    if not table.imported:
        record["fairness"] = {"salt": table.salt, "hash": table.seed_hash}
    record["table"] = {
        "id": table.id, "title": table.title, "started": table.started, "ended": table.ended,
        "seats": table.names,
    }
    return record


def take_in(record: Mapping[str, object]) -> tuple[Game, Setup, list[Entry]]:
    """The game of an imported record, and its log."""
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > MOVE_LIMIT:
        raise Refusal("bad-record", f"the record has more than {MOVE_LIMIT} moves")
    try:
        game = replay_record(record)
    except RecordError as error:
        raise Refusal("bad-record", str(error)) from error
    made = game.setup
    setup = Setup(
        made.players, list(made.modules), made.leaders if isinstance(made.leaders, str) else list(made.leaders),
        dict(made.options),
    )
    again = replay_record(record, 0)
    words = words_of(record)
    now = time()
    entries = []
    for n, (option, sealed) in enumerate(game.choices(), 1):
        seat = sealed if sealed >= 0 else cast(int, again.actor)
        entries.append(Entry(n, "move", seat, game.name(option), n, False, now, words=words.get(n)))
        again.step(option, seat)
    return game, setup, entries


def words_of(record: Mapping[str, object]) -> dict[int, str]:
    """What people wrote with their choices, by ply; what cannot be that is left out."""
    found = record.get("words")
    return {} if not isinstance(found, dict) else {
        int(ply): words[:WORDS_LIMIT] for ply, words in found.items()
        if isinstance(ply, str) and ply.isdecimal() and len(ply) < 8 and isinstance(words, str) and words
    }


def begin(deal: Deal, seat: int | None, listen: bool = False) -> Game:
    """The game at its first choice, if it has such a seat to look from."""
    game = deal.game(listen)
    if seat is not None and seat >= game.seat_count:
        raise Refusal("forbidden", f"there is no seat {seat}")
    return game


def play_through(deal: Deal, entries: list[Entry], to: int | None = None) -> Iterator[tuple[Game, Applied]]:
    """Every choice that stands up to a ply, with the game after it."""
    game = deal.game()
    game.listen()
    for entry in standing(entries)[:to]:
        secret = asked_in_secret(game, entry.seat)
        game.step(cast(str, entry.option), entry.seat)
        yield game, Applied(entry._replace(n=game.ply, ply=game.ply), game.fetch_events(), secret)


def opening(deal: Deal, seat: int | None) -> list[EventView]:
    """What happened before the first choice, as a seat may know it."""
    game = begin(deal, seat, listen=True)
    return [game.event_view(event, seat) for event in game.fetch_events()]


def look_back(deal: Deal, entries: list[Entry], ply: int, seat: int | None) -> tuple[int, object, Step | None]:
    """The view at a ply as a seat may know it, the step that led there, and how many plies there are."""
    length = len(standing(entries))
    if ply > length:
        raise Refusal("no-ply", f"the game has {length} plies: there is no ply {ply}")
    game, step = begin(deal, seat), None
    for game, one in play_through(deal, entries, ply):
        if one.entry.ply == ply:
            step = step_view(game, one, seat)
    return length, game.view(seat), step


def story(deal: Deal, entries: list[Entry], first: int, last: int, seat: int | None) -> list[Step]:
    """The choices after a ply up to another, with what happened, as a seat may know it."""
    game = begin(deal, seat)
    steps = [step_view(game, one, seat) for game, one in play_through(deal, entries, last) if one.entry.ply > first]
    moved = [
        step_view(game, Applied(entry, []), seat)
        for entry in entries if entry.kind in PRESENCE and first <= entry.ply <= last
    ]
    return sorted([*steps, *moved], key=lambda step: step.ply)


def chart(deal: Deal, entries: list[Entry]) -> tuple[list[dict[str, Any]], list[str]]:
    """The numbers of every seat at the end of each round, as a spectator sees them; of a finished game also those that
    were secret. And the ids of what is played in each seat."""
    game = deal.game()
    family = game.family
    number, ply, numbers = family.standing(game).round, 0, family.numbers(game)
    passing = transient(family, numbers)
    rounds: list[dict[str, Any]] = []
    tallies = []
    for game, one in play_through(deal, entries):
        now, ply, numbers = family.standing(game).round, one.entry.ply, family.numbers(game)
        if now != number:
            # What a round brings, a Conflict's rewards among it, is there when the next one begins.
            rounds.append({"round": number, "ply": ply, "seats": merged(numbers, passing)})
            tallies.append(family.tally(game))
            number, passing = now, transient(family, numbers)
        elif any(any(seat.values()) for seat in transient(family, numbers)):
            passing = transient(family, numbers)
    rounds.append({"round": number, "ply": ply, "seats": merged(numbers, passing)})
    tallies.append(family.tally(game))
    if game.over:
        for each, tally in zip(rounds, tallies, strict=True):
            each["seats"] = merged(each["seats"], tally)
    return rounds, family.standing(game).leaders


def transient(family: Family, numbers: list[Numbers]) -> list[Numbers]:
    """The numbers of every seat that return to 0 before a round ends."""
    return [{name: seat[name] for name in family.transient if name in seat} for seat in numbers]


def merged(seats: Sequence[Numbers], more: Sequence[Mapping[str, int | dict[str, int]]]) -> list[Numbers]:
    """The numbers of every seat, with others added or put in their place."""
    return [{**one, **two} for one, two in zip(seats, more, strict=True)]
