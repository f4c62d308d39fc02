"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from landsraad.bots import Bot, make_bot
from landsraad.env.core import LENGTH, Games, Mask, Observed, win_shares
from landsraad.kernel.errors import IllegalOption, SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance


class OneSeat(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not followed, since it need not be there
    """A game in which one seat learns, and bots sit in the others: one name for all of them, or a name each.

    The learner sits in `seat`, or in another seat each game if that is `None`. Choices without an alternative are made
    by themselves. The reward comes at the end: 1 for a win, shared where several win. An action that is not legal is
    replaced by the first legal one, and `info["replaced"]` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, family: str = "imperium", *, opponents: str | Sequence[str] = "heuristic", seat: int | None = 0,
        render_mode: str | None = None, **wishes: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise SetupError(f"this environment renders as 'ansi', not as {render_mode!r}")
        self.games = Games(family, **wishes)
        self.render_mode = render_mode
        others = self.games.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise SetupError(f"{len(self.opponents)} opponents were named for {others} other seats")
        for name in self.opponents:
            make_bot(name, 0, self.games.family.name)
        if seat is not None and not 0 <= seat < self.games.players:
            raise SetupError(f"there is no seat {seat} at a table for {self.games.players}")
        self.wish = seat
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(0, self.games.layout.rows, (2, LENGTH), np.float32),
            "action_mask": spaces.Box(0, 1, (self.games.actions,), np.int8),
        })
        self.action_space = spaces.Discrete(self.games.actions)
        self.game: Game | None = None
        self.seat = 0
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed | Mask], dict[str, Any]]:
        """Begin a new game, dealt from the seed, and play on to the learner's first choice."""
        super().reset(seed=seed)
        deal = self.np_random
        players = self.games.players
        self.game = self.games.new(int(deal.integers(2**62)))
        self.seat = int(deal.integers(players)) if self.wish is None else self.wish
        others = [seat for seat in range(players) if seat != self.seat]
        self.bots = {
            seat: make_bot(name, int(deal.integers(2**48))) for seat, name in zip(others, self.opponents, strict=True)
        }
        self._let_others()
        return self._seen(self.game), {"action_mask": self.games.mask(self.game, self.seat)}

    def step(self, action: int) -> tuple[dict[str, Observed | Mask], float, bool, bool, dict[str, Any]]:
        """The learner chooses, and the others play on to its next choice."""
        game = self.game
        if game is None:
            raise IllegalOption("there is no game yet: reset the environment first")
        if game.over:
            raise IllegalOption("the game is over: reset the environment to begin another")
        legal = game.legal_for(self.seat)
        replaced = int(action) not in legal
        game.step(legal[0] if replaced else int(action), self.seat)
        self._let_others()
        info: dict[str, Any] = {"action_mask": self.games.mask(game, self.seat)}
        if replaced:
            info["replaced"] = True
        return self._seen(game), win_shares(game)[self.seat], game.over, False, info

    def action_masks(self) -> Mask:
        """The mask by the name that Stable-Baselines' MaskablePPO asks for."""
        if self.game is None:
            raise IllegalOption("there is no game yet: reset the environment first")
        return self.games.mask(self.game, self.seat)

    def _let_others(self) -> None:
        """Let the bots play until the learner has a choice."""
        game = self.game
        assert game is not None
        advance(game)
        while not game.over and self.seat not in game.pending:
            seat = game.pending[0]
            game.step(self.bots[seat].choose(game, seat), seat)
            advance(game)

    def _seen(self, game: Game) -> dict[str, Observed | Mask]:
        return {
            "observation": self.games.observe(game, self.seat), "action_mask": self.games.mask(game, self.seat),
        }

    def render(self) -> str | None:
        """What is asked, in a line."""
        return None if self.render_mode is None or self.game is None else self.game.prompt()
