"""The codex: everything declared is in it, and reads as sentences."""

import json
import re

import pytest

import landsraad
from landsraad.kernel.seen.codex import CodexEntry


@pytest.fixture(scope="module")
def entries():
    return landsraad.families()["imperium"].codex()


@pytest.fixture(scope="module")
def by_id(entries):
    return {entry["id"]: entry for entry in entries}


@pytest.mark.parametrize(
    ("module", "kind", "titles", "copies"),
    [
        ("base", "space", 22, 22),
        ("base", "starting", 7, 10),
        ("base", "reserve", 3, 24),
        ("base", "imperium", 43, 67),
        ("base", "intrigue", 34, 40),
        ("base", "conflict", 18, 18),
        ("base", "leader", 8, 8),
        ("base", "track", 4, 4),
        ("base", "hagal", 15, 31),
        ("base", "level", 4, 4),
        ("promo", "imperium", 3, 3),
        ("uprising", "space", 22, 22),
        ("uprising", "post", 13, 13),
        ("uprising", "reserve", 2, 18),
        ("uprising", "imperium", 50, 65),
        ("uprising", "intrigue", 35, 40),
        ("uprising", "conflict", 16, 16),
        ("uprising", "objective", 5, 5),
        ("uprising", "leader", 9, 9),
        ("uprising", "track", 1, 1),
        ("uprising", "hagal", 23, 37),
        ("uprising", "rival", 10, 10),
        ("uprising", "level", 4, 4),
        ("choam", "imperium", 4, 4),
        ("choam", "intrigue", 4, 4),
        ("choam", "contract", 18, 20),
        ("choam", "leader", 1, 1),
        ("uprising-promo", "imperium", 3, 3),
        ("rise-of-ix", "space", 4, 4),
        ("rise-of-ix", "imperium", 29, 35),
        ("rise-of-ix", "intrigue", 17, 17),
        ("rise-of-ix", "conflict", 4, 4),
        ("rise-of-ix", "leader", 6, 6),
        ("rise-of-ix", "hagal", 6, 9),
        ("rise-of-ix", "tech", 18, 18),
        ("rise-of-ix", "shipping", 1, 1),
        ("epic", "starting", 1, 1),
    ],
)
def test_nothing_is_missing(entries, module, kind, titles, copies):
    found = [entry for entry in entries if entry["module"] == module and entry["kind"] == kind]
    assert (len(found), sum(entry["copies"] for entry in found)) == (titles, copies)


def test_ids_are_unique(entries, by_id):
    assert len(by_id) == len(entries)


def test_entries_are_plain_data_of_the_declared_shape(entries):
    assert json.loads(json.dumps(entries)) == entries
    for entry in entries:
        assert set(entry) == set(CodexEntry.__annotations__)
        assert entry["family"] == "imperium"
        assert entry["name"]


def test_texts_read_as_sentences(entries):
    for entry in entries:
        assert entry["details"], entry["id"]
        for text in [entry["text"], *entry["details"].values()]:
            assert text[:1].isupper(), text
            assert text.endswith("."), text
            assert not re.search(r"  |\.\.|, ;|: :|to you may|\b1 (troop|card|sword|point)s|_", text), text


def test_glyphs_belong_to_boxes(entries):
    for entry in entries:
        assert set(entry["glyphs"]) <= set(entry["details"]), entry["id"]
        for glyphs in entry["glyphs"].values():
            assert glyphs
            assert all(glyph and glyph == glyph.lower() for glyph in glyphs), entry["id"]


@pytest.mark.parametrize(
    ("id", "cost", "icons", "factions"),
    [
        ("space-heighliner", None, ["guild"], ["guild"]),
        ("space-arrakeen", None, ["city"], []),
        ("convincing-argument", None, [], []),
        ("foldspace", None, ["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"], []),
        ("liet-kynes", 5, ["fremen", "city"], ["emperor", "fremen"]),
        ("ambush", None, [], []),
        ("track-bene-gesserit", None, [], ["bene_gesserit"]),
        ("hagal-heighliner", None, [], ["guild"]),
    ],
)
def test_cost_icons_and_factions(by_id, id, cost, icons, factions):
    entry = by_id[id]
    assert (entry["cost"], entry["icons"], entry["factions"]) == (cost, icons, factions)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "duncan-idaho",
            "Costs 4 persuasion. Sends an Agent to City spaces. Agent: you may pay 1 water to recruit 1 troop and draw "
            "1 card. Reveal: gain 2 swords and 1 water.",
        ),
        (
            "crysknife",
            "Fremen card. Costs 3 persuasion. Sends an Agent to Fremen or Spice Trade spaces. Agent: gain 1 Solari. "
            "Reveal: gain 1 sword; if you have another Fremen card in play, gain 1 influence with the Fremen.",
        ),
        (
            "space-conspire",
            "Reached with the Emperor icon. Costs 4 spice. Gain 1 influence with the Emperor and 5 Solari, recruit 2 "
            "troops, and draw 1 Intrigue card.",
        ),
        ("allied-armada", "Combat: if you hold any Alliance, pay 2 spice to gain 7 swords."),
        ("master-tactician", "Combat: either gain 3 swords or retreat up to 3 of your troops."),
        ("tiebreaker", "Combat: gain 2 swords. Endgame: gain 10 spice."),
        (
            "conflict-skirmish-a",
            "Level 1 Conflict. First: gain 1 victory point. Second: draw 1 Intrigue card and gain 2 Solari. Third: "
            "gain 2 Solari.",
        ),
        (
            "leader-glossu-rabban",
            "House Harkonnen. Arrakis Fiefdom: you start with 1 extra spice and 1 extra Solari. Signet Ring, "
            "Brutality: if you hold any Alliance, recruit 2 troops; otherwise recruit 1 troop. Difficulty 1 of 3.",
        ),
        (
            "leader-helena-richese",
            "House Richese. Eyes Everywhere: enemy Agents do not block you on Landsraad and City spaces. Signet Ring, "
            "Manipulate: set a card of the Imperium Row aside; on your Reveal turn you may acquire it for 1 persuasion "
            "less, or else it is trashed when that turn ends. Difficulty 2 of 3.",
        ),
        (
            "calculated-hire",
            "Plot: if the Mentat stands on its space, pay 1 spice to take the Mentat as an extra Agent for this round.",
        ),
        (
            "track-fremen",
            "Having 2 or more influence is worth 1 victory point. When you reach 4 influence: gain 1 water. The first "
            "player to reach 4 influence takes the Alliance and 1 victory point, and keeps them until another player "
            "has more influence: as much is not enough. A holder who loses influence while another player has at least "
            "as much as before gives both to that player, to one of its choice if there are several; otherwise they "
            "go back to the board below 4 influence.",
        ),
        (
            "solo-novice",
            "You start with 1 extra Solari and 1 extra spice. Each Rival starts with no troops in garrison. The Rivals "
            "gain their Swordmasters in round 5.",
        ),
        (
            "solo-expert-plus",
            "The Mentat space costs 5 Solari. You can never gain the Swordmaster. Each Rival starts with 3 troops in "
            "garrison and 1 Intrigue card. The Rivals gain their Swordmasters in round 3. A Rival that leads a "
            "Conflict of level 1 or 2 by 4 strength keeps its troops in garrison.",
        ),
        (
            "hagal-heighliner",
            "Sends a Rival's Agent to Heighliner if it is free. Agent: gain 1 influence with the Spacing Guild and "
            "recruit 3 troops. Combat space: all recruits and up to 2 garrisoned troops go to the Conflict. In Combat: "
            "gain 6 swords.",
        ),
        (
            "hagal-arrakeen-1p",
            "Only in games for one player. Sends a Rival's Agent to Arrakeen if it is free. Agent: recruit 1 troop and "
            "use the Signet ability of its Leader. Combat space: all recruits and up to 2 garrisoned troops go to the "
            "Conflict. In Combat: gain 1 sword.",
        ),
        (
            "hagal-reshuffle",
            "Only in games for two players. Shuffle all House Hagal cards, this one among them, into a new deck and "
            "turn up the next.",
        ),
    ],
)
def test_the_whole_item_is_told(by_id, id, text):
    assert by_id[id]["text"] == text


def test_every_leader_tells_how_demanding_it_is(entries):
    leaders = [entry for entry in entries if entry["kind"] == "leader" and entry["module"] == "base"]
    told = [entry["details"]["difficulty"] for entry in leaders]
    assert sorted(told) == sorted(f"Difficulty {n} of 3." for n in (1, 1, 1, 1, 2, 2, 3, 3))


def test_each_box_has_its_sentence_and_glyphs(by_id):
    assert by_id["calculated-hire"]["details"] == {
        "condition": "Only if the Mentat stands on its space.",
        "cost": "Pay 1 spice.",
        "plot": "Take the Mentat as an extra Agent for this round.",
    }
    assert by_id["assassination-mission"]["details"] == {
        "cost": "Costs 1 persuasion.",
        "reveal": "Gain 1 sword and 1 Solari.",
        "trash": "Gain 4 Solari.",
    }
    assert by_id["allied-armada"]["glyphs"] == {
        "condition": ["if alliance"],
        "cost": ["2 spice"],
        "combat": ["7 sword"],
    }
    assert list(by_id["space-imperial-basin"]["details"]) == ["icons", "agent", "combat", "maker", "control"]
