"""The Throne Row: cards of the Imperium Row that Shaddam keeps for his team."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.boxes.six.teams import SHADDAMS_SEAT, THRONE
from landsraad.imperium.declare import CARDS, Words
from landsraad.imperium.market import refill
from landsraad.imperium.state import OWN, Imperium
from landsraad.imperium.words import FREMEN, VOCABULARY
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

TO_THRONE = Words("card", "throne", "Move # to the Throne Row")


class MoveToThrone(Act):
    """Move a card that is no Fremen card from the Imperium Row to the Throne Row; the row is refilled at once."""

    verb = "to-throne"

    def possible(self, game: Imperium, context: Context) -> bool:
        return bool(self.options(game, context))

    def obstacle(self, game: Imperium, context: Context) -> str:
        return "all cards of the Imperium Row are Fremen cards"

    def options(self, game: Imperium, context: Context) -> list[int]:
        cards = [card for card in game.row if not CARDS[card].faction_mask >> FREMEN & 1]
        return list(dict.fromkeys([TO_THRONE.options[card] for card in cards]))

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        card = VOCABULARY.value[option]
        game.row.remove(card)
        game.lay(THRONE, (*game.piles[THRONE], card))
        if game.events is not None:
            game.tell(Event("throne", context.seat, CARDS[card].id))
        refill(game)

    def prompt(self, game: Imperium, context: Context) -> str:
        return "Which card of the Imperium Row goes to the Throne Row?"

    def why_not(self, game: Imperium, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "throne":
            return ""
        there = VOCABULARY.value[option] in game.row
        return "Fremen cards stay in the Imperium Row" if there else "that card is not in the Imperium Row"

    def words(self) -> str:
        return "move a card that is no Fremen card from the Imperium Row to the Throne Row, and refill the row"

    def glyphs(self) -> list[str]:
        return ["throne"]


class FirstThrone(Act):
    """Before the first round Shaddam moves a card to the Throne Row."""

    def do(self, game: Imperium, context: Context) -> None:
        game.push(MOVE_TO_THRONE, OWN[SHADDAMS_SEAT])

    def words(self) -> str:
        return "move a first card to the Throne Row"


MOVE_TO_THRONE = MoveToThrone()
