"""The round: its five phases, from the Conflict card turned up to the Agents called home."""

from __future__ import annotations

from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE, RECALLED, ROUND_BEGUN, ROUND_OPENED
from landsraad.imperium.declare.units import TROOP
from landsraad.imperium.declare.vocabulary import AGENTS, DEFEND, PASS, REVEALED, SUPPLY, SWORDMASTER, VP
from landsraad.imperium.rules.combat import COMBAT_PHASE
from landsraad.imperium.rules.endgame import ENDGAME_PHASE
from landsraad.imperium.rules.reveal import REVEALS
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import VOICES, controller, reopen
from landsraad.imperium.table.deck import draw
from landsraad.imperium.table.state import (
    MAKERS,
    NOBODY,
    OWN,
    PLAYER_TURNS,
    RECALL,
    ROUND_START,
    Imperium,
    Seat,
    conflict_id,
    replaced,
)
from landsraad.imperium.table.units import at_call, deploy, take_back
from landsraad.kernel.event import Event

HAND = 5
AGENTS_AT_START = 2


class Round(Act):
    """A round: its phases one after the other."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.round += 1
        game.rounds += 1
        game.have[REVEALS] = 0
        for phase in (RECALL_PHASE, MAKERS_PHASE, COMBAT_PHASE, PLAYER_TURNS_PHASE, ROUND_START_PHASE):
            game.push(phase, context)

    def describe(self) -> str:
        return "play a round"


class RoundStart(Act):
    """Phase 1: a Conflict is revealed, and everybody draws five cards."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = ROUND_START
        if game.events is not None:
            game.emit(Event("round", -1, "", game.round))
        for seat in reversed(game.clockwise(game.first)):
            if seat.hooks[ROUND_BEGUN]:
                game.fire(seat, ROUND_BEGUN, OWN[seat.index])
        game.fire_table(ROUND_BEGUN)
        game.push(DRAW_HANDS, context)
        game.push(REVEAL_CONFLICT, context)
        game.fire_table(ROUND_OPENED)

    def describe(self) -> str:
        return "start the round"


class RevealConflict(Act):
    """The next Conflict is turned up; the player who controls the place it is about may defend it."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.conflict != NONE:
            game.conflicts_past = (*game.conflicts_past, game.conflict)
        game.conflict = game.conflict_deck[-1]
        game.conflict_deck = game.conflict_deck[:-1]
        game.reveal()
        if game.events is not None:
            game.emit(Event("conflict", -1, conflict_id(game.conflict)))
        location = CONFLICTS[game.conflict].location
        if location in game.rules.pos:
            holder = controller(game, game.rules.pos[location])
            if holder != NOBODY and at_call(game, game.seats[holder]):
                game.push(DEFENSIVE_BONUS, OWN[holder])

    def describe(self) -> str:
        return "reveal a Conflict"


class DefensiveBonus(Act):
    """The controller of the space a Conflict is about may deploy one troop from its supply."""

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return game.seats[context.seat].policy.narrow(game, context, self, [DEFEND, PASS])

    def option_rank(self, game: Imperium, context: Origin, option: int) -> int:
        return 0 if option == DEFEND else 1

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == DEFEND:
            seat = game.seats[context.army]
            if not seat.have[SUPPLY]:
                take_back(game, seat, 1)
            deploy(game, seat, 1, TROOP, SUPPLY)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if option == DEFEND and not game.seats[context.army].have[SUPPLY]:
            return "Take a troop back to your supply and deploy it to defend what you control"
        return "Deploy nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "The Conflict is about a space you control: deploy a troop from your supply to defend it?"

    def describe(self) -> str:
        return "you may deploy one troop from your supply to defend what you control"


class DrawHands(Act):
    """Every player draws five cards."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.clockwise(game.first):
            if not seat.policy.automatic:
                draw(game, seat, HAND)

    def describe(self) -> str:
        return "every player draws five cards"


class PlayerTurns(Act):
    """Phase 2: turns clockwise from the First Player until everybody has revealed."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = PLAYER_TURNS
        game.to_move = game.first
        game.push(NEXT_TURN, context)

    def describe(self) -> str:
        return "take turns"


class NextTurn(Act):
    """The next seat that still has a turn to take takes it."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[game.to_move]
        if not seat.policy.moves(game, seat):
            other = next_to_move(game)
            if other is None:
                return
            seat = other
        game.to_move = game.rules.rivals.after(game, seat.index)
        game.agenda.append((self, context))  # type: ignore[arg-type]  # push(), without the call
        seat.policy.turn.do(game, OWN[seat.index])

    def describe(self) -> str:
        return "take the next turn"


def next_to_move(game: Imperium) -> Seat | None:
    """The seat that takes the next turn, if any has a turn left this round."""
    seats = game.seats
    to_move = game.to_move
    for _ in seats:
        seat = seats[to_move]
        if seat.policy.moves(game, seat):
            return seat
        to_move = game.rules.rivals.after(game, to_move)
    return None


class Makers(Act):
    """Phase 4: every Maker space without an Agent gathers a bonus spice."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = MAKERS
        for pos in game.rules.makers:
            if not game.occupied >> pos & 1:
                game.bonus = replaced(game.bonus, pos, game.bonus[pos] + 1)
                if game.events is not None:
                    game.emit(Event("maker", -1, game.rules.spaces[pos].id, 1))

    def describe(self) -> str:
        return "makers"


class Recall(Act):
    """Phase 5: the game ends, or Agents go home and the First Player marker moves on."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.phase = RECALL
        if not game.conflict_deck or max([seat.have[VP] for seat in game.seats]) >= game.rules.victory:
            game.push(ENDGAME_PHASE, context)
            return
        for seat in game.seats:
            seat.posts = ()
            seat.have[AGENTS] = AGENTS_AT_START + seat.have[SWORDMASTER]
            seat.have[REVEALED] = 0
            if game.have[VOICES]:
                reopen(game, seat)
        game.occupied = 0
        game.first = game.rules.rivals.next_first(game)
        game.push(ROUND, context)
        game.fire_table(RECALLED)

    def describe(self) -> str:
        return "recall"


ROUND = Round()
ROUND_START_PHASE = RoundStart()
REVEAL_CONFLICT = RevealConflict()
DEFENSIVE_BONUS = DefensiveBonus()
DRAW_HANDS = DrawHands()
PLAYER_TURNS_PHASE = PlayerTurns()
NEXT_TURN = NextTurn()
MAKERS_PHASE = Makers()
RECALL_PHASE = Recall()
