"""The reasons why an action was refused, for the asker: the rule, and for the deciding player the present question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.core.catalogue import say
from bot.core.errors import IllegalChoice, NotAllowed, NotYourDecision, SeatTaken, StaleRequest, UserError
from bot.core.model import Position
from bot.delivery import question
from bot.text import people
from bot.text.localization import Markup, quoted
from rules.model import Arg, Message

if TYPE_CHECKING:
    from bot.interactions.context import Context


def in_markup(message_id: str, /, **args: Arg) -> UserError:
    """Return an error whose texts are Discord's markup already: they are not quoted again."""
    marked = {name: Markup(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    return UserError(message_id, words=say(message_id, **marked))


def need_manager(ctx: Context) -> None:
    """Raise UserError to people without Manage Server."""
    if not ctx.interaction.permissions.manage_guild:
        raise UserError("server-manager-only")


async def need_on(ctx: Context, setting: str, off: str) -> None:
    """Raise UserError with the message `off` where the server has switched something off."""
    if (await ctx.settings.of_server(ctx.server)).get(setting) == "no":
        raise UserError(off)


WRITTEN = {"when": "<t:{}:f>", "channel": "<#{}>"}
LISTED_ACTIONS = 8  # so many actions are listed in a refusal; the components below it have them all


async def explain(ctx: Context, error: UserError) -> None:
    """Answer a refusal with one kind sentence, and the present question where that helps."""
    if isinstance(error, StaleRequest | NotYourDecision | IllegalChoice):
        await refused(ctx, error)
        if isinstance(error, StaleRequest) and ctx.game is not None:
            await ctx.retries.retry_now(ctx.game)
        return
    args = dict(error.message.args)
    if isinstance(error, NotAllowed | SeatTaken):  # these name people
        args |= {name: people.bare(str(args[name])) for name in ("host", "name", "user") if name in args}
    # An instant and a channel, which every reader's Discord writes.
    args |= {
        name: Markup(form.format(args[name]))
        for name, form in WRITTEN.items()
        if isinstance(args.get(name), int)
    }
    await ctx.send(ctx.l10n.format_message(msgspec.structs.replace(error.message, args=args)))


async def refused(ctx: Context, error: StaleRequest | NotYourDecision | IllegalChoice) -> None:
    """Tell why an action was refused; its own player gets the present question with its components."""
    text = ctx.l10n.format_message(error.message)
    position = error.position
    if position is None or position.decision is None:
        await ctx.send(text)
        return
    position = position.asked(ctx.user)
    decision, info = position.decision, position.info
    assert decision is not None, "it was asked before"
    if decision.seat in info.seats_of(ctx.user):
        if isinstance(error, IllegalChoice):
            text = _reason(ctx, position, error.message)
        await with_question(ctx, position, text)
        return
    waits = others(ctx, position)
    await ctx.send(waits if isinstance(error, NotYourDecision) else f"{text}\n{waits}")


def others(ctx: Context, position: Position) -> str:
    """Return whose decision it is, told to somebody else: no more than the kind of it, and since when."""
    info = position.info
    args = {"kind": ctx.l10n.format(f"kind-{position.kind}"), "since": f"<t:{info.since or info.created}:R>"}
    if position.together and len(info.awaited) > 1:
        return ctx.l10n.format("others-choose", players=people.awaited(ctx.l10n, info), **args)
    decides = info.seats[info.awaited[0].seat]
    turn = ctx.l10n.format("others-turn", player=people.called(ctx.l10n, decides), **args)
    return f"{turn}\n{ctx.l10n.format('others-asked')}" if info.waits_for(ctx.user) else turn


async def with_question(ctx: Context, position: Position, text: str) -> None:
    """Send a text to the deciding player, and below it the present question with its components.

    If a private message was pressed, it is edited.
    """
    asked, pressed = question.private(ctx.l10n, position), ctx.interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await ctx.edit(f"{text}\n{asked.text}", view=asked.view, files=())
    else:
        await ctx.send(f"{text}\n{asked.text}", view=asked.view)


REASONS = {
    "error-illegal": ("refused-illegal", "reason"),
    "error-notation": ("refused-notation", "text"),
    "error-notation-bound": ("refused-illegal", "bound"),
}
"""The messages of the rules that list codes, as they are told without, and which of their arguments is the reason."""


def _reason(ctx: Context, position: Position, message: Message) -> str:
    """Return the rules' reason without their list of codes, which the components below the answer have.

    Few of them again.
    """
    if message.id not in REASONS:
        return ctx.l10n.format_message(message)
    message_id, reason = REASONS[message.id]
    why = ctx.l10n.format(message_id, text=quoted(str(message.args["text"])), reason=message.args[reason])
    codes = position.decision.actions if position.decision is not None else ()
    if len(codes) > LISTED_ACTIONS:
        return f"{why} {ctx.l10n.format('possible-many', count=len(codes))}"
    return f"{why} {ctx.l10n.format('possible-few', codes=', '.join(f'`{code}`' for code in codes))}"
