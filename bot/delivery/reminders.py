"""Reminders of a running clock, in the way the player chose: thread, direct message, digest or off."""

from __future__ import annotations

import datetime
import zoneinfo
from typing import TYPE_CHECKING

from bot.core import queries
from bot.delivery import lobby_card, send
from bot.text import people
from bot.text.localization import words

if TYPE_CHECKING:
    from bot.app.services import Office
    from bot.core.notifications import Notice, Reminder
    from bot.delivery.batch import Known
    from bot.text.localization import Words

WAYS = ("thread", "direct", "digest", "off")
DIGEST_HOUR = 9  # local hour of the daily digest where no awake hours are set


async def remind(office: Office, known: Known, row: Notice, body: Reminder) -> None:
    """Reminds the holder of a seat, unless it is not their turn any more or they want none; in their quiet
    hours the reminder waits until these are over."""
    sheet = known.sheet
    seat = sheet.seats[body.seat]
    over = sheet.revision != row.revision  # they have acted since: it was about an earlier question
    mine = next((each for each in sheet.awaited if each.seat == body.seat), None)
    over = over or seat.departed or sheet.status != "running"
    if over or seat.user is None or mine is None or sheet.paused:
        await known.posted(row)
        return
    settings = await office.preferences.of(seat.user)
    way = settings.get("notify", "thread")
    if way == "off":
        await known.posted(row)
        return
    wait = quiet_for(settings, office.now())
    if wait and body.part != "over":
        await office.relay.put_off(row, "quiet hours", wait)
        return
    say = words(await office.preferences.language(sheet.server, seat.user))
    if way == "digest" and body.part != "over":
        async with office.relay.telling(seat.user):  # the reminders of other games may be due for it too
            if await _digest(office, known, row, seat.user, say):
                return

    def told(say: Words) -> str:
        return say.say(
            f"reminder-{body.part}",
            player=people.called(say, seat),
            game=lobby_card.title(say, sheet),
            thread=f"<#{send.home(sheet)}>",
            when=f"<t:{mine.deadline}:R>" if mine.deadline is not None else "",
        )

    if way in ("direct", "digest") and await office.reach.direct(seat.user, told(say), nonce=row.nonce):
        await known.posted(row)
        return
    public = await send.words_of(office, sheet)
    await send.send(office, sheet, told(public), nonce=row.nonce, users=[seat.user])
    office.threads.below(row.game)
    await known.posted(row)


async def _digest(office: Office, known: Known, row: Notice, user: int, say: Words) -> bool:
    """One direct message a day that lists the games that wait; what falls due after it waits for the next.
    False when the person takes no direct messages."""
    settings = await office.preferences.of(user)
    zone = zoneinfo.ZoneInfo(settings.get("zone", "UTC"))
    told = int(settings.get("digest_at", "0"))
    if told > office.now():  # the clock was set back: that digest can't have told what came since
        told = 0
    if row.created <= told:  # it waited for its digest and stood in it
        await known.posted(row)
        return True
    now = office.now()
    local = datetime.datetime.fromtimestamp(now, zone)
    hour = int((settings.get("hours") or str(DIGEST_HOUR)).partition("-")[0])
    told_today = datetime.datetime.fromtimestamp(told, zone).date() == local.date()
    if told_today or local.hour != hour:
        due = local.replace(hour=hour, minute=0, second=0, microsecond=0)
        if due <= local:
            due += datetime.timedelta(days=1)
        await office.relay.put_off(row, "digest", max(60, int(due.timestamp() - now)))
        return True
    waiting = [standing.sheet for standing in await office.db.read(queries.games_of, user) if standing.waits]
    lines = [
        say.say("digest-line", game=lobby_card.title(say, sheet), thread=f"<#{send.home(sheet)}>")
        for sheet in waiting
    ]
    if lines and not await office.reach.direct(
        user, "\n".join([say.say("digest-title"), *lines]), nonce=row.nonce
    ):
        return False
    await office.preferences.set(user, digest_at=str(int(now)))
    await known.posted(row)
    return True


def quiet_for(settings: dict[str, str], now: float) -> int:
    """Seconds until a person's quiet hours ("22-7" in their time zone) are over; 0 outside of them."""
    quiet = settings.get("quiet", "")
    if not quiet:
        return 0
    first, _, last = quiet.partition("-")
    begin, end = int(first), int(last)
    zone = zoneinfo.ZoneInfo(settings.get("zone", "UTC"))
    local = datetime.datetime.fromtimestamp(now, zone)
    hour = local.hour
    inside = begin <= hour < end if begin < end else (hour >= begin or hour < end)
    if not inside:
        return 0
    over = local.replace(hour=end % 24, minute=0, second=0, microsecond=0)
    if over <= local:
        over += datetime.timedelta(days=1)
    return max(60, int(over.timestamp() - now))
