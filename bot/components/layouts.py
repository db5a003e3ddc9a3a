"""Messages of Components V2: texts and pictures one above the other, each picture at full width."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import discord

from bot.components import ui

TEXTS = 4_000  # characters of all texts of such a message together
COLOURS = (0x2F6DB5, 0xC8362C, 0x7DBE9B, 0xF6B73C, 0x26221E)
"""The seats' colours, as the pictures have them."""


class Block(NamedTuple):
    """A text and the pictures under it."""

    text: str
    files: Sequence[discord.File] = ()


def layout(blocks: Iterable[Block], seat: int | None, items: Iterable[ui.Item] = ()) -> discord.ui.LayoutView:
    """The blocks in a frame of a seat's colour, a gallery of one for each picture, and a row of buttons below.
    The files are to be sent along with it."""
    inside: list[ui.Item] = []
    for block in blocks:
        if block.text:
            inside.append(discord.ui.TextDisplay(block.text))
        for file in block.files:
            picture = discord.MediaGalleryItem(file, description=file.description)
            inside.append(discord.ui.MediaGallery(picture))
    made = discord.ui.LayoutView(timeout=None)
    made.add_item(discord.ui.Container(*inside, accent_colour=None if seat is None else COLOURS[seat]))
    buttons = list(items)
    if buttons:
        made.add_item(discord.ui.ActionRow(*buttons))
    made.stop()  # discord.py neither stores a stopped view nor starts a timer for it
    return made


def without(message: discord.Message, goes: Callable[[str], bool]) -> discord.ui.LayoutView | discord.ui.View:
    """The components of a posted message without the buttons whose custom id goes; the pictures of a layout are the
    files that hang on the message."""
    if not message.flags.components_v2:
        plain = discord.ui.View.from_message(message, timeout=None)
        for item in list(plain.children):
            if isinstance(item, discord.ui.Button) and goes(item.custom_id or ""):
                plain.remove_item(item)
        plain.stop()
        return plain
    shown = discord.ui.LayoutView.from_message(message, timeout=None)
    for row in list(shown.children):
        if isinstance(row, discord.ui.ActionRow):
            for button in list(row.children):
                if isinstance(button, discord.ui.Button) and goes(button.custom_id or ""):
                    row.remove_item(button)
            if not row.children:
                shown.remove_item(row)
    for part in shown.walk_children():
        if isinstance(part, discord.ui.MediaGallery):
            part.items = [
                discord.MediaGalleryItem(
                    f"attachment://{_file(item.media.url)}", description=item.description
                )
                for item in part.items
            ]
    shown.stop()
    return shown


def _file(url: str) -> str:
    """The name of the file that an address of Discord's leads to."""
    return url.partition("?")[0].rpartition("/")[2]
