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
from landsraad.server.api.dependencies import InPath
from landsraad.server.api.family_data import CodexData, FamilyData, family_data
from landsraad.server.tables.bot_names import level_of
from landsraad.server.tables.setups import known_family
from landsraad.server.tables.table import STAND_IN
from landsraad.server.wire.answers import PACKED, fixed
from landsraad.server.wire.messages import Setup


class ChairData(Struct):
    """What a seat is, where seats are not alike, and the leaders that are meant for it."""

    words: str
    leaders: list[str]


class PileData(Struct):
    """How many of a kind of codex entries are in a game, and how many its modules have."""

    kind: str
    size: int
    every: int


class Checked(Struct):
    """Whether a game can be set up, and what it would be: `rivals` are those who may lead automated seats, `options`
    those in force, with what others entail, `words` what so many players mean with these modules, `chairs` what
    the seats are, where they are not alike, `notes` what options amount to here, `piles` how large its piles are.
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
    notes: dict[str, str]
    piles: list[PileData]


class BotData(Struct):
    """A bot that may sit at a table: what its level is called, and which it is, from 1 up. The `usual` one sits down
    where nobody says which. It plays those `families`."""

    name: str
    title: str
    level: int
    usual: bool
    families: list[str]


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
        notes: dict[str, str] = {}
        piles: list[PileData] = []
        try:
            made = kind.prepare(data.players, 0, data.modules, data.leaders, data.options)
            kind.start(made)
            modules = made.modules
            options = made.options
            chairs = [ChairData(words, list(leaders)) for words, leaders in kind.chairs(made)]
            notes = kind.option_notes(made)
            piles = [PileData(*pile) for pile in kind.piles(made)]
        except SetupError as error:
            problem = str(error)
            modules = tuple(name for name in kind.modules if name in (data.modules or ()))
        if not modules and data.players in kind.players:
            modules = kind.default_modules(data.players)
        seats = kind.leader_seats(data.players, modules) if data.players in kind.players else 0
        leaders = kind.leader_ids(modules) if modules else []
        rivals = kind.rival_ids(data.players, modules, options) if seats else []
        words = kind.players_words(data.players, modules) if seats else ""
        return Checked(
            problem is None, problem, leaders, rivals, seats, list(modules), options, words, chairs, notes, piles
        )

    @get("/families/{family:str}/codex", opt={PACKED: True}, sync_to_thread=False)
    def codex(self, request: Request[Any, Any, Any], family: InPath) -> Response[list[CodexData]]:
        """Everything a family declares, in printed order, and its rulings."""
        return fixed(request, codex_body(family))

    @get("/bots", sync_to_thread=False)
    def bots(self) -> list[BotData]:
        """The bots that may sit at a table."""
        return [
            BotData(name, *level_of(name), name == STAND_IN, playing)
            for name, kind in BOTS.items()
            if kind.level and (playing := [family for family in families() if kind.plays(family)])
        ]
