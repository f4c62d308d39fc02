"""Promo cards for Uprising. Thumper came with the base game's promos, too."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.act import Act, If, Pay
from landsraad.imperium.boxes.promo.cards import PROMO as BASE_PROMO
from landsraad.imperium.boxes.uprising.battle import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, FaceUpIcon
from landsraad.imperium.boxes.uprising.desert import BlowUpWall, HasHooks, Summon
from landsraad.imperium.declare import Card
from landsraad.imperium.effects import Gain, Influence, Recruit, Trash, TrashThis
from landsraad.imperium.register import TABLE
from landsraad.imperium.state import Imperium
from landsraad.imperium.units import doubles_rewards
from landsraad.imperium.words import ANY, CITY, EMPEROR, FREMEN, FREMEN_ICON
from landsraad.kernel.effect import Context

GAMBIT: Final = TABLE.number("gambit", word="influence added to the first reward", box="uprising-promo")
"""How much influence the winner of this round's Conflict gains besides the reward."""


class AddToReward(Act):
    """Pivotal Gambit: whoever wins this Conflict gains influence besides."""

    verb = "gambit"

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        game.have[GAMBIT] += 1

    def words(self) -> str:
        return "the winner of this round's Conflict gains 1 influence with a faction of its choice besides"

    def glyphs(self) -> list[str]:
        return ["conflict", "influence-any"]


class GambitReward(Act):
    """The Conflict is won: the influence that was added to its first reward, twice with a sandworm."""

    def do(self, game: Imperium, context: Context) -> None:
        times = game.have[GAMBIT] * (2 if doubles_rewards(game, game.seats[context.seat]) else 1)
        for _ in range(times):
            game.push(ANY_INFLUENCE, context)

    def words(self) -> str:
        return "gain the influence added to the first reward"


class GambitEnds(Act):
    """What was added to a reward is for that Conflict only."""

    def do(self, game: Imperium, context: Context) -> None:
        game.have[GAMBIT] = 0

    def words(self) -> str:
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
