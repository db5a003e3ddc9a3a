"""The card of a table in the channel, and what every message that is edited in place needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import LABEL, ROW_BUTTONS, cut
from bot.components.custom_id import GREY, CustomId
from bot.core.game_settings import FACTORY
from bot.core.model import HINTS, GameInfo, Named, Position
from bot.delivery.batch import Batch
from bot.delivery.discord_api import ARCHIVED, rewind
from bot.text import admission, people, reports
from bot.text.localization import Localization
from languages.choosing import own_name
from rules.register import find_game
from storage import message_slots
from storage.outbox import MessageRef

if TYPE_CHECKING:
    from bot.delivery.context import DeliveryContext

TOO_OLD_TO_EDIT = 30046  # Discord's code: too many edits of a message older than an hour
THREAD_NAME = 100  # characters of a thread's name
FIRST_STEPS = {"practice", "begin", "howto", "seek"}
"""Buttons of a lobby card for whom that table is not the right one, or not yet."""


class Card(NamedTuple):
    """A card's text, buttons, and who may be mentioned by it."""

    text: str
    view: discord.ui.View | None
    mentions: discord.AllowedMentions


def options_line(l10n: Localization, info: GameInfo, *, all_: bool = False) -> str:
    """What was chosen for a game, in words: what differs from the usual, or all of it."""
    usual = find_game(info.game).options
    parts_ = [
        l10n.format(f"option-{name}-{value}".replace("_", "-"))
        for name, value in info.options.items()
        if all_ or value != usual[name][0]
    ]
    parts_ = parts_ or [l10n.format("option-usual")]
    if all_ or info.undo != FACTORY["undo"]:
        parts_.append(l10n.format(f"option-undo-{info.undo}"))
    pace, computers = l10n.format(f"option-pace-{info.pace}"), any(seat.level for seat in info.seats)
    gathers = info.status == "lobby" and info.pace != "none"
    if gathers and computers and info.alone is not None:  # nobody would wait for who starts it now
        pace = l10n.format("option-pace-alone", pace=pace)
    parts_.append(pace)
    if info.pace != "none":
        parts_.append(l10n.format(f"option-late-{info.late}"))
    if all_ or info.together != FACTORY["together"]:
        parts_.append(l10n.format(f"option-together-{info.together}"))
    if all_:
        parts_.append(l10n.format(f"option-evenings-{info.evenings}"))
    if all_ or info.late == "stand-in" or computers:
        parts_.append(l10n.format(f"option-level-{info.level}"))
    if all_ or info.hints != HINTS[0]:
        parts_.append(l10n.format(f"option-hints-{info.hints}"))
    if all_ and info.language is not None:  # else the server's
        parts_.append(l10n.format("option-language", language=own_name(info.language)))
    parts_.append(l10n.format(f"option-rated-{'yes' if info.rated else 'hidden' if info.unseen else 'no'}"))
    if all_ and info.pictures is not None:  # else the server's choice
        parts_.append(l10n.format(f"option-pictures-{info.pictures}"))
    return " · ".join(parts_)


def title(l10n: Localization, info: GameInfo | Named) -> str:
    """The game's name and number: "Caylus #12"."""
    return l10n.format(
        "card-title", game=l10n.format(f"game-{info.game}".replace("_", "-")), number=str(info.id)
    )


def seat_lines(l10n: Localization, info: GameInfo) -> list[str]:
    """A line a seat, with the score at the end."""
    lines = []
    for seat in info.seats:
        name = (
            people.called(l10n, seat)
            if seat.user is not None or seat.level is not None
            else l10n.format("card-open-seat", seat=people.seat(l10n, seat))
        )
        if info.scores is not None:
            name = l10n.format("card-score", seat=name, score=info.scores[seat.seat])
        lines.append(name)
    return lines


def lobby(
    l10n: Localization,
    info: GameInfo,
    position: Position | None = None,
    *,
    now: float,
    expired: bool = False,
) -> Card:
    """The card of an open, cancelled, running or finished table; with the position also the scores now. That of a
    running game says of which moment it is, for it is edited seldom."""
    game = find_game(info.game)
    lines = [f"## {title(l10n, info)}", options_line(l10n, info), *seat_lines(l10n, info)]
    view: discord.ui.View | None = None
    users: list[int] = []
    if info.status == "lobby":
        if info.imported:
            lines.append(l10n.format("card-imported", turn=info.turn))
        elif info.practice:
            lines.append(l10n.format("card-practice", host=f"<@{info.host}>"))
        else:
            taken = len([seat for seat in info.seats if seat.user or seat.level])
            high = most_seats(info)
            lines.append(l10n.format("card-seats", taken=taken, low=game.min_seats, high=high))
            lines.append(admission.told(l10n, info.admission))
            if info.takes:
                lines.append(takes_line(l10n, info.takes))
        waiting = [user for user in info.invited if not info.seats_of(user)]
        if waiting:
            users = waiting
            lines.append(l10n.format("card-invited", people=l10n.join([f"<@{user}>" for user in waiting])))
        if info.offered:
            lines.append(l10n.format("card-offered", n=len(info.offered)))
        if info.host is None and not info.imported:
            lines.append(l10n.format("card-no-host"))
        if info.host is not None and not info.practice:
            lines.append(l10n.format("card-host", host=f"<@{info.host}>"))
        view = ui.view(_lobby_button(l10n, info, kind) for kind in lobby_buttons(info, most_seats(info)))
    elif info.status == "running":
        lines.append(status_line(l10n, info))
        if position is not None and position.begun:
            lines.append(scores_line(l10n, position))
        if info.thread is not None and info.thread != info.channel:
            lines.append(l10n.format("card-thread", thread=f"<#{info.thread}>"))
        lines.append(l10n.format("card-as-of", when=f"<t:{int(now)}:R>"))
        view = looking_buttons(l10n, info)
    elif info.status == "finished":
        lines.append(reports.winners(l10n, info))
        if info.thread is not None and info.thread != info.channel:
            lines.append(l10n.format("card-thread", thread=f"<#{info.thread}>"))
        view = looking_buttons(l10n, info)
    else:
        unclaimed = info.host is None and not info.imported and not info.seats
        how = "card-unclaimed" if unclaimed else "card-expired" if expired else "card-cancelled"
        lines.append(l10n.format(how))
    return Card(cut("\n".join(lines), 2000), view, people.pings(*users))


def takes_line(l10n: Localization, takes: Sequence[tuple[int, int]]) -> str:
    """How long a game takes with the fewest people it may have, and with the most."""
    (low, short), (high, long) = takes[0], takes[-1]
    args = {"low": low, "time": _long(l10n, short), "high": high, "most": _long(l10n, long)}
    return l10n.format("card-takes" if low == high else "card-takes-range", **args)


def _long(l10n: Localization, seconds: int) -> str:
    """A time in round numbers: hours for two days, days for three weeks, then weeks."""
    for unit, length, most in (("hours", 3600, 48), ("days", 86_400, 21)):
        if seconds <= most * length:
            return l10n.format(f"about-{unit}", n=max(1, round(seconds / length)))
    return l10n.format("about-weeks", n=round(seconds / (7 * 86_400)))


def _lobby_button(l10n: Localization, info: GameInfo, kind: str) -> ui.Item:
    """A button of the card of an open table. Those of the first steps tell their game, not this table."""
    own = kind not in FIRST_STEPS
    press = CustomId(kind, info.id, info.revision) if own else CustomId(kind, 0, 0, info.game)
    return ui.button(l10n.format(f"button-{kind}", level=info.level), press, None if own else GREY)


def lobby_buttons(info: GameInfo, most: int) -> list[str]:
    """What can be pressed on the card of an open table; the host may seat computers and take them out again. Where all
    seats are taken others may open one like it."""
    kinds = ["leave", "start", "howto"]
    if info.practice:
        return [*kinds, *([] if info.imported else ["more"]), "cancel"]
    kinds.append("practice")
    room = len(info.seats) < most or any(seat.user is None and seat.level is None for seat in info.seats)
    computers = ["computer"] if room and (not info.imported or len(info.seats) <= most) else []
    if any(seat.level is not None for seat in info.seats):
        computers += ["nocomputer", "level"]
    computers.append("more")
    if not info.imported:
        computers.append("gate")
    if any(not info.seats_of(user) for user in (*info.invited, *info.offered)):
        computers.append("notforme")
    if not room:
        computers.append("seek")
    return ["join" if room else "begin", *kinds, *computers, "cancel"]


def most_seats(info: GameInfo) -> int:
    """How many may sit at a table."""
    most = find_game(info.game).max_seats
    return most if info.places is None else min(info.places, most)


def looking_buttons(l10n: Localization, info: GameInfo, *, follow: bool = True) -> discord.ui.View:
    """Board and Watch, and Follow while there is something to come."""
    kinds = ("board", "watch", *(("follow",) if follow and info.status == "running" else ()))
    return ui.view(
        ui.button(l10n.format(f"button-{kind}"), CustomId(kind, info.id, info.revision)) for kind in kinds
    )


def back_button(l10n: Localization, info: GameInfo) -> discord.ui.View:
    """With which a person takes their seat back from the computer that stands in."""
    return ui.view([ui.button(l10n.format("button-back"), CustomId("back", info.id, info.revision))])


def back_buttons(
    l10n: Localization, infos: Sequence[GameInfo], late: Sequence[GameInfo] = ()
) -> discord.ui.View | None:
    """The same for several games, the first of them, and `Remind` for those where somebody else is `late`; None where
    there are none."""
    made = [
        ui.button(
            cut(l10n.format(f"button-{kind}-in", game=title(l10n, info)), LABEL), CustomId(kind, info.id, 0)
        )
        for kind, found in (("back", infos), ("nudge", late))
        for info in found[:ROW_BUTTONS]
    ]
    return ui.view(made) if made else None


def ahead_button(l10n: Localization, game: int, revision: int, notification: int) -> ui.Item:
    """The button under a phase report; it tells which notice its message is of."""
    return ui.button(l10n.format("button-ahead"), CustomId("ahead", game, revision, str(notification)))


def why_button(l10n: Localization, info: GameInfo, *, stood_in: bool = False) -> list[ui.Item]:
    """The button that has explained what computers did, where there are any (or one has `stood_in`) and it is not
    refused."""
    told = info.advises if info.status == "running" else info.status == "finished"
    if not told or (not stood_in and all(seat.player is None for seat in info.seats)):
        return []
    return [ui.button(l10n.format("button-why"), CustomId("why", info.id, info.revision))]


def next_button(l10n: Localization, game: int, revision: int, notification: int | None = None) -> ui.Item:
    """The button under the report with which a turn begins: a list for the next placements."""
    press = CustomId("next", game, revision, "" if notification is None else str(notification))
    return ui.button(l10n.format("button-planturn"), press)


def status_line(l10n: Localization, info: GameInfo) -> str:
    """Turn, phase, and whose move since when."""
    if info.deciding is None:
        name = reports.phase_name(l10n, info.game, info.phase)
        return l10n.format("status-nobody", turn=info.turn, phase=name)
    if len(info.awaited) > 1:
        return l10n.format(
            "status-together",
            turn=info.turn,
            phase=reports.phase_name(l10n, info.game, info.phase),
            players=people.awaited(l10n, info),
            since=f"<t:{info.since or info.created}:R>",
        )
    return l10n.format(
        "status-line",
        turn=info.turn,
        phase=reports.phase_name(l10n, info.game, info.phase),
        player=people.called(l10n, info.seats[info.deciding]),
        since=f"<t:{info.since or info.created}:R>",
    )


def scores_line(l10n: Localization, position: Position) -> str:
    """Every seat with its prestige on the table now, or with the final score."""
    info = position.info
    if info.scores is not None:
        points = list(info.scores)
    else:
        shown = position.game.guide.points(position.view())
        if shown is None:
            return " · ".join(people.marked(l10n, s) for s in info.seats)
        points = list(shown)
    return " · ".join(
        l10n.format("pin-score", seat=people.marked(l10n, s), score=points[s.seat]) for s in info.seats
    )


def thread_name(l10n: Localization, info: GameInfo, before: Sequence[str] = ()) -> str:
    """The game and its players (each once, who plays for practice holds several seats), behind what features put
    `before` it, cut to 100 characters."""
    players = {
        seat.user or seat.seat: people.player(l10n, seat, people.bare) for seat in info.seats if seat.name
    }
    names = discord.utils.escape_mentions(l10n.join(list(players.values())))
    name = l10n.format("thread-name", game=title(l10n, info), players=names)
    return cut(" · ".join([*before, name]), THREAD_NAME)


async def card_now(ctx: DeliveryContext, batch: Batch, l10n: Localization) -> None:
    """Brings the card in the channel up to date."""
    info, found = batch.info, batch.found(message_slots.CARD)
    if found is not None:
        ctx.threads.card_edited(info.id, ctx.now())
        await show(ctx, found, lobby(l10n, info, batch.position, now=ctx.now()))


def outdate(batch: Batch, role: str) -> None:
    """Lets a message count as of an earlier position, so that it is brought up to date: what it says of time is no
    longer so."""
    found = batch.found(role)
    if found is not None:
        batch.keep(role, found.channel, found.message, min(found.revision, batch.info.revision - 1))


async def edit(ctx: DeliveryContext, channel: int, message: int, **changes: Any) -> bool:
    """Edits a message of the bot; False when it is gone. An archived thread is opened again for that, where it is not
    locked. Other failures are raised."""
    if "view" in changes:
        ctx.hooks.offered(changes["view"])
    if await ctx.discord_api.edit_by_press(message, changes):
        return True
    there = ctx.discord_api.message(channel, message)
    try:
        try:
            await there.edit(**changes)
        except discord.HTTPException as problem:
            if problem.code != ARCHIVED or not await ctx.discord_api.reopened(channel):
                raise
            rewind([file for file in changes.get("attachments", ()) if isinstance(file, discord.File)])
            await there.edit(**changes)
    except discord.NotFound:
        return False
    return True


async def renew(ctx: DeliveryContext, channel: int, message: int, **changes: Any) -> bool:
    """As `edit`; a message that Discord lets nobody edit any more today stays as it is."""
    try:
        return await edit(ctx, channel, message, **changes)
    except discord.HTTPException as problem:
        if problem.code != TOO_OLD_TO_EDIT:
            raise
        return True


async def show(ctx: DeliveryContext, found: MessageRef, card: Card) -> bool:
    """Brings a posted card up to date; False when it is gone."""
    return await renew(
        ctx,
        found.channel,
        found.message,
        content=card.text,
        view=card.view,
        allowed_mentions=card.mentions,
    )
