"""Running the command in the tests: its exit code, what it prints, what it leaves behind."""

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from landsraad.cli.main import main


@dataclass
class Ran:
    """What a run of the command did."""

    code: int
    out: str
    err: str


@pytest.fixture
def command(tmp_path: Path, monkeypatch, capsys):
    """Run the command in an empty folder, with some lines typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def refused(command, tmp_path: Path):
    """Run the command and see that it refuses: exit code 2, one line on standard error, nothing written."""

    def run(*arguments: object, typed: str = "") -> str:
        before = sorted(tmp_path.rglob("*"))
        ran = command(*arguments, typed=typed)
        assert ran.code == 2, ran
        assert ran.err.endswith("\n"), ran
        assert ran.err.count("\n") == 1, ran
        assert "Traceback" not in ran.err
        assert ran.out in ("", "0 passed, 1 malformed\n")
        assert sorted(tmp_path.rglob("*")) == before
        return ran.err

    return run
