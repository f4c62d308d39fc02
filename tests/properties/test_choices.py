"""Where only choices are asked, there is something to choose: more than one option, and more than one outcome."""

from __future__ import annotations

from random import Random

import pytest

import landsraad
from landsraad.imperium.declare.vocabulary import END_TURN, PASS
from landsraad.imperium.rules.turn import START
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.game import Game

TABLES: list[tuple[int, list[str]]] = [
    (4, ["base"]), (3, ["base", "promo", "rise-of-ix"]), (3, ["base", "immortality"]), (1, ["base"]),
    (2, ["base", "rise-of-ix"]), (4, ["uprising", "choam"]), (3, ["uprising", "uprising-promo"]), (1, ["uprising"]),
    (4, ["base", "promo", "rise-of-ix", "immortality", "uprising", "choam", "uprising-promo"]),
    (6, ["uprising", "choam"]),
]
FEW = 6
"""Questions with more options than this are not tried: some of them differ."""


def outcomes(game: Game) -> set[str]:
    """The positions to which the options lead, as far as there are two."""
    found: set[str] = set()
    for option in game.legal:
        trial = game.clone()
        trial.step(option)
        found.add(trial.fingerprint())
        if len(found) > 1:
            break
    return found


@pytest.mark.parametrize(("players", "modules"), TABLES, ids=lambda value: str(value))
def test_every_question_has_two_outcomes(players: int, modules: list[str]) -> None:
    dice = Random(players)
    game = landsraad.new("imperium", players, 1, modules)
    assert isinstance(game, Imperium)
    assert game.skips_forced
    while not game.over:
        seat = game.pending[0]
        legal = game.legal_for(seat)
        asker = game.asker
        assert asker is not None
        hides = len(legal) == 1 and asker.conceals(game, game.asking)
        assert len(legal) > 1 or hides, (game.ply, game.prompt())
        if game.sealed is None and len(legal) <= FEW and not hides:
            names = [game.name(option) for option in legal]
            assert len(outcomes(game)) > 1, (game.ply, game.prompt(), names)
        game.step(dice.choice(legal), seat if game.sealed is not None else None)


@pytest.mark.parametrize(("players", "modules"), TABLES, ids=lambda value: str(value))
def test_whatever_comes_of_choices_comes_of_picking_everything(players: int, modules: list[str]) -> None:
    """Asked everything, the same game gets from turn to turn by what was chosen and what was done by itself."""
    dice = Random(players + 3)
    quick = landsraad.new("imperium", players, 2, modules, listen=True)
    full = quick.clone()
    full.skips_forced = False
    compared = 0
    while not quick.over:
        seat = quick.pending[0]
        option = dice.choice(quick.legal_for(seat))
        secret = seat if quick.sealed is not None else None
        known = [one for one in quick.done if one[0] != seat]
        full.step(option, secret)
        quick.step(option, secret)
        catch_up(full, quick, [number for _, number, _, _ in quick.done[len(known):]])
        if quick.asker is START:
            assert full.fingerprint() == quick.fingerprint(), quick.ply
            compared += 1
    assert full.over
    assert full.result == quick.result
    assert compared > 10


def catch_up(full: Game, quick: Game, done: list[int]) -> None:
    """Pick, where everything is asked, what happened by itself: in that order, and then nothing more."""
    while not full.over:
        seat = full.pending[0]
        legal = full.legal_for(seat)
        option = next((number for number in done if number in legal and number not in quick.legal), None)
        if option is None and level(full, quick):
            break
        if option is None and len(legal) > 1:
            option = next((number for number in legal if asks_the_same(full, quick, number)), None)
        if option is None:
            option = next((number for number in (END_TURN, PASS) if number in legal), legal[0])
            same = len(legal) == 1 or len(outcomes(full)) == 1
            assert option in (END_TURN, PASS) or same, (quick.ply, full.prompt(), quick.prompt())
        if option in done:
            done.remove(option)
        full.step(option, seat if full.sealed is not None else None)


def level(full: Game, quick: Game) -> bool:
    """Whether both ask the same, or the one that asks everything asks it among other things."""
    if quick.over or full.asker is not quick.asker or full.pending != quick.pending:
        return False
    return full.asking.key() == quick.asking.key() and set(quick.legal) <= set(full.legal)


def asks_the_same(full: Game, quick: Game, option: int) -> bool:
    """Whether an option leads to the question that is asked where only choices are."""
    trial = full.clone()
    trial.step(option, trial.pending[0] if trial.sealed is not None else None)
    return level(trial, quick)


def test_what_was_done_by_itself_is_kept_for_the_seat_until_it_chooses() -> None:
    leaders = landsraad.families()["imperium"].scenario_leaders(3)
    game = landsraad.new("imperium", 3, 1, leaders=leaders, listen=True)
    given = {"first": 0, "seats": {0: {"hand": ["seek-allies"], "solari": 0}}}
    game.family.arrange(game, given)
    game.listen()
    game.step("play:seek-allies")
    game.step("space:wealth")
    assert game.actor == 1
    view = game.view(0)
    assert isinstance(view, dict)
    assert [one["short"] for one in view["done"]] == ["2 Solari", "1 Emperor influence", "trash this"]
    others = game.view(1)
    assert isinstance(others, dict)
    assert others["done"] == []


@pytest.mark.parametrize(
    ("card", "space", "revealed"), [("seek-allies", "wealth", False), ("diplomacy", "secrets", True)]
)
def test_a_run_is_taken_back_as_a_whole_unless_something_was_revealed(card: str, space: str, revealed: bool) -> None:
    leaders = landsraad.families()["imperium"].scenario_leaders(3)
    game = landsraad.new("imperium", 3, 1, leaders=leaders)
    game.family.arrange(game, {"first": 0, "seats": {0: {"hand": [card]}}})
    before = game.clone()
    game.step(f"play:{card}")
    game.step(f"space:{space}")
    assert game.actor == (0 if revealed else 1), "a seat that holds Intrigue cards is asked to end its turn"
    assert game.undo_floor == (game.ply if revealed else 0)
    assert before.fingerprint() != game.fingerprint()
