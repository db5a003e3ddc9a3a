"""Settings from the environment and `.env`; one that is unknown or malformed stops the start with its name."""

import dataclasses
import difflib
import ipaddress
import os
import re
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from bot.app import env_file
from bot.text import localization
from storage import Location, is_server
from storage.shard_range import ShardRange

PREFIX = "CAYLUS_"
DISCORD = "discord.com"
LEVELS = ("debug", "info", "warning", "error")


class SettingError(Exception):
    """A setting that can't be used: str(error) names it, what was read and what is allowed."""


def _setting(
    default: str, allowed: str, read: Callable[[str], Any], *, secret: bool = False
) -> Any:
    """Return one environment variable, called as its field.

    It has its default, the allowed values in words, and the function that reads it.
    """
    how = {"default": default, "allowed": allowed, "read": read}
    return dataclasses.field(
        default_factory=lambda: read(default), repr=not secret, metadata=how
    )


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (
            text.isascii()
            and text.isdigit()
            and len(text) <= 9
            and low <= int(text) <= high
        ):
            raise ValueError
        return int(text)

    return read


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError
        return text

    return read


def _yes_or_no(text: str) -> bool:
    return _one_of(("yes", "no"))(text) == "yes"


def _or(
    word: str, read: Callable[[str], Any], instead: Any = None
) -> Callable[[str], Any]:
    """Read one word, which may be none, as something else."""
    return lambda text: instead if text == word else read(text)


def _folder(text: str) -> Path:
    if not text or "\0" in text:
        raise ValueError
    path = Path(text).expanduser().absolute()
    if os.path.exists(path) and not os.path.isdir(
        path
    ):  # False where another user keeps this one from looking
        raise ValueError
    return path


class Address(NamedTuple):
    """The address on which a process listens."""

    host: str
    port: int

    def __str__(self) -> str:
        return (
            f"[{self.host}]:{self.port}"
            if ":" in self.host
            else f"{self.host}:{self.port}"
        )


def _address(text: str) -> Address:
    """Return HOST:PORT, an IPv6 host in brackets; without a host only this machine can read there."""
    host, _, port = text.rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = str(ipaddress.IPv6Address(host[1:-1]))
    elif any(c.isspace() or c in "/:[]" for c in host):
        raise ValueError
    return Address(host or "127.0.0.1", _whole(1, 65_535)(port))


def _board_url(text: str) -> str:
    """Return an address without a path; only this machine is reached without encryption."""
    parts = urlsplit(text)
    host, loopback = parts.hostname, ("127.0.0.1", "localhost", "::1")
    if (
        not host
        or parts.scheme not in ("http", "https")
        or parts.path not in ("", "/")
        or parts.query
    ):
        raise ValueError
    if (
        parts.username
        or parts.fragment
        or (parts.scheme == "http" and host not in loopback)
    ):
        raise ValueError
    return text.rstrip("/")


MOST_PARTS = 1_000


class ProcessPart(NamedTuple):
    """The part of Discord's shards that a process of several serves.

    Part `number` of so many, counted from 1, has neighboring shards: part 2/4 of 16 has the shards 4 to 7.
    """

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def shard_range(self, shards: int) -> ShardRange:
        """Return its shards; there are at least as many shards as parts."""
        return ShardRange(
            shards,
            (self.number - 1) * shards // self.of,
            self.number * shards // self.of - 1,
        )

    def of_server(self, shards: int, server: int) -> int:
        """Return the number of the part that has a server's shard."""
        parts = range(1, self.of + 1)
        return next(
            number
            for number in parts
            if ProcessPart(number, self.of).shard_range(shards).has(server)
        )


def read_part(text: str) -> ProcessPart:
    """Return the part that a text such as 2/4 names; raise ValueError."""
    match = re.fullmatch(r"([0-9]{1,4})/([0-9]{1,4})", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]) <= MOST_PARTS:
        raise ValueError
    return ProcessPart(int(match[1]), int(match[2]))


def read_parts(text: str) -> tuple[ProcessPart, ...]:
    """Return the part that a text names, or of a number such as 4 all of so many; raise ValueError."""
    if "/" in text:
        return (read_part(text),)
    last = read_part(f"{text}/{text}")
    return tuple(ProcessPart(number, last.of) for number in range(1, last.of + 1))


def _token(text: str) -> str | None:
    text = text.strip()
    if not text.isascii() or any(c.isspace() or c in "<>\"'" for c in text):
        raise ValueError
    return text or None


def _server(text: str) -> str:
    if not is_server(text) or any(c.isspace() for c in text):
        raise ValueError
    return text


def _proxy(text: str) -> str:
    """Return the URL of a proxy; one without a scheme is http, as other programs take it."""
    url = text if "://" in text else f"http://{text}"
    parts = urlsplit(url)
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or any(c.isspace() for c in url)
    ):
        raise ValueError
    _ = parts.port  # raises ValueError for one that can't be
    return url


LANGUAGES = (*localization.languages(), localization.PSEUDO)


@dataclasses.dataclass(frozen=True)
class Settings:
    """Everything a self-hoster can set; `.env.example` explains each."""

    discord_token: str | None = _setting(
        "",
        "the token of your Discord application as it is (no Bot before it), or empty for the demo",
        _token,
        secret=True,
    )
    data: Path = _setting("data", "a folder that the bot may write to", _folder)
    database: str | None = _setting(
        "",
        "postgresql://USER:PASSWORD@HOST/DATABASE, or empty for a file in CAYLUS_DATA",
        _or("", _server),
        secret=True,
    )
    log: str = _setting("info", "one of " + ", ".join(LEVELS), _one_of(LEVELS))
    language: str | None = _setting(
        "",
        "one of " + ", ".join(LANGUAGES) + ", or empty for each server's own",
        _or("", _one_of(LANGUAGES)),
    )
    backups: int = _setting(
        "14", "a whole number from 0 (no backups) to 365", _whole(0, 365)
    )
    picture_threads: int = _setting("2", "a whole number from 1 to 16", _whole(1, 16))
    thinkers: int = _setting("1", "a whole number from 1 to 16", _whole(1, 16))
    shards: int | None = _setting(
        "auto",
        "auto, or a whole number from 1 to 10000",
        _or("auto", _whole(1, 10_000)),
    )
    cluster: ProcessPart | None = _setting(
        "",
        "K/N such as 2/4 (the second of four processes), or empty for one process",
        _or("", read_part),
    )
    standby: tuple[ProcessPart, ...] = _setting(
        "",
        "N such as 4 (a process more, for any of four parts) or K/N (for that part), or empty",
        _or("", read_parts, ()),
    )
    requests: int | None = _setting(
        "auto", "auto, or a whole number from 1 to 50", _or("auto", _whole(1, 50))
    )
    health: str | None = _setting(
        "", "a file that the bot touches every minute, or empty", _or("", str)
    )
    metrics: Address | None = _setting(
        "", "a port, HOST:PORT, [IPv6]:PORT, or empty for no figures", _or("", _address)
    )
    https_proxy: str | None = _setting(
        "",
        "http://HOST:PORT or http://USER:PASSWORD@HOST:PORT (SOCKS can't be used), or empty",
        _or("", _proxy),
        secret=True,
    )
    board_url: str | None = _setting(
        "",
        "https://HOST where people reach the live board (http for this machine alone), or empty",
        _or("", _board_url),
    )
    board: Address = _setting(
        "9480", "a port, or HOST:PORT, on which the live board is served", _address
    )
    client_secret: str | None = _setting(
        "",
        "the client secret of your Discord application, or empty for no sign-in on the live board",
        _token,
        secret=True,
    )
    board_activity: bool = _setting(
        "no", "yes or no: whether the live board opens as an Activity, too", _yes_or_no
    )
    demo_port: int = _setting(
        "0", "a whole number from 0 (any free port) to 65535", _whole(0, 65535)
    )

    @property
    def place(self) -> Location:
        """The place of the games: the URL of a server, or a file."""
        return self.database or self.data / "caylus.db"

    @property
    def parts(self) -> tuple[ProcessPart, ...]:
        """Of several processes: those of which this one serves one."""
        return self.standby or (() if self.cluster is None else (self.cluster,))

    @property
    def proxy(self) -> str | None:
        """The proxy that Discord is reached by; NO_PROXY may except Discord from it."""
        return None if urllib.request.proxy_bypass(DISCORD) else self.https_proxy

    @property
    def error_folder(self) -> Path:
        return self.data / "errors"

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that must never reach a log."""
        urls = [url for url in (self.database, self.https_proxy) if url]
        passwords = [urlsplit(url).password for url in urls]
        return tuple(
            secret
            for secret in (self.discord_token, self.client_secret, *urls, *passwords)
            if secret
        )


COMMON = ("discord_token", "https_proxy")
"""Settings whose names other programs know too: they have no prefix."""
SETTINGS = {
    PREFIX * (one.name not in COMMON) + one.name.upper(): one
    for one in dataclasses.fields(Settings)
}
"""The fields of all settings by the names of their environment variables."""


def read(
    environment: Mapping[str, str], filed: Mapping[str, str] | None = None
) -> Settings:
    """Return the settings of an environment; raise SettingError for the first one that can't be used.

    `filed`: where names stand that are of a file, such as ".env, line 3".
    """
    filed = filed or {}
    # Most programs read both spellings; the demo makes no connection.
    proxy = environment.get("HTTPS_PROXY") or environment.get("https_proxy", "")
    environment = {
        **environment,
        "HTTPS_PROXY": proxy if environment.get("DISCORD_TOKEN") else "",
    }
    for name in sorted(environment):
        _refuse_unknown(name, filed.get(name), environment)
    values: dict[str, Any] = {}
    for name, setting in SETTINGS.items():
        text = environment.get(name, setting.metadata["default"])
        try:
            values[setting.name] = setting.metadata["read"](text)
        except ValueError:
            shown = repr(text[:60]) if setting.repr else "what was given"
            raise SettingError(
                f"{_place(filed.get(name))}{name} can't be {shown}; allowed: {setting.metadata['allowed']}"
            ) from None
    chosen = Settings(**values)
    if chosen.parts:
        _check_cluster(chosen)
    return chosen


def _place(where: str | None) -> str:
    """Return how a sentence about something in a file begins."""
    return f"{where}: " if where else ""


def _refuse_unknown(
    name: str, where: str | None, environment: Mapping[str, str]
) -> None:
    """Raise SettingError for a name that isn't a setting and was meant as one."""
    if name in SETTINGS or name == "https_proxy":
        return
    meant = _meant(name, filed=where is not None)
    # What another program calls its token is no mistake beside ours.
    if meant is not None and not (
        (where is None or meant == "DISCORD_TOKEN") and environment.get(meant)
    ):
        raise SettingError(
            f"{_place(where)}{name} is no setting of this bot; write {meant}"
        )
    if name.startswith(PREFIX):
        raise SettingError(
            f"{_place(where)}{name} is no setting of this bot; there are: {', '.join(SETTINGS)}"
        )


def _meant(name: str, *, filed: bool) -> str | None:
    """Return the setting that somebody meant who wrote this name.

    An environment holds the names of other programs too; in a file names are compared more freely.
    """
    upper = name.upper().replace("-", "_")
    if upper in SETTINGS:
        return upper
    if "TOKEN" in upper and (
        "DISCORD" in upper
        or (filed and upper in ("TOKEN", "BOT_TOKEN", PREFIX + "TOKEN"))
    ):
        return "DISCORD_TOKEN"
    if not filed:
        return None
    if PREFIX + upper in SETTINGS:
        return PREFIX + upper
    return next(iter(difflib.get_close_matches(upper, SETTINGS, 1, 0.85)), None)


def _check_cluster(chosen: Settings) -> None:
    """Raise SettingError where one of several processes lacks what they share."""
    of = chosen.parts[0].of
    name, value = "CAYLUS_CLUSTER", str(chosen.cluster)
    if chosen.standby:
        name, value = (
            "CAYLUS_STANDBY",
            str(of if len(chosen.standby) > 1 else chosen.standby[0]),
        )
    why = ""
    if chosen.standby and chosen.cluster is not None:
        why = f"with CAYLUS_CLUSTER={chosen.cluster}: a process has its part or stands by for one; leave one out"
    elif chosen.discord_token is None:
        why = "without DISCORD_TOKEN: the demo is one process"
    elif chosen.database is None:
        why = (
            "without CAYLUS_DATABASE: several processes share their games on a PostgreSQL server, and a file is "
            f"for one. Name a server, or leave {name} out and run one process"
        )
    elif chosen.shards is None or chosen.shards < of:
        why = (
            f"with CAYLUS_SHARDS={chosen.shards or 'auto'}: all processes must name the same number of shards, "
            f"and each needs one; allowed: a whole number from {of} to 10000"
        )
    if why:
        raise SettingError(f"{name} can't be {value!r} {why}")
    if chosen.metrics is not None and chosen.metrics.port + of > 65_536:
        raise SettingError(
            f"CAYLUS_METRICS can't be {str(chosen.metrics)!r} with {name}={value}: each part has the "
            f"port behind the one before; allowed: a port from 1 to {65_536 - of}"
        )


def load(file: Path = Path(".env"), given: Mapping[str, str] | None = None) -> Settings:
    """Return the settings of this process: of `.env` in the start folder, the environment, and what is `given`.

    Raise SettingError.
    """
    try:
        entries = env_file.read(file)
    except env_file.Unusable as problem:
        raise SettingError(str(problem)) from None
    above = {**os.environ, **(given or {})}
    where = {
        name: f"{file}, line {entry.line}"
        for name, entry in entries.items()
        if name not in above
    }
    return read(
        {**{name: entry.value for name, entry in entries.items()}, **above}, where
    )
