"""People as messages show them: names that break no line and mention nobody, and their settings."""

import re
import typing
import unicodedata
from collections.abc import Callable
from functools import lru_cache

import discord

from bot.core import moderation, queries, user_data
from bot.core.database import UseCaseRunner
from bot.core.model import GameInfo, Person, SeatInfo, Status
from bot.text.localization import PSEUDO, Localization, localization_for, offered
from languages.catalogue import ENGLISH
from languages.choosing import of_locale
from rules.notation import seat_name
from storage import StorageError

NAME_COLUMNS = 20  # columns of a name in pictures and lists
_MOST_CACHED = 5_000  # people whose settings are remembered
_MARKS = ("🔵", "🔴", "🟢", "🟠", "⚫")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# letters and signs that show nothing
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINER = "\u200d"  # keeps a composed emoji together
# combining marks on one letter; more of them climb over other lines
_MOST_COMBINING = 3
_CHARACTERS_PER_COLUMN = 8  # characters a column, joiners and marks counted
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
# text between them has its own direction and affects no text around it
_ISOLATE, _POP = "\u2068", "\u2069"
_WORD_JOINER = "\u2060"  # takes no room and breaks no line
_SYNTAX = re.compile(r"[][\\*_~|`<>#():@/.+-]")  # all that Discord's markup is made of
# mentions, times, emoji, commands and links begin with these, or can't be without them
_OPENERS = "@<:/"


def columns(char: str) -> int:
    """Return the width of a character: 0, 1 or 2 columns."""
    if unicodedata.combining(char) or char == _JOINER or "\ufe00" <= char <= "\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


@lru_cache(maxsize=4_096)
def plain(name: str | None, limit: int = NAME_COLUMNS) -> str:
    """Return a name without line breaks, direction marks, control characters and invisible ones.

    Marks on a letter are limited. The name is at most `limit` columns wide and 8 times as many characters long.
    """
    text = (name or "")[: _CHARACTERS_PER_COLUMN * limit + 1]
    visible, marks = "", 0
    for at, char in enumerate(text):
        if char == _JOINER:
            visible += (
                char
                if 0 < at < len(text) - 1 and _joins(text[at - 1], text[at + 1])
                else " "
            )
        elif unicodedata.category(char) in _UNSEEN or char in _BLANK:
            visible += " "
        elif unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            visible += char if visible.strip() and marks <= _MOST_COMBINING else ""
        else:
            visible, marks = visible + char, 0
    visible = " ".join(visible.split())
    if (
        sum(map(columns, visible)) <= limit
        and len(text) <= _CHARACTERS_PER_COLUMN * limit
    ):
        return visible or "?"
    width, shortened = 1, ""  # the ellipsis
    for char in visible:
        width += columns(char)
        if width > limit:
            break
        shortened += char
    return shortened.rstrip(_JOINER + " ") + "…"


def _joins(before: str, after: str) -> bool:
    """Return whether a joiner between these two composes an emoji."""
    return all(
        unicodedata.category(char) in ("So", "Sk", "Mn") for char in (before, after)
    )


def bare(name: str | None, limit: int = NAME_COLUMNS) -> str:
    """Return a name for places without markup (completions, thread names); its direction affects no text around it."""
    return _isolated(plain(name, limit))


def _isolated(text: str) -> str:
    if any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text):
        return _ISOLATE + text + _POP
    return text


def safe(name: str | None, limit: int = NAME_COLUMNS) -> str:
    """Return a name for the text of a message, in which no markdown, mention, time, emoji or link works."""
    return _isolated(_SYNTAX.sub(_disarmed, plain(name, limit)))


def _disarmed(sign: re.Match[str]) -> str:
    # The backslash makes Discord show the sign as it is; the glue also parts what other readers know.
    return f"\\{sign[0]}{_WORD_JOINER if sign[0] in _OPENERS else ''}"


def mark(seat: int) -> str:
    """Return the colored shape in front of a seat's name."""
    return _MARKS[seat]


def colour(l10n: Localization, seat: int) -> str:
    """Return the name of a seat, "Blue", in the language of people; records and codes have their own English names."""
    return l10n.format_message(seat_name(seat))


def colours(l10n: Localization, info: GameInfo) -> tuple[str, ...]:
    """Return the names of a game's seats, by seat."""
    return tuple(colour(l10n, seat.seat) for seat in info.seats)


def actor_names(l10n: Localization, info: GameInfo) -> tuple[str, ...]:
    """Return the names of the seats in reports of their actions: computers with their mark."""
    return tuple(
        named(l10n, colour(l10n, seat.seat), seat.level is not None)
        for seat in info.seats
    )


def marked(l10n: Localization, seat: SeatInfo) -> str:
    """Return a seat in a line of several: "🔵 Blue"."""
    return f"{mark(seat.seat)} {colour(l10n, seat.seat)}"


def with_absence(l10n: Localization, seat: SeatInfo, text: str) -> str:
    """Return a text about a seat, with the date until which its person has announced to be away, if any."""
    return (
        text
        if seat.away is None
        else l10n.format("seat-away", seat=text, when=f"<t:{seat.away}:d>")
    )


def with_standing(l10n: Localization, seat: SeatInfo, text: str) -> str:
    """Return a text about a seat, with notes that it is skipped, and ranks last now as its person missed most turns."""
    if seat.absent and not seat.departed:
        text = l10n.format("skipped-name", name=text)
    if seat.missed is None:
        return text
    missed, turns = seat.missed
    return l10n.format("seat-ranks-last", seat=text, missed=missed, turns=turns)


def seat(l10n: Localization, seat: SeatInfo) -> str:
    """Return a seat without its holder: "🔵 **Blue**"."""
    return f"{mark(seat.seat)} **{colour(l10n, seat.seat)}**"


def seat_of(l10n: Localization, seat_: SeatInfo, name: str | None) -> str:
    """Return a seat and its former holder without a mention, "🔵 **Blue** (Ann)", or the seat alone."""
    return f"{seat(l10n, seat_)} ({safe(name)})" if name else seat(l10n, seat_)


def called(l10n: Localization, seat_: SeatInfo) -> str:
    """Return a seat and its holder with a mention: "🔵 **Blue** <@1>"."""
    text = seat(l10n, seat_)
    if seat_.user is not None and seat_.stand_in is not None:
        return text + " " + l10n.format("stand-in-name", name=f"<@{seat_.user}>")
    if seat_.user is not None:
        return f"{text} <@{seat_.user}>"
    return text if seat_.player is None else f"{text} {player(l10n, seat_, safe)}"


def named(l10n: Localization, name: str, computer: bool) -> str:
    """Return a name that already fits its place, with the mark of a computer if it is one's."""
    return l10n.format("computer-name", name=name) if computer else name


def player(
    l10n: Localization, seat: SeatInfo, shown: Callable[[str | None, int], str]
) -> str:
    """Return the name of a seat's player, with a mark for a computer; empty for an open seat.

    `shown` makes a name fit its place. The mark is kept whole, and together they are as wide as any name.
    """
    if seat.player is None:
        return shown(seat.name, NAME_COLUMNS) if seat.name else ""
    if seat.level is None and seat.user is None:
        return l10n.format("stand-in-open")
    message = "computer-name" if seat.level is not None else "stand-in-name"
    mark_ = len(l10n.format(message, name=""))
    return l10n.format(message, name=shown(seat.name, max(4, NAME_COLUMNS - mark_)))


def holders(
    l10n: Localization, info: GameInfo, shown: Callable[[str | None, int], str] = plain
) -> tuple[str, ...]:
    """Return the names of the holders for pictures (`safe` for messages), empty if one person has every seat."""
    return tuple(
        "" if info.practice else player(l10n, seat, shown) for seat in info.seats
    )


def person(user: discord.User | discord.Member, *, moderator: bool = False) -> Person:
    """Return the value of a Discord user for use cases."""
    return Person(user.id, plain(user.display_name, 32), moderator)


def awaited(l10n: Localization, info: GameInfo) -> str:
    """Return the awaited players, mentioned, in one line."""
    return l10n.join(
        [called(l10n, info.seats[asked_seat.seat]) for asked_seat in info.awaited]
    )


def pings(*users: int | None) -> discord.AllowedMentions:
    """Return the permission to mention just these people."""
    mentioned = [
        discord.Object(user) for user in dict.fromkeys(users) if user is not None
    ]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=mentioned
    )


class SettingsCache:
    """The settings of people and servers, cached after the first query."""

    def __init__(self, db: UseCaseRunner, language: str | None) -> None:
        self._db = db
        self.default = language or ENGLISH
        # by the operator, for every server that has chosen none
        self._set = language is not None
        self._people: dict[int, dict[str, str]] = {}
        self._servers: dict[int, dict[str, str]] = {}
        self._barred: dict[int, frozenset[int]] = {}
        self._names: dict[tuple[int, int], str] = {}

    async def of(self, user: int) -> dict[str, str]:
        """Return a person's settings by name; settings that were never set are missing."""
        settings = self._people.get(user)
        if settings is None:
            settings = await self._db.read(user_data.settings_of, user)
            if len(self._people) >= _MOST_CACHED:
                self._people.clear()
            self._people[user] = settings
        return settings

    async def set(self, user: int, **values: str | None) -> dict[str, str]:
        """Change a person's settings; None removes one."""
        self._people[user] = settings = await self._db.run(
            user_data.set_for, user, values
        )
        return settings

    async def of_server(self, server: int) -> dict[str, str]:
        """Return a server's settings by name."""
        settings = self._servers.get(server)
        if settings is None:
            settings = self._servers[server] = await self._db.read(
                user_data.server_settings, server
            )
        return settings

    async def set_server(self, server: int, **values: str | None) -> dict[str, str]:
        """Change a server's settings; None removes one."""
        self._servers[server] = settings = await self._db.run(
            user_data.set_server, server, values
        )
        return settings

    async def barred(self, server: int) -> frozenset[int]:
        """Return the users who are barred from the bot on a server."""
        users = self._barred.get(server)
        if users is None:
            users = self._barred[server] = await self._db.read(
                moderation.barred, server
            )
        return users

    def bars_changed(self, server: int) -> None:
        """Drop the cached bars of a server."""
        self._barred.pop(server, None)

    async def is_language_open(self, server: int) -> bool:
        """Return whether nobody has chosen a server's language, and it has had no table yet."""
        if self._set or "language" in await self.of_server(server):
            return False
        return not await self._db.read(
            queries.games_in_server, server, typing.get_args(Status)
        )

    def offered_language(self, locale: str | None) -> str | None:
        """Return the offered language of one of Discord's codes; None while the bot speaks the pseudo language."""
        return None if self.default == PSEUDO else of_locale(locale, offered())

    async def learn_language(self, server: int | None, user: int, locale: str) -> str:
        """Return the language for somebody whose Discord speaks `locale`; store the locale if it makes a difference."""
        language = await self.language(server, user, locale=locale)
        if language != await self.language(server, user):
            await self.set(user, locale=language)
        return language

    def forget(self, user: int) -> None:
        """Drop a person's cached settings."""
        self._people.pop(user, None)

    async def store_name(self, server: int, person: Person) -> None:
        """Store a person's display name on a server for all their games there, if it has changed."""
        place = server, person.user
        if self._names.get(place) == person.name:
            return
        if len(self._names) >= _MOST_CACHED:
            self._names.clear()
        self._names[place] = person.name
        try:
            if await self._db.read(user_data.is_renamed, *place, person.name):
                await self._db.run(user_data.rename, *place, person.name)
        except StorageError:  # the next time they ask for something
            self._names.pop(place, None)

    async def language(
        self,
        server: int | None,
        user: int | None = None,
        game: str | None = None,
        locale: str | None = None,
    ) -> str:
        """Return the language for a person.

        The chosen language comes first, then that of Discord's `locale`, then the last that Discord sent. Without
        any of these, or without a person, return the game's, the server's, or the bot's language.
        """
        if user is not None:
            settings = await self.of(user)
            own = (
                settings.get("language")
                or self.offered_language(locale)
                or settings.get("locale")
            )
            if own is not None:
                return own
        if game is not None:
            return game
        if server is not None and (
            of_server := (await self.of_server(server)).get("language")
        ):
            return of_server
        return self.default

    async def l10n(
        self, server: int | None, user: int | None = None, game: str | None = None
    ) -> Localization:
        """Return the texts in that language."""
        return localization_for(await self.language(server, user, game))
