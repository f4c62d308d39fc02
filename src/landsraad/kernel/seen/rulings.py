"""Rulings for the codex: read from the pages that document them, which the package carries along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landsraad.kernel.seen.codex import CodexEntry

WORDS = ("ruling", "what the engine does", "what it adds")
"""The columns that say what holds."""
NAMES = ("about", "rule")
"""The columns that say what it is about; elsewhere the id does."""
DETAILS = {"switch": "switch", "source": "source", "authority": "source"}
PREFIX = re.compile(r"^(clar|rul)-")


TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)


def read_rulings(family: str, page: str) -> list[CodexEntry]:
    """The rulings on a page of the docs, in its order; none if there is no such page."""
    package = Path(__file__).parent.parent.parent
    for folder in (package / "docs", package.parent.parent / "docs"):  # installed, or in the repository
        if page and (folder / page).is_file():
            return list(entries(family, (folder / page).read_text(encoding="utf-8")))
    return []


def entries(family: str, text: str) -> Iterator[CodexEntry]:
    """The rulings on a page: each row of its tables, and each section that is told in sentences only."""
    for section in text.split("\n## ")[1:]:
        title, _, body = section.partition("\n")
        tables = [[cells(line) for line in table.splitlines()] for table in TABLE.findall(f"{body}\n")]
        if not tables:
            yield entry(family, title, slug(title), title, " ".join(body.split()), {})
        for head, row in [(table[0], row) for table in tables for row in table[2:]]:
            told = dict(zip(head, row, strict=True))
            key = slug(next(iter(told.values())).split(",")[0])
            name = next((told[one] for one in NAMES if one in told), PREFIX.sub("", key).replace("-", " "))
            details = {DETAILS[one]: value for one, value in told.items() if one in DETAILS and value}
            yield entry(family, title, key, name, next(told[one] for one in WORDS if one in told), details)


def cells(line: str) -> list[str]:
    """The cells of a table's row."""
    return [cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")]


def slug(text: str) -> str:
    """A text as an id."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def entry(family: str, section: str, key: str, name: str, text: str, details: dict[str, str]) -> CodexEntry:
    """A ruling as an entry of the codex."""
    return {
        "family": family, "module": "", "kind": "ruling", "id": f"ruling-{key}", "name": name[:1].upper() + name[1:],
        "copies": 0, "cost": None, "icons": [], "factions": [], "text": text,
        "details": {"ruling": text, **details, "section": section}, "glyphs": {}, "facts": {},
    }
