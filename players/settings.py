"""The settings of a search."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """The settings of a search; rewards are 0 to 1, temperatures divide or scale scores of the policy."""

    # the factor of the bonus that actions have by their prior
    exploration: float = 0.25
    # an action without visits is valued as its position, less this reward
    first_play: float = 0.04
    prior_temperature: float = 1.5
    # instead of `prior_temperature` at decisions with few actions
    few_actions_temperature: float = 1.5
    rollout_temperature: float = 0.5
    # a roll-out ends with the present turn (1), or with the next one (2)
    turns: int = 1
    # the weight of the results of actions in this search for its roll-outs; 0 for none
    history: float = 0.0
