"""Royal favors: a line, a step of the marker, an effect (section 5, R-70 to R-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.caylus.codes import (
    CUBE_OF,
    EXCHANGE,
    FAVOR,
    LEVEL_OF,
    LINE_OF,
    SKIP,
    TAKE,
    TAKE_TWO,
    USE,
)
from rules.caylus.effects.build import buildable
from rules.caylus.effects.lawyer import targets
from rules.caylus.effects.market import two
from rules.caylus.effects.production import ONE
from rules.caylus.events import Declined, FavorLost, FavorUsed
from rules.caylus.holdings import one_more, score, take_cubes, take_deniers
from rules.caylus.prices_and_limits import limit
from rules.caylus.tiles import CLOTH, FOOD, GOLD, LINES, STONE, WOOD
from rules.shared.declining import decline

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Log

SIMPLE_FAVOR: Final = 3
PRESTIGE: Final = 0
DENIERS: Final = 1
CUBE_LINE: Final = 2
BUILDING: Final = 3
ALL_USED: Final = 2 ** len(LINES) - 1
FIRST_DENIERS: Final = 2  # the money line pays 2 deniers and its level
CUBE_LEVELS: Final = ((FOOD, 1), (WOOD, 2), (STONE, 2), (CLOTH, 3), (GOLD, 5))
EXCHANGE_LEVEL: Final = 4
BUILD_LEVELS: Final = {2: "wood", 3: "stone", 5: "prestige"}
LAWYER_LEVEL: Final = 4


def run(state: State, frame: Frame, log: Log) -> None:
    """Give one favor after the other, the last earned first (R-71).

    This is the automatic frame ("favors", seat, how many).
    """
    _, seat, left = frame
    stack = state.stack
    if state.setup.simplified:  # section 7, R-81
        stack.pop()
        score(state, seat, SIMPLE_FAVOR * left, "favor", "favor", log)
    elif not left:
        stack.pop()
    elif state.used[seat] == ALL_USED:
        stack.pop()
        if log is not None:
            log.extend([FavorLost(seat)] * left)
    else:
        stack[-1] = ("favors", seat, left - 1)
        stack.append(("favor_line", seat))


def line_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("favor_line", seat): the lines not used in this phase."""
    used = state.used[frame[1]]
    return [code for line, code in enumerate(FAVOR) if not used >> line & 1]


def line_act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    line = LINE_OF[code]
    state.used[seat] |= 1 << line
    levels = state.favors[seat]
    moved = levels[line] < limit(state)
    if moved:  # compulsory; a blocked marker may still use its line
        levels = state.favors[seat] = one_more(levels, line)
    level = levels[line]
    if log is not None:
        log.append(FavorUsed(seat, LINES[line], level, moved))
    state.stack.pop()
    if line == PRESTIGE:
        score(state, seat, level, "favor", LINES[line], log)
    elif line == DENIERS:
        take_deniers(state, seat, FIRST_DENIERS + level, "favor", log)
    elif line == CUBE_LINE:
        state.stack.append(("favor_cubes", seat))
    else:
        state.stack.append(("favor_building", seat))


def cubes_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("favor_cubes", seat).

    Every level up to the marker (R-74), c4 only with a cube (R-75).
    """
    seat = frame[1]
    level = state.favors[seat][CUBE_LINE]
    codes = [TAKE[cube] for cube, needed in CUBE_LEVELS if level >= needed]
    if level >= EXCHANGE_LEVEL and any(state.cubes[seat]):
        codes.append(EXCHANGE)
    codes.append(SKIP)
    return codes


def cubes_act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    state.stack.pop()
    if code == SKIP:
        decline(log, Declined(seat, "favor"), "no-use")
    elif code == EXCHANGE:
        state.stack.append(("exchange", seat))
        state.stack.append(("give", seat, "exchange", 1))
    else:
        take_cubes(state, seat, ONE[CUBE_OF[code]], "favor", log)


def exchange_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("exchange", seat): the two cubes for the one given (R-75)."""
    return list(TAKE_TWO)


def exchange_act(state: State, frame: Frame, code: str, log: Log) -> None:
    state.stack.pop()
    take_cubes(state, frame[1], two(code), "favor", log)


def building_legal(state: State, frame: Frame) -> list[str]:
    """Return the legal codes of the decision ("favor_building", seat): builds and conversions possible now (R-77)."""
    seat = frame[1]
    top = state.favors[seat][BUILDING]
    codes = [
        USE[level]
        for level in USE
        if level <= top
        and (
            targets(state, seat, True)
            if level == LAWYER_LEVEL
            else buildable(state, seat, BUILD_LEVELS[level], True)
        )
    ]
    codes.append(SKIP)
    return codes


def building_act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat = frame[1]
    if code == SKIP:
        state.stack.pop()
        decline(log, Declined(seat, "favor"), "no-use")
        return
    level = LEVEL_OF[code]
    state.stack[-1] = (
        ("lawyer", seat, True)
        if level == LAWYER_LEVEL
        else ("build", seat, BUILD_LEVELS[level], True)
    )
