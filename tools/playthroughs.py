"""Golden playthroughs of OpenSpiel: games as its own tools see them, with long lines cut and hashed.

Run it to update them; `git diff` then shows what changed for programs that play through OpenSpiel.
"""

import sys
from hashlib import blake2b
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import landsraad.env  # noqa: F401  # registers the games

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "env" / "playthroughs"
GAMES = {"imperium": "landsraad_imperium(players=1)"}
WIDTH = 150


def cut(line: str) -> str:
    """A line that is not too long to read, different where the whole line is different. Of views only the name stays:
    their wording changes more often than games do."""
    name, _, _ = line.partition(" = ")
    if len(line) <= WIDTH:
        return line
    if "StateString" in name or "ObservationString" in name:
        return f"{name} = ..."
    return f"{line[:WIDTH].rstrip()} ... {blake2b(line.encode(), digest_size=6).hexdigest()}"


def play(name: str) -> str:
    """A game from a fixed deal, with OpenSpiel's own choice of actions."""
    text: str = playthrough(GAMES[name], [1, 2, 3, 4], seed=1)
    return "".join(f"{cut(line)}\n" for line in text.splitlines())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.txt").write_text(play(name), encoding="utf-8")
