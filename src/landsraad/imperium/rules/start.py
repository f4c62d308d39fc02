"""Setting up a game: decks, leaders, starting goods, and the draft of leaders where one is held."""

from __future__ import annotations

from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.leaders import LEADERS, Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import GAME_BEGUN, NONE
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import AGENTS, FACTIONS, VOCABULARY, VP, WATER
from landsraad.imperium.rivals.hagal import station
from landsraad.imperium.rules.round import AGENTS_AT_START, ROUND
from landsraad.imperium.rules.turn import PERSON
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.market import refill
from landsraad.imperium.table.state import NOBODY, OWN, SETUP, Imperium, Seat, Turn
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family
from landsraad.kernel.setup import Setup

GARRISON_AT_START = 3


def new_game(family: Family, rules: Ruleset, setup: Setup) -> Imperium:
    """A game as it stands before leaders are known, with everything else to do on its agenda."""
    game = Imperium()
    game.begin(family, setup)
    game.skips_forced = setup.options["asks"] == "choices"
    game.rules = rules
    policies = rules.seating or [PERSON] * setup.players
    game.seats = [Seat.fresh(index, policy, rules) for index, policy in enumerate(policies)]
    policy = rules.rivals.policy()
    if policy is not None:
        for index in range(setup.players, setup.players + rules.rivals.number):
            rival = Seat.fresh(index, policy, rules)
            rival.decider = 0
            game.seats.append(rival)
    game.turn = Turn.fresh(NOBODY)
    game.bag = []
    game.round = 0
    game.phase = SETUP
    game.first = 0
    game.to_move = 0
    game.conflict = NONE
    game.conflicts_past = ()
    game.row = []
    game.reserve = rules.reserve_copies
    game.trashed = ()
    game.intrigue_discard = ()
    game.occupied = 0
    game.bonus = (0,) * len(rules.spaces)
    game.control = (NOBODY,) * len(rules.spaces)
    game.alliances = (NOBODY,) * len(FACTIONS)
    game.finish = None
    shuffle_decks(game)
    deal_seats(game)
    game.push(ROUND, OWN[0])
    game.push(LEADERS_READY, OWN[0])
    choose_leaders(game, setup)
    game.run()
    return game


def shuffle_decks(game: Imperium) -> None:
    """Shuffle the shared decks and deal the Imperium Row."""
    chance = game.chance
    deck: list[int] = []
    for level, number in game.rules.conflict_recipe:
        cards = [index for index in game.rules.conflicts if CONFLICTS[index].level == level]
        chance.shuffle(cards)
        deck += cards[:number]
    game.conflict_deck = tuple(deck)
    game.intrigue_deck = chance.shuffled(game.rules.intrigue)
    game.imperium_deck = chance.shuffled(game.rules.imperium)
    for box in game.rules.boxes:
        for step in box.setup_table:
            step(game)
    game.rules.rivals.begin(game)
    refill(game)


def deal_seats(game: Imperium) -> None:
    """Give every seat what it starts with; pick the First Player."""
    rivals = game.rules.rivals
    for seat in game.seats:
        if seat.policy.automatic:
            rivals.prepare(game, seat)
        else:
            seat.deck = game.rules.starting.copy()
            game.chance.shuffle(seat.deck)
            seat.discard = game.rules.starting_discard.copy()
            seat.have[WATER] = 1
            seat.have[AGENTS] = AGENTS_AT_START
            station(seat, GARRISON_AT_START)
            seat.have[VP] = 1 if game.setup.players == 4 else 0
        deal_boxes(game, seat)
    rivals.handicap(game)
    game.first = game.rules.first_player(game)


def deal_boxes(game: Imperium, seat: Seat) -> None:
    """Give a seat what the boxes in play give it."""
    for unit in game.rules.units:
        if unit is not TROOP and unit.supply >= 0 and not seat.policy.commands:
            seat.have[unit.supply] = unit.total
    for box in game.rules.boxes:
        for step in box.setup_seat:
            step(game, seat)


def choose_leaders(game: Imperium, setup: Setup) -> None:
    """Seat the leaders that were asked for, deal the others at random, or hold a draft."""
    game.push(RIVAL_LEADERS, OWN[0])
    people = [seat for seat in game.clockwise(game.first) if not seat.policy.automatic]
    for seat in people:
        if seat.policy.commands:
            take_leader(game, seat, game.rules.leaders_for(seat.policy)[0])
    if setup.leaders == "draft":
        for seat in people:
            if undecided(game, seat):
                game.push(PICK_LEADER, OWN[seat.index])
        return
    named = [] if isinstance(setup.leaders, str) else list(setup.leaders)
    by_id = {leader.id: leader for leader in (*game.rules.leaders, *game.rules.rivals.leaders(game.rules.leaders))}
    for seat, name in zip(game.seats, named, strict=False):
        if name != "random":
            take_leader(game, seat, by_id[name])
    for seat in people:
        if undecided(game, seat):
            take_leader(game, seat, random_leader(game, game.rules.leaders_for(seat.policy)))


def undecided(game: Imperium, seat: Seat) -> bool:
    """Whether the seat has no Leader yet."""
    return seat.leader is game.rules.undecided


def random_leader(game: Imperium, among: list[Leader]) -> Leader:
    """One of some leaders whose name nobody has, or any of them where people have them all."""
    taken = [seat.leader.name for seat in game.seats]
    free = [leader for leader in among if leader.name not in taken] or among
    if len(free) == 1:
        return free[0]
    game.reveal()
    return free[game.chance.below(len(free))]


def take_leader(game: Imperium, seat: Seat, leader: Leader) -> None:
    """Seat a leader."""
    seat.leader = leader
    seat.hooks = game.rules.seat_hooks(seat.policy, leader)
    seat.afford = game.rules.afford(leader.discounts if seat.policy.uses_leader else (), leader)


class RivalLeaders(Act):
    """Rivals get the leaders nobody took, or have one of their own."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.seats:
            if seat.policy.automatic and undecided(game, seat):
                take_leader(game, seat, random_leader(game, game.rules.rivals.leaders(game.rules.leaders)))

    def describe(self) -> str:
        return "Rivals get their leaders"


class PickLeader(Act):
    """The draft: each player takes a leader in turn, the First Player last."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turns += 1
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        taken = [seat.leader for seat in game.seats]
        open_to = game.rules.leaders_for(game.seats[context.seat].policy)
        return [leader.option for leader in open_to if leader not in taken]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        leader = LEADERS[VOCABULARY.value[option]]
        take_leader(game, game.seats[context.seat], leader)
        if leader.peeks:
            game.reveal()
        if game.events is not None:
            game.emit(Event("leader", context.seat, leader.id))

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Take a Leader."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "leader":
            return ""
        taken = LEADERS[VOCABULARY.value[option]] in [seat.leader for seat in game.seats]
        return "another player has taken that Leader" if taken else "that Leader is not meant for your side"

    def describe(self) -> str:
        return "take a Leader"


class LeadersReady(Act):
    """Setup is complete: what leaders do at the start of the game."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in reversed(game.clockwise(game.first)):
            game.fire(seat, GAME_BEGUN, OWN[seat.index])
        game.fire_table(GAME_BEGUN)

    def describe(self) -> str:
        return "leaders prepare"


PICK_LEADER = PickLeader()
RIVAL_LEADERS = RivalLeaders()
LEADERS_READY = LeadersReady()
