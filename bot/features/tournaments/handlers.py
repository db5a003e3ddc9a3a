"""Tournaments for whoever asks: the list, the standings and tables, signing up and withdrawing, the files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.components import ui
from bot.components.custom_id import Press, read_number
from bot.core import queries as core_queries
from bot.core.errors import NoGame, NotAllowed
from bot.core.model import Person
from bot.delivery.discord_api import text_file
from bot.delivery.permissions import NOTHING
from bot.features.board import handlers as board_handlers
from bot.features.statistics import text as sheets
from bot.features.tournaments import export as files
from bot.features.tournaments import jobs as posting
from bot.features.tournaments import queries, signup
from bot.features.tournaments import text as worded
from bot.features.tournaments.round_options import SETTING
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import drawn
from bot.text import people

if TYPE_CHECKING:
    from bot.delivery.permissions import Rights
    from bot.features.tournaments.queries import Entry, Show
    from bot.interactions.context import Ask

ROLE = "organisers"
"""The server's setting: a role whose people may organise tournaments."""


async def _rights(ask: Ask, channel: int) -> Rights:
    """What the asker may do with a tournament of that channel, wherever in its server they type. Where they see it, the
    server's role for organisers is as good as a permission."""
    user = ask.interaction.user
    if not isinstance(user, discord.Member):
        return NOTHING
    found = await ask.sight.rights(user, channel)
    if found.organises or not found.looks:
        return found
    role = (await ask.office.preferences.of_server(ask.server)).get(ROLE)
    return found._replace(organises=any(str(one.id) == role for one in user.roles))


async def organiser(ask: Ask, channel: int) -> Person:
    """The asker as the tournaments of a channel know them: a moderator is who may organise there."""
    return people.person(ask.interaction.user, moderator=(await _rights(ask, channel)).organises)


async def need(ask: Ask) -> None:
    """Raises Refusal where the server has switched tournaments off."""
    if (await ask.office.preferences.of_server(ask.server)).get(SETTING) == "no":
        raise Refusal("tournaments-off")


async def opened(ask: Ask, number: int, *, leaves: bool = False) -> Show:
    """A tournament of this server whose channel the asker sees (in public: everybody here); raises NoGame for any
    other. Who `leaves` may do so where tournaments are switched off, too."""
    if not leaves:
        await need(ask)
    show = await _here(ask, number)
    if not await _sees(ask, show.row.channel):
        raise NoGame("tournament-none")
    return show


async def _here(ask: Ask, number: int) -> Show:
    show = await ask.db.read(queries.show, number)
    if show.row.server != ask.server or (show.row.status == "draft" and show.row.organiser != ask.user):
        raise NoGame("tournament-none")
    return show


async def organised(ask: Ask, number: int) -> Show:
    """A tournament that the asker may organise: their own, or one whose channel gives them the right to; raises
    NotAllowed, or NoGame where they don't see it. Where the channel was deleted the right in the server counts."""
    await need(ask)
    show = await _here(ask, number)
    rights = await _rights(ask, show.row.channel)
    if not (rights.looks or rights.organises):
        raise NoGame("tournament-none")
    if show.row.organiser != ask.user and not rights.organises:
        raise NotAllowed("tournament-organiser-only", channel=show.row.channel)
    return show


async def _sees(ask: Ask, channel: int) -> bool:
    guild = ask.interaction.guild
    if guild is None or not (await _rights(ask, channel)).looks:
        return False
    return not ask.public or await ask.sight.all_see(guild, ask.channel, channel)


async def known(ask: Ask) -> list[Entry]:
    """The tournaments of the server that the asker may know of."""
    await need(ask)
    return [one for one in await ask.db.read(queries.listed, ask.server) if await _sees(ask, one.channel)]


async def own(ask: Ask) -> list[Entry]:
    """The tournaments of the server that the asker may organise, their own first, drafts too."""
    await need(ask)
    found = []
    for one in await ask.db.read(queries.listed, ask.server, ask.user):
        rights = await _rights(ask, one.channel)
        if rights.organises or (rights.looks and one.organiser == ask.user):
            found.append(one)
    return sorted(found, key=lambda one: one.organiser != ask.user)


async def find(ask: Ask, typed: str | None, *, manages: bool = False) -> Show:
    """The tournament that is meant: by its number or name, the newest where nothing is typed; for who `manages` first
    those that they may organise."""
    listed = [*(await own(ask) if manages else ()), *await known(ask)]
    get = organised if manages else opened
    if typed is None:
        wanted = listed[:1]
    else:
        text = typed.strip().casefold()
        wanted = [one for one in listed if text in (str(one.id), one.name.casefold())]
        wanted = wanted or [one for one in listed if one.name.casefold().startswith(text)]
    if not wanted:
        if typed is not None and (given := read_number(typed.strip())) is not None:
            return await get(ask, given)
        raise NoGame("tournament-none")
    return await get(ask, wanted[0].id)


async def listing(ask: Ask) -> None:
    """The tournaments of this server."""
    lines = [worded.entry(ask.words, one) for one in await known(ask)]
    await ask.say(worded.within(lines) if lines else ask.words.say("tournament-list-none"))


async def show(ask: Ask, found: Show, page: int = 1, *, edits: bool = False) -> None:
    """A page of the standings, as a picture and as text; the announcement before anything is drawn: standings by lot
    would foretell the draw."""
    if not found.row.round:
        text = worded.announcement(ask.words, found)
        await (ask.edit(text, view=ui.view([]), files=()) if edits else ask.say(text))
        return
    page = max(1, min(page, worded.pages(found)))
    view = _turning(ask, found, page)
    user = 0 if ask.public else ask.user
    sheet = worded.standings(ask.words, found, page, user, people.safe)
    text = sheets.text(ask.words, sheet) if sheet["parts"] else worded.announcement(ask.words, found)
    wanted = []
    if sheet["parts"] and ask.settings.get("pictures") != "none":
        wanted = [posting.picture(ask.words, found, page, user, board_handlers.theme(ask))]
    if edits:
        await ask.edit(text, view=view, files=await drawn(ask, wanted))
    else:
        await ask.picture(text, wanted, view=view)


def _turning(ask: Ask, found: Show, page: int) -> discord.ui.View:
    row = found.row
    items: list[discord.ui.Item[Any]] = []
    for label, other in (("back", page - 1), ("next", page + 1)):
        if 1 <= other <= worded.pages(found):
            items.append(ui.button(ask.words.say(f"button-ladder-{label}"), Press("tourpage", row.id, other)))
    if row.round:
        label = ask.words.say("button-tourround", round=row.round)
        items.append(ui.button(label, Press("tourround", row.id, row.round)))
    return ui.view(items)


async def tables(ask: Ask, found: Show, round_: int, *, edits: bool = False) -> None:
    """The tables of a round."""
    round_ = max(1, min(round_, found.row.round))
    items: list[discord.ui.Item[Any]] = []
    for other in (round_ - 1, round_ + 1):
        if 1 <= other <= found.row.round:
            label = ask.words.say("button-tourround", round=other)
            items.append(ui.button(label, Press("tourround", found.row.id, other)))
    items.append(ui.button(ask.words.say("button-tourback"), Press("tourpage", found.row.id, 1)))
    text = worded.round_(ask.words, found, round_)
    if edits:
        await ask.edit(text, view=ui.view(items), files=())
    else:
        await ask.say(text, view=ui.view(items))


async def export(ask: Ask, found: Show) -> None:
    """The tournament as files. What is still to be drawn by lot can be read from the whole of it, so that nobody gets
    that before the end: who organises may play, too."""
    say, rules = ask.words, found.rules
    if not found.row.round:
        raise Refusal("tournament-not-drawn", name=people.safe(found.row.name, worded.NAME))
    entrants, played = found.values

    def name(number: int) -> str:
        return worded.named(say, found, number, str)

    begins = f"tournament-{found.row.id}"
    attached = [
        text_file(f"{begins}-standings.csv", files.standings_csv(rules, entrants, played, name)),
        text_file(f"{begins}-tables.csv", files.tables_csv(rules, played, name)),
    ]
    if found.row.status in ("finished", "cancelled"):
        whole = files.document(found.row.name, found.conduct.game, rules, entrants, played, name)
        attached.append(text_file(f"{begins}.json", whole.decode()))
    if ask.may_attach() and await ask.say(
        say.say("tournament-export", name=people.safe(found.row.name, worded.NAME)),
        files=attached,
        mention=False,
    ):
        return
    raise Refusal("tournament-no-files")


# Buttons: `game` is the tournament


async def pressed_in(ask: Ask, press: Press, values: list[str]) -> None:
    """Signs up, or goes on the waiting list."""
    found = await opened(ask, press.game)
    inside = await ask.db.run(signup.sign_up, press.game, ask.person)
    ask.office.tournaments.kick()
    told = "tournament-you-in" if inside else "tournament-you-wait"
    await ask.say(ask.words.say(told, name=people.safe(found.row.name, worded.NAME)))


async def pressed_out(ask: Ask, press: Press, values: list[str]) -> None:
    """Withdraws; once more asked where the tournament has begun."""
    found = await opened(ask, press.game, leaves=True)
    taking = any(one.user == ask.user for one in found.inside)
    if found.row.status == "running" and taking:
        button = ui.button(ask.words.say("button-tourleave"), Press("tourleave", press.game, 0))
        await ask.say(ask.words.say("tournament-sure-out"), view=ui.view([button]))
        return
    await ask.db.run(signup.withdraw, press.game, ask.person)
    ask.office.tournaments.kick()
    await ask.say(ask.words.say("tournament-you-out", name=people.safe(found.row.name, worded.NAME)))


async def pressed_leave(ask: Ask, press: Press, values: list[str]) -> None:
    """Withdraws from a tournament that has begun; a game that is under way is to be played out."""
    found = await opened(ask, press.game, leaves=True)
    game = await ask.db.run(signup.withdraw, press.game, ask.person)
    ask.office.tournaments.kick()
    name = people.safe(found.row.name, worded.NAME)
    if game is None:
        await ask.edit(ask.words.say("tournament-you-out", name=name))
        return
    thread = (await ask.db.read(core_queries.sheet, game)).thread
    where = f"#{game}" if thread is None else f"<#{thread}>"
    await ask.edit(ask.words.say("tournament-you-out-playing", name=name, game=where))


async def pressed_show(ask: Ask, press: Press, values: list[str]) -> None:
    """The standings."""
    await show(ask, await opened(ask, press.game))


async def pressed_page(ask: Ask, press: Press, values: list[str]) -> None:
    """Another page of the standings: `revision` is the page."""
    await show(ask, await opened(ask, press.game), press.revision, edits=True)


async def pressed_round(ask: Ask, press: Press, values: list[str]) -> None:
    """The tables of a round: `revision` is the round."""
    await tables(ask, await opened(ask, press.game), press.revision, edits=True)
