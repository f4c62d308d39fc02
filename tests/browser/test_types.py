"""The types of the browser app are those of the server's messages and views."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "json-schema-to-typescript"


@pytest.mark.skipif(not PACKAGES.exists(), reason="the app's packages are not installed: make test installs them")
def test_the_types_of_the_app_are_what_the_schemas_say():
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "run", "--silent", "types", "--", "--check"]
    landsraad = Path(sys.executable).with_name("landsraad")
    ran = subprocess.run(
        command, env={**os.environ, "LANDSRAAD": str(landsraad)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
