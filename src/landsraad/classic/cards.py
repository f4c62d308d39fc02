"""Treachery cards in hand: drawing, discarding, and what each seat knows of the others' hands.

`game.known[viewer * 6 + holder]` packs, three bits a kind, how many cards of each kind the viewer knows the holder to
have; `game.known_not[holder]` is the set of kinds that everybody knows the holder not to have.
"""

from __future__ import annotations

from landsraad.classic.characters import BENE_GESSERIT, CHARACTERS
from landsraad.classic.state import NOTHING, Classic, Seat
from landsraad.classic.treachery import FAMILY_ATOMICS, KARAMA, TREACHERY, WORTHLESS_CARDS
from landsraad.kernel.event import Event

WIDTH = 6
"""Seats in a row of `game.known`."""


def hand_limit(seat: Seat) -> int:
    """How many treachery cards a seat may hold."""
    return CHARACTERS[seat.character].hand_limit


def draw(game: Classic) -> int:
    """The top card of the treachery deck; the discards are shuffled when it is empty. -1 if there is none at all."""
    deck = game.treachery_deck
    if not deck:
        if not game.treachery_discard:
            return NOTHING
        deck.extend(game.treachery_discard)
        game.treachery_discard.clear()
        game.chance.shuffle(deck)
        game.treachery_top_seen = 0
        if game.events is not None:
            game.tell(Event("reshuffle", -1))
    if game.treachery_top_seen:
        game.treachery_top_seen -= 1
    game.reveal()
    return deck.pop()


def gain(game: Classic, seat: Seat, card: int, seers: int) -> None:
    """Put a card in a hand; the seats in the mask have seen it."""
    seat.hand.append(card)
    game.known_not[seat.index] = 0
    for viewer in range(len(game.seats)):
        if seers >> viewer & 1:
            game.known[viewer * WIDTH + seat.index] += 1 << 3 * card


def drop(game: Classic, seat: Seat, card: int) -> None:
    """Discard a card from a hand, face up. The Family Atomics leave the game."""
    seat.hand.remove(card)
    if card == FAMILY_ATOMICS:
        game.removed.append(card)
    else:
        game.treachery_discard.append(card)
    forget(game, seat.index, card)
    if game.events is not None:
        game.tell(Event("discard", seat.index, TREACHERY[card].id))


def forget(game: Classic, holder: int, card: int) -> None:
    """A card of this kind has left a hand: whoever knew of one knows of one less."""
    known = game.known
    for at in range(holder, len(game.seats) * WIDTH, WIDTH):
        if known[at] >> 3 * card & 7:
            known[at] -= 1 << 3 * card


def learn(game: Classic, viewer: int, holder: int, card: int, count: int = 1) -> None:
    """A seat has been shown that another holds so many cards of a kind."""
    at = viewer * WIDTH + holder
    have = game.known[at] >> 3 * card & 7
    if have < count:
        game.known[at] += (count - have) << 3 * card


def known_count(game: Classic, viewer: int, holder: int, card: int) -> int:
    """How many cards of a kind a seat knows another to hold."""
    return game.known[viewer * WIDTH + holder] >> 3 * card & 7


def known_cards(game: Classic, viewer: int, holder: int) -> list[int]:
    """The cards that a seat knows another to hold."""
    packed = game.known[viewer * WIDTH + holder]
    cards: list[int] = []
    card = 0
    while packed:
        cards.extend([card] * (packed & 7))
        packed >>= 3
        card += 1
    return cards


def karamas(game: Classic, seat: Seat) -> list[int]:
    """The cards that a seat could play as a Karama, each kind once."""
    cards = [KARAMA] if KARAMA in seat.hand else []
    if seat.character == BENE_GESSERIT and game.rules.advantages:
        cards += sorted(WORTHLESS_CARDS.intersection(seat.hand))
    return cards


def has_karama(game: Classic, seat: Seat) -> bool:
    """Whether a seat could play a Karama."""
    if KARAMA in seat.hand:
        return True
    return (
        seat.character == BENE_GESSERIT
        and game.rules.advantages
        and not WORTHLESS_CARDS.isdisjoint(seat.hand)
    )
