"""What boxes keep, as JSON-able data: as far as a viewer may see it."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from landsraad.kernel.register.declare import NONE, OPEN, OWNERS, UNSEEN, Holder, Number, Pile, Scope, bits_of

if TYPE_CHECKING:
    from landsraad.kernel.game import Game


def in_play(kind: Number | Pile, boxes: Container[str]) -> bool:
    """Whether a number or pile belongs to a box on the table. What names no box is shown elsewhere in a view."""
    return any(box in boxes for box in kind.box.split())


def may_see(kind: Number | Pile, own: bool) -> bool:
    """Whether a viewer sees what is there, in a holder of its own or another's."""
    return kind.seen == OPEN or (own and kind.seen == OWNERS)


def numbers_seen(
    game: Game, scope: Scope, holder: Holder, own: bool, boxes: Container[str]
) -> dict[str, int | str | None]:
    """The numbers of a holder: things by id, and nothing as `None`."""
    view: dict[str, int | str | None] = {}
    for number in scope.numbers:
        if in_play(number, boxes) and may_see(number, own) and not number.bits:
            value = holder.have[number.index]
            if value == NONE and number.start == NONE:
                view[number.name] = None
            else:
                view[number.name] = value if number.of in ("", "seat") else game.thing_id(number.of, value)
    return view


def piles_seen(game: Game, scope: Scope, holder: Holder, own: bool, boxes: Container[str]) -> dict[str, list[str]]:
    """The piles of a holder, and the things that its numbers name as bits."""
    view = {
        pile.name: [game.thing_id(pile.of, index) for index in holder.piles[pile.index]]
        for pile in scope.piles if in_play(pile, boxes) and may_see(pile, own) and pile.of and not pile.row
    }
    for number in scope.numbers:
        if number.bits and in_play(number, boxes) and may_see(number, own):
            view[number.name] = [game.thing_id(number.of, index) for index in bits_of(holder.have[number.index])]
    return view


def piles_counted(scope: Scope, holder: Holder, boxes: Container[str]) -> dict[str, int]:
    """How many things are in the piles of a holder."""
    return {
        pile.name: len(holder.piles[pile.index])
        for pile in scope.piles if in_play(pile, boxes) and pile.seen != UNSEEN and pile.of and not pile.row
    }
