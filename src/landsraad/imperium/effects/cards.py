"""Effects that draw, discard, trash, steal and take cards."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import CARD_ACQUIRED, CARD_DISCARDED, CARD_TRASHED, GAINED, INTRIGUE_DRAWN
from landsraad.imperium.declare.vocabulary import (
    PASS,
    VOCABULARY,
    amount_glyph,
    count,
)
from landsraad.imperium.effects.influence import SpaceInfluence
from landsraad.imperium.rules.reveal import draw_cards
from landsraad.imperium.table.act import Act, listeners_touch
from landsraad.imperium.table.deck import borrowed, discard, in_play, leave_hand, leave_play, trash
from landsraad.imperium.table.intrigue import draw_intrigue, steal, trash_intrigue
from landsraad.imperium.table.market import gain_card, may_go_on_top
from landsraad.imperium.table.state import REVEAL_TURN, Imperium, Seat, replaced

ANY_CARD = touch.touches(
    needs=touch.HAND | touch.DISCARDS | touch.PLAY, alters=touch.HAND | touch.DISCARDS | touch.PLAY | touch.ROW
)


def trashing_touches(game: Imperium, seat: Seat, cards: Sequence[int]) -> int:
    """What it touches to trash one of several cards, of those in play for example, and what that brings."""
    if seat.hooks[CARD_TRASHED]:
        return touch.ANYTHING
    for card in cards:
        if CARDS[card].on_trash is not None:  # which may trash another card, and so on
            return touch.ANYTHING
    return touch.touches(needs=touch.PLAY, alters=touch.PLAY | touch.ROW)


class Draw(Act):
    """Draw cards from one's own deck."""

    verb = "draw"
    reveals = True

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return bool(seat.deck or seat.discard)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no card left to draw"

    def do(self, game: Imperium, context: Origin) -> None:
        draw_cards(game, game.seats[context.seat], self.n)

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        deck = touch.DECK if len(seat.deck) >= self.n else touch.DECK | touch.DISCARDS
        if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
            return touch.touches(needs=deck, adds=touch.PERSUASION | touch.SWORDS | touch.PLAY)
        return touch.touches(needs=deck, adds=touch.HAND)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def short(self) -> str:
        return f"draw {self.n}"

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.DECK | touch.DISCARDS

    def describe(self) -> str:
        return f"draw {count(self.n, 'card')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "card")]


class DrawIntrigue(Act):
    """Draw Intrigue cards."""

    verb = "draw-intrigue"
    reveals = True

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.intrigue_deck or game.intrigue_discard)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "no Intrigue card is left to draw"

    def do(self, game: Imperium, context: Origin) -> None:
        draw_intrigue(game, game.seats[context.seat], self.n)

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        heard = listeners_touch(game, seat, INTRIGUE_DRAWN, context) | listeners_touch(game, seat, GAINED, context)
        return heard | touch.touches(needs=touch.INTRIGUE_DECK, adds=touch.INTRIGUE)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.INTRIGUE_DECK

    def short(self) -> str:
        return count(self.n, "Intrigue card")

    def describe(self) -> str:
        return f"draw {count(self.n, 'Intrigue card')}"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "intrigue")]


class Discard(Act):
    """Discard cards from the hand. Some cards do something when they are discarded."""

    verb = "discard"
    rewarding = True

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def possible(self, game: Imperium, context: Origin) -> bool:
        return len(game.seats[context.seat].hand) >= self.n

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you need {count(self.n, 'card')} in hand, you have {len(game.seats[context.seat].hand)}"

    def do(self, game: Imperium, context: Origin) -> None:
        for _ in range(min(self.n, len(game.seats[context.seat].hand)) - 1):
            game.push(DISCARD, context)
        self.pick_one(game, context)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([CARDS[card].discard_option for card in game.seats[context.seat].hand]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        discard(game, game.seats[context.seat], VOCABULARY.value[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card do you discard?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        if seat.hooks[CARD_DISCARDED]:
            return touch.ANYTHING
        touched = touch.touches(needs=touch.HAND, alters=touch.HAND | touch.DISCARDS)
        for card in seat.hand:
            act = CARDS[card].on_discard
            if act is not None:
                touched |= act.footprint(game, context)
        return touched

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.HAND

    def describe(self) -> str:
        return "discard a card" if self.n == 1 else f"discard {self.n} cards"

    def glyphs(self) -> list[str]:
        return [amount_glyph(self.n, "discard")]


DISCARD = Discard()


class TrashIntrigue(Act):
    """An Intrigue card from the hand leaves the game."""

    verb = "trash-intrigue"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].intrigue)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no Intrigue card to trash"

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return list(dict.fromkeys([INTRIGUES[card].option for card in game.seats[context.seat].intrigue]))

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        trash_intrigue(game, game.seats[context.seat], VOCABULARY.value[option])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return f"Trash {INTRIGUES[VOCABULARY.value[option]].name}" if VOCABULARY.verbs[option] == "intrigue" else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Intrigue card do you trash?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.INTRIGUE, alters=touch.INTRIGUE)

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.INTRIGUE

    def describe(self) -> str:
        return "trash an Intrigue card from your hand"

    def glyphs(self) -> list[str]:
        return ["trash-intrigue"]


class Trash(Act):
    """Trash one of one's own cards from hand, discard pile or play. Some cards do something when they are trashed."""

    verb = "trash"
    rewarding = True

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional

    def declinable(self) -> bool:
        return self.optional

    def possible(self, game: Imperium, context: Origin) -> bool:
        seat = game.seats[context.seat]
        return bool(seat.hand or seat.discard or seat.play)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "you have no card to trash"

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        seat = game.seats[context.seat]
        options = list(dict.fromkeys([CARDS[card].trash_hand for card in seat.hand]))
        options += dict.fromkeys([CARDS[card].trash_discard for card in seat.discard])
        options += dict.fromkeys([CARDS[card].trash_play for card in seat.play])
        if self.optional:
            options.append(PASS)
        return options

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            return
        seat = game.seats[context.seat]
        index = VOCABULARY.value[option]
        card = CARDS[index]
        if option == card.trash_hand:
            leave_hand(seat, index)
        elif option == card.trash_discard:
            seat.discard.remove(index)
        else:
            seat.play.remove(index)
        trash(game, seat, index, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Trash nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card do you trash?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "you have no such card there" if VOCABULARY.verbs[option] == "trash" else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        seat = game.seats[context.seat]
        return ANY_CARD | trashing_touches(game, seat, [*seat.hand, *seat.discard, *seat.play])

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.HAND | touch.DISCARDS | touch.PLAY

    def describe(self) -> str:
        return f"{'you may ' if self.optional else ''}trash one of your cards in hand, in the discard pile or in play"

    def glyphs(self) -> list[str]:
        return ["trash"]


class TrashThis(Act):
    """Trash the card itself."""

    verb = "trash-this"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return in_play(game, context) or borrowed(game, context.card)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return "the card is no longer in play"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return not self.possible(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        if self.possible(game, context):
            leave_play(game, context)
            trash(game, game.seats[context.seat], context.card, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        if game.seats[context.seat].hooks[CARD_TRASHED]:
            return touch.ANYTHING
        act = CARDS[context.card].on_trash if context.card >= 0 else None
        touched = touch.touches(needs=touch.PLAY, alters=touch.PLAY)
        return touched if act is None else touched | act.footprint(game, context)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return context.card >= 0 and CARDS[context.card].on_trash is None

    def wanting(self, game: Imperium, context: Origin) -> int:
        return touch.PLAY

    def describe(self) -> str:
        return "trash this card"

    def glyphs(self) -> list[str]:
        return ["trash-this"]


class StealIntrigue(Act):
    """Take an Intrigue card at random from each opponent who holds four or more."""

    verb = "steal"
    reveals = True

    def possible(self, game: Imperium, context: Origin) -> bool:
        return any(len(other.intrigue) >= 4 for other in game.opponents(context.seat))

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return not self.possible(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        thief = game.seats[context.seat]
        for other in game.opponents(context.seat):
            if len(other.intrigue) >= 4:
                steal(game, thief, other)

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.OTHERS, adds=touch.INTRIGUE, alters=touch.OTHERS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def describe(self) -> str:
        return "take a random Intrigue card from each opponent who has 4 or more"

    def glyphs(self) -> list[str]:
        return ["if 4+ intrigue", "steal"]


class TakeReserveCard(Act):
    """Take a card from its Reserve stack, if there is one left."""

    verb = "take-reserve"

    def __init__(self, card: str, name: str) -> None:
        self.card = card
        self.name = name

    def slot(self, game: Imperium) -> int:
        """The place of the stack in the Reserve, or -1."""
        for slot, card in enumerate(game.rules.reserve):
            if card.id == self.card:
                return slot
        return -1

    def possible(self, game: Imperium, context: Origin) -> bool:
        slot = self.slot(game)
        return slot >= 0 and game.reserve[slot] > 0

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"no {self.name} is left in the Reserve"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        # Its owner may like to draw, or to trash a card back to the stack, before.
        seat = game.seats[context.seat]
        alone = all(isinstance(part.effect, (SpaceInfluence, TakeReserveCard)) for part, _ in game.bag)
        return alone and not seat.intrigue

    def do(self, game: Imperium, context: Origin) -> None:
        slot = self.slot(game)
        if slot >= 0 and game.reserve[slot] > 0:
            game.reserve = replaced(game.reserve, slot, game.reserve[slot] - 1)
            gain_card(game, game.seats[context.seat], game.rules.reserve[slot].index)

    def footprint(self, game: Imperium, context: Origin) -> int:
        heard = listeners_touch(game, game.seats[context.seat], CARD_ACQUIRED, context)
        return heard | touch.touches(needs=touch.TURN, adds=touch.DISCARDS, alters=touch.ROW)

    def settled(self, game: Imperium, context: Origin) -> bool:
        slot = self.slot(game)
        plain = slot < 0 or game.rules.reserve[slot].acquire is None
        return plain and not may_go_on_top(game, game.seats[context.seat])

    def describe(self) -> str:
        return f"take a {self.name} card from the Reserve"

    def glyphs(self) -> list[str]:
        return [f"card:{self.card}"]
