"""What a game of classic Dune keeps at a seat and on the table. Characters register what only they need themselves."""

from __future__ import annotations

from typing import Final

from landsraad.classic.sheets.characters import LEADERS
from landsraad.classic.sheets.map import AREA_COUNT, TERRITORY_COUNT
from landsraad.classic.sheets.spice import BLOW_COUNT
from landsraad.kernel.register.declare import COUNTED, NONE, OWNERS, UNSEEN, Register

NOBODY: Final = NONE
NOTHING: Final = NONE
SIX: Final = 6
"""The most seats there are."""

REGISTER: Final = Register()
SEAT: Final = REGISTER.seat
TABLE: Final = REGISTER.table

# -- a seat ----------------------------------------------------------------------------------------------------------

SPICE: Final = SEAT.number("spice", seen=OWNERS)
LATE_SPICE: Final = SEAT.number("late_spice", seen=OWNERS)
"""Spice from deals that may be used from the end of the turn on."""
RESERVES: Final = SEAT.number("reserves")
RESERVES_STARRED: Final = SEAT.number("reserves_starred")
TANKS: Final = SEAT.number("tanks")
TANKS_STARRED: Final = SEAT.number("tanks_starred")
HELD: Final = SEAT.number("held", of="territory", bits=True)
"""Where the seat has tokens."""
PEACEFUL: Final = SEAT.number("peaceful", of="territory", bits=True)
"""Where its tokens coexist: they neither fight, collect, hold, block nor count."""
ALLIED: Final = SEAT.number("allied", of="seat", bits=True)
"""The alliance, with the seat itself."""
PLEDGED: Final = SEAT.number("aid")
"""The spice that allies may spend this round."""
PROPOSED: Final = SEAT.number("proposals")
REVIVING: Final = SEAT.number("reviving", flag=True)
"""Whether it has begun to revive leaders."""
SPECIALS: Final = SEAT.number("specials")
"""How often it has played a Karama for its special power."""
LOSSES: Final = SEAT.number("losses", seen=OWNERS)
"""Tokens lost in battle."""
DOT: Final = SEAT.number("dot")
"""The sector of its dot on the rim."""
KNOWN_NOT: Final = SEAT.number("known_not", of="treachery", bits=True)
"""The kinds of cards that everybody knows it not to hold."""
SHOWN_TO: Final = SEAT.number("shown_traitors", of="leader", bits=True, seen=OWNERS)
"""The traitors of others that it was shown."""
UNCALLED: Final = SEAT.number("uncalled", of="leader", bits=True)
"""The leaders that it could have called traitors, and did not."""

PREDICTED_SEAT: Final = SEAT.number("predicted_seat", NOBODY, of="seat", seen=OWNERS)
"""Whose victory it has foretold."""
PREDICTED_TURN: Final = SEAT.number("predicted_turn", seen=OWNERS)

HAND: Final = SEAT.pile("hand", "treachery", OWNERS, pool="treachery")
DRAWN: Final = SEAT.pile("drawn", "leader", OWNERS, pool="discs")
TRAITORS: Final = SEAT.pile("traitors", "leader", OWNERS, pool="discs", holds=False)
TOKENS_IN: Final = SEAT.row("tokens", "area", AREA_COUNT)
STARRED_IN: Final = SEAT.row("starred", "area", AREA_COUNT)
HERE: Final = SEAT.row("here", "territory", TERRITORY_COUNT)
"""All its tokens by territory."""
KNOWN: Final = SEAT.row("known", "seat", SIX, seen=OWNERS)
"""For each seat, three bits a kind, how many cards of each kind this one knows it to hold."""

# -- the table -------------------------------------------------------------------------------------------------------

TURN_NO: Final = TABLE.number("turn")
PHASE: Final = TABLE.number("phase")
FIRST: Final = TABLE.number("first", of="seat")
STORM_AT: Final = TABLE.number("storm")
DISTANCE: Final = TABLE.number("distance", NOTHING)
"""How far the storm is about to move."""
MARKER: Final = TABLE.number("marker", NOTHING, seen=UNSEEN)
"""The storm marker drawn for the next storm."""
WALL: Final = TABLE.number("wall", 1, flag=True)
BANK: Final = TABLE.number("bank", seen=UNSEEN)
"""What the bank has paid out, as a negative number."""
WORMS_UP: Final = TABLE.number("worms")
SET_ASIDE: Final = TABLE.number("set_aside")
"""Worms of the first turn, which go back into the deck."""
TAMER: Final = TABLE.number("tamer", NOBODY, of="seat")
"""Who controls the worm that appears."""
NEXUS_DUE: Final = TABLE.number("nexus_due", flag=True)
SPICE_SEERS: Final = TABLE.number("spice_seers", of="seat", bits=True)
"""Who has seen the top card of the spice deck."""
TOP_SEERS: Final = TABLE.number("top_seers", of="seat", bits=True)
"""Who has seen the top card of the treachery deck."""
DEAD: Final = TABLE.number("dead", of="leader", bits=True)
RESTED: Final = TABLE.number("rested", of="leader", bits=True)
"""Leaders revived in this battle round, who fight in the next."""
SHOWN_TRAITORS: Final = TABLE.number("open_traitors", of="leader", bits=True)
TO_MOVE: Final = TABLE.number("to_move", NOBODY, of="seat")
MOVED: Final = TABLE.number("moved", of="seat", bits=True)
WAITING_TO_MOVE: Final = TABLE.number("waiting_to_move", of="seat", bits=True)
"""Those who have let their place in the storm order go by."""
NEXUS_DONE: Final = TABLE.number("nexus_done", of="seat", bits=True)
NEXUS_JOINED: Final = TABLE.number("nexus_joined", of="seat", bits=True)
NEXUS_ASKED: Final = TABLE.number("nexus_asked")
"""Who has offered whom an alliance in this nexus: a bit for each pair."""
SILENT: Final = TABLE.number("silent", of="seat", bits=True)
"""Those who are not asked at pauses any more this turn."""
SILENT_KARAMA: Final = TABLE.number("silent_karama", of="seat", bits=True)
STOPPED: Final = TABLE.number("stopped")
"""What a Karama has brought about, as bits, until the effect it concerns takes note of it."""

WHEEL: Final = TABLE.row("wheel", "", 2)
"""The two seats that dial."""
SPICE_IN: Final = TABLE.row("spice", "spice", BLOW_COUNT)
LAST_BLOW: Final = TABLE.row("last_blow", "", 2, NOTHING)
HOLDER: Final = TABLE.row("holder", "leader", len(LEADERS), NOBODY)
DEATHS: Final = TABLE.row("deaths", "leader", len(LEADERS))
FOUGHT_AT: Final = TABLE.row("fought_at", "leader", len(LEADERS), NOTHING)
SPICE_DECK: Final = TABLE.pile("spice_deck", "spice", COUNTED, ordered=True, pool="spice")
SPICE_PILES: Final = (
    TABLE.pile("spice_pile_1", "spice", ordered=True), TABLE.pile("spice_pile_2", "spice", ordered=True),
)
TREACHERY_DECK: Final = TABLE.pile("treachery_deck", "treachery", COUNTED, ordered=True, pool="treachery")
DISCARDS: Final = TABLE.pile("discard", "treachery")
REMOVED: Final = TABLE.pile("removed", "treachery")
OFFERED_DEAL: Final = TABLE.pile("offered_deal", "", UNSEEN, ordered=True, holds=False)
MOST_PROMISES: Final = 4
"""Promises that a side may make in one deal."""
DEALS: Final = TABLE.ledger("deals", 6 + 2 * MOST_PROMISES)
"""Turn, proposer, partner, spice given, spice wanted, turns that promises last, promises, requests (0 for none)."""
BONDS: Final = TABLE.ledger("bonds", 4)
"""Who promised, to whom, what, and up to which turn."""
TRUTHS: Final = TABLE.ledger("truths", 6)
"""Turn, asker, answerer, question, answer, and the ply at which it was asked."""

# The auction.
HIGH_BID: Final = TABLE.number("high_bid")
BIDDER: Final = TABLE.number("bidder", NOBODY, of="seat")
OPENER: Final = TABLE.number("opener", NOBODY)
BID_TURN: Final = TABLE.number("bid_turn", NOBODY, of="seat")
PASSED: Final = TABLE.number("passed", of="seat", bits=True)
SHUT_OUT: Final = TABLE.number("shut_out", of="seat", bits=True)
"""Those who could not pay for the card that is up."""
LOT_SEERS: Final = TABLE.number("lot_seers", of="seat", bits=True)
"""Who sees the cards put up this round."""
LOTS: Final = TABLE.pile("lots", "treachery", COUNTED, ordered=True, pool="treachery")

# A price, and a shipment, a move or a ride in the making.
PAYEE: Final = TABLE.number("payee", NOBODY, of="seat")
"""Who is paid for a card or a shipment; the bank if nobody is."""
SOURCE: Final = TABLE.number("source", NOTHING, of="area")
DEST: Final = TABLE.number("dest", NOTHING, of="area")
COUNT: Final = TABLE.number("count")
STARRED_COUNT: Final = TABLE.number("starred_count")
COST: Final = TABLE.number("cost")
HALF_FEE: Final = TABLE.number("half_fee", flag=True)
OWN_WAY: Final = TABLE.number("own_way", 1, flag=True)
"""Whether the mover may use the advantages of his character."""
WINGS: Final = TABLE.number("wings", flag=True)
"""Whether he had ornithopters when his move began."""
CALLED_OFF: Final = TABLE.number("called_off", flag=True)
"""Whether the shipment was stopped."""

# A battle: its sides (the aggressor first) and their plans.
UNDECIDED: Final = -3
"""A part of a battle plan that is not decided yet."""
PARTS: Final = 6
BATTLE_IN: Final = TABLE.number("battle_in", NOTHING, of="territory")
COMMAND: Final = TABLE.number("command", NOTHING)
"""What one side was commanded to play or not to play: twice the kind, plus one for an order to play it."""
COMMANDED: Final = TABLE.number("commanded", NOTHING)
FORESEEN_PART: Final = TABLE.number("foreseen_part", NOTHING)
"""The part of a plan that is foreseen in this battle."""
FORESEEN_SIDE: Final = TABLE.number("foreseen_side", NOTHING)
BATTLE_STOPS: Final = TABLE.number("battle_stops")
"""The advantages that a Karama has stopped for this battle, as bits."""
WITHOUT_LEADERS: Final = TABLE.number("without_leaders", flag=True)
ANNOUNCED: Final = TABLE.number("announced")
"""The sides that have nobody to send, as bits."""
REVEALED: Final = TABLE.number("revealed", flag=True)
WINNER: Final = TABLE.number("winner", NOTHING)
SIDES: Final = TABLE.row("sides", "", 2, NOBODY)
ZONE: Final = TABLE.pile("zone", "area", ordered=True, holds=False)
PLAN: Final = TABLE.row("plan", "", 2 * PARTS, UNDECIDED, seen=UNSEEN)
"""The parts of both plans: `2 * part + side`."""
PLAN_SEERS: Final = TABLE.row("plan_seers", "", 2 * PARTS)
"""For each part of both plans the seats that have seen it, as bits."""
FIXED: Final = TABLE.row("fixed", "", 2)
"""For each side the parts of its plan that can no longer be changed, as bits."""
SWORN: Final = TABLE.ledger("sworn", 3)
"""Sides, questions and answers that bind a plan."""
