"""The heuristic bot at classic Dune."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.bots import make_bot


def wins(players: int, games: int, options: dict[str, bool]) -> int:
    """How many games one heuristic bot wins among random ones, in every seat in turn."""
    won = 0
    for number in range(games):
        game = landsraad.new("classic", players=players, seed=number, options=options)
        own = number % players
        bots = [make_bot("heuristic" if seat == own else "random", number * 6 + seat) for seat in range(players)]
        while not game.over:
            seat = game.pending[0]
            game.step(bots[seat].choose(game, seat), seat)
        assert game.result is not None
        won += own in game.result["winners"]
    return won


@pytest.mark.parametrize("advanced", [False, True])
def test_it_beats_a_random_player(advanced: bool) -> None:
    """At least 80 % of two-player games."""
    assert wins(2, 50, {"advanced": advanced}) >= 40


def test_it_wins_clearly_more_than_its_share_among_five_random_players() -> None:
    """Without alliances a sixth would be its share; no random player can lift it to victory."""
    assert wins(6, 24, {"no_alliances": True}) >= 12
