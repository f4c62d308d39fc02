"""Check that imports inside src/landsraad go one way, from the command down to the kernel."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "landsraad"
ENGINE = frozenset({"kernel", "imperium", "classic"})
SURFACE = frozenset({"kernel", PACKAGE, "families"})
"""What the layers above the engine may know of it: the kernel and the public functions."""

MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    "imperium": frozenset({"kernel"}),
    "classic": frozenset({"kernel"}),
    "families": ENGINE,
    PACKAGE: ENGINE | {"families"},
    "bots": SURFACE,
    "arena": SURFACE | {"bots"},
    "env": SURFACE | {"bots", "arena"},
    "server": SURFACE | {"bots", "arena", "env"},
    "cli": SURFACE | ENGINE | {"bots", "arena", "env", "server"},
    "__main__": SURFACE | {"cli"},
}
"""Each layer and the layers it may import besides itself; `landsraad` is the package's own `__init__`."""


def layer_of(path: Path) -> str:
    """Name the layer of a file, given by its path below the package."""
    name = path.parts[0].removesuffix(".py")
    return PACKAGE if name == "__init__" else name


def imported(tree: ast.Module, package: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and dotted name of everything a module imports; `package` is where it lives."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"


def target_of(name: str) -> str | None:
    """Name the layer that a dotted name belongs to, or None if it is not ours."""
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return None
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else PACKAGE


def violations(root: Path) -> list[str]:
    """List every import below the package folder `root` that goes the wrong way."""
    found = []
    for path in sorted(root.rglob("*.py")):
        below = path.relative_to(root)
        layer = layer_of(below)
        if layer not in MAY_IMPORT:
            found.append(f"{path}:1: {layer} is not a layer; the layers are {', '.join(MAY_IMPORT)}")
            continue
        package = [PACKAGE, *below.parent.parts]
        wrong = {
            (line, target)
            for line, name in imported(ast.parse(path.read_bytes(), str(path)), package)
            if (target := target_of(name)) and target != layer and target not in MAY_IMPORT[layer]
        }
        found += [f"{path}:{line}: {layer} may not import {target}" for line, target in sorted(wrong)]
    return found


def main(arguments: list[str]) -> int:
    """Check the given package folder, or src/landsraad; return the exit code."""
    root = Path(arguments[0]) if arguments else Path("src", PACKAGE)
    found = violations(root)
    print("\n".join(found) if found else f"Imports in {root} go one way.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
