"""Keep whole games, played at random, as test data: they show that later versions replay what this one recorded."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import landsraad

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"


def keep(name: str, family: str, players: int, seed: int, modules: tuple[str, ...], **options: str | bool) -> None:
    """Play a game at random to its end and write its record down, with what came of it."""
    game = landsraad.new(family, players=players, seed=seed, modules=modules, options=options)
    dice = random.Random(seed)
    while not game.over:
        seat = game.pending[0]
        game.step(dice.choice(game.legal_for(seat)), seat if game.sealed is not None else None)
    assert game.result is not None
    standing = game.family.standing(game)
    outcome = {"turn": standing.round, "scores": game.result["scores"], "winners": game.result["winners"]}
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps({"record": game.record(), "outcome": outcome}, indent=1) + "\n")
    print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit("usage: python tools/records.py NAME FAMILY PLAYERS SEED MODULE... [OPTION=VALUE...]")
    words = sys.argv[5:]
    keep(
        sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), tuple(word for word in words if "=" not in word),
        **dict(word.split("=", 1) for word in words if "=" in word),
    )
