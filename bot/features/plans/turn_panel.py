"""The text and components of the plan panel, and the edits by its menus and buttons.

While workers are placed it has a list of placements, afterwards the coming decisions. A choice is stored at once.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.components import ui
from bot.components.custom_id import GREEN, CustomId, read_number
from bot.components.ui import MENU_OPTIONS, MESSAGE_ROWS, OPTION, Choice, cut
from bot.core.answers import Key
from bot.core.errors import BadChoice
from bot.core.model import GameInfo
from bot.delivery.thread_state import Content
from bot.features.plans.lookahead import Upcoming
from bot.features.plans.plan import MOST_PLACES, Plan
from bot.features.plans.use_cases import (
    ComingDecisions,
    SetConditions,
    SetList,
    SetStanding,
    ShownPlan,
)
from bot.text import action_labels, game_status, people
from bot.text.localization import Localization
from rules.register import find_game

ASK_COSTS = (1, 2, 3, 4)
PASS_COSTS = (2, 3, 4)
DEAREST = 5  # deniers: the highest price of a placement in any game
PLACE_MENUS = 2
WITHDRAW = "-"  # the option that withdraws an answer; no code
BUTTON = 25  # characters of a label that a phone shows in full
TEXT = 1_700  # characters, which leaves room for a sentence above


class Panel(NamedTuple):
    """The contents of the panel."""

    info: GameInfo
    shown: ShownPlan
    coming: ComingDecisions
    # for decisions that need the provost to have reached a space, that space
    spaces: Mapping[Key, int]
    ended: tuple[str, ...] = ()  # plans of earlier versions to be announced


def draw(l10n: Localization, panel: Panel) -> Content:
    """Return the text and components of the panel."""
    info, shown = panel.info, panel.shown
    seat = people.marked(l10n, info.seats[shown.seat])
    game = game_status.title(l10n, info)
    lines = [l10n.format("panel-title", seat=seat, game=game, turn=shown.turn)]
    if shown.placing:
        lines += _list_lines(l10n, shown)
        items = _list_items(l10n, info, shown)
    else:
        question_lines, items = _questions(l10n, panel)
        lines += question_lines
        room = MESSAGE_ROWS - len(items)
        items += [_standing(l10n, info, shown, MESSAGE_ROWS - 2)] if room > 1 else []
        items += (
            [
                ui.labelled(
                    l10n,
                    CustomId("whatif", info.id, shown.revision),
                    row=MESSAGE_ROWS - 1,
                )
            ]
            if room
            else []
        )
    foot = l10n.format("panel-private")
    text = cut("\n".join(lines), TEXT - len(foot))
    return Content(f"{text}\n{foot}", ui.view(items))


def _list_lines(l10n: Localization, shown: ShownPlan) -> list[str]:
    """Return the lines of the list, its end, and the next action."""
    plan, lines_left = shown.plan, shown.plan.lines_left
    labels = {code: l10n.brief(label, OPTION) for code, label in shown.labels.items()}
    done_labels = [
        labels[placement.code] for placement in plan.placed if placement.code in labels
    ]
    lines = (
        [l10n.format("panel-done", what=l10n.join(done_labels))] if done_labels else []
    )
    if not lines_left:
        return [
            *lines,
            l10n.format("panel-pass-alone" if plan.then_pass else "panel-empty"),
        ]
    for number, line in enumerate(lines_left, 1):
        preferred, *alternatives = [
            labels[code] for code in line if code not in shown.gone
        ] or [labels[line[0]]]
        lines.append(
            l10n.format(
                "panel-place",
                gone="yes" if shown.gone.issuperset(line) else "no",
                number=number,
                what=preferred,
            )
        )
        lines += [
            l10n.format("panel-else", what=alternative) for alternative in alternatives
        ]
    lines.append(l10n.format("panel-then-pass" if plan.then_pass else "panel-then-ask"))
    if shown.deciding and pending_codes(shown):
        lines.append(l10n.format("panel-your-turn"))
    elif shown.now is not None:
        lines.append(l10n.format("panel-now", what=l10n.brief(shown.now, OPTION)))
    elif shown.asks_why is not None:
        lines.append(
            l10n.format("panel-now-asks", why=l10n.format_message(shown.asks_why))
        )
    lines.append(l10n.format("panel-order"))
    return lines


def _list_items(l10n: Localization, info: GameInfo, shown: ShownPlan) -> list[ui.Item]:
    choices = placement_choices(l10n, shown)
    pages = [
        choices[at : at + MENU_OPTIONS] for at in range(0, len(choices), MENU_OPTIONS)
    ][:PLACE_MENUS]
    items: list[ui.Item] = []
    for number, page in enumerate(pages):
        title = l10n.format("panel-menu-places" if not number else "panel-menu-more")
        press = _press(info, shown, f"places {number}")
        items.append(
            ui.menu(title, press, page, number, most=min(len(page), MOST_PLACES))
        )
    row = len(items)
    options, in_force = condition_choices(l10n, info.game, shown.plan)
    press, title = _press(info, shown, "ask"), l10n.format("panel-menu-ask")
    items.append(
        ui.menu(title, press, options, row, chosen=in_force, least=0, most=len(options))
    )
    items.append(_standing(l10n, info, shown, row + 1))
    return [*items, *_buttons(l10n, info, shown, row + 2)]


def _buttons(
    l10n: Localization, info: GameInfo, shown: ShownPlan, row: int
) -> list[ui.Item]:
    """Return the buttons that place now, reorder, repeat or clear the list, and open What if."""
    pending = pending_codes(shown)
    items: list[ui.Item] = []
    if shown.deciding and pending:
        label = l10n.within(BUTTON, "button-panel-now", what=shown.labels[pending[0]])
        press = CustomId("own", info.id, shown.revision, pending[0])
        items.append(ui.button(label, press, GREEN, row))
    elif pending and shown.plan.asks_again:
        items.append(
            ui.button(
                l10n.format("button-panel-keep"),
                _press(info, shown, "keep"),
                GREEN,
                row,
            )
        )
    lines = pending_lines(shown)
    for kind in (
        ("first", "else") if len(lines) > 1 else ("first",) if len(pending) > 1 else ()
    ):
        code = lines[1][0] if len(lines) > 1 else pending[1]
        place, before = (
            action_labels.place_of_label(l10n, shown.labels[each])
            for each in (code, lines[0][0])
        )
        label = (
            f"① {place} ② {before}"
            if kind == "first"
            else l10n.format("button-panel-else", what=place, first=before)
        )
        items.append(ui.button(label, _press(info, shown, f"{kind} {code}"), row=row))
    if shown.earlier and not shown.plan.places:
        items.append(
            ui.button(
                l10n.format("button-panel-again"), _press(info, shown, "again"), row=row
            )
        )
    if shown.plan.left or shown.plan.then_pass:
        items.append(
            ui.button(
                l10n.format("button-panel-clear"), _press(info, shown, "clear"), row=row
            )
        )
    return [
        *items,
        ui.labelled(l10n, CustomId("whatif", info.id, shown.revision), row=row),
    ]


def _questions(l10n: Localization, panel: Panel) -> tuple[list[str], list[ui.Item]]:
    """Return the lines and menus of the coming decisions; if there are too many menus, unanswered ones come first."""
    info, shown, coming = panel.info, panel.shown, panel.coming
    lines = [
        l10n.format("ahead-gone", how=gone.how, what=l10n.format_message(gone.what))
        for gone in coming.gone
    ]
    if not coming.decisions:
        over = find_game(info.game).guide.is_after_placing(info.phase)
        return [l10n.format("panel-none" if over else "panel-wait"), *lines], []
    lines.insert(0, l10n.format("panel-questions"))
    items: list[ui.Item] = []
    numbered = list(enumerate(coming.decisions, 1))
    numbers = {decision.key: number for number, decision in numbered}
    for number, decision in numbered:
        asks = l10n.format_message(decision.question)
        answered = dict(decision.options).get(decision.answer or "")
        if answered is None:
            lines.append(f"{number}. {asks}")
        else:
            lines.append(f"{number}. {asks} ✅ {l10n.format_message(answered)}")
        if decision.key in panel.spaces:
            lines.append(l10n.format("panel-provost", space=panel.spaces[decision.key]))
    menus = [
        (decision, _menus(l10n, info, shown, number, decision))
        for number, decision in numbered
    ]
    if sum(len(menu_items) for _, menu_items in menus) > MESSAGE_ROWS:
        menus.sort(key=lambda menu_items: menu_items[0].answer is not None)
    for _, menu_items in menus:
        if len(items) + len(menu_items) > MESSAGE_ROWS:
            lines.append(l10n.format("ahead-more"))
            break
        items += menu_items
    for later in coming.later:
        numbers_on = [str(numbers[key]) for key in later.on if key in numbers]
        if numbers_on:
            phrase = l10n.format_message(later.question)
            lines.append(
                l10n.format("panel-later", question=phrase, on=l10n.join(numbers_on))
            )
    return lines, items


def _menus(
    l10n: Localization,
    info: GameInfo,
    shown: ShownPlan,
    number: int,
    decision: Upcoming,
) -> list[ui.Item]:
    """Return the menus of a decision, with at most 25 options each; an option withdraws an answer."""
    options = [
        Choice(code, l10n.brief(label, OPTION)) for code, label in decision.options
    ]
    if decision.answer is not None:
        options.append(Choice(WITHDRAW, l10n.format("ahead-withdraw")))
    title = f"{number}. {l10n.format_message(decision.question)}"
    chosen = [] if decision.answer is None else [decision.answer]
    return [
        ui.menu(
            title,
            CustomId(
                "aheadpick",
                info.id,
                shown.revision,
                f"{decision.key}#{part} {shown.seat}",
            ),
            options[at : at + MENU_OPTIONS],
            chosen=chosen,
        )
        for part, at in enumerate(range(0, len(options), MENU_OPTIONS))
    ]


def _standing(
    l10n: Localization, info: GameInfo, shown: ShownPlan, row: int
) -> ui.Item:
    options, in_force = standing_choices(l10n, info.game, shown)
    press, title = _press(info, shown, "always"), l10n.format("panel-menu-always")
    return ui.menu(
        title, press, options, row, chosen=in_force, least=0, most=len(options)
    )


def _press(info: GameInfo, shown: ShownPlan, edit: str) -> CustomId:
    return CustomId(
        "planset", info.id, shown.revision, f"{shown.turn} {shown.seat} {edit}"
    )


# The options of the menus, and the edits that a choice makes


def pending_codes(shown: ShownPlan) -> tuple[str, ...]:
    """Return the listed placements that are neither made nor impossible, in order."""
    return tuple(code for code in shown.plan.left if code not in shown.gone)


def pending_lines(shown: ShownPlan) -> list[tuple[str, ...]]:
    """Return the pending lines of the list, without placements that are no longer possible; empty lines are dropped."""
    lines = [
        tuple(code for code in line if code not in shown.gone)
        for line in shown.plan.lines_left
    ]
    return [line for line in lines if line]


def placement_choices(l10n: Localization, shown: ShownPlan) -> list[Choice]:
    """Return the options for all placements that can be listed; a detail marks those that are."""
    numbers = {
        code: number
        for number, line in enumerate(shown.plan.lines_left, 1)
        for code in line
    }
    choices = []
    for code, label in shown.can:
        if code in shown.plan.places and code not in numbers:
            continue  # made in this turn
        detail = (
            l10n.format("panel-listed", number=numbers[code]) if code in numbers else ""
        )
        choices.append(Choice(code, l10n.brief(label, OPTION), detail=detail))
    return choices


def with_places(shown: ShownPlan, values: Sequence[str]) -> SetList:
    """Return the list with the chosen placements as its last lines; one that is listed already is removed instead."""
    lines = [
        tuple(code for code in line if code not in values)
        for line in shown.plan.lines_left
    ]
    removes = len(values) == 1 and values[0] in shown.plan.left
    return _with_lines(
        shown, lines if removes else [*lines, *((code,) for code in values)]
    )


def with_first(shown: ShownPlan, code: str) -> SetList:
    """Return the list with the line of a placement first; in the first line the placement itself comes first."""
    lines = shown.plan.lines_left
    line = next((line for line in lines if code in line), ())
    other_lines = [other_line for other_line in lines if other_line != line]
    if line and line == lines[0]:
        line = (code, *(other_code for other_code in line if other_code != code))
    return _with_lines(shown, [line, *other_lines])


def with_instead(shown: ShownPlan, code: str) -> SetList:
    """Return the list with the line of a placement joined to the line before, as alternatives."""
    lines = shown.plan.lines_left
    at = next((number for number, line in enumerate(lines) if code in line), 0)
    if at:
        lines[at - 1 : at + 1] = [(*lines[at - 1], *lines[at])]
    return _with_lines(shown, lines)


def with_apart(shown: ShownPlan, code: str) -> SetList:
    """Return the list with an alternative, and those behind it in its line, as a line of their own."""
    lines = []
    for line in shown.plan.lines_left:
        at = line.index(code) if code in line else 0
        lines += [piece for piece in (line[:at], line[at:]) if piece]
    return _with_lines(shown, lines)


def _with_lines(shown: ShownPlan, lines: Sequence[tuple[str, ...]]) -> SetList:
    """Return the list with these lines behind those that are done."""
    pending = shown.plan.lines_left
    lines = [*(line for line in shown.plan.lines if line not in pending), *lines]
    codes = tuple(code for line in lines for code in line)
    return SetList(codes, tuple(code for line in lines for code in line[1:]))


def condition_choices(
    l10n: Localization, game: str, plan: Plan
) -> tuple[list[Choice], set[str]]:
    """Return the options for a pass and for conditions to ask, and the values of those in force."""
    planning = find_game(game).guide.planning
    choices = [
        Choice("pass", l10n.format("panel-pass")),
        Choice("taken", l10n.format("panel-taken")),
        Choice("behind", l10n.format("panel-behind")),
        Choice("stranded", l10n.format("panel-stranded")),
        Choice("new", l10n.format("panel-new")),
    ]
    choices += [
        Choice(f"cost {cost}", l10n.format("panel-cost", cost=planning.deniers(cost)))
        for cost in ASK_COSTS
        if cost < planning.dearest
    ]
    in_force = {
        "pass": plan.then_pass,
        "taken": plan.ask_taken,
        "behind": plan.ask_else,
        "stranded": plan.ask_stranded,
        "new": plan.ask_new,
        f"cost {plan.ask_cost}": True,
    }
    return choices, {value for value, holds in in_force.items() if holds}


def with_conditions(plan: Plan, values: Sequence[str]) -> SetConditions:
    """Return the chosen conditions; of several prices the new one."""
    return SetConditions(
        then_pass="pass" in values,
        ask_taken="taken" in values,
        ask_else="behind" in values,
        ask_stranded="stranded" in values,
        ask_new="new" in values,
        ask_cost=_cost(values, "cost", plan.ask_cost),
    )


def _cost(values: Sequence[str], word: str, before: int | None) -> int | None:
    costs = [
        value.removeprefix(f"{word} ")
        for value in values
        if value.startswith(f"{word} ")
    ]
    chosen = _pick_exclusive(costs, {str(before)})
    if chosen is None:
        return None
    cost = read_number(chosen, DEAREST)
    if cost is None:
        raise BadChoice("plan-cost", most=DEAREST)
    return cost


def _pick_exclusive(values: Sequence[str], held: set[str]) -> str | None:
    """Return the value that was not `held` before, else the first one, of values that exclude each other."""
    return next(
        (value for value in values if value not in held), next(iter(values), None)
    )


def standing_choices(
    l10n: Localization, game: str, shown: ShownPlan
) -> tuple[list[Choice], set[str]]:
    """Return the options for standing orders, and the values of those in force."""
    plan, planning = shown.plan, find_game(game).guide.planning
    choices = [Choice("free", l10n.format("panel-no-provost"))]
    if planning.inn:
        choices.append(Choice("stay", l10n.format("panel-stay-inn")))
    choices += [
        Choice(
            f"over {cost}", l10n.format("panel-pass-over", cost=planning.deniers(cost))
        )
        for cost in PASS_COSTS
        if cost < planning.dearest
    ]
    building_choices = [
        Choice(
            f"at {building.tile} {code}",
            l10n.format(
                "panel-always",
                building=l10n.format_message(building.name),
                what=l10n.brief(label, OPTION),
            ),
        )
        for building in shown.choices
        for code, label in building.codes
    ]
    in_force = {"free"} if plan.no_provost else set()
    in_force |= {"stay"} if plan.stay_inn else set()
    in_force |= {
        f"over {plan.pass_over}",
        *(f"at {tile} {code}" for tile, code in plan.always),
    }
    building_choices.sort(key=lambda choice: choice.code not in in_force)
    choices += building_choices[: MENU_OPTIONS - len(choices)]
    return choices, in_force & {choice.code for choice in choices}


def with_standing(shown: ShownPlan, values: Sequence[str]) -> SetStanding:
    """Return the chosen standing orders, of contradictory ones the new one; orders for other buildings stay."""
    plan = shown.plan
    own_buildings = {building.tile for building in shown.choices}
    always = [order for order in plan.always if order[0] not in own_buildings]
    for tile, _, codes in shown.choices:
        chosen_codes = [code for code, _ in codes if f"at {tile} {code}" in values]
        code = _pick_exclusive(
            chosen_codes, {code for at, code in plan.always if at == tile}
        )
        if code is not None:
            always.append((tile, code))
    return SetStanding(
        no_provost="free" in values,
        stay_inn="stay" in values,
        pass_over=_cost(values, "over", plan.pass_over),
        always=tuple(always),
    )
