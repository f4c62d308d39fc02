"""A wheel installed bare, in an empty environment: it plays in the terminal, and says how to get the server."""

import json
import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import PathDistribution, distribution
from pathlib import Path
from zipfile import Path as ZipPath
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from landsraad import __version__
from tools.examples import examples

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of this tree, or the one that a release is about to be made of."""
    if "LANDSRAAD_TEST_WHEEL" in os.environ:
        return Path(os.environ["LANDSRAAD_TEST_WHEEL"])
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, env=clean_environment())
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory) -> Path:
    """The folder of programs of an environment with the wheel and what it requires."""
    return installed(wheel, tmp_path_factory.mktemp("bare"))


def installed(wheel: Path, home: Path, extra: str = "") -> Path:
    """Make an environment with the wheel and what it requires, taken from the tests' own; where its programs are."""
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    python = programs(home) / Path(sys.executable).name
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.run([python, "-c", asked], check=True, capture_output=True, text=True).stdout.strip())
    for name in required(wheel, extra):
        copy_distribution(name, packages)
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, capture_output=True, env=clean_environment())
    return programs(home)


def programs(home: Path) -> Path:
    """Where an environment keeps its programs."""
    return home / ("Scripts" if os.name == "nt" else "bin")


def clean_environment() -> dict[str, str]:
    """The environment without what would let a program find this tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LANDSRAAD"))}


def required(wheel: Path, extra: str = "") -> list[str]:
    """What a wheel requires when no extra, or one, is asked for, and what that requires in turn."""
    info = next(name for name in ZipFile(wheel).namelist() if name.endswith(".dist-info/METADATA"))
    found: dict[str, None] = {}
    ahead = [(need, extra) for need in PathDistribution(ZipPath(wheel, f"{Path(info).parent}/")).requires or []]
    while ahead:
        text, asked = ahead.pop()
        need = Requirement(text)
        if need.name not in found and (need.marker is None or need.marker.evaluate({"extra": asked})):
            found[need.name] = None
            ahead += [(more, "") for more in distribution(need.name).requires or []]
    return list(found)


def copy_distribution(name: str, packages: Path) -> None:
    """Copy an installed package into another environment."""
    for file in distribution(name).files or []:
        if ".." not in file.parts and "__pycache__" not in file.parts:
            target = packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)


def run(program: Path, *arguments: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program of the bare environment."""
    return subprocess.run(
        [program, *arguments], cwd=cwd, env=clean_environment(), input=typed, capture_output=True, text=True,
        timeout=600,
    )


def test_a_wheel_requires_only_what_the_terminal_needs(wheel: Path) -> None:
    assert sorted(required(wheel)) == ["markdown-it-py", "mdurl", "pygments", "pyyaml", "rich"]


def test_the_engine_imports_nothing_from_outside(bare: Path, tmp_path: Path) -> None:
    code = (
        "import sys, json; before = set(sys.modules); import landsraad, landsraad.families, landsraad.kernel.scenario; "
        "landsraad.new('imperium', seed=1); landsraad.new('classic', players=6, seed=1); "
        "loaded = {name.partition('.')[0] for name in set(sys.modules) - before}; "
        "print(json.dumps(sorted(loaded - set(sys.stdlib_module_names))))"
    )
    ran = run(bare / Path(sys.executable).name, "-c", code, cwd=tmp_path)
    assert (json.loads(ran.stdout), ran.stderr) == (["landsraad"], "")


def test_a_game_is_played_in_the_terminal_and_verified(bare: Path, tmp_path: Path) -> None:
    program = bare / "landsraad"
    assert run(program, "--version", cwd=tmp_path).stdout == f"landsraad {__version__}\n"
    played = run(program, "play", "--seed", "3", "--bots", "random", "--option", "asks=choices", "--save", "game.json",
                 cwd=tmp_path, typed="1\n0\n2\n" * 2000)
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads((tmp_path / "game.json").read_text())["result"] is not None
    assert run(program, "verify", "game.json", cwd=tmp_path).returncode == 0
    assert run(program, "codex", "arrakeen", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("arguments", [("serve",), ("schema", "messages"), ()], ids=" ".join)
def test_the_server_says_how_to_get_it(bare: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ran = run(bare / "landsraad", *arguments, cwd=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.endswith("needs the table server, which is not installed: pip install 'landsraad[server]'\n")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("train", "imperium", "--out", "run"), "train"), (("dataset", "imperium", "--out", "games.parquet"), "data"),
        (("bench", "env"), "env"), (("simulate", "imperium", "--ray", "local"), "ray"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_research_says_how_to_get_it(bare: Path, tmp_path: Path, arguments: tuple[str, ...], extra: str) -> None:
    ran = run(bare / "landsraad", *arguments, cwd=tmp_path)
    assert ran.returncode == 2
    assert f"landsraad[{extra}]" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_environments_say_how_to_get_them(bare: Path, tmp_path: Path) -> None:
    ran = run(bare / Path(sys.executable).name, "-c", "from landsraad import env; env.aec()", cwd=tmp_path)
    assert ran.stderr.endswith("pip install 'landsraad[env]'\n")


def test_the_readme_trains_something_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    (example,) = [one.text for one in examples(ROOT / "README.md") if "landsraad import env" in one.text]
    (tmp_path / "learn.py").write_text(example)
    programs = installed(wheel, tmp_path / "home", "env")
    ran = run(programs / Path(sys.executable).name, "learn.py", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
