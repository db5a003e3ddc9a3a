"""The outbox: pending notifications, their outcome, and the messages that must be found again."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.core import ballots, final_order, history, holds, jobs, notifications, stand_in
from bot.core.clock import asking
from bot.core.errors import NoGame
from bot.core.events import ActionPerformed, ActionsUndone
from bot.core.history import PhaseHistory, Recap
from bot.core.model import GameInfo, Position
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork, of_one_game, of_tx
from rules.model import Event
from storage import games, message_slots, notification_kinds
from storage import outbox as rows
from storage.games import GameRow
from storage.outbox import Depth, MessageRef
from storage.shard_range import ShardRange

# the job, GAME; its payload says that something shown was undone
PICTURE = "board.picture"
PICTURE_SOON = 15  # seconds behind an action, so that the next prompt comes first

waiting_in = of_tx(rows.waiting_in)
found = of_tx(rows.message)
slot_of = of_tx(rows.slot_of)


class Stale(msgspec.Struct, frozen=True):
    """A running game whose message of a slot is missing or older than the game; or any with a message to be deleted."""

    game: int
    slot: str
    found: MessageRef | None


PastActions: TypeAlias = tuple[tuple[int, tuple[Event, ...]], ...]
"""(seat, what happened) of actions in their order."""


class Contents(NamedTuple):
    """The work to be posted for a game, read at one moment.

    It has the due `notifications`, oldest first, the position, and the messages by slot. Where a prompt waits
    it also has the `phase_history`, the events `since` the deciding seat's last own action, and the
    `past_actions` after a revision. `added` is the data loaded by features. Info and position of a damaged game
    are None; `trouble` says why.
    """

    notifications: tuple[notifications.Notification, ...]
    info: GameInfo | None
    position: Position | None
    messages: dict[str, MessageRef]
    now: int
    trouble: Exception | None
    since: Recap | None = None
    phase_history: PhaseHistory | None = None
    past_actions: tuple[int, PastActions] | None = None
    added: Any = None


class MessageStored(NamedTuple):
    """A message is to be found again for a slot, in place of the last one of it."""

    slot: str
    channel: int
    message: int
    revision: int


class MessageForgotten(NamedTuple):
    """A message is gone: the one of a slot, or only if it is that one."""

    slot: str
    message: int | None = None


class NotificationPosted(NamedTuple):
    """A notification is posted."""

    notification: int


Change: TypeAlias = MessageStored | MessageForgotten | NotificationPosted


def pending(
    uow: UnitOfWork, game: int | None = None, limit: int = 50
) -> tuple[Notification, ...]:
    """Return the notifications that are due and not posted, oldest first: of one game, or of all."""
    return tuple(
        Notification(
            row.id,
            row.game,
            row.revision,
            row.nonce,
            notifications.decode(row.body),
            row.created,
            row.attempts,
        )
        for row in rows.pending(uow.tx, game, uow.now, limit)
    )


@of_one_game
def load_batch(
    uow: UnitOfWork,
    game: int,
    limit: int = 50,
    known: Position | None = None,
    *,
    reported: int | None = None,
    added: Callable[[UnitOfWork, Position, Sequence[Notification]], Any] = lambda *_: (
        None
    ),
) -> Contents:
    """Return the due notifications of a game, with its position and messages.

    A position that is `known` is not decoded again; of a damaged game it is missing, with the reason. No
    message shows what was done after the revision `reported`, where there is no phase message. Raises NoGame,
    also where another process serves the game's shard.
    """
    row = uow.row(game)
    if uow.shard_range is not None and not uow.shard_range.has(row.server):
        raise NoGame("table-no-game")
    info = uow.apart(game, partial(_info, uow, row), None)
    position = (
        None
        if info is None
        else uow.apart(game, partial(uow.position, row, info, known), None)
    )
    waiting = pending(uow, game, limit)
    stored = messages(uow, game)
    trouble = uow.troubles[0].error if uow.troubles else None
    contents = Contents(waiting, info, position, stored, uow.now, trouble)
    if position is None:
        return contents
    contents = contents._replace(
        added=uow.apart(game, partial(added, uow, position, waiting), None)
    )
    prompts = any(
        isinstance(notification.body, notifications.Prompt) for notification in waiting
    )
    if not prompts or position.decision is None:
        return contents
    above = stored.get(message_slots.PHASE_MESSAGE)
    since = reported if above is None else above.revision
    return contents._replace(
        since=history.since(uow, game, position.decision.seat),
        phase_history=history.present(uow, game),
        past_actions=None
        if since is None
        else (since, history.past_actions(uow, game, since)),
    )


def card_info(uow: UnitOfWork, game: int) -> GameInfo:
    """Return the public information of a game as its card shows it."""
    return _info(uow, uow.row(game))


def _info(uow: UnitOfWork, row: GameRow) -> GameInfo:
    """Return the public information of a game, with missed turns, seats open to anybody, and who is still rated."""
    info, missed = uow.info(row), final_order.mostly_missed(uow, row)
    empty = [
        seat.seat
        for seat in info.seats
        if seat.departed or (seat.user is None and seat.level is None)
    ]
    claimable = (
        empty
        and row.status == "running"
        and not row.practice
        and stand_in.are_free(uow, row)
    )
    began = {
        holder.began_revision
        for holder in games.holders(uow.tx, row.id)
        if holder.tenure is not None
    }
    kept = dict[int, tuple[str, int]]()
    for seat in empty if row.status == "running" else ():
        due, person = (
            holds.until(uow, row.id, seat),
            holds.kept_for(uow, row.id, seat),
        )
        if due is not None and person is not None:
            kept[seat] = person.name or "", due
    late, opposed = set[int](), True
    if info.rated and row.status == "running" and (empty or len(began) > 1):
        there, opposed = final_order.rated_now(uow, row.id)
        held_seats = {
            seat.seat
            for seat in info.seats
            if seat.user is not None and not seat.departed
        }
        late = held_seats.difference(there)
    if opposed and not (missed or claimable or kept or late):
        return info
    seats = [
        msgspec.structs.replace(
            seat,
            missed=missed.get(seat.seat),
            claimable=bool(claimable) and seat.seat in empty and seat.seat not in kept,
            kept=kept.get(seat.seat),
            took_over=seat.seat in late,
        )
        for seat in info.seats
    ]
    return msgspec.structs.replace(info, seats=tuple(seats), opposed=opposed)


def games_with_notifications(
    uow: UnitOfWork, of: ShardRange | None = None
) -> tuple[int, ...]:
    """Return the games that have notifications due, all or those of some shards."""
    return rows.games_due(uow.tx, uow.now, of or uow.shard_range)


def depth(uow: UnitOfWork) -> Depth:
    """Return how many notifications wait, how many of them after a failure, and since when the oldest is due."""
    return rows.depth(uow.tx, uow.now, uow.shard_range)


@of_one_game
def confirm(uow: UnitOfWork, game: int, changes: Iterable[Change]) -> list[MessageRef]:
    """Store what became of notifications and messages; return the questions that were replaced, now to be deleted."""
    replaced = []
    for change in changes:
        if isinstance(change, MessageStored):
            former = keep(uow, game, *change)
            if former is not None:
                replaced.append(former)
        elif isinstance(change, MessageForgotten):
            lose(uow, game, *change)
        else:
            posted(uow, change.notification)
    return replaced


def posted(uow: UnitOfWork, notification: int) -> None:
    """Mark a notification as posted."""
    row = rows.find(uow.tx, notification)
    if row is None:
        return
    rows.settle(uow.tx, notification, rows.POSTED, uow.now)
    if row.kind == notification_kinds.PROMPT and row.unasked:
        _answerable(uow, uow.row(row.game))
    body = (
        notifications.decode(row.body)
        if row.kind == notification_kinds.VOTE_OPENED
        else None
    )
    if isinstance(body, notifications.VoteOpened) and not body.again:
        ballots.restart_time(uow, uow.row(row.game), body.vote)


def join(uow: UnitOfWork, before: Sequence[Notification], last: Notification) -> None:
    """Merge several unposted reports into the last one."""
    body = last.body
    for report in reversed(before):
        if isinstance(body, notifications.Report) and isinstance(
            report.body, notifications.Report
        ):
            rows.settle(uow.tx, report.id, "joined", uow.now)
            body = body.behind(report.body)
    rows.rewrite(uow.tx, last.id, notifications.encode(body))


def write_title(uow: UnitOfWork, game: int) -> None:
    """Have the title of a game's thread written again, once for all seats that have changed hands."""
    uow.post_newest(uow.row(game), notifications.Title())


def mention_later(uow: UnitOfWork, game: int, users: Sequence[int], due: int) -> None:
    """Mention these users when the quiet hours of their server are over, with those who are to be mentioned then."""
    row, kind = uow.row(game), notification_kinds.QUIET_OVER
    waiting = rows.due_at(uow.tx, game, kind, due)
    if waiting is None:
        uow.post(row, notifications.QuietOver(tuple(users)), due)
        return
    waiting_body = notifications.decode(waiting.body)
    assert isinstance(waiting_body, notifications.QuietOver)
    every = notifications.QuietOver(tuple(dict.fromkeys((*waiting_body.users, *users))))
    rows.rewrite(uow.tx, waiting.id, notifications.encode(every))


def still_wanted(uow: UnitOfWork, game: int, users: Sequence[int]) -> list[int]:
    """Return those of these users whose action, vote, or answer to an invitation a game still waits for."""
    info = uow.info(uow.row(game))
    silent = {
        info.seats[seat].user
        for vote in ballots.open_of(uow.tx, game)
        for seat, answer in vote.answers.items()
        if answer is None
    }
    invited = set(info.lobby.invited if info.lobby is not None else ())
    return [
        user
        for user in users
        if (info.waits_for(user) and info.paused is None)
        or user in silent
        or (user in invited and not info.seats_of(user))
    ]


def put_off(
    uow: UnitOfWork,
    notification: int,
    why: str,
    again_in: int,
    *,
    unreachable: bool = False,
) -> None:
    """Put a notification off by some seconds after a failure; it stays due until posted or dropped.

    `unreachable`: nothing else can be posted for its game either. A question that was settled while it was
    sent may have been posted all the same: it is looked for.
    """
    due = uow.now + max(again_in, 1)
    waits = rows.put_off(uow.tx, notification, why, due)
    uow.due_by(due)
    row = rows.find(uow.tx, notification) if unreachable or not waits else None
    if row is not None and not waits and row.kind == notification_kinds.PROMPT:
        _look_for(uow, row.game)
    elif row is not None and not row.unasked:
        asking.fails(uow, uow.row(row.game))


def _look_for(uow: UnitOfWork, game: int) -> None:
    """Have lost questions of a game looked for, with the prompt that waits or, where none does, by a new one."""
    if not rows.count_as_tried(uow.tx, game):
        uow.post(uow.row(game), notifications.Prompt(0, "", quiet=True))
        rows.put_off(
            uow.tx, rows.newest(uow.tx, game, notification_kinds.PROMPT), "", uow.now
        )


def drop(uow: UnitOfWork, notification: int, why: str) -> None:
    """Give a notification up for good: its subject is gone or can't be reached."""
    rows.settle(uow.tx, notification, why[:500], uow.now)
    row = rows.find(uow.tx, notification)
    if row is not None and row.kind == notification_kinds.PROMPT:
        asking.lost(uow, uow.row(row.game))


def messages(uow: UnitOfWork, game: int) -> dict[str, MessageRef]:
    """Return every stored message of a game, by its slot."""
    return {row.slot: row for row in rows.messages(uow.tx, game)}


def keep(
    uow: UnitOfWork, game: int, slot: str, channel: int, message: int, revision: int
) -> MessageRef | None:
    """Store a message to be found again, in place of the last one of its slot.

    A question in its place is stored as one to be deleted, and returned: none stays that nobody knows of.
    """
    row, replaced = uow.row(game), None
    former = (
        rows.message(uow.tx, game, slot) if slot in message_slots.QUESTIONS else None
    )
    phase = (
        None
        if former is None
        else rows.message(uow.tx, game, message_slots.PHASE_MESSAGE)
    )
    if former is not None and former.message not in (message, phase and phase.message):
        replaced = msgspec.structs.replace(
            former, slot=message_slots.old(former.message)
        )
        rows.keep(
            uow.tx,
            game,
            replaced.slot,
            former.channel,
            former.message,
            former.revision,
            uow.now,
        )
    rows.keep(uow.tx, game, slot, channel, message, revision, uow.now)
    if slot == message_slots.PROMPT and row.unasked is not None:
        _answerable(uow, row)
    return replaced


def _answerable(uow: UnitOfWork, row: GameRow) -> None:
    """Start the clocks, since the question can be read again.

    Look soon at the last picture, which waited for that.
    """
    asking.answerable(uow, row)
    if rows.message(uow.tx, row.id, message_slots.BOARD) is not None:
        jobs.bring_forward(
            uow, PICTURE, str(row.id), uow.now + PICTURE_SOON, row.server
        )


def lose(uow: UnitOfWork, game: int, slot: str, message: int | None = None) -> None:
    """Forget a message that is gone: the one of a slot, or only if it is that one."""
    stored = rows.message(uow.tx, game, slot)
    if stored is None or message not in (None, stored.message):
        return
    rows.lose(uow.tx, game, slot)
    if (
        slot == message_slots.PROMPT
        and (row := uow.row(game)).revision == stored.revision
    ):
        asking.lost(uow, row, stood=True)


def adopt(
    uow: UnitOfWork,
    game: int,
    kind: str,
    channel: int,
    message: int,
    revision: int,
    number: int,
) -> bool:
    """Store a message that Discord made for a notification while its answer was lost, as a press shows.

    The kind is a prompt of that revision, a card, the vote `number`, or the report or result of the
    notification `number`. One that is outdated, or whose place another message has, is stored as one to be
    deleted. Return whether it has its place now; False for one that was stored since it was pressed. Raises
    NoGame where there is no such vote.
    """
    if rows.slot_of(uow.tx, message) is not None:
        return False
    row = uow.row(game)
    tried = [
        tried_row for tried_row in rows.tried(uow.tx, game) if tried_row.kind == kind
    ]
    if kind == notification_kinds.PROMPT:
        is_old, slots = (
            row.status != "running" or row.revision != revision,
            [message_slots.PROMPT],
        )
        # Only where a try has failed: what was never tried can't have been made, or is being sent now.
        if not is_old and not tried:
            return False
    elif kind in (notification_kinds.REPORT, notification_kinds.ENDED):
        tried = [tried_row for tried_row in tried if tried_row.id == number]
        slots = [message_slots.report(number)]
        if not tried or rows.message(uow.tx, game, slots[0]) is not None:
            return False
        if kind == notification_kinds.ENDED:
            slots.append(message_slots.ENDED)
        # its pictures are still to come
        is_old, revision, tried = False, tried[0].revision, []
    else:
        is_vote = kind == notification_kinds.VOTE_OPENED
        if is_vote and ballots.read(uow.tx, number).game != game:
            return False  # the bot wrote no such buttons
        slots = [message_slots.vote(number) if is_vote else message_slots.CARD]
        # What was tried edits it: it may have missed changes.
        is_old, revision, tried = (
            rows.message(uow.tx, game, slots[0]) is not None,
            row.revision,
            [],
        )
    for tried_row in () if is_old else tried:
        rows.settle(uow.tx, tried_row.id, rows.POSTED, uow.now)
    for slot in [message_slots.old(message)] if is_old else slots:
        keep(uow, game, slot, channel, message, revision)
    return not is_old


def make_due(
    uow: UnitOfWork, game: int | None = None, of: ShardRange | None = None
) -> bool:
    """Make what waits after a failure due now, of a game or of all (of some shards); return whether anything did."""
    return rows.make_due(uow.tx, game, uow.now, of or uow.shard_range)


def suspect(uow: UnitOfWork, of: ShardRange | None = None) -> None:
    """Count prompts that wait when a process begins as tried: the one before may have posted them when it was killed.

    So the question that Discord made is looked for; a game that is over gets a prompt for that.
    """
    for game in rows.suspect(uow.tx, of or uow.shard_range):
        _look_for(uow, game)


def stale(uow: UnitOfWork, of: ShardRange | None = None) -> tuple[Stale, ...]:
    """Return running games whose prompt or pin is missing or outdated, and games with messages to be deleted.

    Games whose outbox will mend that are left out. A start posts what is missing.
    """
    of = of or uow.shard_range
    stale_rows = rows.stale(
        uow.tx, message_slots.PROMPT, message_slots.PIN, shard_range=of
    )
    old_messages = [
        (message.game, message.slot, message) for message in rows.old(uow.tx, of)
    ]
    return tuple(
        Stale(game, slot, message)
        for game, slot, message in (*stale_rows, *old_messages)
    )


def questions(uow: UnitOfWork, of: ShardRange | None = None) -> tuple[MessageRef, ...]:
    """Return the messages that ask the present question of a running game, the first deadline first."""
    return tuple(rows.questions(uow.tx, of or uow.shard_range))


def replace_question(uow: UnitOfWork, game: int, message: int) -> None:
    """Look for the present question, or post it: its message is gone, or asks another one."""
    lose(uow, game, message_slots.PROMPT, message)
    prompt_again(uow, game)
    rows.count_as_tried(uow.tx, game)


def prompt_again(uow: UnitOfWork, game: int, wait: float = 0) -> None:
    """Write a prompt for the present decision into the outbox, due in some seconds, unless one waits there."""
    row = uow.row(game)
    if row.status == "running" and not rows.waits(
        uow.tx, game, notification_kinds.PROMPT
    ):
        uow.ask(row, due=uow.now + math.ceil(wait))


def report_again(uow: UnitOfWork, game: int, revision: int) -> bool:
    """Write the report of a revision into the outbox once more, while its text is kept; return whether it could be."""
    body = rows.last_body(uow.tx, game, notification_kinds.REPORT, revision)
    if body is None or uow.row(game).status != "running":
        return False
    rows.add(uow.tx, game, revision, notification_kinds.REPORT, body, uow.now)
    return True


def outdates_picture(uow: UnitOfWork, event: ActionPerformed) -> None:
    """Have the last picture looked at soon, unless the phase is over: its report has a picture."""
    row = event.row
    if (event.state.turn, event.state.phase) != (event.turn, event.phase):
        return
    if rows.message(uow.tx, row.id, message_slots.BOARD) is not None:
        jobs.bring_forward(
            uow, PICTURE, str(row.id), uow.now + PICTURE_SOON, row.server
        )


def undoes_picture(uow: UnitOfWork, event: ActionsUndone) -> None:
    """Have the last picture drawn again where it shows something that was taken back."""
    row = event.row
    board = rows.message(uow.tx, row.id, message_slots.BOARD)
    if board is not None and any(
        action.revision <= board.revision for action in event.actions
    ):
        uow.schedule(
            PICTURE, str(row.id), uow.now + PICTURE_SOON, row.server, payload=True
        )
