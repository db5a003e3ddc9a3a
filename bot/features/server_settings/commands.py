"""`/caylus-server`, for people with Manage Server: settings, and the doctor's findings here."""

import contextlib
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.components.custom_id import CustomId
from bot.core import game_settings, limits, lobby, outbox, queries, seats
from bot.core.clock.awake_hours import need_zone
from bot.core.clock.quiet_hours import OFF, need_quiet
from bot.core.errors import UserError
from bot.core.table_settings import TABLE_SETTINGS
from bot.delivery.sections import DeliveryHooks
from bot.features.server_settings import groups, welcome
from bot.interactions import game_answers, table_options
from bot.interactions.autocomplete import Language
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import need_manager
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    Finding,
    GivenOptions,
)
from bot.interactions.slash_commands import choices, command
from bot.text import game_status
from bot.text.localization import languages, localization_for
from languages.choosing import own_name

OPTIONS: Mapping[str, Any] = {
    **dict.fromkeys(limits.DEFAULTS, app_commands.Range[int, 0, limits.HIGHEST]),
    "language": Language,
    "cancel": str,
    "pictures": str,
}
"""Types of the options that a server sets for all of its games, by name."""
ROLES = {"opens": "settings-opens-everyone", "announce": "word-no"}
"""Settings that are a role, and their text without one: who may open tables, who is mentioned for new ones."""
CHOICES = {
    "cancel": ("moderators", "players"),
    "pictures": ("glance", "full", "phone", "none"),
}


def _of_tables(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    """Return the chosen settings of all tables; @everyone takes back a role."""
    changes: dict[str, str | None] = {
        name: str(given[name]) for name in OPTIONS if given[name] is not None
    }
    for name in ROLES:
        role: discord.Role | None = given[name]
        if role is not None:
            changes[name] = None if role.is_default() else str(role.id)
    return changes


async def _tables_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    listed = [f"<#{channel}>" for channel in now.get("channels", "").split()]
    usual = game_settings.defaults(now)
    roles = {
        name: f"<@&{now[name]}>" if name in now else ctx.l10n.format(nobody)
        for name, nobody in ROLES.items()
    }
    tables = ctx.l10n.format(
        "server-settings-now",
        channels=ctx.l10n.join(listed)
        if listed
        else ctx.l10n.format("server-all-channels"),
        **{
            name.replace("_", "-"): limits.of(now, name)
            or ctx.l10n.format("server-no-limit")
            for name in limits.DEFAULTS
        },
        language=own_name(now.get("language", ctx.settings.default)),
        cancel=ctx.l10n.format(f"choice-cancel-{now.get('cancel', 'moderators')}"),
        pictures=ctx.l10n.format(
            f"choice-pictures-{now.get('pictures', usual['pictures'])}"
        ),
    )
    return f"{tables}\n{ctx.l10n.format('settings-roles', **roles)}"


def _of_new_tables(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    return {name: str(value) for name, value in given.items() if value is not None}


async def _new_tables_now(
    ctx: Context, given: GivenOptions, now: Mapping[str, str]
) -> str:
    usual = game_settings.defaults(now)
    settings = [
        game_status.option_text(ctx.l10n, name, value)
        for name, value in usual.items()
        if name != "pictures"
        and (name != "graces" or usual["late"] == "skip" or name in now)
    ]
    return ctx.l10n.format("settings-new-tables", new=" · ".join(settings))


QUIET = "caylus-server quiet"
"""The path of the options of quiet hours, after which their texts are named."""


def _of_quiet(ctx: Context, given: GivenOptions) -> Mapping[str, str | None]:
    changes: dict[str, str | None] = {}
    if given["quiet"] is not None:
        hours = need_quiet(given["quiet"])
        changes["quiet"] = None if hours == OFF else hours
    if given["zone"] is not None:
        changes["zone"] = need_zone(given["zone"])
    return changes


async def _quiet_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    if "quiet" not in now:
        return ctx.l10n.format("settings-quiet-off")
    return ctx.l10n.format(
        "settings-quiet-now", hours=now["quiet"], zone=now.get("zone", "UTC")
    )


class ServerSettings(Feature):
    parts = (groups,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.manager_commands.append(welcome.greet)
        commands.findings += [welcome.of_channels, welcome.of_languages]
        previous = "remove_channel"
        tables = []
        for name, kind in OPTIONS.items():
            tables.append(
                CommandOption(
                    name,
                    kind | None,
                    previous,
                    choices=choices(name, CHOICES.get(name, ())),
                )
            )
            previous = name
        tables += [CommandOption(name, discord.Role | None, previous) for name in ROLES]
        commands.part(groups.SETTINGS, CommandPart(tables, _of_tables, _tables_now))
        new_tables, previous = [], tables[-1].name
        for name, setting in TABLE_SETTINGS.items():
            if setting.of_server and name not in OPTIONS:
                new_tables.append(table_options.option(setting, previous))
                previous = name
        commands.part(
            groups.SETTINGS, CommandPart(new_tables, _of_new_tables, _new_tables_now)
        )
        quiet = [
            CommandOption("quiet", str | None),
            CommandOption("zone", str | None, "quiet"),
        ]
        commands.part(QUIET, CommandPart(quiet, _of_quiet, _quiet_now))

    @command("caylus-server settings")
    async def settings(
        self,
        ctx: Context,
        add_channel: discord.TextChannel | discord.ForumChannel | None = None,
        remove_channel: discord.TextChannel | discord.ForumChannel | None = None,
        **given: Any,
    ) -> None:
        ctx.need_server()
        need_manager(ctx)
        channels = (
            (await ctx.settings.of_server(ctx.server)).get("channels", "").split()
        )
        all_groups = groups.groups(ctx)
        choices_of = {
            settings_group.name: {
                option.name: given[option.name]
                for option in settings_group.part.options
                if given.get(option.name, option.default) != option.default
            }
            for settings_group in all_groups
        }
        if add_channel is not None or remove_channel is not None:
            if add_channel is not None and str(add_channel.id) not in channels:
                channels.append(str(add_channel.id))
            if remove_channel is not None:
                channels = [
                    channel for channel in channels if channel != str(remove_channel.id)
                ]
            await ctx.settings.set_server(
                ctx.server, channels=" ".join(channels) or None
            )
        changed_groups = [
            settings_group
            for settings_group in all_groups
            if choices_of[settings_group.name]
        ]
        results = [
            await groups.apply(ctx, settings_group, choices_of[settings_group.name])
            for settings_group in changed_groups
        ]
        if changed_groups:
            await groups.show(ctx, changed_groups[0].name, now=results[0], edits=False)
        else:
            await groups.show(ctx, all_groups[0].name, edits=False)

    @item("speak", edits=True, needs_game=False, public=True)
    async def pressed_speak(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Set another language for the server than the first table's.

        Besides managers, the opener of that table may, until it starts or somebody else has.
        """
        language, shown_language, *_ = [*press.rest.split(), "", ""]
        language_now = (await ctx.settings.of_server(ctx.server)).get("language")
        if language_now != shown_language or not await ctx.db.read(
            lobby.is_first_of, press.game, ctx.server, ctx.user
        ):
            need_manager(ctx)
        if language not in languages():
            raise UserError("press-unknown")
        await ctx.settings.set_server(ctx.server, language=language)
        with contextlib.suppress(UserError):  # the table has ended, or is another's
            settings = game_settings.Settings(language=language)
            await game_answers.act(ctx, seats.change, press.game, settings)
            ctx.delivery.kick(press.game)
        await ctx.edit(
            localization_for(language).format(
                "server-speaks-now", language=own_name(language)
            )
        )

    @item("setup", needs_game=False)
    async def pressed_setup(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Answer `Check my setup` and `Set quiet hours` below the welcome."""
        ctx.need_server()
        if press.rest:
            need_manager(ctx)
            await groups.show(ctx, press.rest, edits=False)
        else:
            await self._check(ctx)

    @command("caylus-server doctor")
    async def doctor_(self, ctx: Context) -> None:
        await self._check(ctx)

    async def _check(self, ctx: Context) -> None:
        need_manager(ctx)
        findings = await of_server(ctx)
        lines = [f"{finding.mark} {finding.text(ctx.l10n)}" for finding in findings]
        await ctx.send("\n".join(lines))


LISTED_TROUBLED_GAMES = 10  # games in trouble that are listed one by one
NEEDED = (
    ("view_channel", "wrong"),
    ("send_messages", "wrong"),
    ("send_messages_in_threads", "wrong"),
    ("create_public_threads", "note"),
    ("attach_files", "note"),
    ("read_message_history", "note"),
    ("pin_messages", "note"),
)
"""Discord's permissions that the bot uses: without a "wrong" one it can't play, without a "note" it does less."""


PERMISSIONS = discord.Permissions(**{name: True for name, _ in NEEDED})
"""The permissions that the invitation requests."""


def of_permissions(have: discord.Permissions) -> list[Finding]:
    """Return the useful permissions that the bot lacks."""
    return [
        Finding(weight, f"doctor-permission-{name}".replace("_", "-"))
        for name, weight in NEEDED
        if not (getattr(have, name) or have.administrator)
    ]


async def of_server(ctx: Context) -> list[Finding]:
    """Return the faults in this channel and server, and the games that can't be posted."""
    findings = of_permissions(ctx.interaction.app_permissions)
    if not findings:
        findings.append(Finding("fine", "doctor-permissions"))
    waiting = await ctx.db.read(outbox.waiting_in, ctx.server)
    games = await ctx.db.read(queries.games_in_server, ctx.server, ("lobby", "running"))
    findings.append(Finding("fine", "doctor-running", {"games": games}))
    if waiting:
        findings.append(Finding("note", "doctor-notices", {"count": waiting}))
    for check in ctx.bot.command_hooks.findings:
        finding = await check(ctx)
        if finding is not None:
            findings.append(finding)
    trouble = ctx.retries.trouble
    troubled_games = await ctx.db.read(queries.of_server, ctx.server, list(trouble))
    for game in troubled_games[:LISTED_TROUBLED_GAMES]:
        why = ctx.retries.explain(ctx.l10n, game, trouble[game])
        findings.append(
            Finding("wrong", "doctor-game", {"game": str(game), "why": why})
        )
    if len(troubled_games) > LISTED_TROUBLED_GAMES:
        findings.append(
            Finding(
                "wrong",
                "doctor-games",
                {"count": len(troubled_games) - LISTED_TROUBLED_GAMES},
            )
        )
    return findings
