"""`landsraad replay`: look back at a recorded game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from landsraad.cli.arguments import Commands, UsageError, add_command, whole
from landsraad.cli.files import read_record
from landsraad.cli.output import console, print_json
from landsraad.cli.terminal.matching import number
from landsraad.families import replay
from landsraad.kernel.errors import RecordError
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game

MORE = """
Told is what a spectator sees; --seat tells it with the eyes of one seat, --all with everybody's, every choice
included. With --step you go through it yourself: n next, p previous, g PLY go there, v view, q quit.

examples:
  landsraad replay evening.json
  landsraad replay evening.json --seat 2 --to 120
  landsraad replay evening.json --all --json
  landsraad replay evening.json --step
"""

STEP_HELP = "n next, p previous, g PLY go to a ply, v view of the table, q quit"


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "replay", run, "look back at a recorded game", MORE)
    add = parser.add_argument
    add("record", type=Path, metavar="RECORD", help="a file that play or simulate has written")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=whole(0, "a seat"), metavar="N", help="with the eyes of this seat")
    eyes.add_argument("--all", action="store_true", help="with everybody's eyes, and every choice by name")
    add("--to", type=whole(0, "a ply"), metavar="PLY", help="up to this ply, with the position there")
    add("--step", action="store_true", help="step through it yourself")
    add("--json", action="store_true", help="print it as JSON")


class Story:
    """A recorded game, ply by ply, for one viewer."""

    def __init__(self, record: Mapping[str, object], seat: int | None, everything: bool) -> None:
        self.record = record
        whole_game = replay(record)
        self.length = whole_game.ply
        self.choices = whole_game.choices()
        self.seat = seat
        self.everything = everything
        if seat is not None and seat >= whole_game.seat_count:
            raise RecordError(f"there is no seat {seat} in this game: it has seats 0 to {whole_game.seat_count - 1}")

    def at(self, ply: int) -> Game:
        """The game at a ply."""
        return replay(self.record, ply)

    def viewer(self, event: Event) -> int | None:
        """From whose point of view an event is described."""
        if self.everything:
            return event.seat if event.seat >= 0 else None
        return self.seat

    def plies(self, to: int) -> Iterator[tuple[Game, int, str | None, list[Event]]]:
        """Every ply up to one: the game after it, who chose, what if that may be known, and what happened."""
        game = self.at(0)
        game.listen()
        for option, sealed_seat in self.choices[:to]:
            seat = sealed_seat if sealed_seat >= 0 else game.pending[0]
            game.step(option, seat)
            known = self.everything or seat == self.seat
            yield game, seat, game.name(option) if known else None, game.fetch_events()

    def lines(self, to: int) -> Iterator[tuple[int, str]]:
        """The story up to a ply, line by line, each with its ply."""
        for game, seat, choice, events in self.plies(to):
            if choice is not None:
                yield game.ply, f"seat {seat}: {choice}"
            for event in events:
                text = game.event_text(event, self.viewer(event))
                if text:
                    yield game.ply, text

    def viewers(self, game: Game) -> Sequence[int | None]:
        """From whose point of view the story is told."""
        return range(game.seat_count) if self.everything else [self.seat]

    def data(self, to: int) -> dict[str, object]:
        """The story for programs."""
        plies = [
            {
                "ply": game.ply, "seat": seat, "option": choice,
                "events": [game.event_view(event, self.viewer(event)) for event in events],
            }
            for game, seat, choice, events in self.plies(to)
        ]
        game = self.at(to)
        heading = ("family", "engine", "rules", "players", "modules", "leaders", "options", "seed")
        return {
            **{key: self.record.get(key) for key in heading},
            "length": self.length, "to": to, "plies": plies,
            "views": [game.view(viewer) for viewer in self.viewers(game)], "over": game.over, "result": game.result,
        }


def run(args: Namespace) -> int:
    """Print the story of a record."""
    if args.step and args.json:
        raise UsageError("--step is for people and --json for programs: choose one")
    story = Story(read_record(args.record), args.seat, args.all)
    to = story.length if args.to is None else args.to
    if to > story.length:
        raise RecordError(f"the record has {story.length} moves: there is no ply {to}")
    out = console()
    if args.json:
        print_json(story.data(to))
    elif args.step:
        step_through(story, args.to or 0, out)
    else:
        for ply, text in story.lines(to):
            out.print(f"{ply:>4}  {text}")
        game = story.at(to)
        if args.to is not None or not game.over:
            show_views(story, game, out)
        show_result(story, game, out)
    return 0


def show_views(story: Story, game: Game, out: Console) -> None:
    """Print the position."""
    for viewer in story.viewers(game):
        narration = game.family.narration(game, viewer)
        out.print()
        if viewer is not None:
            out.print(f"As {narration.name(viewer)} in seat {viewer} sees it:", style="bold")
        out.print("\n".join(narration.board()))


def show_result(story: Story, game: Game, out: Console) -> None:
    """Print the result."""
    result = game.result
    if result is None:
        out.print(f"The game goes on: {game.ply} of {story.length} recorded choices are told.")
        return
    out.print()
    out.print("\n".join(game.family.narration(game, None).result(result)))


def step_through(story: Story, ply: int, out: Console) -> None:
    """Go through the story at the keyboard."""
    lines: dict[int, list[str]] = {}
    for at, text in story.lines(story.length):
        lines.setdefault(at, []).append(text)
    out.print(f"{story.length} plies. {STEP_HELP}")
    while True:
        tell_ply(story, ply, lines.get(ply, ()), out)
        target = read_step(story, ply, out)
        if target is None:
            return
        ply = target


def tell_ply(story: Story, ply: int, lines: Sequence[str], out: Console) -> None:
    """Print what happened at a ply."""
    for text in lines:
        out.print(f"{ply:>4}  {text}")
    if ply == story.length:
        show_result(story, story.at(ply), out)


def read_step(story: Story, ply: int, out: Console) -> int | None:
    """The ply to go to next, or `None` to stop."""
    while True:
        try:
            line = input(f"[{ply}/{story.length}] ").strip().lower()
        except EOFError:
            out.print()
            return None
        word, _, rest = line.partition(" ")
        target = number(rest.strip())
        if word in ("q", "quit"):
            return None
        if word in ("", "n", "next"):
            if ply < story.length:
                return ply + 1
            out.print("This is the end.")
        elif word in ("p", "previous"):
            if ply > 0:
                return ply - 1
            out.print("This is the beginning.")
        elif word in ("g", "go") and target is not None and target <= story.length:
            return target
        elif word in ("v", "view"):
            show_views(story, story.at(ply), out)
        else:
            out.print(f"{line!r} is not understood: {STEP_HELP} (0 to {story.length})")
