"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = [
    "landsraad.families", "landsraad.kernel.chance", "landsraad.kernel.vocabulary", "landsraad.arena.match",
    "landsraad.cli.terminal.log_lines", "landsraad.cli.terminal.matching", "landsraad.kernel.seen.narration",
    "landsraad.kernel.said", "landsraad.kernel.register.declare",
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(name)
    if str(module.__file__).endswith(".so"):
        pytest.skip("compiled code keeps no examples")
    examples = {f"{name}:{key}": text for key, text in docstrings(module).items()}
    runner = doctest.DocTestRunner()
    for key, text in examples.items():
        runner.run(doctest.DocTestParser().get_doctest(text, dict(vars(module)), key, None, 0))
    assert runner.tries > 0
    assert runner.failures == 0


def docstrings(module: object) -> dict[str, str]:
    """Every docstring of a module that holds an example."""
    found = {}
    for key, value in vars(module).items():
        text = getattr(value, "__doc__", None)
        if isinstance(text, str) and ">>>" in text:
            found[key] = text
    return found
