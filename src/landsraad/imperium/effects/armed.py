"""Revealed cards that give swords, for whatever counts them."""

from __future__ import annotations

from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import SWORDS
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.state import REVEAL_TURN, Imperium


class Armed(Act):
    """A revealed card has given swords: it counts, once."""

    def do(self, game: Imperium, context: Origin) -> None:
        turn = game.turn
        if turn.kind != REVEAL_TURN or turn.seat != context.seat:
            return
        more = 0
        for act, origin in turn.counting:
            if origin is not context:
                more += isinstance(act, SwordsPerArmedCard)
            elif act is self:
                return
        turn.counting += ((self, context),)
        if more:
            gain(game, game.seats[context.army], SWORDS, more)


ARMED = Armed()
"""A box with effects that count such cards lets it listen to SWORDS_SHOWN."""


def armed_cards(game: Imperium, but: Origin) -> list[int]:
    """The cards that have given swords on this Reveal turn, one number for each, but for the one named."""
    return [origin.card for act, origin in game.turn.counting if act is ARMED and origin is not but]


class SwordsPerArmedCard(Act):
    """A sword for every revealed card that gives swords this turn, but for the card it stands on."""

    verb = "gain"

    def __init__(self, other: bool = False) -> None:
        self.other = other

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return True

    def do(self, game: Imperium, context: Origin) -> None:
        armed = len(armed_cards(game, context))
        game.turn.counting += ((self, context),)
        if armed:
            gain(game, game.seats[context.army], SWORDS, armed)

    def describe(self) -> str:
        return f"gain 1 sword for each {'other ' if self.other else ''}card you reveal that gives swords this turn"

    def glyphs(self) -> list[str]:
        return ["sword", "per sword card"]
