"""Properties of every game of Uprising against Rivals: alone and for two, with and without contracts."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.imperium.boxes.uprising.battle import OBJECTIVE, OBJECTIVES_DECLARED
from landsraad.imperium.boxes.uprising.contracts import COMPLETED, HELD
from landsraad.imperium.boxes.uprising.desert import HOOKS, SANDWORMS, protected
from landsraad.imperium.boxes.uprising.rival_cards import RIVALS, rival_card
from landsraad.imperium.boxes.uprising.rival_policy import saved
from landsraad.imperium.boxes.uprising.rivals import LEVELS, VARIANTS
from landsraad.imperium.declare.cards import HAGAL
from landsraad.imperium.declare.vocabulary import COUNCIL, REVEALED, SOLARI, SPICE, SWORDMASTER, VP, WATER
from landsraad.imperium.rivals.deck import HAGAL_DECK, HAGAL_DISCARD
from landsraad.imperium.table.board import VOICE
from landsraad.imperium.table.spies import SPIES
from landsraad.imperium.table.state import PLAYER_TURNS, SETUP, Imperium, Seat
from tests.properties.conservation import check_conserved, check_score
from tests.properties.games import check_all_along, check_imagined, check_replays, check_undo, positions, rivals

Options = dict[str, str | bool]
SOLO: list[Options] = [{"difficulty": level} for level in LEVELS]
TABLES: list[tuple[int, tuple[str, ...], Options]] = [
    *((1, ("uprising",), options) for options in SOLO),
    (1, ("uprising", "choam"), {"difficulty": "sardaukar", "imperium_row_churn": True}),
    (2, ("uprising",), {}),
    (2, ("uprising", "choam"), {}),
    (2, ("uprising", "choam"), dict.fromkeys(VARIANTS, True)),
    (2, ("uprising",), {"streamlined_rivals": True}),
]
tables = pytest.mark.parametrize(
    ("players", "modules", "options"), TABLES,
    ids=["-".join([str(players), *modules, *map(str, options.values())]) for players, modules, options in TABLES],
)


def new_game(players: int, modules: tuple[str, ...], options: Options, seed: int) -> Imperium:
    """A game with leaders drawn, or drafted."""
    leaders = "draft" if seed % 3 == 0 else "random"
    game = landsraad.new("imperium", players=players, seed=seed, modules=modules, leaders=leaders, options=options)
    assert isinstance(game, Imperium)
    return game


def check_empty_handed(rival: Seat) -> None:
    """Rivals have no cards, contracts or seat on the Council, and never reveal."""
    assert [rival.hand, rival.deck, rival.discard, rival.play] == [[]] * 4
    assert rival.piles[HELD] == rival.piles[COMPLETED] == ()
    assert rival.have[REVEALED] == rival.have[COUNCIL] == 0
    assert rival.have[VOICE] < 0


def check_savings(rival: Seat) -> None:
    """A Rival never rests on what buys its Swordmaster or a victory point."""
    if not rival.have[SWORDMASTER]:
        assert saved(rival) < rival_card(rival).swordmaster
    elif rival.policy.scores:
        assert len(rival.intrigue) < 3
        assert rival.have[WATER] < 3
        assert rival.have[SOLARI] < 7
        assert rival.have[SPICE] < 7


def check_rivals(game: Imperium) -> None:
    """What holds for Rivals at every choice."""
    for rival in rivals(game):
        check_empty_handed(rival)
        if game.phase != SETUP:
            check_savings(rival)
        assert len(rival.piles[SPIES]) < 3
        assert rival.policy.scores or rival.have[VP] == 0
        if game.phase == PLAYER_TURNS and protected(game):
            assert not rival.have[SANDWORMS]
        assert rival.have[HOOKS] in (0, 1)


@tables
def test_every_game_ends_and_only_people_are_asked(players: int, modules: tuple[str, ...], options: Options) -> None:
    dice = random.Random(players)
    for seed in range(25):
        for game in positions(new_game(players, modules, options, seed), dice):
            assert game.over or (game.legal and game.actor is not None and game.actor < players)
            assert game.ply < 5000
        assert game.result is not None
        ranked = sorted(seat for group in game.result["ranking"] for seat in group)
        assert ranked == [seat.index for seat in game.seats if seat.policy.competes]
        assert len(ranked) == (2 if options.get("streamlined_rivals") else 3)


@tables
def test_everything_is_conserved(players: int, modules: tuple[str, ...], options: Options) -> None:
    dice = random.Random(100 + players)
    for seed in range(6):
        game = new_game(players, modules, options, 1000 + seed)
        check_all_along(game, dice, check_conserved, check_score, check_rivals)


@tables
def test_views_of_determinizations_are_identical(players: int, modules: tuple[str, ...], options: Options) -> None:
    dice = random.Random(500 + players)
    for seed in range(3):
        check_imagined(new_game(players, modules, options, 5000 + seed), dice, 0.04)


@tables
def test_a_record_replays_to_the_same_game(players: int, modules: tuple[str, ...], options: Options) -> None:
    check_replays(new_game(players, modules, options, 2000), random.Random(200 + players))


@tables
def test_undo_never_goes_back_before_a_card_was_turned_up(
    players: int, modules: tuple[str, ...], options: Options
) -> None:
    dice = random.Random(700 + players)
    for seed in range(2):
        check_undo(new_game(players, modules, options, 7000 + seed), dice)


@tables
def test_each_round_a_rival_moves_right_after_the_first_player_of_two(
    players: int, modules: tuple[str, ...], options: Options
) -> None:
    """Alone the seats move in the order in which they sit."""
    for seed in range(20):
        game = new_game(players, modules, options, seed)
        order = game.view(None)["order"]
        assert order[0] == game.first
        assert OBJECTIVES_DECLARED[game.seats[game.first].have[OBJECTIVE]].first
        if players == 1:
            assert order == [(game.first + step) % 3 for step in range(3)]
        else:
            assert order == [game.first, 2, 1 - game.first]
            assert OBJECTIVES_DECLARED[game.seats[2].have[OBJECTIVE]].battle == "ornithopter"


def test_random_games_show_what_rivals_can_do() -> None:
    """Swordmasters, schemes, sandworms, Alliances, control, victories and the Shield Wall blown up."""
    dice = random.Random(9)
    seen: set[str] = set()
    for seed in range(40):
        start = new_game(1, ("uprising",), {"difficulty": "sardaukar"}, seed)
        start.listen()
        for game in positions(start, dice):
            seen |= {event.kind for event in game.fetch_events() if event.seat > 0}
    assert seen >= {
        "swordmaster", "scheme", "summon", "alliance", "control", "place", "win", "detonate", "hooks", "match", "spy",
        "spy-recall", "hagal", "hagal-taken", "hagal-unmet", "hagal-dry", "pay", "score",
    }


DECK = {
    "place-spy-spice-trade": (1, 2), "place-spy-city": (1, 2), "place-spy-landsraad": (1, 2), "sardaukar": (2, 4),
    "dutiful-service": (1, 2), "uprising-heighliner": (1, 5), "deliver-supplies-heighliner": (2, 1),
    "espionage": (2, 2), "uprising-secrets": (1, 1), "desert-tactics": (1, 3), "fremkit": (2, 1),
    "assembly-hall": (1, 0), "gather-support-plain": (1, 0), "gather-support-bonus": (1, 2),
    "accept-contract-shipping-a": (1, 2), "accept-contract-shipping-b": (1, 2), "uprising-research-station": (2, 2),
    "spice-refinery": (3, 1), "arrakeen": (2, 1), "sietch-tabr": (3, 3), "hagga-basin-imperial-basin": (4, 2),
    "deep-desert": (2, 2), "uprising-reshuffle": (1, 0),
}
"""The copies of each card, and its swords."""


def test_the_deck_is_as_printed() -> None:
    cards = {card.id.removeprefix("hagal-"): card for card in HAGAL if card.box == "uprising"}
    assert {name: (card.copies, card.swords) for name, card in cards.items()} == DECK
    for players, size in ((1, 36), (2, 37)):
        game = new_game(players, ("uprising",), {}, 1)
        deck = [HAGAL[index] for index in (*game.piles[HAGAL_DECK], *game.piles[HAGAL_DISCARD])]
        assert len(deck) == size
        assert any(card.reshuffle for card in deck) == (players == 2)


def test_rivals_are_dealt_from_their_own_cards() -> None:
    """Nobody meets a Rival of the name of its own Leader, and streamlined ones play only where they are asked for."""
    scoring = {card.id for card in RIVALS if not card.streamlined}
    met: set[str] = set()
    for seed in range(120):
        game = new_game(1 + seed % 2, ("uprising",), {}, seed)
        while game.phase == SETUP:
            game.step(game.legal[seed % len(game.legal)])
        met |= {rival.leader.id for rival in rivals(game)}
        assert len({seat.leader.name for seat in game.seats}) == 3
    assert met == scoring
    games = [new_game(2, ("uprising",), {"streamlined_rivals": True}, 3 * seed + 1) for seed in range(20)]
    assert {game.seats[2].leader.id for game in games} == {"rival-lady-amber-metulli", "rival-glossu-rabban"}


@pytest.mark.parametrize("level", LEVELS)
def test_expert_levels_bring_the_variants_with_them(level: str) -> None:
    game = new_game(1, ("uprising",), {"difficulty": level}, 1)
    expert = level in ("mentat", "kwisatz-haderach")
    assert [game.setup.options[name] for name in VARIANTS] == [expert] * 3
    base = landsraad.new("imperium", players=1, modules=["base"], options={"difficulty": level})
    assert not any(base.setup.options[name] for name in VARIANTS)


@pytest.mark.parametrize(
    ("players", "modules", "options", "leaders", "reason"),
    [
        (3, ["uprising"], {"smart_politics": True}, None, "the option smart_politics is for 1, 2 players, not for 3"),
        (1, ["uprising"], {"streamlined_rivals": True}, None, "streamlined_rivals is for 2 players, not for 1"),
        (2, ["uprising"], {"imperium_row_churn": True}, None, "imperium_row_churn is for 1 player, not for 2"),
        (2, ["uprising"], {"difficulty": "mentat"}, None, "difficulty is for 1 player, not for 2"),
        (4, ["base"], {"difficulty": "sardaukar"}, None, "difficulty is for 1 player, not for 4"),
        (2, ["base"], {"expert_deployment": True}, None, "the option expert_deployment needs the module 'uprising'"),
        (1, ["base"], {"brutal_escalation": True}, None,
         "the option brutal_escalation needs the module 'rise-of-ix' or 'uprising'"),
        (1, ["uprising"], {}, ["gurney-halleck", "gurney-halleck"], "Gurney Halleck cannot sit in two seats"),
        (1, ["uprising"], {}, ["rival-muaddib"], "rival-muaddib leads a Rival, not a player"),
        (1, ["uprising"], {}, ["gurney-halleck", "lady-amber-metulli"],
         "leader-lady-amber-metulli cannot lead a Rival here"),
        (2, ["uprising"], {"streamlined_rivals": True}, ["gurney-halleck", "muad-dib", "staban-tuek"],
         "choose from rival-glossu-rabban, rival-lady-amber-metulli"),
        (2, ["uprising"], {}, ["random"] * 4, "4 leaders were named for 3 seats"),
    ],
)
def test_what_cannot_be_is_refused(
    players: int, modules: list[str], options: Options, leaders: list[str] | None, reason: str
) -> None:
    with pytest.raises(landsraad.SetupError) as refused:
        landsraad.new("imperium", players=players, modules=modules, options=options, leaders=leaders)
    assert reason in str(refused.value)


def test_a_rival_is_named_after_the_leaders_of_players() -> None:
    game = landsraad.new(
        "imperium", players=2, modules=["uprising"], leaders=["gurney-halleck", "random", "feyd-rautha-harkonnen"]
    )
    assert isinstance(game, Imperium)
    assert game.seats[2].leader.id == "rival-feyd-rautha-harkonnen"
    view = game.view(0)["seats"][2]
    assert view["name"] == "Feyd-Rautha Harkonnen"
    assert view["hagal"]["competes"]
    assert [goal["words"] for goal in view["hagal"]["goals"]] == ["1 of 4 resources for the Swordmaster"]
