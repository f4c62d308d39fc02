"""The board: which spaces a seat may enter, what entering costs, and standing on them."""

from __future__ import annotations

from landsraad.imperium.deck import without
from landsraad.imperium.goods import pay
from landsraad.imperium.ruleset import MOST
from landsraad.imperium.state import NOBODY, OWN, Imperium, Seat
from landsraad.imperium.words import (
    AGENTS,
    FACTION_WORDS,
    HAVE_WORDS,
    ICON_WORDS,
    LANDSRAAD,
    RESOURCES,
    SOLARI,
    SPICE,
    WATER,
    count,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event


def enterable(game: Imperium, seat: Seat) -> int:
    """The spaces, as bits, that are free for this seat, that it can pay for and whose requirement it meets."""
    blocked = game.occupied
    turn = game.turn
    if seat.leader.ignores_enemies or turn.infiltrates:
        ignored = game.rules.all_spaces if turn.infiltrates else game.rules.open_to_schemers
        blocked = own_posts(seat) | (blocked & ~ignored)
    return allowed(game, seat) & ~blocked


def allowed(game: Imperium, seat: Seat) -> int:
    """The spaces, as bits, that this seat could enter if no Agent stood anywhere."""
    rules = game.rules
    have = seat.have
    afford = rules.afford[seat.leader.landsraad_discount]
    mask = (
        afford[SOLARI][min(have[SOLARI], MOST)] & afford[SPICE][min(have[SPICE], MOST)]
        & afford[WATER][min(have[WATER], MOST)] & ~seat.closed & ~silenced(game, seat)
    )
    for bit, faction, level in rules.needs:
        if seat.influence[faction] < level:
            mask &= ~bit
    return mask


def silenced(game: Imperium, seat: Seat) -> int:
    """The spaces, as bits, that opponents have closed with the Voice."""
    mask = 0
    for other in game.seats:
        if other.voice >= 0 and other is not seat:
            mask |= 1 << other.voice
    return mask


def own_posts(seat: Seat) -> int:
    """The spaces, as bits, where the seat has an Agent."""
    mask = 0
    for pos in seat.posts:
        mask |= 1 << pos
    return mask


def price(game: Imperium, seat: Seat, pos: int, resource: int) -> int:
    """What entering the space costs this seat in one resource."""
    space = game.rules.spaces[pos]
    cost = space.cost[resource]
    if resource == SOLARI and cost and space.icon == LANDSRAAD:
        cost -= seat.leader.landsraad_discount
    return cost


def entry_obstacle(game: Imperium, seat: Seat, pos: int, anywhere: bool) -> str:
    """Why the seat cannot enter the space, in words; empty if it can."""
    space = game.rules.spaces[pos]
    if seat.closed >> pos & 1:
        if pos == game.rules.swordmaster and not seat.swordmaster:
            return "closed to you at this difficulty"
        return "only once in a game, and you have been there"
    for other in game.seats:
        if other.voice == pos and other is not seat:
            return f"closed by the Voice of {other.leader.name}"
    if not anywhere and not enterable(game, seat) >> pos & 1 and game.occupied >> pos & 1:
        if pos in seat.posts:
            return "occupied by your own Agent"
        if not (game.turn.infiltrates or (seat.leader.ignores_enemies and game.rules.open_to_schemers >> pos & 1)):
            holder = next(other for other in game.seats if pos in other.posts)
            return f"occupied by an Agent of {holder.leader.name}"
    if space.needs is not None and seat.influence[space.needs[0]] < space.needs[1]:
        faction, level = space.needs
        return f"needs {level} influence with the {FACTION_WORDS[faction]}, you have {seat.influence[faction]}"
    for resource in RESOURCES:
        cost = price(game, seat, pos, resource)
        if seat.have[resource] < cost:
            return f"costs {count(cost, HAVE_WORDS[resource])}, you have {seat.have[resource]}"
    return ""


def icon_obstacle(icons: int, space_icon: int) -> str:
    """Why a card with these icons does not reach a space, in words."""
    if icons & space_icon:
        return ""
    return f"needs the {ICON_WORDS[space_icon.bit_length() - 1]} icon, which this card does not have"


def pay_entry(game: Imperium, seat: Seat, pos: int) -> None:
    """Pay the space's cost in full."""
    for resource in RESOURCES:
        cost = price(game, seat, pos, resource)
        if cost:
            pay(game, seat, resource, cost)
            if resource == SOLARI:
                hook = seat.hooks.get("paid solari for a space")
                if hook is not None:
                    game.push(hook, OWN[seat.index])


def stand(game: Imperium, seat: Seat, pos: int) -> None:
    """Put an Agent on the space; whoever controls it gains its bonus."""
    seat.posts = (*seat.posts, pos)
    game.occupied |= 1 << pos
    space = game.rules.spaces[pos]
    if game.events is not None:
        game.tell(Event("send", seat.index, space.id))
    holder = game.control[pos]
    if holder != NOBODY and space.control is not None:
        space.control.do(game, Context(holder, holder, NOBODY, pos))


def take_control(game: Imperium, pos: int, seat: int) -> None:
    """Put a seat's Control marker on a space, instead of any other."""
    game.control = (*game.control[:pos], seat, *game.control[pos + 1 :])


def leave(game: Imperium, seat: Seat, pos: int) -> None:
    """Take an Agent off the space."""
    seat.posts = without(seat.posts, pos)
    if not any(pos in other.posts for other in game.seats):
        game.occupied &= ~(1 << pos)


def recall(game: Imperium, seat: Seat, pos: int) -> None:
    """Return an Agent from the space to its Leader."""
    leave(game, seat, pos)
    seat.have[AGENTS] += 1
    if game.events is not None:
        game.tell(Event("recall", seat.index, game.rules.spaces[pos].id))


def spaces_in(mask: int) -> list[int]:
    """The places of the bits in a mask."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
