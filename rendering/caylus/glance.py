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
from rendering.glance.banner import Banner, banner, figure, frame, moment, since_phase, within_phase
from rendering.glance.foot import PASSES, Ahead, Count, Move, foot, latest, left_over
from rendering.glance.players import Player, players, rank, ranked
from rendering.glance.road import CELL_H, CELL_W, Station, station
from rendering.glance.sheet import GLANCE_TYPE, ROAD_Y, SHIELD, H, W
from rendering.lettering import width
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
    "place_worker": "pawn",
}
"""What the banner shows for a kind of decision that belongs to one building; others belong to the one in use."""


def glance(view: CaylusView, marks: Changes, events: Sequence[Event], words: Words, theme: str) -> Scene:
    """Return the whole card; `marks` are the changes since the last picture."""
    say = words.catalogue
    spots = board.prices(view)
    last = _last_spot(events)
    blocks = [
        *banner(say, _banner(view, events, words)),
        *players(say, _players(view)),
        *_houses(say, view, marks, spots, last),
        Block(
            "castle",
            CASTLE_X,
            ROAD_Y,
            CASTLE_W,
            HOUSES_H,
            "ground",
            _castle(say, board.castle(view, marks, spots), view.over),
        ),
        *_road(say, view, marks, spots, last),
        *foot(say, ahead(view, words), _moves(events)),
    ]
    return Scene("caylus/glance", theme, W, H, "ground", _backdrop(), tuple(blocks))


@lru_cache(maxsize=1)
def _backdrop() -> tuple[Node, ...]:
    """Return the frame of the head, and where the road turns into its second row."""
    page = Page(open_catalogue("en"))
    page.nodes += frame()
    top, bottom = FIRST_Y + 22 + 8, FIRST_Y + CELL_H + 22 + 54
    x = LEFT + COLUMNS * CELL_W
    page.plate(x - 20, top, 34, bottom - top, "road_edge", radius=16)
    page.plate(x - 20, top + 3, 31, bottom - top - 6, "road", radius=14)
    return tuple(page.nodes)


def _banner(view: CaylusView, events: Sequence[Event], words: Words) -> Banner:
    wide = board.banner(view, _NOTHING, words)
    drawing = ""
    if view.decision is not None:
        drawing = ASKED_AT.get(view.decision.kind, "") or _in_use(events)
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


def _players(view: CaylusView) -> list[Player]:
    scores = view.result.scores if view.result else tuple(player.prestige for player in view.players)
    return rank(
        view,
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
def _castle(words: Catalogue, cell: Castle, over: bool) -> tuple[Node, ...]:
    """Return how many houses each section has.

    In the one that is built, at the end in all of them, whose they are. Below wait the workers.
    """
    page = Page(words)
    fill = "plate_low" if cell.price is None else "active"
    page.plate(0, 0, CASTLE_W, HOUSES_H - 2, fill, "plate_edge", 2, 10)
    now = current_section(cell)
    opened = [over or section == now for section in SECTIONS]
    wide = [_section_width(number, opened[number], over) for number in range(len(SECTIONS))]
    x, gap = 10, (CASTLE_W - 20 - sum(wide)) // 2
    for number, section in enumerate(SECTIONS):
        closed = section in cell.scored
        page.art(section, x, 3, 38, faded=0.5 if closed else 0.0)
        if closed:
            page.art("done", x + 14, 20, 24)
        built = len(cell.houses[number])
        if over:
            page.text(str(built), x + 20, 88, "serif", GLANCE_TYPE, "ink", align="middle")
        elif not opened[number]:
            page.text(f"{built}/{PLACES[number]}", x + 48, 38, "serif", GLANCE_TYPE, "soft")
        else:
            page.text(str(built), x + 48, 38, "serif", GLANCE_TYPE, "ink")
        if opened[number]:
            _built(page, cell, number, x + wide[number] - PLACES[number] // 2 * HOUSE, 22 if over else 0)
        x += wide[number] + gap
    for place, seat in enumerate(cell.queue):
        page.shield(seat, 10 + place * 60, HOUSES_H - SHIELD - 4, SHIELD, letter=GLANCE_TYPE)
    return tuple(page.nodes)


def _section_width(number: int, opened: bool, over: bool) -> int:
    """Return the width of a section: its drawing and number, and the houses of one that is shown whole."""
    houses = PLACES[number] // 2 * HOUSE
    if over:
        return 48 + houses
    return (
        48 + 44 + houses if opened else 48 + width(f"{PLACES[number]}/{PLACES[number]}", "serif", GLANCE_TYPE)
    )


def _built(page: Page, cell: Castle, number: int, left: int, top: int) -> None:
    """Draw the houses of a section in two rows, in the colors of their givers."""
    houses = cell.houses[number]
    for at in range(PLACES[number]):
        row, column = divmod(at, PLACES[number] // 2)
        x, y, size = left + column * HOUSE, top + 3 + row * HOUSE, HOUSE - 1
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
