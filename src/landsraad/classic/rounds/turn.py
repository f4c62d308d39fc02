"""The turn: its rounds one after the other."""

from __future__ import annotations

from landsraad.classic.bargains.promises import end_turn_promises
from landsraad.classic.rounds.battle import BATTLE_ROUND_ACT
from landsraad.classic.rounds.bidding import BIDDING_ROUND_ACT
from landsraad.classic.rounds.collection import COLLECTION
from landsraad.classic.rounds.movement_round import MOVEMENT_ROUND_ACT
from landsraad.classic.rounds.revival import REVIVAL
from landsraad.classic.rounds.spice_blow import SPICE_ROUND_ACT
from landsraad.classic.rounds.storm import STORM_ROUND_ACT
from landsraad.classic.rounds.victory import check_victory
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import ALONE, TURN_BEGINS
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import (
    LATE_SPICE,
    PLEDGED,
    PROPOSED,
    SILENT,
    SILENT_KARAMA,
    SPICE,
    STOPPED,
    TURN_NO,
)
from landsraad.classic.table.state import Classic
from landsraad.kernel.event import Event


class Turn(Act):
    """A turn of the game."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[TURN_NO] += 1
        game.rounds += 1
        game.turns += 1
        game.have[SILENT] = 0
        game.have[SILENT_KARAMA] = 0
        game.have[STOPPED] = 0
        for seat in game.seats:
            seat.have[PROPOSED] = 0
            seat.have[PLEDGED] = 0
        if game.events is not None:
            game.emit(Event("turn", -1, "", game.have[TURN_NO]))
        end_turn_promises(game)
        game.notice(TURN_BEGINS, context)
        game.push(END_TURN, context)
        game.push(COLLECTION, context)
        game.push(BATTLE_ROUND_ACT, context)
        game.push(MOVEMENT_ROUND_ACT, context)
        game.push(REVIVAL, context)
        game.push(REVIVAL_PAUSE, context)
        game.push(BIDDING_ROUND_ACT, context)
        game.push(SPICE_ROUND_ACT, context)
        game.push(STORM_ROUND_ACT, context)


class RevivalPause(Act):
    """The pause before revival."""

    def do(self, game: Classic, context: Scene) -> None:
        pause(game)


class EndTurn(Act):
    """The turn ends: somebody has won, or the next turn begins."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.rules.alone_fights:
            game.notice(ALONE, context)
        for seat in game.seats:
            seat.have[SPICE] += seat.have[LATE_SPICE]
            seat.have[LATE_SPICE] = 0
        if not check_victory(game):
            game.push(TURN, OWN[0])


TURN = Turn()
REVIVAL_PAUSE = RevivalPause()
END_TURN = EndTurn()
