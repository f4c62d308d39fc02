"""Run the examples on a page of the docs, one after the other: Python as it stands, YAML as a scenario.

    .venv/bin/python -m tools.examples docs/adding-a-card.md

Run it in a process of its own: examples declare cards, boxes and families. A scenario is played by the page's own
`family` where an example has made one of that name.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

import yaml

import landsraad
from landsraad.kernel import game as kernel_game
from landsraad.kernel.family import Family
from landsraad.kernel.scenario import Scenario

BLOCK = re.compile(r"^```(python|yaml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OWN_CLASS = re.compile(r"^class \w+\((?:Act|Bot|Effect|Game|Family|ImperiumFamily|ClassicFamily)\b", re.MULTILINE)
INTERPRETED = kernel_game.__file__.endswith(".py")


class Example(NamedTuple):
    """An example: the line on which it begins, its language, and its text."""

    line: int
    language: str
    text: str


def examples(page: Path) -> list[Example]:
    """The examples on a page."""
    text = page.read_text(encoding="utf-8")
    return [Example(text[: found.start()].count("\n") + 1, found[1], found[2]) for found in BLOCK.finditer(text)]


def run(page: Path) -> int:
    """Run the examples on a page; how many ran. From the first class of its own on, a compiled engine runs none."""
    space: dict[str, object] = {"__name__": page.stem}
    ran = 0
    for line, language, text in examples(page):
        if not INTERPRETED and OWN_CLASS.search(text):
            return ran
        if language == "yaml":
            scenario = Scenario(yaml.safe_load(text))
            own = space.get("family")
            known = own if isinstance(own, Family) and own.name == scenario.family else None
            failed = scenario.run(known or landsraad.families()[str(scenario.family)])
            if failed:
                raise AssertionError(f"{page}:{line}: " + "; ".join(failed))
        else:
            exec(compile("\n" * line + text, str(page), "exec"), space)
        ran += 1
    return ran


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{name}: {run(Path(name))} examples")
