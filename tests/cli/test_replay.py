"""`landsraad replay`."""

import json

import pytest

from landsraad import new
from landsraad.bots import make_bot


@pytest.fixture
def record(tmp_path):
    """The record of a whole game, in a file."""
    game = new("imperium", players=3, seed=11)
    bot = make_bot("random", 1)
    while not game.over:
        game.step(bot.choose(game, game.pending[0]), game.pending[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()))
    return path


def test_it_tells_the_story_and_the_result(command, record):
    ran = command("replay", record)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 2 begins." in ran.out
    assert " points\n" in ran.out


def test_a_spectator_does_not_see_what_is_drawn_but_its_owner_does(command, record):
    spectator = command("replay", record).out
    owner = command("replay", record, "--seat", 0).out
    everybody = command("replay", record, "--all").out
    drawn = [line for line in owner.splitlines() if "draws 5 cards (" in line]
    assert drawn
    assert "draws 5 cards (" not in spectator
    assert everybody.count("draws 5 cards (") == 3 * owner.count("draws 5 cards (")


def test_up_to_a_ply_it_tells_how_things_stand(command, record):
    ran = command("replay", record, "--to", 20)
    assert ran.code == 0
    assert "Imperium Row:" in ran.out
    assert "The game goes on: 20 of" in ran.out


def test_json_has_every_ply_and_the_views(command, record):
    result = json.loads(command("replay", record, "--all", "--json").out)
    moves = json.loads(record.read_text())["moves"]
    assert [ply["option"] for ply in result["plies"]] == moves
    assert [view["seat"] for view in result["views"]] == [0, 1, 2]
    assert result["result"] == json.loads(record.read_text())["result"]


def test_json_of_one_seat_keeps_the_choices_of_the_others(command, record):
    result = json.loads(command("replay", record, "--seat", 1, "--json").out)
    assert {ply["seat"] for ply in result["plies"] if ply["option"] is not None} == {1}
    assert [view["seat"] for view in result["views"]] == [1]


def test_stepping_goes_forth_and_back(command, record):
    ran = command("replay", record, "--step", typed="n\nn\np\np\np\ng 30\nv\nwhat\ng 99999\nn\nq\n")
    assert ran.code == 0
    places = [line.split("/")[0] for line in ran.out.split("[")[1:]]
    assert places == ["0", "1", "2", "1", "0", "0", "30", "30", "30", "30", "31"]
    assert "This is the beginning." in ran.out
    assert "'what' is not understood" in ran.out


def test_the_end_of_input_ends_stepping(command, record):
    assert command("replay", record, "--step", "--to", 40).code == 0


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2], "is damaged"),
        (lambda text: "", "is damaged"),
        (lambda text: "[" * 100_000, "is damaged"),
        (lambda text: "[1, 2]", "a record is a JSON object"),
        (lambda text: "{}", "not a record of format"),
        (lambda text: text.replace('"format": 1', '"format": 2'), "its format is 2"),
        (lambda text: text.replace('"rules": 4', '"rules": 99'), "rules version 99"),
        (lambda text: text.replace('"family": "imperium"', '"family": "chess"'), "no family 'chess'"),
        (lambda text: text.replace('"players": 3', '"players": 30'), "30 players"),
        (lambda text: text.replace('"seed": 11', '"seed": 12'), "is not legal there"),
        (lambda text: text.replace('"seed": 11', '"seed": "x"'), "seed 'x'"),
        (lambda text: text.replace('"reveal"', '"fly"'), "is unknown: 'fly'"),
        (lambda text: text.replace('"reveal"', "7"), "is not an option: 7"),
        (lambda text: text.replace('"moves"', '"motions"'), "no list of moves"),
    ],
)
@pytest.mark.parametrize("name", ["replay", "play"])
def test_a_record_that_cannot_be_replayed_is_refused(refused, record, damage, said, name):
    record.write_text(damage(record.read_text()))
    assert said in refused(*(["replay", record] if name == "replay" else ["play", "--load", record]))


def test_bytes_that_are_no_text_are_refused(refused, record):
    record.write_bytes(b"\xff\xfe\x00")
    assert "is damaged" in refused("replay", record)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "3"], "no seat 3 in this game: it has seats 0 to 2"),
        (["--to", "100000"], "there is no ply 100000"),
        (["--to", "-1"], "'-1' is not a ply"),
        (["--step", "--json"], "choose one"),
        (["--seat", "0", "--all"], "not allowed with"),
    ],
)
def test_places_that_are_not_there_are_refused(refused, record, arguments, said):
    assert said in refused("replay", record, *arguments)


def test_a_file_that_is_not_there_is_refused(refused):
    assert "missing.json: No such file" in refused("replay", "missing.json")


def test_a_folder_is_no_record(refused, tmp_path):
    assert str(tmp_path) in refused("replay", tmp_path)
