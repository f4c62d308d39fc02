"""The market: acquiring cards from the Imperium Row, the Reserve, and a card set aside."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import CARD_ACQUIRED, SEAT, TURN
from landsraad.imperium.declare.vocabulary import OPEN_TOP, PERSUASION, TO_DECK, TO_DISCARD, VOCABULARY
from landsraad.imperium.table.act import Act, listeners_touch
from landsraad.imperium.table.deck import hold_openly, without
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.state import NO_CARD, REVEAL_TURN, Imperium, Seat, replaced
from landsraad.kernel.event import Event

ROW = 5
ASIDE_DISCOUNT = 1

# Where an acquired card goes.
TO_PILE: Final = 0
"""The discard pile, unless something lets its owner choose."""
TO_TOP_OF_DECK: Final = 1
TO_HAND: Final = 2
AS_OWNER_LIKES: Final = 3
"""The discard pile or the top of the deck."""

ASIDE: Final = SEAT.number("aside", NO_CARD, of="card", holds=True)
"""A card of the Imperium Row that only this seat may acquire."""
FLOW_DISCOUNT: Final = TURN.number("flow_discount")
PERSUASION_SPENT: Final = TURN.number("persuasion_spent")
TO_TOP: Final = TURN.number("to_top")
"""Whether cards acquired this turn may go on top of the deck."""


def refill(game: Imperium) -> None:
    """Fill the Imperium Row; with the deck exhausted it stays short."""
    while len(game.row) < ROW and game.imperium_deck:
        card = game.imperium_deck[-1]
        game.imperium_deck = game.imperium_deck[:-1]
        game.row.append(card)
        game.undo_floor = game.ply
        if game.events is not None:
            game.emit(Event("row", -1, CARDS[card].id))


def cost_of(game: Imperium, card: Card) -> int:
    """What a card of the Row or the Reserve costs in persuasion this turn."""
    if card.flow:
        return max(0, card.price - game.turn.have[FLOW_DISCOUNT])
    return card.price


def add_purchases(game: Imperium, seat: Seat, options: list[int]) -> None:
    """The cards that the seat can acquire with its persuasion."""
    persuasion = seat.have[PERSUASION]
    aside = seat.have[ASIDE]
    if aside != NO_CARD and CARDS[aside].price - ASIDE_DISCOUNT <= persuasion:
        options.append(CARDS[aside].aside_option)
    if not persuasion:
        return  # everything else costs some
    prices = game.rules.prices
    for index in game.row:
        price, option = prices[index]
        if price <= persuasion and option not in options:
            options.append(option)
    if seat.policy.row >= 0:
        for index in game.piles[seat.policy.row]:
            price, option = prices[index]
            if price <= persuasion and option not in options:
                options.append(option)
    discount = game.turn.have[FLOW_DISCOUNT]
    reserve = game.reserve
    for option, price, flow, slot in game.rules.for_sale:
        if reserve[slot] and (price <= persuasion or (flow and price - discount <= persuasion)):
            options.append(option)


def buy(game: Imperium, seat: Seat, index: int) -> None:
    """Acquire a card of the Row or the Reserve for persuasion."""
    spend(game, seat, cost_of(game, CARDS[index]))
    take_from_market(game, seat, index)
    gain_card(game, seat, index)


def buy_aside(game: Imperium, seat: Seat) -> None:
    """Acquire the card set aside, for less."""
    index = seat.have[ASIDE]
    spend(game, seat, CARDS[index].price - ASIDE_DISCOUNT)
    seat.have[ASIDE] = NO_CARD
    gain_card(game, seat, index)


def spend(game: Imperium, seat: Seat, persuasion: int) -> None:
    """Pay persuasion."""
    pay(game, seat, PERSUASION, persuasion)
    game.turn.have[PERSUASION_SPENT] += persuasion


def on_offer(game: Imperium, seat: Seat) -> list[int]:
    """The cards of the Imperium Row, and of a row that only this seat and its team have."""
    return [*game.row, *game.piles[seat.policy.row]] if seat.policy.row >= 0 else game.row


def take_from_market(game: Imperium, seat: Seat, index: int) -> None:
    """Remove a card from the Reserve or the Row, or else from a row that only some have."""
    slot = game.rules.reserve_slot.get(index, -1)
    if slot >= 0:
        game.reserve = replaced(game.reserve, slot, game.reserve[slot] - 1)
    elif index in game.row:
        game.row.remove(index)
    else:
        game.lay(seat.policy.row, without(game.piles[seat.policy.row], index))


def purchase_obstacle(game: Imperium, seat: Seat, index: int) -> str:
    """Why a card of the Row or the Reserve cannot be acquired now, in words; empty if it can."""
    card = CARDS[index]
    reason = market_closed(game, seat, card)
    if reason:
        return reason
    slot = game.rules.reserve_slot.get(index, -1)
    if slot >= 0:
        if not game.reserve[slot]:
            return f"no {card.name} is left in the Reserve"
    elif index not in on_offer(game, seat):
        return f"{card.name} is not in the Imperium Row"
    return too_expensive(seat, cost_of(game, card))


def aside_obstacle(game: Imperium, seat: Seat, index: int) -> str:
    """Why a card cannot be acquired as the one set aside, in words; empty if it can."""
    card = CARDS[index]
    reason = market_closed(game, seat, card)
    if reason:
        return reason
    if seat.have[ASIDE] != index:
        return f"you have not set {card.name} aside"
    return too_expensive(seat, card.price - ASIDE_DISCOUNT)


def market_closed(game: Imperium, seat: Seat, card: Card) -> str:
    """Why the seat acquires no such card now, wherever it lies and whatever it costs."""
    if card.cost is None:
        return f"{card.name} cannot be acquired with persuasion"
    if game.turn.kind != REVEAL_TURN or game.turn.seat != seat.index:
        return "cards are acquired on your Reveal turn"
    return ""


def too_expensive(seat: Seat, cost: int) -> str:
    """What a card costs, if the seat has too little persuasion for it."""
    persuasion = seat.have[PERSUASION]
    return f"costs {cost} persuasion, you have {persuasion}" if cost > persuasion else ""


def purchases_touch(game: Imperium, seat: Seat) -> int:
    """What the cards touch that the seat may acquire now, by being acquired and by what that brings."""
    options: list[int] = []
    add_purchases(game, seat, options)
    if not options:
        return touch.NOTHING
    places = touch.DISCARDS | touch.DECK if may_go_on_top(game, seat) else touch.DISCARDS
    return touch.touches(takes=touch.PERSUASION) | acquiring_touches(game, seat, options, places)


def acquiring_touches(game: Imperium, seat: Seat, options: list[int], places: int) -> int:
    """What it touches to take one of several cards to one of these places, and what that brings."""
    context = game.own(seat.index)
    heard = listeners_touch(game, seat, CARD_ACQUIRED, context)
    touched = heard | touch.touches(needs=touch.ROW, alters=touch.ROW | places)
    for option in options:
        act = CARDS[VOCABULARY.value[option]].acquire
        if act is not None:
            touched |= act.footprint(game, context)
    return touched


def gain_card(game: Imperium, seat: Seat, index: int, to: int = TO_PILE) -> None:
    """Put an acquired card where it belongs, refill the Row, and resolve its acquire box."""
    card = CARDS[index]
    if game.events is not None:
        game.emit(Event("acquire", seat.index, card.id))
    refill(game)
    if card.acquire is not None or seat.hooks[CARD_ACQUIRED]:
        context = Origin(seat.index, game.own(seat.index).army, index)
        game.fire(seat, CARD_ACQUIRED, context)
        if card.acquire is not None:
            game.push(card.acquire, context)
    if to == TO_TOP_OF_DECK:
        put_on_deck(game, seat, index)
    elif to == TO_HAND:
        put_in_hand(game, seat, index)
    elif to == AS_OWNER_LIKES or may_go_on_top(game, seat):
        game.push(WHERE_TO, Origin(seat.index, seat.index, index))
    else:
        seat.discard.append(index)


def may_go_on_top(game: Imperium, seat: Seat) -> bool:
    """Whether a card the seat acquires now may go on top of its deck."""
    if game.turn.have[TO_TOP] and game.turn.seat == seat.index:
        return True
    for lets in game.rules.lets_cards_on_top:  # noqa: SIM110  # a loop costs nothing where nothing listens
        if lets(seat):
            return True
    return False


def put_on_deck(game: Imperium, seat: Seat, index: int) -> None:
    """Put a card on top of the deck, in sight of all."""
    seat.deck.append(index)
    seat.have[OPEN_TOP] += 1
    if game.events is not None:
        game.emit(Event("to-deck", seat.index, CARDS[index].id))


def put_in_hand(game: Imperium, seat: Seat, index: int) -> None:
    """Put a card into the hand, in sight of all."""
    hold_openly(seat, index)
    if game.events is not None:
        game.emit(Event("to-hand", seat.index, CARDS[index].id))


def trash_aside(game: Imperium, seat: Seat) -> None:
    """A card set aside and not acquired by the end of its owner's Reveal turn leaves the game."""
    if seat.have[ASIDE] != NO_CARD:
        game.trashed = (*game.trashed, seat.have[ASIDE])
        if game.events is not None:
            game.emit(Event("trash", seat.index, CARDS[seat.have[ASIDE]].id))
        seat.have[ASIDE] = NO_CARD


class WhereTo(Act):
    """An acquired card may go on top of the deck instead of the discard pile."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [TO_DECK, TO_DISCARD]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        if option == TO_DECK:
            put_on_deck(game, seat, context.card)
        else:
            seat.discard.append(context.card)

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Where does {card} go?"

    def describe(self) -> str:
        return "put the acquired card on top of your deck or in your discard pile"


WHERE_TO = WhereTo()
