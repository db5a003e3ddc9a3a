"""The glance card of Magna Carta: cards as stations, tokens for the castle, hands as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rendering.canvas import Page
from rendering.colours import ABSENT
from rendering.glance.banner import Banner, banner, figure, frame, moment, since_phase, within_phase
from rendering.glance.foot import PASSES, Ahead, Move, foot, latest, left_over
from rendering.glance.players import Player, arrows, in_order, players
from rendering.glance.road import DOT, Station, station, wide_station
from rendering.glance.sheet import FOOT_H, FOOT_LEFT_W, GLANCE_TYPE, MARGIN, ROAD_H, ROAD_Y, H, W
from rendering.magna_carta import board
from rendering.magna_carta.changes import changes
from rendering.magna_carta.course import LAST_PHASE, OPENING
from rendering.magna_carta.phone import battlement
from rendering.magna_carta.signs import DRAWING, effect, gain
from rendering.nodes import Block, Scene
from rendering.pictures import Replayed
from rendering.signs import SLASH
from rules.magna_carta import events as happened
from rules.magna_carta.cards import CARDS, CUBES, SECTIONS, TOKEN_POINTS, WORKERS
from rules.magna_carta.guide import GUIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.canvas import Sign
    from rendering.magna_carta.cells import Castle, Cell
    from rendering.magna_carta.changes import Changes
    from rendering.nodes import Node
    from rendering.words import Catalogue, Words
    from rules.guide import Passing, Placing
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event

ASKED_AT = {"provost": "provost", "castle": "towers"}
"""The drawing that the banner shows for a kind of decision; the questions of a card show that card."""
OF_A_CARD = frozenset({"peddler", "market", "lawyer", "gold_mine", "bank", "church"})


class Grid(NamedTuple):
    """Rows of the road, and the size of a cell; whether cards are `named`, and whether their effects are `worded`."""

    columns: int
    across: int
    down: int
    named: bool = False
    worded: bool = False


GRIDS = (
    Grid(3, 358, 372, True, True),
    Grid(3, 358, 186, True, True),
    Grid(5, 215, 186, True),
    Grid(7, 152, 186),
    Grid(10, 107, 186),
    Grid(10, 107, 124),
    Grid(14, 76, 124),
)


def grid(cards: int) -> Grid:
    """Return large cells while the road is short; beyond 42 cards the rows get longer and the cells narrower."""
    for fits in GRIDS:
        if cards <= fits.columns * (ROAD_H // fits.down):
            return fits
    columns = -(-cards // 3)
    return Grid(columns, (W - 2 * MARGIN) // columns, 124)


def glance(view: MagnaCartaView, events: Sequence[Event], words: Words, theme: str) -> Scene:
    """Return the whole card, from a spectator's view; hands and legal actions are never read."""
    say, marks = words.catalogue, changes(events)
    blocks = [
        *banner(say, _banner(view, events, words)),
        *players(say, _players(view, words)),
        *_road(say, view, marks, _last_place(events)),
        *foot(say, ahead(view, words, marks), _moves(events)),
    ]
    ground = frame() if view.over else (*frame(), *arrows(len(view.players)))
    return Scene("magna_carta/glance", theme, W, H, "ground", ground, tuple(blocks))


def _banner(view: MagnaCartaView, events: Sequence[Event], words: Words) -> Banner:
    wide = board.banner(view, changes(()), words)
    drawing, price = "", 0
    if view.decision is not None:
        kind = view.decision.kind
        drawing = ASKED_AT.get(kind, "")
        if kind in OF_A_CARD:
            used = [event.card for event in events if isinstance(event, happened.Activated)]
            drawing = DRAWING[used[-1]] if used else ""
        price = board.PLACING_COST if kind == "action" else 0
    phase = wide.phases[view.phase - 1] if view.phase else wide.before
    seats, names = wide.seats, wide.names
    if _all_decide(view):
        seats, names = (), ()
    return Banner(
        view.turn,
        phase,
        seats,
        names,
        within_phase(wide.doing, events),
        drawing,
        figure(view, price),
        moment_of(view, events, words),
    )


def moment_of(view: MagnaCartaView, events: Sequence[Event], words: Words) -> str:
    """Return the action of the placing phase after which the board is as it is."""
    if view.decision is None or view.decision.kind != "action":
        return ""
    moves: list[Placing | Passing | int] = []
    for event in since_phase(events):
        one, move = GUIDE.telling.placing(event), _move(event)
        if one is not None:
            moves.append(one)
        elif move is not None and move.seat is not None:
            moves.append(move.seat)
    last = moves[-1] if moves else 0
    seat = last if isinstance(last, int) else last.seat
    return moment(words, events, moves, WORKERS - view.players[seat].workers)


def _all_decide(view: MagnaCartaView) -> bool:
    return view.decision is not None and view.decision.kind == OPENING


def _players(view: MagnaCartaView, words: Words) -> list[Player]:
    scores = view.result.scores if view.result else tuple(player.prestige for player in view.players)
    return in_order(
        msgspec.structs.replace(view, decision=None) if _all_decide(view) else view,
        words,
        scores,
        [((player.deniers, "coin"), (player.hand_count, "card")) for player in view.players],
        [tuple(zip(player.cubes, CUBES, strict=True)) for player in view.players],
    )


def _road(words: Catalogue, view: MagnaCartaView, marks: Changes, last: int | None) -> list[Block]:
    """Return the cards, and the free places of their last row as a road that is still to be built."""
    shape = grid(len(view.road))
    rows = -(-len(view.road) // shape.columns)
    top = ROAD_Y + (ROAD_H - rows * shape.down) // 2
    left = (W - shape.columns * shape.across) // 2
    cells = board.cells(view, marks)
    stations = [_station(cell, last, shape.named) for cell in cells]
    free = range(len(cells) + 1, rows * shape.columns + 1)
    stations += [Station(str(n), None, None, (), None, False, (), False, "", None, "", True) for n in free]
    blocks = []
    for number, one in enumerate(stations):
        row, column = divmod(number, shape.columns)
        back = bool(row % 2)
        if back:
            column = shape.columns - 1 - column
        if shape.worded:
            does = _lines(effect(cells[number].card)) if number < len(cells) else ()
            nodes = wide_station(words, one, does, shape.across, shape.down, back)
        else:
            nodes = station(words, one, shape.across, shape.down, back)
        x, y = left + column * shape.across, top + row * shape.down
        blocks.append(Block(one.label, x, y, shape.across, shape.down, "ground", nodes))
    return blocks


def _station(cell: Cell, last: int | None, named: bool) -> Station:
    moved = "gate" if cell.provost_changed and cell.provost else ""
    return Station(
        str(cell.number),
        DRAWING[cell.card],
        cell.owner,
        () if cell.worker is None else (cell.worker,),
        None,
        cell.reached,
        ("provost",) if cell.provost else (),
        cell.provost,
        "",
        cell.pending,
        "last" if last == cell.number else "new" if cell.came or cell.built else moved,
        True,
        f"mc-card-{cell.card}" if named else "",
        gives=gain(cell.card),
    )


@lru_cache(maxsize=64)
def _lines(signs: tuple[Sign, ...]) -> tuple[tuple[Sign, ...], ...]:
    """Return a card's effect, a line for each rate."""
    if SLASH not in signs:
        return (signs,) if signs else ()
    at = signs.index(SLASH)
    return (signs[:at], *_lines(signs[at + 1 :]))


def ahead(view: MagnaCartaView, words: Words, marks: Changes) -> Ahead | tuple[Node, ...]:
    """Return the castle; the game ends with its last token."""
    if view.result is not None:
        before = [player.prestige for player in view.players]
        return left_over(words, view.result.scores, before, view.order)
    return _castle(words.catalogue, board.castle(view, marks))


@lru_cache(maxsize=128)
def _castle(words: Catalogue, cell: Castle) -> tuple[Node, ...]:
    """Return the three sections as a wall, with the remaining tokens and the value of each."""
    page = Page(words)
    w, gap = (FOOT_LEFT_W - 2 * 8) // 3, 8
    now = next((number for number, left in enumerate(cell.tokens) if left), None)
    for number, left in enumerate(cell.tokens):
        x, stroke = number * (w + gap), 5 if number == now else 3
        wall, edge = ("castle", "line") if left else ("plate_low", "faint")
        if number == now:
            wall, edge = "active", "ink"
        battlement(page, x, w, FOOT_H, wall, edge, stroke, teeth=7)
        page.art(f"token{number}", x + 8, 14, 44, faded=0.0 if left else ABSENT)
        page.text(str(left), x + 56, 50, "bold", 38, "ink" if left else "soft")
        page.row(((TOKEN_POINTS[number], "prestige"),), x + w - 7, 19, 36, GLANCE_TYPE, align="right")
        if cell.changed[number]:
            page.plate(x + 40, 12, DOT, DOT, "changed", "active", 3, DOT // 2)
    return tuple(page.nodes)


def _moves(events: Sequence[Event]) -> tuple[Move, ...]:
    return latest([move for event in events if (move := _move(event)) is not None] or _worked(events))


def _worked(events: Sequence[Event]) -> list[Move]:
    """Return the cards that gave something, where nobody has moved."""
    return [
        Move(event.seat, DRAWING[event.source], f"mc-card-{event.source}")
        for event in events
        if isinstance(event, happened.Gained) and event.source in CARDS
    ]


def _move(event: Event) -> Move | None:
    match event:
        case happened.Placed(seat=seat, card=card):
            return Move(seat, DRAWING[card], f"mc-card-{card}")
        case happened.Passed(seat=seat, place=place):
            return Move(seat, PASSES, str(place), plain=True)
        case happened.Built(seat=seat, card=card):
            return Move(seat, DRAWING[card], f"mc-card-{card}")
        case happened.Converted(seat=seat):
            return Move(seat, "residence", "mc-card-residence")
        case happened.TokenTaken(seat=seat, section=section):
            return Move(seat, f"token{SECTIONS.index(section)}", f"section-{section}")
        case happened.CardsDrawn(seat=seat, number=number):
            return Move(seat, "pile", f"+{number}", plain=True)
        case happened.HandReplaced(seat=seat):
            return Move(seat, "discards", "mc-phase-0")
        case happened.ProvostMoved(seat=seat, start=start, end=end) if start != end:
            return Move(seat if seat >= 0 else None, "provost", f"{start} → {end}", plain=True)
    return None


def _last_place(events: Sequence[Event]) -> int | None:
    """Return where on the road the last move was made."""
    for event in reversed(events):
        match event:
            case happened.Placed(place=place) | happened.Built(place=place) | happened.Converted(place=place):
                return place or None
            case happened.CardsDrawn() | happened.TokenTaken() | happened.ProvostMoved():
                return None
    return None


REPLAYED = Replayed(
    framed=(happened.Built, happened.Converted, happened.TokenTaken, happened.ProvostMoved),
    scorings=(happened.BestBuilder,),
    last_phase=LAST_PHASE,
)
