"""What can be wished for at a building, in words that need no position: "Take: cloth", "Build: Mason"."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.model import noun, verb

if TYPE_CHECKING:
    from bot.text.localization import Words
    from rules.game import Game

_PLAIN = frozenset({"skip", "joust", "stay", "leave", "exchange"})
_SITES = {"joust": "joust_field"}


def wish(say: Words, game: Game, code: str) -> str:
    """A code as somebody wishes for it."""
    first, what = verb(code), noun(code)
    if code in _PLAIN:
        return say.say(f"wish-{code}")
    if first in ("take", "sell", "buy"):
        return say.say(f"wish-{first}", what=_goods(say, what.split("+")))
    if first == "pay" and not what.isdigit():
        return say.say("wish-pay", what=_goods(say, what.split("+")))
    if first == "give":
        return say.say("wish-give", what=say.say(f"cube-{what}"))
    if first in ("build", "move") and what in game.guide.printed:
        return say.say(f"wish-{first}", what=say.say(game.guide.printed[what].name))
    if first == "favor":
        return say.say("wish-favor", what=say.say(f"line-{what}"))
    if first == "use":
        return say.say(f"label-use-{what}")
    return say.say(f"wish-{first}", what=what)


def _goods(say: Words, kinds: list[str]) -> str:
    """Cubes: a single one by its name alone."""
    if len(kinds) == 1:
        return say.say(f"cube-{kinds[0]}")
    return say.join([say.say(f"goods-{kind}", n=n) for kind, n in Counter(kinds).items()])


def site(say: Words, game: Game, at: str, space: int = 0) -> str:
    """The name of a building or decision for which wishes are listed, with its space on the road."""
    printed = game.guide.printed.get(_SITES.get(at, at))
    name = say.say("site-favor") if printed is None else say.say(printed.name)
    return say.say("site-space", name=name, space=space) if space else name
