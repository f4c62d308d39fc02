"""The check of commit messages."""

import subprocess
from pathlib import Path

import pytest

from tools import commits


@pytest.mark.parametrize("message", [
    "Let a rich Karama holder bid all of their spice\n",
    "Play again\n\nBecause the first game was lost.\n",
    "Merge the boxes of Uprising\n",
])
def test_a_good_message_passes(message: str) -> None:
    assert commits.problems(message) == []


@pytest.mark.parametrize(("message", "problem"), [
    ("x".upper() * 73, "its subject has 73 characters, more than 72"),
    ("Fix the storm; rename the worm", "a ';' in the subject joins two reasons: make it two commits"),
    ("Fix the storm.", "its subject ends with a period"),
    ("fix the storm", "its subject begins with a small letter"),
    ("Merge branch 'storm'", "a merge is named after what it brings, not after a branch"),
    ("Merge pull request #3 from a/b", "a merge is named after what it brings, not after a branch"),
    ("fixup! Fix the storm", "it is not finished"),
    ("Fix the storm\nIt went the wrong way.", "the line after the subject is not empty"),
    ("", "it has no subject"),
])
def test_what_is_wrong_with_a_message_is_said(message: str, problem: str) -> None:
    assert problem in commits.problems(message)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch):
    """An empty repository, and a way to commit to it."""
    monkeypatch.chdir(tmp_path)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    subprocess.run(["git", "init", "--quiet"], check=True)

    def commit(message: str) -> None:
        subprocess.run(["git", "commit", "--quiet", "--allow-empty", "--message", message], check=True)

    return commit


def test_only_what_is_new_since_the_last_release_is_looked_at(repository, capsys) -> None:
    repository("an old sin; and another")
    subprocess.run(["git", "tag", "v0.0.1"], check=True)
    repository("Do better")
    assert commits.main([]) == 0
    assert capsys.readouterr().out == "1 commit messages are as they should be.\n"
    repository("one more; sin")
    assert commits.main([]) == 1
    assert capsys.readouterr().out.count("'one more; sin'") == 2


def test_a_shallow_clone_is_checked_as_far_as_it_goes(repository, tmp_path: Path, monkeypatch) -> None:
    repository("an old sin; and another")
    repository("Do better")
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", f"file://{tmp_path}", str(clone)], check=True)
    monkeypatch.chdir(clone)
    assert commits.main([]) == 0


def test_outside_a_repository_there_is_nothing_to_check(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert commits.main([]) == 0


def test_a_hook_checks_the_message_that_is_being_written(tmp_path: Path) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("Fix the storm\n\n# Please enter a message; lines with # are ignored.\n")
    assert commits.main([str(message)]) == 0
    message.write_text("fix; all of it\n")
    assert commits.main([str(message)]) == 1
