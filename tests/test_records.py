"""Whole games recorded by this and earlier versions: they replay to the same end, or are refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import landsraad

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_game(path: Path) -> None:
    kept = json.loads(path.read_text())
    record = kept["record"]
    family = landsraad.families()[record["family"]]
    if record["rules"] != family.rules and family.upgrade(record["rules"], record["options"]) is None:
        with pytest.raises(landsraad.RecordError, match=f"rules version {record['rules']} of {family.name}"):
            landsraad.replay(record)
        return
    game = landsraad.replay(record)
    view = game.view(None)
    assert isinstance(view, dict)
    assert view["over"]
    assert view["result"] == record["result"]
    outcome = {"turn": view["round"], "scores": view["result"]["scores"], "winners": view["result"]["winners"]}
    assert outcome == {name: kept["outcome"][name] for name in outcome}


@pytest.mark.parametrize("name", ["imperium", "classic"])
def test_the_family_keeps_records_of_the_rules_it_plays(name: str) -> None:
    kept = [json.loads(path.read_text())["record"] for path in FILES]
    rules = landsraad.families()[name].rules
    assert any(record["family"] == name and record["rules"] == rules for record in kept)
