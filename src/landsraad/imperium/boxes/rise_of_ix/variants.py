"""Variants of the solo game: a restless Imperium Row, and Rivals that escalate. Uprising has its own."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.cards import CONFLICTS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COMBAT_BEGUN, REVEAL_TURN_ENDED
from landsraad.imperium.rivals.hagal import RIVAL_SWORDS
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.market import refill
from landsraad.imperium.table.state import Imperium, card_id
from landsraad.kernel.event import Event

DIE = 6


class Churn(Act):
    """After a Reveal turn two dice say which cards leave the Imperium Row, counted from the left; a 6 spares all."""

    def do(self, game: Imperium, context: Origin) -> None:
        rolled = (game.chance.below(DIE) + 1, game.chance.below(DIE) + 1)
        game.reveal()
        if game.events is not None:
            game.emit(Event("churn", -1, f"{rolled[0]} and {rolled[1]}"))
        for place in sorted(set(rolled), reverse=True):
            if place < DIE and place <= len(game.row):
                card = game.row.pop(place - 1)
                game.trashed = (*game.trashed, card)
                if game.events is not None:
                    game.emit(Event("row-out", -1, card_id(card)))
        refill(game)

    def describe(self) -> str:
        return "two dice say which cards leave the Imperium Row"


class SecondSwords(Act):
    """A Rival that fights for a Conflict III turns up a second House Hagal card for its swords."""

    def do(self, game: Imperium, context: Origin) -> None:
        if game.seats[context.seat].policy.automatic and CONFLICTS[game.conflict].level == 3:
            RIVAL_SWORDS.do(game, context)

    def describe(self) -> str:
        return "a Rival adds the swords of a second House Hagal card"


CHURN = Box(
    "imperium-row-churn", "solo variant of Rise of Ix",
    when=(BOX,),
    without=("uprising",),
    option="imperium_row_churn",
    players={1: "solo"},
    on_seat={REVEAL_TURN_ENDED: (Churn(),)},
    sentences={
        "Imperium Row churn":
            "after each of your Reveal turns roll two dice: the card of the Imperium Row at each number rolled, "
            "counted from the left, leaves the game and is replaced; a 6 removes nothing, and doubles remove one "
            "card",
    },
)

ESCALATION = Box(
    "brutal-escalation", "solo variant of Rise of Ix",
    when=(BOX,),
    without=("uprising",),
    option="brutal_escalation",
    players={1: "solo"},
    on_seat={COMBAT_BEGUN: (SecondSwords(),)},
    sentences={
        "Brutal Escalation": "a Rival that fights for a Conflict of level 3 adds the swords of two House Hagal cards",
    },
)
