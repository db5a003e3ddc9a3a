"""Logging: one line an action, no secret in any line, and records of games beside their errors."""

import datetime
import logging
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path

HIDDEN = "[secret]"
KEPT_RECORDS = 200  # records of errors kept; the oldest go

_actions = logging.getLogger("caylus.action")
_log = logging.getLogger(__name__)


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
    """Send the log of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacting(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("discord", "aiosqlite", "PIL", "asyncio", "aiohttp"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def action(game: int, seat: str, code: str, **milliseconds: float) -> None:
    """Log one action with the milliseconds of its stages."""
    stages = " ".join(f"{stage}={value:.1f}" for stage, value in milliseconds.items())
    _actions.info("game=%s seat=%s code=%r %s", game, seat, code, stages)


def hide_code(code: str) -> str:
    """Return the verb alone, for a code that names a card of a hand."""
    return code.partition(" ")[0] + " ..."


def keep_record(
    folder: Path, game: int | None, record: str, problem: BaseException
) -> Path | None:
    """Write the record of a game beside an error, ready to replay; return its file, None where it can't be written."""
    now = datetime.datetime.now(datetime.UTC)
    path = folder / f"{now:%Y%m%d-%H%M%S-%f}-game-{game}.caylus"
    lines = "".join(traceback.format_exception_only(problem)).strip().splitlines()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "".join(f"# {line}\n" for line in lines) + record, encoding="utf-8"
        )
        for old in sorted(folder.glob("*.caylus"))[:-KEPT_RECORDS]:
            old.unlink(missing_ok=True)
    except OSError as refused:
        _log.warning(
            "the record of game %s can't be kept in %s: %s", game, folder, refused
        )
        return None
    return path
