"""The arena: matches, series and tallies."""

from dataclasses import replace

import pytest

from landsraad.arena import Outcome, Plan, Tally, hire, play_match, simulate
from landsraad.kernel.errors import SetupError


def outcome(winners: list[int], leaders: tuple[str, ...] = ("a", "b"), bots: tuple[str, ...] = ("x", "y")) -> Outcome:
    ranking = [winners, [seat for seat in range(2) if seat not in winners]]
    result = {"ranking": ranking, "scores": [1, 0], "winners": winners, "tie_breakers": []}
    return Outcome(0, 1, bots, leaders, 10, 3, result, 0.1)  # type: ignore[arg-type]


def test_a_match_is_the_same_for_the_same_seed():
    plan = Plan("imperium", 3, ("random",))
    first, second = play_match(plan, 5), play_match(plan, 5)
    assert (first.result, first.decisions, first.leaders) == (second.result, second.decisions, second.leaders)
    assert len(first.leaders) == 3
    assert first.rounds is not None


def test_bots_move_one_seat_on_from_game_to_game():
    plan = Plan("imperium", 4, ("random", "heuristic"))
    assert plan.seating(0) == ("random", "heuristic", "random", "heuristic")
    assert plan.seating(1) == ("heuristic", "random", "heuristic", "random")
    assert Plan("imperium", 3, ("random", "heuristic"), rotate=False).seating(1) == ("random", "heuristic", "random")


@pytest.mark.parametrize(
    "plan",
    [Plan("imperium", 4, ()), Plan("imperium", 4, ("nobody",)), Plan("chess", 4, ("random",)),
     Plan("imperium", 3, ("random",) * 4), Plan("imperium", 40, ("random",))],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(plan):
    with pytest.raises(SetupError):
        simulate(plan, 1, 1)


def test_workers_that_are_no_longer_wanted_end():
    from multiprocessing import active_children

    with hire(2) as crew:
        assert next(simulate(Plan("imperium", 3, ("random",)), 10_000, 1, crew)).index == 0
        children = active_children()
        assert children
    for child in children:
        child.join(30)
        assert child.exitcode is not None


def test_turn_order_is_that_of_the_first_round():
    plan = Plan("imperium", 3, ("random",), leaders=("paul-atreides", "glossu-rabban", "helena-richese"))
    played = [play_match(plan, seed) for seed in range(12)]
    assert {one.order for one in played} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    for one in played:
        assert plan.game(one.seed).actor == one.order[0]


def test_where_nobody_begins_there_is_no_turn_order():
    tally = Tally([play_match(Plan("classic", 2, ("random",), options={"turns": "5"}), 1)])
    assert tally.games == 1
    assert tally.by_order == {}


def test_a_tally_counts_turn_order_apart_from_seats():
    played = [replace(outcome([winner]), order=order) for winner, order in ((0, (0, 1)), (1, (1, 0)), (0, (1, 0)))]
    tables = Tally(played).tables()
    assert {name: score.wins for name, score in tables["seat"].items()} == {"0": 2, "1": 1}
    assert {name: (score.games, score.wins) for name, score in tables["turn_order"].items()} == {
        "1": (3, 2), "2": (3, 1),
    }
    assert list(tables["turn_order"]) == ["1", "2"]


def test_a_tally_counts_seats_leaders_and_bots():
    tally = Tally([outcome([0]), outcome([1], leaders=("b", "a")), outcome([0, 1])])
    assert (tally.games, tally.decisions, tally.rounds) == (3, 30, [3, 3, 3])
    assert {name: (score.games, score.wins) for name, score in tally.by_seat.items()} == {"0": (3, 2), "1": (3, 2)}
    assert {name: score.wins for name, score in tally.by_leader.items()} == {"a": 3, "b": 1}
    assert list(tally.tables()["leader"]) == ["a", "b"]
    assert tally.by_bot["x"].wins == 2


def test_a_fault_is_not_a_game():
    broken = Outcome(0, 1, ("x",), (), 4, None, None, 0.1, "Traceback", None)
    tally = Tally([broken])
    assert (tally.games, tally.faults) == (0, [broken])
