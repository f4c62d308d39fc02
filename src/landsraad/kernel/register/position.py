"""Positions of scenarios: numbers, piles and rows are given and expected by the names they are registered under."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.register.declare import NONE, Holder, Number, Pile, Scope, bits_of
from landsraad.kernel.register.given import mapping, sequence

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

NOBODY = ("home", "nobody")
"""How a scenario says that a number names no seat or thing, if not by leaving it empty."""


def short(kind: str, id: str) -> str:
    """An id without the kind with which it may begin, such as `space-`."""
    return id.removeprefix(f"{kind}-")


class Index:
    """Ids of things of a kind, found with or without the kind they begin with, and by other names they have."""

    def __init__(self, game: Game, kind: str) -> None:
        self.kind = kind
        self.numbers: dict[str, int] = {}
        for number, id in enumerate(game.thing_ids(kind)):
            self.numbers[id] = number
            self.numbers.setdefault(short(kind, id), number)
        for name, number in game.nicknames(kind).items():
            self.numbers.setdefault(name, number)

    def find(self, name: object) -> int:
        """The number of the thing of that name."""
        if not isinstance(name, str) or name not in self.numbers:
            raise ScenarioError(f"there is no {self.kind} {name!r}")
        return self.numbers[name]

    def find_all(self, names: object) -> list[int]:
        """The numbers of a list of names."""
        return [self.find(name) for name in sequence(names, f"a list of {self.kind}s")]


def whole(value: object, name: str) -> int:
    """The value as a whole number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ScenarioError(f"{name} must be a whole number, not {value!r}")
    return value


def seat_number(game: Game, value: object) -> int:
    """The value as a seat of the game, by its number or its id; nothing, or nobody, is -1."""
    if value is None or value in NOBODY:
        return NONE
    ids = game.thing_ids("seat")
    if str(value) in ids:
        return ids.index(str(value))
    number = whole(int(value) if isinstance(value, str) and value.isdigit() else value, "a seat")
    if number >= game.seat_count:
        raise ScenarioError(f"there is no seat {number}: there are {game.seat_count}")
    return number


# -- laying out ------------------------------------------------------------------------------------------------------


def given_thing(game: Game, kind: str, value: object) -> int:
    """A thing of a kind that a scenario names."""
    return seat_number(game, value) if kind == "seat" else Index(game, kind).find(value)


def number_given(game: Game, number: Number, value: object) -> int:
    """A value given for a number."""
    if number.bits:
        return sum(1 << given_thing(game, number.of, one) for one in sequence(value, number.name))
    if number.of:
        return NONE if value is None or value in NOBODY else given_thing(game, number.of, value)
    return int(value) if isinstance(value, bool) else whole(value, number.name)


def pile_given(game: Game, pile: Pile, value: object) -> tuple[int, ...]:
    """What is given for a pile: an ordered one from the top; or for a row, where what is not named is as it starts."""
    if pile.row:
        row = list(pile.start)
        index = Index(game, pile.of)
        for name, number in mapping(value, pile.name).items():
            row[index.find(name)] = whole(number, f"{pile.name} {name}")
        return tuple(row)
    found = Index(game, pile.of).find_all(value)
    return tuple(found[::-1] if pile.ordered else sorted(found))


def set_named(game: Game, scope: Scope, holder: Holder, name: str, value: object) -> bool:
    """Set a number, pile or row by its name; returns whether there is one."""
    number = scope.number_called(name)
    if number is not None:
        holder.have[number.index] = number_given(game, number, value)
        return True
    pile = scope.pile_called(name)
    if pile is not None:
        holder.lay(pile.index, pile_given(game, pile, value))
    return pile is not None


def without(pile: Sequence[int], things: Sequence[int]) -> tuple[int, ...]:
    """A pile without some things, as far as they are there."""
    left = [*pile]
    for thing in things:
        if thing in left:
            left.remove(thing)
    return tuple(left)


# -- comparing -------------------------------------------------------------------------------------------------------


def called(game: Game, kind: str, index: int) -> str:
    """What a thing is called in a scenario."""
    for name, number in game.nicknames(kind).items():
        if number == index:
            return name
    return short(kind, game.thing_ids(kind)[index])


def number_value(game: Game, number: Number, value: int) -> object:
    """A number as plain data."""
    if number.bits:
        return [one if number.of == "seat" else called(game, number.of, one) for one in bits_of(value)]
    if value == NONE and number.start == NONE:
        return None
    if number.flag:
        return bool(value)
    return value if number.of in ("", "seat") else called(game, number.of, value)


def pile_value(game: Game, pile: Pile, things: Sequence[int]) -> object:
    """A pile as plain data: an ordered one from the top, others sorted; a row by the ids of its things."""
    if pile.row:
        return {called(game, pile.of, place): number for place, number in enumerate(things)}
    ids = [called(game, pile.of, thing) for thing in things]
    return ids[::-1] if pile.ordered else sorted(ids)


def value_named(game: Game, scope: Scope, holder: Holder, name: str) -> object:
    """A number, pile or row as plain data, by its name."""
    number = scope.number_called(name)
    if number is not None:
        return number_value(game, number, holder.have[number.index])
    pile = scope.pile_called(name)
    if pile is None:
        raise ScenarioError(f"nothing is registered as {name!r}")
    return pile_value(game, pile, holder.piles[pile.index])


def kind_named(scope: Scope, name: str) -> str:
    """The kind of things that something registered is about."""
    one = scope.number_called(name) or scope.pile_called(name)
    return "" if one is None else one.of


def differ(what: str, kind: str, actual: object, expected: object) -> list[str]:
    """A sentence if two values differ. Prefixes of ids may be left out; piles are compared without order, and of decks
    only as far as expected; of a row only what is named counts."""
    if isinstance(actual, dict):
        return [
            f"{what} {key} is {actual.get(short(kind, key))}, expected {value}"
            for key, value in mapping(expected, what).items() if actual.get(short(kind, key)) != value
        ]
    if isinstance(expected, str):
        expected = None if expected in NOBODY else short(kind, expected)
    if isinstance(expected, list):
        names = [short(kind, one) for one in expected if isinstance(one, str)]
        if len(names) == len(expected):
            expected = names if "deck" in what else sorted(names)
        if "deck" in what and isinstance(actual, list):
            actual = actual[: len(expected)]
    return [] if actual == expected else [f"{what} is {actual}, expected {expected}"]
