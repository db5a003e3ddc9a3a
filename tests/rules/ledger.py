"""A second account of everything the seats of Caylus own, kept from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.caylus import events
from rules.caylus.codes import PLACE
from rules.caylus.road import free_spots
from rules.caylus.tiles import PLACES, SECTIONS, SPACES, STOCK, TILES

if TYPE_CHECKING:
    from rules.caylus.state import State
    from rules.model import Event


class Ledger:
    """Deniers, cubes, prestige, workers and houses by seat, and every tile, as the events tell them."""

    def __init__(self, state: State, opening: list[Event]) -> None:
        """Begins with the set-up, which is what the state has less what the opening events gave."""
        seats = range(state.setup.seats)
        self.deniers = list(state.deniers)
        self.cubes = [list(cubes) for cubes in state.cubes]
        self.prestige = list(state.prestige)
        self.workers = list(state.workers)
        self.houses = [list(houses) for houses in state.houses]
        self.tiles = tiles_of(state)
        self.discarded: Counter[str] = Counter()
        self.sign = -1
        for event in opening:
            self.note(event)
        self.sign = 1
        assert self.deniers == [
            5 if len(seats) == 2 else (5, 6, 6, 7, 7)[state.setup.order.index(seat)]
            for seat in seats
        ]
        for event in opening:
            self.note(event)

    def note(self, event: Event) -> None:
        """Books one event."""
        sign = self.sign
        match event:
            case events.Gained():
                self.deniers[event.seat] += sign * event.deniers
                self._cubes(event.seat, event.cubes, sign)
            case events.Paid():
                self.deniers[event.seat] -= sign * event.deniers
                self._cubes(event.seat, event.cubes, -sign)
            case events.Scored():
                self.prestige[event.seat] += sign * event.amount
            case events.Placed():
                self.deniers[event.seat] -= sign * event.cost
                self.workers[event.seat] -= 1
            case events.Returned():
                self.workers[event.seat] += 1
            case events.BatchGiven():
                self.houses[event.seat][SECTIONS.index(event.section)] += 1
            case events.Converted() if TILES[event.tile].kind == "neutral":
                self.discarded[event.tile] += 1

    def _cubes(self, seat: int, cubes: tuple[int, ...], sign: int) -> None:
        assert all(number >= 0 for number in cubes)
        for cube, number in enumerate(cubes):
            self.cubes[seat][cube] += sign * number

    def check(self, state: State) -> None:
        """The state owns exactly what the ledger says, and nothing is owed."""
        assert state.deniers == self.deniers
        assert [list(cubes) for cubes in state.cubes] == self.cubes
        assert state.prestige == self.prestige
        assert state.workers == self.workers
        assert [list(houses) for houses in state.houses] == self.houses
        assert min(state.deniers) >= 0
        assert min(min(cubes) for cubes in state.cubes) >= 0
        assert min(state.prestige) >= 0
        assert tiles_of(state) + self.discarded == self.tiles
        for section, places in enumerate(PLACES):
            assert sum(houses[section] for houses in state.houses) <= places
        for seat in range(state.setup.seats):
            assert state.workers[seat] + standing(state).count(seat) == 6
        check_road(state)


def standing(state: State) -> list[int]:
    """The seat of every worker that stands somewhere."""
    single = [seat for seat in state.worker if seat >= 0]
    inn = [seat for seat in (state.inn_left, state.inn_right) if seat >= 0]
    return [*single, *inn, *state.stables, *state.castle]


def tiles_of(state: State) -> Counter[str]:
    """Every tile that is not a residence: on the road, in the stock, or paid for and about to be placed."""
    road = Counter(tile for tile in state.tile[1:] if tile and tile != "residence")
    return road + Counter(tile for tiles in state.stock.values() for tile in tiles)


def check_road(state: State) -> None:
    """Owners, workers and free places fit the tiles."""
    free = free_spots(state)
    assert state.phase != 2 or state.free == [PLACE[spot] for spot in free]
    for space in range(1, SPACES + 1):
        tile = TILES.get(state.tile[space])
        owned = tile is not None and tile.kind in (
            "wood",
            "stone",
            "residence",
            "prestige",
        )
        assert (state.owner[space] >= 0) == owned
        takes_workers = tile is not None and bool(tile.work)
        assert (space in free) == (takes_workers and state.worker[space] < 0)
        if state.worker[space] >= 0:
            assert takes_workers
        else:
            assert space not in state.pending
    for kind, tiles in state.stock.items():
        assert {TILES[tile].kind for tile in tiles} <= {kind}
        assert list(tiles) == sorted(tiles, key=[tile.id for tile in STOCK[kind]].index)
    assert len(set(state.stables)) == len(state.stables) <= 3
    assert len(set(state.castle)) == len(state.castle)
    assert 1 <= state.provost <= SPACES
    assert state.inn_left != state.inn_right or state.inn_left < 0 or state.phase <= 3
