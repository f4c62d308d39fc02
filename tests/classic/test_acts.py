"""Acts and scenes as data: equal keys mean equal acts in equal scenes."""

from __future__ import annotations

import ast
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from landsraad import classic
from landsraad.classic.cards.special import SPECIAL
from landsraad.classic.characters.all import POWERS
from landsraad.classic.table.act import Act, Scene

FIELDS = (
    "other", "seats", "spared", "area", "territory", "card", "leader", "n", "most", "step", "stops", "use", "question",
)


def acts() -> list[Act]:
    """Every act that the family declares."""
    modules = [import_module(one.name) for one in pkgutil.walk_packages(classic.__path__, f"{classic.__name__}.")]
    found = {id(value): value for module in modules for value in vars(module).values() if isinstance(value, Act)}
    listening = [power.listens for powers in POWERS for power in powers] + list(SPECIAL.values())
    found |= {id(act): act for listens in listening for acts in listens.values() for act in acts}
    return list(found.values())


def test_equal_keys_mean_equal_acts() -> None:
    declared = acts()
    assert len(declared) > 80
    assert len({act.key() for act in declared}) == len(declared)


def test_an_act_has_no_data_of_its_own() -> None:
    assert not [act.key() for act in acts() if getattr(act, "__dict__", {})]


def test_the_key_says_nothing_in_words() -> None:
    assert not [act.key() for act in acts() if not act.key().isidentifier()]


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_of_a_scene_is_in_its_key(field: str) -> None:
    assert Scene(0, **{field: 5}).key() != Scene(0).key() != Scene(1).key()
    assert Scene(0, **{field: 5}).key() == Scene(0, **{field: 5}).key()


def test_the_fields_are_all_there_are() -> None:
    source = ast.parse((Path(classic.__path__[0]) / "table" / "act.py").read_text())
    declared = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Scene")
    fields = [node.target for node in declared.body if isinstance(node, ast.AnnAssign)]
    names = {field.id for field in fields if isinstance(field, ast.Name)}
    assert names | {"card"} == set(FIELDS)
