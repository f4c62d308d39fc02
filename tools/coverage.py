"""The coverage table of the README: what is declared and what has a scenario. Run it to write the table."""

from collections import Counter
from pathlib import Path

import yaml

import landsraad

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- coverage -->", "<!-- /coverage -->"


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


if __name__ == "__main__":
    readme = ROOT / "README.md"
    text = readme.read_text()
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    readme.write_text(f"{before}{BEGIN}\n{table(covered())}\n{END}{after}")
