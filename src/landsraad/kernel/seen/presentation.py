"""What a family says of itself to those who draw it: titles, icons, groups, and the games it is usually played as.

Icons and tones are names that a client looks up; one that it does not know is drawn as nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

SMALL_WORDS = frozenset({"of", "the", "and", "in", "for", "to", "with"})


def titled(id: str) -> str:
    """A readable title made from an id, for what has none declared."""
    words = id.replace("-", " ").replace("_", " ").split()
    return " ".join(
        [word if n and word in SMALL_WORDS else word[:1].upper() + word[1:] for n, word in enumerate(words)]
    )


class Noun(NamedTuple):
    """A word for one, and for many."""

    one: str
    many: str


ROUND = Noun("round", "rounds")
LEADER = Noun("leader", "leaders")


class Brings(NamedTuple):
    """Something that a module brings: how many entries of a kind, or a thing that it has one of."""

    words: str
    kind: str = ""


class ModuleSign(NamedTuple):
    """How a module is shown when a table is set up.

    One `board` lies under everything else; `usual` are the modules it is usually played with, and `guest` is what it is
    called on another board. `needs` are modules without which it cannot be played, `instead` what it puts in place of
    something else. A `minor` module does not change how long a game lasts.
    """

    title: str
    icon: str = "card"
    tone: str = "dune"
    brings: tuple[Brings, ...] = ()
    instead: tuple[str, ...] = ()
    board: bool = False
    usual: tuple[str, ...] = ()
    guest: str = ""
    needs: tuple[str, ...] = ()
    minor: bool = False


class LeaderSign(NamedTuple):
    """How a leader is shown: a short name, a device, the number of a shape and color (0 is by seat), and a line."""

    title: str
    icon: str = ""
    mark: int = 0
    words: str = ""


class Length(NamedTuple):
    """One of the lengths that a game can have: the options that make it so, all of which every length sets."""

    name: str
    title: str
    options: Mapping[str, str | int | bool]
    words: str = ""


class Kind(NamedTuple):
    """A kind of codex entries: a title, and the group under which people look for it (cards, spaces, leaders, rulings).
    `pile` is what all of them in a game are called, where a page counts them."""

    title: str
    group: str = "cards"
    pile: str = ""
    icon: str = "card"


class Facet(NamedTuple):
    """Something by which the codex is filtered: its title, and where values have icons, what their names begin with.
    With `glyph` the value is written on that icon."""

    title: str
    icons: str = ""
    glyph: str = ""


class Line(NamedTuple):
    """A number of every seat that a chart follows: its key in views, a title and an icon; of a key with several numbers
    the `parts`, each with a title and an icon. `top` is what the scale reaches at least, `marks` are lines on it."""

    key: str
    title: str
    icon: str = ""
    top: int = 3
    parts: tuple[tuple[str, str, str], ...] = ()
    marks: tuple[int, ...] = ()


class Tally(NamedTuple):
    """Events that a profile counts for their seat: a heading, and what was done with each thing (`acquired`). Without a
    verb they are shown as shares by the first icon of what they are about."""

    event: str
    title: str
    verb: str = ""


class Start(NamedTuple):
    """A game that is begun with one press against bots."""

    title: str
    words: str
    icon: str
    players: int
    modules: tuple[str, ...]


class Presentation:
    """All of that for a family; what is not said has a plain default."""

    def __init__(
        self,
        *,
        short: str = "",
        score: str = "",
        score_key: str = "",
        rounds: Noun = ROUND,
        leaders: Noun = LEADER,
        roles: bool = False,
        modules: Mapping[str, ModuleSign] | None = None,
        signs: Mapping[str, LeaderSign] | None = None,
        people: Sequence[str] = ("leader",),
        lengths: Sequence[Length] = (),
        kinds: Mapping[str, Kind] | None = None,
        facets: Mapping[str, Facet] | None = None,
        details: Mapping[str, str] | None = None,
        terms: Mapping[str, str] | None = None,
        charts: Sequence[Line] = (),
        marks: Mapping[str, str] | None = None,
        tallies: Sequence[Tally] = (),
        starts: Sequence[Start] = (),
    ) -> None:
        self.short = short
        """A shorter title."""
        self.score = score
        """A short word for the score."""
        self.score_key = score_key
        """Where views have the score of a seat."""
        self.rounds = rounds
        self.leaders = leaders
        self.roles = roles
        """Whether seats are told apart by who is played there."""
        self.modules: Mapping[str, ModuleSign] = {} if modules is None else modules
        self.signs: Mapping[str, LeaderSign] = {} if signs is None else signs
        self.people = people
        """Kinds of the codex that are played or led by seats."""
        self.lengths = lengths
        self.kinds: Mapping[str, Kind] = {} if kinds is None else kinds
        self.facets: Mapping[str, Facet] = {} if facets is None else facets
        self.details: Mapping[str, str] = {} if details is None else details
        """What the details of codex entries are called."""
        self.terms: Mapping[str, str] = {} if terms is None else terms
        """What factions, icons and choices of options are called, where that is not plain from their ids."""
        self.charts = charts
        self.marks: Mapping[str, str] = {} if marks is None else marks
        """Kinds of events worth a mark on the line of a game, with an icon each."""
        self.tallies = tallies
        self.starts = starts


PLAIN = Presentation()
