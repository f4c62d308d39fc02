"""A box outside the engine, in a process of its own: what it declares would stay with the tests that come after."""

import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.kernel import game as kernel_game

CASES = Path(__file__).parent / "outpost" / "cases.py"
ROOT = CASES.parent.parent.parent.parent

pytestmark = pytest.mark.skipif(
    not kernel_game.__file__.endswith(".py"), reason="effects of a box outside the engine are not compiled with it"
)


def test_a_box_of_one_folder_works_without_a_change_anywhere_else() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(CASES)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
