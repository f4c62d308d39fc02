"""A census: where everything is, so that tests can see that nothing is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from landsraad.kernel.register.declare import NONE, UNSEEN, Holder, Scope

if TYPE_CHECKING:
    from landsraad.kernel.game import Game


def scopes(game: Game) -> list[tuple[Scope, Holder]]:
    """Everything that keeps something: the table, and every seat."""
    register = game.family.register
    return [(register.table, game), *[(register.seat, holder) for holder in game.holders()]]


def kept(game: Game, kind: str) -> Counter[int]:
    """All things of a kind that lie in registered piles or are held by registered numbers."""
    found: Counter[int] = Counter()
    for scope, holder in scopes(game):
        for pile in scope.piles:
            if pile.of == kind and pile.holds and pile.seen != UNSEEN:
                found.update(holder.piles[pile.index])
        found.update(holder.have[number.index] for number in scope.numbers if number.of == kind and number.holds)
    del found[NONE]
    return found


def kinds_held(game: Game) -> set[str]:
    """The kinds of things that lie in piles or places, and are not only pointed at."""
    register = game.family.register
    both = (register.seat, register.table)
    return {pile.of for scope in both for pile in scope.piles if pile.holds and pile.of} | {
        number.of for scope in both for number in scope.numbers if number.holds
    }


def negative(game: Game) -> list[str]:
    """The names of numbers that are lower than they may be: a count below 0, a place below nowhere."""
    found = [
        number.name for scope, holder in scopes(game) for number in scope.numbers
        if holder.have[number.index] < min(0, number.start)
    ]
    found += [
        pile.name for scope, holder in scopes(game) for pile in scope.piles
        if pile.row and pile.start and min(holder.piles[pile.index]) < min(0, pile.start[0])
    ]
    return found
