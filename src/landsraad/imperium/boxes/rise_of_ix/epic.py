"""Epic mode: a longer game with stronger Conflicts from the start."""

from __future__ import annotations

from landsraad.imperium.boxes.rise_of_ix.cards import CONTROL_THE_SPICE
from landsraad.imperium.boxes.rise_of_ix.vocabulary import BOX
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import GAME_BEGUN
from landsraad.imperium.rivals.hagal import station
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.intrigue import draw_intrigue
from landsraad.imperium.table.state import Imperium, Seat

GARRISON_AT_START = 5


def garrison_more(game: Imperium, seat: Seat) -> None:
    """People who have troops start with more."""
    if not seat.policy.automatic and not seat.policy.commands:
        station(seat, GARRISON_AT_START)


class DrawFirstIntrigue(Act):
    """Everybody draws an Intrigue card once Leaders are known."""

    def do(self, game: Imperium, context: Origin) -> None:
        for seat in game.clockwise(game.first):
            if not seat.policy.automatic:
                draw_intrigue(game, seat, 1)

    def describe(self) -> str:
        return "every player draws 1 Intrigue card"


EPIC = Box(
    "epic", "Epic mode of Rise of Ix",
    when=(BOX,),
    option="epic",
    players={2: "two players", 3: "three players", 4: "four players"},
    victory=12,
    conflict_recipe=((3, 5), (2, 5)),
    swaps_starting={"dune-the-desert-planet": CONTROL_THE_SPICE},
    setup_seat=[garrison_more],
    on={GAME_BEGUN: (DrawFirstIntrigue(),)},
    sentences={
        "Epic mode":
            "the game ends at 12 victory points; the Conflict deck is five cards of level 2 over five of level 3;"
            " Control the Spice replaces one Dune, the Desert Planet in each starting deck (with Immortality it"
            " replaces no card and starts in the discard pile); every player starts with 5 garrisoned troops and"
            " an Intrigue card",
    },
)
