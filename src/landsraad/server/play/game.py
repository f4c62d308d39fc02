"""A game in play: its position and everything that follows from the log, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from landsraad.families import family
from landsraad.kernel.errors import IllegalOption, LandsraadError, RecordError
from landsraad.kernel.event import Event, EventView
from landsraad.kernel.family import Choice
from landsraad.kernel.game import Game
from landsraad.kernel.said import second, text_of
from landsraad.kernel.view_types import Said
from landsraad.server.play.clock import Clocks
from landsraad.server.store.journal import Entry, Kept
from landsraad.server.wire.messages import Brief, Clock, Setup, Step

MARK_EVERY = 8
"""How many choices lie between two positions kept for undo."""


class Deal(NamedTuple):
    """Everything a game is made from, including its seed."""

    family: str
    rules: int
    setup: Setup
    seed: int
    clock: Clock | None
    started: float

    def game(self, listen: bool = False) -> Game:
        """The game at its first choice; if somebody listens, with what happened before it."""
        kind = family(self.family)
        setup = self.setup
        options: Mapping[str, Choice] | None = setup.options
        if kind.rules != self.rules:
            options = kind.upgrade(self.rules, setup.options)
        if options is None:
            raise RecordError(
                f"the game was begun with rules version {self.rules} of {self.family}; this server plays {kind.rules}"
            )
        return kind.new(setup.players, self.seed, setup.modules, setup.leaders, options, listen)


class Applied(NamedTuple):
    """An entry of the log that was applied, and the events it caused."""

    entry: Entry
    events: list[Event]
    secret: bool = False
    """Whether nobody else may know that this seat was asked."""
    seal: bool = False
    """Whether it breaks the seal of an answer that nobody has seen."""


class Play:
    """A game in play: what its log says so far."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game = deal.game()
        self.game.listen()
        self.n = 0
        self.chosen_by: list[int] = []
        self.words: dict[int, str] = {}
        """What people wrote with their choices, by the ply of the position after it."""
        self.undone: list[tuple[int, str]] = []
        self.away: set[int] = set()
        self.clocks = Clocks(deal.clock, deal.setup.players, deal.started) if deal.clock is not None else None
        self.marks = [self.game.clone()]
        """Positions to go back to, never changed: the earliest to which there is a way back, and some after it."""
        self.steps = 0
        """How many choices were played to get here, including replayed ones."""

    def clone(self) -> Play:
        """An independent copy."""
        new = Play.__new__(Play)
        new.deal = self.deal
        new.game = self.game.clone()
        new.game.listen()
        new.n = self.n
        new.chosen_by = self.chosen_by[:]
        new.words = dict(self.words)
        new.undone = self.undone[:]
        new.away = set(self.away)
        new.clocks = self.clocks.copy() if self.clocks is not None else None
        new.marks = self.marks[:]
        new.steps = self.steps
        return new

    def apply(self, entry: Entry) -> Applied:
        """Apply an entry; `RecordError` if that is not possible."""
        if entry.n <= self.n:
            raise RecordError(f"entry {entry.n} of the log comes after entry {self.n}")
        before = self.game.pending_as_known(None)
        secret = entry.kind == "move" and asked_in_secret(self.game, entry.seat)
        seal = entry.kind == "undo" and self.sealed_by(entry.seat) == entry.ply
        try:
            if entry.kind == "move":
                self.choose(entry)
            elif entry.kind == "undo":
                self.take_back(entry.ply)
            elif entry.kind == "away":
                self.away.add(entry.seat)
            else:
                self.away.discard(entry.seat)
        except IllegalOption as error:
            raise RecordError(f"entry {entry.n} of the log cannot be played: {error}") from error
        self.n = entry.n
        events = self.game.fetch_events()
        if self.clocks is not None:
            self.clocks.tick(entry.at, before, self.game.pending_as_known(None))
            if entry.kind == "move":
                self.clocks.hold(sum(self.game.family.scenes.get(event.kind, 0.0) for event in events))
            elif entry.kind == "undo":
                self.clocks.run()
            elif entry.kind == "back":
                self.clocks.grace(entry.seat)
        if entry.kind == "undo":
            entry = self.remember(entry)
        return Applied(entry, events, secret, seal)

    def choose(self, entry: Entry) -> None:
        """Choose an option."""
        game, choice = self.game, (entry.seat, cast(str, entry.option))
        if entry.ply != game.ply + 1:
            raise RecordError(f"entry {entry.n} of the log leads to ply {entry.ply}, and before it is ply {game.ply}")
        game.step(choice[1], entry.seat)
        self.steps += 1
        self.chosen_by.append(entry.seat)
        if entry.words:
            self.words[game.ply] = entry.words
        if game.undo_floor == game.ply:
            self.marks = [game.clone()]
        elif game.ply - self.marks[-1].ply >= MARK_EVERY:
            self.marks.append(game.clone())
        if self.undone and self.undone[-1] == choice:
            self.undone.pop()
        else:
            self.undone.clear()

    def take_back(self, ply: int) -> None:
        """Go back to a ply; a game that is rebuilt from its log may stand there already."""
        game = self.game
        if not game.undo_floor <= ply <= game.ply:
            raise RecordError(f"there is no way back from ply {game.ply} to ply {ply}")
        if ply == game.ply:
            return
        choices = game.choices()
        while self.marks[-1].ply > ply:
            self.marks.pop()
        self.game = self.marks[-1].clone()
        for at in range(self.game.ply, ply):
            self.game.step(choices[at][0], self.chosen_by[at])
            self.steps += 1
        self.game.listen()
        for at in reversed(range(ply, game.ply)):
            self.undone.append((self.chosen_by[at], game.name(choices[at][0])))
        del self.chosen_by[ply:]
        self.words = {at: words for at, words in self.words.items() if at <= ply}

    def remember(self, undo: Entry) -> Entry:
        """Note with an undo what follows from the choices that it removes from the log, or take that from it."""
        if undo.kept is None:
            return undo._replace(kept=Kept(self.undone[:], self.clocks.left[:] if self.clocks is not None else None))
        self.undone = undo.kept.undone[:]
        if self.clocks is not None and undo.kept.left is not None:
            self.clocks.left = undo.kept.left[:]
        return undo

    def undo_target(self, seat: int) -> int | None:
        """The last ply at which the seat chose and to which there is a way back."""
        for ply in range(self.game.ply - 1, self.game.undo_floor - 1, -1):
            if self.chosen_by[ply] == seat:
                return ply
        return None

    def sealed_by(self, seat: int) -> int | None:
        """The ply at which a seat began the answer that it has sealed and nobody has seen; `None` if there is none."""
        game = self.game
        if game.sealed is None or seat >= len(game.sealed) or game.sealed[seat] < 0:
            return None
        return next((ply for ply in range(game.sealed_since, game.ply) if self.chosen_by[ply] == seat), None)

    def without(self, seat: int, ply: int) -> list[tuple[int, str]]:
        """What others have sealed since a ply at which a seat began its own answer: that stays when it is taken back.
        """
        if self.sealed_by(seat) != ply:
            return []
        choices = self.game.choices()
        return [
            (self.chosen_by[at], self.game.name(choices[at][0])) for at in range(ply, self.game.ply)
            if self.chosen_by[at] != seat
        ]

    def can_redo(self, seat: int | None) -> bool:
        """Whether what was taken back last was this seat's choice, and may be chosen again."""
        return bool(self.undone) and self.undone[-1][0] == seat and seat in self.game.pending


def replay(deal: Deal, entries: Iterable[Entry]) -> Play:
    """The play of a game from its log; `RecordError` if this version cannot play it."""
    try:
        play = Play(deal)
    except LandsraadError as error:
        raise RecordError(str(error)) from error
    for entry in entries:
        play.apply(entry)
    return play


def replay_since(deal: Deal, entries: Iterable[Entry], after: int) -> tuple[Play, list[Applied]]:
    """The play of a game from its log, and the entries after a number with their events."""
    play = replay(deal, [])
    return play, [applied for entry in entries if (applied := play.apply(entry)).entry.n > after]


def brief(game: Game) -> Brief:
    """How a game stands, as far as anybody may know."""
    standing = game.family.standing(game)
    return Brief(standing.round, standing.phase, standing.scores, standing.leaders)


def asked_in_secret(game: Game, seat: int) -> bool:
    """Whether nobody else may know that this seat is asked now."""
    return game.asker is not None and game.asker.secret and seat in game.pending


def step_view(game: Game, applied: Applied, viewer: int | None) -> Step:
    """An entry of the log as one viewer may know it; who answered a question asked in secret is nobody's
    business."""
    entry = applied.entry
    hidden = applied.secret and entry.seat != viewer
    return Step(
        n=entry.n,
        kind=entry.kind,  # type: ignore[arg-type]  # the column holds nothing else
        seat=-1 if hidden else entry.seat,
        option=entry.option if entry.kind == "move" and entry.seat == viewer else None,
        ply=entry.ply,
        at=entry.at,
        by="bot" if entry.bot and not hidden else "person",
        events=[
            *([presence_view(game, entry)] if entry.kind in PRESENCE else []),
            *[game.event_view(event, viewer) for event in applied.events],
        ],
        seal=applied.seal,
    )


PRESENCE = {"away": " leaves the seat to a bot", "back": " is back and plays on"}
"""Entries that say who plays a seat, in words."""


def presence_view(game: Game, entry: Entry) -> EventView:
    """That somebody has left a seat or is back, as an event of the log."""
    verb, _, rest = PRESENCE[entry.kind].lstrip().partition(" ")
    name = game.name_of(entry.seat)
    said: Said = [{"text": name, "seat": entry.seat}, " ", {"text": verb, "you": second(verb)}, f" {rest}"]
    return {
        "kind": entry.kind, "seat": entry.seat, "what": "", "n": 0, "other": None, "seen": [],
        "text": f"{text_of(said)}.", "said": said,
    }
