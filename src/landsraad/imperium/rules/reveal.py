"""The Reveal turn: cards left in hand are turned up, and persuasion is spent."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.cards import CARDS, INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import REVEAL_BEGUN, REVEAL_DECLARED, SWORDS_SHOWN, TABLE
from landsraad.imperium.declare.vocabulary import COUNCIL, PERSUASION, REVEALED, SWORDS
from landsraad.imperium.table.deck import OPEN_HAND, draw
from landsraad.imperium.table.goods import gain
from landsraad.imperium.table.intrigue import BEGUN, WAITING
from landsraad.imperium.table.market import PERSUASION_SPENT, trash_aside
from landsraad.imperium.table.menu import offer
from landsraad.imperium.table.state import OWN_WITH, REVEAL_TURN, Imperium, Seat, card_id
from landsraad.kernel.event import Event

COUNCIL_PERSUASION = 2

REVEALS: Final = TABLE.number("reveals")
"""How many have revealed this round; a seat's own number says when it did."""


def begin_reveal(game: Imperium, seat: Seat) -> None:
    """Turn up the hand and gain what comes with it."""
    turn = game.turn
    turn.kind = REVEAL_TURN
    turn.have[BEGUN] = 1
    game.have[REVEALS] += 1
    seat.have[REVEALED] = game.have[REVEALS]
    own = OWN_WITH[seat.index][turn.army]
    for act in seat.hooks[REVEAL_DECLARED]:
        act.do(game, own)
    if game.events is not None and not seat.hand:
        game.emit(Event("reveal", seat.index))
    if seat.have[COUNCIL]:
        gain(game, seat, PERSUASION, COUNCIL_PERSUASION)
    reveal_cards(game, seat)
    for pos, lasting in game.rules.lasting:
        if pos in seat.posts:
            lasting.do(game, own)
    if seat.piles[WAITING]:
        for index in seat.piles[WAITING]:
            plot = INTRIGUES[index].plot
            if plot is not None:
                plot.do(game, own)
            game.intrigue_discard = (*game.intrigue_discard, index)
        seat.lay(WAITING, ())
    if seat.hooks[REVEAL_BEGUN]:
        game.fire(seat, REVEAL_BEGUN, own)


def reveal_cards(game: Imperium, seat: Seat) -> None:
    """Put every card in hand face up in play and gain its Reveal box."""
    cards = seat.hand
    if not cards:
        return
    seat.hand = []
    if seat.piles[OPEN_HAND]:
        seat.lay(OPEN_HAND, ())
    if game.events is not None:
        shown = [card_id(card) for card in cards]
        game.emit(Event("reveal", seat.index, "", len(shown), seen=shown, open=True))
    persuasion = swords = 0
    counting = game.turn.counting
    watched = bool(seat.hooks[SWORDS_SHOWN])
    seat.play.extend(cards)
    game.turn.revealed += tuple(cards)
    for index in cards:
        card = CARDS[index]
        persuasion += card.persuasion
        swords += card.swords
        if card.reveal_parts or (card.swords and watched):
            context = Origin(seat.index, game.turn.army, index)
            if card.swords and watched:
                game.notice(seat, SWORDS_SHOWN, context)
            for part in card.reveal_parts:
                offer(game, part, context)
    if persuasion:
        gain(game, seat, PERSUASION, persuasion)
    if swords:
        gain(game, game.seats[game.turn.army], SWORDS, swords)
    for act, context in counting:
        act.count_more(game, context, cards)


def draw_cards(game: Imperium, seat: Seat, n: int) -> None:
    """Draw cards; on one's own Reveal turn they are revealed and used at once."""
    draw(game, seat, n)
    if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
        reveal_cards(game, seat)


def clean_up(game: Imperium, seat: Seat) -> None:
    """Put all cards in play on the discard pile; unspent persuasion is lost."""
    seat.discard.extend(seat.play)
    seat.play.clear()
    seat.have[PERSUASION] = 0
    game.turn.have[PERSUASION_SPENT] = 0
    trash_aside(game, seat)
