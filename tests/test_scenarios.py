"""Every scenario holds, and everything declared or ruled has one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import landsraad
from landsraad.families import family
from landsraad.kernel.scenario import Scenario
from tools import coverage

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


def scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    return [Scenario(one) for one in coverage.scenarios(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_scenario(path: Path) -> None:
    failed = [
        f"{scenario.rule}: {line}" for scenario in scenarios(path) for line in scenario.run(family(scenario.family))
    ]
    assert not failed, "\n".join(failed)


def test_no_file_name_stands_in_two_folders() -> None:
    names = Counter((path.relative_to(FOLDER).parts[0], path.name) for path in FILES)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("name", sorted(landsraad.families()))
def test_everything_declared_has_a_scenario(name: str) -> None:
    shown = coverage.shown_by()
    missing = [entry["id"] for entry in family(name).codex() if entry["id"] not in shown]
    assert not missing, f"no scenario covers {', '.join(missing)}"


def test_every_ruling_is_shown() -> None:
    """An id in docs/rulings.md has a scenario, or the test file that its line names mentions it."""
    text = (ROOT / "docs" / "rulings.md").read_text()
    ids = re.findall(r"^\| `((?:clar|rul)-[a-z0-9-]+)` \|(.*)$", text, re.MULTILINE)
    assert len(ids) > 80
    assert len({name for name, _ in ids}) == len(ids)
    shown = coverage.shown_by()
    for name, line in ids:
        named = re.search(r"`(tests/[\w/]+\.py)`", line)
        by_test = named is not None and name in (ROOT / named.group(1)).read_text()
        assert name in shown or by_test, f"nothing shows {name}"


def test_everything_said_of_boxes_together_is_shown_with_these_boxes() -> None:
    said = {sentence.id: sentence for sentence in coverage.sentences()}
    shown = {id: games for id, games in coverage.shown_by().items() if id.startswith("pair-")}
    assert sorted(said) == sorted(shown)
    for id, sentence in said.items():
        for game in shown[id]:
            assert {*sentence.boxes} <= {*game.modules}, f"{game.path.name} shows {id} without {sentence.boxes}"
            assert not sentence.players or game.players in sentence.players, f"{game.path.name} shows {id}"
