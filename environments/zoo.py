"""Both games as PettingZoo AEC environments with action masks; needs the extra `environments`.

`env(game="caylus", seats=4)` is wrapped as PettingZoo's own games are; `raw_env` is the class without
wrappers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import rendering
from environments import layout, numbering
from environments.table import Table, checked
from rendering.paint import draw
from rules.shared.chance import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

ILLEGAL_REWARD = -1
"""The reward for an illegal action, after which the game ends for everybody."""


def env(**arguments: Any) -> AECEnv:
    """Return the environment with PettingZoo's checks: see `raw_env` for the arguments."""
    made: AECEnv = raw_env(**arguments)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801  # PettingZoo's name for it
    """One game.

    Agents are `player_0` and so on, in the order of the seats. A copy, or one that was saved and loaded, goes
    on with the game by itself.
    """

    metadata: Mapping[str, Any] = {
        "render_modes": ["rgb_array", "ansi"],
        "name": f"caylus_v{numbering.VERSION}",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "caylus",
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Truncate a game after `max_cycles` actions of all seats together.

        Raise GameError for a game, a number of seats or options that can't be, and ValueError for a render
        mode.
        """
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"render_mode {render_mode!r}: there are {modes}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles {max_cycles}: at least 1")
        self._header = checked(game, seats, options)
        self.metadata = {**self.metadata, "name": f"{game}_v{numbering.VERSION}"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(numbering.codes(game))
        least, most = layout.observation(game, seats).bounds()
        self.action_spaces = {
            agent: spaces.Discrete(size) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        np.array(least, np.float32),
                        np.array(most, np.float32),
                        dtype=np.float32,
                    ),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Begin a new game; with a seed one that is the same every time, and the later ones after it too."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        drawn = int(self._chance.integers(0, MAX_SEED, endpoint=True))
        self.table = Table(
            checked(
                self._header.game,
                len(self._header.players),
                self._header.options,
                drawn,
            )
        )
        self._seen: tuple[tuple[int, int], NDArray[np.float32]] = (
            (-1, 0),
            np.zeros(0, np.float32),
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what the agent may know, and its legal actions: none unless it decides."""
        seat = self._seat[agent]
        at = (seat, len(self.table.history))
        if self._seen[0] != at:  # the wrappers ask several times a step
            self._seen = (at, np.frombuffer(self.table.observe(seat), np.float32))
        return {
            "observation": self._seen[1].copy(),
            "action_mask": np.frombuffer(self.table.mask(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Perform an action of the selected agent; raise IllegalNumber."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over:
            result = table.game.result(table.state)
            assert result is not None
            for seat, reward in enumerate(table.rewards()):
                self.rewards[self.possible_agents[seat]] = reward
                self.infos[self.possible_agents[seat]]["score"] = result.scores[seat]
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(table.history) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[
            self._seat[agent] if table.seat is None else table.seat
        ]
        self._accumulate_rewards()

    def render(self) -> NDArray[np.uint8] | str | None:
        """Return the glance card of a spectator as pixels, or the position in words."""
        if self.render_mode is None:
            return None
        view, words = self.table.view(None), rendering.Words(self.table.header.players)
        if self.render_mode == "ansi":
            return rendering.text(view, words)
        (scene,) = rendering.scene(view, (), words, "glance")
        return np.asarray(draw(scene).convert("RGB"))

    def close(self) -> None:
        """Close nothing: nothing is held open."""
