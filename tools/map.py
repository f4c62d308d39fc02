"""Draw the map of the package, from the plan that tools/layers.py checks, as docs/pictures/map.svg."""

import ast
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.layers import ORDER, PACKAGE  # noqa: E402  # also run as a script

PAGE = ROOT / "docs" / "pictures" / "map.svg"
WIDTH, LABEL, GAP, LINE = 1080, 150, 8, 17
STYLE = (
    "text{font:13px ui-sans-serif,system-ui,sans-serif;fill:#33281c}.name{font-weight:600}"
    ".layer{fill:#f6efe2;stroke:#d8c9ad}.room{fill:#fff;stroke:#c9b48d}"
)


def drawn(part: str) -> str:
    """A part as it is named on the map."""
    return PACKAGE if part == "__init__" else part


def layer(name: str, top: int) -> tuple[str, int]:
    """One layer with its rooms, the lowest on the left, and its height."""
    groups = [group for part in name.split() for group in ORDER.get(part, ())] if " " not in name else []
    height = 2 * GAP + LINE * max([1, *(len(group.split()) for group in groups)]) + GAP
    out = [f'<rect class="layer" x="0" y="{top}" width="{WIDTH}" height="{height}" rx="6"/>']
    out.append(f'<text class="name" x="{GAP * 2}" y="{top + 2 * GAP + 8}">{escape(drawn(name))}</text>')
    if groups:
        width = (WIDTH - LABEL - GAP) // len(groups)
        for at, group in enumerate(groups):
            left = LABEL + at * width
            size = f'width="{width - GAP}" height="{height - 2 * GAP}"'
            out.append(f'<rect class="room" x="{left}" y="{top + GAP}" {size} rx="4"/>')
            out += [
                f'<text x="{left + GAP}" y="{top + 2 * GAP + 8 + row * LINE}">{escape(part)}</text>'
                for row, part in enumerate(group.split())
            ]
    else:
        out.append(f'<text x="{LABEL}" y="{top + 2 * GAP + 8}">{escape(purpose(name))}</text>')
    return "".join(out), height


def purpose(name: str) -> str:
    """What a layer without rooms is for, as its own first line says."""
    home = ROOT / "src" / PACKAGE
    path = home / f"{name}.py" if (home / f"{name}.py").is_file() else home / name / "__init__.py"
    return (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n")[0]


def picture() -> str:
    """The whole map: the layers from the command at the top down to the kernel."""
    parts, top = [], 0
    for name in [part for group in reversed(ORDER[""]) for part in group.split() if part != "__main__"]:
        drawing, height = layer(name, top)
        parts.append(drawing)
        top += height + GAP
    label = "The layers of the package from the command down to the kernel, with their rooms from left to right"
    size = f'viewBox="-1 -1 {WIDTH + 2} {top + 2}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


if __name__ == "__main__":
    PAGE.write_text(picture(), encoding="utf-8")
