"""Orders as people write them, and back: "place gate > 3 > pass; if provost >= 9", "farm: cloth; game"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.table.errors import BadChoice
from bot.table.pace.orders import PLACING, AnyWhat, Castle, Guard, Lasts, Order, PassOver, Provost, Ranked
from rules.caylus.tiles import TILES
from rules.magna_carta.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.game import Game

SHOWN = 40  # characters of a person's text that an answer repeats
MOST_TIMES = 6
MOST_BATCHES = 20
MOST_SPACE = 40
MOST_DENIERS = 20

_VERBS = {
    PLACING: ("place",),
    "favor": ("favor", "take", "use", "build", "convert", "give"),
    "gate": ("move",),
    "production": ("take",),
    "gives": ("take",),
    "market": ("sell",),
    "peddler": ("buy",),
    "trade": ("pay", "give"),
    "bank": ("pay",),
    "church": ("pay",),
    "gold_mine": ("give", "take"),
    "build": ("build", "on", "give"),
    "lawyer": ("convert",),
}
"""What a bare word can mean, by where the order applies or by the work of the tile."""

_SPANS: dict[str, Lasts] = {
    "once": "once",
    "turn": "turn",
    "this turn": "turn",
    "game": "game",
    "always": "game",
}
_CLAUSES: tuple[tuple[re.Pattern[str], Callable[[int], Guard]], ...] = (
    (re.compile(r"if provost (?:>=|at|from) ?(\d+)(?: or beyond)?"), lambda number: Guard("from", number)),
    (re.compile(r"if provost (?:<=|upto) ?(\d+)"), lambda number: Guard("upto", number)),
    (re.compile(r"unless (?:somebody )?built()"), lambda number: Guard("unbuilt")),
    (re.compile(r"unless (?:somebody )?passed()"), lambda number: Guard("unpassed")),
    (re.compile(r"keep (\d+)"), lambda number: Guard("keep", number)),
)
_TIMES = re.compile(r"(?:up to )?(\d+) times?|x ?(\d+)")


def read_order(game: Game, text: str) -> Order:
    """The order a text says; raises BadChoice that names what can't be read."""
    head, *clauses = [" ".join(part.split()) for part in text.split(";")]
    if not head:
        raise BadChoice("pace-order-empty")
    what, lasts = _what(game, head)
    guards: list[Guard] = []
    times = _times_unsaid(what)
    for clause in (clause.casefold() for clause in clauses if clause):
        if clause in _SPANS:
            lasts = _SPANS[clause]
        elif (counted := _TIMES.fullmatch(clause)) is not None:
            times = _number(counted[1] or counted[2], 1, MOST_TIMES)
        else:
            guards.append(_guard(clause))
    return Order(what, tuple(guards), lasts, times)


def spell(order: Order) -> str:
    """The order in the words that `read_order` reads."""
    parts = [_spell_what(order.what), *map(_spell_guard, order.guards), order.lasts]
    if order.times != _times_unsaid(order.what):
        parts.append(f"{order.times} time{'s' if order.times > 1 else ''}")
    return "; ".join(parts)


def _times_unsaid(what: AnyWhat) -> int:
    """How often an order acts that doesn't say it: a list of placements once, others as often as they can."""
    return int(isinstance(what, Ranked) and what.at == PLACING)


def _spell_guard(guard: Guard) -> str:
    return {
        "from": f"if provost >= {guard.number}",
        "upto": f"if provost <= {guard.number}",
        "unbuilt": "unless built",
        "unpassed": "unless passed",
        "keep": f"keep {guard.number}",
    }[guard.kind]


def _spell_what(what: AnyWhat) -> str:
    if isinstance(what, PassOver):
        return f"pass over {what.cost}"
    if isinstance(what, Castle):
        return f"castle {what.batches}" + (" keep gold" if what.keep_gold else "")
    if isinstance(what, Provost):
        if what.how == "to":
            return f"provost {what.space} for {what.most}"
        return "provost never" if what.how == "never" else "provost stay if works"
    if what.at == PLACING:
        return "place " + " > ".join(code.removeprefix("place ") for code in what.codes)
    if what.at == "favor":
        return "favor " + " > ".join(code.removeprefix("favor ") for code in what.codes)
    if what.at == "inn":
        return f"inn {what.codes[0]}"
    if what.at == "joust":
        return "joust " + ("yes" if what.codes[0] == "joust" else "no")
    return f"{what.at}: " + " > ".join(what.codes)


def _what(game: Game, head: str) -> tuple[AnyWhat, Lasts]:
    """What the first part of the text says, and how long such an order lasts if nothing else is said."""
    first, _, rest = head.partition(" ")
    first, rest = first.casefold(), rest.strip()
    low = head.casefold()
    if low.startswith("pass over "):
        _need_kind(game, "place_worker", "pass over")
        return PassOver(_number(low.removeprefix("pass over "), 1, 5)), "turn"
    if ":" in head:
        at, _, wishes = head.partition(":")
        tile = _building(game, at)
        work = tile if tile == "gate" else (TILES[tile].work if game.id == "caylus" else CARDS[tile].work)
        return Ranked(tile, _wishes(game, tile, work, wishes)), "game"
    if first == "provost":
        _need_kind(game, "provost", "provost")
        return _provost(rest.casefold()), "turn"
    if first == "castle":
        count, _, gold = rest.casefold().partition(" ")
        if gold not in ("", "keep gold"):
            raise BadChoice("pace-order-clause", text=gold[:SHOWN])
        return Castle(_number(count, 1, MOST_BATCHES), bool(gold)), "turn"
    if first in ("inn", "joust") and first in game.kinds:
        codes = {"stay": "stay", "leave": "leave"} if first == "inn" else {"yes": "joust", "no": "skip"}
        wish = rest.casefold()
        if wish not in codes:
            raise BadChoice("pace-order-item", text=rest[:SHOWN], at=first)
        return Ranked(first, (codes[wish],)), "game"
    if first == "favor" and "favor_line" in game.kinds:
        return Ranked("favor", _wishes(game, "favor", "favor", rest)), "game"
    if first == "place":
        return Ranked(PLACING, _wishes(game, "place", PLACING, rest)), "turn"
    raise BadChoice("pace-order-unknown", text=head[:SHOWN])


def _need_kind(game: Game, kind: str, text: str) -> None:
    if kind not in game.kinds:
        raise BadChoice("pace-order-game", text=text, title=game.title)


def _provost(rest: str) -> Provost:
    if rest in ("never", "never pay"):
        return Provost("never")
    if rest in ("stay if works", "leave if works", "leave"):
        return Provost("leave")
    found = re.fullmatch(r"(?:to )?(\d+)(?: for (\d+))?", rest)
    if found is None:
        raise BadChoice("pace-order-item", text=rest[:SHOWN], at="provost")
    return Provost("to", _number(found[1], 1, MOST_SPACE), _number(found[2] or "3", 0, MOST_DENIERS))


def _building(game: Game, text: str) -> str:
    """The tile or card of a name or id; "farm" is the one whose id or English name it is alone."""
    wanted = " ".join(text.split()).casefold()
    if wanted == "gate" and "gate" in game.kinds:
        return "gate"
    prefix = "tile-" if game.id == "caylus" else "mc-card-"
    table = TILES if game.id == "caylus" else CARDS
    ids = [key.removeprefix(prefix) for key in game.templates if key.startswith(prefix)]
    names = {tile: game.templates[prefix + tile].casefold() for tile in ids if tile in table}
    for tile, name in names.items():
        if wanted in (tile, name):
            return tile
    raise BadChoice("pace-order-unknown", text=text.strip()[:SHOWN])


def _wishes(game: Game, at: str, work: str, text: str) -> tuple[str, ...]:
    items = [" ".join(item.split()) for item in re.split(r">|,|\belse\b", text)]
    codes = [_code(game, at, work, item) for item in items if item]
    if not codes:
        raise BadChoice("pace-order-item", text=text.strip()[:SHOWN], at=at)
    return tuple(dict.fromkeys(codes))


def _code(game: Game, at: str, work: str, item: str) -> str:
    """The code of an item: written in full, or without the verb that goes without saying."""
    item = item.casefold()
    for code in (*(f"{verb} {item}" for verb in _VERBS.get(work, ())), item):
        if game.is_code(code):
            return code
    if at == "place":  # a place by its English name: the buildings of the road go by their numbers
        for key, name in game.templates.items():
            code = f"place {key.removeprefix('tile-')}"
            if name.casefold() == item and game.is_code(code):
                return code
    raise BadChoice("pace-order-item", text=item[:SHOWN], at=at)


def _guard(clause: str) -> Guard:
    for pattern, make in _CLAUSES:
        found = pattern.fullmatch(clause)
        if found is not None:
            return make(_number(found[1], 0, MOST_SPACE) if found[1] else 0)
    raise BadChoice("pace-order-clause", text=clause[:SHOWN])


def _number(text: str, least: int, most: int) -> int:
    if not text.isdigit() or not text.isascii() or not least <= int(text[:6]) <= most:
        raise BadChoice("pace-order-number", text=text[:SHOWN], least=least, most=most)
    return int(text)
