"""The appraisal: a player who looks at what it says beats one who does not."""

from __future__ import annotations

import landsraad
from landsraad.bots import make_bot

GAMES = 16


def test_a_bot_that_appraises_beats_random() -> None:
    won = 0
    for seed in range(GAMES):
        game = landsraad.new("classic", 3, seed)
        bots = [make_bot("heuristic" if seat == seed % 3 else "random", seed * 3 + seat) for seat in range(3)]
        while not game.over:
            seat = game.pending[0]
            game.step(bots[seat].choose(game, seat), seat if game.sealed is not None else None)
        assert game.result is not None
        won += seed % 3 in game.result["winners"]
    assert won >= GAMES * 2 // 3


def test_winning_is_best_and_losing_worst() -> None:
    family = landsraad.families()["classic"]
    game = family.new(3, 1, None, ["atreides", "emperor", "guild"], {"no_alliances": True})
    family.arrange(game, {"phase": "end", "seats": {0: {"tokens": {"arrakeen": 1, "carthag": 1, "sietch-tabr": 1}}}})
    assert game.over
    assert family.appraise(game, 0) > 50
    assert family.appraise(game, 1) < -50
