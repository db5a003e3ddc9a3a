"""A finished game looked at again for one person: how far it is, what cost most, and the board of then, in private."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any

from bot.components import ui
from bot.components.action_rows import cut
from bot.components.custom_id import Press, read_number
from bot.components.item_kinds import BLUE, GREY
from bot.core import queries
from bot.core.errors import TableError
from bot.delivery import lobby_card
from bot.delivery.discord_api import TROUBLE
from bot.delivery.renderer import Wanted
from bot.features.board import handlers as board_handlers
from bot.features.puzzles.text import BETTER
from bot.features.reviews import use_cases
from bot.features.reviews.analysis import COUNTS, CutOff
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn, slot
from bot.text import ai_reasons, people, reports
from storage import StorageError

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Sequence

    import discord

    from bot.core.model import Sheet
    from bot.features.reviews.analysis import Looked, Review, UnderWay
    from bot.interactions.context import Ask
    from bot.text.localization import Words

TELLS_EVERY = 4.0  # seconds between two edits that tell how far it is
TELLS_FOR = 13 * 60.0  # seconds for which an interaction's answer can be edited, with a margin
LABEL = 120  # characters of an action in a message
DRAWN = 70  # and in the picture


async def of(ask: Ask, sheet: Sheet, seat: int | None) -> None:
    """The review of a seat: by default the asker's only one, else they choose."""
    ask.game = sheet.id
    if sheet.status != "finished":
        raise Refusal("review-not-over", game=lobby_card.title(ask.words, sheet))
    if seat is not None and seat >= len(sheet.seats):
        listed = ask.words.join([people.marked(ask.words, one) for one in sheet.seats])
        raise Refusal("review-no-seat", game=lobby_card.title(ask.words, sheet), seats=listed)
    mine = sheet.seats_of(ask.user)
    if seat is None and len(mine) != 1:
        buttons = [
            ui.button(
                _seat_label(ask.words, sheet, one.seat),
                Press("reviewof", sheet.id, 0, str(one.seat)),
                BLUE if one.seat in mine else GREY,
            )
            for one in sheet.seats
        ]
        text = ask.words.say("review-whose", game=lobby_card.title(ask.words, sheet))
        await ask.say(text, view=ui.view(buttons))
        return
    await _show(ask, sheet, mine[0] if seat is None else seat, fresh=True)


async def pressed_review(ask: Ask, press: Press, values: list[str]) -> None:
    """`Review` under a result."""
    await of(ask, await ask.db.read(queries.sheet, press.game), None)


async def pressed_review_of(ask: Ask, press: Press, values: list[str]) -> None:
    """A seat was chosen, or somebody asks how far its review is."""
    sheet = await ask.db.read(queries.sheet, press.game)
    await _show(ask, sheet, _seat(sheet, press.number), fresh=False)


@in_turn
async def pressed_lookback(ask: Ask, press: Press, values: list[str]) -> None:
    """A page of a review: 0 is the whole, others the decisions that cost most, with an `f` on the full board, and
    with a `g` on the small one again."""
    sheet = await ask.db.read(queries.sheet, press.game)
    seat = _seat(sheet, press.revision)
    review = await ask.office.reviews.kept(sheet.id, seat)
    page = read_number(press.rest.rstrip("fg"), len(review.costly))
    if not review.complete or page is None:
        raise Refusal("review-gone")
    if page == 0:
        text, view, files = await _whole(ask, sheet, seat, review)
    else:
        text, view, files = await _page(ask, sheet, seat, review, page, full=press.rest.endswith("f"))
    await ask.edit(text, view=view, files=files)


def _seat(sheet: Sheet, seat: int) -> int:
    if sheet.status != "finished" or not 0 <= seat < len(sheet.seats):
        raise Refusal("review-gone")
    return seat


def _seat_label(say: Words, sheet: Sheet, seat: int) -> str:
    """A seat and who holds it, on a button."""
    holder = people.player(say, sheet.seats[seat], people.bare)
    label = people.marked(say, sheet.seats[seat])
    return f"{label} {holder}" if holder else label


# Making


async def _show(ask: Ask, sheet: Sheet, seat: int, *, fresh: bool) -> None:
    """The review as it is kept, or how far it is; where there is none it is begun. `fresh` answers by a message of
    its own, else the pressed one changes."""
    reviews = ask.office.reviews
    review = await reviews.kept(sheet.id, seat)
    if review.complete:
        await _show_whole(ask, sheet, seat, review, fresh=fresh)
        return
    with contextlib.ExitStack() as kept:
        under_way = reviews.under_way(sheet.id)
        turn: asyncio.Lock | None = None
        if under_way is None:
            turn = kept.enter_context(slot(ask))
            if not review.looked:
                await ask.office.searches.count(ask.server, ask.user, COUNTS)
            turn = turn if reviews.begin(sheet.id, seat) else None
            under_way = reviews.under_way(sheet.id)
        text, view = _progress(ask.words, sheet, seat, under_way)
        try:
            await (ask.say(text, view=view) if fresh else ask.edit(text, view=view, files=()))
        finally:
            if turn is not None:
                ask.office.tasks.spawn(_make(ask, sheet, seat, kept.pop_all(), turn), f"review-{sheet.id}")


@in_turn
async def _show_whole(ask: Ask, sheet: Sheet, seat: int, review: Review, *, fresh: bool) -> None:
    text, view, files = await _whole(ask, sheet, seat, review)
    await (ask.say(text, view=view, files=files) if fresh else ask.edit(text, view=view, files=files))


def _progress(say: Words, sheet: Sheet, seat: int, under_way: UnderWay | None) -> tuple[str, discord.ui.View]:
    """How far a review is, with a button that shows it again."""
    button = ui.button(say.say("button-review"), Press("reviewof", sheet.id, 0, str(seat)))
    game = lobby_card.title(say, sheet)
    if under_way is None or under_way.seat == seat:
        done, of = (0, 0) if under_way is None else (under_way.done, under_way.of)
        text = say.say(
            "review-progress", game=game, seat=people.seat(say, sheet.seats[seat]), done=done, of=of
        )
    else:
        other = people.seat(say, sheet.seats[under_way.seat])
        text = say.say("review-busy", game=game, other=other, done=under_way.done, of=under_way.of)
    return text, ui.view([button])


async def _make(ask: Ask, sheet: Sheet, seat: int, kept: contextlib.ExitStack, turn: asyncio.Lock) -> None:
    """Makes a review that has begun, and edits the answer meanwhile; later who asked presses its button. A slot
    is `kept` for it, and each decision has its `turn`: what its person asks for meanwhile waits for one of them."""
    began = told = time.monotonic()

    async def tell(under_way: UnderWay) -> None:
        nonlocal told
        if time.monotonic() - told >= TELLS_EVERY:
            told = time.monotonic()
            text, view = _progress(ask.words, sheet, seat, under_way)
            await _rewrite(ask, began, content=text, view=view)

    try:
        with kept:
            review = await ask.office.reviews.make(sheet.id, seat, ask.user, tell, turn)
            text, view, files = await _whole(ask, sheet, seat, review)
        await _rewrite(ask, began, content=text, view=view, attachments=files)
    except CutOff:
        await _rewrite(ask, began, content=ask.words.say("review-cut-off"))
    except TableError as problem:
        await _rewrite(ask, began, content=ask.words.tell(problem.message))
    except StorageError:
        await _rewrite(ask, began, content=ask.words.say("database-trouble"))
    except Exception as problem:
        await ask.office.report_error("a review", problem, sheet.id)
        await _rewrite(ask, began, content=ask.words.say("error-unexpected"))


async def _rewrite(ask: Ask, began: float, **changes: Any) -> None:
    """Edits the answer as long as Discord allows it; what can't be told is kept."""
    if time.monotonic() - began < TELLS_FOR:
        with contextlib.suppress(*TROUBLE):
            await ask.interaction.edit_original_response(**changes)


# Showing


async def _whole(
    ask: Ask, sheet: Sheet, seat: int, review: Review
) -> tuple[str, discord.ui.View, list[discord.File]]:
    """The course of the game as a picture, and what cost most."""
    say = ask.words
    told = []
    for costly in review.costly:
        one = review.looked[costly.place]
        done, better = await _labels(ask, sheet, one, costly.best)
        told.append((costly, one, done, better))
    wanted = Wanted(
        "lookback",
        sheet.game,
        say.language,
        None,
        (),
        board_handlers.names(say, sheet),
        _plain(sheet, seat, review, told),
        board_handlers.theme(ask),
    )
    files = await _drawn(ask, [wanted])
    seat_ = people.seat(say, sheet.seats[seat])
    lines = [
        say.say(
            "review-head",
            game=lobby_card.title(say, sheet),
            seat=seat_,
            good=review.good,
            n=len(review.looked),
        )
    ]
    for number, (costly, one, done, better) in enumerate(told, 1):
        if not files:
            lines.append(
                say.say(
                    "review-line",
                    number=number,
                    turn=one.turn,
                    done=cut(done, LABEL),
                    better=cut(better, LABEL),
                    cost=round(100 * costly.cost),
                )
            )
    lines.append(say.say("review-press" if told else "review-none"))
    lines.append(say.say("review-small"))
    return "\n".join(lines), _pages(ask, sheet, seat, review, 0), files


def _plain(
    sheet: Sheet, seat: int, review: Review, told: Sequence[tuple[Any, Looked, str, str]]
) -> dict[str, Any]:
    """What the picture tells, as plain data."""
    moments = [{"turn": one.turn, "values": one.tries[0].values} for one in review.looked]
    if moments:
        moments.append({"turn": moments[-1]["turn"], "values": review.final})
    costly = [
        {
            "moment": costly.place,
            "turn": one.turn,
            "done": cut(done, DRAWN),
            "better": cut(better, DRAWN),
            "cost": 100 * costly.cost,
        }
        for costly, one, done, better in told
    ]
    return {
        "game": sheet.game,
        "seat": seat,
        "moments": moments,
        "costly": costly,
        "decisions": len(review.looked),
        "good": review.good,
    }


async def _labels(ask: Ask, sheet: Sheet, one: Looked, best: str) -> tuple[str, str]:
    position = await ask.db.read(use_cases.past, sheet.id, one.number)
    return ask.words.tell(position.label(one.code)), ask.words.tell(position.label(best))


async def _page(
    ask: Ask, sheet: Sheet, seat: int, review: Review, number: int, *, full: bool
) -> tuple[str, discord.ui.View, list[discord.File]]:
    """One decision that cost something: what was done, what would have been better and why, and the board of then."""
    say = ask.words
    costly = review.costly[number - 1]
    one = review.looked[costly.place]
    position = await ask.db.read(use_cases.past, sheet.id, one.number)
    lines = [
        say.say(
            "review-page",
            number=number,
            count=len(review.costly),
            turn=one.turn,
            phase=reports.phase_name(say, sheet.game, one.phase),
            question=say.tell(position.question()),
        ),
        say.say(
            "review-did", seat=people.seat(say, sheet.seats[seat]), done=say.tell(position.label(one.code))
        ),
        say.say(
            "review-instead", better=say.tell(position.label(costly.best)), cost=round(100 * costly.cost)
        ),
        ai_reasons.line(say, BETTER, seat, costly.reasons),
    ]
    hand = position.hand(seat)
    if hand is not None:
        printed = position.game.guide.printed
        cards_ = say.join([say.say(printed[card].name) for card in hand])
        lines.append(say.say("review-hand", cards=cards_) if hand else say.say("review-hand-empty"))
    look = "full" if full else "glance"
    names, theme = board_handlers.names(say, sheet), board_handlers.theme(ask)
    wanted = Wanted(look, sheet.game, say.language, position.view(), (), names, theme=theme)  # type: ignore[arg-type]
    return "\n".join(lines), _pages(ask, sheet, seat, review, number, full=full), await _drawn(ask, [wanted])


def _pages(
    ask: Ask, sheet: Sheet, seat: int, review: Review, number: int, *, full: bool = False
) -> discord.ui.View:
    """The whole, a button for each decision that cost something, and the board in full beside one of these."""

    def page(label: str, rest: str, style: discord.ButtonStyle, row: int) -> ui.Pressed:
        return ui.button(label, Press("lookback", sheet.id, seat, rest), style, row)

    items = [
        page(str(one), str(one), BLUE if one == number else GREY, 0)
        for one in range(1, len(review.costly) + 1)
    ]
    if number:
        say = ask.words
        items.append(page(say.say("button-review-whole"), "0", GREY, 1))
        if full:
            items.append(page(say.say("button-review-glance"), f"{number}g", GREY, 1))
        else:
            items.append(page(say.say("button-review-full"), f"{number}f", GREY, 1))
    return ui.view(items)


async def _drawn(ask: Ask, wanted: Sequence[Wanted]) -> list[discord.File]:
    """The pictures; none where the asker wants none, or they can't be drawn or sent."""
    if ask.settings.get("pictures") == "none" or not ask.may_attach():
        return []
    try:
        return await ask.office.studio.files(
            [one._replace(theme=board_handlers.theme(ask)) for one in wanted]
        )
    except Exception as problem:
        await ask.office.report_error("drawing", problem, ask.game)
        return []
