"""The part of a page for one seat alone: its legal actions, its hand, and its answers.

Only here the page reads hands and private decisions.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from bot.components.ui import OPTION, Choice
from bot.core.model import Position
from bot.delivery import question
from bot.delivery.sections import Rendered
from bot.features.live_board import public
from bot.features.live_board.access import Seen, Visitor
from bot.features.live_board.public import Answer
from bot.features.plans import turn_panel
from bot.features.plans.turn_panel import Panel
from bot.features.plans.use_cases import ComingDecisions, ShownPlan
from bot.text import action_labels, people
from bot.text.localization import Localization
from rules.model import noun, verb

MARKUP = re.compile(r"^-# |\*\*")
"""Discord's marks for small and bold text."""
STAY = "provost 0"
WEIGHTY = ("pass", "draw", "redraw")
"""Actions of the bar that take a second press, as those on the board do; plain answers take one.

So does a pass that costs and wastes nothing.
"""


def own(l10n: Localization, position: Position, visitor: Visitor, seen: Seen) -> Answer:
    """Return the private answer for a visitor; without a seat that they only look on."""
    info = position.info
    answer: Answer = {
        "revision": info.revision,
        "key": visitor.key,
        "you": "" if seen.person is None else people.bare(seen.person.name),
        "seats": seen.seats,
        "question": "",
        "goods": "",
        "actions": [],
        "undo": bool(seen.seats) and info.settings.undo != "off" and info.undoable,
        "hand": None,
        "plan": None,
        "advice": None,
    }
    # whoever plays here may have come by another's link
    if seen.person is None and info.status == "running":
        answer["advice"] = {"text": [l10n.format("live-signed-out")], "code": ""}
    if not seen.seats or seen.person is None or not position.begun:
        return answer
    asked = position.asked(seen.person.user)
    decision = asked.decision
    seat = (
        decision.seat
        if decision is not None and decision.seat in seen.seats
        else seen.seats[0]
    )
    have = question.holdings(l10n, asked, seat)
    answer["goods"] = MARKUP.sub("", l10n.format("prompt-have", goods=have))
    if asked.hand(seat) is not None:
        answer["hand"] = hand(l10n, asked, seat)
    if decision is None or decision.seat != seat or info.paused is not None:
        return answer
    answer["question"] = question_of(l10n, asked)
    answer["actions"] = actions(l10n, asked, seat)
    return answer


def question_of(l10n: Localization, position: Position) -> str:
    """Return the question to its seat, which does not speak of building where nothing in hand can be built."""
    from rendering.pictures import BUILDING

    decision, message = position.decision, position.question()
    codes = () if decision is None else decision.actions
    builds = any(verb(code) in BUILDING for code in codes)
    if not builds and l10n.has("live-unbuilt", message.id):
        return l10n.attribute("live-unbuilt", message.id)
    return l10n.format_message(message)


def advice(added: Sequence[Rendered]) -> Answer:
    """Return the lines that features add to a question, as plain text, and the code that has a button of its own."""
    lines = [MARKUP.sub("", line) for one in added for line in one.lines]
    code = next((choice.code for one in added for choice in one.choices), "")
    return {"text": lines, "code": code}


def actions(l10n: Localization, position: Position, seat: int) -> list[Answer]:
    """Return the legal actions in the order of the question, each with its label and the blocks it is done on."""
    import rendering

    pictures, view = rendering.PICTURES[position.info.game], position.view(seat)
    details = question.details(l10n, position)
    for code in position.decision.actions if position.decision is not None else ():
        if verb(code) == "provost" and code != STAY:
            details[code] = _provost(l10n, position, seat, code)
    return [
        {
            "code": code,
            "label": label.replace("(-", "(\N{MINUS SIGN}"),
            "detail": details.get(code, ""),
            "blocks": list(pictures.spot(view, code)),
            "asks": _asks(l10n, position, code, label),
            "card": _placing(l10n, position, seat, code)
            if verb(code) == "place"
            else "",
        }
        for code, label in action_labels.of_decision(l10n, position)
    ]


def _placing(l10n: Localization, position: Position, seat: int, code: str) -> str:
    """Return what placing a worker costs and what is left then, as the card of its place says it."""
    guide, view = position.game.guide, position.view(seat)
    price = guide.planning.price(view, seat, code)
    left = dict(guide.holdings(view, seat))["deniers"] - price
    return l10n.format(
        "live-place",
        price=l10n.format("goods-deniers", n=price),
        left=l10n.format("goods-deniers", n=left),
    )


def _provost(l10n: Localization, position: Position, seat: int, code: str) -> str:
    """Return the workers whom the provost passes, and what the seat keeps of its deniers."""
    import rendering

    view, info = position.view(seat), position.info
    pictures, words = rendering.PICTURES[info.game], public.drawn_words(l10n, info)
    names, tiles = public.shown_names(l10n, info), pictures.tiles(view)
    workers = [
        f"{space}\N{NO-BREAK SPACE}{pictures.tile_name(tiles[str(space)], words)}, {names[worker]}"
        for space, worker in pictures.crossed(view, code)
        if str(space) in tiles
    ]
    steps = int(noun(code))
    left = dict(position.game.guide.holdings(view, seat))["deniers"] - abs(steps)
    lines = [("keeps", l10n.format("goods-deniers", n=left))]
    if workers:
        lines.append(("back" if steps < 0 else "ahead", "; ".join(workers)))
    return "\n".join(
        l10n.format("live-provost", line=line, what=what) for line, what in lines
    )


def _asks(l10n: Localization, position: Position, code: str, label: str) -> str | None:
    """Return what a weighty action would waste, as the question whether to do it; None if one press is enough."""
    if code not in WEIGHTY:
        return None
    decision = position.decision
    waste = decision and position.game.guide.wasted(position.view(), decision, code)
    if waste:
        return l10n.format(waste, action=label)
    return None if code == "pass" else ""


def plan(l10n: Localization, position: Position, panel: Panel) -> Answer | None:
    """Return what a seat can say in advance: the places of its plan, else the questions that will come in this turn.

    Whatever can be pressed has an `edit`, which the page sends then: a press of Discord's panel.
    """
    import rendering

    game, shown = position.info.game, panel.shown
    if not shown.placing and not panel.coming.decisions:
        return None
    answer = _places(l10n, shown) if shown.placing else _questions(l10n, panel.coming)
    pictures, view = rendering.PICTURES[game], position.view(shown.seat)
    for action in answer["can"]:
        action["blocks"] = list(pictures.spot(view, action["code"]))
    menus = [
        ("always", "panel-menu-always", turn_panel.standing_choices(l10n, game, shown))
    ]
    if shown.placing:
        menus.insert(
            0,
            (
                "ask",
                "panel-menu-ask",
                turn_panel.condition_choices(l10n, game, shown.plan),
            ),
        )
    answer["menus"] = [
        {"title": l10n.format(title), "boxes": _boxes(shown, what, *options)}
        for what, title, options in menus
    ]
    return answer


def _places(l10n: Localization, shown: ShownPlan) -> Answer:
    labels = {code: l10n.brief(label, OPTION) for code, label in shown.labels.items()}
    numbers: dict[str, str] = {}
    rows: list[Answer] = []
    for number, line in enumerate(shown.plan.lines_left, 1):
        for at, code in enumerate(line):
            numbers[code] = f"{number}+" if at else str(number)
            label = (
                l10n.format("live-plan-gone", what=labels[code])
                if code in shown.gone
                else labels[code]
            )
            off = {
                "label": l10n.format("live-plan-off", what=labels[code]),
                "edit": _press(shown, "places", code),
            }
            row: Answer = {"number": numbers[code], "label": label, "off": off}
            if rows:
                edit = _press(shown, f"{'apart' if at else 'else'} {code}")
                or_ = l10n.format("live-plan-or", number=number if at else number - 1)
                row["instead"] = {"label": or_, "on": at > 0, "edit": edit}
            rows.append(row)
    can = [
        {
            "code": code,
            "label": labels[code],
            "number": numbers.get(code, ""),
            "edit": _press(shown, "places", code),
        }
        for code, _ in shown.can
    ]
    return {
        "title": l10n.format("live-plan"),
        "line": l10n.format("live-plan-line"),
        "can": can,
        "rows": rows,
        "again": _press(shown, "again")
        if shown.earlier and not shown.plan.places
        else None,
        "clear": _press(shown, "clear") if rows else None,
    }


def _press(shown: ShownPlan, what: str, *values: str) -> Answer:
    return {"rest": f"{shown.turn} {shown.seat} {what}", "values": values}


def _boxes(
    shown: ShownPlan, what: str, choices: Sequence[Choice], held: Collection[str]
) -> list[Answer]:
    """Return the options of a menu as boxes to tick; a press on one sends all that hold then."""
    boxes = []
    for pressed in choices:
        values = [
            choice.code
            for choice in choices
            if (choice.code in held) != (choice is pressed)
        ]
        edit = _press(shown, what, *values)
        boxes.append({"label": pressed.label, "on": pressed.code in held, "edit": edit})
    return boxes


def _questions(l10n: Localization, coming: ComingDecisions) -> Answer:
    """Return the first question without an answer, with its options, and all of them in words."""
    answer: Answer = {
        "title": public.plain(l10n, l10n.format("panel-questions")),
        "line": "",
        "can": [],
        "rows": [],
    }
    for number, decision in enumerate(coming.decisions, 1):
        question = l10n.format_message(decision.question)
        labels = {code: l10n.brief(label, OPTION) for code, label in decision.options}
        press = {"answers": True, "rest": f"{decision.key}#0 {coming.seat}"}
        row: Answer = {
            "number": "",
            "label": f"{number}. {question}",
        }
        if decision.answer is not None:
            row["label"] += f" ✅ {labels[decision.answer]}"
            off = {
                "label": l10n.format("ahead-withdraw"),
                "edit": press | {"values": [turn_panel.WITHDRAW]},
            }
            row["off"] = off
        elif not answer["can"]:
            answer["line"] = l10n.format("live-ahead", question=question)
            answer["can"] = [
                {"code": code, "label": label, "edit": press | {"values": [code]}}
                for code, label in labels.items()
            ]
        answer["rows"].append(row)
    return answer


def hand(l10n: Localization, position: Position, seat: int) -> Answer:
    """Return a hand as a page and in words."""
    import rendering

    words = public.drawn_words(l10n, position.info)
    view = position.view(seat)
    pictures = rendering.PICTURES[position.info.game]
    scene = pictures.hand_scene(view, words, rendering.THEMES[0])
    page = public.page(view, scene, words)
    return public.pages((page,), None)[0] | {"text": pictures.hand_text(view, words)}
