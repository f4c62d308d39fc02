"""The check of the plan of the package, on made-up trees."""

import re
from pathlib import Path

import pytest

from tools import layers
from tools import map as package_map

ROOT = Path(__file__).resolve().parents[2]
PLAN = layers.Plan(
    {
        "": ("kernel", "classic imperium", "families", "__init__", "bots", "server"),
        "imperium": ("declare", "rules", "family"),
        "server": ("wire", "room", "app"),
    },
)
HOUSE = {
    "__init__.py": '"""All."""\nfrom .families import families\nfrom .kernel.game import Game\n',
    "families.py": "from landsraad import imperium\nimport landsraad.classic.family\n",
    "kernel/__init__.py": '"""Games."""',
    "kernel/game.py": "import dataclasses\nfrom . import effects\n",
    "kernel/effects.py": "",
    "imperium/__init__.py": '"""A family."""',
    "imperium/declare/__init__.py": '"""Cards."""',
    "imperium/declare/cards.py": "from ...kernel.effects import Gain\n",
    "imperium/rules/__init__.py": '"""Rules."""',
    "imperium/rules/turn.py": "from ..declare.cards import DAGGER\nfrom landsraad.imperium.rules import round\n",
    "imperium/rules/round.py": "",
    "imperium/family.py": "from landsraad.imperium.rules.turn import Turn\n",
    "classic/__init__.py": '"""Another."""',
    "classic/family.py": "from landsraad.kernel import game\n",
    "bots/__init__.py": '"""Bots."""',
    "bots/mcts.py": "import landsraad\nfrom landsraad import new\nfrom ..kernel import game\n",
    "server/__init__.py": '"""A server."""',
    "server/wire/__init__.py": '"""Messages."""',
    "server/wire/messages.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..app import App\n",
    "server/room/__init__.py": '"""A table."""',
    "server/room/room.py": "from landsraad.server.wire.messages import Hello\nfrom landsraad.bots import mcts\n",
    "server/app.py": "from landsraad.families import families\nfrom .room.room import Room\n",
}


@pytest.fixture
def tree(tmp_path: Path):
    """Write the made-up package with some files changed, and return its folder."""

    def write(changed: dict[str, str]) -> Path:
        root = tmp_path / "landsraad"
        for name, source in (HOUSE | changed).items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, encoding="utf-8")
        return root

    return write


def test_the_package_is_built_as_planned():
    assert layers.violations(ROOT / "src" / "landsraad") == []


def test_a_tree_that_follows_its_plan_passes(tree):
    assert layers.violations(tree({}), PLAN) == []


@pytest.mark.parametrize(
    ("file", "source", "message"),
    [
        ("kernel/effects.py", "\nimport landsraad.imperium.family", "2: kernel may not import imperium"),
        ("kernel/effects.py", "import landsraad", "1: kernel may not import landsraad"),
        ("imperium/declare/cards.py", "from ...classic import family", "1: imperium may not import classic"),
        ("classic/family.py", "from landsraad import imperium", "1: classic may not import imperium"),
        ("bots/mcts.py", "def f():\n    from ..imperium import family", "2: bots may not import imperium"),
        ("bots/mcts.py", "from landsraad.server import app", "1: bots may not import server"),
        ("server/app.py", "import landsraad.classic", "1: server may not import classic"),
        ("kernel/effects.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import landsraad.bots.mcts",
         "3: kernel may not import bots"),
        ("imperium/declare/cards.py", "from ..rules import round", "1: declare may not import rules"),
        ("imperium/rules/round.py", "import landsraad.imperium.family", "1: rules may not import family"),
        ("server/wire/messages.py", "from landsraad.server.app import App", "1: wire may not import app"),
    ],
)
def test_an_import_that_goes_the_wrong_way_is_named(tree, file, source, message):
    root = tree({file: source})
    assert f"{root / file}:{message}" in layers.violations(root, PLAN)


def test_parts_outside_the_plan_are_named(tree):
    root = tree({"extras/__init__.py": '"""More."""', "server/clock.py": ""})
    first, second = layers.violations(root, PLAN)
    assert first.startswith(f"{root}: extras is in no layer")
    assert second.startswith(f"{root / 'server'}: clock is in no layer")


def test_a_layer_that_is_not_there_is_named(tree):
    root = tree({})
    plan = PLAN._replace(order={**PLAN.order, "server": ("wire", "store", "room", "app")})
    assert layers.violations(root, plan) == [f"{root / 'server'}: store is named as a layer, and is not there"]


def test_a_circle_is_named_also_where_no_order_is_planned(tree):
    root = tree({"kernel/effects.py": "from .event import Event", "kernel/event.py": "from . import game"})
    assert layers.violations(root, PLAN) == [
        f"{root / 'kernel'}: effects, event, game import each other in a circle"
    ]


def test_a_crowded_folder_is_named_and_a_box_may_hold_more(tree):
    box = {f"imperium/declare/boxes/ix/card{n}.py": "" for n in range(16)}
    said = {"imperium/declare/boxes/__init__.py": '"""Boxes."""', "imperium/declare/boxes/ix/__init__.py": '"""Ix."""'}
    root = tree({**box, **said, **{f"bots/bot{n}.py": "" for n in range(15)}})
    assert layers.violations(root, PLAN) == [f"{root / 'bots'}: 16 modules in one folder; at most 15"]


def test_a_folder_that_does_not_say_what_it_is_for_is_named(tree):
    root = tree({"server/room/__init__.py": ""})
    assert layers.violations(root, PLAN) == [
        f"{root / 'server' / 'room'}: an __init__.py should say in a sentence what happens here"
    ]


def test_the_command_tells_by_its_exit_code(tree, capsys):
    assert layers.main([str(tree({}))]) == 1
    assert "is not there" in capsys.readouterr().out


def test_the_map_is_drawn_from_the_plan():
    assert package_map.PAGE.read_text(encoding="utf-8") == package_map.picture(), "python tools/map.py draws it"


def test_the_docs_name_every_layer():
    engine, server = ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("engine.md", "server.md"))
    missing = [part for group in layers.ORDER[""] for part in group.split()
               if not part.startswith("__") and f"`{part}`" not in engine]
    missing += [part for group in layers.ORDER["server"] for part in group.split()
                if not re.search(rf"`{part}(/|\.py)?`", server)]
    assert missing == []
