"""The golden playthroughs still play the same: choices, legal options, story, result and fingerprint."""

from __future__ import annotations

import pytest

from tools import golden


@pytest.mark.parametrize("title", golden.GAMES)
def test_playthrough(title: str) -> None:
    text = (golden.FOLDER / f"{title}.txt").read_text()
    assert golden.playthrough(golden.GAMES[title], golden.moves_in(text)) == text
