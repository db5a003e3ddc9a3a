"""Caylus Magna Carta (William Attia, 2007), the card game for 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.codec import Codec
from rules.errors import StateError
from rules.magna_carta import codes, describe, words
from rules.magna_carta.events import AnyEvent
from rules.magna_carta.flow import ENGINE
from rules.magna_carta.guide import GUIDE
from rules.magna_carta.places import in_turn, place
from rules.magna_carta.points import points_by_source
from rules.magna_carta.position import apply_sets
from rules.magna_carta.refusals import bound, refusal
from rules.magna_carta.scoring import final_count, winners
from rules.magna_carta.setup import OPTIONS, drawn, set_up
from rules.magna_carta.state import State
from rules.magna_carta.texts import TEXTS
from rules.magna_carta.view import MagnaCartaView, view
from rules.notation import check
from rules.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.header import Header
    from rules.model import Event

FORMAT = 1
_CODEC: Codec[State, MagnaCartaView] = Codec(State, AnyEvent, MagnaCartaView, FORMAT)


class MagnaCarta:
    """The game as the register knows it; see rules.game.Game."""

    id = "magna_carta"
    title = "Caylus Magna Carta"
    min_seats = 2
    max_seats = 4
    options: Mapping[str, tuple[str, ...]] = OPTIONS
    hidden = True
    kinds = ENGINE.kinds
    templates: Mapping[str, str] = TEXTS.templates
    guide = GUIDE

    decision = staticmethod(ENGINE.decision)
    step = staticmethod(ENGINE.step)
    place = staticmethod(place)
    in_turn = staticmethod(in_turn)
    view = staticmethod(view)
    drawn = staticmethod(drawn)
    is_code = staticmethod(codes.is_code)
    begins_code = staticmethod(codes.begins_code)
    label = staticmethod(words.label)
    question = staticmethod(words.question)
    tell = staticmethod(words.tell)
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

    def hand(self, state: State, seat: int) -> tuple[str, ...] | None:
        return tuple(state.hand[seat])

    def decode(self, data: bytes) -> State:
        state = _CODEC.decode(data)
        try:
            ENGINE.recompute(state)
        except Exception as error:  # JSON of the right shape that is no position of this game
            raise StateError(say("error-state", reason=repr(error))) from None
        return state


MAGNA_CARTA = MagnaCarta()
