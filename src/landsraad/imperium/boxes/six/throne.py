"""The Throne Row: cards of the Imperium Row that Shaddam keeps for his team."""

from __future__ import annotations

from landsraad.imperium.boxes.six.teams import SHADDAMS_SEAT, THRONE
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.things import Verb
from landsraad.imperium.declare.vocabulary import FREMEN, VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.market import refill
from landsraad.imperium.table.state import OWN, Imperium
from landsraad.kernel.event import Event

TO_THRONE = Verb("card", "throne", "Move # to the Throne Row")


class MoveToThrone(Act):
    """Move a card that is no Fremen card from the Imperium Row to the Throne Row; the row is refilled at once."""

    verb = "to-throne"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "all cards of the Imperium Row are Fremen cards"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        cards = [card for card in game.row if not CARDS[card].faction_mask >> FREMEN & 1]
        return list(dict.fromkeys([TO_THRONE.options[card] for card in cards]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        card = VOCABULARY.value[option]
        game.row.remove(card)
        game.lay(THRONE, (*game.piles[THRONE], card))
        if game.events is not None:
            game.emit(Event("throne", context.seat, CARDS[card].id))
        refill(game)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card of the Imperium Row goes to the Throne Row?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "throne":
            return ""
        there = VOCABULARY.value[option] in game.row
        return "Fremen cards stay in the Imperium Row" if there else "that card is not in the Imperium Row"

    def describe(self) -> str:
        return "move a card that is no Fremen card from the Imperium Row to the Throne Row, and refill the row"

    def glyphs(self) -> list[str]:
        return ["throne"]


class FirstThrone(Act):
    """Before the first round Shaddam moves a card to the Throne Row."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.push(MOVE_TO_THRONE, OWN[SHADDAMS_SEAT])

    def describe(self) -> str:
        return "move a first card to the Throne Row"


MOVE_TO_THRONE = MoveToThrone()
