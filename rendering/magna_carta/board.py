"""A view of Magna Carta, taken apart into what each block of a public picture shows.

Nothing here reads a hand or a legal action: both tell what is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import Banner
from rendering.bridge import Bridge
from rendering.heads import head
from rendering.magna_carta.cells import Castle, Cell
from rendering.magna_carta.panels import Panel
from rules.magna_carta.cards import SECTIONS

if TYPE_CHECKING:
    from rendering.magna_carta.changes import Changes
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView

PHASES = tuple(f"mc-phase-{phase}" for phase in range(1, 7))
PLACING_COST = 1
_NONE = (0,) * 5


def banner(view: MagnaCartaView, changes: Changes, words: Words) -> Banner:
    """Turn, phase, who decides what, and the order."""
    decision, result = view.decision, view.result
    seats: tuple[int, ...] = ()
    doing = "phase-over"
    if decision is not None:
        seats, doing = (decision.seat,), f"mc-do-{decision.kind}"
    elif result is not None:
        seats = result.winners
        doing = "won" if len(seats) == 1 else "won-together"
    names = tuple(words.name(seat) for seat in seats)
    return Banner(
        view.turn,
        view.phase,
        "mc-phase-0",
        PHASES,
        seats,
        names,
        doing,
        0,
        view.order,
        view.passed,
        changes.order,
    )


def cells(view: MagnaCartaView, changes: Changes) -> list[Cell]:
    """The road, card by card."""
    end = len(view.road)
    return [
        Cell(
            number,
            card.tile,
            card.owner,
            card.worker,
            card.pending,
            card.cubes,
            view.provost is None or number <= view.provost,
            view.provost == number,
            view.provost == number and changes.provost is not None,
            card.worker is not None and (number, card.worker) in changes.arrived,
            number in changes.places,
            number == end,
        )
        for number, card in enumerate(view.road, 1)
    ]


def castle(view: MagnaCartaView, changes: Changes) -> Castle:
    """The tokens left, and where some went."""
    taken = {section for _, section in changes.tokens}
    return Castle(view.tokens, tuple(section in taken or section in changes.removed for section in SECTIONS))


def bridge(view: MagnaCartaView, changes: Changes) -> Bridge:
    """Who passed; a worker always costs 1."""
    cost = PLACING_COST if view.decision is not None and view.decision.kind == "action" else 0
    return Bridge(len(view.players), view.passed, cost, bool(changes.passed & set(view.passed)))


def panels(view: MagnaCartaView, changes: Changes, words: Words) -> list[Panel]:
    """The players in this turn's order."""
    out = []
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        out.append(
            Panel(
                head(view, words, place, seat),
                (player.deniers, *player.cubes),
                tuple(changes.goods.get(seat, _NONE)),
                player.workers,
                (player.hand_count, player.pile, len(player.discard)),
                changes.cards.get(seat, 0),
                player.tokens,
                tuple(changes.tokens.count((seat, section)) for section in SECTIONS),
                player.income,
                player.front,
                any(owner == seat for owner, _ in changes.front),
            )
        )
    return out
