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


def dune_holds(view: dict[str, Any], hint: Hint) -> bool:
    """Whether what a hint says of a game of Dune (1979) is so."""
    me = view["seats"][view["seat"]]
    offered = {(option["verb"], option.get("id", "").partition("/")[0]) for option in view["legal"]}
    verbs = {verb for verb, _ in offered}
    kind = hint.name.split("-")[0]
    there = [area for area in view["areas"] if area["territory"] == hint.about]
    if kind in ("empty", "heap"):
        return ("ship", hint.about) in offered and not any(area["tokens"] for area in there if area["spice"] >= 6) and (
            kind == "heap" or not any(area["tokens"] for area in there)
        )
    if kind == "near":
        rival = next(seat for seat in view["seats"] if hint.text.startswith(f"The {seat['people']} "))
        held = {id for one in (rival["seat"], *rival["allies"]) for id in view["seats"][one]["strongholds"]}
        return rival["seat"] not in (me["seat"], *me["allies"]) and hint.about in held and (
            len(held) >= view["strongholds"] - 1
        )
    if kind in ("traitor", "leader"):
        return (kind, hint.about) in offered
    if kind == "bid":
        return f"{me['spice']} spice" in hint.text and len(me["hand"]) < me["hand_limit"]
    asked = {"no": "leader", "dial": "leader", "far": "move", "call": "call-traitor"}
    return asked.get(kind, kind) in verbs


@pytest.mark.parametrize(("players", "module"), [(2, "basic"), (6, "advanced")])
def test_every_hint_of_a_game_of_dune_holds(players: int, module: str) -> None:
    game = landsraad.new("classic", players=players, seed=4, modules=[module], options={"deals": False})
    bot = make_bot("heuristic", 2)
    kinds: set[str] = set()
    while not game.over:
        seat = game.pending[0]
        given = game.family.hints(game, seat)
        assert len({hint.name for hint in given}) == len(given)
        for hint in given:
            assert dune_holds(seen(game, seat), hint), hint
            assert not hint.about or game.family.entry(hint.about) is not None
            kinds.add(hint.name.split("-")[0])
        game.step(bot.choose(game, seat), seat)
    assert {"traitor", "bid", "revive", "leader", "dial"} <= kinds
    assert kinds & {"empty", "heap", "near"}


def test_a_coach_of_dune_knows_no_more_than_the_seat() -> None:
    game = landsraad.new("classic", players=4, seed=5, options={"deals": False})
    bot = make_bot("heuristic", 3)
    while not game.over:
        seat = game.pending[0]
        guess = game.determinize(seat, game.ply)
        assert game.family.hints(guess, seat) == game.family.hints(game, seat)
        game.step(bot.choose(game, seat), seat)
