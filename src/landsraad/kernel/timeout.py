"""Timeouts: what a question comes to that nobody answers in time."""

from __future__ import annotations

from typing import NamedTuple


class Timeout(NamedTuple):
    """What is chosen for a seat that does not answer, and after how many seconds; 0 is what the table's clock gives
    for a turn. Where it is an offer to act out of turn, `offer` and `text` say which, and it may be refused for good.
    """

    option: int
    seconds: int = 0
    offer: str = ""
    text: str = ""
