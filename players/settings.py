"""The settings of a search."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """`first_play`: an action not tried yet counts as so much worse than its position.

    `roll_heat`: how much noise a roll-out has; `turns`: a roll-out ends with the present turn (1) or one
    further (2); `history`: how much roll-outs go by what actions have led to in the search, a reward for a
    score of the policy (0: not at all); `few_heat`: `prior_heat` where there are few actions, which can all
    be tried.
    """

    exploration: float = 0.25
    first_play: float = 0.04
    prior_heat: float = 1.5
    few_heat: float = 1.5
    roll_heat: float = 0.5
    turns: int = 1
    history: float = 0.0
