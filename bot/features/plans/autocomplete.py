"""Completions of plans: what may be meant while a standing order is typed, shown in words and sent as notation."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.core.errors import BadChoice
from bot.features.plans import handlers, turn_plan, use_cases
from bot.interactions import game_lookup
from bot.interactions.autocomplete import NAME, completion
from bot.text.localization import english
from languages.searching import folded, spelled
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import GameInfo
    from bot.interactions.context import Context


async def suggestions(ctx: Context, info: GameInfo, typed: str) -> list[tuple[str, str]]:
    """(what is shown, order): the order as typed with what it would do now, what a list of placements can go
    on with, then examples that fit what was typed, by their words too."""
    found = []
    if typed.strip():
        with contextlib.suppress(BadChoice):
            plan = (await ctx.db.read(use_cases.preview, info.id, ctx.person, typed)).plan
            found.append((f"{plan.text} · {handlers.does_now(ctx.l10n, plan)}", plan.text))
    found += await _placements(ctx, info, typed)
    wanted = folded(typed)
    for message_id, order in find_game(info.game).guide.orders.examples:
        name = f"{ctx.l10n.format(message_id)} · {order}"
        if wanted in folded(name) or wanted in folded(english().format(message_id)):
            found.append((name, order))
    return found


async def _placements(ctx: Context, info: GameInfo, typed: str) -> list[tuple[str, str]]:
    """What a list such as "place gate > " can go on with, by the labels of what could be placed on now."""
    if not typed.startswith("place ") or ";" in typed:
        return []
    *before, last = [part.strip() for part in typed.removeprefix("place ").split(">")]
    found = []
    for code, label in (await ctx.db.read(use_cases.placements, info.id, ctx.person)).options:
        said, item = ctx.l10n.format_message(label), code.removeprefix("place ")
        spoken = (*spelled(said), folded(english().format_message(label)))
        if item not in before and (item.startswith(last) or any(folded(last) in each for each in spoken)):
            order = "place " + " > ".join([*before, item])
            found.append((f"{said} · {order}", order))
    return found


@completion
async def order_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """What the order that is being typed would do now, how it can go on, and examples like it."""
    info = await game_lookup.acting(ctx, getattr(ctx.interaction.namespace, "game", None))
    return [(name, order) for name, order in await suggestions(ctx, info, typed) if len(order) <= NAME]


@completion
async def plan_choices(ctx: Context, typed: str) -> list[tuple[str, int]]:
    """The asker's standing orders here."""
    info = await game_lookup.acting(ctx, getattr(ctx.interaction.namespace, "game", None))
    found = await handlers.choices(ctx, info)
    return [(text, plan) for text, plan in found if folded(typed) in folded(text)]


@completion
async def turn_plan_choices(ctx: Context, typed: str) -> list[tuple[str, str]]:
    """The names under which the asker keeps turn plans of this game."""
    info = await game_lookup.acting(ctx, getattr(ctx.interaction.namespace, "game", None))
    names = (await ctx.db.read(turn_plan.shown, info.id, ctx.person)).names
    return [(name, name) for name in names if folded(typed) in folded(name)]
