"""Teams: two Commanders with two Allies each, who sits where, and how a Commander is played."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.policy import Policy
from landsraad.imperium.declare.register import (
    AGENT_PLACED,
    AGENT_RECALLED,
    INFLUENCE_REACHED,
    NONE,
    SEAT,
    TABLE,
    TURN_BEGUN,
)
from landsraad.imperium.declare.vocabulary import AGENTS, EMPEROR, FREMEN, SWORDMASTER, VOCABULARY
from landsraad.imperium.rules.turn import END_OF_TURN, START, TAKE_TURN, TakeTurn
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import BOUND, reopen
from landsraad.imperium.table.influence import Reached
from landsraad.imperium.table.state import OWN, OWN_WITH, Imperium, Seat, Turn
from landsraad.kernel.event import Event

BOX = "six-players"
MUADDIB: Final = "leader-muad-dib"
SHADDAM: Final = "leader-shaddam-corrino-iv"
MUADDIBS, SHADDAMS = 0, 1
"""The teams."""

LEFT_AT: Final = SEAT.number("left_at", NONE, of="space", word="left Agent token", box=BOX)
RIGHT_AT: Final = SEAT.number("right_at", NONE, of="space", word="right Agent token", box=BOX)
"""Where the Agent tokens of a Commander stand whose arrows point to the left and to the right Ally."""
SWORDMASTER_AT: Final = SEAT.number("swordmaster_at", NONE, of="space", word="Swordmaster", box=BOX)
SWORDMASTER_SENT: Final = SEAT.number("swordmaster_sent", word="Swordmaster used up", box=BOX)
"""Whether the Swordmaster has been sent, once for all."""
THRONE: Final = TABLE.pile("throne_row", "card", word="Throne Row", box=BOX)
"""Cards that only Shaddam's team may acquire."""

ACTIVATE: list[int] = []
"""The options that activate the Ally in a seat."""


class Ally(Policy):
    """Plays as people do, for a team."""

    def __init__(self, team: int, fellow: int, leaders: tuple[str, ...]) -> None:
        super().__init__(TAKE_TURN, row=THRONE if team == SHADDAMS else NONE)
        self.team = team
        self.fellow = fellow
        """The seat of the other Ally of the team."""
        self.leaders = leaders

    def riders(self, game: Imperium, seat: Seat) -> list[Seat]:
        """Only Muad'Dib's team takes Maker Hooks, for both of its Allies."""
        return [seat, game.seats[self.fellow]] if self.team == MUADDIBS else []

    def movable(self, game: Imperium, seat: Seat) -> tuple[int, ...]:
        """All but a Swordmaster, which goes once."""
        return tuple([pos for pos in seat.posts if pos != seat.have[SWORDMASTER_AT]])

    def summons(self, game: Imperium) -> bool:
        return self.team == MUADDIBS or not game.setup.options.get("only_fremen_ride")

    def listens(self) -> dict[int, tuple[Act, ...]]:
        return TOKENS


class Commander(Policy):
    """Fights with the units of one Ally each turn, and stands on one track of its own."""

    def __init__(self, team: int, leader: str, allies: tuple[int, int], own_track: int) -> None:
        super().__init__(COMMAND, commands=True, row=THRONE if team == SHADDAMS else NONE)
        self.team = team
        self.leaders = (leader,)
        self.allies = allies
        """The seats of the left and of the right Ally."""
        self.own_track = own_track

    def shared(self, game: Imperium, seat: Seat, faction: int) -> int:
        return max(game.seats[self.allies[0]].influence[faction], game.seats[self.allies[1]].influence[faction])

    def influence(self, game: Imperium, seat: Seat, faction: int) -> int:
        return max(seat.influence[faction], self.shared(game, seat, faction))

    def movable(self, game: Imperium, seat: Seat) -> tuple[int, ...]:
        """The token whose arrow points to the Ally that is activated."""
        pos = seat.have[arrow(game, seat, game.turn.army)]
        return () if pos == NONE else (pos,)

    def armies(self, game: Imperium, seat: Seat) -> list[int]:
        return [ally for ally in self.allies if game.fights(game.seats[ally])]

    def tokens(self, seat: Seat) -> list[tuple[str, int]]:
        have = seat.have
        found = [("agent-left", have[LEFT_AT]), ("agent-right", have[RIGHT_AT])]
        if have[SWORDMASTER_AT] != NONE or swordmaster_ready(seat):
            found.append(("swordmaster", have[SWORDMASTER_AT]))
        return sorted(found, key=lambda one: one[1] == NONE)

    def listens(self) -> dict[int, tuple[Act, ...]]:
        return {INFLUENCE_REACHED: (TEAM_REWARD,), **TOKENS}


def allies_of(game: Imperium, seat: int) -> list[Seat]:
    """The Allies of a seat's team, itself among them if it is one: for a Commander the left one first."""
    team = [one for one in (game.seats[seat], *game.teammates(seat)) if not one.policy.commands]
    policy = game.seats[seat].policy
    return [game.seats[ally] for ally in policy.allies] if isinstance(policy, Commander) else team


def arrow(game: Imperium, seat: Seat, army: int) -> int:
    """The number that says where the token of a Commander stands whose arrow points to an Ally."""
    policy = seat.policy
    return LEFT_AT if isinstance(policy, Commander) and policy.allies[0] == army else RIGHT_AT


def swordmaster_ready(seat: Seat) -> bool:
    """Whether the Swordmaster waits to be sent."""
    return bool(seat.have[SWORDMASTER]) and not seat.have[SWORDMASTER_SENT]


class TokenSent(Act):
    """Notice which Agent was sent: those that come back every round before the Swordmaster."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        have = seat.have
        if seat.policy.commands:
            number = arrow(game, seat, game.turn.army)
            if have[number] in (NONE, context.space) or have[number] not in seat.posts:
                have[number] = context.space
                return
        elif len(seat.posts) - (have[SWORDMASTER_AT] != NONE) <= 2:
            return
        have[SWORDMASTER_SENT] = 1
        have[SWORDMASTER_AT] = context.space

    def describe(self) -> str:
        return "remember which Agent was sent"


class TokenBack(Act):
    """Notice which Agent was recalled: the Swordmaster cannot be sent again."""

    def do(self, game: Imperium, context: Origin) -> None:
        have = game.seats[context.seat].have
        for number in (LEFT_AT, RIGHT_AT):
            if have[number] == context.space:
                have[number] = NONE
        if have[SWORDMASTER_AT] == context.space:
            have[SWORDMASTER_AT] = NONE
            have[AGENTS] -= 1

    def describe(self) -> str:
        return "remember which Agent was recalled"


class CommandTurn(TakeTurn):
    """A Commander's turn begins with the Ally that it activates."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn = Turn.fresh(context.seat)
        seat = game.seats[context.seat]
        reopen(game, seat)
        game.push(END_OF_TURN, context)
        game.push(ACTIVATE_ALLY, context)
        game.fire(seat, TURN_BEGUN, context)


class ActivateAlly(Act):
    """The choice of the Ally whose units and influence move this turn."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.skips_forced and self.idle(game, game.seats[context.seat]):
            self.answer(game, context, self.options(game, context)[0])
        else:
            game.ask(self, context, context.seat)

    def idle(self, game: Imperium, seat: Seat) -> bool:
        """Whether the turn can bring nothing to any Ally: there is nothing to play and nothing to reveal."""
        return not seat.hand and not seat.intrigue and not seat.posts and not game.rules.extras

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [ACTIVATE[ally.index] for ally in allies_of(game, context.seat)]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        army = game.turn.army = VOCABULARY.value[option]
        ready = (seat.have[arrow(game, seat, army)] == NONE) + swordmaster_ready(seat)
        game.turn.have[BOUND] = max(0, seat.have[AGENTS] - ready)
        if game.events is not None:
            game.emit(Event("activate-ally", seat.index, other=army))
        game.push(START, OWN_WITH[seat.index][army])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        seat = game.seats[context.seat]
        army = VOCABULARY.value[option]
        name = game.name_of(army)
        if seat.have[arrow(game, seat, army)] == NONE:
            return f"Activate {name}"
        return f"Activate {name} with the Swordmaster" if swordmaster_ready(seat) else f"Activate {name} to reveal"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Ally do you activate this turn?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] == "activate-ally":
            return "that is no Ally of yours"
        return "activate an Ally first"

    def describe(self) -> str:
        return "activate an Ally"


class TeamReward(Act):
    """A Commander has come a step up on the own track: some steps give something to the whole team."""

    def due(self, game: Imperium, context: Origin) -> Act | None:
        """What each of the team gains from a step, if there is something."""
        track = game.seats[context.seat].policy.own_track
        if not isinstance(context, Reached) or context.faction != track:
            return None
        return REWARDS[track].get(context.level)

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        reward = self.due(game, context)
        if reward is not None:
            team = [seat, *game.teammates(seat.index)]
            for one in reversed(team):
                game.push(reward, OWN[one.index])

    def footprint(self, game: Imperium, context: Origin) -> int:
        reward = self.due(game, context)
        touched = touch.NOTHING
        if reward is not None:
            for one in (game.seats[context.seat], *game.teammates(context.seat)):
                touched |= reward.footprint(game, OWN[one.index])
        return touched

    def settled(self, game: Imperium, context: Origin) -> bool:
        reward = self.due(game, context)
        if reward is None:
            return True
        team = [game.seats[context.seat], *game.teammates(context.seat)]
        return all(reward.settled(game, OWN[one.index]) for one in team)

    def describe(self) -> str:
        return "the team gains what the step of the Commander's own track gives"


REWARDS: dict[int, dict[int, Act]] = {EMPEROR: {}, FREMEN: {}}
"""What the steps of the Commanders' own tracks give to each of the team."""

TOKENS: dict[int, tuple[Act, ...]] = {AGENT_PLACED: (TokenSent(),), AGENT_RECALLED: (TokenBack(),)}
TEAM_REWARD = TeamReward()
ACTIVATE_ALLY = ActivateAlly()
COMMAND = CommandTurn()

AMBER: Final = "leader-lady-amber-metulli"
WITH_MUADDIB = ("leader-gurney-halleck", "leader-lady-jessica", "leader-staban-tuek", AMBER)
WITH_SHADDAM = ("leader-feyd-rautha-harkonnen", "leader-lady-margot-fenring", "leader-princess-irulan", AMBER)

MUADDIBS_SEAT, SHADDAMS_SEAT = 0, 3
MUADDIB_COMMANDS = Commander(MUADDIBS, MUADDIB, (2, 4), FREMEN)
SHADDAM_COMMANDS = Commander(SHADDAMS, SHADDAM, (5, 1), EMPEROR)

SEATING = (
    MUADDIB_COMMANDS,
    Ally(SHADDAMS, 5, WITH_SHADDAM),
    Ally(MUADDIBS, 4, WITH_MUADDIB),
    SHADDAM_COMMANDS,
    Ally(MUADDIBS, 2, WITH_MUADDIB),
    Ally(SHADDAMS, 1, WITH_SHADDAM),
)
"""Commanders face each other, each between the two Allies of the other team."""
NEIGHBOURS = {1: 2, 2: 1, 4: 5, 5: 4}
"""For each Ally the opposing one who sits beside it."""
