"""Records: games taken out, brought in, and looked back at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import time
from typing import Any, cast

from landsraad.families import replay as replay_record
from landsraad.kernel.errors import RecordError
from landsraad.kernel.event import EventView
from landsraad.kernel.game import Game
from landsraad.server.journal import Entry
from landsraad.server.messages import Setup, Step
from landsraad.server.play import Deal, Told, replay, step_view
from landsraad.server.refusal import Refusal
from landsraad.server.table import Table

MOVE_LIMIT = 20_000


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
        raise Refusal("forbidden", "the record tells the seed: it can be had when the game is over")
    record: dict[str, object] = dict(replay(table.deal, entries).game.record())
    if not table.imported:
        record["fairness"] = {"salt": table.salt, "hash": table.seed_hash}
    record["table"] = {
        "id": table.id, "title": table.title, "started": table.started, "ended": table.ended,
        "seats": table.names,
    }
    return record


def take_in(record: Mapping[str, object]) -> tuple[Game, Setup, list[Entry]]:
    """The game of a record that somebody brings, and its log."""
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
    now = time()
    entries = []
    for n, (option, sealed) in enumerate(game.choices(), 1):
        seat = sealed if sealed >= 0 else cast(int, again.actor)
        entries.append(Entry(n, "move", seat, game.name(option), n, False, now))
        again.step(option, seat)
    return game, setup, entries


def begin(deal: Deal, seat: int | None, listen: bool = False) -> Game:
    """The game at its first choice, if it has such a seat to look from."""
    game = deal.game(listen)
    if seat is not None and seat >= game.seat_count:
        raise Refusal("forbidden", f"there is no seat {seat}")
    return game


def told(deal: Deal, entries: list[Entry], to: int | None = None) -> Iterator[tuple[Game, Told]]:
    """Every choice that stands up to a ply, with the game after it."""
    game = deal.game()
    game.listen()
    for entry in standing(entries)[:to]:
        game.step(cast(str, entry.option), entry.seat)
        yield game, Told(entry._replace(n=game.ply, ply=game.ply), game.fetch_events())


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
    for game, one in told(deal, entries, ply):
        if one.entry.ply == ply:
            step = step_view(game, one, seat)
    return length, game.view(seat), step


def story(deal: Deal, entries: list[Entry], first: int, last: int, seat: int | None) -> list[Step]:
    """The choices after a ply up to another, with what happened, as a seat may know it."""
    begin(deal, seat)
    return [step_view(game, one, seat) for game, one in told(deal, entries, last) if one.entry.ply > first]


def chart(deal: Deal, entries: list[Entry]) -> tuple[list[dict[str, Any]], list[str]]:
    """The numbers of every seat at the end of each round, as a spectator sees them; of a finished game also those that
    were secret. And the ids of what is played in each seat."""
    rounds: list[dict[str, Any]] = []
    tallies: list[list[dict[str, int]]] = []
    view = cast("dict[str, Any]", deal.game().view(None))
    fought = strengths(view)
    ply = 0
    game = deal.game()
    for game, one in told(deal, entries):
        last, view, ply = view, cast("dict[str, Any]", game.view(None)), one.entry.ply
        if view.get("round") != last.get("round"):
            # What a round brings, a Conflict's rewards among it, is there when the next one begins.
            rounds.append({"round": last.get("round"), "ply": ply, "seats": numbers(view, fought)})
            tallies.append(game.family.tally(game))
            fought = strengths(view)
        elif any(now := strengths(view)):
            fought = now
    rounds.append({"round": view.get("round"), "ply": ply, "seats": numbers(view, fought)})
    tallies.append(game.family.tally(game))
    if game.over:
        for each, tally in zip(rounds, tallies, strict=True):
            each["seats"] = [{**seen, **secret} for seen, secret in zip(each["seats"], tally, strict=True)]
    return rounds, game.family.standing(game).leaders


def strengths(view: dict[str, Any]) -> list[int]:
    """The strength of every seat in the Conflict, in families that have one; gone as soon as it is resolved."""
    return [seat.get("strength", 0) for seat in view.get("seats", [])]


def numbers(view: dict[str, Any], fought: list[int]) -> list[dict[str, Any]]:
    """The numbers in a spectator's view, with the strength that was fought with."""
    return [
        {
            name: strength if name == "strength" else value for name, value in seat.items()
            if (isinstance(value, int) and not isinstance(value, bool))
            or (isinstance(value, dict) and all(isinstance(one, int) for one in value.values()))
        }
        for seat, strength in zip(view.get("seats", []), fought, strict=True)
    ]
