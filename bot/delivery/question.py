"""The question to the deciding player in words and components: for the thread, or for the player alone.

The public question doesn't depend on hidden cards: it has `Your turn` and `Watch` in place of the actions that
only their player may know.
"""

import dataclasses
from collections.abc import Iterable, Sequence

import discord

from bot.components import ui
from bot.components.custom_id import GREEN, CustomId, declared, read
from bot.components.ui import MESSAGE_ROWS, ROW_BUTTONS, Choice, Layout, lay_out
from bot.core.model import GameInfo, Position
from bot.delivery.sections import Beside
from bot.delivery.thread_state import Content
from bot.text import action_labels, people
from bot.text.localization import Localization


def shown(message: discord.Message) -> CustomId | None:
    """Return the custom id that identifies a message: a prompt, a card, a vote, a report or a result."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            press = read(getattr(item, "custom_id", None) or "")
            if press is not None and declared(press.kind).notification is not None:
                return press
    return None


def question(l10n: Localization, position: Position) -> str:
    """Return the public text of a question; of one under way that may name a hidden card only its kind."""
    if position.decision is None:
        return l10n.format("prompt-over")
    if position.private and position.under_way:
        return l10n.format("prompt-hidden", kind=l10n.kind(position.kind))
    return l10n.format_message(position.question())


def holdings(l10n: Localization, position: Position, seat: int) -> str:
    """Return the deniers, cubes and workers that a seat has."""
    goods = position.game.guide.holdings(position.view(), seat)
    return ", ".join([l10n.format(f"goods-{kind}", n=n) for kind, n in goods])


def _layout(
    l10n: Localization,
    position: Position,
    suggested: Sequence[Choice] = (),
    taken: int = 0,
) -> Layout:
    """Return the decision's buttons and menus, for the rows of a message that are not `taken`.

    `suggested` actions come first and are the only blue buttons. In a menu they are marked, and have a button
    besides as far as there is room.
    """
    guide = position.game.guide
    suggested_codes = {choice.code for choice in suggested}
    labels = action_labels.of_decision(l10n, position)
    labels = [
        (code, f"★ {label}" if code in suggested_codes else label)
        for code, label in labels
    ]
    spots = action_labels.spots(l10n, position)
    layout = lay_out(
        guide.menus,
        labels,
        details(l10n, position),
        ui.MESSAGE_ROWS - taken,
        spots,
    )
    other_buttons = tuple(
        choice for choice in layout.buttons if choice.code not in suggested_codes
    )
    arranged = dataclasses.replace(layout, buttons=(*suggested, *other_buttons))
    return (
        arranged
        if arranged.rows < MESSAGE_ROWS - taken
        or len(other_buttons) < len(layout.buttons)
        else layout
    )


def details(l10n: Localization, position: Position) -> dict[str, str]:
    """Return the effect of each tile or card that can be built, by code."""
    codes = position.decision.actions if position.decision is not None else ()
    return {
        code: l10n.format(tile.effect)
        for code in codes
        if (tile := position.game.guide.built(code)) is not None
        and tile.effect is not None
    }


def public(
    l10n: Localization,
    position: Position,
    since: Sequence[str] = (),
    small: Sequence[str] = (),
    beside: Iterable[Beside] = (),
    choices: Sequence[Choice] = (),
) -> Content:
    """Return the prompt in the thread: player, question, deadline, and components.

    Features add `small` print, buttons `beside` the actions, and `choices` that come first. If there is no room for
    all buttons, those of the largest weight are left out.
    """
    info, decision = position.info, position.decision
    if decision is None:
        return Content(l10n.format("prompt-over"))
    args = {"turn": info.turn, "question": question(l10n, position)}
    private_buttons = [
        ui.labelled(l10n, CustomId(kind, info.id, position.revision), row=0)
        for kind in ("turn", "watch")
    ]
    # A joint prompt names the players who still have to choose; each of them chooses in private.
    if is_joint(position):
        awaited = l10n.format("prompt-awaited", players=people.awaited(l10n, info))
        lines = [
            l10n.format("prompt-together", **args),
            awaited,
            *time_left(l10n, info),
            *_away(l10n, info),
        ]
        return Content("\n".join(lines), ui.view(private_buttons))
    lines = [
        l10n.format(
            "prompt-line", player=people.called(l10n, info.seats[decision.seat]), **args
        ),
        *small,
        f"-# {holdings(l10n, position, decision.seat)}",
    ]
    lines += [f"> {line}" for line in since]
    also_asked = [
        people.called(l10n, info.seats[seat]) for seat in asked_besides(position)
    ]
    if also_asked:
        lines.append(l10n.format("prompt-others", players=l10n.join(also_asked)))
        beside = [Beside(10, "ahead"), *beside]
    lines += [*time_left(l10n, info), *_away(l10n, info)]
    act = CustomId("act", info.id, position.revision)
    if position.private:
        # Those actions that would show the hand stand behind the first button.
        layout = _layout(l10n, position.in_public, taken=1)
        # Other buttons stand behind the actions, or in the first row where those take all others.
        row = layout.rows + 1 if 0 < layout.rows < MESSAGE_ROWS - 1 else 0
        kinds = [kind for _, kind in sorted(beside)][
            : ROW_BUTTONS - (0 if row else len(private_buttons))
        ]
        items = [
            *private_buttons,
            *ui.decision_items(l10n, act, "pick", layout, first_row=1),
        ]
        items += [_button(l10n, position, kind, row) for kind in kinds]
    else:
        layout = _layout(l10n, position, choices)
        items = ui.decision_items(l10n, act, "pick", layout)
        undo_button = (
            [Beside(50, "takeback")]
            if info.settings.undo != "off" and info.undoable
            else []
        )
        hint = [Beside(40, kind) for kind in _advice(position)]
        kinds = [
            kind
            for _, kind in sorted([*beside, Beside(30, "board"), *hint, *undo_button])
        ]
        items += _aside(l10n, position, layout, kinds)
    return Content("\n".join(lines), ui.view(items))


def is_joint(position: Position) -> bool:
    """Return whether several people are asked at the same time."""
    return (
        len(
            [
                seat
                for seat in position.together
                if position.info.seats[seat].player is None
            ]
        )
        > 1
    )


def asked_besides(position: Position) -> list[int]:
    """Return the seats that are asked together with the one that decides."""
    info, decision = position.info, position.decision
    if decision is None:
        return []
    return [
        asked_seat.seat
        for asked_seat in info.awaited
        if asked_seat.asked is not None and asked_seat.seat != decision.seat
    ]


def time_left(l10n: Localization, info: GameInfo) -> list[str]:
    """Return the ends of free time and time bank, for all players who are asked; nothing without a clock."""
    if info.paused is not None:
        return [l10n.format("clocks-paused")]
    if info.session_until is not None:
        return [l10n.format("prompt-evening", until=f"<t:{info.session_until}:t>")]
    running = [
        asked_seat for asked_seat in info.awaited if asked_seat.deadline is not None
    ]
    share_clock = (
        len({(asked_seat.free, asked_seat.deadline) for asked_seat in running}) == 1
    )
    lines = []
    for seat, free, deadline, _ in running[:1] if share_clock else running:
        lines.append(
            l10n.format(
                "prompt-bank" if free is None else "prompt-free",
                named="no" if share_clock else "yes",
                player=people.called(l10n, info.seats[seat]),
                free=f"<t:{free}:R>",
                end=f"<t:{deadline}:{'f' if free is None else 'R'}>",
            )
        )
    return lines


def _away(l10n: Localization, info: GameInfo) -> list[str]:
    """Return the announced absences of the players who are asked, if their clocks wait for that."""
    if info.settings.pace == "live":
        return []
    lines = []
    for asked_seat in info.awaited:
        seat = info.seats[asked_seat.seat]
        if asked_seat.deadline is not None and seat.away is not None:
            player = people.seat_of(l10n, seat, seat.name)
            lines.append(
                l10n.format("prompt-away", player=player, when=f"<t:{seat.away}:f>")
            )
    return lines


def waiting(l10n: Localization, info: GameInfo) -> list[str]:
    """Return the time left; if nobody can be asked, since when, and that no clock runs."""
    if info.unasked is None or info.paused is not None:
        return time_left(l10n, info)
    return [
        l10n.format(
            "prompt-unasked", since=f"<t:{info.unasked}:f>", thread=f"<#{info.home}>"
        )
    ]


def private(
    l10n: Localization,
    position: Position,
    choices: Sequence[Choice] = (),
    *,
    hand_shown: bool = False,
) -> Content:
    """Return the decision for its player alone, with the hand, unless that is `hand_shown` as a picture."""
    info, decision = position.info, position.decision
    if decision is None:
        return Content(l10n.format("prompt-over"))
    seat = people.seat(l10n, info.seats[decision.seat])
    question_text = l10n.format_message(position.question())
    lines = [
        l10n.format(
            "prompt-line",
            player=seat,
            turn=info.turn,
            question=question_text,
        ),
        f"-# {holdings(l10n, position, decision.seat)}",
    ]
    hand = position.hand(decision.seat)
    if hand is not None and not hand_shown:
        lines += hand_lines(l10n, position, hand)
    layout = _layout(l10n, position, choices)
    # whose answer is private
    act, pick = ("own", "ownpick") if position.private else ("act", "pick")
    items = ui.decision_items(
        l10n, CustomId(act, info.id, position.revision), pick, layout
    )
    items += _aside(l10n, position, layout, ["whatif", *_advice(position)])
    return Content("\n".join(lines), ui.view(items))


def _advice(position: Position) -> list[str]:
    """Return the button of a hint, if the deciding player may have one."""
    decision, info = position.decision, position.info
    decides = decision is not None and info.seats[decision.seat].player is None
    return ["hint"] if decides and info.advises else []


def _aside(
    l10n: Localization, position: Position, layout: Layout, kinds: Sequence[str]
) -> list[ui.Item]:
    """Return further buttons behind the actions, as far as the five rows have room."""
    room, row = _room(layout, len(kinds))
    # A newcomer could not tell one from the other.
    hint = "button-hint-beside-explain" if "explain" in kinds else "button-hint"
    return [_button(l10n, position, kind, row, hint=hint) for kind in kinds[:room]]


def _button(
    l10n: Localization,
    position: Position,
    kind: str,
    row: int | None = None,
    *,
    hint: str = "button-hint",
) -> ui.Item:
    """Return a button beside the actions; `ahead` is green, since it is for players who can't press the actions."""
    label = {"ahead": "button-choose", "hint": hint}.get(kind, f"button-{kind}")
    style = GREEN if kind == "ahead" else None
    return ui.button(
        l10n.format(label),
        CustomId(kind, position.info.id, position.revision),
        style,
        row,
    )


def _room(layout: Layout, count: int) -> tuple[int, int]:
    """Return (number of buttons that fit behind the actions, their row): the last row, or a further one."""
    room = -len(layout.buttons) % ROW_BUTTONS if layout.buttons else 0
    if room < count and layout.rows < MESSAGE_ROWS:
        return ROW_BUTTONS, layout.rows
    return room, layout.rows - 1


def why_button(
    l10n: Localization, info: GameInfo, *, stood_in: bool = False
) -> list[ui.Item]:
    """Return the button that explains computers' actions, if some play (or one `stood_in`) and it is allowed."""
    may_explain = (
        info.advises if info.status == "running" else info.status == "finished"
    )
    if not may_explain or (
        not stood_in and all(seat.player is None for seat in info.seats)
    ):
        return []
    return [ui.labelled(l10n, CustomId("why", info.id, info.revision))]


def hand_lines(
    l10n: Localization, position: Position, hand: Sequence[str]
) -> list[str]:
    """Return the cards of a hand, a line each: cost, points and effect."""
    if not hand:
        return [l10n.format("hand-empty")]
    lines = [l10n.format("hand-title")]
    for card in hand:
        printed = position.game.guide.printed[card]
        cost = l10n.join(
            [l10n.format(f"goods-{kind}", n=n) for kind, n in printed.cost]
        )
        effect = l10n.format(printed.effect) if printed.effect is not None else ""
        name = l10n.format(printed.name)
        lines.append(
            l10n.format(
                "hand-card",
                name=name,
                cost=cost,
                prestige=printed.prestige,
                effect=effect,
            )
        )
    return lines


def hand_line(l10n: Localization, position: Position, hand: Sequence[str]) -> str:
    """Return the cards of a hand by name."""
    if not hand:
        return l10n.format("hand-empty")
    printed = position.game.guide.printed
    return l10n.format(
        "hand-cards",
        cards=l10n.join([l10n.format(printed[card].name) for card in hand]),
    )
