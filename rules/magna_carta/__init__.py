"""Caylus Magna Carta (William Attia, 2007), the card game for 2 to 4 players."""

from __future__ import annotations

from rules.codec import Codec
from rules.game import Game
from rules.magna_carta import describe, event_text, labels
from rules.magna_carta.codes import PLACE, begins_code, is_code
from rules.magna_carta.determinize import imagine, suppose
from rules.magna_carta.english import TEXTS
from rules.magna_carta.events import AnyEvent
from rules.magna_carta.flow import ENGINE
from rules.magna_carta.guide import GUIDE
from rules.magna_carta.piles import hand
from rules.magna_carta.places import in_turn, place
from rules.magna_carta.points import points_by_source
from rules.magna_carta.refusals import bound, refusal
from rules.magna_carta.scoring import result
from rules.magna_carta.setup import OPTIONS, drawn, set_up
from rules.magna_carta.state import State
from rules.magna_carta.view import MagnaCartaView, view
from rules.shared.placing import to_place
from rules.shared.upgrades import upgrades

FORMAT = 3


MAGNA_CARTA: Game[State, MagnaCartaView] = Game(
    id="magna_carta",
    title="Caylus Magna Carta",
    min_seats=2,
    max_seats=4,
    options=OPTIONS,
    engine=ENGINE,
    codec=Codec(State, AnyEvent, MagnaCartaView, FORMAT, upgrades(PLACE)),
    set_up=set_up,
    drawn=drawn,
    place=place,
    in_turn=in_turn,
    to_place=to_place,
    count=result,
    points_by_source=points_by_source,
    view=view,
    position=describe.position,
    hand=hand,
    imagine=imagine,
    suppose=suppose,
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
