"""The question put to the deciding player: its words and its components, for the thread or for one person.

What depends on hidden cards is only ever put to its own player: the public prompt then has `Your turn`
and `Watch` instead of the actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import OPTION, ROW_BUTTONS, ROWS, in_order, lay_out
from bot.components.custom_id import Press, read
from bot.components.item_kinds import KINDS, Kind
from bot.text import people, reports
from bot.text.localization import english
from languages.searching import spelled
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.components.action_rows import Layout
    from bot.core.model import Position, Sheet
    from bot.text.localization import Words


class Asked(NamedTuple):
    """A question ready to be sent."""

    text: str
    view: discord.ui.View | None


def shown(message: discord.Message) -> Press | None:
    """The first component that tells what a message is: a prompt, a card, a vote, a report, a result."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            press = read(getattr(item, "custom_id", None) or "")
            if press is not None and KINDS.get(press.kind, Kind()).on is not None:
                return press
    return None


def question(words: Words, position: Position) -> str:
    """What is to be decided, for everybody: a decision about hidden cards is only named, since the whole
    question may tell the card (a payment names what is built)."""
    decision = position.decision
    if decision is None:
        return words.say("prompt-over")
    if not position.private:
        return words.tell(position.question())
    if position.under_way:
        return words.say("prompt-hidden", kind=words.say(f"kind-{position.kind}"))
    return words.say("prompt-hidden-question", question=words.tell(position.question()))


def holdings(words: Words, position: Position, seat: int) -> str:
    """What a seat has in front of it: deniers, cubes, workers."""
    goods = position.game.guide.holdings(position.view(), seat)
    return ", ".join([words.say(f"goods-{kind}", n=n) for kind, n in goods])


def labelled(words: Words, position: Position) -> list[tuple[str, str]]:
    """Every legal code with its label, in the order in which people look for them."""
    decision = position.decision
    if decision is None:
        return []
    by = position.game.guide.menus
    return in_order(by, [(code, words.brief(position.label(code), OPTION)) for code in decision.actions])


def spoken(words: Words, position: Position) -> dict[str, tuple[str, ...]]:
    """What a typed text is compared with, by legal code: its label in the language and in English, folded."""
    spoken_: dict[str, tuple[str, ...]] = {}
    for say in dict.fromkeys((words, english())):
        for code, label in labelled(say, position):
            spoken_[code] = (*spoken_.get(code, ()), *spelled(label))
    return spoken_


def _layout(words: Words, position: Position) -> Layout:
    """The buttons and menus of the present decision."""
    guide, codes = position.game.guide, position.decision.actions if position.decision is not None else ()
    grey = [code for code in codes if position.label(code).id == f"{guide.prefix}label-note"]
    return lay_out(guide.menus, labelled(words, position), details(words, position), grey=grey)


def details(words: Words, position: Position) -> dict[str, str]:
    """What a tile or card that can be built will do, by code."""
    found = {}
    guide = position.game.guide
    for code in position.decision.actions if position.decision is not None else ():
        printed = guide.printed.get(noun(code))
        if verb(code) in guide.building and printed is not None and printed.effect is not None:
            found[code] = words.say(printed.effect)
    return found


def public(
    words: Words,
    position: Position,
    since: Sequence[str] = (),
    small: Sequence[str] = (),
    aside: Sequence[str] = (),
) -> Asked:
    """The prompt in the thread: who decides what, what happened since, until when, and the components; with the small
    print of a guide under the question, and further buttons where there is room."""
    sheet, decision = position.sheet, position.decision
    if decision is None:
        return Asked(words.say("prompt-over"), None)
    if is_joint(position):
        return _joint(words, position)
    lines = [
        words.say(
            "prompt-line",
            player=people.called(words, sheet.seats[decision.seat]),
            turn=sheet.turn,
            phase=reports.phase_name(words, sheet.game, sheet.phase),
            question=question(words, position),
        ),
        *small,
        words.say("prompt-have", goods=holdings(words, position, decision.seat)),
    ]
    lines += [words.say("prompt-since", what=line) for line in since]
    lines += time_left(words, sheet)
    if position.private:
        items: list[discord.ui.Item[Any]] = [
            ui.button(words.say("button-turn"), Press("turn", sheet.id, position.revision)),
            ui.button(words.say("button-watch"), Press("watch", sheet.id, position.revision)),
            *(
                ui.button(words.say(f"button-{kind}"), Press(kind, sheet.id, position.revision))
                for kind in aside
            ),
        ]
    else:
        layout = _layout(words, position)
        items = ui.decision_items(words, sheet.id, position.revision, layout)
        back = ["takeback"] if sheet.undo != "off" and sheet.undoable else []
        further = [*aside, *_advice(position)]
        items += _aside(words, position, layout, [*further[:1], "board", *back, *further[1:]])
    return Asked("\n".join(lines), ui.view(items))


def is_joint(position: Position) -> bool:
    """Whether several people are asked at the same time."""
    return len([seat for seat in position.together if position.sheet.seats[seat].player is None]) > 1


def _joint(words: Words, position: Position) -> Asked:
    """The prompt for all who choose at the same time: who still has to, and nothing of what was chosen."""
    sheet = position.sheet
    lines = [
        words.say(
            "prompt-together",
            turn=sheet.turn,
            phase=reports.phase_name(words, sheet.game, sheet.phase),
            question=question(words, position),
        ),
        words.say("prompt-awaited", players=people.awaited(words, sheet)),
        *time_left(words, sheet),
    ]
    kinds = ("turn", "watch")
    return Asked(
        "\n".join(lines),
        ui.view(
            ui.button(words.say(f"button-{kind}"), Press(kind, sheet.id, position.revision)) for kind in kinds
        ),
    )


def time_left(words: Words, sheet: Sheet) -> list[str]:
    """Until when time is free and until when the bank lasts, of all who are waited for; nothing without a clock."""
    if sheet.paused is not None:
        return [words.say("prompt-paused")]
    if sheet.evening is not None:
        return [words.say("prompt-evening", until=f"<t:{sheet.evening}:t>")]
    running = [each for each in sheet.awaited if each.deadline is not None]
    alike = len({(each.free, each.deadline) for each in running}) == 1
    lines = []
    for seat, free, deadline in running[:1] if alike else running:
        plain, named = (
            ("prompt-bank", "prompt-bank-of") if free is None else ("prompt-free", "prompt-free-of")
        )
        times = {"free": f"<t:{free}:f>", "end": f"<t:{deadline}:f>"}
        if alike:
            lines.append(words.say(plain, **times))
        else:
            lines.append(words.say(named, player=people.called(words, sheet.seats[seat]), **times))
    return lines


def private(words: Words, position: Position, *, hand_shown: bool = False) -> Asked:
    """The decision for its own player alone, with the hand where there is one, unless it is `hand_shown` as a picture,
    whose description has the same words."""
    sheet, decision = position.sheet, position.decision
    if decision is None:
        return Asked(words.say("prompt-over"), None)
    lines = [
        words.say(
            "prompt-private",
            seat=people.seat(words, sheet.seats[decision.seat]),
            turn=sheet.turn,
            phase=reports.phase_name(words, sheet.game, sheet.phase),
            question=words.tell(position.question()),
        ),
        words.say("prompt-have", goods=holdings(words, position, decision.seat)),
    ]
    hand = position.hand(decision.seat)
    if hand is not None and not hand_shown:
        lines += hand_lines(words, position, hand)
    layout = _layout(words, position)
    items = ui.decision_items(words, sheet.id, position.revision, layout, private=position.private)
    wanted = ["whatif", *_advice(position)]
    items += _aside(words, position, layout, wanted)
    return Asked("\n".join(lines), ui.view(items))


def _advice(position: Position) -> list[str]:
    """The button of a hint, where who decides may have one."""
    decision, sheet = position.decision, position.sheet
    decides = decision is not None and sheet.seats[decision.seat].player is None
    return ["hint"] if decides and sheet.advises else []


def _aside(
    words: Words, position: Position, layout: Layout, wanted: Sequence[str]
) -> list[discord.ui.Item[Any]]:
    """Further buttons behind the actions, as far as the five rows have room."""
    sheet = position.sheet
    free, last = _room(layout, len(wanted))
    labels = {kind: f"button-{kind}" for kind in wanted}
    if {"hint", "explain"} <= labels.keys():  # a newcomer could not tell one from the other
        labels["hint"] = "button-hint-beside-explain"
    return [
        ui.button(words.say(labels[kind]), Press(kind, sheet.id, position.revision), row=last)
        for kind in wanted[:free]
    ]


def _room(layout: Layout, wanted: int) -> tuple[int, int]:
    """How many buttons a row behind the actions has room for, and which: the last one, or if that is not enough one
    more."""
    free = -len(layout.buttons) % ROW_BUTTONS if layout.buttons else 0
    if free < wanted and layout.rows < ROWS:
        return ROW_BUTTONS, layout.rows
    return free, layout.rows - 1


def what_if(words: Words, game: int, revision: int, row: int | None = None) -> discord.ui.Item[Any]:
    """`What if`, for panels that only one person sees."""
    return ui.button(words.say("button-whatif"), Press("whatif", game, revision), row=row)


def hand_lines(words: Words, position: Position, hand: Sequence[str]) -> list[str]:
    """The cards of a hand, a line each: cost, points, what it does."""
    if not hand:
        return [words.say("hand-empty")]
    lines = [words.say("hand-title")]
    for card in hand:
        printed = position.game.guide.printed[card]
        cost = words.join([words.say(f"goods-{kind}", n=n) for kind, n in printed.cost])
        effect = words.say(printed.effect) if printed.effect is not None else ""
        name = words.say(printed.name)
        lines.append(words.say("hand-card", name=name, cost=cost, prestige=printed.prestige, effect=effect))
    return lines


def hand_line(words: Words, position: Position, hand: Sequence[str]) -> str:
    """The cards of a hand by name."""
    if not hand:
        return words.say("hand-empty")
    printed = position.game.guide.printed
    return words.say("hand-cards", cards=words.join([words.say(printed[card].name) for card in hand]))


def acted(words: Words, position: Position, what: str, seat: int) -> str:
    """What stands in the place of an answered prompt: who did what, in sentences that name the seat."""
    return words.say("acted-line", mark=people.mark(seat), what=what)
