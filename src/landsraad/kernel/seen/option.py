"""Options as views show them: with what they are about, so that nobody has to read their names or texts."""

from __future__ import annotations

from landsraad.kernel.game import Game
from landsraad.kernel.view_types import OptionView

NUMBER = "number"
"""What an option is about that differs from others of its verb by an amount only."""


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
    at = words.at[option] or ("" if game.asker is None else game.asker.at)
    if at:
        view["at"] = at
    glyphs = game.phrase(option)
    if glyphs:
        view["glyphs"] = glyphs
    return view
