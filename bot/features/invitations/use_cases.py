"""Conditions for joining a lobby, invitations, and refusals of invitations.

A lobby's kind is for those who join before it starts; an open seat of a running game is claimed as ever.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.core import notifications
from bot.core.admission import Admission, check_admission, columns, need_welcome
from bot.core.errors import BadChoice, NotAllowed, named
from bot.core.events import InvitationDeclined
from bot.core.hooks import WasOffered
from bot.core.model import Outcome, Person
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import games, invitations, match_requests

# people a lobby; who declined counts too, so that nobody can ask the whole server
MOST_INVITED = 20
# people of whom one takes no invitations: what a menu of Discord shows
MOST_REFUSED = 25

refused = of_tx(invitations.refused_by)


class Waiting(NamedTuple):
    """The people to be mentioned: invited `users`, and `seekers` who look for such a table.

    `called` is the number of people who were mentioned before.
    """

    users: tuple[int, ...]
    seekers: tuple[int, ...]
    called: int


def admit(uow: UnitOfWork, game: int, person: Person, admission: Admission) -> Outcome:
    """Set who may join a lobby; raise BadChoice for bounds that leave nobody."""
    row = uow.row(game, "lobby")
    uow.need_host(row, person)
    if row.practice or row.imported:
        raise BadChoice("table-entry-fixed")
    check_admission(uow, row.server, admission)
    games.update(uow.tx, game, **columns(admission))
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def invite(
    uow: UnitOfWork, game: int, host: Person, guests: Sequence[Person]
) -> Outcome:
    """Invite people to a host's lobby.

    Raise NotAllowed for a person who has declined, or refuses the host's invitations, and BadChoice for too
    many.
    """
    row = uow.row(game, "lobby")
    uow.need_host(row, host)
    if row.practice:
        raise BadChoice("table-entry-fixed")
    seated = {holder.user for holder in games.holders(uow.tx, game)}
    known = invitations.states(uow.tx, game)
    for guest in guests:
        need_welcome(uow, host, guest)
        if known.get(guest.user) == "declined":
            raise NotAllowed("table-invite-declined", name=guest.name)
    fresh = [
        guest
        for guest in guests
        if guest.user not in seated and guest.user not in known
    ]
    if len(known) + len(fresh) > MOST_INVITED:
        raise BadChoice("table-invites-many", most=MOST_INVITED, here=len(known))
    for guest in fresh:
        invitations.invite(uow.tx, game, guest.user, "waits")
    if fresh:
        uow.post_newest(row, notifications.Card("changed"))
        uow.post_newest(row, notifications.Invited())
    return uow.done(game)


def decline(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Decline a table that somebody was invited to, or offered."""
    row = uow.row(game, "lobby")
    if person.user not in invitations.invited(uow.tx, game) and not uow.check(
        WasOffered(row, person.user)
    ):
        raise NotAllowed("table-not-invited", game=named(row.kind, game))
    invitations.set_states(uow.tx, game, [person.user], "declined")
    uow.post_newest(row, notifications.Card("changed"))
    uow.publish(InvitationDeclined(row, person.user))
    return uow.done(game)


def waiting(uow: UnitOfWork, game: int) -> Waiting:
    """Return the people whose mention waits."""
    states = invitations.states(uow.tx, game)
    offered = match_requests.offered(uow.tx, game)
    users = tuple(user for user, state in states.items() if state == "waits")
    seekers = tuple(
        user
        for user, state in offered.items()
        if state == "waits" and user not in users
    )
    known = [
        state
        for state in (*states.values(), *offered.values())
        if state in ("told", "declined")
    ]
    return Waiting(users, seekers, len(known))


def mark_called(uow: UnitOfWork, game: int, users: Sequence[int]) -> None:
    """Mark these people as mentioned."""
    for rows in (invitations, match_requests):
        rows.set_states(uow.tx, game, users, "told")


def refuse(
    uow: UnitOfWork, user: int, others: Sequence[int], *, more: bool
) -> tuple[int, ...]:
    """Refuse invitations of these people: `more` than before, or of nobody else any more."""
    before = invitations.refused_by(uow.tx, user)
    wanted = [
        other
        for other in dict.fromkeys((*others, *before) if more else others)
        if other != user
    ]
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
