"""Effects and contexts: what is done, and on whose behalf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

G = TypeVar("G", bound="Game")


class Context:
    """Whose effect it is: the seat that pays and gains, the seat whose army and influence it moves (the same one
    but for a Commander's Ally), and the card and the space it comes from (-1 for none)."""

    seat: int
    army: int
    card: int
    space: int

    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, army: int, card: int = -1, space: int = -1) -> None:
        self.seat = seat
        self.army = army
        self.card = card
        self.space = space

    def key(self) -> tuple[int, ...]:
        """The context as plain data."""
        return (self.seat, self.army, self.card, self.space)


class Value:
    """An immutable value made of data: equal data, equal key."""

    def key(self) -> str:
        """The value as plain data: its kind and everything it was made of."""
        kind = type(self)
        names = getattr(kind, "__mypyc_attrs__", None)  # compiled classes have no __dict__, and name some twice
        if names is None:
            names = {*vars(self), *usual(kind)}
        data = [f"{name}={plain(getattr(self, name))}" for name in sorted({*names}) if not name.startswith("_")]
        return f"{kind.__name__}({', '.join(data)})"


def usual(kind: type) -> list[str]:
    """The names of what all values of a kind have unless they are made otherwise."""
    names: list[str] = []
    for one in kind.__mro__:
        said = getattr(one, "__annotations__", {})
        shared = [name for name in said if str(said[name]).startswith("ClassVar")]
        names += [
            name for name, value in vars(one).items()
            if not name.startswith("_") and name not in shared and not callable(value)
            and not isinstance(value, (property, staticmethod, classmethod))
        ]
    return names


def plain(value: object) -> str:
    """Data as text: numbers and words as they are, values by their keys, lists of them in brackets."""
    if isinstance(value, Value):
        return value.key()
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(plain(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{plain(name)}: {plain(item)}' for name, item in value.items())}}}"
    return repr(value)


class Effect(Value, Generic[G]):
    """An immutable value that does something in a game.

    `do` acts at once, pushes smaller effects on the agenda, or asks (`game.ask(self, context)`); when the
    answer comes, `answer` goes on. An effect holds no state of a game: one value serves all games.
    """

    verb = "use"
    """The first word of the option by which a player picks this effect among others."""
    at: ClassVar[str] = ""
    """Where its options are chosen, such as `hand`, if they do not say so themselves."""

    def do(self, game: G, context: Context) -> None:
        """Act, push or ask."""
        raise NotImplementedError(type(self).__name__)

    def options(self, game: G, context: Context) -> list[int]:
        """What may be answered now. Asked only while this effect is the one that asks."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, game: G, context: Context, option: int) -> None:
        """Go on after the choice of a legal option."""
        raise NotImplementedError(type(self).__name__)

    def sealed_options(self, game: G, context: Context, seat: int) -> list[int]:
        """What this seat may answer to a sealed question."""
        raise NotImplementedError(type(self).__name__)

    def unseal(self, game: G, context: Context, answers: list[int]) -> None:
        """Go on when every asked seat has answered; `answers[seat]` is -2 for a seat that was not asked."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, game: G, context: Context) -> str:
        """One sentence that says what is asked."""
        return "Choose."

    def text(self, game: G, context: Context, option: int) -> str:
        """What choosing this option means here, or an empty string where its own text says it all."""
        return ""

    def phrase(self, game: G, context: Context, option: int) -> list[str]:
        """What choosing this option does here, as a row of glyphs; empty where there is nothing to draw."""
        return []

    def why_not(self, game: G, context: Context, option: int) -> str:
        """The rule that forbids this option now, or an empty string where there is nothing to say."""
        return ""

    def words(self) -> str:
        """What the effect does, in words for people."""
        return ""

    def glyphs(self) -> list[str]:
        """What the effect does, as a row of icon names, amounts and arrows."""
        return []
