"""The rulings: what the pages that document them say, as entries of the codex."""

import re
from pathlib import Path

import pytest

from landsraad.families import families, family
from landsraad.kernel.seen.rulings import read_rulings

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("name", families())
def test_every_row_of_the_documented_rulings_is_an_entry(name):
    text = (DOCS / family(name).rulings_page).read_text()
    found = family(name).rulings()
    rows = [line for line in text.splitlines() if line.startswith("|")]
    heads = len(re.findall(r"^\|-", text, re.MULTILINE))
    told = [section for section in text.split("\n## ")[1:] if "\n|" not in section]
    assert len(found) == len(rows) - 2 * heads + len(told)
    assert len({one["id"] for one in found}) == len(found)
    assert all(one["name"] and one["text"] and "`" not in one["text"] for one in found)


def test_a_ruling_says_what_holds_where_it_is_told_and_by_which_switch():
    found = {one["id"]: one for one in family("imperium").rulings()}
    bindu = found["ruling-bindu-suspension"]
    assert bindu["name"] == "Bindu Suspension"
    assert bindu["details"]["switch"] == "strict_bindu"
    assert bindu["details"]["section"] == "Defaults for doubtful rules"
    assert found["ruling-clar-tsmf"]["name"] == "The Spice Must Flow"
    assert found["ruling-clar-tsmf"]["details"]["source"] == "FAQ 2022"
    assert found["ruling-rul-tied-conflict-card-is-gone"]["name"] == "Tied conflict card is gone"


def test_a_family_without_a_page_has_none():
    assert read_rulings("duel", "") == []
    assert read_rulings("duel", "no-such-page.md") == []
