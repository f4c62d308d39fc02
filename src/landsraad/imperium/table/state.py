"""The state of a game of Dune: Imperium: seats, the turn being taken, and the table between them.

Piles that change often are lists, and a copy of the game copies them; those that seldom change are tuples, which a game
shares with its copies. What only some cards, leaders or boxes need is registered (see `register.py`) and kept in
`have` and `piles`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from landsraad.imperium.declare.cards import CARDS, CONFLICTS, INTRIGUES
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, SEAT, TURN, Hooks
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.things import KINDS, Part
from landsraad.imperium.declare.vocabulary import FACTIONS, GARRISON, SOLARI, SPICE, SWORDS, VOCABULARY, WATER
from landsraad.kernel.game import Game, Result
from landsraad.kernel.register.declare import Holder
from landsraad.kernel.said import joined, split, text_of
from landsraad.kernel.view_types import Said

if TYPE_CHECKING:
    from landsraad.imperium.declare.policy import Policy
    from landsraad.imperium.seen.view_types import View
    from landsraad.imperium.table.act import Act

NOBODY = NONE
NO_CARD = NONE

# Phases of a round.
SETUP, ROUND_START, PLAYER_TURNS, COMBAT, MAKERS, RECALL, ENDGAME = range(7)
PHASES = ("setup", "round start", "player turns", "combat", "makers", "recall", "endgame")

# Kinds of turn.
NO_TURN, AGENT_TURN, REVEAL_TURN = range(3)

OWN = [Origin(seat, seat) for seat in range(6)]
"""The context of what a seat does by itself and with its own army, not from a card or a space."""
OWN_WITH = [[Origin(seat, army) for army in range(6)] for seat in range(6)]
"""The same, by the seat whose army moves."""


def replaced(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The numbers with another one in some place."""
    changed = list(numbers)
    changed[place] = number
    return tuple(changed)


class Seat(Holder):
    """One side of the table: a person, a bot, or a Rival run by the rules."""

    index: int
    leader: Leader
    policy: Policy
    decider: int
    influence: tuple[int, ...]
    hand: list[int]
    deck: list[int]
    discard: list[int]
    play: list[int]
    intrigue: tuple[int, ...]
    posts: tuple[int, ...]
    hooks: Hooks
    afford: list[list[int]]

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(index: int, policy: Policy, rules: Ruleset) -> Seat:
        """A seat before setup; its Leader comes later."""
        seat = Seat()
        seat.index = index
        seat.leader = rules.undecided
        seat.policy = policy
        seat.decider = index
        SEAT.begin(seat)
        seat.influence = (0,) * len(FACTIONS)
        seat.hand = []
        seat.deck = []
        seat.discard = []
        seat.play = []
        seat.intrigue = ()
        seat.posts = ()
        seat.hooks = rules.seat_hooks(policy, rules.undecided)
        seat.afford = rules.afford((), rules.undecided)
        return seat

    def copy(self) -> Seat:
        """An independent copy."""
        new = Seat()
        new.index = self.index
        new.leader = self.leader
        new.policy = self.policy
        new.decider = self.decider
        new.have = self.have.copy()
        new.influence = self.influence
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.play = self.play.copy()
        new.intrigue = self.intrigue
        new.posts = self.posts
        new.piles = self.piles
        new.hooks = self.hooks
        new.afford = self.afford
        return new

    def key(self) -> object:
        """The seat as plain data, but for what is registered; piles whose order does not matter are sorted."""
        return (
            self.leader.id, self.policy.automatic, list(self.influence), sorted(self.hand), self.deck,
            sorted(self.discard), sorted(self.play), sorted(self.intrigue), sorted(self.posts),
        )


class Turn(Holder):
    """What matters only during the turn being taken. `army` is the seat whose troops and influence move, `cards` are
    those played for an Agent, `free` the spaces, as bits, that stood open when a card was last asked for."""

    kind: int
    seat: int
    army: int
    cards: tuple[int, ...]
    revealed: tuple[int, ...]
    space: int
    combat: bool
    free: int
    counting: tuple[tuple[Act, Origin], ...]

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(seat: int) -> Turn:
        """A turn in which nothing has happened yet."""
        turn = Turn()
        turn.begin(seat)
        return turn

    def begin(self, seat: int) -> None:
        """Forget the turn before: nothing has happened in this one yet."""
        self.kind = NO_TURN
        self.seat = seat
        self.army = seat
        self.cards = ()
        self.revealed = ()
        self.space = NONE
        self.combat = False
        self.free = 0
        TURN.begin(self)
        self.counting = ()

    def copy(self) -> Turn:
        """An independent copy."""
        new = Turn()
        new.kind = self.kind
        new.seat = self.seat
        new.army = self.army
        new.cards = self.cards
        new.revealed = self.revealed
        new.space = self.space
        new.combat = self.combat
        new.free = self.free
        new.have = self.have.copy()
        new.piles = self.piles
        new.counting = self.counting
        return new

    def key(self) -> object:
        """The turn as plain data."""
        return (
            self.kind, self.seat, self.army, self.cards, self.revealed, self.space, self.combat,
            TURN.key(self),
            [(act.key(), context.key()) for act, context in self.counting],
        )


class Imperium(Game):
    """A game of Dune: Imperium."""

    rules: Ruleset
    seats: list[Seat]
    turn: Turn
    bag: list[tuple[Part, Origin]]
    round: int
    phase: int
    first: int
    to_move: int
    conflict: int
    conflict_deck: tuple[int, ...]
    conflicts_past: tuple[int, ...]
    imperium_deck: tuple[int, ...]
    row: list[int]
    reserve: tuple[int, ...]
    trashed: tuple[int, ...]
    intrigue_deck: tuple[int, ...]
    intrigue_discard: tuple[int, ...]
    occupied: int
    bonus: tuple[int, ...]
    control: tuple[int, ...]
    alliances: tuple[int, ...]
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
        new.seats = []
        for seat in self.seats:  # a loop costs less than a comprehension
            new.seats.append(seat.copy())
        new.turn = self.turn.copy()
        new.bag = self.bag.copy()
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.to_move = self.to_move
        new.conflict = self.conflict
        new.conflict_deck = self.conflict_deck
        new.conflicts_past = self.conflicts_past
        new.imperium_deck = self.imperium_deck
        new.row = self.row.copy()
        new.reserve = self.reserve
        new.trashed = self.trashed
        new.intrigue_deck = self.intrigue_deck
        new.intrigue_discard = self.intrigue_discard
        new.occupied = self.occupied
        new.bonus = self.bonus
        new.control = self.control
        new.alliances = self.alliances
        new.finish = self.finish
        return new

    def state_key(self) -> object:
        """The position as plain data."""
        return (
            [seat.key() for seat in self.seats], self.turn.key(),
            [(part.effect.key(), part.option, context.key()) for part, context in self.bag],
            self.round, self.phase, self.first, self.to_move, self.conflict, self.conflict_deck,
            self.conflicts_past, list(self.imperium_deck), self.row, list(self.reserve), sorted(self.trashed),
            list(self.intrigue_deck), sorted(self.intrigue_discard), self.occupied, list(self.bonus), self.control,
            self.alliances, self.finish,
        )

    def unregistered(self) -> object:
        """What is not registered, as something that can be hashed."""
        turn = self.turn
        parts: list[object] = [
            tuple(turn.have), turn.kind, turn.seat, turn.army, turn.cards, turn.space, turn.combat, self.to_move,
            self.conflict, self.imperium_deck, tuple(self.row), self.reserve, self.intrigue_deck, self.occupied,
            self.bonus, self.control, self.alliances, len(self.trashed), len(self.intrigue_discard),
        ]
        for part, context in self.bag:
            parts.append(part.option)
            parts.append(context.key())
        for seat in self.seats:
            parts.append(seat.influence)
            parts.append(tuple(sorted(seat.hand)))
            parts.append(tuple(seat.deck))
            parts.append(tuple(sorted(seat.discard)))
            parts.append(tuple(sorted(seat.play)))
            parts.append(tuple(sorted(seat.intrigue)))
            parts.append(seat.posts)
        return tuple(parts)

    def text(self, option: int) -> str:
        """The option in words for people; seats are called by their Leaders."""
        text = super().text(option)
        if VOCABULARY.of[option] == "seat" and 0 <= VOCABULARY.value[option] < len(self.seats):
            text = text.replace(f"seat {VOCABULARY.value[option]}", self.name_of(VOCABULARY.value[option]))
        return text

    def prompt(self) -> str:
        """One sentence that says what is asked now, and for whom if it is for another seat."""
        return text_of(self.asked())

    def asked(self) -> Said:
        """What is asked now, in pieces; `{card}` in a prompt stands for the card that the question is about,
        `{partner}` for the one grafted to it, and `{other}` for the seat that it is about."""
        prompt = super().prompt()
        pieces: Said = []
        seat = self.asking.seat
        if self.asker is not None and self.actor is not None and 0 <= seat != self.actor:
            pieces += ["For ", {"text": self.name_of(seat), "seat": seat}, ": "]
            prompt = f"{prompt[:1].lower()}{prompt[1:]}"
        for words, article, slot in split(prompt):
            pieces.append(words + article)
            if slot == "other":
                pieces.append({"text": self.name_of(self.origin.army), "seat": self.origin.army})
            elif slot:
                card = CARDS[self.origin.card if slot == "card" else self.turn.cards[-1]]
                pieces.append({"text": card.name, "id": card.id})
        return joined(pieces)

    def holders(self) -> Sequence[Holder]:
        """The seats."""
        return self.seats

    def thing_ids(self, kind: str) -> Sequence[str]:
        """The ids of all things of a kind."""
        if kind in ("seat", ""):
            return super().thing_ids(kind)
        if kind == "faction":
            return FACTIONS
        things = self.rules.spaces if kind == "space" else KINDS[kind]
        return [thing.id for thing in things]

    def thing_id(self, kind: str, index: int) -> str:
        """The id of a thing of some kind."""
        if kind == "faction":
            return FACTIONS[index]
        return (self.rules.spaces if kind == "space" else KINDS[kind])[index].id

    def nicknames(self, kind: str) -> Mapping[str, int]:
        """Spaces have short names."""
        return {space.short: pos for pos, space in enumerate(self.rules.spaces)} if kind == "space" else {}

    def everything(self, kind: str) -> list[int]:
        """All things of a kind; of factions those on the board."""
        return list(self.rules.factions) if kind == "faction" else super().everything(kind)

    def view(self, seat: int | None) -> View:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return cast("View", super().view(seat))

    def determinize(self, seat: int, seed: int) -> Imperium:
        """A full game that the seat cannot tell from this one."""
        return cast("Imperium", super().determinize(seat, seed))

    @property
    def origin(self) -> Origin:
        """What the present question is about."""
        return cast("Origin", self.asking)

    # -- questions about the position ---------------------------------------------------------------------------------

    def strength(self, seat: Seat) -> int:
        """Strength in the Conflict: units and swords, or nothing without a unit."""
        strength = 0
        for unit in self.rules.units:
            pieces = seat.have[unit.conflict]
            if pieces:
                strength += pieces * unit.strength_for(seat)
        return strength + seat.have[SWORDS] if strength else 0

    def fights(self, seat: Seat) -> bool:
        """Whether the seat has a unit in the Conflict."""
        pieces = 0
        for unit in self.rules.units:
            pieces += seat.have[unit.conflict]
        return pieces > 0

    def clockwise(self, start: int) -> list[Seat]:
        """All seats in turn order, beginning with one."""
        return self.rules.rivals.clockwise(self, start)

    def others(self, seat: int) -> list[Seat]:
        """The other seats, from the left clockwise."""
        return self.seats[seat + 1 :] + self.seats[:seat]

    def opponents(self, seat: int) -> list[Seat]:
        """The other seats that do not play for the same team, from the left clockwise."""
        others = self.seats[seat + 1 :] + self.seats[:seat]
        team = self.seats[seat].policy.team
        return others if team < 0 else [other for other in others if other.policy.team != team]

    def teammates(self, seat: int) -> list[Seat]:
        """The other seats of the same team, from the left clockwise."""
        team = self.seats[seat].policy.team
        return [] if team < 0 else [other for other in self.others(seat) if other.policy.team == team]

    def confidants(self, seat: int) -> list[int]:
        """In games of teams those of one's own, where the table allows it."""
        if self.seats[seat].policy.team < 0:
            return super().confidants(seat)
        return [mate.index for mate in self.teammates(seat)] if self.setup.options.get("team_talk") else []

    def name_of(self, seat: int) -> str:
        """The seat's Leader by name."""
        return self.seats[seat].leader.name

    def own(self, seat: int) -> Origin:
        """The context of what a seat does by itself now: on its turn, with the army that the turn moves."""
        turn = self.turn
        return OWN_WITH[seat][turn.army] if turn.seat == seat else OWN[seat]

    # -- for effects ---------------------------------------------------------------------------------------------------

    def fire(self, seat: Seat, trigger: int, context: Origin) -> None:
        """Let whatever listens to a trigger at a seat happen next."""
        acts = seat.hooks[trigger]
        if acts:
            agenda = self.agenda
            for act in reversed(acts):
                agenda.append((act, context))  # type: ignore[arg-type]  # push(), without the call

    def notice(self, seat: Seat, trigger: int, context: Origin) -> None:
        """Let whatever listens to a trigger at a seat happen now: it asks nothing."""
        for act in seat.hooks[trigger]:
            act.do(self, context)

    def fire_table(self, trigger: int) -> None:
        """Let whatever listens to a trigger at the table happen next."""
        acts = self.rules.table_hooks[trigger]
        if acts:
            for act in reversed(acts):
                self.push(act, OWN[self.first])


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
