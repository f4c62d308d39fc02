"""The Reveal turn: cards left in hand are turned up, and persuasion is spent."""

from __future__ import annotations

from landsraad.imperium.deck import draw
from landsraad.imperium.declare import CARDS, INTRIGUES, Part
from landsraad.imperium.goods import gain
from landsraad.imperium.market import trash_aside
from landsraad.imperium.state import OWN, REVEAL_TURN, Imperium, Seat, card_id
from landsraad.imperium.words import PERSUASION, SWORDS
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

COUNCIL_PERSUASION = 2


def begin_reveal(game: Imperium, seat: Seat) -> None:
    """Turn up the hand and gain what comes with it."""
    turn = game.turn
    turn.kind = REVEAL_TURN
    turn.begun = True
    game.reveals += 1
    seat.revealed = game.reveals
    if game.events is not None and not seat.hand:
        game.tell(Event("reveal", seat.index))
    if seat.council:
        gain(game, seat, PERSUASION, COUNCIL_PERSUASION)
    reveal_cards(game, seat)
    for pos in set(seat.posts):
        lasting = game.rules.spaces[pos].reveal
        if lasting is not None:
            lasting.do(game, OWN[seat.index])
    for index in seat.waiting:
        box = INTRIGUES[index].plot
        if box is not None:
            box.do(game, OWN[seat.index])
        game.intrigue_discard.append(index)
    seat.waiting = ()


def reveal_cards(game: Imperium, seat: Seat) -> None:
    """Put every card in hand face up in play and gain its Reveal box."""
    cards = seat.hand
    if not cards:
        return
    seat.hand = []
    seat.open_hand = ()
    if game.events is not None:
        shown = [card_id(card) for card in cards]
        game.tell(Event("reveal", seat.index, "", len(shown), seen=shown, open=True))
    persuasion = swords = 0
    counting = list(game.turn.counting)
    seat.play.extend(cards)
    for index in cards:
        card = CARDS[index]
        persuasion += card.persuasion
        swords += card.swords
        if card.reveal_parts:
            context = Context(seat.index, seat.index, index)
            for part in card.reveal_parts:
                offer(game, part, context)
    if persuasion:
        gain(game, seat, PERSUASION, persuasion)
    if swords:
        gain(game, seat, SWORDS, swords)
    for act, context in counting:
        act.count_more(game, context, cards)


def draw_cards(game: Imperium, seat: Seat, n: int) -> None:
    """Draw cards; on one's own Reveal turn they are revealed and used at once."""
    draw(game, seat, n)
    if game.turn.kind == REVEAL_TURN and game.turn.seat == seat.index:
        reveal_cards(game, seat)


def offer(game: Imperium, part: Part, context: Context) -> None:
    """Do an effect at once if that can never hurt, else keep it for its owner to pick."""
    if part.effect.at_once(game, context):
        part.effect.do(game, context)
    else:
        game.bag.append((part, context))


def clean_up(game: Imperium, seat: Seat) -> None:
    """Put all cards in play on the discard pile; unspent persuasion is lost."""
    seat.discard.extend(seat.play)
    seat.play.clear()
    seat.have[PERSUASION] = 0
    trash_aside(game, seat)
