"""A table: as somebody wants to host it, and as it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from landsraad.bots import BOTS
from landsraad.kernel.game import Result
from landsraad.server.play.game import Deal, Play, brief
from landsraad.server.tables.bot_names import LEVELS, bot_name, level_of
from landsraad.server.wire.messages import Brief, Clock, Person, Proposal, Seat, SeatRequest, Setup, TableData

STAND_IN = "heuristic"
"""The bot that plays for somebody who is not there, where the table names none."""
BotName = Annotated[str, Meta(min_length=1, max_length=32)]


class Sitter(Struct):
    """Who is to sit in a seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NewTable(Setup, kw_only=True):
    """A table that somebody wants to host."""

    family: Annotated[str, Meta(min_length=1, max_length=32)] = "imperium"
    seats: Annotated[list[Sitter], Meta(max_length=12)] = []
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    private: bool = False
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    watch_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    clock: Clock | None = None
    fill: BotName | None = None
    start: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Sitting(NamedTuple):
    """A seat as it is stored."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: Person | None
    bot: str | None
    refused: dict[str, str]

    @property
    def left(self) -> bool:
        """Whether somebody sat here and has left the game."""
        return self.kind == "person" and self.person is None


class Standing(Struct):
    """How a game stands, as it is kept with its table for lists."""

    n: int
    pending: list[int]
    """The seats that are to choose, as far as everybody may know."""
    asked: list[int]
    """The seats that know themselves to be asked."""
    away: list[int]
    brief: Brief

    def pending_for(self, seat: int | None) -> list[int]:
        """The seats that are to choose, as far as a seat may know."""
        others = [one for one in self.pending if one != seat]
        return sorted([*others, seat]) if seat is not None and seat in self.asked else others


@dataclass
class Table:
    """A table as it is stored."""

    id: str
    host: Person
    family: str
    title: str
    setup: Setup
    status: Literal["open", "playing", "over", "closed"]
    private: bool
    watch: Literal["anyone", "link", "nobody"]
    watch_delay: int
    clock: Clock | None
    fill: str | None
    rules: int
    engine: str
    seed: str
    salt: str
    seed_hash: str
    imported: bool
    result: Result | None
    rematch: str | None
    webhook: str
    proposal: Proposal | None
    seat_requests: list[SeatRequest]
    problem: str | None
    n: int | None
    standing: Standing | None
    created: float
    started: float | None
    ended: float | None
    seats: list[Sitting] = field(default_factory=list)
    departed: dict[str, int] = field(default_factory=dict)
    """Who has left the game, and may take that seat again."""

    @property
    def deal(self) -> Deal:
        """What the game is made from."""
        return Deal(self.family, self.rules, self.setup, int(self.seed), self.clock, self.started or self.created)

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        for sitting in self.seats:
            if person is not None and sitting.person is not None and sitting.person.id == person:
                return sitting.seat
        return None

    def left_by(self, person: str | None) -> int | None:
        """The seat that a person has left, and may take again while nobody else has it."""
        seat = self.departed.get(person) if person is not None and self.status == "playing" else None
        return seat if seat is not None and self.seats[seat].left else None

    @property
    def listed(self) -> bool:
        """Whether the table is public."""
        return not self.private and (self.watch == "anyone" or self.status == "open")

    @property
    def names(self) -> list[str]:
        """Who sits there, by seat: people and bots."""
        return [one.person.name if one.person is not None else one.bot or "" for one in self.seats]

    def called(self, seat: int) -> str:
        """The name of the person or bot in a seat, including a bot that stands in for good."""
        sitting = self.seats[seat]
        if sitting.person is not None:
            return sitting.person.name
        return bot_name(self.id, seat) if sitting.kind == "bot" or sitting.left else ""

    def name_of(self, seat: int) -> str:
        """Who sits in a seat, by name."""
        return (self.called(seat) if seat < len(self.seats) else "") or f"Seat {seat}"

    def bot_in(self, seat: int, away: set[int]) -> str | None:
        """The bot that plays a seat now: its own, or the one that stands in for somebody who is not there."""
        if not 0 <= seat < len(self.seats):
            return None
        sitting = self.seats[seat]
        if sitting.kind == "bot":
            return self.playable(sitting.bot)
        return self.stand_in if sitting.person is None or seat in away else None

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who is not there."""
        return self.playable(self.fill)

    def playable(self, bot: str | None) -> str:
        """A bot, or the usual one in place of a bot that cannot play here any more."""
        return bot if bot in BOTS and BOTS[bot].plays(self.family) else STAND_IN

    def may_watch(self, person: str | None) -> bool:
        """Whether a person may look at this table: anybody with its link, while it waits for players."""
        return (
            self.watch != "nobody" or self.status == "open" or self.seat_of(person) is not None
            or person == self.host.id or self.left_by(person) is not None
        )

    def data(self, viewer: str | None, play: Play | None = None) -> TableData:
        """The table with its game, as somebody may know it."""
        if play is None:
            return self.shown(viewer, None)
        pending = play.game.pending_as_known(self.seat_of(viewer))
        return self.shown(viewer, Standing(play.n, pending, pending, sorted(play.away), brief(play.game)))

    def listed_data(self, viewer: str | None) -> TableData:
        """The table in a list, as its row says; to spectators with a delay it says nothing of a running game."""
        late = self.watch_delay > 0 and self.status == "playing" and self.seat_of(viewer) is None
        return self.shown(viewer, None if late or self.problem is not None else self.standing)

    def shown(self, viewer: str | None, standing: Standing | None) -> TableData:
        """The table as somebody may know it, with how its game stands."""
        over = self.status == "over"
        mine = self.seat_of(viewer)
        pending = standing.pending_for(mine) if standing is not None else []
        away = standing.away if standing is not None else []
        proposal = self.proposal
        if proposal is not None and (standing is None or proposal.n != standing.n or over):
            proposal = None
        return TableData(
            id=self.id, title=self.title, family=self.family, setup=self.setup, host=self.host,
            status="broken" if self.problem is not None else self.status, private=self.private, watch=self.watch,
            watch_delay=self.watch_delay, clock=self.clock, fill=self.fill,
            seats=[
                Seat(
                    sitting.seat, sitting.kind, sitting.person, sitting.bot, sitting.seat in away,
                    self.called(sitting.seat), level_of(sitting.bot).level if sitting.bot is not None else 0, LEVELS,
                )
                for sitting in self.seats
            ],
            created=self.created, started=self.started, ended=self.ended, n=standing.n if standing is not None else 0,
            pending=pending, my_seat=mine, left_seat=self.left_by(viewer), my_turn=mine is not None and mine in pending,
            host_is_me=viewer == self.host.id, rules=self.rules, engine=self.engine, imported=self.imported,
            seed_hash="" if self.status == "open" else self.seed_hash, seed=self.seed if over else None,
            salt=self.salt if over else None, result=self.result, rematch=self.rematch, problem=self.problem,
            proposal=proposal, seat_requests=self.seat_requests if self.status == "playing" else [],
            brief=standing.brief if standing is not None else None,
            refused=self.seats[mine].refused if mine is not None else {},
        )
