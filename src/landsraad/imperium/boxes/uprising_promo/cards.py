"""Promo cards for Uprising. Thumper came with the base game's promos, too."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.promo.cards import PROMO as BASE_PROMO
from landsraad.imperium.boxes.uprising.battle import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, FaceUpIcon
from landsraad.imperium.boxes.uprising.desert import BlowUpWall, HasHooks, Summon
from landsraad.imperium.declare.cards import Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import TABLE
from landsraad.imperium.declare.vocabulary import ANY, CITY, EMPEROR, FREMEN, FREMEN_ICON
from landsraad.imperium.effects.cards import Trash, TrashThis
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.influence import Influence
from landsraad.imperium.effects.payment import Pay
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.table.act import Act, If
from landsraad.imperium.table.state import Imperium
from landsraad.imperium.table.units import doubles_rewards

GAMBIT: Final = TABLE.number("gambit", word="influence added to the first reward", box="uprising-promo")
"""How much influence the winner of this round's Conflict gains in addition to the reward."""


class AddToReward(Act):
    """Pivotal Gambit: the winner of this Conflict also gains influence."""

    verb = "gambit"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        game.have[GAMBIT] += 1

    def describe(self) -> str:
        return "the winner of this round's Conflict also gains 1 influence with a faction of its choice"

    def glyphs(self) -> list[str]:
        return ["conflict", "influence-any"]


class GambitReward(Act):
    """The Conflict is won: the influence that was added to its first reward, twice with a sandworm."""

    def do(self, game: Imperium, context: Origin) -> None:
        times = game.have[GAMBIT] * (2 if doubles_rewards(game, game.seats[context.seat]) else 1)
        for _ in range(times):
            game.push(ANY_INFLUENCE, context)

    def describe(self) -> str:
        return "gain the influence added to the first reward"


class GambitEnds(Act):
    """What was added to a reward is for that Conflict only."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.have[GAMBIT] = 0

    def describe(self) -> str:
        return "the first reward is as printed again"


ANY_INFLUENCE = Influence(ANY)

PROMO = [
    Card("promo-arrakis-revolt", "Arrakis Revolt", 6, icons=CITY, factions=(FREMEN,), acquire=Recruit(1),
         agent=If(HasHooks(), Pay(spice=2, then=BlowUpWall() & Summon())), persuasion=1, swords=3),
    Card("promo-the-beasts-spoils", "The Beast's Spoils", 3, icons=CITY, factions=(EMPEROR,),
         agent=If(FaceUpIcon(CRYSKNIFE), Trash()) & If(FaceUpIcon(DESERT_MOUSE), Gain(spice=1))
         & If(FaceUpIcon(ORNITHOPTER), Recruit(1)), swords=3),
    next(card for card in BASE_PROMO if card.id == "thumper"),
    Card("promo-pivotal-gambit", "Pivotal Gambit", 3, icons=FREMEN_ICON | CITY, factions=(FREMEN,),
         agent=Pay(TrashThis(), then=Recruit(1) & AddToReward()), persuasion=1, swords=2),
]
