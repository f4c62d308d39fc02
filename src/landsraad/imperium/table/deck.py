"""Decks: drawing, discarding, trashing and reshuffling a seat's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import CARD_DISCARDED, CARD_TRASHED, NONE, SEAT, TURN, UNSEEN
from landsraad.imperium.declare.vocabulary import OPEN_TOP
from landsraad.imperium.table.state import Imperium, Seat, card_id, replaced
from landsraad.kernel.event import Event

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act

OPEN_HAND: Final = SEAT.pile("open_hand", "card", UNSEEN)
"""Cards in hand that everybody has seen."""
BORROWED: Final = TURN.number("borrowed", NONE, of="card")
"""A card of the Imperium Row that is played this turn without being acquired: it is not in play."""


def draw(game: Imperium, seat: Seat, n: int) -> None:
    """Draw cards, reshuffling the discard pile when a card is needed and the deck is empty."""
    deck = seat.deck
    if 0 < n <= len(deck) and not seat.have[OPEN_TOP]:
        drawn = deck[: -n - 1 : -1]
        del deck[-n:]
    else:
        drawn = draw_singly(game, seat, n)
        if not drawn:
            return
    game.undo_floor = game.ply
    seat.hand.extend(drawn)
    if game.events is not None:
        game.emit(Event("draw", seat.index, "card", len(drawn), seen=[card_id(card) for card in drawn]))


def draw_singly(game: Imperium, seat: Seat, n: int) -> list[int]:
    """Take cards off the deck one by one, with all that may come between them."""
    drawn: list[int] = []
    deck = seat.deck
    for _ in range(n):
        if not deck:
            if not seat.discard:
                break
            reshuffle(game, seat)
        card = deck.pop()
        drawn.append(card)
        if seat.have[OPEN_TOP]:
            seat.have[OPEN_TOP] -= 1
            seat.lay(OPEN_HAND, (*seat.piles[OPEN_HAND], card))
    return drawn


def hand_obstacle(game: Imperium, seat: Seat, index: int) -> str:
    """Why a card cannot be taken from the hand, in words; empty if it can."""
    return "" if index in seat.hand else f"{CARDS[index].name} is not in your hand"


def reshuffle(game: Imperium, seat: Seat) -> None:
    """Shuffle the discard pile into the deck."""
    seat.deck.extend(seat.discard)
    seat.discard.clear()
    seat.have[OPEN_TOP] = 0
    game.chance.shuffle(seat.deck)
    game.undo_floor = game.ply
    if game.events is not None:
        game.emit(Event("shuffle", seat.index, "deck", len(seat.deck)))


def leave_hand(seat: Seat, card: int) -> None:
    """Take a card out of the hand."""
    seat.hand.remove(card)
    if card in seat.piles[OPEN_HAND]:
        seat.lay(OPEN_HAND, without(seat.piles[OPEN_HAND], card))


def hold_openly(seat: Seat, card: int) -> None:
    """Put a card into the hand in sight of all."""
    seat.hand.append(card)
    seat.lay(OPEN_HAND, (*seat.piles[OPEN_HAND], card))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of these."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def in_play(game: Imperium, context: Origin) -> bool:
    """Whether the card that an effect comes from is in play."""
    return context.card in game.seats[context.seat].play and game.turn.have[BORROWED] != context.card


def borrowed(game: Imperium, card: int) -> bool:
    """Whether this card of the Imperium Row is played this turn, and still there."""
    return game.turn.have[BORROWED] == card and card in game.row


def leave_play(game: Imperium, context: Origin) -> None:
    """Take the card that an effect comes from out of play, or out of the Row if it is borrowed from there."""
    if borrowed(game, context.card):
        game.row.remove(context.card)
    else:
        game.seats[context.seat].play.remove(context.card)


def discard(game: Imperium, seat: Seat, card: int) -> None:
    """Discard a card from the hand."""
    leave_hand(seat, card)
    seat.discard.append(card)
    if game.events is not None:
        game.emit(Event("discard", seat.index, card_id(card)))
    leaves_play(game, seat, card, CARDS[card].on_discard, CARD_DISCARDED)


def trash(game: Imperium, seat: Seat, card: int, by: Origin | None = None) -> None:
    """Remove a card, already out of its zone, from the game; Reserve cards go back to their stack.

    What the card's effects still had to give is lost, unless one of them (`by`) trashes it.
    """
    slot = game.rules.reserve_slot.get(card, -1)
    if slot >= 0:
        game.reserve = replaced(game.reserve, slot, game.reserve[slot] + 1)
    else:
        game.trashed = (*game.trashed, card)
    if game.events is not None:
        game.emit(Event("trash", seat.index, card_id(card)))
    forfeit(game, seat, card, by)
    leaves_play(game, seat, card, CARDS[card].on_trash, CARD_TRASHED)


def leaves_play(game: Imperium, seat: Seat, card: int, act: Act | None, trigger: int) -> None:
    """Let happen what a card does when it is discarded or trashed, and whatever listens to that."""
    if act is not None or seat.hooks[trigger]:
        context = Origin(seat.index, game.own(seat.index).army, card)
        if act is not None:
            game.push(act, context)
        game.fire(seat, trigger, context)


def forfeit(game: Imperium, seat: Seat, card: int, by: Origin | None) -> None:
    """A card trashed by another effect gives nothing more. Copies of it that are still in play keep their effects."""
    if not game.bag:
        return
    origins: list[Origin] = []
    for _, origin in game.bag:
        if origin.card == card and origin.seat == seat.index and not any(origin is one for one in origins):
            origins.append(origin)
    kept = seat.play.count(card) + borrowed(game, card)
    for lost in origins:
        if lost is by:
            continue
        if kept:
            kept -= 1
            continue
        game.bag = [(part, origin) for part, origin in game.bag if origin is not lost]
