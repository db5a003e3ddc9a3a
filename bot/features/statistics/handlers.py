"""Statistics, ladders and ratings for whoever asks: of games that they can see, or in public that all there can."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core.admission import Admission
from bot.core.game_info import everybody
from bot.delivery.renderer import RenderRequest
from bot.features.statistics import queries
from bot.features.statistics import text as worded
from bot.features.statistics.plackett_luce import COMPUTERS, shown
from bot.features.statistics.queries import PAGE
from bot.features.statistics.result_section import rates_here
from bot.interactions import game_answers, game_lookup
from bot.interactions.bot import item
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.slots import drawn
from bot.text import people
from rules.register import GAMES, find_game

KINDS = tuple(GAMES)


async def _seen(ctx: Context) -> tuple[int, ...]:
    """The channels whose games the asker may know of; of a public answer, everybody who reads it."""
    guild, user = ctx.interaction.guild, ctx.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return ()
    found = []
    for channel in await ctx.db.read(queries.channels, ctx.server):
        may = (await ctx.permissions.rights(user, channel)).looks
        if may and (not ctx.public or await ctx.permissions.all_see(guild, ctx.channel, channel)):
            found.append(channel)
    return tuple(found)


async def _rates(ctx: Context) -> bool:
    """Whether ratings are told to whoever reads the answer: where the holders of a role are everybody, to them."""
    if ctx.public:
        return await rates_here(ctx.delivery_context, ctx.server, ctx.channel)
    role = everybody(await ctx.settings.of_server(ctx.server))
    user = ctx.interaction.user
    return role is None or (isinstance(user, discord.Member) and user.get_role(role) is not None)


async def _need(ctx: Context, part: str) -> None:
    """Raises Refusal where the server has switched that part off."""
    settings = await ctx.settings.of_server(ctx.server)
    if settings.get(part) == "no":
        raise Refusal("standing-off" if part == "statistics" else "ladder-off")


Shown: TypeAlias = "Callable[[str], str]"
"""How names are written: for text, where nothing in them may work, or for pictures."""


async def show(
    ctx: Context,
    make: Callable[[Shown], list[worded.GameInfo]],
    none: str,
    *,
    view: discord.ui.View | None = None,
    edits: bool = False,
    below: str = "",
) -> None:
    """The sheets as text, with lines `below`, and as pictures; `none` is told where they have nothing."""
    told = [info for info in make(people.safe) if info["parts"]]
    if not told:
        await (ctx.edit(none, view=view, files=()) if edits else ctx.send(none))
        return
    text = "\n\n".join(worded.text(ctx.l10n, info) for info in told) + (f"\n{below}" if below else "")
    wanted = [_wanted(ctx, info) for info in make(people.bare) if info["parts"]]
    if ctx.user_settings.get("pictures") == "none":
        wanted = []
    if edits:
        await ctx.edit(text, view=view, files=await drawn(ctx, wanted))
    else:
        await ctx.picture(text, wanted, view=view)


def _wanted(ctx: Context, info: worded.GameInfo) -> RenderRequest:
    told = worded.pictured(ctx.l10n, info)
    return RenderRequest(
        "tally", "caylus-club", ctx.l10n.language, None, what=told, theme=game_answers.theme(ctx)
    )


async def near(ctx: Context, server: int, game: str, host: int) -> Admission:
    """The lobby's kind for ratings near the host's."""
    return await ctx.db.read(queries.near, server, game, host)


async def person(ctx: Context, whom: discord.Member | discord.User | None, kind: str | None) -> None:
    """A person's statistics."""
    await _need(ctx, "statistics")
    user = whom or ctx.interaction.user
    if user.bot:
        told = [
            ctx.l10n.format("standing-rating-of-level", level=level, rating=str(shown(rating.mu)))
            for level, rating in COMPUTERS.items()
        ]
        await ctx.send(ctx.l10n.format("standing-computer", ratings=ctx.l10n.join(told)))
        return
    alone = user.id == ctx.user and not ctx.public
    found = await ctx.db.read(
        queries.person, ctx.server, user.id, await _seen(ctx), rates=await _rates(ctx), alone=alone
    )
    kinds = [one for one in found.sums.kinds() if kind in (None, one)]
    await show(
        ctx,
        lambda shown: [
            worded.person(ctx.l10n, shown(user.display_name), found, one, alone=alone) for one in kinds
        ],
        ctx.l10n.format("standing-none", name=people.safe(user.display_name)),
    )


async def server(ctx: Context, kind: str | None) -> None:
    """The statistics of all games of the server."""
    await _need(ctx, "statistics")
    found = await ctx.db.read(queries.server, ctx.server, await _seen(ctx))
    users = [row.user for rows in found.records.values() for row in rows if row.user is not None]
    names = await _names(ctx, users)
    kinds = [one for one in found.sums.kinds() if kind in (None, one)]
    await show(
        ctx,
        lambda shown: [worded.server(ctx.l10n, found, one, _as(names, shown)) for one in kinds],
        ctx.l10n.format("standing-none-here"),
    )


async def ladder(ctx: Context, kind: str, page: int, *, edits: bool = False) -> None:
    """A page of the ladder of a game."""
    await _need(ctx, "ratings")
    if not await _rates(ctx):
        role = everybody(await ctx.settings.of_server(ctx.server))
        raise Refusal("ladder-members", role=f"<@&{role}>")
    found = await ctx.db.read(queries.ladder, ctx.server, kind, page, ctx.user, alone=not ctx.public)
    pages = -(-found.people // PAGE)
    view = _turning(ctx, kind, found.page, pages) if pages > 1 else None
    names = await _names(ctx, [rung.user for rung in found.rungs])

    def make(shown: Shown) -> list[worded.GameInfo]:
        return [worded.ladder(ctx.l10n, found, pages, _as(names, shown))] if found.rungs else []

    none = ctx.l10n.format("ladder-empty", game=ctx.l10n.game(kind))
    if found.own is not None:
        none += "\n" + ctx.l10n.format("ladder-own", told=worded.rating(ctx.l10n, found.own))
    below = ctx.l10n.format("ladder-public")
    if found.due is not None:
        below += "\n" + ctx.l10n.format("ladder-judged", when=f"<t:{found.due}:D>")
    await show(ctx, make, f"{none}\n{below}", view=view, edits=edits, below=below)


def _turning(ctx: Context, kind: str, page: int, pages: int) -> discord.ui.View:
    items: list[ui.Item] = []
    for label, other in (("return", page - 1), ("next", page + 1)):
        if 1 <= other <= pages:
            press = CustomId("ladder", KINDS.index(kind), other)
            items.append(ui.button(ctx.l10n.format(f"button-{label}"), press))
    return ui.view(items)


@item("ladder", edits=True, needs_game=False)
async def pressed_ladder(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Another page: `game` is the place of a game among all, `revision` the page."""
    ctx.need_server()
    if press.game >= len(KINDS):
        raise Refusal("press-unknown")
    message = ctx.interaction.message
    ctx.public = message is None or not message.flags.ephemeral  # everybody reads what a press changes
    await game_lookup.speak_to_all(ctx)
    await ladder(ctx, find_game(KINDS[press.game]).id, press.revision, edits=True)


async def _names(ctx: Context, users: Sequence[int]) -> Mapping[int, str]:
    return await ctx.db.read(queries.names, ctx.server, sorted(set(users)))


def _as(names: Mapping[int, str], shown: Shown) -> dict[int, str]:
    return {user: shown(name) for user, name in names.items()}
