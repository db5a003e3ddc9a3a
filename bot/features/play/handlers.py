"""A player's action, whichever way it came: the specific command, `/caylus act`, or a component.

And `Your turn`, the present decision for one's own eyes.
"""

import asyncio
import contextlib
import logging
import time

import discord

from bot.app import log
from bot.components import ui
from bot.components.custom_id import BLUE, RED, CustomId
from bot.core import outbox, play, queries
from bot.core.errors import AccessNeeded, UserError
from bot.core.model import Answered, Outcome, Place, Position
from bot.delivery import question
from bot.delivery.discord_api import TROUBLE
from bot.delivery.thread_state import Content
from bot.interactions import errors, game_answers, game_lookup, panels
from bot.interactions.bot import code_of, item
from bot.interactions.context import REQUEST_SECONDS, Context
from bot.interactions.user_limits import draw_pictures
from bot.text import action_labels
from rules.model import PhaseEnded, noun
from storage import StorageError, message_slots, notification_kinds

_log = logging.getLogger(__name__)

# seconds that a press waits for its message before Discord is answered
EDIT_WITHIN_SECONDS = 0.5
HOW = {
    **dict.fromkeys(("act", "pick"), "prompt"),
    **dict.fromkeys(("own", "ownpick"), "own"),
    **dict.fromkeys(("sure", "never"), "sure"),
    "do": "advised",
}
"""The mode of `perform` that each kind of press answers."""


@item("act", "pick", edits=True, notification=notification_kinds.PROMPT, enters=False)
@item("own", "ownpick", "never", edits=True, enters=False)
@item("sure", style=RED, edits=True, enters=False)
@item("do", style=BLUE, edits=True, enters=False)
async def pressed(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Perform the code of a button or menu made for the press's revision.

    `never` turns off confirmations of wasteful actions. A press where the game is played is admitted by the use
    case itself; from elsewhere the asker's access is checked before.
    """
    if press.kind == "never":
        await ctx.settings.set(ctx.user, confirm="no")
    code, how = code_of(press, values), HOW[press.kind]
    ctx.need_server()
    ctx.game = press.game
    try:
        ctx.moderates = ctx.interaction.permissions.manage_threads
        if press.game in ctx.retries.trouble:
            await ctx.retries.retry_now(press.game)
        await perform(ctx, press.game, press.revision, code, how=how, at=ctx.place)
    except AccessNeeded:
        await game_lookup.enter(ctx, await ctx.db.read(queries.info, press.game))
        await perform(ctx, press.game, press.revision, code, how=how)


@item("no", edits=True, needs_game=False)
async def pressed_no(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Dismiss a confirmation without acting."""
    await ctx.edit(ctx.l10n.format("sure-not"))


async def perform(
    ctx: Context,
    game: int,
    revision: int,
    code: str,
    *,
    how: str,
    at: Place | None = None,
) -> None:
    """Perform a code in the position of a revision, after a confirmation where it would waste something.

    `how` is the kind of the answer: command (a message to the asker), prompt (the prompt in the thread), own
    (the asker's private copy of the prompt), sure (the confirmation), advised (advice). `at` is the place of a
    press whose access was not checked yet: AccessNeeded where that is not the game's place.
    """
    careful = (
        how not in ("sure", "advised")
        and ctx.user_settings.get("confirm", "yes") == "yes"
    )
    advised = ctx.bot.command_hooks.advised.get(game)
    if advised is not None and (advised.revision, advised.code) == (revision, code):
        careful = False
    with ctx.delivery.answering(game):
        began = time.perf_counter()
        outcome = await ctx.db.run_once(
            ctx.idempotency_key,
            play.act,
            game,
            ctx.person,
            revision,
            code,
            careful=careful,
            at=at,
        )
        if outcome.answered is None:
            await ctx.send(
                ctx.l10n.format("acted-already")
                + ctx.retries.trouble_line(ctx.l10n, game)
            )
        elif outcome.waste is not None:
            await _confirm(ctx, outcome.position, code, outcome.waste)
        elif outcome.answered.together:
            await _answer_together(ctx, outcome, outcome.answered)
        else:
            await _answer(ctx, outcome, outcome.answered, code, how, began)
    if how == "prompt" and outcome.events and outcome.answered is not None:
        await _follow_up(ctx, outcome, outcome.answered, code)


async def _follow_up(
    ctx: Context, outcome: Outcome, answered: Answered, code: str
) -> None:
    """Wait for the thread to show an action, in the pressed message where it can, and add private content.

    The action is done, so failures here are not reported to the person.
    """
    game = outcome.info.id
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(EDIT_WITHIN_SECONDS):
            await ctx.delivery.wait_for_text(game)
    if trouble := ctx.retries.trouble_line(ctx.l10n, game):
        text = (
            ctx.l10n.format(
                "acted-own", what=action_labels.done(ctx.l10n, code, answered.label)
            )
            + trouble
        )
        await (ctx.send(text) if ctx.interaction.response.is_done() else ctx.edit(text))
    else:
        await ctx.acknowledge()
    await ctx.delivery.wait_for_text(game)
    try:
        more = await ctx.bot.command_hooks.after(ctx, outcome, answered, code)
        if more is None:
            await panels.close(ctx, game)
        elif ctx.answered:
            await panels.show(ctx, game, more)
    except (StorageError, UserError) as problem:
        _log.warning("game %s: no panel behind an action: %s", game, problem)


async def _confirm(ctx: Context, position: Position, code: str, waste: str) -> None:
    label, sure = (
        position.label(code),
        CustomId("sure", position.info.id, position.revision, code),
    )
    buttons = [
        ui.button(ctx.l10n.within(ui.LABEL, "button-sure", action=label), sure),
        ui.labelled(ctx.l10n, sure._replace(kind="no", rest="")),
        ui.labelled(ctx.l10n, sure._replace(kind="never")),
    ]
    await ctx.send(
        ctx.l10n.format(waste, action=ctx.l10n.format_message(label)),
        view=ui.view(buttons),
    )


async def _answer(
    ctx: Context,
    outcome: Outcome,
    answered: Answered,
    code: str,
    how: str,
    began: float,
) -> None:
    """Answer an action that is done; `began` is when it was begun, for the log."""
    acted = time.perf_counter()
    ctx.delivery.keep_position(outcome.position)
    info, seat = outcome.info, answered.seat
    ctx.delivery_context.threads.acted[info.id] = ctx.user, ctx.delivery_context.now()
    label = action_labels.done(ctx.l10n, code, answered.label)
    try:
        hooks = ctx.bot.command_hooks
        if how == "prompt":
            await _answer_prompt(ctx, outcome, label)
        elif how in ("own", "sure", "advised"):
            more = await hooks.after(ctx, outcome, answered, code)
            if (
                how != "advised"
                or more is not None
                or not await _is_cleared(ctx, outcome, seat)
            ):
                await _answer_own(ctx, outcome, label, seat, more)
        else:
            await _answer_command(
                ctx,
                outcome,
                label,
                seat,
                await hooks.after(ctx, outcome, answered, code),
            )
    except Exception as problem:
        # The action is kept whatever became of its answer, so nobody may be told that nothing was changed.
        # What did not come up in the thread for want of a connection the delivery worker posts, from what is stored.
        if (
            isinstance(problem, (StorageError, *TROUBLE))
            or ctx.delivery_context.discord_api.closed()
        ):
            _log.warning(
                "game %s: the answer to an action is not noted: %s", info.id, problem
            )
        else:
            await ctx.delivery_context.report_error(
                "answer to an action", problem, info.id
            )
        if not ctx.answered:
            await ctx.send(ctx.l10n.format("acted-own", what=label))
    finally:
        done = time.perf_counter()
        logged = log.hide_code(code) if answered.private and noun(code) else code
        log.action(
            info.id,
            info.names[seat],
            log.hide_code(outcome.position.kind)
            if outcome.position.under_way
            else logged,
            look=(began - ctx.began) * 1000,
            table=(acted - began) * 1000,
            answer=(done - acted) * 1000,
        )


async def _answer_together(ctx: Context, outcome: Outcome, answered: Answered) -> None:
    """Answer with the choice in private: for others nothing has happened until all have chosen."""
    ctx.delivery.keep_position(outcome.position)
    info = outcome.info
    ctx.delivery_context.threads.acted[info.id] = ctx.user, ctx.delivery_context.now()
    message_id = "acted-own" if outcome.events else "acted-kept"
    text = ctx.l10n.format(
        message_id, what=ctx.l10n.format_message(answered.label)
    ) + ctx.retries.trouble_line(ctx.l10n, info.id)
    message = ctx.interaction.message
    try:
        if message is not None and message.flags.ephemeral:
            await ctx.edit(text, files=())
        else:
            await ctx.send(text)
    finally:
        log.action(
            info.id, info.names[answered.seat], log.hide_code(outcome.position.kind)
        )


def goes_on(outcome: Outcome, seat: int) -> bool:
    """Return whether the same seat decides next, with nothing to be read in between."""
    decision = outcome.position.decision
    return (
        decision is not None
        and decision.seat == seat
        and not any(isinstance(event, PhaseEnded) for event in outcome.events)
    )


async def _answer_prompt(ctx: Context, outcome: Outcome, label: str) -> None:
    """Let the thread show an action by the press on its question; a message that is not the question is to go."""
    game, message, current = (
        outcome.info.id,
        ctx.interaction.message,
        outcome.messages.get(message_slots.PROMPT),
    )
    if message is None or current is None or current.message != message.id:
        await ctx.edit(ctx.l10n.format("acted-own", what=label))
        if message is not None:
            slot = message_slots.old(message.id)
            await ctx.db.run(outbox.keep, game, slot, message.channel.id, message.id, 0)
    else:
        ctx.delivery_context.discord_api.pressed(message.id, ctx.interaction)


async def _is_cleared(ctx: Context, outcome: Outcome, seat: int) -> bool:
    """Return whether the pressed message is gone: then the thread shows the action and the next prompt."""
    position = outcome.position
    if position.under_way or ctx.retries.trouble_line(ctx.l10n, position.info.id):
        return False
    if position.private and goes_on(outcome, seat):
        return False
    await ctx.defer()
    try:
        async with asyncio.timeout(REQUEST_SECONDS):
            await ctx.interaction.delete_original_response()
    except TROUBLE:
        return False
    return True


async def _answer_own(
    ctx: Context, outcome: Outcome, label: str, seat: int, more: Content | None
) -> None:
    """Turn a private copy of the prompt into the same player's next one, else into the action and `more`."""
    position = outcome.position
    text = ctx.l10n.format("acted-own", what=label) + ctx.retries.trouble_line(
        ctx.l10n, position.info.id
    )
    decision = position.decision
    if (
        decision is not None
        and decision.seat in position.info.seats_of(ctx.user)
        and goes_on(outcome, seat)
    ):
        asked = await _private(ctx, position)
        await ctx.edit(f"{text}\n{asked.text}", view=asked.view, files=())
    elif more is not None:
        await ctx.edit(f"{text}\n{more.text}", view=more.view, files=())
    else:
        await ctx.edit(text, files=())


async def _answer_command(
    ctx: Context, outcome: Outcome, label: str, seat: int, more: Content | None
) -> None:
    """Answer with the action, and with the next prompt of the same player or `more`."""
    position = outcome.position
    text = ctx.l10n.format("acted-own", what=label)
    home, guild = position.info.home, ctx.interaction.guild
    if (
        home != ctx.channel
        and guild is not None
        and await ctx.permissions.is_gone(guild, position.info.channel)
    ):
        text += "\n" + ctx.l10n.format("trouble-gone")
    else:
        if home != ctx.channel:
            text += " " + ctx.l10n.format("acted-elsewhere", where=f"<#{home}>")
        text += ctx.retries.trouble_line(ctx.l10n, position.info.id)
    decision = position.decision
    view = None
    if decision is not None and decision.seat == seat:
        if position.private:
            asked = await _private(ctx, position)
            text, view = f"{text}\n{asked.text}", asked.view
        else:
            text += "\n" + ctx.l10n.format(
                "acted-next", question=ctx.l10n.format_message(position.question())
            )
    elif more is not None:
        text, view = f"{text}\n{more.text}", more.view
    await ctx.send(text, view=view)


async def _private(
    ctx: Context, position: Position, *, hand_shown: bool = False
) -> Content:
    """Return the decision for its player alone, with features' lines; without the hand where it is a picture."""
    services, l10n = ctx.delivery_context, ctx.l10n
    added = await services.hooks.render(services.db, "private_prompt", l10n, position)
    asked = question.private(l10n, position, added.choices, hand_shown=hand_shown)
    return asked._replace(text="\n".join([asked.text, *added.lines]))


@item("turn", style=BLUE, notification=notification_kinds.PROMPT)
async def open_own(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer with the decision, its buttons and menus, and the hand: a described picture, or words.

    Where no choice is left the only action is done.
    """
    position = await ctx.db.read(queries.position, press.game)
    decision = position.decision
    if decision is None:
        raise UserError("prompt-over")
    position = position.asked(ctx.user)
    decision = position.decision
    if decision is None or decision.seat not in position.info.seats_of(ctx.user):
        await ctx.send(errors.other_decides(ctx, position))
        return
    if (
        len(decision.actions) == 1
        and not position.together
        and press.revision == position.revision
    ):
        await perform(
            ctx, press.game, press.revision, decision.actions[0], how="command"
        )
        return
    kept = (
        await ctx.db.read(queries.kept, press.game, ctx.user)
        if position.together
        else None
    )
    lines = (
        []
        if kept is None
        else [ctx.l10n.format("prompt-kept", what=ctx.l10n.format_message(kept))]
    )
    files = await _hand(ctx, position, decision.seat)
    board = await ctx.bot.command_hooks.board_link(ctx, press.game)
    for pictures in [files, []] if files else [[]]:
        asked = await _private(ctx, position, hand_shown=bool(pictures))
        text = "\n".join([asked.text, *lines])
        ui.add(asked.view, board)
        if not pictures:
            await ctx.send(text, view=asked.view)
        elif await ctx.send(text, view=asked.view, files=pictures, mention=False):
            break


async def _hand(ctx: Context, position: Position, seat: int) -> list[discord.File]:
    """Return the hand as a picture; nothing without a hand, or if it can't be drawn now and is listed in words."""
    if (
        not position.hand(seat)
        or not ctx.may_attach()
        or ctx.user_settings.get("pictures") == "none"
    ):
        return []
    if ctx.bot.user_limits.taken(ctx.user):  # who is to act waits for nothing
        return []
    return await draw_pictures(
        ctx, [game_answers.render_request(ctx, "hand", position, seat=seat)]
    )
