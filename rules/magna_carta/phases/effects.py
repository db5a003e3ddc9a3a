"""Phase 4: the cards with a worker work, from the start of the road up to the provost's card (M-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import CARDS, WORKERS
from rules.magna_carta.effects.production import give, give_owner
from rules.magna_carta.events import Activated, Returned
from rules.magna_carta.phases.common import next_phase
from rules.magna_carta.road import turn_over
from rules.magna_carta.state import NOBODY

if TYPE_CHECKING:
    from rules.magna_carta.cards import Card
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the cards from that place until somebody has to decide: automatic frame ("effects", place)."""
    if frame[1] - 1 in state.pending:
        turn_over(state, frame[1] - 1, log)  # M-13: its effects are over
    worker, owner = state.worker, state.owner
    reach = state.provost or len(worker) - 1  # beginner: every card works
    for place in range(frame[1], reach + 1):
        seat = worker[place]
        if seat < 0:
            continue
        card = CARDS[state.card[place]]
        if log is not None:
            log.append(Activated(seat, place, card.id))
        depth = len(state.stack)
        if 0 <= owner[place] != seat:
            _primary_and_owner(state, seat, place, card, log)
        else:
            _primary(state, seat, place, card, log)
        if len(state.stack) > depth:
            state.stack[depth - 1] = ("effects", place + 1)
            return
        if place in state.pending:
            turn_over(state, place, log)
    _workers_home(state, reach, log)
    next_phase(state, 5, ("castle_queue", 0), log)


def _primary_and_owner(
    state: State, seat: int, place: int, card: Card, log: Log
) -> None:
    depth = len(state.stack)
    state.stack.append(("owner", state.owner[place], place))
    _primary(state, seat, place, card, log)
    if len(state.stack) == depth + 1:  # the primary effect asked nobody
        state.stack.pop()
        _owner(state, state.owner[place], place, card, log)


def _primary(state: State, seat: int, place: int, card: Card, log: Log) -> None:
    if card.deniers or any(card.gives):
        give(state, seat, place, card, log)
    else:
        state.stack.append((card.work, seat, place, False))


def _owner(state: State, seat: int, place: int, card: Card, log: Log) -> None:
    if card.owner_deniers or any(card.owner_gives):
        give_owner(state, seat, place, card, log)
    else:
        state.stack.append((card.work, seat, place, True))


def run_owner(state: State, frame: Frame, log: Log) -> None:
    """Give the secondary effect, also after a refused primary one: automatic frame ("owner", seat, place)."""
    _, seat, place = frame
    state.stack.pop()
    _owner(state, seat, place, CARDS[state.card[place]], log)


def _workers_home(state: State, reach: int, log: Log) -> None:
    """Send all workers home, also from beyond the provost (M-28), and make residences that waited for one."""
    worker = state.worker
    for place, seat in enumerate(worker):
        if seat >= 0:
            worker[place] = NOBODY
            if log is not None:
                log.append(Returned(seat, place, place <= reach))
    state.workers = [WORKERS] * state.setup.seats
    for place in sorted(state.pending):
        turn_over(state, place, log)
