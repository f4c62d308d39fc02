"""The log: what happened, told in sentences that give away nothing the reader may not know."""

from __future__ import annotations

from landsraad.classic.sheets.characters import CHARACTERS, LEADERS
from landsraad.classic.sheets.map import AREA_IDS, TERRITORIES
from landsraad.classic.sheets.spice import BLOW_COUNT, WORM, spice_card_id
from landsraad.classic.sheets.treachery import TREACHERY
from landsraad.classic.sheets.words import STOPS, VOCABULARY, area_name
from landsraad.classic.table.register import NOBODY
from landsraad.classic.table.state import Classic
from landsraad.kernel.event import Event
from landsraad.kernel.said import joined, split, text_of
from landsraad.kernel.view_types import Said

SENTENCES = {
    "character": "Seat {seat} plays {what}",
    "predicted": "The {who} writes down a prediction",
    "turn": "Turn {n} begins",
    "round": "The {what} round begins",
    "victory": "The {who} wins in turn {n} by {what}",

    "storm-dials": "The {who} and the {other} dial {n} for the storm together",
    "storm-marker": "The storm marker shows {n}",
    "storm": "The storm stands in sector {n}",
    "storm-spice": "The storm blows away {n} spice in {what}",
    "storm-losses": "The storm kills {tokens} of the {who} in {what}",
    "spice-card": "Spice card: {n} spice in {what}",
    "spice-card shai-hulud": "Spice card: Shai-Hulud",
    "spice-card lost": "Spice card: {what}, where the storm takes the spice",
    "spice-reshuffle": "All spice cards are shuffled into a new deck",
    "worm": "A worm appears in {what} and devours {n} spice",
    "worm hungry": "A worm appears in {what}",
    "ride": "The {who} rides the worm to {what} with {tokens}",
    "nexus": "A nexus: alliances may be made and broken",
    "alliance-offer": "The {who} offers an alliance to the {other}",
    "alliance-refused": "The {who} refuses the alliance",
    "alliance": "An alliance is formed: {members}",
    "left-alliance": "The {who} leaves the alliance",

    "charity": "The {who} takes {n} spice of CHOAM charity",
    "aid": "The {who} lets allies spend up to {n} spice this round",
    "lot": "The {who} looks at the card up for auction{seen}",
    "bid": "The {who} bids {n} spice",
    "unsold": "Nobody bids: the bidding round is over",
    "bought": "The {who} buys the card for {n} spice{seen}",
    "paid bank": "The {who} pays {n} spice to the bank",
    "paid": "The {who} pays {n} spice to the {other}",
    "extra-card": "The {who} draws a card free{seen}",
    "reshuffle": "The treachery discards are shuffled into a new deck",
    "discard": "The {who} discards {what}",

    "revive": "The {who} revives {tokens}",
    "revive-leader": "The {who} revives {what}",
    "free-revival": "The {who} lets the {other} revive free this turn",

    "spice-sight": "The {who} looks at the top spice card{seen}",
    "move-turn": "The {who} is to move",
    "guild-order now": "The {who} moves before the others",
    "guild-order wait": "The {who} waits with the move",
    "ship": "The {who} ships {tokens} from {source} to {dest}",
    "shipment-stopped": "The {who} stops the shipment of the {other}",
    "move": "The {who} moves {tokens} from {source} to {dest}",
    "advisor": "The {who} sends a token to {what}",
    "coexist": "The {who} coexists in {what} this turn",
    "stands": "The {who} does not coexist in {what} this turn",

    "battle": "The {who} attacks the {other} in {what}",
    "voice": "The {who} uses the Voice on the {other}: {what}",
    "prescience": "The {who} foresees the {what} of the {other}",
    "no-leader": "The {who} has no leader to send",
    "shown": "The {who} shows the {other} the {what}{seen}",
    "plan-seen": "The {who} sees the whole plan of the {other}",
    "plan": "The {who} reveals: {plan}",
    "traitor": "The {who} calls {what} of the {other} a traitor",
    "explosion": "Lasegun and Shield explode in {what}: everything there is destroyed",
    "won": "The {who} beats the {other} in {what}",
    "lost": "The {who} loses {tokens} in {what}",
    "leader-killed": "{what} of the {who} is killed",
    "spoils": "The {who} takes {n} spice from the bank as spoils",
    "captured": "The {who} captures {what} of the {other}",

    "collect": "The {who} collects {n} spice in {what}",
    "flow": "The {who} draws {n} spice from {what}",

    "play": "The {who} plays {what}",
    "karama": "The {who} plays a Karama: {what}",
    "taken": "The {who} takes a card of the {other}{seen}",
    "handed-back": "The {who} gives the {other} a card back{seen}",
    "truth": "Under Truthtrance the {other} asks the {who}: {what} The answer is {yes}",
    "shows-card all": "The {who} shows everybody a card{seen}",
    "shows-card": "The {who} shows the {other} a card{seen}",
    "shows-traitor all": "The {who} shows everybody a traitor{seen}",
    "shows-traitor": "The {who} shows the {other} a traitor{seen}",
    "gift": "The {who} gives the {other} {n} spice",
    "deal": "The {who} and the {other} strike a deal: {what}",
    "proposal": "The {who} offers the {other} a deal: {what}",
    "counter": "The {other} has another offer for the {who} than this: {what}",
    "favour": "The {who} asks a favour of the {other}: {what}",
    "no-deal": "The {other} refuses a deal of the {who}: {what}",
}
"""A sentence for every kind of event, and for the variants of a kind that read differently."""

USES = {"free-card": "the card is free", "half-rate": "to ship at half rate", "special": "for a special power"}
VICTORIES = {
    "strongholds": "holding enough strongholds", "most strongholds": "holding most strongholds",
    "fremen": "keeping the sietches", "guild": "keeping all others from winning", "prediction": "foretelling it",
}
ELEMENT_NAMES = {"dial": "number dialed"}

NAMES: dict[str, str] = {}
"""Ids and the names people know, gathered when first asked for."""


def names() -> dict[str, str]:
    """The name of everything that has an id."""
    if TREACHERY[-1].id not in NAMES or CHARACTERS[-1].id not in NAMES:
        NAMES.update((card.id, card.name) for card in TREACHERY)
        NAMES.update((leader.id, leader.name) for leader in LEADERS)
        NAMES.update((character.id, character.name) for character in CHARACTERS)
        NAMES.update((territory.id, territory.name) for territory in TERRITORIES)
        NAMES.update((id, area_name(number)) for number, id in enumerate(AREA_IDS) if "/" in id)
        NAMES.update((spice_card_id(n), NAMES[spice_card_id(n).removeprefix("spice-")]) for n in range(BLOW_COUNT))
        NAMES[spice_card_id(WORM)] = "Shai-Hulud"
        NAMES["kwisatz-haderach"] = "the Kwisatz Haderach"
    return NAMES


def name(id: str) -> str:
    """The name of whatever has this id; a word that is no id stands for itself."""
    return names().get(id, id)


def event_text(game: Classic, event: Event, viewer: int | None) -> str:
    """The event as one sentence, as this viewer may know it."""
    return f"{text_of(event_said(game, event, viewer))}."


def event_said(game: Classic, event: Event, viewer: int | None) -> Said:
    """The event as a sentence in pieces, without its full stop, as this viewer may know it."""
    pieces: Said = []
    for words, article, slot in split(SENTENCES[wording(event)]):
        pieces.append(words)
        seat = {"who": event.seat, "other": event.other}.get(slot, NOBODY)
        if seat != NOBODY:
            pieces.append({"text": f"{article}{game.people(seat)}", "seat": seat})
        elif slot:
            pieces += [article, *filled(game, event, viewer, slot)]
    return joined(pieces)


def filled(game: Classic, event: Event, viewer: int | None, slot: str) -> Said:
    """What stands in a slot of the event's sentence, unless that is a seat."""
    source, _, dest = event.what.partition(" ")
    cards = ", ".join(shown_name(id) for id in event.seen_by(viewer))
    if slot == "what":
        words = what_words(event)
        return [{"text": words, "id": event.what}] if words == names().get(event.what) else [words]
    if slot == "members":
        return [", ".join(game.people(seat) for seat in range(len(game.seats)) if event.n >> seat & 1)]
    return [{
        "seat": str(event.seat),
        "who": "nobody",
        "other": "bank",
        "n": str(event.n),
        "tokens": "1 token" if event.n == 1 else f"{event.n} tokens",
        "source": name(source),
        "dest": name(dest),
        "plan": plan_words(event) if event.kind == "plan" else "",
        "yes": "yes" if event.n else "no",
        "seen": f" ({cards})" if cards else "",
    }[slot]]


def wording(event: Event) -> str:
    """The key of the sentence that fits the event best."""
    if event.kind == "paid" and event.other < 0:
        return "paid bank"
    if event.kind == "worm" and not event.n:
        return "worm hungry"
    if event.kind == "spice-card" and not event.n and event.what != spice_card_id(WORM):
        return "spice-card lost"
    variant = f"{event.kind} {event.what}"
    return variant if variant in SENTENCES else event.kind


def what_words(event: Event) -> str:
    """What an event is about, in words."""
    what = event.what
    if event.kind == "karama":
        for id, words in STOPS:
            if id == what:
                return f"it stops {words}"
        return USES[what]
    if event.kind == "truth":
        return VOCABULARY.texts[VOCABULARY.find(what)]
    if event.kind == "voice":
        order, _, kind = what.partition("-")
        return f"{'do not play' if order == 'not' else 'play'} a {kind.replace('-', ' ')}"
    if event.kind == "victory":
        return VICTORIES.get(what, what)
    return ELEMENT_NAMES.get(what, name(what))


def shown_name(id: str) -> str:
    """A card or an option that was shown."""
    about = id.partition(":")[2] if VOCABULARY.find(id) >= 0 else id
    return "none" if about == "none" else name(about)


def plan_words(event: Event) -> str:
    """A battle plan in words."""
    dial, leader, weapon, defense = event.what.split()
    strength = next((f" {one.strength}" for one in LEADERS if one.id == leader), "")
    parts = [f"{dial} dialed", "no leader" if leader == "none" else f"{name(leader)}{strength}"]
    parts += [name(card) for card in (weapon, defense) if card != "none"]
    if event.n:
        parts.append(f"{event.n} spice of support")
    return ", ".join(parts)
