"""`landsraad play classic`: whole games, typed, and what a person reads there."""

import re

import pytest

MOSTLY_FIRST = "1\n1\n1\n1\n0\n2\n" * 1000
OF_IMPERIUM = re.compile(r"\b(Agents?|Conflicts?|persuasion|Solari|Imperium|garrison|victory points?|spaces?|Leader)\b")


def play(command, *arguments: object, typed: str = "") -> str:
    ran = command("play", "classic", "--bots", "random", *arguments, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("options", [(), ("--option", "advanced=true", "--option", "character_advantages=true")])
def test_a_whole_game_is_read_in_the_words_of_this_game(command, players, options):
    out = play(command, "--players", players, "--seed", 5, "--option", "turns=5", *options, typed=MOSTLY_FIRST)
    assert "The game is over." in out
    places = [line for line in out.splitlines() if re.fullmatch(r"\d\. .*: \d strongholds?( \(.*\))?", line)]
    assert len(places) == players
    for line in out.splitlines():
        assert not re.search(r"\bNone\b|\bseat \d|\w_\w|[{}\[\]]", line), line
        assert not OF_IMPERIUM.search(line.replace("Imperial", "")), line


def test_a_turn_begins_with_how_things_stand_and_then_only_what_changes_is_told(command):
    out = play(command, "--players", 2, "--seed", 3, "--leaders", "fremen,harkonnen", "--option", "turns=5",
               typed=MOSTLY_FIRST)
    for turn in range(1, 6):
        assert out.count(f"\nTurn {turn} of 5, storm round.\n") == 1
    assert out.count("\nStrongholds: ") >= 5
    assert out.count("\nHand: ") < out.count("\n> ")
    assert re.search(r"\nCarthag: the Harkonnen \d+\.\n", out)
    assert re.search(r"\nYou have: \d+ spice, \d+ tokens in reserve, \w+ tokens? in the tanks\.\n", out)


def test_the_log_has_amounts_of_spice(command):
    out = play(command, "--players", 2, "--seed", 3, "--leaders", "fremen,harkonnen", typed=MOSTLY_FIRST)
    assert re.search(r"\nSpice card: \d+ spice in ", out)
    assert re.search(r"The Harkonnen pays \d+ spice to the bank, ", out)
    assert re.search(r"The storm blows away \d+ spice in ", out)


def test_the_help_is_about_this_game(command):
    answers = play(command, "--players", 3, "--seed", 4, typed="?\n? arrakeen\n? ship arrakeen\nr\n").split("> ")
    assert "by enough of the name: 1, pass, bid 3, ship carthag.\n" in answers[1]
    assert "explain a treachery card, a territory, a leader, a character or an option" in answers[1]
    assert not OF_IMPERIUM.search(answers[1])
    assert "Arrakeen (territory). Stronghold." in answers[2]
    assert "Not possible now: Ship to Arrakeen: tokens are shipped in your own move" in answers[3]
    assert "The aim: hold three of the five strongholds" in answers[4]


def test_a_choice_that_is_none_is_told_with_its_question(command):
    out = play(command, "--players", 2, "--seed", 3, "--option", "asks=everything", typed=MOSTLY_FIRST)
    assert "Claim CHOAM charity? You have one choice: Pass." in out
    assert "You have one choice" not in play(command, "--players", 2, "--seed", 3, typed=MOSTLY_FIRST)


def test_a_draft_is_played_before_anybody_is_anybody(command):
    out = play(command, "--players", 3, "--seed", 2, "--leaders", "draft", "--option", "turns=5", typed=MOSTLY_FIRST)
    assert "Take a character." in out
    assert "You are the " in out
    assert "The game is over." in out


BEGUN = "1\n1\n1\n1\n0\n0\n"
"""What is typed until the first turn of the Fremen of seed 4."""


def test_what_is_at_hand_is_listed_and_chosen_beside_the_question(command):
    out = play(command, "--players", 3, "--seed", 4, typed=f"{BEGUN}a\n7\n0\na\n2\n0\n")
    assert "At hand (a): propose a deal to the Bene Gesserit or Emperor; show a card or a traitor.\nDial a num" in out
    assert "  2. Propose a deal to the Emperor.\n  3. Show a card or a traitor.\n  0. Back to the question.\n" in out
    assert "Type one of 1 to 3, or 0 to go back." in out
    assert out.count("Dial a number for the storm.") >= 2
    assert "A deal with the Emperor: what do you give?" in out


def test_what_is_at_hand_is_chosen_by_its_name(command):
    out = play(command, "--players", 3, "--seed", 4, typed=f"{BEGUN}? deal\ndeal\ndeal emperor\n0\n")
    assert "It is at hand now (a): Propose a deal to the Emperor." in out
    assert "That may mean several things at hand: Propose a deal to the Bene Gesserit; Propose a deal to the Emp" in out
    assert "A deal with the Emperor: what do you give?" in out


def test_bids_are_made_up_to_a_limit(command):
    out = play(command, "--players", 3, "--seed", 4, "--option", "turns=5", typed="up to 2\n1\n0\n" * 1000)
    assert "Type up to and a number, such as up to 5, when you are asked for a bid." in out
    assert re.search(r"For you, up to 2: Bid [12]\.", out)
    assert re.search(r"For you, up to 2: Pass for this card\.", out)
    assert not re.search(r"For you, up to 2: Bid ([3-9]|\d\d)", out)


def test_the_help_tells_of_what_is_at_hand_and_of_bids(command):
    out = play(command, "--players", 3, "--seed", 4, typed="?\n")
    assert "  a         what is at hand" in out
    assert "0 ends or passes where that is possible.\nIn an auction, up to 5 lets the program bid for you" in out
