"""Bots at the tables of a server: the same seed gives the same game, however busy the machine is."""

from time import process_time

import pytest

from landsraad.families import family
from landsraad.server.play.bot_pool import think
from landsraad.server.play.game import Deal
from landsraad.server.wire.messages import Setup

CHOICES = 40


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_where_a_run_of_choices_ends_does_not_change_the_game(name):
    deal = Deal(name, family(name).rules, Setup(players=3), 1979, None, 0.0)
    game = deal.game()
    choices: list[tuple[int, int]] = []
    while len(choices) < CHOICES and not game.over:
        seat = game.pending[-1]
        chosen = think("in one go", deal, choices[:], seat, "heuristic")
        for i, option in enumerate(chosen):
            assert think("anew", deal, choices[:], seat, "heuristic")[0] == chosen[i]
            choices.append((game.family.vocabulary.find(option), seat))
            game.step(option, seat)


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_a_bot_hands_in_a_choice_within_a_second_of_work(name):
    deal = Deal(name, family(name).rules, Setup(players=3), 1979, None, 0.0)
    game = deal.game()
    choices: list[tuple[int, int]] = []
    while len(choices) < CHOICES and not game.over:
        seat = game.pending[-1]
        began = process_time()
        option = think("timed", deal, choices[:], seat, "heuristic")[0]
        assert process_time() - began < 1.0
        choices.append((game.family.vocabulary.find(option), seat))
        game.step(option, seat)
