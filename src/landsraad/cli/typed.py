"""What was typed: an option's number, its name, or enough of it to know which one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landsraad.cli.book import holds, words

LONGEST_NUMBER = 9

def number(typed: str) -> int | None:
    """The number that was typed, if it is one that means anything.

    >>> number("12"), number("x"), number("9" * 5000)
    (12, None, None)
    """
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else None


class Choosable:
    """An option as a person may name it."""

    def __init__(self, option: int, name: str, text: str) -> None:
        self.option = option
        self.name = words(name)
        self.target = words(name.partition(":")[2])
        self.text = words(text)


TESTS: tuple[Callable[[list[str], Choosable], bool], ...] = (
    lambda typed, one: typed in (one.name, one.text),
    lambda typed, one: typed == one.target,
    lambda typed, one: holds(typed, one.name, prefix=False),
    lambda typed, one: holds(typed, one.name + one.text, prefix=False),
    lambda typed, one: holds(typed, one.name + one.text, prefix=True),
)
"""Ways to mean an option, the surest first."""


def meant(typed: str, choices: Sequence[Choosable]) -> list[int]:
    """The options that the words may mean, by the surest way in which they mean any.

    >>> choices = [Choosable(4, "play:dagger", "Play Dagger"), Choosable(9, "deploy:2", "Deploy 2")]
    >>> meant("dagger", choices), meant("dep 2", choices), meant("deploy 12", choices)
    ([4], [9], [])
    """
    said = words(typed)
    if not said:
        return []
    for test in TESTS:
        found = [one.option for one in choices if test(said, one)]
        if found:
            return found
    return []
