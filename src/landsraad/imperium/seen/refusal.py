"""Refusals: why something a person could reasonably try is not legal now, whatever is being asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.table.deck import hand_obstacle
from landsraad.imperium.table.intrigue import intrigue_obstacle
from landsraad.imperium.table.market import aside_obstacle, purchase_obstacle
from landsraad.imperium.table.state import Imperium, Seat

OBSTACLES: Final[Mapping[str, Callable[[Imperium, Seat, int], str]]] = {
    "play": hand_obstacle,
    "discard": hand_obstacle,
    "intrigue": intrigue_obstacle,
    "buy": purchase_obstacle,
    "aside": aside_obstacle,
}
"""What says, by the verb of an option, what stands in the way of it."""


def refusal(game: Imperium, option: int) -> str:
    """The rule that forbids an option now, for the seat that is to choose; empty where there is nothing to say."""
    if game.actor is None:
        return ""
    for part, origin in game.bag:
        if part.option == option and not part.effect.possible(game, origin):
            return part.effect.obstacle(game, origin)
    obstacle = OBSTACLES.get(VOCABULARY.verbs[option])
    return "" if obstacle is None else obstacle(game, game.seats[game.actor], VOCABULARY.value[option])
