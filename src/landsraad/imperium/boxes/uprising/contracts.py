"""Contracts: taking one, fulfilling it, and what counts those that are fulfilled. Without any to take, a contract icon
gives Solari instead."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare import touch
from landsraad.imperium.declare.cards import CARDS
from landsraad.imperium.declare.codex_page import Page
from landsraad.imperium.declare.grammar import bound, stands_apart
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import COUNTED, NONE, SEAT, TABLE, TURN
from landsraad.imperium.declare.things import KINDS, Declared, Part, named_parts
from landsraad.imperium.declare.vocabulary import PASS, SPICE, VOCABULARY
from landsraad.imperium.effects.goods import Gain
from landsraad.imperium.seen.log import NAMES
from landsraad.imperium.table.act import Act, Condition
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.menu import offer
from landsraad.imperium.table.state import Imperium, Seat
from landsraad.kernel.event import Event
from landsraad.kernel.seen.codex import CodexEntry

PUBLIC = 2
"""Contracts that lie face up."""

OFFERED: Final = TABLE.pile("contracts", "contract", box="choam")
BANK: Final = TABLE.pile(
    "contract_bank", "contract", COUNTED, ordered=True, pool="contract", word="contracts in the bank", box="choam"
)
HELD: Final = SEAT.pile("contracts", "contract", box="choam")
COMPLETED: Final = SEAT.pile("completed", "contract", word="contracts fulfilled", box="choam")
RESERVED: Final = SEAT.pile("reserved", "contract", word="contracts set aside", box="choam")
"""Contracts that only this seat may take."""
SPICE_GAINED: Final = TURN.number("spice_gained")
"""How much spice the owner of the turn has gained this turn."""

CONTRACTS: list[Contract] = []
KINDS["contract"] = CONTRACTS


class Contract(Declared):
    """A contract: sending an Agent to a space, harvesting so much spice or acquiring The Spice Must Flow fulfils
    it; one with none of these is fulfilled as soon as it is taken."""

    kind = "contract"

    def __init__(
        self, id: str, name: str, reward: Act, *, copies: int = 1, space: str = "", harvest: int = 0,
        flow: bool = False, kept_for: str = "",
    ) -> None:
        super().__init__(id, name)
        self.reward = reward
        self.copies = copies
        self.space = space
        self.harvest = harvest
        self.flow = flow
        self.kept_for = kept_for
        """The Leader for whom it is set aside, where that Leader plays."""
        self.short = id.removeprefix("contract-")
        self.completion = Complete(self)
        self.option = NONE
        self.parts: list[Part] = []

    @property
    def immediate(self) -> bool:
        """Whether taking it fulfils it."""
        return not self.space and not self.harvest and not self.flow

    def enter(self, box: str) -> None:
        super().enter(box)
        self.index = len(CONTRACTS)
        self.reward.bind(self.id, self.name)
        self.parts = named_parts([self.completion], self.short, self.name)
        NAMES[self.id] = f"{self.name} ({self.reward.describe()})"
        self.option = VOCABULARY.add("contract", self.short, self.index, f"Take the contract {NAMES[self.id]}")
        CONTRACTS.append(self)

    def terms(self) -> str:
        """What fulfils it, in words."""
        if self.space:
            return f"fulfilled when you send an Agent to {self.name} while you hold it"
        if self.harvest:
            spice = f"{self.harvest} or more spice"
            return f"fulfilled when you send an Agent to a Maker space while you hold it and gain {spice} in that turn"
        return f"fulfilled when you {'acquire The Spice Must Flow' if self.flow else 'take it'}"

    def codex_entry(self) -> CodexEntry:
        page = Page()
        page.add("terms", self.terms(), ["contract"])
        page.act("reward", self.reward, "Reward")
        if self.space:
            page.facts["space"] = self.space
        if self.harvest:
            page.facts["harvest"] = self.harvest
        if self.flow:
            page.facts["flow"] = 1
        return page.entry(self.box, "contract", self.id, f"{self.name} contract", copies=self.copies)


class Complete(Act):
    """A contract is fulfilled: it is turned face down, and its reward is gained."""

    verb = "complete"

    def __init__(self, contract: Contract) -> None:
        self._contract = contract

    def key(self) -> str:
        return f"Complete({self._contract.id})"

    def possible(self, game: Imperium, context: Origin) -> bool:
        if self._contract.index not in game.seats[context.seat].piles[HELD]:
            return False
        return game.turn.have[SPICE_GAINED] >= self._contract.harvest

    def obstacle(self, game: Imperium, context: Origin) -> str:
        return f"you have gained {game.turn.have[SPICE_GAINED]} spice this turn, {self._contract.harvest} are needed"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return self.possible(game, context) and self._contract.reward.at_once(game, context)

    def do(self, game: Imperium, context: Origin) -> None:
        complete(game, game.seats[context.seat], self._contract, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        reward = self._contract.reward.footprint(game, context)
        needs = touch.CONTRACTS | (touch.SPICE if self._contract.harvest else 0)
        return reward | touch.touches(needs=needs, adds=touch.CONTRACTS)

    def settled(self, game: Imperium, context: Origin) -> bool:
        return self._contract.reward.settled(game, context)

    def describe(self) -> str:
        reward = bound(self._contract.reward.describe())
        return f"fulfil the contract: {reward}" if stands_apart(reward) else f"fulfil the contract to {reward}"

    def glyphs(self) -> list[str]:
        return ["contract-done", "arrow", *self._contract.reward.glyphs()]


def complete(game: Imperium, seat: Seat, contract: Contract, context: Origin) -> None:
    """Turn a contract face down and gain its reward."""
    seat.lay(HELD, without(seat.piles[HELD], contract.index))
    seat.lay(COMPLETED, (*seat.piles[COMPLETED], contract.index))
    if game.events is not None:
        game.emit(Event("contract-done", seat.index, contract.id))
    game.push(contract.reward, context)


class TakeContract(Act):
    """Take a contract that lies face up; where there is none, gain Solari."""

    verb = "take-contract"

    def at_once(self, game: Imperium, context: Origin) -> bool:
        return not game.piles[OFFERED] and not game.seats[context.seat].piles[RESERVED]

    def do(self, game: Imperium, context: Origin) -> None:
        options = self.options(game, context)
        if not options:
            INSTEAD.do(game, context)
        elif len(options) == 1:
            self.answer(game, context, options[0])
        else:
            game.ask(self, context, game.seats[context.seat].decider)

    def options(self, game: Imperium, context: Origin) -> list[int]:
        offered = game.piles[OFFERED]
        reserved = game.seats[context.seat].piles[RESERVED]
        options = list(dict.fromkeys([CONTRACTS[index].option for index in (*offered, *reserved)]))
        options = game.seats[context.seat].policy.narrow(game, context, self, options)
        return options if offered or not reserved else [*options, PASS]

    def answer(self, game: Imperium, context: Origin, option: int) -> None:
        if option == PASS:
            INSTEAD.do(game, context)
        else:
            take(game, game.seats[context.seat], VOCABULARY.value[option], context)

    def text(self, game: Imperium, context: Origin, option: int) -> str:
        return "Gain 2 Solari instead" if option == PASS else ""

    def prompt(self, game: Imperium, context: Origin) -> str:
        return "Which contract do you take?"

    def why_not(self, game: Imperium, context: Origin, option: int) -> str:
        return "that contract does not lie open" if VOCABULARY.verbs[option] == "contract" else ""

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.touches(needs=touch.CONTRACTS, adds=touch.SOLARI, alters=touch.CONTRACTS)

    def short(self) -> str:
        return "a contract"

    def describe(self) -> str:
        return "take a contract, or gain 2 Solari if there is none"

    def glyphs(self) -> list[str]:
        return ["contract"]


INSTEAD = Gain(solari=2)


def take(game: Imperium, seat: Seat, index: int, context: Origin) -> None:
    """Give a contract to a seat, and lay out another in its place."""
    if index in game.piles[OFFERED]:
        game.lay(OFFERED, without(game.piles[OFFERED], index))
    else:
        seat.lay(RESERVED, without(seat.piles[RESERVED], index))
    seat.lay(HELD, (*seat.piles[HELD], index))
    contract = CONTRACTS[index]
    if game.events is not None:
        game.emit(Event("contract", seat.index, contract.id))
    lay_out(game)
    if contract.immediate:
        complete(game, seat, contract, context)


def lay_out(game: Imperium) -> None:
    """Turn contracts up until enough lie open; with the bank empty there are fewer."""
    while len(game.piles[OFFERED]) < PUBLIC and game.piles[BANK]:
        index = game.piles[BANK][-1]
        game.lay(BANK, game.piles[BANK][:-1])
        game.lay(OFFERED, (*game.piles[OFFERED], index))
        game.reveal()
        if game.events is not None:
            game.emit(Event("contract-open", -1, CONTRACTS[index].id))


def shuffle_contracts(game: Imperium) -> None:
    """Shuffle the contracts in play and lay the first out."""
    bank = [
        one.index for one in CONTRACTS if one.box in game.rules.modules and one.id not in game.rules.left_out
        for _ in range(one.copies)
    ]
    game.chance.shuffle(bank)
    game.lay(BANK, tuple(bank))
    for seat in game.seats:
        if seat.policy.commands:
            set_aside(game, seat, game.rules.leaders_for(seat.policy)[0].id)
    lay_out(game)


def set_aside(game: Imperium, seat: Seat, leader: str) -> None:
    """Take the contracts of a Leader out of the others, for that seat alone."""
    for contract in CONTRACTS:
        if not leader or contract.kept_for != leader:
            continue
        for pile in (OFFERED, BANK):
            if contract.index in game.piles[pile]:
                game.lay(pile, without(game.piles[pile], contract.index))
                seat.lay(RESERVED, (*seat.piles[RESERVED], contract.index))


class ContractsOfVisit(Act):
    """An Agent has come to a space: the contracts held for it, or for harvesting there, can be fulfilled now."""

    def do(self, game: Imperium, context: Origin) -> None:
        short = game.rules.spaces[context.space].short
        maker = context.space in game.rules.makers
        for index in game.seats[context.seat].piles[HELD]:
            contract = CONTRACTS[index]
            if contract.space == short or (contract.harvest and maker):
                for part in contract.parts:
                    offer(game, part, context)

    def describe(self) -> str:
        return "fulfil contracts by sending an Agent"


class ContractsOfFlow(Act):
    """The Spice Must Flow is acquired: the player who holds the contract for it fulfils it."""

    def do(self, game: Imperium, context: Origin) -> None:
        if not CARDS[context.card].flow:
            return
        for index in game.seats[context.seat].piles[HELD]:
            if CONTRACTS[index].flow:
                game.push(CONTRACTS[index].completion, context)

    def footprint(self, game: Imperium, context: Origin) -> int:
        touched = touch.NOTHING
        for index in game.seats[context.seat].piles[HELD]:
            if CONTRACTS[index].flow:
                touched |= CONTRACTS[index].completion.footprint(game, context)
        return touched

    def describe(self) -> str:
        return "fulfil a contract by acquiring The Spice Must Flow"


class CountSpice(Act):
    """Spice gained on one's own turn is counted, for contracts that ask for it."""

    def footprint(self, game: Imperium, context: Origin) -> int:
        return touch.NOTHING

    def settled(self, game: Imperium, context: Origin) -> bool:
        return True

    def on_gain(self, game: Imperium, seat: Seat, what: int, n: int) -> None:
        if what == SPICE and game.turn.seat == seat.index:
            game.turn.have[SPICE_GAINED] += n


class SpiceGained(Condition):
    """The owner of the turn has gained spice this turn."""

    def holds(self, game: Imperium, context: Origin) -> bool:
        return game.turn.seat == context.seat and game.turn.have[SPICE_GAINED] > 0

    def needs(self) -> int:
        return touch.SPICE

    def describe(self) -> str:
        return "you have gained spice this turn"

    def glyph(self) -> str:
        return "spice"


class ContractsCompleted(Condition):
    """The seat has fulfilled so many contracts."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, game: Imperium, context: Origin) -> bool:
        return len(game.seats[context.seat].piles[COMPLETED]) >= self.n

    def needs(self) -> int:
        return touch.CONTRACTS

    def describe(self) -> str:
        return f"you have fulfilled {self.n} or more contracts"

    def glyph(self) -> str:
        return f"{self.n}+ contract-done"
