"""Effects and contexts: what is done, and on whose behalf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from landsraad.kernel.game import Game
    from landsraad.kernel.timeout import Timeout

G = TypeVar("G", bound="Game")
C = TypeVar("C", bound="Context")


class Context:
    """Whose effect it is (-1 for nobody's). A family adds what else its effects are about."""

    seat: int

    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        """The context as plain data."""
        return (self.seat,)


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


class Effect(Value, Generic[G, C]):
    """An immutable value that does something in a game.

    `do` acts at once, pushes smaller effects on the agenda, or asks (`game.ask(self, context)`); when the
    answer comes, `answer` goes on. An effect holds no state of a game: one value serves all games.
    """

    verb = "use"
    """The first word of the option by which a player picks this effect among others."""
    secret: ClassVar[bool] = False
    """Whether nobody may know which other seats are asked, as in a window for cards that only their holders answer."""
    in_parts: ClassVar[bool] = False
    """Whether a sealed answer may have several parts (see `keeps_sealing`)."""
    at: ClassVar[str] = ""
    """Where its options are chosen, such as `hand`, if they do not say so themselves."""

    def do(self, game: G, context: C) -> None:
        """Act, push or ask."""
        raise NotImplementedError(type(self).__name__)

    def options(self, game: G, context: C) -> list[int]:
        """What may be answered now. Asked only while this effect is the one that asks."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, game: G, context: C, option: int) -> None:
        """Go on after the choice of a legal option."""
        raise NotImplementedError(type(self).__name__)

    def conceals(self, game: G, context: C) -> bool:
        """Whether a question with one answer is asked all the same, so that nobody learns that there is no other."""
        return False

    def sealed_options(self, game: G, context: C, seat: int) -> list[int]:
        """What this seat may answer to a sealed question."""
        raise NotImplementedError(type(self).__name__)

    def keeps_sealing(self, game: G, context: C, seat: int, option: int) -> bool:
        """Take one part of a sealed answer that has several; true if the seat has another part to choose.

        Parts before the last are the effect's own to remember. Each seat goes through its parts at its own pace.
        """
        return False

    def unseal(self, game: G, context: C, answers: list[int]) -> None:
        """Go on when every asked seat has answered; `answers[seat]` is -2 for a seat that was not asked."""
        raise NotImplementedError(type(self).__name__)

    def resume(self, game: G, context: C, actor: int, sealed: tuple[int, ...]) -> None:
        """Ask again, after an interruption, exactly what was asked before it.

        `sealed` are the answers so far of a sealed question, and empty for an open one. Those that are no longer legal
        are asked for again.
        """
        game.ask_again(self, context, actor, sealed)

    def prompt(self, game: G, context: C) -> str:
        """One sentence that says what is asked."""
        return "Choose."

    def text(self, game: G, context: C, option: int) -> str:
        """What choosing this option means here, or an empty string where its own text says it all."""
        return ""

    def phrase(self, game: G, context: C, option: int) -> list[str]:
        """What choosing this option does here, as a row of glyphs; empty where there is nothing to draw."""
        return []

    def why_not(self, game: G, context: C, option: int) -> str:
        """The rule that forbids this option now, or an empty string where there is nothing to say."""
        return ""

    def timeout(self, game: G, context: C) -> Timeout | None:
        """What this question comes to if it is not answered in time; `None` if it waits for an answer."""
        return None

    def describe(self) -> str:
        """What the effect does, in words for people."""
        return ""

    def glyphs(self) -> list[str]:
        """What the effect does, as a row of icon names, amounts and arrows."""
        return []
