"""The board: which spaces a seat may enter, what entering costs, and standing on them."""

from __future__ import annotations

from typing import Final

from landsraad.imperium.declare.cards import CARDS, Card
from landsraad.imperium.declare.origin import Origin
from landsraad.imperium.declare.register import AGENT_PLACED, AGENT_RECALLED, NONE, PAID_SOLARI, SEAT, TABLE, TURN
from landsraad.imperium.declare.ruleset import MOST, discounted
from landsraad.imperium.declare.vocabulary import (
    AGENTS,
    CLOSED,
    FACTION_WORDS,
    HAVE_WORDS,
    ICON_WORDS,
    RESOURCES,
    SOLARI,
    SPICE,
    SPY_ICON,
    SWORDMASTER,
    WATER,
    count,
)
from landsraad.imperium.table.deck import without
from landsraad.imperium.table.goods import pay
from landsraad.imperium.table.spies import SPIES, watched, watching
from landsraad.imperium.table.state import NOBODY, OWN, Imperium, Seat, replaced
from landsraad.kernel.event import Event

VOICE: Final = SEAT.number("voice", NONE, of="space")
"""The space that a seat has closed to its opponents."""
VOICES: Final = TABLE.number("voices")
"""How many seats have closed a space."""
ICONS_ADDED: Final = TURN.number("icons")
"""Icons that the card played this turn has in addition to its own."""
BOUND: Final = TURN.number("bound")
"""How many of the Agents with the Leader cannot be sent this turn."""
MENTAT: Final = TABLE.number("mentat", NOBODY, of="seat")
"""Who has the Mentat, an extra Agent, this round."""
INFILTRATES: Final = TURN.number("infiltrates")
"""Whether enemy Agents do not stop the Agent sent this turn."""


def enterable(
    game: Imperium, seat: Seat, infiltrates: bool = False, any_influence: bool = False, spice_off: int = 0
) -> int:
    """The spaces, as bits, that are free for this seat, that it can pay for (with so much spice less) and whose
    requirement it meets."""
    blocked = game.occupied
    ignored = seat.leader.ignores_enemies
    if infiltrates or game.turn.have[INFILTRATES]:
        blocked = own_posts(seat)
    elif ignored:
        blocked = own_posts(seat) | (blocked & ~game.rules.reach[ignored])
    if blocked and seat.piles[SPIES]:
        blocked &= own_posts(seat) | ~watched(game, seat)
    return allowed(game, seat, any_influence, spice_off) & ~blocked


def allowed(game: Imperium, seat: Seat, any_influence: bool = False, spice_off: int = 0) -> int:
    """The spaces, as bits, that this seat could enter if no Agent stood anywhere, each for so much spice less."""
    have = seat.have
    solari, spice, water = have[SOLARI], have[SPICE] + spice_off, have[WATER]
    afford = seat.afford
    mask = (
        afford[SOLARI][solari if solari < MOST else MOST] & afford[SPICE][spice if spice < MOST else MOST]
        & afford[WATER][water if water < MOST else MOST]
    )
    rules = game.rules
    if rules.falling:
        for pos, least in rules.falling:
            if solari >= least and not mask >> pos & 1 and price(game, seat, pos, SOLARI) <= solari:
                mask |= 1 << pos
    mask &= ~have[CLOSED]
    if game.have[VOICES]:
        mask &= ~silenced(game, seat)
    if not any_influence:
        influence = seat.influence
        commands = seat.policy.commands
        for others, faction, level in rules.needs:
            if influence[faction] < level and not (commands and seat.policy.influence(game, seat, faction) >= level):
                mask &= others
    return mask


def agents_ready(game: Imperium, seat: Seat) -> int:
    """How many Agents the seat can send this turn."""
    return seat.have[AGENTS] - game.turn.have[BOUND]


def icons_shown(game: Imperium, seat: Seat, card: Card, partner: Card | None = None) -> int:
    """The icons that a card shows now, alone or played together with a partner."""
    return card.icons if card.entry is None else card.icons | card.entry.shown(game, seat, card, partner)


def reached(game: Imperium, seat: Seat, card: Card, partner: Card | None = None) -> int:
    """The spaces, as bits, to which a card sends an Agent of this seat now, by itself or helped by a partner."""
    entry = card.entry
    if entry is not None:
        return entry.spaces(game, seat, icons_shown(game, seat, card, partner) | game.turn.have[ICONS_ADDED])
    icons = card.icons | game.turn.have[ICONS_ADDED]
    return icon_reach(game, seat, icons) & enterable(game, seat) if icons else 0


def icon_reach(game: Imperium, seat: Seat, icons: int) -> int:
    """The spaces, as bits, to which icons lead, no matter who stands there."""
    mask = game.rules.reach[icons]
    return mask | watched(game, seat) if icons & SPY_ICON else mask


def reach_obstacle(game: Imperium, seat: Seat, card: Card, pos: int, partner: Card | None = None) -> str:
    """Why a card does not send an Agent of this seat to a space, in words; empty if it does."""
    icons = icons_shown(game, seat, card, partner) | game.turn.have[ICONS_ADDED]
    if card.entry is not None:
        return card.entry.obstacle(game, seat, pos, icons)
    return icon_obstacle(game, seat, pos, icons) or entry_obstacle(game, seat, pos)


def silenced(game: Imperium, seat: Seat) -> int:
    """The spaces, as bits, that opponents have closed with the Voice."""
    mask = 0
    for other in game.seats:
        if other.have[VOICE] >= 0 and other is not seat and not other.policy.team == seat.policy.team >= 0:
            mask |= 1 << other.have[VOICE]
    return mask


def close(game: Imperium, seat: Seat, pos: int) -> None:
    """Close a space to the opponents of a seat, and the one that it had closed before to nobody."""
    if seat.have[VOICE] == NONE:
        game.have[VOICES] += 1
    seat.have[VOICE] = pos


def reopen(game: Imperium, seat: Seat) -> None:
    """Close no space to the opponents of a seat any more."""
    if seat.have[VOICE] != NONE:
        seat.have[VOICE] = NONE
        game.have[VOICES] -= 1


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
    if cost and seat.leader.discounts:
        cost -= discounted(seat.leader.discounts, space, resource, cost)
    if space.cheaper is not None and resource == SOLARI and space.cheaper[0].holds(game, OWN[seat.index]):
        cost -= space.cheaper[1]
    if cost and game.turn.seat == seat.index:
        for index in game.turn.cards:
            entry = CARDS[index].entry
            if entry is not None:
                cost -= entry.off(game, pos, resource)
    return cost if cost > 0 else 0


def entry_obstacle(
    game: Imperium, seat: Seat, pos: int, anywhere: bool = False, infiltrates: bool = False, any_influence: bool = False
) -> str:
    """Why the seat cannot enter the space, in words; empty if it can. Nobody stands in the way of an Agent that may go
    anywhere, and no enemy in the way of one that infiltrates."""
    space = game.rules.spaces[pos]
    if space.owner not in ("", seat.leader.id):
        return f"{space.name} lies on the board of another Leader"
    if seat.have[CLOSED] >> pos & 1:
        if pos == game.rules.swordmaster and not seat.have[SWORDMASTER]:
            return "closed to you at this difficulty"
        return "only once in a game, and you have been there"
    for other in game.seats:
        if other.have[VOICE] == pos and other is not seat:
            return f"closed by the Voice of {other.leader.name}"
    if not anywhere and game.occupied >> pos & 1:
        if pos in seat.posts:
            return "occupied by your own Agent"
        if not (infiltrates or ignores_enemies(game, seat, pos) or watching(game, seat, pos)):
            holder = next(other for other in game.seats if pos in other.posts)
            return f"occupied by an Agent of {holder.leader.name}"
    if space.needs is not None and not any_influence:
        faction, level = space.needs
        have = seat.policy.influence(game, seat, faction)
        if have < level:
            name = game.rules.tracks[faction].name or FACTION_WORDS[faction]
            return f"needs {level} influence with the {name}, you have {have}"
    for resource in RESOURCES:
        cost = price(game, seat, pos, resource)
        if seat.have[resource] < cost:
            return f"costs {count(cost, HAVE_WORDS[resource])}, you have {seat.have[resource]}"
    return ""


def ignores_enemies(game: Imperium, seat: Seat, pos: int) -> bool:
    """Whether enemy Agents on the space do not stop the seat this turn, Spies aside."""
    return bool(game.turn.have[INFILTRATES] or seat.leader.ignores_enemies & game.rules.spaces[pos].icon)


def icon_obstacle(game: Imperium, seat: Seat, pos: int, icons: int) -> str:
    """Why a card with these icons does not reach a space, in words."""
    space_icon = game.rules.spaces[pos].icon
    if icons & space_icon:
        return ""
    if icons & SPY_ICON:
        return "" if watching(game, seat, pos) else "none of your Spies watches this space"
    return f"needs the {ICON_WORDS[space_icon.bit_length() - 1]} icon, which this card does not have"


def pay_entry(game: Imperium, seat: Seat, pos: int) -> None:
    """Pay the space's cost in full."""
    for resource in RESOURCES:
        cost = price(game, seat, pos, resource)
        if cost:
            charge(game, seat, resource, cost)


def charge(game: Imperium, seat: Seat, resource: int, cost: int) -> None:
    """Let a seat pay what coming to a space costs."""
    pay(game, seat, resource, cost)
    if resource == SOLARI and seat.hooks[PAID_SOLARI]:
        game.fire(seat, PAID_SOLARI, OWN[seat.index])


def upgrade_price(game: Imperium, seat: Seat, pos: int, resource: int) -> int:
    """What the upgrade of a space costs this seat in one resource."""
    space = game.rules.spaces[pos]
    if space.upgrade is None:
        return 0
    cost = space.upgrade.cost[resource]
    return cost - discounted(seat.leader.discounts, space, resource, cost)


def close_if_once(game: Imperium, seat: Seat, pos: int) -> None:
    """Bar a seat from a space to which each player may come once in a game."""
    if pos >= 0 and game.rules.spaces[pos].once:
        seat.have[CLOSED] |= 1 << pos


def stand(game: Imperium, seat: Seat, here: Origin) -> None:
    """Put an Agent on the space; the player who controls it gains its bonus."""
    pos = here.space
    seat.posts += (pos,)
    game.occupied |= 1 << pos
    space = game.rules.spaces[pos]
    if game.events is not None:
        game.emit(Event("send", seat.index, space.id))
    if space.control is not None:
        holder = controller(game, pos)
        if holder != NOBODY:
            space.control.do(game, Origin(holder, holder, NONE, pos))
    if seat.hooks[AGENT_PLACED]:
        game.fire(seat, AGENT_PLACED, here)


def controller(game: Imperium, pos: int) -> int:
    """Who controls a space: the player who holds it for now, or else the owner of the Control marker."""
    number = game.rules.holders[pos]
    if number >= 0 and game.have[number] != NOBODY:
        return game.have[number]
    return game.control[pos]


def take_control(game: Imperium, pos: int, seat: int) -> None:
    """Put a seat's Control marker on a space, instead of any other."""
    game.control = replaced(game.control, pos, seat)


def leave(game: Imperium, seat: Seat, pos: int) -> None:
    """Take an Agent off the space."""
    seat.posts = without(seat.posts, pos)
    if not any(pos in other.posts for other in game.seats):
        game.occupied &= ~(1 << pos)


def recall(game: Imperium, seat: Seat, pos: int) -> None:
    """Return an Agent from the space to its Leader."""
    leave(game, seat, pos)
    seat.have[AGENTS] += 1
    if seat.hooks[AGENT_RECALLED]:
        game.notice(seat, AGENT_RECALLED, Origin(seat.index, seat.index, NONE, pos))
    if game.events is not None:
        game.emit(Event("recall", seat.index, game.rules.spaces[pos].id))
