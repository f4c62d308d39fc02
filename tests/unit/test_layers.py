"""The check of import direction, on made-up trees."""

from pathlib import Path

import pytest

from tools import layers


@pytest.fixture
def tree(tmp_path: Path):
    """Write a package folder from {path: source} and return it."""

    def write(files: dict[str, str]) -> Path:
        root = tmp_path / "landsraad"
        for name, source in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, encoding="utf-8")
        return root

    return write


def test_imports_that_go_one_way_pass(tree, capsys):
    root = tree(
        {
            "__init__.py": "from .families import families\nfrom .kernel.game import Game\n",
            "families.py": "from landsraad import imperium\nimport landsraad.classic.family\n",
            "kernel/game.py": "import dataclasses\nfrom . import effects\n",
            "kernel/effects.py": "",
            "imperium/cards/base.py": "from ...kernel.effects import Gain\nfrom ..board import ARRAKEEN\n",
            "classic/family.py": "from landsraad.kernel import game\n",
            "bots/mcts.py": "import landsraad\nfrom landsraad import new\nfrom ..kernel import game\n",
            "server/app.py": "from landsraad.families import families\nfrom landsraad.bots import mcts\n",
            "cli/main.py": "from landsraad.imperium import cards\nfrom landsraad.server import app\n",
        }
    )
    assert layers.main([str(root)]) == 0
    assert capsys.readouterr().out == f"Imports in {root} go one way.\n"


@pytest.mark.parametrize(
    ("file", "source", "message"),
    [
        ("kernel/game.py", "\nimport landsraad.imperium.cards", "2: kernel may not import imperium"),
        ("kernel/game.py", "import landsraad", "1: kernel may not import landsraad"),
        ("imperium/cards.py", "from ..classic import board", "1: imperium may not import classic"),
        ("classic/cards.py", "from landsraad import imperium", "1: classic may not import imperium"),
        ("bots/mcts.py", "def f():\n    from ..imperium import cards", "2: bots may not import imperium"),
        ("arena/ratings.py", "from landsraad.env import gym", "1: arena may not import env"),
        ("server/app.py", "import landsraad.classic", "1: server may not import classic"),
        ("families.py", "from .bots import mcts", "1: families may not import bots"),
        ("__init__.py", "from . import cli", "1: landsraad may not import cli"),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_named(tree, capsys, file, source, message):
    root = tree({file: source})
    assert layers.main([str(root)]) == 1
    assert capsys.readouterr().out == f"{root / file}:{message}\n"


def test_a_package_outside_the_layers_is_named(tree):
    root = tree({"extras/thing.py": ""})
    (only,) = layers.violations(root)
    assert "extras is not a layer" in only
