"""The layout of a family's observations: which row says what. It only grows, and has a version."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files

from landsraad.kernel.family import Family
from landsraad.kernel.observing.sheet import BLOCKS, LINK_BLOCK, SEAT_BLOCK, TABLE_BLOCK, Gauge, Observer, Place, Sheet

SEATS = 6
"""Observations have room for so many seats."""


class Layout:
    """Rows by block: of a seat, of a seat beside the others, of the table, and of options.

    Gauges and places have their rows in the order in which they entered the layout, which the files of this package
    record; what is declared since comes after them.
    """

    def __init__(self, family: Family, entered: list[str]) -> None:
        self.family = family.name
        self.sheet: Sheet = family.observed()
        self.first: dict[str, int] = {}
        self.size = dict.fromkeys(BLOCKS, 0)
        self.entered: list[str] = []
        parts: dict[str, Gauge | Place] = {f"{gauge.block}/{gauge.name}": gauge for gauge in self.sheet.gauges}
        for place in self.sheet.places:
            parts[f"{place.block}/{place.name}"] = place
        self.parts = parts
        for name in (*entered, *[name for name in parts if name not in set(entered)]):
            part = parts[name]
            room = part.room if isinstance(part, Gauge) else self.sheet.kinds[part.kind].room
            self.first[name] = self.size[part.block]
            self.size[part.block] += room
            self.entered.append(name)
        self.observer: Observer = family.observer(self.first)
        self.option_rows, self.option_names = option_features(family)

    @property
    def digest(self) -> str:
        """A short hash of what all rows say: weights and samples belong to one."""
        parts = [f"{name} {self.first[name]}" for name in self.entered]
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()

    @property
    def rows(self) -> int:
        """How many rows an observation has in all: the table, then six seats."""
        return self.size[TABLE_BLOCK] + SEATS * (self.size[SEAT_BLOCK] + self.size[LINK_BLOCK])

    def describe(self, block: str, row: int) -> str:
        """What a row of a block says, in words."""
        for name in self.entered:
            part = self.parts[name]
            first = self.first[name]
            if part.block != block:
                continue
            if isinstance(part, Gauge):
                if first <= row < first + part.room:
                    return part.describe(row - first)
            else:
                kind = self.sheet.kinds[part.kind]
                if first <= row < first + kind.room:
                    known = row - first < len(kind.things)
                    return f"{part.words}: {kind.things[row - first] if known else 'not declared yet'}"
        raise IndexError(f"a {block} block of {self.family} has no row {row}")


def option_features(family: Family) -> tuple[list[tuple[int, ...]], list[str]]:
    """For every option its features, and the names of all features: its verb, what it is about and where, how many."""
    words = family.vocabulary
    numbers: dict[str, int] = {}
    rows: list[tuple[int, ...]] = []
    for option in range(len(words)):
        features = [f"verb {words.verbs[option]}"]
        if words.of[option] == "number":
            features += [f"amount at least {step}" for step in range(1, min(words.value[option], 20) + 1)]
        elif words.of[option]:
            features += [f"about {words.of[option]}", f"{words.of[option]} {words.ids[option]}"]
        if words.at[option]:
            features.append(f"at {words.at[option]}")
        rows.append(tuple([numbers.setdefault(name, len(numbers)) for name in features]))
    return rows, list(numbers)


def entered_parts(family: str) -> list[str]:
    """The gauges and places of a family's layout in the order in which they entered it."""
    page = files("landsraad.observe") / "layouts" / f"{family}.txt"
    return page.read_text(encoding="utf-8").split() if page.is_file() else []


LAYOUTS: dict[str, Layout] = {}


def layout_of(family: Family) -> Layout:
    """The layout of a family, made once."""
    if family.name not in LAYOUTS:
        LAYOUTS[family.name] = Layout(family, entered_parts(family.name))
    return LAYOUTS[family.name]
