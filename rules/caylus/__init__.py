"""Caylus (William Attia, 2005), 2 to 5 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.caylus import describe, telling, words
from rules.caylus.codes import CODES
from rules.caylus.events import AnyEvent
from rules.caylus.flow import ENGINE
from rules.caylus.guide import GUIDE
from rules.caylus.places import in_turn, place
from rules.caylus.points import points_by_source
from rules.caylus.position import apply_sets
from rules.caylus.refusals import bound, refusal
from rules.caylus.setup import OPTIONS, set_up
from rules.caylus.standing import final_count, winners
from rules.caylus.state import State
from rules.caylus.texts import TEXTS
from rules.caylus.view import CaylusView, view
from rules.caylus.view import options as record_options
from rules.codec import Codec
from rules.errors import StateError
from rules.notation import check
from rules.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.header import Header
    from rules.model import Event

FORMAT = 1
_CODEC: Codec[State, CaylusView] = Codec(State, AnyEvent, CaylusView, FORMAT)


class Caylus:
    """The game as the register knows it; see rules.game.Game."""

    id = "caylus"
    title = "Caylus"
    min_seats = 2
    max_seats = 5
    options: Mapping[str, tuple[str, ...]] = OPTIONS
    hidden = False
    kinds = ENGINE.kinds
    templates: Mapping[str, str] = TEXTS.templates
    guide = GUIDE

    decision = staticmethod(ENGINE.decision)
    step = staticmethod(ENGINE.step)
    place = staticmethod(place)
    in_turn = staticmethod(in_turn)
    label = staticmethod(words.label)
    question = staticmethod(words.question)
    tell = staticmethod(telling.tell)
    refusal = staticmethod(refusal)
    bound = staticmethod(bound)
    points_by_source = staticmethod(points_by_source)
    position = staticmethod(describe.position)
    describe = staticmethod(describe.describe)
    encode = staticmethod(_CODEC.encode)
    encode_events = staticmethod(_CODEC.encode_events)
    decode_events = staticmethod(_CODEC.decode_events)
    encode_view = staticmethod(_CODEC.encode_view)
    decode_view = staticmethod(_CODEC.decode_view)

    def start(self, header: Header) -> tuple[State, list[Event]]:
        state = set_up(header)
        apply_sets(state, header.players, header.sets)
        events: list[Event] = []
        ENGINE.advance(state, events)
        return state, events

    def drawn(self, state: State, header: Header) -> Header:
        setup = state.setup
        return msgspec.structs.replace(
            header, options=record_options(state), order=setup.order, neutral=setup.neutral
        )

    def apply(self, state: State, seat: int, code: str) -> list[Event]:
        check(self, state, seat, code)
        return ENGINE.act(state, code)

    def clone(self, state: State) -> State:
        return state.clone()

    def turn(self, state: State) -> int:
        return state.turn

    def phase(self, state: State) -> int:
        return state.phase

    def result(self, state: State) -> tuple[list[int], list[int]] | None:
        if state.stack:
            return None
        scores = [sum(final_count(state, seat)) for seat in range(state.setup.seats)]
        return scores, list(winners(scores))

    def view(self, state: State, seat: int | None = None) -> CaylusView:
        return view(state)

    def hand(self, state: State, seat: int) -> tuple[str, ...] | None:
        return None

    def is_code(self, text: str) -> bool:
        return text in CODES

    def begins_code(self, text: str) -> bool:
        return any(code.startswith(text) for code in CODES)

    def decode(self, data: bytes) -> State:
        state = _CODEC.decode(data)
        try:
            ENGINE.recompute(state)
        except Exception as error:  # JSON of the right shape that is no position of this game
            raise StateError(say("error-state", reason=repr(error))) from None
        return state


CAYLUS = Caylus()
