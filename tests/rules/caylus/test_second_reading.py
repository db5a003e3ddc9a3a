"""The engine and a second, independent reading of the rules agree on every decision and every position."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from rules import record as records
from rules.model import Result
from rules.register import find_game
from tests.costs import sampled
from tests.rules.caylus.second_reading import SecondReading
from tests.rules.caylus.second_table import LINES, NAMES, SINGLE
from tests.rules.caylus.tables import ROWS, SECTION_PLACES
from tests.rules.games import RandomPlayer

GAME = find_game("caylus")
SEATS = ("Blue", "Red", "Green", "Orange", "Black")
OPTIONS = [
    dict(zip(("favors", "jeweller", "lawyer_vp"), values, strict=True))
    for values in itertools.product(("table", "simplified"), ("no", "yes"), ("4", "3"))
]
NEUTRAL = [row.tile for row in ROWS if row.kind == "neutral"]
# what is paid already is compared when these are done
HALFWAY = ("give", "on", "exchange")


def position(second: SecondReading) -> dict[str, Any]:
    """The second reading's position, in the form of the records' JSON without names."""

    def name(seat: int | None) -> str | None:
        return None if seat is None else SEATS[seat]

    def names(seats: list[int]) -> list[str]:
        return [SEATS[seat] for seat in seats]

    return {
        "turn": second.turn,
        "phase": second.phase,
        "order": names(second.order),
        "passed": names(second.passed),
        "bailiff": second.bailiff,
        "provost": second.provost,
        "scored": second.scored,
        "players": {
            SEATS[seat]: {
                "deniers": player.deniers,
                **{cube: player.cubes[cube] for cube in NAMES},
                "prestige": player.prestige,
                "workers": player.workers,
                "favors": player.favors,
                "used": sorted(player.used),
                "houses": player.houses,
                "batches": player.batches,
            }
            for seat, player in enumerate(second.players)
        },
        "road": {
            str(number): {
                "tile": space.tile,
                "owner": name(space.owner),
                "worker": name(space.worker),
                "pending": name(space.pending),
            }
            for number, space in second.road.items()
        },
        "special": {
            **{spot: name(second.single[spot]) for spot in SINGLE},
            "stables": names(second.stables),
            "inn": {"left": name(second.left), "right": name(second.right)},
        },
        "castle": names(second.castle),
        "free": {section: second.free(section) for section in SECTION_PLACES},
        "stock": {kind: sorted(tiles) for kind, tiles in second.stock.items()},
    }


def disturb(second: SecondReading, dice: random.Random) -> list[str]:
    """Turns the start into a rich position in the middle of a game; the `set` lines that say the same."""
    lines = []
    second.turn = dice.randint(1, 9)
    second.provost = dice.randint(1, 28)
    second.bailiff = dice.randint(1, 23)
    second.scored = dice.choice(([], ["dungeon"], ["dungeon", "walls"]))
    lines += [
        f"set turn: {second.turn}",
        f"set provost: {second.provost}",
        f"set bailiff: {second.bailiff}",
    ]
    if second.scored:
        lines.append(f"set scored: {', '.join(second.scored)}")
    limit = (2, 4, 5)[len(second.scored)]
    if dice.random() < 0.3:
        second.right = dice.randrange(second.seats)
        second.players[second.right].workers -= 1
        lines.append(f"set inn: {SEATS[second.right]}")
    for seat, player in enumerate(second.players):
        rich = dice.choice((2, 5, 9))
        for cube in NAMES:
            player.cubes[cube] = dice.randint(0, rich)
        player.deniers, player.prestige = dice.randint(0, 3 * rich), dice.randint(0, 5)
        if second.options["favors"] == "table":
            player.favors = {line: dice.randint(0, limit) for line in LINES}
        player.houses = {
            name: dice.randint(0, second.free(name)) // 2 for name in SECTION_PLACES
        }
        cubes = " ".join(f"{cube}={player.cubes[cube]}" for cube in NAMES)
        lines += [
            f"set {SEATS[seat]}: {cubes} deniers={player.deniers} prestige={player.prestige}",
            f"set {SEATS[seat]}: favors={'/'.join(map(str, player.favors.values()))}",
            f"set {SEATS[seat]}: houses={'/'.join(map(str, player.houses.values()))}",
        ]
    for number, space in second.road.items():
        if number in (7, 8, 16) or dice.random() < 0.35:
            continue
        tiles = [
            tile for stock in second.stock.values() for tile in dict.fromkeys(stock)
        ]
        space.tile = dice.choice([*tiles, "residence", "residence", "residence"])
        space.owner = dice.randrange(second.seats)
        lines.append(f"set road {number}: {space.tile} {SEATS[space.owner]}")
    return lines


def compare(
    seats: int, options: dict[str, str], seed: int, taste: float, *, middle: bool
) -> int:
    """Plays one random game in both; returns how many decisions were compared."""
    dice = random.Random(seed)
    order = dice.sample(range(seats), seats)
    neutral = dice.sample(NEUTRAL, len(NEUTRAL))
    second = SecondReading(order, neutral, options)
    lines = [
        "game: caylus",
        f"players: {', '.join(SEATS[:seats])}",
        f"neutral: {', '.join(neutral)}",
    ]
    lines += [f"order: {', '.join(SEATS[seat] for seat in order)}"]
    lines += [f"option {name}: {value}" for name, value in options.items()]
    lines += disturb(second, dice) if middle else []
    second.begin()
    state = records.replay(records.read("\n".join(lines) + "\n")).state

    player = RandomPlayer(seed, taste)
    for number in itertools.count():
        decision = GAME.decision(state)
        seen = GAME.position(state, SEATS[:seats])
        where = "\n".join((*lines, f"# decision {number}"))
        if decision is None:
            assert second.asked is None, where
            scores = [second.count(seat) for seat in range(seats)]
            winners = tuple(
                seat for seat in range(seats) if scores[seat] == max(scores)
            )
            assert GAME.result(state) == Result(tuple(scores), winners), where
        else:
            assert second.asked is not None, where
            seat, kind, codes = second.asked
            assert (decision.seat, decision.kind) == (seat, kind), where
            assert sorted(decision.actions) == sorted(codes), where
        if decision is None or decision.kind not in HALFWAY:
            for owned in seen["players"].values():
                owned["used"] = sorted(owned["used"])
            seen["stock"] = {
                kind: sorted(tiles) for kind, tiles in seen["stock"].items()
            }
            mine = position(second)
            assert {key: seen[key] for key in mine} == mine, where
        if decision is None:
            return number
        code = player.choose(decision.actions)
        lines.append(f"{SEATS[decision.seat]} {code}")
        GAME.step(state, code)
        second.answer(code)
    raise AssertionError


CASES = [
    (seats, options, taste, middle)
    for number, options in enumerate(OPTIONS)
    for seats in (2, 3, 4, 5)
    for taste, middle in (
        ((0.5, True), (0.9, False)) if number % 2 else ((0.9, True), (0.0, False))
    )
]


@pytest.mark.parametrize(("seats", "options", "taste", "middle"), sampled(CASES, 3))
def test_two_readings_of_the_rules_agree(
    seats: int, options: dict[str, str], taste: float, middle: bool
) -> None:
    assert (
        compare(
            seats,
            options,
            CASES.index((seats, options, taste, middle)),
            taste,
            middle=middle,
        )
        > 20
    )
