"""The rulings in the codex."""

import re
from pathlib import Path

import httpx
import pytest

from landsraad.families import families, family

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("name", families())
def test_every_row_of_the_documented_rulings_is_an_entry(name):
    text = (DOCS / family(name).rulings_page).read_text()
    found = family(name).rulings()
    rows = [line for line in text.splitlines() if line.startswith("|")]
    heads = len(re.findall(r"^\|-", text, re.MULTILINE))
    sections = text.count("\n## ")
    assert len(found) == len(rows) - 2 * heads + sections - heads
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


def test_the_codex_has_them(house):
    for name, kind in families().items():
        told = httpx.get(f"{house.address}/api/families/{name}/codex", trust_env=False).json()
        assert len([one for one in told if one["kind"] == "ruling"]) == len(kind.rulings()) > 50
        assert len({one["id"] for one in told}) == len(told)
