"""What a turn plan can wish for at the buildings where its workers stand or will: by site, every choice there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.features.plans.edit import PASS, choices_at, placement_steps_of
from bot.features.plans.placement_steps import ASK
from rules.model import verb
from rules.shared.provost import standing
from rules.shared.road_view import RoadView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.game import Game
    from rules.model import GameView
    from rules.orders import Order, Site

_LATER_STEPS = frozenset({"give", "on"})
"""Further questions of a building: what is given for what was chosen, and where a tile comes to stand."""

_CONVERTED = frozenset({"neutral", "wood", "stone"})
FAVOR = "favor"


class BuildingChoices(NamedTuple):
    """A site: the space of the road if it is there (0 elsewhere), the codes that can be wished for, and what was."""

    at: str
    space: int
    codes: tuple[str, ...]
    chosen: tuple[str, ...]


def building_choices_of(
    game: Game, view: GameView, seat: int, orders: Sequence[Order]
) -> tuple[BuildingChoices, ...]:
    """The sites where a seat decides in this turn by its workers that stand and those it lists, in the order of the
    turn; those it has wishes for; and the favors."""
    assert isinstance(view, RoadView), "wishes are for games with a road"
    by = game.guide.orders
    sites = {site.at: site for site in by.sites}
    what = placement_steps_of(orders)
    listed = [
        wish.code for step in (what.steps if what else ()) for wish in step if wish.code not in (PASS, ASK)
    ]
    placed = [f"place {space}" for space in standing(view, seat)]
    placed += sorted(by.present(view, seat).mine.difference(placed))
    found: dict[str, int] = {}
    for code in dict.fromkeys((*placed, *listed)):
        space = code.removeprefix("place ")
        found.setdefault(by.site_of(view, code), int(space) if space.isdigit() else 0)
    for site in by.sites:
        if choices_at(orders, site.at) or site.at == FAVOR:
            found.setdefault(site.at, 0)
    order = [site.at for site in by.sites]
    return tuple(
        BuildingChoices(at, space, codes, choices_at(orders, at))
        for at, space in sorted(
            found.items(),
            key=lambda each: (each[0] == FAVOR, each[1], order.index(each[0]) if each[0] in order else 0),
        )
        if at in sites and (codes := tuple(_codes(game, view, seat, sites[at])))
    )


def _codes(game: Game, view: RoadView, seat: int, site: Site) -> Iterable[str]:
    """The complete codes that can be chosen at a site, what follows from a choice apart; of a lawyer's those that
    are on the road."""
    for code in site.items.values() if site.single else site.possible:
        if game.is_code(code) and verb(code) not in _LATER_STEPS:
            yield code
        elif code == "convert" and site.at != FAVOR:
            for number, space in enumerate(view.road, 1):
                tile = game.guide.printed.get(space.tile or "")
                if tile is not None and tile.kind in _CONVERTED and space.owner in (None, seat):
                    yield f"convert {number}"
