"""Rings, a third family: `python -m tests.browser.rings serve` is the command with it. It is declared in Python alone.

Two players hold three water rings each. In each round one leads a ring, the other answers, and the higher ring takes
the round and leads the next.
"""

import sys
from typing import Any

from landsraad.cli.main import main
from landsraad.families import FAMILIES
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family, Setting
from landsraad.kernel.game import Game, Result
from landsraad.kernel.register.declare import COUNTED, NONE, OWNERS, Holder, Register
from landsraad.kernel.register.redeal import fresh_chance, redeal
from landsraad.kernel.register.visible import piles_counted, piles_seen
from landsraad.kernel.said import text_of
from landsraad.kernel.seen.codex import CodexEntry
from landsraad.kernel.seen.option import option_view
from landsraad.kernel.seen.presentation import (
    Brings,
    Kind,
    LeaderSign,
    Length,
    Line,
    ModuleSign,
    Noun,
    Presentation,
    Start,
    Tally,
)
from landsraad.kernel.seen.standing import ScoreWord, Standing
from landsraad.kernel.setup import Setup
from landsraad.kernel.vocabulary import Vocabulary

RINGS = [f"ring-{size}" for size in range(1, 9)]
NAMES = ["Sliver", "Thread", "Band", "Hoop", "Coil", "Torque", "Wheel", "Great Ring"]
NAIBS = {"naib-salt": "Naib of the Salt", "naib-wind": "Naib of the Wind"}

OPTIONS = Vocabulary()
PLAY = [OPTIONS.add("play", ring, number, f"Play {NAMES[number]}", of="ring") for number, ring in enumerate(RINGS)]

REGISTER = Register()
WON = REGISTER.seat.number("won", word="tally won")
HAND = REGISTER.seat.pile("hand", "ring", OWNERS, pool="rings")
LED = REGISTER.table.number("led", NONE, of="ring", holds=True)
REST = REGISTER.table.pile("rest", "ring", COUNTED, pool="rings")
PLAYED = REGISTER.table.pile("played", "ring")

PRESENTATION = Presentation(
    short="Rings",
    score_key="won",
    rounds=Noun("pouring", "pourings"),
    leaders=Noun("naib", "naibs"),
    roles=True,
    people=("naib",),
    modules={
        "rings": ModuleSign("Eight rings", "water", board=True, usual=("rings",), brings=(Brings("rings", "ring"),)),
        "salt": ModuleSign("Salt", "spice", instead=("Salt for sweet water",)),
    },
    signs={
        "naib-salt": LeaderSign("Salt", "water", 4, "Leads the first ring"),
        "naib-wind": LeaderSign("Wind", "spice", 2, "Answers it"),
    },
    lengths=(
        Length("one", "One hand", {"twice": False}), Length("two", "Two hands", {"twice": True}, "Twice as long."),
    ),
    kinds={"ring": Kind("Water rings", pile="Rings in the bowl", icon="water"), "naib": Kind("Naibs", "leaders")},
    details={"size": "How wide it is"},
    charts=(Line("won", "Tallies", "water"), Line("left", "Rings in hand", "hand")),
    marks={"win": "water"},
    tallies=(Tally("play", "Rings you pour with", "poured"),),
    starts=(Start("Rings", "2 chairs, 1 bot, two minutes", "water", 2, ("rings",)),),
)


class Rings(Game):
    """A game of Rings."""

    seats: list[Holder]
    __slots__ = ("seats",)

    @property
    def seat_count(self) -> int:
        return 2

    def clone(self) -> "Rings":
        new = Rings()
        self.copy_kernel(new)
        new.seats = [Holder(), Holder()]
        for old, copy in zip(self.seats, new.seats, strict=True):
            copy.have, copy.piles = old.have.copy(), old.piles
        return new

    def state_key(self) -> object:
        return ()

    def holders(self) -> list[Holder]:
        return self.seats

    def thing_ids(self, kind: str) -> list[str]:
        return RINGS

    def name_of(self, seat: int) -> str:
        return list(NAIBS.values())[self.naib(seat)]

    def naib(self, seat: int) -> int:
        """Who is played in a seat."""
        named = self.setup.leaders
        first = list(NAIBS).index(named[0]) if not isinstance(named, str) and named[0] in NAIBS else 0
        return first if seat == 0 else 1 - first

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        scores = [seat.have[WON] for seat in self.seats]
        ranking = sorted((0, 1), key=lambda seat: -scores[seat])
        return {"ranking": [[seat] for seat in ranking], "scores": scores, "winners": ranking[:1], "tie_breakers": []}


class PlayRing(Effect[Rings, Context]):
    """Lead a ring, or answer the ring that was led."""

    def do(self, game: Rings, context: Context) -> None:
        if game.seats[context.seat].piles[HAND]:
            game.ask(self, context, context.seat)
        else:
            game.over = True

    def options(self, game: Rings, context: Context) -> list[int]:
        return [PLAY[ring] for ring in game.seats[context.seat].piles[HAND]]

    def answer(self, game: Rings, context: Context, option: int) -> None:
        me, other, ring = context.seat, 1 - context.seat, OPTIONS.value[option]
        game.seats[me].remove(HAND, ring)
        game.reveal()
        game.emit(Event("play", me, RINGS[ring]))
        led = game.have[LED]
        if led == NONE:
            game.have[LED] = ring
            game.push(self, Context(other))
            return
        game.have[LED] = NONE
        game.lay(PLAYED, (*game.piles[PLAYED], led, ring))
        winner = me if ring > led else other
        game.seats[winner].have[WON] += 1
        game.emit(Event("win", winner, RINGS[max(ring, led)]))
        game.push(self, Context(winner))

    def prompt(self, game: Rings, context: Context) -> str:
        return "Which ring do you play?"


class RingsFamily(Family):
    """Everything that others may ask about Rings."""

    def __init__(self) -> None:
        super().__init__(
            "rings", "Rings of Water", 1, {"rings": "eight water rings", "salt": "salt in the water"},
            {2: "two players"},
            {"twice": Setting(False, "two hands"), "sweet": Setting(False, "the water is sweet", title="Sweet water",
                                                                    group="How it tastes")},
            OPTIONS, register=REGISTER, presentation=PRESENTATION, score=ScoreWord("tally", "tallies"),
            primer="The aim: win more pourings than the other.\nA pouring: one leads a ring, the other answers.",
        )

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("rings",)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return list(NAIBS)

    def codex(self) -> list[CodexEntry]:
        return [
            *(self.page("ring", id, name, f"A ring of width {n}.", {"size": f"{n} of 8"})
              for n, (id, name) in enumerate(zip(RINGS, NAMES, strict=True), 1)),
            *(self.page("naib", id, name, "Pours water.", {}) for id, name in NAIBS.items()),
        ]

    def page(self, kind: str, id: str, name: str, text: str, details: dict[str, str]) -> CodexEntry:
        """An entry of the codex."""
        return {
            "family": "rings", "module": "rings", "kind": kind, "id": id, "name": name, "copies": 1, "cost": None,
            "icons": [], "factions": [], "text": text, "details": details, "glyphs": {}, "facts": {},
        }

    def rulings(self) -> list[CodexEntry]:
        return []

    def start(self, setup: Setup) -> Game:
        game = Rings()
        game.begin(self, setup)
        game.seats = [Holder(), Holder()]
        dealt = game.chance.shuffled(range(len(RINGS)))
        for number, seat in enumerate(game.seats):
            REGISTER.seat.begin(seat)
            seat.lay(HAND, tuple(sorted(dealt[3 * number : 3 * number + 3])))
        game.lay(REST, tuple(sorted(dealt[6:])))
        game.push(PlayRing(), Context(0))
        game.run()
        return game

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Rings)
        question = game.question(seat)
        return {
            "family": self.name, "rules": self.rules, "modules": list(game.setup.modules), "players": 2,
            "options": dict(game.setup.options), "seat": seat, "ply": game.ply, "undo_floor": game.undo_floor,
            "round": self.pouring(game), "phase": "pouring", "pending": game.pending, "prompt": text_of(question),
            "question": question, "over": game.over, "result": game.result,
            "legal": [option_view(game, option) for option in game.legal_for(seat)] if seat is not None else [],
            "seats": [self.seat_view(game, one, seat) for one in (0, 1)],
            "table": piles_seen(game, REGISTER.table, game, False, ("",)),
        }

    def seat_view(self, game: Rings, number: int, viewer: int | None) -> dict[str, Any]:
        """A seat as somebody may know it."""
        holder = game.seats[number]
        return {
            "seat": number, "name": game.name_of(number), "leader": list(NAIBS)[game.naib(number)],
            "won": holder.have[WON], "left": len(holder.piles[HAND]),
            **piles_seen(game, REGISTER.seat, holder, number == viewer, ("",)),
            "counts": piles_counted(REGISTER.seat, holder, ("",)),
        }

    def pouring(self, game: Rings) -> int:
        """The number of the round."""
        return min(3, 1 + len(game.piles[PLAYED]) // 2)

    def event_text(self, game: Game, event: Event, viewer: int | None) -> str:
        verb = "wins the pouring with" if event.kind == "win" else "plays"
        return f"{game.name_of(event.seat)} {verb} {NAMES[RINGS.index(event.what)]}."

    def determinize(self, game: Game, seat: int, seed: int) -> Game:
        new = game.clone()
        redeal(new, seat, fresh_chance(seat, seed))
        return new

    def standing(self, game: Game) -> Standing:
        assert isinstance(game, Rings)
        leaders = [list(NAIBS)[game.naib(seat)] for seat in (0, 1)]
        return Standing(self.pouring(game), "", [0, 1], leaders, [seat.have[WON] for seat in game.seats])

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Rings)
        return game.seats[seat].have[WON] - game.seats[1 - seat].have[WON]


# Processes in which bots think import this file, and know the family then.
FAMILIES["rings"] = RingsFamily()

if __name__ == "__main__":
    sys.exit(main())
