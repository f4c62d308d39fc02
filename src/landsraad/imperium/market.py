"""The market: acquiring cards from the Imperium Row, the Reserve, and a card set aside."""

from __future__ import annotations

from landsraad.imperium.act import Act
from landsraad.imperium.declare import CARDS, Card
from landsraad.imperium.goods import pay
from landsraad.imperium.state import NOBODY, Imperium, Seat
from landsraad.imperium.words import PERSUASION, TO_DECK, TO_DISCARD
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

ROW = 5
FLOW = "the-spice-must-flow"
ASIDE_DISCOUNT = 1


def refill(game: Imperium) -> None:
    """Fill the Imperium Row; with the deck exhausted it stays short."""
    while len(game.row) < ROW and game.imperium_deck:
        card = game.imperium_deck.pop()
        game.row.append(card)
        game.undo_floor = game.ply
        if game.events is not None:
            game.tell(Event("row", -1, CARDS[card].id))


def cost_of(game: Imperium, card: Card) -> int:
    """What a card of the Row or the Reserve costs in persuasion this turn."""
    if card.id == FLOW:
        return max(0, card.price - game.turn.flow_discount)
    return card.price


def add_purchases(game: Imperium, seat: Seat, options: list[int]) -> None:
    """The cards that the seat can acquire with its persuasion."""
    persuasion = seat.have[PERSUASION]
    if not persuasion:
        return
    for index in game.row:
        card = CARDS[index]
        if card.price <= persuasion and card.buy_option not in options:
            options.append(card.buy_option)
    for option, card, slot in game.rules.for_sale:
        if game.reserve[slot] and cost_of(game, card) <= persuasion:
            options.append(option)
    if seat.aside != NOBODY and CARDS[seat.aside].price - ASIDE_DISCOUNT <= persuasion:
        options.append(CARDS[seat.aside].aside_option)


def buy(game: Imperium, seat: Seat, index: int) -> None:
    """Acquire a card of the Row or the Reserve for persuasion."""
    card = CARDS[index]
    pay(game, seat, PERSUASION, cost_of(game, card))
    take_from_market(game, index)
    gain_card(game, seat, index)


def buy_aside(game: Imperium, seat: Seat) -> None:
    """Acquire the card set aside, for less."""
    index = seat.aside
    pay(game, seat, PERSUASION, CARDS[index].price - ASIDE_DISCOUNT)
    seat.aside = NOBODY
    gain_card(game, seat, index)


def take_from_market(game: Imperium, index: int) -> None:
    """Remove a card from the Reserve or the Row."""
    slot = game.rules.reserve_slot.get(index, -1)
    if slot >= 0:
        game.reserve[slot] -= 1
    else:
        game.row.remove(index)


def gain_card(game: Imperium, seat: Seat, index: int, top: bool = False) -> None:
    """Put an acquired card where it belongs, refill the Row, and resolve its acquire box."""
    card = CARDS[index]
    if game.events is not None:
        game.tell(Event("acquire", seat.index, card.id))
    refill(game)
    if card.acquire is not None:
        game.push(card.acquire, Context(seat.index, seat.index, index))
    if top:
        put_on_deck(game, seat, index)
    elif game.turn.to_top:
        game.push(WHERE_TO, Context(seat.index, seat.index, index))
    else:
        seat.discard.append(index)


def put_on_deck(game: Imperium, seat: Seat, index: int) -> None:
    """Put a card on top of the deck, in sight of all."""
    seat.deck.append(index)
    seat.open_top += 1
    if game.events is not None:
        game.tell(Event("to-deck", seat.index, CARDS[index].id))


def trash_aside(game: Imperium, seat: Seat) -> None:
    """A card set aside and not acquired by the end of its owner's Reveal turn leaves the game."""
    if seat.aside != NOBODY:
        game.trashed = (*game.trashed, seat.aside)
        if game.events is not None:
            game.tell(Event("trash", seat.index, CARDS[seat.aside].id))
        seat.aside = NOBODY


class WhereTo(Act):
    """An acquired card may go on top of the deck instead of the discard pile."""

    def do(self, game: Imperium, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Context) -> list[int]:
        return [TO_DECK, TO_DISCARD]

    def answer(self, game: Imperium, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        if option == TO_DECK:
            put_on_deck(game, seat, context.card)
        else:
            seat.discard.append(context.card)

    def prompt(self, game: Imperium, context: Context) -> str:
        return f"Where does {CARDS[context.card].name} go?"

    def words(self) -> str:
        return "put the acquired card on top of your deck or in your discard pile"


WHERE_TO = WhereTo()
