"""Views: what a seat may know, and nothing else."""

from __future__ import annotations

from landsraad.classic.act import scene
from landsraad.classic.battle import battles_of
from landsraad.classic.battle_plan import KWISATZ_STEP, SUPPORT_STEP, Plan, element, kwisatz_ready, plan_options
from landsraad.classic.cards import hand_limit, known_cards
from landsraad.classic.characters import (
    ATREIDES,
    BENE_GESSERIT,
    CHARACTERS,
    FREMEN,
    HERO_LEADER,
    KWISATZ_LOSSES,
    KWISATZ_STRENGTH,
    LEADER_COUNT,
    LEADERS,
    STRENGTH,
)
from landsraad.classic.deals import DEAL_PARTS, Consider, Propose, part_options
from landsraad.classic.lapse import lapse_of
from landsraad.classic.map import AREA_COUNT, AREA_IDS, SECTOR_OF, TERRITORIES, TERRITORY_OF, ZONES
from landsraad.classic.movement import MoveTo, TokenMove, closed_for, distance_of
from landsraad.classic.promises import BINDING
from landsraad.classic.shipment import (
    LiftTo,
    ShipCount,
    Shipment,
    at_half,
    closed_to_shipment,
    fee,
    rate_of,
)
from landsraad.classic.spice import BLOW_AREA, spice_card_id
from landsraad.classic.state import (
    BATTLE_ROUND,
    BIDDING_ROUND,
    MOVEMENT_ROUND,
    NOBODY,
    NOTHING,
    OPEN,
    PHASES,
    Battle,
    Classic,
    Seat,
)
from landsraad.classic.storm import DialStorm
from landsraad.classic.treachery import KIND_COUNT, TREACHERY
from landsraad.classic.victory import victory_mask
from landsraad.classic.view_types import (
    AreaView,
    AuctionView,
    BattleView,
    ClashView,
    DealView,
    JourneyView,
    OfferView,
    PlanView,
    ProposalView,
    SeatView,
    TruthView,
    View,
)
from landsraad.classic.words import ELEMENTS, NO_BID, PROMISES, STOPS, TOKENS, VALUE, VOCABULARY, VOICE
from landsraad.kernel.option import option_view
from landsraad.kernel.said import text_of
from landsraad.kernel.view_types import OptionView


def view_of(game: Classic, viewer: int | None) -> View:
    """The table as one seat, or a spectator, may know it."""
    question = game.question(viewer)
    atreides = viewer is not None and game.sits[ATREIDES] == viewer
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
        "round": game.turn,
        "rounds": game.rules.turns,
        "phase": PHASES[game.phase],
        "first": game.first,
        "storm_order": [seat.index for seat in game.storm_order()],
        "actor": game.actor,
        "pending": game.pending,
        "time_limit": time_limit(game),
        "prompt": text_of(question),
        "question": question,
        "legal": [option_view(game, option) for option in game.legal_for(viewer)] if viewer is not None else [],
        "seats": [seat_view(game, seat, viewer) for seat in game.seats],
        "areas": area_views(game),
        "storm": game.storm,
        "storm_distance": None if game.distance < 0 else game.distance,
        "storm_marker": game.marker if fremen and game.marker >= 0 else None,
        "storm_dialers": list(game.wheel) if isinstance(game.asker, DialStorm) else [],
        "shield_wall": game.wall,
        "spice_deck_count": len(game.spice_deck),
        "spice_top": spice_card_id(game.spice_deck[-1]) if atreides and game.spice_seen else None,
        "spice_discards": [sorted(spice_card_id(card) for card in pile) for pile in game.spice_piles],
        "last_blows": [None if card < 0 else spice_card_id(card) for card in game.last_blow],
        "treachery_deck_count": len(game.treachery_deck),
        "treachery_top": (
            TREACHERY[game.treachery_deck[-1]].id if atreides and game.treachery_top_seen else None
        ),
        "treachery_discard": card_ids(game.treachery_discard),
        "removed": card_ids(game.removed),
        "auction": auction_view(game, atreides),
        "journey": journey_view(game, viewer),
        "battle": None if game.battle is None else battle_view(game, game.battle, viewer),
        "battles": clash_views(game) if game.phase in (MOVEMENT_ROUND, BATTLE_ROUND) else [],
        "offer": offer_view(game) if viewer in game.pending else None,
        "strongholds": game.rules.strongholds,
        "deals": [deal_view(game, deal) for deal in game.deals],
        "proposal": proposal_view(game, viewer),
        "truths": [truth_view(truth) for truth in game.truths],
        "quiet": viewer is not None and bool(game.quiet >> viewer & 1),
        "over": game.over,
        "result": game.result,
    }


def card_ids(cards: list[int]) -> list[str]:
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
    hand = seat.hand if own else [] if viewer is None else known_cards(game, viewer, seat.index)
    victory = game.fighters(seat) & victory_mask(game)
    own_leaders = list(game.leaders_of(seat.character)) if taken else []
    living = [leader for leader in range(LEADER_COUNT) if not game.dead >> leader & 1]
    held = [leader for leader in living if game.holder[leader] == seat.index]
    fought = [leader for leader in own_leaders if game.fought_at[leader] >= 0]
    rested = [leader for leader in own_leaders if game.rested >> leader & 1 and not game.dead >> leader & 1]
    told = game.shown_traitors if viewer is None else game.shown_traitors | game.told_traitors[viewer]
    traitors = [leader for leader in seat.traitors if own or told >> leader & 1]
    return {
        "seat": seat.index,
        "leader": sheet.id if taken else "",
        "name": sheet.name if taken else "",
        "people": sheet.people if taken else "",
        "colour": sheet.colour if taken else "",
        "dot": seat.dot,
        "first": seat.index == game.first,
        "spice": seat.spice if own else None,
        "hand": card_ids(hand),
        "hand_count": len(seat.hand) if own or game.phase == BIDDING_ROUND else None,
        "hand_limit": hand_limit(seat),
        "lacks": [TREACHERY[card].id for card in range(KIND_COUNT) if game.known_not[seat.index] >> card & 1],
        "reserves": seat.reserves,
        "reserves_starred": seat.reserves_starred,
        "tanks": seat.tanks,
        "tanks_starred": seat.tanks_starred,
        "leaders": leader_ids([leader for leader in held if leader in own_leaders and leader not in rested]),
        "dead": leader_ids([leader for leader in own_leaders if game.dead >> leader & 1]),
        "resting": leader_ids(rested),
        "captured": leader_ids([leader for leader in own_leaders if game.holder[leader] != seat.index]),
        "captives": leader_ids([leader for leader in held if leader not in own_leaders]),
        "fought": leader_ids(fought),
        "fought_in": [TERRITORIES[game.fought_at[leader]].id for leader in fought],
        "allies": [other.index for other in game.seats if game.allied(seat.index, other.index)],
        "aid": seat.aid,
        "strongholds": [TERRITORIES[n].id for n in range(len(TERRITORIES)) if victory >> n & 1],
        "traitors": [LEADERS[leader].id for leader in sorted(traitors)],
        "drawn": [LEADERS[leader].id for leader in sorted(seat.drawn)] if own else [],
        "prediction": prediction_view(game, seat) if own else [],
        "battle_losses": seat.losses if own and taken and seat.character == ATREIDES else None,
        "kwisatz_haderach": kwisatz_view(game, seat) if own and taken else None,
    }


def prediction_view(game: Classic, seat: Seat) -> list[str]:
    """Her prediction, as far as it is written."""
    if seat.character != BENE_GESSERIT or game.prediction[0] < 0:
        return []
    return [CHARACTERS[game.seats[game.prediction[0]].character].id, str(game.prediction[1])]


def kwisatz_view(game: Classic, seat: Seat) -> str | None:
    """The state of the Kwisatz Haderach."""
    if seat.character != ATREIDES or not game.rules.advantages:
        return None
    if game.kwisatz_dead:
        return "dead"
    return "ready" if seat.losses >= KWISATZ_LOSSES else "hidden"


def leader_ids(leaders: list[int]) -> list[str]:
    """Leaders by id, in the order of the sheets."""
    return [LEADERS[leader].id for leader in leaders]


def area_views(game: Classic) -> list[AreaView]:
    """The areas with tokens or spice in them."""
    spice = {BLOW_AREA[blow]: n for blow, n in enumerate(game.spice) if n}
    views: list[AreaView] = []
    for area in range(AREA_COUNT):
        present = [seat for seat in game.seats if seat.tokens[area] or seat.starred[area]]
        if present or area in spice:
            ids = {seat.index: CHARACTERS[seat.character].id for seat in present}
            views.append({
                "id": AREA_IDS[area],
                "territory": TERRITORIES[TERRITORY_OF[area]].id,
                "sector": None if SECTOR_OF[area] < 0 else SECTOR_OF[area],
                "spice": spice.get(area, 0),
                "tokens": {ids[seat.index]: seat.tokens[area] + seat.starred[area] for seat in present},
                "starred": {ids[seat.index]: seat.starred[area] for seat in present if seat.starred[area]},
                "coexisting": [
                    ids[seat.index] for seat in present if not game.fighters(seat) >> TERRITORY_OF[area] & 1
                ],
            })
    return views


def auction_view(game: Classic, atreides: bool) -> AuctionView | None:
    """The auction while there is one."""
    auction = game.auction
    if game.phase != BIDDING_ROUND or not auction.lots:
        return None
    up = auction.turn != NOBODY and atreides and auction.seen
    return {
        "cards": len(auction.lots),
        "card": TREACHERY[auction.lots[-1]].id if up else None,
        "bid": auction.high,
        "bidder": somebody(auction.bidder),
        "opener": None if auction.opener < 0 else auction.opener,
        "turn": somebody(auction.turn),
        "passed": [seat.index for seat in game.seats if auction.passed >> seat.index & 1],
    }


def journey_view(game: Classic, viewer: int | None) -> JourneyView | None:
    """What is being shipped or moved."""
    if game.phase != MOVEMENT_ROUND:
        return None
    journey = game.journey
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
        elif isinstance(asker, ShipCount):
            rate = 0 if seat.character == FREMEN else rate_of(game)
            fees = [fee(rate, n, at_half(game, seat)) for n in range(len(TOKENS))]
    return {
        "seat": somebody(game.to_move),
        "source": None if journey.source < 0 else AREA_IDS[journey.source],
        "dest": None if journey.dest < 0 else AREA_IDS[journey.dest],
        "tokens": journey.count,
        "moved": [seat.index for seat in game.seats if game.moved >> seat.index & 1],
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
                zone = next(zone for zone in ZONES[game.storm][territory] if area in zone)
                there = enemies | 1 << seat.index
                views.append({
                    "territory": TERRITORIES[territory].id,
                    "areas": [AREA_IDS[one] for one in zone],
                    "seats": [other.index for other in game.storm_order() if there >> other.index & 1],
                })
    return views


def time_limit(game: Classic) -> int | None:
    """How many seconds the rules of the table give the present choice."""
    lapse = lapse_of(game)
    return None if lapse is None or not lapse.seconds else lapse.seconds


def offer_view(game: Classic) -> OfferView | None:
    """What may be done now out of turn, if that is what is asked."""
    lapse = lapse_of(game)
    if lapse is None or not lapse.offer:
        return None
    return {"id": lapse.offer, "text": lapse.text, "decline": VOCABULARY.names[lapse.option]}


def may_see(game: Classic, battle: Battle, viewer: int | None, side: int, step: int) -> bool:
    """Whether a viewer may see a part of a plan; the steps are those of the battle plan."""
    if battle.revealed:
        return True
    if viewer is None:
        return False
    if battle.sides[side] == viewer:
        return True
    if battle.seen >> side & 1 and game.sits[ATREIDES] == viewer:
        return True
    if battle.shown and battle.foreseen == side and battle.element == step:
        return game.sits[ATREIDES] == viewer or battle.sides[1 - side] == viewer
    return False


def plan_view(game: Classic, battle: Battle, viewer: int | None, side: int) -> PlanView:
    """A battle plan as the viewer may know it."""
    sees = [may_see(game, battle, viewer, side, step) for step in range(6)]
    leader = battle.leader[side]
    dial = battle.dial[side]
    support = battle.support[side]
    return {
        "seat": battle.sides[side],
        "leader": leader_id(leader) if sees[0] and leader != OPEN else None,
        "weapon": place_id(battle.weapon[side]) if sees[1] else None,
        "defense": place_id(battle.defense[side]) if sees[2] else None,
        "dial": dial / 2 if sees[3] and dial != OPEN else None,
        "support": support if sees[4] and support != OPEN else None,
        "kwisatz_haderach": battle.kwisatz[side] == 1 if sees[5] and battle.kwisatz[side] != OPEN else None,
        "strength": strength(battle, side) if all(sees) and leader != OPEN and dial != OPEN else None,
    }


def strength(battle: Battle, side: int) -> float:
    """What a plan comes to while nobody is killed."""
    leader = battle.leader[side]
    with_leader = STRENGTH[leader] if 0 <= leader < LEADER_COUNT else 0
    return battle.dial[side] / 2 + with_leader + (KWISATZ_STRENGTH if battle.kwisatz[side] == 1 else 0)


def leader_id(leader: int) -> str:
    """A leader in a plan."""
    if leader < LEADER_COUNT:
        return LEADERS[leader].id
    return "cheap-hero" if leader == HERO_LEADER else "none"


def place_id(card: int) -> str | None:
    """A card in a plan, `none`, or null while undecided."""
    if card == OPEN:
        return None
    return "none" if card == NOTHING else TREACHERY[card].id


def battle_view(game: Classic, battle: Battle, viewer: int | None) -> BattleView:
    """The battle as the viewer may know it."""
    voice = None
    for option in VOICE:
        if VALUE[option] == battle.voice:
            voice = VOCABULARY.names[option].partition(":")[2]
    return {
        "territory": TERRITORIES[battle.territory].id,
        "areas": [AREA_IDS[area] for area in battle.zone],
        "plans": [plan_view(game, battle, viewer, side) for side in (0, 1)],
        "voice": voice,
        "voice_on": None if battle.voiced < 0 else battle.sides[battle.voiced],
        "foreseen": None if battle.element < 0 else ELEMENTS[battle.element],
        "foreseen_of": None if battle.foreseen < 0 else battle.sides[battle.foreseen],
        "stopped": [STOPS[stop][0] for stop in range(len(STOPS)) if battle.stopped >> stop & 1],
        "no_leader": [seat for side, seat in enumerate(battle.sides) if battle.announced >> side & 1],
        "revealed": battle.revealed,
        "winner": None if battle.winner < 0 else battle.sides[battle.winner],
        "choices": plan_choices(game, battle, viewer),
    }


def plan_choices(game: Classic, battle: Battle, viewer: int | None) -> dict[str, list[OptionView]]:
    """What the viewer may still choose for each part of the plan that does not hang on another."""
    if viewer not in battle.sides or not isinstance(game.asker, Plan):
        return {}
    side = battle.sides.index(viewer)
    parts = [(name, step) for step, name in enumerate(ELEMENTS)]
    with_kwisatz = kwisatz_ready(game, battle, side) and game.kwisatz_with == NOTHING
    if with_kwisatz and scene(game.asking).step != SUPPORT_STEP:
        parts.append(("kwisatz-haderach", KWISATZ_STEP))
    return {
        name: [option_view(game, option) for option in plan_options(game, battle, side, step)]
        for name, step in parts if element(battle, step)[side] == OPEN
    }


def deal_view(game: Classic, deal: tuple[int, ...]) -> DealView:
    """A deal."""
    turn, proposer, partner, give, want, promise, request = deal
    words = ((proposer, partner, promise), (partner, proposer, request))
    return {
        "turn": turn,
        "proposer": proposer,
        "partner": partner,
        "gives": give,
        "gets": want,
        "promises": PROMISES[promise][0],
        "asks": PROMISES[request][0],
        "promised": PROMISES[promise][1],
        "asked": PROMISES[request][1],
        "bound": [bond[0] for bond in words if bond in game.bonds and (turn == game.turn or bond[2] == NO_BID)],
    }


def proposal_view(game: Classic, viewer: int | None) -> ProposalView | None:
    """The deal in the making, for its two sides; who is asked sees it when it is whole."""
    asker = game.asker
    if viewer is None or not isinstance(asker, Propose | Consider):
        return None
    about = scene(game.asking)
    proposer, partner = (about.seat, about.other) if isinstance(asker, Propose) else (about.other, about.seat)
    if viewer != proposer and (viewer != partner or isinstance(asker, Propose)):
        return None
    settled: list[int | None] = [*game.deal, None, None, None, None]
    give, want, promise, request = settled[:4]
    return {
        "proposer": proposer,
        "partner": partner,
        "gives": give,
        "gets": want,
        "promises": None if promise is None else PROMISES[promise][0],
        "asks": None if request is None else PROMISES[request][0],
        "promised": None if promise is None else PROMISES[promise][1],
        "asked": None if request is None else PROMISES[request][1],
        "choices": {
            name: [option_view(game, option) for option in part_options(game, proposer, partner, part)]
            for part, name in enumerate(DEAL_PARTS) if part >= len(game.deal)
        },
        "binding": [PROMISES[n][0] for n in sorted(BINDING)],
    }


def truth_view(truth: tuple[int, ...]) -> TruthView:
    """An answer under Truthtrance."""
    turn, asker, target, option, yes = truth
    return {
        "turn": turn,
        "asker": asker,
        "answerer": target,
        "question": VOCABULARY.names[option].partition(":")[2],
        "asked": VOCABULARY.texts[option],
        "answer": bool(yes),
    }
