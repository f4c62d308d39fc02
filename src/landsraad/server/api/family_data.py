"""What the server says of families, and how it is written down."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from landsraad.kernel.family import Choice, Family
from landsraad.kernel.seen.presentation import Facet, Kind, ModuleSign, titled


class ChoiceData(Struct):
    """What an option may be, and what that is called."""

    value: Choice
    title: str


class SettingData(Struct):
    """A table option, the group in which it is shown, and where it means something: for these numbers of players (none
    named: for all), with a module, and unless another one has it in force anyway."""

    name: str
    title: str
    default: Choice
    words: str
    choices: list[ChoiceData]
    group: str
    players: list[int]
    with_module: str
    brought_by: str


class BringsData(Struct):
    """Something that a module brings: so many entries of a kind, or a thing that it has one of (`count` is 0)."""

    words: str
    count: int


class ModuleData(Struct):
    """A module, and how it is shown: see `ModuleSign`."""

    name: str
    words: str
    title: str
    icon: str
    tone: str
    brings: list[BringsData]
    instead: list[str]
    board: bool
    usual: list[str]
    guest: str
    needs: list[str]
    minor: bool


class PlayersData(Struct):
    """A number of players, what it means, and the modules it is usually and must be played with."""

    players: int
    words: str
    leader_seats: int
    default_modules: list[str]
    needed_modules: list[str]


class LeaderData(Struct):
    """A leader who may be asked for, and how it is shown: a `mark` of 0 is that of the seat."""

    id: str
    name: str
    module: str
    title: str
    icon: str
    mark: int
    words: str


class NounData(Struct):
    """A word for one, and for many."""

    one: str
    many: str


class ScoreData(Struct):
    """What is counted to see who is ahead: the word for one, for many, a short one, and its key in views."""

    one: str
    many: str
    short: str
    key: str


class KindData(Struct):
    """A kind of codex entries: its title, its group, what all of them in a game are called, if a page counts them, and
    how many entries it has."""

    name: str
    title: str
    group: str
    pile: str
    icon: str
    count: int


class FacetData(Struct):
    """Something by which the codex is filtered: what names of its icons begin with, or the icon it is written on."""

    name: str
    title: str
    icons: str
    glyph: str


class LengthData(Struct):
    """One of the lengths that a game can have, with the options that make it so."""

    name: str
    title: str
    options: dict[str, Choice]
    words: str


class PartData(Struct):
    """One of several numbers under a key."""

    key: str
    title: str
    icon: str


class LineData(Struct):
    """A number of every seat that a chart follows."""

    key: str
    title: str
    icon: str
    top: int
    parts: list[PartData]
    marks: list[int]


class TallyData(Struct):
    """Events that a profile counts: a heading, and what was done with each thing."""

    event: str
    title: str
    verb: str


class StartData(Struct):
    """A game that is begun with one press against bots."""

    title: str
    words: str
    icon: str
    players: int
    modules: list[str]


class FamilyData(Struct):
    """A family of games, what can be set up in it, what it calls things, and how it is shown. `labels` names keys of
    its views, `names` those who are played or led, `details` what codex entries tell, `terms` other ids, and `marks`
    gives icons to events."""

    name: str
    title: str
    short: str
    rules: int
    modules: list[ModuleData]
    players: list[PlayersData]
    options: list[SettingData]
    lengths: list[LengthData]
    leaders: list[LeaderData]
    names: dict[str, str]
    roles: bool
    score: ScoreData
    round: NounData
    leader: NounData
    labels: dict[str, str]
    primer: str
    kinds: list[KindData]
    facets: list[FacetData]
    details: dict[str, str]
    terms: dict[str, str]
    charts: list[LineData]
    marks: dict[str, str]
    tallies: list[TallyData]
    starts: list[StartData]


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
    shown = kind.presentation
    return FamilyData(
        name=kind.name,
        title=kind.title,
        short=shown.short or kind.title,
        rules=kind.rules,
        modules=[module_data(kind, name) for name in kind.modules],
        players=[
            PlayersData(
                count, words, kind.leader_seats(count, kind.default_modules(count)),
                list(kind.default_modules(count)), list(kind.needed_modules(count)),
            )
            for count, words in kind.players.items()
        ],
        options=[setting_data(kind, name) for name in kind.settings],
        lengths=[LengthData(one.name, one.title, dict(one.options), one.words) for one in shown.lengths],
        leaders=[leader_data(kind, id) for id in kind.leader_ids(tuple(kind.modules))],
        names={id: entry["name"] for id, entry in kind.entries().items() if entry["kind"] in shown.people},
        roles=shown.roles,
        score=ScoreData(kind.score.one, kind.score.many, shown.score, shown.score_key or kind.score.many),
        round=NounData(*shown.rounds),
        leader=NounData(*shown.leaders),
        labels=dict(kind.labels),
        primer=kind.primer,
        kinds=[kind_data(kind, name) for name in kinds_of(kind)],
        facets=[FacetData(name, *facet) for name, facet in (shown.facets or FACETS).items()],
        details=dict(shown.details),
        terms=dict(shown.terms),
        charts=[
            LineData(one.key, one.title, one.icon, one.top, [PartData(*part) for part in one.parts], list(one.marks))
            for one in shown.charts
        ],
        marks=dict(shown.marks),
        tallies=[TallyData(*tally) for tally in shown.tallies],
        starts=[
            StartData(one.title, one.words, one.icon, one.players, list(one.modules)) for one in shown.starts
        ] or [plain_start(kind)],
    )


FACETS = {"kind": Facet("Kind"), "faction": Facet("Faction"), "module": Facet("Module")}
"""What the codex of a family is filtered by that says nothing of it."""


def module_data(kind: Family, name: str) -> ModuleData:
    """A module for the browser."""
    sign = kind.presentation.modules.get(name) or ModuleSign(titled(name))
    return ModuleData(
        name, kind.modules[name], sign.title, sign.icon, sign.tone,
        [BringsData(one.words, kind.pile_of(one.kind, [name])) for one in sign.brings],
        list(sign.instead), sign.board, list(sign.usual), sign.guest, list(sign.needs), sign.minor,
    )


def setting_data(kind: Family, name: str) -> SettingData:
    """A table option for the browser."""
    setting = kind.settings[name]
    terms = kind.presentation.terms
    return SettingData(
        name, setting.title or titled(name), setting.default, setting.words,
        [ChoiceData(one, terms.get(str(one)) or titled(str(one))) for one in setting.choices],
        setting.group, list(setting.shown_for), setting.with_module, setting.brought_by,
    )


def leader_data(kind: Family, id: str) -> LeaderData:
    """A leader for the browser."""
    entry = kind.entry(id)
    sign = kind.presentation.signs.get(id)
    name = kind.called(id)
    return LeaderData(
        id, name, "" if entry is None else entry["module"],
        *((name, "", 0, "") if sign is None else sign),
    )


def kinds_of(kind: Family) -> list[str]:
    """The kinds of the codex: first those that the family names, in its order."""
    return list(dict.fromkeys([*kind.presentation.kinds, *entries_by_kind(kind)]))


def entries_by_kind(kind: Family) -> Counter[str]:
    """How many entries of each kind the codex has, with the rulings."""
    return Counter(entry["kind"] for entry in [*kind.entries().values(), *kind.rulings()])


def kind_data(kind: Family, name: str) -> KindData:
    """A kind of codex entries for the browser."""
    shown = kind.presentation.kinds.get(name) or Kind(titled(name), "rulings" if name == "ruling" else "cards")
    return KindData(name, *shown, entries_by_kind(kind)[name])


def plain_start(kind: Family) -> StartData:
    """The game that a family is begun with that names none: as many as are usual against bots."""
    count = 4 if 4 in kind.players else max(kind.players)
    return StartData(
        kind.presentation.short or kind.title, f"{count} chairs, {count - 1} bots", "board", count,
        list(kind.default_modules(count)),
    )
