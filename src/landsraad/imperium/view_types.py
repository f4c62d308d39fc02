"""The shape of a view: what a seat may know, as JSON-able data."""

from __future__ import annotations

from typing import TypedDict

from landsraad.kernel.game import Result


class OptionView(TypedDict):
    """Something that may be chosen."""

    option: int
    name: str
    text: str


class PiecesView(TypedDict):
    """Where a seat's units of one kind are, and what each is worth to this seat."""

    supply: int
    garrison: int
    conflict: int
    strength: int


class SeatView(TypedDict):
    """A seat. `hand`, `deck`, `intrigue` and `secret` hold what the viewer knows of them; counts are open to all.
    `numbers` and `piles` are what the boxes in play keep at each seat."""

    seat: int
    leader: str
    name: str
    rival: bool
    first: bool
    vp: int
    solari: int
    spice: int
    water: int
    persuasion: int
    swords: int
    strength: int
    supply: int
    garrison: int
    conflict: int
    units: dict[str, PiecesView]
    agents: int
    agents_on: list[str]
    influence: dict[str, int]
    alliances: list[str]
    council: bool
    swordmaster: bool
    revealed: bool
    hand: list[str]
    hand_count: int
    deck: list[str]
    deck_count: int
    deck_top: list[str]
    discard: list[str]
    in_play: list[str]
    intrigue: list[str]
    intrigue_count: int
    waiting: list[str]
    secret: list[str]
    secret_count: int
    aside: str | None
    voice: str | None
    numbers: dict[str, int | str | None]
    piles: dict[str, list[str]]
    pile_counts: dict[str, int]


class SpaceView(TypedDict):
    """A board space. `short` is its name in options such as `space:arrakeen`, `cost` what entering it costs the viewer;
    spectators see what is printed."""

    id: str
    short: str
    cost: dict[str, int]
    agents: list[int]
    bonus: int
    control: int | None
    closed_by: list[int]


class GroupView(TypedDict):
    """Spaces that lie together on the board, under a name; a faction's group has its influence track beside it."""

    id: str
    name: str
    faction: str | None
    spaces: list[str]


class UnitView(TypedDict):
    """A kind of unit, and what one is worth in the Conflict."""

    name: str
    strength: int


class PostView(TypedDict):
    """An observation post: the spaces it watches, and the seats that have a Spy there."""

    id: str
    spaces: list[str]
    spies: list[int]


class TurnView(TypedDict):
    """The turn being taken."""

    seat: int | None
    kind: str
    cards: list[str]
    space: str | None
    deployable: dict[str, int]
    effects: list[OptionView]


class HagalView(TypedDict):
    """The House Hagal deck in games with Rivals; `card` is the one turned up last."""

    card: str | None
    deck_count: int
    discard: list[str]


class View(TypedDict):
    """The whole table as one seat, or a spectator, may know it."""

    family: str
    rules: int
    modules: list[str]
    players: int
    options: dict[str, str | int | bool]
    seat: int | None
    ply: int
    undo_floor: int
    round: int
    phase: str
    first: int
    actor: int | None
    pending: list[int]
    prompt: str
    legal: list[OptionView]
    turn: TurnView
    seats: list[SeatView]
    spaces: list[SpaceView]
    groups: list[GroupView]
    units: list[UnitView]
    posts: list[PostView]
    alliances: dict[str, int | None]
    conflict: str | None
    conflicts_past: list[str]
    conflict_deck_count: int
    row: list[str]
    imperium_deck_count: int
    reserve: dict[str, int]
    trashed: list[str]
    intrigue_deck_count: int
    intrigue_discard: list[str]
    mentat: int | None
    hagal: HagalView | None
    numbers: dict[str, int | str | None]
    piles: dict[str, list[str]]
    pile_counts: dict[str, int]
    over: bool
    result: Result | None
