"""What is refused for a condition names it, wherever random games come by."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.imperium.declare.cards import INTRIGUES
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.effects.choice import Chosen
from landsraad.imperium.effects.optional_effects import LinesLeft
from landsraad.imperium.table.act import NOTHING, Act, If
from landsraad.imperium.table.intrigue import plot_obstacle
from landsraad.imperium.table.state import PLAYER_TURNS, Imperium

TABLES = [
    (1, ("base", "rise-of-ix")),
    (4, ("base", "promo", "rise-of-ix", "immortality")),
    (3, ("uprising", "choam", "uprising-promo")),
    (6, ("uprising", "choam")),
    (4, ("base", "uprising", "choam", "rise-of-ix", "immortality", "promo", "uprising-promo")),
]
GAMES = 4
SHARE = 0.3


def check_reason(game: Imperium, option: int, act: Act, origin: Origin) -> None:
    """An effect that cannot be used is refused with what stands in its way."""
    reason = game.why_not(option)
    assert reason is not None
    told = f"{game.family.vocabulary.names[option]}: {reason}"
    assert reason != NOTHING, told
    assert not reason.startswith("not now"), told
    if isinstance(act, If) and act.otherwise is None and not act.condition.holds(game, origin):
        assert act.condition.describe() in reason, told


def check_refusals(game: Imperium) -> int:
    """How many options of the position are refused because of what they ask for; each says what that is."""
    legal = set(game.legal)
    found = 0
    for part, origin in game.bag:
        if part.option not in legal and not part.effect.possible(game, origin):
            check_reason(game, part.option, part.effect, origin)
            found += 1
    asker = game.asker
    choices: list[tuple[int, Act]] = []
    if isinstance(asker, Chosen):
        choices = list(zip(asker.choice.choices, asker.choice.acts, strict=True))
    elif isinstance(asker, LinesLeft):
        choices = [(asker.lines.part(n).option, act) for n, act in enumerate(asker.lines.acts)]
    for option, act in choices:
        assert isinstance(game.asking, Origin)
        if option not in legal and not act.useful(game, game.asking):
            check_reason(game, option, act, game.asking)
            found += 1
    assert game.actor is not None
    seat = game.seats[game.actor]
    if game.phase == PLAYER_TURNS and game.turn.seat == seat.index:
        for index in seat.intrigue:
            card = INTRIGUES[index]
            obstacle = plot_obstacle(game, seat, card)
            if card.option not in legal and obstacle:
                assert game.why_not(card.option) in (obstacle, "activate an Ally first"), card.id
                assert obstacle != NOTHING, card.id
                found += 1
    return found


@pytest.mark.parametrize(("players", "modules"), TABLES, ids=lambda value: str(value))
def test_an_unmet_condition_is_named(players: int, modules: tuple[str, ...]) -> None:
    dice = random.Random(players)
    found = 0
    for seed in range(GAMES):
        game = landsraad.new("imperium", players=players, modules=modules, seed=seed, leaders="random")
        assert isinstance(game, Imperium)
        while not game.over:
            if dice.random() < SHARE:
                found += check_refusals(game)
            game.step(dice.choice(game.legal))
    assert found > 10
