"""The shape of a view: what a seat may know, as JSON-able data."""

from __future__ import annotations

from typing import TypedDict

from landsraad.kernel.game import Result
from landsraad.kernel.view_types import OptionView, Said


class SeatView(TypedDict):
    """A seat. `people` is what its character is called in a word. `hand` holds what the viewer knows of it, `lacks`
    what everybody knows is not in it; what is behind the shield is null for others. `leaders` are those at home and
    alive, `captured` those of its own that another holds, `captives` those it holds of others; `fought` are leaders
    used in this battle round, and `fought_in` where."""

    seat: int
    leader: str
    name: str
    people: str
    colour: str
    dot: int
    first: bool
    spice: int | None
    hand: list[str]
    hand_count: int | None
    hand_limit: int
    lacks: list[str]
    reserves: int
    reserves_starred: int
    tanks: int
    tanks_starred: int
    leaders: list[str]
    dead: list[str]
    resting: list[str]
    captured: list[str]
    captives: list[str]
    fought: list[str]
    fought_in: list[str]
    allies: list[int]
    aid: int
    strongholds: list[str]
    traitors: list[str]
    drawn: list[str]
    prediction: list[str]
    battle_losses: int | None
    kwisatz_haderach: str | None


class AreaView(TypedDict):
    """An area with something in it. `tokens` counts all tokens of each character, `starred` those of them that are
    starred; `coexisting` says whose hold nothing there."""

    id: str
    territory: str
    sector: int | None
    spice: int
    tokens: dict[str, int]
    starred: dict[str, int]
    coexisting: list[str]


class AuctionView(TypedDict):
    """The auction; `card` is the one up now, for who may see it, `passed` the seats that have passed on it."""

    cards: int
    card: str | None
    bid: int
    bidder: int | None
    opener: int | None
    turn: int | None
    passed: list[int]


class JourneyView(TypedDict):
    """The shipment or move being made. Who makes it sees how many territories a group may move now, which are
    closed to it whatever the way, and what shipping so many tokens costs: `fees[n]`."""

    seat: int | None
    source: str | None
    dest: str | None
    tokens: int
    moved: list[int]
    distance: int | None
    closed: list[str]
    fees: list[int] | None


class ClashView(TypedDict):
    """A battle that is to come: where, and who stands there."""

    territory: str
    areas: list[str]
    seats: list[int]


class OfferView(TypedDict):
    """A moment at which something may be done out of turn: `text` says what, `decline` is the option that lets it
    pass."""

    id: str
    text: str
    decline: str


class PlanView(TypedDict):
    """A battle plan as far as the viewer may know it; undecided or unknown parts are null. `strength` is what its dial,
    leader and Kwisatz Haderach come to while nobody is killed. A plan that is `sealed` is made, and waits for the
    other."""

    seat: int
    leader: str | None
    weapon: str | None
    defense: str | None
    dial: float | None
    support: int | None
    kwisatz_haderach: bool | None
    sealed: bool
    strength: float | None


class BattleView(TypedDict):
    """The battle being fought; the aggressor's plan comes first. `no_leader` are the seats that have nobody to send;
    `choices` is what may still be in the viewer's own plan, by its parts, while both sides plan."""

    territory: str
    areas: list[str]
    plans: list[PlanView]
    voice: str | None
    voice_on: int | None
    foreseen: str | None
    foreseen_of: int | None
    stopped: list[str]
    no_leader: list[int]
    revealed: bool
    winner: int | None
    choices: dict[str, list[OptionView]]


class DealView(TypedDict):
    """A deal that was struck: what each side gives, and its promises by id and in words. `turns` is for how many turns
    those hold that can last, `bound` are the seats that a promise in it binds now."""

    turn: int
    proposer: int
    partner: int
    gives: int
    gets: int
    promises: list[str]
    asks: list[str]
    promised: str
    asked: str
    turns: int
    bound: list[int]


class BondView(TypedDict):
    """A promise that binds a seat now, up to a turn if it lasts."""

    seat: int
    to: int
    promise: str
    text: str
    until: int | None


class AtHandView(TypedDict):
    """Something that the viewer may do at any time: what it would do now, or why it cannot be done."""

    choice: OptionView
    now: bool
    words: str


class ProposalView(TypedDict):
    """A deal in the making, for who proposes it and for who considers it; what is not settled yet is null. `choices` is
    what the proposer may still put in, by its parts: up to `most` promises a side, then those with the id `nothing`.
    `binding` are the promises that the program sees to, `lasting` those that may hold for several turns."""

    proposer: int
    partner: int
    gives: int | None
    gets: int | None
    promises: list[str]
    asks: list[str]
    promised: str
    asked: str
    turns: int
    choices: dict[str, list[OptionView]]
    binding: list[str]
    lasting: list[str]
    most: int


class TruthView(TypedDict):
    """A Truthtrance that was answered: the question by id, and as it was asked; words that a person wrote with a
    question of his own belong to its `ply`."""

    turn: int
    asker: int
    answerer: int
    question: str
    asked: str
    answer: bool
    ply: int


class AskedTruthView(TypedDict):
    """A question under Truthtrance that waits for its answer."""

    asker: int
    answerer: int
    question: str
    ply: int


class View(TypedDict):
    """The whole table as one seat, or a spectator, may know it. `time_limit` is how many seconds the table's rules give
    the present choice; when they are over it is a pass. `strongholds` is how many win."""

    family: str
    rules: int
    modules: list[str]
    players: int
    options: dict[str, str | int | bool]
    seat: int | None
    ply: int
    undo_floor: int
    round: int
    rounds: int
    phase: str
    first: int
    storm_order: list[int]
    actor: int | None
    pending: list[int]
    time_limit: int | None
    prompt: str
    question: Said
    legal: list[OptionView]
    seats: list[SeatView]
    areas: list[AreaView]
    storm: int
    storm_distance: int | None
    storm_marker: int | None
    storm_dialers: list[int]
    shield_wall: bool
    spice_deck_count: int
    spice_top: str | None
    spice_discards: list[list[str]]
    last_blows: list[str | None]
    treachery_deck_count: int
    treachery_top: str | None
    treachery_discard: list[str]
    removed: list[str]
    auction: AuctionView | None
    journey: JourneyView | None
    battle: BattleView | None
    battles: list[ClashView]
    offer: OfferView | None
    strongholds: int
    deals: list[DealView]
    proposal: ProposalView | None
    bonds: list[BondView]
    at_hand: list[AtHandView]
    proposals_left: int
    truths: list[TruthView]
    asked_truth: AskedTruthView | None
    quiet: bool
    over: bool
    result: Result | None
