"""Posts the outbox: a short task a game, each row in order until it is posted or given up.

Text goes first; pictures follow when the question is posted. A failure puts the row off and never stops the game."""

import asyncio
import contextlib
import itertools
import weakref
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator

import discord

from bot.app import log
from bot.core import notifications as n
from bot.core import outbox
from bot.core.errors import NoGame, SeatTaken
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.delivery import handlers, phase_message, phase_report, pinned_message, prompt, send
from bot.delivery.batch import Batch, load
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import ARCHIVED, LOCKED, TROUBLE, ChannelBreaker, ChannelUnavailable, Place
from bot.delivery.pinned_message import PIN_PAUSE
from bot.text.localization import Localization
from storage import StorageError, message_slots

PAUSES = (10, 60, 300)  # seconds before the next try, after each failure; at most five minutes
WAIT_FOR_PLACE = 300  # seconds before a game without a place is tried again
HURRY_PAUSE = 10.0  # seconds between two wake-ups by presses of a game whose messages wait after a failure
UNEXPECTED_TRIES = 3  # after errors of our own; then a row is given up, so that the rows behind it are not
GIVE_UP = 14 * 24 * 3600  # seconds after which what could not be posted is given up
AT_ONCE = 50
WORDS_PAUSE = 2.0  # seconds for which what is private waits for what is public at most
STORAGE_PAUSE = 10.0  # seconds before the next try when the database can't be used
UNEXPECTED_PAUSE = 300.0  # seconds before the next try when what is to be posted can't even be looked at


class DeliveryWorker:
    """The tasks that post, at most one a game, and what keeps games from being posted."""

    def __init__(self, ctx: DeliveryContext) -> None:
        self._ctx = ctx
        self._running: dict[int, bool] = {}  # game -> whether to look again when done
        # Games that are being posted: whether only pictures are to come.
        self._worded: dict[int, asyncio.Event] = {}
        self._positions: dict[int, Position] = {}  # the last ones seen, of games that are being posted
        self._batches: dict[int, Batch] = {}  # the last ones, of games that are being posted
        self._refresh: set[int] = set()  # games whose pinned message is out of date
        self._answering: Counter[int] = Counter()  # games with presses that are being answered
        self._breaker = ChannelBreaker(ctx.discord_api)
        self._hurried: dict[tuple[int | Place, bool], float] = {}
        """The last retry by game or place, and whether an event of Discord caused it."""
        self._looks: set[Place] = set()  # places whose permissions changed while a retry waits
        self._telling: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()
        self._stuck: dict[int, int] = {}  # game -> the row that could not be posted; a later one ends it
        self._sweeps: dict[int, int] = {}  # games with messages that could not be removed -> tries
        self._sweeping: set[int] = set()  # those of them that are looked at again by themselves
        self.trouble: dict[int, str] = {}  # game -> message id of what keeps it from being posted

    def know(self, position: Position) -> None:
        """Remember the position that an action led to, so that it is not decoded again."""
        self._positions[position.info.id] = position

    def forget(self, game: int) -> None:
        """Drop what kept a game from being posted."""
        self._breaker.forget(game)
        self.trouble.pop(game, None)
        self._stuck.pop(game, None)

    def kick(self, game: int) -> None:
        """Post the rows of a game soon; harmless when there are none."""
        if game in self._running:
            self._running[game] = True
            self._worded[game].clear()
            return
        self._running[game] = False
        self._worded[game] = asyncio.Event()
        self._ctx.tasks.spawn(self._post(game), f"relay-{game}")

    async def words(self, game: int) -> None:
        """Wait up to two seconds until the text of what is being posted is in the thread."""
        if game in self._worded:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WORDS_PAUSE):
                    await self._worded[game].wait()

    @contextlib.contextmanager
    def answering(self, game: int) -> Iterator[None]:
        """Hold a game's rows back while a press or command is answered: both may edit the same message."""
        self._answering[game] += 1
        try:
            yield
        finally:
            self._answering[game] -= 1
            if not self._answering[game]:
                del self._answering[game]
            self.kick(game)

    def is_busy(self, game: int) -> bool:
        """Return whether something of a game is being posted or answered."""
        return game in self._running or game in self._answering

    def telling(self, user: int) -> asyncio.Lock:
        """Return the lock of the direct messages to a user that cover several games."""
        lock = self._telling.get(user)
        if lock is None:
            lock = self._telling[user] = asyncio.Lock()
        return lock

    def refresh(self, game: int) -> None:
        """Edit the pinned message of a game soon."""
        self._refresh.add(game)
        self.kick(game)

    async def hurry(self, game: int, *, event: bool = False) -> bool:
        """Retry at once what waits after a failure, for a person acts in the game or an `event` concerns its place.

        Nothing is tried where the cache bars the bot. Return False where it was tried within ten seconds.
        """
        now, of = self._ctx.now(), (self._breaker.tried(game) or game, event)
        if 0 <= now - self._hurried.get(of, -HURRY_PAUSE) < HURRY_PAUSE:
            return False
        if not self._breaker.may_try(game):
            return True
        self._hurried = {one: at for one, at in self._hurried.items() if now - at < HURRY_PAUSE}
        self._hurried[of] = now
        await self._try_again(game)
        return True

    async def _try_again(self, game: int) -> None:
        try:
            if await self._ctx.db.run(outbox.hurry, game):
                self.kick(game)
        except StorageError as problem:  # whoever pressed gets their answer all the same
            log.warn("game %s: what waits can't be hurried: %s", game, problem)

    async def look_again(self, server: int, channel: int | None = None) -> None:
        """Retry what waits in a server, or a channel or thread of it, whose permissions have changed."""
        for game in self._breaker.allowed(server, channel):
            place = self._breaker.tried(game)
            if place is None:
                await self._try_again(game)
            elif not await self.hurry(game, event=True) and place not in self._looks:
                self._looks.add(place)
                asyncio.get_running_loop().call_later(HURRY_PAUSE, self._look_later, game, place)

    def _look_later(self, game: int, place: Place) -> None:
        self._looks.discard(place)
        self._ctx.tasks.spawn(self.hurry(game, event=True), "hurry")

    def told(self, l10n: Localization, game: int) -> str:
        """Return a line for an answer where a game's messages can't be posted, with how to mend it; else nothing."""
        why = None if game not in self.trouble else self._breaker.why(game, self.trouble[game])
        return "" if why is None else "\n" + self.reason(l10n, game, why)

    def reason(self, l10n: Localization, game: int, why: str) -> str:
        """Return in words why a game's messages can't be posted."""
        server = self._breaker.server(game)
        until = None if server is None else self._ctx.discord_api.timed_out(server)
        return l10n.format(why, until=f"<t:{until}:f>" if until is not None else "")

    def sweep_later(self, game: int) -> None:
        """Retry after a while to delete what is to go."""
        if game in self._sweeping:
            return
        tries = self._sweeps.get(game, 0)
        self._sweeps[game] = tries + 1
        self._sweeping.add(game)
        asyncio.get_running_loop().call_later(PAUSES[min(tries, len(PAUSES) - 1)], self._sweep_again, game)

    async def _sweep(self, batch: Batch) -> None:
        """Delete what is to go, where the game's place is open."""
        try:
            if not batch.old():
                return
            self._breaker.check(batch.info)
            if await send.remove_old(self._ctx, batch, batch.old()):
                self._sweeps.pop(batch.game, None)
        except ChannelUnavailable as unavailable:
            log.warn("game %s: what is to go waits: %s", batch.game, unavailable)
            self.sweep_later(batch.game)

    def _sweep_again(self, game: int) -> None:
        self._sweeping.discard(game)
        self.kick(game)

    async def put_off(
        self, row: Notification, why: str, seconds: int | None = None, *, unreachable: bool = False
    ) -> None:
        """Put a row off; the pause grows with the number of failures. `unreachable`: nobody can be asked."""
        pause = PAUSES[min(row.attempts, len(PAUSES) - 1)] if seconds is None else seconds
        await self._ctx.db.run(outbox.put_off, row.id, why[:200], pause, unreachable=unreachable)

    async def _post(self, game: int) -> None:
        try:
            while True:
                self._running[game] = False
                try:
                    async with self._ctx.db.lock(game):
                        try:
                            await self._run(game)
                        finally:
                            await self._confirm(game)
                except NoGame:
                    return
                except StorageError as problem:
                    if self._ctx.discord_api.closed():
                        return  # the next process posts it
                    log.warn("game %s: the outbox can't be used: %s", game, problem)
                    asyncio.get_running_loop().call_later(STORAGE_PAUSE, self.kick, game)
                    return
                except Exception as problem:
                    await self._ctx.report_error("outbox", problem, game)
                    if self._running.get(game):
                        continue  # what was written meanwhile need not wait for this
                    asyncio.get_running_loop().call_later(UNEXPECTED_PAUSE, self.kick, game)
                    return
                if not self._running[game]:
                    return
        finally:
            del self._running[game]
            self._worded.pop(game).set()
            self._positions.pop(game, None)

    async def _run(self, game: int) -> None:
        """Post every due row in order, up to the first that can't be posted now, then what nobody waits for."""
        worded: list[Notification] = []
        seen: set[int] = set()
        asks = False
        while True:
            batch = await self._read(game)
            rows = [row for row in batch.notifications if row.id not in seen]
            rows = phase_message.without_held(batch, rows, self._ctx.now())
            untold = phase_message.untold(batch, rows)
            if len(untold) > 1 and self._ctx.on_duty():  # one message tells them
                await self._ctx.db.run(outbox.join, untold[:-1], untold[-1])
                continue
            for row in rows:
                if game in self._answering:
                    return  # the end of the answer kicks again
                if not self._ctx.on_duty():
                    return  # another process posts it, or this one when it serves again
                if self._running[game]:
                    break  # what is known may be out of date
                seen.add(row.id)
                asks |= isinstance(row.body, n.Prompt)
                if not await self._one(batch, row, worded):
                    return
            else:
                if not rows or len(batch.notifications) < AT_ONCE:
                    break
        await self._sweep(batch)
        if seen or game in self._refresh:
            asked = game in self._refresh
            self._refresh.discard(game)
            if max(seen, default=0) >= self._stuck.get(game, 0):
                self.forget(game)
            again = self._running[game]
            if phase_message.computers_play(batch) and not asked:
                return  # nobody looks yet: it comes behind the next question
            self._worded[game].set()
            # The clocks go on when the question is known to stand: what shows them reads that.
            if again or (asks and batch.info.unasked is not None):
                batch, asks = await self._read(game), False
            if not asks:
                await self._update(batch, prompt.restate)
            await self._aside(batch, worded, at_once=asked)
            self._running[game] |= again  # what was written meanwhile is still to be posted

    async def _read(self, game: int) -> Batch:
        """Read the batch of a game; the present position is not decoded again."""
        await self._confirm(game)
        self._running[game] = False
        position, last = self._positions.pop(game, None), self._ctx.threads.prompted.get(game)
        batch = await load(self._ctx, game, AT_ONCE, position, told=None if last is None else last.reported)
        self._batches[game] = batch
        if batch.notifications and batch.readable is not None:
            self._positions[game] = batch.readable
        if batch.readable is not None:
            for listener in self._ctx.hooks.listeners:
                listener(batch.readable)
        return batch

    async def _confirm(self, game: int) -> None:
        """Store the changes of a game's last batch."""
        batch = self._batches.pop(game, None)
        if batch is not None:
            await batch.confirm()

    async def _one(self, batch: Batch, row: Notification, worded: list[Notification]) -> bool:
        """Post one row; return False when the rows after it must wait for it."""
        table = self._ctx.db
        try:
            if not isinstance(row.body, n.ELSEWHERE):
                self._breaker.check(batch.info)
            finished = await handlers.post(self._ctx, batch, row)
        except StorageError:
            raise
        except ChannelUnavailable as unavailable:
            return await self._fails(row, unavailable, unavailable.message_id, unavailable.pause)
        except SeatTaken as problem:
            # Another game is played in the only place this one could go to: it waits for a thread.
            await self.put_off(row, str(problem), WAIT_FOR_PLACE, unreachable=True)
            return False
        except TROUBLE as problem:
            rejected = (
                isinstance(problem, discord.HTTPException)
                and problem.status == 400
                and problem.code not in (ARCHIVED, LOCKED)  # until a moderator unlocks it
                # For a while.
                and not (isinstance(row.body, n.ASIDE) and problem.code == send.TOO_OLD_TO_EDIT)
            )
            if rejected:
                await self._ctx.report_error(f"posting {type(row.body).__name__}", problem, row.game)
                await table.run(outbox.drop, row.id, str(problem)[:200])
                return True
            why = send.explained(problem)
            shut_for = self._breaker.refused(batch.info, problem, why)
            log.warn("game %s: %s not posted: %s", row.game, type(row.body).__name__, problem)
            return await self._fails(row, problem, why, shut_for)
        except Exception as problem:
            if self._ctx.discord_api.closed():
                return False  # cut off by the end of the process: the next one posts it
            await self._ctx.report_error(f"posting {type(row.body).__name__}", problem, row.game)
            if row.attempts < UNEXPECTED_TRIES:
                await self.put_off(row, repr(problem), PAUSES[row.attempts], unreachable=True)
                return False
            await table.run(outbox.drop, row.id, repr(problem)[:200])
            return True
        if not isinstance(row.body, n.ELSEWHERE):
            for other in self._breaker.opened(batch.info):
                await self._try_again(other)
        if not finished:
            worded.append(row)
        return True

    async def _fails(self, row: Notification, problem: Exception, why: str, pause: int | None) -> bool:
        """Put off a row that could not be posted, or give it up; return whether the rows after it need not wait."""
        aside, fresh = isinstance(row.body, n.ASIDE), row.game not in self.trouble
        if not aside:
            self.trouble[row.game] = why
            self._stuck[row.game] = row.id
        if fresh and not aside:
            log.warn("game %s: nothing can be posted: %s", row.game, why)
        if self._ctx.now() - row.created >= GIVE_UP and not isinstance(row.body, n.Prompt):
            await self._ctx.db.run(outbox.drop, row.id, str(problem)[:200])
            return True
        await self.put_off(row, str(problem), pause, unreachable=not aside or pause is not None)
        if fresh and not aside and isinstance(problem, ChannelUnavailable):
            await self._say_waiting(row.game)
        return aside

    async def _say_waiting(self, game: int) -> None:
        try:
            batch = await load(self._ctx, game, 0)
            if self._ctx.discord_api.barred(batch.info) is None:
                return  # what Discord alone refuses is tried by one game of a place
            await pinned_message.say_waiting(self._ctx, batch)
            await batch.confirm()
        except TROUBLE as problem:
            log.warn("game %s: the pinned message can't say that it waits: %s", game, problem)

    async def _update(
        self, batch: Batch, update: Callable[[DeliveryContext, Batch], Awaitable[None]]
    ) -> None:
        """Edit messages that exist; what could not be edited is tried again later."""
        try:
            self._breaker.check(batch.info)
            await update(self._ctx, batch)
        except (*TROUBLE, ChannelUnavailable) as problem:
            log.warn("game %s: what stands is not brought up to date: %s", batch.game, problem)
            if not isinstance(problem, ChannelUnavailable | discord.Forbidden | discord.NotFound):
                self._ctx.wake(self._ctx.threads.edit_later(batch.game, self._ctx.now() + PIN_PAUSE))

    async def _aside(self, batch: Batch, worded: list[Notification], *, at_once: bool) -> None:
        """Post pictures, then edit pin and card; against computers fewer pictures, and the rest minutes later."""
        game, info, threads = batch.game, batch.info, self._ctx.threads
        if batch.found(message_slots.OFFERED_BEFORE) is not None:
            try:
                await phase_report.take_offers(self._ctx, batch, message_slots.OFFERED_BEFORE)
            except TROUBLE as problem:
                log.warn("game %s: a report keeps its button: %s", game, problem)
        before: list[Notification] = []
        for row, following in itertools.zip_longest(worded, worded[1:]):
            if phase_message.against_computers(info) and (self._running[game] or game in self._answering):
                return
            if phase_message.against_computers(info) and phase_message.are_reports(row, following):
                before.append(row)
                continue
            await phase_report.post(self._ctx, batch, row, before)
            for one in before:
                batch.lose(message_slots.report(one.id))
                batch.settle(one)
            before = []
        if phase_message.against_computers(info) and info.status == "running" and not at_once:
            self._ctx.wake(threads.edit_later(game, self._ctx.now() + PIN_PAUSE))
            return
        await self._update(batch, pinned_message.refresh)
