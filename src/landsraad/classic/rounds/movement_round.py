"""The movement round: who moves when."""

from __future__ import annotations

from landsraad.classic.bargains.alliance import PLEDGE_AID
from landsraad.classic.rounds.movement import TAKE_MOVE
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import MOVE_DUE, MOVEMENT_OPENS
from landsraad.classic.table.register import MOVED, NOBODY, PHASE, TO_MOVE, WAITING_TO_MOVE
from landsraad.classic.table.state import MOVEMENT_ROUND, Classic
from landsraad.kernel.event import Event


class MovementRound(Act):
    """The movement round opens."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = MOVEMENT_ROUND
        game.have[MOVED] = 0
        game.have[WAITING_TO_MOVE] = 0
        if game.events is not None:
            game.emit(Event("round", -1, "movement"))
        game.push(MOVE_ORDER, context)
        if game.rules.alliances:
            game.push(PLEDGE_AID, context)
        game.fire(MOVEMENT_OPENS)


class MoveOrder(Act):
    """Who moves next: storm order, but for those who wait."""

    def do(self, game: Classic, context: Scene) -> None:
        moved = game.have[MOVED]
        waiting = game.have[WAITING_TO_MOVE]
        mover = NOBODY
        for seat in game.storm_order():
            index = seat.index
            if not moved >> index & 1:
                if not waiting >> index & 1:
                    mover = index
                    break
                if mover == NOBODY:
                    mover = index
        if mover != NOBODY:
            game.have[TO_MOVE] = mover
            game.push(MOVE_NEXT, context)
            game.fire(MOVE_DUE)


class MoveNext(Act):
    """The next player takes his move; then the one after."""

    def do(self, game: Classic, context: Scene) -> None:
        game.turns += 1
        game.push(MOVE_ORDER, OWN[0])
        TAKE_MOVE.do(game, OWN[game.have[TO_MOVE]])


MOVEMENT_ROUND_ACT = MovementRound()
MOVE_ORDER = MoveOrder()
MOVE_NEXT = MoveNext()
