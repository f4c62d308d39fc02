"""Golden playthroughs: whole games that a person can read, and that must never change by accident.

Run it to update them; `git diff` then shows what changed in the rules.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

import landsraad
from landsraad.bots import make_bot
from landsraad.kernel.game import Game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"

ASK_ALL: dict[str, object] = {"asks": "everything"}
"""Games from before what leaves nothing to decide happened by itself."""
CHOICES: dict[str, object] = {"asks": "choices"}

GAMES: dict[str, dict[str, object]] = {
    "imperium-3-players": {"name": "imperium", "players": 3, "seed": 3, "options": ASK_ALL},
    "imperium-4-players": {"name": "imperium", "players": 4, "seed": 4, "leaders": "draft", "options": ASK_ALL},
    "imperium-4-random": {"name": "imperium", "players": 4, "seed": 40, "bot": "random", "options": ASK_ALL},
    "imperium-promo": {"name": "imperium", "players": 3, "seed": 5, "modules": ["base", "promo"], "options": ASK_ALL},
    "imperium-immortality": {
        "name": "imperium", "players": 3, "seed": 6, "modules": ["base", "immortality"], "options": ASK_ALL,
    },
    "imperium-immortality-random": {
        "name": "imperium", "players": 4, "seed": 41, "modules": ["base", "promo", "immortality"], "bot": "random",
        "options": {**ASK_ALL, "go_to_11": True},
    },
    "imperium-immortality-solo": {
        "name": "imperium", "players": 1, "seed": 13, "modules": ["base", "immortality"], "options": ASK_ALL,
    },
    "imperium-solo-mercenary": {"name": "imperium", "players": 1, "seed": 11, "options": ASK_ALL},
    "imperium-solo-mentat": {
        "name": "imperium", "players": 1, "seed": 12, "options": {**ASK_ALL, "difficulty": "mentat"},
    },
    "imperium-2-players": {"name": "imperium", "players": 2, "seed": 22, "options": ASK_ALL},
    "imperium-uprising": {"name": "imperium", "players": 3, "seed": 60, "modules": ["uprising"], "options": ASK_ALL},
    "imperium-uprising-choam": {
        "name": "imperium", "players": 4, "seed": 61, "modules": ["uprising", "choam"], "options": ASK_ALL,
    },
    "imperium-uprising-random": {
        "name": "imperium", "players": 4, "seed": 62, "modules": ["uprising", "choam", "uprising-promo"],
        "leaders": "draft", "bot": "random",
        "options": ASK_ALL,
    },
    "imperium-rise-of-ix": {
        "name": "imperium", "players": 4, "seed": 50, "modules": ["base", "rise-of-ix"], "options": ASK_ALL,
    },
    "imperium-rise-of-ix-epic": {
        "name": "imperium", "players": 3, "seed": 51, "modules": ["base", "promo", "rise-of-ix"],
        "options": {**ASK_ALL, "epic": True},
    },
    "imperium-rise-of-ix-solo": {
        "name": "imperium", "players": 1, "seed": 52, "modules": ["base", "rise-of-ix"],
        "options": {**ASK_ALL, "difficulty": "sardaukar", "imperium_row_churn": True, "brutal_escalation": True},
    },
    "imperium-rise-of-ix-2-players": {
        "name": "imperium", "players": 2, "seed": 53, "modules": ["base", "rise-of-ix"],
        "options": ASK_ALL,
    },
    "imperium-uprising-solo": {
        "name": "imperium", "players": 1, "seed": 70, "modules": ["uprising", "choam"],
        "options": {**ASK_ALL, "difficulty": "mentat"},
    },
    "imperium-uprising-2-players": {
        "name": "imperium", "players": 2, "seed": 71, "modules": ["uprising"], "options": ASK_ALL,
    },
    "imperium-uprising-all-boxes": {
        "name": "imperium", "players": 4, "seed": 80,
        "modules": ["base", "promo", "rise-of-ix", "immortality", "uprising", "choam", "uprising-promo"],
        "options": {**ASK_ALL, "imperium_cards": 100},
    },
    "imperium-six-all-boxes": {
        "name": "imperium", "players": 6, "seed": 81, "bot": "random",
        "modules": ["base", "rise-of-ix", "immortality", "uprising", "choam"],
        "options": {**ASK_ALL, "epic": True, "any_leaders": True},
    },
    "imperium-choices": {"name": "imperium", "players": 4, "seed": 104, "options": CHOICES},
    "imperium-choices-expansions": {
        "name": "imperium", "players": 3, "seed": 105, "modules": ["base", "promo", "rise-of-ix", "immortality"],
        "options": CHOICES,
    },
    "imperium-choices-uprising": {
        "name": "imperium", "players": 4, "seed": 106, "modules": ["uprising", "choam", "uprising-promo"],
        "options": CHOICES,
    },
    "imperium-choices-solo": {
        "name": "imperium", "players": 1, "seed": 107, "modules": ["uprising"], "options": CHOICES,
    },
    "imperium-choices-six": {
        "name": "imperium", "players": 6, "seed": 108, "bot": "random", "modules": ["uprising", "choam"],
        "options": CHOICES,
    },
    "classic-3-players": {"name": "classic", "players": 3, "seed": 3, "options": {**CHOICES, "turns": 5}},
    "classic-2-players": {"name": "classic", "players": 2, "seed": 21, "options": CHOICES},
    "classic-3-advanced": {
        "name": "classic", "players": 3, "seed": 31, "options": {**CHOICES, "advanced": True, "turns": 5},
    },
    "classic-6-players": {"name": "classic", "players": 6, "seed": 61, "options": {**CHOICES, "turns": 5}},
    "classic-6-advanced": {
        "name": "classic", "players": 6, "seed": 62,
        "options": {**CHOICES, "advanced": True, "turns": 5, "no_alliances": True},
    },
    "classic-2-advanced": {
        "name": "classic", "players": 2, "seed": 2, "modules": ["basic", "advanced"], "bot": "random",
        "options": {**CHOICES, "turns": 5, "character_advantages": True, "special_karama": True, "weather": True},
    },
}


def start(arguments: Mapping[str, object]) -> Game:
    """The game of these arguments, at its first choice."""
    get = arguments.get
    return landsraad.new(
        get("name"), get("players"), get("seed"), get("modules"), get("leaders"), get("options"), listen=True
    )


def choices(arguments: Mapping[str, object]) -> list[str]:
    """Let bots play the game; return what they chose."""
    game = start(arguments)
    bots = [make_bot(str(arguments.get("bot", "heuristic")), seat) for seat in range(game.seat_count)]
    while not game.over:
        seat = game.pending[0]
        game.step(bots[seat].choose(game, seat), seat if game.sealed is not None else None)
    return [game.name(option) for option, _ in game.choices()]


def playthrough(arguments: Mapping[str, object], moves: list[str]) -> str:
    """The story of a game: every choice with what else was legal, and everything that happened."""
    game = start(arguments)
    lines = [f"# {game.family.title}", "", *(f"{key}: {value}" for key, value in arguments.items()), ""]
    for ply, move in enumerate(moves):
        lines += [f"      {game.event_text(event, None)}" for event in game.fetch_events()]
        seat = game.pending[0]
        legal = sorted(game.name(option) for option in game.legal_for(seat))
        if len(legal) > 1:
            lines.append(f"      seat {seat} may: {' '.join(legal)}")
        lines.append(f"{ply:4}  seat {seat}: {move}")
        game.step(move, seat if game.sealed is not None else None)
    lines += [f"      {game.event_text(event, None)}" for event in game.fetch_events()]
    lines += ["", f"result: {game.result}", f"fingerprint: {game.fingerprint()}", ""]
    return "\n".join(lines)


def moves_in(text: str) -> list[str]:
    """The choices told in a playthrough."""
    lines = (line.split(": ", 1) for line in text.splitlines() if line[:4].strip().isdigit() and "  seat " in line)
    return [move for _, move in lines]


if __name__ == "__main__":
    for title, game_arguments in GAMES.items():
        if len(sys.argv) > 1 and title not in sys.argv[1:]:
            continue
        (FOLDER / f"{title}.txt").write_text(playthrough(game_arguments, choices(game_arguments)))
        print(title)
