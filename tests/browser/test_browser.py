"""The built app in real Chromiums, against a real server: each scene is a script in `web/scripts/scenes`."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src" / "landsraad" / "server" / "static" / "index.html"
SEED = os.environ.get("LANDSRAAD_TEST_SEED", "1979")
CHROMIUM = os.environ.get("CHROMIUM", "")

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here, and none could be installed"),
    pytest.mark.skipif(not STATIC.exists(), reason="the browser app is not built: make test builds it"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all scenes, where games are the same each time; it must not have failed at anything."""
    with House(tmp_path_factory.mktemp("server"), seed=SEED) as house:
        yield house
    assert house.errors() == []


def scene(house: House, name: str, *arguments: str) -> dict[str, Any]:
    """Run a scene; what it tells in the end. It may ask for the server to be killed, and started again."""
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "exec", "--", "node", f"scripts/scenes/{name}.mjs"]
    told = ""
    with subprocess.Popen(
        [*command, house.address, *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    ) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        for line in ran.stdout:
            if line == "kill\n":
                house.kill()
            elif line == "start\n":
                house.start()
                print(file=ran.stdin, flush=True)
            else:
                told += line
    assert ran.returncode == 0, told
    answer: dict[str, Any] = json.loads(told.splitlines()[-1])
    return answer


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_plays_now_in_one_click(house, size):
    told = scene(house, "play-now", size)
    assert told["prompt"]
    assert (told["family"], told["modules"], told["seats"]) == ("imperium", ["base"], 4)


def test_a_newcomer_plays_uprising_in_one_click(house):
    told = scene(house, "play-now", "desktop", "Uprising")
    assert (told["modules"], told["seats"]) == (["uprising", "choam"], 4)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_plays_dune_in_one_click(house, size):
    told = scene(house, "play-now", size, "Dune (1979)")
    assert (told["family"], told["seats"]) == ("classic", 6)


@pytest.mark.parametrize("players", ["1", "4"])
def test_a_guest_plays_a_whole_game_against_bots_with_clicks(house, players):
    told = scene(house, "game", players)
    assert told["status"] == "over"
    assert told["moves"] > 25
    assert told["shift"] < 0.1


def test_a_whole_game_with_rise_of_ix_and_immortality_is_played_with_clicks(house):
    told = scene(house, "game", "3", "click", "all", "base,rise-of-ix,immortality")
    assert told["status"] == "over"
    assert told["shift"] < 0.1


def test_a_whole_game_of_uprising_with_the_choam_module_is_played_with_clicks(house):
    told = scene(house, "game", "4", "click", "all", "uprising,choam")
    assert told["status"] == "over"
    assert {"play", "space"} <= told["used"].keys()
    assert told["shift"] < 0.1


def test_a_whole_solo_game_of_uprising_is_played_with_clicks(house):
    told = scene(house, "game", "1", "click", "all", "uprising,choam")
    assert told["status"] == "over"
    assert told["moves"] > 25
    assert told["shift"] < 0.1


def test_who_plays_uprising_alone_by_keys_hears_all_that_the_rivals_do(house):
    told = scene(house, "rivals")
    assert told["round"] == 2
    assert {"play", "space"} <= told["used"].keys()
    assert told["deeds"] >= 2


@pytest.mark.parametrize("way", ["tap", "keys"])
def test_a_full_round_of_uprising_is_played_by_nothing_else_than(house, way):
    told = scene(house, "game", "4", way, "1", "uprising,choam")
    assert told["round"] == 2
    assert {"play", "space"} <= told["used"].keys()
    assert told["shift"] < 0.1


@pytest.mark.parametrize("way", ["tap", "keys", "typed"])
def test_a_full_round_is_played_by_nothing_else_than(house, way):
    told = scene(house, "game", "4", way, "1")
    assert told["round"] == 2
    assert {"play", "space"} <= told["used"].keys()
    assert told["shift"] < 0.1


def test_six_people_in_two_teams_play_a_round_and_talk_among_themselves(house):
    told = scene(house, "six")
    assert told["round"] == 2
    assert min(told["moves"]) > 0
    assert {"activate-ally", "play", "space", "reveal"} <= told["used"].keys()


def test_two_people_play_each_other_and_neither_is_told_what_the_other_holds(house):
    told = scene(house, "two-people")
    assert min(told["moves"]) > 15
    assert min(told["frames"]) > 50


def test_a_lost_connection_is_shown_and_play_goes_on_where_it_was(tmp_path):
    with House(tmp_path, seed=SEED) as house:
        assert scene(house, "reconnect")["played"] == ["socket", "network", "server"]
        assert house.errors() == []


def test_the_pages_keep_to_their_security_policy(house):
    assert scene(house, "policy")["pages"] == 6


def test_the_combat_is_shown_before_anything_is_asked_and_no_click_answers_the_next_question(house):
    assert scene(house, "story")["skipped"] == 3


def test_choices_are_taken_back_alone_or_with_consent(house):
    assert scene(house, "undo")["answers"] == ["Refuse", "Agree"]


def test_whoever_ran_out_of_time_comes_back(house):
    scene(house, "away")


def test_a_spectator_sees_the_table_live_and_no_hand(house):
    scene(house, "spectator")


def test_in_forced_colors_lines_and_shapes_say_what_colors_said(house):
    assert all(scene(house, "contrast")["dark"].values())


def test_a_card_is_dragged_to_a_space(house):
    scene(house, "drag")


def test_a_guest_makes_an_account_and_leaves_it(house):
    scene(house, "account")


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with positions of Dune (1979), one for every panel."""
    folder = str(tmp_path_factory.mktemp("positions"))
    subprocess.run([sys.executable, str(ROOT / "web" / "fixtures" / "dune.py"), folder], check=True)
    return folder


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_page_has_a_serious_accessibility_problem(house, positions, size):
    assert scene(house, "axe", size, positions)["looks"] > 70


@pytest.mark.parametrize("modules", ["base", "uprising,choam"])
def test_in_windows_of_all_sizes_nothing_is_cut_and_the_whole_hand_is_in_sight(house, modules):
    assert scene(house, "fits", modules)["looks"] == 6 * (7 + 1 + 2)


def test_three_people_play_a_whole_game_of_classic_dune_with_clicks(house):
    told = scene(house, "dune-three")
    assert told["over"]
    assert min(told["moves"]) > 10
    assert {"dial", "bid"} <= told["used"].keys()
    assert told["deal"]


def test_a_card_at_hand_interrupts_and_the_question_comes_again(house):
    assert scene(house, "dune-tray")["card"] == "play:truthtrance"


def test_three_turns_of_the_advanced_game_of_six_are_played_with_clicks(house):
    told = scene(house, "dune", "6", "click", "3", "advanced")
    assert told["over"] or told["round"] == 4
    assert told["seats"] == 6


@pytest.mark.parametrize("way", ["tap", "keys", "typed"])
def test_a_turn_of_classic_dune_is_played_by_nothing_else_than(house, way):
    told = scene(house, "dune", "3", way, "1")
    assert told["over"] or told["round"] == 2


def test_a_family_declared_in_python_alone_is_on_every_page(tmp_path):
    with House(tmp_path, seed=SEED, program="tests.browser.rings") as house:
        assert scene(house, "another")["pages"] == ["lobby", "set-up", "codex", "replay", "profile", "learn"]
        assert house.errors() == []


def test_the_codex_draws_what_is_in_sight_and_each_part_has_an_address(house):
    told = scene(house, "codex")
    assert told["parts"] > 5
    assert told["things"] < told["all"] / 10


def test_classic_dune_shows_its_story_before_it_asks_and_holds_a_battle(house):
    assert scene(house, "dune-story")["seen"] > 3


def test_a_sealed_plan_is_seen_by_its_owner_and_can_be_broken(house):
    told = scene(house, "dune-seal")
    assert told["first"] != told["second"]


def test_classic_dune_fits_windows_of_all_sizes(house, positions):
    assert scene(house, "dune-windows", positions)["looks"] == 6 * 9


def test_a_game_without_a_board_of_its_own_is_played_at_the_plain_table(house):
    told = scene(house, "plain")
    assert told["over"] or told["moves"] == 12


def test_two_people_fight_a_battle_and_neither_is_told_the_plan_of_the_other(house):
    told = scene(house, "dune-secrets")
    assert told["fought"]
    assert told["looked"] > 8


def test_private_talk_of_two_and_of_allies_is_heard_by_nobody_else(house):
    assert scene(house, "whispers")["allies"] == 2


def test_friends_come_by_a_link_talk_leave_and_return(house):
    assert scene(house, "together")["link"].startswith("/table/")


def test_a_full_round_is_played_from_the_accessibility_tree_alone(house):
    told = scene(house, "ear")
    assert told["round"] == 2
    assert {"play", "space"} <= told["used"].keys()
