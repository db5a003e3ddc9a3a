"""What happens in a game that somebody follows: they are to be told of it, in a row written with what causes it."""

from __future__ import annotations

from bot.core.events import GameCancelled, GameEnded, GameStarted, PhaseEnded
from bot.core.hooks import Hooks
from bot.core.jobs import key_of
from bot.core.unit_of_work import UnitOfWork
from bot.features.follow.use_cases import APART, BEGAN, GATHER, KIND, OVER, PHASE, SERVER, schedule
from storage import follows, games, jobs, user_data
from storage.games import GameRow


def register(hooks: Hooks) -> None:
    """Subscribes to what followers are told of."""
    hooks.subscribe(GameStarted, _began)
    hooks.subscribe(PhaseEnded, _phase_ended)
    hooks.subscribe(GameEnded, _over)
    hooks.subscribe(GameCancelled, _over)


def _began(uow: UnitOfWork, event: GameStarted) -> None:
    row = event.row
    _note(uow, row, BEGAN, [user for user, _ in follows.followers(uow.tx, row.id)], row.revision)


def _phase_ended(uow: UnitOfWork, event: PhaseEnded) -> None:
    users = [user for user, often in follows.followers(uow.tx, event.row.id) if often == "phases"]
    if users:
        _note(uow, event.row, PHASE, users, event.since)


def _over(uow: UnitOfWork, event: GameEnded | GameCancelled) -> None:
    row = event.row
    _note(uow, row, OVER, [user for user, _ in follows.followers(uow.tx, row.id)], row.phase_ended)


def _note(uow: UnitOfWork, row: GameRow, what: int, users: list[int], since: int) -> None:
    seated = games.players(uow.tx, row.id)
    if what != PHASE and not row.practice:
        users += [user for user, _ in follows.followers_of(uow.tx, row.server, sorted(seated))]
    users = [user for user in dict.fromkeys(users) if user not in seated]
    if not users or user_data.settings(uow.tx, "server", row.server).get(SERVER) == "no":
        return
    for user in users:
        if what == OVER and any(told & OVER for told in follows.told(uow.tx, user, row.id)):
            continue  # its end was taken back, and they know of that one
        waits = follows.waiting(uow.tx, user, row.id)
        if waits is None:
            follows.add(uow.tx, user, row.server, row.id, what, since)
        else:
            follows.change(uow.tx, waits.id, waits.what | what, min(waits.since, since))
        if jobs.find(uow.tx, KIND, key_of(row.server, user)) is None:
            follows.add_follower(uow.tx, row.server, user)
            last = min(follows.last_sent(uow.tx, row.server, user) or 0, uow.now)
            schedule(uow, row.server, user, max(uow.now + GATHER, last + APART))
