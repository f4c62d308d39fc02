"""The log: what happened, told in sentences that give away nothing the reader may not know."""

from __future__ import annotations

from landsraad.imperium.declare.board import SPACES
from landsraad.imperium.declare.things import KINDS
from landsraad.imperium.declare.vocabulary import (
    FACTION_WORDS,
    FACTIONS,
    HAVE,
    HAVE_GLYPHS,
    HAVE_WORDS,
    amount_glyph,
    count,
)
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.event import Event
from landsraad.kernel.said import joined, split, text_of
from landsraad.kernel.view_types import Piece, Said

SENTENCES = {
    "leader": "{chair} takes {what} as Leader",
    "round": "Round {n} begins",
    "conflict": "The Conflict of this round is {what}",
    "hagal": "{who} turns up the card {what}",
    "hagal-taken": "{who} passes over it, since {other} stands at {what}",
    "hagal-closed": "{who} passes over it, since the Voice closes {what}",
    "hagal-dry": "{who} passes over it, since there is no bonus spice to harvest",
    "hagal-unmet": "{who} passes over it, since what it asks for is not met",
    "hagal-no-swords": "{who} adds no swords: {what} has none",
    "hagal-none": "No House Hagal card can send an Agent of {who}: it stays at home for the round",
    "row": "{what} comes into the Imperium Row",
    "maker": "{n} bonus spice gathers at {what}",

    "play": "{who} plays {what}",
    "graft": "{who} grafts {what} to it",
    "usurp": "{who} grafts {what} of the Imperium Row to it",
    "send": "{who} sends an Agent to {what}",
    "move": "{who} takes an Agent off {what} to send it elsewhere",
    "recall": "{who} recalls an Agent from {what}",
    "spy": "{who} places a Spy at the {what}",
    "spy-recall": "{who} recalls a Spy from the {what}",
    "reveal": "{who} reveals {cards}",
    "reveal 0": "{who} reveals no cards",
    "intrigue": "{who} plays the Intrigue card {what}",
    "end-turn": "{who} ends the turn",
    "extra-turn": "{who} takes another turn",
    "pass": "{who} passes",

    "gain": "{who} gains {amount}",
    "pay": "{who} pays {amount}",
    "score": "{who} scores {amount}",
    "score down": "{who} loses {amount}",
    "influence": "{who} gains {influence}",
    "influence down": "{who} loses {influence}",
    "alliance": "{who} takes the {what} Alliance",
    "alliance from": "{who} takes the {what} Alliance from {other}",
    "alliance back": "{other} loses the {what} Alliance, which goes back to the board",

    "draw": "{who} draws {amount}{seen}",
    "bury": "{who} puts {amount} under the Intrigue deck{seen}",
    "steal": "{who} takes a random Intrigue card from {other}{seen}",
    "look": "{who} looks at the top card of the deck{seen}",
    "discard": "{who} discards {what}",
    "trash": "{who} trashes {what}",
    "take": "{who} takes {what} back from the discard pile",
    "acquire": "{who} acquires {what}",
    "to-deck": "{who} puts {what} on top of the deck",
    "to-hand": "{who} takes {what} into hand",
    "set-aside": "{who} sets {what} aside",
    "shuffle deck": "{who} shuffles the discard pile into a deck of {amount}",
    "shuffle hagal": "All {n} House Hagal cards are shuffled into a new deck",
    "shuffle intrigue": "The Intrigue discards are shuffled into a new deck of {n} cards",

    "recruit": "{who} recruits {amount}",
    "return": "{who} takes {amount} back to supply",
    "hold-back": "{who} leads the Conflict by enough and deploys nothing",
    "deploy": "{who} deploys {amount} to the Conflict",
    "summon": "{who} summons {amount} to the Conflict",
    "retreat": "{who} retreats {amount} from the Conflict",
    "lose": "{who} loses {amount}",
    "lose conflict": "{who} loses {amount} in the Conflict",
    "combat": "Combat for {what}",
    "strength": "{who} fights with strength {n}",
    "fight-for from": "{who} plays it for {other}",
    "tie": "The best are tied: nobody wins {what}",
    "place 1": "{who} wins {what}",
    "place 2": "{who} takes the second reward of {what}",
    "place 3": "{who} takes the third reward of {what}",
    "control": "{who} takes control of {what}",

    "control-lost": "{who} loses control of {what}",

    "council": "{who} takes a seat on the High Council",
    "swordmaster": "{who} gains the Swordmaster",
    "mentat": "{who} takes the Mentat",
    "mentat-next": "{who} will hold the Mentat in the next round",
    "voice": "{who} closes {what} to opponents with the Voice",
    "masterstroke": "{who} reveals the factions of the Masterstroke: {cards}",
    "win": "{who} wins the game with {amount}",
}
"""A sentence for every kind of event, and for the variants of a kind that read differently."""

THINGS = {
    **dict(zip(HAVE, HAVE_WORDS, strict=True)), "deck": "card", "intrigue": "Intrigue card", "conflict": "troop",
}
"""What is counted, one of it, where its word is not its name."""
GLYPHS = {**dict(zip(HAVE, HAVE_GLYPHS, strict=True)), "deck": "card"}
"""What is drawn for what is counted, where that is not its name."""

NAMES = dict(zip(FACTIONS, FACTION_WORDS, strict=True))
"""Ids and the names people know; those of whatever is declared are added as they are asked for."""

ICON_OF: dict[str, str] = {}
"""The factions whose icons stand for others; boxes add theirs."""

PARTS: dict[str, list[tuple[str, str, str]]] = {}
"""The sentences that were needed so far, taken apart."""


def event_text(game: Imperium, event: Event, viewer: int | None) -> str:
    """The event as one sentence, as this viewer may know it."""
    text = text_of(event_said(game, event, viewer))
    return text if text.endswith(".") else f"{text}."


def event_said(game: Imperium, event: Event, viewer: int | None) -> Said:
    """The event as a sentence in pieces, without its full stop, as this viewer may know it."""
    key = wording(event)
    parts = PARTS.get(key)
    if parts is None:
        parts = PARTS[key] = split(SENTENCES[key])
    pieces: Said = []
    for words, article, slot in parts:
        pieces.append(words + article)
        if slot:
            pieces += filled(game, event, viewer, slot)
    return joined(pieces)


def filled(game: Imperium, event: Event, viewer: int | None, slot: str) -> Said:
    """What stands in a slot of the event's sentence."""
    n = abs(event.n)
    if slot == "who":
        return [{"text": game.name_of(event.seat), "seat": event.seat}]
    if slot == "other":
        return [{"text": game.name_of(event.other), "seat": event.other}]
    if slot == "chair":
        return [{"text": f"Seat {event.seat}", "seat": event.seat}]
    if slot == "what":
        return [named(event.what)]
    if slot == "icon":
        return [{"text": name(event.what), "glyphs": [event.what]}]
    if slot == "n":
        return [str(n)]
    if slot == "amount":
        thing = event.what
        return [{"text": count(n, THINGS.get(thing, thing)), "glyphs": [amount_glyph(n, GLYPHS.get(thing, thing))]}]
    if slot == "influence":
        glyph = f"influence-{ICON_OF.get(event.what, event.what).replace('_', '-')}"
        return [{"text": f"{n} influence with the {name(event.what)}", "glyphs": [amount_glyph(n, glyph)]}]
    cards = listing(event.seen_by(viewer))
    return cards if slot == "cards" or not cards else [" (", *cards, ")"]


def wording(event: Event) -> str:
    """The key of the sentence that fits the event best: a variant of its kind, or the kind itself."""
    kind = event.kind
    variants = [f"{kind} {event.what}", f"{kind} {event.n}"]
    if event.n < 0:
        variants.append(f"{kind} down")
    if event.other >= 0:
        variants.append(f"{kind} {'back' if event.seat < 0 else 'from'}")
    return next((variant for variant in variants if variant in SENTENCES), kind)


def name(id: str) -> str:
    """The name of whatever has this id; a word that is no id stands for itself."""
    if id not in NAMES:
        for things in (*KINDS.values(), SPACES):
            for thing in things:
                NAMES.setdefault(thing.id, thing.name)
        NAMES.setdefault(id, id)
    return NAMES[id]


def named(id: str) -> str | Piece:
    """A thing by its name; factions are no things."""
    words = name(id)
    return words if words == id or id in FACTIONS else {"text": words, "id": id}


def listing(ids: list[str]) -> Said:
    """Things by name, one after the other; some have a comma in their names, and then semicolons part them."""
    said: Said = []
    comma = "; " if any("," in name(id) for id in ids) else ", "
    for id in ids:
        said += [comma, named(id)] if said else [named(id)]
    return said
