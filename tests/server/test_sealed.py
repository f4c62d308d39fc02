"""Sealed choices at a table: in any order, once each, and unseen until all are in."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from landsraad.families import FAMILIES
from landsraad.kernel import game as kernel_game
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family, Setting
from landsraad.kernel.game import WAITING, Game, Result
from landsraad.kernel.setup import Setup
from landsraad.kernel.vocabulary import Vocabulary
from landsraad.server.commits import Overtaken
from landsraad.server.config import Config
from landsraad.server.people import Known
from landsraad.server.refusal import Refusal
from landsraad.server.room import Room
from landsraad.server.server import Server
from landsraad.server.tables import NewTable

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


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A family with sealed choices."""
    family = DuelFamily("duel", "Duel", 1, {"base": "it"}, {3: "three"}, {"challenge": Setting(False, "")}, WORDS)
    monkeypatch.setitem(FAMILIES, "duel", family)


async def seated(server: Server, challenge: bool = False) -> Room:
    """Three people at a started table."""
    people = [Known(await server.people.new_guest(f"G{i}"), f"G{i}", None, "", "") for i in range(3)]
    id = await server.tables.create(people[0], NewTable(family="duel", players=3, options={"challenge": challenge}))
    for person in people[1:]:
        await server.tables.join(id, person, None)
    await server.tables.start(id, people[0])
    return await server.rooms.get(id)


def test_sealed_choices_come_in_any_order(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}"))
        async with server.running():
            room = await seated(server)
            for turn, order in enumerate(((2, 0, 1), (1, 2, 0), (0, 1, 2))):
                n = ply = 3 * turn
                before = {seat: room.playing().game.view(seat) for seat in range(3)}
                for i, seat in enumerate(order):
                    # Everybody answers the position as it was when the question was asked.
                    assert await room.move(seat, ply, n, f"dial:{seat}") == n + i + 1
                    if i < 2:
                        with pytest.raises(Refusal, match="not this seat's turn"):
                            await room.move(seat, ply + i + 1, n + i + 1, "dial:3")
                        with pytest.raises(Overtaken):
                            await room.move(seat, ply, n, "dial:3")
                        watching = room.playing().game.view(order[2])
                        assert isinstance(watching, dict)
                        assert watching["shown"] == before[order[2]]["shown"]  # type: ignore[index]
                if turn < 2:
                    with pytest.raises(Overtaken):
                        await room.move(order[2], ply, n, "dial:0")
                entries = await server.journal.read(room.table.id)
                assert [entry.seat for entry in entries[-3:]] == list(order)
            assert room.table.status == "over"
            server.rooms.loaded.clear()
            again = await server.rooms.get(room.table.id)
            assert again.playing().game.fingerprint() == room.playing().game.fingerprint()

    asyncio.run(run())


def test_an_open_choice_sent_twice_does_not_answer_the_sealed_question_after_it(duel: None, tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'duel.db'}"))
        async with server.running():
            room = await seated(server, challenge=True)
            assert await room.move(0, 0, 0, "dial:1") == 1
            for n in (0, None):
                with pytest.raises(Overtaken):
                    await room.move(0, 0, n, "dial:1")
            assert room.playing().game.pending == [0, 1, 2]

    asyncio.run(run())
