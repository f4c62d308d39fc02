"""Refusals: why something a person could reasonably try is not legal now."""

from __future__ import annotations

from landsraad.imperium.declare.cards import CARDS, INTRIGUES
from landsraad.imperium.declare.vocabulary import PERSUASION, VOCABULARY
from landsraad.imperium.table.intrigue import plot_obstacle
from landsraad.imperium.table.market import ASIDE, ASIDE_DISCOUNT, cost_of
from landsraad.imperium.table.state import PLAYER_TURNS, REVEAL_TURN, Imperium, Seat


def refusal(game: Imperium, option: int) -> str:
    """The rule that forbids an option now, for the seat that is to choose; empty where there is nothing to say."""
    if game.actor is None:
        return ""
    seat = game.seats[game.actor]
    verb = VOCABULARY.verbs[option]
    value = VOCABULARY.value[option]
    if verb == "play":
        return "" if value in seat.hand else f"{CARDS[value].name} is not in your hand"
    if verb == "intrigue":
        return intrigue_refusal(game, seat, value)
    if verb in ("buy", "aside"):
        return purchase_refusal(game, seat, verb, value)
    if verb == "discard":
        return f"{CARDS[value].name} is not in your hand" if value not in seat.hand else ""
    for part, origin in game.bag:
        if part.option == option and not part.effect.possible(game, origin):
            return part.effect.obstacle(game, origin)
    return ""


def intrigue_refusal(game: Imperium, seat: Seat, index: int) -> str:
    """Why an Intrigue card is not played now."""
    card = INTRIGUES[index]
    if index not in seat.intrigue:
        return f"you do not hold {card.name}"
    if game.phase == PLAYER_TURNS and game.turn.seat == seat.index:
        return plot_obstacle(game, seat, card) or f"first answer this: {game.prompt()}"
    return f"{card.name} is a {' or '.join(card.kinds)} card"


def purchase_refusal(game: Imperium, seat: Seat, verb: str, index: int) -> str:
    """Why a card is not acquired now."""
    card = CARDS[index]
    if card.cost is None:
        return f"{card.name} cannot be acquired with persuasion"
    if game.turn.kind != REVEAL_TURN or game.turn.seat != seat.index:
        return "cards are acquired on your Reveal turn"
    cost = cost_of(game, card)
    if verb == "aside":
        if seat.have[ASIDE] != index:
            return f"you have not set {card.name} aside"
        cost = card.price - ASIDE_DISCOUNT
    elif index in game.rules.reserve_slot:
        if not game.reserve[game.rules.reserve_slot[index]]:
            return f"no {card.name} is left in the Reserve"
    elif index not in game.row:
        return f"{card.name} is not in the Imperium Row"
    if cost > seat.have[PERSUASION]:
        return f"costs {cost} persuasion, you have {seat.have[PERSUASION]}"
    return ""
