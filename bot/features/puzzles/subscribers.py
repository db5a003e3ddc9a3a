"""Somebody is forgotten: the messages that name them as who solved a puzzle are written anew."""

from __future__ import annotations

from bot.core import jobs
from bot.core.events import UserDeleting
from bot.core.hooks import Hooks
from bot.core.unit_of_work import UnitOfWork
from bot.features.puzzles.use_cases import KIND
from storage import puzzles
from storage.jobs import key_of


def register(hooks: Hooks) -> None:
    """Subscribes to what is deleted."""
    hooks.subscribe(UserDeleting, _user_deleting)


def _user_deleting(uow: UnitOfWork, event: UserDeleting) -> None:
    for server, day in puzzles.posts_with(uow.tx, event.user):
        row = puzzles.post(uow.tx, server, day)
        if row is not None and row.message is not None:
            jobs.bring_forward(uow, KIND, key_of(server, day), uow.now, server)
