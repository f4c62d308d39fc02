"""What environments promise besides the conformance tests: masks, rewards, vectors, and words for wrong use."""

import sys

import numpy as np
import pytest

from landsraad import env
from landsraad.env.measure import MEASURES, measured
from landsraad.kernel.errors import IllegalOption, SetupError


def random_game(table, seed):
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, _, ended, _, _ = table.last()
        table.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        if not ended:
            rewards = dict(table.rewards)
        assert agent in table.possible_agents
    return rewards


def test_the_winner_gets_one_at_the_end():
    rewards = random_game(env.aec("imperium", players=3), 4)
    assert sum(rewards.values()) == pytest.approx(1)


def test_the_mask_is_in_observation_and_info_and_ones_at_the_end():
    table = env.aec("imperium", players=3)
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert table.game is not None
    assert seen["action_mask"].sum() == len(table.game.legal)
    random_game(table, 2)
    assert table.observe("seat_0")["action_mask"].all()


def test_an_illegal_action_is_replaced_and_said_to_be():
    table = env.aec("imperium", players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.infos[agent]["replaced"]


def test_every_sealed_choice_is_made_at_once():
    table = env.parallel("classic", players=3)
    seen, _ = table.reset(seed=3)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.waiting]]
    assert table.game is not None
    assert len(asked) == len(table.game.pending)


def test_a_learner_meets_the_bots_it_asked_for():
    table = env.gym("imperium", players=3, opponents=("random", "heuristic"), seat=1)
    table.reset(seed=1)
    assert sorted((seat, type(bot).__name__) for seat, bot in table.bots.items()) == [(0, "Random"), (2, "Heuristic")]
    assert table.action_masks().sum() > 1


def test_vectors_play_a_mixture_and_begin_again():
    mixture = [{"players": 3}, {"players": 1}, {"players": 6, "modules": ("uprising", "choam")}]
    many = env.vector(6, "imperium", seed=1, mixture=mixture)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        options, starts = many.legal()
        assert (np.diff(starts) > 1).all()
        pick = starts[:-1] + (chance.random(many.count) * np.diff(starts)).astype(int)
        done = many.step(options[pick])
        ended += int(done.ended.sum())
        assert (done.rewards.sum(1) <= 1.001).all()
    assert ended >= 3
    rows, values = many.observe()
    assert rows.shape == values.shape
    assert ((rows > 0) == (values > 0)).all()
    assert (many.masks().sum(1) == np.diff(many.legal()[1])).all()


def test_vectors_with_the_same_seed_are_the_same():
    one, other = env.vector(3, seed=7), env.vector(3, seed=7)
    for _ in range(50):
        options, starts = one.legal()
        assert (options == other.legal()[0]).all()
        one.step(options[starts[:-1]])
        other.step(options[starts[:-1]])
    assert [game.fingerprint() for game in one.lockstep.games] == [game.fingerprint() for game in other.lockstep.games]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: env.aec("chess"), "no family 'chess'"),
        (lambda: env.aec("imperium", modules=("dune-2",)), "no module 'dune-2'"),
        (lambda: env.aec("imperium", render_mode="human"), "renders as 'ansi'"),
        (lambda: env.gym("imperium", players=3, opponents=("random",)), "1 opponents were named for 2 other seats"),
        (lambda: env.gym("imperium", opponents="nobody"), "no bot 'nobody'"),
        (lambda: env.gym("imperium", players=3, seat=3), "no seat 3"),
        (lambda: env.vector(0), "0 games"),
        (lambda: env.vector(2, mixture=[{}], players=3), "not both"),
        (lambda: env.openspiel("chess"), "no family 'chess'"),
    ],
)
def test_wrong_wishes_are_answered_in_words(wrong, words):
    with pytest.raises(SetupError, match=words):
        wrong()


def test_a_finished_game_is_not_stepped():
    alone = env.gym("imperium", players=1)
    with pytest.raises(IllegalOption, match="no game yet"):
        alone.step(0)
    alone.reset(seed=1)
    ended = False
    while not ended:
        ended = alone.step(int(np.flatnonzero(alone.action_masks())[0]))[2]
    with pytest.raises(IllegalOption, match="the game is over"):
        alone.step(0)


def test_a_finished_table_is_not_stepped():
    table = env.aec("imperium", players=3)
    with pytest.raises(IllegalOption, match="no game yet"):
        table.step(0)
    random_game(table, 5)
    with pytest.raises(IllegalOption, match="the game is over: reset"):
        table.step(0)


def test_a_table_whose_agents_have_left_is_not_stepped():
    table = env.parallel("imperium", players=2)
    with pytest.raises(IllegalOption, match="no game to play: reset"):
        table.step({})
    seen, _ = table.reset(seed=2)
    while table.agents:
        seen = table.step({agent: int(np.argmax(seen[agent]["action_mask"])) for agent in table.agents})[0]
    with pytest.raises(IllegalOption, match="no game to play: reset"):
        table.step({})


def test_none_is_no_choice_of_an_agent_that_has_one():
    table = env.aec("imperium", players=3)
    table.reset(seed=1)
    with pytest.raises(IllegalOption, match="has to choose an option"):
        table.step(None)


def test_a_missing_library_is_named_with_the_way_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "landsraad.env.in_turn")
    with pytest.raises(SetupError, match=r"pip install 'landsraad\[env\]'"):
        env.aec("imperium")


def test_a_step_of_many_games_needs_an_option_for_each():
    many = env.vector(2)
    with pytest.raises(IllegalOption, match="1 options were chosen in 2 games"):
        many.step([0])


def test_bench_measures_every_environment():
    rates = measured("imperium", 3, 50)
    assert set(rates) == set(MEASURES)
    assert all(rate > 0 for rate in rates.values())
