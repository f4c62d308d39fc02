"""What can be played, over HTTP: all rules about setting up a game come from here."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from landsraad.bots import BOTS
from landsraad.families import families
from landsraad.kernel.errors import SetupError
from landsraad.kernel.family import Choice, Family
from landsraad.server.answers import PACKED, fixed
from landsraad.server.api.dependencies import InPath
from landsraad.server.bot_names import level_of
from landsraad.server.messages import Setup
from landsraad.server.setups import known_family


class SettingData(Struct):
    """A table option."""

    name: str
    default: Choice
    words: str
    choices: list[Choice]


class ModuleData(Struct):
    """A module, and the leaders it brings."""

    name: str
    words: str


class PlayersData(Struct):
    """A number of players, and what it means."""

    players: int
    words: str
    leader_seats: int
    default_modules: list[str]


class LeaderData(Struct):
    """A leader who may be asked for."""

    id: str
    name: str
    module: str


class ScoreData(Struct):
    """What is counted to see who is ahead: the word for one, and for many."""

    one: str
    many: str


class FamilyData(Struct):
    """A family of games, what can be set up in it, and what it calls things: `labels` names keys of its views."""

    name: str
    title: str
    rules: int
    modules: list[ModuleData]
    players: list[PlayersData]
    options: list[SettingData]
    leaders: list[LeaderData]
    score: ScoreData
    labels: dict[str, str]
    primer: str


class ChairData(Struct):
    """What a seat is, where seats are not alike, and the leaders that are meant for it."""

    words: str
    leaders: list[str]


class Checked(Struct):
    """Whether a game can be set up, and what it would be: `rivals` are those who may lead automated seats, `options`
    those in force, with what others entail, `words` what so many players mean with these modules, `chairs` what
    the seats are, where they are not alike.
    """

    ok: bool
    problem: str | None
    leaders: list[str]
    rivals: list[str]
    leader_seats: int
    modules: list[str]
    options: dict[str, str | int | bool]
    words: str
    chairs: list[ChairData]


class BotData(Struct):
    """A bot that may sit at a table: what its level is called, and which it is, from 1 to 3."""

    name: str
    title: str
    level: int


class CodexData(Struct):
    """Something of a family: a card, a space, a leader, a rule, a ruling."""

    family: str
    module: str
    kind: str
    id: str
    name: str
    copies: int
    cost: int | None
    icons: list[str]
    factions: list[str]
    text: str
    details: dict[str, str]
    glyphs: dict[str, list[str]]
    facts: dict[str, str | int]


def family_data(kind: Family) -> FamilyData:
    """A family for the browser."""
    return FamilyData(
        kind.name, kind.title, kind.rules,
        [ModuleData(name, words) for name, words in kind.modules.items()],
        [
            PlayersData(
                count, words, kind.leader_seats(count, kind.default_modules(count)), list(kind.default_modules(count))
            )
            for count, words in kind.players.items()
        ],
        [
            SettingData(name, setting.default, setting.words, list(setting.choices))
            for name, setting in kind.settings.items()
        ],
        [leader_data(kind, id) for id in kind.leader_ids(tuple(kind.modules))],
        ScoreData(kind.score.one, kind.score.many), dict(kind.labels), kind.primer,
    )


def leader_data(kind: Family, id: str) -> LeaderData:
    """A leader for the browser."""
    entry = kind.entry(id)
    return LeaderData(id, kind.called(id), "" if entry is None else entry["module"])


@lru_cache
def families_body() -> bytes:
    """All families as JSON."""
    return msgspec.json.encode([family_data(kind) for kind in families().values()])


@lru_cache
def codex_body(family: str) -> bytes:
    """The codex of a family and its rulings as JSON."""
    kind = known_family(family)
    return msgspec.json.encode([*kind.codex(), *kind.rulings()])


class FamiliesApi(Controller):
    """Families, their codex, and whether a game can be set up."""

    path = "/api"
    tags = ["families"]

    @get("/families", opt={PACKED: True}, sync_to_thread=False)
    def list_families(self, request: Request[Any, Any, Any]) -> Response[list[FamilyData]]:
        """Every family, and what can be set up in it."""
        return fixed(request, families_body())

    @post("/families/{family:str}/check", status_code=200, sync_to_thread=False)
    def check(self, family: InPath, data: JSONBody[Setup]) -> Checked:
        """Whether a game can be set up like this, in the rules' own words."""
        kind = known_family(family)
        problem = None
        modules: tuple[str, ...] = ()
        options: dict[str, str | int | bool] = {}
        chairs: list[ChairData] = []
        try:
            made = kind.prepare(data.players, 0, data.modules, data.leaders, data.options)
            kind.start(made)
            modules = made.modules
            options = made.options
            chairs = [ChairData(words, list(leaders)) for words, leaders in kind.chairs(made)]
        except SetupError as error:
            problem = str(error)
            modules = tuple(name for name in kind.modules if name in (data.modules or ()))
        if not modules and data.players in kind.players:
            modules = kind.default_modules(data.players)
        seats = kind.leader_seats(data.players, modules) if data.players in kind.players else 0
        leaders = kind.leader_ids(modules) if modules else []
        rivals = kind.rival_ids(data.players, modules, options) if seats else []
        words = kind.players_words(data.players, modules) if seats else ""
        return Checked(problem is None, problem, leaders, rivals, seats, list(modules), options, words, chairs)

    @get("/families/{family:str}/codex", opt={PACKED: True}, sync_to_thread=False)
    def codex(self, request: Request[Any, Any, Any], family: InPath) -> Response[list[CodexData]]:
        """Everything a family declares, in printed order, and its rulings."""
        return fixed(request, codex_body(family))

    @get("/bots", sync_to_thread=False)
    def bots(self) -> list[BotData]:
        """The bots that may sit at a table."""
        return [BotData(name, *level_of(name)) for name in BOTS]
