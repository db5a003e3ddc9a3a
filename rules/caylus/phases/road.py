"""Phase 5: the buildings on the road work, from space 1 up to the provost; the other workers go home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.effects.build import begin_build
from rules.caylus.effects.lawyer import begin_lawyer
from rules.caylus.effects.market import begin_market, begin_peddler
from rules.caylus.effects.production import begin_production
from rules.caylus.effects.trade import begin_trade
from rules.caylus.events import Activated
from rules.caylus.phases.common import next_phase
from rules.caylus.road import send_home
from rules.caylus.state import NOBODY
from rules.caylus.tiles import SPACES, SPOTS, TILES

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

_BEGIN: Final = {
    "production": begin_production,
    "market": begin_market,
    "peddler": begin_peddler,
    "trade": begin_trade,
    "build": begin_build,
    "lawyer": begin_lawyer,
}


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the next worker from that space on, if the provost allows: automatic frame ("road", space)."""
    worker = state.worker
    for space in range(frame[1], state.provost + 1):
        seat = worker[space]
        if seat >= 0:
            tile = TILES[state.tile[space]]
            if log is not None:
                log.append(Activated(seat, SPOTS[space], tile.id))
            state.stack[-1] = ("road", space + 1)
            state.stack.append(("leave", space))
            _BEGIN[tile.work](state, seat, space, tile, log)
            return
    if max(worker[state.provost + 1 : SPACES + 1], default=NOBODY) > NOBODY:
        for space in range(state.provost + 1, SPACES + 1):
            if worker[space] >= 0:
                send_home(state, space, log, reached=False)
    next_phase(state, 6, ("castle_queue", 0), log)
