"""How good a position looks for a seat: the judgement of a sensible player, a stronghold being worth about one.

It looks at a whole game, so it must be given one that the seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp

from landsraad.classic.act import scene
from landsraad.classic.battle_plan import (
    DEFENSE_STEP,
    DIAL_STEP,
    LEADER_STEP,
    SUPPORT_STEP,
    WEAPON_STEP,
    Plan,
    leaders_ready,
)
from landsraad.classic.characters import BENE_GESSERIT, FREMEN, GUILD, HERO_LEADER, LEADER_COUNT, STRENGTH
from landsraad.classic.map import AREAS_OF, CITIES_MASK, SECTOR_OF, SECTORS, TERRITORY_COUNT, TERRITORY_OF, exposed
from landsraad.classic.movement import MoveCount, MoveTo
from landsraad.classic.nexus import Agree
from landsraad.classic.shipment import ShipCount
from landsraad.classic.spice import BLOW_AREA, BLOW_OF, BLOW_SECTOR
from landsraad.classic.state import BATTLE_ROUND, BIDDING_ROUND, Battle, Classic, Seat
from landsraad.classic.treachery import CATEGORY, HERO, KARAMA, WORTHLESS
from landsraad.classic.victory import strongholds_of, victory_mask
from landsraad.classic.words import CALL, CHARITY, PASS, QUIET, VALUE, VOCABULARY
from landsraad.kernel.game import WAITING

WIN = 100.0
SPICE = 0.08
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
    value = wealth(game, seat) + standing(game, seat, seat.alliance)
    threat = 0.0
    for other in game.seats:
        if other is not seat:
            value -= 0.12 * wealth(game, other)
            # An ally is a rival still, by what he holds himself.
            allied = seat.alliance >> other.index & 1
            threat = max(threat, standing(game, other, 1 << other.index if allied else other.alliance))
    value -= 0.5 * threat
    if game.battle is not None and not game.battle.revealed and index in game.battle.sides:
        value += fight(game, game.battle, index)
    for promiser, promised, _ in game.bonds:
        value += BOND * (int(promised == index) - 2 * int(promiser == index))
    value += intention(game, seat)
    return value


def wealth(game: Classic, seat: Seat) -> float:
    """What a seat owns: spice, cards, tokens and leaders."""
    spice = seat.spice + seat.late_spice
    value = SPICE * (spice if spice < 15 else 15 + 0.4 * (spice - 15))
    value += TOKEN_AT_HAND * (seat.reserves + 2 * seat.reserves_starred)
    value += TOKEN_IN_TANKS * (seat.tanks + 2 * seat.tanks_starred)
    for card in seat.hand:
        value += 0.1 if CATEGORY[card] == WORTHLESS else 0.25 if CATEGORY[card] == HERO else CARD
        if card == KARAMA:
            value += 0.15
    for leader in game.leaders_of(seat.character):
        if not game.dead >> leader & 1 and game.holder[leader] == seat.index:
            value += LEADER_POINT * STRENGTH[leader]
    return value


def strength(game: Classic, seat: Seat, territory: int) -> float:
    """Roughly what a seat could bring to a battle in a territory."""
    tokens = 0
    for area in AREAS_OF[territory]:
        tokens += seat.tokens[area] + 2 * seat.starred[area]
    if game.rules.advanced_combat:
        return 0.5 * tokens + 0.5 * min(tokens, seat.spice)
    return tokens


def hold_chance(game: Classic, seat: Seat, territory: int) -> float:
    """How likely a seat is to hold a territory where it stands."""
    mine = strength(game, seat, territory)
    theirs = 0.0
    for other in game.seats:
        foe = game.fighters(other) >> territory & 1 and not seat.alliance >> other.index & 1
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
        here = seat.here[territory]
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
        if blow >= 0 and game.spice[blow]:
            tokens = seat.tokens[BLOW_AREA[blow]] + seat.starred[BLOW_AREA[blow]]
            value += 0.8 * SPICE * chance * min(game.spice[blow], rate * tokens)
        if exposed(territory, game.wall):
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
    if game.rules.strongholds - held < 0.5 and game.phase >= BATTLE_ROUND:
        value += 3.0
    if seat.character not in (GUILD, FREMEN):
        value *= 1 + URGENCY * game.turn / game.rules.turns
    if any(game.sits[one] >= 0 and alliance >> game.sits[one] & 1 for one in (GUILD, FREMEN)):
        value += PATIENCE * game.turn
    return SHARE[alliance.bit_count()] * value


def storm_danger(game: Classic, seat: Seat, territory: int) -> float:
    """What the storm is likely to cost in a territory."""
    danger = 0.0
    for area in AREAS_OF[territory]:
        tokens = seat.tokens[area] + seat.starred[area]
        if tokens:
            ahead = (SECTOR_OF[area] - game.storm) % SECTORS
            if 0 < ahead <= STORM_REACH:
                danger += 0.09 * tokens * (1.0 if ahead < 4 else 0.5)
    return danger


def fight(game: Classic, battle: Battle, index: int) -> float:
    """What the plan made so far promises: the battle won or lost, and what it costs either way."""
    side = battle.sides.index(index)
    plan = [battle.leader[side], battle.weapon[side], battle.defense[side], battle.dial[side], battle.support[side]]
    if isinstance(game.asker, Plan) and game.sealed is not None and game.sealed[index] >= 0:
        step = scene(game.asking).step
        if step <= SUPPORT_STEP:
            plan[step] = VALUE[game.sealed[index]]
    seat = game.seats[index]
    enemy = game.seats[battle.sides[1 - side]]
    leader = STRENGTH[plan[LEADER_STEP]] if 0 <= plan[LEADER_STEP] < LEADER_COUNT else 0
    dial = max(0, plan[DIAL_STEP])
    support = max(0, plan[SUPPORT_STEP])
    chance = win_chance(game, battle, side, plan, leader, dial / 2)
    danger = leader_danger(game, enemy, plan[DEFENSE_STEP])
    ready = leaders_ready(game, enemy.index, battle.territory)
    theirs = max((STRENGTH[one] for one in ready), default=0) * 0.8
    tokens = sum(game.tokens_in(seat, battle.zone))
    lost = dial - support if game.rules.advanced_combat else dial / 2
    stake = TOKEN_ON_MAP * tokens + 0.5 * ground(game, battle, enemy)
    if lost < tokens:
        stake += held_alone(tokens - lost) * ground(game, battle, seat)
    cards = sum(CARD for card in plan[WEAPON_STEP : DIAL_STEP] if card >= 0 and CATEGORY[card] != WORTHLESS)
    cost = chance * TOKEN_ON_MAP * lost + (1 - chance) * cards + danger * LEADER_POINT * leader + SPICE * support
    return chance * (stake + 0.3 * SPICE * theirs) - cost - (0.2 if plan[LEADER_STEP] == HERO_LEADER else 0.0)


def ground(game: Classic, battle: Battle, seat: Seat) -> float:
    """What the place of a battle is worth to one of its sides."""
    if not victory_mask(game) >> battle.territory & 1:
        return 0.4
    held = float(strongholds_of(game, seat))
    return 0.3 + prospect(game, seat, held, seat.alliance) - prospect(game, seat, held - 1, seat.alliance)


def leader_danger(game: Classic, enemy: Seat, defense: int) -> float:
    """How likely the enemy's weapon kills a leader behind this defense."""
    if not enemy.hand:
        return 0.0
    return 0.2 if defense >= 0 and CATEGORY[defense] != WORTHLESS else 0.45


def win_chance(game: Classic, battle: Battle, side: int, plan: list[int], leader: int, dial: float) -> float:
    """How likely a plan wins, whichever leaders live: leader and dial against what the enemy may bring."""
    enemy = game.seats[battle.sides[1 - side]]
    danger = leader_danger(game, enemy, plan[DEFENSE_STEP])
    weapon = plan[WEAPON_STEP]
    deadly = 0.5 if weapon >= 0 and CATEGORY[weapon] != WORTHLESS else 0.0
    ready = leaders_ready(game, enemy.index, battle.territory)
    theirs = max((STRENGTH[one] for one in ready), default=0) * 0.8
    force = 0.6 * strength(game, enemy, battle.territory) + 0.5 * side
    chance = 0.0
    for dead, my_share in ((0, 1 - danger), (1, danger)):
        mine = dial if dead else dial + leader
        chance += my_share * (1 - deadly) / (1 + exp((force + theirs - mine) / 1.5))
        chance += my_share * deadly / (1 + exp((force - mine) / 1.5))
    return chance


def intention(game: Classic, seat: Seat) -> float:
    """What a choice half made promises: a bid, a shipment or a move begun, an answer sealed."""
    value = 0.0
    auction = game.auction
    if game.phase == BIDDING_ROUND and auction.lots and auction.bidder == seat.index:
        value += 0.6 * (CARD - SPICE * auction.high)
    asker = game.asker
    if isinstance(asker, Agree) and scene(game.asking).seats >> seat.index & 1:
        held = float(strongholds_of(game, seat))
        joined = prospect(game, seat, held, scene(game.asking).seats)
        value += 0.5 * (joined - prospect(game, seat, held, seat.alliance))
    if asker is not None and game.actor == seat.index:
        if isinstance(asker, (ShipCount, MoveCount)):
            value += promise(game, seat, game.journey.dest)
        elif isinstance(asker, MoveTo):
            value += 0.05 if not victory_mask(game) >> TERRITORY_OF[game.journey.source] & 1 else -0.05
    if game.sealed is not None and game.sealed[seat.index] > WAITING:
        value += sealed_worth(game.sealed[seat.index])
    return value


def sealed_worth(answer: int) -> float:
    """What a sealed answer promises."""
    if answer == CALL:
        return 5.0
    if answer == CHARITY:
        return 2 * SPICE
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
        if other.here[territory] and not seat.alliance >> other.index & 1:
            enemies = max(enemies, strength(game, other, territory))
    value = 0.0
    if victory_mask(game) >> territory & 1:
        value += 0.9 if not enemies else 0.5 - 0.06 * enemies
        if seat.here[territory] and not enemies:
            value -= 0.6
    blow = BLOW_OF[territory]
    if blow >= 0 and BLOW_AREA[blow] == area and BLOW_SECTOR[blow] != game.storm:
        value += 0.5 * SPICE * min(game.spice[blow], 8) if not enemies else 0.0
    if exposed(territory, game.wall) and 0 < (SECTOR_OF[area] - game.storm) % SECTORS <= STORM_REACH:
        value -= 0.3
    if seat.character == BENE_GESSERIT and enemies:
        value -= 0.1
    return value
