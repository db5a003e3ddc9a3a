"""The standing orders of Caylus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.caylus.codes import BUILD, BUY, BUY_TWO, FAVOR, GIVE, MOVE, PAY, SELL, TAKE, is_code
from rules.caylus.english import TEXTS
from rules.caylus.tiles import CUBES, GOLD, SPECIALS, STOCK, TILES
from rules.model import noun, verb
from rules.orders import PLACING, Act, OrderKind, Orders, Site, What, whole
from rules.shared.orders import castle, guards
from rules.shared.provost import PROVOST, standing
from rules.shared.stop_conditions import LATER, OFFERS, pass_when, present, watches

if TYPE_CHECKING:
    from rules.caylus.tiles import Tile
    from rules.caylus.view import CaylusView
    from rules.orders import Evaluation, Seen

VERBS = {
    "production": ("take",),
    "market": ("sell",),
    "peddler": ("buy",),
    "trade": ("pay", "give"),
    "build": ("build", "on", "give"),
    "lawyer": ("convert",),
}
"""What a bare word can mean, by the work of a tile."""

_SPECIAL_SPOTS = (*SPECIALS, "castle")


def _possible(tile: Tile) -> tuple[str, ...]:
    """What can ever be chosen at a tile, by its worker's owner or its own."""
    if tile.work == "production":
        outputs = [next(cube for cube, n in enumerate(output) if n) for output in tile.takes]
        chosen = outputs if len(outputs) > 1 else []
        return tuple(TAKE[cube] for cube in dict.fromkeys((*chosen, *tile.bonus)))
    if tile.work == "build":
        stock = STOCK[tile.builds]
        gives = GIVE if any(each.any_cube for each in stock) else ()
        covers = ("on",) if tile.builds == "prestige" else ()
        return (*(BUILD[each.id] for each in stock), "skip", *gives, *covers)
    return {
        "market": (*SELL, "skip"),
        "peddler": (*BUY, *(BUY_TWO if tile.most > 1 else ()), "skip"),
        "trade": (
            *(PAY[rate.pay] for rate in tile.rates),
            "skip",
            *(GIVE[:GOLD] if tile.pays == "cubes" else ()),
        ),
        "lawyer": ("convert", "skip"),
    }.get(tile.work, ())


_OWN = frozenset({"joust", "inn", "gate"})


class PassOver(What, frozen=True, tag="pass_over"):
    """Pass when placing on anything but an own building costs more than so many deniers."""

    cost: int


def _pass_over(what: PassOver, seen: Seen[CaylusView]) -> Evaluation:
    if seen.decision.kind != "place_worker":
        return None
    cost = seen.view.players[seen.decision.seat].cost
    return Act("pass") if cost > what.cost else None


def _name(tile: str) -> str:
    return TEXTS.templates[f"tile-{tile}"].casefold()


def at(seen: Seen[CaylusView]) -> str:
    """Placing, what a favor leads to (wherever it was won), a decision of its own, or the tile on the road."""
    kind, words = seen.decision.kind, seen.place.split()
    if kind == "place_worker":
        return PLACING
    if "favor" in words:
        return "favor"
    if kind in _OWN:
        return kind
    return seen.view.road[int(words[1]) - 1].tile or "" if words and words[0] == "road" else ""


def price(seen: Seen[CaylusView], code: str) -> int:
    """The deniers that placing a worker or moving the provost costs; 0 for everything else."""
    view, seat = seen.view, seen.decision.seat
    if verb(code) == "provost":
        return abs(int(noun(code))) if seen.decision.kind == "provost" else 0
    if verb(code) != "place":
        return 0
    if noun(code).isdigit() and view.road[int(noun(code)) - 1].owner == seat:
        return 1
    return view.players[seat].cost


def mine(view: CaylusView, seat: int) -> frozenset[str]:
    """The codes of the placements of a seat's workers."""
    spots = {
        "gate": view.gate == seat,
        "trading_post": view.trading_post == seat,
        "merchants_guild": view.merchants_guild == seat,
        "joust_field": view.joust_field == seat,
        "stables": seat in view.stables,
        "inn": view.inn_right == seat,
        "castle": seat in view.castle,
    }
    special = [f"place {spot}" for spot, here in spots.items() if here]
    return frozenset([*special, *(f"place {space}" for space in standing(view, seat))])


def site_of(view: CaylusView, code: str) -> str:
    """Where the worker of a placement will decide: at its tile, or at a decision of its own."""
    spot = noun(code)
    if verb(code) != "place":
        return ""
    if spot.isdigit():
        return view.road[int(spot) - 1].tile or ""
    return {"gate": "gate", "joust_field": "joust", "inn": "inn"}.get(spot, "")


def cost(seen: Seen[CaylusView]) -> int:
    """What a placement on a neutral building costs the seat now."""
    return seen.view.players[seen.decision.seat].cost


ORDERS: Orders[CaylusView] = Orders(
    sites=(
        Site(
            at=PLACING,
            begins="place",
            verbs=("place",),
            items={_name(spot): f"place {spot}" for spot in _SPECIAL_SPOTS},
            lasts="turn",
            possible=(*(f"place {spot}" for spot in _SPECIAL_SPOTS), "pass", "place"),
        ),
        Site(at="inn", begins="inn", items={"stay": "stay", "leave": "leave"}, single=True),
        Site(at="joust", begins="joust", items={"yes": "joust", "no": "skip"}, single=True),
        Site(
            at="favor",
            begins="favor",
            verbs=("favor", "take", "use", "build", "convert", "give"),
            possible=(*FAVOR, "skip", "take", "exchange", "use", "build", "on", "convert", "give"),
        ),
        Site(
            at="gate",
            begins="gate:",
            verbs=("move",),
            possible=(*(code for code in reversed(MOVE) if code not in ("", "move gate")), "skip"),
        ),
        *(
            Site(
                at=tile.id,
                begins=f"{tile.id}:",
                verbs=VERBS.get(tile.work, ()),
                name=_name(tile.id),
                possible=_possible(tile),
            )
            for tile in TILES.values()
        ),
    ),
    kinds=(
        OrderKind(
            what=PassOver,
            begins="pass over",
            read=lambda rest: PassOver(whole(rest, 1, 5)),
            spell=lambda what: f"pass over {what.cost}",
            wish=_pass_over,
            places=True,
        ),
        pass_when(is_code, lambda kind: kind == "place_worker"),
        PROVOST,
        castle(CUBES),
    ),
    guards=(*guards(price), *watches(cost)),
    at=at,
    present=lambda view, seat: present(view, seat, mine(view, seat)),
    price=price,
    offers=(
        *(("offer-pass-over", number, f"pass over {number}") for number in (1, 2, 3)),
        *OFFERS,
        *(("offer-unless-cost", number, f"unless cost > {number}") for number in (1, 2, 3)),
    ),
    later=LATER,
    site_of=site_of,
    examples=(
        ("order-place", "place gate > 3 > castle"),
        ("order-place-provost", "place castle > pass; if provost >= 9"),
        ("order-place-twice", "place 3 > 5; unless passed; 2 times"),
        ("order-pass-over", "pass over 2"),
        ("order-provost-never", "provost never"),
        ("order-provost-stay", "provost stay if works"),
        ("order-provost-to", "provost 9 for 2"),
        ("order-castle", "castle 2"),
        ("order-castle-gold", "castle 2 keep gold"),
        ("order-farm", "farm: cloth"),
        ("order-market", "market: food > skip"),
        ("order-gate", "gate: castle > skip"),
        ("order-inn", "inn stay"),
        ("order-joust", "joust yes"),
        ("order-favor", "favor building > prestige"),
    ),
)
