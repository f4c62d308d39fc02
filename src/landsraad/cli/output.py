"""Writing to the terminal: data to standard output, everything else to standard error."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text

WIDE = 200
"""The width of tables that are not for a terminal."""


def console(plain: bool = False, stderr: bool = False) -> Console:
    """A console that prints text as it is; `plain` is without color, and nothing is wrapped for a pipe."""
    stream: TextIO = sys.stderr if stderr else sys.stdout
    terminal = stream.isatty()
    return Console(
        file=stream,
        markup=False,
        emoji=False,
        highlight=False,
        soft_wrap=plain or not terminal,
        no_color=True if plain else None,
        force_terminal=terminal and not plain,
        width=None if terminal or "COLUMNS" in os.environ else WIDE,
    )


def print_item(out: Console, mark: str, text: str, more: str) -> None:
    """Print an item of a list: its mark, the text, and an explanation, with a hanging indent."""
    words = Text.assemble(text, (f" {more}" if more else "", "dim"))
    if out.soft_wrap:
        out.print(Text(mark) + words)
        return
    for place, line in enumerate(words.wrap(out, out.width - len(mark))):
        line.rstrip()
        out.print(Text(" " * len(mark) if place else mark) + line)


def reflowed(text: str) -> str:
    """A text without the breaks within its sentences, for a terminal of any width."""
    return re.sub(r"(?<![.:!?])\n", " ", text)


def print_json(data: object) -> None:
    """Print data for programs."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def one_line(message: object) -> str:
    """A message as one line."""
    return " ".join(str(message).split())
