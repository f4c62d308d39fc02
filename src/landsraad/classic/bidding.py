"""Bidding: CHOAM charity, and the auction of treachery cards."""

from __future__ import annotations

from landsraad.classic.act import OWN, Act, Scene, scene
from landsraad.classic.alliance import PAYMENT, PLEDGE_AID, aid_for
from landsraad.classic.cards import draw, gain, hand_limit, has_karama
from landsraad.classic.characters import ATREIDES, BENE_GESSERIT, EMPEROR, HARKONNEN
from landsraad.classic.deals import GIFT_SPICE, gift_options
from landsraad.classic.karama import FREE_CARD, PLAY_KARAMA, offer_stop, take_note
from landsraad.classic.promises import bound, card_gone
from landsraad.classic.state import BIDDING_ROUND, NOBODY, Auction, Classic, Seat
from landsraad.classic.treachery import TREACHERY
from landsraad.classic.windows import pause
from landsraad.classic.words import (
    BID,
    CHARITY,
    FREE,
    GIFT,
    MOST_SPICE,
    NO_BID,
    PASS,
    PAY,
    STOP_BIDDING_SIGHT,
    STOP_CHARITY,
    STOP_EMPEROR_PAYMENT,
    STOP_EXTRA_CARD,
    VALUE,
    VOCABULARY,
)
from landsraad.kernel.effect import Context
from landsraad.kernel.event import Event

CHARITY_SPICE = 2
KARAMA_RAISE = 20
"""How far above the last bid a Karama carries a bid that nobody could pay."""


class BiddingRound(Act):
    """The bidding round."""

    def do(self, game: Classic, context: Context) -> None:
        game.phase = BIDDING_ROUND
        if game.events is not None:
            game.tell(Event("round", -1, "bidding"))
        game.push(DEAL_LOTS, context)
        if game.rules.alliances:
            game.push(PLEDGE_AID, context)
        game.push(CLAIM_CHARITY, context)
        rules = game.rules
        if rules.any_karama and rules.advantages and game.turn > 1 and game.sits[BENE_GESSERIT] >= 0:
            offer_stop(game, STOP_CHARITY)
        pause(game)


class ClaimCharity(Act):
    """Players without spice may claim charity; everybody is asked, so that being asked tells nothing."""

    def do(self, game: Classic, context: Context) -> None:
        game.ask_sealed(self, context, range(len(game.seats)))

    def sealed_options(self, game: Classic, context: Context, seat: int) -> list[int]:
        one = game.seats[seat]
        if not one.spice or (game.rules.charity_to_two and one.spice < CHARITY_SPICE):
            return [CHARITY, PASS]
        return [PASS]

    def unseal(self, game: Classic, context: Context, answers: list[int]) -> None:
        always = NOBODY
        if game.rules.advantages and game.turn > 1 and not take_note(game, STOP_CHARITY):
            always = game.sits[BENE_GESSERIT]
        for seat in game.seats:
            if seat.index == always:
                charity(game, seat, CHARITY_SPICE)
            elif answers[seat.index] == CHARITY:
                charity(game, seat, CHARITY_SPICE - seat.spice if game.rules.charity_to_two else CHARITY_SPICE)

    def prompt(self, game: Classic, context: Context) -> str:
        return "Claim CHOAM charity?"

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        return "charity is for players without spice" if option == CHARITY else ""


def charity(game: Classic, seat: Seat, n: int) -> None:
    """A seat takes charity."""
    game.gain_spice(seat, n)
    if game.events is not None:
        game.tell(Event("charity", seat.index, "", n))


class DealLots(Act):
    """One card is put up for each player who may hold another."""

    def do(self, game: Classic, context: Context) -> None:
        auction = Auction.fresh()
        game.auction = auction
        for seat in game.seats:
            if len(seat.hand) < hand_limit(seat):
                card = draw(game)
                if card < 0:
                    break
                auction.lots.append(card)
        auction.lots.reverse()
        auction.opener = game.first - 1
        game.push(NEXT_LOT, context)
        if auction.lots and game.sits[ATREIDES] >= 0:
            game.push(ATREIDES_LOOKS, context)
            offer_stop(game, STOP_BIDDING_SIGHT)


class AtreidesLooks(Act):
    """The Atreides will see every card put up this round, unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        game.auction.seen = not take_note(game, STOP_BIDDING_SIGHT)


def can_bid(game: Classic, seat: Seat) -> bool:
    """Whether a seat may bid at all on this card."""
    if bound(game, seat.index, NO_BID):
        return False
    return len(seat.hand) < hand_limit(seat) and not game.auction.out >> seat.index & 1


class NextLot(Act):
    """The next card is put up; the bidding opens with the first player able to bid after the last opener."""

    def do(self, game: Classic, context: Context) -> None:
        auction = game.auction
        auction.out = 0
        if not auction.lots:
            close(game)
            return
        opener = next_able(game, auction.opener)
        if opener == NOBODY:
            close(game)
            return
        auction.opener = opener
        open_lot(game)
        if auction.seen and game.events is not None:
            game.tell(Event("lot", game.sits[ATREIDES], "", len(auction.lots), -1, [TREACHERY[auction.lots[-1]].id]))
        game.push(BIDDING, context)
        pause(game)


def open_lot(game: Classic) -> None:
    """Start the bidding on the card now up."""
    auction = game.auction
    auction.high = 0
    auction.bidder = NOBODY
    auction.passed = 0
    auction.turn = auction.opener


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
    auction = game.auction
    card_gone(game)
    if auction.lots:
        game.treachery_deck.extend(auction.lots)
        game.treachery_top_seen = 1 if auction.seen and auction.bidder == NOBODY and auction.passed else 0
        auction.lots = []
    auction.bidder = NOBODY
    auction.turn = NOBODY
    auction.high = 0


def most_bid(game: Classic, seat: Seat) -> int:
    """How high a seat may bid: as far as its spice and its allies' go, or as a Karama carries it."""
    most = seat.spice + aid_for(game, seat)
    if has_karama(game, seat):
        most = max(most, game.auction.high + KARAMA_RAISE)
    return min(most, MOST_SPICE)


class Bidding(Act):
    """Bids go round to the right until all the others have passed."""

    def do(self, game: Classic, context: Context) -> None:
        auction = game.auction
        count = len(game.seats)
        seat = auction.turn
        for _ in range(count):
            if seat == auction.bidder:
                game.push(WIN_CARD, OWN[seat])
                return
            if can_bid(game, game.seats[seat]) and (game.rules.rebid or not auction.passed >> seat & 1):
                auction.turn = seat
                game.ask(self, context, seat)
                return
            auction.passed |= 1 << seat
            seat = (seat + 1) % count
        close(game)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[game.auction.turn]
        options = [PASS] + BID[game.auction.high + 1 : most_bid(game, seat) + 1]
        gift_options(game, seat, options)
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        auction = game.auction
        seat = auction.turn
        if option in GIFT:
            game.push(self, context)
            game.push(GIFT_SPICE, Scene(seat, other=game.sits[VALUE[option]]))
            return
        auction.turn = (seat + 1) % len(game.seats)
        if option == PASS:
            auction.passed |= 1 << seat
            if auction.bidder == NOBODY and all_passed(game):
                if game.events is not None:
                    game.tell(Event("unsold", -1))
                close(game)
                return
        else:
            auction.high = VALUE[option]
            auction.bidder = seat
            if game.rules.rebid:
                auction.passed = 0
            if game.events is not None:
                game.tell(Event("bid", seat, "", auction.high))
        game.push(self, context)

    def prompt(self, game: Classic, context: Context) -> str:
        high = game.auction.high
        return f"The bid stands at {high}: bid more or pass." if high else "Open the bidding, or pass."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if VOCABULARY.verbs[option] != "bid":
            return ""
        if VALUE[option] <= game.auction.high:
            return f"the bid stands at {game.auction.high}"
        seat = game.seats[game.auction.turn]
        if has_karama(game, seat):
            return f"your spice, your allies and your Karama carry a bid up to {most_bid(game, seat)}"
        return f"you have {seat.spice} spice, and allies pay {aid_for(game, seat)}"


def all_passed(game: Classic) -> bool:
    """Whether nobody is left to open the bidding."""
    passed = game.auction.passed
    return all(passed >> seat.index & 1 or not can_bid(game, seat) for seat in game.seats)


class WinCard(Act):
    """The highest bidder pays, or plays a Karama instead."""

    def do(self, game: Classic, context: Context) -> None:
        if game.seats[context.seat].hand:
            game.ask(self, context, context.seat)
        else:
            self.answer(game, context, PAY)

    def options(self, game: Classic, context: Context) -> list[int]:
        seat = game.seats[context.seat]
        options = [PAY] if game.auction.high <= seat.spice + aid_for(game, seat) else []
        if has_karama(game, seat):
            options.append(FREE)
        return options

    def answer(self, game: Classic, context: Context, option: int) -> None:
        game.push(TAKE_CARD, context)
        if option == FREE:
            game.push(AFTER_KARAMA, context)
            game.push(PLAY_KARAMA, Scene(context.seat, use=FREE_CARD))
            return
        emperor = game.sits[EMPEROR]
        payee = emperor if emperor != context.seat else NOBODY
        if payee >= 0 and game.rules.any_karama:
            game.push(PAY_EMPEROR, Scene(context.seat, n=game.auction.high, other=payee))
            offer_stop(game, STOP_EMPEROR_PAYMENT)
        else:
            game.push(PAYMENT, Scene(context.seat, n=game.auction.high, other=payee))

    def prompt(self, game: Classic, context: Context) -> str:
        return f"The card is yours for {game.auction.high} spice: pay, or play a Karama."

    def why_not(self, game: Classic, context: Context, option: int) -> str:
        if option == PAY:
            return f"you have not {game.auction.high} spice: you must play your Karama"
        return "you have no Karama" if option == FREE else ""


class AfterKarama(Act):
    """A worthless card that was stopped does not pay for the card: pay otherwise, or the card is auctioned again."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, FREE_CARD):
            game.auction.high = 0
            return
        game.agenda.pop()
        seat = game.seats[context.seat]
        if game.auction.high <= seat.spice + aid_for(game, seat) or has_karama(game, seat):
            game.push(WIN_CARD, context)
            return
        auction = game.auction
        auction.out |= 1 << context.seat
        opener = next_able(game, auction.opener - 1)
        if opener == NOBODY:
            close(game)
            return
        auction.opener = opener
        open_lot(game)
        game.push(BIDDING, context)


class PayEmperor(Act):
    """The Emperor is paid, unless a Karama sends the spice to the bank."""

    def do(self, game: Classic, context: Context) -> None:
        about = scene(context)
        payee = NOBODY if take_note(game, STOP_EMPEROR_PAYMENT) else about.other
        game.push(PAYMENT, Scene(context.seat, n=about.n, other=payee))


class TakeCard(Act):
    """The buyer takes the card; the Harkonnen may draw another."""

    def do(self, game: Classic, context: Context) -> None:
        auction = game.auction
        seat = game.seats[context.seat]
        card = auction.lots.pop()
        seers = 1 << seat.index
        if auction.seen:
            seers |= 1 << game.sits[ATREIDES]
        gain(game, seat, card, seers)
        if game.events is not None:
            game.tell(Event("bought", seat.index, "", auction.high, -1, [TREACHERY[card].id]))
        auction.high = 0
        auction.bidder = NOBODY
        auction.turn = NOBODY
        auction.passed = 0
        card_gone(game)
        game.reveal()
        game.push(NEXT_LOT, context)
        if seat.character == HARKONNEN and len(seat.hand) < hand_limit(seat):
            game.push(EXTRA_CARD, context)
            offer_stop(game, STOP_EXTRA_CARD)


class ExtraCard(Act):
    """The Harkonnen draws a card free, unless a Karama stopped it."""

    def do(self, game: Classic, context: Context) -> None:
        if take_note(game, STOP_EXTRA_CARD):
            return
        card = draw(game)
        if card >= 0:
            gain(game, game.seats[context.seat], card, 1 << context.seat)
            if game.events is not None:
                game.tell(Event("extra-card", context.seat, "", 1, -1, [TREACHERY[card].id]))


BIDDING_ROUND_ACT = BiddingRound()
CLAIM_CHARITY = ClaimCharity()
DEAL_LOTS = DealLots()
ATREIDES_LOOKS = AtreidesLooks()
NEXT_LOT = NextLot()
BIDDING = Bidding()
WIN_CARD = WinCard()
AFTER_KARAMA = AfterKarama()
PAY_EMPEROR = PayEmperor()
TAKE_CARD = TakeCard()
EXTRA_CARD = ExtraCard()
