"""Speech: putting effects into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.imperium.words import HAVE_GLYPHS, HAVE_WORDS, RESOURCES, amount_glyph, count

NOT_ORDERS = ("if ", "you may ", "choose ", "an opponent ", "each ", "the ", "enemy ", "The ")
"""How clauses begin that are not simply something to do: these stand apart, after a semicolon."""


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


def clauses(parts: list[str]) -> str:
    """Several effects in words: plain orders in a row, the others apart."""
    groups: list[str] = []
    orders: list[str] = []
    gains: list[str] = []
    for part in [*parts, ""]:
        if part.startswith("gain "):
            gains.append(part.removeprefix("gain "))
            continue
        if gains:
            orders.append(f"gain {series(gains)}")
            gains = []
        if part and not stands_apart(part):
            orders.append(part)
            continue
        if orders:
            groups.append(series(orders))
            orders = []
        groups.append(part)
    return "; ".join(groups[:-1])


def paid(cost: str, words: str) -> str:
    """What is done once a cost, if there is one, is paid."""
    if not cost:
        return words
    return f"{cost}, then {words}" if stands_apart(words) else f"{cost} to {words}"


def goods_words(price: Sequence[int]) -> str:
    """An amount of each resource in words."""
    return series([count(price[resource], HAVE_WORDS[resource]) for resource in RESOURCES if price[resource]])


def goods_glyphs(price: Sequence[int]) -> list[str]:
    """An amount of each resource as glyphs."""
    return [amount_glyph(price[resource], HAVE_GLYPHS[resource]) for resource in RESOURCES if price[resource]]
