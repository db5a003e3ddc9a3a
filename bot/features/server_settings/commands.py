"""`/caylus-server`, for people with Manage Server: settings, and what the doctor finds here."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.core import limits
from bot.core.game_info import EVERYBODY
from bot.features.matchmaking import lobbies, requests
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.server_settings import doctor
from bot.features.tournaments.handlers import ROLE
from bot.interactions import game_answers
from bot.interactions.context import Context
from bot.interactions.errors import Refusal, need_manager
from bot.interactions.feature import Feature
from bot.interactions.slash_commands import choices, command
from bot.interactions.transformers import PickedLanguage
from languages.choosing import own_name

POSTS_PUZZLES = ("view_channel", "send_messages", "attach_files")
PICTURES = ("glance", "full", "phone", "none")
Limit: TypeAlias = app_commands.Range[int, 0, limits.MOST]


def _for_puzzles(ctx: Context, channel: discord.TextChannel) -> discord.TextChannel:
    """The channel that is to get puzzles; raises Refusal where the bot can't post them."""
    have = channel.permissions_for(channel.guild.me)
    missing = [name for name in POSTS_PUZZLES if not getattr(have, name)]
    if missing:
        named = [ctx.l10n.format(f"puzzle-permission-{name}".replace("_", "-")) for name in missing]
        raise Refusal("puzzle-may-not", channel=channel.mention, missing=ctx.l10n.join(named))
    return channel


def _for_tables(channel: discord.TextChannel) -> discord.TextChannel:
    """The channel that is to get tables; raises Refusal where the bot can't post."""
    if not channel.permissions_for(channel.guild.me) >= game_answers.POSTING:
        raise Refusal("club-seek-cannot", channel=channel.mention)
    return channel


class ServerSettings(Feature):
    """Its commands, and what it answers."""

    @command("caylus-server settings")
    @app_commands.choices(
        cancel=choices("cancel", ("moderators", "players")),
        pictures=choices("pictures", PICTURES),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        add_channel: discord.TextChannel | None = None,
        remove_channel: discord.TextChannel | None = None,
        games_per_person: Limit | None = None,
        tables_per_person: Limit | None = None,
        tables: Limit | None = None,
        games: Limit | None = None,
        searches_per_person: Limit | None = None,
        language: PickedLanguage | None = None,
        cancel: str | None = None,
        pictures: str | None = None,
        puzzle_channel: discord.TextChannel | None = None,
        no_puzzles: bool = False,
    ) -> None:
        async with Context(interaction) as ctx:
            server = ctx.server
            need_manager(ctx)
            now = await ctx.settings.of_server(server)
            channels = now.get("channels", "").split()
            changes: dict[str, str | None] = {}
            if add_channel is not None or remove_channel is not None:
                if add_channel is not None and str(add_channel.id) not in channels:
                    channels.append(str(add_channel.id))
                if remove_channel is not None:
                    channels = [channel for channel in channels if channel != str(remove_channel.id)]
                changes["channels"] = " ".join(channels) or None
            chosen = {
                "games_per_person": games_per_person,
                "tables_per_person": tables_per_person,
                "tables": tables,
                "games": games,
                "searches_per_person": searches_per_person,
                "language": language,
                "cancel": cancel,
                "pictures": pictures,
            }
            if no_puzzles and puzzle_channel is not None:
                raise Refusal("puzzle-both")
            if no_puzzles:
                changes[puzzles_use_cases.SETTING] = None
            elif puzzle_channel is not None:
                changes[puzzles_use_cases.SETTING] = str(_for_puzzles(ctx, puzzle_channel).id)
            changes.update({name: str(value) for name, value in chosen.items() if value is not None})
            if changes:
                now = await ctx.settings.set_server(server, **changes)
            if puzzles_use_cases.SETTING in changes:
                await ctx.db.run(puzzles_use_cases.changed, server)
            listed = [f"<#{channel}>" for channel in now.get("channels", "").split()]
            await ctx.send(
                ctx.l10n.format(
                    "server-settings-now",
                    channels=ctx.l10n.join(listed) if listed else ctx.l10n.format("server-all-channels"),
                    **{
                        name.replace("_", "-"): limits.of(now, name) or ctx.l10n.format("server-no-limit")
                        for name in limits.DEFAULTS
                    },
                    language=own_name(now.get("language", ctx.settings.default)),
                    cancel=ctx.l10n.format(f"choice-cancel-{now.get('cancel', 'moderators')}"),
                    pictures=ctx.l10n.format(f"choice-pictures-{now.get('pictures', 'full')}"),
                    puzzles=f"<#{now[puzzles_use_cases.SETTING]}>"
                    if puzzles_use_cases.SETTING in now
                    else ctx.l10n.format("puzzle-off"),
                )
            )

    @command("caylus-server doctor")
    async def doctor_(self, interaction: discord.Interaction) -> None:
        async with Context(interaction) as ctx:
            need_manager(ctx)
            findings = await doctor.of_server(ctx)
            lines = [
                ctx.l10n.format("doctor-line", mark=finding.mark, text=finding.told(ctx.l10n))
                for finding in findings
            ]
            await ctx.send("\n".join(lines))

    @command("caylus-server club")
    async def club(
        self,
        interaction: discord.Interaction,
        statistics: bool | None = None,
        ratings: bool | None = None,
        overall: bool | None = None,
        following: bool | None = None,
        seek: bool | None = None,
        seek_channel: discord.TextChannel | None = None,
        seek_anywhere: bool = False,
        tournaments: bool | None = None,
        organisers: discord.Role | None = None,
        no_organisers: bool = False,
        everybody: discord.Role | None = None,
    ) -> None:
        async with Context(interaction) as ctx:
            server = ctx.server
            need_manager(ctx)
            chosen = {
                "statistics": statistics,
                "ratings": ratings,
                "overall": overall,
                "following": following,
                requests.SETTING: seek,
                "tournaments": tournaments,
            }
            changes: dict[str, str | None] = {
                name: "yes" if value else "no" for name, value in chosen.items() if value is not None
            }
            if seek_channel is not None:
                changes[requests.CHANNEL] = str(_for_tables(seek_channel).id)
            elif seek_anywhere:
                changes[requests.CHANNEL] = None
            if organisers is not None:
                changes[ROLE] = str(organisers.id)
            elif no_organisers:
                changes[ROLE] = None
            if everybody is not None:
                changes[EVERYBODY] = None if everybody.is_default() else str(everybody.id)
            now = await ctx.settings.of_server(server)
            if changes:
                now = await ctx.settings.set_server(server, **changes)
            if changes.get(requests.SETTING) == "yes":
                await ctx.db.run(lobbies.wake, server)
            usual = {"statistics": "yes", "ratings": "yes", "overall": "no", "following": "yes"}
            told = {
                name: ctx.l10n.format(f"standing-choice-{now.get(name, value)}")
                for name, value in usual.items()
            }
            following_now = ctx.l10n.format("club-following", following=told.pop("following"))
            lines = [
                ctx.l10n.format("club-now", **told),
                ctx.l10n.format(
                    "club-everybody", role=f"<@&{now[EVERYBODY]}>" if EVERYBODY in now else "@everyone"
                ),
                following_now,
                ctx.l10n.format(
                    "club-seek",
                    seek=ctx.l10n.format(f"standing-choice-{now.get(requests.SETTING, 'yes')}"),
                    where=f"<#{now[requests.CHANNEL]}>"
                    if requests.CHANNEL in now
                    else ctx.l10n.format("club-seek-anywhere"),
                ),
                ctx.l10n.format(
                    "club-now-tournaments",
                    tournaments=ctx.l10n.format(f"standing-choice-{now.get('tournaments', 'yes')}"),
                    organisers=f"<@&{now[ROLE]}>" if ROLE in now else ctx.l10n.format("club-no-organisers"),
                ),
            ]
            await ctx.send("\n".join(lines))
