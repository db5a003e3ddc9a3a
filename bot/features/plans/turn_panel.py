"""The panel of a turn's plan as it is drawn: while workers are placed a list of placements, afterwards the questions
that will still come. What was chosen in it is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.components import ui
from bot.components.custom_id import GREEN, CustomId
from bot.components.ui import MENU_OPTIONS, OPTION, ROWS, Choice, cut
from bot.delivery import question
from bot.delivery.question import Asked
from bot.features.plans import panel_choices
from bot.features.plans.plan import MOST_PLACES
from bot.text import game_status, people
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from bot.core.answers import Key
    from bot.core.model import GameInfo
    from bot.features.plans.lookahead import Upcoming
    from bot.features.plans.use_cases import Ahead, Shown
    from bot.text.localization import Localization

PLACE_MENUS = 2
WITHDRAW = "-"  # the option that takes an answer back; no code
BUTTON = 25  # characters of a label that a phone shows in full, where it can be said so shortly
TEXT = 1_700  # characters, which leaves room for a sentence above


class Panel(NamedTuple):
    """What is shown: the game, the plan of the seat, the questions that will come, for some the space that the provost
    must have reached then, and which plans of earlier versions its person has to be told of."""

    info: GameInfo
    shown: Shown
    coming: Ahead
    spaces: Mapping[Key, int]
    ended: tuple[str, ...] = ()


def draw(l10n: Localization, panel: Panel) -> Asked:
    """The panel in words, and everything that can be changed about it."""
    info, shown = panel.info, panel.shown
    seat = people.marked(l10n, info.seats[shown.seat])
    game = game_status.title(l10n, info)
    lines = [l10n.format("panel-title", seat=seat, game=game, turn=shown.turn)]
    if shown.placing:
        lines += _list(l10n, shown)
        items = _list_items(l10n, info, shown)
    else:
        asked, menus = _questions(l10n, panel)
        lines += asked
        items = [*menus, *_below(l10n, info, shown, ROWS - len(menus))]
    foot = l10n.format("panel-private")
    text = cut("\n".join(lines), TEXT - len(foot))
    return Asked(f"{text}\n{foot}", ui.view(items))


# While workers are placed


def _list(l10n: Localization, shown: Shown) -> list[str]:
    """The list with numbers, how it ends, and what it would do now."""
    plan, lines_left = shown.plan, shown.plan.lines_left
    labels = {code: l10n.brief(label, OPTION) for code, label in shown.labels.items()}
    done = [labels[each.code] for each in plan.placed if each.code in labels]
    lines = [l10n.format("panel-done", what=l10n.join(done))] if done else []
    if not lines_left:
        return [*lines, l10n.format("panel-pass-alone" if plan.then_pass else "panel-empty")]
    for number, line in enumerate(lines_left, 1):
        first, *others = [labels[code] for code in line if code not in shown.gone] or [labels[line[0]]]
        kind = "panel-gone" if shown.gone.issuperset(line) else "panel-place"
        lines.append(l10n.format(kind, number=number, what=first))
        lines += [l10n.format("panel-else", what=other) for other in others]
    lines.append(l10n.format("panel-then-pass" if plan.then_pass else "panel-then-ask"))
    if shown.deciding and panel_choices.listed(shown):
        lines.append(l10n.format("panel-your-turn"))
    elif shown.now is not None:
        lines.append(l10n.format("panel-now", what=l10n.brief(shown.now, OPTION)))
    elif shown.asks_why is not None:
        lines.append(l10n.format("panel-now-asks", why=l10n.format_message(shown.asks_why)))
    lines.append(l10n.format("panel-order"))
    return lines


def _list_items(l10n: Localization, info: GameInfo, shown: Shown) -> list[ui.Item]:
    choices = panel_choices.places(l10n, shown)
    parts = [choices[at : at + MENU_OPTIONS] for at in range(0, len(choices), MENU_OPTIONS)][:PLACE_MENUS]
    items: list[ui.Item] = []
    for number, part in enumerate(parts):
        title = l10n.format("panel-menu-places" if not number else "panel-menu-more")
        press = _press(info, shown, f"places {number}")
        items.append(ui.menu(title, press, part, number, most=min(len(part), MOST_PLACES)))
    row = len(items)
    options, held = panel_choices.conditions(l10n, info.game, shown.plan)
    items.append(_several(l10n.format("panel-menu-ask"), _press(info, shown, "ask"), options, held, row))
    items.append(_standing(l10n, info, shown, row + 1))
    return [*items, *_buttons(l10n, info, shown, row + 2)]


def _buttons(l10n: Localization, info: GameInfo, shown: Shown, row: int) -> list[ui.Item]:
    """To place now, another first place or one in its stead, the list of the last turn, none at all, and trying it
    out."""
    listed = panel_choices.listed(shown)
    items: list[ui.Item] = []
    if shown.deciding and listed:
        label = l10n.within(BUTTON, "button-panel-now", what=shown.labels[listed[0]])
        press = CustomId("own", info.id, shown.revision, listed[0])
        items.append(ui.button(label, press, GREEN, row))
    elif listed and shown.plan.asks_again:
        items.append(ui.button(l10n.format("button-panel-keep"), _press(info, shown, "keep"), GREEN, row))
    open_lines = panel_choices.open_lines(shown)
    for what in ("first", "else") if len(open_lines) > 1 else ("first",) if len(listed) > 1 else ():
        code = open_lines[1][0] if len(open_lines) > 1 else listed[1]
        label = l10n.within(BUTTON, f"button-panel-{what}", what=shown.labels[code])
        items.append(ui.button(label, _press(info, shown, f"{what} {code}"), row=row))
    if shown.earlier and not shown.plan.places:
        items.append(ui.button(l10n.format("button-panel-again"), _press(info, shown, "again"), row=row))
    if shown.plan.left or shown.plan.then_pass:
        items.append(ui.button(l10n.format("button-panel-clear"), _press(info, shown, "clear"), row=row))
    return [*items, question.what_if(l10n, info.id, shown.revision, row)]


# Afterwards


def _questions(l10n: Localization, panel: Panel) -> tuple[list[str], list[ui.Item]]:
    """The questions that will come, with numbers, and a menu for each; where five do not hold them all, those without
    an answer first."""
    info, shown, coming = panel.info, panel.shown, panel.coming
    lines = [l10n.format(f"ahead-{gone.how}", what=l10n.format_message(gone.what)) for gone in coming.gone]
    if not coming.decisions:
        over = find_game(info.game).guide.is_after_placing(info.phase)
        return [l10n.format("panel-none" if over else "panel-wait"), *lines], []
    lines.insert(0, l10n.format("panel-questions"))
    items: list[ui.Item] = []
    asked = list(enumerate(coming.decisions, 1))
    numbers = {decision.key: number for number, decision in asked}
    for number, decision in asked:
        lines.append(_asked(l10n, number, decision))
        if decision.key in panel.spaces:
            lines.append(l10n.format("panel-provost", space=panel.spaces[decision.key]))
    menus = [(decision, _menus(l10n, info, shown, number, decision)) for number, decision in asked]
    if sum(len(each) for _, each in menus) > ROWS:
        menus.sort(key=lambda each: each[0].answer is not None)
    for _, each in menus:
        if len(items) + len(each) > ROWS:
            lines.append(l10n.format("ahead-more"))
            break
        items += each
    for later in coming.later:
        on = [str(numbers[key]) for key in later.on if key in numbers]
        if on:
            told = l10n.format_message(later.question)
            lines.append(l10n.format("panel-later", question=told, on=l10n.join(on)))
    return lines, items


def _asked(l10n: Localization, number: int, decision: Upcoming) -> str:
    """One question, with its answer."""
    asks = l10n.format_message(decision.question)
    answered = next((label for code, label in decision.options if code == decision.answer), None)
    if answered is None:
        return l10n.format("panel-open", number=number, question=asks)
    told = l10n.format_message(answered)
    return l10n.format("panel-answered", number=number, question=asks, answer=told)


def _menus(
    l10n: Localization, info: GameInfo, shown: Shown, number: int, decision: Upcoming
) -> list[ui.Item]:
    """One question as menus of at most 25 options, the withdrawal among them."""
    options = [Choice(code, l10n.brief(label, OPTION)) for code, label in decision.options]
    if decision.answer is not None:
        options.append(Choice(WITHDRAW, l10n.format("ahead-withdraw")))
    title = l10n.format("panel-open", number=number, question=l10n.format_message(decision.question))
    chosen = [] if decision.answer is None else [decision.answer]
    return [
        ui.menu(
            title,
            CustomId("aheadpick", info.id, shown.revision, f"{decision.key}#{part} {shown.seat}"),
            options[at : at + MENU_OPTIONS],
            chosen=chosen,
        )
        for part, at in enumerate(range(0, len(options), MENU_OPTIONS))
    ]


def _below(l10n: Localization, info: GameInfo, shown: Shown, rows: int) -> list[ui.Item]:
    """What stands under the questions where there is room."""
    found: list[ui.Item] = [_standing(l10n, info, shown, ROWS - 2)] if rows > 1 else []
    return [*found, question.what_if(l10n, info.id, shown.revision, ROWS - 1)] if rows else found


# Both


def _standing(l10n: Localization, info: GameInfo, shown: Shown, row: int) -> ui.Item:
    options, held = panel_choices.standing(l10n, info.game, shown)
    return _several(l10n.format("panel-menu-always"), _press(info, shown, "always"), options, held, row)


def _several(
    title: str, press: CustomId, options: Sequence[Choice], held: Collection[str], row: int
) -> ui.Item:
    """A menu of which any number can hold, none too."""
    return ui.menu(title, press, options, row, chosen=held, least=0, most=len(options))


def _press(info: GameInfo, shown: Shown, what: str) -> CustomId:
    return CustomId("planset", info.id, shown.revision, f"{shown.turn} {shown.seat} {what}")
