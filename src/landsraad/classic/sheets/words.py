"""The words of the family: the vocabulary of options."""

from __future__ import annotations

from typing import Final

from landsraad.classic.sheets.characters import (
    ATREIDES,
    BENE_GESSERIT,
    CHARACTERS,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
    HERO_LEADER,
    KWISATZ_HADERACH,
    LEADERS,
    LEADERS_OF,
    NO_LEADER,
    Character,
)
from landsraad.classic.sheets.characters import enter as number_character
from landsraad.classic.sheets.map import AREA_IDS, TERRITORIES
from landsraad.classic.sheets.treachery import DEFENSES, TREACHERY, WEAPONS, WORTHLESS_CARDS, Treachery
from landsraad.classic.sheets.treachery import enter as number_card
from landsraad.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()

PASS: Final = VOCABULARY.add("pass", text="Pass")
QUIET: Final = VOCABULARY.add("not-this-turn", text="Pass, and do not ask me again this turn")
DONE: Final = VOCABULARY.add("done", text="Done")
YES: Final = VOCABULARY.add("answer", "yes", 1, "Yes")
NO: Final = VOCABULARY.add("answer", "no", 0, "No")


def area_name(area: int) -> str:
    """An area in words: the territory, and the sector where it has several."""
    territory, _, sector = AREA_IDS[area].partition("/")
    for one in TERRITORIES:
        if one.id == territory:
            return one.name if len(one.links) == 1 else f"{one.name} (sector {sector})"
    return territory


def tokens_words(n: int) -> str:
    """A number of tokens in words."""
    return "1 token" if n == 1 else f"{n} tokens"


def _areas(verb: str, text: str) -> list[int]:
    return [VOCABULARY.add(verb, id, n, text.replace("#", area_name(n)), "area") for n, id in enumerate(AREA_IDS)]


def _territories(verb: str, text: str) -> list[int]:
    return [
        VOCABULARY.add(verb, one.id, n, text.replace("#", one.name), "territory") for n, one in enumerate(TERRITORIES)
    ]


ForEach = list[tuple[list[int], str, str]]
"""Options that there are for each thing of a kind: the options, their verb, and their text with `#` for the name."""
CHARACTER_OPTIONS: Final[ForEach] = []
LEADER_OPTIONS: Final[ForEach] = []
CARD_OPTIONS: Final[ForEach] = []


def _characters(verb: str, text: str) -> list[int]:
    options = [
        VOCABULARY.add(verb, one.id, n, text.replace("#", one.people), "character") for n, one in enumerate(CHARACTERS)
    ]
    CHARACTER_OPTIONS.append((options, verb, text))
    return options


def _leaders(verb: str, text: str) -> list[int]:
    options = [VOCABULARY.add(verb, one.id, n, text.replace("#", one.name), "leader") for n, one in enumerate(LEADERS)]
    LEADER_OPTIONS.append((options, verb, text))
    return options


def _cards(verb: str, text: str) -> list[int]:
    options = [VOCABULARY.add(verb, one.id, n, text.replace("#", one.name), "card") for n, one in enumerate(TREACHERY)]
    CARD_OPTIONS.append((options, verb, text))
    return options


def _enter_options(options: ForEach, id: str, number: int, name: str, of: str) -> None:
    """Enter the options that there are for each thing of a kind."""
    for listed, verb, text in options:
        listed.append(VOCABULARY.add(verb, id, number, text.replace("#", name), of))


# Setup.
CHARACTER: Final = _characters("character", "Play the #")
PREDICT: Final = _characters("predict", "Predict that the # will win")
PREDICT_TURN: Final = [VOCABULARY.add("predict-turn", str(n), n, f"In turn {n}", "number") for n in range(16)]
TRAITOR: Final = _leaders("traitor", "Take # into your pay")
NO_TRAITOR_DRAWN: Final = VOCABULARY.add("traitor", "none", -1, "You drew none but your own leaders")
PLACE: Final = _areas("place", "Place tokens in #")

# Storm.
DIAL: Final = [
    VOCABULARY.add("dial", f"{n // 2}.5" if n % 2 else str(n // 2), n, f"Dial {n / 2:g}", "dial") for n in range(51)
]
"""The battle wheel in half steps: `DIAL[5]` is 2.5."""
STORM: Final = VOCABULARY.numbered("storm", 11, "Move the storm # sectors")

# Spice blow and nexus.
WORM_TO: Final = _territories("worm", "Send the worm to #")
NO_WORM: Final = VOCABULARY.add("no-worm", text="Send the worm away")
PROTECT: Final = VOCABULARY.add("protect", text="Spare your ally from the worm")
EXPOSE: Final = VOCABULARY.add("expose", text="Let the worm devour your ally")
RIDE: Final = _areas("ride", "Ride the worm to #")
ALLY: Final = _characters("ally", "Offer an alliance to the #")
LEAVE: Final = VOCABULARY.add("leave-alliance", text="Leave your alliance")
ACCEPT: Final = VOCABULARY.add("accept", text="Accept")
REFUSE: Final = VOCABULARY.add("refuse", text="Refuse")

# Bidding.
CHARITY: Final = VOCABULARY.add("charity", text="Claim CHOAM charity")
MOST_SPICE: Final = 100
"""Amounts of spice that can be named in one option go up to here."""
BID: Final = VOCABULARY.numbered("bid", MOST_SPICE + 1, "Bid #")
AID: Final = VOCABULARY.numbered("aid", MOST_SPICE + 1, "Let your allies spend up to # of your spice this round")
ALLIES_PAY: Final = VOCABULARY.numbered("allies-pay", MOST_SPICE + 1, "Your allies pay # of it")
PAY: Final = VOCABULARY.add("pay", text="Pay")
FREE: Final = VOCABULARY.add("karama-free", text="Play a Karama instead of paying")

# Revival.
REVIVE: Final = [VOCABULARY.add("revive", str(n), n, f"Revive {tokens_words(n)}", "number") for n in range(21)]
REVIVE_LEADER: Final = _leaders("revive-leader", "Revive #")
REVIVE_KWISATZ: Final = VOCABULARY.add("revive-leader", "kwisatz-haderach", KWISATZ_HADERACH,
                                       "Revive the Kwisatz Haderach")
STARRED: Final = VOCABULARY.numbered("starred", 6, "# of them starred")

# Shipment and movement.
MOVE_NOW: Final = VOCABULARY.add("move-now", text="Take your move now")
WAIT: Final = VOCABULARY.add("wait", text="Wait with your move")
SHIP: Final = _areas("ship", "Ship to #")
LIFT: Final = _areas("lift", "Ship tokens away from #")
TO: Final = _areas("to", "To #")
TO_RESERVES: Final = VOCABULARY.add("to", "reserves", -1, "Back to your reserves", "reserves")
NO_SHIPMENT: Final = VOCABULARY.add("no-shipment", text="Ship nothing")
HALF_RATE: Final = VOCABULARY.add("karama-rate", text="Play a Karama to ship at half rate")
TOKENS: Final = [VOCABULARY.add("tokens", str(n), n, tokens_words(n), "number") for n in range(21)]
MOVE: Final = _areas("move", "Move tokens from #")
STAY: Final = VOCABULARY.add("stay", text="Move nothing")
ADVISE: Final = VOCABULARY.add("advisor", "beside", text="Send an advisor along with the shipment")
TO_SINK: Final = VOCABULARY.add("advisor", "polar-sink", text="Send a token to the Polar Sink")
COEXIST: Final = VOCABULARY.add("coexist", text="Coexist there this turn")
FIGHT: Final = VOCABULARY.add("fight", text="Do not coexist there this turn")
STOP_COEXISTING: Final = _territories("stop-coexisting", "Stop coexisting in #")

# Battle.
BATTLE: Final = _areas("battle", "Fight in #")
AGAINST: Final = _characters("against", "Against the #")
VOICED: Final = (
    "projectile-weapon", "poison-weapon", "projectile-defense", "poison-defense", "worthless", "lasegun", "cheap-hero",
)
VOICE: Final = [
    VOCABULARY.add("voice", f"{order}-{kind}", n * 2 + play,
                   f"Voice: {'play' if play else 'do not play'} a {kind.replace('-', ' ')}", "voice")
    for n, kind in enumerate(VOICED)
    for play, order in ((0, "not"), (1, "play"))
]
"""`value` is twice the kind, plus one for an order to play it."""
ELEMENTS: Final = ("leader", "weapon", "defense", "dial")
PRESCIENCE: Final = [
    VOCABULARY.add("prescience", name, n, f"Foresee the {name}", "element") for n, name in enumerate(ELEMENTS)
]
LEADER: Final = {
    **dict(enumerate(_leaders("leader", "Send #"))),
    HERO_LEADER: VOCABULARY.add("leader", "cheap-hero", HERO_LEADER, "Send a Cheap Hero(ine)", "leader"),
    NO_LEADER: VOCABULARY.add("leader", "none", NO_LEADER, "Fight without a leader", "leader"),
}
WEAPON: Final = {
    n: VOCABULARY.add("weapon", TREACHERY[n].id, n, f"Weapon: {TREACHERY[n].name}", "card")
    for n in sorted(WEAPONS | WORTHLESS_CARDS)
}
NO_WEAPON: Final = VOCABULARY.add("weapon", "none", -1, "No weapon", "card")
DEFENSE: Final = {
    n: VOCABULARY.add("defense", TREACHERY[n].id, n, f"Defense: {TREACHERY[n].name}", "card")
    for n in sorted(DEFENSES | WORTHLESS_CARDS)
}
NO_DEFENSE: Final = VOCABULARY.add("defense", "none", -1, "No defense", "card")
SUPPORT: Final = VOCABULARY.numbered("support", 21, "Support # tokens with spice")
KWISATZ: Final = VOCABULARY.add("kwisatz-haderach", "use", 1, "The Kwisatz Haderach accompanies your leader", "power")
NO_KWISATZ: Final = VOCABULARY.add("kwisatz-haderach", "no", 0, "Without the Kwisatz Haderach", "power")
CALL: Final = VOCABULARY.add("call-traitor", text="Call the traitor")
NO_CALL: Final = VOCABULARY.add("no-traitor", text="Call no traitor")
KEEP: Final = _cards("keep", "Keep #")
DISCARD: Final = _cards("discard", "Discard #")
LOSE: Final = _areas("lose", "Lose a token in #")
CAPTURE: Final = VOCABULARY.add("capture", text="Capture a leader of the loser")
KILL_CAPTIVE: Final = VOCABULARY.add("captive", "kill", text="Kill the captive for 2 spice")
KEEP_CAPTIVE: Final = VOCABULARY.add("captive", "keep", text="Keep the captive for one battle")
CHANGE: Final = VOCABULARY.add("change-plan", text="Make your battle plan again")

# Cards, Karama and answers.
PLAY: Final = _cards("play", "Play #")
WITH: Final = _cards("with", "With #")
STOPS: Final = [
    ("atreides-bidding", "the Atreides from seeing the cards up for auction"),
    ("atreides-spice", "the Atreides from seeing the top spice card"),
    ("prescience", "the prescience in this battle"),
    ("harkonnen-card", "the Harkonnen from drawing his extra card"),
    ("advisor", "the Bene Gesserit from sending a token"),
    ("voice", "the Voice in this battle"),
    ("worm", "the Fremen from controlling the worm"),
    ("kwisatz-haderach", "the Kwisatz Haderach in this battle"),
    ("capture", "the Harkonnen from capturing a leader"),
    ("worthless", "the worthless card from working as a Karama"),
    ("fedaykin", "the Fedaykin's strength in this battle"),
    ("sardaukar", "the Sardaukar's strength in this battle"),
    ("guild-order", "the Guild from leaving the storm order"),
    ("emperor-payment", "the Emperor from being paid for this card"),
    ("guild-payment", "the Guild from being paid for this shipment"),
    ("guild-shipment", "the Guild's own way of shipping this time"),
    ("fremen-move", "the Fremen from moving further than others"),
    ("fremen-storm", "the Fremen from losing only half in the storm"),
    ("charity", "the Bene Gesserit from taking charity with spice in hand"),
]
STOP: Final = [VOCABULARY.add("stop", id, n, f"Karama: stop {text}") for n, (id, text) in enumerate(STOPS)]
(
    STOP_BIDDING_SIGHT, STOP_SPICE_SIGHT, STOP_PRESCIENCE, STOP_EXTRA_CARD, STOP_ADVISOR, STOP_VOICE, STOP_WORM,
    STOP_KWISATZ, STOP_CAPTURE, STOP_WORTHLESS, STOP_FEDAYKIN, STOP_SARDAUKAR, STOP_GUILD_ORDER, STOP_EMPEROR_PAYMENT,
    STOP_GUILD_PAYMENT, STOP_GUILD_SHIPMENT, STOP_FREMEN_MOVE, STOP_FREMEN_STORM, STOP_CHARITY,
) = range(len(STOPS))

STOP_TARGET: Final = [
    ATREIDES, ATREIDES, ATREIDES, HARKONNEN, BENE_GESSERIT, BENE_GESSERIT, FREMEN, ATREIDES, HARKONNEN, BENE_GESSERIT,
    FREMEN, EMPEROR, GUILD, EMPEROR, GUILD, GUILD, FREMEN, FREMEN, BENE_GESSERIT,
]
"""The character whose advantage each stop is against."""

SPECIAL_KARAMA: Final = VOCABULARY.add("karama-special", text="Play a Karama for your special power")
SEE_PLAN: Final = _characters("see-plan", "See the whole plan of the #")
STOP_SHIPMENT: Final = VOCABULARY.add("stop-shipment", text="Karama: stop this shipment")
TAKE: Final = [
    VOCABULARY.add("take", str(n), n, "Take 1 card" if n == 1 else f"Take {n} cards", "number") for n in range(9)
]
HAND_BACK: Final = _cards("hand-back", "Give back #")
TARGET: Final = _characters("target", "Choose the #")

# Truthtrance and deals.
QUESTION: Final = [
    *[VOCABULARY.add("question", f"holds-{one.id}", n, f"Do you hold a {one.name}?", "question")
      for n, one in enumerate(TREACHERY)],
    *[VOCABULARY.add("question", f"pays-{one.id}", 100 + n, f"Is {one.name} in your pay?", "question")
      for n, one in enumerate(LEADERS)],
    *[VOCABULARY.add("question", f"spice-{n}", 200 + n, f"Do you have {n} spice or more?", "question")
      for n in (1, 3, 5, 8, 12, 20)],
    *[VOCABULARY.add("question", f"predicted-{one.id}", 300 + n, f"Did you predict that the {one.people} will win?",
                     "question")
      for n, one in enumerate(CHARACTERS)],
    *[VOCABULARY.add("question", f"predicted-turn-{n}", 400 + n, f"Did you predict turn {n}?", "question")
      for n in range(1, 16)],
    *[VOCABULARY.add("question", id, 500 + n, text, "question") for n, (id, text) in enumerate((
        ("will-attack-me", "Do you mean to attack me this turn?"),
        ("will-ally-with-me", "Would you join an alliance with me at the next nexus?"),
        ("will-bid", "Do you mean to bid on the next card?"),
        ("will-leave", "Do you mean to leave your alliance at the next nexus?"),
        ("is-friend", "Do you mean well by me?"),
    ))],
]
"""What a Truthtrance may ask: up to 499 the engine knows the answer, from 500 on the player says it. There are more of
them further down."""
FREELY_ANSWERED: Final = 500

DEAL: Final = _characters("deal", "Propose a deal to the #")
GIFT: Final = _characters("gift", "Give spice to the #")
GIVE: Final = VOCABULARY.numbered("give", MOST_SPICE + 1, "Give # spice")
WANT: Final = VOCABULARY.numbered("want", 41, "For # spice")
PROMISES: Final = [
    ("nothing", "nothing more"),
    ("peace", "no attack this turn"),
    ("no-bid", "not to bid on the next card"),
    ("alliance", "an alliance at the next nexus"),
    ("no-alliance", "to leave the present alliance at the next nexus"),
    ("no-traitor", "to call no traitor this turn"),
    ("stay-out-of-arrakeen", "to stay out of Arrakeen this turn"),
    ("stay-out-of-carthag", "to stay out of Carthag this turn"),
    ("stay-out-of-sietch-tabr", "to stay out of Sietch Tabr this turn"),
    ("stay-out-of-tueks-sietch", "to stay out of Tuek's Sietch this turn"),
    ("stay-out-of-habbanya-sietch", "to stay out of Habbanya Sietch this turn"),
    ("withdraw", "to withdraw from a territory held together"),
    ("favour", "a favour to be named later"),
]
PROMISE: Final = [
    VOCABULARY.add("promise", id, n, f"Promise {text}", "promise") for n, (id, text) in enumerate(PROMISES)
]
REQUEST: Final = [
    VOCABULARY.add("request", id, n, f"Ask in return: {text}", "promise") for n, (id, text) in enumerate(PROMISES)
]
LEADERLESS: Final = VOCABULARY.add("no-leaders", text="Agree to fight without leaders")
WITH_LEADERS: Final = VOCABULARY.add("with-leaders", text="Insist on leaders")

# What came later: the vocabulary only grows, at its end.


def _promise(id: str, text: str) -> int:
    """A further promise, which may be made and asked for; its number."""
    number = len(PROMISES)
    PROMISES.append((id, text))
    PROMISE.append(VOCABULARY.add("promise", id, number, f"Promise {text}", "promise"))
    REQUEST.append(VOCABULARY.add("request", id, number, f"Ask in return: {text}", "promise"))
    return number


PEACE: Final = 1
NO_BID: Final = 2
NO_TRAITOR_CALLED: Final = 5
NOTHING_SHIPPED: Final = _promise("no-shipment", "to ship nothing this turn")
_NAMED: Final = [id for id, _ in PROMISES]
STAY_OUT: Final = [
    _NAMED.index(f"stay-out-of-{one.id}") if f"stay-out-of-{one.id}" in _NAMED
    else _promise(f"stay-out-of-{one.id}", f"to stay out of {one.name} this turn")
    for one in TERRITORIES
]
"""For each territory the promise to stay out of it."""
SHIP_INTO: Final = [_promise(f"ship-to-{one.id}", f"to ship tokens to {one.name} this turn") for one in TERRITORIES]
MOVE_INTO: Final = [_promise(f"move-to-{one.id}", f"to move tokens to {one.name} this turn") for one in TERRITORIES]

SHOW: Final = VOCABULARY.add("show", text="Show a card or a traitor")
SHOW_CARD: Final = _cards("show-card", "Show #")
SHOW_TRAITOR: Final = _leaders("show-traitor", "Show that # is in your pay")
TO_EVERYBODY: Final = VOCABULARY.add("target", "everybody", -1, "Show everybody")
CHANGE_AID: Final = VOCABULARY.add("change-aid", text="Change how much of your spice your allies may spend")

QUESTION.extend([
    *[VOCABULARY.add("question", f"plans-{one.id}", 600 + n, f"Do you mean to send {one.name} into this battle?")
      for n, one in enumerate(LEADERS)],
    VOCABULARY.add("question", "plans-cheap-hero", 600 + HERO_LEADER, "Do you mean to send a Cheap Hero(ine)?"),
    *[VOCABULARY.add("question", f"plans-{id}", 700 + n, f"Do you mean to play a {text} in this battle?")
      for n, (id, text) in enumerate((
          ("weapon", "weapon"), ("projectile-weapon", "projectile weapon"), ("poison-weapon", "poison weapon"),
          ("lasegun", "Lasegun"),
      ))],
    *[VOCABULARY.add("question", f"plans-{id}", 800 + n, f"Do you mean to play a {text} in this battle?")
      for n, (id, text) in enumerate((("defense", "defense"), ("shield", "Shield"), ("snooper", "Snooper")))],
    *[VOCABULARY.add("question", f"plans-dial-{n}", 900 + n, f"Do you mean to dial {n} or more?")
      for n in range(1, 21)],
])
PLAN_QUESTIONS: Final = 600
"""From here on questions are about a battle plan: a hundred for each of its first four steps."""

ALLIANCE: Final = 3
NO_ALLIANCE: Final = 4
WITHDRAW: Final = 11
FAVOUR: Final = 12
COUNTER: Final = VOCABULARY.add("counter", text="Make a counter-offer")
LASTING: Final = [
    VOCABULARY.add("lasting", id, n, text) for n, id, text in (
        (1, "this-turn", "Promises hold this turn"), (2, "two-turns", "Promises hold this turn and the next"),
        (3, "three-turns", "Promises hold for three turns"), (99, "the-game", "Promises hold to the end of the game"),
    )
]
"""How long the promises of a deal bind that can outlast the turn, in turns."""
CALL_FAVOUR: Final = _characters("favour", "Name the favour that the # owe you")
FREE_QUESTION: Final = VOCABULARY.add("question", "free", 505, "A question of your own", "question")
QUESTION.append(FREE_QUESTION)
PASS_CARD: Final = VOCABULARY.add("pass-card", text="Pass for this card")

# What is entered after this: characters, cards and stops come at the end of the vocabulary, and move nothing.


def enter_character(character: Character) -> int:
    """Enter a character and its leaders with their options; returns its number."""
    number = number_character(character)
    _enter_options(CHARACTER_OPTIONS, character.id, number, character.people, "character")
    text = f"Did you predict that the {character.people} will win?"
    QUESTION.append(VOCABULARY.add("question", f"predicted-{character.id}", 300 + number, text, "question"))
    for leader in LEADERS_OF[number]:
        id, name = LEADERS[leader].id, LEADERS[leader].name
        _enter_options(LEADER_OPTIONS, id, leader, name, "leader")
        LEADER[leader] = VOCABULARY.find(f"leader:{id}")
        QUESTION.append(VOCABULARY.add("question", f"pays-{id}", 100 + leader, f"Is {name} in your pay?", "question"))
        text = f"Do you mean to send {name} into this battle?"
        QUESTION.append(VOCABULARY.add("question", f"plans-{id}", 600 + leader, text))
    return number


def enter_card(card: Treachery) -> int:
    """Enter a treachery card and its options; returns its number."""
    number = number_card(card)
    _enter_options(CARD_OPTIONS, card.id, number, card.name, "card")
    if number in WEAPONS or number in WORTHLESS_CARDS:
        WEAPON[number] = VOCABULARY.add("weapon", card.id, number, f"Weapon: {card.name}", "card")
    if number in DEFENSES or number in WORTHLESS_CARDS:
        DEFENSE[number] = VOCABULARY.add("defense", card.id, number, f"Defense: {card.name}", "card")
    QUESTION.append(
        VOCABULARY.add("question", f"holds-{card.id}", number, f"Do you hold a {card.name}?", "question")
    )
    return number


def enter_stop(id: str, text: str, character: int) -> int:
    """Enter an advantage of a character that a Karama can stop; returns the number of the stop."""
    number = len(STOPS)
    STOPS.append((id, text))
    STOP_TARGET.append(character)
    STOP.append(VOCABULARY.add("stop", id, number, f"Karama: stop {text}"))
    return number

VALUE: Final = VOCABULARY.value
"""What each option is about, as a number."""
