"""The built app in a real Chromium, against a real server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "landsraad" / "server" / "static" / "index.html"
CHROMIUM = os.environ.get("CHROMIUM", "")

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here, and none could be installed"),
    pytest.mark.skipif(not STATIC.exists(), reason="the browser app is not built: make test builds it"),
]


def script(name: str, *arguments: str) -> str:
    """Run one of the app's scripts; return what it says."""
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "exec", "--", "node", f"scripts/{name}.mjs", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert ran.returncode == 0, f"{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    return ran.stdout


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_a_newcomer_plays_now_in_one_click(tmp_path, size):
    with House(tmp_path) as house:
        told = json.loads(script("smoke", house.address, str(tmp_path / "table.png"), size).strip().splitlines()[-1])
        assert told["problems"] == []
        assert told["prompt"]
        assert house.errors() == []


def test_a_guest_plays_a_whole_solo_game_through_the_page(tmp_path):
    with House(tmp_path) as house:
        told = json.loads(script("play", "--server", house.address, "--players", "1"))
        assert "over" in told["left"]
        assert told["moves"] > 50
        assert told["shift"]["value"] < 0.1
        assert house.errors() == []
