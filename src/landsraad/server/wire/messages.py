"""The messages of the websocket, and the data that HTTP shares with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from landsraad.kernel.event import EventView
from landsraad.kernel.game import Result

PROTOCOL = 1

RequestId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
PersonId = Annotated[str, Meta(min_length=1, max_length=32)]
OptionName = Annotated[str, Meta(min_length=1, max_length=128)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
WORDS_LIMIT = 500
Words = Annotated[str, Meta(min_length=1, max_length=WORDS_LIMIT)]
StateReason = Literal["open", "stale", "sync", "seat", "gap"]
NoticeKind = Literal["turn", "start", "over", "undo", "rematch", "seat"]


# -- shared data -----------------------------------------------------------------------------------------------------


class Person(Struct):
    """Somebody, as others may know them."""

    id: str
    name: str
    guest: bool


class Clock(Struct):
    """A clock: seconds for each seat, and seconds more after each turn."""

    base: Annotated[float, Meta(ge=10, le=31_536_000)]
    add: Annotated[float, Meta(ge=0, le=31_536_000)] = 0.0


class Setup(Struct):
    """What is played."""

    players: Annotated[int, Meta(ge=1, le=12)] = 4
    modules: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] | None = None
    leaders: (
        Annotated[str, Meta(max_length=64)]
        | Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=12)]
        | None
    ) = None
    options: dict[
        Annotated[str, Meta(max_length=64)],
        Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | bool,
    ] = {}


class Seat(Struct):
    """A seat, and who sits there: `name` is what they are called, people and bots alike, and empty where nobody sits;
    `level` is how well a bot plays, from 1 to `levels`, and 0 for people."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: Person | None
    bot: str | None
    away: bool
    name: str
    level: int
    levels: int


class Proposal(Struct):
    """An undo that waits for the consent of others."""

    id: str
    seat: int
    to: int
    n: int
    agreed: list[int]
    asked: list[int]


class SeatRequest(Struct):
    """Somebody who wants to sit down in a running game, and waits for the consent of all people who play."""

    id: str
    seat: int
    person: Person
    agreed: list[int]
    asked: list[int]


class Brief(Struct):
    """The state of a game, as everybody may know it: the score of each seat, and the ids of what is played there."""

    round: int
    phase: str
    scores: list[int]
    leaders: list[str]


class TableData(Struct):
    """A table, as somebody may know it."""

    id: str
    title: str
    family: str
    setup: Setup
    host: Person
    status: Literal["open", "playing", "over", "closed", "broken"]
    private: bool
    watch: Literal["anyone", "link", "nobody"]
    watch_delay: int
    clock: Clock | None
    fill: str | None
    seats: list[Seat]
    created: float
    started: float | None
    ended: float | None
    n: int
    pending: list[int]
    my_seat: int | None
    left_seat: int | None
    my_turn: bool
    host_is_me: bool
    rules: int
    engine: str
    imported: bool
    seed_hash: str
    seed: str | None
    salt: str | None
    result: Result | None
    rematch: str | None
    problem: str | None
    proposal: Proposal | None
    seat_requests: list[SeatRequest]
    brief: Brief | None
    refused: dict[str, str]


class Step(Struct):
    """One entry of the log, as one viewer may know it; seat -1 is somebody who was asked in secret. An undo with `seal`
    breaks the seal of an answer that nobody else has seen."""

    n: int
    kind: Literal["move", "undo", "away", "back"]
    seat: int
    option: str | None
    ply: int
    at: float
    by: Literal["person", "bot"]
    events: list[EventView]
    seal: bool = False


class ClockData(Struct):
    """The state of the clocks."""

    now: float
    running: list[int]
    left: list[float]
    away: list[bool]
    held: float


# -- what the client says --------------------------------------------------------------------------------------------


class Request(Struct, tag_field="type"):
    """Anything a client sends."""

    id: RequestId = None


class AnyRequest(Struct):
    """The part of a request by which it can be answered, whatever else is wrong with it."""

    id: RequestId = None


class Open(Request, tag="open", kw_only=True):
    """Show me this table from now on; `after` is the number of the last update I have."""

    table: TableId
    after: Count | None = None


class Close(Request, tag="close", kw_only=True):
    """I no longer look at this table."""

    table: TableId


class Move(Request, tag="move", kw_only=True):
    """I choose this option; `question` is the number of the question that it answers, `words` what I write with it."""

    table: TableId
    ply: Count
    option: OptionName
    n: Count | None = None
    question: Count | None = None
    words: Words | None = None


class Undo(Request, tag="undo", kw_only=True):
    """Take back my last choice, or all back to a ply."""

    table: TableId
    to: Count | None = None


class Redo(Request, tag="redo", kw_only=True):
    """Choose again what was taken back."""

    table: TableId


class Answer(Request, tag="answer", kw_only=True):
    """Agree to an undo or to a newcomer, or refuse it."""

    table: TableId
    proposal: Annotated[str, Meta(max_length=64)]
    yes: bool


class Why(Request, tag="why", kw_only=True):
    """Why can these options not be chosen?"""

    table: TableId
    options: Annotated[list[OptionName], Meta(max_length=500)]


class Say(Request, tag="say", kw_only=True):
    """Say something to the table, or to some seats of it only."""

    table: TableId
    text: Words
    to: Annotated[list[Count], Meta(max_length=8)] | None = None


class Mute(Request, tag="mute", kw_only=True):
    """No longer, or again, show me what this person says."""

    person: PersonId
    on: bool


class Report(Request, tag="report", kw_only=True):
    """Report a line of the chat to the people who run the server."""

    table: TableId
    chat: Count
    reason: Words


class Back(Request, tag="back", kw_only=True):
    """I play myself again."""

    table: TableId


class Refuse(Request, tag="refuse", kw_only=True):
    """Decline an offer to act out of turn for me whenever it comes, or ask me again."""

    table: TableId
    offer: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool


class Sync(Request, tag="sync", kw_only=True):
    """Send me the state."""

    table: TableId


class Ping(Request, tag="ping", kw_only=True):
    """Are you there?"""


ClientMessage = Open | Close | Move | Undo | Redo | Answer | Why | Say | Mute | Report | Back | Refuse | Sync | Ping


# -- what the server says --------------------------------------------------------------------------------------------


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message."""

    protocol: int
    version: str
    person: Person | None


class TableMessage(Struct, tag_field="type", tag="table"):
    """The public data of a table."""

    table: TableData


class State(Struct, tag_field="type", tag="state"):
    """The state of a game; `limit` is how many seconds are left for what this seat is asked, where they are
    counted, `question` the number of what it is asked, and `words` what people wrote with their choices, by ply."""

    table: str
    n: int
    seat: int | None
    view: dict[str, Any]
    clock: ClockData | None
    can_undo: bool
    can_redo: bool
    reason: StateReason
    id: RequestId = None
    limit: float | None = None
    question: int | None = None
    words: dict[str, str] = {}


class Update(Struct, tag_field="type", tag="update", rename={"after": "from"}):
    """What has happened in a game since entry `from`, and the state now."""

    table: str
    after: int
    n: int
    seat: int | None
    steps: list[Step]
    view: dict[str, Any]
    clock: ClockData | None
    can_undo: bool
    can_redo: bool
    id: RequestId = None
    limit: float | None = None
    question: int | None = None
    words: dict[str, str] = {}


class Ok(Struct, tag_field="type", tag="ok"):
    """It is done, or with `asked` it is up to others."""

    id: RequestId = None
    n: int | UnsetType = UNSET
    asked: bool | UnsetType = UNSET


class Stale(Struct, tag_field="type", tag="stale"):
    """Not played: the position has moved on. A `state` follows."""

    id: RequestId
    table: str
    n: int


class Error(Struct, tag_field="type", tag="error"):
    """Not done, and why."""

    id: RequestId
    code: str
    text: str
    retry: float | UnsetType = UNSET


class Reasons(Struct, tag_field="type", tag="reasons"):
    """Why options cannot be chosen; null for those that can."""

    id: RequestId
    table: str
    n: int
    reasons: dict[str, str | None]


class Present(Struct):
    """Somebody who looks at a table now."""

    person: Person
    seat: int | None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who looks at a table now."""

    table: str
    people: list[Present]
    watching: int


class ChatLine(Struct):
    """Something that was said: to all, or to some seats and its author only."""

    id: int
    person: Person
    seat: int | None
    text: str
    at: float
    to: list[int] | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """What was said at a table."""

    table: str
    messages: list[ChatLine]


class Notice(Struct, tag_field="type", tag="notice"):
    """Something to notify a person of, wherever they look."""

    kind: NoticeKind
    table: str
    title: str
    text: str


class Pong(Struct, tag_field="type", tag="pong"):
    """Here I am."""

    id: RequestId
    now: float


class Bye(Struct, tag_field="type", tag="bye"):
    """The socket will close."""

    reason: str


ServerMessage = (
    Welcome | TableMessage | State | Update | Ok | Stale | Error | Reasons | Presence | Chat | Notice | Pong | Bye
)
