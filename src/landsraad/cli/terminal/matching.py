"""Matching what was typed to an option: its number, its name, or enough of it to know which one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

LONGEST_NUMBER = 9


def number(typed: str) -> int | None:
    """The number that was typed, if it is one that means anything.

    >>> number("12"), number("x"), number("9" * 5000)
    (12, None, None)
    """
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else None


def words(text: str) -> list[str]:
    """The words of a text, in small letters.

    >>> words("play:duncan-idaho"), words("Smuggler's Thopter")
    (['play', 'duncan', 'idaho'], ['smugglers', 'thopter'])
    """
    return re.findall(r"\w+", re.sub(r"['’\"]", "", text.lower()).replace("_", " "))


def holds(typed: Sequence[str], text: Sequence[str], prefix: bool) -> bool:
    """Whether every typed word is in the text; a number never stands for a longer one."""
    return all(
        any(word == other or (prefix and not word.isdigit() and other.startswith(word)) for other in text)
        for word in typed
    )


class NamedOption:
    """An option as a person may name it."""

    def __init__(self, option: int, name: str, text: str) -> None:
        self.option = option
        self.name = words(name)
        self.target = words(name.partition(":")[2])
        self.text = words(text)


TESTS: tuple[Callable[[list[str], NamedOption], bool], ...] = (
    lambda typed, one: typed in (one.name, one.text),
    lambda typed, one: typed == one.target,
    lambda typed, one: holds(typed, one.name, prefix=False),
    lambda typed, one: holds(typed, one.name + one.text, prefix=False),
    lambda typed, one: holds(typed, one.name + one.text, prefix=True),
)
"""Ways to mean an option, the surest first."""


def matching(typed: str, options: Sequence[NamedOption]) -> list[int]:
    """The options that the words may mean, by the surest way in which they mean any.

    >>> options = [NamedOption(4, "play:dagger", "Play Dagger"), NamedOption(9, "deploy:2", "Deploy 2")]
    >>> matching("dagger", options), matching("dep 2", options), matching("deploy 12", options)
    ([4], [9], [])
    """
    said = words(typed)
    if not said:
        return []
    for test in TESTS:
        found = [one.option for one in options if test(said, one)]
        if found:
            return found
    return []
