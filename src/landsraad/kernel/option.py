"""Options as views show them: with what they are about, so that nobody has to read their names or texts."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from landsraad.kernel.game import Game

NUMBER = "number"
"""What an option is about that differs from others of its verb by an amount only."""


class OptionView(TypedDict):
    """Something that may be chosen. `of` is the sort of thing it is about and `id` which one, `at` where that lies if
    its verb leaves that open; an `effect` has the id of the thing it comes from. `n` is the amount, `glyphs` what
    choosing it does as a row of icons."""

    option: int
    name: str
    text: str
    verb: str
    of: NotRequired[str]
    id: NotRequired[str]
    at: NotRequired[str]
    n: NotRequired[int]
    glyphs: NotRequired[list[str]]


def option_view(game: Game, option: int) -> OptionView:
    """An option as data."""
    words = game.family.vocabulary
    view: OptionView = {
        "option": option, "name": words.names[option], "text": game.text(option), "verb": words.verbs[option],
    }
    of = words.of[option]
    if of:
        view["of"] = of
        if of == NUMBER:
            view["n"] = words.value[option]
        else:
            view["id"] = words.ids[option]
    if words.at[option]:
        view["at"] = words.at[option]
    glyphs = game.phrase(option)
    if glyphs:
        view["glyphs"] = glyphs
    return view
