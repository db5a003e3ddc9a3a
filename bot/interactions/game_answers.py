"""Answers and checks that several features share: cards, headlines, boards in words and pictures, pages of text."""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import Concatenate, ParamSpec

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import history as core_history
from bot.core import notifications as n
from bot.core import outbox, queries
from bot.core.clock.quiet_hours import quiet_for
from bot.core.errors import UserError
from bot.core.history import PhaseHistory
from bot.core.model import GameInfo, Outcome, Person, Position
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import lobby_card, question, quiet
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import Look, RenderRequest, in_words
from bot.delivery.thread import forum_of
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.text import game_status, people, reports
from bot.text.localization import localization_for, offered
from languages.choosing import own_name
from rules.model import Event
from rules.register import GAMES
from storage import StorageError, message_slots

P = ParamSpec("P")
POSTING = discord.Permissions(view_channel=True, send_messages=True)


async def table_language(
    ctx: Context, chosen: str | None = None, *, alone: bool = False
) -> str:
    """Return the language of a new table: the chosen one, else that of an opener who plays `alone`, else the server's.

    The first table sets the server's language: to that of a Community, else to the table's.
    """
    if await ctx.settings.is_language_open(ctx.server):
        guild = ctx.interaction.guild
        if guild is not None and "COMMUNITY" in guild.features:
            language = (
                ctx.settings.offered_language(guild.preferred_locale.value)
                or ctx.settings.default
            )
            await ctx.settings.set_server(ctx.server, language=language)
        else:
            ctx.first_language = chosen or ctx.l10n.language
    if alone:
        return chosen or ctx.l10n.language
    return chosen or ctx.first_language or await ctx.settings.language(ctx.server)


async def _introduce(ctx: Context, game: int) -> None:
    """Store the language that the first table has set for a server; unless it is the default, offer others."""
    language = ctx.first_language
    if language is None:
        return
    await ctx.settings.set_server(ctx.server, language=language)
    if language == ctx.settings.default:
        return
    other_languages = [code for code in offered() if code != language]
    await ctx.send(
        localization_for(language).format("server-speaks", language=own_name(language)),
        view=ui.view(
            ui.button(
                own_name(code),
                CustomId("speak", game, 0, f"{code} {language} {ctx.user}"),
            )
            for code in other_languages
        ),
    )


GAME_ASKED = 1
"""The revision of the buttons that ask which game; no table has it."""


async def chosen_game(ctx: Context, press: CustomId) -> str | None:
    """Return the kind of game of a button; if it names none, answer with a button for each kind and return None."""
    if press.rest and press.rest not in GAMES:
        raise UserError("press-unknown")
    if not press.rest:
        games = [
            ui.button(game.title, CustomId(press.kind, 0, GAME_ASKED, game.id))
            for game in GAMES.values()
        ]
        await ctx.send(ctx.l10n.format("which-game"), view=ui.view(games))
    elif press.revision == GAME_ASKED:
        await need_table_allowed(
            ctx
        )  # before the buttons go, so that after a refusal they can be pressed again
        await ctx.edit(ctx.l10n.game(press.rest))
    return press.rest or None


OPENERS_ROLE = "opens"
"""The setting of a server for the role that may open tables."""
ANNOUNCE_ROLE, LAST_ANNOUNCED = "announce", "announced"
"""The settings of a server for the role that is mentioned for new tables, and the instant of the last mention."""
ANNOUNCE_INTERVAL = 6 * 60 * 60  # seconds between two mentions of that role


async def need_table_allowed(ctx: Context, *, opens: bool = True) -> None:
    """Raise UserError if the server allows no table here or by this person, or the bot can't post here."""
    server = await ctx.settings.of_server(ctx.server)
    role, user = int(server.get(OPENERS_ROLE, 0)), ctx.interaction.user
    has_role = isinstance(user, discord.Member) and user.get_role(role) is not None
    if opens and role and not (has_role or ctx.interaction.permissions.manage_guild):
        raise markup_error("opens-role", role=f"<@&{role}>")
    channels = [int(channel) for channel in server.get("channels", "").split()]
    parent = getattr(ctx.interaction.channel, "parent_id", None)
    if channels and ctx.channel not in channels and parent not in channels:
        raise markup_error(
            "new-wrong-channel",
            channels=" ".join(f"<#{channel}>" for channel in channels),
        )
    if not ctx.interaction.app_permissions >= POSTING:
        raise UserError("trouble-forbidden")


def need_few_invitations(ctx: Context, number: int) -> None:
    """Raise UserError if the asker has invited too many people within the last hour."""
    if number:
        invitations = ctx.bot.invitations
        minutes = invitations.count(
            ctx.server, ctx.user, ctx.delivery_context.now(), number
        )
        if minutes:
            raise UserError("invites-often", most=invitations.most, minutes=minutes)


async def _announce(ctx: Context, info: GameInfo) -> None:
    """Mention the server's role for new tables if others can join; once in six hours, and not in quiet hours."""
    server, now = (
        await ctx.settings.of_server(ctx.server),
        int(ctx.delivery_context.now()),
    )
    role = server.get(ANNOUNCE_ROLE)
    if role is None or info.practice or info.admission.kind == "invited":
        return
    if now - int(server.get(LAST_ANNOUNCED, 0)) < ANNOUNCE_INTERVAL or quiet_for(
        server, now
    ):
        return
    await ctx.settings.set_server(ctx.server, **{LAST_ANNOUNCED: str(now)})
    l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
    text = l10n.format(
        "table-announced", role=f"<@&{role}>", game=game_status.title(l10n, info)
    )
    mentions = discord.AllowedMentions(
        everyone=False, users=False, roles=[discord.Object(int(role))]
    )
    with contextlib.suppress(*TROUBLE):
        await ctx.delivery_context.discord_api.channel(info.channel, info.server).send(
            text, nonce=f"announce-{info.id}", allowed_mentions=mentions
        )


def need_posting(ctx: Context, channel: discord.TextChannel) -> None:
    """Raise UserError if the bot can't post pictures in a channel."""
    have = channel.permissions_for(channel.guild.me)
    missing = [
        name
        for name in ("view_channel", "send_messages", "attach_files")
        if not getattr(have, name)
    ]
    if missing:
        names = [
            ctx.l10n.format(f"puzzle-permission-{name}".replace("_", "-"))
            for name in missing
        ]
        raise markup_error(
            "need-posting", channel=channel.mention, missing=ctx.l10n.join(names)
        )


async def need_sight(
    ctx: Context, user: discord.User | discord.Member, place: int
) -> None:
    """Raise UserError if a person who is to be invited can't see the table, or is barred from the bot here.

    A seat or a mention in a thread would let them in.
    """
    if user.id in await ctx.settings.barred(ctx.server):
        raise markup_error("barred-them", user=f"<@{user.id}>")
    if user.id == ctx.user and ctx.sees_game:
        return
    if (
        not isinstance(user, discord.Member)
        or not (await ctx.permissions.rights(user, place)).looks
    ):
        raise markup_error("cant-look-there", user=f"<@{user.id}>")


async def need_room(ctx: Context) -> None:
    """Raise UserError if the game can't have a thread and another game is played in the channel itself."""
    may = ctx.interaction.app_permissions.create_public_threads
    if forum_of(ctx.interaction.channel) or (
        may and isinstance(ctx.interaction.channel, discord.TextChannel)
    ):
        return
    game = await ctx.db.read(queries.game_in, ctx.channel)
    if game is not None and (await ctx.db.read(queries.info, game)).status == "running":
        raise markup_error("start-channel-busy", game=str(game))


async def answer_with_card(ctx: Context, outcome: Outcome) -> None:
    """Answer with the lobby card; if that fails, the outbox posts it."""
    info = outcome.info
    ctx.game = info.id
    if outcome.repeated:
        await ctx.send(ctx.l10n.format("acted-already"))
        return
    l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
    card = lobby_card.lobby(l10n, info, now=ctx.delivery_context.now())
    ctx.public = True
    now = await quiet.mentioned(ctx.delivery_context, info, card.users)
    async with ctx.db.lock(info.id):
        if (
            await ctx.send(card.text, view=card.view, mentions=people.pings(*now))
            and ctx.sent is not None
        ):
            await _card_posted(
                ctx,
                info.id,
                outbox.MessageStored(
                    message_slots.CARD, ctx.channel, ctx.sent, info.revision
                ),
            )
    ctx.delivery.kick(info.id)
    await _introduce(ctx, info.id)
    await _announce(ctx, info)


async def act(
    ctx: Context,
    use_case: Callable[Concatenate[UnitOfWork, int, Person, P], Outcome],
    game: int,
    *args: P.args,
    **kwargs: P.kwargs,
) -> Outcome:
    """Run a use case of the asker in a game, once for this interaction."""
    return await ctx.db.run_once(
        ctx.idempotency_key, use_case, game, ctx.person, *args, **kwargs
    )


async def _card_posted(ctx: Context, game: int, *kept: outbox.Change) -> None:
    """Store that the card was posted; if that fails, the outbox posts or edits it once more."""
    with contextlib.suppress(StorageError):
        pending = await ctx.db.read(outbox.pending, game)
        posted = [
            outbox.NotificationPosted(row.id)
            for row in pending
            if isinstance(row.body, n.Card)
        ]
        await ctx.db.run(outbox.confirm, game, [*kept, *posted])


async def answer_on_card(ctx: Context, outcome: Outcome, message_id: str) -> None:
    """Answer by editing the pressed card, or with that message if no card was pressed."""
    info = outcome.info
    message = ctx.interaction.message
    card = await ctx.db.read(outbox.found, info.id, message_slots.CARD)
    if message is not None and card is not None and card.message == message.id:
        l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
        entry = lobby_card.entry(l10n, info, None, ctx.delivery_context.now())
        async with ctx.db.lock(info.id):
            if await ctx.edit_entry(entry):
                await _card_posted(ctx, info.id)
    else:
        title = game_status.title(ctx.l10n, info)
        level = ctx.l10n.format(f"choice-level-{info.settings.level}")
        text = ctx.l10n.format(message_id, game=title, level=level, status=info.status)
        await ctx.send(text + ctx.retries.trouble_line(ctx.l10n, info.id))
    ctx.delivery.kick(info.id)


async def answer_outcome(ctx: Context, outcome: Outcome, message_id: str) -> None:
    """Answer with that message, or that a vote has begun, and post the notifications."""
    answer_id = (
        "vote-asked"
        if outcome.vote is not None and outcome.vote.status == "open"
        else message_id
    )
    text = ctx.l10n.format(answer_id, game=game_status.title(ctx.l10n, outcome.info))
    await ctx.send(text + ctx.retries.trouble_line(ctx.l10n, outcome.info.id))
    ctx.delivery.kick(outcome.info.id)


async def started_position(ctx: Context, info: GameInfo) -> Position:
    """Return the position of a game that has started; raise UserError for a lobby."""
    ctx.game = info.id
    position = await ctx.db.read(queries.position, info.id)
    if not position.begun:
        raise markup_error(
            "table-is", status="lobby", game=game_status.title(ctx.l10n, info)
        )
    return position


def theme(ctx: Context) -> str:
    """Return the asker's theme of pictures, "light" or "dark"."""
    return ctx.user_settings.get("theme", "light")


def headline(ctx: Context, position: Position) -> str:
    """Return the title of a game with who decides, or the result."""
    info = position.info
    if info.status == "finished":
        line = reports.winners_line(ctx.l10n, info)
    elif info.status == "running":
        line = game_status.status_line(ctx.l10n, info)
    else:
        line = ctx.l10n.format("card-cancelled")
    return f"**{game_status.title(ctx.l10n, info)}** · {line}"


async def board_text(ctx: Context, position: Position) -> list[str]:
    """Return pages of the complete public state in reading order, made in a worker thread."""
    lines = await ctx.renderer.run(
        in_words,
        position,
        people.holders(ctx.l10n, position.info, people.safe),
        ctx.l10n.language,
    )
    return reports.paged(
        ctx.l10n, [f"**{game_status.title(ctx.l10n, position.info)}**", *lines]
    )


async def send_pages(
    ctx: Context, pages: list[str], view: discord.ui.View | None = None
) -> None:
    """Answer with several messages, the last one with the components."""
    for page in pages:
        await ctx.send(page, view=view if page is pages[-1] else None)


def goods_lines(ctx: Context, position: Position) -> list[str]:
    """Return the deniers, cubes and prestige of every seat; in a finished game the scores in the final order."""
    info, l10n = position.info, ctx.l10n
    if info.scores is not None:
        ranks = info.ranks or (0,) * len(info.scores)
        ordered = sorted(
            enumerate(info.scores), key=lambda pair: (ranks[pair[0]], -pair[1])
        )
        descriptions = {
            number: l10n.format("goods-prestige", n=score) for number, score in ordered
        }
    else:
        view = position.view()
        points = position.game.guide.points(view)
        descriptions = {
            number: question.holdings(l10n, position, number) for number in view.order
        }
        if points is not None:
            prestige = {
                number: l10n.format("goods-prestige", n=points[number])
                for number in descriptions
            }
            descriptions = {
                number: f"{prestige[number]}, {goods}"
                for number, goods in descriptions.items()
            }
    lines = []
    for number, goods in descriptions.items():
        seat = info.seats[number]
        name = people.player(l10n, seat, people.safe) or l10n.format("status-open-seat")
        line = f"{people.seat(l10n, seat)} · {l10n.labelled(name, goods)}"
        lines.append(people.with_absence(l10n, seat, line))
    return lines


def render_request(
    ctx: Context,
    look: Look,
    position: Position,
    events: Iterable[Event] = (),
    seat: int | None = None,
) -> RenderRequest:
    """Return the request for a picture of a position in the asker's theme, with the hidden information of `seat`."""
    info, names = position.info, people.holders(ctx.l10n, position.info)
    view = position.view(seat)
    return RenderRequest(
        look, info.game, ctx.l10n.language, view, tuple(events), names, seat, theme(ctx)
    )


async def turn_history(
    ctx: Context, info: GameInfo, turn: int | None
) -> tuple[Position, Sequence[PhaseHistory]]:
    """Return the position and the history of a turn, by default the present one; raise UserError for a later turn."""
    position = await started_position(ctx, info)
    if turn is not None and not 0 <= turn <= position.info.turn:
        raise UserError("history-no-turn", turn=turn, last=position.info.turn)
    return position, await ctx.db.read(core_history.history, info.id, turn)
