"""What the compiler of the engine cannot do, seen without waiting for it."""

import ast

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
