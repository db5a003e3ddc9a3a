"""A table that plans together: at the beginning of each turn, and after its placements, everybody is asked at once.

Nobody has to answer: the game waits only for the seat that decides. Who has said what to do already is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core import notifications
from bot.features.plans import auto_answer
from bot.features.plans.rest_of_turn import leaves_open
from storage import games

if TYPE_CHECKING:
    from bot.core.events import Acted
    from bot.core.unit_of_work import UnitOfWork
    from rules.game import Game, GameState
    from storage.games import GameRow


class Stage(NamedTuple):
    """Where in the game people plan: a turn, and whether its placements are over."""

    turn: int
    rest: bool


def stage_of(game: Game, turn: int, phase: int) -> Stage | None:
    """The stage of a phase; None before the placements of a turn."""
    placing = game.guide.placing_phase
    return None if placing is None or phase < placing else Stage(turn, phase > placing)


def ask(uow: UnitOfWork, event: Acted) -> None:
    """Asks everybody at once where another stage has begun; the present prompt comes below."""
    row, game, state = event.row, event.game, event.state
    if game.decision(state) is None:
        return
    stage, before = (
        stage_of(game, state.turn, state.phase),
        stage_of(game, event.turn, event.phase),
    )
    if row.together != "yes" or row.pace == "none" or stage is None or stage == before:
        return
    if row.evening is not None:  # all are there, and their turn comes in a minute
        return
    asked = tuple(
        holder.seat
        for holder in games.holders(uow.tx, row.id)
        if holder.user is not None
        and holder.player is None
        and holder.seat != row.deciding
        and is_open(uow, row, game, state, holder.seat, stage)
    )
    if asked:
        uow.post_newest(row, notifications.Planning(stage.turn, stage.rest, asked))
        uow.ask(row)


def is_open(uow: UnitOfWork, row: GameRow, game: Game, state: GameState, seat: int, stage: Stage) -> bool:
    """Whether a seat has something to decide in a stage for which it has said nothing yet."""
    said = auto_answer.said(uow, row, seat, stage.turn)
    if not stage.rest:
        places = [armed for _, armed in said.plans if game.guide.orders.places(armed.order.what)]
        return not places and game.in_turn(state, seat) is not None
    answers = [answer for _, answer in said.answers]
    return leaves_open(game, state, seat, answers, [armed for _, armed in said.plans])
