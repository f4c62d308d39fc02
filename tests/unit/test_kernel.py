"""The kernel by itself, with a toy family: sealed bids for three prizes."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from landsraad.kernel import game as game_module
from landsraad.kernel.chance import Chance
from landsraad.kernel.effect import Context, Effect
from landsraad.kernel.errors import IllegalOption, RecordError, SetupError
from landsraad.kernel.event import Event
from landsraad.kernel.family import Family, Setting, check_record
from landsraad.kernel.game import Game, Result
from landsraad.kernel.setup import Setup
from landsraad.kernel.vocabulary import Vocabulary

if game_module.__file__.endswith(".so"):
    pytest.skip("interpreted toy classes cannot extend the compiled kernel", allow_module_level=True)

WORDS = Vocabulary()
BID = WORDS.numbered("bid", 4, "Bid #")
KEEP = WORDS.add("keep", text="Keep the prize")
SWAP = WORDS.add("swap", text="Swap the prize")


class Auction(Game):
    """Players bid in secret; the highest single bid wins the prize, which is then kept or swapped."""

    prizes: list[int]
    won: list[int]
    money: list[int]
    __slots__ = tuple(__annotations__)

    @property
    def seat_count(self) -> int:
        return len(self.won)

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        order = sorted(range(len(self.won)), key=lambda seat: -self.won[seat])
        return {
            "ranking": [[seat] for seat in order], "scores": self.won, "winners": order[:1], "tie_breakers": [],
        }

    def clone(self) -> Auction:
        new = Auction()
        self.copy_kernel(new)
        new.prizes, new.won, new.money = self.prizes[:], self.won[:], self.money[:]
        return new

    def state_key(self) -> object:
        return (self.prizes, self.won, self.money)

    def view(self, seat: int | None) -> object:
        sealed = None if self.sealed is None else [
            answer if own == seat else min(answer, 0) for own, answer in enumerate(self.sealed)
        ]
        return {"won": self.won, "money": self.money, "sealed": sealed, "left": len(self.prizes)}

    def event_text(self, event: Event, viewer: int | None) -> str:
        return f"{event.kind} {event.seat}"


class Bids(Effect[Auction, Context]):
    """Everybody bids at once."""

    def do(self, game: Auction, context: Context) -> None:
        if not game.prizes:
            game.over = True
            return
        game.push(self, context)
        game.ask_sealed(self, context, range(game.seat_count))

    def sealed_options(self, game: Auction, context: Context, seat: int) -> list[int]:
        return BID[: game.money[seat] + 1]

    def unseal(self, game: Auction, context: Context, answers: list[int]) -> None:
        bids = [WORDS.value[answer] for answer in answers]
        best = max(bids)
        game.emit(Event("sold", bids.index(best)))
        if bids.count(best) == 1:
            winner = bids.index(best)
            game.money[winner] -= best
            game.push(PRIZE, Context(winner))
        else:
            game.prizes.pop()

    def prompt(self, game: Auction, context: Context) -> str:
        return "Bid in secret."


class Prize(Effect[Auction, Context]):
    """The winner keeps the prize or swaps it for a random one."""

    def do(self, game: Auction, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Auction, context: Context) -> list[int]:
        return [KEEP, SWAP]

    def answer(self, game: Auction, context: Context, option: int) -> None:
        prize = game.prizes.pop()
        if option == SWAP:
            prize = game.chance.below(10)
            game.reveal()
        game.won[context.seat] += prize

    def why_not(self, game: Auction, context: Context, option: int) -> str:
        return "the bidding is closed" if option in BID else ""


BIDS, PRIZE = Bids(), Prize()


class Auctions(Family):
    """The toy family."""

    def __init__(self) -> None:
        super().__init__("auction", "Auction", 1, {"base": "prizes"}, {2: "two", 3: "three"},
                         {"rich": Setting(False, "everybody has more money"), "prizes": Setting(3, "how many", (3, 5))},
                         WORDS)

    def default_modules(self, players: int) -> tuple[str, ...]:
        return ("base",)

    def leader_ids(self, modules: tuple[str, ...]) -> list[str]:
        return ["leader-ann", "leader-bob"]

    def short_id(self, id: str) -> str:
        return id.removeprefix("leader-")

    def start(self, setup: Setup) -> Game:
        game = Auction()
        game.begin(self, setup)
        game.prizes = [game.chance.below(10) for _ in range(int(setup.options["prizes"]))]
        game.won = [0] * setup.players
        game.money = [3] * setup.players
        game.push(BIDS, Context(0))
        game.run()
        return game


FAMILY = Auctions()


def new(
    players: object = 3, seed: object = 5, modules: object = None, leaders: object = None, options: object = None,
    listen: bool = False,
) -> Auction:
    """A toy game."""
    game = FAMILY.new(players, seed, modules, leaders, options, listen)
    assert isinstance(game, Auction)
    return game


def test_sealed_choices_come_in_any_order_and_stay_sealed() -> None:
    game = new()
    assert game.actor is None
    assert game.pending == [0, 1, 2]
    assert game.legal == []
    assert game.legal_for(1) == BID
    before = json.dumps(game.view(0))
    game.step("bid:2", seat=1)
    assert game.pending == [0, 2]
    assert game.legal_for(1) == []
    assert json.dumps(game.view(1)) != before
    assert json.loads(json.dumps(game.view(0)))["sealed"] == [-1, 0, -1]
    assert game.undo_floor == 0
    game.step("bid:1", seat=2)
    game.step("bid:0", seat=0)
    assert game.actor == 1
    assert game.undo_floor == 3
    assert [game.name(option) for option in game.legal] == ["keep", "swap"]


def test_sealed_choices_are_refused_without_a_seat_twice_or_beyond_ones_means() -> None:
    game = new()
    before = game.fingerprint()
    with pytest.raises(IllegalOption, match="several seats"):
        game.step("bid:1")
    with pytest.raises(IllegalOption):
        game.step("keep", seat=0)
    with pytest.raises(IllegalOption):
        game.step("bid:1", seat=7)
    assert game.fingerprint() == before
    game.step("bid:1", seat=0)
    with pytest.raises(IllegalOption, match="seat 0 is not to choose"):
        game.step("bid:2", seat=0)
    game.step("bid:2", seat=1)
    game.step("bid:3")  # only one seat is left to choose
    assert game.actor == 2


def test_records_hold_seats_for_sealed_choices_only() -> None:
    game = new()
    for seat, bid in ((2, "bid:3"), (0, "bid:1"), (1, "bid:1")):
        game.step(bid, seat=seat)
    game.step("keep")
    moves = [[2, "bid:3"], [0, "bid:1"], [1, "bid:1"], "keep"]
    record = json.loads(json.dumps(game.record()))
    assert record["moves"] == moves
    again = FAMILY.replay(check_record(record))
    assert again.fingerprint() == game.fingerprint()
    assert again.moves() == moves
    assert FAMILY.replay(record, to=2).pending == [1]


def test_undo_stops_where_chance_fell() -> None:
    game = new()
    for seat in range(3):
        game.step(f"bid:{seat}", seat=seat)
    game.step("keep")
    assert (game.ply, game.undo_floor) == (4, 3)
    again = FAMILY.replay(game.record(), to=3)
    again.step("swap")
    assert again.undo_floor == 4


def test_events_are_told_only_to_listeners() -> None:
    game = new()
    heard = new(listen=True)
    for one in (game, heard):
        for seat in range(3):
            one.step(f"bid:{seat}", seat=seat)
    assert game.fetch_events() == []
    assert [event.kind for event in heard.fetch_events()] == ["sold"]
    assert heard.fetch_events() == []
    assert heard.fingerprint() == game.fingerprint()
    assert heard.clone().events is None


def test_why_not_says_the_reason() -> None:
    game = new()
    assert game.why_not("bid:3", 0) is None
    assert game.why_not("keep", 0) == "not now: Bid in secret."
    assert game.why_not("bid:9") == "there is no option called 'bid:9'"
    for seat in range(3):
        game.step(f"bid:{seat}", seat=seat)
    assert game.why_not("bid:1") == "the bidding is closed"
    assert game.why_not("keep", 0) == "it is not this seat's turn to choose; waiting for seat 2"
    assert game.why_not("keep") is None
    while not game.over:
        seat = game.pending[0]
        game.step(game.legal_for(seat)[0], seat)
    assert game.why_not("keep") == "the game is over"
    with pytest.raises(IllegalOption, match="the game is over"):
        game.step("keep")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 7}, "cannot be played by 7 players: it takes 2, 3"),
        ({"players": True}, "cannot be played by True players"),
        ({"players": "3"}, "cannot be played by '3' players"),
        ({"seed": -1}, "seed -1 is not possible"),
        ({"seed": 2**256}, "is not possible"),
        ({"seed": "x"}, "seed 'x' is not possible"),
        ({"seed": 1.5}, "seed 1.5 is not possible"),
        ({"modules": ["ix"]}, "auction has no module 'ix': it has base"),
        ({"modules": "base"}, "modules must be a list of names"),
        ({"options": {"rude": True}}, "auction has no option 'rude': its options are rich, prizes"),
        ({"options": {"rich": "maybe"}}, "option rich cannot be 'maybe': it is one of false, true"),
        ({"options": {"prizes": 4}}, "option prizes cannot be 4: it is one of 3, 5"),
        ({"options": {"prizes": True}}, "option prizes cannot be True"),
        ({"options": {"prizes": None}}, "option prizes cannot be None"),
        ({"options": ["rich"]}, "options must be a mapping"),
        ({"leaders": ["carl"]}, "there is no leader 'carl' here: choose from ann, bob or 'random'"),
        ({"leaders": ["ann", "ann"]}, "leader leader-ann was named twice"),
        ({"leaders": ["ann", "bob", "random", "random"]}, "4 leaders were named for 3 seats"),
        ({"leaders": "ann"}, "leaders must be 'random', 'draft' or a list"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError) as error:
        new(**arguments)  # type: ignore[arg-type]
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_words_are_understood_as_options() -> None:
    assert new(options={"rich": "true", "prizes": "5"}).setup.options == {"rich": True, "prizes": 5}
    assert new(leaders=["ann", "random"]).setup.leaders == ("leader-ann", "random", "random")


def changed(**changes: object) -> Mapping[str, object]:
    """A record of a short game with something wrong."""
    game = new()
    game.step("bid:1", seat=0)
    return {**game.record(), **changes}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": 2}, "made with rules version 2 of auction; this engine plays version 1"),
        ({"moves": None}, "no list of moves"),
        ({"moves": "bid:1"}, "no list of moves"),
        ({"moves": [3]}, "move 0 of the record is not an option: 3"),
        ({"moves": [[0, "bid:1"], [0, "bid:1"]]}, "move 1 of the record, 'bid:1', is not legal there"),
        ({"moves": ["bid:1"]}, "move 0 of the record, 'bid:1', is not legal there"),
        ({"moves": [[0, "bid:99"]]}, "move 0 of the record is unknown: 'bid:99'"),
        ({"moves": [["0", "bid:1"]]}, "move 0 of the record is not an option"),
        ({"seed": None}, "the record cannot be set up"),
        ({"players": 9}, "the record cannot be set up: auction cannot be played by 9 players"),
    ],
)
def test_bad_records_are_refused_in_one_sentence(changes: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError) as error:
        FAMILY.replay(changed(**changes))
    assert message in str(error.value)


def test_records_of_another_format_are_refused() -> None:
    records: list[object] = [None, [], "x", {}, changed(format=2)]
    for record in records:
        with pytest.raises(RecordError):
            check_record(record)
    with pytest.raises(RecordError, match="there is no ply 2"):
        FAMILY.replay(changed(), to=2)


def test_chance_is_the_same_on_every_machine() -> None:
    dice = Chance.from_seed(7)
    assert [dice.below(100) for _ in range(12)] == [4, 87, 4, 52, 77, 41, 52, 0, 2, 3, 88, 75]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [8, 6, 2, 0, 5, 1, 3, 4, 9, 7]
    copy = dice.copy()
    assert [dice.below(9) for _ in range(200)] == [copy.below(9) for _ in range(200)]


def test_a_shuffle_is_one_draw_after_the_other() -> None:
    for size in (0, 1, 2, 5, 12, 13, 40):
        together, singly = Chance.from_seed(size), Chance.from_seed(size)
        for _ in range(30):  # more than a pool lasts for
            cards, laid = list(range(size)), list(range(size))
            together.shuffle(cards)
            for last in range(size - 1, 0, -1):
                i = singly.below(last + 1)
                laid[last], laid[i] = laid[i], laid[last]
            assert cards == laid
        assert (together.pool, together.counter) == (singly.pool, singly.counter)


def test_chance_is_fair() -> None:
    dice = Chance.from_seed(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)
    firsts = [0] * 5
    for _ in range(20_000):
        cards = list(range(5))
        dice.shuffle(cards)
        firsts[cards[0]] += 1
    assert all(3_750 < count < 4_250 for count in firsts)


# -- things at hand ---------------------------------------------------------------------------------------------------


GIFT = WORDS.numbered("gift", 4, "Give # to the bank")
BEG = WORDS.add("beg", text="Beg")
SHUT = WORDS.add("shut", text="Shut the door")


class Spend(Effect[Auction, Context]):
    """A seat says how much it gives away."""

    def do(self, game: Auction, context: Context) -> None:
        game.ask(self, context, context.seat)

    def options(self, game: Auction, context: Context) -> list[int]:
        return GIFT[: game.money[context.seat] + 1]

    def answer(self, game: Auction, context: Context, option: int) -> None:
        game.money[context.seat] -= WORDS.value[option]


SPEND = Spend()


class Traders(Auctions):
    """The toy family with something at hand: to beg for money, and to give it away, at any time."""

    def at_hand(self, game: Game, seat: int) -> list[int]:
        assert isinstance(game, Auction)
        return [*([BEG] if game.money[seat] < 3 else []), *([SHUT] if game.money[seat] else [])]

    def not_at_hand(self, game: Game, seat: int, option: int) -> str:
        return "you are rich" if option == BEG else ""

    def interrupt(self, game: Game, seat: int, option: int) -> None:
        assert isinstance(game, Auction)
        if option == BEG:
            game.money[seat] += 1
        else:
            game.push(SPEND, Context(seat))

    def determinize(self, game: Game, seat: int, seed: int) -> Game:
        new = game.clone()
        new.reseal(seat, Chance.from_seed(seed))
        return new


TRADERS = Traders()


def trade(seed: int = 5) -> Auction:
    """A toy game with things at hand."""
    game = TRADERS.new(3, seed)
    assert isinstance(game, Auction)
    return game


def test_something_at_hand_interrupts_and_the_question_comes_again_as_it_was() -> None:
    game = trade()
    game.step("bid:2", seat=1)
    game.step("bid:1", seat=0)
    before = (game.pending, game.sealed, game.prompt())
    assert game.at_hand(0) == [SHUT]
    game.step("shut", seat=0)
    assert (game.actor, game.sealed) == (0, None)
    assert [game.name(option) for option in game.legal] == ["gift:0", "gift:1", "gift:2", "gift:3"]
    game.step("gift:1")
    assert (game.pending, game.sealed, game.prompt()) == before
    game.step("bid:3", seat=2)
    assert game.actor == 2
    game.step("beg", seat=0)
    assert (game.actor, game.money) == (2, [3, 3, 0])
    assert [game.name(option) for option in game.legal] == ["keep", "swap"]
    assert game.moves() == [[1, "bid:2"], [0, "bid:1"], [0, "shut"], "gift:1", [2, "bid:3"], [0, "beg"]]


def test_sealed_answers_that_have_become_illegal_are_asked_for_again() -> None:
    game = trade()
    game.step("bid:3", seat=0)
    game.step("bid:1", seat=1)
    game.step("shut", seat=0)
    game.step("gift:2")
    assert game.pending == [0, 2]
    assert [game.name(option) for option in game.legal_for(0)] == ["bid:0", "bid:1"]
    game.step("bid:0", seat=2)
    game.step("bid:1", seat=0)
    assert game.pending == [0, 1, 2]


def test_interruptions_may_interrupt_each_other() -> None:
    game = trade()
    game.step("bid:2", seat=1)
    game.step("shut", seat=2)
    game.step("shut", seat=1)
    assert game.actor == 1
    game.step("gift:1")
    assert game.actor == 2
    game.step("gift:3")
    assert game.sealed == [-1, BID[2], -1]


def test_what_is_not_at_hand_is_refused_with_its_reason_and_changes_nothing() -> None:
    game = trade()
    before = game.fingerprint()
    for option in ("beg", "gift:1"):
        with pytest.raises(IllegalOption):
            game.step(option, seat=0)
    with pytest.raises(IllegalOption):
        game.step("shut")  # nobody says whose
    assert game.fingerprint() == before
    game.step("shut", seat=0)
    assert game.why_not("beg", 1) == "you are rich"
    assert game.why_not("shut", 1) is None
    assert game.why_not("keep", 1) == "it is not this seat's turn to choose; waiting for seat 0"


def test_interrupted_games_replay_clone_and_keep_their_secrets() -> None:
    game = trade()
    moves = [(0, "bid:2"), (1, "bid:1"), (0, "shut"), (1, "shut"), (1, "gift:0"), (0, "gift:1"), (2, "bid:0"),
             (0, "keep"), (2, "shut"), (2, "gift:3")]
    seen: list[str] = []
    for ply, (seat, name) in enumerate(moves):
        seen.append(game.fingerprint())
        copy = game.clone()
        game.step(name, seat)
        assert copy.fingerprint() == seen[-1]
        copy.step(name, seat)
        assert copy.fingerprint() == game.fingerprint()
        again = TRADERS.replay(check_record(json.loads(json.dumps(game.record()))))
        assert again.fingerprint() == game.fingerprint()
        assert TRADERS.replay(game.record(), to=ply).fingerprint() == seen[-1]
        for viewer in range(3):
            for seed in range(4):
                assert game.determinize(viewer, seed).view(viewer) == game.view(viewer)
    held = {seed: TRADERS.replay(game.record(), to=4).determinize(2, seed).agenda[-2][0].key() for seed in range(20)}
    assert len(set(held.values())) > 3  # what others had sealed before the interruption is drawn again
    own = TRADERS.replay(game.record(), to=4).determinize(0, 1).agenda[1][0]
    assert f"sealed=[{BID[2]}, " in own.key()


def test_a_record_cannot_take_what_was_not_at_hand() -> None:
    game = trade()
    game.step("bid:1", seat=0)
    for move in ([1, "beg"], "shut", [1, "gift:1"]):
        record = {**game.record(), "moves": [[0, "bid:1"], move]}
        with pytest.raises(RecordError, match="not legal there"):
            TRADERS.replay(record)


class Whisper(Effect[Auction, Context]):
    """A window of which nobody may know who is asked."""

    secret = True

    def do(self, game: Auction, context: Context) -> None:
        game.ask_sealed(self, context, [1])

    def sealed_options(self, game: Auction, context: Context, seat: int) -> list[int]:
        return [KEEP, SWAP]

    def unseal(self, game: Auction, context: Context, answers: list[int]) -> None:
        game.over = True


def test_who_is_asked_in_secret_is_known_to_nobody_else() -> None:
    game = new()
    game.asker, game.sealed, game.agenda = None, None, []
    game.push(Whisper(), Context(-1))
    game.run()
    assert game.pending == [1]
    assert [game.pending_as_known(viewer) for viewer in (None, 0, 1, 2)] == [[], [], [1], []]
    assert game.question(1) == ["Choose."]
    assert game.question(0) == game.question(None) == ["A moment for those who may act now."]
    assert game.why_not("keep", 0) == "it is not this seat's turn to choose"
    with pytest.raises(IllegalOption, match=r"seat 0 is not to choose now$"):
        game.step("keep", seat=0)


class Parts(Effect[Auction, Context]):
    """Everybody seals two bids, the second lower than the first."""

    in_parts = True

    def do(self, game: Auction, context: Context) -> None:
        game.prizes = [-1] * game.seat_count
        game.ask_sealed(self, context, range(game.seat_count))

    def sealed_options(self, game: Auction, context: Context, seat: int) -> list[int]:
        return BID if game.prizes[seat] < 0 else BID[: game.prizes[seat]]

    def keeps_sealing(self, game: Auction, context: Context, seat: int, option: int) -> bool:
        more = game.prizes[seat] < 0 < WORDS.value[option]
        game.prizes[seat] = WORDS.value[option]
        return more

    def unseal(self, game: Auction, context: Context, answers: list[int]) -> None:
        game.won = [WORDS.value[answer] for answer in answers]
        game.over = True


def test_a_sealed_answer_may_have_parts_and_each_seat_its_own_pace() -> None:
    game = new()
    game.asker, game.sealed, game.agenda = None, None, []
    game.push(Parts(), Context(-1))
    game.run()
    game.step("bid:3", seat=1)
    assert game.pending == [0, 1, 2]
    assert game.legal_for(1) == BID[:3]
    assert game.legal_for(0) == BID
    game.step("bid:1", seat=1)
    assert game.pending == [0, 2]
    game.step("bid:0", seat=0)
    assert game.pending == [2]
    game.step("bid:2", seat=2)
    assert game.undo_floor == 0
    game.step("bid:0", seat=2)
    assert game.won == [0, 1, 0]
    assert game.undo_floor == 5


def test_a_question_with_one_answer_is_not_asked_where_a_game_skips_it() -> None:
    game = new()
    game.skips_forced = True
    game.money = [0, 1, 0]
    game.asker, game.sealed, game.agenda = None, None, []
    game.push(BIDS, Context(0))
    game.run()
    assert game.pending == [1]
    assert game.sealed == [BID[0], -1, BID[0]]
    game.step("bid:0", seat=1)  # nobody wins, and at the next prize it is the same
    assert (len(game.prizes), game.pending) == (2, [1])
    copy = game.clone()
    copy.step("bid:1", seat=1)
    assert copy.actor == 1
    copy.step("keep")
    assert copy.over  # nobody has money: the last prize is bid for by nobody
    assert copy.moves() == [[1, "bid:0"], [1, "bid:1"], "keep"]
