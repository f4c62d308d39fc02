"""PettingZoo, one seat after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from landsraad.env.core import LENGTH, Games, win_shares
from landsraad.kernel.errors import IllegalOption, SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance


class SeatsInTurn(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game whose agents are the seats of people; automated Rivals move by themselves.

    Choices without an alternative are made by themselves. The winner gets 1 at the end, shared where there are several.
    An action that is not legal is replaced by the first legal one, and `infos[agent]["replaced"]` says so. With
    `masked=False` observations are plain arrays, and the mask is only in the infos.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "landsraad-v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, family: str = "imperium", *, masked: bool = True, render_mode: str | None = None, **wishes: Any
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise SetupError(f"this environment renders as 'ansi', not as {render_mode!r}")
        self.games = Games(family, **wishes)
        self.masked = masked
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = spaces.Box(0, self.games.layout.rows, (2, LENGTH), np.float32)
        mask = spaces.Box(0, 1, (self.games.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) if masked else box
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.games.actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.game: Game | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the family, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, dealt from the seed."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.game = self.games.new(int(self.chance.integers(2**62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._attend()

    def observe(self, agent: str) -> Any:
        """What an agent may know."""
        game = self._running()
        seat = self.seat_of[agent]
        seen = self.games.observe(game, seat)
        if not self.masked:
            return seen
        info = self.infos.get(agent, {})
        mask = info["action_mask"] if "action_mask" in info else self.games.mask(game, seat)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent chooses."""
        game = self._running()
        if not self.agents:
            raise IllegalOption("the game is over: reset the environment to begin another")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalOption(f"{agent} has to choose an option: None is only for agents that have finished")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.seat_of[agent]
        legal = game.legal_for(seat)
        replaced = action not in legal
        game.step(legal[0] if replaced else int(action), seat)
        advance(game)
        self.infos[agent] = {"replaced": True} if replaced else {}
        if game.over:
            shares = win_shares(game)
            for one, seat in self.seat_of.items():
                self.rewards[one] = shares[seat]
                self.terminations[one] = True
                self.infos[one]["action_mask"] = self.games.mask(game, seat)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self._accumulate_rewards()
            self._attend()

    def _attend(self) -> None:
        """Turn to the first seat that is asked."""
        game = self._running()
        seat = game.pending[0]
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent]["action_mask"] = self.games.mask(game, seat)

    def _running(self) -> Game:
        if self.game is None:
            raise IllegalOption("there is no game yet: reset the environment first")
        return self.game

    def render(self) -> str | None:
        """What is asked, in a line."""
        return None if self.render_mode is None else self._running().prompt()

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
