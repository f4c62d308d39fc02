"""Intrigue cards put under their deck, unseen by others."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.rise_of_ix.vocabulary import BURY
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import TURN
from landsraad.imperium.declare.vocabulary import PASS, VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import bury, draw_intrigue
from landsraad.imperium.table.state import Imperium

BURIED: Final = TURN.number("buried")
"""Intrigue cards put under the deck so far by the tile that is being used."""


class BuryIntrigue(Act):
    """Court Intrigue: put one of one's own Intrigue cards under the deck."""

    verb = "bury-intrigue"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].intrigue)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you hold no Intrigue card"

    def do(self, game: Imperium, context: Origin) -> None:
        held = game.seats[context.seat].intrigue
        if len(held) == 1:
            bury(game, game.seats[context.seat], held[0])
        elif held:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([BURY.options[card] for card in game.seats[context.seat].intrigue]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        bury(game, game.seats[context.seat], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Intrigue card do you put under the deck?"

    def describe(self) -> str:
        return "put one of your Intrigue cards under the Intrigue deck"

    def glyphs(self) -> list[str]:
        return ["intrigue", "deck-bottom"]


class BuryAny(BuryIntrigue):
    """Sonic Snoopers: put any number of one's own Intrigue cards under the deck, then draw as many."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.turn.have[BURIED] = 0
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [*super().options(game, context), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option != PASS:
            bury(game, seat, VOCABULARY.value[option])
            game.turn.have[BURIED] += 1
            if seat.intrigue:
                game.ask(self, context, context.seat)
                return
        draw_intrigue(game, seat, game.turn.have[BURIED])
        game.turn.have[BURIED] = 0

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Put no more cards under the deck, and draw" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Intrigue cards do you put under the deck? You then draw as many."

    def describe(self) -> str:
        return "put any number of your Intrigue cards under the Intrigue deck and draw as many"

    def glyphs(self) -> list[str]:
        return ["any intrigue", "deck-bottom", "arrow", "any intrigue"]
