"""What is at hand interrupts at any moment, and secret questions stay secret, at a table that asks for choices only."""

from __future__ import annotations

import json
import random

import pytest

import landsraad
from landsraad.classic.table.state import Classic
from tests.classic.test_properties import EVERYTHING, LONGEST, check_conserved, check_end, check_knowledge

OFTEN = 0.15
"""How often somebody interrupts who can."""


def new_game(seed: int) -> Classic:
    """A short game with everything in it that can be at hand."""
    game = landsraad.new(
        "classic", 2 + seed % 5, seed, ("basic", "advanced") if seed % 2 else None,
        options={**EVERYTHING, "turns": 5, "asks": "choices"},
    )
    assert isinstance(game, Classic)
    return game


def interrupt_or_step(game: Classic, dice: random.Random) -> bool:
    """Let some seat use what it has at hand, now and then, or let one answer what it is asked; whether it interrupted.
    """
    if dice.random() < OFTEN:
        seat = dice.randrange(len(game.seats))
        if at_hand := game.at_hand(seat):
            pending, sealed = game.pending, game.sealed
            game.step(dice.choice(at_hand), seat)
            assert pending or sealed is not None, "somebody had been asked"
            return True
    seat = dice.choice(game.pending)
    game.step(dice.choice(game.legal_for(seat)), seat)
    return False


@pytest.mark.parametrize("seed", range(10))
def test_interruptions_at_any_moment_lose_nothing_and_replay(seed: int) -> None:
    dice = random.Random(seed)
    game = new_game(seed)
    interruptions = 0
    while not game.over:
        before, copy, memory = game.fingerprint(), game.clone(), dice.getstate()
        interruptions += interrupt_or_step(game, dice)
        check_conserved(game)
        check_knowledge(game)
        assert copy.fingerprint() == before, "a copy does not notice what happens to the game"
        if game.ply % 20 == 0:
            dice_again = random.Random()
            dice_again.setstate(memory)
            interrupt_or_step(copy, dice_again)
            assert copy.fingerprint() == game.fingerprint(), "the same choice leads to the same position"
        assert game.ply < LONGEST
    check_end(game)
    assert interruptions
    again = landsraad.replay(json.loads(json.dumps(game.record())))
    assert again.fingerprint() == game.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_an_interruption_is_taken_back_like_any_choice(seed: int) -> None:
    """Playing the choices again without the last leads to the position before it, interruptions included."""
    dice = random.Random(seed)
    game = new_game(20 + seed)
    taken_back = 0
    while not game.over and taken_back < 12:
        before = game.fingerprint()
        if interrupt_or_step(game, dice):
            earlier = landsraad.replay(game.record(), game.ply - 1)
            assert earlier.fingerprint() == before
            taken_back += 1
    assert taken_back


@pytest.mark.parametrize("seed", [41, 42, 43, 44, 48])
def test_what_a_seat_is_shown_and_asked_tells_nothing_of_what_others_hold(seed: int) -> None:
    """In every game that a seat can imagine, its view, its options, what is at hand and whom it waits for are the same:
    so none of them depends on what it does not know."""
    dice = random.Random(seed)
    game = new_game(seed)
    compared = secret = 0
    while not game.over:
        asked = game.asker is not None and game.asker.secret and game.sealed is not None
        if dice.random() < (0.5 if asked else 0.03):
            secret += asked
            for viewer in range(len(game.seats)):
                for _ in range(2):
                    imagined = game.determinize(viewer, dice.getrandbits(40))
                    assert json.dumps(imagined.view(viewer)) == json.dumps(game.view(viewer))
                    assert imagined.legal_for(viewer) == game.legal_for(viewer)
                    assert imagined.at_hand(viewer) == game.at_hand(viewer)
                    assert imagined.pending_as_known(viewer) == game.pending_as_known(viewer)
                    assert imagined.question(viewer) == game.question(viewer)
                    compared += 1
        interrupt_or_step(game, dice)
    assert compared
    assert secret
