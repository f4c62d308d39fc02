"""How a game stands, in words: plain sentences that read well on a screen and by a screen reader.

A view is described by its shape (numbers, lists of ids, seats) with what the family calls things; a family that knows
better describes parts of it in its own way.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from landsraad.kernel.game import Game, Result

if TYPE_CHECKING:
    from landsraad.kernel.seen.codex import CodexEntry

FOR_PROGRAMS = (
    "family", "rules", "modules", "players", "options", "seat", "ply", "undo_floor", "actor", "pending", "prompt",
    "question", "legal", "done", "over", "result", "leader", "name",
)
"""Keys of any view that are for programs."""

HANDLED_APART = ("round", "phase", "seats")
"""Keys of any view that are described elsewhere."""


class Narration:
    """Tells a position to the person in a seat, or to a spectator (`None`)."""

    examples: ClassVar[tuple[str, ...]] = ()
    """What a person may type for an option, for the help."""

    more_help: ClassVar[str] = ""
    """What else a person may type in this game, for the help."""

    kinds: ClassVar[str] = "a card, a place or an option"
    """What can be looked up, for the help."""

    terms: ClassVar[Mapping[str, str]] = {}
    """Words of the game that are the name of no card or place, and what they mean."""

    on_board: ClassVar[str] = "everybody's goods and the places"
    """What the board shows, for the help."""

    repeats: ClassVar[bool] = True
    """Whether all is described again after others have chosen; otherwise only the lines that have changed."""

    closing: ClassVar[tuple[str, ...]] = ()
    """Options and events that only close a turn: the last moment to undo, and nothing to describe."""

    leads: ClassVar[Mapping[str, str]] = {}
    """Options of a verb that lead to a choice of places, and the verb of that choice."""

    settled: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Details of a thing that no longer matter when an option of that verb is offered."""

    table_omits: ClassVar[tuple[str, ...]] = ()
    """Keys of the table that are described elsewhere, or not at all."""

    seat_omits: ClassVar[tuple[str, ...]] = ()
    """Keys of a seat that are described elsewhere, or not at all."""

    aside: ClassVar[tuple[str, ...]] = ()
    """Keys left out of the short description of one's own seat."""

    seldom: ClassVar[tuple[str, ...]] = ()
    """Numbers of a seat that are worth saying only when they are not zero."""

    seat_keys: ClassVar[tuple[str, ...]] = ()
    """Keys of the table and its places whose numbers are seats."""

    in_full: ClassVar[tuple[str, ...]] = ()
    """Lists of the table whose things are listed with what they do."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.family = game.family
        self.viewer = viewer
        view = game.view(viewer)
        self.view: Mapping[str, object] = view if isinstance(view, Mapping) else {}
        seats = self.view.get("seats")
        self.seats: list[Mapping[str, object]] = []
        if isinstance(seats, Sequence):
            self.seats = [seat for seat in seats if isinstance(seat, Mapping)]

    def auction(self) -> object:
        """What the viewer is asked to bid for, to tell it from the next; `None` if it is nothing."""
        return None

    # -- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The seat by its leader."""
        shown = self.seats[seat]
        return str(shown.get("name") or self.family.called(str(shown.get("leader", f"seat {seat}"))))

    def who(self, seat: object) -> str:
        """The seat by name, or `nobody`."""
        if isinstance(seat, int) and 0 <= seat < len(self.seats):
            return f"you, {self.name(seat)}" if seat == self.viewer else self.name(seat)
        return "nobody" if seat is None else f"seat {seat}"

    def you(self, seat: int) -> str:
        """The seat by name, or `you`."""
        return "you" if seat == self.viewer else self.name(seat)

    def subject(self, seat: int) -> str:
        """With what a sentence of the log about a seat begins."""
        return self.name(seat)

    def named(self, text: str) -> str:
        """A text with seats by name instead of number."""
        return re.sub(r"\bseat (\d+)\b", lambda found: self.who(int(found[1])), text) if self.seats else text

    def label(self, key: str) -> str:
        """What a key of the view is called."""
        return self.family.labels.get(key, key.replace("_", " "))

    def own(self) -> Mapping[str, object]:
        """The viewer's seat; nothing for a spectator."""
        return self.seats[self.viewer] if self.viewer is not None and self.viewer < len(self.seats) else {}

    # -- short and long ----------------------------------------------------------------------------------------------

    def welcome(self) -> str:
        """Who the viewer is, and what its leader can do."""
        if self.viewer is None or self.viewer >= len(self.seats):
            return "You are a spectator."
        return f"You are {self.name(self.viewer)}. {self.abilities()}".rstrip()

    def abilities(self) -> str:
        """What the viewer's leader can do."""
        return self.text_of(str(self.own().get("leader", "")))

    def brief(self) -> Iterator[str]:
        """How things stand before a choice: the moment, what is at stake, scores, and what the viewer has."""
        yield self.moment()
        yield from self.stakes()
        yield from self.scores()
        if self.own():
            parts, groups = self.parts(self.own(), self.aside)
            yield f"You have: {', '.join(parts)}."
            yield from groups

    def board(self) -> Iterator[str]:
        """Everything the viewer may know, but for the texts of cards."""
        yield self.moment()
        yield from self.stakes()
        for index in range(len(self.seats)):
            yield self.seat(index)
        for key, value in self.view.items():
            if key not in FOR_PROGRAMS and key not in HANDLED_APART and key not in self.table_omits:
                yield from self.of_table(key, value)

    def hand(self) -> Iterator[str]:
        """What the viewer holds in secret, with what it does."""
        own = self.own()
        for key, value in own.items():
            if f"{key}_count" in own and isinstance(value, Sequence):
                yield from self.holding(key, value)

    def result(self, result: Result) -> Iterator[str]:
        """How a game came out."""
        place = 1
        for group in result["ranking"]:
            for seat in group:
                yield f"{place}. {capital(self.who(seat))}: {self.family.score.amount(result['scores'][seat])}"
            place += len(group)
        if result["tie_breakers"]:
            yield f"Ties were broken by {', '.join(result['tie_breakers'])}."

    # -- a question --------------------------------------------------------------------------------------------------

    def context(self) -> Iterator[str]:
        """What a question is about, where its sentence does not say it."""
        return iter(())

    def question(self) -> str:
        """What is asked now, as it is put to the viewer."""
        return self.named(self.game.prompt())

    def remark(self, option: str, text: str) -> str:
        """What is to be said of an option beyond its text: what the thing does that it names."""
        entry = self.entry_of(option)
        if entry is None or entry["name"] not in text or text.endswith(")"):
            return ""
        words = entry["text"]
        for detail in self.settled.get(option.partition(":")[0], ()):
            words = words.replace(entry["details"].get(detail, ""), "")
        return " ".join(words.split())

    def here(self, option: str) -> str:
        """What lies at the place that an option names, or what it costs."""
        return ""

    def entry_of(self, option: str) -> CodexEntry | None:
        """The entry of the codex that an option such as `play:dagger` or `space:arrakeen` is about."""
        verb, _, target = option.partition(":")
        for id in (f"{verb}-{target}", target, target.rpartition(":")[2]):
            entry = self.family.entry(id)
            if entry is not None:
                return entry
        return None

    # -- parts -------------------------------------------------------------------------------------------------------

    def moment(self) -> str:
        """Round and phase."""
        parts = [f"Round {self.view['round']}"] if "round" in self.view else []
        if "phase" in self.view:
            parts.append(str(self.view["phase"]))
        return f"{', '.join(parts)}." if parts else ""

    def occasion(self) -> str:
        """What calls for describing all again when it changes."""
        return self.moment()

    def stakes(self) -> Iterator[str]:
        """What is fought over now."""
        return iter(())

    def competes(self, seat: int) -> bool:
        """Whether a seat plays for the victory."""
        return True

    def scores(self) -> Iterator[str]:
        """Who is how far."""
        parts = [
            f"{self.you(seat)} {n}" for seat, n in enumerate(self.family.scores(self.game)) if self.competes(seat)
        ]
        if parts:
            yield f"{capital(self.family.score.many)}: {', '.join(parts)}."

    def numbers(self) -> dict[str, int]:
        """The numbers of the viewer's own seat, by what they are called."""
        return {
            self.label(key): value for key, value in self.own().items()
            if isinstance(value, int) and not isinstance(value, bool) and key not in FOR_PROGRAMS
            and not key.endswith("_count")
        }

    def seat(self, index: int) -> str:
        """What everybody may see of a seat, and what the viewer knows of it."""
        parts, groups = self.parts(self.seats[index])
        return f"{capital(self.who(index))}: {', '.join(parts)}. {' '.join(groups)}".rstrip()

    def parts(self, seat: Mapping[str, object], aside: Sequence[str] = ()) -> tuple[list[str], list[str]]:
        """What is known of a seat: the numbers and marks, and the lists as a sentence each."""
        parts: list[str] = []
        groups: list[str] = []
        for key, value in seat.items():
            if key in FOR_PROGRAMS or key in self.seat_omits or key in aside:
                continue
            if isinstance(value, bool):
                if value:
                    parts.append(self.label(key))
            elif isinstance(value, int):
                own_count = key.endswith("_count") and seat is self.own() and key != "deck_count"
                if (value or key not in self.seldom) and not own_count:
                    parts.append(f"{self.label(key)} {value}")
            elif isinstance(value, str):
                label, called = self.label(key), self.family.called(value)
                parts.append(called if label in called else f"{label} {called}")
            elif isinstance(value, Mapping):
                if value:
                    groups.append(f"{capital(self.label(key))}: {self.pairs(key, value)}.")
            elif isinstance(value, Sequence) and value and key != "deck":
                groups.append(f"{capital(self.label(key))}: {self.things(value)}.")
        return parts, groups

    def holding(self, key: str, ids: Sequence[object]) -> Iterator[str]:
        """A pile that the viewer holds, with what its cards do."""
        title = capital(self.label(key))
        if key == "deck":
            yield f"{title}, in no order: {self.things(ids) or 'nothing'}."
            return
        yield f"{title}: {len(ids) or 'nothing'}."
        for id, n in Counter(str(item) for item in ids).items():
            yield f"  {self.counted(id, n)}: {self.text_of(id)}"

    def of_table(self, key: str, value: object) -> Iterator[str]:
        """One part of the table."""
        title = capital(self.label(key))
        if isinstance(value, Mapping):
            if value:
                yield f"{title}: {self.pairs(key, value)}."
        elif isinstance(value, bool):
            if value:
                yield f"{title}."
        elif isinstance(value, int):
            yield f"{title}: {self.who(value) if key in self.seat_keys else value}."
        elif isinstance(value, str):
            yield f"{title}: {self.family.called(value)}."
        elif isinstance(value, Sequence) and value:
            if isinstance(value[0], Mapping):
                yield from self.places(title, value)
            elif key in self.in_full:
                yield f"{title}:"
                for id in value:
                    yield f"  {self.family.called(str(id))}: {self.text_of(str(id))}"
            else:
                yield f"{title}: {self.things(value)}."

    def places(self, title: str, places: Sequence[object]) -> Iterator[str]:
        """The places of a board: those where something is, then the empty ones in one line."""
        empty: list[str] = []
        yield f"{title}:"
        for place in places:
            if isinstance(place, Mapping):
                name = self.family.called(str(place.get("id", "?")))
                parts = self.place(place)
                if parts:
                    yield f"  {name}: {parts}."
                else:
                    empty.append(name)
        if empty:
            yield f"  Empty: {', '.join(empty)}."

    def place(self, place: Mapping[str, object]) -> str:
        """What lies at a place."""
        parts = [self.at_place(key, value) for key, value in place.items() if key not in ("id", "short")]
        return ", ".join(part for part in parts if part)

    def at_place(self, key: str, value: object) -> str:
        """One thing about a place, or nothing; what it costs stands in its text."""
        if not value and not (key in self.seat_keys and value == 0 and value is not False):
            return ""
        if isinstance(value, Mapping) or (isinstance(value, list) and isinstance(value[0], Mapping)):
            return ""
        if key in self.seat_keys:
            seats = value if isinstance(value, list) else [value]
            return f"{self.label(key)} {' and '.join(self.who(seat) for seat in seats)}"
        return f"{self.label(key)} {self.things(value) if isinstance(value, list) else value}"

    def pairs(self, key: str, value: Mapping[str, object]) -> str:
        """A mapping in words; what is not there is left out, unless it stands for nobody."""
        parts = []
        for inner, amount in value.items():
            if key in self.seat_keys:
                parts.append(f"{self.thing(inner)} {self.who(amount)}")
            elif isinstance(amount, str):
                parts.append(f"{self.thing(inner)} {self.thing(amount)}")
            elif isinstance(amount, Sequence):
                parts += [f"{self.thing(inner)} {self.things(amount)}"] if amount else []
            elif amount is not None:
                parts.append(f"{self.thing(inner)} {amount}")
        return ", ".join(parts)

    def things(self, ids: Sequence[object]) -> str:
        """A list of things by name, with how many there are of each."""
        names = [self.counted(id, n) for id, n in Counter(str(id) for id in ids).items()]
        return ("; " if any("," in name for name in names) else ", ").join(names)

    def counted(self, id: str, n: int) -> str:
        """A number of equal things by name."""
        return self.thing(id) if n == 1 else f"{n} {self.thing(id)}"

    def thing(self, id: str) -> str:
        """What an id, or a key, is called."""
        return self.label(id) if self.family.entry(id) is None else self.family.called(id)

    def text_of(self, id: str) -> str:
        """What the thing with an id does."""
        entry = self.family.entry(id)
        return "" if entry is None else entry["text"]


def capital(text: str) -> str:
    """A text that begins with a capital.

    >>> capital("the Mentat"), capital("")
    ('The Mentat', '')
    """
    return text[:1].upper() + text[1:]
