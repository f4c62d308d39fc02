"""Swords for every revealed card that shows swords: Artillery and the Imperial Bashar."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.goods import gain
from landsraad.imperium.state import REVEAL_TURN, Imperium
from landsraad.imperium.words import SWORDS
from landsraad.kernel.effect import Context


class SwordsPerArmedCard(Act):
    """A sword for every revealed card that gives swords this turn, but for the card it stands on."""

    verb = "gain"

    def __init__(self, other: bool = False) -> None:
        self.other = other

    def at_once(self, game: Imperium, context: Context) -> bool:
        return True

    def do(self, game: Imperium, context: Context) -> None:
        game.turn.counting += ((self, context),)
        armed = sum(1 for act, card in game.turn.counting if act is ARMED and card is not context)
        if armed:
            gain(game, game.seats[context.army], SWORDS, armed)

    def words(self) -> str:
        return f"gain 1 sword for each {'other ' if self.other else ''}card you reveal that gives swords this turn"

    def glyphs(self) -> list[str]:
        return ["sword", "per sword card"]


class Armed(Act):
    """A revealed card has given swords: it counts, once."""

    def do(self, game: Imperium, context: Context) -> None:
        turn = game.turn
        if turn.kind != REVEAL_TURN or turn.seat != context.seat:
            return
        more = 0
        for act, card in turn.counting:
            if card is not context:
                more += isinstance(act, SwordsPerArmedCard)
            elif act is self:
                return
        turn.counting += ((self, context),)
        if more:
            gain(game, game.seats[context.army], SWORDS, more)


ARMED = Armed()
