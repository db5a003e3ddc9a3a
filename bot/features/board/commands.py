"""Looking: for anyone, spectators included; only the asker sees the answer unless `public` is set."""

import contextlib
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import history as core_history
from bot.core import queries, votes
from bot.core.clock import timeout
from bot.core.errors import UserError
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.core.model import GameInfo, Position
from bot.core.outbox import PICTURE, PICTURE_SOON
from bot.delivery import computer_turns, lobby_card, question, recovery
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import RenderRequest
from bot.delivery.report_pictures import blank_picture
from bot.delivery.send import TOO_OLD_TO_EDIT, edit, l10n_of
from bot.features.board import use_cases
from bot.interactions import game_answers, game_lookup
from bot.interactions.autocomplete import building_choices
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.hooks import loaded
from bot.interactions.slash_commands import choices, command
from bot.text import buildings, people, reports
from bot.text.localization import quoted
from rules.model import Event, GameView
from storage.jobs import Job
from storage.outbox import MessageRef

LOOKS = ("glance", "full", "phone", "players", "text")
OTHER = {"full": "phone", "phone": "full"}
"""The other look, which is one press away, by look."""


async def show_board(ctx: Context, info: GameInfo, look: str | None) -> None:
    """Show the present board, as pictures or as text; as text too where pictures can't be drawn or sent.

    Discord does not reveal the asker's device. The look that they chose last comes first. Without a choice they
    get the one for a phone, which can be read on any device, with the whole board beside it.
    """
    position = await game_answers.started_position(ctx, info)
    usual = ctx.user_settings.get("pictures", "full" if ctx.public else "phone")
    has_chosen = look is not None or ctx.public or "pictures" in ctx.user_settings
    look = look or ("text" if usual == "none" else usual)
    if look == "text":
        await game_answers.send_pages(ctx, await game_answers.board_text(ctx, position))
        return
    events = await ctx.db.read(core_history.last_phase, info.id)
    looks = (look,) if has_chosen else (look, OTHER[look])
    wanted = [game_answers.render_request(ctx, one, position, events) for one in looks]  # type: ignore[arg-type]  # of LOOKS
    buttons: list[ui.Item] = []
    if look in OTHER:
        label = ctx.l10n.format(
            "button-phone" if look == "full" else "button-board-full",
            size="full" if has_chosen else "only",
        )
        buttons.append(ui.button(label, CustomId(OTHER[look], info.id, info.revision)))
    if position.decision is not None and not ctx.public:
        buttons.append(
            ui.labelled(ctx.l10n, CustomId("whatif", info.id, info.revision))
        )
    buttons += await ctx.bot.command_hooks.board_link(ctx, info.id)
    headline, instead = (
        game_answers.headline(ctx, position),
        lambda: game_answers.board_text(ctx, position),
    )
    if not ctx.public and info.skips(ctx.user):
        headline += "\n" + ctx.l10n.format("status-skipped")
        buttons.append(lobby_card.back_item(ctx.l10n, info, absent=True))
    await ctx.picture(
        headline, wanted, instead=instead, view=ui.view(buttons) if buttons else None
    )


async def show_status(ctx: Context, info: GameInfo) -> None:
    """Show the deciding seat, the decision's kind and start, deadline, turn, phase, scores, deniers and cubes."""
    position = await game_answers.started_position(ctx, info)
    info = position.info
    l10n = ctx.l10n
    lines = [game_answers.headline(ctx, position)]
    if position.decision is not None:
        lines.append(question.question(l10n, position))
        lines += question.waiting(l10n, info)
    lines += game_answers.goods_lines(ctx, position)
    if info.home != ctx.channel:
        lines.append(l10n.format("card-thread", thread=f"<#{info.home}>"))
    for vote in await ctx.db.read(votes.open_votes, info.id):
        lines.append(
            l10n.format(
                "status-vote",
                when=f"<t:{vote.expires}:R>",
            )
        )
    skipped = not ctx.public and info.skips(ctx.user)
    away = skipped or (not ctx.public and info.stands_in_for(ctx.user))
    view = lobby_card.back_button(l10n, info, absent=skipped) if away else None
    if skipped:
        lines.append(l10n.format("status-skipped"))
    able = (
        ()
        if ctx.public or away
        else await ctx.db.read(timeout.nudgeable, ctx.user, [info.id])
    )
    if able:
        view = ui.view([ui.labelled(l10n, CustomId("nudge", info.id, info.revision))])
    await ctx.send(
        "\n".join(lines) + ctx.retries.trouble_line(ctx.l10n, info.id), view=view
    )
    # What moderators deleted comes back when somebody asks how things stand.
    await recovery.mend(ctx.delivery_context, info)


async def show_hand(ctx: Context, info: GameInfo) -> None:
    """Show the asker's own cards, for their eyes only."""
    ctx.public = False
    position = await game_answers.started_position(ctx, info)
    seats = position.info.seats_of(ctx.user)
    if not position.game.hidden:
        raise markup_error("hand-no-hands", game=ctx.l10n.game(info.game))
    if not seats:
        raise UserError("hand-not-seated")
    decision = position.decision
    seat = (
        decision.seat if decision is not None and decision.seat in seats else seats[0]
    )
    cards_ = position.hand(seat) or ()
    text = f"{people.mark(seat)} {question.hand_line(ctx.l10n, position, cards_)}"
    wanted = game_answers.render_request(ctx, "hand", position, seat=seat)
    await ctx.picture(text, [wanted] if cards_ else [])


@item("board", *OTHER)
async def pressed_board(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the asker the board, or the look they ask for, which they get first from then on."""
    look = press.kind if press.kind in OTHER else None
    if look is not None and ctx.user_settings.get("pictures") != "none":
        await ctx.settings.set(ctx.user, pictures=look)
    await show_board(ctx, await ctx.db.read(queries.info, press.game), look)


@item("points")
async def pressed_points(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the asker the table of points of a finished game as a picture."""
    info = await ctx.db.read(queries.info, press.game)
    position = await game_answers.started_position(ctx, info)
    if info.scores is None:
        raise UserError("press-unknown")
    stood_in = await ctx.db.read(core_history.stood_in, info.id)
    events = await ctx.db.read(core_history.whole_game, info.id)
    wanted = game_answers.render_request(ctx, "score", position, events)
    wanted = wanted._replace(
        names=reports.star_stand_ins(ctx.l10n, wanted.names, stood_in)
    )
    lines = [
        game_answers.headline(ctx, position),
        *reports.by_computers(ctx.l10n, info, stood_in),
    ]
    await ctx.picture("\n".join(lines), [wanted])


@item("watch")
async def pressed_watch(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Add a spectator to the thread, and show them how the game stands."""
    info = await ctx.db.read(queries.info, press.game)
    position = await game_answers.started_position(ctx, info)
    thread = ctx.delivery_context.discord_api.known(info.home)
    # Nobody is let in to a private thread.
    if (
        isinstance(thread, discord.Thread)
        and not thread.is_private()
        and ctx.channel != thread.id
    ):
        # Where this fails, the link below leads there too.
        with contextlib.suppress(*TROUBLE):
            await thread.add_user(discord.Object(ctx.user))
    lines = [
        game_answers.headline(ctx, position),
        *game_answers.goods_lines(ctx, position),
    ]
    lines.append(ctx.l10n.format("watch-line", thread=f"<#{info.home}>"))
    items: list[ui.Item] = []
    if position.decision is not None:
        items.append(ui.labelled(ctx.l10n, CustomId("whatif", info.id, info.revision)))
        if not info.seats_of(ctx.user):
            follow = CustomId("follow", info.id, info.revision)
            items.append(ui.button(ctx.l10n.format("button-follow"), follow))
    await ctx.send(ui.cut("\n".join(lines)), view=ui.view(items) if items else None)


async def show_building(ctx: Context, info: GameInfo | None, name: str) -> None:
    """Show the print of a tile or card, its present place, and its picture."""
    tile = buildings.find(ctx.l10n, name, info.game if info is not None else None)
    if tile is None:
        raise markup_error("building-unknown", text=quoted(ui.cut(name, 60)))
    lines = buildings.lines(ctx.l10n, tile)
    view: GameView | None = None
    if info is not None and info.game == tile.game:
        position = await ctx.db.read(queries.position, info.id)
        if position.begun:
            view = position.view()
            lines += buildings.where(ctx.l10n, position, tile)
    theme, language = game_answers.theme(ctx), ctx.l10n.language
    wanted = RenderRequest("tile", tile.game, language, view, what=tile.id, theme=theme)
    await ctx.picture("\n".join(lines), [wanted])


PIN_TRIES = 5  # then it stays as it is until something more happens


async def _renewed(
    services: DeliveryContext,
    board: MessageRef,
    position: Position,
    events: Sequence[Event],
) -> bool:
    """Show a later position in a message's last picture; return whether it can have one. Refusals are raised."""
    info = position.info
    blank = await blank_picture(services, info, await l10n_of(services, info), board)
    if blank is None:
        return False
    files = await services.renderer.files(
        [blank._replace(view=position.view(), events=tuple(events))]
    )
    # no name that another file of the message has
    for number, file in enumerate(files, 1):
        file.filename = f"{info.game}-{position.revision}-{number}.png"
    message = await services.discord_api.message(board.channel, board.message).fetch()
    if not message.flags.components_v2:
        return await edit(services, board.channel, board.message, attachments=files)
    view, attachments = ui.with_last_pictures(message, files)
    return await edit(
        services, board.channel, board.message, view=view, attachments=attachments
    )


def _picture_job(services: DeliveryContext) -> DiscordJob:
    """Return the job, which knows the messages that take no more edits, as far as this process does."""
    refused: dict[int, int] = {}  # by game, the message

    async def run(job: Job) -> Retry | None:
        game = int(job.key)
        if services.delivery_worker.is_busy(game):
            return Retry("", PICTURE_SOON)
        data = await services.db.run(use_cases.load, job)
        if data is None:
            return None
        board, position, events = data
        state = computer_turns.waiting_message_id(position.info)
        if computer_turns.decides(position) and state == computer_turns.THINKS:
            # nobody looks yet: it comes behind the next question
            return Retry("", PICTURE_SOON)
        renewed = False
        if refused.get(game) != board.message:
            try:
                renewed = await _renewed(services, board, position, events)
            except (discord.Forbidden, discord.NotFound):
                pass
            except discord.HTTPException as problem:
                if problem.code != TOO_OLD_TO_EDIT:
                    raise
                refused[game] = board.message
        if renewed:
            refused.pop(game, None)
            await services.db.run(use_cases.shown, job, board, position.revision)
        else:
            await services.db.run(use_cases.settled, job)
        return None

    return DiscordJob(
        PICTURE,
        run,
        use_cases.MOST_WAIT_SECONDS,
        RetryPolicy((use_cases.PAUSE,), PIN_TRIES),
    )


class Board(Feature):
    """The commands about the board, their components, and the picture in the thread within a phase."""

    def __init__(self, services: DeliveryContext) -> None:
        self._picture = _picture_job(services)

    def jobs(self) -> Sequence[JobKind]:
        return (self._picture,)

    @command("board", view=choices("view", LOOKS))
    async def board(
        self,
        ctx: Context,
        view: str | None = None,
        public: bool = False,
        game: str | None = None,
    ) -> None:
        await show_board(ctx, await game_lookup.visible_game(ctx, game), view)

    @command("status")
    async def status(
        self, ctx: Context, public: bool = False, game: str | None = None
    ) -> None:
        await show_status(ctx, await game_lookup.visible_game(ctx, game))

    @command("hand")
    async def hand(self, ctx: Context, game: str | None = None) -> None:
        await show_hand(ctx, await game_lookup.running_or_last_game(ctx, game))

    @command("history")
    async def history(
        self,
        ctx: Context,
        turn: app_commands.Range[int, 0, 99] | None = None,
        public: bool = False,
        game: str | None = None,
        *,
        animated: bool = False,
    ) -> None:
        info = await game_lookup.visible_game(ctx, game)
        if animated:
            await loaded(ctx.bot.command_hooks.replays).turn(ctx, info, turn)
        else:
            position, phases = await game_answers.turn_history(ctx, info, turn)
            names = people.actor_names(ctx.l10n, position.info)
            pages = reports.report(ctx.l10n, position.game, names, phases)
            await game_answers.send_pages(
                ctx, pages or [ctx.l10n.format("history-nothing")]
            )

    @command("building", name=building_choices)
    async def building(self, ctx: Context, name: str, public: bool = False) -> None:
        try:
            info = await game_lookup.visible_game(ctx, None)
        except UserError:
            info = None
            await game_lookup.speak_to_all(ctx)
        await show_building(ctx, info, name)
