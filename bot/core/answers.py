"""Answers that a seat has given before they are performed, as their rows keep them: those of several that decide at the
same time, and those that a plan gives ahead."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from bot.core import catalogue
from rules.game import Game, GameState
from rules.model import Decision, Message
from storage.answers import AnswerRow

_SMALL = re.compile(r"[0-9]{1,6}")  # a turn or phase


class Key(NamedTuple):
    """What names a decision: with the seat there is only one of it in a game. As text "4/5/road 9/give"."""

    turn: int
    phase: int
    place: str
    kind: str

    def __str__(self) -> str:
        return f"{self.turn}/{self.phase}/{self.place}/{self.kind}"

    @classmethod
    def read(cls, text: str) -> Key | None:
        """The key that str() wrote; None for any other text."""
        parts = text.split("/")
        if len(parts) != 4 or not all(_SMALL.fullmatch(part) for part in parts[:2]):
            return None
        return cls(int(parts[0]), int(parts[1]), parts[2], parts[3])


class Answer(msgspec.Struct, frozen=True):
    """An answer given before its decision came up: the code, and what the person was shown with it.

    `label` is the label, `means` what it meant, and `options` what else could be chosen:
    meanings, for the same words may be put better in a later version. `source`: as `Shown` has it.
    """

    key: Key
    code: str
    label: Message
    means: str
    options: tuple[str, ...]
    source: str = "person"


class Shown(msgspec.Struct, frozen=True):
    """What a person was shown with an answer, as its row keeps it; the label as `kept` writes it. `source` is whose
    answer it is: where several decide at the same time, or the clock answered for who is late."""

    label: str
    means: str
    options: tuple[str, ...]
    source: str = "person"


def key_of(game: Game, state: GameState, decision: Decision) -> Key:
    """The name of the present decision."""
    return Key(state.turn, state.phase, game.place(state), decision.kind)


def meaning(message: Message) -> str:
    """What a label says, cost and gain included, without its words: "label-take(goods=goods-cloth(n=1))"."""
    args = ",".join(f"{name}={_meant(value)}" for name, value in sorted(message.args.items()))
    return f"{message.id}({args})"


def _meant(value: Any) -> str:
    if isinstance(value, Message):
        return meaning(value)
    return "+".join(map(_meant, value)) if isinstance(value, tuple) else str(value)


def answer_of(row: AnswerRow) -> Answer:
    """The answer that a row keeps."""
    shown = _shown.decode(row.shown)
    key = Key(row.turn, row.phase, row.place, row.decision)
    return Answer(key, row.code, catalogue.read(shown.label), shown.means, shown.options, shown.source)


def label_of(row: AnswerRow) -> Message | None:
    """What an answer said; None for what this version can't read."""
    try:
        return answer_of(row).label
    except msgspec.DecodeError:
        return None


def source_of(row: AnswerRow) -> str:
    """Who or what gave an answer: person, clock, computer or stand_in."""
    return _shown.decode(row.shown).source


def row_of(seat: int, answer: Answer, source: str = "person") -> AnswerRow:
    """The row that keeps an answer."""
    shown = _encoder.encode(
        Shown(catalogue.keep(answer.label), answer.means, answer.options, source)
    ).decode()
    return AnswerRow(0, seat, *answer.key, answer.code, shown)


_encoder = msgspec.json.Encoder()
_shown = msgspec.json.Decoder(Shown)
