"""The register by itself: a family of two numbers, a pile, a secret and a moment, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from landsraad.kernel import game as game_module
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.errors import ScenarioError
from landsraad.kernel.family import Family
from landsraad.kernel.game import Game, Result
from landsraad.kernel.register.census import kept, kinds_held, negative
from landsraad.kernel.register.declare import COUNTED, OWNERS, Holder, Pile, Register
from landsraad.kernel.register.position import differ, seat_number, set_named, value_named
from landsraad.kernel.register.redeal import Knowledge, fresh_chance, redeal
from landsraad.kernel.register.visible import numbers_seen, piles_counted, piles_seen
from landsraad.kernel.setup import Setup
from landsraad.kernel.vocabulary import Vocabulary

if game_module.__file__.endswith(".so"):
    pytest.skip("interpreted toy classes cannot extend the compiled kernel", allow_module_level=True)

WORDS = Vocabulary()
DRAW = WORDS.add("draw", text="Draw")

REGISTER = Register()
COINS = REGISTER.seat.number("coins", 2, box="toy")
LEFT = REGISTER.table.number("left", 6, box="toy")
DECK = REGISTER.table.pile("deck", "card", COUNTED, ordered=True, pool="cards", box="toy")
HAND = REGISTER.seat.pile("hand", "card", OWNERS, pool="cards", box="toy")
DRAWN = REGISTER.moment("a card was drawn")
CARDS = ["card-ace", "card-king", "card-queen", "card-jack", "card-ten", "card-nine"]
BOXES = ("toy",)


class Toy(Game):
    """Seats draw cards in turn until none is left, and are paid a coin for each."""

    seats: list[Holder]
    __slots__ = tuple(__annotations__)

    @property
    def seat_count(self) -> int:
        return 2

    @property
    def result(self) -> Result | None:
        return None

    def clone(self) -> Toy:
        new = Toy()
        self.copy_kernel(new)
        new.seats = []
        for seat in self.seats:
            copy = Holder()
            copy.have, copy.piles = seat.have.copy(), seat.piles
            new.seats.append(copy)
        return new

    def state_key(self) -> object:
        return ()

    def holders(self) -> Sequence[Holder]:
        return self.seats

    def thing_ids(self, kind: str) -> Sequence[str]:
        return CARDS if kind == "card" else super().thing_ids(kind)


class Draw(Effect[Toy, Context]):
    """A seat draws; then whatever listens to that happens."""

    def do(self, game: Toy, context: Context) -> None:
        if game.piles[DECK]:
            game.ask(self, context, context.seat)
        else:
            game.over = True

    def options(self, game: Toy, context: Context) -> list[int]:
        return [DRAW]

    def answer(self, game: Toy, context: Context, option: int) -> None:
        game.seats[context.seat].add(HAND, game.piles[DECK][-1])
        game.lay(DECK, game.piles[DECK][:-1])
        game.have[LEFT] -= 1
        game.push(self, Context(1 - context.seat))
        for act in HOOKS[DRAWN]:
            game.push(act, context)


class Pay(Effect[Toy, Context]):
    """A coin for a card."""

    def do(self, game: Toy, context: Context) -> None:
        game.seats[context.seat].have[COINS] += 1


HOOKS = REGISTER.hooks({DRAWN: (Pay(),)}, {})


class ToyFamily(Family):
    """The toy."""

    def __init__(self) -> None:
        super().__init__("toy", "Toy", 1, {"toy": "it"}, {2: "two"}, {}, WORDS, register=REGISTER)

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("toy",)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return []

    def start(self, setup: Setup) -> Toy:
        game = Toy()
        game.begin(self, setup)
        game.seats = [Holder(), Holder()]
        for seat in game.seats:
            REGISTER.seat.begin(seat)
        game.lay(DECK, game.chance.shuffled(range(len(CARDS))))
        game.push(Draw(), Context(0))
        game.run()
        return game


FAMILY = ToyFamily()


def played(choices: int, seed: int = 1) -> Toy:
    """A game after some choices."""
    game = FAMILY.new(2, seed)
    assert isinstance(game, Toy)
    for _ in range(choices):
        game.step(DRAW)
    return game


def test_a_copy_shares_nothing_that_changes():
    game = played(2)
    copy = game.clone()
    assert copy.fingerprint() == game.fingerprint()
    before = game.fingerprint()
    copy.step(DRAW)
    copy.seats[1].have[COINS] = 9
    assert game.fingerprint() == before != copy.fingerprint()
    assert game.have[LEFT] == 4
    assert copy.have[LEFT] == 3


def test_a_key_names_what_is_not_as_it_starts():
    game = played(0)
    assert REGISTER.seat.key(game.seats[0]) == ([], [])
    game.step(DRAW)
    numbers, piles = REGISTER.seat.key(game.seats[0])
    assert numbers == [("coins", 3)]
    assert piles == [("hand", list(game.seats[0].piles[HAND]))]
    game.seats[0].lay(HAND, (3, 1))
    one = game.fingerprint()
    game.seats[0].lay(HAND, (1, 3))
    assert game.fingerprint() == one, "the order of a hand does not matter"
    game.lay(DECK, game.piles[DECK][::-1])
    assert game.fingerprint() != one, "the order of a deck does"


def test_a_view_shows_owners_their_cards_and_others_how_many():
    game = played(2)
    seat = game.seats[0]
    own = piles_seen(game, REGISTER.seat, seat, True, BOXES)
    assert own == {"hand": [CARDS[seat.piles[HAND][0]]]}
    assert piles_seen(game, REGISTER.seat, seat, False, BOXES) == {}
    assert piles_counted(REGISTER.seat, seat, BOXES) == {"hand": 1}
    assert numbers_seen(game, REGISTER.seat, seat, False, BOXES) == {"coins": 3}
    assert piles_seen(game, REGISTER.table, game, False, BOXES) == {}
    assert piles_counted(REGISTER.table, game, BOXES) == {"deck": 4}
    assert numbers_seen(game, REGISTER.table, game, False, ()) == {}, "the box is not on the table"


class Peeked(Knowledge):
    """Knows the top card of the deck, and that the other seat has no ace."""

    def places(self, holder: Holder, owner: int, pile: Pile) -> Sequence[int]:
        return [len(holder.piles[DECK]) - 1] if owner < 0 else ()

    def fits(self, owner: int, pile: Pile, thing: int) -> bool:
        return owner < 0 or thing != 0


def test_a_redeal_keeps_what_is_known_and_loses_nothing():
    game = played(4)
    others: set[tuple[int, ...]] = set()
    for seed in range(30):
        new = game.clone()
        redeal(new, 0, fresh_chance(0, seed), Peeked())
        assert new.seats[0].piles[HAND] == game.seats[0].piles[HAND]
        assert new.piles[DECK][-1] == game.piles[DECK][-1]
        assert len(new.seats[1].piles[HAND]) == 2
        assert 0 not in new.seats[1].piles[HAND] or 0 in game.seats[1].piles[HAND]
        assert kept(new, "card") == Counter(range(len(CARDS)))
        others.add(new.seats[1].piles[HAND])
    assert len(others) > 1


def test_a_position_is_given_and_expected_by_name():
    game = played(1)
    seat = game.seats[1]
    given: Mapping[str, object] = {"coins": 7, "hand": ["king", "card-queen"]}
    for name, value in given.items():
        assert set_named(game, REGISTER.seat, seat, name, value)
    assert not set_named(game, REGISTER.seat, seat, "nothing", 1)
    assert value_named(game, REGISTER.seat, seat, "hand") == ["king", "queen"]
    assert set_named(game, REGISTER.table, game, "deck", ["ten", "ace"])
    assert game.piles[DECK] == (0, 4), "a deck is given from its top"
    assert value_named(game, REGISTER.table, game, "deck") == ["ten", "ace"]
    assert differ("hand", "card", ["king", "queen"], ["card-queen", "king"]) == []
    assert differ("coins", "", seat.have[COINS], 8) == ["coins is 7, expected 8"]
    assert seat_number(game, "1") == 1
    assert seat_number(game, "nobody") == -1
    with pytest.raises(ScenarioError, match="there is no card 'joker'"):
        set_named(game, REGISTER.seat, seat, "hand", ["joker"])
    with pytest.raises(ScenarioError, match="coins must be a whole number"):
        set_named(game, REGISTER.seat, seat, "coins", -1)


def test_nothing_is_lost_and_nothing_falls_below_zero():
    game = played(0)
    assert kinds_held(game) == {"card"}
    while not game.over:
        assert kept(game, "card") == Counter(range(len(CARDS)))
        assert negative(game) == []
        game.step(DRAW)
    assert [seat.have[COINS] for seat in game.seats] == [5, 5]
    game.seats[0].have[COINS] = -1
    assert negative(game) == ["coins"]
