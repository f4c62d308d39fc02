"""Trade between teammates: each may give the other some of one kind of goods."""

from __future__ import annotations

from landsraad.imperium.declare.cards import INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.vocabulary import HAVE, HAVE_WORDS, PASS, RESOURCES, TARGET, VOCABULARY, count
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import KNOWER_SHIFT, KNOWN_INTRIGUE, leave_intrigue_hand
from landsraad.imperium.table.state import Imperium, Seat, intrigue_id
from landsraad.kernel.event import Event

MOST_GIVEN = 20
"""The most of a resource that is given at once."""

GIFTS: dict[int, list[int]] = {}
"""For each resource the options that give so much of it, from 1 on."""
GIVE_INTRIGUE: list[int] = []
"""The option that gives Intrigue cards."""


class Trade(Act):
    """Choose a teammate; both may give something to each other, the owner of the turn first."""

    verb = "trade"

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [*(TARGET[one.index] for one in game.teammates(context.seat)), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        other = VOCABULARY.value[option]
        if game.events is not None:
            game.emit(Event("trade", context.seat, other=other))
        game.push(GIVE, Origin(other, context.seat))
        game.push(GIVE, Origin(context.seat, other))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if option == PASS:
            return "Trade with nobody"
        return f"Trade with {game.name_of(VOCABULARY.value[option])}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "With which teammate do you trade?"

    def describe(self) -> str:
        return (
            "trade with a teammate: each of the two may give the other any number of Intrigue cards, or any amount of "
            "spice, water or Solari"
        )

    def glyphs(self) -> list[str]:
        return ["trade"]


class Give(Act):
    """What one of the two gives: some of one kind of goods, or nothing. The army of the context is who gets it."""

    def do(self, game: Imperium, context: Origin) -> None:
        if len(self.options(game, context)) > 1:
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = [PASS]
        for what in RESOURCES:
            options += GIFTS[what][: seat.have[what]]
        if seat.intrigue:
            options += GIVE_INTRIGUE
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        giver, other = game.seats[context.seat], game.seats[context.army]
        if option in GIVE_INTRIGUE:
            FIRST_CARD.do(game, context)
            return
        n = VOCABULARY.value[option]
        what = next(what for what in RESOURCES if option in GIFTS[what])
        giver.have[what] -= n
        other.have[what] += n  # what is traded is not gained
        if game.events is not None:
            game.emit(Event("gift", giver.index, HAVE[what], n, other=other.index))

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Give nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "What do you give {other}?"

    def describe(self) -> str:
        return "give something to a teammate"


class GiveCards(Act):
    """The choice of the Intrigue cards that are given, one after the other."""

    def __init__(self, more: bool) -> None:
        self.more = more
        """Whether one has been given already, so that it may be left at that."""

    def do(self, game: Imperium, context: Origin) -> None:
        options = self.options(game, context)
        if len(options) > 1:
            game.ask(self, context, context.seat)
        elif not self.more:
            self.answer(game, context, options[0])

    def options(self, game: Imperium, context: Origin) -> list[int]:
        cards = dict.fromkeys([INTRIGUES[card].option for card in game.seats[context.seat].intrigue])
        return [*cards, PASS] if self.more else [*cards]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        hand_over(game, game.seats[context.seat], game.seats[context.army], VOCABULARY.value[option])
        MORE_CARDS.do(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Give no more" if option == PASS else f"Give {INTRIGUES[VOCABULARY.value[option]].name}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Intrigue card do you give {other}?"

    def describe(self) -> str:
        return "give Intrigue cards to a teammate"


def hand_over(game: Imperium, giver: Seat, other: Seat, card: int) -> None:
    """Give an Intrigue card to another seat; only the two know which."""
    leave_intrigue_hand(giver, card)
    other.intrigue = (*other.intrigue, card)
    other.lay(KNOWN_INTRIGUE, (*other.piles[KNOWN_INTRIGUE], card + (giver.index << KNOWER_SHIFT)))
    game.reveal()
    if game.events is not None:
        game.emit(Event("gift", giver.index, "intrigue", 1, other=other.index, seen=[intrigue_id(card)]))


GIVE = Give()
FIRST_CARD = GiveCards(more=False)
MORE_CARDS = GiveCards(more=True)


def enter_gifts() -> None:
    """Put the options of trade in the vocabulary."""
    for what in RESOURCES:
        GIFTS[what] = [
            VOCABULARY.add(
                "gift", f"{HAVE[what]}:{n}", n, f"Give {count(n, HAVE_WORDS[what])}", "number", at=HAVE[what]
            )
            for n in range(1, MOST_GIVEN + 1)
        ]
    GIVE_INTRIGUE[:] = [VOCABULARY.add("gift", "intrigue", 0, "Give Intrigue cards", at="intrigue")]
