"""How kinds of units are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.imperium.declare.register import NONE, TURN
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    DEPLOY,
    GARRISON,
    RETREAT,
    SUPPLY,
)

if TYPE_CHECKING:
    from landsraad.imperium.table.state import Seat


class Unit:
    """A kind of unit: where its pieces are kept, what each is worth in the Conflict, and where it goes afterwards."""

    def __init__(
        self, name: str, *, strength: int, conflict: int, garrison: int = NONE, supply: int = NONE,
        after: int = NONE, total: int = 0, extra: int = NONE, deploy: list[int] | None = None,
        retreat: list[int] | None = None, doubles: bool = False,
    ) -> None:
        self.name = name
        self.strength = strength
        self.conflict = conflict
        self.garrison = garrison
        self.supply = supply
        self.after = after
        """Where it goes after Combat; nowhere if it returns to the bank."""
        self.total = total
        """How many pieces each seat has; 0 if there is no limit."""
        self.extra = extra
        """The seat's number that is added to the strength of each, if there is one."""
        self.deploy: list[int] = [] if deploy is None else deploy
        """The options that deploy so many of it from the garrison."""
        self.retreat: list[int] = [] if retreat is None else retreat
        """The options that take so many of it back from the Conflict."""
        self.recruited = TURN.number(f"{name}s_recruited")
        """The turn's number of those recruited."""
        self.sent = TURN.number(f"{name}s_sent")
        """The turn's number of those deployed by the allowance of a Combat space."""
        self.doubles = doubles
        """Whether having one in the Conflict doubles its owner's reward."""

    def strength_for(self, seat: Seat) -> int:
        """What one of it is worth to a seat."""
        return self.strength if self.extra < 0 else self.strength + seat.have[self.extra]


TROOP = Unit(
    "troop", strength=2, conflict=CONFLICT, garrison=GARRISON, supply=SUPPLY, after=SUPPLY, total=12, deploy=DEPLOY,
    retreat=RETREAT,
)
