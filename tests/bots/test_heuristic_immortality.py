"""The heuristic bot with Immortality: it wins, and it uses what the box brings."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
from landsraad.bots import make_bot
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.vocabulary import VOCABULARY

GAMES = 8


@pytest.mark.parametrize("chunk", range(2))
def test_it_beats_random_players_by_research_specimens_and_grafts(chunk: int) -> None:
    wins = 0
    used: Counter[str] = Counter()
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        game = landsraad.new("imperium", players=4, seed=number, modules=["base", "immortality"])
        own = number % 4
        bots = [make_bot("heuristic" if seat == own else "random", number * 4 + seat) for seat in range(4)]
        while not game.over:
            assert game.actor is not None
            option = bots[game.actor].choose(game, game.actor)
            if game.actor == own:
                verb = VOCABULARY.verbs[option]
                bought = verb == "buy" and CARDS[VOCABULARY.value[option]].pile == "tleilaxu"
                used["tleilaxu card" if bought else verb] += 1
            game.step(option)
        assert game.result is not None
        wins += own in game.result["winners"]
    assert wins >= GAMES - 1
    assert used["advance"] >= GAMES
    assert used["tleilaxu card"] >= GAMES
    assert used["graft"] > 0
