"""The House Hagal deck: cards turned up, and where they send a Rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.imperium.declare.cards import HAGAL, HagalCard
from landsraad.imperium.declare.register import (
    COUNTED,
    NONE,
    SEAT,
    TABLE,
    TURN,
)
from landsraad.imperium.table.board import silenced
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event

if TYPE_CHECKING:
    pass

HAGAL_DECK: Final = TABLE.pile("hagal_deck", "hagal", COUNTED, ordered=True, pool="hagal")
HAGAL_DISCARD: Final = TABLE.pile("hagal_discard", "hagal")
HAGAL_CARD: Final = TABLE.number("hagal_card", NONE, of="hagal")
"""The House Hagal card turned up last."""
MOVED_BY: Final = SEAT.number("moved_by", NONE, of="hagal")
"""The House Hagal card that a Rival used last, to move or in Combat."""
TURNED_UP: Final = TURN.number("turned_up")
"""How many House Hagal cards have been turned up for the Rival whose turn it is."""


def turn_up(game: Imperium, rival: Seat) -> HagalCard:
    """Turn up the next House Hagal card for a Rival, reshuffling all of them when the deck is empty or the card says
    so."""
    while True:
        if not game.piles[HAGAL_DECK]:
            reshuffle(game)
        index = game.piles[HAGAL_DECK][-1]
        game.lay(HAGAL_DECK, game.piles[HAGAL_DECK][:-1])
        game.have[HAGAL_CARD] = index
        game.lay(HAGAL_DISCARD, (*game.piles[HAGAL_DISCARD], index))
        game.reveal()
        card = HAGAL[index]
        if game.events is not None:
            game.emit(Event("hagal", rival.index, card.id))
        if not card.reshuffle:
            rival.have[MOVED_BY] = index
            return card
        reshuffle(game)


def reshuffle(game: Imperium) -> None:
    """Shuffle all House Hagal cards into a new deck."""
    cards = [*game.piles[HAGAL_DECK], *game.piles[HAGAL_DISCARD]]
    game.chance.shuffle(cards)
    game.lay(HAGAL_DECK, tuple(cards))
    game.lay(HAGAL_DISCARD, ())
    if game.events is not None:
        game.emit(Event("shuffle", -1, "hagal", len(game.piles[HAGAL_DECK])))


def new_deck(game: Imperium) -> None:
    """Shuffle the House Hagal cards of a game that begins."""
    game.lay(HAGAL_DISCARD, tuple(game.rules.hagal))
    reshuffle(game)


def side_for(game: Imperium, rival: Seat, card: HagalCard) -> HagalCard | None:
    """What a card shows to a Rival: of several spaces only one counts, and perhaps none."""
    for side in card.sides():
        if side.when is None or side.when.holds(game, OWN[rival.index]):
            return side
    return None


def destination(game: Imperium, rival: Seat, card: HagalCard) -> int:
    """The space where the card sends the Rival, or -1 if it cannot: taken, closed by the Voice, nothing to harvest."""
    pos = aim(game, card)
    if pos < 0 or silenced(game, rival) >> pos & 1:
        return NONE
    if game.occupied >> pos & 1 and not rival.policy.slips_past(game, rival, pos):
        return NONE
    return pos


def aim(game: Imperium, card: HagalCard) -> int:
    """The space that a card is about; -1 if it is for harvesting and there is no bonus spice."""
    return richest_maker(game, card) if card.harvest else game.rules.pos[card.space]


def on_board(game: Imperium, card: HagalCard) -> bool:
    """Whether the space of a card, if it names one, is on the board. Where it is not, the card sends nobody."""
    return not card.space or card.space in game.rules.pos


def passed_over(game: Imperium, rival: Seat, card: HagalCard, side: HagalCard | None) -> Event:
    """Why a card with the side that counts now does not send a Rival, as what is told of it."""
    if side is None:
        return Event("hagal-unmet", rival.index, card.id)
    pos = aim(game, side)
    if pos < 0:
        return Event("hagal-dry", rival.index, card.id)
    space = game.rules.spaces[pos]
    for other in game.seats:
        if pos in other.posts:
            return Event("hagal-taken", rival.index, space.id, other=other.index)
    return rival.policy.shuns(game, rival, side) or Event("hagal-closed", rival.index, space.id)


def arbiter(game: Imperium) -> int:
    """Who decides for a Rival among equals: the First Player, or the person who acts next after a Rival."""
    return next(seat.index for seat in game.clockwise(game.first) if not seat.policy.automatic)


def richest_maker(game: Imperium, card: HagalCard) -> int:
    """Among the Maker spaces of a card the one with the most bonus spice, among equals the one with the most spice; -1
    if none has any."""
    best = NONE
    for pos in game.rules.makers:
        named = not card.makers or game.rules.spaces[pos].short in card.makers
        if named and game.bonus[pos] and (best < 0 or spice_at(game, pos) > spice_at(game, best)):
            best = pos
    return best


def spice_at(game: Imperium, pos: int) -> tuple[int, int]:
    """Bonus spice, and all spice, on a Maker space."""
    return (game.bonus[pos], game.bonus[pos] + game.rules.spaces[pos].maker)
