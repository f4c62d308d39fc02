"""Revival: tokens and leaders coming back from the tanks."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.characters import (
    ATREIDES,
    CHARACTERS,
    FREMEN,
    KWISATZ_HADERACH,
    KWISATZ_STRENGTH,
    LEADERS,
    STRENGTH,
)
from landsraad.classic.state import BATTLE_ROUND, REVIVAL_ROUND, Classic, Seat
from landsraad.classic.words import NO, PASS, REVIVE, REVIVE_KWISATZ, REVIVE_LEADER, STARRED, VALUE, VOCABULARY, YES
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

LIMIT = 3
"""Tokens that may be revived in a turn."""
TOKEN_COST = 2
GHOLA_TOKENS = 5
KARAMA_TOKENS = 3


def in_tanks(game: Classic, seat: Seat) -> bool:
    """Whether anything of a seat is in the tanks."""
    return bool(seat.tanks or seat.tanks_starred or dead_leaders(game, seat)) or kwisatz_in_tanks(game, seat)


def dead_leaders(game: Classic, seat: Seat) -> list[int]:
    """A seat's own leaders in the tanks."""
    return [leader for leader in game.leaders_of(seat.character) if game.dead >> leader & 1]


def kwisatz_in_tanks(game: Classic, seat: Seat) -> bool:
    """Whether the seat's Kwisatz Haderach is in the tanks."""
    return seat.character == ATREIDES and game.kwisatz_dead


def revive_tokens(game: Classic, seat: Seat, tokens: int, starred: int) -> None:
    """Bring tokens from the tanks to the reserves."""
    seat.tanks -= tokens
    seat.tanks_starred -= starred
    seat.reserves += tokens
    seat.reserves_starred += starred
    if game.events is not None and tokens + starred:
        game.tell(Event("revive", seat.index, "", tokens + starred))


def revive_leader(game: Classic, seat: Seat, leader: int) -> None:
    """Bring a leader back from the tanks. One revived in a battle round rests until the next."""
    if leader == KWISATZ_HADERACH:
        game.kwisatz_dead = False
    else:
        game.dead &= ~(1 << leader)
        if game.phase == BATTLE_ROUND:
            game.rested |= 1 << leader
    if game.events is not None:
        name = "kwisatz-haderach" if leader == KWISATZ_HADERACH else LEADERS[leader].id
        game.tell(Event("revive-leader", seat.index, name))


def revivable_leaders(game: Classic, seat: Seat) -> list[int]:
    """The leaders that a seat may revive for spice once it has begun to. One killed again waits until the others that
    have been in the tanks were killed again too; one who never died holds nobody up."""
    own = [leader for leader in game.leaders_of(seat.character) if game.holder[leader] == seat.index]
    dead = [leader for leader in own if game.dead >> leader & 1]
    if not dead or not (seat.reviving or len(dead) == len(own)):
        return []
    least = min(game.deaths[leader] for leader in own if game.deaths[leader])
    found = [leader for leader in dead if game.deaths[leader] == least]
    if kwisatz_in_tanks(game, seat):
        found.append(KWISATZ_HADERACH)
    return found


def leader_cost(leader: int) -> int:
    """What reviving a leader costs."""
    return KWISATZ_STRENGTH if leader == KWISATZ_HADERACH else STRENGTH[leader]


def leader_option(leader: int) -> int:
    """The option of reviving a leader."""
    return REVIVE_KWISATZ if leader == KWISATZ_HADERACH else REVIVE_LEADER[leader]


class Revival(Act):
    """The revival round: everybody in storm order, before any movement."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = REVIVAL_ROUND
        if game.events is not None:
            game.tell(Event("round", -1, "revival"))
        for seat in reversed(game.storm_order()):
            if game.rules.leaders_with_tokens:
                game.push(LEADER_REVIVAL, OWN[seat.index])
            if seat.tanks or seat.tanks_starred:
                game.push(TOKEN_REVIVAL, Scene(seat.index, n=CHARACTERS[seat.character].free_revival))
                if ally_of_fremen(game, seat):
                    game.push(FREMEN_GIFT, Scene(game.sits[FREMEN], other=seat.index))


def ally_of_fremen(game: Classic, seat: Seat) -> bool:
    """Whether the Fremen could let this seat revive free."""
    fremen = game.sits[FREMEN]
    return fremen >= 0 and game.allied(fremen, seat.index) and CHARACTERS[seat.character].free_revival < LIMIT


class FremenGift(Act):
    """The Fremen may let an ally's revivals be free this turn."""

    def options(self, game: Classic, context: Context) -> list[int]:
        return [YES, NO]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        about = scene(context)
        if option == YES:
            seat = game.seats[about.other]
            game.agenda.pop()
            game.push(TOKEN_REVIVAL, Scene(seat.index, n=LIMIT))
            if game.events is not None:
                game.tell(Event("free-revival", context.seat, "", 0, about.other))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Let the {game.people(scene(context).other)} revive three tokens free this turn?"


class TokenRevival(Act):
    """A seat revives up to three tokens, some of them free."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        most = min(LIMIT, seat.tanks + min(1, seat.tanks_starred))
        affordable = scene(context).n + seat.spice // TOKEN_COST
        return REVIVE[: min(most, affordable) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        n = VALUE[option]
        if not n:
            return
        seat = game.seats[context.seat]
        game.pay_bank(seat, TOKEN_COST * max(0, n - scene(context).n))
        choose_starred(game, seat, n, 1)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Revive up to {LIMIT} tokens: {scene(context).n} free, each further one for {TOKEN_COST} spice."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "revive":
            return ""
        seat = game.seats[context.seat]
        if VALUE[option] > LIMIT:
            return f"only {LIMIT} tokens may be revived in a turn"
        if VALUE[option] > seat.tanks + min(1, seat.tanks_starred):
            return "you have not so many tokens in the tanks; only one starred token comes back in a turn"
        return f"costs {TOKEN_COST * (VALUE[option] - scene(context).n)} spice, you have {seat.spice}"


def choose_starred(game: Classic, seat: Seat, n: int, most: int) -> None:
    """Revive so many tokens, asking how many of them are starred where there is a choice."""
    high = min(n, most, seat.tanks_starred)
    low = max(0, n - seat.tanks)
    if low >= high:
        revive_tokens(game, seat, n - high, high)
    else:
        game.push(STARRED_REVIVAL, Scene(seat.index, n=n, most=most))


class StarredRevival(Act):
    """How many of the tokens revived are starred."""

    def options(self, game: Classic, context: Context) -> list[int]:
        about = scene(context)
        seat = game.seats[context.seat]
        low = max(0, about.n - seat.tanks)
        return STARRED[low : min(about.n, about.most, seat.tanks_starred) + 1]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        starred = VALUE[option]
        revive_tokens(game, game.seats[context.seat], scene(context).n - starred, starred)

    def prompt(self, game: Classic, context: Context) -> str:
        return f"How many of the {scene(context).n} tokens are starred?"


class LeaderRevival(Act):
    """A seat without leaders may pay to revive one, and goes on, one a turn, while any of them is dead."""

    def do(self, game: Classic, context: Context) -> None:
        seat = game.seats[context.seat]
        revivable = revivable_leaders(game, seat)
        seat.reviving = bool(revivable) or (seat.reviving and bool(dead_leaders(game, seat)))
        if revivable:
            game.ask(self, context, context.seat)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        leaders = [leader for leader in revivable_leaders(game, seat) if leader_cost(leader) <= seat.spice]
        return [PASS, *(leader_option(leader) for leader in leaders)]

    def answer(self, game: Classic, context: Context, option: int) -> None:
        if option == PASS:
            return
        leader = VALUE[option]
        seat = game.seats[context.seat]
        game.pay_bank(seat, leader_cost(leader))
        revive_leader(game, seat, leader)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Pay a leader's strength in spice to revive him?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "revive-leader":
            return ""
        leader = VALUE[option]
        if leader != KWISATZ_HADERACH and leader not in dead_leaders(game, game.seats[context.seat]):
            return "not in the tanks"
        if leader != KWISATZ_HADERACH and STRENGTH[leader] > game.seats[context.seat].spice:
            return f"costs {STRENGTH[leader]} spice, you have {game.seats[context.seat].spice}"
        return "he waits until your other leaders have been revived and killed again"


class FreeRevival(Act):
    """One leader or a number of tokens come back free: by the Ghola or by the Emperor's Karama."""

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        most = min(scene(context).most, seat.tanks + seat.tanks_starred)
        options = REVIVE[1 : most + 1] + [REVIVE_LEADER[leader] for leader in dead_leaders(game, seat)]
        if kwisatz_in_tanks(game, seat):
            options.append(REVIVE_KWISATZ)
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        seat = game.seats[context.seat]
        if VOCABULARY.verbs[option] == "revive-leader":
            revive_leader(game, seat, VALUE[option])
        else:
            choose_starred(game, seat, VALUE[option], VALUE[option])

    def prompt(self, game: Classic, context: Context) -> str:
        return f"Revive one leader or up to {scene(context).most} tokens free."


REVIVAL = Revival()
FREMEN_GIFT = FremenGift()
TOKEN_REVIVAL = TokenRevival()
STARRED_REVIVAL = StarredRevival()
LEADER_REVIVAL = LeaderRevival()
FREE_REVIVAL = FreeRevival()
