"""What if: one private message in which somebody tries actions on a copy of the present position, step by step.

What was tried stands in the custom ids of its buttons (`bot.features.what_if.step_codec`), so nothing is kept in
memory, and the panel goes on after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.components import ui
from bot.components.action_rows import LABEL, cut, lay_out
from bot.components.custom_id import Press
from bot.components.item_kinds import BLUE, GREY
from bot.core import queries
from bot.core.errors import StaleRequest
from bot.delivery import lobby_card, question
from bot.delivery.renderer import Wanted
from bot.features.board import handlers as board_handlers
from bot.features.what_if import rebase, save, simulate, step_codec
from bot.interactions.context import MESSAGE
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn
from bot.text import people, reports

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.core.model import Position, Sheet
    from bot.features.what_if.save import Keepable
    from bot.features.what_if.simulate import Step, Trial
    from bot.interactions.context import Ask

ROWS = 4  # of a message's five; the last is for stepping back, saving and closing
SHOWN = 6  # steps that are told one by one, the last of them in full
STEP = 140  # characters of a step before the last
LAST = 600  # characters of what came of the last one
FALLEN = 4  # steps that fell away that are told
MOVED = 3  # real actions that are told where the game has moved on
MORE = "• …"  # for steps that are not told any more
GRANTED = 4  # steps of others that are told before something is kept


@in_turn
async def open_panel(ask: Ask, sheet: Sheet) -> None:
    """A new panel, from how the game stands now."""
    ask.game = sheet.id
    await board_handlers.begun(ask, sheet)
    tried = await ask.db.read(simulate.look, sheet.id, ask.user)
    text, files = await _told(ask, tried)
    view = _view(ask, tried)
    if not (files and await ask.say(text, view=view, files=files, mention=False)):
        await ask.say(text, view=view)


async def pressed_open(ask: Ask, press: Press, values: list[str]) -> None:
    """`What if` on another private panel."""
    await open_panel(ask, await ask.db.read(queries.sheet, press.game))


async def pressed_try(ask: Ask, press: Press, values: list[str]) -> None:
    """Shows where a line of steps leads: an action, a step back, or the start."""
    await _show(ask, press.game, press.revision, press.rest)


async def pressed_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """One more step from a menu."""
    if len(values) != 1:
        raise Refusal("press-unknown")
    await _show(ask, press.game, press.revision, press.rest.partition(" ")[0] + values[0])


async def pressed_now(ask: Ask, press: Press, values: list[str]) -> None:
    """Begins anew from how the game stands now."""
    await _show(ask, press.game, None, "")


async def pressed_save(ask: Ask, press: Press, values: list[str]) -> None:
    """Explains what keeping the trial would store, before anything is stored."""
    tried = await _looked(ask, press.game, press.revision, press.rest)
    if tried is None:
        return
    found = save.keepable(tried)
    buttons = [ui.button(ask.words.say("button-try-on"), press._replace(kind="try"))]
    buttons += _at_once(ask, press, found)
    if found.anything:
        buttons.insert(0, ui.button(ask.words.say("button-try-keep"), press._replace(kind="trykeep")))
    await ask.edit(_explained(ask, tried, found), view=ui.view(buttons), files=())


async def pressed_keep(ask: Ask, press: Press, values: list[str]) -> None:
    """Says ahead what can be said ahead of the trial."""
    say = ask.words
    try:
        found, plans = await ask.db.run(save.keep, press.game, ask.person, press.revision, press.rest)
    except StaleRequest:
        await _moved_on(ask, press.game, press.revision, press.rest)
        return
    sheet = await ask.db.read(queries.sheet, press.game)
    title = say.say("whatif-kept")
    lines = [say.say("whatif-kept-answer", what=say.tell(answer.label)) for _, answer in found.answers]
    for placed in found.lists:
        seat = people.marked(say, sheet.seats[placed.seat])
        places = " › ".join(say.tell(item) for item in placed.items)
        lines.append(cut(say.say("whatif-kept-list", seat=seat, places=places), LAST))
    buttons = [ui.button(say.say("button-unplan"), press._replace(kind="unplan", rest=str(n))) for n in plans]
    buttons.append(ui.button(say.say("button-try-on"), press._replace(kind="try")))
    buttons += _at_once(ask, press, found)
    told = _fitting(lines, MESSAGE - len(title) - len(MORE) - 1)
    await ask.edit("\n".join([title, *told]), view=ui.view(buttons), files=())


def _at_once(ask: Ask, press: Press, found: Keepable) -> list[ui.Pressed]:
    """A button that does the step which answers the present question, in the game itself."""
    return [
        ui.button(
            ask.words.within(LABEL, "button-try-do", action=left.what),
            press._replace(kind="own", rest=left.code),
            BLUE,
        )
        for left in found.left
        if left.why == "now"
    ]


async def pressed_close(ask: Ask, press: Press, values: list[str]) -> None:
    """The panel is done with."""
    await ask.edit(ask.words.say("whatif-closed"), files=())


@in_turn
async def _show(ask: Ask, game: int, revision: int | None, line: str) -> None:
    tried = await _looked(ask, game, revision, line)
    if tried is None:
        return
    text, files = await _told(ask, tried)
    await ask.edit(text, view=_view(ask, tried), files=files)


async def _looked(ask: Ask, game: int, revision: int | None, line: str) -> Trial | None:
    """The trial of a line; where the game has moved on, None, and the panel says so."""
    try:
        return await ask.db.read(simulate.look, game, ask.user, revision, line)
    except StaleRequest:
        await _moved_on(ask, game, revision or 0, line)
        return None


async def _moved_on(ask: Ask, game: int, revision: int, line: str) -> None:
    """The panel of a position that is no more: what has happened since, which steps fell away, and the way on from
    now, with the steps that are still possible or without."""
    say = ask.words
    found = await ask.db.read(rebase.carry, game, ask.user, revision, line)
    position = await ask.db.read(queries.position, game)
    names = people.colours(say, position.sheet)
    deeds = await ask.db.read(queries.deeds, game, revision)
    told = [reports.action(say, position.game, names, events) for _, events in deeds]
    lines = [say.say("whatif-stale-line", what=cut(line, STEP)) for line in list(filter(None, told))[-MOVED:]]
    title = say.say(
        "whatif-stale" if lines else "whatif-stale-silent", game=lobby_card.title(say, position.sheet)
    )
    button, carry = say.say("button-try-now"), say.say("button-try-carry")
    buttons = [
        ui.button(button, Press("trynow", game, revision)),
        ui.button(say.say("button-try-close"), Press("tryclose", game, revision)),
    ]
    if found.happened:
        lines.append(say.say("whatif-happened", count=found.happened))
    lines += _lost(ask, position, found.lost)
    if found.trial.steps:
        lines.append(say.say("whatif-carried", count=len(found.trial.steps), carry=carry, button=button))
        press = Press("try", game, found.trial.revision, found.trial.line)
        buttons.insert(0, ui.button(carry, press, BLUE))
    else:
        lines.append(say.say("whatif-stale-more", button=button))
    await ask.edit("\n".join([title, *lines]), view=ui.view(buttons), files=())


def _lost(ask: Ask, position: Position, lost: Sequence[Step]) -> list[str]:
    """The steps that are no longer possible, the first of them one by one."""
    if not lost:
        return []
    say = ask.words
    told = [_came_of(ask, position, step, in_full=False) for step in lost[:FALLEN]]
    lines = [say.say("whatif-lost"), *(say.say("whatif-stale-line", what=what) for what in told)]
    if more := len(lost) - len(told):
        lines.append(say.say("whatif-lost-more", count=more))
    return lines


# What the panel says


async def _told(ask: Ask, tried: Trial) -> tuple[str, list[discord.File]]:
    """The text of a panel and its picture, as the person likes pictures; without one the goods of everybody."""
    say, position = ask.words, tried.position
    lines = [say.say("whatif-title", game=lobby_card.title(say, position.sheet))]
    if tried.steps:
        lines += _happened(ask, tried)
    else:
        lines.append(say.say("whatif-fresh" if tried.seats else "whatif-fresh-look"))
        if position.game.hidden:
            lines.append(say.say("whatif-unknown"))
    lines += _asked(ask, tried)
    files: list[discord.File] = []
    if ask.settings.get("pictures") != "none":
        if ask.office.sketching.may(ask.user, ask.office.now()):
            files = await _drawn(ask, tried)
        else:
            lines.append(say.say("whatif-no-picture"))
    if not files:
        lines += board_handlers.goods_lines(ask, position)
    return "\n".join(lines), files


async def _drawn(ask: Ask, tried: Trial) -> list[discord.File]:
    """The glance of where the trial stands, with what the steps changed marked: what everybody would see."""
    if not ask.may_attach():
        return []
    sheet = tried.position.sheet
    wanted = Wanted(
        "glance",
        sheet.game,
        ask.words.language,
        tried.position.view(),
        tried.events,
        board_handlers.names(ask.words, sheet),
        theme=board_handlers.theme(ask),
    )
    try:
        return await ask.office.studio.files([wanted])
    except Exception as problem:
        await ask.office.report_error("drawing", problem, ask.game)
        return []


def _happened(ask: Ask, tried: Trial) -> list[str]:
    """The last steps with what came of them, the very last in full."""
    first = max(0, len(tried.steps) - SHOWN)
    lines = [ask.words.say("whatif-earlier", count=first)] if first else []
    for number, step in enumerate(tried.steps[first:], first + 1):
        if step.label is None:
            lines.append(ask.words.say("whatif-waited", number=number))
            continue
        what = _came_of(ask, tried.position, step, in_full=number == len(tried.steps))
        lines.append(ask.words.say("whatif-step", number=number, mark=people.mark(step.seat), what=what))
    return lines


def _came_of(ask: Ask, position: Position, step: Step, *, in_full: bool) -> str:
    say, game, sheet = ask.words, position.game, position.sheet
    names = people.colours(say, sheet)
    if in_full:
        told = " ".join(reports.sentences(say, game, names, step.events, game.guide.telling.quiet))
    else:
        told = reports.action(say, game, names, step.events)
    if not told and step.label is not None:
        told = say.say("whatif-step-bare", seat=names[step.seat], what=say.tell(step.label))
    return cut(told, LAST if in_full else STEP)


def _asked(ask: Ask, tried: Trial) -> list[str]:
    """Who would decide what, or why the trial ends."""
    say, position = ask.words, tried.position
    sheet, decision = position.sheet, position.decision
    if tried.stop == "over":
        scores = [
            say.say("whatif-score", seat=people.marked(say, seat), points=points)
            for seat, points in zip(sheet.seats, sheet.scores or (), strict=True)
        ]
        return [say.say("whatif-stop-over", scores=" · ".join(scores))]
    if tried.stop == "secret" and decision is not None:
        seat = people.seat(say, sheet.seats[decision.seat])
        told = "whatif-stop-secret-again" if tried.again else "whatif-stop-secret"
        return [say.say(told, seat=seat, button=say.say("button-try-again"))]
    if tried.stop is not None or decision is None:
        return [say.say(f"whatif-stop-{tried.stop}")]
    seat = people.seat(say, sheet.seats[decision.seat])
    if decision.seat in tried.seats and not sheet.practice:
        seat = say.say("whatif-you", seat=seat)
    lines = [
        say.say(
            "whatif-decides",
            number=len(tried.steps) + 1,
            turn=sheet.turn,
            phase=reports.phase_name(say, sheet.game, sheet.phase),
            seat=seat,
            question=say.tell(position.question()),
        ),
        say.say(
            "whatif-goods",
            seat=people.marked(say, sheet.seats[decision.seat]),
            goods=question.holdings(say, position, decision.seat),
        ),
    ]
    hand = position.hand(decision.seat)
    if hand is not None and decision.seat in tried.seats:
        lines.append(question.hand_line(say, position, hand))
    return lines


def _explained(ask: Ask, tried: Trial, found: Keepable) -> str:
    """What would be kept and what not, and what of others was taken for granted."""
    say, sheet = ask.words, tried.position.sheet
    lines = [say.say("whatif-keep-title" if found.anything else "whatif-keep-nothing")]
    if found.answers:
        lines.append(say.say("whatif-keep-answers"))
    for seat, answer in found.answers:
        key = answer.key
        phase = reports.phase_name(say, sheet.game, key.phase)
        what, marked = say.tell(answer.label), people.marked(say, sheet.seats[seat])
        lines.append(say.say("whatif-keep-answer", seat=marked, what=what, turn=key.turn, phase=phase))
    for placed in found.lists:
        marked = people.marked(say, sheet.seats[placed.seat])
        lines.append(say.say("whatif-keep-list", seat=marked, count=len(placed.items)))
        for rank, item in enumerate(placed.items, 1):
            lines.append(say.say("whatif-keep-item", rank=rank, what=say.tell(item)))
    not_kept = [say.say(f"whatif-keep-{left.why}", what=say.tell(left.what)) for left in found.left]
    if not_kept:
        lines.append(say.say("whatif-keep-left"))
    others = [step for step in tried.steps if step.label is not None and step.seat not in tried.seats]
    granted: list[str] = []
    if others and found.anything:
        told = [_came_of(ask, tried.position, step, in_full=False) for step in others[:GRANTED]]
        told += ["…"] if len(others) > GRANTED else []
        granted.append(say.say("whatif-keep-granted", steps=" ".join(told)))
    room = MESSAGE - sum(len(line) + 1 for line in (*lines, *granted)) - len(MORE)
    return "\n".join([*lines, *_fitting(not_kept, room), *granted])


def _fitting(lines: list[str], room: int) -> list[str]:
    """The first lines that have room, and a mark for those that have not."""
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            return [*lines[:number], MORE]
    return lines


# What the panel offers


def _view(ask: Ask, tried: Trial) -> discord.ui.View:
    """The legal actions of whoever decides, and the row below them."""
    items = _actions(ask, tried) if tried.stop is None else []
    return ui.view([*items, *_below(ask, tried)])


def _actions(ask: Ask, tried: Trial) -> list[discord.ui.Item[Any]]:
    say, position = ask.words, tried.position
    codes = position.decision.actions if position.decision is not None else ()
    after = {code: step_codec.write(place) for place, code in enumerate(codes)}
    layout = lay_out(
        position.game.guide.menus, question.labelled(say, position), question.details(say, position), ROWS
    )
    game, line = position.sheet.id, tried.line
    items: list[discord.ui.Item[Any]] = []
    for row, menu in enumerate(layout.menus):
        choices = [choice.answering(after[choice.code]) for choice in menu.choices]
        press = Press("trypick", game, tried.revision, f"{line} {row}")
        items.append(ui.menu(ui.menu_title(say, menu), press, choices, row))
    for at, choice in enumerate(layout.buttons):
        press = Press("try", game, tried.revision, line + after[choice.code])
        style = GREY if choice.plain else BLUE
        items.append(ui.button(choice.label, press, style, len(layout.menus) + at // 5))
    return items


def _below(ask: Ask, tried: Trial) -> list[discord.ui.Item[Any]]:
    """Stepping back, going on over a secret, saving, closing."""
    line = tried.line
    wanted: list[tuple[str, str, str]] = []
    if tried.again:
        wanted.append(("again", "try", line + step_codec.AGAIN))
    if line:
        wanted.append(("back", "try", step_codec.back(line)))
    if len(tried.steps) > 1:
        wanted.append(("start", "try", ""))
    if any(step.seat in tried.seats and step.label is not None for step in tried.steps):
        wanted.append(("save", "trysave", line))
    wanted.append(("close", "tryclose", ""))
    game = tried.position.sheet.id
    return [
        ui.button(
            ask.words.say(f"button-try-{name}"), Press(kind, game, tried.revision, rest), GREY, row=ROWS
        )
        for name, kind, rest in wanted
    ]
