"""Refusals: why something a person could reasonably try is not possible now, whatever is being asked."""

from __future__ import annotations

from landsraad.classic.sheets.words import VOCABULARY
from landsraad.classic.table.register import PHASE
from landsraad.classic.table.state import BIDDING_ROUND, MOVEMENT_ROUND, PHASES, REVIVAL_ROUND, STORM_ROUND, Classic

WHEN = {
    "ship": (MOVEMENT_ROUND, "tokens are shipped in your own move"),
    "lift": (MOVEMENT_ROUND, "tokens are shipped in your own move"),
    "move": (MOVEMENT_ROUND, "tokens are moved in your own move, after your shipment"),
    "bid": (BIDDING_ROUND, "bids are made when a card is up for auction and it is your turn to bid"),
    "revive": (REVIVAL_ROUND, "tokens are revived in the revival round"),
    "charity": (BIDDING_ROUND, "charity is claimed as the bidding round opens"),
    "storm": (STORM_ROUND, "only Weather Control decides the storm"),
}

AT = {
    "ally": "alliances are offered in a nexus",
    "leave-alliance": "alliances are left in a nexus",
    "revive-leader": "leaders are revived when you have none left, at the end of your move",
    "voice": "the Voice is used by the Bene Gesserit before battle plans are made",
    "prescience": "prescience is used by the Atreides before battle plans are made",
    "call-traitor": "a traitor is called when battle plans are revealed",
    "deal": "deals are proposed at a pause, once a turn",
    "gift": "only the Emperor gives spice, to allies",
    "counter": "a counter-offer answers a deal that is proposed to you",
    "lasting": "how long promises bind is part of a deal",
    "favour": "only a player who owes you a favour can be asked for it",
    "pass-card": "you have passed on this card, or no card is up for auction",
    "stop": "a Karama stops an advantage at the moment it is used",
    "karama-free": "a Karama pays for a card when you have won it",
    "karama-rate": "a Karama halves the fee of your own shipment",
    "karama-special": "special Karama powers need the optional rule, a Karama, and their moment",
    "ride": "the Fremen ride a worm that appears where they have tokens",
    "capture": "the Harkonnen capture a leader after winning a battle",
    "leader": "leaders are chosen in a battle plan",
    "weapon": "weapons are played in a battle plan",
    "defense": "defenses are played in a battle plan",
    "dial": "the wheel is dialed in a battle plan or for the storm",
    "tokens": "you choose a number of tokens when they move, ship or ride, up to how many are there",
    "starred": "so many of these tokens cannot be starred, or there are too few others",
    "to": "tokens go where they can be moved or shipped now",
    "aid": "allies are promised no more spice than you have, as bidding and movement open and between cards and moves",
    "give": "no more spice can be given than you have and are free to give",
    "keep": "the winner of a battle keeps or discards the cards of their own plan",
    "discard": "the winner of a battle keeps or discards the cards of their own plan",
    "battle": "you have no battle to fight there",
    "against": "that player does not fight you there",
    "lose": "you have no such tokens in the battle there",
    "question": "that cannot be asked of this player now",
    "target": "that player cannot be chosen for this",
    "predict": "the Bene Gesserit predict the victory of another player in the game",
    "predict-turn": "the prediction names a turn of the game",
    "play": "you do not hold that card, or it cannot be played at this moment",
    "worm": "only the Fremen place worms, in sand",
    "place": "tokens are placed as the game begins",
    "show-card": "only a player who holds a card can show it",
    "show-traitor": "only a player who has a traitor in their pay can show them",
    "with": "that card is not in your hand, or cannot be played as a Karama",
    "hand-back": "only cards from your hand can be given back",
    "take": "no more cards can be taken than are in that hand",
    "see-plan": "only the Atreides can see an opponent's whole battle plan, with a Karama",
    "promise": "promises are part of a deal",
    "request": "promises are part of a deal",
}


def refusal(game: Classic, option: int) -> str:
    """Why this option is not legal now, where that can be told; else an empty string."""
    verb = VOCABULARY.verbs[option]
    if verb in WHEN:
        phase, reason = WHEN[verb]
        if game.have[PHASE] != phase:
            return f"{reason}; this is the {PHASES[game.have[PHASE]]} round"
        return reason
    return AT.get(verb, "")
