"""Reminders of a running clock, in the way the player chose: thread, direct message, digest or off."""

import asyncio
import datetime
import zoneinfo
from collections import defaultdict
from collections.abc import Sequence

from bot.core import queries
from bot.core.clock.awake_hours import rest_of, runs_after
from bot.core.clock.quiet_hours import held_for, until_hour
from bot.core.model import GameInfo
from bot.core.notifications import Notification, Reminder
from bot.delivery import mention
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

    async def remind(
        self, ctx: DeliveryContext, batch: Batch, row: Notification, body: Reminder
    ) -> None:
        """Remind the holder of a seat who has yet to act and wants that.

        It waits while they have quiet hours.

        All who are reminded in the thread at the same moment, for the same reason, are in one message.
        """
        if row.id in batch.settled:
            return
        info = batch.info
        way = await self._way(ctx, batch, row, body)
        if way == "off":
            await batch.posted(row)
            return
        seat = info.seats[body.seat]
        assert seat.user is not None, "nobody else has a way"
        if wait := await self._wait(ctx, batch, body):
            await put_off(ctx.db, row, "quiet hours", wait)
            return
        l10n = await ctx.settings_cache.l10n(info.server, seat.user)
        if way == "digest" and body.part != "over":
            # The reminders of other games may be due for it too.
            async with self._locks[seat.user]:
                if await self._digest(ctx, batch, row, seat.user, l10n):
                    return

        if way in ("direct", "digest"):
            note = l10n.labelled(
                f"{game_status.title(l10n, info)} (<#{info.home}>)",
                _text(l10n, info, body.part, [body.seat]),
            )
            if await ctx.discord_api.direct(seat.user, note, nonce=row.nonce):
                await batch.posted(row)
                return
        joined = [row]
        for one in batch.alike(row) if way == "thread" and body.part != "back" else ():
            other = one.body
            if (
                one is row
                or not isinstance(other, Reminder)
                or other.part != body.part
                or one.attempts
            ):
                continue
            if await self._way(
                ctx, batch, one, other
            ) == "thread" and not await self._wait(ctx, batch, other):
                joined.append(one)
        seats = [one.body.seat for one in joined if isinstance(one.body, Reminder)]
        users = [info.seats[each].user for each in seats]
        text = _text(batch.l10n, info, body.part, seats)
        await say(ctx, batch, row, text, users=users, joined=joined[1:], reminds=seats)

    async def _way(
        self, ctx: DeliveryContext, batch: Batch, row: Notification, body: Reminder
    ) -> str:
        """Return the way in which a person chose to be reminded; "off" also where nothing waits for them."""
        info = batch.info
        seat = info.seats[body.seat]
        # Else they have acted since: it was about an earlier question.
        waits = (
            mention.is_waited_for(info, body.seat, row.revision) and not seat.departed
        )
        if not waits or seat.user is None or info.paused or info.unasked:
            return "off"
        return (await ctx.settings_cache.of(seat.user)).get("notify", "thread")

    async def _wait(self, ctx: DeliveryContext, batch: Batch, body: Reminder) -> int:
        """Return for how many seconds a reminder has to wait for its person's hours."""
        user = batch.info.seats[body.seat].user
        assert user is not None, "somebody is reminded"
        settings = await ctx.settings_cache.of(user)
        wait = held_for(
            await ctx.settings_cache.of_server(batch.info.server), settings, ctx.now()
        )
        if body.part == "nudge":
            now = int(ctx.now())
            # until their awake hours begin
            wait = max(wait, runs_after(now, 1, rest_of(settings)) - 1 - now)
        return 0 if body.part == "over" else wait

    async def _digest(
        self,
        ctx: DeliveryContext,
        batch: Batch,
        row: Notification,
        user: int,
        l10n: Localization,
    ) -> bool:
        """Send one direct message a day that lists the waiting games; return False where the person takes none."""
        settings = await ctx.settings_cache.of(user)
        zone = zoneinfo.ZoneInfo(settings.get("zone", "UTC"))
        last = int(settings.get("digest_at", "0"))
        # the clock was set back: that digest can't have listed what came since
        if last > ctx.now():
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
        waiting = [
            info
            for info in await ctx.db.read(queries.games_of, user)
            if info.waits_for(user)
        ]
        lines = game_status.waiting_lines(l10n, waiting)
        if lines and not await ctx.discord_api.direct(
            user, "\n".join(lines), nonce=row.nonce
        ):
            return False
        await ctx.settings_cache.set(user, digest_at=str(int(now)))
        await batch.posted(row)
        return True


def _text(l10n: Localization, info: GameInfo, part: str, seats: Sequence[int]) -> str:
    """Return the reminder of some seats' players: a line for each time at which a deadline ends."""
    ends: defaultdict[tuple[int | None, str], list[str]] = defaultdict(list)
    for each in info.awaited:
        if each.seat in seats:
            # the free time is over where only the bank runs
            bank = "yes" if each.free is None else "no"
            ends[each.deadline, bank].append(people.called(l10n, info.seats[each.seat]))
    lines = [
        l10n.format(
            f"reminder-{part}",
            players=l10n.join(called),
            when=f"<t:{end}:R>" if end else "",
            bank=bank,
            waits="yes" if info.settings.late == "stand-in" else "no",
        )
        for (end, bank), called in ends.items()
    ]
    late: str = info.settings.late
    if _plays_alone(info, seats[0]):
        # then nobody votes, no computer takes over, and a game that goes on without its players ends
        late = "alone" if late == "skip" else "wait"
    says = part != "back" if late == "alone" else part == "most" and late != "wait"
    if says:
        rated = "yes" if info.rated else "no"
        lines.append(
            l10n.format(
                "reminder-after", late=late, level=info.settings.level, rated=rated
            )
        )
    return "\n".join(lines)


def _plays_alone(info: GameInfo, seat: int) -> bool:
    """Return whether all other people of a game are missing, while no computer has a seat of its own."""
    user = info.seats[seat].user
    others = [other for other in info.seats if other.user not in (None, user)]
    missing = [
        other.absent or other.departed or other.player is not None for other in others
    ]
    has_computers = any(other.level is not None for other in info.seats)
    return bool(others) and all(missing) and not has_computers
