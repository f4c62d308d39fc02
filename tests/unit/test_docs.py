"""The examples in the README and the docs run."""

import json
import re
from pathlib import Path

import pytest
import yaml

import landsraad
from landsraad.cli.main import COMMANDS, make_parser
from landsraad.imperium.boxes.shelf import SHELF
from landsraad.imperium.declare import CARDS
from landsraad.imperium.words import VOCABULARY
from landsraad.kernel import game as kernel_game
from landsraad.kernel.scenario import Scenario
from tools import coverage

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    (?:\.venv/bin/)?landsraad (.+?)(?:\s{2,}#.*)?$", re.MULTILINE)
INTERPRETED = kernel_game.__file__.endswith(".py")


def path_of(page: Path) -> str:
    """A page as it is named in the reports."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[tuple[int, str, str]]:
    """The examples of a page: the line on which each begins, its language, and the text."""
    text = page.read_text()
    found = [(text[: block.start()].count("\n") + 1, block[1], block[2]) for block in BLOCK.finditer(text)]
    return [block for block in found if block[1] in ("python", "yaml")]


def extends(code: str) -> bool:
    """Whether an example declares effects or games of its own, which a compiled engine does not take."""
    return re.search(r"^class \w+\((?:Act|Effect|Game|Family)\)", code, re.MULTILINE) is not None


@pytest.fixture
def nothing_declared():
    """Forget the options and cards that an example declares."""
    words = VOCABULARY
    size, cards = len(words), len(CARDS)
    yield
    for name in words.names[size:]:
        del words.numbers[name]
    for column in (words.names, words.verbs, words.value, words.texts):
        del column[size:]
    del CARDS[cards:]
    SHELF.rulesets.clear()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=path_of)
def test_examples_run(page: Path, nothing_declared, capsys) -> None:
    space: dict[str, object] = {"__name__": page.stem}
    for line, language, text in blocks(page):
        if language == "yaml":
            scenario = Scenario(yaml.safe_load(text))
            assert scenario.run(landsraad.families()[str(scenario.family)]) == []
        elif INTERPRETED or not extends(text):
            exec(compile("\n" * line + text, str(page), "exec"), space)


@pytest.mark.parametrize("page", PAGES, ids=path_of)
def test_commands_are_understood(page: Path) -> None:
    parser = make_parser()
    for line in COMMAND.findall(page.read_text()):
        parser.parse_args(line.split("  ")[0].split())


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=path_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) < 120


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
