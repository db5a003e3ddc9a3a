"""Votes: who is asked, how they answer, and what is done when they have decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import ballots, lobby, notifications, play, tenures, undo
from bot.core.clock import clocks
from bot.core.errors import NotAllowed, TableError, VoteRefused
from bot.core.model import Outcome, Person, Sheet, Vote, VoteKind
from bot.features.follow import use_cases as follow_use_cases
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.tournaments import checks
from bot.features.tournaments import subscribers as tournaments_subscribers
from storage import actions, games
from storage import clocks as clock_rows
from storage import votes as rows

if TYPE_CHECKING:
    from bot.core.unit_of_work import Desk
    from storage.games import GameRow
    from storage.votes import VoteRow


def find(desk: Desk, vote: int) -> Vote:
    """The vote of that id; raises NoGame."""
    return ballots.read(desk.tx, vote)


def open_votes(desk: Desk, game: int) -> tuple[Vote, ...]:
    """The votes of a game that are not over."""
    return ballots.open_of(desk.tx, game)


def cancel(desk: Desk, game: int, person: Person) -> Outcome:
    """Closes a lobby, ends a running game as moderator, or asks all its players. Who holds a seat, or did, is a player
    as long as others play."""
    row = desk.row(game)
    desk.need(row, "lobby", "running")
    if row.status == "lobby":
        desk.need_host(row, person)
        lobby.close(desk, row, "cancelled")
        return desk.done(game)
    held = {holder.user for holder in games.holders(desk.tx, game)} - {None}
    if person.moderator and not (held and person.user in games.players(desk.tx, game)):
        _cancel_running(desk, row, notifications.Cancelled("moderator"))
        return desk.done(game)
    if person.moderator and person.user not in held:
        raise NotAllowed("table-cancel-played")
    desk.seats_of(row, person)
    checks.need_free(desk, row, "tournament-vote")
    return _ask(desk, row, person, "cancel")


def check_cancel(desk: Desk, game: int, person: Person) -> Sheet:
    """The sheet of a lobby that this person may close; raises NotAllowed, which names who may."""
    row = desk.row(game)
    desk.need(row, "lobby")
    desk.need_host(row, person)
    return desk.sheet(row)


def pause(desk: Desk, game: int, person: Person) -> Outcome:
    """Asks the players to stop the clocks, or in a paused game to let them go on: more than half decide."""
    row = desk.row(game)
    desk.need(row, "running")
    return _ask(desk, row, person, "pause" if row.paused is None else "resume")


def ask_evening(desk: Desk, game: int, person: Person) -> Outcome:
    """Asks the players to play live for some hours: all have to agree. Raises BadChoice, VoteRefused."""
    row = desk.row(game)
    desk.need(row, "running")
    live_session_use_cases.need_will(desk, row, desk.seats_of(row, person))
    return _ask(desk, row, person, "evening", live_session_use_cases.OPEN)


def _ask(desk: Desk, row: GameRow, person: Person, kind: VoteKind, lasts: int = ballots.LASTS) -> Outcome:
    """Opens a vote of all players, the asker's own seats agreeing; carried out at once when that decides it."""
    mine = desk.seats_of(row, person)
    held = ballots.held_seats(desk.tx, row.id, mine)
    asks = {seat: True if seat in mine else None for seat in held}
    vote = ballots.begin(desk, row, kind, mine[0], asks, lasts=lasts)
    if vote is None:
        raise VoteRefused("table-vote-open")
    decide(desk, row, vote)
    return desk.done(row.id, vote=ballots.read(desk.tx, vote))


def answer(desk: Desk, vote: int, person: Person, yes: bool) -> Outcome:
    """Answers a vote for every seat of this person that it asks; the last answer carries it out."""
    found = ballots.read(desk.tx, vote)
    row = desk.row(found.game)
    if found.status != "open" or found.expires <= desk.now:
        raise VoteRefused("table-vote-over")
    asked = [
        holder.seat
        for holder in games.holders(desk.tx, row.id)
        if holder.user == person.user and holder.seat in found.answers
    ]
    if not asked:
        raise VoteRefused("table-vote-not-asked")
    for seat in asked:
        rows.cast(desk.tx, vote, seat, yes, desk.now)
    if not decide(desk, row, vote):
        desk.post(row, notifications.VoteChanged(vote, False))
    return desk.done(row.id, vote=ballots.read(desk.tx, vote))


def decide(desk: Desk, row: GameRow, vote: int) -> bool:
    """Ends a vote that is decided and carries it out; returns whether it is over."""
    found = rows.find(desk.tx, vote)
    assert found is not None, "the vote was read in this transaction"
    # Who is not waited for can't know that they are missed: they have the time of the vote to say no.
    missing = [seat for seat in ballots.absent(desk.tx, row, found) if tenures.is_late(desk, row, seat)]
    answers = rows.answers(desk.tx, vote)
    verdict = ballots.verdict(found.kind, [yes for seat, yes in answers.items() if seat not in missing])
    if verdict is None:
        return False
    _end(desk, row, found, "passed" if verdict else "failed")
    return True


def run_out(desk: Desk, vote: int) -> None:
    """Ends a vote whose time is over: silence is a no, but not that of who was absent."""
    found = rows.find(desk.tx, vote)
    assert found is not None, "the vote was read in this transaction"
    row = desk.row(found.game)
    missing = ballots.absent(desk.tx, row, found)
    answers = rows.answers(desk.tx, vote)
    agreed = bool(missing) and all(yes for seat, yes in answers.items() if seat not in missing)
    _end(desk, row, found, "passed" if agreed and row.status == "running" else "expired")


def _end(desk: Desk, row: GameRow, vote: VoteRow, status: str) -> None:
    """Ends a vote, and carries it out where it has passed."""
    rows.end(desk.tx, vote.id, status, desk.now)
    if status == "passed":
        try:
            _carry_out(desk, row, vote)
        except TableError:  # what was agreed can't be done any more: nobody is stuck with an open vote
            rows.fail(desk.tx, vote.id)
    desk.post(row, notifications.VoteChanged(vote.id, True))


def _carry_out(desk: Desk, row: GameRow, vote: VoteRow) -> None:
    if vote.kind == "undo":
        assert vote.number is not None, "an undo says how far back"
        undo.take_back(desk, row, vote.number, vote.asked_by, vote.id)
    elif vote.kind == "cancel":
        _cancel_running(desk, row, notifications.Cancelled("players"))
    elif vote.kind in ("pause", "resume"):
        on = vote.kind == "pause"
        if on:
            live_session_use_cases.end(desk, row, "paused")
            clocks.paused(desk, row)
        elif row.paused is not None:
            clocks.resumed(desk, row)
        row.paused = desk.now if on else None
        games.update(desk.tx, row.id, paused=row.paused)
        desk.post(row, notifications.Paused(on))
        desk.ask(row)
    elif vote.kind == "evening":
        live_session_use_cases.begin(desk, row, vote)
    else:
        assert vote.seat is not None, "a replacement says of whom"
        tenures.take_seat(desk, row, vote)


def _cancel_running(desk: Desk, row: GameRow, notice: notifications.Cancelled) -> None:
    row.status, row.ended = "cancelled", desk.now
    games.update(
        desk.tx, row.id, status=row.status, ended=row.ended, deciding=None, decision=None, since=None
    )
    clock_rows.end(desk.tx, row.id)
    live_session_use_cases.stop(desk, row)
    actions.keep_only_last(desk.tx, row.id)
    desk.drop_prompt(row)
    play.overtake(desk, row)
    tournaments_subscribers.cancelled(desk, row)
    follow_use_cases.over(desk, row)
    desk.post(row, notice)
