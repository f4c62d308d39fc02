"""The coverage tables, docs/coverage.md: what is declared, what is said of boxes together, and what has a scenario. Run
it to write the page."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

import landsraad
from landsraad.kernel.register.given import mapping, sequence

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "coverage.md"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The loader of YAML: the fast one, where there is one."""
TOGETHER = ROOT / "tests" / "data" / "boxes-together.yaml"
HEAD = """\
# Coverage

Everything that is declared, and whether a [scenario](../tests/scenarios) shows it at work. `make coverage` writes this
page, and a test fails while it is not true.

"""
HEAD_TOGETHER = """\
## Boxes together

What holds only where boxes are played together, and the scenarios that show it.

"""


class Shown(NamedTuple):
    """A scenario that shows something, and the game it is played in."""

    path: Path
    modules: tuple[str, ...]
    players: object


class Sentence(NamedTuple):
    """Something that holds where some boxes are played together, in our own words."""

    id: str
    words: str
    title: str
    boxes: tuple[str, ...]
    players: tuple[int, ...]


def sentences() -> Iterator[Sentence]:
    """All that is said of boxes together."""
    for group in yaml.safe_load(TOGETHER.read_text()):
        for id, words in group["sentences"].items():
            yield Sentence(id, words, group["title"], tuple(group["boxes"]), tuple(group.get("players", ())))


def scenarios(path: Path) -> list[dict[str, object]]:
    """The scenarios of a file, as plain data."""
    data = yaml.load(path.read_text(), Loader=LOADER)
    return data if isinstance(data, list) else [data]


@cache
def shown_by() -> dict[str, list[Shown]]:
    """The scenarios of every id that some cover."""
    found: dict[str, list[Shown]] = defaultdict(list)
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.yaml")):
        for scenario in scenarios(path):
            game = mapping(scenario.get("game", {}), "game")
            modules = tuple(map(str, sequence(game.get("modules", []), "modules")))
            for id in sequence(scenario.get("covers", []), "covers"):
                found[str(id)].append(Shown(path, modules, game.get("players")))
    return dict(found)


def table(shown: dict[str, list[Shown]]) -> str:
    """The table in Markdown: a row for every kind of thing in every module."""
    rows = ["| game | module | what | titles | pieces | with a scenario |", "|---|---|---|--:|--:|--:|"]
    for family in landsraad.families().values():
        titles: Counter[tuple[str, str]] = Counter()
        pieces: Counter[tuple[str, str]] = Counter()
        proven: Counter[tuple[str, str]] = Counter()
        for entry in family.codex():
            key = (entry["module"], entry["kind"])
            titles[key] += 1
            pieces[key] += entry["copies"]
            proven[key] += entry["id"] in shown
        for (module, kind), count in titles.items():
            share = proven[module, kind] / count
            rows.append(
                f"| {family.title} | {module} | {kind} | {count} | {pieces[module, kind]} | "
                f"{proven[module, kind]} ({share:.0%}) |"
            )
    return "\n".join(rows)


def together(shown: dict[str, list[Shown]]) -> str:
    """The table of boxes together in Markdown: a row for every sentence, with the scenarios that show it."""
    rows = ["| boxes | what holds | shown by |", "|---|---|---|"]
    for sentence in sentences():
        paths = dict.fromkeys(one.path for one in shown.get(sentence.id, []))
        links = [f"[{path.stem}](../{path.relative_to(ROOT).as_posix()})" for path in paths]
        rows.append(f"| {sentence.title} | {sentence.words} | {', '.join(links)} |")
    return "\n".join(rows)


def page() -> str:
    """The page as it should be."""
    shown = shown_by()
    return f"{HEAD}{table(shown)}\n\n{HEAD_TOGETHER}{together(shown)}\n"


if __name__ == "__main__":
    PAGE.write_text(page())
