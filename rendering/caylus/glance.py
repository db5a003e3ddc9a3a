"""The glance card of Caylus."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rendering.canvas import Page
from rendering.caylus import board
from rendering.caylus.castle import current_section
from rendering.caylus.changes import changes
from rendering.caylus.course import LAST_PHASE
from rendering.caylus.signs import gain
from rendering.glance.banner import Banner, banner, figure, fitting, frame, moment, since_phase, within_phase
from rendering.glance.foot import PASSES, Ahead, Count, Move, counts, foot, latest, left_over
from rendering.glance.players import Player, arrows, in_order, players, ranked
from rendering.glance.road import CELL_H, CELL_W, TOP, Station, station
from rendering.glance.sheet import GLANCE_TYPE, ROAD_Y, H, W
from rendering.nodes import Block, Scene
from rendering.pictures import Replayed
from rendering.words import open_catalogue
from rules.caylus import events as happened
from rules.caylus.guide import GUIDE
from rules.caylus.tiles import CUBES, PLACES, SECTIONS, SPACES, SPECIALS, TILES, TRIGGERS, WORKERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rendering.caylus.castle import Castle
    from rendering.caylus.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.caylus.view import CaylusView
    from rules.model import Event

COLUMNS = 14
LEFT = (W - COLUMNS * CELL_W) // 2
HOUSES_H = 100
FIRST_Y = ROAD_Y + HOUSES_H
CASTLE_X = LEFT + 6 * CELL_W + 10
CASTLE_W = W - CASTLE_X - LEFT
BASELINE = 92
HOUSE = 27
"""A house of the castle with the gap behind it."""
ASKED_AT = {
    "gate": "gate",
    "guild": "merchants_guild",
    "joust": "joust_field",
    "inn": "inn",
    "provost": "provost",
    "castle": "towers",
    "favor_line": "favor",
    "favor_cubes": "favor",
    "favor_building": "favor",
    "exchange": "favor",
}
"""The building that the banner shows for a kind of decision; for other kinds it shows the one in use."""


def glance(view: CaylusView, marks: Changes, events: Sequence[Event], words: Words, theme: str) -> Scene:
    """Return the whole card; `marks` are the changes since the last picture."""
    say = words.catalogue
    spots = board.prices(view)
    last = _last_spot(events)
    blocks = [
        *banner(say, _banner(view, events, words)),
        *players(say, _players(view, words)),
        *_houses(say, view, marks, spots, last),
        Block(
            "castle",
            CASTLE_X,
            ROAD_Y,
            CASTLE_W,
            HOUSES_H,
            "ground",
            _castle(say, board.castle(view, marks, spots), None if view.over else ahead(view, words)),
        ),
        *_road(say, view, marks, spots, last),
        *foot(say, ahead(view, words) if view.over else None, _moves(events)),
    ]
    return Scene(
        "caylus/glance",
        theme,
        W,
        H,
        "ground",
        _backdrop(0 if view.over else len(view.players)),
        tuple(blocks),
    )


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> tuple[Node, ...]:
    """Return the frame of the head, arrows between so many seats, and where the road turns into its second row."""
    page = Page(open_catalogue("en"))
    page.nodes += (*frame(), *(arrows(seats) if seats else ()))
    top, bottom = FIRST_Y + TOP + 8, FIRST_Y + CELL_H + TOP + 52
    x = LEFT + COLUMNS * CELL_W
    page.plate(x - 20, top, 34, bottom - top, "road_edge", radius=16)
    page.plate(x - 20, top + 3, 31, bottom - top - 6, "road", radius=14)
    return tuple(page.nodes)


def _banner(view: CaylusView, events: Sequence[Event], words: Words) -> Banner:
    wide = board.banner(view, _NOTHING, words)
    drawing = ""
    if view.decision is not None:
        kind, seat = view.decision.kind, view.decision.seat
        drawing = f"worker{seat}" if kind == "place_worker" else ASKED_AT.get(kind, "") or _in_use(events)
    return Banner(
        view.turn,
        wide.phases[view.phase - 1],
        wide.seats,
        wide.names,
        within_phase(wide.doing, events),
        drawing,
        figure(view, wide.cost),
        moment_of(view, events, words),
    )


def moment_of(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return the placement or pass after which the workers stand as they do."""
    if view.decision is None or view.decision.kind != "place_worker":
        return ""
    placings = [one for event in since_phase(events) if (one := GUIDE.telling.placing(event)) is not None]
    seat = placings[-1].seat if placings else 0
    placed = WORKERS - view.players[seat].workers - (view.inn_right == seat)
    return moment(words, events, placings, placed)


def _in_use(events: Iterable[Event]) -> str:
    """Return the building that was begun last."""
    used = [event.tile for event in events if isinstance(event, happened.Activated)]
    return used[-1] if used else ""


def _players(view: CaylusView, words: Words) -> list[Player]:
    scores = view.result.scores if view.result else tuple(player.prestige for player in view.players)
    return in_order(
        view,
        words,
        scores,
        [((player.deniers, "coin"),) for player in view.players],
        [tuple(zip(player.cubes, CUBES, strict=True)) for player in view.players],
    )


def _other_price(view: CaylusView, price: int | None) -> int | None:
    """Return the price of a place where it is not the one that the head shows."""
    same = view.decision is None or price == view.players[view.decision.seat].cost
    return None if same else price


def _houses(
    words: Catalogue, view: CaylusView, marks: Changes, spots: dict[str, int], last: str | None
) -> list[Block]:
    """Return the six buildings before the bridge."""
    blocks = []
    for place, special in enumerate(board.specials(view, marks, spots)):
        there, guest = special.workers, None
        if special.name == "inn":  # who lodges there leaves its place to others
            there, guest = special.workers[:1], special.workers[1]
        workers = tuple(seat for seat in there if seat is not None)
        came = special.came and (workers or guest is not None)
        news = "last" if last == special.name else "new" if came else ""
        cell = Station(
            "",
            special.name,
            None,
            workers,
            _other_price(view, special.price),
            not special.closed,
            (),
            False,
            "",
            None,
            news,
            False,
            open=special.price is not None,
            gives=gain(special.name),
            guest=guest,
        )
        blocks.append(
            Block(
                special.name,
                LEFT + place * CELL_W,
                ROAD_Y,
                CELL_W,
                HOUSES_H,
                "ground",
                station(words, cell, CELL_W, CELL_H),
            )
        )
    return blocks


def _road(
    words: Catalogue, view: CaylusView, marks: Changes, spots: dict[str, int], last: str | None
) -> list[Block]:
    """Return the 28 spaces, the second row from right to left."""
    blocks = []
    for cell in board.cells(view, marks, spots):
        row, column = divmod(cell.number - 1, COLUMNS)
        if row % 2:
            column = COLUMNS - 1 - column
        officials = tuple(
            name for name, present in (("provost", cell.provost), ("bailiff", cell.bailiff)) if present
        )
        number = str(cell.number)
        section = SECTIONS[TRIGGERS.index(cell.number)] if cell.number in TRIGGERS and not cell.scored else ""
        moved = "gate" if cell.officials_changed and cell.provost else ""
        one = Station(
            number,
            cell.tile,
            cell.owner,
            () if cell.worker is None else (cell.worker,),
            _other_price(view, cell.price),
            cell.reached,
            officials,
            cell.provost,
            section,
            cell.pending,
            "last" if last == number else "new" if cell.came or cell.built else moved,
            True,
            open=cell.price is not None,
            gives=() if cell.tile is None else gain(cell.tile),
        )
        x, y = LEFT + column * CELL_W, FIRST_Y + row * CELL_H
        blocks.append(
            Block(number, x, y, CELL_W, CELL_H, "ground", station(words, one, mirrored=bool(row % 2)))
        )
    assert len(blocks) == SPACES
    return blocks


@lru_cache(maxsize=256)
def _castle(words: Catalogue, cell: Castle, scoring: Ahead | None) -> tuple[Node, ...]:
    """Return the section that is scored next: when, how many of its houses are built, and by whom.

    The workers who wait in the castle come first. A finished game shows all houses.
    """
    page = Page(words)
    fill = "plate_low" if cell.price is None else "active"
    page.plate(0, 0, CASTLE_W, HOUSES_H - 2, fill, "plate_edge", 2, 10)
    if scoring is None:
        _all_built(page, cell)
        return tuple(page.nodes)
    page.art(scoring.drawing, 8, 54, 42)
    right = CASTLE_W - 12
    if scoring.drawing in SECTIONS and scoring.counts:
        number = SECTIONS.index(scoring.drawing)
        now = current_section(cell)
        if now != scoring.drawing and now in SECTIONS:  # further batches go to the section behind it
            right -= _share(page, cell, SECTIONS.index(now), right) + 16
        right -= _share(page, cell, number, right) + 14
    room = right - 58
    page.text(
        fitting(scoring.title, scoring.short, room, "serif"),
        58,
        BASELINE,
        "serif",
        34,
        "ink",
        room,
        GLANCE_TYPE,
    )
    waiting = [count for seat in cell.queue for count in scoring.counts if count.seat == seat]
    row = [*waiting, *(count for count in scoring.counts if count not in waiting)]
    counts(page, row, 14, 4, CASTLE_W - 22, len(waiting))
    return tuple(page.nodes)


def _share(page: Page, cell: Castle, number: int, right: int) -> int:
    """Draw how many houses of a section are built, with its drawing where it isn't the one that is scored next."""
    text = f"{len(cell.houses[number])}/{PLACES[number]}"
    wide = page.text(text, right, BASELINE, "bold", 36, "ink", align="right")
    if any(
        len(cell.houses[before]) == PLACES[before] and SECTIONS[before] not in cell.scored
        for before in range(number)
    ):
        page.art(SECTIONS[number], right - wide - 42, 56, 38)
        wide += 42
    return wide


def _all_built(page: Page, cell: Castle) -> None:
    """Draw every house of each section."""
    wide = [48 + places // 2 * HOUSE for places in PLACES]
    x, gap = 10, (CASTLE_W - 20 - sum(wide)) // 2
    for number, section in enumerate(SECTIONS):
        page.art(section, x, 3, 38)
        page.text(str(len(cell.houses[number])), x + 20, 88, "serif", GLANCE_TYPE, "ink", align="middle")
        _built(page, cell, number, x + 48)
        x += wide[number] + gap


def _built(page: Page, cell: Castle, number: int, left: int) -> None:
    """Draw the houses of a section in two rows, in the colors of their givers."""
    houses = cell.houses[number]
    for at in range(PLACES[number]):
        row, column = divmod(at, PLACES[number] // 2)
        x, y, size = left + column * HOUSE, 25 + row * HOUSE, HOUSE - 1
        if at < len(houses):
            page.plate(x, y, size, size, f"frame{houses[at]}", radius=3)
            page.art(f"seal{houses[at]}", x, y, size)
        else:
            page.plate(x + 2, y + 2, size - 4, size - 4, "ground_deep", radius=4)
        if len(houses) > at >= len(houses) - cell.new[number]:
            page.plate(x + 6, y + 6, size - 12, size - 12, "changed", "active", 2, 7)


def ahead(view: CaylusView, words: Words) -> Ahead:
    """Return the next scoring, and each seat's houses in it; a seat without any is punished."""
    section = next((name for name in SECTIONS if name not in view.scored), None)
    scores = [player.prestige for player in view.players]
    if view.result is not None:
        return left_over(words, view.result.scores, scores, view.order)
    if section is None:
        return Ahead("towers", words("phase-over"), words("phase-over"), ())
    number = SECTIONS.index(section)
    steps = max(0, TRIGGERS[number] - view.bailiff)
    name, least, most = words(f"section-{section}"), max(1, -(-steps // 2)), max(1, steps)
    title, short = (
        words(f"glance-scored{form}", section=name, least=least, most=most) for form in ("", "-short")
    )
    counts = tuple(
        Count(seat, str(view.players[seat].houses[number]), not view.players[seat].houses[number])
        for seat in ranked(scores, view.order)
    )
    return Ahead(section, title, short, counts)


def _moves(events: Sequence[Event]) -> tuple[Move, ...]:
    """Return the last three moves since the last picture."""
    return latest([move for event in events if (move := _move(event)) is not None] or _worked(events))


def _worked(events: Sequence[Event]) -> list[Move]:
    """Return the buildings that gave something, where nobody has moved."""
    return [
        Move(event.seat, event.source, f"tile-{event.source}")
        for event in events
        if isinstance(event, happened.Gained) and event.source in (*TILES, *SPECIALS)
    ]


def _move(event: Event) -> Move | None:
    match event:
        case happened.Placed(seat=seat, tile=tile) | happened.Relocated(seat=seat, tile=tile):
            return Move(seat, "towers" if tile == "castle" else tile, f"tile-{tile}")
        case happened.Passed(seat=seat, place=place):
            return Move(seat, PASSES, str(place), plain=True)
        case happened.Built(seat=seat, tile=tile):
            return Move(seat, tile, f"tile-{tile}")
        case happened.Converted(seat=seat):
            return Move(seat, "residence", "tile-residence")
        case happened.BatchGiven(seat=seat, section=section):
            return Move(seat, section, f"section-{section}")
        case happened.FavorUsed(seat=seat, line=line):
            return Move(seat, "favor", f"line-{line}")
        case happened.ProvostMoved(seat=seat, start=start, end=end) if start != end and seat >= 0:
            return Move(seat, "provost", f"{start} → {end}", plain=True)
        case happened.BailiffMoved(start=start, end=end) if start != end:
            return Move(None, "bailiff", f"{start} → {end}", plain=True)
    return None


def _last_spot(events: Sequence[Event]) -> str | None:
    """Return where the last move was made, if it was made on the board."""
    for event in reversed(events):
        match event:
            case happened.Placed(spot=spot) | happened.Relocated(spot=spot):
                return spot
            case happened.Built(space=space) | happened.Converted(space=space):
                return str(space)
            case happened.BatchGiven() | happened.ProvostMoved() | happened.BailiffMoved():
                return None
    return None


_NOTHING = changes(())

REPLAYED = Replayed(
    framed=(
        happened.Built,
        happened.Converted,
        happened.BatchGiven,
        happened.FavorUsed,
        happened.ProvostMoved,
    ),
    scorings=(happened.SectionBegan,),
    last_phase=LAST_PHASE,
)
