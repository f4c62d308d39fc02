"""Families of games: what can be set up, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import NamedTuple

from landsraad.kernel.chance import SEED_LIMIT
from landsraad.kernel.errors import RecordError, SetupError
from landsraad.kernel.event import Event
from landsraad.kernel.game import RECORD_FORMAT, Game
from landsraad.kernel.observing.sheet import Observer, Sheet
from landsraad.kernel.register.declare import Register
from landsraad.kernel.seen.codex import CodexEntry, Pile
from landsraad.kernel.seen.narration import Narration
from landsraad.kernel.seen.presentation import PLAIN, Presentation
from landsraad.kernel.seen.rulings import read_rulings
from landsraad.kernel.seen.standing import POINTS, Hint, ScoreWord, Standing
from landsraad.kernel.setup import Setup
from landsraad.kernel.timeout import Timeout
from landsraad.kernel.view_types import Said
from landsraad.kernel.vocabulary import Vocabulary

Choice = str | int | bool


class Chair(NamedTuple):
    """What a seat is in words, and the leaders that are meant for it."""

    words: str
    leaders: tuple[str, ...]


class Setting:
    """A table option: its default, what is allowed, and what it means in words.

    A page shows it under its `title` in a `group` of options, where it means something: `shown_for` numbers of
    players (by default those who may choose it), `with_module`, and unless `brought_by` names a module that has it in
    force anyway.
    """

    def __init__(
        self, default: Choice, words: str, choices: Sequence[Choice] = (), *, title: str = "", group: str = "",
        players: Sequence[int] = (), shown_for: Sequence[int] = (), with_module: str = "", brought_by: str = "",
    ) -> None:
        self.default = default
        self.words = words
        self.title = title
        self.group = group
        self.players = tuple(players)
        """The numbers of players for whom it means something; any number if there are none."""
        self.shown_for = tuple(shown_for) or self.players
        self.with_module = with_module
        self.brought_by = brought_by
        self.choices: tuple[Choice, ...] = (False, True) if isinstance(default, bool) else tuple(choices)

    def allowed(self) -> str:
        """What may be chosen, for messages."""
        return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)

    def parse(self, name: str, value: Choice) -> Choice:
        """The value as one of the choices; words such as `true` or `3` are understood."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        if isinstance(value, str):
            for choice in self.choices:
                if str(choice).lower() == value.strip().lower():
                    return choice
        raise SetupError(f"option {name} cannot be {value!r}: it is one of {self.allowed()}")


class Family:
    """A family of games that share a vocabulary and rules. Subclasses say how a game is made."""

    def __init__(
        self,
        name: str,
        title: str,
        rules: int,
        modules: dict[str, str],
        players: dict[int, str],
        settings: dict[str, Setting],
        vocabulary: Vocabulary,
        *,
        rules_changes: Mapping[int, str] | None = None,
        primer: str = "",
        labels: Mapping[str, str] | None = None,
        score: ScoreWord = POINTS,
        rulings_page: str = "",
        register: Register | None = None,
        presentation: Presentation = PLAIN,
    ) -> None:
        self.name = name
        self.title = title
        self.rules = rules
        self.rules_changes: Mapping[int, str] = {} if rules_changes is None else rules_changes
        """What games recorded with earlier versions of the rules meet differently since, by version."""
        self.modules = modules
        self.players = players
        self.settings = settings
        self.vocabulary = vocabulary
        self.primer = primer
        """The rules in a few lines, for somebody who has never played."""
        self.labels: Mapping[str, str] = labels if labels is not None else {}
        """What keys of a view are called, where the key itself does not say it."""
        self.score = score
        self.rulings_page = rulings_page
        """The page of the docs that has the rulings."""
        self.register = Register() if register is None else register
        """What games of the family keep, and the moments at which something may happen."""
        self.presentation = presentation
        self._entries: dict[str, CodexEntry] = {}
        self._copies: dict[tuple[str, str], int] = {}
        self._short_ids: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"Family({self.name!r}, modules={tuple(self.modules)}, players={tuple(self.players)})"

    # -- what a family adds ------------------------------------------------------------------------------------------

    def default_modules(self, players: int) -> tuple[str, ...]:
        """The modules of a game for so many players when none are named."""
        raise NotImplementedError

    def check(self, setup: Setup) -> None:
        """Raise `SetupError` for combinations that the family does not play."""

    def entail(self, setup: Setup) -> None:
        """Set the options that those chosen bring with them."""

    def start(self, setup: Setup) -> Game:
        """A new game from checked arguments, played on to the first choice."""
        raise NotImplementedError

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        """Who may be asked for by name to lead a seat."""
        raise NotImplementedError

    def short_id(self, id: str) -> str:
        """What people type for an id, where its beginning only says what kind of thing it is."""
        return id

    def rival_ids(self, players: int, modules: tuple[str, ...], options: Mapping[str, Choice]) -> list[str]:
        """Those who may be asked for by name to lead automated rivals."""
        return []

    def leader_seats(self, players: int, modules: tuple[str, ...]) -> int:
        """How many leaders may be named for so many players: theirs, and those of automated rivals."""
        return players

    def players_words(self, players: int, modules: tuple[str, ...]) -> str:
        """What so many players mean with these modules."""
        return self.players[players]

    def chairs(self, setup: Setup) -> list[Chair]:
        """What the seats of a game are, where they are not alike."""
        return []

    def needed_modules(self, players: int) -> tuple[str, ...]:
        """The modules without which so many cannot play."""
        return ()

    def option_notes(self, setup: Setup) -> dict[str, str]:
        """What the chosen values of options amount to in this game, in words, where that depends on the game."""
        return {}

    def pile_size(self, setup: Setup, kind: str) -> int:
        """How many entries of a kind a game is played with."""
        return self.pile_of(kind, setup.modules)

    def codex(self) -> list[CodexEntry]:
        """Everything the family declares, in printed order."""
        raise NotImplementedError

    def codex_of(self, game: Game) -> list[CodexEntry]:
        """What of that is in a game."""
        return self.codex()

    def appearances(self) -> dict[str, str]:
        """For things of the codex the games in which they appear, in words: nothing where that is all of them."""
        return {}

    def view_type(self) -> type:
        """The shape of the family's views: a TypedDict, or any dictionary where the family does not say."""
        return dict

    def view(self, game: Game, seat: int | None) -> object:
        """What this seat may know, and nothing else; `None` is a spectator."""
        raise NotImplementedError

    def determinize(self, game: Game, seat: int, seed: int) -> Game:
        """A full game that the seat cannot tell from this one; what it does not know is drawn again from the seed."""
        raise NotImplementedError

    def event_text(self, game: Game, event: Event, viewer: int | None) -> str:
        """The event in words, as this viewer may know it."""
        raise NotImplementedError

    def event_said(self, game: Game, event: Event, viewer: int | None) -> Said:
        """The event as a sentence in pieces, without its full stop, as this viewer may know it."""
        return [game.event_text(event, viewer).removesuffix(".")]

    def refusal(self, game: Game, option: int) -> str:
        """Why this option is not legal now, where the family can tell; else an empty string."""
        return ""

    def at_hand(self, game: Game, seat: int) -> list[int]:
        """What a seat may choose at this moment without being asked."""
        return []

    def interrupt(self, game: Game, seat: int, option: int) -> None:
        """Do what a seat has at hand, or put it on the agenda; the question it interrupts is asked again after it."""
        raise NotImplementedError

    def not_at_hand(self, game: Game, seat: int, option: int) -> str:
        """Why a seat that is not asked cannot choose this now, where it is sometimes at hand; else an empty string."""
        return ""

    def takes_words(self, option: int) -> bool:
        """Whether a person may write something with this choice, which a table keeps beside the record."""
        return False

    def timeout(self, game: Game) -> Timeout | None:
        """What the present question comes to if it is not answered in time; `None` if it waits for an answer."""
        return None if game.asker is None else game.asker.timeout(game, game.asking)

    def hints(self, game: Game, seat: int) -> list[Hint]:
        """What a coach would show to a seat that is to choose, most useful first."""
        return []

    def standing(self, game: Game) -> Standing:
        """How a game stands, as far as anybody may know: by the shape of the view, unless the family says it."""
        view = game.view(None)
        told = view if isinstance(view, Mapping) else {}
        seats = [seat for seat in told.get("seats", ()) if isinstance(seat, Mapping)]
        return Standing(
            told.get("round", 0), told.get("phase", ""), [], [str(seat.get("leader", "")) for seat in seats],
            [seat.get(self.score.many, 0) for seat in seats],
        )

    def narration(self, game: Game, seat: int | None) -> Narration:
        """The position in words, as this seat may know it; `None` is a spectator."""
        return Narration(game, seat)

    scenario_players = 4
    """How many play a scenario that does not say."""

    def scenario_leaders(self, players: object, modules: object = None) -> list[str]:
        """Leaders for a scenario that names none: those that get in nobody's way."""
        return []

    def asking(self, ask: str) -> dict[str, Choice]:
        """The options of a scenario that is asked `everything`, or only what leaves a choice (`choices`)."""
        return {}

    def arrange(self, game: Game, given: Mapping[str, object]) -> None:
        """Change a fresh game to what a scenario gives."""
        raise NotImplementedError

    def observe(self, game: Game, then: Mapping[str, object]) -> list[str]:
        """What in the position differs from what a scenario expects, a sentence each."""
        raise NotImplementedError

    def appraise(self, game: Game, seat: int) -> float:
        """How good the position looks for the seat; used on determinized games only."""
        raise NotImplementedError

    scenes: Mapping[str, float] = {}
    """How many seconds, by the kind of an event, people look at it before anybody's time runs."""

    transient: tuple[str, ...] = ()
    """Those of the `numbers` that return to 0 before a round ends: charts show what they were before."""

    def numbers(self, game: Game) -> list[dict[str, int | dict[str, int]]]:
        """The public numbers of every seat by name: those in a spectator's view, unless the family says which."""
        view = game.view(None)
        seats = view.get("seats", ()) if isinstance(view, Mapping) else ()
        return [{name: value for name, value in seat.items() if is_number(value)} for seat in seats]

    def observed(self) -> Sheet:
        """Everything that may be observed in games of the family."""
        raise NotImplementedError

    def observer(self, first: dict[str, int]) -> Observer:
        """Reads games of the family, given the first row of every gauge and place."""
        raise NotImplementedError

    def tally(self, game: Game) -> list[dict[str, int]]:
        """Numbers of every seat that nobody else may know while a game is played: charts of finished games show them.
        """
        return [{} for _ in range(game.seat_count)]

    # -- words for people ---------------------------------------------------------------------------------------------

    def scores(self, game: Game) -> list[int]:
        """How far each seat is, counted in the family's word for it."""
        return self.standing(game).scores

    def rulings(self) -> list[CodexEntry]:
        """How doubtful rules are played, as entries for the codex."""
        return read_rulings(self.name, self.rulings_page)

    def entry(self, id: str) -> CodexEntry | None:
        """The entry of the codex with that id."""
        return self.entries().get(id)

    def entries(self) -> Mapping[str, CodexEntry]:
        """The entries of the codex by id."""
        if not self._entries:
            self._entries = {entry["id"]: entry for entry in self.codex()}
        return self._entries

    def pile_of(self, kind: str, modules: Sequence[str]) -> int:
        """How many entries of a kind some modules have, every copy counted."""
        if not self._copies:
            for entry in self.entries().values():
                key = (entry["kind"], entry["module"])
                self._copies[key] = self._copies.get(key, 0) + entry["copies"]
        return sum([self._copies.get((kind, module), 0) for module in modules])

    def piles(self, setup: Setup) -> list[Pile]:
        """How large the piles of a game are that pages count."""
        return [
            Pile(kind, self.pile_size(setup, kind), self.pile_of(kind, setup.modules))
            for kind, shown in self.presentation.kinds.items() if shown.pile
        ]

    def called(self, id: str) -> str:
        """What the thing with that id, or with what people type for it, is called; other words stand for themselves."""
        entry = self.entry(id)
        if entry is None:
            if not self._short_ids:
                self._short_ids = {self.short_id(one): one for one in reversed([*self.entries()])}
            entry = self.entry(self._short_ids.get(id, ""))
        return entry["name"] if entry is not None else self.labels.get(id, id)

    # -- new games and records ---------------------------------------------------------------------------------------

    def new(
        self,
        players: object,
        seed: object = None,
        modules: object = None,
        leaders: object = None,
        options: object = None,
        listen: bool = False,
    ) -> Game:
        """A new game, whose events are kept from the start if somebody listens.

        Bad arguments raise `SetupError`, saying what is allowed.
        """
        setup = self.prepare(players, seed, modules, leaders, options)
        setup.listen = listen
        return self.start(setup)

    def prepare(self, players: object, seed: object, modules: object, leaders: object, options: object) -> Setup:
        """Check the arguments of a new game."""
        counts = ", ".join(str(count) for count in self.players)
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise SetupError(f"{self.name} cannot be played by {players!r} players: it takes {counts}")
        if seed is None:
            seed = randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise SetupError(f"seed {seed!r} is not possible: a seed is a whole number from 0 to 2**256 - 1")
        setup = Setup(
            self.name, players, seed, self._modules(modules, players), "random", self._options(options),
            defaults={name: setting.default for name, setting in self.settings.items()},
        )
        setup.leaders = self._leaders(leaders, setup)
        self.entail(setup)
        self.check(setup)
        return setup

    def _modules(self, modules: object, players: int) -> tuple[str, ...]:
        if modules is None:
            return self.default_modules(players)
        known = ", ".join(self.modules)
        if isinstance(modules, str) or not isinstance(modules, Sequence):
            raise SetupError(f"modules must be a list of names, not {modules!r}; {self.name} has {known}")
        for module in modules:
            if not isinstance(module, str) or module not in self.modules:
                raise SetupError(f"{self.name} has no module {module!r}: it has {known}")
        return tuple(module for module in self.modules if module in modules)

    def _options(self, options: object) -> dict[str, Choice]:
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise SetupError(f"options must be a mapping of names to values, not {options!r}")
        chosen = {name: setting.default for name, setting in self.settings.items()}
        for name, value in options.items():
            if not isinstance(name, str) or name not in self.settings:
                known = ", ".join(self.settings) or "none"
                raise SetupError(f"{self.name} has no option {name!r}: its options are {known}")
            if not isinstance(value, (str, int, bool)):
                raise SetupError(f"option {name} cannot be {value!r}: it is one of {self.settings[name].allowed()}")
            chosen[name] = self.settings[name].parse(name, value)
        return chosen

    def _leaders(self, leaders: object, setup: Setup) -> str | tuple[str, ...]:
        if leaders is None or leaders == "random":
            return "random"
        if leaders == "draft":
            return "draft"
        if isinstance(leaders, str) or not isinstance(leaders, Sequence):
            raise SetupError(f"leaders must be 'random', 'draft' or a list of leaders, not {leaders!r}")
        people = self.leader_ids(setup.modules)
        rivals = self.rival_ids(setup.players, setup.modules, setup.options)
        chosen = tuple(
            self.leader_id(leader, [*people, *rivals] if seat < setup.players else [*rivals, *people])
            for seat, leader in enumerate(leaders)
        )
        seats = self.leader_seats(setup.players, setup.modules)
        if len(chosen) > seats:
            raise SetupError(f"{len(chosen)} leaders were named for {seats} seats")
        named = [leader for leader in chosen if leader != "random"]
        for leader in named:
            if named.count(leader) > 1:
                raise SetupError(f"leader {leader} was named twice: each leader sits in one seat")
        return chosen + ("random",) * (seats - len(chosen))

    def leader_id(self, leader: object, known: list[str]) -> str:
        """The id of a leader named in full or in short; `random` stands for any. The first of those that are known
        counts."""
        for id in ("random", *known):
            if leader in (id, self.short_id(id)):
                return id
        short = ", ".join(dict.fromkeys([self.short_id(id) for id in known]))
        raise SetupError(f"there is no leader {leader!r} here: choose from {short} or 'random'")

    def replay(self, record: Mapping[str, object], to: int | None = None, listen: bool = False) -> Game:
        """The game of a record, after its first `to` choices (all of them by default)."""
        rules = record.get("rules")
        options = record.get("options")
        changed = ""
        if rules != self.rules:
            since = self.rules_changes.get(rules, "") if isinstance(rules, int) else ""
            changed = (
                f"the record was made with rules version {rules!r} of {self.name}; "
                f"this engine plays version {self.rules}{f', in which {since}' if since else ''}"
            )
            if isinstance(rules, int) and isinstance(options, Mapping):
                options = self.upgrade(rules, options)
                rules = rules if options is None else self.rules
        if rules != self.rules:
            raise RecordError(changed)
        moves = record.get("moves")
        if not isinstance(moves, Sequence) or isinstance(moves, str):
            raise RecordError("the record has no list of moves")
        if to is not None and not 0 <= to <= len(moves):
            raise RecordError(f"the record has {len(moves)} moves: there is no ply {to}")
        try:
            seed = record.get("seed")
            game = self.new(
                record.get("players"), -1 if seed is None else seed, record.get("modules"), record.get("leaders"),
                options, listen,
            )
        except SetupError as error:
            raise RecordError(f"the record cannot be set up: {error}") from error
        for ply, move in enumerate(moves if to is None else moves[:to]):
            try:
                self._replay_move(game, ply, move)
            except RecordError as error:
                raise (RecordError(f"{changed}; {error}") if changed else error) from None
        return game

    def upgrade(self, rules: int, options: Mapping[str, Choice]) -> dict[str, Choice] | None:
        """The options with which a game begun by earlier rules is played on by these; `None` if it cannot be."""
        return None

    def _replay_move(self, game: Game, ply: int, move: object) -> None:
        seat: int | None = None
        name = move
        if isinstance(move, Sequence) and not isinstance(move, str) and len(move) == 2:
            seat, name = move[0], move[1]
        if not isinstance(name, str) or isinstance(seat, bool) or not (seat is None or isinstance(seat, int)):
            raise RecordError(f"move {ply} of the record is not an option: {move!r}")
        option = self.vocabulary.find(name)
        if option < 0:
            raise RecordError(f"move {ply} of the record is unknown: '{name}'")
        asked = seat if seat is not None else game.actor if game.actor is not None else -1
        answers = (seat is None) == (game.sealed is None) and option in game.legal_for(asked)
        if not answers and (seat is None or option in game.legal_for(seat) or option not in game.at_hand(seat)):
            raise RecordError(f"move {ply} of the record, '{name}', is not legal there: {game.why_not(name, seat)}")
        game.step(option, seat)


def check_record(record: object) -> Mapping[str, object]:
    """The record as a mapping whose format this engine reads."""
    if not isinstance(record, Mapping):
        raise RecordError("a record is a JSON object; this is not one")
    if record.get("format") != RECORD_FORMAT:
        raise RecordError(
            f"this is not a record of format {RECORD_FORMAT}, the one this engine reads: its format is "
            f"{record.get('format')!r}"
        )
    return record


def is_number(value: object) -> bool:
    """Whether part of a view is a number, or numbers by name."""
    if isinstance(value, dict):
        return all(isinstance(one, int) for one in value.values())
    return isinstance(value, int) and not isinstance(value, bool)
