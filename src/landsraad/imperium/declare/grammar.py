"""Speech: putting effects into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.declare.vocabulary import HAVE_GLYPHS, HAVE_WORDS, RESOURCES, amount_glyph, count

NOT_ORDERS = ("if ", "you may ", "choose ", "an opponent ", "each ", "the ", "enemy ", "The ")
"""How clauses begin that are not simply something to do: these stand apart, after a semicolon."""

BRINGING = ("gain ", "draw ", "recruit ", "grow ", "advance ")
"""How orders begin that bring something."""


def sentence(words: str) -> str:
    """Words as a sentence: a capital first, a full stop last."""
    stop = "" if words.endswith(".") else "."
    return f"{words[:1].upper()}{words[1:]}{stop}"


def series(words: Sequence[str], link: str = "and") -> str:
    """Words in a row: `a`, `a and b`, `a, b and c`; parts that are long themselves get a comma before the link."""
    if len(words) < 2:
        return "".join(words)
    comma = "," if any("," in part or " and " in part or " or " in part for part in words) else ""
    return f"{', '.join(words[:-1])}{comma} {link} {words[-1]}"


def stands_apart(words: str) -> bool:
    """Whether a clause is more than something to do, and so cannot follow an `and` or a `to`."""
    return words.startswith(NOT_ORDERS)


def clauses(parts: Sequence[str]) -> str:
    """Several effects in words: plain orders in a row, the others apart."""
    groups: list[str] = []
    orders: list[str] = []
    for part in told_once(parts):
        if stands_apart(part):
            if orders:
                groups.append(series(joined_orders(orders)))
                orders = []
            groups.append(part)
        else:
            orders.append(part)
    if orders:
        groups.append(series(joined_orders(orders)))
    return "; ".join(groups)


def joined_orders(orders: Sequence[str]) -> list[str]:
    """Orders in which a verb that several in a row begin with is said once: `gain 1 spice and 1 water`."""
    found: list[str] = []
    objects: list[str] = []
    verb = ""
    for order in [*orders, ""]:
        first, _, rest = order.partition(" ")
        if objects and first != verb:
            found.append(f"{verb} {series(objects)}")
            objects = []
        if first in ("gain", "draw"):
            verb = first
            objects.append(rest)
        elif order:
            found.append(order)
    return found


def told_once(parts: Sequence[str]) -> list[str]:
    """The parts of a text in which nothing is said twice: what needs the same condition is said together, and what
    brings the same again brings so much more."""
    found: list[str] = []
    brought: list[str] = []
    for part in parts:
        head, order = parted(part)
        before = found[-1] if found else ""
        if part == before:
            found[-1] = f"{part}, twice"
            continue
        first, like, rest = order.partition(" and, if you like, ")
        if first in brought:
            order = more(first) + like + rest
        else:
            brought.append(first)
        if head and head.startswith("if ") and before.startswith(head) and not stands_apart(order):
            found[-1] = head + clauses([before.removeprefix(head), order])
        else:
            found.append(head + order)
    return found


def parted(part: str) -> tuple[str, str]:
    """A clause as what it needs, if anything (`if ..., ` or `you may ... to `), and what it brings."""
    if not stands_apart(part):
        return "", part
    starts = [
        place + len(link) for verb in BRINGING for link in (" to ", ", ") if (place := part.find(link + verb)) >= 0
    ]
    if starts:
        return part[: min(starts)], part[min(starts) :]
    head, comma, order = part.partition(", ")
    return (head + comma, order) if comma and head.startswith("if ") else ("", part)


def more(order: str) -> str:
    """An order to bring the same once more: `draw 1 card` becomes `draw 1 more card`."""
    verb, _, rest = order.partition(" ")
    number, _, thing = rest.partition(" ")
    return f"{verb} {number} more {thing}" if number.isdigit() else order


def bound(words: str) -> str:
    """Several clauses that all hang on a condition, a cost or a choice said before them: no semicolon, after which a
    reader takes a clause to stand for itself."""
    parts = [part for part in words.split("; ") if part]
    if len(parts) < 2 or any(part.startswith("otherwise ") for part in parts):
        return words
    if parts[0].startswith("you may "):
        parts.sort(key=stands_apart)  # what is left open comes last
    told = parts[0]
    for part in parts[1:]:
        free = part.startswith("you may ")
        told += f" and, if you like, {part.removeprefix('you may ')}" if free else f", and {part}"
    return told


def paid(cost: str, words: str) -> str:
    """What is done once a cost, if there is one, is paid."""
    if not cost:
        return words
    words = bound(words)
    return f"{cost}, then {words}" if stands_apart(words) else f"{cost} to {words}"


def count_word(n: int) -> str:
    """A small number as a word."""
    return ("no", "one", "two", "three", "four")[n]


def goods_words(price: Sequence[int]) -> str:
    """An amount of each resource in words."""
    return series([count(price[resource], HAVE_WORDS[resource]) for resource in RESOURCES if price[resource]])


def goods_glyphs(price: Sequence[int]) -> list[str]:
    """An amount of each resource as glyphs."""
    return [amount_glyph(price[resource], HAVE_GLYPHS[resource]) for resource in RESOURCES if price[resource]]
