"""The examples in the README and the docs run."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from landsraad.cli.main import COMMANDS, make_parser
from landsraad.kernel import game as kernel_game
from landsraad.kernel.vocabulary import Vocabulary
from tools import coverage, examples

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(r"^    (?:\.venv/bin/)?landsraad (.+?)(?:\s{2,}#.*)?$", re.MULTILINE)
INTERPRETED = kernel_game.__file__.endswith(".py")


def path_of(page: Path) -> str:
    """A page as it is named in the reports."""
    return page.relative_to(ROOT).as_posix()


def columns(words: Vocabulary) -> list[list[object]]:
    """The columns of a vocabulary: every list it has, also of a compiled one."""
    return [column for name in dir(words) if isinstance(column := getattr(words, name), list)]


@pytest.mark.parametrize("family", landsraad.families())
def test_the_columns_of_a_vocabulary_are_equally_long(family: str) -> None:
    words = landsraad.families()[family].vocabulary
    assert len(columns(words)) == 7
    assert {len(column) for column in columns(words)} == {len(words)} == {len(words.numbers)}


@pytest.mark.parametrize("page", [page for page in PAGES if examples.examples(page)], ids=path_of)
def test_examples_run(page: Path) -> None:
    """In a process of its own, since examples declare cards, boxes and families."""
    ran = subprocess.run([sys.executable, "-m", "tools.examples", str(page)], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    if INTERPRETED:
        assert ran.stdout.endswith(f"{page}: {len(examples.examples(page))} examples\n")


@pytest.mark.parametrize("page", PAGES, ids=path_of)
def test_commands_are_understood(page: Path) -> None:
    parser = make_parser()
    for line in COMMAND.findall(page.read_text()):
        parser.parse_args(line.split("  ")[0].split())


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=path_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        assert target.startswith("https://") or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=path_of)
def test_files_that_are_named_are_there(page: Path) -> None:
    """A name may leave out the first folders, as long as it is clear which file is meant."""
    known = [path for place in ("src", "tests", "tools", "web/src", "bench") for path in (ROOT / place).rglob("*.*")]
    known += list(ROOT.glob("*.*"))
    known_names = {f"/{path.relative_to(ROOT).as_posix()}" for path in known}
    for name in re.findall(r"`([\w./-]+\.(?:py|ts|svelte|toml))`", page.read_text()):
        assert any(path.endswith(f"/{name}") for path in known_names), f"{path_of(page)} names {name}"


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) < 160


def test_the_index_names_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text()
    missing = [page.name for page in (ROOT / "docs").glob("*.md") if page.name != "README.md" and
               f"]({page.name})" not in index]
    assert not missing, f"docs/README.md does not name {', '.join(missing)}"


def test_links_into_a_page_meet_a_heading() -> None:
    for page in PAGES:
        for target, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text()):
            text = ((page.parent / target) if target else page).read_text()
            slugs = [re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
                     for line in text.splitlines() if line.startswith("#")]
            assert heading in slugs, f"{path_of(page)}: {target}#{heading}"


def test_every_command_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text()
    for command in COMMANDS:
        assert f"landsraad {command.__name__.rpartition('.')[2]}" in text


def test_the_coverage_table_is_true() -> None:
    assert coverage.PAGE.read_text() == coverage.page(), "make coverage writes the table"


def test_the_table_of_records_names_every_key() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    for key in json.loads(json.dumps(landsraad.new("imperium", players=3, seed=1).record())):
        assert f"`{key}`" in page
