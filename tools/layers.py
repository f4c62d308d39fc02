"""Check the plan of src/landsraad: imports go one way, folders stay small, and each says what happens there.

docs/engine.md has the map and docs/server.md walks through the server; this file is what keeps them true.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

PACKAGE = "landsraad"

ORDER: Mapping[str, tuple[str, ...]] = {
    "": (
        "kernel", "classic imperium", "families", "__init__", "observe", "bots", "arena", "env", "train", "server",
        "cli", "__main__",
    ),
    "kernel": (
        "effect errors setup timeout version view_types vocabulary", "chance event held said", "register", "game",
        "observing playing seen", "family", "scenario",
    ),
    "classic": ("sheets", "table", "bargains", "rounds", "cards", "characters", "seen", "family"),
    "imperium": ("declare", "table", "rivals", "rules", "effects", "seen", "boxes", "appearance", "family"),
    "server": (
        "config logs metrics wire", "store", "people", "play", "tables", "room", "entrance", "server", "api", "app",
    ),
    "cli": (
        "arguments files output", "extras terminal",
        "bench codex lab play replay scenario schema serve simulate verify", "main",
    ),
}
"""The layers of a folder from the bottom up; parts that share a layer do not import each other."""

FAMILIES = ("classic", "imperium")
"""Packages that only `families` imports: everything above it knows a game through the kernel."""

MODULES = 15
MODULES_OF_A_BOX = 25


class Plan(NamedTuple):
    """What a tree is checked against."""

    order: Mapping[str, tuple[str, ...]] = ORDER
    families: tuple[str, ...] = FAMILIES


class Import(NamedTuple):
    """An import of one of our own modules."""

    line: int
    name: tuple[str, ...]
    """The dotted name below the package."""
    typing: bool
    """Whether only type checkers see it."""


def imports(tree: ast.Module, package: tuple[str, ...]) -> Iterator[Import]:
    """Yield what a module imports of ours; `package` is the folder it lives in, below the root."""
    typing = {
        id(inner)
        for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = (PACKAGE, *package)
            base = above[: len(above) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            root, *rest = name.split(".")
            if root == PACKAGE:
                yield Import(node.lineno, tuple(rest), id(node) in typing)


class Tree:
    """A package folder: its modules, and what each imports."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.modules: dict[tuple[str, ...], Path] = {}
        for path in sorted(root.rglob("*.py")):
            self.modules[path.relative_to(root).with_suffix("").parts] = path
        self.folders = {name[:depth] for name in self.modules for depth in range(len(name))}
        self.imports = {name: self.imports_of(name) for name in self.modules}

    def parts(self, folder: tuple[str, ...]) -> list[str]:
        """The modules and folders directly in a folder."""
        depth = len(folder)
        return sorted({name[depth] for name in self.modules if name[:depth] == folder})

    def imports_of(self, name: tuple[str, ...]) -> list[tuple[Import, tuple[str, ...]]]:
        """What a module imports, each with the module that is meant."""
        path = self.modules[name]
        found = imports(ast.parse(path.read_bytes(), str(path)), name[:-1])
        return [(one, self.meant(one.name)) for one in found]

    def meant(self, name: tuple[str, ...]) -> tuple[str, ...]:
        """The module of a dotted name, which may go on with something inside that module."""
        while name:
            if name in self.modules:
                return name
            if (*name, "__init__") in self.modules or name in self.folders:
                return (*name, "__init__")
            name = name[:-1]
        return ("__init__",)


def violations(root: Path, plan: Plan = Plan()) -> list[str]:  # noqa: B008  # a plan is immutable
    """List everything below the package folder `root` that is not as planned."""
    tree = Tree(root)
    found = [*unplanned(tree, plan), *wrong_ways(tree, plan), *circles(tree), *crowded(tree), *silent(tree)]
    return list(dict.fromkeys(found))


def unplanned(tree: Tree, plan: Plan) -> Iterator[str]:
    """Parts that the plan does not name, and layers it names that are not there."""
    for folder, layers in plan.order.items():
        at = tuple(folder.split("/")) if folder else ()
        named = {part for layer in layers for part in layer.split()}
        there = {part for part in tree.parts(at) if part != "__init__" or not at}
        where = f"{tree.root.joinpath(*at)}"
        for part in sorted(there - named):
            yield f"{where}: {part} is in no layer; the layers are {', '.join(layers)}"
        for part in sorted(named - there):
            yield f"{where}: {part} is named as a layer, and is not there"


def wrong_ways(tree: Tree, plan: Plan) -> Iterator[str]:
    """Imports that go up, or sideways within a layer."""
    for name, path in tree.modules.items():
        for one, target in tree.imports[name]:
            depth = shared(name, target)
            folder = "/".join(name[:depth])
            if (depth and one.typing) or folder not in plan.order:
                continue
            here, there = name[depth], target[depth]
            if here == there or (there == "__init__" and depth):
                continue
            above = place(plan, folder, there) >= place(plan, folder, here)
            hidden = not depth and there in plan.families and here not in ("families", *plan.families)
            if above or hidden:
                yield f"{path}:{one.line}: {shown(here)} may not import {shown(there)}"


def shared(name: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many folders two modules share."""
    depth = 0
    while depth < min(len(name), len(other)) - 1 and name[depth] == other[depth]:
        depth += 1
    return depth


def place(plan: Plan, folder: str, part: str) -> int:
    """How high a part stands in its folder; one that is not planned is reported elsewhere, and stands on top."""
    layers = plan.order[folder]
    return next((height for height, layer in enumerate(layers) if part in layer.split()), len(layers))


def shown(part: str) -> str:
    """A part as it is named in a report; `landsraad` is the package's own `__init__`."""
    return PACKAGE if part == "__init__" else part


def circles(tree: Tree) -> Iterator[str]:
    """Parts of one folder that import each other in a circle."""
    doors: dict[tuple[str, ...], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for name in tree.modules:
        for one, target in tree.imports[name]:
            depth = shared(name, target)
            here, there = name[depth], target[depth]
            if not one.typing and here != there and "__init__" not in (here, there):
                doors[name[:depth]][here].add(there)
    for folder, graph in sorted(doors.items()):
        for circle in circles_of(graph):
            yield f"{tree.root.joinpath(*folder)}: {', '.join(circle)} import each other in a circle"


def circles_of(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of nodes in a graph that can all be reached from each other."""
    reach: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        ahead = list(graph[start])
        while ahead:
            node = ahead.pop()
            if node not in seen:
                seen.add(node)
                ahead += graph.get(node, ())
        reach[start] = seen
    groups = {tuple(sorted(other for other in reach[node] if node in reach.get(other, ()))) for node in reach}
    return [list(group) for group in sorted(groups) if group]


def crowded(tree: Tree) -> Iterator[str]:
    """Folders with more modules than a reader takes in."""
    for folder in sorted(tree.folders):
        count = sum(name[:-1] == folder and name[-1] != "__init__" for name in tree.modules)
        limit = MODULES_OF_A_BOX if folder[-2:-1] == ("boxes",) else MODULES
        if count > limit:
            yield f"{tree.root.joinpath(*folder)}: {count} modules in one folder; at most {limit}"


def silent(tree: Tree) -> Iterator[str]:
    """Folders that do not say what happens there."""
    for folder in sorted(tree.folders):
        path = tree.modules.get((*folder, "__init__"))
        if path is None or ast.get_docstring(ast.parse(path.read_bytes())) is None:
            yield f"{tree.root.joinpath(*folder)}: an __init__.py should say in a sentence what happens here"


def main(arguments: list[str]) -> int:
    """Check the given package folder, or src/landsraad; return the exit code."""
    root = Path(arguments[0]) if arguments else Path("src", PACKAGE)
    found = violations(root)
    print("\n".join(found) if found else f"{root} is built as planned: imports go one way, and folders are small.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
