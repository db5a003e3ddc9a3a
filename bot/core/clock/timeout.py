"""The effects of time on running games: reminders, the policy when time is up, outages, and nudges.

A waiting player may ask for a nudge once a day. Each awaited player gets at most one a day in a game.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from bot.core import (
    answers,
    ballots,
    catalogue,
    jobs,
    notifications,
    play,
    stand_in,
    tenures,
)
from bot.core.clock import asking, clocks
from bot.core.clock.awake_hours import DAY, HOUR
from bot.core.clock.time_bank import GONE, OPENS, OVER, PACES, REMINDER_PARTS
from bot.core.errors import BadChoice, NotAllowed
from bot.core.events import AskedLate
from bot.core.jobs import JobKind
from bot.core.model import Outcome, Person
from bot.core.unit_of_work import UnitOfWork
from rules.shared.absence import ABSENT
from storage import clocks as clock_rows
from storage import departures, games, outbox
from storage import jobs as job_rows
from storage.clocks import ClockRow
from storage.games import GameRow
from storage.jobs import Job

SEEN = "clock.seen"  # the job of the next look at the clocks; it is handled by its key
LOOK = 5 * 60  # seconds between two looks, so that an outage is known
OUTAGE = 2 * LOOK  # a longer gap between two looks is an outage
FRESH = HOUR  # a question that was asked just now has called its person itself
# seconds: less is what a clock that is kept right is corrected by
LEAST_SET_BACK_SECONDS = 60


def next_look(uow: UnitOfWork) -> int | None:
    """Return when the clocks are looked at next; None before the first time."""
    job = job_rows.find(uow.tx, SEEN, _share(uow))
    return None if job is None else job.due


def unseen(uow: UnitOfWork) -> int:
    """Return for how many seconds the bot may not have seen what happened on Discord.

    Its last look at the clocks tells.
    """
    due = next_look(uow)
    return 0 if due is None else max(0, uow.now - (due - LOOK))


def see(uow: UnitOfWork, kinds: Sequence[JobKind], stood: int, begins: bool) -> None:
    """Keep that the bot is up.

    After an outage deadlines that passed meanwhile are put off; a bot that `begins` knows even of a short
    one. Where it `stood` still nobody has less time left than that. Where the clock of the machine was set
    back nothing waits for the old time; nobody loses time by it, and at most a whole move is won.
    """
    due = next_look(uow)
    outage = 0 if due is None else uow.now - (due - LOOK)
    if outage < -LEAST_SET_BACK_SECONDS:
        jobs.set_back(uow, kinds)
        outbox.bring_near(uow.tx, uow.now, uow.shard_range)
    elif outage > OUTAGE or (begins and outage > stood):
        clocks.spare(uow, outage)
    elif stood > 0:
        clocks.spare(uow, stood, soon=stood)
    uow.schedule(SEEN, _share(uow), uow.now + LOOK, 0)


def _share(uow: UnitOfWork) -> str:
    """Look at every share of the shards for itself, for it may be served when others are not."""
    shard_range = uow.shard_range
    return (
        ""
        if shard_range is None
        else f"{shard_range.first}-{shard_range.last}/{shard_range.shards}"
    )


def set_back(uow: UnitOfWork) -> None:
    """Cut clocks to a whole move, and begin absences now, after the clock of the machine was set back."""
    for clock_row in clock_rows.running(uow.tx, shard_range=uow.shard_range):
        uow.apart(clock_row.game, partial(clocks.near, uow, clock_row), None)
    clock_rows.bring_absences_near(uow.tx, uow.now)


def come_due(uow: UnitOfWork, job: Job) -> None:
    """Do what one clock has due."""
    game, seat = job_rows.ids_of(job)
    row, clock_row = uow.row(game), clock_rows.find(uow.tx, game, seat)
    if row.pace not in PACES or row.status != "running" or clocks.stand_still(row):
        clock_rows.stop(uow.tx, game)
        return
    if clock_row is None or not asking.watch(uow, row):
        return
    clock_row.next = job.due
    if clock_row.absent is not None:
        _absent(uow, row, seat, clock_row)
        return
    if seat not in answers.awaited(uow, row):
        return
    bit, more = clocks.due(uow, row, clock_row)
    # whoever is not on the server can't be asked
    if bit == OVER and games.holders(uow.tx, game)[seat].departed is None:
        departures.missed(uow.tx, game, seat)
    if bit in (GONE, OPENS):
        holder = games.holder_of(uow.tx, game, seat)
        # Told where anybody waits for them and may let another play there.
        if (
            holder is not None
            and stand_in.others_play(uow, game, holder)
            and stand_in.are_free(uow, row)
        ):
            uow.post(row, notifications.LongLate(seat, more))
    elif bit == OVER:
        if not rule(uow, row, seat):
            uow.post(row, notifications.Reminder(seat, "over"))
    elif bit:
        uow.post(row, notifications.Reminder(seat, REMINDER_PARTS[bit]))  # type: ignore[arg-type]


def _absent(uow: UnitOfWork, row: GameRow, seat: int, clock_row: ClockRow) -> None:
    """Do what is due of an absent player: skip a turn, warn them that they will be dropped, or drop them."""
    holder = games.holder_of(uow.tx, row.id, seat)
    if (
        row.late != "skip"
        or holder is None
        or not stand_in.others_play(uow, row.id, holder)
    ):
        clocks.back(uow, row, seat)
        uow.ask(row, renews=True)
        return
    bit, _ = clocks.due(uow, row, clock_row)
    if bit == OPENS:
        last = tenures.last_there(uow, row, seat)
        until = clocks.has_until(uow, row, last[0], clock_row) if last else None
        if until is None:
            tenures.vacate(uow, row, seat, "dropped")
        else:
            # whether there is anybody to win is known when who is left has acted, or is late too
            clocks.put_off(uow, row, clock_row, until)
    elif bit == GONE:
        uow.post(row, notifications.LongLate(seat, clocks.drops_at(uow, row, seat)))
    elif bit == OVER:
        play.skip_on(uow, row)


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Stop the time of a damaged game."""
    clock_rows.stop(uow.tx, job_rows.ids_of(job)[0])


def rule(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Do what the table's rule says of a seat that is late; False where that is to wait, or can't be done."""
    if row.late == "skip":
        _skip(uow, row, seat)
        return True
    if row.late == stand_in.STAND_IN:
        holder = games.holders(uow.tx, row.id)[seat]
        stands_in = holder.player is None and stand_in.others_play(
            uow, row.id, holder.user
        )
        if stands_in:
            stand_in.begin(uow, row, seat)
        return stands_in
    return row.late == "vote" and _vote(uow, row, seat)


def _skip(uow: UnitOfWork, row: GameRow, seat: int) -> None:
    """Play what can hurt least for a seat whose time is up; its person is absent until they give a sign.

    Nobody is absent for an answer that is given at the same time as the others': they are asked what follows.
    """
    holder = games.holders(uow.tx, row.id)[seat]
    others = holder.user is not None and stand_in.others_play(uow, row.id, holder.user)
    together = answers.at_once(row, uow.state(row))
    excused = bool(together) and holder.departed is None
    absent = clocks.lacks(uow, row, seat) if others and not excused else None
    if seat in answers.asked(uow, row):  # its time was for all that it is asked
        uow.publish(AskedLate(row, seat))
    game, state = play.game_of(row), uow.state(row)
    if seat not in answers.to_decide(uow, row, state):
        uow.post(row, notifications.TimeUp(seat, "", absent))
        return
    before = game.asked_first(state, seat) if together else state
    decision = game.decision(before)
    assert decision is not None and decision.seat == seat, (
        "the clock of who decides ran out"
    )
    code = game.guide.skipping(decision)
    if together:
        # The code is the event of all answers; that who is late always declines is no secret.
        label = catalogue.keep(game.label(before, code))
        uow.post(row, notifications.TimeUp(seat, "", absent, label))
        play.answer(uow, row, game, state, seat, code, "clock")
        if excused:  # they have half of their bank, like whoever comes back
            clocks.back(uow, row, seat)
        return
    after = game.clone(state)
    game.step(after, code)
    then = game.decision(after)
    hidden = then is not None and game.guide.secrecy.is_under_way(
        then.kind, after.phase
    )
    label = "" if hidden or code == ABSENT else catalogue.keep(game.label(state, code))
    uow.post(row, notifications.TimeUp(seat, "" if hidden else code, absent, label))
    play.take(uow, row, game, state, decision, code, "clock")


def _vote(uow: UnitOfWork, row: GameRow, seat: int) -> bool:
    """Let the others vote whether the seat is taken from its holder; False when there is nobody to ask."""
    holder = games.holder_of(uow.tx, row.id, seat)
    others = [
        held.seat
        for held in games.holders(uow.tx, row.id)
        if held.user is not None
        and held.user != holder
        and held.seat in ballots.held_seats(uow.tx, row.id)
    ]
    declined = declined_until(uow, row.id, seat) is not None
    if (
        holder is None
        or not others
        or declined
        or ballots.is_open(uow, row, "replace", seat)
    ):
        return False
    # Nobody's time is over who has left the server.
    if games.holders(uow.tx, row.id)[seat].departed is None:
        uow.post(row, notifications.TimeUp(seat, None))
    ballots.begin(uow, row, _question(seat), dict.fromkeys(others))
    return True


def _question(seat: int) -> ballots.Question:
    """Return the question whether to go on without the person of a seat, which nobody asks but the clock."""
    return ballots.Question("replace", seat, seat=seat)


def declined_until(uow: UnitOfWork, game: int, seat: int) -> int | None:
    """Return until when a table that votes is not asked once more to go on without somebody; None where it may be."""
    row = uow.row(game)
    return (
        ballots.declined_until(uow, row, _question(seat))
        if row.late == "vote"
        else None
    )


def nudgeable(uow: UnitOfWork, user: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the games of these in which this person may let somebody be reminded now."""
    running = [row for game in numbers if (row := uow.row(game)).status == "running"]
    mine = [
        row
        for row in running
        if any(one.user == user for one in games.holders(uow.tx, row.id))
    ]
    return tuple(row.id for row in mine if _nudge_refusal(uow, row, user) is None)


def nudge(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Let those be reminded whom the game waits for, in the way and at the hours they have chosen."""
    row = uow.row(game, "running")
    uow.seats_of(row, person)
    refusal = _nudge_refusal(uow, row, person.user)
    if refusal is not None:
        raise (
            NotAllowed(refusal) if refusal == "table-nudge-you" else BadChoice(refusal)
        )
    for seat in _nudged_seats(uow, row, person.user):
        clock_rows.reminded(uow.tx, game, seat, uow.now)
        uow.post(row, notifications.Reminder(seat, "nudge"))
    clock_rows.nudged(uow.tx, game, person.user, uow.now)
    return uow.done(game)


def _nudge_refusal(uow: UnitOfWork, row: GameRow, user: int) -> str | None:
    """Return why somebody can let nobody be reminded now, as a message; None where they can."""
    if row.paused is not None or row.session_until is not None:
        return "table-nudge-nobody"
    if not asking.is_asked(uow, row):
        return "table-unasked"
    awaited = answers.awaited(uow, row)
    if any(games.holder_of(uow.tx, row.id, seat) == user for seat in awaited):
        return "table-nudge-you"
    if row.since is None or uow.now - row.since < FRESH:
        return "table-nudge-early"
    given = [
        one.nudged for one in clock_rows.nudges(uow.tx, row.id) if one.user == user
    ]
    if any(at is not None and at <= uow.now < at + DAY for at in given):
        return "table-nudge-again"
    return None if _nudged_seats(uow, row, user) else "table-nudge-nobody"


def _nudged_seats(uow: UnitOfWork, row: GameRow, user: int) -> list[int]:
    """Return the awaited seats whose players may be reminded.

    These players are present, not away, and were not nudged within a day.
    """
    known = {one.seat: one.reminded for one in clock_rows.nudges(uow.tx, row.id)}
    nudged = []
    holders = games.holders(uow.tx, row.id)
    for seat in answers.awaited(uow, row):
        holder, at = holders[seat], known.get(seat)
        if (
            holder.user in (None, user)
            or holder.stand_in is not None
            or holder.departed is not None
        ):
            continue
        assert holder.user is not None
        away = any(
            began <= uow.now < ends
            for began, ends in clock_rows.away(uow.tx, holder.user, uow.now)
        )
        if not away and (at is None or not at <= uow.now < at + DAY):
            nudged.append(seat)
    return nudged
