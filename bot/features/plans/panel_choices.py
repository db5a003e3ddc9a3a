"""What can be chosen in the menus of a turn's panel, and what a choice there makes of the plan."""

from __future__ import annotations

from collections.abc import Sequence

from bot.components.ui import MENU_OPTIONS, OPTION, Choice
from bot.core.errors import BadChoice
from bot.features.plans.plan import Plan
from bot.features.plans.use_cases import SetConditions, SetPlaces, SetStanding, Shown
from bot.text.localization import Localization
from rules.register import find_game

ASK_COSTS = (1, 2, 3)
PASS_COSTS = (2, 3, 4)

# Places


def listed(shown: Shown) -> tuple[str, ...]:
    """What is listed and neither done nor gone, in order."""
    return tuple(code for code in shown.plan.left if code not in shown.gone)


def open_lines(shown: Shown) -> list[tuple[str, ...]]:
    """The lines of the list that are not done, each without what is gone; those of which all is gone are left out."""
    found = [tuple(code for code in line if code not in shown.gone) for line in shown.plan.lines_left]
    return [line for line in found if line]


def places(l10n: Localization, shown: Shown) -> list[Choice]:
    """Every placement that can be listed; one that is listed says what choosing it again does."""
    numbers = {code: number for number, line in enumerate(shown.plan.lines_left, 1) for code in line}
    found = []
    for code, label in shown.can:
        if code in shown.plan.places and code not in numbers:
            continue  # done in this turn
        detail = l10n.format("panel-listed", number=numbers[code]) if code in numbers else ""
        found.append(Choice(code, l10n.brief(label, OPTION), detail=detail))
    return found


def with_places(shown: Shown, values: Sequence[str]) -> SetPlaces:
    """The list with what was chosen as its last line; one alone that is listed already goes off."""
    lines = [tuple(code for code in line if code not in values) for line in shown.plan.lines_left]
    off = len(values) == 1 and values[0] in shown.plan.left
    return _with_lines(shown, lines if off else [*lines, tuple(values)])


def with_first(shown: Shown, code: str) -> SetPlaces:
    """The list with the line of one of it at its front, and in the first line that one."""
    lines = shown.plan.lines_left
    line = next((line for line in lines if code in line), ())
    rest = [each for each in lines if each != line]
    if line and line == lines[0]:
        line = (code, *(each for each in line if each != code))
    return _with_lines(shown, [line, *rest])


def with_instead(shown: Shown, code: str) -> SetPlaces:
    """The list with the line of one of it behind the line before, for when all of that is taken."""
    lines = shown.plan.lines_left
    at = next((number for number, line in enumerate(lines) if code in line), 0)
    if at:
        lines[at - 1 : at + 1] = [(*lines[at - 1], *lines[at])]
    return _with_lines(shown, lines)


def _with_lines(shown: Shown, lines: Sequence[tuple[str, ...]]) -> SetPlaces:
    """The list with these lines behind what is done."""
    left = shown.plan.lines_left
    all_ = [*(line for line in shown.plan.lines if line not in left), *lines]
    codes = tuple(code for line in all_ for code in line)
    return SetPlaces(codes, tuple(code for line in all_ for code in line[1:]))


# When it asks instead


def conditions(l10n: Localization, game: str, plan: Plan) -> tuple[list[Choice], set[str]]:
    """What ends the list, and when it asks instead; and what of it holds."""
    planning = find_game(game).guide.planning
    found = [
        Choice("pass", l10n.format("panel-pass")),
        Choice("taken", l10n.format("panel-taken")),
        Choice("stranded", l10n.format("panel-stranded")),
        Choice("new", l10n.format("panel-new")),
    ]
    found += [
        Choice(f"cost {cost}", l10n.format("panel-cost", cost=planning.deniers(cost)))
        for cost in ASK_COSTS
        if cost < planning.dearest
    ]
    held = {
        "pass": plan.then_pass,
        "taken": not plan.next_listed,
        "stranded": plan.ask_stranded,
        "new": plan.ask_new,
        f"cost {plan.ask_cost}": True,
    }
    return found, {value for value, holds in held.items() if holds}


def with_conditions(plan: Plan, values: Sequence[str]) -> SetConditions:
    """What was chosen; of several prices the one that is new."""
    return SetConditions(
        then_pass="pass" in values,
        next_listed="taken" not in values,
        ask_stranded="stranded" in values,
        ask_new="new" in values,
        ask_cost=_cost(values, "cost", plan.ask_cost),
    )


def _cost(values: Sequence[str], word: str, before: int | None) -> int | None:
    costs = [value.split()[1] for value in values if value.startswith(f"{word} ")]
    found = _newest(costs, {str(before)})
    if found is None:
        return None
    if not found.isdigit() or len(found) > 2:
        raise BadChoice("plan-not-there")
    return int(found)


def _newest(values: Sequence[str], held: set[str]) -> str | None:
    """Of values that exclude each other the one that did not hold before, else the first."""
    return next((value for value in values if value not in held), next(iter(values), None))


# What outlasts the turn


def standing(l10n: Localization, game: str, shown: Shown) -> tuple[list[Choice], set[str]]:
    """The choices that are made every turn, and those of them that hold."""
    plan, planning = shown.plan, find_game(game).guide.planning
    found = [Choice("free", l10n.format("panel-no-provost"))]
    if planning.inn:
        found.append(Choice("stay", l10n.format("panel-stay-inn")))
    found += [
        Choice(f"over {cost}", l10n.format("panel-pass-over", cost=planning.deniers(cost)))
        for cost in PASS_COSTS
        if cost < planning.dearest
    ]
    at = [
        Choice(
            f"at {tile} {code}",
            l10n.format("panel-always", building=l10n.format_message(name), what=l10n.brief(label, OPTION)),
        )
        for tile, name, codes in shown.choices
        for code, label in codes
    ]
    held = {"free"} if plan.no_provost else set()
    held |= {"stay"} if plan.stay_inn else set()
    held |= {f"over {plan.pass_over}", *(f"at {tile} {code}" for tile, code in plan.always)}
    at.sort(key=lambda choice: choice.code not in held)
    found += at[: MENU_OPTIONS - len(found)]
    return found, held & {choice.code for choice in found}


def with_standing(shown: Shown, values: Sequence[str]) -> SetStanding:
    """What was chosen; of several for one building, or of several prices, the one that is new. What was said for a
    building that the seat does not have now stays."""
    plan = shown.plan
    mine = {tile for tile, _, _ in shown.choices}
    always = [each for each in plan.always if each[0] not in mine]
    for tile, _, codes in shown.choices:
        chosen = [code for code, _ in codes if f"at {tile} {code}" in values]
        code = _newest(chosen, {code for at, code in plan.always if at == tile})
        if code is not None:
            always.append((tile, code))
    return SetStanding(
        no_provost="free" in values,
        stay_inn="stay" in values,
        pass_over=_cost(values, "over", plan.pass_over),
        always=tuple(always),
    )
