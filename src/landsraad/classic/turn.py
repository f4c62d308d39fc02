"""The turn: its rounds one after the other."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act
from landsraad.classic.battle import BATTLE_ROUND_ACT
from landsraad.classic.bene_gesserit import renew_coexistence, settle_alone
from landsraad.classic.bidding import BIDDING_ROUND_ACT
from landsraad.classic.collection import COLLECTION
from landsraad.classic.movement_round import MOVEMENT_ROUND_ACT
from landsraad.classic.promises import end_turn_promises
from landsraad.classic.revival import REVIVAL
from landsraad.classic.spice_blow import SPICE_ROUND_ACT
from landsraad.classic.state import NOTHING, Classic
from landsraad.classic.storm import STORM_ROUND_ACT
from landsraad.classic.victory import check_victory
from landsraad.classic.windows import pause
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class Turn(Act):
    """A turn of the game."""

    def do(self, game: Classic, context: Context) -> None:
        game.turn += 1
        game.quiet = 0
        game.quiet_karama = 0
        game.stopped = 0
        game.kwisatz_with = NOTHING
        for seat in game.seats:
            seat.proposals = 0
            seat.aid = 0
        if game.events is not None:
            game.tell(Event("turn", -1, "", game.turn))
        end_turn_promises(game)
        renew_coexistence(game)
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

    def do(self, game: Classic, context: Context) -> None:
        pause(game)


class EndTurn(Act):
    """The turn ends: somebody has won, or the next turn begins."""

    def do(self, game: Classic, context: Context) -> None:
        if game.rules.alone_fights:
            settle_alone(game)
        for seat in game.seats:
            seat.spice += seat.late_spice
            seat.late_spice = 0
        if not check_victory(game):
            game.push(TURN, OWN[0])


TURN = Turn()
REVIVAL_PAUSE = RevivalPause()
END_TURN = EndTurn()
