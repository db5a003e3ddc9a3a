"""The panel "Plan your turn": the programme of a turn put together by menus, for its player's eyes only.

What was chosen is kept by the table at once; the panel shows it in words, with what it would do now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import Press
from bot.core import queries
from bot.delivery import lobby_card, question
from bot.features.plans import condition_page, placement_panel, rest_panel, turn_plan
from bot.features.plans.placement_steps import ASK
from bot.interactions.errors import Refusal
from bot.text import people
from rules.model import noun, verb
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.model import Sheet
    from bot.features.plans.evaluate import Preview
    from bot.features.plans.turn_plan import Line, Shown
    from bot.interactions.context import Ask
    from bot.text.localization import Words

PRICES = (1, 2, 3, 4)
CASES = 6  # placements for which another line can be made
PAGES = "case", "only"
ROUTINE = "back", "copy", "draft", "clear"  # buttons, by what they do


class Drawn(NamedTuple):
    """A panel: its text, and its menus and buttons."""

    text: str
    view: discord.ui.View


async def open_panel(ask: Ask, sheet: Sheet, *, use: str | None = None, save: str | None = None) -> None:
    """Shows the programme of the asker's seat; first `use`s one that was kept, or `save`s it under a name."""
    ask.game = sheet.id
    pace = ask.db
    if use is not None:
        shown = await pace.run(turn_plan.edit, sheet.id, ask.person, "use", [use])
    else:
        shown = await pace.read(turn_plan.shown, sheet.id, ask.person)
    if save is not None:
        shown = await pace.run(turn_plan.save, sheet.id, ask.person, save)
    drawn = draw(ask.words, sheet, shown)
    await ask.say(drawn.text, view=drawn.view)


async def pressed_open(ask: Ask, press: Press, values: list[str]) -> None:
    """Opens the panel."""
    await open_panel(ask, await ask.db.read(queries.sheet, press.game))


async def pressed_case(ask: Ask, press: Press, values: list[str]) -> None:
    """Shows the line for the case that a placement is gone, or with an empty `rest` the main one."""
    shown = await ask.db.read(turn_plan.shown, press.game, ask.person)
    drawn = draw(ask.words, await ask.db.read(queries.sheet, press.game), shown, press.rest)
    await ask.edit(drawn.text, view=drawn.view)


async def pressed_page(ask: Ask, press: Press, values: list[str]) -> None:
    """Shows another page: the line for a case, when a placement counts, or what comes after the placements."""
    page, _, code = (values[0] if len(values) == 1 else "").partition(" ")
    if page == "rest":
        await rest_panel.pressed_go(ask, press, [])
        return
    if page not in PAGES or not code:
        raise Refusal("press-unknown")
    shown = await ask.db.read(turn_plan.shown, press.game, ask.person)
    await _show(ask, press.game, shown, "only" if page == "only" else "then", code)


async def pressed_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """Something was chosen in a menu; the first word of `rest` says in which."""
    await _change(ask, press, press.rest.partition("#")[0], values)


async def pressed_do(ask: Ask, press: Press, values: list[str]) -> None:
    """Takes the last placement out, copies the last turn's programme, lets a computer draft one, or begins anew."""
    if press.rest.partition("@")[0] not in ROUTINE:
        raise Refusal("press-unknown")
    if press.rest == "draft":
        await _draft(ask, press)
    else:
        await _change(ask, press, press.rest, [])


async def _draft(ask: Ask, press: Press) -> None:
    """Puts what a computer would place on into the programme, one placement after the other."""
    _, codes = await placement_panel.drafted(ask, press.game)
    for code in codes[:-1]:
        await ask.db.run(turn_plan.edit, press.game, ask.person, "then", [code])
    await _change(ask, press, "then", codes[-1:])


async def _change(ask: Ask, press: Press, what: str, values: Sequence[str]) -> None:
    shown = await ask.db.run(turn_plan.edit, press.game, ask.person, what, values)
    base, _, code = what.partition("@")
    await _show(ask, press.game, shown, base, code)


async def _show(ask: Ask, game: int, shown: Shown, what: str, code: str) -> None:
    """The page on which something was chosen: that of a wish, of a case, or the list."""
    sheet = await ask.db.read(queries.sheet, game)
    listed = any(wish.code == code for step in shown.lines[0].wishes for wish in step)
    if what in condition_page.OF_WISH and listed:
        drawn = Drawn(*condition_page.draw(ask.words, sheet, shown, code))
    else:
        drawn = draw(ask.words, sheet, shown, "" if what in condition_page.OF_WISH else code)
    await ask.edit(cut(drawn.text, condition_page.TEXT), view=drawn.view)


def draw(say: Words, sheet: Sheet, shown: Shown, gone: str = "") -> Drawn:
    """The programme in words, and everything that can be changed about it: about the main line of placements, or the
    one for the case that a placement is `gone`."""
    labels = {code: say.brief(label, OPTION) for code, label in shown.can}
    seat = people.marked(say, sheet.seats[shown.seat])
    title = say.say("programme-title", seat=seat, game=lobby_card.title(say, sheet))
    text = condition_page.fit(title, _lines(say, sheet, shown, labels), _below(say, shown, labels))
    return Drawn(text, _view(say, sheet, shown, shown.of(gone), labels))


def _lines(say: Words, sheet: Sheet, shown: Shown, labels: dict[str, str]) -> list[str]:
    """The placements of each line in words, and all orders as they are written."""
    lines = []
    for line in shown.lines:
        if line.gone:
            lines.append(say.say("programme-case", what=labels.get(line.gone, line.gone)))
        for number, step in enumerate(line.wishes, 1):
            wishes = [condition_page.told(say, find_game(sheet.game), wish, labels) for wish in step]
            lines.append(say.say("programme-step", number=number, what=say.either(wishes)))
    return [*lines, *(say.say("programme-order", order=order) for order in shown.orders)]


def _below(say: Words, shown: Shown, labels: dict[str, str]) -> list[str]:
    """What the programme would do now and in the two most likely other cases, and the names of those that are kept."""
    lines = []
    if shown.orders:
        lines.append(say.say("programme-now", now=_does(say, shown.now)))
        if shown.gone is not None:
            code, then = shown.gone
            lines.append(say.say("programme-gone", what=labels.get(code, code), then=_does(say, then)))
        if shown.passed is not None:
            lines.append(say.say("programme-passed", then=_does(say, shown.passed)))
    else:
        lines.append(say.say("programme-none"))
    if shown.names:
        lines.append(say.say("programme-names", names=say.join(list(shown.names))))
    return lines


def _does(say: Words, shown: Preview) -> str:
    if shown.label is not None:
        return say.tell(shown.label)
    if shown.stops is not None:
        return say.say("programme-stops", why=say.tell(shown.stops))
    return say.say("programme-asked")


def _view(say: Words, sheet: Sheet, shown: Shown, line: Line, labels: dict[str, str]) -> discord.ui.View:
    items: list[discord.ui.Item[Any]] = []
    listed = {code for step in line.steps for code in step} | {line.gone}
    case = f"@{line.gone}" if line.gone else ""
    free = [(code, label) for code, label in labels.items() if code not in listed and code != "pass"]
    options = [condition_page.option(label, code) for code, label in free[:MENU_OPTIONS]]
    if options:
        items.append(_menu(say, sheet, f"then{case}", options, 0))
        if line.steps:
            items.append(_menu(say, sheet, f"else{case}", options, 1))
    if line.gone:
        if line.steps:
            items.append(_menu(say, sheet, f"terms{case}", _terms(say, line, labels), 2, many=True))
            press = Press("plando", sheet.id, shown.revision, f"back{case}")
            items.append(ui.button(say.say("button-programme-back"), press, row=4))
        main = Press("plancase", sheet.id, shown.revision)
        items.append(ui.button(say.say("button-programme-main"), main, row=4))
        return ui.view(items)
    press = Press("planpage", sheet.id, shown.revision)
    more = condition_page.menu(say.say("programme-menu-more"), press, _more(say, shown, labels), 2)
    items.append(more)
    items.append(_menu(say, sheet, "turn", _offers(say, sheet, shown, labels), 3, many=True))
    wanted = {
        "back": bool(shown.line),
        "copy": shown.earlier and not shown.orders,
        "draft": bool(shown.can) and not shown.line and sheet.advises,
        "clear": bool(shown.orders),
    }
    for what in ROUTINE:
        if wanted[what]:
            press = Press("plando", sheet.id, shown.revision, what)
            items.append(ui.button(say.say(f"button-programme-{what}"), press, row=4))
    items.append(question.what_if(say, sheet.id, shown.revision, row=4))
    return ui.view(items)


def _menu(
    say: Words, sheet: Sheet, what: str, options: list[discord.SelectOption], row: int, *, many: bool = False
) -> ui.Pressed:
    """A menu of the list."""
    title = say.say(f"programme-menu-{what.partition('@')[0]}")
    press = Press("planpick", sheet.id, sheet.revision, what)
    return condition_page.menu(title, press, options, row, many=many)


def _terms(say: Words, line: Line, labels: dict[str, str]) -> list[discord.SelectOption]:
    """What can hold for the last placement, and what comes behind the list."""
    options = [
        *((f"upto {price}", say.say("programme-upto", price=price)) for price in PRICES),
        ("once", say.say("programme-once")),
        (ASK, say.say("programme-else-ask")),
        *(
            (f"mine {step[0]}", say.say("programme-mine", what=labels.get(step[0], step[0])))
            for step in dict.fromkeys(step[:1] for step in line.steps[:-1])
        ),
        ("pass", say.say("programme-then-pass")),
    ]
    return [condition_page.option(label, value, value in line.terms) for value, label in options]


def _more(say: Words, shown: Shown, labels: dict[str, str]) -> list[discord.SelectOption]:
    """The pages beside the list: cases of its first placements, when each placement counts, and the rest."""
    firsts = list(dict.fromkeys(step[0] for step in shown.line if step[0] in labels and step[0] != "pass"))
    wishes = dict.fromkeys(code for step in shown.line for code in step if code not in ("pass", ASK))
    options = [("rest", say.say("programme-more-rest"))]
    for page, codes in (("case", firsts[:CASES]), ("only", wishes)):
        for code in codes:
            label = say.say(f"programme-more-{page}", what=labels.get(code, code))
            options.append((f"{page} {code}", label))
    return [condition_page.option(label, value) for value, label in options[:MENU_OPTIONS]]


def _offers(say: Words, sheet: Sheet, shown: Shown, labels: dict[str, str]) -> list[discord.SelectOption]:
    """What else a list of placements can have, chosen where it has it."""
    held = {clause for order in shown.orders for clause in order.split("; ")}
    held |= {"pass"} if shown.line and shown.line[-1] == ("pass",) else set()
    offers = find_game(sheet.game).guide.orders.offers
    told = [(text, say.say(message_id, n=n)) for message_id, n, text in offers]
    wishes = dict.fromkeys(code for step in shown.line for code in step if verb(code) == "place")
    for code in wishes:  # to pass where one of the list is gone, and nothing else will do
        text = f"pass when {noun(code)} gone"
        told.append((text, say.say("offer-pass-gone", what=labels.get(code, code))))
    return [condition_page.option(label, text, text in held) for text, label in told][:MENU_OPTIONS]
