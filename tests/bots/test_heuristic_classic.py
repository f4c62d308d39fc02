"""The heuristic bot at classic Dune."""

from __future__ import annotations

from statistics import median

import pytest

import landsraad
from landsraad.bots import make_bot
from landsraad.kernel.game import Game


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


ATREIDES, HARKONNEN, EMPEROR, GUILD, FREMEN, BENE = range(6)
CLASSIC = landsraad.families()["classic"]


def table(given: dict[str, object]) -> Game:
    """A six-player game laid out as given; seats in the order of the character sheets."""
    game = CLASSIC.new(6, 1, None, CLASSIC.scenario_leaders(6), {"deals": False})
    CLASSIC.arrange(game, given)
    return game


def nexus(first: int, alliances: list[list[int]], strongholds: dict[int, list[str]]) -> Game:
    """A nexus in which a seat is first to speak, with five tokens in each stronghold named."""
    return table({
        "phase": "spice blow", "turn": 3, "first": first, "alliances": alliances,
        "spice_deck": ["shai-hulud", "broken-land"],
        "seats": {seat: {"tokens": dict.fromkeys(strongholds.get(seat, []), 5)} for seat in range(6)},
    })


def choices(game: Game, seat: int) -> set[str]:
    """What several bots would choose there."""
    return {game.name(make_bot("heuristic", seed).choose(game, seat)) for seed in range(5)}


def test_two_who_need_each_other_ally() -> None:
    """Neither wins by waiting for the last turn, and each brings a stronghold."""
    game = nexus(HARKONNEN, [], {HARKONNEN: ["carthag"], ATREIDES: ["arrakeen"]})
    assert choices(game, HARKONNEN) == {"ally:atreides"}
    game.step("ally:atreides")
    assert choices(game, ATREIDES) == {"accept"}


def test_a_leader_does_not_share_a_victory_with_one_who_brings_less() -> None:
    game = nexus(FREMEN, [], {HARKONNEN: ["carthag", "arrakeen"], FREMEN: ["sietch-tabr"]})
    game.step("ally:harkonnen")
    assert choices(game, HARKONNEN) == {"refuse"}


def test_a_third_is_not_let_in() -> None:
    held = {HARKONNEN: ["carthag"], FREMEN: ["sietch-tabr"], GUILD: ["tueks-sietch"]}
    game = nexus(GUILD, [[HARKONNEN, FREMEN]], held)
    assert choices(game, GUILD) == {"done"}
    game.step("ally:harkonnen")
    assert choices(game, game.actor if game.actor is not None else -1) == {"refuse"}


def test_an_alliance_that_brings_nothing_is_left() -> None:
    game = nexus(HARKONNEN, [[HARKONNEN, BENE]], {HARKONNEN: ["carthag", "arrakeen"]})
    assert choices(game, HARKONNEN) == {"leave-alliance"}


@pytest.mark.parametrize("enemies", [1, 3, 8])
def test_a_large_force_is_never_staked_on_a_dial_of_nothing(enemies: int) -> None:
    game = table({"phase": "battle", "first": HARKONNEN, "seats": {
        HARKONNEN: {"tokens": {"carthag": 10}}, GUILD: {"tokens": {"carthag": enemies}, "hand": ["stunner"]},
    }})
    game.step("leader:feyd-rautha", HARKONNEN)
    assert HARKONNEN in game.pending
    assert "dial:0" not in choices(game, HARKONNEN)


def test_six_of_them_play_long_games_that_few_win() -> None:
    """In the median at least six turns and at most two winners, and victories are not always the same one's."""
    turns: list[int] = []
    winners: list[int] = []
    won: set[str] = set()
    for number in range(9):
        game = CLASSIC.new(6, 300 + number)
        bots = [make_bot("heuristic", number * 6 + seat) for seat in range(6)]
        while not game.over:
            seat = game.pending[0]
            game.step(bots[seat].choose(game, seat), seat)
        view = game.view(None)
        assert isinstance(view, dict)
        turns.append(view["round"])
        winners.append(len(view["result"]["winners"]))
        won.update(view["seats"][seat]["leader"] for seat in view["result"]["winners"])
    assert median(turns) >= 6
    assert median(winners) <= 2
    assert len(won) >= 4
