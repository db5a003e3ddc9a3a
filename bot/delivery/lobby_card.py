"""The card of a table in the channel, and what every message that is edited in place needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import LABEL, ROW_BUTTONS, cut
from bot.components.custom_id import Press
from bot.components.item_kinds import GREY
from bot.core.model import HINTS, UNDO_POLICIES
from bot.delivery.discord_api import ARCHIVED, rewind
from bot.features.plans import together
from bot.text import admission, people, reports
from languages.choosing import own_name
from rules.register import find_game
from storage import message_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app.services import Office
    from bot.core.model import Found, Named, Position, Sheet
    from bot.delivery.batch import Known
    from bot.features.tournaments.queries import Drawn
    from bot.text.localization import Words

TOO_OLD_TO_EDIT = 30046  # Discord's code: too many edits of a message older than an hour
THREAD_NAME = 100  # characters of a thread's name
TOURNAMENT = 40  # of them at most for the name of a tournament
FIRST_STEPS = {"practice", "begin", "howto", "seek"}
"""Buttons of a lobby card for whom that table is not the right one, or not yet."""


class Card(NamedTuple):
    """A card's text, buttons, and who may be mentioned by it."""

    text: str
    view: discord.ui.View | None
    mentions: discord.AllowedMentions


def options_line(say: Words, sheet: Sheet, *, all_: bool = False) -> str:
    """What was chosen for a game, in words: what differs from the usual, or all of it."""
    usual = find_game(sheet.game).options
    parts_ = [
        say.say(f"option-{name}-{value}".replace("_", "-"))
        for name, value in sheet.options.items()
        if all_ or value != usual[name][0]
    ]
    parts_ = parts_ or [say.say("option-usual")]
    if all_ or sheet.undo != UNDO_POLICIES[0]:
        parts_.append(say.say(f"option-undo-{sheet.undo}"))
    parts_.append(say.say(f"option-pace-{sheet.pace}"))
    if sheet.pace != "none":
        parts_.append(say.say(f"option-late-{sheet.late}"))
    if sheet.pace != "none" and (all_ or sheet.together != together.usual(sheet.pace)):
        parts_.append(say.say(f"option-together-{sheet.together}"))
    if all_:
        parts_.append(say.say(f"option-evenings-{sheet.evenings}"))
    if all_ or sheet.late == "stand-in" or any(seat.level is not None for seat in sheet.seats):
        parts_.append(say.say(f"option-level-{sheet.level}"))
    if all_ or sheet.hints != HINTS[0]:
        parts_.append(say.say(f"option-hints-{sheet.hints}"))
    if all_ and sheet.language is not None:  # else the server's
        parts_.append(say.say("option-language", language=own_name(sheet.language)))
    parts_.append(say.say(f"option-rated-{'yes' if sheet.rated else 'hidden' if sheet.unseen else 'no'}"))
    if all_ and sheet.pictures is not None:  # else the server's choice
        parts_.append(say.say(f"option-pictures-{sheet.pictures}"))
    return " · ".join(parts_)


def title(say: Words, sheet: Sheet | Named) -> str:
    """The game's name and number: "Caylus #12"."""
    return say.say("card-title", game=say.say(f"game-{sheet.game}".replace("_", "-")), number=str(sheet.id))


def seat_lines(say: Words, sheet: Sheet) -> list[str]:
    """A line a seat, with the score at the end."""
    lines = []
    for seat in sheet.seats:
        name = (
            people.called(say, seat)
            if seat.user is not None or seat.level is not None
            else say.say("card-open-seat", seat=people.seat(say, seat))
        )
        if sheet.scores is not None:
            name = say.say("card-score", seat=name, score=sheet.scores[seat.seat])
        lines.append(name)
    return lines


def lobby(
    say: Words,
    sheet: Sheet,
    position: Position | None = None,
    *,
    now: float,
    expired: bool = False,
) -> Card:
    """The card of an open, cancelled, running or finished table; with the position also the scores now. That of a
    running game says of which moment it is, for it is edited seldom."""
    game = find_game(sheet.game)
    lines = [f"## {title(say, sheet)}", options_line(say, sheet), *seat_lines(say, sheet)]
    view: discord.ui.View | None = None
    users: list[int] = []
    if sheet.status == "lobby":
        if sheet.imported:
            lines.append(say.say("card-imported", turn=sheet.turn))
        elif sheet.practice:
            lines.append(say.say("card-practice", host=f"<@{sheet.host}>"))
        else:
            taken = len([seat for seat in sheet.seats if seat.user or seat.level])
            high = most_seats(sheet)
            lines.append(say.say("card-seats", taken=taken, low=game.min_seats, high=high))
            lines.append(admission.told(say, sheet.admission))
        waiting = [user for user in sheet.invited if not sheet.seats_of(user)]
        if waiting:
            users = waiting
            lines.append(say.say("card-invited", people=say.join([f"<@{user}>" for user in waiting])))
        if sheet.offered:
            lines.append(say.say("card-offered", n=len(sheet.offered)))
        if sheet.host is None and not sheet.imported:
            lines.append(say.say("card-no-host"))
        if sheet.host is not None and not sheet.practice:
            lines.append(say.say("card-host", host=f"<@{sheet.host}>"))
        view = ui.view(_lobby_button(say, sheet, kind) for kind in lobby_buttons(sheet, most_seats(sheet)))
    elif sheet.status == "running":
        lines.append(status_line(say, sheet))
        if position is not None and position.begun:
            lines.append(scores_line(say, position))
        if sheet.thread is not None and sheet.thread != sheet.channel:
            lines.append(say.say("card-thread", thread=f"<#{sheet.thread}>"))
        lines.append(say.say("card-as-of", when=f"<t:{int(now)}:R>"))
        view = looking_buttons(say, sheet)
    elif sheet.status == "finished":
        lines.append(reports.winners(say, sheet))
        if sheet.thread is not None and sheet.thread != sheet.channel:
            lines.append(say.say("card-thread", thread=f"<#{sheet.thread}>"))
        view = looking_buttons(say, sheet)
    else:
        unclaimed = sheet.host is None and not sheet.imported and not sheet.seats
        how = "card-unclaimed" if unclaimed else "card-expired" if expired else "card-cancelled"
        lines.append(say.say(how))
    return Card(cut("\n".join(lines), 2000), view, people.pings(*users))


def _lobby_button(say: Words, sheet: Sheet, kind: str) -> discord.ui.Item[Any]:
    """A button of the card of an open table. Those of the first steps tell their game, not this table."""
    own = kind not in FIRST_STEPS
    press = Press(kind, sheet.id, sheet.revision) if own else Press(kind, 0, 0, sheet.game)
    return ui.button(say.say(f"button-{kind}", level=sheet.level), press, None if own else GREY)


def lobby_buttons(sheet: Sheet, most: int) -> list[str]:
    """What can be pressed on the card of an open table; the host may seat computers and take them out again. Where all
    seats are taken others may open one like it."""
    kinds = ["leave", "start", "howto"]
    if sheet.practice:
        return [*kinds, "cancel"]
    kinds.append("practice")
    room = len(sheet.seats) < most or any(seat.user is None and seat.level is None for seat in sheet.seats)
    computers = ["computer"] if room and (not sheet.imported or len(sheet.seats) <= most) else []
    if any(seat.level is not None for seat in sheet.seats):
        computers += ["nocomputer", "level"]
    if not sheet.imported:
        computers.append("gate")
    if any(not sheet.seats_of(user) for user in (*sheet.invited, *sheet.offered)):
        computers.append("notforme")
    if not room:
        computers.append("seek")
    return ["join" if room else "begin", *kinds, *computers, "cancel"]


def most_seats(sheet: Sheet) -> int:
    """How many may sit at a table."""
    most = find_game(sheet.game).max_seats
    return most if sheet.places is None else min(sheet.places, most)


def looking_buttons(say: Words, sheet: Sheet, *, follow: bool = True) -> discord.ui.View:
    """Board and Watch, and Follow while there is something to come."""
    kinds = ("board", "watch", *(("follow",) if follow and sheet.status == "running" else ()))
    return ui.view(
        ui.button(say.say(f"button-{kind}"), Press(kind, sheet.id, sheet.revision)) for kind in kinds
    )


def back_button(say: Words, sheet: Sheet) -> discord.ui.View:
    """With which a person takes their seat back from the computer that stands in."""
    return ui.view([ui.button(say.say("button-back"), Press("back", sheet.id, sheet.revision))])


def back_buttons(say: Words, sheets: Sequence[Sheet]) -> discord.ui.View | None:
    """The same for several games, the first of them; None where there are none."""
    made = [
        ui.button(cut(say.say("button-back-in", game=title(say, sheet)), LABEL), Press("back", sheet.id, 0))
        for sheet in sheets[:ROW_BUTTONS]
    ]
    return ui.view(made) if made else None


def ahead_button(say: Words, game: int, revision: int, notice: int) -> discord.ui.Item[Any]:
    """The button under a phase report; it tells which notice its message is of."""
    return ui.button(say.say("button-ahead"), Press("ahead", game, revision, str(notice)))


def why_button(say: Words, sheet: Sheet, *, stood_in: bool = False) -> list[discord.ui.Item[Any]]:
    """The button that has explained what computers did, where there are any (or one has `stood_in`) and it is not
    refused."""
    told = sheet.advises if sheet.status == "running" else sheet.status == "finished"
    if not told or (not stood_in and all(seat.player is None for seat in sheet.seats)):
        return []
    return [ui.button(say.say("button-why"), Press("why", sheet.id, sheet.revision))]


def next_button(say: Words, game: int, revision: int, notice: int | None = None) -> discord.ui.Item[Any]:
    """The button under the report with which a turn begins: a list for the next placements."""
    press = Press("next", game, revision, "" if notice is None else str(notice))
    return ui.button(say.say("button-next"), press)


def status_line(say: Words, sheet: Sheet) -> str:
    """Turn, phase, and whose move since when."""
    if sheet.deciding is None:
        name = reports.phase_name(say, sheet.game, sheet.phase)
        return say.say("status-nobody", turn=sheet.turn, phase=name)
    if len(sheet.awaited) > 1:
        return say.say(
            "status-together",
            turn=sheet.turn,
            phase=reports.phase_name(say, sheet.game, sheet.phase),
            players=people.awaited(say, sheet),
            since=f"<t:{sheet.since or sheet.created}:R>",
        )
    return say.say(
        "status-line",
        turn=sheet.turn,
        phase=reports.phase_name(say, sheet.game, sheet.phase),
        player=people.called(say, sheet.seats[sheet.deciding]),
        since=f"<t:{sheet.since or sheet.created}:R>",
    )


def scores_line(say: Words, position: Position) -> str:
    """Every seat with its prestige on the table now, or with the final score."""
    sheet = position.sheet
    if sheet.scores is not None:
        points = list(sheet.scores)
    else:
        shown = position.game.guide.points(position.view())
        if shown is None:
            return " · ".join(people.marked(say, s) for s in sheet.seats)
        points = list(shown)
    return " · ".join(
        say.say("pin-score", seat=people.marked(say, s), score=points[s.seat]) for s in sheet.seats
    )


def thread_name(say: Words, sheet: Sheet, drawn: Drawn | None) -> str:
    """The game and its players (each once, who plays for practice holds several seats), cut to 100 characters; a
    tournament's with round and table before it."""
    players = {
        seat.user or seat.seat: people.player(say, seat, people.bare) for seat in sheet.seats if seat.name
    }
    names = discord.utils.escape_mentions(say.join(list(players.values())))
    name = say.say("thread-name", game=title(say, sheet), players=names)
    if drawn is not None:
        at = discord.utils.escape_mentions(people.bare(drawn.tournament, TOURNAMENT))
        name = f"{say.say('drawn-at', tournament=at, round=drawn.round, table=drawn.table)} · {name}"
    return cut(name, THREAD_NAME)


async def card_now(office: Office, known: Known, say: Words) -> None:
    """Brings the card in the channel up to date."""
    sheet, found = known.sheet, known.found(message_slots.CARD)
    if found is not None:
        office.threads.card_edited(sheet.id, office.now())
        await show(office, found, lobby(say, sheet, known.position, now=office.now()))


async def outdate(known: Known, role: str) -> None:
    """Lets a message count as of an earlier position, so that it is brought up to date: what it says of time is no
    longer so."""
    found = known.found(role)
    if found is not None:
        await known.keep(role, found.channel, found.message, min(found.revision, known.sheet.revision - 1))


async def edit(office: Office, channel: int, message: int, **changes: Any) -> bool:
    """Edits a message of the bot; False when it is gone. An archived thread is opened again for that, where it is not
    locked. Other failures are raised."""
    if await office.reach.edit_by_press(message, changes):
        return True
    there = office.reach.message(channel, message)
    try:
        try:
            await there.edit(**changes)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await office.reach.reopened(channel):
                raise
            rewind([file for file in changes.get("attachments", ()) if isinstance(file, discord.File)])
            await there.edit(**changes)
    except discord.NotFound:
        return False
    return True


async def renew(office: Office, channel: int, message: int, **changes: Any) -> bool:
    """As `edit`; a message that Discord lets nobody edit any more today stays as it is."""
    try:
        return await edit(office, channel, message, **changes)
    except discord.HTTPException as problem:
        if problem.code != TOO_OLD_TO_EDIT:
            raise
        return True


async def show(office: Office, found: Found, card: Card) -> bool:
    """Brings a posted card up to date; False when it is gone."""
    return await renew(
        office,
        found.channel,
        found.message,
        content=card.text,
        view=card.view,
        allowed_mentions=card.mentions,
    )
