"""What a release is checked for, and that its pieces agree."""

import re
from pathlib import Path

import yaml

from landsraad import __version__
from tools import release

ROOT = Path(__file__).resolve().parents[2]


def test_this_version_has_a_section_and_notes() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    assert f"\n## {__version__}\n" in changelog
    notes = release.notes(__version__).read_text()
    assert notes.splitlines()[0] == f"Landsraad {__version__}"


def test_a_tree_that_is_ready_can_be_released() -> None:
    assert release.obstacles(__version__, f"# Changelog\n\n## {__version__}\n", "", ["v0.0.9"]) == []


def test_what_stands_in_the_way_of_a_release_is_said() -> None:
    changed = release.obstacles("9.9.9", "## Unreleased\n\n## 0.1.0\n", " M README.md", ["v9.9.9"])
    assert [one.split(":")[0] for one in changed] == [
        "the working tree has changes that are not committed",
        "the newest section of CHANGELOG.md is not 9.9.9, the version of the engine",
        "docs/releases/9.9.9.md is missing",
        "v9.9.9 is tagged already",
    ]


def test_hooks_before_a_commit_run_what_lint_runs() -> None:
    recipe = re.search(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe is not None
    linted = [line.strip().removeprefix("@").replace("$(BIN)", ".venv/bin") for line in recipe[1].splitlines()]
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert sorted(hook["entry"] for hook in local["hooks"]) == sorted(linted)
