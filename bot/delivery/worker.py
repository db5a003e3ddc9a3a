"""Posts what the outbox holds: a short task a game, in order, each row until it is posted or given up. Words go first;
pictures follow when the prompt is up. A failure puts the row off and never stops the game."""

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
from bot.delivery.discord_api import ARCHIVED, LOCKED, TROUBLE, Closed, Place, Shut
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
    """The postings under way, at most one a game."""

    def __init__(self, ctx: DeliveryContext) -> None:
        self._ctx = ctx
        self._running: dict[int, bool] = {}  # game -> whether to look again when done
        # Games that are being posted: whether only pictures are to come.
        self._worded: dict[int, asyncio.Event] = {}
        self._positions: dict[int, Position] = {}  # the last ones seen, of games that are being posted
        self._batches: dict[int, Batch] = {}  # the last ones, of games that are being posted
        self._refresh: set[int] = set()  # games whose pinned message is out of date
        self._answering: Counter[int] = Counter()  # games with presses that are being answered
        self._closed = Closed(ctx.discord_api)
        self._hurried: dict[tuple[int | Place, bool], float] = {}
        """A game or closed place, by a person or Discord."""
        self._looks: set[Place] = set()  # those of which Discord has told again meanwhile
        self._telling: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()
        self._stuck: dict[int, int] = {}  # game -> the row that could not be posted; a later one ends it
        self._sweeps: dict[int, int] = {}  # games with messages that could not be removed -> tries
        self._sweeping: set[int] = set()  # those of them that are looked at again by themselves
        self.trouble: dict[int, str] = {}  # game -> message id of what keeps it from being posted

    def know(self, position: Position) -> None:
        """Tells the position that an action led to, so that nobody has to decode it again."""
        self._positions[position.info.id] = position

    def forget(self, game: int) -> None:
        """Drops what kept a game from being posted."""
        self._closed.forget(game)
        self.trouble.pop(game, None)
        self._stuck.pop(game, None)

    def kick(self, game: int) -> None:
        """Posts what this game has to post, soon; harmless when nothing is there."""
        if game in self._running:
            self._running[game] = True
            self._worded[game].clear()
            return
        self._running[game] = False
        self._worded[game] = asyncio.Event()
        self._ctx.tasks.spawn(self._post(game), f"relay-{game}")

    async def words(self, game: int) -> None:
        """Waits, though not for long, until the words of what is being posted stand in the thread."""
        if game in self._worded:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(WORDS_PAUSE):
                    await self._worded[game].wait()

    @contextlib.contextmanager
    def answering(self, game: int) -> Iterator[None]:
        """Lets a game's postings wait while a press or command is answered: both may change the same message."""
        self._answering[game] += 1
        try:
            yield
        finally:
            self._answering[game] -= 1
            if not self._answering[game]:
                del self._answering[game]
            self.kick(game)

    def is_busy(self, game: int) -> bool:
        """Whether something of a game is posted or answered at this moment."""
        return game in self._running or game in self._answering

    def telling(self, user: int) -> asyncio.Lock:
        """The lock of what a person is told of several games at once."""
        lock = self._telling.get(user)
        if lock is None:
            lock = self._telling[user] = asyncio.Lock()
        return lock

    def refresh(self, game: int) -> None:
        """Brings the pinned message up to date, soon."""
        self._refresh.add(game)
        self.kick(game)

    async def hurry(self, game: int, *, event: bool = False) -> bool:
        """Tries again at once what waits after a failure: somebody acts in the game, or pressed a message of the past,
        or an `event` of Discord's told of its place; unless that is barred. False where it was done just before."""
        now, of = self._ctx.now(), (self._closed.tried(game) or game, event)
        if 0 <= now - self._hurried.get(of, -HURRY_PAUSE) < HURRY_PAUSE:
            return False
        if not self._closed.may_try(game):
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
        """Rights in a server, or a channel or thread of it, have changed: tries what waits there and is not barred."""
        for game in self._closed.allowed(server, channel):
            place = self._closed.tried(game)
            if place is None:
                await self._try_again(game)
            elif not await self.hurry(game, event=True) and place not in self._looks:
                self._looks.add(place)
                asyncio.get_running_loop().call_later(HURRY_PAUSE, self._look_later, game, place)

    def _look_later(self, game: int, place: Place) -> None:
        self._looks.discard(place)
        self._ctx.tasks.spawn(self.hurry(game, event=True), "hurry")

    def told(self, l10n: Localization, game: int) -> str:
        """A line for an answer where a game's messages can't be posted, with how to mend it."""
        why = None if game not in self.trouble else self._closed.why(game, self.trouble[game])
        return "" if why is None else "\n" + self.reason(l10n, game, why)

    def reason(self, l10n: Localization, game: int, why: str) -> str:
        """Why a game's messages can't be posted, in words."""
        server = self._closed.server(game)
        until = None if server is None else self._ctx.discord_api.timed_out(server)
        return l10n.format(why, until=f"<t:{until}:f>" if until is not None else "")

    def sweep_later(self, game: int) -> None:
        """Tries again after a while to remove what is to go."""
        if game in self._sweeping:
            return
        tries = self._sweeps.get(game, 0)
        self._sweeps[game] = tries + 1
        self._sweeping.add(game)
        asyncio.get_running_loop().call_later(PAUSES[min(tries, len(PAUSES) - 1)], self._sweep_again, game)

    async def _sweep(self, batch: Batch) -> None:
        """Removes what is to go, where the game's place is open."""
        try:
            if not batch.old():
                return
            self._closed.check(batch.info)
            if await send.remove_old(self._ctx, batch, batch.old()):
                self._sweeps.pop(batch.game, None)
        except Shut as shut:
            log.warn("game %s: what is to go waits: %s", batch.game, shut)
            self.sweep_later(batch.game)

    def _sweep_again(self, game: int) -> None:
        self._sweeping.discard(game)
        self.kick(game)

    async def put_off(
        self, row: Notification, why: str, seconds: int | None = None, *, unreachable: bool = False
    ) -> None:
        """Puts a row off; after a failure the longer, the more there were. `unreachable`: nobody can be asked."""
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
        """Every due row in order; stops at the first that can't be posted now."""
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
        """What is to be posted now, and all that needs; the present position is not decoded again."""
        await self._confirm(game)
        self._running[game] = False
        position, last = self._positions.pop(game, None), self._ctx.threads.prompted.get(game)
        batch = await load(self._ctx, game, AT_ONCE, position, told=None if last is None else last.reported)
        self._batches[game] = batch
        if batch.notifications and batch.readable is not None:
            self._positions[game] = batch.readable
        for listener in self._ctx.hooks.listeners:
            listener(batch)
        return batch

    async def _confirm(self, game: int) -> None:
        """Writes what was noted with the batch of a game."""
        batch = self._batches.pop(game, None)
        if batch is not None:
            await batch.confirm()

    async def _one(self, batch: Batch, row: Notification, worded: list[Notification]) -> bool:
        """Posts one row; False when the rows after it must wait for it."""
        table = self._ctx.db
        try:
            if not isinstance(row.body, n.ELSEWHERE):
                self._closed.check(batch.info)
            finished = await handlers.post(self._ctx, batch, row)
        except StorageError:
            raise
        except Shut as shut:
            return await self._fails(row, shut, shut.message_id, shut.pause)
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
            shut_for = self._closed.refused(batch.info, problem, why)
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
            for other in self._closed.opened(batch.info):
                await self._try_again(other)
        if not finished:
            worded.append(row)
        return True

    async def _fails(self, row: Notification, problem: Exception, why: str, pause: int | None) -> bool:
        """Puts off a row that could not be posted, or gives it up; whether those behind it need not wait for it."""
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
        if fresh and not aside and isinstance(problem, Shut):
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
        """Bring messages that stand up to date; what could not be edited is tried again later."""
        try:
            self._closed.check(batch.info)
            await update(self._ctx, batch)
        except (*TROUBLE, Shut) as problem:
            log.warn("game %s: what stands is not brought up to date: %s", batch.game, problem)
            if not isinstance(problem, Shut | discord.Forbidden | discord.NotFound):
                self._ctx.wake(self._ctx.threads.edit_later(batch.game, self._ctx.now() + PIN_PAUSE))

    async def _aside(self, batch: Batch, worded: list[Notification], *, at_once: bool) -> None:
        """What nobody waits for: pictures, pin, card; against computers fewer pictures, and the rest minutes later."""
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
