"""People as messages show them: names that can break no line and mention nobody, and what they chose."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import discord

from bot.table import Person

if TYPE_CHECKING:
    from bot.table import SeatInfo, Table

SHOWN = 20  # columns of a name in pictures and lists
_KEPT = 5_000  # people whose settings are remembered
_MARKS = ("🔵", "🔴", "🟢", "🟠", "⚫")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200d"}  # keeps a composed emoji together
_LINK = re.compile(r"(https?):(//)", re.IGNORECASE)


def columns(char: str) -> int:
    """How wide a character is shown: 0, 1 or 2 columns."""
    if unicodedata.combining(char) or char in _JOINERS or "\ufe00" <= char <= "\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def plain(name: str | None, limit: int = SHOWN) -> str:
    """A name without line breaks, direction marks and control characters, at most `limit` columns wide."""
    kept = "".join(
        c if unicodedata.category(c) not in _UNSEEN or c in _JOINERS else " " for c in (name or "")
    )
    kept = " ".join(kept.split())
    if sum(map(columns, kept)) <= limit:
        return kept or "?"
    width, out = 1, ""  # the ellipsis
    for char in kept:
        width += columns(char)
        if width > limit:
            break
        out += char
    return out.rstrip("\u200d ") + "…"


def safe(name: str | None) -> str:
    """A name for the text of a message: plain, with no markdown, mention or link that works."""
    text = discord.utils.escape_markdown(plain(name))
    return _LINK.sub("\\1\u2060:\\2", discord.utils.escape_mentions(text))


def mark(seat: int) -> str:
    """The coloured shape in front of a seat's name."""
    return _MARKS[seat]


def seat(seat: SeatInfo) -> str:
    """A seat without its holder: "🔵 **Blue**"."""
    return f"{mark(seat.seat)} **{seat.colour}**"


def called(seat: SeatInfo) -> str:
    """A seat and its holder, who is mentioned: "🔵 **Blue** <@1>"."""
    holder = f" <@{seat.user}>" if seat.user is not None else ""
    return f"{mark(seat.seat)} **{seat.colour}**{holder}"


def named(seat: SeatInfo) -> str:
    """A seat and its holder by name, for places where a mention can't stand: "Blue (Ann)"."""
    return f"{seat.colour} ({plain(seat.name)})" if seat.name else seat.colour


def person(user: discord.User | discord.Member, *, moderator: bool = False) -> Person:
    """Somebody on Discord as the table knows them."""
    return Person(user.id, plain(user.display_name, 32), moderator)


def pings(*users: int | None) -> discord.AllowedMentions:
    """Lets a message mention just these people."""
    known = [discord.Object(user) for user in dict.fromkeys(users) if user is not None]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=known)


class Preferences:
    """What people and servers chose, remembered after the first look into the database."""

    def __init__(self, table: Table, language: str) -> None:
        self._table = table
        self._default = language
        self._people: dict[int, dict[str, str]] = {}
        self._servers: dict[int, dict[str, str]] = {}

    async def of(self, user: int) -> dict[str, str]:
        """A person's settings by name; what was never set is missing."""
        known = self._people.get(user)
        if known is None:
            known = await self._table.settings_of(user)
            if len(self._people) >= _KEPT:
                self._people.clear()
            self._people[user] = known
        return known

    async def set(self, user: int, **values: str | None) -> dict[str, str]:
        """Changes a person's settings; None removes one."""
        self._people[user] = changed = await self._table.set_for(user, values)
        return changed

    async def of_server(self, server: int) -> dict[str, str]:
        """A server's settings by name."""
        known = self._servers.get(server)
        if known is None:
            known = self._servers[server] = await self._table.server_settings(server)
        return known

    async def set_server(self, server: int, **values: str | None) -> dict[str, str]:
        """Changes a server's settings; None removes one."""
        self._servers[server] = changed = await self._table.set_server(server, values)
        return changed

    def forget(self, user: int) -> None:
        """Drops what is remembered of a person."""
        self._people.pop(user, None)

    async def language(self, server: int | None, user: int | None = None, game: str | None = None) -> str:
        """The language for a person; without one, for everybody at a game or in a server."""
        if user is not None and (chosen := (await self.of(user)).get("language")):
            return chosen
        if game is not None:
            return game
        if server is not None and (chosen := (await self.of_server(server)).get("language")):
            return chosen
        return self._default
