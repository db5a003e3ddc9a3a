"""The page of "Plan your turn" on which a placement says when it counts, and the words for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import CustomId
from bot.delivery import question
from bot.features.plans.placement_steps import ASK
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import GameInfo
    from bot.features.plans.turn_plan import Shown
    from bot.text.localization import Localization
    from rules.game import Game
    from rules.orders import Wish

OF_WISH = ("only", "spots", "tiles")  # the menus of a placement's own page
PRICES = (1, 2, 3, 4)
TEXT = 2000  # characters of a message


def fit(title: str, lines: list[str], below: list[str]) -> str:
    """A panel's text: of the lines between title and what stands below as many as a message has room for."""
    room = TEXT - len(title) - sum(len(line) + 1 for line in below) - 2
    shown = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            shown.append("…")
            break
        shown.append(line)
    return cut("\n".join([title, *shown, *below]), TEXT)


def told(l10n: Localization, game: Game, wish: Wish, labels: dict[str, str]) -> str:
    """A placement of the list in words, with when it counts."""
    if wish.code == ASK:
        return l10n.format("programme-ask")
    what = labels.get(wish.code, wish.code)
    terms = [l10n.format("programme-upto", price=wish.upto)] if wish.upto is not None else []
    terms += [l10n.format("programme-once")] if wish.once else []
    terms += [l10n.format("programme-mine", what=_name(l10n, game, code)) for code in wish.mine]
    terms += [l10n.format("programme-free", what=_name(l10n, game, wish.free))] if wish.free else []
    terms += [l10n.format("programme-taken", what=_name(l10n, game, wish.gone))] if wish.gone else []
    terms += (
        [l10n.format("programme-built", what=l10n.format(game.guide.printed[wish.built].name))]
        if wish.built
        else []
    )
    return l10n.format("programme-with", what=what, terms=" · ".join(terms)) if terms else what


def _name(l10n: Localization, game: Game, code: str) -> str:
    """A placement by its place alone: the number of a space, or the name of a building."""
    place = code.removeprefix("place ")
    printed = game.guide.printed.get(place)
    return place if printed is None else l10n.format(printed.name)


def draw(l10n: Localization, info: GameInfo, shown: Shown, code: str) -> tuple[str, discord.ui.View]:
    """When a placement of the list counts, with the menus that say it."""
    labels = {each: l10n.brief(label, OPTION) for each, label in shown.can}
    step, wish = next((step, wish) for step in shown.lines[0].wishes for wish in step if wish.code == code)
    others = [
        each.code for line in shown.lines[0].wishes for each in line if each.code not in (code, ASK, "pass")
    ]
    steps = shown.lines[0].wishes
    before = dict.fromkeys(each[0].code for each in steps[: steps.index(step)] if each[0].code != code)
    only = [
        *(
            (f"upto {price}", l10n.format("programme-upto", price=price), wish.upto == price)
            for price in PRICES
        ),
        ("once", l10n.format("programme-once"), wish.once),
        (ASK, l10n.format("programme-else-ask"), any(each.code == ASK for each in step)),
        *(
            (f"mine {each}", l10n.format("programme-mine", what=labels.get(each, each)), each in wish.mine)
            for each in before
        ),
    ]
    spots = list(dict.fromkeys([*others, *(each for each in labels if each not in (code, "pass"))]))[
        : MENU_OPTIONS // 2
    ]
    ways = (("free", "programme-free", wish.free), ("gone", "programme-taken", wish.gone))
    beside = [
        (f"{how} {each}", l10n.format(message, what=labels.get(each, each)), each == held)
        for how, message, held in ways
        for each in spots
    ]
    printed = find_game(info.game).guide.printed
    tiles = [
        (tile, l10n.format("programme-built", what=l10n.format(printed[tile].name)), tile == wish.built)
        for tile in shown.tiles
    ]
    items: list[ui.Item] = []
    for row, (what, offered, most) in enumerate(
        (("only", only, 0), ("spots", beside, 2), ("tiles", tiles, 1))
    ):
        if offered:
            press = CustomId("planpick", info.id, shown.revision, f"{what}@{code}")
            options = [option(label, value, chosen) for value, label, chosen in offered[:MENU_OPTIONS]]
            items.append(
                menu(l10n.format(f"programme-menu-{what}"), press, options, row, many=True, most=most)
            )
    items.append(
        ui.button(l10n.format("button-programme-main"), CustomId("plancase", info.id, shown.revision), row=4)
    )
    items.append(question.what_if(l10n, info.id, shown.revision, row=4))
    text = l10n.format("programme-page-only", what=told(l10n, find_game(info.game), wish, labels))
    return cut(text, TEXT), ui.view(items)


def menu(
    title: str,
    press: CustomId,
    options: list[discord.SelectOption],
    row: int,
    *,
    many: bool = False,
    most: int = 0,
) -> ui.Item:
    """A menu; with `many` all that holds is chosen in it at once (at most so many, if a number is given), and nothing
    may be."""
    chosen = min(most or len(options), len(options)) if many else 1
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        placeholder=cut(title, OPTION),
        custom_id=str(press),
        options=options,
        min_values=0 if many else 1,
        max_values=chosen,
        row=row,
    )
    return select


def option(label: str, value: str, chosen: bool = False) -> discord.SelectOption:
    """An option of a menu."""
    return discord.SelectOption(label=cut(label, OPTION), value=value, default=chosen)
