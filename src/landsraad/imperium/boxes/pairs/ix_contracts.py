"""The ten contracts of Rise of Ix: with the CHOAM module every player begins with one of two."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.boxes.rise_of_ix.tech_market import Negotiate
from landsraad.imperium.boxes.uprising.contracts import CONTRACTS, HELD, Contract, TakeContract
from landsraad.imperium.declare.box import Box
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COUNTED, GAME_BEGUN, OWNERS, SEAT, TABLE
from landsraad.imperium.declare.vocabulary import VOCABULARY
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.effects.optional_effects import Lines
from landsraad.imperium.seen.log import NAMES
from landsraad.imperium.table.act import Act
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.state import OWN, Imperium, Seat
from landsraad.kernel.event import Event

NAME = "rise-of-ix-contracts"
DEALT = 2
"""Contracts from which each chooses."""

TO_CHOOSE: Final = SEAT.pile("contracts_dealt", "contract", OWNERS, pool=NAME, word="contracts dealt", box=NAME)
IN_BOX: Final = TABLE.pile("contracts_in_box", "contract", COUNTED, pool=NAME, word="contracts in the box", box=NAME)

IX_CONTRACTS = [
    Contract("contract-ix-espionage", "Espionage", Lines(Gain(solari=1), TakeContract()), space="espionage"),
    Contract("contract-ix-harvest-3", "Harvest 3 spice", TakeContract(), harvest=3),
    Contract("contract-ix-harvest-4", "Harvest 4 spice", Lines(Gain(solari=2), TakeContract()), harvest=4),
    Contract("contract-ix-heighliner", "Heighliner", Lines(Gain(solari=3), TakeContract()), space="heighliner"),
    Contract("contract-ix-high-council", "High Council", Lines(Negotiate(), TakeContract()), space="high-council"),
    Contract("contract-ix-secrets", "Secrets", TakeContract(), space="secrets"),
    Contract("contract-ix-tech-negotiation", "Tech Negotiation", TakeContract(), space="tech-negotiation"),
    Contract("contract-ix-dreadnought", "Dreadnought", Lines(Negotiate(), TakeContract()), space="dreadnought"),
    Contract("contract-ix-smuggling", "Smuggling", TakeContract(), space="smuggling"),
    Contract("contract-ix-interstellar-shipping", "Interstellar Shipping", Lines(Negotiate(), TakeContract()),
             space="interstellar-shipping"),
]


def deal_contracts(game: Imperium) -> None:
    """Deal two contracts to every player with troops; Rivals get none."""
    contracts = [one.index for one in IX_CONTRACTS]
    game.chance.shuffle(contracts)
    for seat in game.seats:
        if not seat.policy.automatic and not seat.policy.commands:
            seat.lay(TO_CHOOSE, (contracts.pop(), contracts.pop()))
    game.lay(IN_BOX, tuple(contracts))


def commander_of(game: Imperium, seat: Seat) -> Seat | None:
    """The Commander of a seat's team, if it is an Ally."""
    if seat.policy.commands:
        return None
    return next((one for one in game.teammates(seat.index) if one.policy.commands), None)


class BeginWithContracts(Act):
    """Everybody keeps one of two contracts: Allies before their Commanders, who choose among what those pass on."""

    def do(self, game: Imperium, context: Origin) -> None:
        for commands in (True, False):
            for seat in reversed(game.clockwise(game.first)):
                if not seat.policy.automatic and seat.policy.commands == commands:
                    game.push(KEEP_CONTRACT, OWN[seat.index])

    def describe(self) -> str:
        return "everybody keeps one of two contracts of Rise of Ix"


class KeepContract(Act):
    """A player keeps one of the contracts dealt; the other goes to the player's Commander, or back to the box."""

    def do(self, game: Imperium, context: Origin) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        return [CONTRACTS[index].option for index in game.seats[context.seat].piles[TO_CHOOSE]]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        seat = game.seats[context.seat]
        kept = VOCABULARY.value[option]
        others = without(seat.piles[TO_CHOOSE], kept)
        seat.lay(TO_CHOOSE, ())
        seat.lay(HELD, (*seat.piles[HELD], kept))
        if game.events is not None:
            game.emit(Event("contract", seat.index, CONTRACTS[kept].id))
        commander = commander_of(game, seat)
        if commander is None:
            game.lay(IN_BOX, game.piles[IN_BOX] + others)
        else:
            commander.lay(TO_CHOOSE, commander.piles[TO_CHOOSE] + others)
            game.reveal()

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        if VOCABULARY.verbs[option] != "contract":
            return ""
        return f"Keep the contract {NAMES[CONTRACTS[VOCABULARY.value[option]].id]}"

    def prompt(self, game: Imperium, context: Origin) -> str:
        passed_on = commander_of(game, game.seats[context.seat]) is not None
        return f"Which contract do you keep? The other goes {'to your Commander' if passed_on else 'back to the box'}."

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "that contract was not dealt to you" if VOCABULARY.verbs[option] == "contract" else ""

    def describe(self) -> str:
        return "keep one of the contracts dealt to you"


KEEP_CONTRACT = KeepContract()

IX_WITH_CONTRACTS = Box(
    NAME, "the contracts of Rise of Ix",
    when=("uprising", "choam", "rise-of-ix"),
    others=IX_CONTRACTS,
    setup_table=(deal_contracts,),
    on={GAME_BEGUN: (BeginWithContracts(),)},
    sentences={
        "Contracts of Rise of Ix":
            "every player is dealt two of ten more contracts at the start and keeps one; in the team game each Ally "
            "keeps one and passes the other on to its Commander, who keeps one of the two; Rivals get none",
    },
)
