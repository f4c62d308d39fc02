"""Every box with every box: all games that can be set up are set up, and a sample that stays the same is played."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import NamedTuple

import pytest

import landsraad
from landsraad.imperium.appearance import alternatives, appearances, tables
from landsraad.imperium.boxes.shelf import SHELF
from landsraad.imperium.declare.cards import CARDS, CONFLICTS, HAGAL, INTRIGUES
from landsraad.imperium.seen.codex import ids_of
from landsraad.imperium.table.state import Imperium
from tests.properties.combinations import IMPERIUM, combinations_of, legal, prove, start

SAMPLE = 24
"""Games that are played here; `make soak` plays all combinations."""

def new_game(modules: list[str], players: int = 3, **options: object) -> Imperium:
    """A game with some boxes and options."""
    game = landsraad.new("imperium", players=players, seed=1, modules=modules, options=options)
    assert isinstance(game, Imperium)
    return game


def test_all_boxes_can_be_set_up_with_all_boxes_for_all_numbers_of_players() -> None:
    """Each with some of its options; all of them are counted."""
    dice = random.Random(1)
    count = 0
    for seed, (modules, players) in enumerate(tables(SHELF)):
        kinds = list(combinations_of(modules, players))
        assert len({str(one) for one in kinds}) == len(kinds)
        count += len(kinds)
        game = start(dice.choice(kinds), dice, seed)
        assert (game.rules.modules, game.setup.players) == (order_of_play(modules), players)
    print(f"{count} combinations of boxes, players and options")
    assert count > 20_000


def order_of_play(modules: tuple[str, ...]) -> tuple[str, ...]:
    """The board comes first."""
    return tuple(sorted(modules, key=lambda name: name != "uprising"))


@pytest.mark.parametrize("number", range(SAMPLE))
def test_a_sample_of_them_holds(number: int) -> None:
    """Tables are drawn before options, so that no box or number of players is forgotten for having few of them."""
    dice = random.Random(7000 + number)
    modules, players = dice.choice([*tables(SHELF)][number % 4 :: 4])
    prove(start(dice.choice([*combinations_of(modules, players)]), dice, number), dice)


def test_a_ruleset_is_made_once() -> None:
    one, other = new_game(["base", "uprising"]), new_game(["uprising", "base"])
    assert one.rules is other.rules


def test_uprising_with_the_base_game_has_the_cards_and_leaders_of_both() -> None:
    rules = new_game(["base", "uprising"]).rules
    imperium = Counter(CARDS[card].box for card in rules.imperium)
    assert imperium == {"base": 67, "uprising": 69 - 4}
    intrigue = [INTRIGUES[card].id for card in rules.intrigue]
    assert "calculated-hire" not in intrigue
    assert Counter(INTRIGUES[card].box for card in rules.intrigue)["base"] == 39
    assert {CONFLICTS[card].box for card in rules.conflicts} == {"uprising"}
    assert {leader.box for leader in rules.leaders} == {"base", "uprising"}
    assert [card.id for card in rules.reserve] == ["prepare-the-way", "uprising-the-spice-must-flow"]
    assert "mentat" not in rules.pos


def test_all_conflicts_leave_out_those_that_need_the_mentat_or_carthag() -> None:
    rules = new_game(["base", "uprising", "rise-of-ix"], all_conflicts=True).rules
    names = [CONFLICTS[card].id for card in rules.conflicts]
    assert Counter(CONFLICTS[card].box for card in rules.conflicts) == {"uprising": 16, "base": 15, "rise-of-ix": 4}
    assert not [name for name in names if name.endswith(("sort-through-the-chaos", "of-carthag", "for-carthag"))]


@pytest.mark.parametrize("players", [3, 6])
def test_epic_mode_on_uprising_has_economic_supremacy_for_its_fifth_conflict(players: int) -> None:
    modules = ["uprising", "choam", "rise-of-ix"]
    levels = Counter(CONFLICTS[card].level for card in new_game(modules, players, epic=True).rules.conflicts)
    assert levels[3] == 5
    plain = new_game(modules, players).rules
    assert {CONFLICTS[card].box for card in plain.conflicts} == {"uprising"}


@pytest.mark.parametrize(("players", "size"), [(1, 36 - 5 + 6), (2, 37 - 5 + 4)])
def test_the_house_hagal_deck_of_uprising_with_rise_of_ix(players: int, size: int) -> None:
    ids = [HAGAL[card].id for card in new_game(["uprising", "rise-of-ix"], players).rules.hagal]
    assert len(ids) == size
    gone = ("assembly-hall", "gather-support", "accept-contract", "foldspace")
    assert not [id for id in ids if any(word in id for word in gone)]


@pytest.mark.parametrize(("players", "stations", "carthags"), [(1, 1, 3), (2, 2, 0)])
def test_the_house_hagal_deck_of_uprising_with_immortality(players: int, stations: int, carthags: int) -> None:
    ids = [HAGAL[card].id for card in new_game(["uprising", "immortality"], players).rules.hagal]
    assert ids.count("hagal-uprising-research-station") == stations
    assert len([id for id in ids if id.startswith("hagal-carthag")]) == carthags


def test_a_blend_takes_the_same_number_of_every_box() -> None:
    game = new_game(["base", "uprising", "rise-of-ix", "choam"], imperium_cards=60, intrigue_cards="30")
    there = Counter(CARDS[card].box for card in (*game.imperium_deck, *game.row))
    assert there == {"choam": 4, "rise-of-ix": 18, "base": 19, "uprising": 19}
    assert len(game.intrigue_deck) == 30


def test_leaders_of_other_boxes_are_not_dealt() -> None:
    for seed in range(12):
        game = landsraad.new(
            "imperium", players=4, seed=seed, modules=["base", "uprising"], options={"uprising_leaders": False},
        )
        assert isinstance(game, Imperium)
        assert {seat.leader.box for seat in game.seats} == {"base"}


def test_a_streamlined_rival_comes_although_people_lead_as_both() -> None:
    game = landsraad.new(
        "imperium", players=2, seed=1, modules=["base", "uprising"], options={"streamlined_rivals": True},
        leaders=["lady-amber-metulli", "glossu-rabban", "random"],
    )
    assert isinstance(game, Imperium)
    assert game.seats[2].leader.id in ("rival-lady-amber-metulli", "rival-glossu-rabban")


def test_what_is_said_of_appearances_is_true() -> None:
    """Words that name boxes which must be there, and boxes which must not, tell the right games from the others."""
    every = [frozenset(modules) for modules, _ in tables(SHELF)]
    for present in (
        {boxes for boxes in every if "uprising" in boxes and "rise-of-ix" not in boxes},
        {boxes for boxes in every if "uprising" not in boxes or "rise-of-ix" in boxes},
        {boxes for boxes in every if "immortality" not in boxes},
    ):
        forms = alternatives(present, every)
        for boxes in every:
            told = any(boxes >= least and not any(boxes - least >= one for one in out) for least, out in forms)
            assert told == (boxes in present)
    said = appearances(SHELF)
    assert said["calculated-hire"] == said["space-mentat"] == "base without uprising"
    assert said["dune-the-desert-planet"] == "any boxes without immortality"
    assert said["contract-ix-smuggling"] == "choam + rise-of-ix + uprising"
    assert said["hagal-dreadnought-2p"] == "rise-of-ix for 2 players"
    assert said["conflict-desert-power"] == "base without uprising, or base + uprising with the option all_conflicts"


def test_the_codex_names_for_everything_the_games_in_which_it_appears() -> None:
    """The words about each thing, of whatever kind, are true of all tables, as usual and with every option alone."""
    entries = {entry["id"]: entry["kind"] for entry in IMPERIUM.codex()}
    assert {"space", "leader", "tech", "tleilaxu", "contract", "conflict", "hagal", "token"} <= {*entries.values()}
    said = {id: words for id, words in appearances(SHELF).items() if id in entries}
    assert {*said} == {*entries}
    told_alike = [(claims(words), {id for id in said if said[id] == words}) for words in {*said.values()}]
    others = {
        name: next(one for one in IMPERIUM.settings[name].choices if one != IMPERIUM.settings[name].default)
        for name in SHELF.optional
    }
    for modules, players in tables(SHELF):
        boxes = frozenset(modules)
        for option, value in (("", True), *others.items()):
            if option and not legal(modules, players, {option: value}):
                continue
            setup = IMPERIUM.prepare(players, 1, modules, None, {option: value} if option else {})
            there = ids_of(SHELF.ruleset(modules, players, setup.options)) & {*entries}
            held = [ids for claim, ids in told_alike if any(one.holds(boxes, players, option) for one in claim)]
            assert set().union(*held) == there, (modules, players, option)


class Claim(NamedTuple):
    """What the words about a thing say of the games in which it appears."""

    least: frozenset[str]
    barred: tuple[frozenset[str], ...]
    players: tuple[int, ...]
    options: tuple[str, ...]

    def holds(self, boxes: frozenset[str], players: int, option: str) -> bool:
        """Whether that is true of a table."""
        return (
            boxes >= self.least and not any(boxes >= more for more in self.barred)
            and (not self.players or players in self.players) and (not self.options or option in self.options)
        )


def claims(words: str) -> list[Claim]:
    """The words about a thing, taken apart."""
    found = []
    for part in words.split(", or "):
        rest, _, options = part.partition(" with the option ")
        rest, _, players = rest.partition(" for ")
        least, *barred = rest.split(" without ")
        named = [frozenset(one.split(" + ")) for one in (least, *barred)]
        found.append(Claim(
            named[0] - {"any boxes"}, tuple(named[1:]), tuple(map(int, re.findall(r"\d+", players))),
            tuple(options.split(" or ")) if options else (),
        ))
    return found


@pytest.mark.parametrize(
    ("players", "modules", "options", "reason"),
    [
        (3, ["rise-of-ix"], {}, "imperium needs a board: add the module 'base' or 'uprising'"),
        (3, ["uprising", "promo"], {}, "the module 'promo' needs the module 'base'"),
        (3, ["base", "choam"], {}, "the module 'choam' needs the module 'uprising'"),
        (6, ["base", "uprising"], {}, "6 players need the module 'choam'"),
        (6, ["base", "rise-of-ix"], {}, "'base' is for 1, 2, 3, 4 players, not for 6"),
        (3, ["base"], {"all_conflicts": True}, "the option all_conflicts needs the module 'uprising'"),
        (3, ["uprising", "immortality"], {"epic": True}, "the option epic needs the module 'rise-of-ix'"),
        (1, ["uprising", "rise-of-ix"], {"epic": True}, "the option epic is for 2, 3, 4 players, not for 1"),
        (3, ["uprising"], {"uprising_leaders": False}, "there are too few Leaders for everybody"),
        (3, ["uprising"], {"base_leaders": False}, "the option base_leaders needs the module 'base'"),
        (3, ["base"], {"imperium_cards": 7}, "option imperium_cards cannot be 7: it is one of all, 40, 50"),
    ],
)
def test_what_cannot_be_played_together_is_refused(
    players: int, modules: list[str], options: dict[str, object], reason: str
) -> None:
    with pytest.raises(landsraad.SetupError, match=reason):
        IMPERIUM.new(players, 1, modules, None, options)
