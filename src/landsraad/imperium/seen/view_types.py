"""The shape of a view: what a seat may know, as JSON-able data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.kernel import view_types
from landsraad.kernel.game import Result
from landsraad.kernel.view_types import Said


class OptionView(view_types.OptionView):
    """Something that may be chosen. `of` is the sort of thing it is about and `id` which one, `at` where that lies if
    its verb leaves that open; an `effect` has the id of the thing it comes from. `n` is the amount, `glyphs` what
    choosing it does as a row of icons, `strength` the strength in the Conflict that one would have. `by_spy` are the
    observation posts from which an own Spy must be recalled to get past the Agents on the space. `short` is an effect
    in a word or two, beside its icon."""

    short: NotRequired[str]
    strength: NotRequired[int]
    by_spy: NotRequired[list[str]]


class PiecesView(TypedDict):
    """Where a seat's units of one kind are, and what each is worth to this seat."""

    supply: int
    garrison: int
    conflict: int
    strength: int


class PawnView(TypedDict):
    """An Agent as what it is (`agent`, `swordmaster` or `mentat`), and the space on which it stands. Which of several
    Agents is sent makes no difference, so the Swordmaster counts as sent after the two Agents, and the Mentat last.
    The tokens of a Commander are `agent-left` and `agent-right`, by the Ally whom they activate."""

    kind: str
    space: str | None


class GoalView(TypedDict):
    """Something that a Rival saves up for: what it `gives` as a glyph, what counts `of` the Rival's goods, how much it
    has of what it needs, and all that in words."""

    gives: str
    of: str
    have: int
    need: int
    words: str


class RivalView(TypedDict):
    """How a Rival is doing: whether it can win, the House Hagal card it used last with what that says, and what it
    saves up for."""

    competes: bool
    card: str | None
    words: str
    goals: list[GoalView]


class SeatView(TypedDict):
    """A seat. `hand`, `deck`, `intrigue` and `secret` hold what the viewer knows of them; counts are open to all.
    `pawns` are its Agents, those on the board first; `place` is the reward it would take if the Conflict ended now, and
    `aside_price` what it would pay for the card it has set aside. `numbers` and `piles` are what the boxes in play keep
    at each seat; `hagal` is there for Rivals, `team` (the Leader who
    commands it) and `commander` in games of teams."""

    seat: int
    leader: str
    name: str
    short_name: str
    rival: bool
    first: bool
    vp: int
    solari: int
    spice: int
    water: int
    persuasion: int
    swords: int
    strength: int
    place: int | None
    supply: int
    garrison: int
    conflict: int
    units: dict[str, PiecesView]
    agents: int
    agents_on: list[str]
    pawns: list[PawnView]
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
    aside_price: int | None
    voice: str | None
    numbers: dict[str, int | str | None]
    piles: dict[str, list[str]]
    pile_counts: dict[str, int]
    hagal: NotRequired[RivalView]
    team: NotRequired[str]
    commander: NotRequired[bool]


class ExchangeView(TypedDict):
    """One row of a table of exchanges."""

    pay: dict[str, int]
    gain: dict[str, int]


class SpaceView(TypedDict):
    """A board space. `short` is its name in options such as `space:arrakeen`, `cost` what entering it costs the viewer,
    and `printed` what is printed where that differs; spectators see what is printed. A space with `exchanges` costs
    what the row costs that is chosen there."""

    id: str
    short: str
    cost: dict[str, int]
    printed: NotRequired[dict[str, int]]
    exchanges: NotRequired[list[ExchangeView]]
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


class GiftView(TypedDict):
    """What reaching a step of a track gives."""

    step: int
    glyphs: list[str]


class TrackView(TypedDict):
    """A faction's influence track: its last step, what steps give, on which step each seat stands, the step from which
    there is an Alliance, and who holds it. `id` is the track's in the codex."""

    faction: str
    id: str
    name: str
    top: int
    gifts: list[GiftView]
    steps: list[int]
    alliance_step: int
    alliance: int | None


class UnitView(TypedDict):
    """A kind of unit, what one is worth in the Conflict, and whether having one there doubles the reward."""

    name: str
    strength: int
    doubles: bool


class PostView(TypedDict):
    """An observation post: the spaces it watches, and the seats that have a Spy there."""

    id: str
    spaces: list[str]
    spies: list[int]


class AskingView(TypedDict):
    """What the viewer is asked about: `seat` is whose effect it is, `source` the thing from which the question comes,
    and `card` the card that it is about, or that is looked at. That lies in `play`, on top of the `deck`, or nowhere
    yet."""

    seat: int | None
    source: str | None
    card: str | None
    at: str | None


class DeckCardView(TypedDict):
    """A card whose place in a deck the viewer knows: 1 is the card on top."""

    id: str
    place: int


class TurnView(TypedDict):
    """The turn being taken, and whose turn is next. `army` is the seat whose units and influence move, where that is
    another's. `effects` wait for their owner; `to_do` are those, in a word or two each, without which the turn cannot
    end."""

    seat: int | None
    army: NotRequired[int]
    next: int | None
    kind: str
    cards: list[str]
    space: str | None
    deployable: dict[str, int]
    effects: list[OptionView]
    to_do: list[str]


class HagalView(TypedDict):
    """The House Hagal deck in games with Rivals; `card` is the one turned up last, `words` what it says."""

    card: str | None
    words: str
    deck_count: int
    discard: list[str]


class View(TypedDict):
    """The whole table as one seat, or a spectator, may know it. `question` is the prompt in pieces, `order` the seats
    in turn order, and `prices` the persuasion that cards cost now. `done` is what has happened by itself to the viewer
    since its last choice."""

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
    order: list[int]
    actor: int | None
    pending: list[int]
    prompt: str
    question: Said
    asking: AskingView | None
    legal: list[OptionView]
    done: list[OptionView]
    turn: TurnView
    seats: list[SeatView]
    spaces: list[SpaceView]
    groups: list[GroupView]
    tracks: list[TrackView]
    units: list[UnitView]
    posts: list[PostView]
    alliances: dict[str, int | None]
    conflict: str | None
    conflicts_past: list[str]
    conflict_deck_count: int
    row: list[str]
    prices: dict[str, int]
    imperium_deck_count: int
    reserve: dict[str, int]
    trashed: list[str]
    intrigue_deck_count: int
    intrigue_deck_known: list[DeckCardView]
    intrigue_discard: list[str]
    mentat: int | None
    hagal: HagalView | None
    numbers: dict[str, int | str | None]
    piles: dict[str, list[str]]
    pile_counts: dict[str, int]
    over: bool
    result: Result | None
