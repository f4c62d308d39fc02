"""Check that a release can be made from this tree, build it, try it and, with --tag, tag it. Nothing is uploaded."""

import argparse
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

from landsraad.kernel.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
STATIC = "landsraad/server/static/index.html"


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def notes(version: str) -> Path:
    """The release notes of a version."""
    return ROOT / "docs" / "releases" / f"{version}.md"


def obstacles(version: str, changelog: str, changed: str, tags: list[str]) -> list[str]:
    """Why no release can be made: from the changelog, what `git status` lists, and the tags there are."""
    found = []
    if changed:
        found.append("the working tree has changes that are not committed")
    newest = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    if newest is None or newest[1] != version:
        found.append(f"the newest section of CHANGELOG.md is not {version}, the version of the engine")
    if not notes(version).is_file():
        found.append(f"docs/releases/{version}.md is missing: it is the message of the tag")
    if f"v{version}" in tags:
        found.append(f"v{version} is tagged already: raise the version in kernel/version.py")
    return found


def build(folder: Path) -> list[Path]:
    """Build the wheel and the source package of this tree."""
    for old in folder.glob("landsraad-*"):
        old.unlink()
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist", "--outdir", str(folder)]
    subprocess.run([*command, str(ROOT)], check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob("landsraad-*"))


def contents(package: Path) -> list[str]:
    """The names of all files in a package."""
    if package.suffix == ".whl":
        return ZipFile(package).namelist()
    with tarfile.open(package) as archive:
        return archive.getnames()


def main(arguments: list[str]) -> int:
    """Go through the steps of a release; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", action="store_true", help="tag the commit, with the release notes as message")
    args = parser.parse_args(arguments)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = obstacles(VERSION, changelog, output("git", "status", "--porcelain"), output("git", "tag").split())
    if found:
        print("\n".join(f"No release: {one}." for one in found), file=sys.stderr)
        return 1
    packages = build(ROOT / "dist")
    for package in packages:
        names = contents(package)
        if not any(name.endswith(STATIC) for name in names) or any("node_modules/" in name for name in names):
            print(f"No release: {package.name} lacks the browser app, or carries its tools.", file=sys.stderr)
            return 1
    (wheel,) = [package for package in packages if package.suffix == ".whl"]
    tests = [sys.executable, "-m", "pytest", "-q", "tests/cli/test_install.py"]
    if subprocess.run(tests, cwd=ROOT, env={**os.environ, "LANDSRAAD_TEST_WHEEL": str(wheel)}, check=False).returncode:
        return 1
    if args.tag:
        output("git", "tag", "--annotate", f"v{VERSION}", "--cleanup=verbatim", "--file", str(notes(VERSION)))
    print(f"landsraad {VERSION} is {'tagged' if args.tag else 'ready to be tagged'}:")
    print("\n".join(f"  {package.relative_to(ROOT)}" for package in packages))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
