"""Bots that think their turn through: honest, the same for the same seed, and never without an answer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import landsraad
from landsraad.bots import BOTS, bots_for, make_bot
from landsraad.bots.weights import NAMED
from landsraad.kernel.errors import RecordError, SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.ends import ends_of_turn

SEARCHING = ("swordmaster", "mentat", "prescient")


def midway(seed: int, choices: int, players: int = 3, modules: tuple[str, ...] = ("base",)) -> Game:
    """A game after some random choices, where somebody has a real choice."""
    game = landsraad.new("imperium", players=players, seed=seed, modules=modules)
    dice = random.Random(seed)
    while game.ply < choices or len(game.legal) < 2:
        game.step(dice.choice(game.legal))
    return game


@pytest.mark.parametrize("name", ["novice", *SEARCHING])
@pytest.mark.parametrize(("players", "modules"), [(1, ("base",)), (3, ("base",)), (4, ("uprising", "choam"))])
def test_they_choose_by_what_their_seat_may_know(name: str, players: int, modules: tuple[str, ...]) -> None:
    """In a game that its seat cannot tell from the real one a bot chooses the same."""
    for seed in (1, 2):
        game = midway(seed, 12 * seed, players, modules)
        seat = game.pending[0]
        choice = make_bot(name, 7).choose(game, seat)
        assert choice in game.legal_for(seat)
        imagined = game.determinize(seat, 99)
        assert make_bot(name, 7).choose(imagined, seat) == choice


@pytest.mark.parametrize("name", SEARCHING)
def test_they_keep_to_their_plan_and_finish_their_turn(name: str) -> None:
    game = midway(3, 20)
    seat = game.pending[0]
    turns = game.turns
    bot = make_bot(name, 1)
    planned = 0
    for _ in range(60):
        if game.turns != turns or game.actor != seat:
            break
        planned += bot.settled
        game.step(bot.choose(game, seat))
    assert game.turns != turns or game.actor != seat
    assert planned


def test_every_first_choice_has_an_end_however_little_may_be_looked_at() -> None:
    for seed in range(4):
        game = midway(seed, 15)
        seat = game.pending[0]
        reached = {end.game.quick_key() for end in ends_of_turn(game, seat, 4000)}
        few = ends_of_turn(game, seat, 2 * len(game.legal))
        assert {end.options[0] for end in few} == set(game.legal)
        assert all(end.game.over or end.game.turns != game.turns or end.game.actor != seat for end in few)
        assert reached


def test_a_bot_that_has_not_learned_a_family_is_not_offered_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAMED, raising=False)
    assert bots_for("imperium") == list(BOTS)
    assert bots_for("classic") == ["random", "novice", "heuristic", "swordmaster"]
    with pytest.raises(SetupError, match="'mentat' cannot play classic here: it needs numpy and weights"):
        make_bot("mentat", 0, "classic")


def test_weights_that_are_not_there_are_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, str(tmp_path / "mine.npz"))
    game = midway(1, 0)
    with pytest.raises(RecordError, match=r"mine\.npz holds no weights"):
        make_bot("mentat", 0).choose(game, game.pending[0])
