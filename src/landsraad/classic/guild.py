"""The Guild: moving out of turn."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act
from landsraad.classic.characters import GUILD
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.movement import TAKE_MOVE
from landsraad.classic.state import NOBODY, Classic
from landsraad.classic.words import MOVE_NOW, STOP_GUILD_ORDER, WAIT
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

IN_ORDER = 0
LATE = 1
"""The Guild has let its place go by."""
BOUND = 2
"""A Karama holds the Guild to the storm order this turn."""


class MoveOrder(Act):
    """Who moves next: storm order, but for a Guild that may choose its moment."""

    def do(self, game: Classic, context: Context) -> None:
        guild = game.sits[GUILD]
        free = game.rules.advantages and guild >= 0 and not game.moved >> guild & 1 and game.guild_order != BOUND
        turn = NOBODY
        others = False
        for seat in game.storm_order():
            if game.moved >> seat.index & 1:
                continue
            if seat.index != guild:
                others = True
            if turn == NOBODY and not (seat.index == guild and game.guild_order == LATE):
                turn = seat.index
        if turn == NOBODY:
            turn = guild if guild >= 0 and not game.moved >> guild & 1 else NOBODY
            if turn == NOBODY:
                return
        game.to_move = turn
        if free and others:
            game.ask(self, OWN[guild], guild)
        else:
            self.move(game, turn)

    def move(self, game: Classic, seat: int) -> None:
        """A seat takes its move; then the next."""
        game.to_move = seat
        game.push(self, OWN[0])
        game.push(TAKE_MOVE, OWN[seat])

    def options(self, game: Classic, context: Context) -> list[int]:
        return [MOVE_NOW, WAIT]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        in_place = game.to_move == context.seat
        if (option == MOVE_NOW) == in_place:
            self.move(game, game.to_move)
            return
        if game.events is not None:
            game.tell(Event("guild-order", context.seat, "now" if option == MOVE_NOW else "wait"))
        game.push(LEAVE_ORDER, context)
        offer_stop(game, STOP_GUILD_ORDER)

    def prompt(self, game: Classic, context: Context) -> str:
        if game.to_move == context.seat:
            return "It is your place in the storm order: move now, or wait?"
        return f"The {game.people(game.to_move)} are to move: do you move before them?"


class LeaveOrder(Act):
    """The Guild moves early or late, unless a Karama holds it to the storm order."""

    def do(self, game: Classic, context: Context) -> None:
        early = game.to_move != context.seat
        if take_note(game, STOP_GUILD_ORDER):
            game.guild_order = BOUND
            MOVE_ORDER.move(game, game.to_move)
        elif early:
            MOVE_ORDER.move(game, context.seat)
        else:
            game.guild_order = LATE
            game.push(MOVE_ORDER, OWN[0])


MOVE_ORDER = MoveOrder()
LEAVE_ORDER = LeaveOrder()
