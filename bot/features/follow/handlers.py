"""Following games and people.

People follow by a button where one looks at a game, or by command, and stop by a press anywhere. Direct
messages tell followers only of what they can see at that moment (docs/club.md).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import CustomId, read_id, read_number
from bot.components.ui import MENU_OPTIONS, MESSAGE, Choice, cut
from bot.core import history, queries
from bot.core.clock.quiet_hours import quiet_for
from bot.core.errors import UserError
from bot.core.jobs import DAY, DiscordJob, JobKind, Retry, RetryPolicy
from bot.core.model import GameInfo, Position
from bot.delivery.context import DeliveryContext
from bot.delivery.renderer import RenderRequest
from bot.delivery.sections import DeliveryHooks
from bot.features.follow import use_cases
from bot.features.follow.use_cases import (
    MOST_FOLLOWED,
    SERVER,
    FollowerMessage,
    Follows,
    GameNews,
)
from bot.features.statistics.queries import names as known_names
from bot.interactions import game_lookup
from bot.interactions.bot import PostingFeature, item, only_value
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import (
    CommandHooks,
    CommandOption,
    CommandPart,
    GivenOptions,
    given_switches,
)
from bot.interactions.slash_commands import command
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from storage.jobs import Job

LIST_CHARACTERS = 1_900  # characters of a list
GAMES_PER_MESSAGE = 8
BUTTONS = 4  # buttons of a message that stop following something


async def _follow(
    ctx: Context, info: GameInfo, often: str
) -> tuple[str, discord.ui.View]:
    """Follow a game that the asker sees, and answer with the frequency and buttons."""
    refused = await ctx.db.run(use_cases.follow_game, ctx.user, info.id, often)
    if refused is not None:
        raise UserError(f"follow-no-{refused}", most=MOST_FOLLOWED)
    l10n = ctx.l10n
    other_frequency = "end" if often == "phases" else "phases"
    view = ui.view(
        ui.button(
            l10n.format("button-followset", often=choice),
            CustomId("followset", info.id, 0, choice),
        )
        for choice in (other_frequency, "stop")
    )
    game = game_status.title(l10n, info)
    return l10n.format("follow-game", often=often, game=game), view


async def _more(ctx: Context, follows: Follows) -> list[ui.Item]:
    """Return menus of this channel's running games that the asker could follow, and of people."""
    l10n, followed_games = ctx.l10n, {game.number for game in follows.games}
    channel = getattr(ctx.interaction.channel, "parent_id", None) or ctx.channel
    running = [
        info
        for info in await ctx.db.read(queries.running_under, channel)
        if info.id not in followed_games and not info.seats_of(ctx.user)
    ]
    items: list[ui.Item] = []
    if running:
        choices = []
        for info in running:
            players = ", ".join(
                people.player(l10n, seat, people.bare) for seat in info.seats
            )
            choices.append(
                Choice(str(info.id), game_status.title(l10n, info), detail=players)
            )
        press = CustomId("followgame", 0, 0)
        items.append(
            ui.menu(l10n.format("menu-follow-game"), press, choices[:MENU_OPTIONS])
        )
    items.append(
        ui.people(l10n.format("menu-follow-person"), CustomId("followperson", 0, 0))
    )
    return items


async def listed(
    ctx: Context, above: Sequence[str] = (), *, edits: bool = False
) -> None:
    """Show the games and people that the asker follows (in a server: there), with menus to follow more and to stop."""
    l10n, server_here = ctx.l10n, ctx.interaction.guild_id
    follows = await ctx.db.read(use_cases.of, ctx.user)
    games = [game for game in follows.games if server_here in (None, game.server)]
    followed_people = [
        person for person in follows.people if server_here in (None, person.server)
    ]
    lines = list(above)
    items = [] if server_here is None else await _more(ctx, follows)
    if games:
        titles = {
            game.number: game_status.numbered_title(l10n, game.kind, game.number)
            for game in games
        }
        lines += [
            f"**{titles[game.number]}** · {l10n.format(f'choice-often-{game.often}')}"
            for game in games
        ]
        choices = [Choice(str(number), title) for number, title in titles.items()]
        items.append(
            ui.menu(
                l10n.format("menu-follow-games"),
                CustomId("followpick", 0, 0, "game"),
                choices,
            )
        )
    if followed_people:
        mentions = [f"<@{person.user}>" for person in followed_people]
        lines.append(l10n.format("follow-people", people=l10n.join(mentions)))
        # Names differ from server to server.
        names: dict[int, str] = {}
        for server in {person.server for person in followed_people}:
            users = [
                person.user for person in followed_people if person.server == server
            ]
            names |= await ctx.db.read(known_names, server, users)
        name_of = {
            user: people.bare(names.get(user) or str(user))
            for _, user in followed_people
        }
        choices = [
            Choice(f"{server}-{user}", name_of[user])
            for server, user in followed_people
        ]
        press = CustomId("followpick", 0, 0, "person")
        items.append(ui.menu(l10n.format("menu-follow-people"), press, choices))
    if not (games or followed_people):
        lines.append(l10n.format("follow-nothing"))
    if follows.refused:
        lines.append(l10n.format("follow-closed"))
    text, view = cut("\n".join(lines), LIST_CHARACTERS), ui.view(items)
    await (ctx.edit(text, view=view) if edits else ctx.send(text, view=view))


async def _server_now(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    following = ctx.l10n.format(f"standing-choice-{now.get(SERVER, 'yes')}")
    return ctx.l10n.format("club-following", following=following)


async def _privacy(ctx: Context, given: GivenOptions, now: Mapping[str, str]) -> str:
    """Change the asker's rules for followers as chosen; return the present ones in words."""
    followed, *changes = (given[name] for name in ("followed", "refuse", "allow"))
    ids = [None if user is None else user.id for user in changes]
    privacy = await ctx.db.run(use_cases.privacy, ctx.user, followed, *ids)
    if followed is not None:
        ctx.settings.forget(ctx.user)
    if privacy is None:
        return ctx.l10n.format("followed-nobody")
    count, refused = privacy
    sentences = [ctx.l10n.format("followed-everybody", count=count)]
    if refused:
        refused_names = ctx.l10n.join(
            [f"<@{user}>" for user in refused[:MOST_FOLLOWED]]
        )
        sentences.append(ctx.l10n.format("followed-but", people=refused_names))
    return " ".join(sentences)


@item("follow")
@item("followgame", needs_game=False)
async def pressed_follow(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follow the game under whose card it was pressed, or that was picked from the list."""
    picked = press.kind == "followgame"
    info = await (
        game_lookup.visible_game(ctx, only_value(values))
        if picked
        else ctx.db.read(queries.info, press.game)
    )
    text, view = await _follow(ctx, info, "phases")
    await ctx.send(text, view=view)


@item("followperson", edits=True, needs_game=False)
async def pressed_person(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follow the person who was picked."""
    user = read_id(only_value(values))
    if user is None:
        raise UserError("press-unknown")
    if user == ctx.user:
        raise UserError("follow-self")
    payload: dict[str, Any] = {**(ctx.interaction.data or {})}
    is_bot = (
        payload.get("resolved", {})
        .get("users", {})
        .get(str(user), {})
        .get("bot", False)
    )
    refused = (
        "refused"
        if is_bot
        else await ctx.db.run(use_cases.follow_person, ctx.user, ctx.server, user)
    )
    if refused is not None:
        raise markup_error(
            f"follow-no-{refused}", most=MOST_FOLLOWED, person=f"<@{user}>"
        )
    await listed(
        ctx, [ctx.l10n.format("follow-person", person=f"<@{user}>")], edits=True
    )


@item("followset", edits=True)
async def pressed_set(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Follow a game more or less often, or no more."""
    info = await ctx.db.read(queries.info, press.game)
    if press.rest not in ("phases", "end"):
        await ctx.db.run(use_cases.leave_game, ctx.user, press.game)
        await ctx.edit(
            ctx.l10n.format("follow-stopped", what=game_status.title(ctx.l10n, info))
        )
        return
    text, view = await _follow(ctx, info, press.rest)
    await ctx.edit(text, view=view)


@item("follows", needs_game=False)
async def pressed_follows(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the list of all that is followed."""
    await listed(ctx)


@item("followpick", edits=True, needs_game=False)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Stop what was picked from the list."""
    await _leave(ctx, only_value(values))
    await listed(ctx, edits=True)


@item("unfollow", needs_game=False)
async def pressed_unfollow(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Stop what a direct message was about."""
    await _leave(ctx, press.rest or str(press.game))
    await ctx.send(ctx.l10n.format("follow-left"))


async def _leave(ctx: Context, address: str) -> None:
    """Stop a game ("12") or a person ("SERVER-PERSON")."""
    left_part, of_person, right_part = address.partition("-")
    server, followed, game = (
        read_id(left_part),
        read_id(right_part),
        read_number(left_part),
    )
    if server is not None and followed is not None:
        await ctx.db.run(use_cases.leave_person, ctx.user, server, followed)
    elif game is not None and not of_person:
        await ctx.db.run(use_cases.leave_game, ctx.user, game)
    else:
        raise UserError("press-unknown")


async def lines(
    services: DeliveryContext, l10n: Localization, news: GameNews, position: Position
) -> list[str]:
    """Return the news of a game in lines: its beginning, events and status, or its winners.

    An end that was undone, or a time without events, gives no lines.
    """
    info = position.info
    title, where = game_status.title(l10n, info), f"<#{info.home}>"
    players = l10n.join([f"<@{user}>" for user in news.people])
    if info.status not in (("finished", "cancelled") if news.over else ("running",)):
        return []
    if news.over:
        status = (
            reports.winners_line(l10n, info)
            if info.status == "finished"
            else l10n.format("card-cancelled")
        )
        details = [game_status.scores_line(l10n, position)]
    elif news.began:
        status = (
            l10n.format("follow-began-person", people=players)
            if players
            else l10n.format("follow-began")
        )
        details = [l10n.join([people.called(l10n, seat) for seat in info.seats])]
    else:
        since = await services.db.read(history.after, news.game, news.since)
        if not since.events:
            return []
        status, names = (
            game_status.status_line(l10n, info),
            people.actor_names(l10n, info),
        )
        details = game_status.short_bullets(
            l10n, position.game, names, since.events, since.stood
        )
        details = [*details, game_status.scores_line(l10n, position)]
    head = f"**{title}** · {status}"
    return [head, *details, l10n.format("card-thread", thread=where)]


def buttons(
    l10n: Localization, server: int, entries: list[tuple[GameNews, Position]]
) -> discord.ui.View:
    """Return a button to stop each follow that caused the message (at most `BUTTONS`), and one that lists all."""
    items: list[ui.Item] = []
    followed = list(dict.fromkeys(user for news, _ in entries for user in news.people))
    for news, position in entries:
        if news.follows:
            label = l10n.format(
                "button-follow-stop", what=game_status.title(l10n, position.info)
            )
            items.append(ui.button(label, CustomId("unfollow", news.game, 0)))
    for user in followed:
        seats = (
            seat for _, at in entries for seat in at.info.seats if seat.user == user
        )
        name = people.bare(next((seat.name for seat in seats if seat.name), None))
        label = l10n.format("button-follow-stop", what=name)
        items.append(ui.button(label, CustomId("unfollow", 0, 0, f"{server}-{user}")))
    return ui.view([*items[:BUTTONS], ui.labelled(l10n, CustomId("follows", 0, 0))])


class Follow(PostingFeature):
    """`/caylus-club follow`, and the job that sends a message to a follower."""

    def jobs(self) -> Sequence[JobKind]:
        retry = RetryPolicy(tries=use_cases.MESSAGE_TRIES)
        return (DiscordJob(use_cases.KIND, self._run, DAY, retry, use_cases.give_up),)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        following = [CommandOption("following", bool | None, "overall")]
        club = CommandPart(
            following, lambda ctx, given: given_switches(given, SERVER), _server_now
        )
        commands.part("caylus-server club", club)
        privacy = (
            CommandOption("followed", bool | None, "overall"),
            CommandOption("refuse", discord.User | None, "followed"),
            CommandOption("allow", discord.User | None, "refuse"),
        )
        commands.part(
            "caylus-club privacy", CommandPart(privacy, lambda ctx, given: {}, _privacy)
        )

    @command("caylus-club follow")
    async def follow(self, ctx: Context) -> None:
        ctx.need_server()
        await listed(ctx)

    async def _run(self, job: Job) -> Retry | None:
        db = self._services.db
        message = await db.run(use_cases.load, job)
        if message is None:
            return None
        settings = await self._services.settings_cache.of(message.user)
        wait = quiet_for(settings, self._services.now())
        if wait:
            return Retry("", wait)
        delivered = await self._send(message, settings)
        if delivered is None:
            await db.run(use_cases.give_up, job)
        else:
            await db.run(
                use_cases.posted, message.server, message.user, refused=not delivered
            )
        return None

    async def _send(
        self, message: FollowerMessage, settings: dict[str, str]
    ) -> bool | None:
        """Return whether Discord took the message; None if there is nothing that this person may know."""
        services = self._services
        l10n = await services.settings_cache.l10n(message.server, message.user)
        places: dict[int, bool] = {}
        entries: list[tuple[GameNews, Position]] = []
        for news in message.items:
            if news.channel not in places:
                sees = services.permissions.sees
                places[news.channel] = await sees(
                    message.server, message.user, news.channel
                )
            if places[news.channel]:
                entries.append(
                    (news, await services.db.read(queries.position, news.game))
                )
        texts = [
            news_lines
            for entry in entries[:GAMES_PER_MESSAGE]
            if (news_lines := await lines(services, l10n, *entry))
        ]
        if not texts:
            return None
        room = (MESSAGE - 200) // len(texts)
        if len(entries) > GAMES_PER_MESSAGE:
            texts.append(
                [l10n.format("follow-more", count=len(entries) - GAMES_PER_MESSAGE)]
            )
        text = "\n\n".join(cut("\n".join(lines_), room) for lines_ in texts)
        files: list[discord.File] = []
        position = entries[0][1]
        if len(entries) == 1 and settings.get("pictures") != "none" and position.begun:
            info, theme = position.info, settings.get("theme", "light")
            look = RenderRequest(
                "glance", info.game, l10n.language, position.view(), theme=theme
            )
            files = await services.pictures(
                [look._replace(names=people.holders(l10n, info))], info.id
            )
        text, view = (
            f"{text}\n{l10n.format('follow-why')}",
            buttons(l10n, message.server, entries),
        )
        direct = services.discord_api.direct
        return await direct(
            message.user, text, nonce=message.nonce, view=view, files=files
        )
