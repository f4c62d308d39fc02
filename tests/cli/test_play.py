"""`landsraad play`: whole games and single commands, typed."""

import json
from functools import cache

import pytest

from landsraad import new, replay

MOSTLY_FIRST = "1\n1\n1\n1\n0\n2\n" * 1000
LEADERS = ("glossu-rabban", "paul-atreides", "earl-memnon-thorvald", "helena-richese")
WANTED = {"play:dagger", "play:signet-ring", "play:diplomacy"}


@cache
def seed() -> int:
    """A game in which seat 0 begins with the cards that these tests play."""
    for number in range(10_000):
        game = new("imperium", players=4, seed=number, leaders=LEADERS)
        if game.actor == 0 and {game.name(option) for option in game.legal} >= WANTED:
            return number
    raise AssertionError("no such game")


def play(command, *arguments: object, typed: str = "") -> str:
    ran = command("play", "--seed", seed(), "--bots", "random", *arguments, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def play_seated(command, *arguments: object, typed: str = "") -> str:
    """Play in seat 0 with known leaders: it moves first."""
    return play(command, "--leaders", ",".join(LEADERS), *arguments, typed=typed)


def asked(out: str) -> list[str]:
    """What was printed after each prompt for input."""
    return out.split("> ")


@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_is_played_to_its_result(command, players):
    out = play(command, "--players", players, typed=MOSTLY_FIRST)
    assert "The game is over." in out
    assert sum(line.endswith((" point", " points")) for line in out.splitlines()) == players
    assert out.rstrip().endswith(("You win!", "You do not win this time."))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_whole_game_from_every_seat_with_a_draft(command, seat):
    out = play(command, "--seat", seat, "--leaders", "draft", "--ask-all", "--brief", "--plain", typed=MOSTLY_FIRST)
    assert "Take a Leader." in out
    assert "The game is over." in out
    assert "\x1b" not in out


def test_a_space_is_explained_as_it_lies_on_this_table(command):
    plain = play_seated(command, typed="? research station\n")
    assert "Draw 3 cards" in plain
    assert "research track" not in plain
    overlaid = play_seated(command, "--modules", "base,immortality", typed="? research station\n")
    assert "Draw 2 cards and advance 1 step on the research track" in overlaid
    assert "Draw 3 cards" not in overlaid


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_with_both_boxes(command, players):
    out = play(
        command, "--players", players, "--modules", "base,rise-of-ix,immortality", "--brief", "--plain",
        typed=MOSTLY_FIRST,
    )
    assert "The game is over." in out
    assert "None" not in out


def test_each_turn_begins_with_how_things_stand(command):
    out = play_seated(command)
    for part in ("Round 1", "Conflict: ", "First: ", "Solari ", "Influence: ", "Victory points: you 1, ", "Hand: "):
        assert part in out
    assert "Sends an Agent to" in out


def test_the_end_of_input_says_how_to_resume(command, tmp_path):
    assert "--save FILE" in play(command)
    out = play(command, "--save", "game.json", typed="1\n")
    assert "Resume with: landsraad play --load game.json" in out
    assert (tmp_path / "game.json").exists()


def test_a_saved_game_goes_on_where_it_was(command, tmp_path):
    first = play(command, "--save", "game.json", "--seat", 2, typed="1\n1\n1\nq\nn\nq\ny\n")
    ply = len(json.loads((tmp_path / "game.json").read_text())["moves"])
    resumed = command("play", "--load", "game.json", typed=MOSTLY_FIRST)
    assert resumed.code == 0
    assert asked(resumed.out)[0].splitlines()[-1] == asked(first)[3].splitlines()[-1]
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["table"] == {"seat": 2, "bots": ["random"]}
    assert replay(record).over
    assert len(record["moves"]) > ply


def test_a_finished_game_only_tells_its_result(command):
    play(command, "--save", "game.json", typed=MOSTLY_FIRST)
    again = command("play", "--load", "game.json")
    assert again.code == 0
    assert "The game is over." in again.out


def test_saving_by_hand(command, tmp_path):
    out = play(command, typed="s mine.json\ns\n1\ns other.json\nq\ny\n")
    assert "Saved in mine.json" in out
    assert json.loads((tmp_path / "other.json").read_text())["seed"] == seed()
    assert "mine.json exists already" in play(command, typed="s mine.json\n")
    assert "Saved in imperium.json" in play(command, typed="s\n")
    assert "Saved in imperium-2.json" in play(command, typed="s\n")
    assert "Not saved" in play(command, typed="s nowhere/x.json\n")


def test_help_and_explanations(command):
    out = play_seated(command, typed="?\n? arrakeen\n?dager\n? paul\n? xyzzy\n? deploy 2\n? play dagger\n")
    answers = asked(out)[1:]
    assert "by enough of the name: 1, play dagger, arrakeen, deploy 2.\n" in answers[0]
    assert "? NAME    explain a card, a space, a leader or an option, and why it cannot be chosen now" in answers[0]
    assert "Arrakeen (space)." in answers[1]
    assert "play a card first" in answers[1]
    assert "Dagger (starting)." in answers[2]
    assert "Paul Atreides (leader)." in answers[3]
    assert "Nothing is called 'xyzzy'" in answers[4]
    assert "troops are deployed after an Agent goes to a Combat space" in answers[5]
    assert "You can choose it now: " in answers[6]
    assert "Play Dagger." in answers[6]


def test_board_hand_and_log(command):
    answers = asked(play_seated(command, "--ask-all", typed="b\nh\nl\ndagger\nl 1\n"))[1:]
    assert "Paul Atreides: " in answers[0]
    assert "Imperium Row:" in answers[0]
    assert "Empty: " in answers[0]
    assert answers[1].startswith("Hand: 5.")
    assert answers[2] == "Nothing has happened yet.\n"
    assert answers[4].count("\n") == 1
    assert answers[4].startswith('Glossu "The Beast" Rabban')


def test_options_are_chosen_by_name_or_part_of_it(command):
    answers = asked(play_seated(command, typed="sig\ncarthag\ndep 2\nend\n"))[1:]
    assert answers[0].startswith("Play Signet Ring.")
    assert answers[1].startswith("Send the Agent to Carthag.")
    assert answers[2].startswith("Deploy 2 troops to the Conflict.")


def test_what_is_ambiguous_or_impossible_is_said(command):
    answers = asked(play_seated(command, typed="play\narrakeen\n99\n0\nbuy stilgar\njuggle\n\n"))[1:]
    assert "That may mean several choices: 1. Play " in answers[0]
    assert "Not possible now: Send the Agent to Arrakeen: play a card first" in answers[1]
    assert "There is no choice 99: the choices are 1 to " in answers[2]
    assert "There is no choice 0" in answers[3]
    assert "cards are acquired on your Reveal turn" in answers[4]
    assert "'juggle' is no choice here" in answers[5]
    assert answers[6] == ""
    assert "There is no choice 999" in play_seated(command, typed="9" * 5000)


def test_what_a_seat_does_in_a_row_stands_in_one_line(command):
    out = play_seated(command, typed="dagger\n")
    assert "Rabban plays Dagger, sends an Agent to Hall of Oratory, recruits 1 troop." in out
    assert "ends the turn" not in out


def test_a_choice_says_what_it_leads_to(command):
    answers = asked(play_seated(command, typed="sig\n"))
    assert "Open now: " in answers[0]
    assert "Carthag" in answers[0].split("Play Signet Ring.")[1].splitlines()[0]
    assert "Reached with" not in answers[1]


def test_enter_takes_the_only_choice_and_no_other(command):
    answers = asked(play_seated(command, "--ask-all", typed="\ndagger\nhall\n\n"))[1:]
    assert answers[0] == ""
    assert answers[2].endswith("  0. End your turn.\n")
    assert "Paul Atreides plays " in answers[3]


def test_what_leaves_nothing_to_decide_is_not_asked(command):
    answers = asked(play_seated(command, typed="dagger\n"))[1:]
    assert "Paul Atreides plays " in answers[0]
    assert "End your turn" not in answers[0]


def test_0_ends_or_passes_and_stands_last(command):
    answers = asked(play_seated(command, typed="sig\ncarthag\n0\n"))[1:]
    assert answers[1].endswith("  0. End your turn.\n")
    assert "Paul Atreides plays " in answers[2]


def test_the_rules_in_short(command):
    assert "The aim: most victory points." in asked(play_seated(command, typed="r\n"))[1]


def test_alone_one_is_told_for_which_rival_to_choose(command):
    out = play(command, "--players", 1, typed=MOSTLY_FIRST)
    assert out.startswith(f"Dune: Imperium, 1 player, seed {seed()}.")
    assert "\nFor " in out
    assert "The game is over." in out


def test_of_two_players_house_hagal_has_no_score(command):
    out = play(command, "--players", 2, typed=MOSTLY_FIRST)
    assert "House Hagal turns up" in out
    scores = [line for line in out.splitlines() if line.startswith("Victory points: ")]
    assert scores
    assert not any("House Hagal" in line for line in scores)


def test_undo_goes_back_to_the_last_choice(command, tmp_path):
    answers = asked(play_seated(command, "--ask-all", "--save", "game.json", typed="sig\ncarthag\nu\nu\nu\n"))[1:]
    assert answers[2].startswith("Undone.")
    assert "Where does Signet Ring go?" in answers[2]
    assert "Your turn: play a card" in answers[3]
    assert "There is nothing to undo" in answers[4]
    assert "play:signet-ring" not in json.loads((tmp_path / "game.json").read_text())["moves"]


def test_undo_stops_at_what_was_revealed(command):
    answers = asked(play_seated(command, typed="sig\ncarthag\ndraw\nu\n"))[1:]
    assert "You cannot undo: chance or hidden cards were revealed" in answers[3]


def test_undo_stops_at_the_choices_of_others(command):
    answers = asked(play_seated(command, typed="dagger\nend\nu\n"))[1:]
    assert "You cannot undo: another player has chosen since." in answers[2]


def test_the_draws_of_others_are_not_told(command):
    out = play_seated(command, typed=MOSTLY_FIRST)
    assert 'Rabban draws 5 cards (' in out
    assert "Paul Atreides draws 5 cards." in out
    assert "Paul Atreides draws 5 cards (" not in out


def test_a_file_is_never_overwritten_unasked(refused, tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    assert "notes.txt exists already" in refused("play", "--save", "notes.txt")
    assert (tmp_path / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize("table", [7, {"seat": "x"}, {"seat": True}, {"seat": 9}, {"bots": "random"}, {"bots": ["x"]}])
def test_a_file_with_an_impossible_table_is_refused(refused, tmp_path, table):
    record = new("imperium", players=3, seed=1).record()
    (tmp_path / "game.json").write_text(json.dumps({**record, "table": table}))
    refused("play", "--load", "game.json")


SOLO = ("play", "--players", 1, "--seed", 3, "--leaders", "glossu-rabban,baron-vladimir-harkonnen,duke-leto-atreides")


def test_the_turns_of_rivals_before_the_first_choice_are_told(command):
    out = command(*SOLO, "--plain", typed="").out
    told = out.partition("Your turn:")[0]
    assert "Baron Vladimir Harkonnen turns up the card" in told
    assert "Duke Leto Atreides turns up the card" in told
    assert "comes into the Imperium Row" not in told


def test_words_of_the_game_are_explained(command):
    answers = asked(command(*SOLO, "--plain", typed="? house hagal\n? rivals\n? arrakeen\n").out)
    assert answers[1].startswith("House Hagal. A deck of cards that moves the Rivals")
    assert answers[2].startswith("Rival. A seat moved by House Hagal cards")
    assert answers[3].startswith("Arrakeen (space).")


def test_deployments_tell_recruits_from_the_garrison(command):
    out = play_seated(command, "--plain", typed="play signet ring\ncarthag\n")
    assert "2 recruited this turn, and up to 2 more from the garrison." in out


def test_a_combat_card_without_swords_says_so():
    game = new("imperium", players=1, seed=1)
    game.listen()
    game.family.arrange(game, {"phase": "combat", "hagal_deck": ["carthag"], "seats": {1: {"conflict": 1}}})
    told = [game.event_text(event, 0) for event in game.fetch_events()]
    assert any(line.endswith("adds no swords: Carthag has none.") for line in told), told
