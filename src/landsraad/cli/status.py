"""A view in words: plain sentences that read well on a screen and by a screen reader.

Views of any family are told by their shape (numbers, lists of ids, seats); the words below make them read well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from landsraad.cli.book import Book
from landsraad.kernel.game import Result

LABELS = {
    "vp": "victory points", "solari": "Solari", "supply": "troops in supply", "garrison": "troops in garrison",
    "conflict": "troops in the Conflict", "agents": "Agents left", "agents_on": "Agents on",
    "hand_count": "cards in hand", "deck_count": "cards in deck", "intrigue_count": "Intrigue cards",
    "secret_count": "secrets", "council": "a seat on the High Council", "swordmaster": "the Swordmaster",
    "revealed": "has revealed", "first": "First Player", "in_play": "in play", "aside": "set aside",
    "voice": "closed by The Voice", "row": "Imperium Row", "reserve": "Reserve", "intrigue": "Intrigue",
    "imperium_deck_count": "cards in the Imperium deck", "intrigue_deck_count": "cards in the Intrigue deck",
    "conflict_deck_count": "Conflicts to come", "conflicts_past": "past Conflicts",
    "intrigue_discard": "Intrigue discard", "mentat": "the Mentat is with", "deck_top": "known on top of the deck",
    "waiting": "waiting to resolve", "bonus": "bonus spice", "control": "controlled by", "closed_by": "closed by",
    "emperor": "Emperor", "guild": "Spacing Guild", "bene_gesserit": "Bene Gesserit", "fremen": "Fremen",
}
"""What keys of a view are called, where the key itself does not say it."""

SELDOM = ("persuasion", "swords", "strength", "supply", "conflict", "hand_count", "intrigue_count", "secret_count")
"""Numbers of a seat that are worth saying only when they are not zero."""

SEAT_KEYS = ("mentat", "control", "alliances", "agents", "closed_by", "first")
"""Keys of the table and its spaces whose numbers are seats."""

ASIDE = ("vp", "first", "revealed", "supply", "deck_count", "discard")
"""What is left out of the short telling of one's own seat: it is told elsewhere, or seldom matters."""

SCORES = ("vp", "points")
"""Keys of a seat that say who is ahead."""

UNTOLD = (
    "family", "rules", "modules", "players", "options", "seat", "ply", "undo_floor", "round", "phase", "actor",
    "pending", "prompt", "legal", "turn", "seats", "conflict", "over", "result", "trashed", "leader", "name", "rival",
)
"""Keys that are told elsewhere, or to programs only."""


def label(key: str) -> str:
    """What a key is called."""
    return LABELS.get(key, key.replace("_", " "))


def plural(n: object, word: str) -> str:
    """The word for so many."""
    return word if n == 1 else f"{word}s"


class Status:
    """Tells a view to a person who sits in a seat, or to a spectator."""

    def __init__(self, book: Book, view: object) -> None:
        self.book = book
        self.view: Mapping[str, object] = view if isinstance(view, Mapping) else {}
        seats = self.view.get("seats")
        self.seats: list[Mapping[str, object]] = []
        if isinstance(seats, Sequence):
            self.seats = [seat for seat in seats if isinstance(seat, Mapping)]
        viewer = self.view.get("seat")
        self.viewer = viewer if isinstance(viewer, int) else None

    def who(self, seat: object) -> str:
        """The seat by its leader's name."""
        if isinstance(seat, int) and 0 <= seat < len(self.seats):
            return f"you, {self.name(seat)}" if seat == self.viewer else self.name(seat)
        return "nobody" if seat is None else f"seat {seat}"

    def name(self, seat: int) -> str:
        """The name of the seat's leader."""
        return str(self.seats[seat].get("name") or self.book.name(str(self.seats[seat].get("leader", f"seat {seat}"))))

    def welcome(self) -> str:
        """Who the viewer is, and what its leader can do."""
        if self.viewer is None or self.viewer >= len(self.seats):
            return "You are a spectator."
        leader = self.book.text(str(self.seats[self.viewer].get("leader", "")))
        return f"You are {self.name(self.viewer)}. {leader}".rstrip()

    # -- short and long ----------------------------------------------------------------------------------------------

    def brief(self) -> Iterator[str]:
        """The state of things before a choice: round, conflict, scores, and what the viewer has."""
        yield self.moment()
        yield from self.conflict()
        yield from self.scores()
        if self.viewer is not None and self.viewer < len(self.seats):
            parts, groups = self.parts(self.viewer, ASIDE)
            yield f"You have: {', '.join(parts)}."
            yield from groups

    def board(self) -> Iterator[str]:
        """Everything the viewer may know, but for the texts of cards."""
        yield self.moment()
        yield from self.conflict()
        for index in range(len(self.seats)):
            yield self.seat(index)
        for key, value in self.view.items():
            if key not in UNTOLD and key != "first":
                yield from self.tell(key, value)

    def hand(self) -> Iterator[str]:
        """What the viewer holds in secret, with what it does."""
        own = self.seats[self.viewer] if self.viewer is not None and self.viewer < len(self.seats) else {}
        for key, value in own.items():
            if f"{key}_count" in own and isinstance(value, Sequence):
                if key == "deck":
                    yield f"{label(key).capitalize()}, in no order: {self.things(value) or 'nothing'}."
                    continue
                yield f"{label(key).capitalize()}: {len(value) or 'nothing'}."
                for id, n in Counter(str(item) for item in value).items():
                    yield f"  {self.counted(id, n)}: {self.book.text(id)}"

    def result(self, result: Result) -> Iterator[str]:
        """How a game came out."""
        place = 1
        for group in result["ranking"]:
            for seat in group:
                who = self.who(seat)
                yield f"{place}. {who[:1].upper()}{who[1:]}: {result['scores'][seat]} points"
            place += len(group)
        if result["tie_breakers"]:
            yield f"Ties were broken by {', '.join(result['tie_breakers'])}."

    # -- parts -------------------------------------------------------------------------------------------------------

    def moment(self) -> str:
        """Round and phase."""
        parts = []
        if "round" in self.view:
            parts.append(f"Round {self.view['round']}")
        if "phase" in self.view:
            parts.append(str(self.view["phase"]))
        if isinstance(self.view.get("first"), int):
            parts.append(f"First Player: {self.who(self.view['first'])}")
        return f"{', '.join(parts)}." if parts else ""

    def numbers(self) -> dict[str, int]:
        """The numbers of the viewer's own seat, by what they are called."""
        own = self.seats[self.viewer] if self.viewer is not None and self.viewer < len(self.seats) else {}
        return {
            label(key): value for key, value in own.items()
            if isinstance(value, int) and not isinstance(value, bool) and key not in ("seat", "supply")
            and not key.endswith("_count")
        }

    def conflict(self) -> Iterator[str]:
        """What is fought over, and who fights."""
        id = self.view.get("conflict")
        if not isinstance(id, str):
            return
        yield f"Conflict: {self.book.name(id)}. {self.book.text(id)}"
        fighters = [
            f"{self.who(index)} {seat.get('strength', 0)} ({seat['conflict']} {plural(seat['conflict'], 'troop')})"
            for index, seat in enumerate(self.seats) if seat.get("conflict")
        ]
        if fighters:
            yield f"Strength in the Conflict: {'; '.join(fighters)}."

    def on_behalf(self, seat: int) -> str:
        """For which Rival the viewer is asked, if for one."""
        rival = 0 <= seat < len(self.seats) and self.seats[seat].get("rival")
        return f"For {self.name(seat)}: " if rival else ""

    def scores(self) -> Iterator[str]:
        """Who is how far."""
        for key in SCORES:
            told = [
                f"{'you' if index == self.viewer else self.who(index)} {seat[key]}"
                for index, seat in enumerate(self.seats)
                if key in seat and not (seat.get("rival") and self.view.get("players") == 2)
            ]
            if told:
                yield f"{label(key).capitalize()}: {', '.join(told)}."

    def seat(self, index: int) -> str:
        """What everybody may see of a seat, and what the viewer knows of it."""
        parts, groups = self.parts(index)
        title = self.who(index)
        return f"{title[:1].upper()}{title[1:]}: {', '.join(parts)}. {' '.join(groups)}".rstrip()

    def parts(self, index: int, aside: Sequence[str] = ()) -> tuple[list[str], list[str]]:
        """What is known of a seat: the numbers and marks, and the lists as a sentence each."""
        parts: list[str] = []
        groups: list[str] = []
        for key, value in self.seats[index].items():
            if (key in UNTOLD and key != "conflict") or key in aside:
                continue
            if isinstance(value, bool):
                if value:
                    parts.append(label(key))
            elif isinstance(value, int):
                own_count = key.endswith("_count") and index == self.viewer and key != "deck_count"
                if (value or key not in SELDOM) and not own_count:
                    parts.append(f"{label(key)} {value}")
            elif isinstance(value, str):
                parts.append(f"{label(key)} {self.book.name(value)}")
            elif isinstance(value, Mapping):
                groups.append(f"{label(key).capitalize()}: {self.pairs(key, value)}.")
            elif isinstance(value, Sequence) and value and key != "deck":
                groups.append(f"{label(key).capitalize()}: {self.things(value)}.")
        return parts, groups

    def tell(self, key: str, value: object) -> Iterator[str]:
        """One part of the table."""
        title = label(key)
        title = f"{title[:1].upper()}{title[1:]}"
        if isinstance(value, Mapping):
            if value:
                yield f"{title}: {self.pairs(key, value)}."
        elif isinstance(value, bool):
            if value:
                yield f"{title}."
        elif isinstance(value, int):
            yield f"{title}: {self.who(value) if key in SEAT_KEYS else value}."
        elif isinstance(value, str):
            yield f"{title}: {self.book.name(value)}."
        elif isinstance(value, Sequence) and value:
            if isinstance(value[0], Mapping):
                yield from self.places(title, value)
            elif key == "row":
                yield f"{title}:"
                for id in value:
                    yield f"  {self.book.name(str(id))}: {self.book.text(str(id))}"
            else:
                yield f"{title}: {self.things(value)}."

    def places(self, title: str, places: Sequence[object]) -> Iterator[str]:
        """The places of a board: those where something is, then the empty ones in one line."""
        empty: list[str] = []
        yield f"{title}:"
        for place in places:
            if isinstance(place, Mapping):
                name = self.book.name(str(place.get("id", "?")))
                parts = [self.at_place(key, value) for key, value in place.items() if key != "id"]
                told = ", ".join(part for part in parts if part)
                if told:
                    yield f"  {name}: {told}."
                else:
                    empty.append(name)
        if empty:
            yield f"  Empty: {', '.join(empty)}."

    def here(self, option: str) -> str:
        """What lies at the place that an option such as `space:arrakeen` names, or nothing."""
        spaces = self.view.get("spaces")
        for place in spaces if isinstance(spaces, Sequence) else ():
            if isinstance(place, Mapping) and place.get("id") == option.replace(":", "-", 1):
                parts = [self.at_place(key, value) for key, value in place.items() if key != "id"]
                told = ", ".join(part for part in parts if part)
                return f"{told[:1].upper()}{told[1:]}"
        return ""

    def at_place(self, key: str, value: object) -> str:
        """One thing about a place, or nothing; what it costs stands in its text."""
        if value is None or value is False or value == [] or isinstance(value, Mapping):
            return ""
        if key in SEAT_KEYS:
            seats = value if isinstance(value, list) else [value]
            return f"{'Agent of' if key == 'agents' else label(key)} {' and '.join(self.who(seat) for seat in seats)}"
        return f"{label(key)} {value}" if value else ""

    def pairs(self, key: str, value: Mapping[object, object]) -> str:
        """A mapping in words."""
        told = []
        for inner, amount in value.items():
            name = self.book.name(str(inner)) if str(inner) in self.book.by_id else label(str(inner))
            told.append(f"{name} {self.who(amount) if key in SEAT_KEYS else amount}")
        return ", ".join(told)

    def things(self, ids: Sequence[object]) -> str:
        """A list of things by name, with how many there are of each."""
        names = [self.counted(id, n) for id, n in Counter(str(id) for id in ids).items()]
        return ("; " if any("," in name for name in names) else ", ").join(names)

    def counted(self, id: str, n: int) -> str:
        """A number of equal things by name."""
        name = self.book.name(id) if id in self.book.by_id else label(id)
        return name if n == 1 else f"{n} {name}"
