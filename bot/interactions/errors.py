"""Answers to errors: the reason, and for the player who decides the present question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.core.catalogue import say
from bot.core.errors import (
    IllegalChoice,
    NotAllowed,
    NotYourDecision,
    SeatTaken,
    StaleRequest,
    UserError,
)
from bot.core.model import Position
from bot.delivery import question
from bot.text import people
from bot.text.localization import Markup, quoted
from rules.model import Arg, Message

if TYPE_CHECKING:
    from bot.interactions.context import Context


def markup_error(message_id: str, /, **args: Arg) -> UserError:
    """Return an error whose arguments are Discord markup, which is not escaped."""
    marked = {
        name: Markup(arg) if isinstance(arg, str) else arg for name, arg in args.items()
    }
    return UserError(message_id, words=say(message_id, **marked))


def need_manager(ctx: Context) -> None:
    """Raise UserError to people without Manage Server."""
    if not ctx.interaction.permissions.manage_guild:
        raise UserError("server-manager-only")


async def need_on(ctx: Context, setting: str, off: str) -> None:
    """Raise UserError with the message `off` if the server has switched a setting off."""
    if (await ctx.settings.of_server(ctx.server)).get(setting) == "no":
        raise UserError(off)


_MARKUP = {"when": "<t:{}:f>", "channel": "<#{}>"}
"""The markup of numeric arguments of errors, by name."""
# the most actions that a refusal lists beside the components below it
LISTED_ACTIONS = 8


async def explain(ctx: Context, error: UserError) -> None:
    """Answer an error with its sentence, and with the present question if the asker decides it."""
    if isinstance(error, StaleRequest | NotYourDecision | IllegalChoice):
        await _explain_refusal(ctx, error)
        if isinstance(error, StaleRequest) and ctx.game is not None:
            await ctx.retries.retry_now(ctx.game)
        return
    args = dict(error.message.args)
    if isinstance(error, NotAllowed | SeatTaken):  # these name people
        args |= {
            name: people.bare(str(args[name]))
            for name in ("host", "name", "user")
            if name in args
        }
    args |= {
        name: Markup(form.format(args[name]))
        for name, form in _MARKUP.items()
        if isinstance(args.get(name), int)
    }
    await ctx.send(
        ctx.l10n.format_message(msgspec.structs.replace(error.message, args=args))
    )


async def _explain_refusal(
    ctx: Context, error: StaleRequest | NotYourDecision | IllegalChoice
) -> None:
    """Answer why an action was refused; the player who decides gets the present question with its components."""
    text = ctx.l10n.format_message(error.message)
    position = error.position
    if position is None or position.decision is None:
        await ctx.send(text)
        return
    position = position.asked(ctx.user)
    decision, info = position.decision, position.info
    assert decision is not None
    if decision.seat in info.seats_of(ctx.user):
        if isinstance(error, IllegalChoice):
            text = _rules_reason(ctx, position, error.message)
        await send_with_question(ctx, position, text)
        return
    turn = other_decides(ctx, position)
    await ctx.send(turn if isinstance(error, NotYourDecision) else f"{text}\n{turn}")


def other_decides(ctx: Context, position: Position) -> str:
    """Return who decides, the kind of decision, and since when, for a person who does not decide."""
    info = position.info
    args = {
        "kind": ctx.l10n.kind(position.kind),
        "since": f"<t:{info.since or info.created}:R>",
    }
    if position.together and len(info.awaited) > 1:
        return ctx.l10n.format(
            "others-turn", together="yes", player=people.awaited(ctx.l10n, info), **args
        )
    decides = info.seats[info.awaited[0].seat]
    turn = ctx.l10n.format(
        "others-turn", together="no", player=people.called(ctx.l10n, decides), **args
    )
    return (
        f"{turn}\n{ctx.l10n.format('others-asked')}"
        if info.waits_for(ctx.user)
        else turn
    )


async def send_with_question(ctx: Context, position: Position, text: str) -> None:
    """Answer the player who decides with a text and the present question; edit a private message that was pressed."""
    asked, pressed = question.private(ctx.l10n, position), ctx.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await ctx.edit(f"{text}\n{asked.text}", view=asked.view, files=())
    else:
        await ctx.send(f"{text}\n{asked.text}", view=asked.view)


_WITHOUT_CODES = {
    "error-illegal": ("refused-illegal", "reason"),
    "error-notation": ("refused-notation", "text"),
    "error-notation-bound": ("refused-illegal", "bound"),
}
"""For messages of the rules that list codes: the message without the list, and the argument that is the reason."""


def _rules_reason(ctx: Context, position: Position, message: Message) -> str:
    """Return the rules' reason; its list of codes is left out if it is long, since the components show it."""
    if message.id not in _WITHOUT_CODES:
        return ctx.l10n.format_message(message)
    message_id, reason = _WITHOUT_CODES[message.id]
    why = ctx.l10n.format(
        message_id, text=quoted(str(message.args["text"])), reason=message.args[reason]
    )
    codes = position.decision.actions if position.decision is not None else ()
    if len(codes) > LISTED_ACTIONS:
        return f"{why} {ctx.l10n.format('possible-many', count=len(codes))}"
    return f"{why} {ctx.l10n.format('possible-few', codes=', '.join(f'`{code}`' for code in codes))}"
