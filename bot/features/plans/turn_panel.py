"""The panel "Plan your turn": the turn plan put together by menus, for its player's eyes only.

What was chosen is kept by the table at once; the panel shows it in words, with what it would do now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import CustomId
from bot.components.item_kinds import BLUE
from bot.core import queries
from bot.delivery import lobby_card, question
from bot.features.plans import condition_page, rest_panel, turn_plan
from bot.features.plans.placement_steps import ASK
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from bot.text import people
from rules.model import noun, verb
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import GameInfo
    from bot.features.plans.evaluate import Preview
    from bot.features.plans.turn_plan import Line, Shown
    from bot.interactions.context import Context
    from bot.text.localization import Localization

PRICES = (1, 2, 3, 4)
CASES = 6  # placements for which another line can be made
PAGES = "case", "only"
ROUTINE = "back", "copy", "draft", "clear"  # buttons, by what they do


class Drawn(NamedTuple):
    """A panel: its text, and its menus and buttons."""

    text: str
    view: discord.ui.View


async def open_panel(
    ctx: Context, info: GameInfo, *, use: str | None = None, save: str | None = None
) -> None:
    """Shows the turn plan of the asker's seat; first `use`s one that was kept, or `save`s it under a name."""
    ctx.game = info.id
    pace = ctx.db
    if use is not None:
        shown = await pace.run(turn_plan.edit, info.id, ctx.person, "use", [use])
    else:
        shown = await pace.read(turn_plan.shown, info.id, ctx.person)
    if save is not None:
        shown = await pace.run(turn_plan.save, info.id, ctx.person, save)
    drawn = draw(ctx.l10n, info, shown)
    await ctx.send(drawn.text, view=drawn.view)


@item("planturn", style=BLUE)
async def pressed_open(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Opens the panel."""
    await open_panel(ctx, await ctx.db.read(queries.info, press.game))


@item("plancase", edits=True)
async def pressed_case(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Shows the line for the case that a placement is gone, or with an empty `rest` the main one."""
    shown = await ctx.db.read(turn_plan.shown, press.game, ctx.person)
    drawn = draw(ctx.l10n, await ctx.db.read(queries.info, press.game), shown, press.rest)
    await ctx.edit(drawn.text, view=drawn.view)


@item("planpage", edits=True)
async def pressed_page(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Shows another page: the line for a case, when a placement counts, or what comes after the placements."""
    page, _, code = (values[0] if len(values) == 1 else "").partition(" ")
    if page == "rest":
        await rest_panel.pressed_go(ctx, press, [])
        return
    if page not in PAGES or not code:
        raise Refusal("press-unknown")
    shown = await ctx.db.read(turn_plan.shown, press.game, ctx.person)
    await _show(ctx, press.game, shown, "only" if page == "only" else "then", code)


@item("planpick", edits=True)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Something was chosen in a menu; the first word of `rest` says in which."""
    await _change(ctx, press, press.rest.partition("#")[0], values)


@item("plando", edits=True)
async def pressed_do(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Takes the last placement out, copies that of the last turn, lets a computer draft one, or begins anew."""
    if press.rest.partition("@")[0] not in ROUTINE:
        raise Refusal("press-unknown")
    if press.rest == "draft":
        await _draft(ctx, press)
    else:
        await _change(ctx, press, press.rest, [])


async def _draft(ctx: Context, press: CustomId) -> None:
    """Puts what a computer would place on into the turn plan, one placement after the other."""
    _, codes = await ctx.bot.command_hooks.perform("draft", ctx, press.game)
    for code in codes[:-1]:
        await ctx.db.run(turn_plan.edit, press.game, ctx.person, "then", [code])
    await _change(ctx, press, "then", codes[-1:])


async def _change(ctx: Context, press: CustomId, what: str, values: Sequence[str]) -> None:
    shown = await ctx.db.run(turn_plan.edit, press.game, ctx.person, what, values)
    base, _, code = what.partition("@")
    await _show(ctx, press.game, shown, base, code)


async def _show(ctx: Context, game: int, shown: Shown, what: str, code: str) -> None:
    """The page on which something was chosen: that of a wish, of a case, or the list."""
    info = await ctx.db.read(queries.info, game)
    listed = any(wish.code == code for step in shown.lines[0].wishes for wish in step)
    if what in condition_page.OF_WISH and listed:
        drawn = Drawn(*condition_page.draw(ctx.l10n, info, shown, code))
    else:
        drawn = draw(ctx.l10n, info, shown, "" if what in condition_page.OF_WISH else code)
    await ctx.edit(cut(drawn.text, condition_page.TEXT), view=drawn.view)


def draw(l10n: Localization, info: GameInfo, shown: Shown, gone: str = "") -> Drawn:
    """The turn plan in words, and everything that can be changed about it: about the main line of placements, or the
    one for the case that a placement is `gone`."""
    labels = {code: l10n.brief(label, OPTION) for code, label in shown.can}
    seat = people.marked(l10n, info.seats[shown.seat])
    title = l10n.format("programme-title", seat=seat, game=lobby_card.title(l10n, info))
    text = condition_page.fit(title, _lines(l10n, info, shown, labels), _below(l10n, shown, labels))
    return Drawn(text, _view(l10n, info, shown, shown.of(gone), labels))


def _lines(l10n: Localization, info: GameInfo, shown: Shown, labels: dict[str, str]) -> list[str]:
    """The placements of each line in words, and all orders as they are written."""
    lines = []
    for line in shown.lines:
        if line.gone:
            lines.append(l10n.format("programme-case", what=labels.get(line.gone, line.gone)))
        for number, step in enumerate(line.wishes, 1):
            wishes = [condition_page.told(l10n, find_game(info.game), wish, labels) for wish in step]
            lines.append(l10n.format("programme-step", number=number, what=l10n.either(wishes)))
    return [*lines, *(l10n.format("programme-order", order=order) for order in shown.orders)]


def _below(l10n: Localization, shown: Shown, labels: dict[str, str]) -> list[str]:
    """What the turn plan would do now and in the two most likely other cases, and the names of those that are kept."""
    lines = []
    if shown.orders:
        lines.append(l10n.format("programme-now", now=_does(l10n, shown.now)))
        if shown.gone is not None:
            code, then = shown.gone
            lines.append(l10n.format("programme-gone", what=labels.get(code, code), then=_does(l10n, then)))
        if shown.passed is not None:
            lines.append(l10n.format("programme-passed", then=_does(l10n, shown.passed)))
    else:
        lines.append(l10n.format("programme-none"))
    if shown.names:
        lines.append(l10n.format("programme-names", names=l10n.join(list(shown.names))))
    return lines


def _does(l10n: Localization, shown: Preview) -> str:
    if shown.label is not None:
        return l10n.format_message(shown.label)
    if shown.stops is not None:
        return l10n.format("programme-stops", why=l10n.format_message(shown.stops))
    return l10n.format("programme-asked")


def _view(
    l10n: Localization, info: GameInfo, shown: Shown, line: Line, labels: dict[str, str]
) -> discord.ui.View:
    items: list[ui.Item] = []
    listed = {code for step in line.steps for code in step} | {line.gone}
    case = f"@{line.gone}" if line.gone else ""
    free = [(code, label) for code, label in labels.items() if code not in listed and code != "pass"]
    options = [condition_page.option(label, code) for code, label in free[:MENU_OPTIONS]]
    if options:
        items.append(_menu(l10n, info, f"then{case}", options, 0))
        if line.steps:
            items.append(_menu(l10n, info, f"else{case}", options, 1))
    if line.gone:
        if line.steps:
            items.append(_menu(l10n, info, f"terms{case}", _terms(l10n, line, labels), 2, many=True))
            press = CustomId("plando", info.id, shown.revision, f"back{case}")
            items.append(ui.button(l10n.format("button-programme-back"), press, row=4))
        main = CustomId("plancase", info.id, shown.revision)
        items.append(ui.button(l10n.format("button-programme-main"), main, row=4))
        return ui.view(items)
    press = CustomId("planpage", info.id, shown.revision)
    more = condition_page.menu(l10n.format("programme-menu-more"), press, _more(l10n, shown, labels), 2)
    items.append(more)
    items.append(_menu(l10n, info, "turn", _offers(l10n, info, shown, labels), 3, many=True))
    wanted = {
        "back": bool(shown.line),
        "copy": shown.earlier and not shown.orders,
        "draft": bool(shown.can) and not shown.line and info.advises,
        "clear": bool(shown.orders),
    }
    for what in ROUTINE:
        if wanted[what]:
            press = CustomId("plando", info.id, shown.revision, what)
            items.append(ui.button(l10n.format(f"button-programme-{what}"), press, row=4))
    items.append(question.what_if(l10n, info.id, shown.revision, row=4))
    return ui.view(items)


def _menu(
    l10n: Localization,
    info: GameInfo,
    what: str,
    options: list[discord.SelectOption],
    row: int,
    *,
    many: bool = False,
) -> ui.Item:
    """A menu of the list."""
    title = l10n.format(f"programme-menu-{what.partition('@')[0]}")
    press = CustomId("planpick", info.id, info.revision, what)
    return condition_page.menu(title, press, options, row, many=many)


def _terms(l10n: Localization, line: Line, labels: dict[str, str]) -> list[discord.SelectOption]:
    """What can hold for the last placement, and what comes behind the list."""
    options = [
        *((f"upto {price}", l10n.format("programme-upto", price=price)) for price in PRICES),
        ("once", l10n.format("programme-once")),
        (ASK, l10n.format("programme-else-ask")),
        *(
            (f"mine {step[0]}", l10n.format("programme-mine", what=labels.get(step[0], step[0])))
            for step in dict.fromkeys(step[:1] for step in line.steps[:-1])
        ),
        ("pass", l10n.format("programme-then-pass")),
    ]
    return [condition_page.option(label, value, value in line.terms) for value, label in options]


def _more(l10n: Localization, shown: Shown, labels: dict[str, str]) -> list[discord.SelectOption]:
    """The pages beside the list: cases of its first placements, when each placement counts, and the rest."""
    firsts = list(dict.fromkeys(step[0] for step in shown.line if step[0] in labels and step[0] != "pass"))
    wishes = dict.fromkeys(code for step in shown.line for code in step if code not in ("pass", ASK))
    options = [("rest", l10n.format("programme-more-rest"))]
    for page, codes in (("case", firsts[:CASES]), ("only", wishes)):
        for code in codes:
            label = l10n.format(f"programme-more-{page}", what=labels.get(code, code))
            options.append((f"{page} {code}", label))
    return [condition_page.option(label, value) for value, label in options[:MENU_OPTIONS]]


def _offers(
    l10n: Localization, info: GameInfo, shown: Shown, labels: dict[str, str]
) -> list[discord.SelectOption]:
    """What else a list of placements can have, chosen where it has it."""
    held = {clause for order in shown.orders for clause in order.split("; ")}
    held |= {"pass"} if shown.line and shown.line[-1] == ("pass",) else set()
    offers = find_game(info.game).guide.orders.offers
    told = [(text, l10n.format(message_id, n=n)) for message_id, n, text in offers]
    wishes = dict.fromkeys(code for step in shown.line for code in step if verb(code) == "place")
    for code in wishes:  # to pass where one of the list is gone, and nothing else will do
        text = f"pass when {noun(code)} gone"
        told.append((text, l10n.format("offer-pass-gone", what=labels.get(code, code))))
    return [condition_page.option(label, text, text in held) for text, label in told][:MENU_OPTIONS]
