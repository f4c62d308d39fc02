"""Decks: drawing, discarding, trashing and reshuffling a seat's own cards."""

from __future__ import annotations

from landsraad.imperium.declare import CARDS
from landsraad.imperium.state import OWN, Imperium, Seat, card_id
from landsraad.kernel.event import Event


def draw(game: Imperium, seat: Seat, n: int) -> None:
    """Draw cards, reshuffling the discard pile when a card is needed and the deck is empty."""
    drawn: list[int] = []
    hand = seat.hand
    deck = seat.deck
    for _ in range(n):
        if not deck:
            if not seat.discard:
                break
            reshuffle(game, seat)
        card = deck.pop()
        drawn.append(card)
        if seat.open_top:
            seat.open_top -= 1
            seat.open_hand = (*seat.open_hand, card)
    if not drawn:
        return
    game.undo_floor = game.ply
    hand.extend(drawn)
    if game.events is not None:
        game.tell(Event("draw", seat.index, "card", len(drawn), seen=[card_id(card) for card in drawn]))


def reshuffle(game: Imperium, seat: Seat) -> None:
    """Shuffle the discard pile into the deck."""
    seat.deck.extend(seat.discard)
    seat.discard.clear()
    seat.open_top = 0
    game.chance.shuffle(seat.deck)
    game.undo_floor = game.ply
    if game.events is not None:
        game.tell(Event("shuffle", seat.index, "deck", len(seat.deck)))


def leave_hand(seat: Seat, card: int) -> None:
    """Take a card out of the hand."""
    seat.hand.remove(card)
    if seat.open_hand and card in seat.open_hand:
        seat.open_hand = without(seat.open_hand, card)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of these."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def discard(game: Imperium, seat: Seat, card: int) -> None:
    """Discard a card from the hand."""
    leave_hand(seat, card)
    seat.discard.append(card)
    if game.events is not None:
        game.tell(Event("discard", seat.index, card_id(card)))


def trash(game: Imperium, seat: Seat, card: int) -> None:
    """Remove a card, already out of its zone, from the game; Reserve cards go back to their stack."""
    slot = game.rules.reserve_slot.get(card, -1)
    if slot >= 0:
        game.reserve[slot] += 1
    else:
        game.trashed = (*game.trashed, card)
    if game.events is not None:
        game.tell(Event("trash", seat.index, card_id(card)))
    on_trash = CARDS[card].on_trash
    if on_trash is not None:
        game.push(on_trash, OWN[seat.index])
