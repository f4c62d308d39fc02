"""Acts: the effects of this family, and the scenes they are played in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.register.declare import bits_of

if TYPE_CHECKING:
    from landsraad.classic.table.state import Classic, Seat


class Scene(Context):
    """Who acts, and what it is context. What an act does not need stays as it is: -1 for nothing, 0 for none."""

    other: int
    """Another seat: an ally, an opponent, who asked, who is paid."""
    seats: int
    """Several seats as bits: members of an alliance, enemies, allies."""
    spared: int
    """The seats that a worm spares, as bits."""
    area: int
    territory: int
    card: int
    leader: int
    n: int
    """How many, or how much spice."""
    most: int
    """How many at most."""
    step: int
    """Which of several in a row: a step of the battle plan, a pile, a place, a moment."""
    stops: int
    """The advantages that a Karama could stop now, as bits."""
    use: int
    """What a Karama is played for."""
    question: int
    """The option by which a question was asked."""

    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        seat: int,
        *,
        other: int = -1,
        seats: int = 0,
        spared: int = 0,
        area: int = -1,
        territory: int = -1,
        card: int = -1,
        leader: int = -1,
        n: int = 0,
        most: int = 0,
        step: int = 0,
        stops: int = 0,
        use: int = -1,
        question: int = -1,
    ) -> None:
        self.seat = seat
        self.other = other
        self.seats = seats
        self.spared = spared
        self.area = area
        self.territory = territory
        self.card = card
        self.leader = leader
        self.n = n
        self.most = most
        self.step = step
        self.stops = stops
        self.use = use
        self.question = question

    def key(self) -> tuple[int, ...]:
        """The scene as plain data."""
        return (
            self.seat, self.other, self.seats, self.spared, self.area, self.territory, self.card, self.leader, self.n,
            self.most, self.step, self.stops, self.use, self.question,
        )


OWN = [Scene(seat) for seat in range(6)]
"""The scene of what a seat does by itself."""
FACING = [[Scene(seat, other=other) for other in range(6)] for seat in range(6)]
"""For each two seats the scene of what the first does that concerns the second."""
SEATS_IN = [bits_of(mask) for mask in range(1 << 6)]
"""The seats of every set of seats given as bits."""


class Act(Effect["Classic", Scene]):
    """An effect in a game of classic Dune. It has no data of its own: all that can differ is in its scene.

    An act that listens to a moment is done when the moment is fired; or it adds to the options of the question that is
    asked there, or to a number that the rules ask for.
    """

    opens_move: ClassVar[bool] = False
    """Whether nothing of a player's move is done yet while this is asked."""
    between: ClassVar[bool] = False
    """Whether no shipment or move is half done while this is asked, so that its player's spice is free."""

    card = -1
    """The card that must be held for it, if it offers anything."""
    card_words: ClassVar[str] = ""
    """The card by which it is done, in words, for the question to which it adds."""

    def do(self, game: Classic, context: Scene) -> None:
        game.ask(self, context, context.seat)

    def describe_in(self, power: str) -> str:
        """What the act does as part of a power, in words; most acts do the same in each."""
        return self.describe()

    def offer(self, game: Classic, seat: Seat, context: Scene, options: list[int]) -> None:
        """Add what a seat may choose at a moment."""

    def accept(self, game: Classic, seat: Seat, context: Scene, option: int) -> bool:
        """Go on after an option that this act offered; returns whether it is one."""
        return False

    def amend(self, game: Classic, owner: Seat, context: Scene, value: int) -> int:
        """The number that the rules ask for at a moment, as the owner of this act would have it."""
        return value

    def key(self) -> str:
        """The act as plain data: its class is all there is to it."""
        return type(self).__name__


Hooks = tuple[tuple[Act, ...], ...]
"""For each moment the acts that listen."""
