"""`landsraad simulate`."""

import json

import pytest

from landsraad import replay
from landsraad.bots import BOTS, Bot


class Clumsy(Bot):
    """Chooses the first option, and stumbles at the fifth."""

    choices = 0

    def choose(self, game, seat):
        self.choices += 1
        if self.choices == 5:
            raise RuntimeError("stumbled")
        return game.legal_for(seat)[0]


def simulated(command, *arguments: object) -> dict:
    ran = command("simulate", "imperium", "--json", *arguments)
    assert ran.code == 0, ran
    return json.loads(ran.out)


def test_it_counts_wins_by_seat_turn_order_leader_and_bot(command):
    result = simulated(command, "--games", 6, "--players", 3, "--seed", 1)
    assert result["finished"] == 6
    assert result["faults"] == []
    assert [score["games"] for score in result["wins"]["seat"].values()] == [6, 6, 6]
    assert [score["games"] for score in result["wins"]["turn_order"].values()] == [6, 6, 6]
    for game in result["played"]:
        assert sorted(game["order"]) == [0, 1, 2]
    for kind in ("seat", "turn_order", "leader", "bot"):
        assert sum(score["wins"] for score in result["wins"][kind].values()) == 6
    assert result["wins"]["bot"]["random"]["games"] == 18
    assert 1 <= result["rounds_per_game"] <= 10
    assert result["decisions"] == sum(game["decisions"] for game in result["played"])


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers(command):
    one = simulated(command, "--games", 12, "--seed", 4)
    two = simulated(command, "--games", 12, "--seed", 4, "--workers", 2)
    other = simulated(command, "--games", 12, "--seed", 5)
    assert one.pop("speed") != {}
    del two["speed"]
    assert one == two
    assert one["played"] != other["played"]


def test_bots_change_seats_unless_told_not_to(command):
    moving = simulated(command, "--games", 4, "--bots", "random,heuristic", "--players", 3, "--seed", 1)
    fixed = simulated(command, "--games", 4, "--bots", "random,heuristic", "--players", 3, "--seed", 1, "--fixed-seats")
    assert [game["bots"][0] for game in moving["played"]] == ["random", "heuristic", "random", "heuristic"]
    assert {game["bots"][0] for game in fixed["played"]} == {"random"}


def test_leaders_modules_and_options_reach_the_games(command):
    result = simulated(
        command, "--games", 2, "--leaders", "paul-atreides,helena-richese", "--modules", "base,promo", "--option",
        "strict_bindu=true", "--records", "kept", "--seed", 2,
    )
    assert {tuple(game["leaders"][:2]) for game in result["played"]} == {
        ("leader-paul-atreides", "leader-helena-richese")
    }


def test_records_are_kept_where_asked(command, tmp_path):
    result = simulated(command, "--games", 3, "--seed", 9, "--records", "kept")
    records = sorted((tmp_path / "kept").glob("*.json"))
    assert len(records) == 3
    by_seed = {game["seed"]: game for game in result["played"]}
    for path in records:
        game = replay(json.loads(path.read_text()))
        assert game.result == by_seed[game.setup.seed]["result"]


def test_people_get_tables(command):
    ran = command("simulate", "imperium", "--games", 2, "--seed", 1)
    assert ran.code == 0
    assert ran.out.startswith("Dune: Imperium, 4 players, seed 1: 2 games in ")
    assert "decisions a game" in ran.out
    assert "\nturn order" in ran.out
    assert ran.err == ""


def test_a_fault_is_reported_with_its_seed_and_its_record(command, tmp_path, monkeypatch):
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    ran = command("simulate", "imperium", "--games", 2, "--seed", 3, "--bots", "clumsy", "--json")
    assert ran.code == 1
    result = json.loads(ran.out)
    assert result["finished"] == 0
    assert [fault["game"] for fault in result["faults"]] == [0, 1]
    for fault in result["faults"]:
        assert "stumbled" in fault["error"]
        assert f"seed {fault['seed']}" in ran.err
        record = json.loads((tmp_path / f"fault-imperium-{fault['seed']}.json").read_text())
        assert replay(record).ply == fault["decisions"]


@pytest.mark.parametrize("place", ["a-file", "a-file/below"])
def test_a_folder_that_cannot_be_made_is_refused(refused, tmp_path, place):
    (tmp_path / "a-file").write_text("here")
    assert "a-file" in refused("simulate", "imperium", "--games", "1", "--records", place)
