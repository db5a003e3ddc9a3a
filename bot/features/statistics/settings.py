"""What a server and a person say about statistics and ratings: parts of `/caylus-server club` and `/caylus-club
privacy`."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.core.game_info import EVERYBODY
from bot.core.reliability import ANSWERS
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks, CommandOption, CommandPart, Given

PRIVACY = ("ladder", "overall", ANSWERS)
USUAL = {"statistics": "yes", "ratings": "yes", "overall": "no"}


def register(commands: CommandHooks) -> None:
    """Adds both parts."""
    flag = bool | None
    club = (
        CommandOption("statistics", flag),
        CommandOption("ratings", flag, "statistics"),
        CommandOption("overall", flag, "ratings"),
        CommandOption("everybody", discord.Role | None, "no_organisers"),
    )
    commands.part("caylus-server club", CommandPart(club, _of_server, _server_now))
    privacy = (
        CommandOption("ladder", flag),
        CommandOption("overall", flag, "ladder"),
        CommandOption("answers", flag, "overall"),
    )
    commands.part("caylus-club privacy", CommandPart(privacy, _of_person, _person_now))


def _of_server(ctx: Context, given: Given) -> Mapping[str, str | None]:
    changes: dict[str, str | None] = {
        name: "yes" if given[name] else "no" for name in USUAL if given[name] is not None
    }
    everybody: discord.Role | None = given["everybody"]
    if everybody is not None:
        changes[EVERYBODY] = None if everybody.is_default() else str(everybody.id)
    return changes


async def _server_now(ctx: Context, given: Given, now: Mapping[str, str]) -> str:
    told = {name: ctx.l10n.format(f"standing-choice-{now.get(name, value)}") for name, value in USUAL.items()}
    role = f"<@&{now[EVERYBODY]}>" if EVERYBODY in now else "@everyone"
    return "\n".join([ctx.l10n.format("club-now", **told), ctx.l10n.format("club-everybody", role=role)])


def _of_person(ctx: Context, given: Given) -> Mapping[str, str | None]:
    return {name: "yes" if given[name] else "no" for name in PRIVACY if given[name] is not None}


async def _person_now(ctx: Context, given: Given, now: Mapping[str, str]) -> str:
    on_it = now.get("ladder") != "no"
    return ctx.l10n.format(
        "standing-choice",
        ladder=ctx.l10n.format("standing-choice-in" if on_it else "standing-choice-out"),
        overall=ctx.l10n.format(f"standing-choice-{now.get('overall', 'no')}"),
        answers=ctx.l10n.format(f"standing-answers-{now.get(ANSWERS, 'no')}"),
    )
