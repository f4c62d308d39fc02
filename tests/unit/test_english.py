"""The check of words that readers stumble over."""

from tools import english


def test_such_words_are_found_in_names_too() -> None:
    text = "Whoever holds it,\nplays.\ndef draw_anew():\n    shadow = 1  # nothing besides that"
    assert english.found_in(text) == [(1, "Whoever"), (3, "anew"), (4, "besides")]


def test_nothing_that_people_read_has_one() -> None:
    found = [path for path in english.files() if english.found_in(path.read_text(encoding="utf-8"))]
    assert found == []
