"""The state of a game of classic Dune: seats, the map, the decks, and what is being done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from landsraad.classic.characters import BENE_GESSERIT, CHARACTER_COUNT, CHARACTERS, LEADERS_EACH
from landsraad.classic.map import AREA_COUNT, AREAS_OF, POLAR_MASK, TERRITORIES, TERRITORY_COUNT, TERRITORY_OF
from landsraad.classic.rules import Rules
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game, Result

if TYPE_CHECKING:
    from landsraad.classic.view_types import View


NOBODY = -1
NOTHING = -1
OPEN = -3
"""A part of a battle plan that is not decided yet."""

SETUP, STORM_ROUND, SPICE_ROUND, BIDDING_ROUND, REVIVAL_ROUND, MOVEMENT_ROUND, BATTLE_ROUND, COLLECTION_ROUND = range(8)
PHASES = ("setup", "storm", "spice blow", "bidding", "revival", "movement", "battle", "collection")


class Seat:
    """One player: what lies behind the shield, and the tokens on the map."""

    index: int
    character: int
    dot: int
    spice: int
    late_spice: int
    tokens: list[int]
    starred: list[int]
    here: list[int]
    held: int
    reserves: int
    reserves_starred: int
    tanks: int
    tanks_starred: int
    hand: list[int]
    drawn: list[int]
    traitors: list[int]
    alliance: int
    aid: int
    proposals: int
    reviving: bool
    specials: int
    losses: int

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(index: int) -> Seat:
        """A seat before setup."""
        seat = Seat()
        seat.index = index
        seat.character = 0
        seat.dot = 0
        seat.spice = 0
        seat.late_spice = 0
        seat.tokens = [0] * AREA_COUNT
        seat.starred = [0] * AREA_COUNT
        seat.here = [0] * TERRITORY_COUNT
        seat.held = 0
        seat.reserves = 0
        seat.reserves_starred = 0
        seat.tanks = 0
        seat.tanks_starred = 0
        seat.hand = []
        seat.drawn = []
        seat.traitors = []
        seat.alliance = 1 << index
        seat.aid = 0
        seat.proposals = 0
        seat.reviving = False
        seat.specials = 0
        seat.losses = 0
        return seat

    def copy(self) -> Seat:
        """An independent copy."""
        new = Seat()
        new.index = self.index
        new.character = self.character
        new.dot = self.dot
        new.spice = self.spice
        new.late_spice = self.late_spice
        new.tokens = self.tokens.copy()
        new.starred = self.starred.copy()
        new.here = self.here.copy()
        new.held = self.held
        new.reserves = self.reserves
        new.reserves_starred = self.reserves_starred
        new.tanks = self.tanks
        new.tanks_starred = self.tanks_starred
        new.hand = self.hand.copy()
        new.drawn = self.drawn
        new.traitors = self.traitors
        new.alliance = self.alliance
        new.aid = self.aid
        new.proposals = self.proposals
        new.reviving = self.reviving
        new.specials = self.specials
        new.losses = self.losses
        return new

    def key(self) -> object:
        """The seat as plain data."""
        return (
            self.character, self.dot, self.spice, self.late_spice, self.tokens, self.starred, self.reserves,
            self.reserves_starred, self.tanks, self.tanks_starred, sorted(self.hand), sorted(self.drawn),
            sorted(self.traitors), self.alliance, self.aid, self.proposals, self.reviving, self.specials, self.losses,
        )

    def place(self, area: int, tokens: int, starred: int) -> None:
        """Put tokens on the map."""
        territory = TERRITORY_OF[area]
        self.tokens[area] += tokens
        self.starred[area] += starred
        self.here[territory] += tokens + starred
        if self.here[territory]:
            self.held |= 1 << territory

    def take(self, area: int, tokens: int, starred: int) -> None:
        """Take tokens off the map."""
        territory = TERRITORY_OF[area]
        self.tokens[area] -= tokens
        self.starred[area] -= starred
        self.here[territory] -= tokens + starred
        if not self.here[territory]:
            self.held &= ~(1 << territory)

    def lose(self, area: int, tokens: int, starred: int) -> None:
        """Send tokens from the map to the tanks."""
        self.take(area, tokens, starred)
        self.tanks += tokens
        self.tanks_starred += starred

    def lose_all(self, area: int) -> int:
        """Send every token in an area to the tanks; returns how many."""
        tokens = self.tokens[area]
        starred = self.starred[area]
        if tokens or starred:
            self.lose(area, tokens, starred)
        return tokens + starred


class Auction:
    """The bidding on the cards put up this turn."""

    lots: list[int]
    high: int
    bidder: int
    opener: int
    turn: int
    passed: int
    out: int
    seen: bool

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh() -> Auction:
        """No auction."""
        auction = Auction()
        auction.lots = []
        auction.high = 0
        auction.bidder = NOBODY
        auction.opener = NOBODY
        auction.turn = NOBODY
        auction.passed = 0
        auction.out = 0
        auction.seen = False
        return auction

    def copy(self) -> Auction:
        """An independent copy."""
        new = Auction()
        new.lots = self.lots.copy()
        new.high = self.high
        new.bidder = self.bidder
        new.opener = self.opener
        new.turn = self.turn
        new.passed = self.passed
        new.out = self.out
        new.seen = self.seen
        return new

    def key(self) -> object:
        """The auction as plain data."""
        return (self.lots, self.high, self.bidder, self.opener, self.turn, self.passed, self.out, self.seen)


class Journey:
    """A shipment, a move or a ride in the making."""

    source: int
    dest: int
    count: int
    starred: int
    cost: int
    payee: int
    half: bool
    own_way: bool
    moves: int
    wings: bool
    stopped: bool

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh() -> Journey:
        """Nothing under way."""
        journey = Journey()
        journey.source = NOTHING
        journey.dest = NOTHING
        journey.count = 0
        journey.starred = 0
        journey.cost = 0
        journey.payee = NOBODY
        journey.half = False
        journey.own_way = True
        journey.moves = 0
        journey.wings = False
        journey.stopped = False
        return journey

    def copy(self) -> Journey:
        """An independent copy."""
        new = Journey()
        new.source = self.source
        new.dest = self.dest
        new.count = self.count
        new.starred = self.starred
        new.cost = self.cost
        new.payee = self.payee
        new.half = self.half
        new.own_way = self.own_way
        new.moves = self.moves
        new.wings = self.wings
        new.stopped = self.stopped
        return new

    def key(self) -> object:
        """The journey as plain data."""
        return (
            self.source, self.dest, self.count, self.starred, self.cost, self.payee, self.half, self.own_way,
            self.moves, self.wings, self.stopped,
        )


class Battle:
    """A battle: its sides (the aggressor first), their plans, and what was foreseen, forbidden and said of them.

    `announced` are the sides that have nobody to send; `sworn` holds sides, questions and answers that bind a plan.
    """

    territory: int
    zone: list[int]
    sides: list[int]
    leader: list[int]
    weapon: list[int]
    defense: list[int]
    dial: list[int]
    support: list[int]
    kwisatz: list[int]
    fixed: list[int]
    voice: int
    voiced: int
    element: int
    foreseen: int
    shown: bool
    seen: int
    stopped: int
    leaderless: bool
    announced: int
    sworn: list[tuple[int, int, bool]]
    revealed: bool
    winner: int
    lost: list[int]

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(territory: int, zone: list[int], aggressor: int, defender: int) -> Battle:
        """A battle with nothing planned yet."""
        battle = Battle()
        battle.territory = territory
        battle.zone = zone
        battle.sides = [aggressor, defender]
        battle.leader = [OPEN, OPEN]
        battle.weapon = [OPEN, OPEN]
        battle.defense = [OPEN, OPEN]
        battle.dial = [OPEN, OPEN]
        battle.support = [OPEN, OPEN]
        battle.kwisatz = [0, 0]
        battle.fixed = [0, 0]
        battle.voice = NOTHING
        battle.voiced = NOTHING
        battle.element = NOTHING
        battle.foreseen = NOTHING
        battle.shown = False
        battle.seen = 0
        battle.stopped = 0
        battle.leaderless = False
        battle.announced = 0
        battle.sworn = []
        battle.revealed = False
        battle.winner = NOBODY
        battle.lost = [0, 0]
        return battle

    def copy(self) -> Battle:
        """An independent copy."""
        new = Battle()
        new.territory = self.territory
        new.zone = self.zone
        new.sides = self.sides
        new.leader = self.leader.copy()
        new.weapon = self.weapon.copy()
        new.defense = self.defense.copy()
        new.dial = self.dial.copy()
        new.support = self.support.copy()
        new.kwisatz = self.kwisatz.copy()
        new.fixed = self.fixed.copy()
        new.voice = self.voice
        new.voiced = self.voiced
        new.element = self.element
        new.foreseen = self.foreseen
        new.shown = self.shown
        new.seen = self.seen
        new.stopped = self.stopped
        new.leaderless = self.leaderless
        new.announced = self.announced
        new.sworn = self.sworn
        new.revealed = self.revealed
        new.winner = self.winner
        new.lost = self.lost.copy()
        return new

    def key(self) -> object:
        """The battle as plain data."""
        return (
            self.territory, self.zone, self.sides, self.leader, self.weapon, self.defense, self.dial, self.support,
            self.kwisatz, self.fixed, self.voice, self.voiced, self.element, self.foreseen, self.shown, self.seen,
            self.stopped, self.leaderless, self.announced, self.sworn, self.revealed, self.winner, self.lost,
        )


class Classic(Game):
    """A game of classic Dune."""

    rules: Rules
    seats: list[Seat]
    sits: list[int]
    turn: int
    phase: int
    first: int
    storm: int
    distance: int
    marker: int
    wall: bool
    wheel: list[int]
    bank: int
    spice: list[int]
    spice_deck: list[int]
    spice_piles: list[list[int]]
    last_blow: list[int]
    worms: int
    set_aside: int
    spice_seen: bool
    nexus_due: bool
    treachery_deck: list[int]
    treachery_discard: list[int]
    treachery_top_seen: int
    removed: list[int]
    holder: list[int]
    dead: int
    deaths: list[int]
    fought_at: list[int]
    rested: int
    kwisatz_dead: bool
    kwisatz_with: int
    prediction: list[int]
    coexist: int
    stands: int
    auction: Auction
    journey: Journey
    battle: Battle | None
    to_move: int
    moved: int
    guild_order: int
    nexus_done: int
    nexus_joined: int
    nexus_asked: int
    quiet: int
    quiet_karama: int
    stopped: int
    deal: list[int]
    deals: list[tuple[int, ...]]
    bonds: list[tuple[int, int, int]]
    truths: list[tuple[int, ...]]
    known: list[int]
    known_not: list[int]
    shown_traitors: int
    told_traitors: list[int]
    uncalled: list[int]
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

    def clone(self) -> Classic:
        """An independent copy."""
        new = Classic()
        self.copy_kernel(new)
        new.rules = self.rules
        new.seats = [seat.copy() for seat in self.seats]
        new.sits = self.sits.copy()
        new.turn = self.turn
        new.phase = self.phase
        new.first = self.first
        new.storm = self.storm
        new.distance = self.distance
        new.marker = self.marker
        new.wall = self.wall
        new.wheel = self.wheel.copy()
        new.bank = self.bank
        new.spice = self.spice.copy()
        new.spice_deck = self.spice_deck.copy()
        new.spice_piles = [pile.copy() for pile in self.spice_piles]
        new.last_blow = self.last_blow.copy()
        new.worms = self.worms
        new.set_aside = self.set_aside
        new.spice_seen = self.spice_seen
        new.nexus_due = self.nexus_due
        new.treachery_deck = self.treachery_deck.copy()
        new.treachery_discard = self.treachery_discard.copy()
        new.treachery_top_seen = self.treachery_top_seen
        new.removed = self.removed.copy()
        new.holder = self.holder.copy()
        new.dead = self.dead
        new.deaths = self.deaths.copy()
        new.fought_at = self.fought_at.copy()
        new.rested = self.rested
        new.kwisatz_dead = self.kwisatz_dead
        new.kwisatz_with = self.kwisatz_with
        new.prediction = self.prediction.copy()
        new.coexist = self.coexist
        new.stands = self.stands
        new.auction = self.auction.copy()
        new.journey = self.journey.copy()
        new.battle = None if self.battle is None else self.battle.copy()
        new.to_move = self.to_move
        new.moved = self.moved
        new.guild_order = self.guild_order
        new.nexus_done = self.nexus_done
        new.nexus_joined = self.nexus_joined
        new.nexus_asked = self.nexus_asked
        new.quiet = self.quiet
        new.quiet_karama = self.quiet_karama
        new.stopped = self.stopped
        new.deal = self.deal.copy()
        new.deals = self.deals.copy()
        new.bonds = self.bonds.copy()
        new.truths = self.truths.copy()
        new.known = self.known.copy()
        new.known_not = self.known_not.copy()
        new.shown_traitors = self.shown_traitors
        new.told_traitors = self.told_traitors.copy()
        new.uncalled = self.uncalled.copy()
        new.finish = self.finish
        return new

    def state_key(self) -> object:
        """The position as plain data."""
        return (
            [seat.key() for seat in self.seats], self.turn, self.phase, self.first, self.storm, self.distance,
            self.marker, self.wall, self.wheel, self.bank, self.spice, self.spice_deck,
            [sorted(pile) for pile in self.spice_piles], self.last_blow, self.worms, self.set_aside, self.spice_seen,
            self.nexus_due, self.treachery_deck, sorted(self.treachery_discard), self.treachery_top_seen, self.removed,
            self.holder, self.dead, self.deaths, self.fought_at, self.rested, self.kwisatz_dead, self.kwisatz_with,
            self.prediction, self.coexist, self.stands, self.auction.key(), self.journey.key(),
            None if self.battle is None else self.battle.key(), self.to_move, self.moved, self.guild_order,
            self.nexus_done, self.nexus_joined, self.nexus_asked, self.quiet, self.quiet_karama, self.stopped,
            self.deal, self.deals, self.bonds, self.truths, self.known, self.known_not, self.shown_traitors,
            self.told_traitors, self.uncalled, self.finish,
        )

    def view(self, seat: int | None) -> View:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return cast("View", super().view(seat))

    def determinize(self, seat: int, seed: int) -> Classic:
        """A full game that the seat cannot tell from this one."""
        return cast("Classic", super().determinize(seat, seed))

    # -- questions about the position ---------------------------------------------------------------------------------

    def seat_of(self, character: int) -> Seat | None:
        """Who plays a character, if anybody."""
        index = self.sits[character]
        return None if index < 0 else self.seats[index]

    def people(self, seat: int) -> str:
        """A seat's character in a word."""
        return "nobody" if seat < 0 else CHARACTERS[self.seats[seat].character].people

    def name_of(self, seat: int) -> str:
        """What a seat is called: by its character, once characters are dealt."""
        return self.people(seat) if any(index >= 0 for index in self.sits) else super().name_of(seat)

    def storm_order(self) -> list[Seat]:
        """All seats in storm order, beginning with the first player."""
        return self.seats[self.first :] + self.seats[: self.first]

    def allied(self, one: int, other: int) -> bool:
        """Whether two different seats are in one alliance."""
        return one != other and bool(self.seats[one].alliance >> other & 1)

    def fighters(self, seat: Seat) -> int:
        """The territories where a seat has tokens that are not coexisting, as bits."""
        if seat.character == BENE_GESSERIT:
            return seat.held & ~self.coexist
        return seat.held

    def closed_to(self, seat: Seat) -> tuple[int, int]:
        """The territories a seat's tokens may not enter: those with an ally, and strongholds with two others."""
        once = 0
        twice = 0
        allied = 0
        for other in self.seats:
            if other is seat:
                continue
            held = other.held & ~self.coexist if other.character == BENE_GESSERIT else other.held
            twice |= once & held
            once |= held
            if seat.alliance >> other.index & 1:
                allied |= held
        return allied & ~POLAR_MASK, twice

    def tokens_in(self, seat: Seat, zone: list[int]) -> tuple[int, int]:
        """A seat's tokens in a group of areas: ordinary and starred."""
        tokens = 0
        starred = 0
        for area in zone:
            tokens += seat.tokens[area]
            starred += seat.starred[area]
        return tokens, starred

    def leaders_of(self, character: int) -> range:
        """The leader numbers of a character."""
        return range(character * LEADERS_EACH, character * LEADERS_EACH + LEADERS_EACH)

    # -- spice and losses ---------------------------------------------------------------------------------------------

    def gain_spice(self, seat: Seat, n: int) -> None:
        """Take spice from the bank."""
        seat.spice += n
        self.bank -= n

    def pay_bank(self, seat: Seat, n: int) -> None:
        """Pay spice to the bank."""
        seat.spice -= n
        self.bank += n
        if n and self.events is not None:
            self.tell(Event("paid", seat.index, "", n))

    def take_spoils(self, seat: Seat, n: int) -> None:
        """Take spice from the bank for leaders killed or in one's pay."""
        self.gain_spice(seat, n)
        if n and self.events is not None:
            self.tell(Event("spoils", seat.index, "", n))

    def pay(self, seat: Seat, n: int, payee: int) -> None:
        """Pay spice to a seat, or to the bank."""
        seat.spice -= n
        if payee < 0:
            self.bank += n
        else:
            self.seats[payee].spice += n

    def clear_spice(self, blow: int) -> int:
        """Remove the spice of one spice territory to the bank; returns how much it was."""
        n = self.spice[blow]
        if n:
            self.spice[blow] = 0
            self.bank += n
        return n

    def kill_all(self, territory: int, spared: int) -> None:
        """Send all tokens in a territory to the tanks but those of the seats in the mask."""
        for seat in self.seats:
            if seat.here[territory] and not spared >> seat.index & 1:
                lost = 0
                for area in AREAS_OF[territory]:
                    lost += seat.lose_all(area)
                if self.events is not None:
                    self.tell(Event("lost", seat.index, TERRITORIES[territory].id, lost))


def nobody_sits() -> list[int]:
    """Where the characters sit before anybody has taken one."""
    return [NOBODY] * CHARACTER_COUNT
