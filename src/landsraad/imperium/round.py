"""The round: its five phases, from the Conflict card turned up to the Agents called home."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.combat import COMBAT_PHASE
from landsraad.imperium.deck import draw
from landsraad.imperium.declare import CONFLICTS
from landsraad.imperium.endgame import ENDGAME_PHASE
from landsraad.imperium.rivals import RIVAL_TURN, difficulty, solo
from landsraad.imperium.state import (
    MAKERS,
    NOBODY,
    OWN,
    PLAYER_TURNS,
    RECALL,
    ROUND_START,
    Imperium,
    Seat,
    conflict_id,
)
from landsraad.imperium.troops import deploy
from landsraad.imperium.turn import TAKE_TURN
from landsraad.imperium.words import AGENTS, DEFEND, PASS, SUPPLY, VP
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

HAND = 5
AGENTS_AT_START = 2
VICTORY = 10
"""Victory points that end the game with the round."""


class Round(Act):
    """A round: its phases one after the other."""

    def do(self, game: Imperium, context: Context) -> None:
        game.round += 1
        game.reveals = 0
        for phase in (RECALL_PHASE, MAKERS_PHASE, COMBAT_PHASE, PLAYER_TURNS_PHASE, ROUND_START_PHASE):
            game.push(phase, context)

    def words(self) -> str:
        return "play a round"


class RoundStart(Act):
    """Phase 1: the Mentat won last round is taken, a Conflict is revealed, everybody draws five cards."""

    def do(self, game: Imperium, context: Context) -> None:
        game.phase = ROUND_START
        if game.events is not None:
            game.tell(Event("round", -1, "", game.round))
        if game.mentat_next != NOBODY:
            game.mentat = game.mentat_next
            game.mentat_next = NOBODY
            game.seats[game.mentat].have[AGENTS] += 1
            if game.events is not None:
                game.tell(Event("mentat", game.mentat))
        if solo(game) and game.round == difficulty(game).swordmasters:
            game.push(RIVAL_SWORDMASTERS, context)
        if game.conflict != NOBODY:
            game.conflicts_past = (*game.conflicts_past, game.conflict)
        game.conflict = game.conflict_deck[-1]
        game.conflict_deck = game.conflict_deck[:-1]
        game.reveal()
        if game.events is not None:
            game.tell(Event("conflict", -1, conflict_id(game.conflict)))
        game.push(DRAW_HANDS, context)
        location = CONFLICTS[game.conflict].location
        if location:
            holder = game.control[game.rules.pos[location]]
            if holder != NOBODY and game.seats[holder].have[SUPPLY]:
                game.push(DEFENSIVE_BONUS, OWN[holder])

    def words(self) -> str:
        return "start the round"


class DefensiveBonus(Act):
    """The controller of the space a Conflict is about may deploy one troop from its supply."""

    def do(self, game: Imperium, context: Context) -> None:
        if game.seats[context.seat].rival:
            self.answer(game, context, DEFEND)
        else:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return [DEFEND, PASS]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        if option == DEFEND:
            deploy(game, game.seats[context.army], 1, SUPPLY)

    def text(self, game: Imperium, context: Context, option: int) -> str:
        return "Deploy nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Context) -> str:
        return "The Conflict is about a space you control: deploy a troop from your supply to defend it?"

    def words(self) -> str:
        return "you may deploy one troop from your supply to defend what you control"


class RivalSwordmasters(Act):
    """The Conflict card above the Rivals' Swordmasters is out: both have a third Agent from now on."""

    def do(self, game: Imperium, context: Context) -> None:
        for seat in game.seats:
            if seat.rival:
                seat.swordmaster = True
                seat.have[AGENTS] += 1
                if game.events is not None:
                    game.tell(Event("swordmaster", seat.index))

    def words(self) -> str:
        return "the Rivals gain their Swordmasters"


class DrawHands(Act):
    """Every player draws five cards."""

    def do(self, game: Imperium, context: Context) -> None:
        for seat in game.clockwise(game.first):
            if not seat.rival:
                draw(game, seat, HAND)

    def words(self) -> str:
        return "every player draws five cards"


class PlayerTurns(Act):
    """Phase 2: turns clockwise from the First Player until everybody has revealed."""

    def do(self, game: Imperium, context: Context) -> None:
        game.phase = PLAYER_TURNS
        game.to_move = game.first
        game.push(NEXT_TURN, context)

    def words(self) -> str:
        return "take turns"


class NextTurn(Act):
    """The next seat that still has a turn to take takes it."""

    def do(self, game: Imperium, context: Context) -> None:
        seats = game.seats
        n = len(seats)
        for step in range(n):
            seat = seats[(game.to_move + step) % n]
            if self.may_move(game, seat):
                game.to_move = (seat.index + 1) % n
                game.push(self, context)
                game.push(RIVAL_TURN if seat.rival else TAKE_TURN, OWN[seat.index])
                return

    def may_move(self, game: Imperium, seat: Seat) -> bool:
        """Whether the seat has a turn left this round; House Hagal of two players moves on their turns."""
        if seat.rival:
            return solo(game) and seat.have[AGENTS] > 0
        return not seat.revealed

    def words(self) -> str:
        return "take the next turn"


class Makers(Act):
    """Phase 4: every Maker space without an Agent gathers a bonus spice."""

    def do(self, game: Imperium, context: Context) -> None:
        game.phase = MAKERS
        for pos in game.rules.makers:
            if not game.occupied >> pos & 1:
                game.bonus[pos] += 1
                if game.events is not None:
                    game.tell(Event("maker", -1, game.rules.spaces[pos].id, 1))

    def words(self) -> str:
        return "makers"


class Recall(Act):
    """Phase 5: the game ends, or Agents and Mentat go home and the First Player marker moves on."""

    def do(self, game: Imperium, context: Context) -> None:
        game.phase = RECALL
        if not game.conflict_deck or any(seat.have[VP] >= VICTORY for seat in game.seats):
            game.push(ENDGAME_PHASE, context)
            return
        game.mentat = NOBODY if game.mentat_next == NOBODY else game.mentat_next
        for seat in game.seats:
            seat.posts = ()
            seat.have[AGENTS] = AGENTS_AT_START + seat.swordmaster
            seat.revealed = 0
            seat.voice = NOBODY
        game.occupied = 0
        game.first = self.next_first(game)
        game.push(ROUND, context)

    def next_first(self, game: Imperium) -> int:
        """The seat that holds the First Player marker in the next round."""
        return (game.first + 1) % (2 if game.setup.players == 2 else len(game.seats))

    def words(self) -> str:
        return "recall"


ROUND = Round()
ROUND_START_PHASE = RoundStart()
RIVAL_SWORDMASTERS = RivalSwordmasters()
DEFENSIVE_BONUS = DefensiveBonus()
DRAW_HANDS = DrawHands()
PLAYER_TURNS_PHASE = PlayerTurns()
NEXT_TURN = NextTurn()
MAKERS_PHASE = Makers()
RECALL_PHASE = Recall()
