"""The choices of a question as a list: amounts by their own numbers, and what several share said once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count, takewhile
from typing import NamedTuple

from rich.console import Console

from landsraad.cli.output import print_item
from landsraad.cli.terminal.matching import number

ALIKE = 6
"""From how many on choices of one kind with the same explanation share a line."""


ENDS = ("pass", "done", "end-turn")
"""The options that end or pass, of which a question has at most one: 0 stands for them, and for no amount at all."""


class Choice(NamedTuple):
    """A choice: what is typed for it, the name of its option, the option in words, and its explanation."""

    number: int
    name: str
    text: str
    more: str

    @property
    def verb(self) -> str:
        """What is done."""
        return self.name.partition(":")[0]


def numbers(options: Sequence[tuple[str, str]]) -> list[int]:
    """What is typed for options, of which names and texts are given: 0 for what ends or passes, for the amounts of one
    thing the amount itself, and for others the next number from 1 on that is free.

    >>> numbers([("done", "Done"), ("target:0", "Choose Paul"), ("target:2", "Choose Helena")])
    [0, 1, 2]
    >>> numbers([("pass", "Pass"), ("bid:4", "Bid 4"), ("bid:5", "Bid 5")])
    [0, 4, 5]
    >>> numbers([("draw:arrakeen", "Draw 1 card"), ("deploy:1", "Deploy 1"), ("end-turn", "End your turn")])
    [2, 1, 0]
    >>> numbers([("dial:1", "Dial 1"), ("dial:1.5", "Dial 1.5")])
    [1, 2]
    """
    ends = next((name for name, _ in options if name in ENDS), "")
    counted = {name for name, text in options if name.partition(":")[2] in text.split() and amount(name) is not None}
    verbs = {name.partition(":")[0] for name in counted}
    if len(verbs) != 1 or any(name.partition(":")[0] in verbs for name, _ in options if name not in counted):
        counted = set()
    own = {name: amount(name) for name in counted}
    if ends and 0 in own.values():
        own = {}
    if ends:
        own[ends] = 0
    free = (n for n in count(1) if n not in own.values())
    return [n if (n := own.get(name)) is not None else next(free) for name, _ in options]


def amount(name: str) -> int | None:
    """The amount that an option names."""
    return number(name.partition(":")[2])


def ranges(typed: Iterable[int]) -> str:
    """Numbers in words, with those in a row as one.

    >>> ranges([0, 4, 5, 6]), ranges([2]), ranges([2, 1])
    ('0, 4 to 6', '2', '1 to 2')
    """
    rows: list[list[int]] = []
    for n in sorted(typed):
        if rows and rows[-1][-1] == n - 1:
            rows[-1].append(n)
        else:
            rows.append([n])
    return ", ".join(f"{row[0]} to {row[-1]}" if len(row) > 1 else str(row[0]) for row in rows)


def print_choices(out: Console, choices: Sequence[Choice]) -> None:
    """Print the choices, those that differ first."""
    groups: dict[tuple[str, str], list[Choice]] = {}
    for one in choices:
        groups.setdefault((one.verb, one.more), []).append(one)
    together: list[list[Choice]] = []
    for one in choices:
        group = groups[one.verb, one.more]
        if is_row(group):
            if one is group[0]:
                print_row(out, group)
        elif len(group) < ALIKE:
            print_item(out, f"{one.number:>3}. ", one.text, one.more)
        elif one is group[0]:
            together.append(group)
    for group in together:
        print_together(out, group)


def is_row(group: Sequence[Choice]) -> bool:
    """Whether choices are all the counts from one number to another."""
    first, last = group[0], group[-1]
    counts = [f"{first.verb}:{n}" for n in range(first.number, last.number + 1)]
    return len(group) > 2 and [one.name for one in group] == counts


def print_row(out: Console, group: Sequence[Choice]) -> None:
    """Print counts as one choice from the least to the most."""
    first, last = group[0].number, group[-1].number
    text = group[-1].text.replace(str(last), f"{first} to {last}", 1)
    print_item(out, f"{first}-{last}. ".rjust(5), text, group[0].more)


def print_together(out: Console, group: Sequence[Choice]) -> None:
    """Print choices with the same explanation: the explanation, then their names."""
    texts = [one.text.rstrip(".").split(" ") for one in group]
    shared = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))]
    print_item(out, "     ", f"{' '.join([*shared, 'one of these'])}{':' if group[0].more else ''}", group[0].more)
    line = ""
    for item in parts([(one.number, words[len(shared) :]) for one, words in zip(group, texts, strict=True)]):
        if line and not out.soft_wrap and len(line) + len(item) + 8 > out.width:
            out.print(f"     {line},")
            line = ""
        line = f"{line}, {item}" if line else item
    out.print(f"     {line}.")


def parts(items: Sequence[tuple[int, list[str]]]) -> list[str]:
    """Numbered names, with the parts of one thing together.

    >>> parts([(4, ["Basin"]), (5, ["Arsunt", "(sector", "10)"]), (6, ["Arsunt", "(sector", "11)"])])
    ['4. Basin', '5-6. Arsunt (sector 10, 11)']
    >>> parts([(5, ["Arsunt", "(sector", "10)"]), (7, ["Arsunt", "(sector", "12)"])])
    ['5. Arsunt (sector 10)', '7. Arsunt (sector 12)']
    """
    told: list[str] = []
    before: tuple[int, str] = (-1, "")
    first = 0
    for n, words in items:
        thing, _, part = " ".join(words).rpartition(" ")
        if part.endswith(")") and before == (n - 1, thing):
            named = told.pop().partition(" ")[2].rstrip(")")
            told.append(f"{first}-{n}. {named}, {part}")
        else:
            told.append(f"{n}. {' '.join(words)}")
            first = n
        before = (n, thing)
    return told
