"""A family of one small game with sealed choices, for tests of what a table does with it."""

from typing import Any

import pytest

from landsraad.kernel import game as kernel_game
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family, Setting
from landsraad.kernel.game import WAITING, Game, Result
from landsraad.kernel.setup import Setup
from landsraad.kernel.vocabulary import Vocabulary
from landsraad.server.people import Known
from landsraad.server.room import Room
from landsraad.server.server import Server
from landsraad.server.table import NewTable

if not kernel_game.__file__.endswith(".py"):
    pytest.skip("a compiled game has no interpreted kin", allow_module_level=True)

WORDS = Vocabulary()
DIALS = WORDS.numbered("dial", 4, "Dial #")
ROUNDS = 3


class Dial(Effect["Duel"]):
    """Everybody dials a number in secret, again and again."""

    def do(self, game: "Duel", context: Context) -> None:
        game.ask_sealed(self, context, range(game.seat_count))

    def sealed_options(self, game: "Duel", context: Context, seat: int) -> list[int]:
        return DIALS

    def unseal(self, game: "Duel", context: Context, answers: list[int]) -> None:
        game.shown.append(tuple(answers))
        if len(game.shown) == ROUNDS:
            game.over = True
        else:
            game.push(self, context)


class Challenge(Effect["Duel"]):
    """Seat 0 names a number openly; then everybody dials."""

    def do(self, game: "Duel", context: Context) -> None:
        game.ask(self, context, 0)

    def options(self, game: "Duel", context: Context) -> list[int]:
        return DIALS

    def answer(self, game: "Duel", context: Context, option: int) -> None:
        game.push(Dial(), context)


class Duel(Game):
    """A game of nothing but sealed choices."""

    shown: list[tuple[int, ...]]

    @property
    def seat_count(self) -> int:
        return 3

    @property
    def result(self) -> Result | None:
        return {"ranking": [[0, 1, 2]], "scores": [0, 0, 0], "winners": [0], "tie_breakers": []} if self.over else None

    def clone(self) -> "Duel":
        new = Duel()
        self.copy_kernel(new)
        new.shown = self.shown[:]
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = self.sealed[seat] if self.sealed is not None and seat is not None else WAITING
        return {
            "seat": seat, "ply": self.ply, "pending": self.pending, "shown": list(self.shown), "mine": mine,
            "legal": [{"name": self.name(one)} for one in self.legal_for(seat)] if seat is not None else [],
        }

    def state_key(self) -> object:
        return self.shown

    def event_text(self, event: Event, viewer: int | None) -> str:
        return ""


class DuelFamily(Family):
    """The family of that game."""

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("base",)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return []

    def start(self, setup: Setup) -> Game:
        game = Duel()
        game.begin(self, setup)
        game.shown = []
        game.push(Challenge() if setup.options["challenge"] else Dial(), Context(-1, -1))
        game.run()
        return game


def duel_family() -> DuelFamily:
    """The family."""
    return DuelFamily("duel", "Duel", 1, {"base": "it"}, {3: "three"}, {"challenge": Setting(False, "")}, WORDS)


async def seated(server: Server, challenge: bool = False) -> Room:
    """Three people at a started table."""
    people = [Known(await server.people.new_guest(f"G{i}"), f"G{i}", None, "", "") for i in range(3)]
    id = await server.tables.create(people[0], NewTable(family="duel", players=3, options={"challenge": challenge}))
    for person in people[1:]:
        await server.seating.join(id, person, None)
    await server.tables.start(id, people[0])
    return await server.rooms.get(id)
