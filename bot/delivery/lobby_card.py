"""The card of a table in the channel, and buttons about its seats."""

from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.components.ui import LABEL, ROW_BUTTONS, cut
from bot.core.jobs import DAY
from bot.core.lobby import LASTS
from bot.core.model import GameInfo, LobbyInfo, Position
from bot.core.notifications import Notification
from bot.delivery import reconcile
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.thread_state import Content, Entry
from bot.text import game_status, reports
from bot.text.localization import Localization
from rules.register import find_game
from storage import message_slots

CARD_PAUSE = 600.0  # seconds between two edits of the card of a running game

FIRST_STEPS = {"practice", "begin", "howto", "seek"}
"""Buttons of a lobby card for people who want another table, or want to learn first."""


def lobby(
    l10n: Localization, info: GameInfo, position: Position | None = None, *, now: float
) -> Content:
    """Return the card of a table, with scores if the position is given; that of a running game shows its time.

    That of one person's running game only leads to its thread.
    """
    lines = [
        f"## {game_status.title(l10n, info)}",
        game_status.options_line(l10n, info),
        *game_status.seat_lines(l10n, info),
    ]
    view: discord.ui.View | None = None
    users: list[int] = []
    thread = (
        []
        if info.home == info.channel
        else [l10n.format("card-thread", thread=f"<#{info.thread}>")]
    )
    if info.status == "lobby":
        users = [
            user
            for user in (info.lobby or LobbyInfo()).invited
            if not info.seats_of(user)
        ]
        lines += [*_seats_lines(l10n, info), *_people_lines(l10n, info, users)]
        view = ui.view(
            _lobby_button(l10n, info, kind)
            for kind in lobby_buttons(info, most_seats(info))
        )
    elif info.status == "running" and info.alone is not None and thread:
        # its player is on the way there, and nobody waits for anybody
        lines[1:] = thread
        view = looking_buttons(l10n, info)
    elif info.status == "running":
        lines.append(game_status.status_line(l10n, info))
        if position is not None and position.begun:
            lines.append(game_status.scores_line(l10n, position))
        lines += [*thread, l10n.format("card-as-of", when=f"<t:{int(now)}:R>")]
        view = looking_buttons(l10n, info)
    elif info.status == "finished":
        if info.started is None:
            lines.append(l10n.format("card-record-over"))
        lines += [reports.winners_line(l10n, info), *thread]
        view = looking_buttons(l10n, info)
    else:
        unclaimed = info.host is None and not info.imported and not info.seats
        expired = (info.ended or 0) - info.created >= LASTS
        message_id = (
            "card-unclaimed"
            if unclaimed
            else "card-expired"
            if expired
            else "card-cancelled"
        )
        lines.append(l10n.format(message_id))
    return Content(cut("\n".join(lines)), view, users)


def _seats_lines(l10n: Localization, info: GameInfo) -> list[str]:
    """Return the lines of an open table about its seats: taken, allowed, and the conditions for joining."""
    if info.imported:
        return [l10n.format("card-imported", turn=info.turn)]
    if info.practice:
        return [l10n.format("card-practice", host=f"<@{info.host}>")]
    lobby = info.lobby or LobbyInfo()
    taken = len([seat for seat in info.seats if seat.user or seat.level])
    high = most_seats(info)
    low = max(find_game(info.game).min_seats, *lobby.numbers_wanted[:1], 0)
    seats = "card-seats" if low < high else "card-seats-exactly"
    lines = [
        l10n.format(seats, taken=taken, low=low, high=high),
        game_status.entry_line(l10n, info.admission),
    ]
    if lobby.expected_durations:
        lines.append(takes_line(l10n, lobby.expected_durations))
    if any(seat.level for seat in info.seats):
        lines.append(
            l10n.format(
                "computer-level",
                level=l10n.format(f"choice-level-{info.settings.level}"),
            )
        )
    return lines


def _people_lines(
    l10n: Localization, info: GameInfo, invited: Sequence[int]
) -> list[str]:
    """Return the lines of an open table about people: the invited ones, offers, and the host."""
    lobby, lines = info.lobby or LobbyInfo(), []
    if invited:
        lines.append(
            l10n.format(
                "card-invited", people=l10n.join([f"<@{user}>" for user in invited])
            )
        )
    if lobby.offered:
        lines.append(l10n.format("card-offered", n=len(lobby.offered)))
        if lobby.places is not None:
            lines.append(l10n.format("card-kept", until=f"<t:{info.created + DAY}:R>"))
    if info.host is None and not info.imported:
        lines.append(l10n.format("card-no-host"))
    if info.host is not None and not info.practice:
        lines.append(l10n.format("card-host", host=f"<@{info.host}>"))
    return lines


def takes_line(l10n: Localization, durations: Sequence[tuple[int, int]]) -> str:
    """Return the line with the expected duration for the fewest and the most people."""
    (low, short), (high, long) = durations[0], durations[-1]
    args = {
        "range": "no" if low == high else "yes",
        "low": low,
        "time": _long(l10n, short),
        "high": high,
        "most": _long(l10n, long),
    }
    return l10n.format("card-takes", **args)


def _long(l10n: Localization, seconds: int) -> str:
    """Return a time in round numbers: hours up to two days, days up to three weeks, then weeks."""
    n, unit = seconds / 3600, "hours"
    if n > 48:
        n, unit = n / 24, "days"
        if n > 21:
            n, unit = n / 7, "weeks"
    return l10n.format("about-time", unit=unit, n=max(1, round(n)))


def _lobby_button(l10n: Localization, info: GameInfo, kind: str) -> ui.Item:
    """Return a button of the card of an open table; the `FIRST_STEPS` have its game in their id, not the table."""
    press = (
        CustomId(kind, info.id, info.revision)
        if kind not in FIRST_STEPS
        else CustomId(kind, 0, 0, info.game)
    )
    return ui.labelled(l10n, press)


def lobby_buttons(info: GameInfo, most: int) -> list[str]:
    """Return the kinds of buttons on the card of an open table; a full one lets others open one like it."""
    kinds = ["leave", "start", "howto"]
    if info.practice:
        return [*kinds, *([] if info.imported else ["more"]), "cancel"]
    kinds.append("practice")
    room = len(info.seats) < most or any(
        seat.user is None and seat.level is None for seat in info.seats
    )
    computers = (
        ["computer"] if room and (not info.imported or len(info.seats) <= most) else []
    )
    if any(seat.level is not None for seat in info.seats):
        computers.append("nocomputer")
    computers.append("more")
    if not info.imported:
        computers.append("gate")
    lobby = info.lobby or LobbyInfo()
    if any(not info.seats_of(user) for user in (*lobby.invited, *lobby.offered)):
        computers.append("notforme")
    if not room:
        computers.append("seek")
    return ["join" if room else "begin", *kinds, *computers, "cancel"]


def most_seats(info: GameInfo) -> int:
    """Return the largest number of people at a table."""
    largest = find_game(info.game).max_seats
    places = None if info.lobby is None else info.lobby.places
    return largest if places is None else min(places, largest)


def looking_buttons(
    l10n: Localization, info: GameInfo, *, follow: bool = True
) -> discord.ui.View:
    """Return Board and Watch; while the game runs also Follow, and Take the seat if one is open to anybody.

    An imported record that was over has the buttons of a result.
    """
    kinds = (
        "board",
        "watch",
        *(("follow",) if follow and info.status == "running" else ()),
    )
    if info.status == "finished" and info.started is None:
        kinds = ("points", "board", "replay", "review")
    items = [
        ui.labelled(l10n, CustomId(kind, info.id, info.revision)) for kind in kinds
    ]
    open_seat = (
        next((seat.seat for seat in info.seats if seat.claimable), None)
        if follow
        else None
    )
    if open_seat is not None:
        items.append(
            ui.labelled(
                l10n, CustomId("takeseat", info.id, info.revision, str(open_seat))
            )
        )
    return ui.view(items)


def back_button(
    l10n: Localization, info: GameInfo, *, absent: bool = False
) -> discord.ui.View:
    """Return the button by which a person takes their seat back from a stand-in, or ends being `absent`."""
    return ui.view([back_item(l10n, info, absent=absent)])


def back_item(l10n: Localization, info: GameInfo, *, absent: bool) -> ui.Item:
    """Return the button with which a person takes their seat back, or ends being `absent`."""
    label = l10n.format("button-here" if absent else "button-back")
    return ui.button(label, CustomId("back", info.id, info.revision))


def seat_buttons(
    l10n: Localization, info: GameInfo, seat: int, kinds: Sequence[str]
) -> discord.ui.View | None:
    """Return the buttons about a seat whose person is missing (`takeseat`, `waiton`, `without`); None without any."""
    is_pair = (
        sum(
            holder.user is not None or holder.level is not None for holder in info.seats
        )
        == 2
    )
    labels = {
        kind: l10n.format(f"button-{kind}", alone="yes" if is_pair else "no")
        for kind in kinds
    }
    items = [
        ui.button(label, CustomId(kind, info.id, info.revision, str(seat)))
        for kind, label in labels.items()
    ]
    return ui.view(items) if items else None


def back_buttons(
    l10n: Localization,
    infos: Sequence[GameInfo],
    absent: Sequence[GameInfo] = (),
    late: Sequence[GameInfo] = (),
) -> discord.ui.View | None:
    """Return buttons for some of several games; None without any.

    Games in `infos` get `Back`, those in which the person is `absent` get `Here`, and those in which somebody else is
    `late` get `Remind`.
    """
    items = [
        ui.button(
            cut(
                l10n.labelled(game_status.title(l10n, info), action),
                LABEL,
            ),
            CustomId(kind, info.id, 0),
        )
        for kind, label, group in (
            ("back", "button-back", infos),
            ("back", "button-here", absent),
            ("nudge", "button-nudge", late),
        )
        for action in [l10n.format(label)]
        for info in group[:ROW_BUTTONS]
    ]
    return ui.view(items) if items else None


async def update(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None
) -> None:
    """Update the card, and settle the notification that asks for that; post a missing card of an open table."""
    nonce = row.nonce if row is not None and batch.info.status == "lobby" else None
    card = entry(batch.l10n, batch.info, batch.readable, ctx.now(), nonce)
    await reconcile.update(ctx, batch, [card], row)


def entry(
    l10n: Localization,
    info: GameInfo,
    position: Position | None,
    now: float,
    nonce: str | None = None,
) -> Entry:
    """Return the entry of a card; that of a running game is edited every ten minutes at most."""

    def render() -> Content:
        return lobby(l10n, info, position, now=now)

    if info.status == "running":
        seats = tuple((seat.claimable, seat.kept) for seat in info.seats)
        news = info.status, info.home, seats
        return Entry(
            message_slots.CARD, render, news, (info, l10n.language), CARD_PAUSE
        )
    return Entry(
        message_slots.CARD,
        render,
        (info, l10n.language),
        nonce=nonce,
        channel=info.channel,
    )
