"""A person's own settings beyond plain ones: away notices, and being forgotten."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from discord import app_commands

from bot.components import ui
from bot.components.custom_id import RED, CustomId
from bot.components.ui import cut
from bot.core import queries, user_data
from bot.core.clock import user_time
from bot.core.clock.quiet_hours import OFF, need_quiet
from bot.core.jobs import DAY
from bot.core.notifications import Reminder
from bot.delivery import lobby_card
from bot.delivery.sections import DeliveryHooks
from bot.features.user_settings.reminders import WAYS, Reminders
from bot.interactions.autocomplete import ChoiceOption, LanguageOption, zone_choices
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import choices, command
from bot.text import game_status
from languages.choosing import own_name


@item("forget", style=RED, edits=True, needs_game=False)
async def pressed_forget(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Delete everything stored about the asker; their games go on without them."""
    games = await ctx.db.run(user_data.forget, ctx.user)
    ctx.settings.forget(ctx.user)
    await ctx.edit(ctx.l10n.format("me-forgotten", count=len(games)))
    # what is to be written again is in finished games too
    ctx.delivery_context.wake(None)
    for game in games:
        ctx.delivery.kick(game)


PICTURES = ("full", "phone", "none")
AS_SERVER = "server"
"""No quiet hours of one's own: those of each server."""
AS_DISCORD = "discord"
"""No language of one's own: that of Discord, where the bot speaks it."""

AnyLanguage: TypeAlias = app_commands.Transform[str, LanguageOption(AS_DISCORD)]
Way: TypeAlias = app_commands.Transform[str, ChoiceOption("notify", WAYS)]


async def _changed(
    ctx: Context, changes: Mapping[str, str | None]
) -> Mapping[str, str]:
    if changes:
        await ctx.settings.set(ctx.user, **changes)
        await ctx.load_settings()
    return ctx.user_settings


def _quiet(ctx: Context, hours: str | None) -> str:
    """Return the quiet hours that somebody has chosen, in words."""
    return {
        None: ctx.l10n.format("me-quiet-server"),
        OFF: ctx.l10n.format("word-no"),
    }.get(hours) or str(hours)


class UserSettings(Feature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        delivery.notification(Reminder, Reminders().remind)

    @command("me language")
    async def language(self, ctx: Context, language: AnyLanguage) -> None:
        await _changed(ctx, {"language": None if language == AS_DISCORD else language})
        await ctx.send(
            ctx.l10n.format("me-language-done", language=own_name(ctx.l10n.language))
        )

    @command("me hours", zone=zone_choices)
    async def hours(
        self, ctx: Context, awake: str | None = None, zone: str | None = None
    ) -> None:
        if awake is not None or zone is not None:
            await ctx.db.run(user_time.set_hours, ctx.user, awake, zone)
            ctx.settings.forget(ctx.user)
            await ctx.load_settings()
            ctx.delivery_context.wake(None)  # questions show other deadlines now
        now, zone = (
            ctx.user_settings.get("hours", "0-0"),
            ctx.user_settings.get("zone", "UTC"),
        )
        first, last = now.split("-")
        if first == last:
            await ctx.send(ctx.l10n.format("me-hours-always", zone=zone))
        else:
            await ctx.send(ctx.l10n.format("me-hours-now", hours=now, zone=zone))

    @command("me away")
    async def away(self, ctx: Context, days: app_commands.Range[int, 0, 30]) -> None:
        now = await ctx.db.run(user_time.away, ctx.user, days * DAY)
        ctx.delivery_context.wake(None)  # questions show other deadlines now
        left = now.left // DAY
        if now.ends is None:
            games = await ctx.db.read(queries.games_of, ctx.user)
            waiting = [info for info in games if info.waits_for(ctx.user)]
            lines = [
                ctx.l10n.format("me-away-over", left=left),
                *game_status.waiting_lines(ctx.l10n, waiting),
            ]
            skipped = [info for info in games if info.skips(ctx.user)]
            view = lobby_card.back_buttons(ctx.l10n, (), skipped)
            await ctx.send(cut("\n".join(lines)), view=view)
        else:
            await ctx.send(
                ctx.l10n.format("me-away-until", when=f"<t:{now.ends}:F>", left=left)
            )

    @command("me notify")
    async def notify(
        self,
        ctx: Context,
        how: Way | None = None,
        quiet: str | None = None,
        confirm: bool | None = None,
        panel: bool | None = None,
    ) -> None:
        changes: dict[str, str | None] = {}
        if how is not None:
            changes["notify"] = how
        if quiet is not None:
            changes["quiet"] = (
                None if quiet.strip().casefold() == AS_SERVER else need_quiet(quiet)
            )
        for name, wanted in (("confirm", confirm), ("panel", panel)):
            if wanted is not None:
                changes[name] = "yes" if wanted else "no"
        settings = await _changed(ctx, changes)
        await ctx.send(
            ctx.l10n.format(
                "me-notify-now",
                how=ctx.l10n.format(
                    f"choice-notify-{settings.get('notify', 'thread')}"
                ),
                quiet=_quiet(ctx, settings.get("quiet")),
                confirm=ctx.l10n.format(f"word-{settings.get('confirm', 'yes')}"),
                panel=ctx.l10n.format(f"word-{settings.get('panel', 'no')}"),
            )
        )

    @command("me pictures", view=choices("pictures", PICTURES))
    async def pictures(
        self, ctx: Context, view: str | None = None, dark: bool | None = None
    ) -> None:
        changes: dict[str, str | None] = {}
        if view is not None:
            changes["pictures"] = view
        if dark is not None:
            changes["theme"] = "dark" if dark else None
        settings = await _changed(ctx, changes)
        shown = ctx.l10n.format(f"choice-pictures-{settings.get('pictures', 'phone')}")
        is_dark = ctx.l10n.format(
            "word-yes" if settings.get("theme") == "dark" else "word-no"
        )
        await ctx.send(ctx.l10n.format("me-pictures-done", view=shown, dark=is_dark))

    @command("me forget")
    async def forget(self, ctx: Context) -> None:
        kinds = ("forget", "no")
        view = ui.view(ui.labelled(ctx.l10n, CustomId(kind, 0, 0)) for kind in kinds)
        await ctx.send(ctx.l10n.format("me-forget-sure"), view=view)

    @command("me export")
    async def export(self, ctx: Context) -> None:
        data = await ctx.db.read(user_data.about, ctx.user)
        text = json.dumps(data, indent=1, ensure_ascii=False, default=str)
        await ctx.file(ctx.l10n.format("me-export-line"), "about-me.json", text)

    @command("caylus-club privacy")
    async def privacy(self, ctx: Context, **given: Any) -> None:
        parts = ctx.bot.command_hooks.parts("caylus-club privacy")
        changes = {
            name: value
            for part in parts
            for name, value in part.changes(ctx, given).items()
        }
        now = await _changed(ctx, changes)
        results = [await part.finish(ctx, given, now) for part in parts]
        await ctx.send("\n".join(results))
