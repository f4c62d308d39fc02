"""Policies: how a seat is played, by a person or by the rules themselves, and what Rivals a game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from landsraad.imperium.declare.register import NONE
from landsraad.imperium.declare.vocabulary import HAVE_WORDS, REVEALED, VP, count

if TYPE_CHECKING:
    from landsraad.imperium.declare.board import Space
    from landsraad.imperium.declare.cards import HagalCard
    from landsraad.imperium.declare.leaders import Leader
    from landsraad.imperium.declare.origin import Origin
    from landsraad.imperium.table.act import Act
    from landsraad.imperium.table.state import Imperium, Seat
    from landsraad.kernel.event import Event
    from landsraad.kernel.family import Choice


class Goal:
    """Something that a Rival saves up for: what it gives, what counts for it, and how much of that is there."""

    def __init__(self, gives: int, of: str, have: int, need: int) -> None:
        self.gives = gives
        self.of = of
        self.have = have
        self.need = need

    def describe(self) -> str:
        """How far it is."""
        which = "the next" if self.gives == VP else "the"
        return f"{self.have} of {count(self.need, self.of)} for {which} {HAVE_WORDS[self.gives]}"


class Policy:
    """How a seat is played. This one leaves everything to the person, or the bot, that sits there."""

    automatic = False
    """Whether the rules play it: it has no deck, and is asked nothing but through its decider."""
    scores = True
    """Whether it wins victory points."""
    competes = True
    """Whether it can win the game."""
    takes_rewards = True
    """Whether it gets what its place in a Conflict is worth."""
    earns_track_bonuses = True
    """Whether it gets what the fourth step of a track gives."""
    uses_leader = True
    """Whether it has its Leader's own ability in addition to the Signet Ring."""
    team = NONE
    """The team for which it plays, in games of teams."""
    own_track = NONE
    """The faction with which it has influence on a track that is its own."""
    gain_own = NONE
    """The option that gains influence on its own track."""
    lose_own = NONE
    """The option that loses influence on its own track."""
    leaders: Sequence[str] = ()
    """The leaders, by their ids, that are meant for it; any if there is none."""

    def __init__(self, turn: Act, *, abstains: bool = False, commands: bool = False, row: int = NONE) -> None:
        self.turn = turn
        """What it does when it is its turn."""
        self.abstains = abstains
        """Whether there is anything that it refuses."""
        self.commands = commands
        """Whether it has no units and no place on the tracks of the board, and moves those of its allies instead."""
        self.row = row
        """A pile of the table from which it acquires cards apart from the Imperium Row."""

    def moves(self, game: Imperium, seat: Seat) -> bool:
        """Whether it has a turn left this round."""
        return not seat.have[REVEALED]

    def shared(self, game: Imperium, seat: Seat, faction: int) -> int:
        """Its influence with a faction of the board."""
        return seat.influence[faction]

    def influence(self, game: Imperium, seat: Seat, faction: int) -> int:
        """Its influence wherever some is asked for, its own track included."""
        return seat.influence[faction]

    def armies(self, game: Imperium, seat: Seat) -> list[int]:
        """The seats with units in the Conflict for which it may play Combat cards."""
        return [seat.index] if game.fights(seat) else []

    def movable(self, game: Imperium, seat: Seat) -> tuple[int, ...]:
        """Where its Agents stand that may be sent elsewhere this turn."""
        return seat.posts

    def tokens(self, seat: Seat) -> list[tuple[str, int]]:
        """Its Agents, where they are told apart: what each is, and on which space it stands."""
        return []

    def riders(self, game: Imperium, seat: Seat) -> list[Seat]:
        """Those who get Maker Hooks when the seat takes them."""
        return [seat]

    def summons(self, game: Imperium) -> bool:
        """Whether sandworms may be summoned for it."""
        return True

    def narrow(self, game: Imperium, context: Origin, act: Act, options: list[int]) -> list[int]:
        """Those of some options that it would take."""
        return options

    def slips_past(self, game: Imperium, seat: Seat, pos: int) -> bool:
        """Whether it sends an Agent by itself to a space where others stand, doing what that takes."""
        return False

    def refuses(self, seat: Seat, what: int) -> bool:
        """Whether it takes none of some goods, or (`what` is -1) no Intrigue cards."""
        return False

    def wants(self, game: Imperium, seat: Seat, reward: Act) -> bool:
        """Whether it does an effect of a Conflict reward where nobody decides for it."""
        return True

    def holds_back(self, game: Imperium, seat: Seat) -> bool:
        """Whether it deploys nothing by itself although its Agent went to a Combat space."""
        return False

    def shuns(self, game: Imperium, seat: Seat, card: HagalCard) -> Event | None:
        """Why it passes over a House Hagal card that could send it, as what is told of it."""
        return None

    def settle(self, game: Imperium, seat: Seat) -> None:
        """Spend by itself what it saves up, as soon as there is enough."""

    def goals(self, game: Imperium, seat: Seat) -> list[Goal]:
        """What it saves up for."""
        return []

    def copies(self, seat: Seat, card: int) -> int:
        """How many copies of a card it owns."""
        return sum(zone.count(card) for zone in (seat.hand, seat.deck, seat.discard, seat.play))

    def listens(self) -> Mapping[int, tuple[Act, ...]]:
        """What it does at triggers of its own."""
        return {}


class Rivals:
    """The Rivals of a game: here there are none."""

    number = 0
    """How many seats they take."""
    competitors = 0
    """How many of them can win."""

    def policy(self) -> Policy | None:
        """How a Rival is played."""
        return None

    def replaces(self, options: Mapping[str, Choice]) -> list[Space]:
        """Spaces that are not as printed in games against them."""
        return []

    def on(self) -> Mapping[int, tuple[Act, ...]]:
        """What happens at the table because of them."""
        return {}

    def on_seat(self) -> Mapping[int, tuple[Act, ...]]:
        """What happens to every seat because of them."""
        return {}

    def begin(self, game: Imperium) -> None:
        """Lay out what they need, before seats are dealt."""

    def prepare(self, game: Imperium, rival: Seat) -> None:
        """Give a Rival what it starts with."""

    def handicap(self, game: Imperium) -> None:
        """Give people what they start with more, or less, because of them."""

    def take_back(self, game: Imperium, rival: Seat, fresh: Seat) -> None:
        """Set up again a Rival that may have moved already, with whatever it was dealt."""
        self.prepare(game, fresh)

    def leaders(self, people: Sequence[Leader]) -> list[Leader]:
        """Those who may lead a Rival, in games where these may lead people."""
        return []

    def nameable(self, people: Sequence[Leader]) -> list[Leader]:
        """Those of them who may be asked for by name."""
        return self.leaders(people)

    def entails(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """The options that others bring with them in games against these Rivals."""
        return {}

    def clockwise(self, game: Imperium, start: int) -> list[Seat]:
        """All seats in turn order, beginning with one."""
        return game.seats[start:] + game.seats[:start]

    def after(self, game: Imperium, seat: int) -> int:
        """The seat whose turn comes after another's."""
        return (seat + 1) % len(game.seats)

    def first_player(self, game: Imperium) -> int:
        """The seat that begins the first round."""
        return game.chance.below(game.setup.players)

    def next_first(self, game: Imperium) -> int:
        """The seat that begins the next round."""
        return (game.first + 1) % len(game.seats)


NO_RIVALS = Rivals()
