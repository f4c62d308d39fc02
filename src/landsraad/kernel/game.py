"""The game: a position, and everything still to do in it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypedDict, cast

from landsraad.kernel.chance import Chance
from landsraad.kernel.effect import Context, Effect, G
from landsraad.kernel.errors import IllegalOption
from landsraad.kernel.event import Event, EventView
from landsraad.kernel.said import joined
from landsraad.kernel.setup import Setup
from landsraad.kernel.version import VERSION
from landsraad.kernel.view_types import Said

if TYPE_CHECKING:
    from landsraad.kernel.family import Family

NOT_ASKED = -2
WAITING = -1
NOTHING_ASKED: Effect[Game] | None = None
"""Nothing: but the compiler must not take for granted that it stays so while an answer is carried out."""

SEALED_SHIFT = 20
"""A sealed choice stands in the history as `option + ((seat + 1) << SEALED_SHIFT)`."""


Past = tuple[object, int]
"""The options chosen so far: the `Past` before (or `None`), and the newest. A game shares them with its clones."""


class Result(TypedDict):
    """How a finished game came out."""

    ranking: list[list[int]]
    scores: list[int]
    winners: list[int]
    tie_breakers: list[str]


class Record(TypedDict):
    """A whole game as JSON-able data."""

    format: int
    engine: str
    family: str
    rules: int
    players: int
    modules: list[str]
    leaders: str | list[str]
    options: dict[str, str | int | bool]
    seed: int
    moves: list[str | list[int | str]]
    result: Result | None


RECORD_FORMAT = 1


class Game:
    """One game, at one position. A family's own game adds its state to this one.

    The state is plain data: numbers, lists of numbers, and references to immutable effects and contexts. `legal` are
    the options of `actor`, in a list that is made anew for each question and never changed, so that copies share it;
    it is empty when nobody in particular is to choose.
    """

    family: Family
    setup: Setup
    chance: Chance
    agenda: list[tuple[Effect[Game], Context]]
    actor: int | None
    asker: Effect[Game] | None
    asking: Context
    sealed: list[int] | None
    legal: list[int]
    history: Past | None
    ply: int
    undo_floor: int
    over: bool
    events: list[Event] | None

    __slots__ = tuple(__annotations__)

    # -- what a family adds ------------------------------------------------------------------------------------------

    @property
    def seat_count(self) -> int:
        """How many seats there are, automated rivals included."""
        raise NotImplementedError

    def clone(self) -> Game:
        """An independent copy."""
        raise NotImplementedError

    def state_key(self) -> object:
        """The family's part of the position as plain data with a faithful `repr`."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """How the game came out; `None` while it is played."""
        raise NotImplementedError

    # -- what the family answers for it -------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return self.family.view(self, seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A full game that the seat cannot tell from this one; what it does not know is drawn anew from the seed."""
        new = self.family.determinize(self, seat, seed)
        new.list_options()
        return new

    def event_text(self, event: Event, viewer: int | None) -> str:
        """The event in words, as this viewer may know it."""
        return self.family.event_text(self, event, viewer)

    def event_said(self, event: Event, viewer: int | None) -> Said:
        """The event as a sentence in pieces, without its full stop."""
        return self.family.event_said(self, event, viewer)

    # -- starting and copying ----------------------------------------------------------------------------------------

    def begin(self, family: Family, setup: Setup) -> None:
        """Set the kernel's part of the state for a new game."""
        self.family = family
        self.setup = setup
        self.chance = Chance.from_seed(setup.seed)
        self.agenda = []
        self.actor = None
        self.asker = None
        self.asking = Context(-1, -1)
        self.sealed = None
        self.legal = []
        self.history = None
        self.ply = 0
        self.undo_floor = 0
        self.over = False
        self.events = [] if setup.listen else None

    def copy_kernel(self, new: Game) -> None:
        """Give a new game the kernel's part of this one's state. A copy has no listener."""
        new.family = self.family
        new.setup = self.setup
        new.chance = self.chance.copy()
        new.agenda = self.agenda.copy()
        new.actor = self.actor
        new.asker = self.asker
        new.asking = self.asking
        new.sealed = None if self.sealed is None else self.sealed.copy()
        new.legal = self.legal
        new.history = self.history
        new.ply = self.ply
        new.undo_floor = self.undo_floor
        new.over = self.over
        new.events = None

    # -- choosing ----------------------------------------------------------------------------------------------------

    def list_options(self) -> None:
        """Find out what `actor` may choose: whoever changes a position otherwise than by a choice calls this."""
        asker = self.asker
        if asker is None or self.sealed is not None:
            self.actor = None
            self.legal = []
        else:
            self.legal = asker.options(self, self.asking)

    @property
    def pending(self) -> list[int]:
        """Every seat that may choose now."""
        if self.sealed is not None:
            return [seat for seat, answer in enumerate(self.sealed) if answer == WAITING]
        return [] if self.actor is None else [self.actor]

    def legal_for(self, seat: int) -> list[int]:
        """The options of one seat; empty if it is not to choose."""
        if self.sealed is not None:
            if 0 <= seat < len(self.sealed) and self.sealed[seat] == WAITING and self.asker is not None:
                return self.asker.sealed_options(self, self.asking, seat)
            return []
        return self.legal if seat == self.actor else []

    def step(self, option: int | str, seat: int | None = None) -> None:
        """Choose an option, and go on until somebody must choose again.

        Raises `IllegalOption`, and changes nothing, if the option is not legal.
        """
        asker = self.asker
        if asker is None or option not in self.legal or (seat is not None and seat != self.actor):
            self._step_otherwise(option, seat)
            return
        self.history = (self.history, option)
        self.ply += 1
        self.asker = NOTHING_ASKED
        asker.answer(self, self.asking, option)
        agenda = self.agenda
        while self.asker is None and agenda:  # run(), without the call
            effect, context = agenda.pop()
            effect.do(self, context)
        asker = self.asker
        if asker is None or self.sealed is not None:
            self.list_options()
        else:  # the same, without the call
            self.legal = asker.options(self, self.asking)

    def _step_otherwise(self, option: int | str, seat: int | None) -> None:
        """Choose an option by its name, or in secret beside others, or refuse what cannot be chosen."""
        if isinstance(option, str):
            self.step(self.option(option), seat)
            return
        number = option
        sealed = self.sealed
        asker = self.asker
        if asker is None:
            raise IllegalOption("the game is over: nothing can be chosen any more")
        if sealed is None:
            raise IllegalOption(self._refuse(number, seat))
        pending = self.pending
        if seat is None:
            if len(pending) > 1:
                raise IllegalOption(f"several seats may choose now ({pending}): say which seat this choice is for")
            seat = pending[0]
        if number not in self.legal_for(seat):
            raise IllegalOption(self._refuse(number, seat))
        self.history = (self.history, number + ((seat + 1) << SEALED_SHIFT))
        self.ply += 1
        sealed[seat] = number
        if len(pending) == 1:
            self.undo_floor = self.ply
            self.asker = None
            self.sealed = None
            asker.unseal(self, self.asking, sealed)
            self.run()

    def _refuse(self, number: int, seat: int | None) -> str:
        if seat is not None and seat not in self.pending:
            return f"seat {seat} is not to choose now; waiting for seat {self.pending[0]}"
        if not 0 <= number < len(self.family.vocabulary):
            return f"there is no option number {number}"
        name = self.family.vocabulary.names[number]
        return f"'{name}' is not legal now: {self.why_not(name)}"

    def run(self) -> None:
        """Do what is on the agenda until somebody must choose or nothing is left."""
        agenda = self.agenda
        while self.asker is None and agenda:
            effect, context = agenda.pop()
            effect.do(self, context)
        self.list_options()

    # -- for effects -------------------------------------------------------------------------------------------------

    def push(self, effect: Effect[G], context: Context) -> None:
        """Put an effect on the agenda; what is pushed last is done first."""
        self.agenda.append((effect, context))  # type: ignore[arg-type]  # it meets games of its own family only

    def ask(self, effect: Effect[G], context: Context, seat: int) -> None:
        """Let a seat choose among the effect's options."""
        self.asker = effect  # type: ignore[assignment]  # it meets games of its own family only
        self.asking = context
        self.actor = seat

    def ask_sealed(self, effect: Effect[G], context: Context, seats: Sequence[int]) -> None:
        """Let several seats choose in secret, in any order; the effect goes on when all have."""
        sealed = [NOT_ASKED] * self.seat_count
        for seat in seats:
            sealed[seat] = WAITING
        self.sealed = sealed
        self.asker = cast("Effect[Game]", effect)
        self.asking = context
        self.actor = None

    def reseal(self, viewer: int, chance: Chance) -> None:
        """Let the others have sealed anything that they might have, drawn anew."""
        sealed = self.sealed
        if sealed is None:
            return
        for seat, answer in enumerate(sealed):
            if answer >= 0 and seat != viewer:
                sealed[seat] = WAITING
                options = self.legal_for(seat)
                sealed[seat] = options[chance.below(len(options))]

    def reveal(self) -> None:
        """Note that chance fell or something hidden was shown: undo goes no further back than here."""
        self.undo_floor = self.ply

    def tell(self, event: Event) -> None:
        """Tell an event to whoever listens."""
        if self.events is not None:
            self.events.append(event)

    # -- listening ---------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Begin to keep events until they are fetched."""
        if self.events is None:
            self.events = []

    def fetch_events(self) -> list[Event]:
        """The events since the last fetch."""
        events = self.events
        if not events:
            return []
        self.events = []
        return events

    def event_view(self, event: Event, viewer: int | None) -> EventView:
        """An event as JSON-able data, as this viewer may know it."""
        view: EventView = {
            "kind": event.kind,
            "seat": None if event.seat < 0 else event.seat,
            "what": event.what,
            "n": event.n,
            "other": None if event.other < 0 else event.other,
            "seen": event.seen_by(viewer),
            "text": self.event_text(event, viewer),
            "said": self.event_said(event, viewer),
        }
        if event.source:
            view["source"] = event.source
        return view

    # -- names and reasons -------------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return f"seat {seat}"

    def name(self, option: int) -> str:
        """The name of an option, such as `play:dagger`."""
        if not 0 <= option < len(self.family.vocabulary):
            raise IllegalOption(f"there is no option number {option}")
        return self.family.vocabulary.names[option]

    def option(self, name: str) -> int:
        """The option of that name."""
        option = self.family.vocabulary.find(name)
        if option < 0:
            raise IllegalOption(f"there is no option called '{name}'")
        return option

    def text(self, option: int) -> str:
        """The option in words for people."""
        if not 0 <= option < len(self.family.vocabulary):
            raise IllegalOption(f"there is no option number {option}")
        here = "" if self.asker is None else self.asker.text(self, self.asking, option)
        return here or self.family.vocabulary.texts[option]

    def phrase(self, option: int) -> list[str]:
        """What choosing the option does here, as a row of glyphs; empty where there is nothing to draw."""
        return [] if self.asker is None else self.asker.phrase(self, self.asking, option)

    def why_not(self, option: int | str, seat: int | None = None) -> str | None:
        """`None` if the option is legal (for this seat, or the one to choose), else the reason in words."""
        if isinstance(option, str):
            number = self.family.vocabulary.find(option)
            if number < 0:
                return f"there is no option called '{option}'"
        else:
            number = option
        if self.over:
            return "the game is over"
        pending = self.pending
        if seat is None:
            if any(number in self.legal_for(one) for one in pending):
                return None
        elif seat not in pending:
            return f"it is not this seat's turn to choose; waiting for seat {pending[0]}"
        elif number in self.legal_for(seat):
            return None
        reason = ""
        if self.asker is not None:
            reason = self.asker.why_not(self, self.asking, number)
        return reason or self.family.refusal(self, number) or f"not now: {self.prompt()}"

    def prompt(self) -> str:
        """One sentence that says what is asked now."""
        if self.over:
            return "The game is over."
        if self.asker is None:
            return ""
        return self.asker.prompt(self, self.asking)

    def confidants(self, seat: int) -> list[int]:
        """The seats to whose people those in this one may talk in private."""
        return [other for other in range(self.seat_count) if other != seat]

    def asked(self) -> Said:
        """What is asked now, as a sentence in pieces."""
        return [self.prompt()]

    def question(self, viewer: int | None) -> Said:
        """What is asked of the viewer, or whom the table waits for, as a sentence in pieces."""
        pending = self.pending
        if self.over or viewer in pending:
            return self.asked()
        pieces: Said = []
        for seat in pending:
            pieces += [" and " if pieces else "Waiting for ", {"text": self.name_of(seat), "seat": seat}]
        return joined([*pieces, "."])

    # -- records -----------------------------------------------------------------------------------------------------

    def choices(self) -> list[tuple[int, int]]:
        """The options chosen so far, oldest first, each with its seat if it was sealed, else -1."""
        out: list[tuple[int, int]] = []
        past: object = self.history
        while isinstance(past, tuple):
            past, code = past
            out.append((code & ((1 << SEALED_SHIFT) - 1), (code >> SEALED_SHIFT) - 1))
        out.reverse()
        return out

    def moves(self) -> list[str | list[int | str]]:
        """The options chosen so far by name; sealed ones as `[seat, name]`."""
        names = self.family.vocabulary.names
        return [names[option] if seat < 0 else [seat, names[option]] for option, seat in self.choices()]

    def record(self) -> Record:
        """The whole game so far: save file, replay and bug report in one."""
        setup = self.setup
        leaders = setup.leaders
        return {
            "format": RECORD_FORMAT,
            "engine": VERSION,
            "family": self.family.name,
            "rules": self.family.rules,
            "players": setup.players,
            "modules": list(setup.modules),
            "leaders": leaders if isinstance(leaders, str) else list(leaders),
            "options": dict(setup.options),
            "seed": setup.seed,
            "moves": self.moves(),
            "result": self.result,
        }

    def fingerprint(self) -> str:
        """A short hash of the position: equal positions have equal fingerprints."""
        chance = self.chance
        parts = (
            self.setup.key(),
            chance.key,
            chance.counter,
            chance.pool,
            [(effect.key(), context.key()) for effect, context in self.agenda],
            self.actor,
            None if self.asker is None else (self.asker.key(), self.asking.key()),
            self.sealed,
            self.over,
            self.state_key(),
        )
        return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
