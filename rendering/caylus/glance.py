"""The glance card of Caylus."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
from rendering.caylus import board
from rendering.caylus.castle import current_section
from rendering.caylus.changes import changes
from rendering.caylus.course import LAST_PHASE
from rendering.caylus.options import options
from rendering.caylus.signs import BATCH, effect, favor
from rendering.colours import ABSENT
from rendering.glance.banner import (
    Banner,
    banner,
    frame,
    moment,
    since_phase,
    within_phase,
)
from rendering.glance.foot import (
    PASSES,
    PLACED,
    Ahead,
    Count,
    Move,
    foot,
    gained,
    latest,
    left_over,
)
from rendering.glance.players import Player, arrows, in_order, players, ranked
from rendering.glance.road import (
    VISIBLE,
    Grid,
    Station,
    blocks_of,
    grid,
    mark_news,
    station,
)
from rendering.glance.sheet import (
    BOARD_END,
    GLANCE_TYPE,
    MARGIN,
    MORE_PLAYERS_H,
    PLAYERS_H,
    PLAYERS_Y,
    TWO_PLAYERS_H,
    WORKER,
    H,
    W,
)
from rendering.nodes import Block, Scene
from rendering.pictures import Replayed
from rendering.signs import GAP, GIVES, MOVING, forms
from rules.caylus import events as happened
from rules.caylus.codes import EXCHANGE, GIVE, LEVEL_OF
from rules.caylus.effects.favors import EXCHANGE_LEVEL
from rules.caylus.guide import GUIDE
from rules.caylus.tiles import (
    BATCH_PRESTIGE,
    CUBES,
    PLACES,
    SECTION_LOSS,
    SECTIONS,
    SPECIALS,
    TILES,
    TRIGGERS,
    WORKERS,
)
from rules.model import Acted, noun

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rendering.banner import Banner as WideBanner
    from rendering.canvas import Sign
    from rendering.caylus.castle import Castle
    from rendering.caylus.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.caylus.view import CaylusView
    from rules.model import Event

HOUSES = {
    "gate": 94,
    "trading_post": 86,
    "merchants_guild": 122,
    "joust_field": 150,
    "stables": 130,
    "inn": 98,
}
"""The width of each building before the bridge."""
CASTLE_X = MARGIN + sum(HOUSES.values()) + 5
CASTLE_W = W - MARGIN - CASTLE_X
CASTLE_LINE, CHIP = 36, 94
"""In the castle, the height of the line of the section of the next batch, and the room of each other section."""
ASKED_AT = {
    "gate": "gate",
    "guild": "merchants_guild",
    "joust": "joust_field",
    "inn": "inn",
    "provost": "provost",
    "favor_line": "favor",
    "favor_cubes": "favor",
    "favor_building": "favor",
    "exchange": "favor",
}
"""The building that the banner shows for a kind of decision; for other kinds it shows the one in use."""
BY_FAVOR = {code: ("building", level) for code, level in LEVEL_OF.items()} | {
    EXCHANGE: ("cubes", EXCHANGE_LEVEL)
}
"""The line and level of a favor by the code that uses it; what it asks follows at once."""
OF_A_TILE = ("production", "bonus", "trade", "build", "give")
"""The kinds of decision that have not the name of their building."""


def glance(
    view: CaylusView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene]:
    """Return the whole card; `events` are those since the last picture."""
    say, marks = words.catalogue, changes(events)
    spots = board.choices(view)
    seats = len(view.players)
    top, y = _tops(seats)
    moves = () if view.over else latest(events, _move, _worked)
    last = moves[-1].place if moves else ""
    road = _road(view, marks, spots, last)
    shape = grid([cell for _, cell in road], BOARD_END - y, (2,))
    news = {seat: "new" for spot, seat in marks.arrived if spot == "castle"}
    if last == "castle" and view.castle:
        news[view.castle[-1]] = "last"
    queue = tuple(news.get(seat, "") for seat in view.castle)
    h = y - top - 3
    castle = _castle(say, board.castle(view, marks, spots), queue, h)
    favors, stock = board.favors(view, marks, spots), board.stock(view, spots)
    # many tiles take the room of the castle
    is_wide = len(stock.offered) > BESIDE_CASTLE
    w = W - 2 * MARGIN if is_wide else CASTLE_X - 5 - MARGIN
    asked = options(say, favors, stock, (MARGIN, top, w, y - top), GLANCE_TYPE)
    blocks = [
        *banner(say, _banner(view, words, events)),
        *players(say, _players(view, words), _players_h(seats)),
        *(asked or _houses(say, view, marks, spots, last, top, y)),
        *(
            ()
            if is_wide
            else (Block("castle", CASTLE_X, top, CASTLE_W, h, "ground", castle),)
        ),
        *blocks_of(say, road, shape, y),
        *foot(
            say,
            ahead(view, words),
            moves,
            FOOT_LEFT_W if moves else W - 2 * MARGIN,
            over=view.over,
        ),
    ]
    card = Scene(
        "caylus/glance",
        theme,
        W,
        H,
        "ground",
        _backdrop(seats, view.over, y, shape),
        tuple(blocks),
    )
    return (card,)


FOOT_LEFT_W, BESIDE_CASTLE = 648, 5
"""Width of the next scoring, and the number of tiles that have room beside the castle."""


def _players_h(seats: int) -> int:
    """Return the height of the players: where more than three share the row, goods take two lines."""
    return TWO_PLAYERS_H if seats == 2 else MORE_PLAYERS_H if seats > 3 else PLAYERS_H


def _tops(seats: int) -> tuple[int, int]:
    """Return where the buildings before the bridge begin, and below them the road."""
    top = PLAYERS_Y + _players_h(seats) + 4
    return top, top + HOUSES_H + (BOARD_END - top - HOUSES_H) % 2


HOUSES_H, HOUSE_SCALE = 110, 1.1


@lru_cache(maxsize=32)
def _backdrop(seats: int, over: bool, y: int, shape: Grid) -> tuple[Node, ...]:
    """Return the frame of the head, arrows between so many seats, and where the road turns."""
    return (
        *frame(),
        *(() if over else arrows(seats, _players_h(seats))),
        *shape.bends(y),
    )


def _banner(view: CaylusView, words: Words, events: Sequence[Event]) -> Banner:
    wide = board.banner(view, _NOTHING, words)
    drawing, kind = "", ""
    if view.decision is not None:
        kind, seat = view.decision.kind, view.decision.seat
        drawing = (
            f"worker{seat}"
            if kind == "place_worker"
            else "towers"
            if kind == "castle"
            else ASKED_AT.get(kind, "") or _about(kind, events)
        )
    return Banner(
        view.turn,
        wide.phases[view.phase - 1],
        wide.seats,
        wide.names,
        within_phase(wide.doing, events),
        drawing,
        () if wide.price == MOVING else wide.price,
        () if view.decision is None else _offer(view, events),
        f"tile-{drawing}" if kind in OF_A_TILE and drawing in TILES else "",
    )


def wide_banner(view: CaylusView, events: Sequence[Event], words: Words) -> WideBanner:
    """Return the banner of a board: at the right the price, or the building in question and its deal."""
    cell = _banner(view, words, events)
    wide = board.banner(view, changes(events), words)
    drawn = ((0, cell.drawing), GAP) if cell.drawing else ()
    return msgspec.structs.replace(wide, price=wide.price or (*drawn, *cell.offer))


def asked_about(view: CaylusView, events: Sequence[Event]) -> str:
    """Return the building whose effect is asked about; empty where none is."""
    kind = "" if view.decision is None else view.decision.kind
    at = ASKED_AT.get(kind, "castle" if kind == "castle" else _about("", events))
    return at if kind != "place_worker" and at in (*TILES, *SPECIALS, "castle") else ""


def _offer(view: CaylusView, events: Sequence[Event]) -> tuple[Sign, ...]:
    """Return what the building or the favor in question takes and gives; or the provost's price."""
    assert view.decision is not None
    kind, chosen = view.decision.kind, _chosen(events)
    building = asked_about(view, events)
    if kind == "provost":
        return MOVING
    if chosen in BY_FAVOR:
        return favor(*BY_FAVOR[chosen])
    if kind == "give" and chosen.startswith("build "):
        return (0, "any"), GIVES, (0, "build")
    if building == "castle":
        section = next(
            (
                n
                for n, name in enumerate(SECTIONS)
                if view.free[n] and name not in view.scored
            ),
            None,
        )
        return (
            ()
            if section is None
            else (*BATCH, GIVES, (BATCH_PRESTIGE[section], "prestige"))
        )
    if not building:
        return ()
    deal = effect(building)
    if kind == "bonus":
        deal = deal[deal.index(GAP) + 1 :]
    return forms(deal)[0]


def moment_of(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return the placement or pass after which the workers stand as they do."""
    if view.decision is None or view.decision.kind != "place_worker":
        return ""
    placings = [
        one
        for event in since_phase(events)
        if (one := GUIDE.telling.placing(event)) is not None
    ]
    seat = placings[-1].seat if placings else 0
    placed = WORKERS - view.players[seat].workers - (view.inn_right == seat)
    return moment(words, events, placings, placed)


def _in_use(events: Iterable[Event]) -> str:
    """Return the building that was begun last."""
    used = [event.tile for event in events if isinstance(event, happened.Activated)]
    return used[-1] if used else ""


def _chosen(events: Iterable[Event]) -> str:
    """Return the last code that was chosen, apart from cubes to give."""
    codes = [event.code for event in events if isinstance(event, Acted)]
    return next((code for code in reversed(codes) if code not in GIVE), "")


def _about(kind: str, events: Sequence[Event]) -> str:
    """Return the drawing of what is asked about: the tile being built, the favor or the building in use."""
    chosen = _chosen(events)
    if kind in ("give", "on") and chosen.startswith("build "):
        return noun(chosen)
    return "favor" if chosen in BY_FAVOR else _in_use(events)


def _players(view: CaylusView, words: Words) -> list[Player]:
    scores = (
        view.result.scores
        if view.result
        else tuple(player.prestige for player in view.players)
    )
    return in_order(
        view,
        words,
        scores,
        [((player.deniers, "coin"),) for player in view.players],
        [tuple(zip(player.cubes, CUBES, strict=True)) for player in view.players],
        board.ROAD_PHASE - 1,
    )


def _houses(
    words: Catalogue,
    view: CaylusView,
    marks: Changes,
    spots: dict[str, int],
    last: str,
    y: int,
    bottom: int,
) -> list[Block]:
    """Return the six buildings before the bridge."""
    blocks, x = [], MARGIN
    for special in board.specials(view, marks, spots):
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
            reached=not special.closed,
            news=news,
            road=False,
            open=special.legal,
            gives=forms(effect(special.name)),
            guest=guest,
            step=special.step,
        )
        w = HOUSES[special.name]
        blocks.append(
            Block(
                special.name,
                x,
                y,
                w,
                bottom - y,
                "ground",
                station(words, cell, w, bottom - y, HOUSE_SCALE),
            )
        )
        x += w
    return blocks


def _road(
    view: CaylusView, marks: Changes, spots: dict[str, int], last: str
) -> list[tuple[str, Station]]:
    """Return the cells of the road with their names: spaces with a building or an official, and the empty rest."""
    out: list[tuple[str, Station]] = []
    empty: list[int] = []
    moves = view.decision is not None and view.decision.kind in ("provost", "guild")
    for cell in board.cells(view, marks, spots):
        is_empty = not (cell.tile or cell.officials)
        if empty and not (is_empty and (str(empty[-1]) in spots) == cell.legal):
            out.append(_gap(empty, view.provost, str(empty[-1]) in spots))
            empty = []
        if is_empty:
            empty += () if view.over else (cell.number,)
            continue
        number = str(cell.number)
        section = (
            SECTIONS[TRIGGERS.index(cell.number)]
            if cell.number in TRIGGERS and not cell.scored
            else ""
        )
        moved = "gate" if cell.officials_changed and cell.provost else ""
        station = Station(
            number,
            cell.tile,
            cell.owner,
            () if cell.worker is None else (cell.worker,),
            cell.price,
            cell.reached,
            cell.officials,
            section,
            cell.pending,
            "last" if last == number else "new" if cell.came or cell.built else moved,
            open=cell.legal and not (moves and cell.provost),
            gives=() if cell.tile is None else forms(effect(cell.tile)),
            step=cell.step,
            moves=moves,
        )
        out.append((number, station))
    if empty and str(empty[-1]) in spots:
        out.append(_gap(empty, view.provost, is_open=True))
    return out


def _gap(
    empty: Sequence[int], provost: int, is_open: bool = False
) -> tuple[str, Station]:
    """Return the cell of spaces without a building; `is_open`: the provost can go there."""
    label = f"{empty[0]}–{empty[-1]}" if len(empty) > 1 else str(empty[0])
    return f"gap{empty[0]}", Station(label, reached=empty[-1] <= provost, open=is_open)


@lru_cache(maxsize=256)
def _castle(
    words: Catalogue, cell: Castle, news: tuple[str, ...], h: int
) -> tuple[Node, ...]:
    """Return the section of the next batch in a line: what a batch brings, everyone's houses, and free places.

    The line is yellow while batches are given. Below it are the other two, with a tick if scored, and beside them
    the workers who wait, or what a batch takes, yellow where a worker can be placed. `news`: see `Station`, for
    each of those who wait.
    """
    page = Page(words)
    page.plate(0, 0, CASTLE_W, h, "plate_low", "plate_edge", 2, 10)
    now = current_section(cell) or SECTIONS[-1]
    x, wait = 4, 2 * CHIP + 6
    for number, section in enumerate(SECTIONS):
        worth, y = (BATCH_PRESTIGE[number], "prestige"), (h + CASTLE_LINE) // 2 - 16
        if section == now:
            fill = "leads" if section in cell.legal else "active"
            page.plate(3, 3, CASTLE_W - 6, CASTLE_LINE, fill, "ink", 2, 8)
            page.art(section, 8, 4, SIGN)
            right = 52 + page.row((worth,), 46, 5, 30, GLANCE_TYPE)
            houses = cell.houses[number]
            seats = dict.fromkeys(houses)
            size = 32 if len(seats) < MANY else 28
            for seat in seats:
                if (count := houses.count(seat)) > 1:
                    right += page.text(str(count), right, 33, "bold", GLANCE_TYPE)
                page.art(f"shield{seat}", right, 21 - size // 2, size)
                if seat in houses[len(houses) - cell.new[number] :]:
                    page.ring(right - 2, 5, size + 4, 32, size // 2, 3)
                right += size + 2
            free, end = str(PLACES[number] - len(houses)), CASTLE_W - 8
            page.plate(end - 20, 11, 19, 19, "faint", "soft", 3, 4)
            page.text(free, end - 23, 33, "bold", GLANCE_TYPE, align="right")
            continue
        scored = section in cell.scored
        page.art(section, x, y, SIGN, faded=ABSENT if scored else 0.0)
        if scored:
            page.art("check", x + 40, y + 3, 30)
        else:
            page.row((worth,), x + 38, y + 2, 30, GLANCE_TYPE)
        x += CHIP
    room, high = CASTLE_W - 5 - wait, (h + CASTLE_LINE - WORKER) // 2
    if "castle" in cell.legal:
        page.plate(
            wait, CASTLE_LINE + 6, room, h - CASTLE_LINE - 10, "leads", "ink", 2, 7
        )
    if not cell.queue and current_section(cell):
        takes = (*BATCH, GIVES, (0, "prestige"))
        middle = wait + room // 2
        page.row(takes, middle, high + 18, 34, GLANCE_TYPE, room - 12, 22, "middle")
    wide = round(WORKER * VISIBLE)
    gap = min(wide - 4, (room - wide) // max(1, len(cell.queue) - 1))
    x = wait - (WORKER - wide) // 2 + (room - wide - gap * (len(cell.queue) - 1)) // 2
    has_letters = gap >= 38
    for place, seat in enumerate(cell.queue):
        if has_letters:
            page.worker(seat, x + place * gap, high, WORKER, GLANCE_TYPE)
        else:
            page.art(f"worker{seat}", x + place * gap, high, WORKER)
    for place, new in enumerate(news):
        spot = x + place * gap + WORKER // 2, high + round(WORKER * 0.62)
        mark_news(page, new, *spot, round(WORKER * 0.38))
    return tuple(page.nodes)


SIGN, MANY = 34, 5
"""Size of signs in the castle, and the number of owners from which their shields are smaller."""


def ahead(view: CaylusView, words: Words) -> Ahead:
    """Return the next scoring, and each seat's houses in it; a seat without any is punished."""
    section = next((name for name in SECTIONS if name not in view.scored), None)
    scores = [player.prestige for player in view.players]
    if view.result is not None:
        return left_over(words, view.result.scores, scores, view.order)
    if section is None:
        return Ahead("towers", words("phase-over"), words("phase-over"), ())
    number = SECTIONS.index(section)
    # a full section is scored at the end of this turn
    steps = TRIGGERS[number] - view.bailiff - 1 if view.free[number] else 0
    left = max(0, steps)
    title, short = (
        words(
            f"glance-scored{form}",
            section=words(f"section-{section}"),
            left=left,
            first=view.turn + left // 2,
            last=view.turn + left,
        )
        for form in ("", "-short")
    )
    counts = tuple(
        Count(seat, str(view.players[seat].houses[number]))
        for seat in ranked(scores, view.order)
    )
    return Ahead(section, title, short, counts, SECTION_LOSS[number])


def _worked(events: Sequence[Event]) -> list[Move]:
    """Return what buildings gave, where nobody has moved."""
    return [
        Move(event.seat, gained(event.cubes, CUBES), f"tile-{event.source}", verb="")
        for event in events
        if isinstance(event, happened.Gained) and event.source in (*TILES, *SPECIALS)
    ]


def _move(event: Event) -> Move | None:
    match event:
        case (
            happened.Placed(seat=seat, tile=tile, spot=spot)
            | happened.Relocated(seat=seat, tile=tile, spot=spot)
        ):
            return Move(
                seat,
                "towers" if tile == "castle" else tile,
                f"tile-{tile}",
                verb=PLACED,
                place=spot,
            )
        case happened.Passed(seat=seat, place=place):
            return Move(seat, PASSES, str(place), plain=True, verb="")
        case happened.Built(seat=seat, tile=tile, space=space):
            return Move(seat, tile, f"tile-{tile}", verb="build", place=str(space))
        case happened.Converted(seat=seat, space=space):
            return Move(
                seat, "residence", "tile-residence", verb="build", place=str(space)
            )
        case happened.BatchGiven(seat=seat, section=section):
            worth = BATCH_PRESTIGE[SECTIONS.index(section)]
            return Move(seat, section, f"+{worth}", plain=True)
        case happened.FavorUsed(seat=seat, line=line):
            return Move(seat, "favor", f"line-{line}")
        case happened.ProvostMoved(seat=seat, start=start, end=end) if (
            start != end and seat >= 0
        ):
            return Move(seat, "provost", f"{start} → {end}", plain=True)
        case happened.BailiffMoved(start=start, end=end) if start != end:
            return Move(None, "bailiff", f"{start} → {end}", plain=True)
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
