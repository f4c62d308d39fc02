"""The command knows games through the kernel only: it plays a toy family with sealed choices just as well."""

import json

import pytest

from landsraad import families
from landsraad.kernel import game as kernel_game
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family, Setting
from landsraad.kernel.game import Game
from landsraad.kernel.vocabulary import Vocabulary

if not kernel_game.__file__.endswith(".py"):
    pytest.skip("a compiled game has no interpreted kin", allow_module_level=True)

WORDS = Vocabulary()
DIAL = WORDS.numbered("dial", 4, "Dial # against seat 1")
ROUNDS = 3


class Duel(Game):
    """Two seats dial a number in secret; the higher one scores."""

    __slots__ = ("points", "round")

    points: list[int]
    round: int

    @property
    def seat_count(self):
        return 2

    def clone(self):
        new = Duel()
        self.copy_kernel(new)
        new.points = self.points[:]
        new.round = self.round
        return new

    def view(self, seat):
        return {
            "family": "duel", "seat": seat, "round": self.round, "storm": 4,
            "seats": [{"seat": i, "leader": f"duke-{i}", "points": n, "ready": True, "dials": ["a", "a"]}
                      for i, n in enumerate(self.points)],
            "territories": [{"id": "arsunt", "forces": 2, "sealed": False}, {"id": "carthag", "forces": 0}],
        }

    @property
    def result(self):
        if not self.over:
            return None
        best = max(self.points)
        winners = [seat for seat in (0, 1) if self.points[seat] == best]
        losers = [seat for seat in (0, 1) if seat not in winners]
        return {"ranking": [group for group in (winners, losers) if group], "scores": self.points, "winners": winners,
                "tie_breakers": []}

    def event_text(self, event, viewer):
        return f"Seat {event.seat} dials {event.n}."


class Dial(Effect):
    """Both dial."""

    def do(self, game, context):
        game.round += 1
        game.ask_sealed(self, context, [0, 1])

    def sealed_options(self, game, context, seat):
        return DIAL

    def unseal(self, game, context, answers):
        for seat in (0, 1):
            game.emit(Event("dial", seat, n=WORDS.value[answers[seat]]))
        if answers[0] != answers[1]:
            game.points[0 if answers[0] > answers[1] else 1] += 1
        if game.round == ROUNDS:
            game.over = True
        else:
            game.push(self, context)

    def prompt(self, game, context):
        return "Dial a number."


class DuelFamily(Family):
    def __init__(self):
        settings = {"fast": Setting(False, "faster")}
        super().__init__("duel", "Duel", 1, {"plain": "the game"}, {2: "two"}, settings, WORDS)

    def default_modules(self, players):
        return ("plain",)

    def leader_ids(self, modules):
        return ["duke-0", "duke-1"]

    def codex(self):
        return []

    def start(self, setup):
        game = Duel()
        game.begin(self, setup)
        game.points = [0, 0]
        game.round = 0
        game.push(Dial(), Context(0))
        game.run()
        return game


@pytest.fixture(autouse=True)
def duel(monkeypatch):
    monkeypatch.setitem(families.__globals__["FAMILIES"], "duel", DuelFamily())


def test_it_is_simulated(command):
    ran = command("simulate", "duel", "--games", 5, "--seed", 1, "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert (result["players"], result["decisions"], result["rounds_per_game"]) == (2, 30, 3)
    assert set(result["wins"]["leader"]) == {"duke-0", "duke-1"}


def test_it_is_played_saved_and_resumed(command):
    ran = command("play", "duel", "--bots", "random", "--seed", 1, "--save", "duel.json", typed="b\nh\ndial 3\nu\n")
    assert ran.code == 0
    assert "Round 1." in ran.out
    assert "You, duke-0: points 0, ready. Dials: 2 a." in ran.out
    assert "Storm: 4." in ran.out
    assert "  arsunt: forces 2." in ran.out
    assert "0-3. Dial 0 to 3 against duke-1." in ran.out
    assert "You cannot undo: another player has chosen since." in ran.out
    ran = command("play", "--load", "duel.json", typed="3\n3\n")
    assert ran.code == 0
    assert "The game is over." in ran.out


def test_it_is_replayed(command):
    command("play", "duel", "--bots", "random", "--seed", 1, "--save", "duel.json", typed="3\n3\n3\n")
    ran = command("replay", "duel.json", "--all")
    assert ran.code == 0
    assert "   1  seat 0: dial:3\n" in ran.out
    spectator = json.loads(command("replay", "duel.json", "--json").out)
    assert {ply["option"] for ply in spectator["plies"]} == {None}
