"""Every test of the bot fails when a message was asked for that no catalogue has, or lacked an argument."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.ai import analysis, pool
from bot.core import table_settings
from bot.core.clock import timeout
from bot.features.hints.suggestion import Suggestions
from bot.features.replays import process
from bot.text import localization
from players import advisable
from players.hints import hint
from players.minds import mind_of
from tests.bot.club import HOUR, Club
from tests.fakediscord import BotProcess
from tests.kinds import choose as pytest_generate_tests
from tests.kinds import kept_on
from tests.patience import PATIENCE, UNHURRIED

__all__ = ["kept_on", "pytest_generate_tests"]

BotProcess.forked = True


@pytest.fixture(autouse=True)
def nobody_is_asked_early(request, monkeypatch):
    """Tables ask early where a test is about that: else its messages come whenever a test lets hours pass."""
    if not request.path.name.startswith("test_early"):
        monkeypatch.setitem(table_settings.DEFAULTS, "early", "off")


@pytest.fixture(autouse=True)
def suggestions_are_thought_about_in_a_thread(request, monkeypatch):
    """The guide thinks shortly and without a process of its own, and not ahead, where no test is about that."""

    async def think(self, person, thought):
        mind = mind_of(thought.kind)
        state = mind.game.decode(thought.state.encode())
        return await asyncio.to_thread(hint, mind, state, 12, thought.seed)

    monkeypatch.setattr(advisable, "SHORT_ITERATIONS", 24)
    monkeypatch.setattr(advisable, "LONG_ITERATIONS", 24)
    if "thinking_processes" not in request.keywords:
        monkeypatch.setattr(Suggestions, "_think", think)
        monkeypatch.setattr(Suggestions, "prepare", lambda self, position: None)


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def no_missing_message():
    localization.learn_command_ids({})  # those of the test before
    complaints = _Complaints()
    logger = logging.getLogger("bot.text.localization")
    logger.addHandler(complaints)
    yield complaints.lines
    logger.removeHandler(complaints)
    assert complaints.lines == []


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    """What is thought, and what is waited for, is the same on a busy machine: no ceiling is reached."""
    levels = dict.fromkeys(analysis.CEILINGS, UNHURRIED)
    for module in (analysis, pool):
        monkeypatch.setattr(module, "CEILING", UNHURRIED)
    for module in (analysis, pool):
        monkeypatch.setattr(module, "CEILINGS", levels)
    monkeypatch.setattr(process, "DRAW_SECONDS", PATIENCE)  # of a replay


@pytest.fixture
async def club(tmp_path, monkeypatch):
    monkeypatch.setattr(timeout, "LOOK", HOUR)  # as in `world()`
    monkeypatch.setattr(timeout, "OUTAGE", 2 * HOUR)
    opened = await Club.open(tmp_path / "caylus.db")
    yield opened
    await opened.table.close()
