"""How good a position looks for a seat: the judgement of a sensible player, a stronghold being worth about one.

It looks at a whole game, so it must be given one that the seat cannot tell from the real one.
"""

from __future__ import annotations

from math import exp

from landsraad.classic.act import scene
from landsraad.classic.battle_plan import DEFENSE_STEP, DIAL_STEP, LEADER_STEP, SUPPORT_STEP, WEAPON_STEP, Plan
from landsraad.classic.characters import BENE_GESSERIT, FREMEN, GUILD, HERO_LEADER, LEADER_COUNT, STRENGTH
from landsraad.classic.map import AREAS_OF, CITIES_MASK, SECTOR_OF, SECTORS, TERRITORY_COUNT, TERRITORY_OF, exposed
from landsraad.classic.movement import MoveCount, MoveTo
from landsraad.classic.shipment import ShipCount
from landsraad.classic.spice import BLOW_AREA, BLOW_OF, BLOW_SECTOR
from landsraad.classic.state import BATTLE_ROUND, BIDDING_ROUND, Battle, Classic, Seat
from landsraad.classic.treachery import CATEGORY, HERO, KARAMA, WORTHLESS
from landsraad.classic.victory import victory_mask
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


def appraise(game: Classic, index: int) -> float:
    """How good the position looks for a seat."""
    if game.finish is not None:
        winners = game.finish["winners"]
        return WIN / len(winners) if index in winners else -WIN
    seat = game.seats[index]
    value = wealth(game, seat) + standing(game, seat)
    threat = 0.0
    for other in game.seats:
        if other is not seat:
            value -= 0.12 * wealth(game, other)
            if not seat.alliance >> other.index & 1:
                threat = max(threat, standing(game, other))
    value -= 0.5 * threat
    if game.battle is not None and not game.battle.revealed and index in game.battle.sides:
        value += fight(game, game.battle, index)
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
    return 1 - 0.45 * exp(-mine / 3.0)


def standing(game: Classic, seat: Seat) -> float:
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
    for other in game.seats:
        if other is not seat and seat.alliance >> other.index & 1:
            held += 0.7 * (game.fighters(other) & mask & ~fighters).bit_count()
    # A victory shared by many is worth less to each.
    share = 1 / seat.alliance.bit_count()
    value += share * (0.7 * held + 0.25 * held * held)
    if game.rules.strongholds - held < 0.5 and game.phase >= BATTLE_ROUND:
        value += 3.0 * share
    if seat.character in (GUILD, FREMEN):
        value += 0.06 * game.turn
    return value


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
    """What the plan made so far promises."""
    side = battle.sides.index(index)
    plan = [battle.leader[side], battle.weapon[side], battle.defense[side], battle.dial[side], battle.support[side]]
    if isinstance(game.asker, Plan) and game.sealed is not None and game.sealed[index] >= 0:
        step = scene(game.asking).step
        if step <= SUPPORT_STEP:
            plan[step] = VALUE[game.sealed[index]]
    mine = 0.0
    cost = 0.0
    leader = plan[LEADER_STEP]
    if 0 <= leader < LEADER_COUNT:
        mine += STRENGTH[leader]
        cost += 0.4 * LEADER_POINT * STRENGTH[leader]
    elif leader == HERO_LEADER:
        cost += 0.2
    if plan[WEAPON_STEP] >= 0:
        mine += 0.3 if CATEGORY[plan[WEAPON_STEP]] == WORTHLESS else 2.5
    if plan[DEFENSE_STEP] >= 0:
        mine += 0.3 if CATEGORY[plan[DEFENSE_STEP]] == WORTHLESS else 2.0
    if plan[DIAL_STEP] >= 0:
        mine += plan[DIAL_STEP] / 2
        cost += TOKEN_ON_MAP * plan[DIAL_STEP] / 2
    if plan[SUPPORT_STEP] > 0:
        cost += SPICE * plan[SUPPORT_STEP] - 0.05 * plan[SUPPORT_STEP]
    theirs = 4.0 + 0.6 * strength(game, game.seats[battle.sides[1 - side]], battle.territory)
    chance = 1 / (1 + exp((theirs - mine) / 2.0))
    stake = 1.2 if victory_mask(game) >> battle.territory & 1 else 0.5
    stake += TOKEN_ON_MAP * sum(game.tokens_in(game.seats[index], battle.zone))
    return chance * stake - cost * chance


def intention(game: Classic, seat: Seat) -> float:
    """What a choice half made promises: a bid, a shipment or a move begun, an answer sealed."""
    value = 0.0
    auction = game.auction
    if game.phase == BIDDING_ROUND and auction.lots and auction.bidder == seat.index:
        value += 0.6 * (CARD - SPICE * auction.high)
    asker = game.asker
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
    return 0.02 if verb == "stop" else -0.05 if verb in ("deal", "gift", "play", "karama-special") else 0.0


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
