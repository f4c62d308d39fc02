"""What is at hand: what a person may do at any time, beside the question that stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile


def in_short(options: Sequence[tuple[str, str]]) -> str:
    """Options at hand in one line, of which names and texts are given; those of one verb share their beginning.

    >>> in_short([("show", "Show a card"), ("deal:guild", "Deal with Edric"), ("deal:emperor", "Deal with Shaddam")])
    'show a card; deal with Edric or Shaddam'
    """
    verbs: dict[str, list[list[str]]] = {}
    for name, text in options:
        verbs.setdefault(name.partition(":")[0], []).append(text.rstrip(".").split(" "))
    lines = []
    for texts in verbs.values():
        shared = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))]
        rest = [" ".join(words[len(shared) :]) for words in texts] if len(texts) > 1 else []
        ends = f" {', '.join(rest[:-1])} or {rest[-1]}" if rest else ""
        lines.append(f"{' '.join(shared)}{ends}")
    return "; ".join(f"{line[:1].lower()}{line[1:]}" for line in lines)


class Limit:
    """How far a person lets the program bid: in which auction, and up to how much."""

    def __init__(self, auction: object, most: int) -> None:
        self.auction = auction
        self.most = most

    def chosen(self, auction: object, legal: Sequence[tuple[int, str]]) -> int | None:
        """The option that the program takes, of numbers and names: the least bid, or out; `None` for another auction.

        >>> limit = Limit("card 1", 4)
        >>> limit.chosen("card 1", [(0, "pass"), (7, "bid:4"), (8, "bid:5")])
        7
        >>> limit.chosen("card 1", [(0, "pass"), (2, "pass-card"), (8, "bid:5")])
        2
        >>> limit.chosen("card 2", [(0, "pass"), (7, "bid:4")])
        """
        if auction is None or auction != self.auction:
            return None
        names = {name: option for option, name in legal}
        bids = {int(name.partition(":")[2]): option for name, option in names.items() if name.startswith("bid:")}
        if bids and min(bids) <= self.most:
            return bids[min(bids)]
        return names.get("pass-card", names.get("pass"))
