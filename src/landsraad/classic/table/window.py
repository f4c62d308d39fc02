"""Windows: the moments at which some may act in secret.

Only those who can are asked, and nobody else knows who they are: what was chosen before can no longer be taken back,
whether anybody is asked or not. A table that asks everything asks everybody who might.
"""

from __future__ import annotations

from typing import ClassVar

from landsraad.classic.table.act import Act, Scene
from landsraad.classic.table.state import Classic
from landsraad.kernel.game import NOT_ASKED, WAITING


class SecretOffer(Act):
    """An offer to one seat to act at a moment."""

    secret = True

    def put_to(self, game: Classic, context: Scene, seat: int) -> None:
        """Ask a seat that could hold something for this moment, as far as everybody can see."""
        if game.rules.asks_everything:
            game.ask(self, context, seat)
            return
        game.windows += 1
        game.reveal()
        options = self.options(game, context)
        if len(options) > 1:
            game.ask_sealed(self, context, [seat])
        else:
            self.answer(game, context, options[0])

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        return self.options(game, context)

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        self.answer(game, context, max(answers))


class Window(Act):
    """A moment at which several seats may act."""

    secret = True
    nothing: ClassVar[int] = 1
    """How many options a seat has that can do nothing."""

    def possible(self, game: Classic, context: Scene) -> list[int]:
        """The seats that could act, as far as everybody can see."""
        raise NotImplementedError(type(self).__name__)

    def able(self, game: Classic, context: Scene) -> list[int]:
        """The seats that can act."""
        return [
            seat for seat in self.possible(game, context)
            if len(self.sealed_options(game, context, seat)) > self.nothing
        ]

    def do(self, game: Classic, context: Scene) -> None:
        seats = self.possible(game, context)
        if not game.rules.asks_everything:
            if seats:
                game.windows += 1
                game.reveal()
            seats = self.able(game, context)
        if seats:
            game.ask_sealed(self, context, seats)
        else:
            self.unseal(game, context, [NOT_ASKED] * len(game.seats))

    def resume(self, game: Classic, context: Scene, actor: int, sealed: tuple[int, ...]) -> None:
        """Ask those who can act now; a seat that has answered is asked again only if its answer is no longer legal."""
        seats = self.able(game, context)
        answers = [NOT_ASKED] * len(game.seats)
        for seat in seats:
            known = sealed[seat] >= 0 and sealed[seat] in self.sealed_options(game, context, seat)
            answers[seat] = sealed[seat] if known else WAITING
        if WAITING in answers:
            game.ask_sealed(self, context, seats)
            game.keep_sealed(answers)
        else:
            self.unseal(game, context, answers)
