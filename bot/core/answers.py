"""Answers that several seats give at the same time (`Guide.at_once`) or ahead, and who is waited for.

Each answer is kept for its own seat alone until all are in; `play` then performs them in the order of the
rules. One person who plays every seat is asked one seat after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from bot.core import catalogue
from rules.game import Game, GameState
from rules.model import Decision, Message
from rules.register import find_game
from storage import answers as answer_rows
from storage.answers import AnswerRow, AskedRow
from storage.games import GameRow, HolderRow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork


_SMALL = re.compile(r"[0-9]{1,6}")  # a turn or phase


class Key(NamedTuple):
    """The key of a decision, unique for a seat in a game. As text "4/5/road 9/give"."""

    turn: int
    phase: int
    place: str
    kind: str

    def __str__(self) -> str:
        return f"{self.turn}/{self.phase}/{self.place}/{self.kind}"

    @classmethod
    def read(cls, text: str) -> Key | None:
        """Return the key that str() wrote; None for any other text."""
        parts = text.split("/")
        if len(parts) != 4 or not all(_SMALL.fullmatch(part) for part in parts[:2]):
            return None
        return cls(int(parts[0]), int(parts[1]), parts[2], parts[3])


class Answer(msgspec.Struct, frozen=True):
    """An answer given before its decision came up: the code, and what the person was shown with it.

    `label` is the label, `means` what it meant, and `options` what else could be chosen: meanings, for the
    same words may be put better in a later version. `source`: as `ShownAnswer` has it.
    """

    key: Key
    code: str
    label: Message
    means: str
    options: tuple[str, ...]
    source: str = "person"


class ShownAnswer(msgspec.Struct, frozen=True):
    """The owner of an answer and the text they saw with it, as its row keeps it (the label as `kept` writes it)."""

    label: str
    means: str
    options: tuple[str, ...]
    source: str = "person"


def key_of(game: Game, state: GameState, decision: Decision) -> Key:
    """Return the name of the present decision."""
    return Key(state.turn, state.phase, game.place(state), decision.kind)


def meaning(message: Message) -> str:
    """Return the meaning of a label, independent of its words, with cost and gain.

    An example is "label-take(goods=goods-cloth(n=1))".
    """
    args = ",".join(
        f"{name}={_meant(value)}" for name, value in sorted(message.args.items())
    )
    return f"{message.id}({args})"


def _meant(value: Any) -> str:
    if isinstance(value, Message):
        return meaning(value)
    return "+".join(map(_meant, value)) if isinstance(value, tuple) else str(value)


def answer_of(row: AnswerRow) -> Answer:
    """Return the answer that a row keeps."""
    shown = _shown.decode(row.shown)
    key = Key(row.turn, row.phase, row.place, row.decision)
    return Answer(
        key,
        row.code,
        catalogue.read(shown.label),
        shown.means,
        shown.options,
        shown.source,
    )


def label_of(row: AnswerRow) -> Message | None:
    """Return the label of a stored answer; None if this version can't read it."""
    try:
        return answer_of(row).label
    except msgspec.DecodeError:
        return None


def row_of(seat: int, answer: Answer, source: str = "person") -> AnswerRow:
    """Return the row that keeps an answer."""
    shown = _encoder.encode(
        ShownAnswer(catalogue.keep(answer.label), answer.means, answer.options, source)
    ).decode()
    return AnswerRow(0, seat, *answer.key, answer.code, shown)


_encoder = msgspec.json.Encoder()
_shown = msgspec.json.Decoder(ShownAnswer)


def at_once(row: GameRow, state: GameState) -> tuple[int, ...]:
    """Return the seats that decide at the same time now, in order; empty if one decides after another."""
    game = find_game(row.kind)
    if (
        row.practice
        or row.status != "running"
        or row.decision not in game.guide.at_once
    ):
        return ()
    return game.at_once(state)


def kept(uow: UnitOfWork, row: GameRow, seat: int) -> AnswerRow | None:
    """Return the answer of a seat to the decision that is asked now."""
    now = (row.turn, row.phase, row.decision)
    for answer in answer_rows.waiting(uow.tx, row.id, seat):
        if (answer.turn, answer.phase, answer.decision) == now:
            return answer
    return None


def to_decide(
    uow: UnitOfWork, row: GameRow, state: GameState | None = None
) -> tuple[int, ...]:
    """Return the seats that the present decision waits for.

    If several seats decide at the same time, these are the seats without an answer; else it is the deciding
    seat.
    """
    if row.status != "running" or row.deciding is None:
        return ()
    if row.practice or row.decision not in find_game(row.kind).guide.at_once:
        return (row.deciding,)
    joint = at_once(row, uow.state(row) if state is None else state)
    return (
        tuple(seat for seat in joint if kept(uow, row, seat) is None)
        if joint
        else (row.deciding,)
    )


def asked(uow: UnitOfWork, row: GameRow) -> dict[int, AskedRow]:
    """Return the seats that are asked together with the one that decides, each with its row.

    The one that decides may be among them.
    """
    if row.status != "running" or row.practice:
        return {}
    return {
        row_.seat: row_ for row_ in uow.asked(row.id) if row_.how == answer_rows.JOINT
    }


def awaited(uow: UnitOfWork, row: GameRow) -> tuple[int, ...]:
    """Return the seats that are waited for.

    Those of the present decision come first, then those that are asked together with them.
    """
    return tuple(dict.fromkeys((*to_decide(uow, row), *asked(uow, row))))


def first_of(waiting: tuple[int, ...], held: Callable[[], list[HolderRow]]) -> int:
    """Return the awaited seat that is asked first: a computer's, if there is one, since it keeps nobody waiting."""
    if len(waiting) == 1:
        return waiting[0]
    holders = held()
    return next(
        (seat for seat in waiting if holders[seat].player is not None), waiting[0]
    )
