"""Properties of games with Immortality, checked over random ones."""

from __future__ import annotations

import json
import random

import pytest

import landsraad
from landsraad.imperium.boxes.immortality.research import NODES, RESEARCH
from landsraad.imperium.boxes.immortality.specimens import SPECIMENS
from landsraad.imperium.boxes.immortality.tleilaxu_track import TLEILAXU
from landsraad.imperium.rivals import DIFFICULTIES
from landsraad.imperium.state import Imperium
from landsraad.imperium.words import VP
from tests.properties.conservation import check_conserved, check_score

MODULES = (("base", "immortality"), ("base", "promo", "immortality"))
CHUNKS = 4


def new_game(dice: random.Random, seed: int) -> Imperium:
    """A game with Immortality of some kind."""
    game = landsraad.new(
        "imperium",
        players=dice.choice([1, 2, 3, 4]),
        seed=seed,
        modules=dice.choice(MODULES),
        leaders=dice.choice(["random", "draft"]),
        options={"go_to_11": dice.random() < 0.3, "difficulty": dice.choice(list(DIFFICULTIES))},
    )
    assert isinstance(game, Imperium)
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_legal_option_applies_and_every_game_ends(chunk: int) -> None:
    dice = random.Random(1000 + chunk)
    for number in range(60):
        game = new_game(dice, 100_000 + chunk * 60 + number)
        if number % 4 == 0:
            game.listen()
        while not game.over:
            legal = game.legal
            assert legal
            assert len(set(legal)) == len(legal)
            game.step(dice.choice(legal))
            assert game.ply < 6000
        assert game.result is not None
        assert game.round <= 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_everything_is_conserved_and_tokens_only_advance(chunk: int) -> None:
    dice = random.Random(1100 + chunk)
    for number in range(12):
        game = new_game(dice, 110_000 + chunk * 12 + number)
        columns = [0] * len(game.seats)
        steps = [0] * len(game.seats)
        while not game.over:
            check_conserved(game)
            check_score(game)
            for seat in game.seats:
                column = NODES[seat.have[RESEARCH]].column if seat.have[RESEARCH] >= 0 else 0
                assert column >= columns[seat.index]
                assert seat.have[TLEILAXU] >= steps[seat.index] or not seat.policy.competes
                assert seat.have[VP] >= sum(seat.have[TLEILAXU] >= space for space in (4, 7))
                columns[seat.index], steps[seat.index] = column, max(0, seat.have[TLEILAXU])
                assert seat.have[SPECIMENS] == 0 or not seat.policy.automatic
            game.step(dice.choice(game.legal))
        check_conserved(game)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_views_of_determinizations_are_identical_and_playable(chunk: int) -> None:
    dice = random.Random(1200 + chunk)
    for number in range(10):
        game = new_game(dice, 120_000 + chunk * 10 + number)
        while not game.over:
            if dice.random() < 0.05:
                for seat in range(len(game.seats)):
                    imagined = game.determinize(seat, dice.randrange(1 << 60))
                    assert json.dumps(game.view(seat)) == json.dumps(imagined.view(seat))
                    assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
                    check_conserved(imagined)
                    for _ in range(15):
                        if imagined.over:
                            break
                        imagined.step(dice.choice(imagined.legal))
            game.step(dice.choice(game.legal))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_clones_are_independent_and_records_replay(chunk: int) -> None:
    dice = random.Random(1300 + chunk)
    for number in range(3):
        game = new_game(dice, 130_000 + chunk * 3 + number)
        prints = [game.fingerprint()]
        while not game.over:
            if dice.random() < 0.05:
                copy, twin = game.clone(), game.clone()
                for _ in range(30):
                    if copy.over:
                        break
                    option = dice.choice(copy.legal)
                    copy.step(option)
                    twin.step(option)
                assert copy.fingerprint() == twin.fingerprint()
                assert game.fingerprint() == prints[-1]
            game.step(dice.choice(game.legal))
            prints.append(game.fingerprint())
        again = landsraad.replay(json.loads(json.dumps(game.record())), to=0)
        for ply, move in enumerate(game.moves()):
            assert again.fingerprint() == prints[ply]
            assert isinstance(move, str)
            again.step(move)
        assert again.fingerprint() == prints[-1]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_not_legal_is_refused_with_a_reason(chunk: int) -> None:
    dice = random.Random(1400 + chunk)
    for number in range(3):
        game = new_game(dice, 140_000 + chunk * 3 + number)
        options = range(len(game.family.vocabulary))
        while not game.over:
            if dice.random() < 0.1:
                before = game.fingerprint()
                legal = set(game.legal)
                for option in dice.sample(options, 40):
                    reason = game.why_not(option)
                    assert (reason is None) == (option in legal)
                    assert reason is None or reason
                assert all(game.text(option) for option in legal)
                assert game.fingerprint() == before
            game.step(dice.choice(game.legal))


def test_undo_never_goes_back_before_something_was_shown() -> None:
    dice = random.Random(19)
    for seed in range(16):
        game = new_game(dice, 150_000 + seed)
        while not game.over:
            actor = game.actor
            assert actor is not None
            imagined = game.determinize(actor, dice.randrange(1 << 60))
            option = dice.choice(game.legal)
            game.step(option)
            imagined.step(option)
            if game.undo_floor < game.ply:
                assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
                if game.actor == actor:
                    assert json.dumps(game.view(actor)) == json.dumps(imagined.view(actor))
