"""Revival: tokens and leaders coming back from the tanks."""

from __future__ import annotations

from landsraad.classic.sheets.characters import CHARACTERS, HERO_LEADER, LEADER_BITS, LEADERS, STRENGTH
from landsraad.classic.sheets.words import PASS, REVIVE, REVIVE_LEADER, STARRED, VALUE, VOCABULARY
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.moments import LEADERS_TO_REVIVE, REVIVAL_DUE
from landsraad.classic.table.register import (
    DEAD,
    DEATHS,
    HOLDER,
    PHASE,
    RESERVES,
    RESERVES_STARRED,
    RESTED,
    REVIVING,
    SPICE,
    TANKS,
    TANKS_STARRED,
)
from landsraad.classic.table.state import BATTLE_ROUND, REVIVAL_ROUND, Classic, Seat
from landsraad.kernel.event import Event

LIMIT = 3
"""Tokens that may be revived in a turn."""
TOKEN_COST = 2


def in_tanks(game: Classic, seat: Seat) -> bool:
    """Whether anything of a seat is in the tanks."""
    if seat.have[TANKS] or seat.have[TANKS_STARRED] or dead_leaders(game, seat):
        return True
    return bool(game.amended(seat, LEADERS_TO_REVIVE, 0, OWN[seat.index]))


def dead_leaders(game: Classic, seat: Seat) -> list[int]:
    """A seat's own leaders in the tanks."""
    return [leader for leader in game.leaders_of(seat.character) if game.have[DEAD] >> leader & 1]


def revive_tokens(game: Classic, seat: Seat, tokens: int, starred: int) -> None:
    """Bring tokens from the tanks to the reserves."""
    seat.have[TANKS] -= tokens
    seat.have[TANKS_STARRED] -= starred
    seat.have[RESERVES] += tokens
    seat.have[RESERVES_STARRED] += starred
    if game.events is not None and tokens + starred:
        game.emit(Event("revive", seat.index, "", tokens + starred))


def revive_leader(game: Classic, seat: Seat, leader: int) -> None:
    """Bring a leader back from the tanks. One revived in a battle round rests until the next."""
    game.have[DEAD] &= ~(1 << leader)
    if game.have[PHASE] == BATTLE_ROUND:
        game.have[RESTED] |= 1 << leader
    if game.events is not None:
        game.emit(Event("revive-leader", seat.index, LEADERS[leader].id))


def revivable_leaders(game: Classic, seat: Seat) -> list[int]:
    """The leaders that a seat may revive for spice once it has begun to. One killed again waits until the others that
    have been in the tanks were killed again too; one who never died holds nobody up."""
    if not game.have[DEAD] & LEADER_BITS[seat.character]:
        return []
    own = [leader for leader in game.leaders_of(seat.character) if game.piles[HOLDER][leader] == seat.index]
    dead = [leader for leader in own if game.have[DEAD] >> leader & 1]
    if not dead or not (seat.have[REVIVING] or len(dead) == len(own)):
        return []
    least = min(game.piles[DEATHS][leader] for leader in own if game.piles[DEATHS][leader])
    return [leader for leader in dead if game.piles[DEATHS][leader] == least]


class Revival(Act):
    """The revival round: everybody in storm order, before any movement."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = REVIVAL_ROUND
        game.turns += 1
        if game.events is not None:
            game.emit(Event("round", -1, "revival"))
        for seat in reversed(game.storm_order()):
            if game.rules.leaders_with_tokens:
                game.push(LEADER_REVIVAL, OWN[seat.index])
            if seat.have[TANKS] or seat.have[TANKS_STARRED]:
                game.push(TOKEN_REVIVAL, Scene(seat.index, n=CHARACTERS[seat.character].free_revival))
                game.fire(REVIVAL_DUE, seat.index)


class TokenRevival(Act):
    """A seat revives up to three tokens, some of them free."""

    def describe(self) -> str:
        return "Only one starred token is revived in a turn."

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        most = min(LIMIT, seat.have[TANKS] + min(1, seat.have[TANKS_STARRED]))
        affordable = context.n + seat.have[SPICE] // TOKEN_COST
        return REVIVE[: min(most, affordable) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        n = VALUE[option]
        if not n:
            return
        seat = game.seats[context.seat]
        game.pay_bank(seat, TOKEN_COST * max(0, n - context.n))
        choose_starred(game, seat, n, 1)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Revive up to {LIMIT} tokens: {context.n} free, each further one for {TOKEN_COST} spice."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "revive":
            return ""
        seat = game.seats[context.seat]
        if VALUE[option] > LIMIT:
            return f"only {LIMIT} tokens may be revived in a turn"
        if VALUE[option] > seat.have[TANKS] + min(1, seat.have[TANKS_STARRED]):
            return "you have not so many tokens in the tanks; only one starred token comes back in a turn"
        return f"costs {TOKEN_COST * (VALUE[option] - context.n)} spice, you have {seat.have[SPICE]}"


def choose_starred(game: Classic, seat: Seat, n: int, most: int) -> None:
    """Revive so many tokens, asking how many of them are starred where there is a choice."""
    high = min(n, most, seat.have[TANKS_STARRED])
    low = max(0, n - seat.have[TANKS])
    if low >= high:
        revive_tokens(game, seat, n - high, high)
    else:
        game.push(STARRED_REVIVAL, Scene(seat.index, n=n, most=most))


class StarredRevival(Act):
    """How many of the tokens revived are starred."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        low = max(0, context.n - seat.have[TANKS])
        return STARRED[low : min(context.n, context.most, seat.have[TANKS_STARRED]) + 1]

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        starred = VALUE[option]
        revive_tokens(game, game.seats[context.seat], context.n - starred, starred)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"How many of the {context.n} tokens are starred?"


class LeaderRevival(Act):
    """A seat without leaders may pay to revive one, and goes on, one a turn, while any of them is dead."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        revivable = revivable_leaders(game, seat)
        seat.have[REVIVING] = int(bool(revivable) or bool(seat.have[REVIVING] and dead_leaders(game, seat)))
        if revivable:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        leaders = [leader for leader in revivable_leaders(game, seat) if STRENGTH[leader] <= seat.have[SPICE]]
        options = [PASS, *(REVIVE_LEADER[leader] for leader in leaders)]
        for act in seat.hooks[LEADERS_TO_REVIVE]:
            act.offer(game, seat, context, options)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        if option == PASS:
            return
        seat = game.seats[context.seat]
        leader = VALUE[option]
        if leader < HERO_LEADER:
            game.pay_bank(seat, STRENGTH[leader])
            revive_leader(game, seat, leader)
        else:
            game.accepted(seat, LEADERS_TO_REVIVE, context, option)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Pay a leader's strength in spice to revive him?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "revive-leader":
            return ""
        leader = VALUE[option]
        if leader < HERO_LEADER and leader not in dead_leaders(game, game.seats[context.seat]):
            return "not in the tanks"
        if leader < HERO_LEADER and STRENGTH[leader] > game.seats[context.seat].have[SPICE]:
            return f"costs {STRENGTH[leader]} spice, you have {game.seats[context.seat].have[SPICE]}"
        return "he waits until your other leaders have been revived and killed again"


class FreeRevival(Act):
    """One leader or up to `most` tokens come back free."""

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        most = min(context.most, seat.have[TANKS] + seat.have[TANKS_STARRED])
        options = REVIVE[1 : most + 1] + [REVIVE_LEADER[leader] for leader in dead_leaders(game, seat)]
        for act in seat.hooks[LEADERS_TO_REVIVE]:
            act.offer(game, seat, context, options)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        seat = game.seats[context.seat]
        if VOCABULARY.verbs[option] == "revive-leader":
            if VALUE[option] < HERO_LEADER:
                revive_leader(game, seat, VALUE[option])
            else:
                game.accepted(seat, LEADERS_TO_REVIVE, context, option)
        else:
            choose_starred(game, seat, VALUE[option], VALUE[option])

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"Revive one leader or up to {context.most} tokens free."


REVIVAL = Revival()
TOKEN_REVIVAL = TokenRevival()
STARRED_REVIVAL = StarredRevival()
LEADER_REVIVAL = LeaderRevival()
FREE_REVIVAL = FreeRevival()
