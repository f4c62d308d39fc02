"""The Tleilaxu Row: two cards of a deck of their own, and Reclaimed Forces, all paid in specimens."""

from __future__ import annotations

from typing import ClassVar, Final

from landsraad.imperium.boxes.immortality.research import markers_of
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS, spend
from landsraad.imperium.boxes.immortality.tleilaxu_track import Tleilaxu
from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card, Entry
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import CARD_ACQUIRED, COUNTED, NONE, TABLE
from landsraad.imperium.declare.vocabulary import PASS, VOCABULARY, amount_glyph, count
from landsraad.imperium.effects.choice import Choose
from landsraad.imperium.effects.troops import Recruit
from landsraad.imperium.seen.codex import card_entry
from landsraad.imperium.table.act import Act, listeners_touch
from landsraad.imperium.table.market import AS_OWNER_LIKES, TO_PILE, gain_card
from landsraad.imperium.table.menu import Extra
from landsraad.imperium.table.state import REVEAL_TURN, Imperium, Seat, card_id
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

TLEILAXU_DECK: Final = TABLE.pile(
    "tleilaxu_deck", "card", COUNTED, ordered=True, pool="tleilaxu", box="immortality"
)
LEFT: Final = TABLE.number(
    "tleilaxu_left", NONE, of="card", holds=True, word="left card of the Tleilaxu Row", box="immortality"
)
RIGHT: Final = TABLE.number(
    "tleilaxu_right", NONE, of="card", holds=True, word="right card of the Tleilaxu Row", box="immortality"
)
"""The two cards of the Row; the left one lies next to the deck."""


PRICES: dict[int, int] = {}
"""What each card of the deck costs in specimens, by its index."""


class TleilaxuCard(Card):
    """A card of the Tleilaxu deck: it costs specimens."""

    def __init__(
        self, id: str, name: str, specimens: int, *, icons: int = 0, factions: tuple[int, ...] = (),
        acquire: Act | None = None, agent: Act | None = None, persuasion: int = 0, swords: int = 0,
        reveal: Act | None = None, entry: Entry | None = None, graft: bool = False, usurps: bool = False,
    ) -> None:
        super().__init__(
            id, name, icons=icons, factions=factions, acquire=acquire, agent=agent, persuasion=persuasion,
            swords=swords, reveal=reveal, entry=entry, graft=graft, usurps=usurps, pile="tleilaxu",
        )
        self.specimens = specimens

    def enter(self, box: str) -> None:
        super().enter(box)
        PRICES[self.index] = self.specimens

    def cost_words(self) -> str:
        return f"costs {count(self.specimens, 'specimen')}"

    def cost_glyphs(self) -> list[str]:
        return [amount_glyph(self.specimens, "specimen")]

    def codex_entry(self) -> CodexEntry:
        return card_entry(self)


RECLAIMED_FORCES = TleilaxuCard("reclaimed-forces", "Reclaimed Forces", 3, acquire=Choose(Recruit(2), Tleilaxu(1)))
"""It stays in the Row: only what acquiring it gives is gained, as often as it is paid for."""


def deal(game: Imperium) -> None:
    """Shuffle the deck and turn up the two cards of the Row."""
    cards = game.rules.decks["tleilaxu"][:]
    game.chance.shuffle(cards)
    game.lay(TLEILAXU_DECK, tuple(cards))
    refill(game)


def refill(game: Imperium) -> None:
    """Fill empty places of the Row; with the deck exhausted they stay empty."""
    for place in (LEFT, RIGHT):
        deck = game.piles[TLEILAXU_DECK]
        if game.have[place] == NONE and deck:
            game.have[place] = deck[-1]
            game.lay(TLEILAXU_DECK, deck[:-1])
            game.reveal()
            if game.events is not None:
                game.emit(Event("tleilaxu-row", -1, card_id(deck[-1])))


def tanks(game: Imperium, seat: Seat) -> Seat:
    """Whose specimens a seat spends: its own, or those of the Ally it has activated."""
    return game.seats[game.own(seat.index).army]


def on_offer(game: Imperium, seat: Seat) -> list[int]:
    """The cards of the Row that the seat has specimens for."""
    return affordable(game, tanks(game, seat).have[SPECIMENS])


def affordable(game: Imperium, specimens: int) -> list[int]:
    """The cards of the Row that so many specimens pay for."""
    cards = (game.have[LEFT], game.have[RIGHT], RECLAIMED_FORCES.index)
    return [card for card in cards if card != NONE and PRICES[card] <= specimens]


def acquire(game: Imperium, seat: Seat, index: int) -> None:
    """Acquire a card of the Row for specimens. With a genetic marker it may go on top of the deck."""
    spend(game, tanks(game, seat), PRICES[index])
    if index == RECLAIMED_FORCES.index:
        if game.events is not None:
            game.emit(Event("acquire", seat.index, RECLAIMED_FORCES.id))
        context = Origin(seat.index, game.own(seat.index).army, index)
        game.fire(seat, CARD_ACQUIRED, context)
        if RECLAIMED_FORCES.acquire is not None:
            game.push(RECLAIMED_FORCES.acquire, context)
        return
    game.have[LEFT if game.have[LEFT] == index else RIGHT] = NONE
    gain_card(game, seat, index, AS_OWNER_LIKES if markers_of(game, seat) else TO_PILE)
    refill(game)


class TleilaxuMarket(Extra):
    """On one's Reveal turn specimens buy cards of the Tleilaxu Row."""

    verbs: ClassVar[tuple[str, ...]] = ("buy",)
    when_revealing = True

    def open_now(self, game: Imperium, seat: Seat) -> bool:
        """Whether it is this seat's Reveal turn."""
        return game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        turn = game.turn
        specimens = game.seats[turn.army].have[SPECIMENS] if turn.seat == seat.index else 0
        if specimens:
            for card in affordable(game, specimens):
                options.append(CARDS[card].buy_option)

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        if CARDS[VOCABULARY.value[option]].pile != "tleilaxu":
            return False
        acquire(game, seat, VOCABULARY.value[option])
        return True

    def footprint(self, game: Imperium, seat: Seat) -> int:
        places = touch.SUPPLY | touch.DISCARDS | touch.DECK | touch.ROW
        heard = listeners_touch(game, seat, CARD_ACQUIRED, game.own(seat.index))
        touched = heard | touch.touches(takes=touch.TLEILAXU, alters=places)
        for card in affordable(game, tanks(game, seat).have[SPECIMENS]):
            act = CARDS[card].acquire
            if act is not None:
                touched |= act.footprint(game, game.own(seat.index))
        return touched

    def invites(self, game: Imperium, seat: Seat) -> str:
        return "acquire Tleilaxu cards" if self.open_now(game, seat) and on_offer(game, seat) else ""

    def obstacle(self, game: Imperium, seat: Seat, option: int) -> str:
        index = VOCABULARY.value[option]
        if VOCABULARY.verbs[option] != "buy" or CARDS[index].pile != "tleilaxu":
            return ""
        if not self.open_now(game, seat):
            return "cards are acquired on your Reveal turn"
        if index not in (game.have[LEFT], game.have[RIGHT], RECLAIMED_FORCES.index):
            return f"{CARDS[index].name} is not in the Tleilaxu Row"
        return f"costs {count(PRICES[index], 'specimen')}, you have {tanks(game, seat).have[SPECIMENS]}"


class AcquireTleilaxu(Act):
    """Acquire one card of the Row for its price in specimens, or none."""

    optional = True

    def do(self, game: Imperium, context: Origin) -> None:
        if on_offer(game, game.seats[context.seat]):
            game.ask(self, context, context.seat)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(on_offer(game, game.seats[context.seat]))

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [*(CARDS[card].buy_option for card in on_offer(game, game.seats[context.seat])), PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option != PASS:
            acquire(game, game.seats[context.seat], VOCABULARY.value[option])

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Acquire nothing" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which card of the Tleilaxu Row do you acquire?"

    def describe(self) -> str:
        return "you may acquire a card of the Tleilaxu Row for its price in specimens"

    def glyphs(self) -> list[str]:
        return ["acquire", "specimen"]


class RemoveFromRow(Act):
    """A House Hagal card takes a card of the Row out of the game."""

    def __init__(self, place: int, side: str) -> None:
        self.place = place
        self.side = side

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.have[self.place] != NONE

    def do(self, game: Imperium, context: Origin) -> None:
        card = game.have[self.place]
        if card != NONE:
            game.have[self.place] = NONE
            game.trashed = (*game.trashed, card)
            if game.events is not None:
                game.emit(Event("tleilaxu-gone", -1, card_id(card)))
            refill(game)

    def describe(self) -> str:
        return f"remove the {self.side} card of the Tleilaxu Row from the game"

    def glyphs(self) -> list[str]:
        return [f"remove {self.side} tleilaxu card"]

