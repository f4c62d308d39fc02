"""Things are called as they are declared: no id reaches a person."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import landsraad
from landsraad.families import family
from landsraad.kernel.game import Game

SOURCES = Path(landsraad.__file__).parent
TABLES = [
    ("imperium", 1, ("base", "rise-of-ix")),
    ("imperium", 2, ("base",)),
    ("imperium", 4, ("base", "promo", "rise-of-ix", "immortality")),
    ("imperium", 6, ("uprising", "choam")),
    ("imperium", 4, ("base", "uprising", "choam", "rise-of-ix", "immortality", "promo", "uprising-promo")),
    ("classic", 6, ()),
]
MADE_WORDS = {
    # Commands of the Voice and powers of characters, whose ids are plain words.
    "classic/characters", "classic/seen", "classic/sheets",
    # What a key of the view, a kind of chart or a ruling is about, where nobody says it better.
    "kernel/seen/narration.py", "kernel/seen/rulings.py", "cli/simulate.py",
    # Titles of options and modules that declare none.
    "kernel/seen/presentation.py",
    # What is typed is compared word by word.
    "cli/terminal/matching.py",
    # The level of a bot that is not listed.
    "server/tables/bot_names.py",
}
"""Where ids may become words, and why."""


def test_no_name_is_made_from_an_id() -> None:
    """Replacing hyphens or underscores by spaces makes `Muad Dib` of `muad-dib`."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = str(path.relative_to(SOURCES))
        if any(name.startswith(known) for known in MADE_WORDS):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = [one.value for one in node.args if isinstance(one, ast.Constant)]
                parted = node.func.attr == "replace" and given in (["-", " "], ["_", " "])
                if parted or node.func.attr == "title":
                    found.append(f"{name}:{node.lineno}")
    assert not found, f"names are declared, not made from ids: {', '.join(found)}"


def told(game: Game, seat: int) -> list[str]:
    """Everything the terminal tells a seat about a position."""
    narration = game.family.narration(game, seat)
    lines = [narration.question(), narration.welcome(), *narration.brief(), *narration.board(), *narration.hand()]
    for option in game.legal_for(seat):
        name, text = game.name(option), narration.named(game.text(option))
        lines += [text, narration.remark(name, text), narration.here(name)]
    return lines


@pytest.mark.parametrize(("name", "players", "modules"), TABLES, ids=str)
def test_no_id_is_told(name: str, players: int, modules: tuple[str, ...]) -> None:
    kind = family(name)
    ids = {id for entry in kind.codex() for id in (entry["id"], kind.short_id(entry["id"])) if re.search("[-_]", id)}
    names = {entry["name"].lower() for entry in kind.codex()}
    game = landsraad.new(name, players=players, modules=modules or None, seed=3, listen=True)
    dice = random.Random(players)
    while not game.over:
        seat = game.pending[0]
        lines = [game.event_text(event, seat) for event in game.fetch_events()]
        if dice.random() < 0.04:
            lines += told(game, seat)
        for line in lines:
            shown = [word for word in re.findall(r"[a-z]+(?:[-_][a-z0-9]+)+", line) if word in ids]
            assert not [word for word in shown if word not in names], line
            assert "Agent of you" not in line
        game.step(dice.choice(game.legal_for(seat)), seat)


def test_leaders_are_called_by_their_names() -> None:
    imperium = family("imperium")
    assert imperium.called("muad-dib") == imperium.called("leader-muad-dib") == "Muad'Dib"
    assert imperium.called("shaddam-corrino-iv") == "Shaddam Corrino IV"
    game = imperium.new(players=3, seed=1, leaders=["glossu-rabban", "duke-leto-atreides", "helena-richese"])
    view = game.view(None)
    assert isinstance(view, dict)
    assert [seat["short_name"] for seat in view["seats"]] == ["Rabban", "Leto", "Helena"]
