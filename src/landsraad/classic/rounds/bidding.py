"""Bidding: CHOAM charity, and the auction of treachery cards."""

from __future__ import annotations

from landsraad.classic.bargains.alliance import PLEDGE_AID, aid_for, pay_price
from landsraad.classic.bargains.promises import bound, card_gone
from landsraad.classic.sheets.characters import HAND_LIMIT
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import BID, CHARITY, MOST_SPICE, NO_BID, PASS, PASS_CARD, PAY, VALUE, VOCABULARY
from landsraad.classic.table.act import OWN, Act, Scene
from landsraad.classic.table.hands import draw, gain, hand_limit
from landsraad.classic.table.moments import (
    BIDDING,
    BIDDING_OPENS,
    CARD_BOUGHT,
    CARD_PRICED,
    CARD_WON,
    CHARITY_DUE,
    LOTS_DEALT,
)
from landsraad.classic.table.pause import pause
from landsraad.classic.table.register import (
    BID_TURN,
    BIDDER,
    BONDS,
    FIRST,
    HAND,
    HIGH_BID,
    LOT_SEERS,
    LOTS,
    NOBODY,
    OPENER,
    PASSED,
    PAYEE,
    PHASE,
    SHUT_OUT,
    SPICE,
    STOPPED,
    TOP_SEERS,
    TREACHERY_DECK,
)
from landsraad.classic.table.state import BIDDING_ROUND, Classic, Seat
from landsraad.classic.table.window import SecretOffer, Window
from landsraad.kernel.event import Event
from landsraad.kernel.register.declare import bits_of
from landsraad.kernel.timeout import Timeout

CHARITY_SPICE = 2


class BiddingRound(Act):
    """The bidding round."""

    def do(self, game: Classic, context: Scene) -> None:
        game.have[PHASE] = BIDDING_ROUND
        if game.events is not None:
            game.emit(Event("round", -1, "bidding"))
        game.push(DEAL_LOTS, context)
        if game.rules.alliances:
            game.push(PLEDGE_AID, context)
        game.push(CLAIM_CHARITY, context)
        game.fire(BIDDING_OPENS)
        pause(game)


class ClaimCharity(Window):
    """Players without spice may claim charity."""

    def possible(self, game: Classic, context: Scene) -> list[int]:
        return list(range(len(game.seats)))

    def able(self, game: Classic, context: Scene) -> list[int]:
        return [seat for seat in super().able(game, context) if not self.given(game, seat)]

    def given(self, game: Classic, seat: int) -> bool:
        """Whether a seat takes charity without asking for it."""
        stopped = game.have[STOPPED]
        given = bool(game.amended(game.seats[seat], CHARITY_DUE, 0, OWN[seat]))
        game.have[STOPPED] = stopped
        return given

    def sealed_options(self, game: Classic, context: Scene, seat: int) -> list[int]:
        one = game.seats[seat]
        if not one.have[SPICE] or (game.rules.charity_to_two and one.have[SPICE] < CHARITY_SPICE):
            return [CHARITY, PASS]
        return [PASS]

    def unseal(self, game: Classic, context: Scene, answers: list[int]) -> None:
        for seat in game.seats:
            n = 0
            if answers[seat.index] == CHARITY:
                n = CHARITY_SPICE - seat.have[SPICE] if game.rules.charity_to_two else CHARITY_SPICE
            n = game.amended(seat, CHARITY_DUE, n, OWN[seat.index])
            if n:
                charity(game, seat, n)

    def prompt(self, game: Classic, context: Scene) -> str:
        return "Claim CHOAM charity?"

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        return "charity is for players without spice" if option == CHARITY else ""


def charity(game: Classic, seat: Seat, n: int) -> None:
    """A seat takes charity."""
    game.gain_spice(seat, n)
    if game.events is not None:
        game.emit(Event("charity", seat.index, "", n))


class DealLots(Act):
    """One card is put up for each player who may hold another."""

    def do(self, game: Classic, context: Scene) -> None:
        for number in (HIGH_BID, PASSED, SHUT_OUT, LOT_SEERS):
            game.have[number] = 0
        game.have[BIDDER] = NOBODY
        game.have[BID_TURN] = NOBODY
        lots: list[int] = []
        for seat in game.seats:
            if len(seat.piles[HAND]) < hand_limit(seat):
                card = draw(game)
                if card < 0:
                    break
                lots.append(card)
        game.lay(LOTS, tuple(lots[::-1]))
        game.have[OPENER] = game.have[FIRST] - 1
        game.push(NEXT_LOT, context)
        if lots:
            game.fire(LOTS_DEALT)


def can_bid(game: Classic, seat: Seat) -> bool:
    """Whether a seat may bid at all on this card."""
    if len(seat.piles[HAND]) >= HAND_LIMIT[seat.character] or game.have[SHUT_OUT] >> seat.index & 1:
        return False
    return not game.piles[BONDS] or not bound(game, seat.index, NO_BID)


class NextLot(Act):
    """The next card is put up; the bidding opens with the first player able to bid after the last opener."""

    def do(self, game: Classic, context: Scene) -> None:
        game.turns += 1
        game.have[SHUT_OUT] = 0
        lots = game.piles[LOTS]
        opener = next_able(game, game.have[OPENER]) if lots else NOBODY
        if opener == NOBODY:
            close(game)
            return
        game.have[OPENER] = opener
        open_lot(game)
        if game.events is not None:
            for seer in bits_of(game.have[LOT_SEERS]):
                game.emit(Event("lot", seer, "", len(lots), -1, [TREACHERY[lots[-1]].id]))
        game.push(BIDDING_ACT, context)
        pause(game)


def open_lot(game: Classic) -> None:
    """Start the bidding on the card now up."""
    game.have[HIGH_BID] = 0
    game.have[BIDDER] = NOBODY
    game.have[PASSED] = 0
    game.have[BID_TURN] = game.have[OPENER]


def next_able(game: Classic, after: int) -> int:
    """The next seat to the right that may bid, or nobody."""
    count = len(game.seats)
    for step in range(1, count + 1):
        seat = game.seats[(after + step) % count]
        if can_bid(game, seat):
            return seat.index
    return NOBODY


def close(game: Classic) -> None:
    """The round is over: cards that were not sold go back on the deck, the one passed over on top."""
    card_gone(game)
    lots = game.piles[LOTS]
    if lots:
        game.lay(TREACHERY_DECK, game.piles[TREACHERY_DECK] + lots)
        passed_over = game.have[BIDDER] == NOBODY and game.have[PASSED]
        game.have[TOP_SEERS] = game.have[LOT_SEERS] if passed_over else 0
        game.lay(LOTS, ())
    game.have[BIDDER] = NOBODY
    game.have[BID_TURN] = NOBODY
    game.have[HIGH_BID] = 0


def most_bid(game: Classic, seat: Seat) -> int:
    """How high a seat may bid: as far as its spice and its allies' go, or as a card carries it."""
    most = seat.have[SPICE] + aid_for(game, seat)
    for act in seat.hooks[BIDDING]:
        most = act.amend(game, seat, OWN[seat.index], most)
    return most if most < MOST_SPICE else MOST_SPICE


class Bidding(Act):
    """Bids go round to the right until all the others have passed."""

    def do(self, game: Classic, context: Scene) -> None:
        have = game.have
        seat = have[BID_TURN]
        bidder = have[BIDDER]
        for one in game.seats[seat:] + game.seats[:seat]:
            seat = one.index
            if seat == bidder:
                game.push(WIN_CARD, OWN[seat])
                return
            if can_bid(game, one) and (game.rules.rebid or not have[PASSED] >> seat & 1):
                have[BID_TURN] = seat
                game.ask(self, context, seat)
                return
            have[PASSED] |= 1 << seat
        close(game)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[game.have[BID_TURN]]
        options = [PASS]
        if not game.piles[BONDS] or not bound(game, seat.index, NO_BID):
            if game.rules.rebid and not game.rules.asks_everything:
                options.append(PASS_CARD)
            options += BID[game.have[HIGH_BID] + 1 : most_bid(game, seat) + 1]
        for act in seat.hooks[BIDDING]:
            act.offer(game, seat, context, options)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        have = game.have
        seat = have[BID_TURN]
        if option == PASS:
            have[PASSED] |= 1 << seat
        elif option == PASS_CARD:
            have[PASSED] |= 1 << seat
            have[SHUT_OUT] |= 1 << seat
        elif VOCABULARY.verbs[option] == "bid":
            have[HIGH_BID] = VALUE[option]
            have[BIDDER] = seat
            if game.rules.rebid:
                have[PASSED] = 0
            if game.events is not None:
                game.emit(Event("bid", seat, "", have[HIGH_BID]))
        else:
            game.push(self, context)
            game.accepted(game.seats[seat], BIDDING, context, option)
            return
        have[BID_TURN] = (seat + 1) % len(game.seats)
        if have[BIDDER] == NOBODY and all_passed(game):
            if game.events is not None:
                game.emit(Event("unsold", -1))
            close(game)
        else:
            self.do(game, context)

    def prompt(self, game: Classic, context: Scene) -> str:
        high = game.have[HIGH_BID]
        return f"The bid stands at {high}: bid more or pass." if high else "Open the bidding, or pass."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if VOCABULARY.verbs[option] != "bid":
            return ""
        if bound(game, game.have[BID_TURN], NO_BID):
            return "you have promised not to bid on this card"
        if VALUE[option] <= game.have[HIGH_BID]:
            return f"the bid stands at {game.have[HIGH_BID]}"
        seat = game.seats[game.have[BID_TURN]]
        for act in seat.hooks[BIDDING]:
            reason = act.why_not(game, OWN[seat.index], option)
            if reason:
                return reason
        return f"you have {seat.have[SPICE]} spice, and allies pay {aid_for(game, seat)}"

    def timeout(self, game: Classic, context: Scene) -> Timeout | None:
        return Timeout(PASS, game.rules.bid_seconds) if game.rules.bid_seconds else None


def all_passed(game: Classic) -> bool:
    """Whether nobody is left to open the bidding."""
    passed = game.have[PASSED]
    for seat in game.seats:  # noqa: SIM110  # a loop costs less
        if not passed >> seat.index & 1 and can_bid(game, seat):
            return False
    return True


class WinCard(SecretOffer):
    """The highest bidder pays, or plays a card instead."""

    def do(self, game: Classic, context: Scene) -> None:
        if game.seats[context.seat].piles[HAND]:
            self.put_to(game, context, context.seat)
        else:
            self.answer(game, context, PAY)

    def options(self, game: Classic, context: Scene) -> list[int]:
        seat = game.seats[context.seat]
        options = [PAY] if game.have[HIGH_BID] <= seat.have[SPICE] + aid_for(game, seat) else []
        for act in seat.hooks[CARD_WON]:
            act.offer(game, seat, context, options)
        return options

    def answer(self, game: Classic, context: Scene, option: int) -> None:
        game.push(TAKE_CARD, context)
        if option != PAY:
            game.accepted(game.seats[context.seat], CARD_WON, context, option)
            return
        game.have[PAYEE] = NOBODY
        game.push(PAY_PRICE, context)
        game.fire(CARD_PRICED, context.seat)

    def prompt(self, game: Classic, context: Scene) -> str:
        return f"The card is yours for {game.have[HIGH_BID]} spice: pay, or play {game.cards_at(CARD_WON)}."

    def why_not(self, game: Classic, context: Scene, option: int) -> str:
        if option == PAY:
            card = game.cards_at(CARD_WON).removeprefix("a ")
            return f"you have not {game.have[HIGH_BID]} spice: you must play your {card}"
        return f"you do not hold {game.cards_at(CARD_WON)}" if VOCABULARY.verbs[option] == "karama-free" else ""


class PayPrice(Act):
    """The card is paid: to the bank, or to who takes the price of cards."""

    def do(self, game: Classic, context: Scene) -> None:
        pay_price(game, game.seats[context.seat], game.have[HIGH_BID], game.have[PAYEE])


class TakeCard(Act):
    """The buyer takes the card."""

    def do(self, game: Classic, context: Scene) -> None:
        seat = game.seats[context.seat]
        card = game.piles[LOTS][-1]
        game.lay(LOTS, game.piles[LOTS][:-1])
        gain(game, seat, card, 1 << seat.index | game.have[LOT_SEERS])
        if game.events is not None:
            game.emit(Event("bought", seat.index, "", game.have[HIGH_BID], -1, [TREACHERY[card].id]))
        game.have[HIGH_BID] = 0
        game.have[BIDDER] = NOBODY
        game.have[BID_TURN] = NOBODY
        game.have[PASSED] = 0
        card_gone(game)
        game.reveal()
        game.push(NEXT_LOT, context)
        game.fire_at(seat, CARD_BOUGHT)


BIDDING_ROUND_ACT = BiddingRound()
CLAIM_CHARITY = ClaimCharity()
DEAL_LOTS = DealLots()
NEXT_LOT = NextLot()
BIDDING_ACT = Bidding()
WIN_CARD = WinCard()
PAY_PRICE = PayPrice()
TAKE_CARD = TakeCard()
