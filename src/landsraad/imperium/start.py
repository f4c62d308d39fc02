"""Setting up a game: decks, leaders, starting goods, and the draft of leaders where one is held."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.base.leaders import HOUSE_HAGAL, UNDECIDED
from landsraad.imperium.declare import CONFLICTS, LEADERS, Leader
from landsraad.imperium.intrigue import draw_intrigue
from landsraad.imperium.market import refill
from landsraad.imperium.rivals import difficulty, hagal_deck, reshuffle, solo
from landsraad.imperium.round import AGENTS_AT_START, ROUND
from landsraad.imperium.ruleset import Ruleset
from landsraad.imperium.state import NOBODY, OWN, SETUP, Imperium, Seat, Turn
from landsraad.imperium.words import AGENTS, FACTIONS, GARRISON, SOLARI, SPICE, SUPPLY, VOCABULARY, VP, WATER
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family
from landsraad.kernel.setup import Setup

TROOPS = 12
GARRISON_AT_START = 3
CONFLICTS_BY_LEVEL = ((3, 4), (2, 5), (1, 1))
"""The Conflict deck from bottom to top: level, and how many cards of it."""


def new_game(family: Family, rules: Ruleset, setup: Setup) -> Imperium:
    """A game as it stands before leaders are known, with everything else to do on its agenda."""
    game = Imperium()
    game.begin(family, setup)
    game.rules = rules
    rivals = {1: 2, 2: 1}.get(setup.players, 0)
    game.seats = [Seat.fresh(index, UNDECIDED) for index in range(setup.players + rivals)]
    for seat in game.seats[setup.players :]:
        seat.rival = True
        seat.decider = 0
    game.turn = Turn.fresh(NOBODY)
    game.bag = []
    game.round = 0
    game.phase = SETUP
    game.first = 0
    game.to_move = 0
    game.conflict = NOBODY
    game.conflicts_past = ()
    game.row = []
    game.reserve = [card.copies for card in rules.reserve]
    game.trashed = ()
    game.intrigue_discard = []
    game.occupied = 0
    game.bonus = [0] * len(rules.spaces)
    game.control = (NOBODY,) * len(rules.spaces)
    game.alliances = (NOBODY,) * len(FACTIONS)
    game.mentat = NOBODY
    game.mentat_next = NOBODY
    game.reveals = 0
    game.passes = 0
    game.fought = False
    game.victor = NOBODY
    game.hagal_deck = ()
    game.hagal_discard = tuple(hagal_deck(setup.players)) if rivals else ()
    game.hagal_card = NOBODY
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
    for level, number in CONFLICTS_BY_LEVEL:
        cards = [index for index in game.rules.conflicts if CONFLICTS[index].level == level]
        chance.shuffle(cards)
        deck += cards[:number]
    game.conflict_deck = tuple(deck)
    game.intrigue_deck = game.rules.intrigue[:]
    chance.shuffle(game.intrigue_deck)
    game.imperium_deck = game.rules.imperium[:]
    chance.shuffle(game.imperium_deck)
    reshuffle(game)
    refill(game)


def deal_seats(game: Imperium) -> None:
    """Give every player a shuffled deck, water, troops, Agents and a first score; pick the First Player."""
    for seat in game.seats:
        if seat.rival:
            prepare_rival(game, seat)
            continue
        seat.deck = game.rules.starting[:]
        game.chance.shuffle(seat.deck)
        seat.have[WATER] = 1
        seat.have[AGENTS] = AGENTS_AT_START
        station(seat, GARRISON_AT_START)
        seat.have[VP] = 1 if game.setup.players == 4 else 0
    if solo(game):
        level = difficulty(game)
        human = game.seats[0]
        human.have[SOLARI] += level.gift
        human.have[SPICE] += level.gift
        if not level.human_swordmaster:
            human.closed |= 1 << game.rules.swordmaster
        game.first = 1  # the Rival on the human's left
    else:
        game.first = game.chance.below(game.setup.players)


def station(seat: Seat, garrison: int) -> None:
    """Put troops in the garrison and the others in supply."""
    seat.have[GARRISON] = garrison
    seat.have[SUPPLY] = TROOPS - garrison


def prepare_rival(game: Imperium, rival: Seat) -> None:
    """What a Rival starts with: by difficulty in solo games, nothing but three Agents for House Hagal of two."""
    rival.have[AGENTS] = AGENTS_AT_START
    if solo(game):
        level = difficulty(game)
        station(rival, level.garrison)
        rival.have[WATER] = 1
        draw_intrigue(game, rival, level.intrigue)
    else:
        station(rival, 0)
        rival.swordmaster = True
        rival.have[AGENTS] += 1


def choose_leaders(game: Imperium, setup: Setup) -> None:
    """Seat the leaders that were asked for, deal the others at random, or hold a draft."""
    game.push(RIVAL_LEADERS, OWN[0])
    people = [seat for seat in game.clockwise(game.first) if not seat.rival]
    if setup.leaders == "draft":
        for seat in people:
            game.push(PICK_LEADER, OWN[seat.index])
        return
    named = [] if isinstance(setup.leaders, str) else list(setup.leaders)
    by_id = {leader.id: leader for leader in game.rules.leaders}
    for seat, name in zip(game.seats, named, strict=False):
        if name != "random":
            take_leader(seat, by_id[name])
    for seat in people:
        if seat.leader is UNDECIDED:
            take_leader(seat, random_leader(game))


def random_leader(game: Imperium, rival: bool = False) -> Leader:
    """A leader that nobody has."""
    taken = [seat.leader for seat in game.seats]
    free = [leader.index for leader in game.rules.leaders if leader not in taken and (leader.rival or not rival)]
    game.reveal()
    return LEADERS[game.chance.take(free)]


def take_leader(seat: Seat, leader: Leader) -> None:
    """Seat a leader. Rivals use its Signet ability only."""
    seat.leader = leader
    seat.hooks = {} if seat.rival else leader.hooks


class RivalLeaders(Act):
    """Rivals get the leaders nobody took; House Hagal of two players has none."""

    def do(self, game: Imperium, context: Context) -> None:
        for seat in game.seats:
            if seat.rival and seat.leader is UNDECIDED:
                take_leader(seat, random_leader(game, rival=True) if solo(game) else HOUSE_HAGAL)

    def words(self) -> str:
        return "Rivals get their leaders"


class PickLeader(Act):
    """The draft: each player takes a leader in turn, the First Player last."""

    def do(self, game: Imperium, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        taken = [seat.leader for seat in game.seats]
        return [leader.option for leader in game.rules.leaders if leader not in taken]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        take_leader(game.seats[context.seat], LEADERS[VOCABULARY.value[option]])
        if game.events is not None:
            game.tell(Event("leader", context.seat, LEADERS[VOCABULARY.value[option]].id))

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Take a Leader."

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        return "another player has taken that Leader" if VOCABULARY.verbs[option] == "leader" else ""

    def words(self) -> str:
        return "take a Leader"


class LeadersReady(Act):
    """Setup is complete: what leaders do at the start of the game."""

    def do(self, game: Imperium, context: Context) -> None:
        for seat in reversed(game.clockwise(game.first)):
            hook = seat.hooks.get("start")
            if hook is not None:
                game.push(hook, OWN[seat.index])

    def words(self) -> str:
        return "leaders prepare"


PICK_LEADER = PickLeader()
RIVAL_LEADERS = RivalLeaders()
LEADERS_READY = LeadersReady()
