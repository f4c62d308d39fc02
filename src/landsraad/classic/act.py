"""Acts: the effects of this family, and the scenes they are played in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.kernel.effect import Context, Effect

if TYPE_CHECKING:
    from landsraad.classic.state import Classic


class Scene(Context):
    """Who acts, and what it is about. What an act does not need stays as it is: -1 for nothing, 0 for none."""

    other: int
    """Another seat: an ally, an opponent, who asked, who is paid."""
    seats: int
    """Several seats as bits: members of an alliance, enemies, allies."""
    spared: int
    """The seats that a worm spares, as bits."""
    area: int
    territory: int
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
        super().__init__(seat, seat, card)
        self.other = other
        self.seats = seats
        self.spared = spared
        self.area = area
        self.territory = territory
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


def scene(context: Context) -> Scene:
    """The context as the scene it is: this family pushes nothing else."""
    assert isinstance(context, Scene)
    return context


class Act(Effect["Classic"]):
    """An effect in a game of classic Dune. It has no data of its own: all that can differ is in its scene."""

    def do(self, game: Classic, context: Context) -> None:
        game.ask(self, context, context.seat)

    def key(self) -> str:
        """The act as plain data: its class is all there is to it."""
        return type(self).__name__
