"""What a player says before their moment: answers ahead and standing orders, for their own eyes only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import CustomId
from bot.components.item_kinds import RED
from bot.core.answers import Key
from bot.delivery import lobby_card, question
from bot.features.plans import use_cases
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from bot.text import people
from rules.register import find_game
from storage import notification_kinds

if TYPE_CHECKING:
    from bot.core.model import GameInfo
    from bot.features.plans.lookahead import Upcoming
    from bot.features.plans.use_cases import Ahead, Plan
    from bot.interactions.context import Context
    from bot.text.localization import Localization

ROWS = 5
EXAMPLES = 3  # of orders, for who has none
WITHDRAW = "-"  # the option that takes an answer back; no code


@item("ahead", notification=notification_kinds.REPORT)
async def pressed_ahead(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Shows what the presser will have to decide later in this turn."""
    text, view = _shown(ctx, press.game, await ctx.db.read(use_cases.ahead, press.game, ctx.person))
    await ctx.send(text, view=view)


@item("aheadpick", edits=True)
async def pressed_ahead_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Keeps or withdraws one answer, and shows what is still open."""
    key = Key.read(press.rest.partition("#")[0])
    if key is None or len(values) != 1:
        raise Refusal("press-unknown")
    if values[0] == WITHDRAW:
        now = await ctx.db.run(use_cases.withdraw, press.game, ctx.person, key)
    else:
        now = await ctx.db.run(use_cases.answer_ahead, press.game, ctx.person, key, values[0])
    text, view = _shown(ctx, press.game, now)
    await ctx.edit(text, view=view)


def _shown(ctx: Context, game: int, coming: Ahead) -> tuple[str, discord.ui.View | None]:
    """The questions to come, in the order of their moments; where five menus do not hold them all, those
    without an answer first."""
    l10n = ctx.l10n
    lapsed = _lapsed(l10n, coming)
    if not coming.decisions:
        view = ui.view([question.what_if(l10n, game, coming.revision)])
        return "\n".join([l10n.format("ahead-none"), *lapsed]), view
    lines = [l10n.format("ahead-title"), *lapsed]
    items: list[ui.Item] = []
    asked = [(decision, _menus(l10n, game, coming.revision, decision)) for decision in coming.decisions]
    if sum(len(menus) for _, menus in asked) > ROWS:
        asked.sort(key=lambda each: each[0].answer is not None)
    for decision, menus in asked:
        if len(items) + len(menus) > ROWS:
            lines.append(l10n.format("ahead-more"))
            break
        items += menus
        answered = next(
            (l10n.format_message(label) for code, label in decision.options if code == decision.answer), None
        )
        asks = l10n.format_message(decision.question)
        lines.append(
            l10n.format("ahead-open", question=asks)
            if answered is None
            else l10n.format("ahead-answered", question=asks, answer=answered)
        )
    if len(items) < ROWS:
        items.append(question.what_if(l10n, game, coming.revision))
    return "\n".join(lines), ui.view(items)


def _lapsed(l10n: Localization, coming: Ahead) -> list[str]:
    """The answers that came to nothing, or will as things stand."""
    return [l10n.format(f"ahead-{gone.how}", what=l10n.format_message(gone.what)) for gone in coming.gone]


def _answers(l10n: Localization, coming: Ahead) -> list[str]:
    """The answers that wait for their moment."""
    return [
        l10n.format("plan-ahead-line", answer=l10n.format_message(dict(decision.options)[decision.answer]))
        for decision in coming.decisions
        if decision.answer is not None
    ]


def _menus(l10n: Localization, game: int, revision: int, decision: Upcoming) -> list[ui.Item]:
    """One question as menus of at most 25 options, the withdrawal among them."""
    options = [
        discord.SelectOption(
            label=cut(l10n.brief(label, OPTION), OPTION), value=code, default=code == decision.answer
        )
        for code, label in decision.options
    ]
    if decision.answer is not None:
        options.append(discord.SelectOption(label=l10n.format("ahead-withdraw"), value=WITHDRAW))
    found: list[ui.Item] = []
    for number, at in enumerate(range(0, len(options), MENU_OPTIONS)):
        press = CustomId("aheadpick", game, revision, f"{decision.key}#{number}")
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=str(press),
            placeholder=cut(l10n.format_message(decision.question), OPTION),
            options=options[at : at + MENU_OPTIONS],
        )
        found.append(select)
    return found


# Standing orders


async def add(ctx: Context, info: GameInfo, order: str, *, preview: bool) -> None:
    """Arms an order, or with `preview` only tells what it would do."""
    ctx.game = info.id
    l10n = ctx.l10n
    if preview:
        planned = await ctx.db.read(use_cases.preview, info.id, ctx.person, order)
        await ctx.send(l10n.format("plan-preview", order=planned.plan.text, now=does_now(l10n, planned.plan)))
        return
    text, view = await armed(ctx, info, order)
    await ctx.send(text, view=view)


async def armed(ctx: Context, info: GameInfo, order: str) -> tuple[str, discord.ui.View | None]:
    """Arms an order; returns what to answer, with a button that takes it back."""
    l10n = ctx.l10n
    planned = await ctx.db.run(use_cases.add_plan, info.id, ctx.person, order, delivery=ctx.idempotency_key)
    view = None
    if planned.plan.id is not None:
        view = ui.view(
            [
                ui.button(
                    l10n.format("button-unplan"),
                    CustomId("unplan", info.id, info.revision, str(planned.plan.id)),
                )
            ]
        )
    seat = people.marked(l10n, info.seats[planned.seat])
    return l10n.format(
        "plan-armed", seat=seat, order=planned.plan.text, now=does_now(l10n, planned.plan)
    ), view


def does_now(l10n: Localization, plan: Plan) -> str:
    """What an order would do in the position now."""
    shown = plan.preview
    if shown is None or shown.kind is None:
        return l10n.format("plan-now-nothing")
    if shown.label is not None:
        return l10n.format("plan-now-does", what=l10n.format_message(shown.label))
    if shown.stops is not None:
        return l10n.format("plan-now-stops", why=l10n.format_message(shown.stops))
    return l10n.format("plan-now-nothing")


async def show(ctx: Context, info: GameInfo) -> None:
    """The orders of the asker's seat, by rank, and those that stopped of late; and what it answered ahead."""
    ctx.game = info.id
    l10n = ctx.l10n
    lines = [l10n.format("plan-title", game=lobby_card.title(l10n, info))]
    plans = await ctx.db.read(use_cases.plans, info.id, ctx.person)
    for rank, plan in enumerate(plans, 1):
        if plan.why is not None or plan.status not in ("armed", "paused"):
            lines.append(l10n.format("plan-stopped-line", order=plan.text, why=plan.why or plan.status))
        else:
            message_id = "plan-armed-line" if plan.status == "armed" else "plan-paused-line"
            lines.append(
                l10n.format(message_id, rank=rank, order=plan.text, id=str(plan.id), now=does_now(l10n, plan))
            )
    if not plans:
        examples = [
            l10n.format("plan-example", order=order, what=l10n.format(message_id))
            for message_id, order in find_game(info.game).guide.orders.examples[:EXAMPLES]
        ]
        lines.append(l10n.format("plan-none", examples="\n".join(examples)))
    coming = await ctx.db.read(use_cases.ahead, info.id, ctx.person)
    lines += _answers(l10n, coming) + _lapsed(l10n, coming)
    placing = find_game(info.game).guide.placing_phase
    buttons = [question.what_if(l10n, info.id, info.revision)]
    if info.phase == placing:
        buttons.insert(0, lobby_card.next_button(l10n, info.id, info.revision))
    whole = CustomId("planturn", info.id, info.revision)
    buttons.append(ui.button(l10n.format("button-planturn"), whole))
    await ctx.send("\n".join(lines), view=ui.view(buttons))


async def clear(ctx: Context, info: GameInfo, plan: int | None) -> None:
    """Withdraws an order, or all."""
    ctx.game = info.id
    count = await ctx.db.run(use_cases.clear_plan, info.id, ctx.person, plan)
    await ctx.send(ctx.l10n.format("plan-cleared", count=count))


async def pause(ctx: Context, info: GameInfo, on: bool) -> None:
    """Lets no order act for a while, or arms them again."""
    ctx.game = info.id
    count = await ctx.db.run(use_cases.pause_plans, info.id, ctx.person, on)
    await ctx.send(ctx.l10n.format("plan-paused" if on else "plan-unpaused", count=count))


@item("unplan", style=RED, edits=True)
async def pressed_unplan(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Withdraws the order that was just given."""
    count = await ctx.db.run(use_cases.clear_plan, press.game, ctx.person, press.number)
    await ctx.edit(ctx.l10n.format("plan-cleared", count=count))


async def choices(ctx: Context, info: GameInfo) -> list[tuple[str, int]]:
    """The asker's orders for an autocompletion."""
    plans = await ctx.db.read(use_cases.plans, info.id, ctx.person)
    return [(plan.text, plan.id) for plan in plans if plan.id is not None and plan.why is None]
