"""What the compiler of the engine cannot do, seen without waiting for it."""

import ast

import pytest

from tools.compile import ROOT, modules


@pytest.mark.parametrize("path", modules())
def test_nothing_is_looked_for_in_a_tuple_with_a_star(path: str) -> None:
    """mypyc fails on `x in (a, *b)`; a list or a set does as well."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.Compare) and isinstance(node.ops[-1], (ast.In, ast.NotIn)):
            there = node.comparators[-1]
            starred = isinstance(there, ast.Tuple) and any(isinstance(one, ast.Starred) for one in there.elts)
            assert not starred, f"{path}:{node.lineno}"
