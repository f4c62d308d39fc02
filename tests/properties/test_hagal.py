"""Properties of games with House Hagal: solo against two Rivals, and two players."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import landsraad
from landsraad.imperium.boxes.base.mentat import MENTAT_NEXT
from landsraad.imperium.declare.cards import CONFLICTS, HAGAL
from landsraad.imperium.declare.vocabulary import (
    CONFLICT,
    COUNCIL,
    REVEALED,
    SOLARI,
    SPICE,
    SWORDMASTER,
    SWORDS,
    VP,
    WATER,
)
from landsraad.imperium.rivals.deck import HAGAL_DECK, HAGAL_DISCARD
from landsraad.imperium.rivals.difficulty import DIFFICULTIES
from landsraad.imperium.table.board import MENTAT, VOICE
from landsraad.imperium.table.intrigue import WAITING
from landsraad.imperium.table.market import ASIDE
from landsraad.imperium.table.state import ENDGAME, NO_CARD, NOBODY, PLAYER_TURNS, Imperium
from landsraad.kernel.event import Event
from tests.properties.games import positions, rivals

GAMES = 40
SWORDMASTERS = {"mercenary": 5, "sardaukar": 4, "mentat": 3, "kwisatz-haderach": 3}
"""The round in which Rivals of each level gain their third Agent."""
LEVELS = list(SWORDMASTERS)


def new_game(players: int, seed: int, level: str = "mercenary") -> Imperium:
    """A game with House Hagal, its log kept."""
    game = landsraad.new("imperium", players=players, seed=seed, leaders="random", options={"difficulty": level})
    assert isinstance(game, Imperium)
    game.listen()
    return game


def check_empty_handed(game: Imperium) -> None:
    """Rivals have no cards, never reveal and take no place on the Council."""
    for rival in rivals(game):
        assert not rival.hand
        assert not rival.deck
        assert not rival.discard
        assert not rival.play
        assert not rival.piles[WAITING]
        assert not rival.have[REVEALED]
        assert not rival.have[COUNCIL]
        assert rival.have[ASIDE] == NO_CARD
        assert rival.have[VOICE] == NOBODY


def check_sets_are_spent(game: Imperium) -> None:
    """A solo Rival never rests on a set that buys a victory point."""
    for rival in rivals(game):
        assert len(rival.intrigue) < 3
        assert rival.have[WATER] < 3
        assert rival.have[SOLARI] < 7
        assert rival.have[SPICE] < 7


def check_house_hagal(game: Imperium) -> None:
    """House Hagal of two players owns nothing, scores nothing and controls nothing."""
    hagal = game.seats[2]
    assert hagal.have[VP] == 0
    assert hagal.have[SOLARI] == hagal.have[SPICE] == hagal.have[WATER] == 0
    assert not hagal.intrigue
    assert hagal.index not in game.control
    assert hagal.index not in (game.have[MENTAT], game.have[MENTAT_NEXT])


def check_third_agents(game: Imperium, level: str) -> None:
    """Solo Rivals have their Swordmasters from the right round on, and not before."""
    for rival in rivals(game):
        assert rival.have[SWORDMASTER] == (game.round >= SWORDMASTERS[level])


@pytest.mark.parametrize("level", LEVELS)
def test_solo_rivals_hold_what_the_rules_let_them(level: str) -> None:
    dice = random.Random(LEVELS.index(level))
    for seed in range(GAMES):
        for game in positions(new_game(1, seed, level), dice):
            check_empty_handed(game)
            check_sets_are_spent(game)
            check_third_agents(game, level)
            if not DIFFICULTIES[level].human_swordmaster:
                assert not game.seats[0].have[SWORDMASTER]
                assert "space:swordmaster" not in [game.name(option) for option in game.legal]


def test_the_human_gets_a_swordmaster_at_the_other_levels() -> None:
    dice = random.Random(4)
    games = [new_game(1, seed) for seed in range(GAMES)]
    assert any(game.seats[0].have[SWORDMASTER] for start in games for game in positions(start, dice))


def test_house_hagal_of_two_players_holds_nothing() -> None:
    dice = random.Random(5)
    for seed in range(4 * GAMES):
        for game in positions(new_game(2, seed), dice):
            check_empty_handed(game)
            check_house_hagal(game)
        assert game.result is not None
        assert 2 not in game.result["winners"]


@pytest.mark.parametrize(("players", "level"), [(2, "mercenary"), *((1, level) for level in LEVELS)])
def test_the_first_player_marker_goes_round(players: int, level: str) -> None:
    """Over all three seats in solo games, where a Rival has it first; between the two players with House Hagal."""
    dice = random.Random(6)
    takers = 3 if players == 1 else 2
    for seed in range(GAMES):
        start = new_game(players, seed, level)
        first = start.first
        if players == 1:
            assert first == 1
        for game in positions(start, dice):
            assert game.first == (first + max(game.round, 1) - 1) % takers
    if players == 2:
        assert {new_game(2, seed).first for seed in range(GAMES)} == {0, 1}


@pytest.mark.parametrize("level", LEVELS)
def test_a_solo_rival_sends_each_of_its_agents(level: str) -> None:
    """No card of the deck is ever without a free space for long, so no Agent of a Rival stays at home."""
    dice = random.Random(7)
    for seed in range(GAMES):
        game = new_game(1, seed, level)
        mentats: set[tuple[int, int]] = set()
        sent: dict[tuple[int, int], int] = {}
        now = 0
        for position in positions(game, dice):
            for event in position.fetch_events():
                if event.kind == "round":
                    now = event.n
                elif event.kind == "send":
                    sent[now, event.seat] = sent.get((now, event.seat), 0) + 1
                elif event.kind == "mentat":
                    mentats.add((now, event.seat))
        for number in range(2, game.round + 1):  # the first round has begun before anybody listens
            for rival in (1, 2):
                agents = 2 + (number >= SWORDMASTERS[level]) + ((number, rival) in mentats)
                assert sent[number, rival] == agents


def test_house_hagal_follows_the_agents_of_the_first_player() -> None:
    """It moves after each Agent turn of the First Player, three times a round at most, and after nothing else."""
    dice = random.Random(8)
    for seed in range(2 * GAMES):
        order: list[tuple[str, int]] = []
        firsts: list[int] = []
        for game in positions(new_game(2, seed), dice):
            for event in game.fetch_events():
                if event.kind == "round":
                    order.append(("round", event.n))
                elif event.kind in ("send", "reveal", "end-turn"):
                    order.append((event.kind, event.seat))
            while len(firsts) < max(game.round, 1):
                firsts.append(game.first)
        check_order(order, firsts)


def check_order(order: list[tuple[str, int]], firsts: list[int]) -> None:
    """Every Agent of House Hagal follows an Agent turn of the First Player, and each such turn brings one while there
    are Agents left."""
    first = firsts[0]
    hagal = 3
    kind = ""
    for here, (what, who) in enumerate(order):
        if what == "round":
            first, hagal = firsts[who - 1], 3
        elif what in ("send", "reveal") and who != 2:
            kind = what
        elif what == "send":
            assert order[here - 1] == ("end-turn", first)
            hagal -= 1
            assert hagal >= 0
        elif what == "end-turn" and who == first:
            moves = order[here + 1 : here + 2] == [("send", 2)]
            assert moves == (kind == "send" and hagal > 0)
        if what == "end-turn":
            kind = ""  # a turn that is passed has neither


@pytest.mark.parametrize(("players", "size"), [(1, 27), (2, 28)])
def test_the_deck_has_the_cards_for_that_many_players(players: int, size: int) -> None:
    game = new_game(players, 1)
    cards = [HAGAL[index] for index in [*game.piles[HAGAL_DECK], *game.piles[HAGAL_DISCARD]]]
    assert len(cards) == size
    assert sum(card.copies for card in HAGAL if card.box == "base") == 31
    assert {card.players for card in cards} == {0, players}
    marked = sum(card.players == players for card in cards)
    assert marked == (3 if players == 1 else 4)
    assert any(card.reshuffle for card in cards) == (players == 2)


@pytest.mark.parametrize("leader", ["leader-paul-atreides", "leader-helena-richese"])
def test_some_leaders_cannot_lead_a_rival(leader: str) -> None:
    with pytest.raises(landsraad.SetupError, match="cannot lead a Rival"):
        landsraad.new("imperium", players=1, seed=1, leaders=["leader-count-ilban-richese", leader])
    for seed in range(3 * GAMES):
        game = new_game(1, seed)
        assert leader not in [rival.leader.id for rival in rivals(game)]
        assert len({seat.leader.id for seat in game.seats}) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_rivals_score_only_by_the_rules(level: str) -> None:
    """Each victory point a Rival gains comes from influence, an Alliance, a set or a Conflict."""
    dice = random.Random(9)
    for seed in range(GAMES):
        game = new_game(1, seed, level)
        tally = [seat.have[VP] for seat in game.seats]
        for position in positions(game, dice):
            for event in position.fetch_events():
                if event.kind == "score" or (event.kind == "gain" and event.what == "vp"):
                    tally[event.seat] += event.n
            assert [seat.have[VP] for seat in position.seats] == tally
            for rival in rivals(position):
                standing = sum(level >= 2 for level in rival.influence) + position.alliances.count(rival.index)
                assert rival.have[VP] >= standing


@pytest.mark.parametrize("level", LEVELS)
def test_a_question_about_a_rival_is_put_to_the_human(level: str) -> None:
    dice = random.Random(10)
    for seed in range(GAMES):
        for game in positions(new_game(1, seed, level), dice):
            assert game.over or game.actor == 0


class Front:
    """The Conflict as the log tells it: troops and swords of each seat."""

    def __init__(self, game: Imperium) -> None:
        self.troops = [seat.have[CONFLICT] for seat in game.seats]
        self.swords = [seat.have[SWORDS] for seat in game.seats]
        self.conflict = CONFLICTS[game.conflict].id

    def follow(self, event: Event) -> None:
        """Change with an event."""
        if event.kind == "deploy":
            self.troops[event.seat] += event.n
        elif event.kind == "retreat" or (event.kind == "lose" and event.what == "conflict"):
            self.troops[event.seat] -= event.n
        elif event.kind == "gain" and event.what == "swords":
            self.swords[event.seat] += event.n
        elif event.kind == "round":
            self.troops = [0, 0, 0]
            self.swords = [0, 0, 0]
        elif event.kind == "conflict":
            self.conflict = event.what

    def lead(self, seat: int) -> int:
        """By how much strength the seat leads."""
        both = zip(self.troops, self.swords, strict=True)
        strength = [2 * troops + swords if troops else 0 for troops, swords in both]
        return strength.pop(seat) - max(strength)


@pytest.mark.parametrize("level", LEVELS)
def test_expert_rivals_send_no_troops_to_a_minor_conflict_they_lead_by_four(level: str) -> None:
    dice = random.Random(11)
    minor = {card.id for card in CONFLICTS if card.level < 3}
    sent = 0
    for seed in range(GAMES):
        front: Front | None = None
        for game in positions(new_game(1, seed, level), dice):
            for event in game.fetch_events():
                if front is not None:
                    if event.kind == "deploy" and event.seat and front.conflict in minor:
                        sent += front.lead(event.seat) >= 4
                    front.follow(event)
            if game.phase == PLAYER_TURNS:
                front = Front(game)
    assert bool(sent) == (level in ("mercenary", "sardaukar"))


STAGES: dict[str, Callable[[Imperium], int]] = {
    "alliances": lambda game: sum(game.alliances.count(rival.index) for rival in rivals(game)),
    "control": lambda game: sum(game.control.count(rival.index) for rival in rivals(game)),
    "troops": lambda game: sum(rival.have[CONFLICT] for rival in rivals(game)),
    "endgame": lambda game: int(game.phase == ENDGAME),
    "influence": lambda game: sum(level > 4 for rival in rivals(game) for level in rival.influence),
}


@pytest.mark.parametrize("what", STAGES)
def test_random_games_reach_what_they_are_to_prove(what: str) -> None:
    dice = random.Random(12)
    for seed in range(GAMES):
        for game in positions(new_game(1, seed, "sardaukar"), dice):
            if STAGES[what](game) > 0:
                return
    pytest.fail(f"no game shows {what} of Rivals")
