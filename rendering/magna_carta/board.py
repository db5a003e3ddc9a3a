"""A view of Magna Carta, taken apart into the content of each block of a public picture.

Nothing here reads a hand or a legal action, since both are hidden information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import Banner, ranks
from rendering.bridge import Bridge
from rendering.magna_carta.cells import Castle, Cell
from rendering.magna_carta.panels import Panel
from rendering.player_header import head, in_panels
from rendering.steps import steps
from rules.magna_carta.cards import CARDS, SECTIONS

if TYPE_CHECKING:
    from rendering.magna_carta.changes import Changes
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView

PHASES = (
    "mc-phase-0",
    "phase-1",
    "mc-phase-2",
    "phase-4",
    "mc-phase-4",
    "phase-6",
    "phase-7",
)
PLACING_COST = 1
_NONE = (0,) * 5


def banner(view: MagnaCartaView, changes: Changes, words: Words) -> Banner:
    """Turn, phase, who decides what, and the order."""
    decision, result = view.decision, view.result
    seats: tuple[int, ...] = ()
    doing = "phase-over"
    if decision is not None:
        seats, doing = (decision.seat,), f"kind-{decision.kind}"
    elif result is not None:
        seats = result.winners
        doing = "won" if len(seats) == 1 else "won-together"
    names = tuple(words.name(seat) for seat in seats)
    return Banner(
        view.turn,
        view.phase,
        PHASES[0],
        PHASES[1:],
        seats,
        names,
        doing,
        0,
        tuple(in_panels(view)),
        () if view.over or view.phase >= EFFECTS_PHASE else view.passed,
        changes.order,
        ranks(view),
    )


EFFECTS_PHASE = 4


def card_steps(view: MagnaCartaView, changes: Changes) -> dict[str, str]:
    """Return which cards worked, which is in use, and in which order the others will work (M-17)."""
    if view.phase != EFFECTS_PHASE or not changes.begun:
        return {}
    reach = view.provost or len(view.road)
    last = max(int(place) for place in changes.begun)
    waiting = [
        str(number)
        for number, card in enumerate(view.road, 1)
        if card.worker is not None and last < number <= reach
    ]
    return steps(changes.begun, waiting, view.decision is not None)


def cells(view: MagnaCartaView, changes: Changes) -> list[Cell]:
    """Return the road, card by card."""
    end = len(view.road)
    worked = card_steps(view, changes)
    now = next((number for number, left in enumerate(view.tokens) if left), None)
    token = "token" if now is None else f"token{now}"
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
            worked.get(str(number), ""),
            token if CARDS[card.tile].work == "church" else "token",
        )
        for number, card in enumerate(view.road, 1)
    ]


def castle(view: MagnaCartaView, changes: Changes) -> Castle:
    """Return the tokens left, and where some went."""
    taken = {section for _, section in changes.tokens}
    return Castle(
        view.tokens,
        tuple(section in taken or section in changes.removed for section in SECTIONS),
    )


def bridge(view: MagnaCartaView, changes: Changes) -> Bridge:
    """Return the seats that passed; a worker always costs 1."""
    cost = (
        PLACING_COST
        if view.decision is not None and view.decision.kind == "action"
        else 0
    )
    return Bridge(
        len(view.players),
        view.passed,
        cost,
        bool(changes.passed & set(view.passed)) and not view.over,
    )


def panels(view: MagnaCartaView, changes: Changes, words: Words) -> list[Panel]:
    """Return the players in this turn's order."""
    out = []
    for seat in in_panels(view):
        player, place = view.players[seat], view.order.index(seat) + 1
        out.append(
            Panel(
                head(view, words, place, seat, order_changed=changes.order),
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
