"""A whole training run: generations of games, networks fitted to them, and the one that wins most.

Everything a run makes stands in its folder, written in whole steps, so that a run that was stopped goes on later:

    run.json                       what was asked for
    generation-N/samples-M.npz     positions of games
    generation-N/network-S.npz     a network for each training seed, with its curve in network-S.json
    generation-N/matches.json      how the networks did in games against the champion before
    generation-N/champion.npz      the one that won most
    curve.svg, curve.json          losses of all generations
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from landsraad.arena.crew import Crew
from landsraad.arena.match import CHOICE_LIMIT, derive_seed
from landsraad.arena.tally import Score
from landsraad.families import family as family_of
from landsraad.kernel.errors import RecordError
from landsraad.observe import layout_of
from landsraad.train.fit import Recipe, fit
from landsraad.train.picture import curves
from landsraad.train.play import Table, play_for_samples, player
from landsraad.train.samples import Samples

KEPT_APART = 1 << 40
"""Games that judge networks have seeds from here on, those they learn from lie below."""

Report = Callable[[str], None]


class Wish(NamedTuple):
    """What a run is to do."""

    tables: tuple[Table, ...]
    games: int = 400
    generations: int = 2
    seeds: int = 3
    matches: int = 40
    seed: int = 1
    recipe: Recipe = Recipe()


def train(folder: Path, wish: Wish, crew: Crew, report: Report) -> Path:
    """Run, or go on with, a training; returns the last champion's weights."""
    folder.mkdir(parents=True, exist_ok=True)
    note(folder / "run.json", wish)
    champion: Path | None = None
    points: list[dict[str, Any]] = []
    for generation in range(wish.generations):
        room = folder / f"generation-{generation}"
        room.mkdir(exist_ok=True)
        gather(room, wish, generation, champion, crew, report)
        made = fit_all(folder, room, wish, generation, report, points)
        champion = choose(room, wish, generation, made, champion, crew, report)
        (folder / "curve.json").write_text(json.dumps(points, indent=1) + "\n")
        (folder / "curve.svg").write_text(curves(points))
    assert champion is not None
    return champion


def note(path: Path, wish: Wish) -> None:
    """Write down what was asked for; a run that asked for something else is not mixed with it."""
    asked = json.dumps({**wish._asdict(), "generations": 0}, indent=1) + "\n"
    if path.exists() and path.read_text() != asked:
        raise RecordError(f"{path.parent} holds a run that asked for something else: choose another folder")
    path.write_text(asked)


def gather(room: Path, wish: Wish, generation: int, champion: Path | None, crew: Crew, report: Report) -> None:
    """Play the games of a generation, as far as they are not there."""
    bot = "heuristic" if champion is None else str(champion)
    chunk = 8
    total = -(-wish.games // chunk)
    missing = [number for number in range(total) if not (room / f"samples-{number}.npz").exists()]
    layout = layout_of(family_of(wish.tables[0].family))
    seed = derive_seed(wish.seed, generation) % KEPT_APART
    made = play_for_samples(wish.tables, bot, wish.games, seed, crew, chunk, missing)
    for number, samples in zip(missing, made, strict=True):
        samples.save(room / f"samples-{number}.npz", layout)
        report(f"generation {generation}: games {min(wish.games, (number + 1) * chunk)} of {wish.games}")


def fit_all(
    folder: Path, room: Path, wish: Wish, generation: int, report: Report, points: list[dict[str, Any]]
) -> list[Path]:
    """Fit a network for each training seed, from scratch, to the games of all generations so far."""
    layout = layout_of(family_of(wish.tables[0].family))
    wanted = [room / f"network-{number}.npz" for number in range(wish.seeds)]
    if not all(path.exists() for path in wanted):
        files = sorted(folder.glob("generation-*/samples-*.npz"))
        samples = Samples.joined([Samples.load(path, layout) for path in files])
        for number, path in enumerate(wanted):
            if path.exists():
                continue
            network, curve = fit(layout, samples, wish.seed * 1000 + number, wish.recipe)
            network.save(path, f"generation {generation}, training seed {number}, {len(samples)} positions")
            path.with_suffix(".json").write_text(json.dumps(curve) + "\n")
            report(f"generation {generation}: network {number}, loss on games held out {curve[-1]['held_out']:.3f}")
    for number, path in enumerate(wanted):
        for point in json.loads(path.with_suffix(".json").read_text()):
            points.append({"generation": generation, "network": number, **point})
    return wanted


class Match(NamedTuple):
    """A game between a network and others."""

    table: Table
    one: str
    others: str
    seat: int
    seed: int


def play_match(match: Match) -> float:
    """Play it; what it was worth to the one."""
    game = match.table.game(match.seed)
    bots = [
        player(match.one if seat == match.seat else match.others, derive_seed(match.seed, seat), match.table)
        for seat in range(match.table.players)
    ]
    while not game.over and game.ply < CHOICE_LIMIT:
        seat = game.pending[0]
        game.step(bots[seat].choose(game, seat), seat)
    result = game.result
    if result is None or match.seat not in result["winners"]:
        return 0.0
    return 1 / len(result["winners"])


def choose(
    room: Path, wish: Wish, generation: int, made: Sequence[Path], champion: Path | None, crew: Crew, report: Report
) -> Path:
    """Let every network play against the champion before (or the heuristic), and keep the one that wins most."""
    chosen = room / "champion.npz"
    if chosen.exists():
        return chosen
    others = "heuristic" if champion is None else str(champion)
    jobs = [
        Match(
            table := wish.tables[number % len(wish.tables)], str(path), others, number % table.players,
            KEPT_APART + derive_seed(wish.seed, 1_000_000 * generation + number),
        )
        for path in made for number in range(wish.matches)
    ]
    won = list(crew.map(play_match, jobs))
    rows: list[dict[str, Any]] = []
    for place, path in enumerate(made):
        mine = won[place * wish.matches : (place + 1) * wish.matches]
        score = Score()
        score.games, score.wins = len(mine), round(sum(mine))
        low, high = score.interval()
        rows.append({"network": path.name, "games": len(mine), "wins": sum(mine), "interval": [low, high]})
        report(f"generation {generation}: {path.stem} won {sum(mine):g} of {len(mine)} games ({low:.0%} to {high:.0%})")
    best = max(range(len(made)), key=lambda place: rows[place]["wins"])
    (room / "matches.json").write_text(json.dumps({"against": Path(others).name, "networks": rows}, indent=1) + "\n")
    half = chosen.with_suffix(".part")
    half.write_bytes(made[best].read_bytes())
    half.replace(chosen)
    return chosen
