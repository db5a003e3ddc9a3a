"""Reminders of a running clock, in the way the player chose: thread, direct message, digest or off."""

import asyncio
import datetime
import zoneinfo
from collections import defaultdict

from bot.core import queries
from bot.core.clock.awake_hours import rest_of, runs_after
from bot.core.clock.quiet_hours import held_for, until_hour
from bot.core.notifications import Notification, Reminder
from bot.delivery.batch import Batch, put_off
from bot.delivery.context import DeliveryContext
from bot.delivery.send import say
from bot.text import game_status, people
from bot.text.localization import Localization

WAYS = ("thread", "direct", "digest", "off")
DIGEST_HOUR = 9  # local hour of the daily digest where no awake hours are set


class Reminders:
    """Posts reminders."""

    def __init__(self) -> None:
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By user: held while a digest is sent."""

    async def remind(self, ctx: DeliveryContext, batch: Batch, row: Notification, body: Reminder) -> None:
        """Remind the holder of a seat who has yet to act and wants that; it waits while they have quiet hours."""
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
        wait = held_for(await ctx.settings_cache.of_server(info.server), settings, ctx.now())
        if body.part == "nudge":
            now = int(ctx.now())
            wait = max(wait, runs_after(now, 1, rest_of(settings)) - 1 - now)  # until their awake hours begin
        if wait and body.part != "over":
            await put_off(ctx.db, row, "quiet hours", wait)
            return
        l10n = await ctx.settings_cache.l10n(info.server, seat.user)
        if way == "digest" and body.part != "over":
            # The reminders of other games may be due for it too.
            async with self._locks[seat.user]:
                if await self._digest(ctx, batch, row, seat.user, l10n):
                    return

        def text(l10n: Localization) -> str:
            line = l10n.format(
                f"reminder-{body.part}",
                player=people.called(l10n, seat),
                game=game_status.title(l10n, info),
                thread=f"<#{info.home}>",
                when=f"<t:{mine.deadline}:R>" if mine.deadline is not None else "",
            )
            if body.part != "most" or info.settings.late == "wait":
                return line
            return f"{line} {l10n.format(f'reminder-{info.settings.late}', level=info.settings.level)}"

        if way in ("direct", "digest") and await ctx.discord_api.direct(
            seat.user, text(l10n), nonce=row.nonce
        ):
            await batch.posted(row)
            return
        await say(ctx, batch, row, text(batch.l10n), users=[seat.user])

    async def _digest(
        self, ctx: DeliveryContext, batch: Batch, row: Notification, user: int, l10n: Localization
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
        lines = game_status.waiting_lines(l10n, waiting)
        if lines and not await ctx.discord_api.direct(user, "\n".join(lines), nonce=row.nonce):
            return False
        await ctx.settings_cache.set(user, digest_at=str(int(now)))
        await batch.posted(row)
        return True
