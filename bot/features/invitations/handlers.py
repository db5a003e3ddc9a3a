"""The host's private panel about who may join a lobby; invitations, and refusals of invitations."""

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.components import ui
from bot.components.custom_id import GREEN, RED, CustomId, read_id, read_number
from bot.components.ui import Choice
from bot.core import notifications as n
from bot.core import queries
from bot.core.admission import ENTRIES, HIGHEST, LOWEST, RELIABLE, Admission
from bot.core.clock.quiet_hours import held_for
from bot.core.errors import UserError
from bot.core.model import GameInfo
from bot.core.notifications import Invited, Notification
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import l10n_of, send
from bot.features.invitations import use_cases
from bot.features.invitations.use_cases import MOST_REFUSED
from bot.features.lobby import handlers as lobby_handlers
from bot.features.matchmaking import lobbies
from bot.interactions import game_answers, game_lookup
from bot.interactions.autocomplete import Who
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import CommandHooks, CommandOption, loaded
from bot.interactions.slash_commands import command
from bot.text import game_status, people
from storage import message_slots, notification_kinds


async def call(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Invited
) -> None:
    """Mention the people whose invitation waits; in quiet hours when these are over, if the table is open then."""
    info = batch.info
    waiting = await ctx.db.read(use_cases.waiting, info.id)
    server_settings = await ctx.settings_cache.of_server(info.server)
    pauses = {
        user: held_for(server_settings, await ctx.settings_cache.of(user), ctx.now())
        for user in (*waiting.users, *waiting.seekers)
        if info.status == "lobby" and not info.seats_of(user)
    }
    now = [user for user, pause in pauses.items() if not pause]
    if now:
        l10n = await l10n_of(ctx, info)
        card = batch.found(message_slots.CARD)
        where = f"<#{info.channel}>"
        if card is not None:
            where = f"https://discord.com/channels/{info.server}/{card.channel}/{card.message}"
        lines, title = [], game_status.title(l10n, info)
        for message, users in (
            ("invited-call", waiting.users),
            ("seek-call", waiting.seekers),
        ):
            if called := [f"<@{user}>" for user in users if user in now]:
                lines.append(
                    l10n.format(
                        message, people=l10n.join(called), game=title, link=where
                    )
                )
        buttons = [
            ui.button(
                l10n.format(f"button-{label}"), CustomId(kind, info.id, info.revision)
            )
            for label, kind in (("join", "comein"), ("notforme", "notforme"))
        ]
        # One call after the other has a nonce of its own, and the same one when it is tried again.
        nonce = f"{row.nonce[:22]}{waiting.called % 100}"
        text, view = "\n".join(lines), ui.view(buttons)
        sent = await send(
            ctx, info, text, nonce=nonce, users=now, view=view, channel=info.channel
        )
        batch.keep(message_slots.call(sent.id), sent.channel.id, sent.id, info.revision)
        await batch.confirm()
        await ctx.db.run(use_cases.mark_called, info.id, now)
    later = [pause for pause in pauses.values() if pause]
    if later:
        await put_off(ctx.db, row, "quiet hours", min(later))
    else:
        await batch.posted(row)


INVITED_PER_CHOICE = 10  # people that one choice invites
# the bounds of ratings that the panel offers; commands take any
BOUNDS = range(500, 2_801, 100)
NONE = "none"


def text(ctx: Context, info: GameInfo) -> str:
    """Return the conditions for joining and the invited people, in words."""
    lines = [
        ctx.l10n.format("gate-title", game=game_status.title(ctx.l10n, info)),
        game_status.entry_line(ctx.l10n, info.admission),
    ]
    if info.lobby is not None and info.lobby.invited:
        invited = ctx.l10n.join([f"<@{user}>" for user in info.lobby.invited])
        lines.append(ctx.l10n.format("card-invited", people=invited))
    return "\n".join(lines)


async def _panel(ctx: Context, info: GameInfo) -> tuple[str, discord.ui.View]:
    """Return text, menus and buttons with which the host sets the conditions for joining.

    The text has the number of people who look for such a table.
    """
    l10n, now, content = ctx.l10n, info.admission, text(ctx, info)
    lookers = len(await ctx.db.read(lobbies.lookers, info.id))
    kinds = [Choice(kind, l10n.format(f"choice-who-{kind}")) for kind in ENTRIES]
    items: list[ui.Item] = [
        ui.menu(
            l10n.format("button-gate"),
            _press("gatekind", info),
            kinds,
            0,
            chosen=[now.kind],
        )
    ]
    if now.kind == "rated":
        for row, (kind, bound) in enumerate(
            {"gateleast": now.least, "gatemost": now.most}.items(), 1
        ):
            choices = [
                Choice(least, l10n.format(f"{kind}-bound", bound=least))
                for least in (NONE, *map(str, BOUNDS))
            ]
            title, chosen = (
                l10n.format(f"{kind}-menu"),
                [NONE if bound is None else str(bound)],
            )
            items.append(
                ui.menu(title, _press(kind, info), choices, row, chosen=chosen)
            )
        label = l10n.format(
            "button-gatenew", newcomers="yes" if now.newcomers else "no"
        )
        items.append(ui.button(label, _press("gatenew", info), row=4))
    label = l10n.format("button-gatereliable", n=now.reliable or 0)
    items.append(ui.button(label, _press("gatereliable", info), row=4))
    items.append(
        ui.people(
            l10n.format("gate-invite"),
            _press("gateinvite", info),
            3,
            most=INVITED_PER_CHOICE,
        )
    )
    if lookers:
        content += "\n" + l10n.format(
            "lookers", game=game_status.title(l10n, info), n=lookers
        )
        items.append(
            ui.button(
                l10n.format("button-seekinvite"), _press("seekinvite", info), row=4
            )
        )
    return content, ui.view(items)


def _press(kind: str, info: GameInfo) -> CustomId:
    return CustomId(kind, info.id, info.revision)


async def show(ctx: Context, info: GameInfo) -> None:
    """Show the panel to those who may change it, the same words to others."""
    may = (info.host == ctx.user or ctx.moderates) and info.status == "lobby"
    content, view = text(ctx, info), None
    if may and not (info.practice or info.imported):
        content, view = await _panel(ctx, info)
    await ctx.send(content, view=view)


async def admit(ctx: Context, info: GameInfo, admission: Admission) -> GameInfo:
    """Return the host's choice; the card follows."""
    outcome = await game_answers.act(ctx, use_cases.admit, info.id, admission)
    ctx.delivery.kick(info.id)
    return outcome.info


async def _of_kind(ctx: Context, info: GameInfo, kind: str) -> Admission:
    if kind == info.admission.kind:
        return info.admission
    reliable = info.admission.reliable
    if kind == "rated":
        near_ratings = loaded(ctx.bot.command_hooks.near_ratings)
        near = await near_ratings(ctx, info.server, info.game, info.host or ctx.user)
        return replace(near, reliable=reliable)
    return Admission(next(one for one in ENTRIES if one == kind), reliable=reliable)


async def invite(ctx: Context, info: GameInfo, users: Sequence[int]) -> GameInfo:
    """Invite people who see where the table is; the outbox tells them."""
    guild = ctx.interaction.guild
    if guild is None:
        raise UserError("only-in-servers")
    try:
        async with asyncio.timeout(5):
            members = await asyncio.gather(
                *(guild.fetch_member(user) for user in dict.fromkeys(users))
            )
    except discord.NotFound:
        raise UserError("invite-not-here") from None
    except TROUBLE:
        raise UserError("invite-unseen") from None
    for member in members:
        if member.bot:
            raise markup_error("new-invited-bot", user=member.mention)
        await game_answers.need_sight(ctx, member, info.channel)
    guests = [people.person(member) for member in members]
    game_answers.need_few_invitations(ctx, len(guests))
    outcome = await game_answers.act(ctx, use_cases.invite, info.id, guests)
    ctx.delivery.kick(info.id)
    return outcome.info


@item("gate", notification=notification_kinds.CARD)
async def pressed_gate(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Who may join` on the card."""
    await show(ctx, await ctx.db.read(queries.info, press.game))


@item("gatekind", "gateleast", "gatemost", "gatenew", "gatereliable", edits=True)
async def pressed_choice(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Store what was chosen on the panel."""
    info = await ctx.db.read(queries.info, press.game)
    wanted, first = info.admission, values[0] if values else NONE
    match press.kind:
        case "gatekind":
            wanted = await _of_kind(
                ctx, info, first if first in ENTRIES else wanted.kind
            )
        case "gateleast":
            wanted = replace(wanted, kind="rated", least=read_number(first, 9_999))
        case "gatemost":
            wanted = replace(wanted, kind="rated", most=read_number(first, 9_999))
        case "gatenew":
            wanted = replace(wanted, kind="rated", newcomers=not wanted.newcomers)
        case _:  # the next of the usual bounds, and after the last anybody
            more = (one for one in RELIABLE if one > (wanted.reliable or 0))
            wanted = replace(wanted, reliable=next(more, None))
    content, view = await _panel(ctx, await admit(ctx, info, wanted))
    await ctx.edit(content, view=view)


@item("gateinvite", edits=True)
async def pressed_invite(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Invite the people who were chosen in the panel."""
    info = await ctx.db.read(queries.info, press.game)
    content, view = await _panel(
        ctx, await invite(ctx, info, _users(values)[:INVITED_PER_CHOICE])
    )
    await ctx.edit(content, view=view)


def _users(values: Sequence[str]) -> list[int]:
    """Return the values that are ids of people."""
    return [user for user in map(read_id, values) if user is not None]


@item("comein", style=GREEN)
async def pressed_come_in(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Join` under an invitation."""
    await lobby_handlers.take_part(ctx, press.game, "join")


@item("notforme")
async def pressed_decline(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Not for me`: decline an invitation; its host's can be refused altogether."""
    outcome = await game_answers.act(ctx, use_cases.decline, press.game)
    ctx.delivery.kick(press.game)
    host = outcome.info.host
    title = game_status.title(ctx.l10n, outcome.info)
    if host is None or host == ctx.user:
        await ctx.send(ctx.l10n.format("invite-declined", game=title))
        return
    button = ui.labelled(ctx.l10n, CustomId("refuse", 0, 0, str(host)))
    content = ctx.l10n.format("invite-declined-of", game=title, host=f"<@{host}>")
    await ctx.send(content, view=ui.view([button]))


@item("refuse", style=RED, edits=True, needs_game=False)
@item("refusals", edits=True, needs_game=False)
async def pressed_refusals(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Refuse further invitations of that person, or store the list chosen again."""
    more = press.kind == "refuse"
    hosts = _users([press.rest] if more else values)
    if more and not hosts:
        raise UserError("press-unknown")
    await _refused(
        ctx, await ctx.db.run(use_cases.refuse, ctx.user, hosts, more=more), edits=True
    )


async def _refused(ctx: Context, users: Sequence[int], *, edits: bool) -> None:
    l10n = ctx.l10n
    content = l10n.format("refusals-none")
    if users:
        content = l10n.format(
            "refusals", people=l10n.join([f"<@{user}>" for user in users])
        )
    chooser = ui.people(
        l10n.format("refusals-choose"),
        CustomId("refusals", 0, 0),
        least=0,
        most=MOST_REFUSED,
        chosen=users,
    )
    view = ui.view([chooser])
    await (ctx.edit(content, view=view) if edits else ctx.send(content, view=view))


Bound: TypeAlias = app_commands.Range[int, LOWEST, HIGHEST]


class Invitations(Feature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        people = [
            CommandOption(f"invite{n}", discord.User | None, f"invite{n - 1}")
            for n in (2, 3, 4)
        ]
        commands.option(
            "new", CommandOption("invite1", discord.User | None, "practice"), *people
        )
        commands.option("new", CommandOption("who", Who | None, "rated"))
        delivery.notification(Invited, call)

    @command("table who")
    async def who(
        self,
        ctx: Context,
        who: Who | None = None,
        least: Bound | None = None,
        most: Bound | None = None,
        newcomers: bool | None = None,
        reliable: app_commands.Range[int, 0, 100] | None = None,
        game: str | None = None,
    ) -> None:
        info = await game_lookup.open_lobby(ctx, game)
        if (who, least, most, newcomers, reliable) == (None,) * 5:
            await show(ctx, info)
            return
        # alone they mean a rated lobby
        bounds = (least, most, newcomers) != (None,) * 3
        wanted = await _of_kind(
            ctx, info, who or ("rated" if bounds else info.admission.kind)
        )
        if reliable is not None:
            wanted = replace(wanted, reliable=reliable or None)
        if wanted.kind == "rated":
            if (least, most) != (None, None):
                wanted = replace(wanted, least=least, most=most)
            if newcomers is not None:
                wanted = replace(wanted, newcomers=newcomers)
        await ctx.send(text(ctx, await admit(ctx, info, wanted)))

    @command("table invite")
    async def invite(
        self, ctx: Context, person: discord.User | None = None, game: str | None = None
    ) -> None:
        if person is None:
            await _refused(
                ctx, await ctx.db.read(use_cases.refused, ctx.user), edits=False
            )
            return
        changed = await invite(
            ctx, await game_lookup.open_lobby(ctx, game), [person.id]
        )
        await ctx.send(text(ctx, changed))
