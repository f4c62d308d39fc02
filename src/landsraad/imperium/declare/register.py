"""What a game of this family keeps: its scopes, and the moments at which something may happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from landsraad.kernel.register.declare import COUNTED, NONE, OPEN, OWNERS, UNSEEN, Register

if TYPE_CHECKING:
    from landsraad.imperium.table.act import Act

__all__ = ("COUNTED", "NONE", "OPEN", "OWNERS", "UNSEEN")

OWN_CARDS: Final = "own cards"
"""The pool of a seat's own hand and deck, for piles of cards that it put aside face down."""

REGISTER: Final = Register()
SEAT: Final = REGISTER.seat
TABLE: Final = REGISTER.table
TURN: Final = REGISTER.turn

Hooks = tuple[tuple["Act", ...], ...]
"""For each moment the acts that listen."""

GAME_BEGUN: Final = REGISTER.moment("game begun")
ROUND_OPENED: Final = REGISTER.moment("round opened")
ROUND_BEGUN: Final = REGISTER.moment("round begun")
TURN_BEGUN: Final = REGISTER.moment("turn begun")
AGENT_PLACED: Final = REGISTER.moment("agent placed")
AGENT_RECALLED: Final = REGISTER.moment("agent recalled")
"""What listens is done at once, and asks nothing."""
ENEMY_PLACED: Final = REGISTER.moment("another's agent placed")
PAID_SOLARI: Final = REGISTER.moment("Solari paid for a space")
HARVESTED: Final = REGISTER.moment("harvested")
GAINED: Final = REGISTER.moment("goods gained")
INTRIGUE_DRAWN: Final = REGISTER.moment("Intrigue card drawn")
INTRIGUE_PLAYED: Final = REGISTER.moment("Intrigue card played")
INFLUENCE_REACHED: Final = REGISTER.moment("influence reached")
COUNCIL_SEAT_TAKEN: Final = REGISTER.moment("council seat taken")
DEPLOYED: Final = REGISTER.moment("deployed")
CARD_ACQUIRED: Final = REGISTER.moment("card acquired")
CARD_TRASHED: Final = REGISTER.moment("card trashed")
CARD_DISCARDED: Final = REGISTER.moment("card discarded")
REVEAL_DECLARED: Final = REGISTER.moment("reveal declared")
"""Before the hand is turned up: what listens is done at once, and asks nothing."""
REVEAL_BEGUN: Final = REGISTER.moment("reveal begun")
SWORDS_SHOWN: Final = REGISTER.moment("swords shown by a revealed card")
"""What listens is done at once, and asks nothing."""
AGENT_TURN_ENDED: Final = REGISTER.moment("agent turn ended")
REVEAL_TURN_ENDED: Final = REGISTER.moment("reveal turn ended")
COMBAT_BEGUN: Final = REGISTER.moment("combat begun")
PLACES_DUE: Final = REGISTER.moment("places due")
"""All Combat cards are played, and nobody has a place yet."""
CONFLICT_WON: Final = REGISTER.moment("conflict won")
REWARDS_TAKEN: Final = REGISTER.moment("rewards taken")
"""By its winner, and then at the table: the Conflict is over, and its units still stand in it."""
REWARD_TAKEN: Final = REGISTER.moment("reward taken")
COMBAT_ENDED: Final = REGISTER.moment("combat ended")
RECALLED: Final = REGISTER.moment("agents recalled")
SPY_PLACED: Final = REGISTER.moment("Spy placed")
GAME_ENDED: Final = REGISTER.moment("game ended")


def hooks(*listeners: Mapping[int, tuple[Act, ...]]) -> Hooks:
    """What several listeners do together, moment by moment."""
    return REGISTER.hooks(*listeners)
