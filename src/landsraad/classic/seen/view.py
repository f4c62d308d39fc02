"""Views: what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.classic.bargains.deals import proposals_left
from landsraad.classic.bargains.promises import bonds
from landsraad.classic.characters.atreides import KWISATZ_DEAD, KWISATZ_WITH
from landsraad.classic.rounds.battle import battles_of
from landsraad.classic.rounds.battle_plan import (
    COMPANION_STEP,
    DIAL_STEP,
    LEADER_STEP,
    SUPPORT_STEP,
    Plan,
    companion_ready,
    has_companion,
    next_step,
    part_of,
    plan_options,
    side_of,
)
from landsraad.classic.rounds.movement import MoveTo, TokenMove, closed_for, distance_of
from landsraad.classic.rounds.shipment import LiftTo, Shipment, ShipTokens, closed_to_shipment, fee, rate_of, ways_of
from landsraad.classic.rounds.storm import DialStorm
from landsraad.classic.rounds.victory import victory_mask
from landsraad.classic.seen.bargains import (
    asked_truth,
    at_hand_views,
    bond_view,
    deal_view,
    proposal_view,
    truth_view,
)
from landsraad.classic.seen.view_types import (
    AreaView,
    AuctionView,
    BattleView,
    ClashView,
    JourneyView,
    OfferView,
    PlanView,
    SeatView,
    View,
)
from landsraad.classic.sheets.characters import (
    ATREIDES,
    CHARACTERS,
    FREMEN,
    HERO_LEADER,
    KWISATZ_LOSSES,
    KWISATZ_STRENGTH,
    LEADERS,
    STRENGTH,
)
from landsraad.classic.sheets.map import AREA_COUNT, AREA_IDS, SECTOR_OF, TERRITORIES, TERRITORY_OF, ZONES
from landsraad.classic.sheets.spice import BLOW_AREA, spice_card_id
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import ELEMENTS, STOPS, TOKENS, VALUE, VOCABULARY, VOICE
from landsraad.classic.table.act import Scene
from landsraad.classic.table.hands import hand_limit, known_cards
from landsraad.classic.table.register import (
    ANNOUNCED,
    BATTLE_IN,
    BATTLE_STOPS,
    BID_TURN,
    BIDDER,
    COMMAND,
    COMMANDED,
    COUNT,
    DEAD,
    DEALS,
    DEST,
    DISCARDS,
    DISTANCE,
    DOT,
    DRAWN,
    FIRST,
    FORESEEN_PART,
    FORESEEN_SIDE,
    FOUGHT_AT,
    HAND,
    HIGH_BID,
    HOLDER,
    KNOWN_NOT,
    LAST_BLOW,
    LOSSES,
    LOT_SEERS,
    LOTS,
    MARKER,
    MOVED,
    NOBODY,
    NOTHING,
    OPENER,
    PARTS,
    PASSED,
    PHASE,
    PLAN_SEERS,
    PLEDGED,
    PREDICTED_SEAT,
    PREDICTED_TURN,
    REMOVED,
    RESERVES,
    RESERVES_STARRED,
    RESTED,
    REVEALED,
    SHOWN_TO,
    SHOWN_TRAITORS,
    SIDES,
    SILENT,
    SOURCE,
    SPICE,
    SPICE_DECK,
    SPICE_IN,
    SPICE_PILES,
    SPICE_SEERS,
    STARRED_IN,
    STORM_AT,
    TABLE,
    TANKS,
    TANKS_STARRED,
    TO_MOVE,
    TOKENS_IN,
    TOP_SEERS,
    TRAITORS,
    TREACHERY_DECK,
    TRUTHS,
    TURN_NO,
    UNDECIDED,
    WALL,
    WHEEL,
    WINNER,
    ZONE,
)
from landsraad.classic.table.state import BATTLE_ROUND, BIDDING_ROUND, MOVEMENT_ROUND, PHASES, Classic, Seat
from landsraad.classic.table.tokens import COUNTING, STARRING, PickTokens
from landsraad.kernel.register.declare import bits_of, entries
from landsraad.kernel.said import text_of
from landsraad.kernel.seen.option import option_view
from landsraad.kernel.view_types import OptionView


def view_of(game: Classic, viewer: int | None) -> View:
    """The table as one seat, or a spectator, may know it."""
    question = game.question(viewer)
    sees = 0 if viewer is None else 1 << viewer
    fremen = viewer is not None and game.sits[FREMEN] == viewer
    return {
        "family": game.family.name,
        "rules": game.family.rules,
        "modules": list(game.setup.modules),
        "players": game.setup.players,
        "options": dict(game.setup.options),
        "seat": viewer,
        "ply": game.ply,
        "undo_floor": game.undo_floor,
        "round": game.have[TURN_NO],
        "rounds": game.rules.turns,
        "phase": PHASES[game.have[PHASE]],
        "first": game.have[FIRST],
        "storm_order": [seat.index for seat in game.storm_order()],
        "actor": game.actor,
        "pending": game.pending_as_known(viewer),
        "time_limit": time_limit(game),
        "prompt": text_of(question),
        "question": question,
        "legal": [option_view(game, option) for option in game.legal_for(viewer)] if viewer is not None else [],
        "seats": [seat_view(game, seat, viewer) for seat in game.seats],
        "areas": area_views(game),
        "storm": game.have[STORM_AT],
        "storm_distance": None if game.have[DISTANCE] < 0 else game.have[DISTANCE],
        "storm_marker": game.have[MARKER] if fremen and game.have[MARKER] >= 0 else None,
        "storm_dialers": list(game.piles[WHEEL]) if isinstance(game.asker, DialStorm) else [],
        "shield_wall": bool(game.have[WALL]),
        "spice_deck_count": len(game.piles[SPICE_DECK]),
        "spice_top": spice_card_id(game.piles[SPICE_DECK][-1]) if sees & game.have[SPICE_SEERS] else None,
        "spice_discards": [
            sorted(spice_card_id(card) for card in game.piles[pile]) for pile in SPICE_PILES
        ],
        "last_blows": [None if card < 0 else spice_card_id(card) for card in game.piles[LAST_BLOW]],
        "treachery_deck_count": len(game.piles[TREACHERY_DECK]),
        "treachery_top": (
            TREACHERY[game.piles[TREACHERY_DECK][-1]].id if sees & game.have[TOP_SEERS] else None
        ),
        "treachery_discard": card_ids(game.piles[DISCARDS]),
        "removed": card_ids(game.piles[REMOVED]),
        "auction": auction_view(game, sees),
        "journey": journey_view(game, viewer),
        "battle": None if game.have[BATTLE_IN] == NOTHING else battle_view(game, viewer),
        "battles": clash_views(game) if game.have[PHASE] in (MOVEMENT_ROUND, BATTLE_ROUND) else [],
        "offer": offer_view(game) if viewer in game.pending else None,
        "strongholds": game.rules.strongholds,
        "deals": [deal_view(game, deal) for deal in entries(game.piles[DEALS], TABLE.piles[DEALS].width)],
        "proposal": proposal_view(game, viewer),
        "bonds": [bond_view(bond) for bond in bonds(game)],
        "at_hand": at_hand_views(game, viewer),
        "proposals_left": proposals_left(game, game.seats[viewer]) if viewer is not None else 0,
        "truths": [truth_view(truth) for truth in entries(game.piles[TRUTHS], 6)],
        "asked_truth": asked_truth(game),
        "quiet": viewer is not None and bool(game.have[SILENT] >> viewer & 1),
        "over": game.over,
        "result": game.result,
    }


def card_ids(cards: Sequence[int]) -> list[str]:
    """Cards by id, sorted."""
    return sorted(TREACHERY[card].id for card in cards)


def somebody(seat: int) -> int | None:
    """A seat for JSON: nobody is null."""
    return None if seat == NOBODY else seat


def seat_view(game: Classic, seat: Seat, viewer: int | None) -> SeatView:
    """A seat as the viewer may know it."""
    own = viewer == seat.index
    sheet = CHARACTERS[seat.character]
    taken = game.sits[seat.character] == seat.index
    hand = seat.piles[HAND] if own else [] if viewer is None else known_cards(game, viewer, seat.index)
    victory = game.fighters(seat) & victory_mask(game)
    own_leaders = list(game.leaders_of(seat.character)) if taken else []
    living = [leader for leader in range(len(LEADERS)) if not game.have[DEAD] >> leader & 1]
    held = [leader for leader in living if game.piles[HOLDER][leader] == seat.index]
    fought = [leader for leader in own_leaders if game.piles[FOUGHT_AT][leader] >= 0]
    rested = [leader for leader in own_leaders if game.have[RESTED] >> leader & 1 and not game.have[DEAD] >> leader & 1]
    told = game.have[SHOWN_TRAITORS] | (0 if viewer is None else game.seats[viewer].have[SHOWN_TO])
    traitors = [leader for leader in seat.piles[TRAITORS] if own or told >> leader & 1]
    return {
        "seat": seat.index,
        "leader": sheet.id if taken else "",
        "name": sheet.name if taken else "",
        "people": sheet.people if taken else "",
        "colour": sheet.colour if taken else "",
        "dot": seat.have[DOT],
        "first": seat.index == game.have[FIRST],
        "spice": seat.have[SPICE] if own else None,
        "hand": card_ids(hand),
        "hand_count": len(seat.piles[HAND]) if own or game.have[PHASE] == BIDDING_ROUND else None,
        "hand_limit": hand_limit(seat),
        "lacks": [TREACHERY[card].id for card in range(len(TREACHERY)) if seat.have[KNOWN_NOT] >> card & 1],
        "reserves": seat.have[RESERVES],
        "reserves_starred": seat.have[RESERVES_STARRED],
        "tanks": seat.have[TANKS],
        "tanks_starred": seat.have[TANKS_STARRED],
        "leaders": leader_ids([leader for leader in held if leader in own_leaders and leader not in rested]),
        "dead": leader_ids([leader for leader in own_leaders if game.have[DEAD] >> leader & 1]),
        "resting": leader_ids(rested),
        "captured": leader_ids([leader for leader in own_leaders if game.piles[HOLDER][leader] != seat.index]),
        "captives": leader_ids([leader for leader in held if leader not in own_leaders]),
        "fought": leader_ids(fought),
        "fought_in": [TERRITORIES[game.piles[FOUGHT_AT][leader]].id for leader in fought],
        "allies": [other.index for other in game.seats if game.allied(seat.index, other.index)],
        "aid": seat.have[PLEDGED],
        "strongholds": [TERRITORIES[n].id for n in range(len(TERRITORIES)) if victory >> n & 1],
        "traitors": [LEADERS[leader].id for leader in sorted(traitors)],
        "drawn": [LEADERS[leader].id for leader in sorted(seat.piles[DRAWN])] if own else [],
        "prediction": prediction_view(game, seat) if own else [],
        "battle_losses": seat.have[LOSSES] if own and taken and seat.character == ATREIDES else None,
        "kwisatz_haderach": kwisatz_view(game, seat) if own and taken else None,
    }


def prediction_view(game: Classic, seat: Seat) -> list[str]:
    """Her prediction, as far as it is written."""
    if seat.have[PREDICTED_SEAT] == NOBODY:
        return []
    return [CHARACTERS[game.seats[seat.have[PREDICTED_SEAT]].character].id, str(seat.have[PREDICTED_TURN])]


def kwisatz_view(game: Classic, seat: Seat) -> str | None:
    """The state of the Kwisatz Haderach."""
    if seat.character != ATREIDES or not game.rules.advantages:
        return None
    if seat.have[KWISATZ_DEAD]:
        return "dead"
    return "ready" if seat.have[LOSSES] >= KWISATZ_LOSSES else "hidden"


def leader_ids(leaders: list[int]) -> list[str]:
    """Leaders by id, in the order of the sheets."""
    return [LEADERS[leader].id for leader in leaders]


def area_views(game: Classic) -> list[AreaView]:
    """The areas with tokens or spice in them."""
    spice = {BLOW_AREA[blow]: n for blow, n in enumerate(game.piles[SPICE_IN]) if n}
    views: list[AreaView] = []
    for area in range(AREA_COUNT):
        present = [seat for seat in game.seats if seat.piles[TOKENS_IN][area] or seat.piles[STARRED_IN][area]]
        if present or area in spice:
            ids = {seat.index: CHARACTERS[seat.character].id for seat in present}
            views.append({
                "id": AREA_IDS[area],
                "territory": TERRITORIES[TERRITORY_OF[area]].id,
                "sector": None if SECTOR_OF[area] < 0 else SECTOR_OF[area],
                "spice": spice.get(area, 0),
                "tokens": {ids[seat.index]: sum(game.tokens_in(seat, [area])) for seat in present},
                "starred": {
                    ids[seat.index]: seat.piles[STARRED_IN][area] for seat in present if seat.piles[STARRED_IN][area]
                },
                "coexisting": [
                    ids[seat.index] for seat in present if not game.fighters(seat) >> TERRITORY_OF[area] & 1
                ],
            })
    return views


def auction_view(game: Classic, sees: int) -> AuctionView | None:
    """The auction while there is one."""
    if game.have[PHASE] != BIDDING_ROUND or not game.piles[LOTS]:
        return None
    up = game.have[BID_TURN] != NOBODY and sees & game.have[LOT_SEERS]
    return {
        "cards": len(game.piles[LOTS]),
        "card": TREACHERY[game.piles[LOTS][-1]].id if up else None,
        "bid": game.have[HIGH_BID],
        "bidder": somebody(game.have[BIDDER]),
        "opener": None if game.have[OPENER] < 0 else game.have[OPENER],
        "turn": somebody(game.have[BID_TURN]),
        "passed": [seat.index for seat in game.seats if game.have[PASSED] >> seat.index & 1],
    }


def journey_view(game: Classic, viewer: int | None) -> JourneyView | None:
    """What is being shipped or moved."""
    if game.have[PHASE] != MOVEMENT_ROUND:
        return None
    asker = game.asker if viewer is not None and viewer == game.actor else None
    distance = None
    fees = None
    closed = 0
    if viewer is not None:
        seat = game.seats[viewer]
        if isinstance(asker, TokenMove | MoveTo):
            distance = distance_of(game, seat)
            closed = closed_for(game, seat)[1]
        elif isinstance(asker, Shipment | LiftTo):
            closed = closed_to_shipment(game, seat)
        elif isinstance(asker, ShipTokens) and isinstance(game.asking, Scene) and game.asking.step == COUNTING:
            fees = [fee(rate_of(game), n, ways_of(game, seat)) for n in range(len(TOKENS))]
    picking = isinstance(game.asker, PickTokens) and isinstance(game.asking, Scene) and game.asking.step == STARRING
    counted = game.asking.n if picking and isinstance(game.asking, Scene) else game.have[COUNT]
    return {
        "seat": somebody(game.have[TO_MOVE]),
        "source": None if game.have[SOURCE] < 0 else AREA_IDS[game.have[SOURCE]],
        "dest": None if game.have[DEST] < 0 else AREA_IDS[game.have[DEST]],
        "tokens": counted,
        "moved": [seat.index for seat in game.seats if game.have[MOVED] >> seat.index & 1],
        "distance": distance,
        "closed": [territory.id for n, territory in enumerate(TERRITORIES) if closed >> n & 1],
        "fees": fees,
    }


def clash_views(game: Classic) -> list[ClashView]:
    """The battles that are to be fought as things stand, in storm order of who attacks."""
    views: list[ClashView] = []
    known: set[int] = set()
    for seat in game.storm_order():
        for area, enemies in battles_of(game, seat):
            if area not in known:
                known.add(area)
                territory = TERRITORY_OF[area]
                zone = next(zone for zone in ZONES[game.have[STORM_AT]][territory] if area in zone)
                there = enemies | 1 << seat.index
                views.append({
                    "territory": TERRITORIES[territory].id,
                    "areas": [AREA_IDS[one] for one in zone],
                    "seats": [other.index for other in game.storm_order() if there >> other.index & 1],
                })
    return views


def time_limit(game: Classic) -> int | None:
    """How many seconds the rules of the table give the present choice."""
    timeout = game.family.timeout(game)
    return None if timeout is None or not timeout.seconds else timeout.seconds


def offer_view(game: Classic) -> OfferView | None:
    """What may be done now out of turn, if that is what is asked."""
    timeout = game.family.timeout(game)
    if timeout is None or not timeout.offer:
        return None
    return {"id": timeout.offer, "text": timeout.text, "decline": VOCABULARY.names[timeout.option]}


def may_see(game: Classic, viewer: int | None, side: int, step: int) -> bool:
    """Whether a viewer may see a part of a plan."""
    if game.have[REVEALED]:
        return True
    if viewer is None:
        return False
    return game.piles[SIDES][side] == viewer or bool(game.piles[PLAN_SEERS][2 * step + side] >> viewer & 1)


def plan_view(game: Classic, viewer: int | None, side: int) -> PlanView:
    """A battle plan as the viewer may know it."""
    parts = [part_of(game, step, side) for step in range(PARTS)]
    known = [may_see(game, viewer, side, step) and parts[step] != UNDECIDED for step in range(PARTS)]
    leader, weapon, defense, dial, support, companion = parts
    sees_all = all(may_see(game, viewer, side, step) for step in range(PARTS))
    return {
        "seat": game.piles[SIDES][side],
        "leader": leader_id(leader) if known[0] else None,
        "weapon": place_id(weapon) if known[1] else None,
        "defense": place_id(defense) if known[2] else None,
        "dial": dial / 2 if known[3] else None,
        "support": support if known[4] else None,
        "kwisatz_haderach": companion == 1 if known[5] else None,
        "sealed": is_sealed(game, game.piles[SIDES][side]),
        "strength": strength(game, side) if sees_all and leader != UNDECIDED and dial != UNDECIDED else None,
    }


def is_sealed(game: Classic, seat: int) -> bool:
    """Whether a seat's plan is made, and nobody has seen it."""
    return isinstance(game.asker, Plan) and game.sealed is not None and game.sealed[seat] >= 0


def strength(game: Classic, side: int) -> float:
    """What a plan comes to while nobody is killed."""
    leader = part_of(game, LEADER_STEP, side)
    with_leader = STRENGTH[leader] if 0 <= leader < HERO_LEADER else 0
    return part_of(game, DIAL_STEP, side) / 2 + with_leader + (KWISATZ_STRENGTH if has_companion(game, side) else 0)


def leader_id(leader: int) -> str:
    """A leader in a plan."""
    if leader < HERO_LEADER:
        return LEADERS[leader].id
    return "cheap-hero" if leader == HERO_LEADER else "none"


def place_id(card: int) -> str:
    """A card in a plan, or `none`."""
    return "none" if card == NOTHING else TREACHERY[card].id


def battle_view(game: Classic, viewer: int | None) -> BattleView:
    """The battle as the viewer may know it."""
    voice = None
    for option in VOICE:
        if VALUE[option] == game.have[COMMAND]:
            voice = VOCABULARY.names[option].partition(":")[2]
    sides = game.piles[SIDES]
    return {
        "territory": TERRITORIES[game.have[BATTLE_IN]].id,
        "areas": [AREA_IDS[area] for area in game.piles[ZONE]],
        "plans": [plan_view(game, viewer, side) for side in (0, 1)],
        "voice": voice,
        "voice_on": None if game.have[COMMANDED] < 0 else sides[game.have[COMMANDED]],
        "foreseen": None if game.have[FORESEEN_PART] < 0 else ELEMENTS[game.have[FORESEEN_PART]],
        "foreseen_of": None if game.have[FORESEEN_SIDE] < 0 else sides[game.have[FORESEEN_SIDE]],
        "stopped": [STOPS[stop][0] for stop in bits_of(game.have[BATTLE_STOPS])],
        "no_leader": [seat for side, seat in enumerate(sides) if game.have[ANNOUNCED] >> side & 1],
        "revealed": bool(game.have[REVEALED]),
        "winner": None if game.have[WINNER] < 0 else sides[game.have[WINNER]],
        "choices": plan_choices(game, viewer),
    }


def plan_choices(game: Classic, viewer: int | None) -> dict[str, list[OptionView]]:
    """What the viewer may still choose for each part of the plan that does not hang on another."""
    if viewer not in game.piles[SIDES] or not isinstance(game.asker, Plan):
        return {}
    side = side_of(game, viewer)
    parts = [(name, step) for step, name in enumerate(ELEMENTS)]
    with_kwisatz = companion_ready(game, side) and game.seats[viewer].have[KWISATZ_WITH] == NOTHING
    if with_kwisatz and next_step(game, side) != SUPPORT_STEP:
        parts.append(("kwisatz-haderach", COMPANION_STEP))
    return {
        name: [option_view(game, option) for option in plan_options(game, side, step)]
        for name, step in parts if part_of(game, step, side) == UNDECIDED
    }
