"""Crews: jobs done here, in processes and on a Ray cluster, also when workers die."""

import os
import signal
import sys
from pathlib import Path

import pytest

from landsraad.arena import Plan, hire, play_match, simulate
from landsraad.arena.match import derive_seed
from landsraad.kernel.errors import SetupError

PLAN = Plan("imperium", 3, ("random",))


def outcomes(crew):
    return [(one.seed, one.decisions, one.result) for one in simulate(PLAN, 6, 1, crew)]


def play_or_die(job: tuple[str, int]) -> tuple[int, str]:
    """Play a game; the first try of game 3 kills its worker before it can answer."""
    folder, number = job
    mark = Path(folder) / "died"
    outcome = play_match(PLAN, derive_seed(1, number), number, True)
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number, str(outcome.record)


def all_played(crew, folder):
    """Twelve games by a crew that loses a worker are the twelve games that this process plays."""
    jobs = [(str(folder), number) for number in range(12)]
    played = list(crew.map(play_or_die, jobs))
    assert (folder / "died").exists()
    assert played == [play_or_die(job) for job in jobs]


def test_the_same_seed_gives_the_same_games_in_processes():
    with hire(2) as crew:
        assert outcomes(crew) == outcomes(None)


def test_a_process_that_dies_is_replaced_and_every_job_counts_once(tmp_path):
    with hire(2) as crew:
        all_played(crew, tmp_path)


def test_a_ray_cluster_plays_the_same_games_and_replaces_workers(tmp_path):
    with hire(ray="local") as crew:
        all_played(crew, tmp_path)
        assert outcomes(crew) == outcomes(None)


def test_an_address_without_a_cluster_is_refused_in_words():
    with pytest.raises(SetupError, match="no Ray cluster at 'localhost:1'"):
        hire(ray="localhost:1")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"pip install 'landsraad\[ray\]'"):
        hire(ray="local")
