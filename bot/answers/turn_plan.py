"""The panel "Plan your turn": the programme of a turn put together by menus, for its player's eyes only.

What was chosen is kept by the table at once; the panel shows it in words, with what it would do now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.answers import placement_list
from bot.answers.interaction import Refusal
from bot.components import parts
from bot.components.custom_id import Press
from bot.components.menus import MENU_OPTIONS, OPTION, cut
from bot.posting import cards, question
from bot.table.pace.placings import ASK
from bot.wording import people
from rules.notation import SEATS
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.answers.interaction import Ask
    from bot.table import Sheet
    from bot.table.pace.programme import Line, Shown
    from bot.table.pace.verdicts import Preview
    from bot.wording.catalogues import Words

PRICES = (1, 2, 3, 4)
CASES = 3  # placements for which another line can be made
ROUTINE = "back", "copy", "draft", "clear"  # buttons, by what they do
TEXT = 2000  # characters of a message


class Drawn(NamedTuple):
    """A panel: its text, and its menus and buttons."""

    text: str
    view: discord.ui.View


async def open_panel(ask: Ask, sheet: Sheet, *, use: str | None = None, save: str | None = None) -> None:
    """Shows the programme of the asker's seat; first `use`s one that was kept, or `save`s it under a name."""
    ask.game = sheet.id
    pace = ask.table.pace
    if use is not None:
        shown = await pace.edit_programme(sheet.id, ask.person, "use", [use])
    else:
        shown = await pace.programme(sheet.id, ask.person)
    if save is not None:
        shown = await pace.save_programme(sheet.id, ask.person, save)
    drawn = draw(ask.words, sheet, shown)
    await ask.say(drawn.text, view=drawn.view)


async def pressed_open(ask: Ask, press: Press, values: list[str]) -> None:
    """Opens the panel."""
    await open_panel(ask, await ask.table.sheet(press.game))


async def pressed_case(ask: Ask, press: Press, values: list[str]) -> None:
    """Shows the line for the case that a placement is gone, or with an empty `rest` the main one."""
    shown = await ask.table.pace.programme(press.game, ask.person)
    drawn = draw(ask.words, await ask.table.sheet(press.game), shown, press.rest)
    await ask.edit(drawn.text, view=drawn.view)


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
    _, codes = await placement_list.drafted(ask, press.game)
    for code in codes[:-1]:
        await ask.table.pace.edit_programme(press.game, ask.person, "then", [code])
    await _change(ask, press, "then", codes[-1:])


async def _change(ask: Ask, press: Press, what: str, values: Sequence[str]) -> None:
    shown = await ask.table.pace.edit_programme(press.game, ask.person, what, values)
    drawn = draw(ask.words, await ask.table.sheet(press.game), shown, what.partition("@")[2])
    await ask.edit(drawn.text, view=drawn.view)


def draw(say: Words, sheet: Sheet, shown: Shown, gone: str = "") -> Drawn:
    """The programme in words, and everything that can be changed about it: about the main line of placements, or the
    one for the case that a placement is `gone`."""
    labels = {code: say.brief(label, OPTION) for code, label in shown.can}
    return Drawn(
        cut("\n".join(_lines(say, sheet, shown, labels)), TEXT),
        _view(say, sheet, shown, shown.of(gone), labels),
    )


def _lines(say: Words, sheet: Sheet, shown: Shown, labels: dict[str, str]) -> list[str]:
    seat = people.marked(say, sheet.seats[shown.seat])
    lines = [say.say("programme-title", seat=seat, game=cards.title(say, sheet))]
    for line in shown.lines:
        if line.gone:
            lines.append(say.say("programme-case", what=_wish(say, line.gone, labels)))
        for number, step in enumerate(line.steps, 1):
            wishes = [_wish(say, code, labels) for code in step]
            lines.append(say.say("programme-step", number=number, what=say.either(wishes)))
    if shown.orders:
        lines += [say.say("programme-order", order=order) for order in shown.orders]
        lines.append(say.say("programme-now", now=_does(say, shown.now)))
        if shown.gone is not None:
            code, then = shown.gone
            lines.append(say.say("programme-gone", what=_wish(say, code, labels), then=_does(say, then)))
        if shown.passed is not None:
            lines.append(say.say("programme-passed", then=_does(say, shown.passed)))
    else:
        lines.append(say.say("programme-none"))
    if shown.names:
        lines.append(say.say("programme-names", names=say.join(list(shown.names))))
    return lines


def _wish(say: Words, code: str, labels: dict[str, str]) -> str:
    if code == ASK:
        return say.say("programme-ask")
    return labels.get(code, code)


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
    options = [_option(label, code) for code, label in free[:MENU_OPTIONS]]
    if options:
        items.append(_menu(say, sheet, f"then{case}", options, 0))
        if line.steps:
            items.append(_menu(say, sheet, f"else{case}", options, 1))
    if line.steps:
        items.append(_menu(say, sheet, f"terms{case}", _terms(say, line, labels), 2, many=True))
    if line.gone:
        if line.steps:
            press = Press("plando", sheet.id, shown.revision, f"back{case}")
            items.append(parts.button(say.say("button-programme-back"), press, row=4))
        main = Press("plancase", sheet.id, shown.revision)
        items.append(parts.button(say.say("button-programme-main"), main, row=4))
        return parts.view(items)
    items.append(_menu(say, sheet, "turn", _offers(say, sheet, shown), 3, many=True))
    wanted = {
        "back": bool(shown.line),
        "copy": shown.earlier and not shown.orders,
        "draft": bool(shown.can) and not shown.line and sheet.advises,
        "clear": bool(shown.orders),
    }
    firsts = [step[0] for step in shown.line if step[0] in labels and step[0] != "pass"]
    for code in firsts[:CASES]:
        press = Press("plancase", sheet.id, shown.revision, code)
        label = say.say("button-programme-case", what=code.removeprefix("place "))
        items.append(parts.button(label, press, row=4))
    for what in ROUTINE:
        if wanted[what]:
            press = Press("plando", sheet.id, shown.revision, what)
            items.append(parts.button(say.say(f"button-programme-{what}"), press, row=4))
    items.append(question.what_if(say, sheet.id, shown.revision, row=4))
    return parts.view(items)


def _menu(
    say: Words, sheet: Sheet, what: str, options: list[discord.SelectOption], row: int, *, many: bool = False
) -> parts.Pressed:
    """A menu; with `many` all that holds is chosen in it at once, and nothing may be."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=cut(say.say(f"programme-menu-{what.partition('@')[0]}"), OPTION),
        custom_id=str(Press("planpick", sheet.id, sheet.revision, what)),
        options=options,
        min_values=0 if many else 1,
        max_values=len(options) if many else 1,
        row=row,
    )
    return parts.Pressed(select)


def _option(label: str, value: str, chosen: bool = False) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, OPTION), value=value, default=chosen)


def _terms(say: Words, line: Line, labels: dict[str, str]) -> list[discord.SelectOption]:
    """What can hold for the last placement, and what comes behind the list."""
    options = [
        *((f"upto {price}", say.say("programme-upto", price=price)) for price in PRICES),
        ("once", say.say("programme-once")),
        (ASK, say.say("programme-else-ask")),
        *(
            (f"mine {step[0]}", say.say("programme-mine", what=labels.get(step[0], step[0])))
            for step in line.steps[:-1]
        ),
        ("pass", say.say("programme-then-pass")),
    ]
    return [_option(label, value, value in line.terms) for value, label in options]


def _offers(say: Words, sheet: Sheet, shown: Shown) -> list[discord.SelectOption]:
    """What else a programme can have, chosen where it has it."""
    held = {clause for order in shown.orders for clause in order.split("; ")}
    options = []
    for message_id, number, text in find_game(sheet.game).guide.orders.offers:
        if "{seat}" not in text:
            options.append(_option(say.say(message_id, n=number), text, text in held))
            continue
        for seat in sheet.seats:
            if seat.seat != shown.seat:
                order = text.format(seat=SEATS[seat.seat].casefold())
                name = people.colour(say, seat.seat)
                options.append(_option(say.say(message_id, n=number, seat=name), order, order in held))
    return options[:MENU_OPTIONS]
