"""The vocabulary of a family: an append-only table of option names and the small integers that stand for them."""

from __future__ import annotations


class Vocabulary:
    """Names of options <-> ints, with what each option is about.

    An option is a verb and its objects, such as `play:dagger`, `deploy:2` or `pass`. `value[option]` is the number the
    verb applies to: the index of a card, a seat, an amount. `of[option]` says what sort of thing it is about (a card, a
    space, a seat, or a number), `ids[option]` which one, and `at[option]` where that lies if it may lie elsewhere.

    >>> words = Vocabulary()
    >>> words.add("play", "dagger", value=7, of="card")
    0
    >>> words.names[0], words.value[0], words.find("play:dagger"), words.find("play:nothing")
    ('play:dagger', 7, 0, -1)
    >>> words.of[0], words.ids[0]
    ('card', 'dagger')
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[str] = []
        self.value: list[int] = []
        self.texts: list[str] = []
        self.of: list[str] = []
        self.ids: list[str] = []
        self.at: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(
        self, verb: str, target: str = "", value: int = 0, text: str = "", of: str = "", id: str = "", at: str = ""
    ) -> int:
        """The option of that name, made now if it is new. What it is about has its target as id, if none is given."""
        name = f"{verb}:{target}" if target else verb
        known = self.numbers.get(name, -1)
        if known >= 0:
            return known
        option = len(self.names)
        self.names.append(name)
        self.verbs.append(verb)
        self.value.append(value)
        self.texts.append(text or name)
        self.of.append(of)
        self.ids.append(id or target if of else "")
        self.at.append(at)
        self.numbers[name] = option
        return option

    def find(self, name: str) -> int:
        """The option of that name, or -1."""
        return self.numbers.get(name, -1)

    def belong(self, first: int, of: str, id: str) -> None:
        """Say of the options from the first on that they are about a thing, or (`effect`) come from it; those that are
        about another stay with that."""
        for option in range(first, len(self.names)):
            if self.of[option] in ("", "effect"):
                self.of[option] = self.of[option] or of
                self.ids[option] = id

    def numbered(self, verb: str, count: int, text: str, of: str = "number") -> list[int]:
        """Options `verb:0` to `verb:count-1`, their text made from `text` with the number in place of `#`; what stands
        in brackets is left out for one.

        >>> words = Vocabulary()
        >>> [words.texts[option] for option in words.numbered("send", 3, "Send # troop(s)")]
        ['Send 0 troops', 'Send 1 troop', 'Send 2 troops']
        """
        one, many = text.replace("(s)", ""), text.replace("(s)", "s")
        return [
            self.add(verb, str(n), n, (one if n == 1 else many).replace("#", str(n)), of) for n in range(count)
        ]

    def __len__(self) -> int:
        return len(self.names)
