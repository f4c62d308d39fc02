"""A coach for the first games: what of a position is worth a look. It tries the options there are and knows no more."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.imperium.declare.vocabulary import CLOSED, COUNCIL, HAVE, SOLARI, SWORDMASTER, count
from landsraad.imperium.seen.view_types import OptionView, View
from landsraad.imperium.table.board import price
from landsraad.imperium.table.state import Imperium
from landsraad.kernel.seen.standing import Hint

MUCH_SPICE = 2
"""From so much bonus spice on it is worth a word."""
NEARLY = 3
"""So many Solari short of a treasure it is worth a word."""
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
    if any(verb.startswith("deploy") for verb in verbs):
        return deploying(game, seat, view)
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
    ways = opened(game, seat, view)
    for space, played in ways.items():
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
                f"1 more {track['name']} influence {gain}: {card} opens {name}.", space,
            ))
        if bonus.get(space, 0) >= MUCH_SPICE:
            spice.append(Hint(
                f"spice-{space}", f"{name} has gathered {bonus[space]} more spice: {card} opens it.", space,
            ))
    left = f"You have {count(me['agents'], 'Agent')} left: once you reveal, you send no more this round."
    return [*found, *once(influence), *spice, *nearly(game, seat, ways), Hint("agents", left, "")]


def nearly(game: Imperium, seat: int, ways: Mapping[str, str]) -> list[Hint]:
    """The High Council and the Swordmaster, where they are close but not open."""
    me = game.seats[seat]
    found: list[Hint] = []
    for what, pos in ((COUNCIL, game.rules.high_council), (SWORDMASTER, game.rules.swordmaster)):
        space = game.rules.spaces[pos]
        if me.have[what] or me.have[CLOSED] >> pos & 1 or space.id in ways:
            continue
        cost = price(game, me, pos, SOLARI)
        short = cost - me.have[SOLARI]
        if 0 < short <= NEARLY:
            words = f"{short} more Solari and you can afford the {space.name}: it costs {cost}."
        elif short <= 0 and not game.occupied >> pos & 1:
            words = f"You can afford the {space.name}, but no card in your hand leads there."
        else:
            continue
        found.append(Hint(f"agents-for-{HAVE[what]}", words, space.id))
    return found


def once(hints: list[Hint]) -> list[Hint]:
    """The first hint of each name."""
    return list({hint.name: hint for hint in reversed(hints)}.values())[::-1]


def deploying(game: Imperium, seat: int, view: View) -> list[Hint]:
    """How many units lead the Conflict."""
    rival = max((one["strength"] for one in view["seats"] if one["seat"] != seat), default=0)
    about = view["conflict"] or ""
    sent = [(option["n"], option["strength"], option["option"]) for option in deployments(view)]
    if not sent:
        return []
    others = f"against {rival}" if rival else "nobody else fights yet"
    for n, strength, option in sorted(sent, key=lambda one: one[:2]):
        if strength > rival:
            words = f"{count(n, unit_of(game, option))} would lead the Conflict: strength {strength}"
            words += f" {others}." if rival else f", and {others}."
            return [Hint(f"lead-{view['round']}", words, about)]
    most = strength_of_all(game, seat)
    if most > rival:
        words = f"All the units you can send would lead the Conflict: strength {most} {others}."
        return [Hint(f"lead-{view['round']}", words, about)]
    return [Hint(f"behind-{view['round']}", f"All you can send would not lead: strength {most} {others}.", about)]


def deployments(view: View) -> list[OptionView]:
    """The options that bring units to the Conflict."""
    return [option for option in view["legal"] if option["verb"].startswith("deploy") and "strength" in option]


def unit_of(game: Imperium, option: int) -> str:
    """What a unit is called that an option deploys."""
    return next((unit.name for unit in game.rules.units if option in unit.deploy), "unit")


def strength_of_all(game: Imperium, seat: int) -> int:
    """The strength of a seat with all the units it can deploy now, the strongest first."""
    trial = game.clone()
    most = 0
    while not trial.over and seat in trial.pending:
        sent = deployments(trial.view(seat))
        if not sent:
            break
        best = max(sent, key=lambda option: option["strength"])
        if best["strength"] <= most:
            break
        most = best["strength"]
        trial.step(best["option"], seat)
    return most


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
    for in_persuasion in (True, False):
        paid = [card for card in cards if (card in view["prices"]) == in_persuasion]
        if paid:
            found.append(affordable(game, max(paid, key=lambda card: cost_of(game, view, card)), view, have))
    return found


def cost_of(game: Imperium, view: View, card: str) -> int:
    """What a card costs, in persuasion or whatever it is paid with."""
    entry = game.family.entry(card)
    if card in view["prices"] or entry is None:
        return view["prices"].get(card, 0)
    number = (entry["glyphs"].get("cost") or ["0"])[0].partition(" ")[0]
    return int(number) if number.isdigit() else 1


def affordable(game: Imperium, card: str, view: View, have: int) -> Hint:
    """A card that can be acquired, with its cost."""
    name = game.family.called(card)
    if card in view["prices"]:
        words = f"You can afford {name}: {view['prices'][card]} of your {have} persuasion."
    else:
        entry = game.family.entry(card)
        cost = "" if entry is None else entry["details"].get("cost", "")
        words = f"You can afford {name}: it {cost[:1].lower()}{cost[1:]}"
    return Hint(f"buy-{card}", words, card)
