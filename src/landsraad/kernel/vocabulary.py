"""The vocabulary of a family: an append-only table of option names and the small integers that stand for them."""

from __future__ import annotations


class Vocabulary:
    """Names of options <-> ints, with what each option is about.

    An option is a verb and its objects, such as `play:dagger`, `deploy:2` or `pass`. `value[option]` is the number the
    verb applies to: the index of a card, a seat, an amount.

    >>> words = Vocabulary()
    >>> words.add("deploy", "2", value=2)
    0
    >>> words.names[0], words.value[0], words.find("deploy:2"), words.find("deploy:9")
    ('deploy:2', 2, 0, -1)
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[str] = []
        self.value: list[int] = []
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, verb: str, target: str = "", value: int = 0, text: str = "") -> int:
        """The option of that name, made now if it is new."""
        name = f"{verb}:{target}" if target else verb
        known = self.numbers.get(name, -1)
        if known >= 0:
            return known
        option = len(self.names)
        self.names.append(name)
        self.verbs.append(verb)
        self.value.append(value)
        self.texts.append(text or name)
        self.numbers[name] = option
        return option

    def find(self, name: str) -> int:
        """The option of that name, or -1."""
        return self.numbers.get(name, -1)

    def numbered(self, verb: str, count: int, text: str) -> list[int]:
        """Options `verb:0` to `verb:count-1`, their text made from `text` with the number in place of `#`; what stands
        in brackets is left out for one.

        >>> words = Vocabulary()
        >>> [words.texts[option] for option in words.numbered("send", 3, "Send # troop(s)")]
        ['Send 0 troops', 'Send 1 troop', 'Send 2 troops']
        """
        one, many = text.replace("(s)", ""), text.replace("(s)", "s")
        return [self.add(verb, str(n), n, (one if n == 1 else many).replace("#", str(n))) for n in range(count)]

    def __len__(self) -> int:
        return len(self.names)
