"""The purpose of an action of Caylus: half a sentence that follows from the position, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.caylus.needs import (
    batches,
    best_output,
    coming,
    game_progress,
    tile_worth,
)
from players.english import TEXTS
from rules.caylus import codes
from rules.caylus.effects.build import buildable
from rules.caylus.effects.favors import BUILD_LEVELS, CUBE_LEVELS
from rules.caylus.english import TEXTS as NAMES
from rules.caylus.guide import scored_soon
from rules.caylus.labels import goods, tile_name
from rules.caylus.prices_and_limits import (
    free_places,
    limit,
    placing_cost,
    price,
    section_with_room,
)
from rules.caylus.state import NOBODY
from rules.caylus.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    CLOTH,
    GATE,
    GOLD,
    INN,
    JOUST_FIELD,
    LINES,
    MERCHANTS_GUILD,
    MOST_SHIFT,
    SECTION_FAVORS,
    SECTION_LOSS,
    SECTIONS,
    SPACES,
    STABLES,
    TILES,
    TOP_LEVEL,
    TRADING_POST,
    TRIGGERS,
)
from rules.model import verb
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.caylus.state import State
    from rules.model import Frame, Message

say = TEXTS.say
FEW_DENIERS = 4
"""With fewer deniers a seat is short of them: about the cost of a turn's workers."""
MANY_DENIERS = 12
"""With so many deniers a seat pays its workers of the next turn, whatever they cost."""
LATE_GAME = 0.7
"""The progress of the game (0 to 1) from which on cubes that nothing needs yet will hardly be used."""
_MOST_HOUSES = len(SECTION_FAVORS[0]) - 1
_LEVEL_OF_STONE = 3  # of the building line, whose tiles may bring more prestige
_PLACING_PHASE, _ROAD_PHASE, _CASTLE_PHASE = 2, 5, 6


def purpose(state: State, code: str) -> Message | None:
    """Return the purpose of a legal action of the deciding seat; None if none is certain."""
    if not _empties_castle(state, code):
        make = _PURPOSES.get(verb(code))
        return None if make is None else make(state, state.stack[-1], code)
    return say("purpose-castle-empty")


def rank(state: State, code: str) -> int:
    """Return the rank of the use for what an action brings, among choices as good; 0 is the best."""
    if code in codes.BUILT:
        tiles = [codes.BUILT[other] for other in state.actions if other in codes.BUILT]
        return int(
            codes.BUILT[code] != max(tiles, key=lambda tile: tile_worth(state, tile))
        )
    seat = state.stack[-1][1]
    if verb(code) == "favor":
        line, levels = codes.LINE_OF[code], state.favors[seat]
        is_money = LINES[line] == "deniers"
        is_enough = is_money and state.deniers[seat] >= MANY_DENIERS
        return 2 * is_enough + (levels[line] < max(levels))
    if verb(code) in ("give", "sell"):
        return int(_spare_cube(state, seat, codes.CUBE_OF[code]) is None)
    if verb(code) != "take":
        return 0
    held = _expected_cubes(state, seat)
    return min(
        _rank_output(state, seat, held, output)[0] for output in _outputs(state, code)
    )


def urgency(state: State, code: str) -> int:
    """Return how soon an action is due: 2 for cubes and the castle where a house is needed soon, 1 for a batch."""
    seat, spot = state.stack[-1][1], codes.SPOT_OF.get(code, SPACES + 1)
    is_missing = _unhoused(state, seat) is not None
    if spot == CASTLE:
        return (1 + is_missing) * _has_batch(state, seat)
    if spot > SPACES or seat in state.castle or not is_missing:
        return 0
    free = _after_road(state, seat)[0]
    lacking = _lacking(free, 1)
    is_nearer = any(
        _lacking([have + more for have, more in zip(free, output, strict=True)], 1)
        < lacking
        for output in TILES[state.tile[spot]].takes
    )
    return 2 * (is_nearer and lacking < state.workers[seat])


def _has_batch(state: State, seat: int) -> bool:
    """Return whether a batch can be given in this turn, behind the builders of the seat, if the provost stays."""
    return (
        section_with_room(state) is not None
        and batches(_after_road(state, seat)[0]) > 0
    )


def _unhoused(state: State, seat: int) -> int | None:
    """Return the section with room if it is scored soon and the seat has no house there, else None."""
    section = section_with_room(state)
    if section is None or state.houses[seat][section]:
        return None
    return (
        section
        if scored_soon(section, state.bailiff, free_places(state, section))
        else None
    )


def breaks_batch(state: State, code: str) -> bool:
    """Return whether an action breaks up a whole batch in hand.

    It sells a cube of it or gives it away for gold, or leaves a worker at the castle without the only batch.
    """
    return _sells_batch(state, code) or _empties_castle(state, code)


def _empties_castle(state: State, code: str) -> bool:
    """Return whether an action on the road takes the only batch that a worker at the castle would have to give."""
    seat = state.stack[-1][1]
    if (
        state.phase != _ROAD_PHASE
        or verb(code) == "skip"
        or not _has_batch_at_castle(state, seat)
    ):
        return False
    return not _can_keep_batch(state, seat, code)


def _has_batch_at_castle(state: State, seat: int) -> bool:
    is_there = seat in state.castle and section_with_room(state) is not None
    return is_there and batches(_expected_cubes(state, seat)) > 0


def _can_keep_batch(state: State, seat: int, code: str) -> bool:
    """Return whether a batch can be left after an action, with the cubes it is paid with and those taken next."""
    after = state.clone()
    find_game("caylus").step(after, code)
    if after.stack and after.stack[-1][:2] in (("give", seat), ("production", seat)):
        return any(_can_keep_batch(after, seat, option) for option in after.actions)
    return batches(_expected_cubes(after, seat)) > 0


def _sells_batch(state: State, code: str) -> bool:
    kind, seat, *rest = state.stack[-1]
    if code not in codes.CUBE_OF or not (
        kind == "market" or (kind == "give" and rest[0] != "exchange")
    ):
        return False
    if kind == "give" and TILES[rest[0]].work != "trade":
        return False  # it pays for a building
    held = list(state.cubes[seat])
    before = batches(held)
    held[codes.CUBE_OF[code]] -= 1
    return _is_broken(state, seat, before, batches(held))


def _is_broken(state: State, seat: int, before: int, after: int) -> bool:
    """Return whether a sale leaves too few batches: one is kept, and all of them for a worker at the castle."""
    return after < before and (not after or seat in state.castle)


def _expected_cubes(state: State, seat: int) -> list[int]:
    """Return the seat's cubes with what its workers will still produce in this turn if the provost stays."""
    if state.phase > _ROAD_PHASE:
        return list(state.cubes[seat])
    if state.phase < _ROAD_PHASE:
        return coming(state, seat)[0]
    last = _working_space(state)
    later = state.clone()
    later.worker[: last + 1] = [NOBODY] * (last + 1)
    return coming(later, seat)[0]


def _missing_house(section: int) -> Message:
    return say(
        "purpose-house-missing", section=_section(section), loss=SECTION_LOSS[section]
    )


def _section(section: int) -> Message:
    return NAMES.say(f"section-{SECTIONS[section]}")


# Cubes and money


def _lacking(cubes: Sequence[int], number: int) -> int:
    """Return how many cubes are lacking for so many batches."""
    food, *others = cubes
    fitting = sum(min(held, number) for held in others)
    return max(0, number - food) + max(0, 2 * number - fitting)


def _best_output(
    state: State, seat: int, outputs: Iterable[Sequence[int]], spot: int = 0
) -> Message | None:
    """Return the purpose of the best output of a spot (0: before the road); None without outputs."""
    held = _expected_cubes(state, seat)
    messages = [_rank_output(state, seat, held, output, spot) for output in outputs]
    return min(messages, key=lambda ranked: ranked[0])[1] if messages else None


def _builders(state: State, seat: int, spot: int) -> set[str]:
    """Return the kinds of tiles that workers of the seat can still build in this turn, behind a space.

    While workers are placed, a free builder counts if the seat has a worker for it besides the one at the space.
    """
    if state.phase > _ROAD_PHASE:
        return set()
    if state.phase == _ROAD_PHASE:
        spot = _working_space(state)
    can_place = state.phase == _PLACING_PHASE and state.workers[seat] > 1
    return {
        TILES[state.tile[space]].builds
        for space in range(spot + 1, SPACES + 1)
        if state.tile[space]
        and (
            state.worker[space] == seat or (can_place and state.worker[space] == NOBODY)
        )
        and TILES[state.tile[space]].builds
    }


def _rank_output(
    state: State, seat: int, held: Sequence[int], output: Sequence[int], spot: int = 0
) -> tuple[int, Message]:
    """Return the rank of the best use for an output (0 is the best) and that use."""
    after = [have + more for have, more in zip(held, output, strict=True)]
    free = _free_cubes(state, seat, list(held))
    spare = [have + more for have, more in zip(free, output, strict=True)]
    whole = batches(free)
    if _is_castle_closed(state, seat):
        return 4, say("purpose-cubes-end")
    if batches(spare) > whole:
        return 0, say(
            "purpose-batch-complete",
            n=whole + 1,
            goods=goods(_needed(free, output, whole)),
        )
    kinds = _builders(state, seat, spot)
    before = {tile for kind in kinds for tile in _payable(state, seat, held, kind)}
    now = [
        tile
        for kind in sorted(kinds)
        for tile in _payable(state, seat, after, kind)
        if tile not in before
    ]
    if now:
        return 1, _name_best(state, now)
    if _lacking(spare, whole + 1) < _lacking(free, whole + 1):
        return 2, say("purpose-batch-closer", goods=goods(output))
    if output[GOLD]:
        return 3, say("purpose-gold")
    number = sum(output)
    if number > 1:
        return 3, say("purpose-several", n=number)
    return 4, say("purpose-material", goods=goods(output)) if game_progress(
        state
    ) < LATE_GAME else say("purpose-cubes-end")


def _is_castle_closed(state: State, seat: int) -> bool:
    """Return whether the seat can give no batch any more: the game ends, and no worker of it is at the castle."""
    is_there = state.phase < _ROAD_PHASE or (
        state.phase <= _CASTLE_PHASE and seat in state.castle
    )
    return _is_last_turn(state) and not is_there


def _needed(held: Sequence[int], output: Sequence[int], whole: int) -> list[int]:
    """Return the part of an output without which it would complete no batch more than `whole`."""
    needed = list(output)
    for cube, number in enumerate(output):
        for _ in range(number):
            needed[cube] -= 1
            if (
                batches([have + more for have, more in zip(held, needed, strict=True)])
                <= whole
            ):
                needed[cube] += 1
    return needed


def _payable(
    state: State, seat: int, cubes: Sequence[int], kind: str, favor: bool = False
) -> list[str]:
    """Return the tiles of a kind that the seat could build with these cubes."""
    other = state.clone()
    other.cubes[seat] = tuple(cubes)
    return buildable(other, seat, kind, favor)


def _name_best(
    state: State, tiles: Sequence[str], message_id: str = "purpose-build"
) -> Message:
    best = max(tiles, key=lambda tile: tile_worth(state, tile))
    return say(message_id, tile=tile_name(best), prestige=TILES[best].prestige)


def _best_tile(
    state: State, seat: int, kinds: Iterable[str], favor: bool = False
) -> Message | None:
    """Return the purpose to build the best tile of these kinds that the seat can pay with its expected cubes."""
    held = _expected_cubes(state, seat)
    tiles = [
        tile for kind in kinds for tile in _payable(state, seat, held, kind, favor)
    ]
    return _name_best(state, tiles) if tiles else None


def _tile_left_for(state: State, seat: int, kind: str, spot: int) -> Message | None:
    """Return the purpose of a worker at a builder: the best tile left when the seat's earlier builders have built.

    Say so if its cubes are those of a batch that could be given in this turn; None if a worker is at the castle
    for that batch.
    """
    # Only production on spaces before this one brings its cubes in time.
    held, taken = _after_road(state, seat, until=spot)
    tiles = [tile for tile in _payable(state, seat, held, kind) if tile not in taken]
    kept = [
        tile
        for tile in tiles
        if batches(_after_road(state, seat, spot, _after_building(held, tile))[0])
    ]
    if seat in state.castle and _has_batch_at_castle(state, seat):
        return _name_best(state, kept) if kept else None
    if tiles and not kept and _has_batch(state, seat):
        return _name_best(state, tiles, "purpose-build-batch")
    return _name_best(state, kept or tiles) if tiles else None


def _after_road(
    state: State,
    seat: int,
    behind: int = 0,
    held: Sequence[int] | None = None,
    until: int = SPACES + 1,
) -> tuple[list[int], set[str]]:
    """Return a seat's cubes when its workers behind a space, and before another, have worked, and the tiles built.

    Each brings what is needed most, or builds the best tile, if the provost stays.
    """
    cubes, taken = list(state.cubes[seat] if held is None else held), set[str]()
    for space in range(behind + 1, min(until - 1, state.provost) + 1):
        if state.worker[space] != seat or not state.tile[space]:
            continue
        tile = TILES[state.tile[space]]
        if tile.takes:
            likely = best_output(tile.id, cubes)
            outputs = sorted(tile.takes, key=lambda output: output != likely)
            brought = [
                [have + more for have, more in zip(cubes, output, strict=True)]
                for output in outputs
            ]
            cubes = max(brought, key=_batch_use)
        if tile.work == "market":
            cubes = max(_with_other(cubes, -1), key=_batch_use, default=cubes)
        elif tile.work == "peddler" and state.deniers[seat] >= tile.price:
            cubes = max(_with_other(cubes, 1), key=_batch_use)
        payable = (
            other
            for other in (
                _payable(state, seat, cubes, tile.builds) if tile.builds else ()
            )
            if other not in taken
        )
        best = max(payable, key=lambda other: tile_worth(state, other), default=None)
        if best is not None:
            taken.add(best)
            cubes = _after_building(cubes, best)
    return cubes, taken


def _free_cubes(state: State, seat: int, held: list[int]) -> list[int]:
    """Return the cubes of a seat that are left for a batch: its builders take theirs before a later turn's castle."""
    if state.phase > _ROAD_PHASE or seat in state.castle:
        return held
    is_working = state.phase == _ROAD_PHASE
    return _after_road(state, seat, _working_space(state) if is_working else 0)[0]


def _working_space(state: State) -> int:
    """Return the space whose building is activated; the last one before the road's buildings are."""
    return next((frame[1] for frame in state.stack if frame[0] == "leave"), SPACES)


def _after_building(cubes: Sequence[int], tile: str) -> list[int]:
    """Return the cubes left when a tile is paid; any cube is of the kind of which there are most."""
    held = [have - less for have, less in zip(cubes, TILES[tile].cost, strict=True)]
    if TILES[tile].any_cube:
        held[held.index(max(held))] -= 1
    # gold has replaced what was missing
    held[GOLD] += sum(min(0, have) for have in held[:GOLD])
    return [max(0, have) for have in held]


def _need_money(state: State, seat: int) -> Message | None:
    deniers = state.deniers[seat]
    return (
        say("purpose-money", n=deniers)
        if deniers < FEW_DENIERS and not _is_last_turn(state)
        else None
    )


def _is_last_turn(state: State) -> bool:
    """Return whether the game ends with this turn (R-26), so that no worker will be paid any more."""
    last = len(SECTIONS) - 1
    return len(state.scored) >= last and (
        state.bailiff >= TRIGGERS[last] - 1 or not free_places(state, last)
    )


def _single(cube: int) -> tuple[int, ...]:
    return tuple(int(kind == cube) for kind in range(GOLD + 1))


def _spare_cube(state: State, seat: int, cube: int) -> Message | None:
    held = _expected_cubes(state, seat)
    after = list(held)
    after[cube] -= 1
    whole = batches(held)
    needed = batches(after) < whole
    if not _is_last_turn(state):  # the batch that comes next may need it
        needed |= _lacking(after, whole + 1) > _lacking(held, whole + 1)
    return None if needed else say("purpose-spare")


def _any_sale(state: State, seat: int, spot: int) -> Message | None:
    """Return the purpose to sell a cube at a space; None if each one is needed, for a batch or a builder there."""
    held, _ = _after_road(state, seat, until=spot)
    left, taken = _after_road(state, seat, spot - 1, held)
    for fewer in _with_other(held, -1):
        after, built = _after_road(state, seat, spot - 1, fewer)
        broken = _is_broken(state, seat, batches(left), batches(after))
        if built >= taken and not broken:
            cube = next(kind for kind in range(GOLD + 1) if fewer[kind] < held[kind])
            return (
                _need_money(state, seat)
                or _spare_cube(state, seat, cube)
                or _money(state, seat)
            )
    return None


def _with_other(cubes: Sequence[int], more: int) -> list[list[int]]:
    """Return what some cubes can become when one is bought (`more` is 1) or sold (-1)."""
    return [
        [have + more * (kind == cube) for kind, have in enumerate(cubes)]
        for cube, held in enumerate(cubes)
        if held + more >= 0 and (more < 0 or cube < GOLD)
    ]


def _batch_use(cubes: Sequence[int]) -> tuple[int, int]:
    """Return how many batches cubes make, and how near they are to the next."""
    whole = batches(cubes)
    return whole, -_lacking(cubes, whole + 1)


def _money(state: State, seat: int) -> Message | None:
    """Return the purpose of money that is not short; None for whoever has enough, until cubes lose their use."""
    if game_progress(state) >= LATE_GAME:
        return say("purpose-rate")
    return _for_workers(state, seat)


def _for_workers(state: State, seat: int) -> Message | None:
    is_useful = state.deniers[seat] < MANY_DENIERS and not _is_last_turn(state)
    return _need_money(state, seat) or (say("purpose-pass") if is_useful else None)


def _give(state: State, frame: Frame, code: str) -> Message | None:
    """Return the purpose of the cube that is given, or else of what is paid with it."""
    seat, cube, built = frame[1], codes.CUBE_OF[code], frame[2]
    needed = (
        None
        if built not in TILES or TILES[built].work == "trade"
        else _name_best(state, [built])
    )
    return _spare_cube(state, seat, cube) or needed


def _sell(state: State, frame: Frame, code: str) -> Message | None:
    seat = frame[1]
    found = _spare_cube(state, seat, codes.CUBE_OF[code]) or _need_money(state, seat)
    return found or (None if _sells_batch(state, code) else _money(state, seat))


def _outputs(state: State, code: str) -> list[tuple[int, ...]]:
    """Return the cubes that an action takes or buys."""
    frame = state.stack[-1]
    if code in codes.PAIR_OF:
        pair = codes.PAIR_OF[code]
        return [tuple(pair.count(kind) for kind in range(GOLD + 1))]
    cube = codes.CUBE_OF[code]
    takes = TILES[frame[2]].takes if frame[0] == "production" else ()
    return [output for output in takes if output[cube]] or [_single(cube)]


def _take(state: State, frame: Frame, code: str) -> Message | None:
    return _best_output(state, frame[1], _outputs(state, code))


# Workers


def _place(state: State, frame: Frame, code: str) -> Message | None:
    seat, spot = frame[1], codes.SPOT_OF[code]
    if spot > SPACES:
        return _SPECIALS[spot](state, seat)
    tile = TILES[state.tile[spot]]
    message: Message | None = None
    match tile.work:
        case "production":
            message = _best_output(state, seat, tile.takes, spot)
        case "peddler":
            left = state.deniers[seat] - price(state, seat, spot)
            message = (
                _best_output(state, seat, map(_single, range(GOLD)), spot)
                if left >= tile.price
                else None
            )
        case "market":
            message = _any_sale(state, seat, spot)
        case "trade":
            message = say("purpose-rate")
        case "build":
            message = _tile_left_for(state, seat, tile.builds, spot)
        case "lawyer":
            message = say("purpose-income")
    return message


def _castle(state: State, seat: int) -> Message | None:
    section = section_with_room(state)
    if section is None:
        return None
    missing = _unhoused(state, seat)
    if missing is not None:
        return _missing_house(missing)
    if not _has_batch(state, seat):
        return None
    return _house(section)


def _stables(state: State, seat: int) -> Message | None:
    now, then = state.order.index(seat), len(state.stables)
    return say("purpose-order", to=then + 1, now=now + 1) if then < now else None


def _inn(state: State) -> Message | None:
    return None if _is_last_turn(state) else say("purpose-inn")


def _guild(state: State, seat: int) -> Message:
    ahead = range(state.provost + 1, min(SPACES, state.provost + MOST_SHIFT) + 1)
    return _reaches(state, ahead, [seat]) or say("purpose-guild")


_SPECIALS: dict[int, Callable[[State, int], Message | None]] = {
    GATE: lambda state, seat: say("purpose-gate"),
    TRADING_POST: _for_workers,
    MERCHANTS_GUILD: _guild,
    JOUST_FIELD: lambda state, seat: say("purpose-favor"),
    STABLES: _stables,
    INN: lambda state, seat: _inn(state),
    CASTLE: _castle,
}


def _pass(state: State, frame: Frame, code: str) -> Message:
    cost = placing_cost(state, frame[1])
    return say("purpose-pass-dear", n=cost) if cost > 1 else say("purpose-pass")


# The provost


def _reaches(
    state: State,
    spaces: Iterable[int],
    seats: Sequence[int],
    message_id: str = "purpose-reaches",
) -> Message | None:
    """Return the purpose to reach a worker of one of these seats on one of these spaces, or to leave it behind."""
    for space in spaces:
        if state.worker[space] in seats:
            return say(message_id, space=space, tile=tile_name(state.tile[space]))
    return None


def _provost(state: State, frame: Frame, code: str) -> Message | None:
    seat, shift, start = frame[1], codes.SHIFT_OF[code], state.provost
    if not shift:
        return say("purpose-provost-stays")
    passed = range(*sorted((start + 1, start + shift + 1)))
    if shift > 0:
        reached = _reaches(state, passed, [seat])
    else:
        others = {*state.worker[1 : SPACES + 1]} - {NOBODY, seat}
        is_free = all(state.worker[space] != seat for space in passed)
        reached = (
            _reaches(state, passed, [*others], "purpose-cuts-off") if is_free else None
        )
    return reached or _scoring(state, seat, shift)


def _scoring(state: State, seat: int, shift: int) -> Message | None:
    """Return the purpose to have the bailiff score a section in this turn, or not yet; None if he does either way."""
    section = section_with_room(state)
    if section is None:
        return None
    scored, before = (
        state.bailiff + 1 + (provost > state.bailiff) >= TRIGGERS[section]
        for provost in (state.provost + shift, state.provost)
    )
    if scored == before or scored != bool(state.houses[seat][section]):
        return None
    message_id = "purpose-scored-now" if scored else "purpose-scored-later"
    return say(message_id, section=_section(section))


# Buildings, castle, favors


def _built(state: State, frame: Frame, code: str) -> Message | None:
    tile = TILES[codes.BUILT[code]]
    others = [
        TILES[codes.BUILT[other]].prestige
        for other in state.actions
        if other in codes.BUILT
    ]
    if tile.work and tile.prestige < max(others):
        return say("purpose-owner")
    return say("purpose-most-prestige") if tile.prestige == max(others) else None


def _batch(state: State, frame: Frame, code: str) -> Message | None:
    section = section_with_room(state)
    assert section is not None, "a batch is legal where there is room"
    houses = state.houses[frame[1]][section]
    if _unhoused(state, frame[1]) is not None:
        return _missing_house(section)
    now, then = (
        SECTION_FAVORS[section][min(number, _MOST_HOUSES)]
        for number in (houses, houses + 1)
    )
    if then > now:
        return say("purpose-house-favors", n=then, section=_section(section))
    given = state.batches[frame[1]] + 1
    others = (n for seat, n in enumerate(state.batches) if seat != frame[1])
    if given > max(others):
        return say("purpose-most-batches")
    return _house(section)


def _house(section: int) -> Message:
    return say(
        "purpose-house", prestige=BATCH_PRESTIGE[section], section=_section(section)
    )


def _done(state: State, frame: Frame, code: str) -> Message:
    return say("purpose-keep")


def _skip(state: State, frame: Frame, code: str) -> Message | None:
    if any(_empties_castle(state, other) for other in state.actions):
        return say("purpose-batch-kept")
    return None if frame[0] == "gate" else say("purpose-keep")


def _favor_line(state: State, frame: Frame, code: str) -> Message | None:
    seat, line = frame[1], codes.LINE_OF[code]
    level = min(state.favors[seat][line] + 1, limit(state))
    message: Message | None = None
    match LINES[line]:
        case "deniers":
            message = _need_money(state, seat)
        case "cubes":
            message = _best_output(
                state,
                seat,
                [_single(cube) for cube, needed in CUBE_LEVELS if needed <= level],
            )
        case "building":
            kinds = [kind for needed, kind in BUILD_LEVELS.items() if needed <= level]
            message = _best_tile(state, seat, kinds, favor=True)
    levels = state.favors[seat]
    is_next = level < TOP_LEVEL and not _is_last_favor(state, seat)
    if message is None and is_next and levels[line] == max(levels):
        message = say("purpose-favor")
    if message is not None:
        return message
    is_most = LINES[line] == "prestige" and levels[-1] < _LEVEL_OF_STONE
    return say("purpose-most-prestige") if is_most else None


def _is_last_favor(state: State, seat: int) -> bool:
    """Return whether the seat chooses the last favor of the game."""
    is_over = (
        state.phase > _CASTLE_PHASE
        and len(state.scored) >= len(SECTIONS) - 1
        and _is_last_turn(state)
    )
    return is_over and not any(
        frame[0] == "favors" and frame[1] == seat and frame[2] for frame in state.stack
    )


def _use(state: State, frame: Frame, code: str) -> Message | None:
    level = codes.LEVEL_OF[code]
    if level not in BUILD_LEVELS:
        return say("purpose-income")
    return _best_tile(state, frame[1], (BUILD_LEVELS[level],), favor=True)


def _joust(state: State, frame: Frame, code: str) -> Message:
    return _spare_cube(state, frame[1], CLOTH) or say("purpose-favor")


_PURPOSES: dict[str, Callable[[State, Frame, str], Message | None]] = {
    "pass": _pass,
    "place": _place,
    "move": _place,
    "provost": _provost,
    "joust": _joust,
    "stay": lambda state, frame, code: _inn(state),
    "leave": lambda state, frame, code: say("purpose-leave"),
    "take": _take,
    "buy": _take,
    "sell": _sell,
    "give": _give,
    "pay": lambda state, frame, code: say("purpose-rate"),
    "build": _built,
    "convert": lambda state, frame, code: say("purpose-income"),
    "batch": _batch,
    "done": _done,
    "skip": _skip,
    "favor": _favor_line,
    "use": _use,
    "exchange": lambda state, frame, code: say("purpose-exchange"),
}
