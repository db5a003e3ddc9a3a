"""Phase 5, the castle: batches in passing order, the gold for the most, tokens removed for none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.magna_carta.cards import FOOD, GOLD, ONE, REMOVED, SECTIONS, STONE, WOOD
from rules.magna_carta.codes import BATCH, BATCHES, DONE, PLAIN_BATCH
from rules.magna_carta.events import BestBuilder, TokensRemoved
from rules.magna_carta.holdings import next_token, pay_cubes, take_cubes, take_token
from rules.magna_carta.phases.common import next_phase

if TYPE_CHECKING:
    from rules.magna_carta.state import State
    from rules.model import Frame, Log


def run(state: State, frame: Frame, log: Log) -> None:
    """Go on with the n-th seat to have passed, then the best builder or the removal.

    This is the automatic frame ("castle_queue", n).
    """
    place = frame[1]
    passed = state.passed
    if place < len(passed):
        state.stack[-1] = ("castle_queue", place + 1)
        state.stack.append(("castle", passed[place]))
        return
    most = max(state.batches)
    if most:
        best = next(seat for seat in passed if state.batches[seat] == most)  # M-22
        if log is not None:
            log.append(BestBuilder(best, most))
        take_cubes(state, best, ONE[GOLD], "best_builder", log)
    else:
        _remove_tokens(state, log)
    next_phase(state, 6, ("turn_end",), log)


def _remove_tokens(state: State, log: Log) -> None:
    removed = []
    for _ in range(REMOVED):
        section = next_token(state)
        if section >= 0:  # M-20, M-21
            state.supply[section] -= 1
            removed.append(SECTIONS[section])
    if removed and log is not None:
        log.append(TokensRemoved(tuple(removed)))


def legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("castle", seat).

    With gold in hand one code for each composition (M-1).
    """
    food, wood, stone, gold = state.cubes[frame[1]]
    if not any(state.supply) or food + wood + stone + gold < sum(PLAIN_BATCH):
        return [DONE]
    if not gold:
        return [BATCH, DONE] if food and wood and stone else [DONE]
    codes = [
        code
        for code, cubes in BATCHES.items()
        if cubes[FOOD] <= food
        and cubes[WOOD] <= wood
        and cubes[STONE] <= stone
        and cubes[GOLD] <= gold
    ]
    codes.append(DONE)
    return codes


def act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    if code == DONE:
        state.stack.pop()
        return
    pay_cubes(
        state, seat, PLAIN_BATCH if code == BATCH else BATCHES[code], "batch", log
    )
    state.batches[seat] += 1
    take_token(state, seat, "batch", log)
