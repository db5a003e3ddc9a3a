"""What several features show of a game in an answer: its headline, boards in words and pictures, pages of text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import history as core_history
from bot.core import queries
from bot.core.history import PhaseHistory
from bot.core.model import GameInfo, Position
from bot.delivery import question
from bot.delivery.renderer import RenderRequest, in_words
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.text import game_status, people, reports


async def begun(ctx: Context, info: GameInfo) -> Position:
    """The position of a game that has started; raises Refusal for a lobby."""
    ctx.game = info.id
    position = await ctx.db.read(queries.position, info.id)
    if not position.begun:
        raise Refusal("not-started", game=game_status.title(ctx.l10n, info))
    return position


def theme(ctx: Context) -> str:
    """Light or dark, as the asker likes pictures."""
    return ctx.user_settings.get("theme", "light")


def headline(ctx: Context, position: Position) -> str:
    """The game and whose move it is."""
    info = position.info
    if info.winners:
        line = reports.winners(ctx.l10n, info)
    elif info.status == "running":
        line = game_status.status_line(ctx.l10n, info)
    else:
        line = ctx.l10n.format("card-cancelled")
    return f"**{game_status.title(ctx.l10n, info)}** · {line}"


async def board_text(ctx: Context, position: Position) -> list[str]:
    """The complete public state in reading order; put together in a worker thread, for it is long."""
    lines = await ctx.renderer.run(
        in_words, position, people.holders(ctx.l10n, position.info, people.safe), ctx.l10n.language
    )
    return reports.paged(ctx.l10n, [f"**{game_status.title(ctx.l10n, position.info)}**", *lines])


async def say_pages(ctx: Context, pages: list[str]) -> None:
    """Answers with several messages."""
    for page in pages:
        await ctx.send(page)


def goods_lines(ctx: Context, position: Position) -> list[str]:
    """Deniers, cubes and prestige of every seat; of a finished game the final scores, the best first, in which the
    goods are counted."""
    lines = []
    info, l10n = position.info, ctx.l10n
    if info.scores is not None:
        for number, score in sorted(enumerate(info.scores), key=lambda each: -each[1]):
            seat = info.seats[number]
            name = people.player(l10n, seat, people.safe) or l10n.format("status-open-seat")
            goods = l10n.format("status-prestige", n=score)
            lines.append(l10n.format("status-seat", seat=people.seat(l10n, seat), name=name, goods=goods))
        return lines
    view = position.view()
    points = position.game.guide.points(view)
    for number in view.order:
        seat = info.seats[number]
        name = people.player(l10n, seat, people.safe) or l10n.format("status-open-seat")
        goods = question.holdings(l10n, position, seat.seat)
        if points is not None:
            goods = f"{l10n.format('status-prestige', n=points[number])}, {goods}"
        lines.append(l10n.format("status-seat", seat=people.seat(l10n, seat), name=name, goods=goods))
    return lines


def hand_picture(ctx: Context, position: Position, seat: int) -> RenderRequest:
    """The picture of a seat's hand, for whoever holds the seat."""
    info = position.info
    view = position.view(seat)
    return RenderRequest(
        "hand",
        info.game,
        ctx.l10n.language,
        view,
        (),
        people.holders(ctx.l10n, info),
        seat,
        theme(ctx),
    )


async def told_of(ctx: Context, info: GameInfo, turn: int | None) -> tuple[Position, Sequence[PhaseHistory]]:
    """The position, and what happened in a turn (the present one), phase by phase; raises Refusal for a turn that has
    not come."""
    position = await begun(ctx, info)
    if turn is not None and not 0 <= turn <= position.info.turn:
        raise Refusal("history-no-turn", turn=turn, last=position.info.turn)
    return position, await ctx.db.read(core_history.history, info.id, turn)
