"""The replay of a game, and a turn of it animated: asked for by anybody who may look.

In the thread one message with the animated picture, and buttons for GIF and for each turn as a still.
"""

import io
from collections.abc import Callable

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import game_info, outbox, queries
from bot.core.errors import UserError, WrongStatus, named
from bot.core.model import GameInfo
from bot.core.unit_of_work import UnitOfWork
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import DESCRIPTION
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import l10n_of, send
from bot.features.replays.process import Projector
from bot.features.replays.queue import WAITING, NoReplay, Screening
from bot.features.replays.worker import STILLS, Film, Request
from bot.interactions.bot import Feature, item
from bot.interactions.context import LARGEST_FILE, Context
from bot.interactions.errors import markup_error
from bot.interactions.game_answers import started_position, theme, turn_history
from bot.interactions.hooks import CommandHooks, CommandOption
from bot.interactions.user_limits import one_at_a_time
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import actions, games, message_slots

WEBP, GIF = "webp", "gif"
MOST_ACTIONS = 5_000
"""Of a game whose replay is drawn: the longest games of people have about 600; records can be made that never end."""


def file(
    l10n: Localization, info: GameInfo, film: Film, suffix: str, turn: int | None = None
) -> discord.File:
    """Return a replay to attach, of the whole game or of a turn."""
    part, description = "" if turn is None else f"-turn-{turn}", film.caption
    if turn is None:
        description = f"{l10n.format('replay-alt')} {description}"
    return _described(film, f"{info.game}-{info.id}{part}.{suffix}", description)


def _still(
    l10n: Localization, info: GameInfo, film: Film, page: int, pages: int
) -> discord.File:
    """Return a page of stills to attach."""
    description = f"{l10n.format('stills-alt', page=page, pages=pages)} {film.caption}"
    return _described(film, f"{info.game}-{info.id}-turns-{page}.{WEBP}", description)


def _described(film: Film, name: str, description: str) -> discord.File:
    return discord.File(
        io.BytesIO(film.data),
        filename=name,
        description=ui.cut(description, DESCRIPTION),
    )


async def standing(ctx: DeliveryContext, info: GameInfo) -> str | None:
    """Return the link to the replay that is in the thread; a deleted one is forgotten."""
    message = await ctx.db.read(outbox.found, info.id, message_slots.REPLAY)
    if message is not None and not await ctx.discord_api.exists(
        message.channel, message.message
    ):
        await ctx.db.run(outbox.lose, info.id, message_slots.REPLAY, message.message)
        return None
    return None if message is None else link(info, message.channel, message.message)


async def post(ctx: DeliveryContext, info: GameInfo, film: Film) -> str:
    """Post the replay to where the game was played, unless it stands there by now; return the link to it."""
    async with ctx.db.lock(info.id):
        if where := await standing(ctx, info):
            return where
        l10n = await l10n_of(ctx, info)
        kinds = (STILLS, "gif")
        view = ui.view(
            [
                ui.labelled(l10n, CustomId(kind, info.id, info.revision))
                for kind in kinds
            ]
        )
        picture = file(l10n, info, film, WEBP)
        nonce = f"rp{info.id}-{info.revision}"
        sent = await send(
            ctx,
            info,
            l10n.format("replay-line"),
            nonce=nonce[:25],
            files=[picture],
            view=view,
        )
        await ctx.db.run(
            outbox.keep,
            info.id,
            message_slots.REPLAY,
            sent.channel.id,
            sent.id,
            info.revision,
        )
        return link(info, sent.channel.id, sent.id)


def link(info: GameInfo, channel: int, message: int) -> str:
    """Return the address of a message of a game."""
    return f"https://discord.com/channels/{info.server}/{channel}/{message}"


def script(
    uow: UnitOfWork, game: int
) -> tuple[str, str, str, tuple[tuple[int, str], ...]]:
    """Return (kind, header, position, (seat, code) of every public action) of a game.

    Raise WrongStatus in a lobby.
    """
    row = uow.row(game)
    snapshot, header = (
        actions.snapshot_at(uow.tx, game, row.number),
        games.header(uow.tx, game),
    )
    if row.status == "lobby" or header is None or snapshot is None:
        raise WrongStatus("table-is", status="lobby", game=named(row.kind, game))
    taken = tuple((action.seat, action.code) for action in actions.record(uow.tx, game))
    public = taken[: game_info.public_number(uow.tx, row)]
    return row.kind, header, snapshot.state.decode(), public


async def _need_end(ctx: Context, info: GameInfo) -> None:
    await started_position(ctx, info)
    if info.scores is None:
        raise markup_error(
            "replay-not-over", game=game_status.title(ctx.l10n, info), turn=info.turn
        )


class Replays(Feature):
    """Replays: as buttons of a game that is over, and for commands that show a game."""

    def __init__(self, film: Projector, computers_wait: Callable[[], bool]) -> None:
        self.screening = Screening(film, computers_wait)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option(
            "history", CommandOption("animated", bool, "turn", default=False)
        )
        commands.replays = self

    async def cog_unload(self) -> None:
        await self.screening.close()

    @item("replay")
    async def pressed_replay(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Post the replay to where the game was played, once; tell the asker where it is."""
        info = await ctx.db.read(queries.info, press.game)
        await _need_end(ctx, info)
        if where := await standing(ctx.delivery_context, info):
            await ctx.send(ctx.l10n.format("replay-posted", link=where))
            return
        if not ctx.delivery_context.discord_api.rights(
            info.home, info.server
        ).attach_files:
            raise UserError("replay-no-files")
        (film,) = await self._drawn(
            ctx, await l10n_of(ctx.delivery_context, info), info, WEBP, "light"
        )
        try:
            where = await post(ctx.delivery_context, info, film)
        except TROUBLE:
            raise UserError("replay-not-posted") from None
        await ctx.send(ctx.l10n.format("replay-posted", link=where))

    @item("gif")
    async def pressed_gif(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Send the asker the replay as GIF."""
        await self.whole(ctx, await ctx.db.read(queries.info, press.game), GIF)

    @item("stills")
    async def pressed_stills(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Send the asker the card of the board at the end of each turn."""
        info = await ctx.db.read(queries.info, press.game)
        await _need_end(ctx, info)
        text = ctx.l10n.format("replay-stills", game=game_status.title(ctx.l10n, info))
        await self._give(ctx, info, STILLS, text)

    async def whole(self, ctx: Context, info: GameInfo, kind: str) -> None:
        """Answer with the replay of a finished game, as GIF where that is the kind."""
        await _need_end(ctx, info)
        text = ctx.l10n.format("replay-of", game=game_status.title(ctx.l10n, info))
        await self._give(ctx, info, GIF if kind == GIF else WEBP, text)

    async def turn(self, ctx: Context, info: GameInfo, number: int | None) -> None:
        """Answer with a turn that has been, or the present one; of hidden cards as spectators see it."""
        position, phases = await turn_history(ctx, info, number)
        info = position.info
        number = info.turn if number is None else number
        if not phases:
            raise UserError("history-nothing")
        text = ctx.l10n.format(
            "replay-turn", game=game_status.title(ctx.l10n, info), turn=number
        )
        await self._give(ctx, info, WEBP, text, number)

    async def _give(
        self,
        ctx: Context,
        info: GameInfo,
        suffix: str,
        text: str,
        number: int | None = None,
    ) -> None:
        if not ctx.may_attach():
            raise UserError("replay-no-files-here")
        drawn = await self._drawn(ctx, ctx.l10n, info, suffix, theme(ctx), number)
        if suffix == STILLS:
            files = [
                _still(ctx.l10n, info, one, page, len(drawn))
                for page, one in enumerate(drawn, 1)
            ]
        else:
            files = [file(ctx.l10n, info, drawing, suffix, number) for drawing in drawn]
        if not await ctx.send(text, files=files, mention=False):
            raise UserError("replay-not-sent")

    @one_at_a_time
    async def _drawn(
        self,
        ctx: Context,
        l10n: Localization,
        info: GameInfo,
        suffix: str,
        look: str,
        number: int | None = None,
    ) -> tuple[Film, ...]:
        """Return the files; raise UserError with the obstacle and the possible alternatives."""
        began = await ctx.db.read(script, info.id)
        # Who plays every seat is named by none: the colors tell the panels apart.
        result = (
            None if info.result is None else (info.result.scores, info.result.winners)
        )
        request = Request(
            *began,
            people.holders(l10n, info),
            l10n.language,
            look,
            suffix,
            number,
            result,
        )
        if (count := len(request.actions)) > MOST_ACTIONS:
            raise UserError("replay-too-long", count=count, most=MOST_ACTIONS)
        try:
            files = await self.screening.show(info.id, request)
        except NoReplay as problem:
            raise UserError(
                "replay-trouble", why=str(problem), waiting=WAITING
            ) from None
        if (whole := sum(len(clip.data) for clip in files)) > LARGEST_FILE:
            size, most = -(-whole // 1_000_000), LARGEST_FILE // 1_000_000
            raise UserError(
                "replay-too-large",
                format=suffix,
                size=size,
                most=most,
            )
        return files
