"""Treachery cards in hand: drawing, discarding, and what each seat knows of the others' hands.

`viewer.piles[KNOWN][holder]` packs, three bits a kind, how many cards of each kind the viewer knows the holder to have;
`holder.have[KNOWN_NOT]` is the set of kinds that everybody knows the holder not to have.
"""

from __future__ import annotations

from landsraad.classic.sheets.characters import HAND_LIMIT
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.table.act import SEATS_IN
from landsraad.classic.table.register import (
    DISCARDS,
    HAND,
    KNOWN,
    KNOWN_NOT,
    NOTHING,
    REMOVED,
    TOP_SEERS,
    TREACHERY_DECK,
)
from landsraad.classic.table.state import Classic, Seat
from landsraad.kernel.event import Event


def hand_limit(seat: Seat) -> int:
    """How many treachery cards a seat may hold."""
    return HAND_LIMIT[seat.character]


def draw(game: Classic) -> int:
    """The top card of the treachery deck; the discards are shuffled when it is empty. -1 if there is none at all."""
    deck = game.piles[TREACHERY_DECK]
    if not deck:
        if not game.piles[DISCARDS]:
            return NOTHING
        deck = game.chance.shuffled(game.piles[DISCARDS])
        game.lay(DISCARDS, ())
        if game.events is not None:
            game.emit(Event("reshuffle", -1))
    game.have[TOP_SEERS] = 0
    game.reveal()
    game.lay(TREACHERY_DECK, deck[:-1])
    return deck[-1]


def gain(game: Classic, seat: Seat, card: int, seers: int) -> None:
    """Put a card in a hand; the seats in the mask have seen it."""
    seat.add(HAND, card)
    seat.have[KNOWN_NOT] = 0
    for index in SEATS_IN[seers]:
        viewer = game.seats[index]
        viewer.put(KNOWN, seat.index, viewer.piles[KNOWN][seat.index] + (1 << 3 * card))


def drop(game: Classic, seat: Seat, card: int) -> None:
    """Discard a card from a hand, face up; some leave the game."""
    seat.remove(HAND, card)
    game.add(REMOVED if TREACHERY[card].once else DISCARDS, card)
    forget(game, seat.index, card)
    if game.events is not None:
        game.emit(Event("discard", seat.index, TREACHERY[card].id))


def play(game: Classic, seat: Seat, card: int) -> bool:
    """Play a card for what it does: it is discarded. Returns whether the seat holds it."""
    if card not in seat.piles[HAND]:
        return False
    if game.events is not None:
        game.emit(Event("play", seat.index, TREACHERY[card].id))
    drop(game, seat, card)
    return True


def forget(game: Classic, holder: int, card: int) -> None:
    """A card of this kind has left a hand: those who knew of one know of one less."""
    for viewer in game.seats:
        known = viewer.piles[KNOWN][holder]
        if known >> 3 * card & 7:
            viewer.put(KNOWN, holder, known - (1 << 3 * card))


def learn(game: Classic, viewer: int, holder: int, card: int, count: int = 1) -> None:
    """A seat has been shown that another holds so many cards of a kind."""
    seat = game.seats[viewer]
    known = seat.piles[KNOWN][holder]
    have = known >> 3 * card & 7
    if have < count:
        seat.put(KNOWN, holder, known + ((count - have) << 3 * card))


def known_count(game: Classic, viewer: int, holder: int, card: int) -> int:
    """How many cards of a kind a seat knows another to hold."""
    return game.seats[viewer].piles[KNOWN][holder] >> 3 * card & 7


def known_cards(game: Classic, viewer: int, holder: int) -> list[int]:
    """The cards that a seat knows another to hold."""
    packed = game.seats[viewer].piles[KNOWN][holder]
    cards: list[int] = []
    card = 0
    while packed:
        cards.extend([card] * (packed & 7))
        packed >>= 3
        card += 1
    return cards
