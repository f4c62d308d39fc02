"""A coach for the first games: what of a position is worth a look. It tries the options there are and knows no more."""

from __future__ import annotations

from landsraad.imperium.state import Imperium
from landsraad.imperium.view_types import View
from landsraad.imperium.words import count
from landsraad.kernel.family import Hint

MUCH_SPICE = 2
"""From so much bonus spice on it is worth a word."""
TREASURES = {
    "council": "You can afford the High Council: {card} sends an Agent there.",
    "swordmaster": "You can afford the Swordmaster: {card} sends an Agent there.",
}
"""What a space gives only once, by its glyph."""


def hints(game: Imperium, seat: int) -> list[Hint]:
    """What a coach would show to a seat that is to choose, most useful first."""
    view = game.view(seat)
    verbs = {option["verb"] for option in view["legal"]}
    if "play" in verbs:
        return sending(game, seat, view)
    if "deploy" in verbs:
        return deploying(seat, view)
    return buying(game, seat, view) if "buy" in verbs else []


def opened(game: Imperium, seat: int, view: View) -> dict[str, str]:
    """The spaces that some card can send an Agent to, each with the first such card."""
    ways: dict[str, str] = {}
    for option in view["legal"]:
        if option["verb"] != "play":
            continue
        trial = game.clone()
        trial.step(option["option"], seat)
        for after in trial.view(seat)["legal"]:
            if after["verb"] == "space":
                ways.setdefault(after["id"], option["id"])
    return ways


def sending(game: Imperium, seat: int, view: View) -> list[Hint]:
    """What is worth an Agent now."""
    family = game.family
    me = view["seats"][seat]
    has = {"council": me["council"], "swordmaster": me["swordmaster"]}
    found: list[Hint] = []
    influence: list[Hint] = []
    spice: list[Hint] = []
    bonus = {space["id"]: space["bonus"] for space in view["spaces"]}
    for space, played in opened(game, seat, view).items():
        entry = family.entry(space)
        if entry is None:
            continue
        card, name = family.called(played), entry["name"]
        for glyph, words in TREASURES.items():
            if glyph in entry["glyphs"].get("agent", ()) and not has[glyph]:
                found.append(Hint(glyph, words.format(card=card), space))
        for track in view["tracks"]:
            if track["faction"] not in entry["factions"]:
                continue
            step = track["steps"][seat] + 1
            if any(gift["step"] == step and "vp" in gift["glyphs"] for gift in track["gifts"]):
                gain = "is a victory point"
            elif step == track["alliance_step"] and track["alliance"] is None:
                gain = "brings the Alliance"
            else:
                continue
            influence.append(Hint(
                f"influence-{track['faction']}-{step}",
                f"One more influence with the {track['name']} {gain}: {card} opens {name}.", space,
            ))
        if bonus.get(space, 0) >= MUCH_SPICE:
            spice.append(Hint(
                f"spice-{space}", f"{name} has gathered {bonus[space]} more spice: {card} opens it.", space,
            ))
    left = f"You have {count(me['agents'], 'Agent')} left: whoever reveals sends no more this round."
    return [*found, *once(influence), *spice, Hint("agents", left, "")]


def once(hints: list[Hint]) -> list[Hint]:
    """The first hint of each name."""
    return list({hint.name: hint for hint in reversed(hints)}.values())[::-1]


def deploying(seat: int, view: View) -> list[Hint]:
    """How many troops lead the Conflict."""
    rival = max((one["strength"] for one in view["seats"] if one["seat"] != seat), default=0)
    about = view["conflict"] or ""
    counted = sorted(
        (option["n"], option["strength"])
        for option in view["legal"] if option["verb"] == "deploy" and "strength" in option
    )
    for troops, strength in counted:
        if strength > rival:
            others = f"strength {strength} against {rival}" if rival else "nobody else fights yet"
            words = f"{count(troops, 'troop')} would lead the Conflict: {others}."
            return [Hint(f"lead-{view['round']}", words, about)]
    if counted:
        most = counted[-1][1]
        words = f"All you can send would not lead: strength {most} against {rival}."
        return [Hint(f"behind-{view['round']}", words, about)]
    return []


def buying(game: Imperium, seat: int, view: View) -> list[Hint]:
    """What persuasion buys."""
    family = game.family
    have = view["seats"][seat]["persuasion"]
    cards = [option["id"] for option in view["legal"] if option["verb"] == "buy"]
    found: list[Hint] = []
    for card in cards:
        entry = family.entry(card)
        if entry is not None and "vp" in entry["glyphs"].get("acquire", ()):
            found.append(Hint(f"point-{card}", f"You can afford {entry['name']}: it is a victory point.", card))
    dearest = max(cards, key=lambda card: view["prices"].get(card, 0))
    price = view["prices"].get(dearest, 0)
    words = f"You can afford {family.called(dearest)}: {price} of your {have} persuasion."
    return [*found, Hint(f"buy-{dearest}", words, dearest)]
