"""The private review of a finished game: its progress, the costliest decisions, and the board at each."""

import asyncio
import contextlib
import time
from typing import Any

import discord

from bot.ai.quota import Searches
from bot.components import ui
from bot.components.custom_id import BLUE, GREY, CustomId, read_number
from bot.components.ui import cut
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.model import GameInfo
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import RenderRequest
from bot.features.reviews import analysis
from bot.features.reviews.analysis import COUNTS, CutOff, Review, UnderWay
from bot.interactions import game_answers, game_lookup
from bot.interactions.autocomplete import over_choices
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.slash_commands import SEAT_CHOICES, command
from bot.interactions.user_limits import one_at_a_time
from bot.text import ai_reasons, game_status, people, reports
from bot.text.localization import Localization
from players.review import Mark, verdict
from storage import StorageError

TELLS_EVERY = 4.0  # seconds between two edits that tell how far it is
# seconds for which an interaction's answer can be edited, with a margin
TELLS_FOR = 13 * 60.0
MARKS: dict[Mark, str] = {"best": "★", "good": "✓", "doubtful": "△", "mistake": "✗"}
"""Signs of what a decision was."""

LABEL = 120  # characters of an action in a message
DRAWN = 70  # and in the picture


def _seat(info: GameInfo, seat: int) -> int:
    if info.status != "finished" or not 0 <= seat < len(info.seats):
        raise UserError("review-gone")
    return seat


def _progress(
    l10n: Localization, info: GameInfo, seat: int, now: UnderWay
) -> tuple[str, discord.ui.View]:
    button = ui.button(
        l10n.format("button-review"), CustomId("reviewof", info.id, 0, str(seat))
    )
    text = l10n.format(
        "review-progress" if now.seat == seat else "review-busy",
        game=game_status.title(l10n, info),
        **now._asdict() | {"seat": people.seat(l10n, info.seats[now.seat])},
    )
    return text, ui.view([button])


async def _rewrite(ctx: Context, began: float, **changes: Any) -> None:
    """Edit the answer as long as Discord allows it; the review is stored in any case."""
    if time.monotonic() - began < TELLS_FOR:
        with contextlib.suppress(*TROUBLE):
            await ctx.interaction.edit_original_response(**changes)


async def _whole(
    ctx: Context, info: GameInfo, seat: int, review: Review
) -> tuple[str, discord.ui.View, list[discord.File]]:
    """Return the course of the game as a picture, and the costliest decisions."""
    l10n, entries = ctx.l10n, list[dict[str, Any]]()
    for costly in review.costly:
        one = review.looked[costly.place]
        position = await ctx.db.read(analysis.past, info.id, one.number)
        done, better = (
            l10n.format_message(position.label(code))
            for code in (one.code, costly.best)
        )
        sentences = {"done": done, "better": better, "cost": 100 * costly.cost}
        entries.append({"moment": costly.place, "turn": one.turn, **sentences})
    moments: list[dict[str, Any]] = [
        {"turn": look.turn, "values": look.tries[0].values} for look in review.looked
    ]
    if moments:
        moments.append({"turn": moments[-1]["turn"], "values": review.final})
    plain = {
        "game": info.game,
        "seat": seat,
        "moments": moments,
        "costly": [
            entry | {name: cut(entry[name], DRAWN) for name in ("done", "better")}
            for entry in entries
        ],
        "decisions": len(review.looked),
        "good": review.good,
    }
    names, theme = people.holders(l10n, info), game_answers.theme(ctx)
    files = await _drawn(
        ctx,
        RenderRequest(
            "lookback", info.game, l10n.language, None, (), names, plain, theme
        ),
    )
    title, shown = game_status.title(l10n, info), people.seat(l10n, info.seats[seat])
    lines = [
        l10n.format(
            "review-head",
            game=title,
            seat=shown,
            good=review.good,
            n=len(review.looked),
        )
    ]
    lines += _marked(l10n, review)
    for number, each in enumerate([] if files else entries, 1):
        done, better = cut(each["done"], LABEL), cut(each["better"], LABEL)
        which = {"number": number, "turn": each["turn"], "cost": round(each["cost"])}
        lines.append(l10n.format("review-line", done=done, better=better, **which))
    lines.append(l10n.format("review-press" if entries else "review-none"))
    lines.append(l10n.format("review-small"))
    return "\n".join(lines), _pages(ctx, info, seat, review, 0), files


def _marked(l10n: Localization, review: Review) -> list[str]:
    """Return how many decisions were what, and the mark of each, turn by turn."""
    marks = [verdict(look.code, look.tries).mark for look in review.looked]
    turns: dict[int, str] = {}
    for one, mark in zip(review.looked, marks, strict=True):
        turns[one.turn] = turns.get(one.turn, "") + MARKS[mark]
    if not marks:
        return []
    marked = " ".join(f"**{turn}** {signs}" for turn, signs in turns.items())
    counted = {mark: marks.count(mark) for mark in MARKS}
    return [
        l10n.format("review-marks", **counted),
        l10n.format("review-turns", turns=marked),
    ]


async def _page(
    ctx: Context, info: GameInfo, seat: int, review: Review, number: int, *, full: bool
) -> tuple[str, discord.ui.View, list[discord.File]]:
    """Return one costly decision: the action, a better one with its reasons, and the board."""
    l10n = ctx.l10n
    costly = review.costly[number - 1]
    one = review.looked[costly.place]
    position = await ctx.db.read(analysis.past, info.id, one.number)
    which = {"number": number, "count": len(review.costly), "turn": one.turn}
    phase, question = (
        reports.phase_name(l10n, info.game, one.phase),
        l10n.format_message(position.question()),
    )
    done, better = (
        l10n.format_message(position.label(code)) for code in (one.code, costly.best)
    )
    lines = [
        l10n.format("review-page", phase=phase, question=question, **which),
        f"{MARKS[verdict(one.code, one.tries).mark]} "
        + l10n.format(
            "review-did", seat=people.seat(l10n, info.seats[seat]), done=done
        ),
        l10n.format("review-instead", better=better, cost=round(100 * costly.cost)),
        ai_reasons.better(
            l10n,
            await ctx.db.read(analysis.purpose_of, info.id, one.number, costly.best),
        ),
    ]
    hand = position.hand(seat)
    if hand is not None:
        printed = position.game.guide.printed
        cards_ = l10n.join([l10n.format(printed[card].name) for card in hand])
        lines.append(
            l10n.format("review-hand", cards=cards_)
            if hand
            else l10n.format("review-hand-empty")
        )
    names, theme = people.holders(l10n, info), game_answers.theme(ctx)
    wanted = RenderRequest(
        "full" if full else "glance",
        info.game,
        l10n.language,
        position.view(),
        (),
        names,
        theme=theme,
    )
    return (
        "\n".join(lines),
        _pages(ctx, info, seat, review, number, full=full),
        await _drawn(ctx, wanted),
    )


def _pages(
    ctx: Context,
    info: GameInfo,
    seat: int,
    review: Review,
    number: int,
    *,
    full: bool = False,
) -> discord.ui.View:
    """Return the pages: the whole, a button for each decision that cost something, and a full board."""

    def page(label: str, rest: str, style: discord.ButtonStyle, row: int) -> ui.Item:
        return ui.button(label, CustomId("lookback", info.id, seat, rest), style, row)

    shown = range(1, len(review.costly) + 1)
    items = [
        page(
            str(page_number),
            str(page_number),
            BLUE if page_number == number else GREY,
            0,
        )
        for page_number in shown
    ]
    if number:
        other, size = ("glance", "g") if full else ("full", "f")
        items.append(page(ctx.l10n.format("button-review-whole"), "0", GREY, 1))
        items.append(
            page(
                ctx.l10n.format("button-board-full", size=other),
                f"{number}{size}",
                GREY,
                1,
            )
        )
        before = review.looked[review.costly[number - 1].place].number
        items.append(
            ui.labelled(ctx.l10n, CustomId("trypast", info.id, before), GREY, 1)
        )
    return ui.view(items)


async def _drawn(ctx: Context, wanted: RenderRequest) -> list[discord.File]:
    return (
        []
        if ctx.user_settings.get("pictures") == "none"
        else await ctx.pictures([wanted])
    )


class Reviews(Feature):
    """A review: begun, looked at, and paged through."""

    def __init__(self, db: UseCaseRunner, searches: Searches) -> None:
        self.analysis, self._searches = analysis.Reviews(db, searches), searches

    async def cog_unload(self) -> None:
        self.analysis.stop()

    @command("caylus-club review", game=over_choices, seat=SEAT_CHOICES)
    async def review(
        self, ctx: Context, game: str | None = None, seat: int | None = None
    ) -> None:
        await self.of(ctx, await game_lookup.finished_game(ctx, game), seat)

    async def of(self, ctx: Context, info: GameInfo, seat: int | None) -> None:
        """Show the review of a seat: by default the asker's only one, else they choose."""
        ctx.game = info.id
        if info.status != "finished":
            raise markup_error(
                "table-review-running", game=game_status.title(ctx.l10n, info)
            )
        if seat is not None and seat >= len(info.seats):
            listed = ctx.l10n.join(
                [people.marked(ctx.l10n, seat) for seat in info.seats]
            )
            raise markup_error(
                "review-no-seat", game=game_status.title(ctx.l10n, info), seats=listed
            )
        mine = info.seats_of(ctx.user)
        if seat is None and len(mine) != 1:
            buttons = []
            for one in info.seats:
                label, holder = (
                    people.marked(ctx.l10n, one),
                    people.player(ctx.l10n, one, people.bare),
                )
                press = CustomId("reviewof", info.id, 0, str(one.seat))
                style = BLUE if one.seat in mine else GREY
                buttons.append(
                    ui.button(f"{label} {holder}" if holder else label, press, style)
                )
            text = ctx.l10n.format(
                "review-whose", game=game_status.title(ctx.l10n, info)
            )
            await ctx.send(text, view=ui.view(buttons))
            return
        await self._show(ctx, info, mine[0] if seat is None else seat, fresh=True)

    @item("review")
    async def pressed_review(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Answer `Review` under a result."""
        await self.of(ctx, await ctx.db.read(queries.info, press.game), None)

    @item("reviewof", edits=True)
    async def pressed_review_of(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Show the review of the seat that was chosen, or how far it is."""
        info = await ctx.db.read(queries.info, press.game)
        await self._show(ctx, info, _seat(info, press.number), fresh=False)

    @one_at_a_time
    @item("lookback", edits=True)
    async def pressed_lookback(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Show a page of a review.

        0 is the whole, others are the decisions that cost most, with an `f` on the full board, and with a `g`
        on the small one again.
        """
        info = await ctx.db.read(queries.info, press.game)
        seat = _seat(info, press.revision)
        review = await self.analysis.kept(info.id, seat)
        page = read_number(press.rest.rstrip("fg"), len(review.costly))
        if not review.complete or page is None:
            raise UserError("review-gone")
        if page == 0:
            text, view, files = await _whole(ctx, info, seat, review)
        else:
            text, view, files = await _page(
                ctx, info, seat, review, page, full=press.rest.endswith("f")
            )
        await ctx.edit(text, view=view, files=files)

    async def _show(
        self, ctx: Context, info: GameInfo, seat: int, *, fresh: bool
    ) -> None:
        """Show the review as it is kept, or how far it is; where there is none begin it.

        `fresh` answers by a message of its own, else the pressed one changes.
        """
        reviews = self.analysis
        review = await reviews.kept(info.id, seat)
        if review.complete:
            text, view, files = await one_at_a_time(_whole)(ctx, info, seat, review)
            await (
                ctx.send(text, view=view, files=files)
                if fresh
                else ctx.edit(text, view=view, files=files)
            )
            return
        with contextlib.ExitStack() as kept:
            under_way = reviews.under_way(info.id)
            turn: asyncio.Lock | None = None
            if under_way is None:
                turn = kept.enter_context(ctx.bot.user_limits.take(ctx.user))
                if not review.looked:
                    await self._searches.count(ctx.server, ctx.user, COUNTS)
                turn = turn if reviews.begin(info.id, seat) else None
                under_way = reviews.under_way(info.id) or UnderWay(seat)
            text, view = _progress(ctx.l10n, info, seat, under_way)
            try:
                await (
                    ctx.send(text, view=view)
                    if fresh
                    else ctx.edit(text, view=view, files=())
                )
            finally:
                if turn is not None:
                    ctx.delivery_context.tasks.spawn(
                        self._make(ctx, info, seat, kept.pop_all(), turn),
                        f"review-{info.id}",
                    )

    async def _make(
        self,
        ctx: Context,
        info: GameInfo,
        seat: int,
        kept: contextlib.ExitStack,
        turn: asyncio.Lock,
    ) -> None:
        """Make a review that has begun, editing the answer meanwhile; later its asker presses the button again.

        A slot is `kept` for it, and each decision has its `turn`: other requests of the person wait for one.
        """
        began = time.monotonic()
        reported = began - TELLS_EVERY  # how many there are is shown at once

        async def tell(under_way: UnderWay) -> None:
            nonlocal reported
            if time.monotonic() - reported >= TELLS_EVERY:
                reported = time.monotonic()
                text, view = _progress(ctx.l10n, info, seat, under_way)
                await _rewrite(ctx, began, content=text, view=view)

        try:
            with kept:
                review = await self.analysis.make(info.id, seat, ctx.user, tell, turn)
                text, view, files = await _whole(ctx, info, seat, review)
            await _rewrite(ctx, began, content=text, view=view, attachments=files)
        except CutOff:
            await _rewrite(ctx, began, content=ctx.l10n.format("review-cut-off"))
        except UserError as problem:
            await _rewrite(ctx, began, content=ctx.l10n.format_message(problem.message))
        except StorageError:
            await _rewrite(ctx, began, content=ctx.l10n.format("database-trouble"))
        except Exception as problem:
            await ctx.delivery_context.report_error("a review", problem, info.id)
            await _rewrite(ctx, began, content=ctx.l10n.format("error-unexpected"))
