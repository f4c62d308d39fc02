"""A box: what its manifest says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare import Card, Conflict, Declared, HagalCard, Intrigue, Leader, Post, Space, Track, Unit

if TYPE_CHECKING:
    from landsraad.imperium.act import Act
    from landsraad.imperium.policy import Rivals
    from landsraad.imperium.state import Imperium, Seat
    from landsraad.kernel.family import Setting


class Group:
    """Spaces that lie together on a board, under a name."""

    def __init__(self, id: str, name: str, kind: str = "area") -> None:
        self.id = id
        self.name = name
        self.kind = kind


class Extra:
    """Something a box adds to what may be chosen at a moment."""

    def add(self, game: Imperium, seat: Seat, options: list[int]) -> None:
        """Add its options, as they stand now."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: Imperium, seat: Seat, option: int) -> bool:
        """Go on after an option was chosen; false if it is not one of its own."""
        raise NotImplementedError(type(self).__name__)


class Box:
    """Everything that a module brings to a game, and what it takes away. The sets are lists in printed order.

    `board` marks a box that is a board of its own: a game needs one of them. What holds only when several boxes lie on
    the table together, or when a table chooses an option, is a box of its own that comes by itself: `when` names the
    boxes, `option` the option.
    """

    def __init__(
        self, name: str, title: str, *,
        board: bool = False,
        when: Sequence[str] = (),
        option: str = "",
        needs: Sequence[str] = (),
        excludes: Mapping[str, str] | None = None,
        groups: Sequence[Group] = (),
        spaces: Sequence[Space] = (),
        removes_spaces: Sequence[str] = (),
        posts: Sequence[Post] = (),
        tracks: Sequence[Track] = (),
        units: Sequence[Unit] = (),
        places_of_troops: Sequence[int] = (),
        starting: Sequence[Card] = (),
        reserve: Sequence[Card] = (),
        imperium: Sequence[Card] = (),
        intrigue: Sequence[Intrigue] = (),
        conflicts: Sequence[Conflict] = (),
        leaders: Sequence[Leader] = (),
        hagal: Sequence[HagalCard] = (),
        others: Sequence[Declared] = (),
        removes_cards: Sequence[str] = (),
        conflict_recipe: Sequence[tuple[int, int]] = (),
        victory: int = 0,
        on: Mapping[int, tuple[Act, ...]] | None = None,
        on_seat: Mapping[int, tuple[Act, ...]] | None = None,
        setup_table: Sequence[Callable[[Imperium], None]] = (),
        setup_seat: Sequence[Callable[[Imperium, Seat], None]] = (),
        rivals: Mapping[int, Rivals] | None = None,
        players: Mapping[int, str] | None = None,
        settings: Mapping[str, Setting] | None = None,
        sentences: Mapping[str, str] | None = None,
        spare_troops: int = 0,
        quiet: Sequence[str] = (),
        endings: Sequence[Extra] = (),
        first_player: Callable[[Imperium], int] | None = None,
        terms: Sequence[Callable[[Imperium, Seat, float], float]] = (),
        prize: Callable[[Imperium, Seat, int], float] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.entered = False
        self.board = board
        self.when = when
        self.option = option
        self.needs = needs
        """Boxes without which it cannot be played."""
        self.excludes: Mapping[str, str] = {} if excludes is None else excludes
        """Boxes with which it cannot be played, each with the reason."""
        self.groups = groups
        self.spaces = spaces
        """Spaces it adds; one with the short name of another lies over that one."""
        self.removes_spaces = removes_spaces
        self.posts = posts
        """Observation posts it adds; one that watches no space of the board is not there."""
        self.tracks = tracks
        self.units = units
        self.places_of_troops = places_of_troops
        """Numbers of a seat that hold troops, besides supply, garrison and Conflict."""
        self.starting = starting
        self.reserve = reserve
        self.imperium = imperium
        self.intrigue = intrigue
        self.conflicts = conflicts
        self.leaders = leaders
        self.hagal = hagal
        self.others = others
        """What else it prints: tiles, contracts, whatever only this box has."""
        self.removes_cards = removes_cards
        """Ids of cards (of any deck) that are left out when it is in play."""
        self.conflict_recipe = conflict_recipe
        """The Conflict deck from bottom to top: level, and how many cards of it."""
        self.victory = victory
        """Victory points that end the game, if they are not the usual number."""
        self.on: Mapping[int, tuple[Act, ...]] = {} if on is None else on
        """What happens at the table at a trigger, once."""
        self.on_seat: Mapping[int, tuple[Act, ...]] = {} if on_seat is None else on_seat
        """What happens to every seat at a trigger of its own."""
        self.setup_table = setup_table
        self.setup_seat = setup_seat
        self.rivals: Mapping[int, Rivals] = {} if rivals is None else rivals
        """The Rivals of a game by number of players."""
        self.players: Mapping[int, str] = {} if players is None else players
        """How many people can play on this board, with what that means."""
        self.settings: Mapping[str, Setting] = {} if settings is None else settings
        self.sentences: Mapping[str, str] = {} if sentences is None else sentences
        """Rules that stand on no card, for the codex: a name and a sentence each."""
        self.spare_troops = spare_troops
        """Troops in supply that another effect of the same moment may need: recruiting by itself leaves so many."""
        self.quiet = quiet
        """Leaders that get in nobody's way, for scenarios that name none."""
        self.endings = endings
        """What players may do in the endgame besides playing Endgame cards."""
        self.first_player = first_player
        """How the First Player of the first round is found, if not by chance."""
        self.terms = terms
        """What else counts when a position is judged for a seat; told how much of the game is left, from 1 to 0."""
        self.prize = prize
        """What a place in the Conflict, from 0, is worth to a seat, if its level does not say it all."""

    @property
    def comes_by_itself(self) -> bool:
        """Whether other boxes or an option bring it, so that nobody need name it."""
        return bool(self.when or self.option)

    def declared(self) -> list[Declared]:
        """Everything it prints, in the order in which it enters the vocabulary."""
        return [
            *self.leaders, *self.imperium, *self.conflicts, *self.intrigue, *self.spaces, *self.starting,
            *self.reserve, *self.tracks, *self.hagal, *self.posts, *self.others,
        ]

    def enter(self) -> None:
        """Enter the game with everything it prints, once."""
        if not self.entered:
            self.entered = True
            for thing in self.declared():
                if not thing.box:
                    thing.enter(self.name)

    def prints(self, thing: Declared) -> bool:
        """Whether a thing came with this box, not with another that has the same."""
        return thing.box == self.name
