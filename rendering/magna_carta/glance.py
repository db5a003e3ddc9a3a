"""The glance card of Magna Carta: cards as stations, tokens for the castle, hands as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from rendering.canvas import Page
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
    Move,
    foot,
    gained,
    latest,
    left_over,
)
from rendering.glance.players import Player, arrows, in_order, players
from rendering.glance.road import Grid, Station, blocks_of, grid
from rendering.glance.sheet import (
    BOARD_END,
    FOOT_H,
    GLANCE_TYPE,
    MARGIN,
    PLAYERS_H,
    PLAYERS_Y,
    TWO_PLAYERS_H,
    H,
    W,
)
from rendering.lettering import NARROWEST, width
from rendering.magna_carta import board
from rendering.magna_carta.changes import changes
from rendering.magna_carta.course import LAST_PHASE, OPENING
from rendering.magna_carta.signs import DRAWING, effect, owner_effect
from rendering.nodes import Scene
from rendering.pictures import Replayed
from rendering.signs import GAP, GIVES, MOVING, SLASH, forms
from rendering.wall import battlement
from rules.magna_carta import events as happened
from rules.magna_carta.cards import (
    CARDS,
    CUBES,
    SECTIONS,
    TOKEN_POINTS,
    WORKERS,
)
from rules.magna_carta.guide import GUIDE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.banner import Banner as WideBanner
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


def glance(
    view: MagnaCartaView, events: Sequence[Event], words: Words, theme: str
) -> tuple[Scene]:
    """Return the whole card, from a spectator's view; hands and legal actions are never read."""
    say, marks = words.catalogue, changes(events)
    moved = () if view.over else latest(events, _move, _worked)
    last = moved[-1].place if moved else ""
    moves = view.decision is not None and view.decision.kind == "provost"
    # the fewer cards, the larger
    figure = max(92, 150 - 10 * len(view.road))
    road = [
        (str(cell.number), _station(cell, last, moves, figure))
        for cell in board.cells(view, marks, board.choices(view))
    ]
    seats = len(view.players)
    tall = TWO_PLAYERS_H if seats == 2 else PLAYERS_H
    above = PLAYERS_Y + tall + 4
    shape = grid([cell for _, cell in road], BOARD_END - above, (1, 2, 3))
    top = (above + BOARD_END - len(shape.rows) * shape.down) // 2
    w = CASTLE_W if moved else W - 2 * MARGIN
    blocks = [
        *banner(say, _banner(view, events, words)),
        *players(say, _players(view, words), tall),
        *blocks_of(say, road, shape, top),
        *foot(say, ahead(view, words, marks, w), moved, w, over=view.over),
    ]
    ground = _backdrop(seats, tall, view.over, top, shape)
    return (Scene("magna_carta/glance", theme, W, H, "ground", ground, tuple(blocks)),)


@lru_cache(maxsize=32)
def _backdrop(
    seats: int, tall: int, over: bool, y: int, shape: Grid
) -> tuple[Node, ...]:
    """Return the frame of the head, arrows between so many seats, and where the road turns."""
    return (*frame(), *(() if over else arrows(seats, tall)), *shape.bends(y))


def _banner(view: MagnaCartaView, events: Sequence[Event], words: Words) -> Banner:
    wide = board.banner(view, changes(()), words)
    drawing = ""
    offer: tuple[Sign, ...] = ()
    if view.decision is not None:
        kind, card = view.decision.kind, asked_about(view, events)
        drawing = ASKED_AT.get(kind, DRAWING.get(card, ""))
        if kind == "provost":
            offer = MOVING
        elif kind == "castle":
            offer = (
                *BATCH,
                GIVES,
                (
                    TOKEN_POINTS[next(n for n, left in enumerate(view.tokens) if left)],
                    "prestige",
                ),
            )
        elif card:
            deal = owner_effect if is_owners(view, events) else effect
            offer = forms(deal(card))[0]
        if kind == "action":
            offer = _actions(view)
            drawing = f"worker{view.decision.seat}" if (0, "pawn") in offer else ""
    seats, names = wide.seats, wide.names
    if _all_decide(view):
        seats, names = (), ()
    return Banner(
        view.turn,
        board.PHASES[view.phase],
        seats,
        names,
        within_phase(wide.doing, events),
        drawing,
        wide.price,
        offer,
    )


def wide_banner(
    view: MagnaCartaView, events: Sequence[Event], marks: Changes, words: Words
) -> WideBanner:
    """Return the banner of a board: at the right the card in question and its deal, or what an action can be."""
    cell, wide = _banner(view, events, words), board.banner(view, marks, words)
    is_card = cell.drawing and (0, "build") not in cell.offer
    drawn = ((0, cell.drawing), GAP) if is_card else ()
    return msgspec.structs.replace(wide, price=wide.price or (*drawn, *cell.offer))


BATCH: tuple[Sign, ...] = ((0, "food"), (0, "wood"), (0, "stone"))


def _actions(view: MagnaCartaView) -> tuple[Sign, ...]:
    """Return building, drawing a card, placing a worker and passing, as far as everybody sees that they are legal.

    Before the second and the third is their price.
    """
    assert view.decision is not None
    player = view.players[view.decision.seat]
    draws = player.deniers >= board.PLACING_COST and player.pile + len(player.discard)
    places = any(map(str.isdecimal, board.choices(view)))
    shown: list[Sign] = [(0, "build")]
    for name, can in (("pile", draws), ("pawn", places)):
        if can:
            shown += [SLASH, (board.PLACING_COST, "coin"), (0, name)]
    return (*shown, SLASH, (0, "bridge"))


def asked_about(view: MagnaCartaView, events: Sequence[Event]) -> str:
    """Return the card whose effect is asked about; empty where none is."""
    if view.decision is None or view.decision.kind not in OF_A_CARD:
        return ""
    used = [event.card for event in events if isinstance(event, happened.Activated)]
    return used[-1] if used else ""


def is_owners(view: MagnaCartaView, events: Sequence[Event]) -> bool:
    """Return whether the card that began last asks its owner, not the worker's."""
    used = [event.seat for event in events if isinstance(event, happened.Activated)]
    return view.decision is not None and used[-1:] not in ([], [view.decision.seat])


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
    scores = (
        view.result.scores
        if view.result
        else tuple(player.prestige for player in view.players)
    )
    return in_order(
        msgspec.structs.replace(view, decision=None) if _all_decide(view) else view,
        words,
        scores,
        [
            ((player.deniers, "coin"), (player.hand_count, "card"))
            for player in view.players
        ],
        [tuple(zip(player.cubes, CUBES, strict=True)) for player in view.players],
        board.EFFECTS_PHASE - 1,
    )


def _station(cell: Cell, last: str, moves: bool, figure: int) -> Station:
    moved = "gate" if cell.officials_changed and cell.provost else ""
    number = str(cell.number)
    return Station(
        number,
        DRAWING[cell.card],
        cell.owner,
        () if cell.worker is None else (cell.worker,),
        0,
        cell.reached,
        cell.officials,
        "",
        cell.pending,
        "last" if last == number else "new" if cell.came or cell.built else moved,
        name=f"mc-card-{cell.card}",
        open=cell.legal and not (moves and cell.provost),
        gives=forms(effect(cell.card)),
        deal=() if cell.owner is None else forms(owner_effect(cell.card, cell.lying)),
        step=cell.step,
        moves=moves,
        figure=figure,
    )


def ahead(
    view: MagnaCartaView, words: Words, marks: Changes, w: int
) -> Ahead | tuple[Node, ...]:
    """Return the castle, so wide; the game ends with its last token."""
    if view.result is not None:
        before = [player.prestige for player in view.players]
        return left_over(words, view.result.scores, before, view.order)
    castle = board.castle(view, marks, board.choices(view))
    return _castle(words.catalogue, castle, w)


CASTLE_W, MORE = 776, 1.35
"""Width of the castle beside the last moves, and that of the section now being built as a multiple of another's."""


@lru_cache(maxsize=128)
def _castle(words: Catalogue, cell: Castle, across: int) -> tuple[Node, ...]:
    """Return the three sections as a wall: the remaining tokens, the name, and what a batch brings."""
    page, x, gap = Page(words), 0, 8
    now = next((number for number, left in enumerate(cell.tokens) if left), None)
    one = (across - 2 * gap) / (2 + MORE if now is not None else 3)
    for number, left in enumerate(cell.tokens):
        w = int(one * MORE if number == now else one)
        battlement(
            page,
            (x, 12, w, FOOT_H - 16),
            12,
            2,
            cell.wall if number == now else "",
            closed=not left,
        )
        at, right = x + 10, x + w - 8
        if left:
            at += page.text(str(left), at, 45, "bold", GLANCE_TYPE) + 2
            worth = ((TOKEN_POINTS[number], "prestige"),)
            right -= page.row(worth, right, 16, 32, GLANCE_TYPE, align="right")
        else:
            right -= 32
            page.art("check", right, 16, 32)
        page.art(f"token{number}", at, 15, 34, faded=0.0 if left else ABSENT)
        name, middle, room = (
            words.say(f"section-{SECTIONS[number]}"),
            (at + 34 + right) // 2,
            right - at - 44,
        )
        if width(name, "serif", GLANCE_TYPE) * NARROWEST <= room:
            page.text(
                name,
                middle,
                42,
                "serif",
                GLANCE_TYPE,
                "ink" if left else "soft",
                room,
                GLANCE_TYPE,
                "middle",
            )
        if cell.changed[number]:
            page.ring(at - 2, 13, 38, 38, 19)
        x += w + gap
    return tuple(page.nodes)


def _worked(events: Sequence[Event]) -> list[Move]:
    """Return what cards gave, where nobody has moved."""
    return [
        Move(event.seat, gained(event.cubes, CUBES), f"mc-card-{event.source}", verb="")
        for event in events
        if isinstance(event, happened.Gained) and event.source in CARDS
    ]


def _move(event: Event) -> Move | None:
    match event:
        case happened.Placed(seat=seat, card=card, place=place):
            return Move(
                seat, DRAWING[card], f"mc-card-{card}", False, PLACED, str(place)
            )
        case happened.Passed(seat=seat, place=place):
            return Move(seat, PASSES, str(place), plain=True, verb="")
        case happened.Built(seat=seat, card=card, place=place):
            return Move(
                seat, DRAWING[card], f"mc-card-{card}", False, "build", str(place or "")
            )
        case happened.Converted(seat=seat, place=place):
            name = "residence"
            return Move(seat, name, f"mc-card-{name}", False, "build", str(place))
        case happened.TokenTaken(seat=seat, section=section):
            return Move(seat, f"token{SECTIONS.index(section)}", f"section-{section}")
        case happened.CardsDrawn(seat=seat, number=number):
            return Move(seat, "pile", f"+{number}", plain=True)
        case happened.HandReplaced(seat=seat):
            return Move(seat, "discards", "mc-phase-0")
        case happened.ProvostMoved(seat=seat, start=start, end=end) if start != end:
            return Move(
                seat if seat >= 0 else None, "provost", f"{start} → {end}", plain=True
            )
    return None


REPLAYED = Replayed(
    framed=(
        happened.Built,
        happened.Converted,
        happened.TokenTaken,
        happened.ProvostMoved,
    ),
    scorings=(happened.BestBuilder,),
    last_phase=LAST_PHASE,
)
