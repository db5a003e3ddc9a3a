"""Tournaments without Discord: many people, games that end by a word, and a new process after every step."""

from __future__ import annotations

import json
from collections import Counter

from bot.core import final_order, jobs, notifications
from bot.core.events import GameFinished
from bot.core.hooks import Hooks
from bot.core.model import Person
from bot.features.tournaments import advance, organizer, repository, signup, subscribers
from bot.features.tournaments import notifications as tournaments_notifications
from rules.model import Result
from rules.register import find_game
from storage import games
from storage import tournaments as rows
from tests.bot.club import PLACE
from tests.bot.jobs import loaded

ORGANIZER = Person(800, "Olga", moderator=True)


def people(count, first=1000):
    return [Person(first + number, f"P{number}") for number in range(1, count + 1)]


async def announced(club, rules=None, round_options=None, name="Spring Cup"):
    """A tournament whose sign-up is open; its number."""
    db = club.table
    number = await db.run(signup.draft, ORGANIZER, PLACE, name)
    await db.run(
        signup.change, number, ORGANIZER, rules=rules, round_options=round_options
    )
    await db.run(signup.announce, number, ORGANIZER)
    return number


async def settle(club, each=None):
    """Does all that is due, one step at a time, and posts what is to be posted; `each` comes after every step."""
    for _ in range(5_000):
        due = await club.table.read(jobs.due, rows.ADVANCE)
        for job in due:
            again = True
            while again:
                again = (await club.table.run(advance.advance, int(job.key))).again
                if each is not None:
                    await each()
        if not await post(club) and not due:
            return
    raise AssertionError("a tournament never comes to rest")


async def due_posts(club):
    """What is to be posted or edited now, but for announcements."""
    return await loaded(club.table, rows.POST, tournaments_notifications.load)


async def post(club):
    """Posts what is due; whether there was anything."""
    db = club.table
    announced = await db.read(jobs.due, rows.ANNOUNCE)
    for job in announced:
        row = (await db.read(repository.show, int(job.key))).row
        message = row.message or 60_000 + row.id
        await db.run(tournaments_notifications.announced, row.id, message, row.revision)
    posted = await due_posts(club)
    for bulletin in posted:
        club.told.append(bulletin.body)
        await db.run(
            tournaments_notifications.posted,
            bulletin.id,
            bulletin.message or 70_000 + bulletin.id,
        )
    return bool(announced or posted)


def said(club):
    """What was told so far, by the name of its message."""
    return [body.says for body in club.told if hasattr(body, "says")]


def over(uow, game, scores):
    """The game ends with these scores, as its last action would have it."""
    row = uow.row(game)
    best = max(scores)
    result = Result(
        tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best)
    )
    row.status, row.ended = "finished", uow.now
    row.scores, row.winners = json.dumps(result.scores), json.dumps(result.winners)
    games.update(
        uow.tx,
        row.id,
        status=row.status,
        ended=row.ended,
        scores=row.scores,
        winners=row.winners,
        deciding=None,
        decision=None,
        since=None,
    )
    uow.drop_prompt(row)
    told = Hooks()
    subscribers.register(told)
    event = GameFinished(
        row, find_game(row.kind), result, final_order.of_game(uow, row, result, "rules")
    )
    for handler in told.handlers(type(event)):
        handler(uow, event)
    uow.post(row, notifications.Ended(result.scores, result.winners))


async def end(club, game, scores):
    await club.table.run(over, game, scores)


def check_rounds(show):
    """Who takes part in a round sits at exactly one of its tables."""
    for round_ in range(1, show.row.round + 1):
        drawn = Counter(
            seat.entrant for table in show.round(round_) for seat in table.seats
        )
        expected = {
            one.number
            for one in show.entrants.values()
            if one.status != "waiting"
            and one.entered <= round_
            and (one.until is None or round_ < one.until)
        }
        assert set(drawn) == expected and set(drawn.values()) == {1}, round_


def table_of(show, user):
    """The table of the present round at which a person sits."""
    number = next(one.number for one in show.entrants.values() if one.user == user)
    return next(
        table
        for table in show.round(show.row.round)
        if any(number in (seat.entrant, seat.substitute) for seat in table.seats)
    )


async def begun(club, count, rules=None, round_options=None, extra=0):
    """A tournament whose first round is drawn and made; (number, people)."""
    number = await announced(club, rules, {"most": count, **(round_options or {})})
    everybody = people(count + extra)
    for person in everybody:
        await club.table.run(signup.sign_up, number, person)
    await club.table.run(organizer.begin, number, ORGANIZER)
    await settle(club)
    return number, everybody
