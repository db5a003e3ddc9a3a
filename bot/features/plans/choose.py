"""What happens next without asking anybody: an answer given ahead, else a standing order, else nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeVar

from bot.core.answers import Answer, key_of
from bot.features.plans.evaluate import decide, is_over, look
from bot.features.plans.lookahead import misfit
from rules.orders import Act, Armed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.game import Game, GameState
    from rules.model import Decision, Message

I = TypeVar("I")  # noqa: E741  # how the caller names a row


class Choice(NamedTuple, Generic[I]):
    """A code to play for the seat that decides, and where it comes from."""

    code: str
    source: Literal["ahead", "plan"]
    row: I


class Lapse(NamedTuple, Generic[I]):
    """An answer or plan that came to its moment and can't act; the person is asked and told why."""

    source: Literal["ahead", "plan"]
    row: I
    why: Message


class Next(NamedTuple, Generic[I]):
    """What to do: a choice, or none; and what lapsed on the way."""

    choice: Choice[I] | None = None
    lapses: tuple[Lapse[I], ...] = ()


def choose(
    game: Game,
    state: GameState,
    decision: Decision,
    answers: Sequence[tuple[I, Answer]],
    plans: Sequence[tuple[I, Armed]],
) -> Next[I]:
    """What the deciding seat has said about its decision: its waiting answers, and its armed plans by rank.

    An answer comes before every plan. One that doesn't fit any more, or a plan that is concerned and can't
    act, leaves the decision to the person: nothing else takes its place.
    """
    key = key_of(game, state, decision)
    for row, answer in answers:
        if answer.key == key:
            why = misfit(game, state, decision, answer)
            if why is not None:
                return Next(None, (Lapse("ahead", row, why),))
            return Next(Choice(answer.code, "ahead", row))
    seen = look(game, state, decision)
    for row, armed in plans:
        if is_over(armed, state.turn):
            continue
        evaluation = decide(game.guide.orders, armed, seen)
        if isinstance(evaluation, Act):
            if evaluation.code not in decision.actions:
                raise AssertionError("an order plays what is legal")
            return Next(Choice(evaluation.code, "plan", row))
        if evaluation is not None:
            return Next(None, (Lapse("plan", row, evaluation.why),))
    return Next()


def is_hidden(game: Game, state: GameState) -> bool:
    """Whether the present decision depends on cards that only its seat knows: then even the moment of an
    automatic answer would tell something, and it comes after a while."""
    return game.hidden and state.phase <= game.guide.secrecy.phases
