"""Scenarios: rules that can be read, given / when / then.

A scenario is plain data (a YAML file once loaded). Moves that are forced are played for the reader; a move that is not
legal fails the scenario and says what was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landsraad.kernel.errors import LandsraadError, ScenarioError
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game
from landsraad.kernel.register.given import check_keys, mapping, sequence

TOP_KEYS = ("rule", "source", "covers", "ask", "game", "given", "when", "then")
GAME_KEYS = ("family", "modules", "players", "seed", "leaders", "options", "ask")
ASKS = ("everything", "choices")
"""What a scenario is asked: everything, also where there is one answer, or what leaves a choice."""
GENERAL_CHECKS = ("legal", "not_legal", "why_not", "events", "over", "winner", "actor", "pending", "at_hand")
FORCED_LIMIT = 500
"""So many forced moves in a row mean that the game is not going anywhere."""


class Scenario:
    """A scenario read from data, checked for its shape."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, Mapping):
            raise ScenarioError("a scenario is a mapping with rule, game, given, when and then")
        check_keys(data, TOP_KEYS, "a scenario")
        rule = data.get("rule")
        if not isinstance(rule, str) or not rule:
            raise ScenarioError("a scenario needs a rule: the sentence it shows")
        self.rule = rule
        self.source = data.get("source")
        self.covers = [str(name) for name in sequence(data.get("covers", []), "covers")]
        self.ask = data.get("ask", ASKS[0])
        self.game = mapping(data.get("game", {}), "game")
        check_keys(self.game, GAME_KEYS, "game")
        self.given = mapping(data.get("given", {}), "given")
        self.when = sequence(data.get("when", []), "when")
        self.then = mapping(data.get("then", {}), "then")

    @property
    def family(self) -> object:
        """The name of the family it is about."""
        return self.game.get("family")

    def first_mover(self) -> int:
        """The seat that moves first: the one the first move names."""
        for move in self.when:
            if isinstance(move, Sequence) and not isinstance(move, str) and move and isinstance(move[0], int):
                return move[0]
        return 0

    def run(self, family: Family) -> list[str]:
        """Play the scenario; return what failed, a sentence each, and nothing if it holds."""
        players = self.game.get("players", family.scenario_players)
        modules = self.game.get("modules")
        leaders = self.game.get("leaders", family.scenario_leaders(players, modules))
        ask = self.game.get("ask", self.ask)
        if ask not in ASKS:
            raise ScenarioError(f"ask cannot be {ask!r}: it is one of {', '.join(ASKS)}")
        options = {**family.asking(str(ask)), **mapping(self.game.get("options"), "options")}
        try:
            game = family.new(players, self.game.get("seed", 1), modules, leaders, options)
            family.arrange(game, {"first": self.first_mover(), **self.given})
        except LandsraadError as error:
            raise ScenarioError(f"'{self.rule}' cannot be set up: {error}") from error
        game.listen()
        texts: list[str] = []
        for number, move in enumerate(self.when, 1):
            if isinstance(move, Mapping):
                failed = self.check(family, game, move, texts)
            else:
                failed = play(game, number, move, texts)
            if failed:
                return failed
        return self.check(family, game, self.then, texts)

    def check(self, family: Family, game: Game, then: Mapping[str, object], texts: list[str]) -> list[str]:
        """What does not hold of what is expected."""
        texts.extend(game.event_text(event, None) for event in game.fetch_events())
        failed: list[str] = []
        for name in GENERAL_CHECKS:
            if name in then:
                failed += check_general(game, name, then[name], texts)
        return failed + family.observe(game, {key: then[key] for key in then if key not in GENERAL_CHECKS})


def legal_names(game: Game) -> list[str]:
    """Every option that somebody may choose now, by name."""
    return sorted({game.name(option) for seat in game.pending for option in game.legal_for(seat)})


def play(game: Game, number: int, move: object, texts: list[str]) -> list[str]:
    """Play one move of a scenario, after the forced moves before it."""
    seat: int | None = None
    name = move
    if isinstance(move, Sequence) and not isinstance(move, str) and len(move) == 2:
        seat, name = move[0], move[1]
    if not isinstance(name, str) or isinstance(seat, bool) or not (seat is None or isinstance(seat, int)):
        raise ScenarioError(f"move {number} must be [seat, option] or an option, not {move!r}")
    option = game.family.vocabulary.find(name)
    if option < 0:
        raise ScenarioError(f"move {number}: there is no option called '{name}'")
    for _ in range(FORCED_LIMIT):
        movers = game.pending if seat is None else [seat]
        if any(option in game.legal_for(mover) for mover in movers):
            game.step(option, seat if game.sealed is not None else None)
            texts.extend(game.event_text(event, None) for event in game.fetch_events())
            return []
        if seat is not None and option in game.at_hand(seat):
            game.step(option, seat)
            texts.extend(game.event_text(event, None) for event in game.fetch_events())
            return []
        if game.over or game.actor is None or len(game.legal) != 1:
            break
        game.step(game.legal[0])
    if game.over:
        return [f"move {number}, '{name}': the game is over"]
    mover = "nobody" if not game.pending else f"seat {game.pending[0]}"
    return [
        f"move {number}, '{name}' by seat {seat}, is not legal: {game.why_not(option, seat)}; {mover} may choose: "
        f"{', '.join(legal_names(game))}"
    ]


def check_general(game: Game, name: str, expected: object, texts: list[str]) -> list[str]:
    """The checks that every family shares."""
    if name in ("legal", "not_legal"):
        return check_options(game, name, [str(option) for option in sequence(expected, name)])
    if name == "why_not":
        reasons = mapping(expected, name)
        failed = unknown_options(game, name, list(reasons))
        return failed or [line for option, reason in reasons.items() for line in check_reason(game, option, reason)]
    if name == "events":
        missing = [text for text in sequence(expected, name) if not any(str(text) in line for line in texts)]
        return [f"no event says: {', '.join(map(str, missing))}; the log is: {' / '.join(texts)}"] if missing else []
    if name == "actor":
        return [] if game.actor == expected else [f"actor is {game.actor}, expected {expected}"]
    if name == "pending":
        return [] if game.pending == expected else [f"pending is {game.pending}, expected {expected}"]
    if name == "at_hand":
        return [line for seat, value in mapping(expected, name).items() for line in check_at_hand(game, seat, value)]
    if name == "over":
        return [] if game.over == expected else [f"over is {game.over}, expected {expected}"]
    winners = game.result["winners"] if game.result is not None else []
    expected_winners = [expected] if isinstance(expected, int) else sequence(expected, name)
    return [] if winners == expected_winners else [f"winner is {winners}, expected {expected_winners}"]


def check_at_hand(game: Game, seat: str, expected: object) -> list[str]:
    """Whether a seat has these at hand; an empty list stands for nothing at all."""
    options = [str(option) for option in sequence(expected, "at_hand")]
    found = [game.name(option) for option in game.at_hand(int(seat))] if seat.isdecimal() else []
    missing = [option for option in options if option not in found]
    if missing or (found and not options):
        return [f"seat {seat} has at hand {', '.join(found) or 'nothing'}, expected {', '.join(options) or 'nothing'}"]
    return []


def unknown_options(game: Game, name: str, options: list[str]) -> list[str]:
    """A sentence if some options do not exist at all: a slip of the pen must not hold."""
    unknown = [option for option in options if game.family.vocabulary.find(option) < 0]
    return [f"{name}: there is no option called {', '.join(unknown)}"] if unknown else []


def check_options(game: Game, name: str, options: list[str]) -> list[str]:
    """Whether options are legal, or not."""
    failed = unknown_options(game, name, options)
    legal = legal_names(game)
    if failed:
        return failed
    if name == "legal":
        missing = [option for option in options if option not in legal]
        return [f"not legal: {', '.join(missing)}; legal are {', '.join(legal)}"] if missing else []
    found = [option for option in options if option in legal]
    return [f"legal, but should not be: {', '.join(found)}"] if found else []


def check_reason(game: Game, option: str, reason: object) -> list[str]:
    """Whether `why_not` gives this reason; an empty one stands for a legal option."""
    actual = game.why_not(option)
    if not reason:
        return [] if actual is None else [f"why_not {option}: {actual!r}, expected it to be legal"]
    if actual is None or str(reason) not in actual:
        return [f"why_not {option}: {actual!r}, expected {reason!r}"]
    return []
