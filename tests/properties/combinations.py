"""Every game that can be set up: all boxes with all boxes, for all numbers of players, with all options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import landsraad
from landsraad.families import family
from landsraad.imperium.appearance import tables
from landsraad.imperium.boxes.shelf import SHELF
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Choice
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import MOST_CHOICES, check_secrets_now, imagine

IMPERIUM = family("imperium")

FLAVOURS = ("imperium_cards", "intrigue_cards", "base_leaders", "rise_of_ix_leaders", "uprising_leaders")
"""Options that change only which cards and Leaders come: they are drawn for each game instead of being combined."""
WATCHED = 0.15
"""The share of positions in which everything is counted."""
IMAGINED = 0.01
"""The share of positions in which the seats imagine the game, and nobody may see what others hide."""


class Combination(NamedTuple):
    """Boxes, a number of players, and the options that are not as usual."""

    modules: tuple[str, ...]
    players: int
    options: dict[str, Choice]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{' + '.join(self.modules)}, {self.players} players{', ' if options else ''}{options}"


def legal(modules: tuple[str, ...], players: int, options: dict[str, Choice]) -> bool:
    """Whether a game can be set up so, and is not the same as another one."""
    try:
        setup = IMPERIUM.prepare(players, 1, modules, None, options)
    except SetupError:
        return False
    return all(setup.options[name] == value for name, value in options.items())


def means_something(option: str, modules: tuple[str, ...], players: int) -> bool:
    """Whether an option that is always allowed changes anything in the rules."""
    limits = {
        "difficulty": players == 1, "strict_bindu": "base" in modules, "any_leaders": players == 6,
        "only_fremen_ride": players == 6, "team_talk": False,
    }
    return limits.get(option, True)


def combinations() -> Iterator[Combination]:
    """All of them: every table with every choice of the options that it allows."""
    for modules, players in tables(SHELF):
        yield from combinations_of(modules, players)


def combinations_of(modules: tuple[str, ...], players: int) -> Iterator[Combination]:
    """All of one table."""
    choices = {
        name: [value for value in setting.choices if legal(modules, players, {name: value})]
        for name, setting in IMPERIUM.settings.items()
        if name not in FLAVOURS and means_something(name, modules, players)
    }
    for values in product(*choices.values()):
        chosen = dict(zip(choices, values, strict=True))
        options = {name: value for name, value in chosen.items() if value != IMPERIUM.settings[name].default}
        if legal(modules, players, options):
            yield Combination(modules, players, options)


def start(combination: Combination, dice: random.Random, seed: int) -> Imperium:
    """A game of a combination, with drawn flavours: decks and Leaders of some kind."""
    options = dict(combination.options)
    for name in FLAVOURS:
        value = dice.choice(IMPERIUM.settings[name].choices)
        if legal(combination.modules, combination.players, {**options, name: value}):
            options[name] = value
    game = landsraad.new(
        "imperium", players=combination.players, seed=seed, modules=combination.modules, options=options,
        leaders=dice.choice(["random", "draft"]),
    )
    assert isinstance(game, Imperium)
    return game


def prove(game: Imperium, dice: random.Random) -> None:
    """Play a game at random: nothing is lost, nothing is seen, every choice can be made, and it ends."""
    while not game.over:
        if dice.random() < WATCHED:
            check_conserved(game)
            check_score(game)
        if dice.random() < IMAGINED:
            imagine(game, dice)
            check_secrets_now(game, dice)
        legal_now = game.legal
        assert len(set(legal_now)) == len(legal_now) > 0
        game.step(dice.choice(legal_now))
        assert game.ply < MOST_CHOICES
    check_conserved(game)
    assert game.result is not None
