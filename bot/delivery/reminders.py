"""Reminders of a running clock, in the way the player chose: thread, direct message, digest or off."""

import datetime
import zoneinfo

from bot.core import queries
from bot.core.clock.awake_hours import rest_of, runs_after
from bot.core.clock.quiet_hours import quiet_for, until_hour
from bot.core.notifications import Notification, Reminder, TimeUp, Upgraded
from bot.delivery import lobby_card, send
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.text import game_status, people
from bot.text.localization import Localization
from rules.shared.absence import ABSENT

WAYS = ("thread", "direct", "digest", "off")
DIGEST_HOUR = 9  # local hour of the daily digest where no awake hours are set


async def remind(ctx: DeliveryContext, batch: Batch, row: Notification, body: Reminder) -> None:
    """Remind the holder of a seat who has yet to act and wants that; in their quiet hours the reminder waits."""
    info = batch.info
    seat = info.seats[body.seat]
    mine = next((each for each in info.awaited if each.seat == body.seat), None)
    over = info.revision != row.revision  # they have acted since: it was about an earlier question
    if mine is not None and mine.asked is not None:
        over = mine.asked > row.revision
    over = over or seat.departed or info.status != "running"
    if over or seat.user is None or mine is None or info.paused or info.unasked:
        await batch.posted(row)
        return
    settings = await ctx.settings_cache.of(seat.user)
    way = settings.get("notify", "thread")
    if way == "off":
        await batch.posted(row)
        return
    wait = quiet_for(settings, ctx.now())
    if body.part == "nudge":
        now = int(ctx.now())
        wait = max(wait, runs_after(now, 1, rest_of(settings)) - 1 - now)  # until their awake hours begin
    if wait and body.part != "over":
        await put_off(ctx.db, row, "quiet hours", wait)
        return
    l10n = await ctx.settings_cache.l10n(info.server, seat.user)
    if way == "digest" and body.part != "over":
        # The reminders of other games may be due for it too.
        async with ctx.digest_locks[seat.user]:
            if await _digest(ctx, batch, row, seat.user, l10n):
                return

    def text(l10n: Localization) -> str:
        line = l10n.format(
            f"reminder-{body.part}",
            player=people.called(l10n, seat),
            game=game_status.title(l10n, info),
            thread=f"<#{info.home}>",
            when=f"<t:{mine.deadline}:R>" if mine.deadline is not None else "",
        )
        skips = info.late == "skip" and body.part == "most"
        return f"{line} {l10n.format('reminder-skip')}" if skips else line

    if way in ("direct", "digest") and await ctx.discord_api.direct(seat.user, text(l10n), nonce=row.nonce):
        await batch.posted(row)
        return
    await send.say(ctx, batch, row, text(batch.l10n), users=[seat.user])


async def time_up(ctx: DeliveryContext, batch: Batch, row: Notification, body: TimeUp) -> None:
    """Post that a player's time is up, what was played for them, and how they come back where they count as absent."""
    info, l10n = batch.info, batch.l10n
    seat = info.seats[body.seat]
    said = "time-up" if body.code is None else "time-up-played" if body.code else "time-up-hidden"
    if body.code == ABSENT:
        said = "time-up-last"
    text, view = l10n.format(said, player=people.called(l10n, seat), code=body.code or ""), None
    if body.absent is not None and seat.absent:
        text += " " + l10n.format("time-up-absent", until=f"<t:{body.absent}:R>")
        view = lobby_card.back_button(l10n, info, absent=True)
    await send.say(ctx, batch, row, text, users=[seat.user] if view is not None else [], view=view)


async def upgraded(ctx: DeliveryContext, batch: Batch, row: Notification, body: Upgraded) -> None:
    """Post in the thread of a running game what a new version changes for it, and why."""
    if batch.info.status == "running" and batch.info.thread is not None:
        await send.say(ctx, batch, row, batch.l10n.format(f"upgraded-{body.version}"))
    else:
        await batch.posted(row)


async def _digest(
    ctx: DeliveryContext, batch: Batch, row: Notification, user: int, l10n: Localization
) -> bool:
    """Send one direct message a day that lists the waiting games; return False where the person takes none."""
    settings = await ctx.settings_cache.of(user)
    zone = zoneinfo.ZoneInfo(settings.get("zone", "UTC"))
    last = int(settings.get("digest_at", "0"))
    if last > ctx.now():  # the clock was set back: that digest can't have listed what came since
        last = 0
    if row.created <= last:  # it waited for its digest, which has listed it
        await batch.posted(row)
        return True
    now = ctx.now()
    local = datetime.datetime.fromtimestamp(now, zone)
    hour = int((settings.get("hours") or str(DIGEST_HOUR)).partition("-")[0])
    sent_today = datetime.datetime.fromtimestamp(last, zone).date() == local.date()
    if sent_today or local.hour != hour:
        await put_off(ctx.db, row, "digest", until_hour(local, hour))
        return True
    waiting = [info for info in await ctx.db.read(queries.games_of, user) if info.waits_for(user)]
    lines = [
        l10n.format("digest-line", game=game_status.title(l10n, info), thread=f"<#{info.home}>")
        for info in waiting
    ]
    if lines and not await ctx.discord_api.direct(
        user, "\n".join([l10n.format("digest-title"), *lines]), nonce=row.nonce
    ):
        return False
    await ctx.settings_cache.set(user, digest_at=str(int(now)))
    await batch.posted(row)
    return True
