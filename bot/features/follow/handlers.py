"""Following games and people: by button where one looks at a game, by command, and stopped by a press anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.components import ui
from bot.components.action_rows import Choice, cut
from bot.components.custom_id import Press, read_id, read_number
from bot.core import queries as core_queries
from bot.delivery import lobby_card
from bot.features.follow import use_cases
from bot.features.follow.use_cases import MOST, OWN
from bot.features.statistics import queries
from bot.interactions.errors import Refusal
from bot.text import people

if TYPE_CHECKING:
    from bot.core.model import Sheet
    from bot.features.follow.use_cases import Follows
    from bot.interactions.context import Ask

LINES = 1_900  # characters of a list


async def game(ask: Ask, sheet: Sheet, often: str) -> None:
    """Follows a game that the asker sees."""
    refused = await ask.db.run(use_cases.follow_game, ask.user, sheet.id, often)
    if refused is not None:
        raise Refusal(f"follow-no-{refused}", most=MOST)
    text, view = _now(ask, sheet, often)
    await ask.say(text, view=view)


def _now(ask: Ask, sheet: Sheet, often: str) -> tuple[str, discord.ui.View]:
    """How a game is followed, and what can be pressed."""
    say = ask.words
    other = "end" if often == "phases" else "phases"
    view = ui.view(
        ui.button(say.say(f"button-follow-{kind}"), Press("followset", sheet.id, 0, rest))
        for kind, rest in ((other, other), ("none", "stop"))
    )
    return say.say(f"follow-{often}", game=lobby_card.title(say, sheet)), view


async def person(ask: Ask, whom: discord.User | discord.Member) -> None:
    """Follows a person's games of this server."""
    if whom.id == ask.user:
        raise Refusal("follow-self")
    refused = (
        "refused" if whom.bot else await ask.db.run(use_cases.follow_person, ask.user, ask.server, whom.id)
    )
    if refused is not None:
        raise Refusal(f"follow-no-{refused}", most=MOST, person=people.safe(whom.display_name))
    stop = Press("unfollow", 0, 0, f"{ask.server}-{whom.id}")
    view = ui.view([ui.button(ask.words.say("button-follow-none"), stop)])
    await ask.say(ask.words.say("follow-person", person=people.safe(whom.display_name)), view=view)


async def listed(ask: Ask, *, edits: bool = False) -> None:
    """What the asker follows, with a menu to stop; on a server that server's, else all."""
    text, view = await _listed(ask)
    await (ask.edit(text, view=view) if edits else ask.say(text, view=view))


async def _listed(ask: Ask) -> tuple[str, discord.ui.View | None]:
    say, here = ask.words, ask.interaction.guild_id
    found: Follows = await ask.db.read(use_cases.of, ask.user)
    games = [row for row in found.games if here in (None, row[2])]
    whom = [row for row in found.people if here in (None, row[0])]
    lines: list[str] = []
    items: list[discord.ui.Item[Any]] = []
    if games:
        titles = {number: _title(ask, number, kind) for number, kind, _, _ in games}
        lines += [
            say.say("follow-line", game=titles[number], told=say.say(f"choice-often-{often}"))
            for number, _, _, often in games
        ]
        choices = [Choice(str(number), titles[number]) for number, *_ in games]
        items.append(ui.menu(say.say("menu-follow-games"), Press("followpick", 0, 0, "game"), choices, 0))
    if whom:
        lines.append(say.say("follow-people", people=say.join([f"<@{user}>" for _, user in whom])))
        names: dict[int, str] = {}
        for server in {server for server, _ in whom}:
            names |= await ask.db.read(queries.names, server, [user for at, user in whom if at == server])
        choices = [
            Choice(f"{server}-{user}", people.bare(names.get(user) or str(user))) for server, user in whom
        ]
        items.append(ui.menu(say.say("menu-follow-people"), Press("followpick", 0, 0, "person"), choices, 1))
    if not lines:
        return say.say("follow-nothing"), None
    if found.refused:
        lines.append(say.say("follow-closed"))
    return cut("\n".join(lines), LINES), ui.view(items)


def _title(ask: Ask, number: int, kind: str) -> str:
    name = ask.words.say(f"game-{kind}".replace("_", "-"))
    return ask.words.say("card-title", game=name, number=str(number))


async def privacy(
    ask: Ask,
    followed: bool | None,
    refuse: discord.User | None,
    allow: discord.User | None,
) -> str:
    """Who may follow the asker, after what they chose, in words."""
    table = ask.db
    if followed is not None:
        await table.run(use_cases.let_follow, ask.user, followed)
        ask.office.preferences.forget(ask.user)
        await ask.know()
    if refuse is not None:
        await table.run(use_cases.refuse, ask.user, refuse.id)
    if allow is not None:
        await table.run(use_cases.allow, ask.user, allow.id)
    if ask.settings.get(OWN) == "no":
        return ask.words.say("followed-nobody")
    count, refused = await table.read(use_cases.followed, ask.user)
    told = [ask.words.say("followed-everybody", count=count)]
    if refused:
        told.append(
            ask.words.say("followed-but", people=ask.words.join([f"<@{user}>" for user in refused[:MOST]]))
        )
    return " ".join(told)


# Presses


async def pressed_follow(ask: Ask, press: Press, values: list[str]) -> None:
    """Follows the game under whose card it was pressed."""
    await game(ask, await ask.db.read(core_queries.sheet, press.game), "phases")


async def pressed_set(ask: Ask, press: Press, values: list[str]) -> None:
    """Follows a game otherwise, or no more."""
    sheet = await ask.db.read(core_queries.sheet, press.game)
    if press.rest not in ("phases", "end"):
        await ask.db.run(use_cases.leave_game, ask.user, press.game)
        await ask.edit(ask.words.say("follow-stopped", what=lobby_card.title(ask.words, sheet)))
        return
    refused = await ask.db.run(use_cases.follow_game, ask.user, press.game, press.rest)
    if refused is not None:
        raise Refusal(f"follow-no-{refused}", most=MOST)
    text, view = _now(ask, sheet, press.rest)
    await ask.edit(text, view=view)


async def pressed_follows(ask: Ask, press: Press, values: list[str]) -> None:
    """The list of all that is followed."""
    await listed(ask)


async def pressed_pick(ask: Ask, press: Press, values: list[str]) -> None:
    """Stops what was picked from the list."""
    if len(values) != 1:
        raise Refusal("press-unknown")
    await _leave(ask, values[0])
    await listed(ask, edits=True)


async def pressed_unfollow(ask: Ask, press: Press, values: list[str]) -> None:
    """Stops what a direct message was about."""
    await _leave(ask, press.rest or str(press.game))
    await ask.say(ask.words.say("follow-left"))


async def _leave(ask: Ask, what: str) -> None:
    """Stops a game ("12") or a person ("SERVER-PERSON")."""
    first, of_person, second = what.partition("-")
    server, followed, game = read_id(first), read_id(second), read_number(first)
    if server is not None and followed is not None:
        await ask.db.run(use_cases.leave_person, ask.user, server, followed)
    elif game is not None and not of_person:
        await ask.db.run(use_cases.leave_game, ask.user, game)
    else:
        raise Refusal("press-unknown")
