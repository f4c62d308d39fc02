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
from landsraad.server.people.accounts import Known
from landsraad.server.room.room import Room
from landsraad.server.server import Server
from landsraad.server.tables.table import NewTable

if not kernel_game.__file__.endswith(".py"):
    pytest.skip("a compiled game has no interpreted kin", allow_module_level=True)

WORDS = Vocabulary()
DIALS = WORDS.numbered("dial", 4, "Dial #")
SHOUT = WORDS.add("shout", text="Shout")
WHISPER = WORDS.add("whisper", text="Whisper")
MURMUR = WORDS.add("murmur", text="Murmur")
ROUNDS = 3


class Dial(Effect["Duel", Context]):
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


class Challenge(Effect["Duel", Context]):
    """Seat 0 names a number openly; then everybody dials."""

    def do(self, game: "Duel", context: Context) -> None:
        game.ask(self, context, 0)

    def options(self, game: "Duel", context: Context) -> list[int]:
        return DIALS

    def answer(self, game: "Duel", context: Context, option: int) -> None:
        game.push(Dial(), context)


class Ear(Effect["Duel", Context]):
    """Somebody is asked a number, and nobody knows who."""

    secret = True

    def do(self, game: "Duel", context: Context) -> None:
        game.windows += 1
        game.ask_sealed(self, context, [2])

    def sealed_options(self, game: "Duel", context: Context, seat: int) -> list[int]:
        return DIALS

    def unseal(self, game: "Duel", context: Context, answers: list[int]) -> None:
        game.emit(Event("heard", -1))


class Duel(Game):
    """A game of nothing but sealed choices; but anybody may shout or whisper at any time."""

    shown: list[tuple[int, ...]]
    shouts: int

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
        new.shouts = self.shouts
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = self.sealed[seat] if self.sealed is not None and seat is not None else WAITING
        return {
            "seat": seat, "ply": self.ply, "pending": self.pending_as_known(seat),
            "shown": list(self.shown), "mine": mine, "shouts": self.shouts,
            "legal": [{"name": self.name(one)} for one in self.legal_for(seat)] if seat is not None else [],
        }

    def state_key(self) -> object:
        return self.shown, self.shouts

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
        game.shouts = 0
        game.push(Challenge() if setup.options["challenge"] else Dial(), Context(-1))
        game.run()
        return game


    def at_hand(self, game: Game, seat: int) -> list[int]:
        return [SHOUT, WHISPER, MURMUR]

    def interrupt(self, game: Game, seat: int, option: int) -> None:
        assert isinstance(game, Duel)
        if option == SHOUT:
            game.shouts += 1
        elif option == MURMUR:  # a moment at which somebody might have been asked
            game.windows += 1
            game.emit(Event("heard", -1))
        else:
            game.push(Ear(), Context(-1))

    def takes_words(self, option: int) -> bool:
        return option == SHOUT


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
