"""Intrigue cards: drawing, stealing and playing them."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import INTRIGUES, Intrigue
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import INTRIGUE_DRAWN, INTRIGUE_PLAYED, NONE, SEAT, TABLE, TURN, UNSEEN
from landsraad.imperium.declare.vocabulary import HAVE_WORDS, SOLARI, SPICE, VOCABULARY, WATER, count
from landsraad.imperium.table.act import Act, listeners_touch
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.state import (
    AGENT_TURN,
    NO_TURN,
    OWN_WITH,
    PLAYER_TURNS,
    REVEAL_TURN,
    Imperium,
    Seat,
    intrigue_id,
)
from landsraad.kernel.event import Event

WAITING: Final = SEAT.pile("waiting", "intrigue")
"""Intrigue cards played that wait for their owner's Reveal turn."""
RESOLVING: Final = SEAT.pile("resolving", "intrigue")
"""Intrigue cards being resolved: they are discarded when that is done."""
KNOWN_INTRIGUE: Final = SEAT.pile("known_intrigue", "", UNSEEN)
"""Cards in hand that another seat has seen go there: `card + (knower << KNOWER_SHIFT)` each."""
KNOWER_SHIFT = 12
CARD_MASK = (1 << KNOWER_SHIFT) - 1

SEEN_ABOVE: Final = TABLE.pile("intrigue_seen_above", "", UNSEEN, ordered=True)
"""The seats that know the cards on top of the Intrigue deck, from the top down."""
SEEN_BELOW: Final = TABLE.pile("intrigue_seen_below", "", UNSEEN, ordered=True)
"""The seats that know the cards at the bottom of the Intrigue deck, from the bottom up."""

INTRIGUE_TRASHED: Final = TABLE.pile("intrigue_trashed", "intrigue", box="immortality uprising")
"""Intrigue cards that have left the game."""

BEGUN: Final = TURN.number("begun")
"""Whether the owner of the turn has done anything yet."""


def draw_intrigue(game: Imperium, seat: Seat, n: int) -> None:
    """Draw Intrigue cards, shuffling the discards when the deck is empty."""
    if seat.policy.abstains and seat.policy.refuses(seat, NONE):
        return
    drawn: list[int] = []
    for _ in range(n):
        if not game.intrigue_deck:
            if not game.intrigue_discard:
                break
            shuffle_intrigue(game)
        drawn.append(game.intrigue_deck[-1])
        game.intrigue_deck = game.intrigue_deck[:-1]
        if game.piles[SEEN_ABOVE] or game.piles[SEEN_BELOW]:
            follow(game, seat, drawn[-1])
    if not drawn:
        return
    game.undo_floor = game.ply
    seat.intrigue = (*seat.intrigue, *drawn)
    if game.events is not None:
        game.emit(Event("draw", seat.index, "intrigue", len(drawn), seen=[intrigue_id(card) for card in drawn]))
    for act in seat.hooks[INTRIGUE_DRAWN]:
        act.on_gain(game, seat, NONE, len(drawn))


def shuffle_intrigue(game: Imperium) -> None:
    """Shuffle the Intrigue discards into a new deck, under what is left of the old one."""
    below = game.piles[SEEN_BELOW]
    if below:
        left = len(game.intrigue_deck)
        above = [*game.piles[SEEN_ABOVE], *([NONE] * left)][:left]
        for place, knower in enumerate(below):
            above[left - 1 - place] = knower
        game.lay(SEEN_ABOVE, tuple(above))
        game.lay(SEEN_BELOW, ())
    game.intrigue_deck = (*game.chance.shuffled(game.intrigue_discard), *game.intrigue_deck)
    game.intrigue_discard = ()
    if game.events is not None:
        game.emit(Event("shuffle", -1, "intrigue", len(game.intrigue_deck)))


def follow(game: Imperium, seat: Seat, card: int) -> None:
    """The player who knew the card that was drawn now knows who has it."""
    knowers: list[int] = []
    above, below = game.piles[SEEN_ABOVE], game.piles[SEEN_BELOW]
    if above:
        knowers.append(above[0])
        game.lay(SEEN_ABOVE, above[1:])
    if len(below) > len(game.intrigue_deck):
        knowers.append(below[-1])
        game.lay(SEEN_BELOW, below[:-1])
    others = [knower for knower in dict.fromkeys(knowers) if knower not in (seat.index, NONE)]
    known = [card + (knower << KNOWER_SHIFT) for knower in others]
    seat.lay(KNOWN_INTRIGUE, (*seat.piles[KNOWN_INTRIGUE], *known))


def bury(game: Imperium, seat: Seat, card: int) -> None:
    """Put an Intrigue card from the hand at the bottom of the deck, unseen by others."""
    seat.intrigue = without(seat.intrigue, card)
    seat.lay(KNOWN_INTRIGUE, ())  # anyone who knew a card there can no longer be sure of it
    game.intrigue_deck = (card, *game.intrigue_deck)
    game.lay(SEEN_BELOW, (seat.index, *game.piles[SEEN_BELOW]))
    if game.events is not None:
        game.emit(Event("bury", seat.index, "intrigue", 1, seen=[intrigue_id(card)]))


def deck_known(game: Imperium, viewer: int) -> list[int]:
    """The places in the Intrigue deck whose cards the viewer knows."""
    top = len(game.intrigue_deck) - 1
    above = [top - depth for depth, knower in enumerate(game.piles[SEEN_ABOVE]) if knower == viewer]
    return above + [place for place, knower in enumerate(game.piles[SEEN_BELOW]) if knower == viewer]


def leave_intrigue_hand(seat: Seat, card: int) -> None:
    """Take a card out of the Intrigue hand."""
    seat.intrigue = without(seat.intrigue, card)
    for code in seat.piles[KNOWN_INTRIGUE]:
        if code & CARD_MASK == card:
            seat.lay(KNOWN_INTRIGUE, without(seat.piles[KNOWN_INTRIGUE], code))
            break


def trash_intrigue(game: Imperium, seat: Seat, card: int) -> None:
    """Remove an Intrigue card of a hand from the game."""
    leave_intrigue_hand(seat, card)
    game.lay(INTRIGUE_TRASHED, (*game.piles[INTRIGUE_TRASHED], card))
    if game.events is not None:
        game.emit(Event("trash", seat.index, intrigue_id(card)))


def steal(game: Imperium, thief: Seat, victim: Seat) -> None:
    """Take one Intrigue card at random from another seat, unless the thief takes none."""
    if thief.policy.abstains and thief.policy.refuses(thief, NONE):
        return
    hand = [*victim.intrigue]
    card = game.chance.take(hand)
    victim.intrigue = tuple(hand)
    victim.lay(KNOWN_INTRIGUE, ())  # anyone who knew a card there can no longer be sure of it
    thief.intrigue = (*thief.intrigue, card)
    thief.lay(KNOWN_INTRIGUE, (*thief.piles[KNOWN_INTRIGUE], card + (victim.index << KNOWER_SHIFT)))
    game.undo_floor = game.ply
    if game.events is not None:
        seen = [intrigue_id(card)]
        game.emit(Event("steal", thief.index, "intrigue", 1, other=victim.index, seen=seen))
    for act in thief.hooks[INTRIGUE_DRAWN]:
        act.on_gain(game, thief, NONE, 1)


def affordable(game: Imperium, seat: Seat, card: Intrigue, context: Origin | None = None) -> bool:
    """Whether the condition of an Intrigue card is met and its cost can be paid, with the army of the context."""
    have = seat.have
    if have[SOLARI] < card.solari or have[SPICE] < card.spice or have[WATER] < card.water:
        return False
    if card.cost is None and card.when is None:
        return True
    if context is None:
        context = game.own(seat.index)
    if card.cost is not None and not card.cost.possible(game, context):
        return False
    return card.when is None or card.when.holds(game, context)


def add_plots(game: Imperium, seat: Seat, options: list[int]) -> None:
    """The Plot cards that the owner of the turn may play now."""
    turn = game.turn
    context = OWN_WITH[seat.index][turn.army]
    for index in seat.intrigue:
        card = INTRIGUES[index]
        plot = card.plot
        if plot is None or card.option in options:
            continue
        if card.timed and ((card.first_thing and turn.have[BEGUN]) or (card.agent_turn_only and turn.kind != NO_TURN)):
            continue
        if (card.free or affordable(game, seat, card)) and (plot.possible(game, context) or card.rewarding):
            options.append(card.option)


def plots_touch(game: Imperium, seat: Seat) -> int:
    """What those Plot cards touch that the owner of the turn may play now."""
    options: list[int] = []
    add_plots(game, seat, options)
    if not options:
        return touch.NOTHING
    context = game.own(seat.index)
    touched = listeners_touch(game, seat, INTRIGUE_PLAYED, context)
    for option in options:
        touched |= card_touches(game, context, INTRIGUES[VOCABULARY.value[option]], "plot")
    return touched


def card_touches(game: Imperium, context: Origin, card: Intrigue, mode: str) -> int:
    """What playing an Intrigue card touches: what it costs, the condition it names, and its effect."""
    touched = touch.NOTHING if card.when is None else card.when.needs()
    for resource, price in ((SOLARI, card.solari), (SPICE, card.spice), (WATER, card.water)):
        if price:
            touched |= touch.touches(takes=touch.GOODS[resource])
    for act in (card.cost, card.uses[mode]):
        if act is not None:
            touched |= act.footprint(game, context)
    return touched


def unaffordable(game: Imperium, seat: Seat, card: Intrigue) -> str:
    """Why the card cannot be paid for or its condition fails, in words."""
    context = game.own(seat.index)
    for resource, price in ((SOLARI, card.solari), (SPICE, card.spice), (WATER, card.water)):
        if seat.have[resource] < price:
            return f"costs {count(price, HAVE_WORDS[resource])}, you have {seat.have[resource]}"
    if card.cost is not None and not card.cost.possible(game, context):
        return card.cost.obstacle(game, context)
    if card.when is not None and not card.when.holds(game, context):
        return f"only if {card.when.describe()}"
    return ""


def plot_obstacle(game: Imperium, seat: Seat, card: Intrigue) -> str:
    """Why a Plot card in hand cannot be played now, in words; empty if it can."""
    if card.plot is None:
        return f"{card.name} is not a Plot card"
    if card.first_thing and game.turn.have[BEGUN]:
        return "only at the very start of your turn"
    if card.agent_turn_only and game.turn.kind != NO_TURN:
        return "only before you send an Agent" if game.turn.kind == AGENT_TURN else "only on an Agent turn"
    reason = unaffordable(game, seat, card)
    if reason:
        return reason
    if not card.plot.possible(game, game.own(seat.index)) and not card.rewarding:
        return card.plot.obstacle(game, game.own(seat.index))
    return ""


def intrigue_obstacle(game: Imperium, seat: Seat, index: int) -> str:
    """Why an Intrigue card cannot be played now, in words."""
    card = INTRIGUES[index]
    if index not in seat.intrigue:
        return f"you do not hold {card.name}"
    if game.phase == PLAYER_TURNS and game.turn.seat == seat.index:
        return plot_obstacle(game, seat, card) or f"first answer this: {game.prompt()}"
    return f"{card.name} is a {' or '.join(card.kinds)} card"


def play_intrigue(game: Imperium, seat: Seat, index: int, mode: str) -> None:
    """Play an Intrigue card: pay for it, then put its effect on the agenda."""
    card = INTRIGUES[index]
    leave_intrigue_hand(seat, index)
    if game.events is not None:
        game.emit(Event("intrigue", seat.index, card.id))
    if seat.hooks[INTRIGUE_PLAYED]:
        game.fire(seat, INTRIGUE_PLAYED, Origin(seat.index, game.own(seat.index).army, index))
    if card.waits and mode == "plot" and game.turn.kind != REVEAL_TURN:
        seat.lay(WAITING, (*seat.piles[WAITING], index))
        return
    seat.lay(RESOLVING, (*seat.piles[RESOLVING], index))
    game.push(RESOLVED, Origin(seat.index, seat.index, index))
    if not card.free:
        for resource, price in ((SOLARI, card.solari), (SPICE, card.spice), (WATER, card.water)):
            if price:
                pay(game, seat, resource, price)
    act = card.uses[mode]
    context = game.own(seat.index)
    if act is not None:
        game.push(act, context)
    if card.cost is not None:
        game.push(card.cost, context)


class Resolved(Act):
    """An Intrigue card has done what it does: only now it goes to the discard pile."""

    def do(self, game: Imperium, context: Origin) -> None:
        seat = game.seats[context.seat]
        seat.lay(RESOLVING, without(seat.piles[RESOLVING], context.card))
        game.intrigue_discard = (*game.intrigue_discard, context.card)


RESOLVED = Resolved()
