"""Who may join a lobby, who is invited to it, and who takes no invitations of whom.

A lobby's kind is for those who join before it starts; an open seat of a running game is claimed as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core import notifications
from bot.core.admission import HIGHEST, LOWEST, PROVISIONAL, Admission, columns, of_row
from bot.core.errors import BadChoice, NotAllowed, named
from bot.features.statistics import queries as statistics_queries
from bot.features.statistics.plackett_luce import START, shown
from storage import games, invitations, match_requests, ratings, user_data

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.core.model import Outcome, Person
    from bot.core.unit_of_work import UnitOfWork
    from storage.games import GameRow

MOST_INVITED = 20  # people a lobby; who declined counts too, so that nobody can ask the whole server
STEP, NEAR = 100, 200  # of ratings: what bounds are rounded to, and how far they lie from the host
MOST_REFUSED = 25  # people of whom one takes no invitations: what a menu of Discord shows


class Waiting(NamedTuple):
    """Who is to be told that they are invited, or that the table is what they look for, and how many were before."""

    users: tuple[int, ...]
    seekers: tuple[int, ...]
    told: int


def check(uow: UnitOfWork, server: int, admission: Admission) -> None:
    """Raises BadChoice for a kind that can't be."""
    if admission.kind != "rated":
        return
    if user_data.settings(uow.tx, "server", server).get("ratings") == "no":
        raise BadChoice("table-entry-no-ratings")
    if not admission.is_possible:
        raise BadChoice("table-entry-bounds", least=LOWEST, most=HIGHEST)


def admit(uow: UnitOfWork, game: int, person: Person, admission: Admission) -> Outcome:
    """The host of a lobby says who may join; raises BadChoice for bounds that leave nobody."""
    row = uow.row(game)
    uow.need(row, "lobby")
    uow.need_host(row, person)
    if row.practice or row.imported:
        raise BadChoice("table-entry-fixed")
    check(uow, row.server, admission)
    games.update(uow.tx, game, **columns(admission))
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def rating_of(uow: UnitOfWork, server: int, kind: str, user: int) -> tuple[int, int]:
    """Somebody's rating in a server as people see it, and after how many rated games."""
    found = ratings.find(uow.tx, server, kind, user) if statistics_queries.tells(uow, server) else None
    return (shown(START.ordinal), 0) if found is None else (shown(found.ordinal), found.games)


def is_within(uow: UnitOfWork, row: GameRow, user: int) -> bool:
    """Whether somebody's rating lies within the bounds of a rated lobby."""
    return of_row(row).takes(*rating_of(uow, row.server, row.kind, user))


def need_admission(uow: UnitOfWork, row: GameRow, user: int) -> None:
    """Raises NotAllowed unless a lobby is for this person too."""
    admission = of_row(row)
    if admission.kind == "open" or user == row.host:
        return
    # Who has declined may think better of it.
    if user in invitations.states(uow.tx, row.id) or user in match_requests.offered(uow.tx, row.id):
        return
    if admission.kind == "invited":
        raise NotAllowed("table-entry-invited", game=named(row.kind, row.id))
    if is_within(uow, row, user):
        return
    rating, played = rating_of(uow, row.server, row.kind, user)
    if played < PROVISIONAL:
        raise NotAllowed("table-entry-newcomer", of=PROVISIONAL, here=played)
    low = LOWEST if admission.least is None else admission.least
    high = HIGHEST if admission.most is None else admission.most
    raise NotAllowed("table-entry-rating", rating=str(rating), low=str(low), high=str(high))


# Invitations


def welcome(uow: UnitOfWork, host: int, users: Iterable[int]) -> list[int]:
    """Those of these people whom somebody may invite, each once: all others than themselves and who refuses that."""
    refusing = invitations.refusing(uow.tx, host)
    return [user for user in dict.fromkeys(users) if user != host and user not in refusing]


def need_welcome(uow: UnitOfWork, asker: Person, other: Person) -> None:
    """Raises NotAllowed where that person wants to be brought to no table by the asker."""
    if asker.user != other.user and other.user in invitations.refusing(uow.tx, asker.user):
        raise NotAllowed("table-invites-refused", name=other.name)


def invite(uow: UnitOfWork, game: int, host: Person, guests: Sequence[Person]) -> Outcome:
    """The host invites people to a lobby; raises NotAllowed for who has declined, or takes no invitations of the
    host, BadChoice for too many."""
    row = uow.row(game)
    uow.need(row, "lobby")
    uow.need_host(row, host)
    if row.practice:
        raise BadChoice("table-entry-fixed")
    seated = {holder.user for holder in games.holders(uow.tx, game)}
    known = invitations.states(uow.tx, game)
    for guest in guests:
        need_welcome(uow, host, guest)
        if known.get(guest.user) == "declined":
            raise NotAllowed("table-invite-declined", name=guest.name)
    fresh = [guest for guest in guests if guest.user not in seated and guest.user not in known]
    if len(known) + len(fresh) > MOST_INVITED:
        raise BadChoice("table-invites-many", most=MOST_INVITED, here=len(known))
    for guest in fresh:
        invitations.invite(uow.tx, game, guest.user, "waits")
    if fresh:
        uow.post_newest(row, notifications.Card("changed"))
        uow.post_newest(row, notifications.Invited())
    return uow.done(game)


def decline(uow: UnitOfWork, row: GameRow, person: Person) -> None:
    """Somebody who is invited, or was offered the table for a wish, doesn't want to join."""
    uow.need(row, "lobby")
    game = row.id
    wish = match_requests.wishes_of(uow.tx, game).get(person.user)
    if wish is None and person.user not in invitations.invited(uow.tx, game):
        raise NotAllowed("table-not-invited", game=named(row.kind, game))
    for rows in (invitations, match_requests):
        rows.set_states(uow.tx, game, [person.user], "declined")
    if wish is not None:
        match_requests.look_at(uow.tx, wish, uow.now)
    uow.post_newest(row, notifications.Card("changed"))


def waiting(uow: UnitOfWork, game: int) -> Waiting:
    """Who is invited and was not told of it yet."""
    found = invitations.states(uow.tx, game)
    offered = match_requests.offered(uow.tx, game)
    users = tuple(user for user, state in found.items() if state == "waits")
    seekers = tuple(user for user, state in offered.items() if state == "waits" and user not in users)
    known = [state for state in (*found.values(), *offered.values()) if state in ("told", "declined")]
    return Waiting(users, seekers, len(known))


def near(uow: UnitOfWork, server: int, kind: str, user: int) -> Admission:
    """A rated lobby as somebody may mean it: for ratings near theirs, where they have one that counts."""
    rating, played = rating_of(uow, server, kind, user)
    if played < PROVISIONAL:
        return Admission("rated")
    middle = round(rating / STEP) * STEP
    return Admission("rated", max(LOWEST, middle - NEAR), min(HIGHEST, middle + NEAR))


def told(uow: UnitOfWork, game: int, users: Sequence[int]) -> None:
    """These were told that they are invited, or that the table is what they look for."""
    for rows in (invitations, match_requests):
        rows.set_states(uow.tx, game, users, "told")


# Who takes none of whom


def refuse(uow: UnitOfWork, user: int, others: Sequence[int], *, more: bool) -> tuple[int, ...]:
    """Somebody takes no invitations of these people: `more` than before, or of nobody else any more. Who was invited
    by one of them to an open lobby is not any more. Returns all of them; raises BadChoice for too many."""
    before = invitations.refused_by(uow.tx, user)
    wanted = [other for other in dict.fromkeys((*others, *before) if more else others) if other != user]
    if len(wanted) > MOST_REFUSED:
        raise BadChoice("table-refusals-many", most=MOST_REFUSED)
    for other in before:
        if other not in wanted:
            invitations.allow(uow.tx, user, other)
    for other in wanted:
        invitations.refuse(uow.tx, user, other, uow.now)
        for game in invitations.by_host(uow.tx, user, other):
            invitations.set_states(uow.tx, game, [user], "declined")
    return invitations.refused_by(uow.tx, user)


def refused(uow: UnitOfWork, user: int) -> tuple[int, ...]:
    """Those of whom somebody takes no invitations."""
    return invitations.refused_by(uow.tx, user)


def refusing(uow: UnitOfWork, host: int) -> frozenset[int]:
    """Those who take no invitations of somebody."""
    return frozenset(invitations.refusing(uow.tx, host))
