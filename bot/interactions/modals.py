"""Forms (Discord's modals): shown as the answer to a press, and read when they are submitted."""

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

TITLE_CHARACTERS = LABEL_CHARACTERS = 45  # by Discord
FORM_FIELDS = 5  # by Discord
FORM_SECONDS = 2.5  # a form can only be the first answer, within Discord's 3


class Field(NamedTuple):
    """A text field; `name` is its key in the submitted values."""

    name: str
    label: str
    value: str = ""
    most: int = 100  # characters
    long: bool = False  # several lines
    needed: bool = True


async def show_form(
    ctx: Context, press: CustomId, title: str, fields: Sequence[Field]
) -> None:
    """Answer with a form; submitted, it goes to the `@modal` function of the kind of `press`."""
    modal = discord.ui.Modal(
        title=cut(title, TITLE_CHARACTERS), custom_id=str(press), timeout=None
    )
    for field in fields[:FORM_FIELDS]:
        text_input: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=field.name,
            style=discord.TextStyle.paragraph
            if field.long
            else discord.TextStyle.short,
            default=field.value or None,
            required=field.needed,
            max_length=field.most,
        )
        modal.add_item(
            discord.ui.Label(
                text=cut(field.label, LABEL_CHARACTERS), component=text_input
            )
        )
    # discord.py forgets a stopped form; `Bot.on_interaction` answers it instead
    modal.stop()
    try:
        async with asyncio.timeout(FORM_SECONDS):
            await ctx.interaction.response.send_modal(modal)
    except discord.InteractionResponded:  # the answer was deferred meanwhile
        await ctx.send(ctx.l10n.format("form-again"))
    except TROUBLE as problem:
        _log.warning("a form for user %s could not be shown: %s", ctx.user, problem)


def submitted_texts(data: Mapping[str, Any]) -> dict[str, str]:
    """Return the texts of a submitted form by name."""
    return dict(_named_texts(data.get("components") or []))


def _named_texts(parts: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for part in parts:
        if "value" in part and "custom_id" in part:
            yield str(part["custom_id"]), str(part["value"] or "")
        inner = part.get("components") or (
            [part["component"]] if part.get("component") else []
        )
        yield from _named_texts(inner)
