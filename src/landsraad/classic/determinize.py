"""Determinizations: full games that a seat cannot tell from the one it sits at.

Spice and reserves stay as they are: everybody can work them out from what is done in the open.
"""

from __future__ import annotations

from hashlib import blake2b

from landsraad.classic.alliance import aid_for
from landsraad.classic.battle_plan import KWISATZ_STEP, STEPS, SUPPORT_STEP, element, kwisatz_ready, plan_options
from landsraad.classic.cards import WIDTH, known_cards
from landsraad.classic.characters import ATREIDES, BENE_GESSERIT, FREMEN, HARKONNEN, LEADER_COUNT, owner_of
from landsraad.classic.karama import PlayKarama
from landsraad.classic.state import OPEN, SETUP, Battle, Classic, Seat
from landsraad.classic.storm import MARKERS
from landsraad.classic.treachery import KARAMA, KIND_COUNT, WORTHLESS_CARDS
from landsraad.classic.view import may_see
from landsraad.classic.words import VALUE
from landsraad.kernel.chance import SEED_LIMIT, Chance

TRIES = 40


def determinized(game: Classic, viewer: int, seed: int) -> Classic:
    """A copy in which all that the viewer does not know is drawn anew, chance to come included."""
    new = game.clone()
    digest = blake2b(f"determinize {viewer} {seed}".encode(), digest_size=32).digest()
    chance = new.chance = Chance.from_seed(int.from_bytes(digest, "big") % SEED_LIMIT)
    redeal_treachery(new, viewer, chance)
    redeal_traitors(new, viewer, chance)
    redeal_spice(new, viewer, chance)
    repredict(new, viewer, chance)
    if new.marker > 0 and new.sits[FREMEN] != viewer and new.distance < 0:
        new.marker = chance.below(MARKERS) + 1
    if new.battle is not None and not new.battle.revealed:
        replan(new, new.battle, viewer, chance)
    new.reseal(viewer, chance)
    return new


def redeal_spice(game: Classic, viewer: int, chance: Chance) -> None:
    """Shuffle the spice deck but for a top card that the viewer has seen."""
    deck = game.spice_deck
    top = [deck.pop()] if game.spice_seen and game.sits[ATREIDES] == viewer else []
    chance.shuffle(deck)
    deck.extend(top)


def needs_karama(game: Classic, seat: Seat) -> bool:
    """Whether a seat must hold a Karama: it has bid more than it has, or is choosing one to play."""
    auction = game.auction
    if auction.bidder == seat.index and auction.high > seat.spice + aid_for(game, seat):
        return True
    return isinstance(game.asker, PlayKarama) and game.asking.seat == seat.index


def is_karama(game: Classic, seat: Seat, card: int) -> bool:
    """Whether a card serves a seat as a Karama."""
    bene = seat.character == BENE_GESSERIT and game.rules.advantages
    return card == KARAMA or (bene and card in WORTHLESS_CARDS)


def redeal_treachery(game: Classic, viewer: int, chance: Chance) -> None:
    """Deal the cards that the viewer has not seen anew: hands, cards up for auction, and the deck."""
    atreides = game.sits[ATREIDES] == viewer
    deck = game.treachery_deck
    lots = game.auction.lots
    top = [deck.pop()] if atreides and game.treachery_top_seen else []
    seen = atreides and game.auction.seen and game.auction.turn >= 0
    up = [lots.pop()] if seen and lots else []
    pool = deck + lots
    known: list[list[int]] = []
    for seat in game.seats:
        sure = seat.hand[:] if seat.index == viewer else known_cards(game, viewer, seat.index)
        hidden = seat.hand[:]
        for card in sure:
            hidden.remove(card)
        pool += hidden
        known.append(sure)
    hands = deal_hands(game, pool, known, chance)
    if hands is None:
        deck.extend(top)
        lots.extend(up)
        return
    for seat, hand in zip(game.seats, hands, strict=True):
        seat.hand = hand
    count = len(lots)
    game.auction.lots = pool[:count] + up
    game.treachery_deck = pool[count:] + top
    for other in game.seats:
        if other.index != viewer:
            for seat in game.seats:
                trim_knowledge(game, other.index, seat)


def deal_hands(game: Classic, pool: list[int], known: list[list[int]], chance: Chance) -> list[list[int]] | None:
    """Hands from the pool that fit what is known; `None` if some cannot be filled. What is left stays in the pool."""
    original = pool[:]
    for _ in range(TRIES):
        chance.shuffle(pool)
        hands = [cards[:] for cards in known]
        for seat in game.seats:
            hand = hands[seat.index]
            if needs_karama(game, seat) and not any(is_karama(game, seat, card) for card in hand):
                fitting = [card for card in pool if is_karama(game, seat, card)]
                if fitting:
                    hand.append(fitting[0])
                    pool.remove(fitting[0])
        # Those of whom most is known choose first.
        for seat in sorted(game.seats, key=lambda one: -game.known_not[one.index].bit_count()):
            hand = hands[seat.index]
            lacks = game.known_not[seat.index]
            at = len(pool) - 1
            while len(hand) < len(seat.hand) and at >= 0:
                if not lacks >> pool[at] & 1:
                    hand.append(pool.pop(at))
                at -= 1
        if all(len(hands[seat.index]) == len(seat.hand) for seat in game.seats):
            return hands
        pool[:] = original
    return None


def trim_knowledge(game: Classic, viewer: int, holder: Seat) -> None:
    """Nobody knows of cards that a new hand does not hold."""
    at = viewer * WIDTH + holder.index
    packed = game.known[at]
    if not packed:
        return
    for card in range(KIND_COUNT):
        sure = packed >> 3 * card & 7
        held = holder.hand.count(card)
        if sure > held:
            packed -= (sure - held) << 3 * card
    game.known[at] = packed


def redeal_traitors(game: Classic, viewer: int, chance: Chance) -> None:
    """Draw the other players' leader discs anew, as far as nothing is known of them."""
    if not game.seats[viewer].drawn:
        return
    choosing = game.phase == SETUP and game.sealed is not None
    own = game.seats[viewer].drawn
    sure: list[list[int]] = [[] for _ in game.seats]
    for seat in game.seats:
        for leader in seat.traitors:
            if (game.shown_traitors | game.told_traitors[viewer]) >> leader & 1:
                sure[seat.index].append(leader)
    denied: set[tuple[int, int]] = set()
    for _, _, target, option, yes in game.truths:
        leader = VALUE[option] - 100
        if 0 <= leader < LEADER_COUNT:
            if not yes:
                denied.add((target, leader))
            elif leader not in sure[target]:
                sure[target].append(leader)
    fixed = {leader for cards in sure for leader in cards}
    pool = [
        leader for leader in range(LEADER_COUNT)
        if game.sits[owner_of(leader)] >= 0 and leader not in own and leader not in fixed
    ]
    for attempt in range(TRIES):
        dealt = deal_traitors(game, viewer, chance, pool[:], sure, choosing)
        if any((seat, leader) in denied for seat, (_, kept) in dealt.items() for leader in kept):
            continue
        # A traitor not called when he could have been is possible, but not likely.
        if attempt < TRIES // 2 and any(
            game.uncalled[seat] >> leader & 1 and not game.shown_traitors >> leader & 1
            for seat, (_, kept) in dealt.items() for leader in kept
        ):
            continue
        for index, (drawn, kept) in dealt.items():
            game.seats[index].drawn = drawn
            game.seats[index].traitors = kept
        paid = sum(1 << leader for seat in game.seats for leader in seat.traitors)
        game.told_traitors = [told & paid for told in game.told_traitors]
        return


def deal_traitors(
    game: Classic, viewer: int, chance: Chance, pool: list[int], sure: list[list[int]], choosing: bool
) -> dict[int, tuple[list[int], list[int]]]:
    """For each other seat, four discs and those of them in its pay."""
    chance.shuffle(pool)
    dealt: dict[int, tuple[list[int], list[int]]] = {}
    for seat in game.seats:
        if seat.index == viewer:
            continue
        drawn = sure[seat.index][:]
        while len(drawn) < len(seat.drawn):
            drawn.append(pool.pop())
        others = [leader for leader in drawn if owner_of(leader) != seat.character]
        if seat.character == HARKONNEN:
            kept = others
        elif choosing or not others:
            kept = []
        else:
            kept = sure[seat.index][:1] or [others[chance.below(len(others))]]
        dealt[seat.index] = (sorted(drawn), sorted(kept))
    return dealt


def repredict(game: Classic, viewer: int, chance: Chance) -> None:
    """Let the Bene Gesserit have written something else, within what they have admitted."""
    bene = game.sits[BENE_GESSERIT]
    if bene < 0 or bene == viewer or game.prediction[0] < 0:
        return
    for _ in range(TRIES):
        who = chance.below(len(game.seats))
        when = chance.below(game.rules.turns) + 1
        if who != bene and fits_truths(game, who, when):
            game.prediction[0] = who
            if game.prediction[1]:
                game.prediction[1] = when
            return


def fits_truths(game: Classic, who: int, when: int) -> bool:
    """Whether a prediction agrees with every answer given about it."""
    for _, _, _, option, yes in game.truths:
        value = VALUE[option]
        if 300 <= value < 400 and (game.sits[value - 300] == who) != bool(yes):
            return False
        if 400 <= value < 500 and (value - 400 == when) != bool(yes):
            return False
    return True


def replan(game: Classic, battle: Battle, viewer: int, chance: Chance) -> None:
    """Let the fighters have planned something else, as far as the viewer has not seen it."""
    for side in (0, 1):
        if battle.sides[side] == viewer:
            continue
        steps = [
            step for step in range(len(STEPS))
            if element(battle, step)[side] != OPEN and not may_see(game, battle, viewer, side, step)
        ]
        if KWISATZ_STEP in steps and not kwisatz_ready(game, battle, side):
            steps.remove(KWISATZ_STEP)
        if SUPPORT_STEP in steps and not game.rules.advanced_combat:
            steps.remove(SUPPORT_STEP)
        for step in steps:
            element(battle, step)[side] = OPEN
        for step in steps:
            options = plan_options(game, battle, side, step)
            element(battle, step)[side] = VALUE[options[chance.below(len(options))]]
