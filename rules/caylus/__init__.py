"""Caylus (William Attia, 2005), 2 to 5 players."""

from __future__ import annotations

from itertools import compress
from typing import Any

from rules.caylus import describe, event_text, labels
from rules.caylus.codes import PLACE, begins_code, is_code
from rules.caylus.english import TEXTS
from rules.caylus.events import AnyEvent
from rules.caylus.flow import ENGINE
from rules.caylus.guide import GUIDE
from rules.caylus.places import in_turn, place
from rules.caylus.points import points_by_source
from rules.caylus.prices_and_limits import result
from rules.caylus.refusals import bound, refusal
from rules.caylus.setup import OPTIONS, drawn, set_up
from rules.caylus.state import State
from rules.caylus.view import CaylusView, view
from rules.codec import Codec
from rules.game import Game
from rules.shared.placing import to_place

FORMAT = 3


def _with_codes(state: Any) -> Any:
    """Format 2 has the codes of free spots, in phase 2 alone, where format 1 told of every spot whether it is free."""
    free = compress(PLACE, state["free"]) if state["phase"] == 2 else ()
    return {**state, "free": list(free)}


def _with_absent(state: Any) -> Any:
    """Complete a state of format 2, which lacks who passes last for seats that nobody plays."""
    return {**state, "absent": []}


CAYLUS: Game[State, CaylusView] = Game(
    id="caylus",
    title="Caylus",
    min_seats=2,
    max_seats=5,
    options=OPTIONS,
    engine=ENGINE,
    codec=Codec(State, AnyEvent, CaylusView, FORMAT, {1: _with_codes, 2: _with_absent}),
    set_up=set_up,
    drawn=drawn,
    place=place,
    in_turn=in_turn,
    to_place=to_place,
    count=result,
    points_by_source=points_by_source,
    view=view,
    position=describe.position,
    is_code=is_code,
    begins_code=begins_code,
    refusal=refusal,
    bound=bound,
    label=labels.label,
    question=labels.question,
    tell=event_text.tell,
    describe=describe.describe,
    templates=TEXTS.templates,
    guide=GUIDE,
)
