"""What can be wished for at a building, in words that need no position: "Take: cloth", "Build: Mason"."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.model import noun, verb

if TYPE_CHECKING:
    from bot.text.localization import Localization
    from rules.game import Game

_PLAIN = frozenset({"skip", "joust", "stay", "leave", "exchange"})
_SITES = {"joust": "joust_field"}


def wish(l10n: Localization, game: Game, code: str) -> str:
    """A code as somebody wishes for it."""
    first, what = verb(code), noun(code)
    if code in _PLAIN:
        return l10n.format(f"wish-{code}")
    if first in ("take", "sell", "buy"):
        return l10n.format(f"wish-{first}", what=_goods(l10n, what.split("+")))
    if first == "pay" and not what.isdigit():
        return l10n.format("wish-pay", what=_goods(l10n, what.split("+")))
    if first == "give":
        return l10n.format("wish-give", what=l10n.format(f"cube-{what}"))
    if first in ("build", "move") and what in game.guide.printed:
        return l10n.format(f"wish-{first}", what=l10n.format(game.guide.printed[what].name))
    if first == "favor":
        return l10n.format("wish-favor", what=l10n.format(f"line-{what}"))
    if first == "use":
        return l10n.format(f"label-use-{what}")
    return l10n.format(f"wish-{first}", what=what)


def _goods(l10n: Localization, kinds: list[str]) -> str:
    """Cubes: a single one by its name alone."""
    if len(kinds) == 1:
        return l10n.format(f"cube-{kinds[0]}")
    return l10n.join([l10n.format(f"goods-{kind}", n=n) for kind, n in Counter(kinds).items()])


def site(l10n: Localization, game: Game, at: str, space: int = 0) -> str:
    """The name of a building or decision for which wishes are listed, with its space on the road."""
    printed = game.guide.printed.get(_SITES.get(at, at))
    name = l10n.format("site-favor") if printed is None else l10n.format(printed.name)
    return l10n.format("site-space", name=name, space=space) if space else name
