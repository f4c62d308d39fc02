"""In which games each thing of the codex appears, told by the boxes that must lie on the table or must not."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from landsraad.imperium.boxes.shelf import Shelf
from landsraad.imperium.declare.grammar import series
from landsraad.imperium.declare.ruleset import Ruleset
from landsraad.imperium.seen.codex import ids_of, rule_id
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Choice

Boxes = frozenset[str]
Table = tuple[Boxes, int]
"""Boxes that go together, and a number of players."""


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
    every = tables(shelf)
    lying = [(frozenset(modules), players) for modules, players in every]
    where: dict[str, dict[str, set[Table]]] = {}
    for modules, players in every:
        for option in ("", *switches(shelf)):
            chosen: dict[str, Choice] = {option: True} if option else {}
            if allowed(shelf, modules, players, chosen):
                options = {**shelf.defaults, **chosen}
                boxes = shelf.on_the_table(modules, players, options)
                note(where, ids_of(Ruleset(boxes, players, options, shelf.undecided)), option, (modules, players))
        for box in shelf.boxes:
            if box.option and shelf.lies(box, modules, players, {box.option: True}):
                note(where, {rule_id(box.name, name) for name in box.sentences}, box.option, (modules, players))
    known: dict[tuple[Table, ...], str] = {}
    return {id: ", or ".join(told(found, lying, known)) for id, found in where.items()}


def switches(shelf: Shelf) -> list[str]:
    """The options that bring things into a game."""
    return [
        option for option in shelf.optional
        if any(box.declared() for box in shelf.boxes if box.option == option)
        or any(box.removes_cards for box in shelf.boxes if option in box.unless)
    ]


def note(
    where: dict[str, dict[str, set[Table]]], ids: set[str], option: str, table: tuple[tuple[str, ...], int]
) -> None:
    """Remember that things appear at a table, with an option where they do not without."""
    boxes, players = frozenset(table[0]), table[1]
    for id in ids:
        found = where.setdefault(id, {})
        if (boxes, players) not in found.get("", ()):
            found.setdefault(option, set()).add((boxes, players))


def told(found: dict[str, set[Table]], every: list[Table], known: dict[tuple[Table, ...], str]) -> list[str]:
    """The tables at which something appears, in words: those that are as usual, then those with options."""
    words: list[str] = []
    usual_first = sorted(found.items(), key=lambda one: bool(one[0]))
    for tables_of in dict.fromkeys([frozenset(present) for _, present in usual_first]):
        key = tuple([table for table in every if table in tables_of])
        if key not in known:
            known[key] = described({*key}, every)
        options = [option for option, present in found.items() if option and present == tables_of]
        words.append(f"{known[key]} with the option {' or '.join(options)}" if options else known[key])
    return words


def described(present: set[Table], every: list[Table]) -> str:
    """Some tables in words: what their boxes have in common, what may not be added, and for how many players."""
    counts = counted(present)
    possible = counted(every)
    usual = frozenset([players for _, players in present])
    if any(counts[boxes] != possible[boxes] & usual for boxes in counts):
        parts = [{table for table in present if counts[table[0]] == one} for one in dict.fromkeys(counts.values())]
        return ", or ".join([described(part, every) for part in parts])
    people = ""
    if not all(possible[boxes] <= usual for boxes in counts):
        people = f" for {series([str(one) for one in sorted(usual)], 'or')} {'player' if usual == {1} else 'players'}"
    words: list[str] = []
    for least, barred in alternatives({*counts}, [*possible]):
        without = [f" without {' + '.join(sorted(more))}" for more in barred]
        words.append(f"{' + '.join(sorted(least)) or 'any boxes'}{''.join(without)}{people}")
    return ", or ".join(words)


def counted(every: Iterable[Table]) -> dict[Boxes, frozenset[int]]:
    """For how many players some tables are, by their boxes."""
    counts: dict[Boxes, frozenset[int]] = {}
    for boxes, players in every:
        counts[boxes] = counts.get(boxes, frozenset()) | {players}
    return counts


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
