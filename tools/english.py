"""Keep words that a reader stumbles over out of names, docs and messages."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = {
    "ado": "say it directly",
    "anew": "again",
    "besides": "also, or in addition to",
    "whoever": "the seat that, the player who, anyone who",
}
"""Old-fashioned words, and what to say instead."""
PLACES = ("src/landsraad", "docs", "web/src", "tools", "bench", ".github", "*.md", "Makefile", "pyproject.toml")
SUFFIXES = (".css", ".html", ".md", ".py", ".svelte", ".toml", ".ts", ".yaml", "")
LEFT_OUT = ("src/landsraad/server/static", "tools/english.py")
PATTERN = re.compile(rf"\b({'|'.join(WORDS)})\b", re.IGNORECASE)


def found_in(text: str) -> list[tuple[int, str]]:
    """The lines of a text with such a word, and the word."""
    lines = enumerate(text.replace("_", " ").splitlines(), 1)
    return [(number, word) for number, line in lines for word in PATTERN.findall(line)]


def files() -> list[Path]:
    """Every file that is read."""
    left_out = [ROOT / name for name in LEFT_OUT]
    found = []
    for place in PLACES:
        for start in sorted(ROOT.glob(place)):
            for path in [start] if start.is_file() else sorted(start.rglob("*")):
                if path.is_file() and path.suffix in SUFFIXES and not any(path.is_relative_to(one) for one in left_out):
                    found.append(path)
    return found


def main() -> int:
    """Check every file; return the exit code."""
    reports = [
        f"{path.relative_to(ROOT)}:{number}: {word!r}: {WORDS[word.lower()]}"
        for path in files() for number, word in found_in(path.read_text(encoding="utf-8"))
    ]
    print("\n".join(reports) if reports else "No word to stumble over.")
    return 1 if reports else 0


if __name__ == "__main__":
    sys.exit(main())
