"""Forms to type into: shown as the answer to a press, and read when they are sent."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.components.custom_id import CustomId
from bot.components.ui import cut
from bot.delivery.discord_api import TROUBLE
from bot.interactions.context import Context

_log = logging.getLogger(__name__)

TITLE = LABEL = 45  # characters, by Discord
FORM_FIELDS = 5  # fields of a form
FORM_SECONDS = 2.5  # seconds: a form can only be the first answer


class Field(NamedTuple):
    """A text field of one or a few lines; `name` is its key in the submitted values."""

    name: str
    label: str
    value: str = ""
    most: int = 100
    long: bool = False
    needed: bool = True


async def show(ctx: Context, press: CustomId, title: str, fields: Sequence[Field]) -> None:
    """Answer with a form, whose sending is a press of that kind with the texts by name."""
    modal = discord.ui.Modal(title=cut(title, TITLE), custom_id=str(press), timeout=None)
    for field in fields[:FORM_FIELDS]:
        typed: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=field.name,
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            default=field.value or None,
            required=field.needed,
            max_length=field.most,
        )
        modal.add_item(discord.ui.Label(text=cut(field.label, LABEL), component=typed))
    modal.stop()  # discord.py does not keep a stopped one: what is sent comes as an interaction
    try:
        async with asyncio.timeout(FORM_SECONDS):
            await ctx.interaction.response.send_modal(modal)
    except discord.InteractionResponded:  # the answer took so long that Discord was told to wait
        await ctx.send(ctx.l10n.format("form-again"))
    except TROUBLE as problem:
        _log.warning("a form for user %s could not be shown: %s", ctx.user, problem)


def typed(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the texts of a form that was sent, by name."""
    return dict(_texts(data.get("components") or []))


def _texts(parts: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for part in parts:
        if "value" in part and "custom_id" in part:
            yield str(part["custom_id"]), str(part["value"] or "")
        inner = part.get("components") or ([part["component"]] if part.get("component") else [])
        yield from _texts(inner)
