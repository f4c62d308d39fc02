"""House Hagal: Rivals that the rules themselves play, moved by a deck of their own.

Alone, a person meets two Rivals, who score and can win; between two people a third only stands in the way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.board import Space
from landsraad.imperium.declare.cards import CONFLICTS, HagalCard
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Goal, Policy, Rivals
from landsraad.imperium.declare.register import (
    AGENT_TURN_ENDED,
    COMBAT_BEGUN,
    CONFLICT_WON,
    GAINED,
    INTRIGUE_DRAWN,
    NONE,
    ROUND_BEGUN,
)
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    ANY,
    CLOSED,
    GARRISON,
    HAVE_WORDS,
    RESOURCES,
    SOLARI,
    SPICE,
    SUPPLY,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
)
from landsraad.imperium.rivals.deck import (
    HAGAL_DECK,
    HAGAL_DISCARD,
    TURNED_UP,
    arbiter,
    destination,
    new_deck,
    on_board,
    passed_over,
    side_for,
    turn_up,
)
from landsraad.imperium.rivals.difficulty import DIFFICULTIES, EXPERT_LEAD, difficulty
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import stand, take_control
from landsraad.imperium.table.goods import gain, pay, score
from landsraad.imperium.table.influence import rise
from landsraad.imperium.table.intrigue import KNOWN_INTRIGUE, draw_intrigue
from landsraad.imperium.table.state import NOBODY, OWN, Imperium, Seat
from landsraad.imperium.table.units import FREE_DEPLOYMENT, deploy, recruit
from landsraad.kernel.event import Event

if TYPE_CHECKING:
    from landsraad.kernel.family import Choice


class RivalTurn(Act):
    """A Rival's turn: House Hagal cards are turned up until one sends its Agent."""

    def do(self, game: Imperium, context: Origin) -> None:
        rival = game.seats[context.seat]
        rival.decider = arbiter(game)
        game.turns += 1
        game.turn.begin(rival.index)
        NEXT_CARD.do(game, context)

    def describe(self) -> str:
        return "a Rival takes its turn"


class NextCard(Act):
    """The next House Hagal card is turned up for a Rival; those that send nobody are done and followed by another."""

    def do(self, game: Imperium, context: Origin) -> None:
        rival = game.seats[context.seat]
        enough = 2 * (len(game.piles[HAGAL_DECK]) + len(game.piles[HAGAL_DISCARD]))
        while game.turn.have[TURNED_UP] < enough:
            game.turn.have[TURNED_UP] += 1
            card = turn_up(game, rival)
            if card.effect is not None and not (card.sends and on_board(game, card)):
                game.push(self, context)
                game.push(card.effect, context)
                return
            side = side_for(game, rival, card)
            if side is not None and rival.policy.shuns(game, rival, side) is None:
                pos = destination(game, rival, side)
                if pos != NONE:
                    self.send(game, rival, side, pos)
                    return
            if game.events is not None:
                game.emit(passed_over(game, rival, card, side))
        rival.have[AGENTS] -= 1
        if game.events is not None:
            game.emit(Event("hagal-none", rival.index))
        end_turn(game)

    def send(self, game: Imperium, rival: Seat, card: HagalCard, pos: int) -> None:
        """Send the Agent. Only what the card shows counts, not what the space costs, asks for or gives; to harvest is
        to take what a Maker space gives."""
        space = game.rules.spaces[pos]
        here = Origin(rival.index, rival.index, NONE, pos)
        game.turn.space = pos
        rival.have[AGENTS] -= 1
        game.push(RIVAL_DEPLOYMENT, here)
        stand(game, rival, here)
        if card.harvest and space.effect is not None:
            game.push(space.effect, here)
        if card.effect is not None:
            game.push(card.effect, OWN[rival.index])
        if card.signet and rival.leader.ring.possible(game, OWN[rival.index]):
            game.push(rival.leader.ring, OWN[rival.index])
        if card.influence != ANY:
            rise(game, rival, card.influence, 1)
        recruit(game, rival, card.troops)

    def describe(self) -> str:
        return "the next House Hagal card is turned up"


def end_turn(game: Imperium) -> None:
    """End a Rival's turn."""
    game.turn.seat = NOBODY
    game.turn.army = NOBODY


class RivalDeployment(Act):
    """On a Combat space a Rival deploys its recruits and up to two more, the strongest first; expert Rivals may hold
    back."""

    def do(self, game: Imperium, context: Origin) -> None:
        rival = game.seats[context.seat]
        combat = game.rules.spaces[context.space].combat
        if combat and rival.policy.holds_back(game, rival):
            if game.events is not None:
                game.emit(Event("hold-back", rival.index))
        elif combat:
            more = FREE_DEPLOYMENT
            for unit in game.rules.strongest_first:
                fresh = game.turn.have[unit.recruited] - game.turn.have[unit.sent]
                free = max(0, min(more, rival.have[unit.garrison] - fresh))
                deploy(game, rival, fresh + free, unit)
                more -= free
        end_turn(game)
        if game.events is not None:
            game.emit(Event("end-turn", rival.index))

    def describe(self) -> str:
        return "a Rival deploys its troops"


class RivalSwords(Act):
    """At the start of Combat each Rival in the Conflict turns up a House Hagal card and adds its swords."""

    def do(self, game: Imperium, context: Origin) -> None:
        rival = game.seats[context.seat]
        if game.fights(rival):
            card = turn_up(game, rival)
            if card.swords:
                gain(game, rival, SWORDS, card.swords)
            elif game.events is not None:
                game.emit(Event("hagal-no-swords", rival.index, card.id))

    def describe(self) -> str:
        return "a Rival adds the swords of a House Hagal card"


SETS = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
INTRIGUE_SET = 3


class Settle(Act):
    """A Rival spends what it has saved up the moment it is enough."""

    def do(self, game: Imperium, context: Origin) -> None:
        self.on_gain(game, game.seats[context.seat], NONE, 0)

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        seat.policy.settle(game, seat)


def pay_intrigue(game: Imperium, seat: Seat, n: int) -> None:
    """Let a Rival spend the Intrigue cards that it has held longest."""
    game.intrigue_discard = (*game.intrigue_discard, *seat.intrigue[:n])
    seat.intrigue = seat.intrigue[n:]
    seat.lay(KNOWN_INTRIGUE, ())
    game.reveal()
    if game.events is not None:
        game.emit(Event("pay", seat.index, "intrigue", n))


class BreakControl(Act):
    """House Hagal of two players controls nothing, but drives the controller out of a space it wins."""

    def do(self, game: Imperium, context: Origin) -> None:
        location = CONFLICTS[game.conflict].location
        if location:
            pos = game.rules.pos[location]
            if game.control[pos] != NOBODY and game.events is not None:
                game.emit(Event("control-lost", game.control[pos], game.rules.spaces[pos].id))
            take_control(game, pos, NOBODY)


class HagalFollows(Act):
    """Between two people House Hagal moves right after each Agent turn of the First Player."""

    def do(self, game: Imperium, context: Origin) -> None:
        hagal = game.seats[-1]
        if context.seat == game.first and hagal.have[AGENTS]:
            game.push(RIVAL_TURN, OWN[hagal.index])


class RivalSwordmasters(Act):
    """The Conflict card above the Rivals' Swordmasters is out: both have a third Agent from now on."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.round != difficulty(game).swordmasters:
            return
        for seat in game.seats:
            if seat.policy.automatic:
                seat.have[SWORDMASTER] = 1
                seat.have[AGENTS] += 1
                if game.events is not None:
                    game.emit(Event("swordmaster", seat.index))

    def describe(self) -> str:
        return "the Rivals gain their Swordmasters"


class HagalPolicy(Policy):
    """A Rival moved by House Hagal cards. Where it has a choice it takes the lowest; its decider picks among equals."""

    automatic = True
    earns_track_bonuses = False
    uses_leader = False

    def moves(self, game: Imperium, seat: Seat) -> bool:
        return seat.have[AGENTS] > 0

    def narrow(self, game: Imperium, context: Origin, act: Act, options: list[int]) -> list[int]:
        ranks = [act.option_rank(game, context, option) for option in options]
        return [option for option, rank in zip(options, ranks, strict=True) if rank == min(ranks)]

    def holds_back(self, game: Imperium, seat: Seat) -> bool:
        if not difficulty(game).expert or CONFLICTS[game.conflict].level == 3:
            return False
        others = max(game.strength(other) for other in game.opponents(seat.index))
        return game.strength(seat) - others >= EXPERT_LEAD

    def sets(self, game: Imperium) -> tuple[tuple[int, int], ...]:
        """The resources that it turns into a victory point, and how many of each."""
        return SETS

    def settle(self, game: Imperium, seat: Seat) -> None:
        for resource, price in self.sets(game):
            while seat.have[resource] >= price:
                pay(game, seat, resource, price)
                score(game, seat, 1, "goal")
        while len(seat.intrigue) >= INTRIGUE_SET:
            pay_intrigue(game, seat, INTRIGUE_SET)
            score(game, seat, 1, "goal")

    def goals(self, game: Imperium, seat: Seat) -> list[Goal]:
        sets = [Goal(VP, HAVE_WORDS[what], seat.have[what], need) for what, need in self.sets(game)]
        return [*sets, Goal(VP, "Intrigue card", len(seat.intrigue), INTRIGUE_SET)]

    def copies(self, seat: Seat, card: int) -> int:
        return 2  # House Hagal sheet: solo Rivals count as owning two The Spice Must Flow.

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {GAINED: (SETTLE,), INTRIGUE_DRAWN: (SETTLE,), COMBAT_BEGUN: (RIVAL_SWORDS,)}


class SpoilerPolicy(HagalPolicy):
    """The House Hagal of two players: it stands in the way, and gains nothing by it."""

    scores = False
    competes = False
    takes_rewards = False

    def refuses(self, seat: Seat, what: int) -> bool:
        return what in (VP, NONE) or what in RESOURCES

    def holds_back(self, game: Imperium, seat: Seat) -> bool:
        return False

    def goals(self, game: Imperium, seat: Seat) -> list[Goal]:
        return []

    def moves(self, game: Imperium, seat: Seat) -> bool:
        return False  # It moves on the turns of others.

    def copies(self, seat: Seat, card: int) -> int:
        return 0

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        return {COMBAT_BEGUN: (RIVAL_SWORDS,), CONFLICT_WON: (BREAK_CONTROL,)}


def station(seat: Seat, garrison: int) -> None:
    """Put troops in the garrison and the others in supply."""
    seat.have[GARRISON] = garrison
    seat.have[SUPPLY] = TROOP.total - garrison


class SoloRivals(Rivals):
    """Two Rivals against one person."""

    number = 2
    competitors = 2

    def __init__(self, dear_spaces: list[Space]) -> None:
        self.dear_spaces = dear_spaces
        """Spaces that cost more from Sardaukar difficulty up."""

    def policy(self) -> Policy:
        return SOLO_RIVAL

    def replaces(self, options: Mapping[str, Choice]) -> list[Space]:
        return self.dear_spaces if DIFFICULTIES[str(options["difficulty"])].dear_mentat else []

    def on(self) -> Mapping[int, tuple[Act, ...]]:
        return {ROUND_BEGUN: (RIVAL_SWORDMASTERS,)}

    def begin(self, game: Imperium) -> None:
        new_deck(game)

    def prepare(self, game: Imperium, rival: Seat) -> None:
        level = difficulty(game)
        station(rival, level.garrison)
        rival.have[AGENTS] = 2
        rival.have[WATER] = 1
        draw_intrigue(game, rival, level.intrigue)

    def handicap(self, game: Imperium) -> None:
        level = difficulty(game)
        human = game.seats[0]
        human.have[SOLARI] += level.gift
        human.have[SPICE] += level.gift
        if not level.human_swordmaster:
            human.have[CLOSED] |= 1 << game.rules.swordmaster

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [leader for leader in people if leader.rival]

    def first_player(self, game: Imperium) -> int:
        return 1  # the Rival on the human's left


class Spoiler(Rivals):
    """One Rival between two people, which has no Leader and cannot win."""

    number = 1

    def __init__(self, leader: Leader) -> None:
        self.nameplate = leader

    def policy(self) -> Policy:
        return SPOILER

    def on_seat(self) -> Mapping[int, tuple[Act, ...]]:
        return {AGENT_TURN_ENDED: (HAGAL_FOLLOWS,)}

    def begin(self, game: Imperium) -> None:
        new_deck(game)

    def prepare(self, game: Imperium, rival: Seat) -> None:
        station(rival, 0)
        rival.have[SWORDMASTER] = 1
        rival.have[AGENTS] = 3

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        return [self.nameplate]

    def nameable(self, people: Sequence[Leader]) -> list[Leader]:
        return []

    def next_first(self, game: Imperium) -> int:
        return (game.first + 1) % 2


RIVAL_TURN = RivalTurn()
NEXT_CARD = NextCard()
RIVAL_DEPLOYMENT = RivalDeployment()
RIVAL_SWORDS = RivalSwords()
SETTLE = Settle()
BREAK_CONTROL = BreakControl()
HAGAL_FOLLOWS = HagalFollows()
RIVAL_SWORDMASTERS = RivalSwordmasters()
SOLO_RIVAL = HagalPolicy(RIVAL_TURN)
SPOILER = SpoilerPolicy(RIVAL_TURN, abstains=True)
