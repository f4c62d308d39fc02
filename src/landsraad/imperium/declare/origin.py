"""Where an effect comes from: the seat that has it, and the army, card and space that it is about."""

from __future__ import annotations

from landsraad.kernel.effect import Context


class Origin(Context):
    """Whose effect it is: the seat that pays and gains, the seat whose army and influence it moves (the same one
    but for a Commander's Ally), and the card and the space it comes from (-1 for none)."""

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
        """The origin as plain data."""
        return (self.seat, self.army, self.card, self.space)
