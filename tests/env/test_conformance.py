"""The environments pass the checks of the libraries they are made for, with warnings as errors."""

import copy
import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from landsraad import env
from tools import playthroughs

TABLES = {
    "base": {"family": "imperium", "players": 4},
    "both boxes": {"family": "imperium", "players": 3, "modules": ("base", "rise-of-ix", "immortality")},
    "choam": {"family": "imperium", "players": 4, "modules": ("uprising", "choam")},
    "six": {"family": "imperium", "players": 6, "modules": ("uprising", "choam")},
    "solo": {"family": "imperium", "players": 1},
    "classic": {"family": "classic", "players": 3},
    "advanced": {"family": "classic", "players": 3, "options": {"advanced": True}},
}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
pytestmark = [
    pytest.mark.filterwarnings("error"),
    # Any observation with a mask in it is a dict, of which PettingZoo warns unless the environment is its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_table
def test_pettingzoo_in_turn(table):
    api_test(env.aec(**table), num_cycles=40)


def test_pettingzoo_in_turn_without_masks_needs_no_excuse():
    api_test(env.aec("imperium", players=3, masked=False), num_cycles=60)


def test_the_same_seed_gives_the_same_game():
    seed_test(lambda: env.aec("imperium", players=3), num_cycles=20)


def test_pettingzoo_measures_itself():
    performance_benchmark(env.aec("imperium", players=3))


@every_table
def test_pettingzoo_at_once(table):
    parallel_api_test(env.parallel(**table), num_cycles=15)


@every_table
def test_gymnasium(table):
    check_env(env.gym(opponents="random", **table), skip_render_check=True)


@pytest.mark.parametrize("name", ["landsraad/imperium-v0", "landsraad.env:landsraad/imperium-v0"])
def test_gymnasium_by_name(name):
    made = gymnasium.make(name, players=3, opponents="random")
    seen, info = made.reset(seed=1)
    assert seen["action_mask"].sum() > 1
    assert (info["action_mask"] == seen["action_mask"]).all()


@every_table
def test_openspiel(table):
    pyspiel.random_sim_test(env.openspiel(**table), num_sims=1, serialize=True, verbose=False)


def test_openspiel_serializes_and_loads_by_name():
    game = pyspiel.load_game("landsraad_imperium(players=3,modules=base)")
    state = game.new_initial_state()
    chance = np.random.default_rng(1)
    while not state.is_terminal() and state.move_number() < 40:
        if state.move_number() in (1, 2, 4, 8, 16):
            assert str(pickle.loads(pickle.dumps(state))) == str(state)
            assert str(pickle.loads(pickle.dumps(game))) == str(game)
            assert str(copy.deepcopy(state)) == str(state)
        state.apply_action(int(chance.choice(state.legal_actions())))


def test_openspiel_players_cannot_tell_worlds_apart():
    state = pyspiel.load_game("landsraad_imperium(players=3)").new_initial_state()
    chance = np.random.default_rng(2)
    for _ in range(60):
        if state.is_player_node():
            player = state.current_player()
            other = state.resample(player, 5)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))


def test_openspiel_searches_with_worlds_that_a_player_cannot_tell_apart():
    game = env.openspiel("imperium", players=3)
    dice = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(dice.randint(len(state.chance_outcomes()))))
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), uct_c=1.4, max_simulations=3, random_state=dice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_openspiel_plays_the_golden_games(name):
    golden = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthroughs.play(name) == golden, "make golden writes it"
