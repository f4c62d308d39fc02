"""The state of a game of classic Dune: seats and the table between them, kept by the register (see `register.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from landsraad.classic.sheets.characters import CHARACTERS, LEADERS, LEADERS_OF
from landsraad.classic.sheets.map import (
    AREA_IDS,
    AREAS_OF,
    POLAR_MASK,
    TERRITORIES,
    TERRITORY_COUNT,
    TERRITORY_OF,
)
from landsraad.classic.sheets.rules import Rules
from landsraad.classic.sheets.spice import BLOW_COUNT, spice_card_id
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.table.act import FACING, OWN, SEATS_IN, Act, Hooks, Scene
from landsraad.classic.table.register import (
    ALLIED,
    BANK,
    DOT,
    FIRST,
    HELD,
    HERE,
    PEACEFUL,
    REGISTER,
    SEAT,
    SPICE,
    SPICE_IN,
    STARRED_IN,
    TANKS,
    TANKS_STARRED,
    TOKENS_IN,
)
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game, Result
from landsraad.kernel.register.declare import Holder

if TYPE_CHECKING:
    from landsraad.classic.seen.view_types import View

SETUP, STORM_ROUND, SPICE_ROUND, BIDDING_ROUND, REVIVAL_ROUND, MOVEMENT_ROUND, BATTLE_ROUND, COLLECTION_ROUND = range(8)
PHASES = ("setup", "storm", "spice blow", "bidding", "revival", "movement", "battle", "collection")


class Seat(Holder):
    """One player: what lies behind the shield, and the tokens on the map."""

    index: int
    character: int
    hooks: Hooks

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(index: int, dot: int) -> Seat:
        """A seat before setup, by its dot on the rim."""
        seat = Seat()
        seat.index = index
        seat.character = 0
        seat.hooks = REGISTER.hooks()
        SEAT.begin(seat)
        seat.have[ALLIED] = 1 << index
        seat.have[DOT] = dot
        return seat

    def shift(self, area: int, tokens: int, starred: int) -> None:
        """Put tokens on the map, or take them off."""
        piles = list(self.piles)
        if tokens:
            row = list(piles[TOKENS_IN])
            row[area] += tokens
            piles[TOKENS_IN] = tuple(row)
        if starred:
            row = list(piles[STARRED_IN])
            row[area] += starred
            piles[STARRED_IN] = tuple(row)
        territory = TERRITORY_OF[area]
        row = list(piles[HERE])
        row[territory] += tokens + starred
        piles[HERE] = tuple(row)
        self.piles = tuple(piles)
        if row[territory]:
            self.have[HELD] |= 1 << territory
        else:
            self.have[HELD] &= ~(1 << territory)

    def place(self, area: int, tokens: int, starred: int) -> None:
        """Put tokens on the map."""
        if tokens or starred:
            self.shift(area, tokens, starred)

    def take(self, area: int, tokens: int, starred: int) -> None:
        """Take tokens off the map."""
        if tokens or starred:
            self.shift(area, -tokens, -starred)

    def lose(self, area: int, tokens: int, starred: int) -> None:
        """Send tokens from the map to the tanks."""
        self.take(area, tokens, starred)
        self.have[TANKS] += tokens
        self.have[TANKS_STARRED] += starred

    def lose_all(self, area: int) -> int:
        """Send every token in an area to the tanks; returns how many."""
        tokens = self.piles[TOKENS_IN][area]
        starred = self.piles[STARRED_IN][area]
        if tokens or starred:
            self.lose(area, tokens, starred)
        return tokens + starred


class Classic(Game):
    """A game of classic Dune."""

    rules: Rules
    hooks: list[Hooks]
    seats: list[Seat]
    sits: tuple[int, ...]
    listeners: tuple[tuple[tuple[Act, int], ...], ...]
    finish: Result | None

    __slots__ = tuple(__annotations__)

    @property
    def seat_count(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def result(self) -> Result | None:
        """How the game came out; `None` while it is played."""
        return self.finish

    def clone(self) -> Classic:
        """An independent copy."""
        new = Classic()
        self.copy_kernel(new)
        new.rules = self.rules
        new.hooks = self.hooks
        new.sits = self.sits
        new.listeners = self.listeners
        new.finish = self.finish
        seats: list[Seat] = []
        for seat in self.seats:  # a loop costs less than a comprehension or a call
            copy = Seat()
            copy.index = seat.index
            copy.character = seat.character
            copy.hooks = seat.hooks
            copy.have = seat.have.copy()
            copy.piles = seat.piles
            seats.append(copy)
        new.seats = seats
        return new

    def state_key(self) -> object:
        """What is not registered, as plain data."""
        return (self.sits, self.finish)

    def unregistered(self) -> object:
        """What is not registered, as something that can be hashed."""
        return (self.sits, self.over)

    def holders(self) -> Sequence[Holder]:
        """The seats."""
        return self.seats

    def thing_ids(self, kind: str) -> Sequence[str]:
        """The ids of all things of a kind; seats are known by their characters."""
        if kind == "seat":
            return [CHARACTERS[seat.character].id for seat in self.seats]
        if kind == "area":
            return AREA_IDS
        if kind == "spice":
            return [spice_card_id(card) for card in range(BLOW_COUNT + 1)]
        if kind == "territory":
            return [territory.id for territory in TERRITORIES]
        if kind == "leader":
            return [leader.id for leader in LEADERS]
        return [card.id for card in TREACHERY] if kind == "treachery" else []

    def nicknames(self, kind: str) -> Mapping[str, int]:
        """An area of a territory of one sector needs no sector."""
        if kind != "area":
            return {}
        return {
            TERRITORIES[territory].id: AREAS_OF[territory][0]
            for territory in range(TERRITORY_COUNT) if len(AREAS_OF[territory]) == 1
        }

    def view(self, seat: int | None) -> View:
        """What this seat may know, and nothing else; `None` is a spectator."""
        return cast("View", super().view(seat))

    def determinize(self, seat: int, seed: int) -> Classic:
        """A full game that the seat cannot tell from this one."""
        return cast("Classic", super().determinize(seat, seed))

    # -- questions about the position ---------------------------------------------------------------------------------

    def seat_of(self, character: int) -> Seat | None:
        """Who plays a character, if anybody."""
        index = self.sits[character]
        return None if index < 0 else self.seats[index]

    def people(self, seat: int) -> str:
        """A seat's character in a word."""
        return "nobody" if seat < 0 else CHARACTERS[self.seats[seat].character].people

    def name_of(self, seat: int) -> str:
        """What a seat is called: by its character, once characters are dealt."""
        return self.people(seat) if any(index >= 0 for index in self.sits) else super().name_of(seat)

    def storm_order(self) -> list[Seat]:
        """All seats in storm order, beginning with the first player."""
        first = self.have[FIRST]
        return self.seats[first:] + self.seats[:first]

    def allied(self, one: int, other: int) -> bool:
        """Whether two different seats are in one alliance."""
        return one != other and bool(self.seats[one].have[ALLIED] >> other & 1)

    def fighters(self, seat: Seat) -> int:
        """The territories where a seat has tokens that are not coexisting, as bits."""
        return seat.have[HELD] & ~seat.have[PEACEFUL]

    def closed_to(self, seat: Seat) -> tuple[int, int]:
        """The territories a seat's tokens may not enter: those with an ally, and strongholds with two others."""
        once = 0
        twice = 0
        for other in self.seats:
            if other is not seat:
                have = other.have
                held = have[HELD] & ~have[PEACEFUL]
                twice |= once & held
                once |= held
        allied = 0
        for ally in SEATS_IN[seat.have[ALLIED] ^ 1 << seat.index]:
            have = self.seats[ally].have
            allied |= have[HELD] & ~have[PEACEFUL]
        return allied & ~POLAR_MASK, twice

    def tokens_in(self, seat: Seat, zone: Sequence[int]) -> tuple[int, int]:
        """A seat's tokens in a group of areas: ordinary and starred."""
        tokens = 0
        starred = 0
        ordinary_in, starred_in = seat.piles[TOKENS_IN], seat.piles[STARRED_IN]
        for area in zone:
            tokens += ordinary_in[area]
            starred += starred_in[area]
        return tokens, starred

    def leaders_of(self, character: int) -> range:
        """The leader numbers of a character."""
        return LEADERS_OF[character]

    def cards_at(self, *moments: int) -> str:
        """The cards that may be played at moments, in words."""
        cards = dict.fromkeys(act.card_words for moment in moments for act in self.seats[0].hooks[moment])
        return " or ".join([card for card in cards if card])

    # -- moments ------------------------------------------------------------------------------------------------------

    def listen_to_seats(self) -> None:
        """Gather who listens to what, in the order of the characters."""
        order = sorted(self.seats, key=lambda seat: seat.character)
        self.listeners = tuple([
            tuple([(act, seat.index) for seat in order for act in seat.hooks[moment]])
            for moment in range(len(REGISTER.moments))
        ])

    def fire(self, moment: int, other: int = -1, territory: int = -1, area: int = -1) -> None:
        """Let whatever listens to a moment, at any seat, happen next: those of the first character first."""
        for act, owner in reversed(self.listeners[moment]):
            if territory >= 0 or area >= 0:
                self.push(act, Scene(owner, other=other, territory=territory, area=area))
            else:
                self.push(act, OWN[owner] if other < 0 else FACING[owner][other])

    def fire_at(self, seat: Seat, moment: int, other: int = -1, territory: int = -1) -> None:
        """Let whatever listens to a moment at one seat happen next."""
        for act in reversed(seat.hooks[moment]):
            plain = other < 0 and territory < 0
            self.push(act, OWN[seat.index] if plain else Scene(seat.index, other=other, territory=territory))

    def notice(self, moment: int, context: Scene) -> None:
        """Let whatever listens to a moment, at any seat, happen at once: it asks nothing."""
        for act, owner in self.listeners[moment]:
            act.do(self, Scene(owner, other=context.seat, territory=context.territory, seats=context.seats))

    def amended(self, seat: Seat, moment: int, value: int, context: Scene) -> int:
        """A number as the seat's own character and cards would have it."""
        for act in seat.hooks[moment]:
            value = act.amend(self, seat, context, value)
        return value

    def amended_by_all(self, moment: int, value: int, context: Scene) -> int:
        """A number as all who listen would have it."""
        for act, owner in self.listeners[moment]:
            value = act.amend(self, self.seats[owner], context, value)
        return value

    def accepted(self, seat: Seat, moment: int, context: Scene, option: int) -> bool:
        """Whether an act that listens at the seat offered this option; it goes on with it."""
        for act in seat.hooks[moment]:  # noqa: SIM110  # a loop costs less
            if act.accept(self, seat, context, option):
                return True
        return False

    # -- spice and losses ---------------------------------------------------------------------------------------------

    def gain_spice(self, seat: Seat, n: int) -> None:
        """Take spice from the bank."""
        seat.have[SPICE] += n
        self.have[BANK] -= n

    def pay_bank(self, seat: Seat, n: int) -> None:
        """Pay spice to the bank."""
        seat.have[SPICE] -= n
        self.have[BANK] += n
        if n and self.events is not None:
            self.emit(Event("paid", seat.index, "", n))

    def take_spoils(self, seat: Seat, n: int) -> None:
        """Take spice from the bank for leaders killed or in one's pay."""
        self.gain_spice(seat, n)
        if n and self.events is not None:
            self.emit(Event("spoils", seat.index, "", n))

    def pay(self, seat: Seat, n: int, payee: int) -> None:
        """Pay spice to a seat, or to the bank."""
        seat.have[SPICE] -= n
        if payee < 0:
            self.have[BANK] += n
        else:
            self.seats[payee].have[SPICE] += n

    def clear_spice(self, blow: int) -> int:
        """Remove the spice of one spice territory to the bank; returns how much it was."""
        n = self.piles[SPICE_IN][blow]
        if n:
            self.put(SPICE_IN, blow, 0)
            self.have[BANK] += n
        return n

    def kill_all(self, territory: int, spared: int) -> None:
        """Send all tokens in a territory to the tanks but those of the seats in the mask."""
        for seat in self.seats:
            if seat.piles[HERE][territory] and not spared >> seat.index & 1:
                lost = 0
                for area in AREAS_OF[territory]:
                    lost += seat.lose_all(area)
                if self.events is not None:
                    self.emit(Event("lost", seat.index, TERRITORIES[territory].id, lost))


def everywhere(seat: Seat) -> int:
    """All tokens that a seat has on the map."""
    return sum(seat.piles[HERE])


