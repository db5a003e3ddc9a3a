"""The `me` group: a person's language, hours, away notice, reminders, pictures, guide, and what is stored."""

from __future__ import annotations

import json
import re
from typing import TypeAlias

import discord
from discord import app_commands

from bot.components import ui
from bot.components.action_rows import cut
from bot.components.custom_id import Press
from bot.core import user_data
from bot.core.clock import user_time
from bot.delivery.reminders import WAYS
from bot.features.user_settings import handlers
from bot.interactions.autocomplete import zone_choices
from bot.interactions.context import Ask
from bot.interactions.errors import Refusal
from bot.interactions.slash_commands import choices, command, group
from bot.interactions.transformers import Pick, PickLanguage
from bot.text.markdown import quoted
from languages.choosing import own_name

PICTURES = ("full", "phone", "none")
AS_DISCORD = "discord"
"""No language of one's own: that of Discord, where the bot speaks it."""
GUIDES = ("new", "on", "off")
HOURS = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})")

AnyLanguage: TypeAlias = app_commands.Transform[str, PickLanguage(AS_DISCORD)]
Way: TypeAlias = app_commands.Transform[str, Pick("notify", WAYS)]


@command("me language")
async def language(interaction: discord.Interaction, language: AnyLanguage) -> None:
    async with Ask(interaction) as ask:
        await ask.office.preferences.set(ask.user, language=None if language == AS_DISCORD else language)
        await ask.know()
        await ask.say(ask.words.say("me-language-done", language=own_name(ask.words.language)))


def hours_of(text: str) -> str:
    """ "8-23" as it is stored; raises Refusal for anything that is no span of hours."""
    match = HOURS.fullmatch(text.strip())
    if (
        match is None
        or not (int(match[1]) <= 23 and int(match[2]) <= 24)
        or int(match[1]) == int(match[2]) % 24
    ):
        raise Refusal("me-hours-bad", text=quoted(cut(text, 60)))
    return f"{int(match[1])}-{int(match[2]) % 24}"


@command("me hours")
@app_commands.autocomplete(zone=zone_choices)
async def hours(interaction: discord.Interaction, awake: str | None = None, zone: str | None = None) -> None:
    async with Ask(interaction) as ask:
        if awake is not None or zone is not None:
            await ask.db.run(user_time.set_hours, ask.user, awake, zone)
            ask.office.preferences.forget(ask.user)
            await ask.know()
            ask.office.wake(None)
        await ask.say(
            ask.words.say(
                "me-hours-now",
                hours=ask.settings.get("hours", "0-0"),
                zone=ask.settings.get("zone", "UTC"),
            )
        )


@command("me away")
async def away(interaction: discord.Interaction, days: app_commands.Range[int, 0, 30]) -> None:
    async with Ask(interaction) as ask:
        await handlers.away(ask, days)


@command("me notify")
async def notify(
    interaction: discord.Interaction,
    how: Way | None = None,
    quiet: str | None = None,
    confirm: bool | None = None,
) -> None:
    async with Ask(interaction) as ask:
        changes: dict[str, str | None] = {}
        if how is not None:
            changes["notify"] = how
        if quiet is not None:
            changes["quiet"] = None if quiet.strip() in ("", "off", "-") else hours_of(quiet)
        if confirm is not None:
            changes["confirm"] = "yes" if confirm else "no"
        if changes:
            await ask.office.preferences.set(ask.user, **changes)
            await ask.know()
        settings = ask.settings
        await ask.say(
            ask.words.say(
                "me-notify-now",
                how=ask.words.say(f"choice-notify-{settings.get('notify', 'thread')}"),
                quiet=settings.get("quiet") or ask.words.say("word-no"),
                confirm=ask.words.say(f"word-{settings.get('confirm', 'yes')}"),
            )
        )


@command("me pictures")
@app_commands.choices(view=choices("pictures", PICTURES))
async def pictures(
    interaction: discord.Interaction, view: str | None = None, dark: bool | None = None
) -> None:
    async with Ask(interaction) as ask:
        changes: dict[str, str | None] = {}
        if view is not None:
            changes["pictures"] = view
        if dark is not None:
            changes["theme"] = "dark" if dark else None
        if changes:
            await ask.office.preferences.set(ask.user, **changes)
            await ask.know()
        settings = ask.settings
        await ask.say(
            ask.words.say(
                "me-pictures-done",
                view=ask.words.say(f"choice-pictures-{settings.get('pictures', 'full')}"),
                dark=ask.words.say("word-yes" if settings.get("theme") == "dark" else "word-no"),
            )
        )


@command("me guide")
@app_commands.choices(how=choices("guide", GUIDES))
async def guide(interaction: discord.Interaction, how: str | None = None) -> None:
    async with Ask(interaction) as ask:
        if how is not None:
            await ask.office.preferences.set(ask.user, guide=None if how == "new" else how)
            await ask.know()
        now = ask.words.say(f"choice-guide-{ask.settings.get('guide', 'new')}")
        await ask.say(ask.words.say("guide-now", how=now))


@command("me forget")
async def forget(interaction: discord.Interaction) -> None:
    async with Ask(interaction) as ask:
        view = ui.view(
            [
                ui.button(ask.words.say("button-forget"), Press("forget", 0, 0)),
                ui.button(ask.words.say("button-no"), Press("no", 0, 0)),
            ]
        )
        await ask.say(ask.words.say("me-forget-sure"), view=view)


@command("me export")
async def export(interaction: discord.Interaction) -> None:
    async with Ask(interaction) as ask:
        text = json.dumps(
            await ask.db.read(user_data.about, ask.user), indent=1, ensure_ascii=False, default=str
        )
        await ask.file(ask.words.say("me-export-line"), "about-me.json", text)


GROUP = group("me")
for _command in (language, hours, away, notify, pictures, guide, forget, export):
    GROUP.add_command(_command)
