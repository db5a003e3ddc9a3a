"""Statistics, ladders and ratings for whoever asks: of games that they can see, or in public that all there can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.components import ui
from bot.components.custom_id import Press
from bot.delivery.common_permissions import rates_here
from bot.delivery.renderer import Wanted
from bot.features.board import handlers as board_handlers
from bot.features.statistics import queries, ratings
from bot.features.statistics import text as worded
from bot.features.statistics.plackett_luce import COMPUTERS, PROVISIONAL, shown
from bot.features.statistics.queries import PAGE
from bot.interactions import game_lookup
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import drawn
from bot.text import people
from rules.register import GAMES, find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.interactions.context import Ask

KINDS = tuple(GAMES)


async def _seen(ask: Ask) -> tuple[int, ...]:
    """The channels whose games the asker may know of; of a public answer, everybody who reads it."""
    guild, user = ask.interaction.guild, ask.interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return ()
    found = []
    for channel in await ask.db.read(queries.channels, ask.server):
        may = (await ask.sight.rights(user, channel)).looks
        if may and (not ask.public or await ask.sight.all_see(guild, ask.channel, channel)):
            found.append(channel)
    return tuple(found)


async def _rates(ask: Ask) -> bool:
    """Whether ratings are told to whoever reads the answer: where the holders of a role are everybody, to them."""
    if ask.public:
        return await rates_here(ask.office, ask.server, ask.channel)
    role = ratings.everybody(await ask.office.preferences.of_server(ask.server))
    user = ask.interaction.user
    return role is None or (isinstance(user, discord.Member) and user.get_role(role) is not None)


async def _need(ask: Ask, part: str) -> None:
    """Raises Refusal where the server has switched that part off."""
    settings = await ask.office.preferences.of_server(ask.server)
    if settings.get(part) == "no":
        raise Refusal("standing-off" if part == "statistics" else "ladder-off")


Shown: TypeAlias = "Callable[[str], str]"
"""How names are written: for text, where nothing in them may work, or for pictures."""


async def show(
    ask: Ask,
    make: Callable[[Shown], list[worded.Sheet]],
    none: str,
    *,
    view: discord.ui.View | None = None,
    edits: bool = False,
    below: str = "",
) -> None:
    """The sheets as text, with lines `below`, and as pictures; `none` is told where they have nothing."""
    told = [sheet for sheet in make(people.safe) if sheet["parts"]]
    if not told:
        await (ask.edit(none, view=view, files=()) if edits else ask.say(none))
        return
    text = "\n\n".join(worded.text(ask.words, sheet) for sheet in told) + (f"\n{below}" if below else "")
    wanted = [_wanted(ask, sheet) for sheet in make(people.bare) if sheet["parts"]]
    if ask.settings.get("pictures") == "none":
        wanted = []
    if edits:
        await ask.edit(text, view=view, files=await drawn(ask, wanted))
    else:
        await ask.picture(text, wanted, view=view)


def _wanted(ask: Ask, sheet: worded.Sheet) -> Wanted:
    told = {name: sheet[name] for name in ("title", "subtitle", "parts")}
    told["spoken"] = worded.spoken(ask.words, sheet)
    return Wanted(
        "tally", "caylus-club", ask.words.language, None, what=told, theme=board_handlers.theme(ask)
    )


async def person(ask: Ask, whom: discord.Member | discord.User | None, kind: str | None) -> None:
    """A person's statistics."""
    await _need(ask, "statistics")
    user = whom or ask.interaction.user
    if user.bot:
        told = [
            ask.words.say("standing-rating-of-level", level=level, rating=str(shown(rating.mu)))
            for level, rating in COMPUTERS.items()
        ]
        await ask.say(ask.words.say("standing-computer", ratings=ask.words.join(told)))
        return
    alone = user.id == ask.user and not ask.public
    found = await ask.db.read(
        queries.person, ask.server, user.id, await _seen(ask), rates=await _rates(ask), alone=alone
    )
    kinds = [one for one in found.sums.kinds() if kind in (None, one)]
    await show(
        ask,
        lambda shown: [
            worded.person(ask.words, shown(user.display_name), found, one, alone=alone) for one in kinds
        ],
        ask.words.say("standing-none", name=people.safe(user.display_name)),
    )


async def server(ask: Ask, kind: str | None) -> None:
    """The statistics of all games of the server."""
    await _need(ask, "statistics")
    found = await ask.db.read(queries.server, ask.server, await _seen(ask))
    users = [row.user for rows in found.records.values() for row in rows if row.user is not None]
    names = await _names(ask, users)
    kinds = [one for one in found.sums.kinds() if kind in (None, one)]
    await show(
        ask,
        lambda shown: [worded.server(ask.words, found, one, _as(names, shown)) for one in kinds],
        ask.words.say("standing-none-here"),
    )


async def ladder(ask: Ask, kind: str, page: int, *, edits: bool = False) -> None:
    """A page of the ladder of a game."""
    await _need(ask, "ratings")
    if not await _rates(ask):
        role = ratings.everybody(await ask.office.preferences.of_server(ask.server))
        raise Refusal("ladder-members", role=f"<@&{role}>")
    found = await ask.db.read(queries.ladder, ask.server, kind, page, ask.user, alone=not ask.public)
    pages = -(-found.people // PAGE)
    view = _turning(ask, kind, found.page, pages) if pages > 1 else None
    names = await _names(ask, [rung.user for rung in found.rungs])

    def make(shown: Shown) -> list[worded.Sheet]:
        return [worded.ladder(ask.words, found, pages, _as(names, shown))] if found.rungs else []

    none = ask.words.say("ladder-empty", game=worded.game_name(ask.words, kind), of=PROVISIONAL)
    if found.own is not None:
        none += "\n" + ask.words.say("ladder-own", told=worded.rating(ask.words, found.own))
    below = ask.words.say("ladder-public")
    if found.due is not None:
        below += "\n" + ask.words.say("ladder-judged", when=f"<t:{found.due}:D>")
    await show(ask, make, f"{none}\n{below}", view=view, edits=edits, below=below)


def _turning(ask: Ask, kind: str, page: int, pages: int) -> discord.ui.View:
    items: list[discord.ui.Item[Any]] = []
    for label, other in (("back", page - 1), ("next", page + 1)):
        if 1 <= other <= pages:
            press = Press("ladder", KINDS.index(kind), other)
            items.append(ui.button(ask.words.say(f"button-ladder-{label}"), press))
    return ui.view(items)


async def pressed_ladder(ask: Ask, press: Press, values: list[str]) -> None:
    """Another page: `game` is the place of a game among all, `revision` the page."""
    ask.need_server()
    if press.game >= len(KINDS):
        raise Refusal("press-unknown")
    message = ask.interaction.message
    ask.public = message is None or not message.flags.ephemeral  # everybody reads what a press changes
    await game_lookup.speak_to_all(ask)
    await ladder(ask, find_game(KINDS[press.game]).id, press.revision, edits=True)


async def _names(ask: Ask, users: Sequence[int]) -> Mapping[int, str]:
    return await ask.db.read(queries.names, ask.server, sorted(set(users)))


def _as(names: Mapping[int, str], shown: Shown) -> dict[int, str]:
    return {user: shown(name) for user, name in names.items()}
