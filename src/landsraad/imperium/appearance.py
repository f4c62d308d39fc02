"""In which games each thing of the codex appears, told by the boxes that must lie on the table or must not."""

from __future__ import annotations

from itertools import product

from landsraad.imperium.boxes.shelf import Shelf
from landsraad.imperium.codex import ids_of, rule_id
from landsraad.imperium.ruleset import Ruleset
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Choice

Boxes = frozenset[str]


def tables(shelf: Shelf) -> list[tuple[tuple[str, ...], int]]:
    """The boxes that go together, with every number of players they allow."""
    names = list(shelf.modules())
    found: list[tuple[tuple[str, ...], int]] = []
    for chosen in product((False, True), repeat=len(names)):
        modules = tuple([name for name, taken in zip(names, chosen) if taken])
        found += [(modules, players) for players in shelf.players() if allowed(shelf, modules, players, {})]
    return found


def allowed(shelf: Shelf, modules: tuple[str, ...], players: int, options: dict[str, Choice]) -> bool:
    """Whether a game can be set up so."""
    try:
        shelf.check(modules, players, {**shelf.defaults, **options})
    except SetupError:
        return False
    return True


def appearances(shelf: Shelf) -> dict[str, str]:
    """For each thing the games in which it may appear, in words."""
    switches = [
        option for option in shelf.optional
        if any(box.declared() for box in shelf.boxes if box.option == option)
        or any(box.removes_cards for box in shelf.boxes if option in box.unless)
    ]
    choices: list[dict[str, Choice]] = [{}]
    for option in switches:
        choices.append({option: True})
    every: list[Boxes] = []
    where: dict[str, set[Boxes]] = {}
    for modules, players in tables(shelf):
        boxes = frozenset(modules)
        every.append(boxes)
        for chosen in choices:
            if allowed(shelf, modules, players, chosen):
                options = {**shelf.defaults, **chosen}
                rules = Ruleset(shelf.on_the_table(modules, players, options), players, options, shelf.undecided)
                for id in ids_of(rules):
                    where.setdefault(id, set()).add(boxes)
        for box in shelf.boxes:
            if box.option and boxes.issuperset(box.when) and (not box.players or players in box.players):
                for name in box.sentences:
                    where.setdefault(rule_id(box.name, name), set()).add(boxes)
    return {id: described(present, every) for id, present in where.items()}


def described(present: set[Boxes], every: list[Boxes]) -> str:
    """Some sets of boxes in words: what they have in common, and what may not be added."""
    words: list[str] = []
    for least, barred in alternatives(present, every):
        words.append(" ".join([
            " + ".join(sorted(least)) or "any boxes", *(f"without {' + '.join(sorted(more))}" for more in barred),
        ]))
    return " or ".join(words)


def alternatives(present: set[Boxes], every: list[Boxes]) -> list[tuple[Boxes, list[Boxes]]]:
    """What all of some sets of boxes have in common, if that tells them from others, or else the smallest of them; each
    with the additions that lead out of them."""
    common = frozenset.intersection(*present)
    barred = additions(common, present, every)
    if all((boxes >= common and not any(boxes >= more for more in barred)) == (boxes in present) for boxes in every):
        return [(common, barred)]
    return [(least, additions(least, present, every)) for least in smallest(present)]


def additions(least: Boxes, present: set[Boxes], every: list[Boxes]) -> list[Boxes]:
    """The smallest sets of boxes that, added to some, lead out of those present."""
    out = {boxes - least for boxes in every if boxes >= least and boxes not in present}
    common = frozenset.intersection(*out) if out else frozenset()
    if common and not any(boxes >= least | common for boxes in present):
        return [common]
    return smallest(out)


def smallest(sets: set[Boxes]) -> list[Boxes]:
    """Those of some sets that hold no other of them, in order."""
    least = [one for one in sets if not any(other < one for other in sets)]
    return sorted(least, key=lambda one: (len(one), sorted(one)))
