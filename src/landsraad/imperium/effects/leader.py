"""Effects that act for a Leader: the Signet Ring, and Agents called back."""

from __future__ import annotations

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.board import recall
from landsraad.imperium.table.state import Imperium


class UseSignet(Act):
    """Use the Signet ability of one's own Leader."""

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].leader.ring.at_once(game, context)

    def possible(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].leader.ring.possible(game, context)

    def owed(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].leader.ring.owed(game, context)

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return game.seats[context.seat].leader.ring.obstacle(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        game.seats[context.seat].leader.ring.do(game, context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        leader = game.seats[context.seat].leader
        return f"{leader.signet}: {leader.ring.order()} (Signet Ring)"

    def phrase(self, game: Imperium, context: Origin, option: int) -> list[str]:
        return ["signet", *game.seats[context.seat].leader.ring.glyphs()]

    def footprint(self, game: Imperium, context: Origin) -> int:
        return game.seats[context.seat].leader.ring.footprint(game, context)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return game.seats[context.seat].leader.ring.settled(game, context)

    def short(self) -> str:
        return "Signet Ring"

    def describe(self) -> str:
        return "use the Signet ability of your Leader"

    def glyphs(self) -> list[str]:
        return ["signet"]


class RecallAgent(Act):
    """Return one own Agent from the board to its Leader, to be sent again this round."""

    verb = "recall-agent"

    def possible(self, game: Imperium, context: Origin) -> bool:
        return bool(game.seats[context.seat].posts)

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [game.rules.spaces[pos].recall_option for pos in sorted(set(game.seats[context.seat].posts))]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        recall(game, game.seats[context.seat], game.rules.pos_of[option])

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which Agent do you recall?"

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(alters=touch.AGENTS | touch.BOARD)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return len(self.options(game, context)) == 1

    def describe(self) -> str:
        return "return one of your Agents from the board to your Leader"

    def glyphs(self) -> list[str]:
        return ["recall"]
