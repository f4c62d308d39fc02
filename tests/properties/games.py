"""What every game keeps to, whatever is played: each function proves one thing of a game that it plays at random."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import landsraad
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.register import COUNTED, OWN_CARDS, SEAT, TABLE
from landsraad.imperium.declare.vocabulary import OPEN_TOP
from landsraad.imperium.rivals.difficulty import DIFFICULTIES
from landsraad.imperium.table.deck import OPEN_HAND
from landsraad.imperium.table.intrigue import KNOWN_INTRIGUE, deck_known
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.observe import known
from tests.properties.conservation import check_conserved

MOST_CHOICES = 6000
"""No game has more."""
MOST_ROUNDS = 10
AHEAD = 15
"""Choices made in an imagined game."""
APART = 30
"""Choices made in two copies of a game."""

Check = Callable[[Imperium], None]


def play(game: Imperium, dice: random.Random) -> None:
    """Play to the end: somebody always has a choice, every choice is there once, and the game ends."""
    while not game.over:
        legal = game.legal
        assert legal
        assert len(set(legal)) == len(legal)
        game.step(legal[int(dice.random() * len(legal))])
        assert game.ply < MOST_CHOICES
    assert game.result is not None
    assert game.round <= MOST_ROUNDS


def level(dice: random.Random, players: int) -> str:
    """Some difficulty for the Rivals of one player; the usual one where there is no choice."""
    some = dice.choice(list(DIFFICULTIES))
    return some if players == 1 else "mercenary"


def positions(game: Imperium, dice: random.Random) -> Iterator[Imperium]:
    """Every position at which somebody chooses, and the last one."""
    yield game
    while not game.over:
        game.step(dice.choice(game.legal))
        yield game


def rivals(game: Imperium) -> list[Seat]:
    """The seats that the rules play."""
    return [seat for seat in game.seats if seat.policy.automatic]


def some_positions(game: Imperium, dice: random.Random, share: float) -> Iterator[Imperium]:
    """A share of the positions at which somebody chooses."""
    for position in positions(game, dice):
        if not position.over and dice.random() < share:
            yield position


def check_all_along(game: Imperium, dice: random.Random, *checks: Check) -> None:
    """Some things hold in every position."""
    for position in positions(game, dice):
        for check in checks:
            check(position)


def check_replays(game: Imperium, dice: random.Random) -> None:
    """The record of a game leads through the same positions, none of which comes twice."""
    prints = [position.fingerprint() for position in positions(game, dice)]
    record = json.loads(json.dumps(game.record()))
    again = landsraad.replay(record, to=0)
    for ply, move in enumerate(record["moves"]):
        assert again.fingerprint() == prints[ply]
        again.step(move)
    assert again.fingerprint() == prints[-1]
    assert again.result == game.result == record["result"]
    assert len(set(prints)) == len(prints)
    middle = len(prints) // 2
    assert landsraad.replay(record, to=middle).fingerprint() == prints[middle]


def check_clones(game: Imperium, dice: random.Random, share: float) -> None:
    """Two copies of a game stay the same as long as the same is chosen, and the game itself does not change."""
    for position in some_positions(game, dice, share):
        before = position.fingerprint()
        copy, twin = position.clone(), position.clone()
        assert copy.fingerprint() == before
        for _ in range(APART):
            if not copy.over:
                option = dice.choice(copy.legal)
                copy.step(option)
                twin.step(option)
        assert position.fingerprint() == before
        assert copy.fingerprint() == twin.fingerprint()


def check_refusals(game: Imperium, dice: random.Random, share: float) -> None:
    """What is not legal is refused with a reason, and changes nothing; what is legal has words."""
    options = range(len(game.family.vocabulary))
    for position in some_positions(game, dice, share):
        before = position.fingerprint()
        legal = set(position.legal)
        for option in dice.sample(options, 25):
            reason = position.why_not(option)
            assert (reason is None) == (option in legal)
            assert reason != ""
            if option not in legal:
                with pytest.raises(landsraad.IllegalOption):
                    position.step(option)
        assert all(position.text(option) and position.why_not(option) is None for option in legal)
        assert position.fingerprint() == before


def check_imagined(game: Imperium, dice: random.Random, share: float, *checks: Check) -> None:
    """What a seat imagines looks the same to it and to spectators, is whole, and can be played."""
    for position in some_positions(game, dice, share):
        imagine(position, dice, *checks)


def imagine(game: Imperium, dice: random.Random, *checks: Check) -> None:
    """Let every seat imagine the game as it is now."""
    for seat in range(len(game.seats)):
        imagined = game.determinize(seat, dice.randrange(1 << 60))
        assert json.dumps(game.view(seat)) == json.dumps(imagined.view(seat))
        assert json.dumps(game.view(None)) == json.dumps(imagined.view(None))
        assert known(game, seat).flat() == known(imagined, seat).flat()
        for check in (check_conserved, *checks):
            check(imagined)
        for _ in range(AHEAD):
            if not imagined.over:
                imagined.step(dice.choice(imagined.legal))


def check_secrets(game: Imperium, dice: random.Random, share: float) -> None:
    """Whatever a seat hides, and whatever lies face down, is replaced: no other view changes by it."""
    for position in some_positions(game, dice, share):
        check_secrets_now(position, dice)


def check_secrets_now(game: Imperium, dice: random.Random) -> None:
    """No other view of the game as it is now changes with what a seat hides."""
    for owner in range(len(game.seats)):
        stacked = hidden_replaced(game, owner, dice)
        for viewer in (*range(len(game.seats)), None):
            if viewer != owner:
                assert json.dumps(stacked.view(viewer)) == json.dumps(game.view(viewer))


def hidden_replaced(game: Imperium, owner: int, dice: random.Random) -> Imperium:
    """A copy in which a seat holds other cards, and face-down piles lie in another order."""
    new = game.clone()
    seat = new.seats[owner]
    fresh = range(len(CARDS))
    hidden = Counter(seat.hand) - Counter(seat.piles[OPEN_HAND])
    seat.hand = [*seat.piles[OPEN_HAND], *(dice.choice(fresh) for _ in range(hidden.total()))]
    known = seat.have[OPEN_TOP]
    seat.deck = [dice.choice(fresh) for _ in seat.deck[known:]] + seat.deck[len(seat.deck) - known :]
    if not seat.piles[KNOWN_INTRIGUE]:
        seat.intrigue = tuple([dice.choice(game.rules.intrigue) for _ in seat.intrigue])
    for pile in SEAT.piles:
        if pile.pool == OWN_CARDS:
            seat.lay(pile.index, tuple(dice.choice(fresh) for _ in seat.piles[pile.index]))
    for pile in TABLE.piles:
        if pile.seen == COUNTED:
            things = new.piles[pile.index]
            new.lay(pile.index, tuple(dice.sample(things, len(things))))
    sure = {place for viewer in range(len(new.seats)) for place in deck_known(new, viewer)}
    places = [place for place in range(len(new.intrigue_deck)) if place not in sure]
    deck = [*new.intrigue_deck]
    for place, other in zip(places, dice.sample(places, len(places)), strict=True):
        deck[place] = new.intrigue_deck[other]
    new.intrigue_deck = tuple(deck)
    new.list_options()
    return new


def check_undo(game: Imperium, dice: random.Random, share: float = 1.0) -> None:
    """Whatever happened since the undo floor could have happened the same with all hidden cards in another order."""
    while not game.over:
        if dice.random() >= share:
            game.step(dice.choice(game.legal))
            continue
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
