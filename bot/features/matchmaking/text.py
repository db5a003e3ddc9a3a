"""What somebody would play, in words, and as a code for the buttons of a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.model import PACES
from bot.features.matchmaking.requests import LIVE, Criteria
from bot.text.localization import languages
from languages.choosing import own_name
from rules.register import GAMES

if TYPE_CHECKING:
    from bot.text.localization import Localization

ANY = "any"


def numbers() -> tuple[int, ...]:
    """The numbers of players that some game is for."""
    least = min(game.min_seats for game in GAMES.values())
    return tuple(range(least, max(game.max_seats for game in GAMES.values()) + 1))


def usual(kind: str | None) -> Criteria:
    """What a panel begins with: every number of players and every pace but live: `/caylus new` offers play
    without a clock, and who looks for others is to be found there. It says that one is mentioned."""
    return Criteria(kind, numbers(), tuple(pace for pace in PACES if pace != LIVE), ping=True)


def told(l10n: Localization, wanted: Criteria) -> str:
    """A request in a line."""
    kind = wanted.kind
    paces = ", ".join(l10n.format(f"option-pace-{pace}") for pace in PACES if pace in wanted.paces)
    parts = [
        l10n.format("seek-game-any") if kind is None else l10n.format(f"game-{kind}".replace("_", "-")),
        l10n.format("seek-players", players=", ".join(str(number) for number in wanted.players)),
        l10n.format("seek-pace-any") if set(wanted.paces) == set(PACES) else paces,
    ]
    if wanted.language is not None:
        parts.append(own_name(wanted.language))
    if wanted.hours:
        parts.append(l10n.format("seek-hours"))
    if wanted.ping:
        parts.append(l10n.format("seek-ping"))
    return " · ".join(parts)


def code(wanted: Criteria) -> str:
    """A request in few characters: "any/234/23/de/0/1" (players, places of the paces, hours, ping)."""
    paces = "".join(str(PACES.index(pace)) for pace in wanted.paces if pace in PACES)
    players = "".join(str(number) for number in wanted.players)
    language = wanted.language or ANY
    return f"{wanted.kind or ANY}/{players}/{paces}/{language}/{int(wanted.hours)}/{int(wanted.ping)}"


def read(text: str) -> Criteria | None:
    """What a code says; None for one that this version did not write."""
    parts = text.split("/")
    if len(parts) != 6:
        return None
    kind, players, paces, language, hours, ping = parts
    known = kind in (ANY, *GAMES) and language in (ANY, *languages())
    if not known or not (players + paces + hours + ping).isdigit():
        return None
    return Criteria(
        None if kind == ANY else kind,
        tuple(sorted({int(number) for number in players} & set(numbers()))),
        tuple(pace for at, pace in enumerate(PACES) if str(at) in paces),
        None if language == ANY else language,
        hours == "1",
        ping == "1",
    )
