"""`landsraad codex`."""

import json

from landsraad import families


def test_json_lists_everything(command):
    entries = json.loads(command("codex", "--json").out)
    games = [entry.pop("games") for entry in entries]
    assert entries == [entry for family in families().values() for entry in family.codex()]
    assert "uprising without rise-of-ix" in games


def test_a_name_finds_its_card_first(command):
    ran = command("codex", "imperium", "duncan", "idaho")
    assert ran.code == 0
    assert ran.out.startswith("Duncan Idaho\nimperium of imperium (base)")
    assert "recruit 1 troop" in ran.out


def test_a_slip_of_the_keyboard_still_finds_it(command):
    entries = json.loads(command("codex", "arakeen", "--json").out)
    assert entries[0]["id"] == "space-arrakeen"


def test_kinds_narrow_the_search(command):
    entries = json.loads(command("codex", "imperium", "--kind", "leader", "--json").out)
    assert len([entry for entry in entries if entry["module"] == "base"]) == 8
    assert {entry["kind"] for entry in entries} == {"leader"}


def test_words_of_the_text_find_cards(command):
    entries = json.loads(command("codex", "harvest", "--json").out)
    assert {"space-hagga-basin", "leader-countess-ariana-thorvald"} <= {entry["id"] for entry in entries}


def test_a_thing_tells_the_games_it_appears_in(command):
    assert "in games with uprising without rise-of-ix" in command("codex", "space-assembly-hall").out
    assert "or rise-of-ix + uprising with the option all_conflicts" in command("codex", "trade", "monopoly").out
    assert "in games with choam + uprising for 6 players" in command("codex", "space-vast-wealth").out
