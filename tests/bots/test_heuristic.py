"""The heuristic bot: sensible, honest, and the same for the same seed."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.bots import make_bot

CHUNKS = 6
GAMES = 50


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_it_beats_three_random_players(chunk: int) -> None:
    """At least 90 % of 300 games, in every seat."""
    wins = 0
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        game = landsraad.new("imperium", players=4, seed=number)
        own = number % 4
        bots = [make_bot("heuristic" if seat == own else "random", number * 4 + seat) for seat in range(4)]
        while not game.over:
            assert game.actor is not None
            game.step(bots[game.actor].choose(game, game.actor))
        assert game.result is not None
        wins += own in game.result["winners"]
    assert wins >= 0.9 * GAMES


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_chooses_by_what_its_seat_may_know(players: int) -> None:
    """In a game that its seat cannot tell from the real one it chooses the same."""
    dice = random.Random(players)
    for seed in range(6):
        game = landsraad.new("imperium", players=players, seed=seed)
        while not game.over:
            seat = game.actor
            assert seat is not None
            if dice.random() < 0.1:
                imagined = game.determinize(seat, dice.randrange(1 << 40))
                for name in ("heuristic", "random"):
                    assert make_bot(name, 7).choose(game, seat) == make_bot(name, 7).choose(imagined, seat)
            game.step(dice.choice(game.legal))


def test_the_same_seed_chooses_the_same() -> None:
    records = []
    for _ in range(2):
        game = landsraad.new("imperium", players=3, seed=5)
        bots = [make_bot("heuristic", seat) for seat in range(3)]
        while not game.over:
            assert game.actor is not None
            game.step(bots[game.actor].choose(game, game.actor))
        records.append(game.record())
    assert records[0] == records[1]


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(landsraad.SetupError, match="there is no bot 'genius': choose from random, novice, heuristic"):
        make_bot("genius", 0)
