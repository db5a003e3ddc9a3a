"""The outbox: notices that wait, what became of them, and the messages that must be found again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.core import ballots, notifications
from bot.core.model import Found
from storage import message_slots, notification_kinds
from storage import outbox as rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.notifications import Notice
    from bot.core.unit_of_work import Desk
    from storage.outbox import Depth, MessageRow
    from storage.shard_range import Share


class Stale(msgspec.Struct, frozen=True):
    """A running game whose message of this role is missing or older than the game; or any with one that is to go."""

    game: int
    role: str
    found: Found | None


def pending(desk: Desk, game: int | None = None, limit: int = 50) -> tuple[Notice, ...]:
    """Notices that are due and not posted, oldest first: of one game, or of all."""
    return tuple(
        notifications.Notice(
            id=row.id,
            game=row.game,
            revision=row.revision,
            nonce=row.nonce,
            body=notifications.decode(row.body),
            created=row.created,
            attempts=row.attempts,
        )
        for row in rows.pending(desk.tx, game, desk.now, limit)
    )


def games_with_notices(desk: Desk, of: Share | None = None) -> tuple[int, ...]:
    """The games that have notices due, all or those of some shards: what to post after a start."""
    return rows.games_due(desk.tx, desk.now, of or desk.share)


def waiting_in(desk: Desk, server: int) -> int:
    """How many notices of a server's games wait."""
    return rows.waiting_in(desk.tx, server)


def depth(desk: Desk) -> Depth:
    """How many notices wait, how many of them after a failure, and since when the oldest is due."""
    return rows.depth(desk.tx, desk.now, desk.share)


def posted(
    desk: Desk,
    notice: int,
    role: str | None = None,
    channel: int = 0,
    message: int = 0,
    revision: int | None = None,
    lose: Sequence[str] = (),
    old: Sequence[Found] = (),
) -> Found | None:
    """Marks a notice as posted; with a role (prompt, pin, card, vote:7) its message is kept to be
    found again, for the notice's revision or another, and the one that it takes the place of is returned;
    the messages of the roles to `lose` are forgotten, `old` ones are kept until they are gone. Saying it twice is
    harmless."""
    found = rows.find(desk.tx, notice)
    if found is None:
        return None
    game, written = found
    rows.settle(desk.tx, notice, rows.POSTED, desk.now)
    for other in lose:
        rows.lose(desk.tx, game, other)
    for one in old:
        rows.keep(
            desk.tx, game, message_slots.old(one.message), one.channel, one.message, one.revision, desk.now
        )
    if role is None:
        return None
    before = rows.message(desk.tx, game, role)
    rows.keep(desk.tx, game, role, channel, message, written if revision is None else revision, desk.now)
    return _found(before)


def join(desk: Desk, before: Sequence[Notice], last: Notice) -> None:
    """Lets the last of several reports of which nothing was posted tell those before it as well."""
    body = last.body
    for one in reversed(before):
        if isinstance(body, notifications.Report) and isinstance(one.body, notifications.Report):
            rows.settle(desk.tx, one.id, "joined", desk.now)
            body = body.behind(one.body)
    rows.rewrite(desk.tx, last.id, notifications.encode(body))


def put_off(desk: Desk, notice: int, why: str, again_in: int) -> None:
    """Puts a notice off by some seconds after a failure; it stays due until posted or dropped."""
    rows.put_off(desk.tx, notice, why, desk.now + max(again_in, 1))


def drop(desk: Desk, notice: int, why: str) -> None:
    """Gives a notice up for good: what it was about is gone or can't be reached."""
    rows.settle(desk.tx, notice, why[:500], desk.now)


def found(desk: Desk, game: int, role: str) -> Found | None:
    """The message kept for that role."""
    return _found(rows.message(desk.tx, game, role))


def role_of(desk: Desk, message: int) -> Found | None:
    """The game and role of a message, if it is kept."""
    return _found(rows.role_of(desk.tx, message))


def messages(desk: Desk, game: int) -> dict[str, Found]:
    """Every message of a game that is kept, by its role."""
    return {row.role: Found(*msgspec.structs.astuple(row)) for row in rows.messages(desk.tx, game)}


def _found(row: MessageRow | None) -> Found | None:
    return None if row is None else Found(*msgspec.structs.astuple(row))


def keep(desk: Desk, game: int, role: str, channel: int, message: int, revision: int) -> None:
    """Remembers a message to be found again, in place of the last one of that role."""
    desk.row(game)
    rows.keep(desk.tx, game, role, channel, message, revision, desk.now)


def lose(desk: Desk, game: int, role: str, message: int | None = None) -> None:
    """Forgets a message that is gone: the one of a role, or only if it is that one."""
    kept = rows.message(desk.tx, game, role)
    if kept is not None and message in (None, kept.message):
        rows.lose(desk.tx, game, role)


def adopt(desk: Desk, game: int, what: str, channel: int, message: int, revision: int, number: int) -> bool:
    """Keeps a message that Discord made for a notice while its answer was lost, as somebody's press tells.

    `what` is the notice's kind: a prompt of that revision, a card, the vote `number`, or the report or result
    of the notice `number`. False when it is none of these, or another message has taken its place.
    """
    row = desk.row(game)
    if what == notification_kinds.PROMPT:
        # Only where a try has failed: what was never tried can't have been made.
        tried = [notice for notice in rows.tried(desk.tx, game) if notice.kind == notification_kinds.PROMPT]
        if row.status != "running" or row.revision != revision or not tried:
            return False
        for notice in tried:
            rows.settle(desk.tx, notice.id, rows.POSTED, desk.now)
        rows.keep(desk.tx, game, message_slots.PROMPT, channel, message, revision, desk.now)
        return True
    if what in (notification_kinds.REPORT, notification_kinds.ENDED):
        of = next((one for one in rows.tried(desk.tx, game) if one.id == number), None)
        if (
            of is None
            or of.kind != what
            or rows.message(desk.tx, game, message_slots.report(number)) is not None
        ):
            return False
        for role in (message_slots.report(number), message_slots.ENDED)[
            : 2 if what == notification_kinds.ENDED else 1
        ]:
            rows.keep(desk.tx, game, role, channel, message, of.revision, desk.now)
        return True
    role = message_slots.vote(number) if what == notification_kinds.VOTE_OPENED else message_slots.CARD
    if rows.message(desk.tx, game, role) is not None:
        return False
    if what == notification_kinds.VOTE_OPENED:
        if ballots.read(desk.tx, number).game != game:
            return False
        for notice in rows.tried(desk.tx, game):
            body = notifications.decode(notice.body)
            if isinstance(body, notifications.VoteOpened) and body.vote == number:
                rows.settle(desk.tx, notice.id, rows.POSTED, desk.now)
    rows.keep(desk.tx, game, role, channel, message, row.revision, desk.now)
    return True


def hurry(desk: Desk, game: int | None = None, of: Share | None = None) -> bool:
    """Makes what waits after a failure due now, of a game or of all (of some shards); whether anything did."""
    return rows.hurry(desk.tx, game, desk.now, of or desk.share)


def stale(desk: Desk, of: Share | None = None) -> tuple[Stale, ...]:
    """Running games, all or those of some shards, whose prompt or pin is missing or older than the game, with
    nothing in the outbox that will mend it: what a start has to post afresh (`prompt_again`); and games with
    messages that are to go."""
    of = of or desk.share
    found = rows.stale(desk.tx, message_slots.PROMPT, message_slots.PIN, share=of)
    old = [(message.game, message.role, message) for message in rows.old(desk.tx, of)]
    return tuple(Stale(game, role, _found(message)) for game, role, message in (*found, *old))


def prompt_again(desk: Desk, game: int) -> None:
    """Writes a prompt for the present decision into the outbox, unless one waits there."""
    row = desk.row(game)
    if row.status == "running" and not rows.waits(desk.tx, game, notification_kinds.PROMPT):
        desk.ask(row)


def report_again(desk: Desk, game: int, revision: int) -> bool:
    """Writes the report of a revision into the outbox once more, while its text is kept; whether it could."""
    body = rows.last_body(desk.tx, game, notification_kinds.REPORT, revision)
    if body is None or desk.row(game).status != "running":
        return False
    rows.add(desk.tx, game, revision, notification_kinds.REPORT, body, desk.now)
    return True
