"""Every test of the bot fails when a message was asked for that no catalogue has, or lacked an argument."""

from __future__ import annotations

import logging

import pytest


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def no_missing_message():
    complaints = _Complaints()
    logger = logging.getLogger("bot.wording.catalogues")
    logger.addHandler(complaints)
    yield complaints.lines
    logger.removeHandler(complaints)
    assert complaints.lines == []
