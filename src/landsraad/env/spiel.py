"""OpenSpiel: games with chance sampled, and worlds that a player cannot tell apart for its IS-MCTS."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from landsraad.env.core import LENGTH, Games, win_shares
from landsraad.families import families, replay
from landsraad.kernel.errors import SetupError
from landsraad.kernel.game import Game
from landsraad.kernel.playing.lockstep import advance
from landsraad.observe import known

LONGEST = 100_000
"""Choices of a game at most; none is nearly as long."""
DEFAULTS: dict[str, Any] = {"players": 4, "modules": "", "leaders": "", "options": "", "seed": 0}


def game_type(family: str) -> pyspiel.GameType:
    """What OpenSpiel is to know of a family."""
    counts = families()[family].players
    return pyspiel.GameType(
        short_name=f"landsraad_{family}",
        long_name=f"Landsraad: {families()[family].title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of OpenSpiel. The shuffles of a whole game follow from what its first chance nodes deal."""

    def __init__(self, family: str, params: Mapping[str, Any]) -> None:
        wishes = {**DEFAULTS, **params}
        self.games = Games(
            family, players=wishes["players"], modules=words(wishes["modules"]) or None,
            leaders=words(wishes["leaders"]) or None, options=json.loads(wishes["options"] or "{}"),
        )
        self.root_seed = wishes["seed"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.games.actions,
            max_chance_outcomes=DEALS,
            num_players=self.games.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(family), info, dict(params))

    def new_initial_state(self) -> SpielState:
        """A game before anything is dealt."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (load_named, (self.get_type().short_name, self.get_parameters()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who puts observations into a tensor."""
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load(
    family: str, *, players: int = 4, modules: Sequence[str] | None = None,
    leaders: str | Sequence[str] | None = None, options: Mapping[str, str | int | bool] | None = None,
) -> Any:
    """The game with these wishes, as `pyspiel.load_game` loads it."""
    if family not in families():
        raise SetupError(f"there is no family {family!r}: choose from {', '.join(families())}")
    wishes: dict[str, Any] = {"players": players}
    if modules is not None:
        wishes["modules"] = "+".join(modules)
    if leaders is not None:
        wishes["leaders"] = leaders if isinstance(leaders, str) else "+".join(leaders)
    if options:
        wishes["options"] = json.dumps(dict(options))
    return load_named(f"landsraad_{family}", wishes)


def load_named(name: str, params: Mapping[str, Any]) -> Any:
    """A game by its registered name; a pickle names this function, whose module registers the games."""
    return pyspiel.load_game(name, dict(params))


def words(text: str) -> list[str]:
    """The words of a parameter, joined by `+` there since commas part parameters."""
    return [word for word in text.split("+") if word]


class Held:
    """A position, or none yet, that copies and pickles as games do."""

    def __init__(self, game: Game | None = None) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.game is None else self.game.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return (again, (None if self.game is None else json.dumps(self.game.record()),))


def again(record: str | None) -> Held:
    """The position of a record."""
    return Held(None if record is None else replay(json.loads(record)))


DEALS = 256
DEAL_NODES = 4
"""Chance deals so often, one of so many each time: together they are the game's seed."""


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A position."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.table = game.games
        self.root_seed = game.root_seed
        self.dealt: list[int] = []
        self.held = Held()
        self.chosen: list[list[int]] = [[] for _ in range(self.table.players)]
        self.views: dict[int, str] = {}
        """Views of this position by player, once they were asked for: OpenSpiel asks for each several times."""

    @property
    def position(self) -> Game | None:
        """The game, once it is dealt."""
        return self.held.game

    def current_player(self) -> int:
        """Who chooses: chance while the game is dealt, then seats."""
        position = self.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.pending[0]

    def _legal_actions(self, player: int) -> list[int]:
        """The options of a player in ascending order."""
        return sorted(self._running().legal_for(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        """Deal, or choose."""
        if self.position is None:
            self.dealt.append(action)
            if len(self.dealt) == DEAL_NODES:
                seed = self.root_seed
                for deal in self.dealt:
                    seed = seed * DEALS + deal
                self.held = Held(self.table.new(seed))
            return
        self.views = {}
        seat = self.position.pending[0]
        self.chosen[seat].append(action)
        self.position.step(action, seat)
        advance(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        """An option by name."""
        return f"deal:{action}" if player < 0 else self.table.family.vocabulary.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """Who wins gets 1, shared where several do."""
        if self.position is None:
            return [0.0] * self.table.players
        return win_shares(self.position)[: self.table.players]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player (or the one to choose) may know now, and everything it has chosen so far."""
        if player is None:
            player = self.current_player()
        return f"{self.observation_string(player)}\n{self._running().ply} {self.chosen[player]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player (or the one to choose) may know now."""
        if player is None:
            player = self.current_player()
        if player not in self.views:
            self.views[player] = json.dumps(self._running().view(player), sort_keys=True)
        return self.views[player]

    def resample(self, player: int, seed: int) -> SpielState:
        """Another state that a player cannot tell from this one."""
        other = self.clone()
        other.held.game = self._running().determinize(player, seed)
        other.views = {}
        return other  # type: ignore[no-any-return]  # what is cloned is of this class

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same, by the name that OpenSpiel's IS-MCTS asks for; the sampler draws from 0 to 1."""
        return self.resample(player, int(sampler() * 2**62))

    def _running(self) -> Game:
        if self.position is None:
            raise ValueError("the game is not dealt yet")
        return self.position

    def __str__(self) -> str:
        return f"dealing {self.dealt}" if self.position is None else self.position.fingerprint()


class SpielObserver:
    """Puts what a player may know into a tensor: row numbers, counted from 1 with 0 for none, above their values."""

    def __init__(self, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        """Whether strings tell all that a player has seen and chosen; the tensor is the same either way."""
        self.tensor = np.zeros(2 * LENGTH, np.float32)
        self.dict = {"observation": self.tensor.reshape(2, LENGTH)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Read a state."""
        self.tensor.fill(0)
        if state.position is not None:
            rows, values = known(state.position, player).flat()
            self.dict["observation"][0, : len(rows)] = rows
            self.dict["observation"][0, : len(rows)] += 1
            self.dict["observation"][1, : len(rows)] = values

    def string_from(self, state: SpielState, player: int) -> str | None:
        """A state in words."""
        if state.position is None:
            return ""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def spiel_of(family: str) -> type[Spiel]:
    """The class of a family's games. OpenSpiel drops what is registered after the interpreter has gone: a function
    would then be freed by nobody's thread, a class is not."""

    class FamilySpiel(Spiel):
        """Games of one family."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(family, params or {})

    return FamilySpiel


for _family in families():
    pyspiel.register_game(game_type(_family), spiel_of(_family))
