"""Victory points: the events of a game tell where every one of them comes from."""

import random

import pytest

import landsraad
from landsraad.imperium.declare.vocabulary import VP
from landsraad.imperium.table.state import Imperium

MODULES = (("base",), ("base", "rise-of-ix", "immortality"), ("uprising", "choam"))
WORDS = {"influence", "alliance", "goal", "dreadnought", "tleilaxu"}


@pytest.mark.parametrize("modules", MODULES, ids="+".join)
@pytest.mark.parametrize("players", [1, 4])
def test_every_point_comes_from_something_that_has_a_name(modules: tuple[str, ...], players: int) -> None:
    known = {entry["id"] for entry in landsraad.families()["imperium"].codex()}
    known |= {id.partition("-")[2] for id in known}
    dice = random.Random(4)
    game = landsraad.new("imperium", players=players, modules=list(modules), seed=4)
    assert isinstance(game, Imperium)
    game.listen()
    points = [seat.have[VP] for seat in game.seats]
    while not game.over:
        game.step(dice.choice(game.legal))
        if game.round == 0:
            points = [seat.have[VP] for seat in game.seats]
        for event in game.fetch_events():
            if event.what == "vp" and event.kind in ("gain", "score"):
                points[event.seat] += event.n
                source = game.event_view(event, None)["source"]
                assert source in WORDS | known or source.startswith("battle-")
            else:
                assert "source" not in game.event_view(event, None)
    assert points == [seat.have[VP] for seat in game.seats]
