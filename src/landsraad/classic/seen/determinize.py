"""Determinizations: full games that a seat cannot tell from the one it sits at.

Spice and reserves stay as they are: everybody can work them out from what is done in the open.
"""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.classic.bargains.alliance import aid_for
from landsraad.classic.cards.karama import NO_SCENE, SERVES_AS_KARAMA, PlayKarama
from landsraad.classic.rounds.battle_plan import (
    COMPANION_STEP,
    SUPPORT_STEP,
    companion_ready,
    decide,
    part_of,
    plan_options,
)
from landsraad.classic.rounds.storm import MARKERS
from landsraad.classic.seen.view import may_see
from landsraad.classic.sheets.characters import CHARACTERS, FREMEN, HERO_LEADER, LEADERS, owner_of
from landsraad.classic.sheets.treachery import KARAMA, TREACHERY
from landsraad.classic.sheets.words import VALUE
from landsraad.classic.table.act import Scene
from landsraad.classic.table.hands import known_cards
from landsraad.classic.table.register import (
    BATTLE_IN,
    BID_TURN,
    BIDDER,
    DISTANCE,
    DRAWN,
    HAND,
    HIGH_BID,
    KNOWN,
    KNOWN_NOT,
    LOT_SEERS,
    LOTS,
    MARKER,
    NOBODY,
    NOTHING,
    PARTS,
    PHASE,
    PREDICTED_SEAT,
    PREDICTED_TURN,
    REVEALED,
    SHOWN_TO,
    SHOWN_TRAITORS,
    SIDES,
    SPICE,
    SPICE_DECK,
    SPICE_SEERS,
    TOP_SEERS,
    TRAITORS,
    TREACHERY_DECK,
    TRUTHS,
    UNCALLED,
    UNDECIDED,
)
from landsraad.classic.table.state import SETUP, Classic, Seat
from landsraad.classic.table.window import Window
from landsraad.kernel.chance import Chance
from landsraad.kernel.game import NOT_ASKED, WAITING
from landsraad.kernel.register.declare import Holder, Pile, bits_of, entries
from landsraad.kernel.register.redeal import TRIES, Knowledge, fresh_chance, redeal

DISCS = "discs"
"""The pool of leader discs, which is dealt here: who keeps which is a question of its own."""


def determinized(game: Classic, viewer: int, seed: int) -> Classic:
    """A copy in which all that the viewer does not know is drawn again, chance to come included."""
    new = game.clone()
    chance = new.chance = fresh_chance(viewer, seed)
    redeal(new, viewer, chance, Known(new, viewer), (DISCS,))
    for other in new.seats:
        if other.index != viewer:
            for seat in new.seats:
                trim_knowledge(other, seat)
    redeal_traitors(new, viewer, chance)
    for seat in new.seats:
        if seat.index != viewer:
            predict_again(new, seat, chance)
    if new.have[MARKER] > 0 and new.sits[FREMEN] != viewer and new.have[DISTANCE] < 0:
        new.have[MARKER] = chance.below(MARKERS) + 1
    if new.have[BATTLE_IN] != NOTHING and not new.have[REVEALED]:
        plan_again(new, viewer, chance)
    new.reseal(viewer, chance)
    ask_others(new, viewer, chance)
    return new


def ask_others(game: Classic, viewer: int, chance: Chance) -> None:
    """Let a question be asked of those who can answer it in this world, where nobody may know who is asked."""
    asker, sealed = game.asker, game.sealed
    if sealed is None or not isinstance(asker, Window) or game.rules.asks_everything:
        return
    context = game.asking
    assert isinstance(context, Scene)
    others = [seat for seat in asker.possible(game, context) if seat != viewer]
    can = [seat for seat in others if len(asker.sealed_options(game, context, seat)) > asker.nothing]
    if not can and sealed[viewer] != WAITING:
        can = [others[chance.below(len(others))]]
    game.keep_sealed([
        sealed[seat] if seat == viewer else WAITING if seat in can else NOT_ASKED for seat in range(len(sealed))
    ])


class Known(Knowledge):
    """What a viewer knows of hands, decks and the cards put up for auction."""

    def __init__(self, game: Classic, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.sees = 1 << viewer

    def places(self, holder: Holder, owner: int, pile: Pile) -> Sequence[int]:
        have = self.game.have
        things = holder.piles[pile.index]
        if owner >= 0:
            return self.known_places(things, known_cards(self.game, self.viewer, owner)) if pile.index == HAND else ()
        top = [len(things) - 1] if things else []
        if pile.index == SPICE_DECK:
            return top if have[SPICE_SEERS] & self.sees else ()
        if pile.index == TREACHERY_DECK:
            return top if have[TOP_SEERS] & self.sees else ()
        return top if pile.index == LOTS and have[LOT_SEERS] & self.sees and have[BID_TURN] >= 0 else ()

    def known_places(self, hand: Sequence[int], known: list[int]) -> list[int]:
        """The places of a hand where the known cards lie."""
        found: list[int] = []
        for card in known:
            found.append(next(at for at, held in enumerate(hand) if held == card and at not in found))
        return found

    def fits(self, owner: int, pile: Pile, thing: int) -> bool:
        return owner < 0 or pile.index != HAND or not self.game.seats[owner].have[KNOWN_NOT] >> thing & 1

    def needs(self, owner: int, pile: Pile) -> frozenset[int]:
        if owner < 0 or pile.index != HAND or not needs_karama(self.game, self.game.seats[owner]):
            return frozenset()
        serving = self.game.amended(self.game.seats[owner], SERVES_AS_KARAMA, 1 << KARAMA, NO_SCENE)
        return frozenset(bits_of(serving))


def needs_karama(game: Classic, seat: Seat) -> bool:
    """Whether a seat must hold a Karama: it has bid more than it has, or is choosing one to play."""
    if game.have[BIDDER] == seat.index and game.have[HIGH_BID] > seat.have[SPICE] + aid_for(game, seat):
        return True
    return isinstance(game.asker, PlayKarama) and game.asking.seat == seat.index


def trim_knowledge(viewer: Seat, holder: Seat) -> None:
    """Nobody knows of cards that a new hand does not hold."""
    packed = viewer.piles[KNOWN][holder.index]
    for card in range(len(TREACHERY) if packed else 0):
        sure = packed >> 3 * card & 7
        held = holder.piles[HAND].count(card)
        if sure > held:
            packed -= (sure - held) << 3 * card
    if packed != viewer.piles[KNOWN][holder.index]:
        viewer.put(KNOWN, holder.index, packed)


def redeal_traitors(game: Classic, viewer: int, chance: Chance) -> None:
    """Draw the other players' leader discs again, as far as nothing is known of them."""
    own = game.seats[viewer].piles[DRAWN]
    if not own:
        return
    choosing = game.have[PHASE] == SETUP and game.sealed is not None
    shown = game.have[SHOWN_TRAITORS]
    sure = [
        [leader for leader in seat.piles[TRAITORS] if (shown | game.seats[viewer].have[SHOWN_TO]) >> leader & 1]
        for seat in game.seats
    ]
    denied: set[tuple[int, int]] = set()
    for _, _, target, option, yes, _ in entries(game.piles[TRUTHS], 6):
        leader = VALUE[option] - 100
        if 0 <= leader < HERO_LEADER:
            if not yes:
                denied.add((target, leader))
            elif leader not in sure[target]:
                sure[target].append(leader)
    fixed = {leader for cards in sure for leader in cards}
    pool = [
        leader for leader in range(len(LEADERS))
        if game.sits[owner_of(leader)] >= 0 and leader not in own and leader not in fixed
    ]
    for attempt in range(TRIES):
        dealt = deal_traitors(game, viewer, chance, pool[:], sure, choosing)
        if any((seat, leader) in denied for seat, (_, kept) in dealt.items() for leader in kept):
            continue
        # A traitor not called when he could have been is possible, but not likely.
        if attempt < TRIES // 2 and any(
            game.seats[seat].have[UNCALLED] >> leader & 1 and not shown >> leader & 1
            for seat, (_, kept) in dealt.items() for leader in kept
        ):
            continue
        for index, (drawn, kept) in dealt.items():
            game.seats[index].lay(DRAWN, tuple(drawn))
            game.seats[index].lay(TRAITORS, tuple(kept))
        paid = sum(1 << leader for seat in game.seats for leader in seat.piles[TRAITORS])
        for seat in game.seats:
            seat.have[SHOWN_TO] &= paid
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
        while len(drawn) < len(seat.piles[DRAWN]):
            drawn.append(pool.pop())
        others = [leader for leader in drawn if owner_of(leader) != seat.character]
        if CHARACTERS[seat.character].keeps_traitors:
            kept = others
        elif choosing or not others:
            kept = []
        else:
            kept = sure[seat.index][:1] or [others[chance.below(len(others))]]
        dealt[seat.index] = (sorted(drawn), sorted(kept))
    return dealt


def predict_again(game: Classic, seat: Seat, chance: Chance) -> None:
    """Let another seat have foretold something else, within what it has admitted."""
    if seat.have[PREDICTED_SEAT] == NOBODY:
        return
    for _ in range(TRIES):
        who = chance.below(len(game.seats))
        when = chance.below(game.rules.turns) + 1
        if who != seat.index and fits_truths(game, who, when):
            seat.have[PREDICTED_SEAT] = who
            if seat.have[PREDICTED_TURN]:
                seat.have[PREDICTED_TURN] = when
            return


def fits_truths(game: Classic, who: int, when: int) -> bool:
    """Whether a prediction agrees with every answer given about it."""
    for _, _, _, option, yes, _ in entries(game.piles[TRUTHS], 6):
        value = VALUE[option]
        if 300 <= value < 400 and (game.sits[value - 300] == who) != bool(yes):
            return False
        if 400 <= value < 500 and (value - 400 == when) != bool(yes):
            return False
    return True


def plan_again(game: Classic, viewer: int, chance: Chance) -> None:
    """Let the fighters have planned something else, as far as the viewer has not seen it."""
    for side in (0, 1):
        if game.piles[SIDES][side] == viewer:
            continue
        steps = [
            step for step in range(PARTS)
            if part_of(game, step, side) != UNDECIDED and not may_see(game, viewer, side, step)
        ]
        if COMPANION_STEP in steps and not companion_ready(game, side):
            steps.remove(COMPANION_STEP)
        if SUPPORT_STEP in steps and not game.rules.advanced_combat:
            steps.remove(SUPPORT_STEP)
        for step in steps:
            decide(game, step, side, UNDECIDED)
        for step in steps:
            options = plan_options(game, side, step)
            decide(game, step, side, VALUE[options[chance.below(len(options))]])
