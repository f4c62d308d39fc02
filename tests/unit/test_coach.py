"""The coach says what is so: every hint of a game holds in the position it is given for."""

from typing import Any, cast

import pytest

import landsraad
from landsraad.bots import make_bot
from landsraad.families import family
from landsraad.kernel.game import Game
from landsraad.kernel.seen.standing import Hint

SHORT = 110
"""So many letters the prompt's bar shows whole."""


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
                assert len(hint.text) <= SHORT, hint.text
                assert not hint.about or game.family.entry(hint.about) is not None
                kinds.add(hint.name.split("-")[0])
        game.step(bot.choose(game, seat), seat)
    assert {"agents", "buy", "lead", "influence"} <= kinds


def coached(modules: tuple[str, ...], seats: dict[int, object], *moves: str, **table: object) -> list[str]:
    """What the coach tells the first of four seats, laid out so, after some moves."""
    imperium = family("imperium")
    game = imperium.new(players=4, seed=1, modules=modules, leaders=imperium.scenario_leaders(4, modules))
    imperium.arrange(game, {"first": 0, "seats": seats, **table})
    for move in moves:
        game.step(move)
    return [hint.text for hint in imperium.hints(game, 0)]


def test_the_coach_counts_all_units() -> None:
    def told(garrison: int, rival: int) -> list[str]:
        own = {"hand": ["reconnaissance"], "garrison": garrison, "dreadnought_garrison": 2, "intrigue": []}
        seats: dict[int, object] = {0: own, 1: {"conflict": rival}}
        return coached(("base", "rise-of-ix"), seats, "play:reconnaissance", "space:arrakeen")

    assert told(1, 3) == ["All the units you can send would lead the Conflict: strength 8 against 6."]
    assert told(1, 4) == ["All you can send would not lead: strength 8 against 8."]
    assert told(0, 2) == ["2 dreadnoughts would lead the Conflict: strength 6 against 4."]
    assert told(3, 0) == ["1 troop would lead the Conflict: strength 2, and nobody else fights yet."]


def test_the_coach_prices_tleilaxu_cards_in_specimens() -> None:
    seats: dict[int, object] = {0: {"hand": ["convincing-argument"], "specimens": 4}}
    told = coached(("base", "immortality"), seats, "reveal", tleilaxu_left="usurp", tleilaxu_right="slig-farmer")
    assert told[-1] == "You can afford Usurp: it costs 4 specimens."
    assert told[0].endswith("of your 2 persuasion.")


def test_the_coach_speaks_of_treasures_in_reach() -> None:
    told = coached(("base",), {0: {"hand": ["dagger"], "solari": 6}})
    assert told[0] == "You can afford the High Council: Dagger sends an Agent there."
    assert told[1] == "2 more Solari and you can afford the Swordmaster: it costs 8."
    told = coached(("uprising",), {0: {"hand": ["diplomacy"], "solari": 8}})
    assert told[:2] == [
        "You can afford the High Council, but no card in your hand leads there.",
        "You can afford the Swordmaster, but no card in your hand leads there.",
    ]
    told = coached(("base",), {0: {"hand": ["dagger"], "solari": 8, "swordmaster": True, "council": True}})
    assert not any("afford" in words for words in told)


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
    seed = {2: 9, 6: 4}[players]
    game = landsraad.new("classic", players=players, seed=seed, modules=[module], options={"deals": False})
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
