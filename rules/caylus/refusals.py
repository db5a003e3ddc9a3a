"""The reasons why an action is not legal now: the rule or bound, in half a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus import codes
from rules.caylus.effects.favors import BUILDING, CUBE_LEVELS, CUBE_LINE, EXCHANGE_LEVEL
from rules.caylus.effects.give import NO_GOLD
from rules.caylus.effects.lawyer import LAWYER
from rules.caylus.english import TEXTS
from rules.caylus.labels import cost, goods, tile_at, tile_name
from rules.caylus.prices_and_limits import price, section_with_room
from rules.caylus.road import free_spots
from rules.caylus.state import NOBODY
from rules.caylus.tiles import (
    CASTLE,
    CRAFT,
    CUBES,
    GOLD,
    SPACES,
    SPOTS,
    STABLES,
    TILES,
)
from rules.model import noun
from rules.shared.refusals import (
    deniers,
    exceeded,
    not_on,
    provost_move,
    refused,
)

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Frame, Message
    from rules.shared.refusals import Reasons

say = TEXTS.say
_ON_ROAD = frozenset({"place", "move", "on", "convert"})


def refusal(state: State, code: str) -> Message:
    """Return the reason why a code of this game is not legal in the present decision."""
    return refused(_REASONS, state, code)


def bound(state: State, text: str) -> Message | None:
    """Return the bound, of the road or of the provost's way, that a number in an unreadable text exceeds."""
    return exceeded(text, _ON_ROAD, SPACES)


def _place(state: State, frame: Frame, code: str) -> Message:
    seat = frame[1]
    spot = codes.SPOT_OF[code]
    if not state.workers[seat] and frame[0] == "place_worker":
        return say("refuse-place-workers")
    if spot == STABLES and state.setup.seats == 2:
        return say("refuse-place-two")
    if spot > SPACES:
        place = tile_name(SPOTS[spot])
    else:
        place = tile_at(spot, state.tile[spot] or "castle")
    if (spot == STABLES and seat in state.stables) or (
        spot == CASTLE and seat in state.castle
    ):
        return say("refuse-place-again", place=place)
    if spot not in free_spots(state):
        taken = spot > SPACES or state.worker[spot] >= 0
        return (
            say("refuse-place-taken", place=place)
            if taken
            else say("refuse-place-empty", space=spot)
        )
    return deniers(price(state, seat, spot), state.deniers[seat])


def _provost(state: State, frame: Frame, code: str) -> Message:
    return provost_move(state.provost, code, SPACES, state.deniers[frame[1]])


def _build(state: State, frame: Frame, code: str) -> Message:
    _, seat, kind, favor = frame
    tile = codes.BUILT[code]
    if TILES[tile].kind != kind or tile not in state.stock[kind]:
        return say("refuse-build-stock", tile=tile_name(tile))
    if kind == "prestige" and "residence" not in _own(state, seat):
        return say("refuse-build-residence")
    if kind != "prestige" and "" not in state.tile:
        return say("refuse-build-full")
    return _price(cost(tile, favor), goods(state.cubes[seat]))


def _convert(state: State, frame: Frame, code: str) -> Message:
    space = codes.SPACE_OF[code]
    tile = state.tile[space]
    if not tile:
        return say("refuse-convert-empty", space=space)
    if tile == LAWYER:
        return say("refuse-convert-lawyer")
    if TILES[tile].kind not in ("neutral", *CRAFT):
        return say("refuse-convert-kind", tile=tile_at(space, tile))
    if state.owner[space] not in (NOBODY, frame[1]):
        return say("refuse-convert-owner", tile=tile_at(space, tile))
    return say("refuse-convert-pending", tile=tile_at(space, tile))


def _own(state: State, seat: int) -> list[str]:
    return [
        state.tile[space]
        for space in range(1, SPACES + 1)
        if state.owner[space] == seat
    ]


def _castle(state: State, frame: Frame, code: str) -> Message:
    if section_with_room(state) is None:
        return say("refuse-castle-full")
    return say("refuse-castle-cubes", held=goods(state.cubes[frame[1]]))


def _level(state: State, seat: int, line: int, needed: int) -> Message | None:
    level = state.favors[seat][line]
    return say("refuse-level", needed=needed, level=level) if level < needed else None


def _use(state: State, frame: Frame, code: str) -> Message:
    return _level(state, frame[1], BUILDING, codes.LEVEL_OF[code]) or say("refuse-use")


def _favor_take(state: State, frame: Frame, code: str) -> Message:
    if code in codes.PAIR_OF:
        return say("refuse-exchange-first")
    needed = dict(CUBE_LEVELS)[codes.CUBE_OF[code]]
    return say("refuse-level", needed=needed, level=state.favors[frame[1]][CUBE_LINE])


def _exchange(state: State, frame: Frame, code: str) -> Message:
    return _level(state, frame[1], CUBE_LINE, EXCHANGE_LEVEL) or say("refuse-no-cube")


def _give(state: State, frame: Frame, code: str) -> Message:
    if codes.CUBE_OF[code] == GOLD and frame[2] in NO_GOLD:
        return say("refuse-no-gold")
    return _no_cube(state, frame, code)


def _no_cube(state: State, frame: Frame, code: str) -> Message:
    return say("refuse-cube", cube=say(f"cube-{noun(code)}"))


def _effect(state: State, frame: Frame, code: str) -> Message:
    return say(
        "refuse-effect", tile=tile_name(frame[2]), effect=say(f"effect-{frame[2]}")
    )


def _bonus(state: State, frame: Frame, code: str) -> Message:
    one, other = (say(f"cube-{CUBES[cube]}") for cube in TILES[frame[2]].bonus)
    return say("refuse-bonus", one=one, other=other)


def _buy(state: State, frame: Frame, code: str) -> Message:
    tile = TILES[frame[2]]
    number = len(codes.PAIR_OF.get(code, (0,)))
    if number > tile.most:
        return _effect(state, frame, code)
    return deniers(number * tile.price, state.deniers[frame[1]])


def _pay(state: State, frame: Frame, code: str) -> Message:
    _, seat, tile_id = frame
    tile = TILES[tile_id]
    amount = codes.PAID[code]
    if amount not in [rate.pay for rate in tile.rates]:
        return _effect(state, frame, code)
    if tile.pays == "deniers":
        return deniers(amount, state.deniers[seat])
    if tile.pays == "cubes":
        return _price(
            (say("goods-cubes", n=amount),),
            (say("goods-cubes", n=sum(state.cubes[seat][:GOLD])),),
        )
    held = state.cubes[seat][CUBES.index(tile.pays)]
    return _price(
        (say(f"goods-{tile.pays}", n=amount),), (say(f"goods-{tile.pays}", n=held),)
    )


def _price(price: tuple[Message, ...], held: tuple[Message, ...]) -> Message:
    return say("refuse-price", price=price, held=held)


_REASONS: Reasons[State] = {
    ("place_worker", "place"): _place,
    ("gate", "move"): _place,
    ("guild", "provost"): _provost,
    ("provost", "provost"): _provost,
    ("build", "build"): _build,
    ("castle", "batch"): _castle,
    ("lawyer", "convert"): _convert,
    ("favor_line", "favor"): lambda state, frame, code: say("refuse-favor-used"),
    ("favor_building", "use"): _use,
    ("favor_cubes", "take"): _favor_take,
    ("favor_cubes", "exchange"): _exchange,
    ("exchange", "take"): lambda state, frame, code: say("refuse-exchange"),
    ("production", "take"): _effect,
    ("production", "skip"): lambda state, frame, code: say("refuse-compulsory"),
    ("bonus", "take"): _bonus,
    ("market", "sell"): _no_cube,
    ("give", "give"): _give,
    ("peddler", "buy"): _buy,
    ("trade", "pay"): _pay,
    ("build", "skip"): lambda state, frame, code: say("refuse-use-skip"),
    ("lawyer", "skip"): lambda state, frame, code: say("refuse-use-skip"),
    ("on", "on"): not_on,
}
