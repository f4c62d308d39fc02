"""Measure how long games last: bots play every combination of boxes for every number of players.

    python tools/lengths.py [GAMES]

Writes the rounds and the choices of a game, on average, to what the form for a new table shows. Promo cards change
neither. Games to 11 points and Epic games are measured with the boxes they are usually played with.
"""

from __future__ import annotations

import json
import sys
from itertools import chain, combinations
from pathlib import Path

import landsraad
from landsraad.bots import make_bot
from landsraad.families import family
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Choice, Family

TARGET = Path(__file__).parents[1] / "web/src/pages/setup/lengths.json"
USUAL_GAMES = 2
WITHOUT = ("promo", "uprising-promo")
LENGTHS: dict[str, dict[str, Choice]] = {"eleven": {"go_to_11": True}, "epic": {"epic": True}}
LONGER = (("base", "rise-of-ix"), ("rise-of-ix", "uprising", "choam"))
FOUR = 4


def subsets(kind: Family) -> list[tuple[str, ...]]:
    """All sets of modules."""
    names = [name for name in kind.modules if name not in WITHOUT]
    return list(chain.from_iterable(combinations(names, n) for n in range(1, len(names) + 1)))


def length(kind: Family, players: int, modules: tuple[str, ...], options: dict[str, Choice], games: int) -> list[int]:
    """The rounds and choices of a game, on average."""
    rounds = choices = 0
    for seed in range(games):
        game = landsraad.new(kind.name, players, seed, modules, options=options)
        bot = make_bot("heuristic", seed)
        while not game.over:
            seat = game.pending[0]
            game.step(bot.choose(game, seat), seat if game.sealed is not None else None)
        rounds += kind.standing(game).round
        choices += game.ply
    return [round(rounds / games), round(choices / games)]


def measured(games: int) -> dict[str, dict[str, list[int]]]:
    """What every game comes to, by family, then by players and modules, and by length."""
    found: dict[str, dict[str, list[int]]] = {}
    for name in ("imperium", "classic"):
        kind = family(name)
        found[name] = {}
        wanted: list[tuple[int, tuple[str, ...], str]] = [
            (players, modules, "") for players in kind.players for modules in subsets(kind)
        ]
        if name == "imperium":
            wanted += [(FOUR, tuple(one for one in kind.modules if one in modules), length)
                       for modules in LONGER for length in LENGTHS]
        for players, modules, extra in wanted:
            options = LENGTHS.get(extra, {})
            try:
                kind.prepare(players, 1, modules, None, options)
            except SetupError:
                continue
            key = " ".join([str(players), *modules, *([extra] if extra else [])])
            found[name][key] = length(kind, players, modules, options, games)
            print(name, key, *found[name][key], flush=True)
    return found


def written(told: dict[str, dict[str, list[int]]]) -> str:
    """The file: a line a game."""
    families = [
        f'  "{name}": {{\n' + ",\n".join(f'    "{key}": {json.dumps(value)}' for key, value in games.items()) + "\n  }"
        for name, games in told.items()
    ]
    return "{\n" + ",\n".join(families) + "\n}\n"


if __name__ == "__main__":
    told = measured(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_GAMES)
    TARGET.write_text(written(told))
