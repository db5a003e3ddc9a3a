"""Orders as people write them, and back: "place gate > 3 > pass; if provost >= 9", "farm: cloth; game".

Sites, kinds of orders and conditions are those of the game's guide.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.errors import BadChoice
from bot.features.plans import placement_steps
from rules.errors import BadOrder
from rules.orders import (
    PLACING,
    SHOWN,
    Case,
    Guard,
    Lasts,
    Order,
    PlacementSteps,
    Ranked,
    Wish,
    no_clause,
    no_item,
    not_there,
    whole,
)
from rules.register import GAMES

if TYPE_CHECKING:
    from rules.game import Game
    from rules.orders import OrderKind, Orders, Site, Steps, What

MOST_TIMES = 6
MOST_NUMBER = 40

_SPANS: dict[str, Lasts] = {
    "once": "once",
    "turn": "turn",
    "this turn": "turn",
    "game": "game",
    "always": "game",
}
_SPARE = re.compile(r"spare (\d+)")
_TIMES = re.compile(r"(?:up to )?(\d+) times?|x ?(\d+)")


def read_order(game: Game, text: str) -> Order:
    """The order a text says; raises BadChoice that names what can't be read."""
    try:
        return _order(game, text)
    except BadOrder as error:
        raise BadChoice(error.message.id, words=error.message) from None


def _order(game: Game, text: str) -> Order:
    head, *clauses = [" ".join(part.split()) for part in text.split(";")]
    if not head:
        raise BadChoice("pace-order-empty")
    what, lasts = _what(game, head)
    if isinstance(what, Ranked) and what.at == PLACING and any(map(_lines, clauses)):
        what = PlacementSteps(tuple((Wish(code),) for code in what.codes))
    guards: list[Guard] = []
    times = _times_unsaid(what)
    for clause in (clause.casefold() for clause in clauses if clause):
        if clause in _SPANS:
            lasts = _SPANS[clause]
        elif (spared := _SPARE.fullmatch(clause)) is not None and isinstance(what, PlacementSteps):
            what = msgspec.structs.replace(what, spare=whole(spared[1], 0, MOST_NUMBER))
        elif (case := placement_steps.case_of(clause)) is not None and isinstance(what, PlacementSteps):
            what = _with_case(game, what, *case)
        elif (counted := _TIMES.fullmatch(clause)) is not None:
            times = whole(counted[1] or counted[2], 1, MOST_TIMES)
        else:
            guards.append(_guard(game.guide.orders, clause))
    return Order(what, tuple(guards), lasts, times)


def spell(game: Game, order: Order) -> str:
    """The order in the words that `read_order` reads."""
    by = game.guide.orders
    spelled = {kind.kind: kind.spelled for kind in by.guards}
    guards = [spelled[guard.kind].format(number=guard.number) for guard in order.guards]
    parts = [_spell_what(by, order.what), *guards, order.lasts]
    if isinstance(order.what, PlacementSteps):
        parts[1:1] = placement_steps.spell_clauses(order.what)
    if order.times != _times_unsaid(order.what):
        parts.append(f"{order.times} time{'s' if order.times > 1 else ''}")
    return "; ".join(parts)


def _times_unsaid(what: What) -> int:
    """How often an order acts that doesn't say it: a list of placements once, others as often as they can."""
    return int(isinstance(what, Ranked) and what.at == PLACING)


def _spell_what(by: Orders, what: What) -> str:
    if isinstance(what, PlacementSteps):
        return f"place {placement_steps.spell(what.steps)}"
    if not isinstance(what, Ranked):
        kind = by.kind_of(what)
        assert kind is not None, "an order is of a kind of its game"
        return kind.spell(what)
    site = next((site for site in by.sites if site.at == what.at), None)
    if site is None:  # a site of an earlier version
        return f"{what.at}: " + " > ".join(what.codes)
    if site.single:
        return f"{site.begins} {next(word for word, code in site.items.items() if code == what.codes[0])}"
    said = site.verbs[0] + " " if site.verbs and not site.begins.endswith(":") else ""
    return f"{site.begins} " + " > ".join(code.removeprefix(said) if said else code for code in what.codes)


def _what(game: Game, head: str) -> tuple[What, Lasts]:
    """What the first part of the text says, and how long such an order lasts if nothing else is said."""
    by = game.guide.orders
    if ":" in head:
        name, _, wishes = head.partition(":")
        site = _colon_site(by, name)
        return Ranked(site.at, _wishes(game, site, wishes)), site.lasts
    for kind in by.kinds:
        if _begins(kind, head):
            return kind.read(head[len(kind.begins) :].strip().casefold()), "turn"
    for other in GAMES.values():
        for kind in other.guide.orders.kinds:
            if _begins(kind, head):
                raise BadChoice("pace-order-game", text=kind.begins, title=game.title)
    first, _, rest = head.partition(" ")
    for site in by.sites:
        if site.begins == first.casefold():
            if site.at == PLACING and placement_steps.has_terms(rest):
                steps = placement_steps.read(rest, partial(_code, game, site))
                _need_tiles(game, steps)
                return PlacementSteps(steps), site.lasts
            return Ranked(site.at, _wishes(game, site, rest.strip())), site.lasts
    raise BadChoice("pace-order-unknown", text=head[:SHOWN])


def _lines(clause: str) -> bool:
    """Whether only a list of placements step by step can say the clause."""
    clause = clause.casefold()
    return _SPARE.fullmatch(clause) is not None or placement_steps.case_of(clause) is not None


def _with_case(game: Game, what: PlacementSteps, gone: str, line: str) -> PlacementSteps:
    """The list with the line for one more case; raises BadOrder."""
    site = next(site for site in game.guide.orders.sites if site.at == PLACING)
    code = partial(_code, game, site)
    case = Case(code(gone), placement_steps.read(line, code))
    _need_tiles(game, case.steps)
    return msgspec.structs.replace(what, cases=(*what.cases, case))


def _need_tiles(game: Game, steps: Steps) -> None:
    """Raises BadOrder for a tile that the game hasn't."""
    for each in (each for step in steps for each in step):
        if each.built and each.built not in game.guide.printed:
            raise no_item(each.built, "built")


def _begins(kind: OrderKind[Any], head: str) -> bool:
    return f"{head.casefold()} ".startswith(f"{kind.begins} ")


def _colon_site(by: Orders, text: str) -> Site:
    """The site of a name or id; "farm" is the first whose id or English name it is."""
    wanted = " ".join(text.split()).casefold()
    for site in by.sites:
        if site.begins.endswith(":") and wanted in (site.at, site.name):
            return site
    raise BadChoice("pace-order-unknown", text=text.strip()[:SHOWN])


def _wishes(game: Game, site: Site, text: str) -> tuple[str, ...]:
    if site.single:
        if text.casefold() not in site.items:
            raise no_item(text, site.heading)
        return (site.items[text.casefold()],)
    items = [" ".join(item.split()) for item in re.split(r">|,|\belse\b", text)]
    codes = [_code(game, site, item.casefold()) for item in items if item]
    if not codes:
        raise no_item(text.strip(), site.heading)
    return tuple(dict.fromkeys(codes))


def _code(game: Game, site: Site, item: str) -> str:
    """The code of an item: written in full, without the verb that goes without saying, or by its own word."""
    spelled = (*(f"{verb} {item}" for verb in site.verbs), item, site.items.get(item, item))
    for code in spelled:
        if game.is_code(code) and site.allows(code):
            return code
    raise not_there(item, site)


def _guard(by: Orders, clause: str) -> Guard:
    for kind in by.guards:
        found = kind.pattern.fullmatch(clause)
        if found is not None:
            return Guard(kind.kind, whole(found[1], 0, MOST_NUMBER) if found[1] else 0)
    raise no_clause(clause)
