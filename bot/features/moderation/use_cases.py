"""The acts of moderators in a game, and of administrators on a server.

Each is written into the log with its reason, and can be taken back.
"""

from typing import Literal, NamedTuple

from bot.core import final_order, limits, lobby, moderation, notifications, play, stand_in, tenures
from bot.core.admission import need_welcome
from bot.core.clock import clocks
from bot.core.errors import BadChoice, NotAllowed
from bot.core.events import AskingOutdated, PersonBarred, ResultVoided, SeatChanging
from bot.core.hooks import SeatCheck
from bot.core.model import Person
from bot.core.unit_of_work import UnitOfWork
from storage import (
    actions,
    departures,
    games,
    invitations,
    jobs,
    notification_kinds,
    outbox,
    ratings,
    statistics,
)
from storage import answers as answer_rows
from storage import moderation as rows
from storage.games import GameRow
from storage.jobs import Job
from storage.moderation import ModerationRow

SEAT_ACTS = ("give", "computer", "skip")
GAME_ACTS = (*SEAT_ACTS, "end", "void", "title")
"""What is done to a game; the last two by administrators."""
PERSON_ACTS = ("bar", "ladder")
ADMINISTRATORS = ("void", "title", *PERSON_ACTS)
"""What needs Manage Server."""
BACK = "back"
ACTS = (*GAME_ACTS, *PERSON_ACTS, BACK)
LISTED_ACTS = 10


class Entry(NamedTuple):
    """An act of the log, and in what kind of game it was done, which has that `thread`."""

    row: ModerationRow
    kind: str | None
    thread: int | None = None
    out: int | None = None
    """The person who no longer holds a seat by that act; None where nobody lost one, or they are forgotten."""
    former: int | None = None
    """The person who held a seat before that act; None where nobody did, or they are forgotten."""
    back: int | None = None
    """The person who holds a seat again by that act; None where nobody does, or they are forgotten."""
    by: int | None = None
    """The act that took this one back."""
    left: bool = False
    """Whether the game counts as one that the person who is `out` has left."""
    stand_in: bool = False
    """Whether a computer plays again for the person who is `back`."""


class Done(NamedTuple):
    """The outcome of an act: its entry, and the games with pending notifications."""

    entry: int
    games: tuple[int, ...]
    seats: int = 0
    """How many seats a bar has ended."""
    invitations: int = 0
    """How many invitations a bar has withdrawn."""


def find(uow: UnitOfWork, server: int, entry: int) -> Entry:
    """Return an entry of a server's log; raise BadChoice where there is none of that number."""
    row = rows.find(uow.tx, entry)
    if row is None or row.server != server:
        raise BadChoice("moderation-no-entry", entry=entry)
    return _entry(uow, row)


def latest(uow: UnitOfWork, server: int) -> tuple[Entry, ...]:
    """Return the last entries of a server's log, the newest first."""
    return tuple(_entry(uow, row) for row in rows.latest(uow.tx, server, LISTED_ACTS))


def last_of(uow: UnitOfWork, game: int) -> int:
    """Return the last act in a game that can be taken back; raise BadChoice where there is none."""
    row = rows.last_standing(uow.tx, game)
    if row is None:
        raise BadChoice("moderation-none-back")
    return row.id


def _entry(uow: UnitOfWork, row: ModerationRow) -> Entry:
    game = None if row.game is None else uow.find(row.game)
    left = False
    out, held_before = row.user if row.act == BACK and row.seat is not None else None, None
    if row.act in SEAT_ACTS and row.tenure is not None:
        former = departures.holder_of(uow.tx, row.tenure)
        held_before = None if former is None else former.user
        out = held_before if former is not None and former.ended == row.at else None
        left = former is not None and former.how in final_order.LEFT
    back, stand_in = None, False
    if row.act == BACK and row.seat is not None and row.target is not None:
        target = rows.find(uow.tx, row.target)
        held = (
            None if target is None or target.tenure is None else departures.holder_of(uow.tx, target.tenure)
        )
        back = None if held is None else held.user
        stand_in = target is not None and target.stand_in is not None
    by = rows.undoing(uow.tx, row.server, row.id) if row.undone else None
    kind, thread = (None, None) if game is None else (game.kind, game.thread)
    return Entry(row, kind, thread, out, held_before, back, by, left, stand_in)


# Seats


def change_seat(
    uow: UnitOfWork,
    game: int,
    person: Person,
    act: str,
    seat: int,
    newcomer: Person | None,
    reason: str,
) -> Done:
    """Give a seat to a newcomer or a computer, or leave it empty and skipped.

    Whoever held it is not rated; if they were missing, they have left the game.
    """
    row = uow.row(game, "running")
    moderation.need_moderator(uow, row, person)
    if row.practice:
        raise BadChoice("moderation-practice")
    uow.check(SeatCheck(row))
    holders = games.holders(uow.tx, game)
    held = tenures.seat_row(row, holders, seat)
    if newcomer is not None:
        tenures.need_outside(row, holders, newcomer, "table-they-sit-already")
        need_welcome(uow, person, newcomer)
        limits.need_seat(uow, row.server, newcomer, game)
    elif not any(one.user is not None for one in holders if one.seat != seat):
        raise BadChoice("moderation-last")
    elif held.user is None and (held.level is not None or (held.stand_in is None) == (act == "skip")):
        raise BadChoice("moderation-is-so")
    entry = moderation.note(
        uow,
        row.server,
        act,
        person,
        reason,
        game=game,
        seat=seat,
        user=None if newcomer is None else newcomer.user,
        user_name=None if newcomer is None else newcomer.name,
        tenure=held.tenure,
        stand_in=held.stand_in,
    )
    uow.post(row, notifications.Moderated(entry))
    if held.user is not None:
        former = None if held.tenure is None else departures.holder_of(uow.tx, held.tenure)
        late = held.stand_in is not None and former is not None and former.missed > 0
        missing = late or clocks.is_missing(uow, row, seat)
        tenures.vacate(uow, row, seat, "dropped" if missing else "opened", announced=False)
    elif held.level is not None:
        games.rise(uow.tx, game, seat, "replaced", uow.now, row.revision)
    if newcomer is not None:
        tenures.seat_person(uow, row, seat, newcomer.user, newcomer.name, "replaced")
    elif act == "computer":
        stand_in.begin(uow, row, seat)
    else:
        uow.publish(SeatChanging(row, seat))
        games.stand_in(uow.tx, game, seat, None)
        uow.post(row, notifications.SeatChanged(seat, "opened"))
        play.skip_on(uow, row)
    return Done(entry, (game,))


def _give_back(uow: UnitOfWork, row: GameRow, act: ModerationRow) -> None:
    """Let whoever held a seat before an act hold it again; what was played there since is not theirs."""
    uow.need(row, "running")
    assert act.seat is not None, "an act about a seat says which"
    holders = games.holders(uow.tx, row.id)
    held = holders[act.seat]
    if held.user != act.user or held.level is not None:
        raise BadChoice("moderation-seat-changed")
    former = None if act.tenure is None else departures.holder_of(uow.tx, act.tenure)
    if former is not None:
        if rows.is_in_force(uow.tx, row.server, "bar", former.user or 0):
            raise BadChoice("moderation-barred", name=former.name or "")
        if former.user is not None:
            tenures.need_outside(
                row, holders, Person(former.user, former.name or ""), "table-they-sit-already"
            )
    uow.publish(SeatChanging(row, act.seat))
    if held.user is not None:
        actions.leave_to_another(uow.tx, row.id, act.seat, held.began_revision or 0)
        games.clear_seat(uow.tx, row.id, act.seat)
    returns = former is not None and (former.user is not None or former.level is not None)
    if act.tenure is not None and returns:
        departures.reopen(uow.tx, act.tenure)
    games.stand_in(uow.tx, row.id, act.seat, act.stand_in)
    answer_rows.withdraw_answers(uow.tx, row.id, act.seat, uow.now)
    clocks.newcomer(uow, row, act.seat)
    tenures.end_votes(uow, row, act.seat)
    tenures.pass_host_on(uow, row)
    how: Literal["came_back", "stand_in", "opened"] = "came_back" if returns else "opened"
    if act.stand_in is not None:  # a computer played there before the act, and does again
        how = "stand_in"
    uow.post(row, notifications.SeatChanged(act.seat, how))
    uow.publish(AskingOutdated(row))
    if act.seat in uow.wait_for(row):
        uow.ask(row)
    play.skip_on(uow, row)


# Whole games


def end(uow: UnitOfWork, game: int, person: Person, reason: str) -> Done:
    """End a running game without a result."""
    row = uow.row(game, "running")
    moderation.need_moderator(uow, row, person)
    moderation.end(uow, row, person, reason)
    return Done(last_of(uow, game), (game,))


def _resume(uow: UnitOfWork, row: GameRow) -> None:
    """Let a game go on that a moderator had ended."""
    uow.need(row, "cancelled")
    limits.need_room(uow, row.server, "games", "table-undo-full")
    if row.thread is not None:
        lobby.need_place(uow, row.thread, row.id)
    row.status, row.ended = "running", None
    uow.keep(row, "status", "ended")
    state = uow.state(row)
    play.settle(uow, row, play.game_of(row), state, state.turn)
    uow.publish(AskingOutdated(row))
    play.skip_on(uow, row)


def void(uow: UnitOfWork, game: int, person: Person, reason: str) -> Done:
    """Let the result of a finished game count for nothing: ratings are computed as if it had not been played."""
    row = uow.row(game, "finished")
    moderation.need_stranger(uow, row, person)
    if not (ratings.of_game(uow.tx, game) or statistics.of_game(uow.tx, game)):
        raise BadChoice("moderation-void-nothing")
    entry = moderation.note(uow, row.server, "void", person, reason, game=game)
    uow.publish(ResultVoided(row, True))
    uow.post(row, notifications.Moderated(entry))
    return Done(entry, (game,))


def hide_title(uow: UnitOfWork, game: int, person: Person, reason: str) -> Done:
    """Take the names out of the title of a game's thread."""
    row = uow.row(game)
    moderation.need_stranger(uow, row, person)
    if row.untitled:
        raise BadChoice("moderation-is-so")
    entry = moderation.note(uow, row.server, "title", person, reason, game=game)
    _title(uow, row, hidden=True)
    return Done(entry, (game,))


def _title(uow: UnitOfWork, row: GameRow, *, hidden: bool) -> None:
    row.untitled = int(hidden)
    uow.keep(row, "untitled")
    outbox.supersede(uow.tx, row.id, notification_kinds.ANONYMIZE, uow.now)
    uow.post(row, notifications.Anonymize())


# People


def act_on(uow: UnitOfWork, server: int, person: Person, act: str, whom: Person, reason: str) -> Done:
    """Bar somebody from the bot on a server, where their seats count as left, or take them off its ladders."""
    if whom.user == person.user:
        raise BadChoice("moderation-self")
    if rows.is_in_force(uow.tx, server, act, whom.user):
        raise BadChoice("moderation-is-so")
    entry = moderation.note(uow, server, act, person, reason, user=whom.user, user_name=whom.name)
    touched, seats, withdrawn = [], 0, 0
    for row in games.of_person(uow.tx, whom.user) if act == "bar" else ():
        if row.server != server:
            continue
        touched.append(row.id)
        if row.status == "lobby":
            lobby.vacate(uow, row, whom.user)
            seats += 1
            continue
        uow.post(row, notifications.Moderated(entry))
        for holder in games.holders(uow.tx, row.id):
            if holder.user == whom.user and row.status == "running":
                tenures.vacate(uow, row, holder.seat, "resigned")
                seats += 1
    if act == "bar":
        for game in departures.left_running(uow.tx, server, whom.user):
            if game not in touched:
                touched.append(game)
                uow.post(uow.row(game), notifications.Moderated(entry))
        withdrawn = invitations.withdraw(uow.tx, server, whom.user)
        uow.publish(PersonBarred(server, whom.user))
    return Done(entry, tuple(touched), seats, withdrawn)


def held_seat(uow: UnitOfWork, game: int, act: ModerationRow) -> bool:
    """Return whether somebody held a seat of a game when they were barred."""
    return any(
        one.user == act.user and (one.ended is None or one.ended >= act.at)
        for one in departures.tenures(uow.tx, game)
    )


# The way back


def take_back(
    uow: UnitOfWork, server: int, entry: int, person: Person, reason: str, *, administrator: bool
) -> Done:
    """Take back an act.

    Raise NotAllowed for a person who may not do such acts, BadChoice where it is not possible any more.
    """
    act = find(uow, server, entry).row
    if act.act == BACK or act.undone:
        raise BadChoice("moderation-back-done", entry=entry)
    if act.act in ADMINISTRATORS and not administrator:
        raise NotAllowed("moderation-manager-only")
    row = None if act.game is None else uow.row(act.game)
    if row is not None and act.act in ADMINISTRATORS:
        moderation.need_stranger(uow, row, person)
    elif row is not None:
        moderation.need_moderator(uow, row, person)
    rows.take_back(uow.tx, entry)
    back = moderation.note(
        uow,
        server,
        BACK,
        person,
        reason,
        game=act.game,
        seat=act.seat,
        target=entry,
        user_name=act.user_name,
        user=act.user,
    )
    if row is None:
        return Done(back, ())
    if act.act != "title":
        uow.post(row, notifications.Moderated(back))
    if act.act in SEAT_ACTS:
        _give_back(uow, row, act)
    elif act.act == "end":
        _resume(uow, row)
    elif act.act == "void":
        uow.publish(ResultVoided(row, False))
    else:
        _title(uow, row, hidden=False)
    return Done(back, (row.id,))


# The channel of the log


def load(uow: UnitOfWork, job: Job) -> Entry | None:
    """Return the entry that is to be posted; None where it is gone."""
    row = rows.find(uow.tx, int(job.key))
    if row is None:
        posted(uow, job)
        return None
    return _entry(uow, row)


def posted(uow: UnitOfWork, job: Job) -> None:
    """Note that the entry is posted, or that the server wants that no more."""
    jobs.remove(uow.tx, job.kind, job.key)
