"""How good a position looks for a seat: the judgement of a sensible player, a stronghold being worth about one.

It looks at a whole game, so it must be given one that the seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp

from landsraad.classic.bargains.nexus import Agree
from landsraad.classic.bargains.promises import bonds
from landsraad.classic.rounds.battle_plan import (
    DEFENSE_STEP,
    DIAL_STEP,
    LEADER_STEP,
    SUPPORT_STEP,
    WEAPON_STEP,
    fighter,
    leaders_ready,
    part_of,
    side_of,
)
from landsraad.classic.rounds.movement import MoveTo, MoveTokens
from landsraad.classic.rounds.shipment import ShipTokens
from landsraad.classic.rounds.victory import strongholds_of, victory_mask
from landsraad.classic.sheets.characters import BENE_GESSERIT, FREMEN, GUILD, HERO_LEADER, STRENGTH
from landsraad.classic.sheets.map import (
    AREAS_OF,
    CITIES_MASK,
    SECTOR_OF,
    SECTORS,
    TERRITORY_COUNT,
    TERRITORY_OF,
    exposed,
)
from landsraad.classic.sheets.spice import BLOW_AREA, BLOW_OF, BLOW_SECTOR
from landsraad.classic.sheets.treachery import CATEGORY, HERO, KARAMA, WORTHLESS
from landsraad.classic.sheets.words import CALL, CHARITY, PASS, QUIET, VALUE, VOCABULARY
from landsraad.classic.table.act import Scene
from landsraad.classic.table.register import (
    ALLIED,
    BATTLE_IN,
    BIDDER,
    DEAD,
    DEST,
    HAND,
    HERE,
    HIGH_BID,
    HOLDER,
    LATE_SPICE,
    LOTS,
    NOTHING,
    PHASE,
    RESERVES,
    RESERVES_STARRED,
    REVEALED,
    SIDES,
    SOURCE,
    SPICE,
    SPICE_IN,
    STARRED_IN,
    STORM_AT,
    TANKS,
    TANKS_STARRED,
    TOKENS_IN,
    TURN_NO,
    WALL,
    ZONE,
)
from landsraad.classic.table.state import BATTLE_ROUND, BIDDING_ROUND, Classic, Seat
from landsraad.classic.table.tokens import COUNTING
from landsraad.kernel.game import WAITING

WIN = 100.0
SPICE_POINT = 0.08
TOKEN_AT_HAND = 0.07
TOKEN_ON_MAP = 0.11
TOKEN_IN_TANKS = 0.03
LEADER_POINT = 0.04
CARD = 0.45
STORM_REACH = 6
BOND = 0.15
"""What another's promise is worth; one's own costs twice that."""
ALLY_HOLDS = 0.8
"""How far an ally's stronghold counts as one's own."""
URGENCY = 2.0
"""How much more strongholds matter in the last turn to those who do not win when it ends."""
PATIENCE = 0.06
"""What each turn gone by is worth to those who do, and to their allies."""
SHARE = (0.0, 1.0, 0.46, 0.15, 0.05, 0.02, 0.0)
"""What a victory is worth to each of so many who share it: two may serve each other, more serve nobody."""


def appraise(game: Classic, index: int) -> float:
    """How good the position looks for a seat."""
    if game.finish is not None:
        winners = game.finish["winners"]
        return WIN * SHARE[len(winners)] if index in winners else -WIN
    seat = game.seats[index]
    value = wealth(game, seat) + standing(game, seat, seat.have[ALLIED])
    threat = 0.0
    for other in game.seats:
        if other is not seat:
            value -= 0.12 * wealth(game, other)
            # An ally is a rival still, by what he holds himself.
            allied = seat.have[ALLIED] >> other.index & 1
            threat = max(threat, standing(game, other, 1 << other.index if allied else other.have[ALLIED]))
    value -= 0.5 * threat
    if game.have[BATTLE_IN] != NOTHING and not game.have[REVEALED] and index in game.piles[SIDES]:
        value += fight(game, index)
    for promiser, promised, _, _ in bonds(game):
        value += BOND * (int(promised == index) - 2 * int(promiser == index))
    value += intention(game, seat)
    return value


def wealth(game: Classic, seat: Seat) -> float:
    """What a seat owns: spice, cards, tokens and leaders."""
    spice = seat.have[SPICE] + seat.have[LATE_SPICE]
    value = SPICE_POINT * (spice if spice < 15 else 15 + 0.4 * (spice - 15))
    value += TOKEN_AT_HAND * (seat.have[RESERVES] + 2 * seat.have[RESERVES_STARRED])
    value += TOKEN_IN_TANKS * (seat.have[TANKS] + 2 * seat.have[TANKS_STARRED])
    for card in seat.piles[HAND]:
        value += 0.1 if CATEGORY[card] == WORTHLESS else 0.25 if CATEGORY[card] == HERO else CARD
        if card == KARAMA:
            value += 0.15
    for leader in game.leaders_of(seat.character):
        if not game.have[DEAD] >> leader & 1 and game.piles[HOLDER][leader] == seat.index:
            value += LEADER_POINT * STRENGTH[leader]
    return value


def about(game: Classic) -> Scene:
    """The scene of the present question."""
    context = game.asking
    assert isinstance(context, Scene)
    return context


def strength(game: Classic, seat: Seat, territory: int) -> float:
    """Roughly what a seat could bring to a battle in a territory."""
    tokens = 0
    for area in AREAS_OF[territory]:
        tokens += seat.piles[TOKENS_IN][area] + 2 * seat.piles[STARRED_IN][area]
    if game.rules.advanced_combat:
        return 0.5 * tokens + 0.5 * min(tokens, seat.have[SPICE])
    return tokens


def hold_chance(game: Classic, seat: Seat, territory: int) -> float:
    """How likely a seat is to hold a territory where it stands."""
    mine = strength(game, seat, territory)
    theirs = 0.0
    for other in game.seats:
        foe = game.fighters(other) >> territory & 1 and not seat.have[ALLIED] >> other.index & 1
        if foe:
            theirs = max(theirs, strength(game, other, territory))
    if theirs:
        return 1 / (1 + exp((theirs - mine) / 2.0))
    return held_alone(mine)


def held_alone(force: float) -> float:
    """How likely a force that nobody fights now is to keep its place."""
    return 1 - 0.6 * exp(-force / 4.0)


def standing(game: Classic, seat: Seat, alliance: int) -> float:
    """What a seat's tokens on the map are worth: strongholds held, spice within reach, danger from the storm."""
    fighters = game.fighters(seat)
    value = 0.0
    held = 0.0
    mask = victory_mask(game)
    rate = 3 if fighters & CITIES_MASK else 2
    for territory in range(TERRITORY_COUNT):
        here = seat.piles[HERE][territory]
        if not here:
            continue
        value += TOKEN_ON_MAP * here
        if not fighters >> territory & 1:
            continue
        chance = hold_chance(game, seat, territory)
        if mask >> territory & 1:
            held += chance
            value += 0.15 * chance
            if CITIES_MASK >> territory & 1:
                value += 0.3 * chance
        blow = BLOW_OF[territory]
        if blow >= 0 and game.piles[SPICE_IN][blow]:
            tokens = seat.piles[TOKENS_IN][BLOW_AREA[blow]] + seat.piles[STARRED_IN][BLOW_AREA[blow]]
            value += 0.8 * SPICE_POINT * chance * min(game.piles[SPICE_IN][blow], rate * tokens)
        if exposed(territory, bool(game.have[WALL])):
            value -= storm_danger(game, seat, territory)
    value += prospect(game, seat, held, alliance)
    return value


def prospect(game: Classic, seat: Seat, held: float, alliance: int) -> float:
    """What the strongholds of a seat and its allies promise, shared with those allies."""
    mask = victory_mask(game)
    own = game.fighters(seat)
    for other in game.seats:
        if other is not seat and alliance >> other.index & 1:
            held += ALLY_HOLDS * (game.fighters(other) & mask & ~own).bit_count()
    value = 0.7 * held + 0.25 * held * held
    if game.rules.strongholds - held < 0.5 and game.have[PHASE] >= BATTLE_ROUND:
        value += 3.0
    if seat.character not in (GUILD, FREMEN):
        value *= 1 + URGENCY * game.have[TURN_NO] / game.rules.turns
    if any(game.sits[one] >= 0 and alliance >> game.sits[one] & 1 for one in (GUILD, FREMEN)):
        value += PATIENCE * game.have[TURN_NO]
    return SHARE[alliance.bit_count()] * value


def storm_danger(game: Classic, seat: Seat, territory: int) -> float:
    """What the storm is likely to cost in a territory."""
    danger = 0.0
    for area in AREAS_OF[territory]:
        tokens = seat.piles[TOKENS_IN][area] + seat.piles[STARRED_IN][area]
        if tokens:
            ahead = (SECTOR_OF[area] - game.have[STORM_AT]) % SECTORS
            if 0 < ahead <= STORM_REACH:
                danger += 0.09 * tokens * (1.0 if ahead < 4 else 0.5)
    return danger


def fight(game: Classic, index: int) -> float:
    """What the plan made so far promises: the battle won or lost, and what it costs either way."""
    side = side_of(game, index)
    plan = [part_of(game, step, side) for step in range(SUPPORT_STEP + 1)]
    seat = game.seats[index]
    enemy = fighter(game, 1 - side)
    leader = STRENGTH[plan[LEADER_STEP]] if 0 <= plan[LEADER_STEP] < HERO_LEADER else 0
    dial = max(0, plan[DIAL_STEP])
    support = max(0, plan[SUPPORT_STEP])
    chance = win_chance(game, side, plan, leader, dial / 2)
    danger = leader_danger(game, enemy, plan[DEFENSE_STEP])
    ready = leaders_ready(game, enemy.index, game.have[BATTLE_IN])
    theirs = max((STRENGTH[one] for one in ready), default=0) * 0.8
    tokens = sum(game.tokens_in(seat, game.piles[ZONE]))
    lost = dial - support if game.rules.advanced_combat else dial / 2
    stake = TOKEN_ON_MAP * tokens + 0.5 * ground(game, enemy)
    if lost < tokens:
        stake += held_alone(tokens - lost) * ground(game, seat)
    cards = sum(CARD for card in plan[WEAPON_STEP : DIAL_STEP] if card >= 0 and CATEGORY[card] != WORTHLESS)
    cost = chance * TOKEN_ON_MAP * lost + (1 - chance) * cards + danger * LEADER_POINT * leader + SPICE_POINT * support
    return chance * (stake + 0.3 * SPICE_POINT * theirs) - cost - (0.2 if plan[LEADER_STEP] == HERO_LEADER else 0.0)


def ground(game: Classic, seat: Seat) -> float:
    """What the place of a battle is worth to one of its sides."""
    if not victory_mask(game) >> game.have[BATTLE_IN] & 1:
        return 0.4
    held = float(strongholds_of(game, seat))
    return 0.3 + prospect(game, seat, held, seat.have[ALLIED]) - prospect(game, seat, held - 1, seat.have[ALLIED])


def leader_danger(game: Classic, enemy: Seat, defense: int) -> float:
    """How likely the enemy's weapon kills a leader behind this defense."""
    if not enemy.piles[HAND]:
        return 0.0
    return 0.2 if defense >= 0 and CATEGORY[defense] != WORTHLESS else 0.45


def win_chance(game: Classic, side: int, plan: list[int], leader: int, dial: float) -> float:
    """How likely a plan wins, whichever leaders live: leader and dial against what the enemy may bring."""
    enemy = fighter(game, 1 - side)
    danger = leader_danger(game, enemy, plan[DEFENSE_STEP])
    weapon = plan[WEAPON_STEP]
    deadly = 0.5 if weapon >= 0 and CATEGORY[weapon] != WORTHLESS else 0.0
    ready = leaders_ready(game, enemy.index, game.have[BATTLE_IN])
    theirs = max((STRENGTH[one] for one in ready), default=0) * 0.8
    force = 0.6 * strength(game, enemy, game.have[BATTLE_IN]) + 0.5 * side
    chance = 0.0
    for dead, my_share in ((0, 1 - danger), (1, danger)):
        mine = dial if dead else dial + leader
        chance += my_share * (1 - deadly) / (1 + exp((force + theirs - mine) / 1.5))
        chance += my_share * deadly / (1 + exp((force - mine) / 1.5))
    return chance


def intention(game: Classic, seat: Seat) -> float:
    """What a choice half made promises: a bid, a shipment or a move begun, an answer sealed."""
    value = 0.0
    if game.have[PHASE] == BIDDING_ROUND and game.piles[LOTS] and game.have[BIDDER] == seat.index:
        value += 0.6 * (CARD - SPICE_POINT * game.have[HIGH_BID])
    asker = game.asker
    if isinstance(asker, Agree) and about(game).seats >> seat.index & 1:
        held = float(strongholds_of(game, seat))
        joined = prospect(game, seat, held, about(game).seats)
        value += 0.5 * (joined - prospect(game, seat, held, seat.have[ALLIED]))
    if asker is not None and game.actor == seat.index:
        if isinstance(asker, ShipTokens | MoveTokens) and about(game).step == COUNTING:
            value += promise(game, seat, game.have[DEST])
        elif isinstance(asker, MoveTo):
            value += 0.05 if not victory_mask(game) >> TERRITORY_OF[game.have[SOURCE]] & 1 else -0.05
    if game.sealed is not None and game.sealed[seat.index] > WAITING:
        value += sealed_worth(game.sealed[seat.index])
    return value


def sealed_worth(answer: int) -> float:
    """What a sealed answer promises."""
    if answer == CALL:
        return 5.0
    if answer == CHARITY:
        return 2 * SPICE_POINT
    if answer in (PASS, QUIET):
        return 0.0
    verb = VOCABULARY.verbs[answer]
    if verb == "aid":
        return -0.002 * VALUE[answer]
    if verb == "stop":
        return 0.02
    return -0.05 if verb in ("deal", "gift", "play", "karama-special", "show", "change-aid") else 0.0


def promise(game: Classic, seat: Seat, area: int) -> float:
    """What tokens sent to an area could bring."""
    if area < 0:
        return -0.3
    territory = TERRITORY_OF[area]
    enemies = 0.0
    for other in game.seats:
        if other.piles[HERE][territory] and not seat.have[ALLIED] >> other.index & 1:
            enemies = max(enemies, strength(game, other, territory))
    value = 0.0
    if victory_mask(game) >> territory & 1:
        value += 0.9 if not enemies else 0.5 - 0.06 * enemies
        if seat.piles[HERE][territory] and not enemies:
            value -= 0.6
    blow = BLOW_OF[territory]
    if blow >= 0 and BLOW_AREA[blow] == area and BLOW_SECTOR[blow] != game.have[STORM_AT]:
        value += 0.5 * SPICE_POINT * min(game.piles[SPICE_IN][blow], 8) if not enemies else 0.0
    ahead = (SECTOR_OF[area] - game.have[STORM_AT]) % SECTORS
    if exposed(territory, bool(game.have[WALL])) and 0 < ahead <= STORM_REACH:
        value -= 0.3
    if seat.character == BENE_GESSERIT and enemies:
        value -= 0.1
    return value
