"""The game: a position, and everything still to do in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, TypedDict

from landsraad.kernel.chance import Chance
from landsraad.kernel.effect import C, Context, Effect, G
from landsraad.kernel.errors import IllegalOption
from landsraad.kernel.event import Event, EventView
from landsraad.kernel.held import Held
from landsraad.kernel.register.declare import Holder
from landsraad.kernel.said import joined
from landsraad.kernel.setup import Setup
from landsraad.kernel.version import VERSION
from landsraad.kernel.view_types import Said

if TYPE_CHECKING:
    from landsraad.kernel.family import Family

NOT_ASKED = -2
WAITING = -1
NOTHING_ASKED: Effect[Game, Context] | None = None
"""Nothing: but the compiler must not take for granted that it stays so while an answer is carried out."""

SEALED_SHIFT = 20
"""A sealed choice stands in the history as `option + ((seat + 1) << SEALED_SHIFT)`."""


Done = tuple[int, int, str, str]
"""Something that was done by itself: the seat, the option that stands for it, what that meant, and that in short."""

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


class Game(Holder):
    """One game, at one position. A family's own game adds its state to this one; it keeps itself what is registered for
    the table (see `register.declare`).

    The state is plain data: numbers, lists of numbers, and references to immutable effects and contexts. `legal` are
    the options of `actor`, in a list that is made for each question and never changed, so that copies share it;
    it is empty when nobody in particular is to choose. `sealed` are the answers to a sealed question, and `waiting` the
    seats still to answer it, in a list that is never changed (see `keep_sealed`). `sealed_since` is the ply at which it
    was asked.
    With `skips_forced` a question with one answer is not asked. `windows` counts the moments so far at which the rules
    let some act in secret, whether anybody could or not: a table pauses at each, so that time tells nothing. `done` is
    what has happened by itself to seats that have not chosen since, kept while somebody listens.
    `turns` counts the turns of seats begun, `rounds` the rounds of the whole table: another number says that one has
    ended. `undo_floor` is the ply at which something new was last seen.
    """

    family: Family
    setup: Setup
    chance: Chance
    agenda: list[tuple[Effect[Game, Context], Context]]
    actor: int | None
    asker: Effect[Game, Context] | None
    asking: Context
    sealed: list[int] | None
    waiting: list[int]
    sealed_since: int
    sealed_seat: int
    sealed_legal: list[int]
    skips_forced: bool
    windows: int
    legal: list[int]
    history: Past | None
    ply: int
    undo_floor: int
    turns: int
    rounds: int
    over: bool
    events: list[Event] | None
    done: tuple[Done, ...]

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

    def holders(self) -> Sequence[Holder]:
        """The seats, as far as they keep what is registered for seats."""
        return ()

    def thing_ids(self, kind: str) -> Sequence[str]:
        """The ids of all things of a kind, such as cards or spaces, in the order of their numbers."""
        return [str(seat) for seat in range(self.seat_count)] if kind == "seat" else []

    def thing_id(self, kind: str, index: int) -> str:
        """The id of a thing of some kind."""
        return self.thing_ids(kind)[index]

    def nicknames(self, kind: str) -> Mapping[str, int]:
        """Short names by which scenarios may call things of a kind."""
        return {}

    def everything(self, kind: str) -> list[int]:
        """The numbers of all things of a kind that are in the game."""
        return list(range(len(self.thing_ids(kind))))

    # -- what the family answers for it -------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return self.family.view(self, seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A full game that the seat cannot tell from this one; what it does not know is drawn again from the seed."""
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
        self.asking = Context(-1)
        self.sealed = None
        self.waiting = []
        self.sealed_seat = NOT_ASKED
        self.sealed_legal = []
        self.sealed_since = 0
        self.skips_forced = False
        self.windows = 0
        self.legal = []
        self.history = None
        self.ply = 0
        self.undo_floor = 0
        self.turns = 0
        self.rounds = 0
        self.over = False
        self.events = [] if setup.listen else None
        self.done = ()
        family.register.table.begin(self)

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
        new.waiting = self.waiting
        new.sealed_since = self.sealed_since
        new.sealed_seat = NOT_ASKED
        new.sealed_legal = self.legal
        new.skips_forced = self.skips_forced
        new.windows = self.windows
        new.legal = self.legal
        new.history = self.history
        new.ply = self.ply
        new.undo_floor = self.undo_floor
        new.turns = self.turns
        new.rounds = self.rounds
        new.over = self.over
        new.events = None
        new.done = self.done
        new.have = self.have.copy()
        new.piles = self.piles

    # -- choosing ----------------------------------------------------------------------------------------------------

    def list_options(self) -> None:
        """Find out what `actor` may choose: code that changes a position other than by a choice calls this."""
        asker = self.asker
        self.sealed_seat = NOT_ASKED
        if asker is None or self.sealed is not None:
            self.actor = None
            self.legal = []
        else:
            self.legal = asker.options(self, self.asking)

    @property
    def pending(self) -> list[int]:
        """Every seat that may choose now."""
        if self.sealed is not None:
            return self.waiting
        return [] if self.actor is None else [self.actor]

    def pending_as_known(self, viewer: int | None) -> list[int]:
        """Every seat that may choose now, as far as this viewer may know."""
        pending = self.pending
        if self.sealed is None or self.asker is None or not self.asker.secret:
            return pending
        return [seat for seat in pending if seat == viewer]

    def at_hand(self, seat: int) -> list[int]:
        """What a seat may choose now although nothing or something else is asked of it.

        Choosing one of these (`step` with the seat) interrupts: the question that stands comes again afterwards.
        """
        return [] if self.asker is None else self.family.at_hand(self, seat)

    def legal_for(self, seat: int) -> list[int]:
        """The options of one seat; empty if it is not to choose."""
        if self.sealed is None:
            return self.legal if seat == self.actor else []
        if seat == self.sealed_seat:
            return self.sealed_legal
        asker = self.asker
        if asker is None or seat not in self.waiting:
            return []
        options = asker.sealed_options(self, self.asking, seat)
        self.sealed_legal = options
        self.sealed_seat = seat
        return options

    def step(self, option: int | str, seat: int | None = None) -> None:
        """Choose an option, and go on until somebody must choose again.

        Raises `IllegalOption`, and changes nothing, if the option is not legal.
        """
        asker = self.asker
        if asker is None or option not in self.legal or (seat is not None and seat != self.actor):
            if asker is not None and seat is not None and seat == self.sealed_seat and option in self.sealed_legal:
                self._seal(asker, option, seat)
            else:
                self._step_otherwise(option, seat)
            return
        self.history = (self.history, option)
        self.ply += 1
        if self.done:
            self._forget_done(self.actor)
        if self.skips_forced:
            self._answer_and_skip(asker, option)
            return
        self.asker = NOTHING_ASKED
        asker.answer(self, self.asking, option)
        agenda = self.agenda
        while self.asker is None and agenda:  # run(), without the call
            effect, context = agenda.pop()
            effect.do(self, context)
        asker = self.asker
        if asker is None:
            self.list_options()
        elif self.sealed is None:  # the same, without the call
            self.legal = asker.options(self, self.asking)

    def _answer_and_skip(self, asker: Effect[Game, Context], option: int) -> None:
        """Answer what is asked, and go on until somebody has a choice."""
        chooser, turns = self.actor, self.turns
        self.asker = NOTHING_ASKED
        asker.answer(self, self.asking, option)
        agenda = self.agenda
        while self.asker is None and agenda:
            effect, context = agenda.pop()
            effect.do(self, context)
        self.list_options()
        self._skip_forced(chooser)
        if self.actor != chooser and self.turns == turns:  # what happens by itself there tells what a seat holds
            self.undo_floor = self.ply

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
        if seat is None and sealed is not None:
            pending = self.pending
            if len(pending) > 1:
                raise IllegalOption(f"several seats may choose now ({pending}): say which seat this choice is for")
            seat = pending[0]
        if seat is None or number not in self.legal_for(seat):
            if seat is None or number not in self.at_hand(seat):
                raise IllegalOption(self._refuse(number, seat))
            self._interrupt(asker, number, seat)
            return
        if sealed is None:
            raise IllegalOption(self._refuse(number, seat))
        self._seal(asker, number, seat)

    def _seal(self, asker: Effect[Game, Context], option: int, seat: int) -> None:
        """Seal what a seat has chosen, and go on once everybody has."""
        self.sealed_seat = NOT_ASKED
        self.history = (self.history, option + ((seat + 1) << SEALED_SHIFT))
        self.ply += 1
        if self.done:
            self._forget_done(seat)
        sealed = self.sealed
        if sealed is not None and not (asker.in_parts and asker.keeps_sealing(self, self.asking, seat, option)):
            sealed[seat] = option
            waiting = self.waiting.copy()
            waiting.remove(seat)
            self.waiting = waiting
            if not waiting:
                self.undo_floor = self.ply
                self.asker = NOTHING_ASKED
                self.sealed = None
                asker.unseal(self, self.asking, sealed)
                self.run()
                return
        if self.skips_forced:
            self._skip_forced(seat)

    def _interrupt(self, asker: Effect[Game, Context], option: int, seat: int) -> None:
        """Keep the question that stands, do what a seat has at hand, and ask again."""
        self.history = (self.history, option + ((seat + 1) << SEALED_SHIFT))
        self.ply += 1
        sealed, actor = self.sealed, self.actor
        held = Held(asker, -1 if actor is None else actor, () if sealed is None else tuple(sealed))
        self.agenda.append((held, self.asking))
        self.asker = None
        self.sealed = None
        self.family.interrupt(self, seat, option)
        self.run()

    def _refuse(self, number: int, seat: int | None) -> str:
        if seat is not None and seat not in self.pending:
            return f"seat {seat} is not to choose now{self._waiting(seat)}"
        if not 0 <= number < len(self.family.vocabulary):
            return f"there is no option number {number}"
        name = self.family.vocabulary.names[number]
        return f"'{name}' is not legal now: {self.why_not(name)}"

    def _waiting(self, seat: int) -> str:
        """For whom the table waits, as far as a seat may know."""
        pending = self.pending_as_known(seat)
        return f"; waiting for seat {pending[0]}" if pending else ""

    def run(self) -> None:
        """Do what is on the agenda until somebody must choose or nothing is left."""
        agenda = self.agenda
        while self.asker is None and agenda:
            effect, context = agenda.pop()
            effect.do(self, context)
        asker = self.asker
        if asker is None:
            self.list_options()
        elif self.sealed is None:  # the same, without the call
            self.sealed_seat = NOT_ASKED
            self.legal = asker.options(self, self.asking)
        if self.skips_forced:
            self._skip_forced(None)

    def _skip_forced(self, chooser: int | None) -> None:
        """Give every answer that is the only one, and go on until somebody has a choice.

        An answer of another seat than the one that has just chosen may show what was hidden: it cannot be undone.
        """
        agenda = self.agenda
        while self.asker is not None:
            asker = self.asker
            sealed = self.sealed
            if sealed is not None:
                self._seal_forced(asker, sealed)
                if self.waiting:
                    return
                self.undo_floor = self.ply
                self.asker = NOTHING_ASKED
                self.sealed = None
                asker.unseal(self, self.asking, sealed)
            elif len(self.legal) == 1 and not asker.conceals(self, self.asking):
                if self.events is not None and self.actor is not None:
                    self.note_done(self.actor, self.legal[0], self.text(self.legal[0]), "")
                if self.actor != chooser:
                    self.undo_floor = self.ply
                self.asker = NOTHING_ASKED
                asker.answer(self, self.asking, self.legal[0])
            else:
                return
            while self.asker is None and agenda:
                effect, context = agenda.pop()
                effect.do(self, context)
            self.list_options()

    def note_done(self, seat: int, option: int, text: str, short: str) -> None:
        """Keep what an option would have done if the seat had chosen it, and has done by itself."""
        if self.family.vocabulary.of[option]:
            self.done = (*self.done, (seat, option, text, short))

    def _forget_done(self, seat: int | None) -> None:
        """A seat chooses: what happened by itself before is no longer news to it."""
        self.done = tuple([one for one in self.done if one[0] != seat])

    def _seal_forced(self, asker: Effect[Game, Context], sealed: list[int]) -> None:
        """Seal for every seat what it cannot choose otherwise."""
        for seat, answer in enumerate(sealed):
            while answer == WAITING:
                options = asker.sealed_options(self, self.asking, seat)
                if len(options) != 1:
                    break
                if not (asker.in_parts and asker.keeps_sealing(self, self.asking, seat, options[0])):
                    answer = sealed[seat] = options[0]
        self.keep_sealed(sealed)

    # -- for effects -------------------------------------------------------------------------------------------------

    def push(self, effect: Effect[G, C], context: C) -> None:
        """Put an effect on the agenda; what is pushed last is done first."""
        self.agenda.append((effect, context))  # type: ignore[arg-type]  # it meets games of its own family only

    def ask(self, effect: Effect[G, C], context: C, seat: int) -> None:
        """Let a seat choose among the effect's options."""
        self.asker = effect  # type: ignore[assignment]  # it meets games of its own family only
        self.asking = context
        self.actor = seat

    def ask_sealed(self, effect: Effect[G, C], context: C, seats: Sequence[int]) -> None:
        """Let several seats choose in secret, in any order; the effect goes on when all have."""
        sealed = [NOT_ASKED] * self.seat_count
        for seat in seats:
            sealed[seat] = WAITING
        self.sealed = sealed
        self.waiting = sorted(seats)
        self.sealed_seat = NOT_ASKED
        self.sealed_since = self.ply
        self.asker = effect  # type: ignore[assignment]  # it meets games of its own family only
        self.asking = context
        self.actor = None
        self.legal = []

    def keep_sealed(self, answers: list[int]) -> None:
        """Let these be the answers so far to the sealed question that stands."""
        self.sealed = answers
        self.waiting = [seat for seat, answer in enumerate(answers) if answer == WAITING]
        self.sealed_seat = NOT_ASKED

    def ask_again(self, effect: Effect[G, C], context: C, actor: int, sealed: tuple[int, ...]) -> None:
        """Ask what was asked before an interruption; sealed answers stay sealed as far as they are still legal."""
        if not sealed:
            self.ask(effect, context, actor)
            return
        self.ask_sealed(effect, context, [seat for seat, answer in enumerate(sealed) if answer != NOT_ASKED])
        self.keep_sealed([
            answer if answer == NOT_ASKED or (answer >= 0 and answer in self.legal_for(seat)) else WAITING
            for seat, answer in enumerate(sealed)
        ])

    def reseal(self, viewer: int, chance: Chance) -> None:
        """Let the others have sealed anything that they might have, drawn again, also before an interruption."""
        if self.sealed is not None and self.asker is not None and not self.asker.secret:
            self.keep_sealed(self._redrawn(self.asker, self.asking, self.sealed, viewer, chance))
        for i, (effect, context) in enumerate(self.agenda):
            if isinstance(effect, Held) and effect.sealed:  # a secret question finds out again whom it asks
                answers = self._redrawn(effect.asker, context, list(effect.sealed), viewer, chance)
                self.agenda[i] = (Held(effect.asker, effect.actor, tuple(answers)), context)

    def _redrawn(
        self, asker: Effect[Game, Context], context: Context, answers: list[int], viewer: int, chance: Chance
    ) -> list[int]:
        """Sealed answers with those of others drawn again; one that can no longer be given is still to come."""
        new = answers.copy()
        for seat, answer in enumerate(answers):
            if seat != viewer and asker.secret:
                new[seat] = NOT_ASKED
            elif answer >= 0 and seat != viewer:
                options = asker.sealed_options(self, context, seat)
                new[seat] = options[chance.below(len(options))] if options else WAITING
        return new

    def reveal(self) -> None:
        """Note that chance fell or something hidden was shown: undo goes no further back than here."""
        self.undo_floor = self.ply

    def emit(self, event: Event) -> None:
        """Hand an event to the listener, if there is one."""
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
        elif number in self.legal_for(seat) or number in self.at_hand(seat):
            return None
        else:
            reason = self.family.not_at_hand(self, seat, number)
            if reason or seat not in pending:
                return reason or f"it is not this seat's turn to choose{self._waiting(seat)}"
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
        pending = self.pending_as_known(viewer)
        if self.over or viewer in pending:
            return self.asked()
        if not pending:
            return ["A moment for those who may act now."]
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

    def unregistered(self) -> object:
        """What the family keeps outside the register, as something that can be hashed; piles whose order does not
        matter are sorted."""
        return self.fingerprint()

    def quick_key(self) -> int:
        """A number that equal positions share, within one process: much quicker than a fingerprint, and not as sure."""
        parts: list[object] = [
            tuple(self.have), self.piles, self.unregistered(), self.actor, id(self.asker), self.asking.key(),
            self.chance.counter, None if self.sealed is None else tuple(self.sealed),
        ]
        for holder in self.holders():
            parts.append(tuple(holder.have))
            parts.append(holder.piles)
        for effect, context in self.agenda:
            parts.append(id(effect))
            parts.append(context.key())
        return hash(tuple(parts))

    def fingerprint(self) -> str:
        """A short hash of the position: equal positions have equal fingerprints."""
        chance = self.chance
        register = self.family.register
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
            register.table.key(self),
            [register.seat.key(holder) for holder in self.holders()],
            self.state_key(),
        )
        return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
