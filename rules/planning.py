"""The facts about one game for plans of a turn.

These are the places of workers with their prices, and the choices that can be the same every turn.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from rules.model import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    # the checker's own; Python has it from 3.13 on
    from typing_extensions import TypeVar as DefaultTypeVar

    from rules.model import Decision, GameView

    V = DefaultTypeVar("V", bound=GameView, default=GameView)
else:
    V = TypeVar("V")

PASS = "pass"
STAY_AT_INN = ("inn", "stay")
PAY_NOTHING = ("provost", "provost 0")
"""(kind of decision, code) of choices that a plan can repeat every turn."""


class Choices(NamedTuple):
    """A building with a choice of its owner: its tile or card, its name, and the choices as (code, label)."""

    tile: str
    name: Message
    codes: tuple[tuple[str, Message], ...]


def _never(*_: object) -> bool:
    return False


@dataclasses.dataclass(frozen=True, kw_only=True)
class Planning(Generic[V]):
    """The facts of one game; the defaults are those of a game without placements."""

    placing: str = ""
    """The kind of decision in which workers are placed."""

    verbs: tuple[str, ...] = ()
    """The verbs that a plan can list: all of that decision except passing."""

    dearest: int = 1
    """The largest cost of a placement, in deniers."""

    inn: bool = False
    """True if the game has an inn, whose guest decides each turn whether to stay."""

    price: Callable[[V, int, str], int] = lambda view, seat, code: 0
    """(view, seat, code): the deniers that a placement costs the seat now."""

    cost: Callable[[V, int], int] = lambda view, seat: 0
    """(view, seat): the deniers of a placement without any discount."""

    deniers: Callable[[int], Message] = lambda n: Message("", {}, str(n))
    """(number): the words for an amount of deniers."""

    at_risk: Callable[[V, int, str], bool] = _never
    """(view, seat, code): whether the provost is before a placement's space, or one opponent can move him there."""

    beyond: Callable[[V, str], bool] = _never
    """(view, code): whether the provost is before the space of a placement."""

    own_building: Callable[[V, Decision, str], str] = lambda view, decision, place: ""
    """(view, decision, place): the deciding seat's tile or card that the decision is about; "" for none."""

    choices: Callable[[Any, int], tuple[Choices, ...]] = lambda state, seat: ()
    """(state, seat): the seat's buildings whose choice can be repeated every turn, in the order of the road."""
