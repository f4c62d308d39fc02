"""How the engine is compiled, and what the compiler cannot do, seen without waiting for it."""

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import compile as compiling
from tools.compile import ROOT, modules


def test_nothing_is_looked_for_in_a_tuple_with_a_star() -> None:
    """mypyc fails on `x in (a, *b)`; a list or a set does as well."""
    found = []
    for path in modules():
        for node in ast.walk(ast.parse((ROOT / path).read_text())):
            if isinstance(node, ast.Compare) and isinstance(node.ops[-1], (ast.In, ast.NotIn)):
                there = node.comparators[-1]
                if isinstance(there, ast.Tuple) and any(isinstance(one, ast.Starred) for one in there.elts):
                    found.append(f"{path}:{node.lineno}")
    assert found == []


def test_what_is_finished_is_put_in_place_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished, target = tmp_path / "finished", tmp_path / "src"
    monkeypatch.setattr(compiling, "FINISHED", finished)
    for name in ("engine.so", "landsraad/kernel/game.so", "landsraad/families.so"):
        (finished / name).parent.mkdir(parents=True, exist_ok=True)
        (finished / name).write_text("new")
    for name in ("landsraad/kernel/game.so", "landsraad/kernel/gone.so", "landsraad/kernel/game.py"):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text("old")
    made = [path.relative_to(target).as_posix() for path in compiling.install(target)]
    assert made[0] == "engine.so", "what leads to the engine comes after it"
    there = {path.relative_to(target).as_posix(): path.read_text() for path in target.rglob("*.*")}
    assert there == {**dict.fromkeys(made, "new"), "landsraad/kernel/game.py": "old"}


def test_one_library_leads_to_modules_of_different_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "C_FILES", tmp_path)
    names = ["landsraad.kernel.effect", "landsraad.kernel.game", "landsraad.classic.effect"]
    doors = [SimpleNamespace(name=name, sources=[f"{name}.c"]) for name in names]
    merged = compiling.merged(doors)
    assert sorted(name for together in merged.values() for name in together) == sorted(names)
    assert all(len({name.split(".")[-1] for name in together}) == len(together) for together in merged.values())
    assert len(merged) == 2
