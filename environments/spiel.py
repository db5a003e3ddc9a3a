"""Both games as OpenSpiel games: `pyspiel.load_game("caylus(players=3)")` after importing this module.

Needs the extra `environments`. `python_caylus`, as OpenSpiel names its games in Python, is the same game.

Chance is explicit: four chance nodes at the root choose the bytes of the seed, and everything later follows
from it, as in a record. So a history is whole numbers alone and a state can be saved and loaded. A search
that copies a state knows its future; `resample_from_infostate` deals again what a player can't know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from environments import layout, numbering
from environments.table import Table, checked
from rules.register import find_game
from rules.shared.chance import MAX_SEED, Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules.game import Game as Rules

OUTCOMES = 256
NODES = 4
DEFAULT_PLAYERS = 2
PREFIX = "python_"  # of OpenSpiel's own games that are written in Python


def _typed(value: str) -> int | str:
    """Return an option's value as OpenSpiel reads it: "4" is a number there."""
    return int(value) if value.isdigit() else value


def _game_type(rules: Rules, prefix: str = "") -> Any:
    defaults = {name: _typed(values[0]) for name, values in rules.options.items()}
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"{prefix}{rules.id}",
        long_name=f"{rules.title} v{numbering.VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if rules.hidden
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": DEFAULT_PLAYERS, **defaults},
    )


class Game(pyspiel.Game):
    """A game of OpenSpiel: what a table of so many players with these options is."""

    rules: Rules
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raise GameError for players or options that can't be."""
        given, rules = dict(params or {}), self.rules
        self.seats = int(given.get("players", DEFAULT_PLAYERS))
        self.options = {
            name: str(given[name]) for name in rules.options if name in given
        }
        checked(rules.id, self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbering.codes(rules.id)),
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=layout.MOST_ACTIONS,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(
            self,
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False),
            params,
        )


class State(pyspiel.State):
    """A table, and before it the bytes of its seed."""

    def __init__(self, game: Game) -> None:
        """Serve `Game.new_initial_state` only."""
        super().__init__(game)
        self.rules_id = game.rules.id
        self.seats = game.seats
        self.options = game.options
        self.bytes: list[int] = []
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return (
            []
            if self.table is None or player != self.table.seat
            else self.table.legal()
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(action)
            return
        self.bytes.append(action)
        if len(self.bytes) == NODES:
            seed = int.from_bytes(bytes(self.bytes), "big")
            self.table = Table(
                checked(self.rules_id, self.seats, self.options, seed), remember=True
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return numbering.codes(self.rules_id)[action]

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.seats if self.table is None else self.table.rewards()

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> State:
        """Return a state that looks the same to the player, what it can't know dealt again (`Game.imagine`).

        Its bytes are still those of the true state.
        """
        copy: State = self.clone()
        if self.table is not None:
            seed = int(probability_sampler() * MAX_SEED)
            copy.table = self.table.imagined(player, Chance(seed))
        return copy

    def __str__(self) -> str:
        """Return the whole record; it tells everything, hidden cards too."""
        return f"seed bytes {self.bytes}" if self.table is None else self.table.record()


class Observer:
    """A player's observations: with perfect recall the information state, else the observation."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(
                f"observation parameters: none are known, not {sorted(params)}"
            )
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "private_info: one player's or none; nobody sees everybody's cards"
            )
        self.recall = kind.perfect_recall
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        plan = (layout.information if self.recall else layout.observation)(
            game.rules.id, game.seats
        )
        self.tensor = np.zeros(plan.size, np.float32)
        self.dict = {}
        for block in plan.blocks:
            start = plan.at[block.name]
            size = int(np.prod(block.shape))
            self.dict[block.name] = self.tensor[start : start + size].reshape(
                block.shape
            )

    def set_from(self, state: State, player: int) -> None:
        """Write `tensor`; all 0 before the set-up is drawn."""
        seat = player if self.own else None
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = (
                state.table.inform(seat) if self.recall else state.table.observe(seat)
            )

    def string_from(self, state: State, player: int) -> str:
        """Return the same as text; of an observation the view as JSON."""
        seat = player if self.own else None
        if state.table is None:
            return f"observer: {seat}; the set-up is drawn"
        return state.table.history_text(seat) if self.recall else state.table.seen(seat)


# Classes, not functions: OpenSpiel lets go of what is registered when the interpreter is gone already.


class Caylus(Game):
    """`caylus`."""

    rules = find_game("caylus")
    game_type = _game_type(rules)


class PythonCaylus(Caylus):
    """`python_caylus`."""

    game_type = _game_type(Caylus.rules, PREFIX)


class MagnaCarta(Game):
    """`magna_carta`."""

    rules = find_game("magna_carta")
    game_type = _game_type(rules)


class PythonMagnaCarta(MagnaCarta):
    """`python_magna_carta`."""

    game_type = _game_type(MagnaCarta.rules, PREFIX)


for _game in (Caylus, PythonCaylus, MagnaCarta, PythonMagnaCarta):
    pyspiel.register_game(_game.game_type, _game)
