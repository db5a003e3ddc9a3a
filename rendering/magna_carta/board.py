"""A view of Magna Carta, taken apart into the content of each block of a public picture.

Nothing here reads a hand or a legal action, since both are hidden information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.banner import Banner, ranks, won
from rendering.bridge import Bridge
from rendering.bridge import bridge as of_view
from rendering.magna_carta.cells import Castle, Cell
from rendering.magna_carta.panels import Panel
from rendering.player_header import head, in_panels
from rendering.steps import steps
from rules.magna_carta.cards import CARDS, MOST_SHIFT, RESIDENCE, SECTIONS
from rules.magna_carta.payments import CONVERSION, affordable, payments
from rules.magna_carta.road import WORKPLACES

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


def choices(view: MagnaCartaView) -> frozenset[str]:
    """Return the blocks of the board where the deciding player can do something, by what everybody sees.

    A prestige card on offer has the name `offer-CARD`.
    """
    if view.decision is None:
        return frozenset()
    seat, kind, road = view.decision.seat, view.decision.kind, view.road
    player, found = view.players[seat], set[str]()
    if kind == "castle":
        return frozenset({"castle"})
    if kind == "provost" and view.provost is not None:
        most, at = min(player.deniers, MOST_SHIFT), view.provost
        reach = range(max(1, at - most), min(len(road), at + most) + 1)
        return frozenset(map(str, reach))
    places = {str(n): card for n, card in enumerate(road, 1)}
    if kind == "lawyer" and payments(CONVERSION, *player.cubes):
        found = {
            place
            for place, card in places.items()
            if card.tile in WORKPLACES
            and card.owner == seat
            and card.pending is None
            and card.tile != kind
        }
    if kind == "action":
        found.add("bridge")
        if player.workers and player.deniers >= PLACING_COST:
            found |= {
                place
                for place, card in places.items()
                if card.tile in WORKPLACES and card.worker is None
            }
        if view.options["rules"] == "beginner" or any(
            card.tile == RESIDENCE.id and card.owner == seat for card in road
        ):
            cards = affordable(*player.cubes)
            found |= {f"offer-{card}" for card in view.stock if card in cards}
    return frozenset(found)


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
        won(view),
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


def cells(
    view: MagnaCartaView, changes: Changes, open_spots: frozenset[str]
) -> list[Cell]:
    """Return the road, card by card."""
    places = view.decision is not None and view.decision.kind == "action"
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
            str(number) in open_spots,
            places and str(number) in open_spots,
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


def castle(
    view: MagnaCartaView, changes: Changes, open_spots: frozenset[str]
) -> Castle:
    """Return the tokens left, and where some went."""
    taken = {section for _, section in changes.tokens}
    return Castle(
        view.tokens,
        tuple(section in taken or section in changes.removed for section in SECTIONS),
        "legal" if "castle" in open_spots else "active",
    )


def bridge(view: MagnaCartaView, changes: Changes) -> Bridge:
    """Return the bridge; a worker always costs 1."""
    return of_view(view, changes.passed, "action", PLACING_COST)


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
