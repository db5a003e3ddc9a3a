"""Following games and people: by button where one looks at a game, by command, and stopped by a press anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import CustomId, read_id, read_number
from bot.components.ui import MENU_OPTIONS, Choice, cut
from bot.core import queries as core_queries
from bot.core.jobs import JobKind
from bot.core.model import GameInfo
from bot.delivery.context import DeliveryContext, DeliveryHooks
from bot.features.follow import use_cases
from bot.features.follow.jobs import FollowerMessages
from bot.features.follow.use_cases import MOST, OWN, SERVER, Follows
from bot.features.statistics import queries
from bot.interactions import game_lookup
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.hooks import CommandHooks, CommandOption, CommandPart, Given
from bot.interactions.items import item, one
from bot.interactions.slash_commands import command
from bot.text import game_status, people

LINES = 1_900  # characters of a list


async def _follow(ctx: Context, info: GameInfo, often: str) -> tuple[str, discord.ui.View]:
    """Follows a game that the asker sees: how, and what can be pressed."""
    refused = await ctx.db.run(use_cases.follow_game, ctx.user, info.id, often)
    if refused is not None:
        raise Refusal(f"follow-no-{refused}", most=MOST)
    l10n = ctx.l10n
    other = "end" if often == "phases" else "phases"
    view = ui.view(
        ui.button(l10n.format(f"button-follow-{kind}"), CustomId("followset", info.id, 0, rest))
        for kind, rest in ((other, other), ("none", "stop"))
    )
    return l10n.format(f"follow-{often}", game=game_status.title(l10n, info)), view


async def _follow_person(ctx: Context, user: int) -> str:
    """Follows a person's games of this server; what that means."""
    if user == ctx.user:
        raise Refusal("follow-self")
    data: dict[str, Any] = {**(ctx.interaction.data or {})}
    is_bot = data.get("resolved", {}).get("users", {}).get(str(user), {}).get("bot", False)
    refused = "refused" if is_bot else await ctx.db.run(use_cases.follow_person, ctx.user, ctx.server, user)
    if refused is not None:
        raise Refusal(f"follow-no-{refused}", most=MOST, person=f"<@{user}>")
    return ctx.l10n.format("follow-person", person=f"<@{user}>")


async def _more(ctx: Context, found: Follows) -> list[ui.Item]:
    """Menus of this channel's running games that the asker could follow, and of people."""
    l10n, known = ctx.l10n, {number for number, *_ in found.games}
    channel = getattr(ctx.interaction.channel, "parent_id", None) or ctx.channel
    running = [
        info
        for info in await ctx.db.read(core_queries.running_under, channel)
        if info.id not in known and not info.seats_of(ctx.user)
    ]
    items: list[ui.Item] = []
    if running:
        choices = []
        for info in running:
            players = ", ".join(people.player(l10n, seat, people.bare) for seat in info.seats)
            choices.append(Choice(str(info.id), _title(ctx, info.id, info.game), detail=players))
        press = CustomId("followgame", 0, 0)
        items.append(ui.menu(l10n.format("menu-follow-game"), press, choices[:MENU_OPTIONS]))
    items.append(ui.people(l10n.format("menu-follow-person"), CustomId("followperson", 0, 0)))
    return items


async def listed(ctx: Context, above: Sequence[str] = (), *, edits: bool = False) -> None:
    """What the asker follows, with menus to follow more and to stop; on a server that server's, else all."""
    l10n, here = ctx.l10n, ctx.interaction.guild_id
    found = await ctx.db.read(use_cases.of, ctx.user)
    games = [row for row in found.games if here in (None, row[2])]
    whom = [row for row in found.people if here in (None, row[0])]
    lines = list(above)
    items = [] if here is None else await _more(ctx, found)
    if games:
        titles = {number: _title(ctx, number, kind) for number, kind, _, _ in games}
        lines += [
            l10n.format("follow-line", game=titles[number], told=l10n.format(f"choice-often-{often}"))
            for number, _, _, often in games
        ]
        choices = [Choice(str(number), titles[number]) for number, *_ in games]
        items.append(ui.menu(l10n.format("menu-follow-games"), CustomId("followpick", 0, 0, "game"), choices))
    if whom:
        lines.append(l10n.format("follow-people", people=l10n.join([f"<@{user}>" for _, user in whom])))
        names: dict[int, str] = {}
        for server in {server for server, _ in whom}:
            names |= await ctx.db.read(queries.names, server, [user for at, user in whom if at == server])
        choices = [
            Choice(f"{server}-{user}", people.bare(names.get(user) or str(user))) for server, user in whom
        ]
        items.append(
            ui.menu(l10n.format("menu-follow-people"), CustomId("followpick", 0, 0, "person"), choices)
        )
    if not (games or whom):
        lines.append(l10n.format("follow-nothing"))
    if found.refused:
        lines.append(l10n.format("follow-closed"))
    text, view = cut("\n".join(lines), LINES), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


def _title(ctx: Context, number: int, kind: str) -> str:
    name = ctx.l10n.format(f"game-{kind}".replace("_", "-"))
    return ctx.l10n.format("card-title", game=name, number=str(number))


def register(commands: CommandHooks) -> None:
    """Adds who may follow to what a server and a person say."""
    commands.part(
        "caylus-server club",
        CommandPart([CommandOption("following", bool | None, "overall")], _of_server, _server_now),
    )
    privacy = (
        CommandOption("followed", bool | None, "overall"),
        CommandOption("refuse", discord.User | None, "followed"),
        CommandOption("allow", discord.User | None, "refuse"),
    )
    commands.part("caylus-club privacy", CommandPart(privacy, lambda ctx, given: {}, _privacy))


def _of_server(ctx: Context, given: Given) -> Mapping[str, str | None]:
    return {} if given["following"] is None else {SERVER: "yes" if given["following"] else "no"}


async def _server_now(ctx: Context, given: Given, now: Mapping[str, str]) -> str:
    following = ctx.l10n.format(f"standing-choice-{now.get(SERVER, 'yes')}")
    return ctx.l10n.format("club-following", following=following)


async def _privacy(ctx: Context, given: Given, now: Mapping[str, str]) -> str:
    """Who may follow the asker, after what they chose, in words."""
    if given["followed"] is not None:
        await ctx.db.run(use_cases.let_follow, ctx.user, given["followed"])
        ctx.settings.forget(ctx.user)
        await ctx.know()
    if given["refuse"] is not None:
        await ctx.db.run(use_cases.refuse, ctx.user, given["refuse"].id)
    if given["allow"] is not None:
        await ctx.db.run(use_cases.allow, ctx.user, given["allow"].id)
    if ctx.user_settings.get(OWN) == "no":
        return ctx.l10n.format("followed-nobody")
    count, refused = await ctx.db.read(use_cases.followed, ctx.user)
    told = [ctx.l10n.format("followed-everybody", count=count)]
    if refused:
        named = ctx.l10n.join([f"<@{user}>" for user in refused[:MOST]])
        told.append(ctx.l10n.format("followed-but", people=named))
    return " ".join(told)


# Presses


@item("follow")
async def pressed_follow(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follows the game under whose card it was pressed."""
    text, view = await _follow(ctx, await ctx.db.read(core_queries.info, press.game), "phases")
    await ctx.send(text, view=view)


@item("followgame", needs_game=False)
async def pressed_game(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follows the game that was picked from the list."""
    text, view = await _follow(ctx, await game_lookup.looking(ctx, one(values)), "phases")
    await ctx.send(text, view=view)


@item("followperson", edits=True, needs_game=False)
async def pressed_person(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follows the person who was picked."""
    user = read_id(one(values))
    if user is None:
        raise Refusal("press-unknown")
    await listed(ctx, [await _follow_person(ctx, user)], edits=True)


@item("followset", edits=True)
async def pressed_set(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follows a game otherwise, or no more."""
    info = await ctx.db.read(core_queries.info, press.game)
    if press.rest not in ("phases", "end"):
        await ctx.db.run(use_cases.leave_game, ctx.user, press.game)
        await ctx.edit(ctx.l10n.format("follow-stopped", what=game_status.title(ctx.l10n, info)))
        return
    text, view = await _follow(ctx, info, press.rest)
    await ctx.edit(text, view=view)


@item("follows", needs_game=False)
async def pressed_follows(ctx: Context, press: CustomId, values: list[str]) -> None:
    """The list of all that is followed."""
    await listed(ctx)


@item("followpick", edits=True, needs_game=False)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Stops what was picked from the list."""
    await _leave(ctx, one(values))
    await listed(ctx, edits=True)


@item("unfollow", needs_game=False)
async def pressed_unfollow(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Stops what a direct message was about."""
    await _leave(ctx, press.rest or str(press.game))
    await ctx.send(ctx.l10n.format("follow-left"))


async def _leave(ctx: Context, what: str) -> None:
    """Stops a game ("12") or a person ("SERVER-PERSON")."""
    first, of_person, second = what.partition("-")
    server, followed, game = read_id(first), read_id(second), read_number(first)
    if server is not None and followed is not None:
        await ctx.db.run(use_cases.leave_person, ctx.user, server, followed)
    elif game is not None and not of_person:
        await ctx.db.run(use_cases.leave_game, ctx.user, game)
    else:
        raise Refusal("press-unknown")


class Follow(Feature):
    """Its commands, and what it answers."""

    def __init__(self, delivery: DeliveryContext) -> None:
        self._jobs = FollowerMessages(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._jobs.kind,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        register(commands)

    @command("caylus-club follow")
    async def follow(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            ctx.need_server()
            await listed(ctx)
