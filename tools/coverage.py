"""The coverage table, docs/coverage.md: what is declared and what has a scenario. Run it to write the page."""

from collections import Counter
from pathlib import Path

import yaml

import landsraad

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "coverage.md"
HEAD = """\
# Coverage

Everything that is declared, and whether a [scenario](../tests/scenarios) shows it at work. `make coverage` writes this
page, and a test fails while it is not true.

"""


def covered() -> set[str]:
    """Every id that some scenario covers."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        data = yaml.safe_load(path.read_text())
        for scenario in data if isinstance(data, list) else [data]:
            found.update(map(str, scenario.get("covers", [])))
    return found


def table(shown: set[str]) -> str:
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


def page() -> str:
    """The page as it should be."""
    return f"{HEAD}{table(covered())}\n"


if __name__ == "__main__":
    PAGE.write_text(page())
