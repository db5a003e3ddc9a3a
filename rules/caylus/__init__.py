"""Caylus (William Attia, 2005), 2 to 5 players."""

from __future__ import annotations

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
from rules.shared.upgrades import upgrades

FORMAT = 3


CAYLUS: Game[State, CaylusView] = Game(
    id="caylus",
    title="Caylus",
    min_seats=2,
    max_seats=5,
    options=OPTIONS,
    engine=ENGINE,
    codec=Codec(State, AnyEvent, CaylusView, FORMAT, upgrades(PLACE)),
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
