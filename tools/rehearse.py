"""Play some games, so that a profiler learns which parts of the engine run often."""

import random

import landsraad

GAMES = 6
TABLES: tuple[tuple[str, int, tuple[str, ...], dict[str, bool]], ...] = (
    ("imperium", 4, ("base",), {}),
    ("imperium", 3, ("base",), {}),
    ("imperium", 4, ("base", "rise-of-ix", "immortality"), {}),
    ("imperium", 4, ("uprising", "choam"), {}),
    ("imperium", 6, ("uprising", "choam"), {}),
    ("classic", 6, (), {"advanced": True}),
)


def rehearse() -> int:
    """Play at random at every table, with a copy of each position; return how many choices were made."""
    choices = 0
    for family, players, modules, options in TABLES:
        for seed in range(GAMES):
            dice = random.Random(seed)
            game = landsraad.new(family, players=players, seed=seed, modules=modules or None, options=options)
            while not game.over:
                seat = game.pending[0]
                game.clone()
                game.step(dice.choice(game.legal_for(seat)), seat)
                choices += 1
    return choices


if __name__ == "__main__":
    print(f"Played {rehearse()} choices.")
