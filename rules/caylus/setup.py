"""The set-up of Caylus (section 2 of the rules reference), from the header of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from rules.caylus.beginning import Setup
from rules.caylus.position import apply_sets
from rules.caylus.state import NOBODY, State
from rules.caylus.tiles import (
    JOUST_FIELD,
    NEUTRAL,
    PRINTED,
    SPACES,
    START_CUBES,
    START_DENIERS,
    STOCK,
    WORKERS,
)
from rules.caylus.view import options
from rules.errors import HeaderError, neutral_fault, offered
from rules.shared.chance import stream

if TYPE_CHECKING:
    from rules.header import Header

OPTIONS = {
    "favors": ("table", "simplified"),
    "jeweller": ("no", "yes"),
    "lawyer_vp": ("4", "3"),
}
FIRST_NEUTRAL_SPACES = len(NEUTRAL)
TWO_PLAYERS_DENIERS = 5
_NEUTRAL_IDS = tuple(tile.id for tile in NEUTRAL)


def set_up(header: Header) -> State:
    """Return the state before the first turn, changed by the `set` lines; nothing has run yet.

    Order and neutral tiles come from the seed where the header doesn't give them. Raises HeaderError.
    """
    seats = len(header.players)
    chance = stream(header.seed, 0)
    order = tuple(chance.shuffled(range(seats)))
    neutral = tuple(chance.shuffled(_NEUTRAL_IDS))
    if header.order is not None:
        order = header.order
    if header.neutral is not None:
        neutral = header.neutral
        if sorted(neutral) != sorted(_NEUTRAL_IDS):
            raise HeaderError(
                "neutral",
                neutral_fault(neutral, len(_NEUTRAL_IDS), offered(_NEUTRAL_IDS)),
            )
    if header.decks:
        raise HeaderError("deck", "deck: Caylus has no cards", header.decks[0].line)
    chosen = {
        name: header.options.get(name, values[0]) for name, values in OPTIONS.items()
    }
    jeweller = chosen["jeweller"] == "yes"
    setup = Setup(
        seats,
        chosen["favors"] == "simplified",
        jeweller,
        int(chosen["lawyer_vp"]),
        order,
        neutral,
    )

    tile = ["-", *[""] * SPACES]  # entry 0 is no space
    for space, tile_id in enumerate(neutral, 1):
        tile[space] = tile_id
    for space, tile_id in PRINTED.items():
        tile[space] = tile_id
    deniers = [0] * seats
    for place, seat in enumerate(order):
        deniers[seat] = TWO_PLAYERS_DENIERS if seats == 2 else START_DENIERS[place]

    state = State(
        setup=setup,
        turn=0,
        phase=1,
        order=order,
        passed=(),
        absent=(),
        bailiff=FIRST_NEUTRAL_SPACES,
        provost=FIRST_NEUTRAL_SPACES,
        scored=(),
        deniers=deniers,
        prestige=[0] * seats,
        workers=[WORKERS] * seats,
        cubes=[START_CUBES] * seats,
        favors=[(0, 0, 0, 0)] * seats,
        used=[0] * seats,
        houses=[(0, 0, 0)] * seats,
        batches=[0] * seats,
        tile=tile,
        owner=[NOBODY] * (SPACES + 1),
        worker=[NOBODY] * (JOUST_FIELD + 1),
        free=[],
        pending={},
        stables=(),
        inn_left=NOBODY,
        inn_right=NOBODY,
        castle=(),
        stock={
            kind: tuple(
                t.id
                for t in tiles
                for _ in range(t.copies)
                if jeweller or t.id != "s_jeweller"
            )
            for kind, tiles in STOCK.items()
        },
        stack=[("turn",)],
    )
    apply_sets(state, header.players, header.sets)
    return state


def drawn(state: State, header: Header) -> Header:
    """Return the header with order and neutral tiles written out, so that it replays anywhere."""
    setup = state.setup
    return structs.replace(
        header, options=options(state), order=setup.order, neutral=setup.neutral
    )
