"""The coach says what is so: every hint of a game holds in the position it is given for."""

from typing import Any, cast

import pytest

import landsraad
from landsraad.bots.bot import make_bot
from landsraad.kernel.family import Hint
from landsraad.kernel.game import Game


def seen(game: Game, seat: int) -> dict[str, Any]:
    """What a seat may know."""
    return cast("dict[str, Any]", game.view(seat))


def leads_to(game: Game, seat: int, space: str) -> bool:
    """Whether some card can send an Agent to a space."""
    for option in seen(game, seat)["legal"]:
        trial = game.clone()
        trial.step(option["option"], seat)
        if option["verb"] == "play" and any(one.get("id") == space for one in seen(trial, seat)["legal"]):
            return True
    return False


def holds(game: Game, seat: int, hint: Hint) -> bool:
    """Whether what a hint says is so."""
    view = seen(game, seat)
    me = view["seats"][seat]
    kind = hint.name.split("-")[0]
    if kind in ("council", "swordmaster"):
        return not me[kind] and leads_to(game, seat, hint.about)
    if kind in ("influence", "spice"):
        return leads_to(game, seat, hint.about)
    if kind in ("buy", "point"):
        return view["prices"].get(hint.about, 0) <= me["persuasion"]
    if kind in ("lead", "behind"):
        return hint.about == view["conflict"]
    return kind == "agents" and me["agents"] > 0


@pytest.mark.parametrize("modules", [["base"], ["uprising", "choam"]])
def test_every_hint_of_a_game_holds(modules: list[str]) -> None:
    game = landsraad.new("imperium", players=3, seed=2, modules=modules)
    bot = make_bot("heuristic", 2)
    kinds: set[str] = set()
    while not game.over:
        seat = game.pending[0]
        if seat == 0:
            ply = game.ply
            given = game.family.hints(game, seat)
            assert game.ply == ply
            assert len({hint.name for hint in given}) == len(given)
            for hint in given:
                assert holds(game, seat, hint), hint
                assert not hint.about or game.family.entry(hint.about) is not None
                kinds.add(hint.name.split("-")[0])
        game.step(bot.choose(game, seat), seat)
    assert {"agents", "buy", "lead", "influence"} <= kinds


def test_a_family_without_a_coach_gives_no_hints() -> None:
    game = landsraad.new("classic", players=3, seed=1)
    assert game.family.hints(game, game.pending[0]) == []
