"""What anyone may look at: board, status, hand, history, buildings, rules, the record."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord

from bot.components import ui
from bot.components.action_rows import cut
from bot.components.custom_id import Press
from bot.core import history as core_history
from bot.core import queries, votes
from bot.delivery import deleted, lobby_card, question, send
from bot.delivery.discord_api import TROUBLE
from bot.delivery.draw import in_words
from bot.delivery.renderer import Wanted
from bot.delivery.report_pictures import whole_game
from bot.features.play import handlers as play_handlers
from bot.features.records import files
from bot.interactions.errors import Refusal
from bot.text import buildings, people, reports
from bot.text.markdown import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.model import Position, Sheet
    from bot.core.phase_history import PhaseHistory
    from bot.interactions.context import Ask
    from bot.text.localization import Words

LOOKS = ("glance", "full", "phone", "players", "text")


def names(
    say: Words, sheet: Sheet, shown: Callable[[str | None, int], str] = people.plain
) -> tuple[str, ...]:
    """The names of the holders as pictures show them; in the text of a message they must be `people.safe`."""
    # Who plays every seat is named by none: the colours tell the panels apart.
    return tuple("" if sheet.practice else people.player(say, seat, shown) for seat in sheet.seats)


async def begun(ask: Ask, sheet: Sheet) -> Position:
    """The position of a game that has started; raises Refusal for a lobby."""
    ask.game = sheet.id
    position = await ask.db.read(queries.position, sheet.id)
    if not position.begun:
        raise Refusal("not-started", game=lobby_card.title(ask.words, sheet))
    return position


async def board(ask: Ask, sheet: Sheet, look: str | None) -> None:
    """The present board, as pictures or as text; as text too where pictures can't be drawn or sent."""
    position = await begun(ask, sheet)
    look = look or {"none": "text"}.get(
        ask.settings.get("pictures", "full"), ask.settings.get("pictures", "full")
    )
    if look == "text":
        await say_pages(ask, await board_text(ask, position))
        return
    events = await ask.db.read(core_history.last_phase, sheet.id)
    wanted = Wanted(
        look,  # type: ignore[arg-type]  # one of LOOKS
        sheet.game,
        ask.words.language,
        position.view(),
        tuple(events),
        names(ask.words, sheet),
        theme=theme(ask),
    )
    buttons: list[discord.ui.Item[Any]] = []
    if look == "full":
        buttons.append(ui.button(ask.words.say("button-phone"), Press("phone", sheet.id, sheet.revision)))
    if position.decision is not None and not ask.public:
        buttons.append(question.what_if(ask.words, sheet.id, sheet.revision))
    beside = ui.view(buttons) if buttons else None
    await ask.picture(
        headline(ask, position), [wanted], instead=lambda: board_text(ask, position), view=beside
    )


def theme(ask: Ask) -> str:
    """Light or dark, as the asker likes pictures."""
    return ask.settings.get("theme", "light")


def headline(ask: Ask, position: Position) -> str:
    """The game and whose move it is."""
    sheet = position.sheet
    if sheet.winners:
        line = reports.winners(ask.words, sheet)
    elif sheet.status == "running":
        line = lobby_card.status_line(ask.words, sheet)
    else:
        line = ask.words.say("card-cancelled")
    return f"**{lobby_card.title(ask.words, sheet)}** · {line}"


async def board_text(ask: Ask, position: Position) -> list[str]:
    """The complete public state in reading order; put together in a worker thread, for it is long."""
    lines = await ask.office.studio.run(
        in_words, position, names(ask.words, position.sheet, people.safe), ask.words.language
    )
    return reports.paged(ask.words, [f"**{lobby_card.title(ask.words, position.sheet)}**", *lines])


async def say_pages(ask: Ask, pages: list[str]) -> None:
    """Answers with several messages."""
    for page in pages:
        await ask.say(page)


async def status(ask: Ask, sheet: Sheet) -> None:
    """Whose decision, what kind, since when, deadline, turn, phase, scores, deniers and cubes."""
    position = await begun(ask, sheet)
    sheet = position.sheet
    say = ask.words
    lines = [headline(ask, position)]
    if position.decision is not None:
        lines.append(say.say("status-kind", question=question.question(say, position)))
        lines += question.time_left(say, sheet)
    lines += goods_lines(ask, position)
    if send.home(sheet) != ask.channel:
        lines.append(say.say("card-thread", thread=f"<#{send.home(sheet)}>"))
    for vote in await ask.db.read(votes.open_votes, sheet.id):
        lines.append(say.say("status-vote", kind=say.say(f"votes-{vote.kind}"), when=f"<t:{vote.expires}:R>"))
    away = not ask.public and sheet.stands_in_for(ask.user)
    view = lobby_card.back_button(say, sheet) if away else None
    await ask.say("\n".join(lines) + play_handlers.trouble(ask, sheet), view=view)
    # What moderators deleted comes back when somebody asks how things stand.
    await deleted.mend(ask.office, sheet)


def goods_lines(ask: Ask, position: Position) -> list[str]:
    """Deniers, cubes and prestige of every seat; of a finished game the final scores, the best first, in which the
    goods are counted."""
    lines = []
    sheet, say = position.sheet, ask.words
    if sheet.scores is not None:
        for number, score in sorted(enumerate(sheet.scores), key=lambda each: -each[1]):
            seat = sheet.seats[number]
            name = people.player(say, seat, people.safe) or say.say("status-open-seat")
            goods = say.say("status-prestige", n=score)
            lines.append(say.say("status-seat", seat=people.seat(say, seat), name=name, goods=goods))
        return lines
    view, guide = position.view(), position.game.guide
    points = guide.points(view)
    for number in guide.order(view):
        seat = sheet.seats[number]
        name = people.player(say, seat, people.safe) or say.say("status-open-seat")
        goods = question.holdings(say, position, seat.seat)
        if points is not None:
            goods = f"{say.say('status-prestige', n=points[number])}, {goods}"
        lines.append(say.say("status-seat", seat=people.seat(say, seat), name=name, goods=goods))
    return lines


async def hand(ask: Ask, sheet: Sheet) -> None:
    """The asker's own cards, for their eyes only."""
    ask.public = False
    position = await begun(ask, sheet)
    seats = position.sheet.seats_of(ask.user)
    if not position.game.hidden:
        raise Refusal("hand-no-hands", game=ask.words.say(f"game-{sheet.game}".replace("_", "-")))
    if not seats:
        raise Refusal("hand-not-seated")
    decision = position.decision
    seat = decision.seat if decision is not None and decision.seat in seats else seats[0]
    cards_ = position.hand(seat) or ()
    text = f"{people.mark(seat)} {question.hand_line(ask.words, position, cards_)}"
    wanted = hand_picture(ask, position, seat)
    await ask.picture(text, [wanted] if cards_ else [])


def hand_picture(ask: Ask, position: Position, seat: int) -> Wanted:
    """The picture of a seat's hand, for whoever holds the seat."""
    sheet = position.sheet
    view = position.view(seat)
    return Wanted(
        "hand",
        sheet.game,
        ask.words.language,
        view,
        (),
        names(ask.words, sheet),
        seat,
        theme(ask),
    )


async def told_of(ask: Ask, sheet: Sheet, turn: int | None) -> tuple[Position, Sequence[PhaseHistory]]:
    """The position, and what happened in a turn (the present one), phase by phase; raises Refusal for a turn that has
    not come."""
    position = await begun(ask, sheet)
    if turn is not None and not 0 <= turn <= position.sheet.turn:
        raise Refusal("history-no-turn", turn=turn, last=position.sheet.turn)
    return position, await ask.db.read(core_history.history, sheet.id, turn)


async def history(ask: Ask, sheet: Sheet, turn: int | None) -> None:
    """What happened, by turn and phase."""
    position, phases = await told_of(ask, sheet, turn)
    sheet = position.sheet
    pages = reports.report(
        ask.words,
        position.game,
        people.told(ask.words, sheet),
        phases,
    )
    await say_pages(ask, pages or [ask.words.say("history-nothing")])


async def export(ask: Ask, sheet: Sheet) -> None:
    """The record as a file, and as text where files are refused."""
    await begun(ask, sheet)
    # Other people's eyes: only what everybody may see.
    record = await files.export_record(ask.db, sheet.id, None if ask.public else ask.user)
    said = ask.words.say("export-line", game=lobby_card.title(ask.words, sheet))
    await ask.file(said, record.name, record.text)


async def pressed_board(ask: Ask, press: Press, values: list[str]) -> None:
    """The board, for the asker."""
    await board(ask, await ask.db.read(queries.sheet, press.game), None)


async def pressed_phone(ask: Ask, press: Press, values: list[str]) -> None:
    """The pages for a phone, for the asker."""
    await board(ask, await ask.db.read(queries.sheet, press.game), "phone")


async def pressed_points(ask: Ask, press: Press, values: list[str]) -> None:
    """The table of points of a finished game as a picture, for the asker."""
    sheet = await ask.db.read(queries.sheet, press.game)
    position = await begun(ask, sheet)
    if sheet.scores is None:
        raise Refusal("press-unknown")
    events = tuple(await whole_game(ask.office, sheet))
    stood_in = await ask.db.read(core_history.stood_in, sheet.id)
    shown = reports.starred(ask.words, names(ask.words, sheet), stood_in)
    wanted = Wanted("score", sheet.game, ask.words.language, position.view(), events, shown, theme=theme(ask))
    lines = [headline(ask, position), *reports.by_computers(ask.words, sheet, stood_in)]
    await ask.picture("\n".join(lines), [wanted])


async def pressed_watch(ask: Ask, press: Press, values: list[str]) -> None:
    """Adds a spectator to the thread, and shows them how the game stands."""
    sheet = await ask.db.read(queries.sheet, press.game)
    position = await begun(ask, sheet)
    thread = ask.office.reach.known(send.home(sheet))
    # Nobody is let in to a private thread.
    if isinstance(thread, discord.Thread) and not thread.is_private() and ask.channel != thread.id:
        # Where this fails, the link below leads there too.
        with contextlib.suppress(*TROUBLE):
            await thread.add_user(discord.Object(ask.user))
    lines = [headline(ask, position), *goods_lines(ask, position)]
    lines.append(ask.words.say("watch-line", thread=f"<#{send.home(sheet)}>"))
    items: list[discord.ui.Item[Any]] = []
    if position.decision is not None:
        items.append(question.what_if(ask.words, sheet.id, sheet.revision))
        if not sheet.seats_of(ask.user):
            follow = Press("follow", sheet.id, sheet.revision)
            items.append(ui.button(ask.words.say("button-follow"), follow))
    await ask.say(cut("\n".join(lines), 2000), view=ui.view(items) if items else None)


async def building(ask: Ask, sheet: Sheet | None, name: str) -> None:
    """A tile or card: what is printed on it, where it is now, with its picture."""
    tile = buildings.find(ask.words, name, sheet.game if sheet is not None else None)
    if tile is None:
        raise Refusal("building-unknown", text=quoted(cut(name, 60)))
    lines = buildings.lines(ask.words, tile)
    view: Any = None
    if sheet is not None and sheet.game == tile.game:
        position = await ask.db.read(queries.position, sheet.id)
        if position.begun:
            view = position.view()
            lines += buildings.where(ask.words, position, tile)
    text = "\n".join(lines)
    await ask.picture(
        text, [Wanted("tile", tile.game, ask.words.language, view, what=tile.id, theme=theme(ask))]
    )
