"""Logging: one line an action, no secret in any line, and errors with the game's record beside them; and the short
tasks of the process, whose errors are logged."""

import asyncio
import datetime
import logging
import sys
import time
import traceback
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import Any

import aiohttp

from storage import ShareLost, StorageError

HIDDEN = "[secret]"
KEPT_RECORDS = 200  # records of errors kept; the oldest go

_actions = logging.getLogger("caylus.action")
_errors = logging.getLogger("caylus.error")


class Redacting(logging.Formatter):
    """A formatter whose finished lines, tracebacks included, contain none of the secrets."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return line


def start(level: str, secrets: Iterable[str]) -> None:
    """Sends the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacting(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("discord", "aiosqlite", "PIL", "asyncio", "aiohttp"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def action(game: int, seat: str, code: str, **milliseconds: float) -> None:
    """Logs one action with the milliseconds of its stages."""
    stages = " ".join(f"{stage}={value:.1f}" for stage, value in milliseconds.items())
    _actions.info("game=%s seat=%s code=%r %s", game, seat, code, stages)


def warn(what: str, *args: object) -> None:
    """Logs something that went wrong and was borne."""
    _errors.warning(what, *args)


def note(what: str, *args: object) -> None:
    """Logs something worth a line that is no action."""
    _actions.info(what, *args)


def hide_code(code: str) -> str:
    """The verb alone, for a code that names a card of a hand."""
    return code.partition(" ")[0] + " ..."


def error(
    what: str,
    problem: BaseException,
    *,
    folder: Path | None = None,
    game: int | None = None,
    record: str = "",
) -> None:
    """Logs an unexpected error; the game's record goes into a file of the folder, ready to replay."""
    path = None
    if folder is not None and record:
        try:
            path = _keep(folder, game, record, problem)
        except OSError as refused:
            _errors.warning("the record of game %s can't be kept in %s: %s", game, folder, refused)
    suffix = f" (record: {path})" if path else ""
    shown = None if isinstance(problem, StorageError) else problem  # a sentence says all of it
    _errors.error("%s, game %s: %s%s", what, game, problem, suffix, exc_info=shown)


def _keep(folder: Path, game: int | None, record: str, problem: BaseException) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.datetime.now(datetime.UTC)
    path = folder / f"{now:%Y%m%d-%H%M%S-%f}-game-{game}.caylus"
    told = "".join(traceback.format_exception_only(problem)).strip()
    comment = "".join(f"# {line}\n" for line in told.splitlines())
    path.write_text(comment + record, encoding="utf-8")
    for old in sorted(folder.glob("*.caylus"))[:-KEPT_RECORDS]:
        old.unlink(missing_ok=True)
    return path


class Figures:
    """Told what happened and how many seconds it took; this one forgets it. `metrics.Measured` keeps it."""

    def answered(self, seconds: float, since_press: float) -> None:
        """An interaction was answered for the first time, so long after it came in, and after Discord made it."""

    def transaction(self, use_case: str, seconds: float) -> None:
        """A use case of the table, from its call to its commit, waiting for the database's thread included."""

    def transaction_failed(self, use_case: str) -> None:
        """A use case ended with an error that is no refusal; nothing of it was stored."""

    def backed_up(self, complete: bool) -> None:
        """A daily backup was written, or could not be."""

    def drawn(self, look: str, seconds: float) -> None:
        """The pictures of one board, waiting for a thread included."""

    def requested(self, status: int, seconds: float) -> None:
        """A request to Discord and the status of its answer; 0 where none came."""

    def paged(self, route: str, seconds: float) -> None:
        """A request of the live board's pages was answered; streams are not counted."""


class Tasks:
    """The short tasks of the process: each is finished before the process ends, and none fails in silence."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ending = False

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Runs a short task that is finished before the bot stops."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._finished)

    def busy(self, task: asyncio.Task[Any] | None) -> None:
        """Lets the end of the bot wait for a task that discord.py has started."""
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, grace: float) -> None:
        """Waits at most so many seconds for what is under way."""
        self._ending = True
        began = time.perf_counter()
        while waiting := [task for task in self._tasks if not task.done()]:
            left = grace - (time.perf_counter() - began)
            if left <= 0:
                warn("%d tasks were cut off", len(waiting))
                break
            await asyncio.wait(waiting, timeout=left)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        if task.cancelled() or (problem := task.exception()) is None:
            return
        if self._ending or isinstance(problem, aiohttp.ClientError | ShareLost):  # no mistake of ours
            warn("task %s was cut off: %s", task.get_name(), problem)
        else:
            error(f"task {task.get_name()}", problem)
