"""PettingZoo in parallel: all who are asked choose at once, as sealed choices want it."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from landsraad.env.core import LENGTH, Games, win_shares
from landsraad.kernel.errors import IllegalOption, SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance


class SeatsAtOnce(ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game whose agents act in every step. One that is not asked has a single legal action, the last one, which does
    nothing. Everything else is as in `SeatsInTurn`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "landsraad-parallel-v0", "render_modes": ["ansi"]}

    def __init__(self, family: str = "classic", *, render_mode: str | None = None, **wishes: Any) -> None:
        if render_mode not in (None, "ansi"):
            raise SetupError(f"this environment renders as 'ansi', not as {render_mode!r}")
        self.games = Games(family, **wishes)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.players)]
        self.waiting = self.games.actions
        """The action of who is not asked."""
        box = spaces.Box(0, self.games.layout.rows, (2, LENGTH), np.float32)
        mask = spaces.Box(0, 1, (self.games.actions + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.games.actions + 1) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.game: Game | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the family, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, dealt from the seed."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        game = self.game = self.games.new(int(self.chance.integers(2**62)))
        self.agents = self.possible_agents.copy()
        seen = self._observations(game)
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """All who are asked choose."""
        game = self.game
        if game is None or not self.agents:
            raise IllegalOption("there is no game to play: reset the environment first")
        replaced = dict.fromkeys(self.agents, False)
        for seat in game.pending:
            agent = self.possible_agents[seat]
            legal = game.legal_for(seat)
            action = actions.get(agent, self.waiting)
            replaced[agent] = action not in legal
            game.step(legal[0] if replaced[agent] else int(action), seat)
        advance(game)
        shares = win_shares(game)
        agents = self.agents
        seen = self._observations(game)
        if game.over:
            self.agents = []
        return (
            seen, {agent: shares[seat] for seat, agent in enumerate(agents)}, dict.fromkeys(agents, game.over),
            dict.fromkeys(agents, False),
            {
                agent: {"action_mask": seen[agent]["action_mask"], **({"replaced": True} if replaced[agent] else {})}
                for agent in agents
            },
        )

    def _observations(self, game: Game) -> dict[str, Any]:
        seen: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.games.actions + 1, np.int8)
            if game.over:
                mask[:] = 1
            else:
                mask[game.legal_for(seat) or [self.waiting]] = 1
            seen[agent] = {"observation": self.games.observe(game, seat), "action_mask": mask}
        return seen

    def render(self) -> str | None:
        """What is asked, in a line."""
        return None if self.render_mode is None or self.game is None else self.game.prompt()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
