"""Why an action is not legal now: the rule or bound, in half a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import codes
from rules.caylus.standing import placing_cost, section_with_room
from rules.caylus.texts import TEXTS
from rules.caylus.tiles import CASTLE, SPACES, SPOTS, STABLES, TILES
from rules.caylus.words import cost, tile_name
from rules.model import verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.caylus.state import State
    from rules.model import Message

say = TEXTS.say


def refusal(state: State, code: str) -> Message:
    """The reason why a code of this game is not legal in the present decision."""
    frame = state.stack[-1]
    reason = _REASONS.get((frame[0], verb(code)))
    if reason is None:
        return say("refuse-other", kind=frame[0])
    return reason(state, frame, code)


def _place(state: State, frame: Any, code: str) -> Message:
    seat = frame[1]
    spot = codes.SPOT_OF[code]
    if not state.workers[seat] and frame[0] == "place_worker":
        return say("refuse-place-workers")
    if spot == STABLES and state.setup.seats == 2:
        return say("refuse-place-two")
    place = tile_name(state.tile[spot] if 0 < spot <= SPACES and state.tile[spot] else "castle")
    if spot > SPACES:
        place = tile_name(SPOTS[spot])
    if (spot == STABLES and seat in state.stables) or (spot == CASTLE and seat in state.castle):
        return say("refuse-place-again", place=place)
    if not state.free[spot]:
        taken = spot > SPACES or state.worker[spot] >= 0
        return say("refuse-place-taken", place=place) if taken else say("refuse-place-empty", space=spot)
    return say("refuse-place-cost", cost=placing_cost(state, seat), deniers=state.deniers[seat])


def _provost(state: State, frame: Any, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    if not 1 <= state.provost + shift <= SPACES:
        return say("refuse-provost-range", space=state.provost)
    return say("refuse-provost-cost", cost=abs(shift), deniers=state.deniers[frame[1]])


def _build(state: State, frame: Any, code: str) -> Message:
    _, seat, kind, favor = frame
    tile = codes.BUILT[code]
    if TILES[tile].kind != kind or tile not in state.stock[kind]:
        return say("refuse-build-stock", tile=tile_name(tile))
    if kind == "prestige" and "residence" not in _own(state, seat):
        return say("refuse-build-residence")
    if kind != "prestige" and "" not in state.tile:
        return say("refuse-build-full")
    return say("refuse-build-cost", tile=tile_name(tile), cost=cost(tile, favor))


def _own(state: State, seat: int) -> list[str]:
    return [state.tile[space] for space in range(1, SPACES + 1) if state.owner[space] == seat]


def _castle(state: State, frame: Any, code: str) -> Message:
    return say("refuse-castle-full" if section_with_room(state) is None else "refuse-castle-cubes")


def _use(state: State, frame: Any, code: str) -> Message:
    return say("refuse-use-level", level=state.favors[frame[1]][3])


def _cubes(state: State, frame: Any, code: str) -> Message:
    return say("refuse-cubes")


def _rate(state: State, frame: Any, code: str) -> Message:
    return say("refuse-rate")


_REASONS: dict[tuple[str, str], Callable[[State, Any, str], Message]] = {
    ("place_worker", "place"): _place,
    ("gate", "move"): _place,
    ("guild", "provost"): _provost,
    ("provost", "provost"): _provost,
    ("build", "build"): _build,
    ("castle", "batch"): _castle,
    ("lawyer", "convert"): lambda state, frame, code: say("refuse-convert"),
    ("favor_line", "favor"): lambda state, frame, code: say("refuse-favor-used"),
    ("favor_building", "use"): _use,
    ("favor_cubes", "take"): lambda state, frame, code: say(
        "refuse-use-level", level=state.favors[frame[1]][2]
    ),
    ("production", "take"): _cubes,
    ("bonus", "take"): _cubes,
    ("exchange", "take"): _cubes,
    ("market", "sell"): _cubes,
    ("give", "give"): _cubes,
    ("peddler", "buy"): _rate,
    ("trade", "pay"): _rate,
}
