"""Posts the outbox: a short task a game, each row in order until it is posted or given up.

Text goes first; pictures follow when the question is posted. A failure puts the row off and never stops the
game.
"""

import asyncio
import contextlib
import dataclasses
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator

import discord

from bot.core import notifications as n
from bot.core import outbox
from bot.core.errors import NoGame, SeatTaken
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.delivery import (
    computer_turns,
    handlers,
    phase_report,
    pinned_message,
    prompt,
    report_pictures,
    send,
)
from bot.delivery.batch import Batch, load, put_off
from bot.delivery.channel_breaker import ChannelUnavailable
from bot.delivery.context import DeliveryContext
from bot.delivery.discord_api import ARCHIVED, LOCKED, TROUBLE
from bot.delivery.pinned_message import PIN_PAUSE
from storage import StorageError, message_slots

_log = logging.getLogger(__name__)

WAIT_FOR_PLACE = 300  # seconds before a game without a place is tried again
UNEXPECTED_TRIES = 3  # tries after unexpected errors before a row is dropped
# seconds after which a row that could not be posted is dropped
GIVE_UP = 14 * 24 * 3600
BATCH_ROWS = 50  # rows of one batch
# the most seconds for which a private answer waits for the public text
TEXT_PAUSE = 2.0
STORAGE_PAUSE = 10.0  # seconds before the next try when the database can't be used
UNEXPECTED_PAUSE = 300.0  # seconds before the next try when a batch can't be read


@dataclasses.dataclass
class _Run:
    """A game that is being posted."""

    outdated: bool = False  # something was written since the batch was read
    text_posted: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)
    batch: Batch | None = None  # the last one, with changes that are still to be stored


@dataclasses.dataclass
class _Progress:
    """The rows of a game that were tried in one pass."""

    seen: set[int] = dataclasses.field(default_factory=set)
    without_pictures: list[Notification] = dataclasses.field(default_factory=list)
    asks: bool = False  # one of them was a prompt


class DeliveryWorker:
    """The tasks that post, at most one a game."""

    def __init__(self, ctx: DeliveryContext) -> None:
        self._ctx = ctx
        self._runs: dict[int, _Run] = {}
        # the last ones seen, of games that are being posted
        self._positions: dict[int, Position] = {}
        self._refresh: set[int] = set()  # games whose pinned message is out of date
        # games with presses that are being answered
        self._answering: Counter[int] = Counter()

    def keep_position(self, position: Position) -> None:
        """Cache the position after an action, so that it is not decoded again."""
        self._positions[position.info.id] = position

    def kick(self, game: int) -> None:
        """Post the rows of a game soon; harmless when there are none."""
        run = self._runs.get(game)
        if run is not None:
            run.outdated = True
            run.text_posted.clear()
            return
        self._runs[game] = _Run()
        self._ctx.tasks.spawn(self._post(game), f"post-{game}")

    async def wait_for_text(self, game: int) -> None:
        """Wait up to 2 seconds until the text of a row that is being posted is in the thread."""
        if game in self._runs:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TEXT_PAUSE):
                    await self._runs[game].text_posted.wait()

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
        return game in self._runs or game in self._answering

    def refresh(self, game: int) -> None:
        """Edit the pinned message of a game soon."""
        self._refresh.add(game)
        self.kick(game)

    async def _post(self, game: int) -> None:
        run = self._runs[game]
        try:
            while True:
                run.outdated = False
                try:
                    async with self._ctx.db.lock(game):
                        try:
                            await self._post_all(game, run)
                        finally:
                            await self._confirm(run)
                except NoGame:
                    return
                except StorageError as problem:
                    if self._ctx.discord_api.closed():
                        return  # the next process posts it
                    _log.warning("game %s: the outbox can't be used: %s", game, problem)
                    asyncio.get_running_loop().call_later(
                        STORAGE_PAUSE, self.kick, game
                    )
                    return
                except Exception as problem:
                    await self._ctx.report_error("outbox", problem, game)
                    if run.outdated:
                        continue  # what was written meanwhile need not wait for this
                    asyncio.get_running_loop().call_later(
                        UNEXPECTED_PAUSE, self.kick, game
                    )
                    return
                if not run.outdated:
                    return
        finally:
            del self._runs[game]
            run.text_posted.set()
            self._positions.pop(game, None)

    async def _post_all(self, game: int, run: _Run) -> None:
        """Post every due row in order, up to the first that can't be posted now, then pictures, pin and card."""
        progress = _Progress()
        batch = await self._post_rows(game, run, progress)
        if batch is None:
            return
        if batch.old():
            await self._update(batch, send.remove_old)
        if not progress.seen and game not in self._refresh:
            return
        refreshes = game in self._refresh
        self._refresh.discard(game)
        self._ctx.retries.succeed(game, max(progress.seen, default=0))
        outdated = run.outdated
        if computer_turns.computers_are_playing(batch) and not refreshes:
            return  # nobody looks yet: it comes behind the next question
        run.text_posted.set()
        # The clocks go on when the question is known to be posted: messages that show them read that.
        if outdated or (progress.asks and batch.info.unasked is not None):
            batch = await self._read(game, run)
            progress.asks = False
        if not progress.asks:
            await self._update(batch, prompt.refresh)
        if await self._post_pictures(batch, run, progress.without_pictures):
            if (
                computer_turns.is_solo(batch.info)
                and batch.info.status == "running"
                and not refreshes
            ):
                # pin and card need not follow each turn of a computer
                self._ctx.edit_later(game, PIN_PAUSE)
            else:
                await self._update(batch, pinned_message.refresh)
        run.outdated |= outdated  # what was written meanwhile is still to be posted

    async def _post_rows(
        self, game: int, run: _Run, progress: _Progress
    ) -> Batch | None:
        """Post the due rows; return the batch that was read last, or None if the rest has to wait."""
        while True:
            batch = await self._read(game, run)
            rows = [row for row in batch.notifications if row.id not in progress.seen]
            rows = computer_turns.without_held_reports(batch, rows, self._ctx.now())
            reports = computer_turns.unposted_reports(batch, rows)
            if len(reports) > 1 and self._ctx.on_duty():  # they become one message
                await self._ctx.db.run(outbox.join, reports[:-1], reports[-1])
                continue
            for row in rows:
                if game in self._answering:
                    return None  # the end of the answer kicks again
                if not self._ctx.on_duty():
                    # another process posts it, or this one when it serves again
                    return None
                if run.outdated:
                    break
                progress.seen.add(row.id)
                progress.asks |= isinstance(row.body, n.Prompt)
                if not await self._post_row(batch, row, progress.without_pictures):
                    return None
            else:
                if not rows or len(batch.notifications) < BATCH_ROWS:
                    return batch

    async def _read(self, game: int, run: _Run) -> Batch:
        """Read the batch of a game; the present position is not decoded again."""
        await self._confirm(run)
        run.outdated = False
        position, prompted = (
            self._positions.pop(game, None),
            self._ctx.threads.prompted.get(game),
        )
        batch = await load(
            self._ctx,
            game,
            BATCH_ROWS,
            position,
            reported=None if prompted is None else prompted.reported,
        )
        run.batch = batch
        if batch.notifications and batch.readable is not None:
            self._positions[game] = batch.readable
        if batch.readable is not None:
            for listener in self._ctx.hooks.listeners:
                listener(batch.readable)
        return batch

    async def _confirm(self, run: _Run) -> None:
        """Store the changes of a game's last batch."""
        batch, run.batch = run.batch, None
        if batch is not None:
            await batch.confirm()

    async def _post_row(
        self, batch: Batch, row: Notification, without_pictures: list[Notification]
    ) -> bool:
        """Post one row; return False when the rows after it must wait for it."""
        retries, elsewhere = self._ctx.retries, isinstance(row.body, n.ELSEWHERE)
        try:
            if not elsewhere:
                retries.breaker.check(batch.info)
            finished = await handlers.post(self._ctx, batch, row)
        except StorageError:
            raise
        except ChannelUnavailable as unavailable:
            return await self._put_off(
                batch, row, unavailable, unavailable.message_id, unavailable.pause
            )
        except SeatTaken as problem:
            # Another game is played in the only place this one could go to: it waits for a thread.
            await put_off(
                self._ctx.db, row, str(problem), WAIT_FOR_PLACE, unreachable=True
            )
            return False
        except TROUBLE as problem:
            if _is_rejected(row, problem):
                return await self._give_up(row, problem, str(problem))
            why = send.explained(problem)
            _log.warning(
                "game %s: %s not posted: %s", row.game, type(row.body).__name__, problem
            )
            pause = retries.breaker.refuse(batch.info, problem, why)
            return await self._put_off(batch, row, problem, why, pause)
        except Exception as problem:
            if self._ctx.discord_api.closed():
                return False  # cut off by the end of the process: the next one posts it
            if row.attempts >= UNEXPECTED_TRIES:
                return await self._give_up(row, problem, repr(problem))
            await self._ctx.report_error(
                f"posting {type(row.body).__name__}", problem, row.game
            )
            await put_off(self._ctx.db, row, repr(problem), unreachable=True)
            return False
        if not elsewhere:
            await retries.posted(batch.info)
        if not finished:
            without_pictures.append(row)
        return True

    async def _give_up(self, row: Notification, problem: Exception, why: str) -> bool:
        """Report an error and drop its row; return that the rows after it need not wait."""
        await self._ctx.report_error(
            f"posting {type(row.body).__name__}", problem, row.game
        )
        await self._ctx.db.run(outbox.drop, row.id, why[:200])
        return True

    async def _put_off(
        self,
        batch: Batch,
        row: Notification,
        problem: Exception,
        why: str,
        pause: int | None,
    ) -> bool:
        """Put off a row that could not be posted, or drop it after two weeks.

        Return whether the rows after it need not wait. `pause` is in seconds, set by the channel's breaker; None where
        only this row failed.
        """
        aside, place = (
            isinstance(row.body, n.ASIDE),
            None if pause is None else batch.info,
        )
        is_new = not aside and self._ctx.retries.fail(row.game, row.id, why, place)
        if self._ctx.now() - row.created >= GIVE_UP and not isinstance(
            row.body, n.Prompt
        ):
            await self._ctx.db.run(outbox.drop, row.id, str(problem)[:200])
            return True
        await put_off(
            self._ctx.db,
            row,
            str(problem),
            pause,
            unreachable=not aside or pause is not None,
        )
        if is_new and isinstance(problem, ChannelUnavailable):
            await self._pin_that_it_waits(row.game)
        return aside

    async def _pin_that_it_waits(self, game: int) -> None:
        try:
            batch = await load(self._ctx, game, 0)
            if self._ctx.discord_api.barred(batch.info) is None:
                return  # what Discord alone refuses is tried by one game of a channel
            if batch.readable is not None and batch.info.unasked is not None:
                # an edit may be allowed where no post is
                await pinned_message.post(self._ctx, batch)
                await batch.confirm()
        except TROUBLE as problem:
            _log.warning(
                "game %s: the pinned message can't say that it waits: %s", game, problem
            )

    async def _update(
        self, batch: Batch, update: Callable[[DeliveryContext, Batch], Awaitable[None]]
    ) -> None:
        """Edit or delete existing messages; failed changes are tried again later."""
        try:
            self._ctx.retries.breaker.check(batch.info)
            await update(self._ctx, batch)
        except ChannelUnavailable as unavailable:
            _log.warning(
                "game %s: its messages stay as they are: %s", batch.game, unavailable
            )
            if batch.old():
                self._ctx.edit_later(batch.game, unavailable.pause)
        except TROUBLE as problem:
            _log.warning(
                "game %s: its messages are not brought up to date: %s",
                batch.game,
                problem,
            )
            closed = isinstance(problem, discord.Forbidden | discord.NotFound)
            # A row that waits after a failure updates them when it is posted.
            if not closed and batch.game not in self._ctx.retries.trouble:
                self._ctx.edit_later(batch.game, PIN_PAUSE)

    async def _post_pictures(
        self, batch: Batch, run: _Run, rows: list[Notification]
    ) -> bool:
        """Add pictures to posted reports; return False when a computer's next action interrupts that."""
        if batch.found(message_slots.OFFERED_BEFORE) is not None:
            await self._update(batch, phase_report.take_offers)
        computers = computer_turns.is_solo(batch.info)
        for row in rows:
            if computers and (run.outdated or batch.game in self._answering):
                return False
            await report_pictures.post(self._ctx, batch, row)
        return True


def _is_rejected(row: Notification, problem: BaseException) -> bool:
    """Return whether Discord will never accept a row's message: a later try would fail in the same way."""
    if not isinstance(problem, discord.HTTPException) or problem.status != 400:
        return False
    if problem.code in (ARCHIVED, LOCKED):
        return False  # until a moderator unlocks it
    return not (isinstance(row.body, n.ASIDE) and problem.code == send.TOO_OLD_TO_EDIT)
