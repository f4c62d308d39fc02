"""The state of a game of Dune: Imperium: seats, the turn being taken, and the table between them.

Piles that change often are lists, and a copy of the game copies them; those that seldom change are tuples, which a game
shares with its copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from landsraad.imperium.declare import CARDS, CONFLICTS, INTRIGUES, Leader, Part
from landsraad.imperium.ruleset import Ruleset
from landsraad.imperium.words import (
    CONFLICT,
    FACTIONS,
    GARRISON,
    HAVE_COUNT,
    SOLARI,
    SPICE,
    SWORDS,
    VOCABULARY,
    VP,
    WATER,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.game import Game, Result

if TYPE_CHECKING:
    from landsraad.imperium.act import Act
    from landsraad.imperium.view_types import View

NOBODY = -1

# Phases of a round.
SETUP, ROUND_START, PLAYER_TURNS, COMBAT, MAKERS, RECALL, ENDGAME = range(7)
PHASES = ("setup", "round start", "player turns", "combat", "makers", "recall", "endgame")

# Kinds of turn.
NO_TURN, AGENT_TURN, REVEAL_TURN = range(3)

OWN = [Context(seat, seat) for seat in range(6)]
"""The context of what a seat does by itself, not from a card or a space."""


class Seat:
    """One side of the table: a person, a bot, or a rival run by the rules."""

    index: int
    leader: Leader
    rival: bool
    decider: int
    have: list[int]
    influence: list[int]
    hand: list[int]
    deck: list[int]
    discard: list[int]
    play: list[int]
    intrigue: list[int]
    waiting: tuple[int, ...]
    posts: tuple[int, ...]
    closed: int
    council: bool
    swordmaster: bool
    revealed: int
    secret: tuple[int, ...]
    aside: int
    voice: int
    open_hand: tuple[int, ...]
    open_top: int
    known_intrigue: tuple[int, ...]
    hooks: dict[str, Act]

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(index: int, leader: Leader) -> Seat:
        """A seat before setup."""
        seat = Seat()
        seat.index = index
        seat.leader = leader
        seat.rival = False
        seat.decider = index
        seat.have = [0] * HAVE_COUNT
        seat.influence = [0] * len(FACTIONS)
        seat.hand = []
        seat.deck = []
        seat.discard = []
        seat.play = []
        seat.intrigue = []
        seat.waiting = ()
        seat.posts = ()
        seat.closed = 0
        seat.council = False
        seat.swordmaster = False
        seat.revealed = 0
        seat.secret = ()
        seat.aside = NOBODY
        seat.voice = NOBODY
        seat.open_hand = ()
        seat.open_top = 0
        seat.known_intrigue = ()
        seat.hooks = leader.hooks
        return seat

    def copy(self) -> Seat:
        """An independent copy."""
        new = Seat()
        new.index = self.index
        new.leader = self.leader
        new.rival = self.rival
        new.decider = self.decider
        new.have = self.have[:]
        new.influence = self.influence[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.play = self.play[:]
        new.intrigue = self.intrigue[:]
        new.waiting = self.waiting
        new.posts = self.posts
        new.closed = self.closed
        new.council = self.council
        new.swordmaster = self.swordmaster
        new.revealed = self.revealed
        new.secret = self.secret
        new.aside = self.aside
        new.voice = self.voice
        new.open_hand = self.open_hand
        new.open_top = self.open_top
        new.known_intrigue = self.known_intrigue
        new.hooks = self.hooks
        return new

    def key(self) -> object:
        """The seat as plain data; piles whose order does not matter are sorted."""
        return (
            self.leader.id, self.rival, self.have, self.influence, sorted(self.hand), self.deck, sorted(self.discard),
            sorted(self.play), sorted(self.intrigue), self.waiting, sorted(self.posts), self.closed, self.council,
            self.swordmaster, self.revealed, sorted(self.secret), self.aside, self.voice, sorted(self.open_hand),
            self.open_top, sorted(self.known_intrigue),
        )


class Turn:
    """What matters only during the turn being taken."""

    kind: int
    seat: int
    card: int
    space: int
    begun: bool
    combat: bool
    recruited: int
    deployed: int
    sent: int
    icons: int
    infiltrates: bool
    space_influence: int
    base_harvest: int
    bonus_harvest: int
    flow_discount: int
    to_top: bool
    may_pass: bool
    counting: list[tuple[Act, Context]]

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(seat: int) -> Turn:
        """A turn in which nothing has happened yet."""
        turn = Turn()
        turn.kind = NO_TURN
        turn.seat = seat
        turn.card = NOBODY
        turn.space = NOBODY
        turn.begun = False
        turn.combat = False
        turn.recruited = 0
        turn.deployed = 0
        turn.sent = 0
        turn.icons = 0
        turn.infiltrates = False
        turn.space_influence = 1
        turn.base_harvest = 1
        turn.bonus_harvest = 1
        turn.flow_discount = 0
        turn.to_top = False
        turn.may_pass = False
        turn.counting = []
        return turn

    def copy(self) -> Turn:
        """An independent copy."""
        new = Turn()
        new.kind = self.kind
        new.seat = self.seat
        new.card = self.card
        new.space = self.space
        new.begun = self.begun
        new.combat = self.combat
        new.recruited = self.recruited
        new.deployed = self.deployed
        new.sent = self.sent
        new.icons = self.icons
        new.infiltrates = self.infiltrates
        new.space_influence = self.space_influence
        new.base_harvest = self.base_harvest
        new.bonus_harvest = self.bonus_harvest
        new.flow_discount = self.flow_discount
        new.to_top = self.to_top
        new.may_pass = self.may_pass
        new.counting = self.counting[:]
        return new

    def key(self) -> object:
        """The turn as plain data."""
        return (
            self.kind, self.seat, self.card, self.space, self.begun, self.combat, self.recruited, self.deployed,
            self.sent, self.icons, self.infiltrates, self.space_influence, self.base_harvest, self.bonus_harvest,
            self.flow_discount, self.to_top, self.may_pass,
            [(act.key(), context.key()) for act, context in self.counting],
        )


class Imperium(Game):
    """A game of Dune: Imperium."""

    rules: Ruleset
    seats: list[Seat]
    turn: Turn
    bag: list[tuple[Part, Context]]
    round: int
    phase: int
    first: int
    to_move: int
    conflict: int
    conflict_deck: tuple[int, ...]
    conflicts_past: tuple[int, ...]
    imperium_deck: list[int]
    row: list[int]
    reserve: list[int]
    trashed: tuple[int, ...]
    intrigue_deck: list[int]
    intrigue_discard: list[int]
    occupied: int
    bonus: list[int]
    control: tuple[int, ...]
    alliances: tuple[int, ...]
    mentat: int
    mentat_next: int
    reveals: int
    passes: int
    fought: bool
    victor: int
    hagal_deck: tuple[int, ...]
    hagal_discard: tuple[int, ...]
    hagal_card: int
    finish: Result | None

    __slots__ = tuple(__annotations__)

    @property
    def seat_count(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def result(self) -> Result | None:
        """How the game came out; `None` while it is played."""
        return self.finish

    def clone(self) -> Imperium:
        """An independent copy."""
        new = Imperium()
        self.copy_kernel(new)
        new.rules = self.rules
        new.seats = [seat.copy() for seat in self.seats]
        new.turn = self.turn.copy()
        new.bag = self.bag[:]
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.to_move = self.to_move
        new.conflict = self.conflict
        new.conflict_deck = self.conflict_deck
        new.conflicts_past = self.conflicts_past
        new.imperium_deck = self.imperium_deck[:]
        new.row = self.row[:]
        new.reserve = self.reserve[:]
        new.trashed = self.trashed
        new.intrigue_deck = self.intrigue_deck[:]
        new.intrigue_discard = self.intrigue_discard[:]
        new.occupied = self.occupied
        new.bonus = self.bonus[:]
        new.control = self.control
        new.alliances = self.alliances
        new.mentat = self.mentat
        new.mentat_next = self.mentat_next
        new.reveals = self.reveals
        new.passes = self.passes
        new.fought = self.fought
        new.victor = self.victor
        new.hagal_deck = self.hagal_deck
        new.hagal_discard = self.hagal_discard
        new.hagal_card = self.hagal_card
        new.finish = self.finish
        return new

    def state_key(self) -> object:
        """The position as plain data."""
        return (
            [seat.key() for seat in self.seats], self.turn.key(),
            [(part.effect.key(), part.option, context.key()) for part, context in self.bag],
            self.round, self.phase, self.first, self.to_move, self.conflict, self.conflict_deck,
            self.conflicts_past, self.imperium_deck, self.row, self.reserve, sorted(self.trashed), self.intrigue_deck,
            sorted(self.intrigue_discard), self.occupied, self.bonus, self.control, self.alliances, self.mentat,
            self.mentat_next, self.reveals, self.passes, self.fought, self.victor, self.hagal_deck,
            sorted(self.hagal_discard), self.hagal_card, self.finish,
        )

    def text(self, option: int) -> str:
        """The option in words for people; seats are called by their Leaders."""
        text = super().text(option)
        if VOCABULARY.verbs[option] in ("target", "give") and VOCABULARY.value[option] < len(self.seats):
            text = text.replace(f"seat {VOCABULARY.value[option]}", self.name_of(VOCABULARY.value[option]))
        return text

    def prompt(self) -> str:
        """One sentence that says what is asked now, and for which Rival if it is for one."""
        prompt = super().prompt()
        seat = self.asking.seat
        if self.asker is not None and seat >= 0 and self.seats[seat].rival and self.actor != seat:
            return f"For {self.name_of(seat)}: {prompt[:1].lower()}{prompt[1:]}"
        return prompt

    def view(self, seat: int | None) -> View:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return cast("View", super().view(seat))

    def determinize(self, seat: int, seed: int) -> Imperium:
        """A full game that the seat cannot tell from this one."""
        return cast("Imperium", super().determinize(seat, seed))

    # -- questions about the position ---------------------------------------------------------------------------------

    def strength(self, seat: Seat) -> int:
        """Strength in the Conflict: units and swords, or nothing without a unit."""
        strength = 0
        for place, worth in self.rules.units:
            strength += seat.have[place] * worth
        return strength + seat.have[SWORDS] if strength else 0

    def fights(self, seat: Seat) -> bool:
        """Whether the seat has a unit in the Conflict."""
        return seat.have[CONFLICT] > 0

    def clockwise(self, start: int) -> list[Seat]:
        """All seats in turn order, beginning with one."""
        return self.seats[start:] + self.seats[:start]

    def opponents(self, seat: int) -> list[Seat]:
        """The other seats, from the left clockwise."""
        return self.seats[seat + 1 :] + self.seats[:seat]

    def name_of(self, seat: int) -> str:
        """The seat's Leader by name."""
        return self.seats[seat].leader.name


def card_id(card: int) -> str:
    """The id of a card of a deck."""
    return CARDS[card].id


def intrigue_id(card: int) -> str:
    """The id of an Intrigue card."""
    return INTRIGUES[card].id


def conflict_id(card: int) -> str:
    """The id of a Conflict card."""
    return CONFLICTS[card].id


TIE_BREAKERS = (("spice", SPICE), ("solari", SOLARI), ("water", WATER), ("garrison", GARRISON))
SCORE = VP
