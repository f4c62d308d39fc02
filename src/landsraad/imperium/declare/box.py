"""A box: what its manifest says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.board import Holding, Post, Space, Track
from landsraad.imperium.declare.cards import Card, Conflict, HagalCard, Intrigue
from landsraad.imperium.declare.leaders import Leader
from landsraad.imperium.declare.things import Declared, Verb
from landsraad.imperium.declare.units import Unit
from landsraad.imperium.declare.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from landsraad.imperium.declare.policy import Policy, Rivals
    from landsraad.imperium.table.act import Act
    from landsraad.imperium.table.menu import Extra
    from landsraad.imperium.table.state import Imperium, Seat
    from landsraad.kernel.family import Setting
    from landsraad.kernel.seen.presentation import ModuleSign


class Group:
    """Spaces that lie together on a board, under a name: first those of its `order`, by their short names."""

    def __init__(self, id: str, name: str, kind: str = "area", order: Sequence[str] = ()) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.order = order


class Box:
    """Everything that a module brings to a game, and what it takes away. The sets are lists in printed order.

    `board` marks a box that is a board of its own: a game needs one of them, and `guest` is what it brings to a game on
    the board of a later box. What holds only when several boxes lie on the table together, or when a table chooses an
    option, is a box of its own that comes by itself: `when` names the boxes, `without` those that keep it away,
    `option` an option that must not be as usual, `unless` options that keep it away. An option that means something
    else for other numbers of players has a box for each.
    """

    def __init__(
        self, name: str, title: str, *,
        board: bool = False,
        when: Sequence[str] = (),
        without: Sequence[str] = (),
        option: str = "",
        unless: Sequence[str] = (),
        guest: Box | None = None,
        needs: Sequence[str] = (),
        excludes: Mapping[str, str] | None = None,
        groups: Sequence[Group] = (),
        spaces: Sequence[Space] = (),
        removes_spaces: Sequence[str] = (),
        holders: Mapping[str, int] | None = None,
        posts: Sequence[Post] = (),
        tracks: Sequence[Track] = (),
        units: Sequence[Unit] = (),
        places_of_troops: Sequence[int] = (),
        holdings: Sequence[Holding] = (),
        starting: Sequence[Card] = (),
        swaps_starting: Mapping[str, Card] | None = None,
        reserve: Sequence[Card] = (),
        imperium: Sequence[Card] = (),
        intrigue: Sequence[Intrigue] = (),
        conflicts: Sequence[Conflict] = (),
        leaders: Sequence[Leader] = (),
        benches: Sequence[str] = (),
        hagal: Sequence[HagalCard] = (),
        decks: Mapping[str, Sequence[Card]] | None = None,
        others: Sequence[Declared] = (),
        verbs: Sequence[Verb] = (),
        removes_cards: Sequence[str] = (),
        removes_hagal: Mapping[int, Sequence[str]] | None = None,
        conflict_recipe: Sequence[tuple[int, int]] = (),
        victory: int = 0,
        on: Mapping[int, tuple[Act, ...]] | None = None,
        on_seat: Mapping[int, tuple[Act, ...]] | None = None,
        extras: Sequence[Extra] = (),
        lets_cards_on_top: Sequence[Callable[[Seat], bool]] = (),
        tie_breakers: Sequence[tuple[str, Callable[[Seat], int]]] = (),
        appraisals: Sequence[Callable[[Imperium, Seat, float], float]] = (),
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
        prize: Callable[[Imperium, Seat, int], float] | None = None,
        seating: Mapping[int, Sequence[Policy]] | None = None,
        needs_for: Mapping[int, Mapping[str, str]] | None = None,
        sign: ModuleSign | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.entered = False
        self.board = board
        self.when = when
        self.without = without
        self.option = option
        self.unless = unless
        self.guest = guest
        self.needs = needs
        """Boxes without which it cannot be played."""
        self.excludes: Mapping[str, str] = {} if excludes is None else excludes
        """Boxes with which it cannot be played, each with the reason."""
        self.groups = groups
        self.spaces = spaces
        """Spaces it adds; one with the short name of another lies over that one."""
        self.removes_spaces = removes_spaces
        self.holders: Mapping[str, int] = {} if holders is None else holders
        """Numbers of the table that say who holds a space, no matter whose Control marker lies there."""
        self.posts = posts
        """Observation posts it adds; one that watches no space of the board is not there."""
        self.tracks = tracks
        self.units = units
        self.places_of_troops = places_of_troops
        """Numbers of a seat that hold troops, apart from supply, garrison and Conflict."""
        self.holdings = holdings
        """Those of them from which their owner may take troops back at any time."""
        self.starting = starting
        self.swaps_starting: Mapping[str, Card] = {} if swaps_starting is None else swaps_starting
        """Starting cards it brings, each by the id of a card of which one copy makes way for it. Where no copy is left
        to make way, the card starts in the discard pile."""
        self.reserve = reserve
        self.imperium = imperium
        self.intrigue = intrigue
        self.conflicts = conflicts
        self.leaders = leaders
        self.benches = benches
        """Ids of leaders that are neither dealt nor drafted when it is in play; anyone who names one may have it."""
        self.hagal = hagal
        self.decks: Mapping[str, Sequence[Card]] = {} if decks is None else decks
        """Further decks of players' cards, by name; boxes may add to each other's."""
        self.others = others
        """What else it prints: tiles, contracts, whatever only this box has."""
        self.verbs = verbs
        """Options that it gives to every card or other thing."""
        self.removes_cards = removes_cards
        """Ids of cards (of any deck) that are left out when it is in play."""
        self.removes_hagal: Mapping[int, Sequence[str]] = {} if removes_hagal is None else removes_hagal
        """Ids of House Hagal cards that are left out, by number of players: one copy each time."""
        self.conflict_recipe = conflict_recipe
        """The Conflict deck from bottom to top: level, and how many cards of it."""
        self.victory = victory
        """Victory points that end the game, if they are more than the usual number."""
        self.on: Mapping[int, tuple[Act, ...]] = {} if on is None else on
        """What happens at the table at a trigger, once."""
        self.on_seat: Mapping[int, tuple[Act, ...]] = {} if on_seat is None else on_seat
        """What happens to every seat at a trigger of its own."""
        self.extras = extras
        """What else seats may do between other things."""
        self.lets_cards_on_top = lets_cards_on_top
        """Whether a seat may put the cards it acquires on top of its deck."""
        self.tie_breakers = tie_breakers
        """What decides a final tie before anything else does, each with its name: the seat with more wins."""
        self.appraisals = appraisals
        """What a seat has by this box, in victory points, for judging positions; told the share of the game that is
        left."""
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
        """What players may do in the endgame apart from playing Endgame cards."""
        self.first_player = first_player
        """How the First Player of the first round is found, if not by chance."""
        self.prize = prize
        """What a place in the Conflict, from 0, is worth to a seat, if its level does not say it all."""
        self.seating: Mapping[int, Sequence[Policy]] = {} if seating is None else seating
        """How each seat is played, by number of players, where that is not the same for all people."""
        self.needs_for: Mapping[int, Mapping[str, str]] = {} if needs_for is None else needs_for
        """Boxes that some numbers of players need, each with the reason."""
        self.sign = sign
        """How it is shown where a table is set up."""

    @property
    def comes_by_itself(self) -> bool:
        """Whether other boxes or an option bring it, so that nobody need name it."""
        return bool(self.when or self.option)

    def declared(self) -> list[Declared]:
        """Everything it prints, in the order in which it enters the vocabulary."""
        return [
            *self.leaders, *self.imperium, *self.conflicts, *self.intrigue, *self.spaces, *self.starting,
            *self.swaps_starting.values(), *self.reserve, *self.tracks, *self.hagal,
            *(card for deck in self.decks.values() for card in deck),
            *self.posts, *self.others,
        ]

    def enter(self) -> None:
        """Enter the game with everything it prints, once."""
        if not self.entered:
            self.entered = True
            for thing in self.declared():
                if not thing.box:
                    first = len(VOCABULARY)
                    thing.enter(self.name)
                    VOCABULARY.belong(first, thing.kind, thing.id)
            for verb in self.verbs:
                verb.enter()
