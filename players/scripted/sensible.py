"""Sensible players: a few rules of thumb, as after a first game. Matches measure the lowest level against them.

They look at the position alone: the best production, a building that can be paid, the castle with a batch in hand,
and a pass without deniers. Three players have three sets of priorities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from players.caylus.needs import batches, best_output
from players.magna_carta.needs import batches as tokens
from rules.caylus.codes import BUILT, CUBE_OF, LINE_OF, PAIR_OF, SPOT_OF
from rules.caylus.effects.build import FULL
from rules.caylus.tiles import (
    CASTLE,
    CLOTH,
    GOLD,
    JOUST_FIELD,
    SPACES,
    TILES,
    TRADING_POST,
)
from rules.magna_carta.cards import CARDS
from rules.magna_carta.codes import BOUGHT, CARD_OF, PLACE_OF
from rules.magna_carta.payments import PAID
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.caylus.state import State as Caylus
    from rules.game import GameState
    from rules.magna_carta.state import State as MagnaCarta


class Priorities(NamedTuple):
    """The priorities of one player; a cube is worth 1."""

    building: float
    batch: float
    keeps: int  # with so many deniers it passes
    line: str  # of favors


PLAYERS = {
    "sensible": Priorities(4.0, 5.0, 1, "prestige"),
    "sensible-builder": Priorities(7.0, 3.0, 0, "building"),
    "sensible-miser": Priorities(3.0, 6.0, 2, "deniers"),
}


def choose(game_id: str, state: GameState, priorities: Priorities) -> str:
    """Return the deciding seat's action."""
    value: Callable[[GameState, int, str, Priorities], float] = _VALUES[game_id]
    seat = state.stack[-1][1]
    return max(state.actions, key=lambda code: value(state, seat, code, priorities))


def _payable(state: Caylus, cubes: Sequence[int], kind: str) -> list[int]:
    """Return the prestige of the tiles of a kind that these cubes pay."""
    if kind == "prestige" and not any(
        tile == "residence" and owner == state.stack[-1][1]
        for tile, owner in zip(state.tile, state.owner, strict=True)
    ):
        return []
    return [
        TILES[tile].prestige
        for tile in state.stock[kind]
        if all(have >= cost for have, cost in zip(cubes, FULL[tile][0], strict=True))
        and sum(cubes) >= sum(FULL[tile][0]) + FULL[tile][1]
    ]


def _caylus(state: Caylus, seat: int, code: str, priorities: Priorities) -> float:
    cubes, deniers = state.cubes[seat], state.deniers[seat]
    kind = state.stack[-1][0]
    if code in SPOT_OF:
        return _spot(state, seat, SPOT_OF[code], priorities)
    if code == "pass":
        return 90.0 if deniers <= priorities.keeps else 0.3
    if code in PAIR_OF:
        return 1.0 - 0.1 * ("gold" in code)
    if code in CUBE_OF:
        have = cubes[CUBE_OF[code]]
        return (
            have / 10
            if verb(code) in ("give", "sell")
            else 2 - have / 10 + (CUBE_OF[code] == GOLD)
        )
    if code in BUILT:
        return float(TILES[BUILT[code]].prestige)
    if code in LINE_OF:
        return float(noun(code) == priorities.line)
    if kind in ("provost", "guild"):
        return -abs(int(noun(code)))
    if verb(code) == "pay":
        return float(noun(code)) / 10
    return (
        -1.0
        if code in ("skip", "done", "stay")
        else float(verb(code) in ("joust", "use", "convert"))
    )


def _spot(state: Caylus, seat: int, spot: int, priorities: Priorities) -> float:
    cubes, deniers = state.cubes[seat], state.deniers[seat]
    if spot == CASTLE:
        return priorities.batch if batches(cubes) else -1.0
    if spot == TRADING_POST:
        return 2.5 if deniers < 4 else 0.5
    if spot == JOUST_FIELD:
        return 2.0 if cubes[CLOTH] and deniers > 1 else -1.0
    if spot > SPACES or spot > state.provost:
        return -1.0
    tile = TILES[state.tile[spot]]
    if tile.takes:
        goods = best_output(tile.id, cubes)
        return sum(
            n * (1.0 - 0.1 * cubes[kind] + (kind == GOLD))
            for kind, n in enumerate(goods)
        )
    if tile.work == "build":
        best = max(_payable(state, cubes, tile.builds), default=0)
        return priorities.building + best / 10 if best else -1.0
    if tile.work == "market":
        return 1.5 if deniers < 3 and sum(cubes) > 3 else -1.0
    return -1.0


def _magna_carta(
    state: MagnaCarta, seat: int, code: str, priorities: Priorities
) -> float:
    cubes, deniers, hand = state.cubes[seat], state.deniers[seat], state.hand[seat]
    kind = state.stack[-1][0]
    if kind == "action":
        if code in PLACE_OF:
            place = PLACE_OF[code]
            card = CARDS[state.card[place]]
            if (state.provost and place > state.provost) or not (
                any(card.gives) or card.deniers
            ):
                return -1.0
            return (
                sum(
                    n * (1.0 - 0.1 * have)
                    for n, have in zip(card.gives, cubes, strict=True)
                )
                + card.deniers / 2
            )
        if code in CARD_OF:
            cost = CARDS[CARD_OF[code]].cost
            left = [have - n for have, n in zip(cubes, cost, strict=True)]
            batch = min(left) >= 0 and tokens(left) == tokens(cubes)
            return (
                priorities.building
                + CARDS[CARD_OF[code]].points
                - (0 if batch else priorities.batch)
            )
        if code == "draw":
            return 2.0 if len(hand) < 2 else -1.0
        return (0.9 if deniers <= priorities.keeps else 0.1) if code == "pass" else -2.0
    if kind == "provost":
        return -abs(int(noun(code)))
    if code in PAID:
        return -float(
            sum(
                n * (1 - 0.1 * have) + n * (k == 3)
                for k, (n, have) in enumerate(zip(PAID[code], cubes, strict=True))
            )
        )
    if code in BOUGHT:
        return sum(
            n * (1.0 - 0.1 * have) for n, have in zip(BOUGHT[code], cubes, strict=True)
        )
    if verb(code) == "batch":
        return 1.0 - code.count("gold")
    return {"keep": 1.0, "skip": -0.5, "done": 0.5}.get(code, -1.0)


_VALUES: dict[str, Any] = {"caylus": _caylus, "magna_carta": _magna_carta}
