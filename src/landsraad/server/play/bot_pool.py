"""Bots think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter

from landsraad.arena.crew import obey_parent
from landsraad.arena.match import derive_seed
from landsraad.bots import BOTS, Bot, make_bot
from landsraad.kernel.game import Game
from landsraad.server.play.game import Deal

RUN_SECONDS = 0.2
"""After so long a bot hands in what it has chosen, and goes on in its next run."""
RUN_CHOICES = 12
TURN_ENDS = frozenset({"end-turn", "pass"})
"""A run ends with a turn, so that everybody sees one turn after the other."""
KEPT_GAMES = 200

Choices = list[tuple[int, int]]
"""Options and who chose them."""


class BotPool:
    """A pool of processes in which bots choose."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.warm: list[asyncio.Future[None]] = []

    def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=obey_parent)
        self.warm = [asyncio.wrap_future(self.pool.submit(warm_up)) for _ in range(self.processes)]

    async def ready(self) -> None:
        """Wait until the processes can think."""
        await asyncio.gather(*self.warm)

    def close(self) -> None:
        """End the processes, and let go of all they shared: a signal that stops the server gives no later moment."""
        pool, self.pool = self.pool, None
        self.warm = []
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    async def choose(self, table: str, deal: Deal, choices: Choices, seat: int, bot: str) -> list[str]:
        """What the bot chooses in that seat: one option, or several in a row while it is still to choose."""
        for attempt in range(2):
            pool = self.pool
            assert pool is not None
            try:
                future = pool.submit(think, table, deal, choices, seat, bot)
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                if attempt:
                    raise
                if self.pool is pool:
                    self.start()
        raise AssertionError


def warm_up() -> None:
    """In a worker: make all bots once, which loads what they need."""
    for name in BOTS:
        make_bot(name, 0)


kept: OrderedDict[str, tuple[Choices, Game]] = OrderedDict()
"""In a worker: the games it has thought about, to be gone on with."""


def think(table: str, deal: Deal, choices: Choices, seat: int, bot: str) -> list[str]:
    """In a worker: let a bot choose until its turn ends, somebody else must choose, or its time is up.

    Each choice has a seed of its own, and no run ends in the middle of a bot's plan: where a run ends, or who answers
    first, does not change the game.
    """
    game = game_at(table, deal, choices)
    made = sum(by == seat for _, by in choices)
    ends = perf_counter() + RUN_SECONDS
    chosen: list[str] = []
    player: Bot | None = None
    while not chosen or (seat in game.pending and chosen[-1] not in TURN_ENDS and (
        (player is not None and player.settled) or (len(chosen) < RUN_CHOICES and perf_counter() < ends)
    )):
        if player is None or not player.settled:
            player = make_bot(bot, derive_seed(deal.seed, (made + len(chosen)) * 16 + seat))
        option = player.choose(game, seat)
        game.step(option, seat)
        choices.append((option, seat))
        chosen.append(game.name(option))
    kept[table] = (choices, game)
    if len(kept) > KEPT_GAMES:
        kept.popitem(last=False)
    return chosen


def game_at(table: str, deal: Deal, choices: Choices) -> Game:
    """In a worker: the game after these choices, from the one kept if that leads there."""
    before, game = kept.pop(table, ([], None))
    if game is None or choices[: len(before)] != before:
        before, game = [], deal.game()
    for option, seat in choices[len(before) :]:
        game.step(option, seat)
    return game
