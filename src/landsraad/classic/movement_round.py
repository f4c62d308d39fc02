"""The movement round: what is seen and said as it opens, and who moves when."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act
from landsraad.classic.alliance import PLEDGE_AID
from landsraad.classic.bene_gesserit import END_COEXISTENCE
from landsraad.classic.characters import ATREIDES, BENE_GESSERIT
from landsraad.classic.guild import IN_ORDER, MOVE_ORDER
from landsraad.classic.karama import offer_stop, take_note
from landsraad.classic.spice import spice_card_id
from landsraad.classic.state import MOVEMENT_ROUND, Classic
from landsraad.classic.words import STOP_SPICE_SIGHT
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


class MovementRound(Act):
    """The movement round opens."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = MOVEMENT_ROUND
        game.moved = 0
        game.guild_order = IN_ORDER
        if game.events is not None:
            game.tell(Event("round", -1, "movement"))
        game.push(MOVE_ORDER, context)
        if game.rules.alliances:
            game.push(PLEDGE_AID, context)
        if game.rules.advantages and game.sits[BENE_GESSERIT] >= 0:
            game.push(END_COEXISTENCE, OWN[game.sits[BENE_GESSERIT]])
        if game.sits[ATREIDES] >= 0 and game.spice_deck:
            game.push(ATREIDES_SPICE, OWN[game.sits[ATREIDES]])
            offer_stop(game, STOP_SPICE_SIGHT)


class AtreidesSpice(Act):
    """The Atreides see the top spice card, unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, STOP_SPICE_SIGHT):
            return
        game.spice_seen = True
        game.reveal()
        if game.events is not None:
            game.tell(Event("spice-sight", context.seat, "", 0, -1, [spice_card_id(game.spice_deck[-1])]))


MOVEMENT_ROUND_ACT = MovementRound()
ATREIDES_SPICE = AtreidesSpice()
