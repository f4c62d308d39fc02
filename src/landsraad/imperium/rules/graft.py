"""Grafting: two cards played together for one Agent, with the icons of either and the Agent boxes of both."""

from __future__ import annotations

from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.things import Verb
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import (
    ICONS_ADDED,
    agents_ready,
    enterable,
    entry_obstacle,
    icon_reach,
    icons_shown,
    reach_obstacle,
    reached,
)
from landsraad.imperium.table.deck import BORROWED, borrowed, leave_hand, trash
from landsraad.imperium.table.market import refill
from landsraad.imperium.table.state import Imperium, Seat, card_id
from landsraad.kernel.event import Event

GRAFT_VERB = Verb("card", "graft", "Graft # to it")
USURP_VERB = Verb("card", "usurp", "Graft # of the Imperium Row to it")
"""The box whose cards are grafted puts their options in the vocabulary."""


def partner_of(game: Imperium, context: Origin) -> int:
    """The other card grafted this turn, or none."""
    cards = game.turn.cards
    if len(cards) < 2:
        return NONE
    return cards[1] if cards[0] == context.card else cards[0]


def infiltrate(one: Card, other: Card) -> bool:
    """Whether enemy Agents do not stop an Agent that two cards send together."""
    return (one.entry is not None and one.entry.infiltrates) or (other.entry is not None and other.entry.infiltrates)


def reached_together(game: Imperium, seat: Seat, one: Card, other: Card) -> int:
    """The spaces, as bits, to which two cards send an Agent of this seat together."""
    if one.entry is None and other.entry is None:
        icons = one.icons | other.icons | game.turn.have[ICONS_ADDED]
        return icon_reach(game, seat, icons) & game.turn.free
    mask = reached(game, seat, one, other) | reached(game, seat, other, one)
    if infiltrate(one, other):
        icons = icons_shown(game, seat, one, other) | icons_shown(game, seat, other, one) | game.turn.have[ICONS_ADDED]
        mask |= game.rules.reach[icons] & enterable(game, seat, infiltrates=True)
    if one.entry is not None and other.entry is not None:
        if one.entry.copies:
            mask |= other.entry.opened_twice(game, seat)
        elif other.entry.copies:
            mask |= one.entry.opened_twice(game, seat)
    return mask


def together_obstacle(game: Imperium, seat: Seat, one: Card, other: Card, pos: int) -> str:
    """Why two cards do not send an Agent to a space together, in words; empty if they do."""
    if reached_together(game, seat, one, other) >> pos & 1:
        return ""
    reasons = [reach_obstacle(game, seat, one, pos, other), reach_obstacle(game, seat, other, pos, one)]
    if infiltrate(one, other):
        reasons.append(entry_obstacle(game, seat, pos, infiltrates=True))
    # The reason of a card that has the icon says more than that of one that lacks it.
    return next((reason for reason in reasons if reason and "icon" not in reason), reasons[0] or reasons[-1])


def go_together(game: Imperium, seat: Seat, one: Card, other: Card) -> bool:
    """Whether two cards may be grafted now: they reach a space, and there is an Agent to send."""
    if not agents_ready(game, seat):
        anywhere = any(card.entry is not None and card.entry.from_board for card in (one, other))
        if not anywhere or not seat.policy.movable(game, seat):
            return False
    return reached_together(game, seat, one, other) != 0


def add_pairs(game: Imperium, seat: Seat, options: list[int]) -> None:
    """The cards in hand that can be played if they are grafted."""
    hand = seat.hand
    for i, index in enumerate(hand):
        card = CARDS[index]
        if not card.graft:
            continue
        for j, other in enumerate(hand):
            partner = CARDS[other]
            both = card.play_option in options and partner.play_option in options
            if not both and i != j and go_together(game, seat, card, partner):
                for option in (card.play_option, partner.play_option):
                    if option not in options:
                        options.append(option)
        rows = game.row if card.usurps and card.play_option not in options else []
        if any(go_together(game, seat, card, CARDS[other]) for other in rows):
            options.append(card.play_option)


def add_partners(game: Imperium, seat: Seat, card: Card, options: list[int]) -> None:
    """The cards that can be grafted to the one just played."""
    for index in dict.fromkeys(seat.hand):
        partner = CARDS[index]
        if (card.graft or partner.graft) and go_together(game, seat, card, partner):
            options.append(GRAFT_VERB.options[index])
    if card.usurps:
        for index in dict.fromkeys(game.row):
            if go_together(game, seat, card, CARDS[index]):
                options.append(USURP_VERB.options[index])


def graft(game: Imperium, seat: Seat, option: int) -> Card:
    """Graft a card to the one just played: from the hand it comes into play, in the Row it is only borrowed."""
    index = VOCABULARY.value[option]
    game.turn.cards = (*game.turn.cards, index)
    if VOCABULARY.verbs[option] == "usurp":
        game.turn.have[BORROWED] = index
        if game.events is not None:
            game.emit(Event("usurp", seat.index, card_id(index)))
    else:
        leave_hand(seat, index)
        seat.play.append(index)
        if game.events is not None:
            game.emit(Event("graft", seat.index, card_id(index)))
    return CARDS[index]


def graft_obstacle(game: Imperium, seat: Seat, card: Card, option: int) -> str:
    """Why a card cannot be grafted to the one just played, in words."""
    index = VOCABULARY.value[option]
    partner = CARDS[index]
    if VOCABULARY.verbs[option] == "usurp":
        if not card.usurps:
            return f"{card.name} is not grafted to cards of the Imperium Row"
        if index not in game.row:
            return f"{partner.name} is not in the Imperium Row"
    elif index not in seat.hand:
        return f"{partner.name} is not in your hand"
    elif not card.graft and not partner.graft:
        return "neither of them is a Graft card"
    return f"no space that {card.name} and {partner.name} reach together is open to you"


class TrashBorrowed(Act):
    """The turn ends: a card borrowed from the Imperium Row is trashed, if it is still there, and the Row filled up."""

    def do(self, game: Imperium, context: Origin) -> None:
        card = game.turn.have[BORROWED]
        if borrowed(game, card):
            game.row.remove(card)
            trash(game, game.seats[context.seat], card)
        game.turn.have[BORROWED] = NONE
        refill(game)

    def describe(self) -> str:
        return "trash the card borrowed from the Imperium Row"


TRASH_BORROWED = TrashBorrowed()
