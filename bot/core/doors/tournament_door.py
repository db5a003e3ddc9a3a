"""The door to tournaments: what people and organisers do, what time does, and what is to be posted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.tournaments import advance as tournaments_advance
from bot.features.tournaments import checks, organizer, signup
from bot.features.tournaments import notifications as tournaments_notifications
from bot.features.tournaments import queries as tournaments_queries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.doors.table import Table
    from bot.core.model import Person, Place


class TournamentDoor:
    """Every method is one transaction; refusals are those of Table. A `person` with `moderator` may organise in the
    server. Methods that change something return the games that have something to post."""

    def __init__(self, table: Table) -> None:
        self._read = table._read
        self._write = table._write

    # Looking

    async def listed(
        self, server: int, organiser: int | None = None
    ) -> tuple[tournaments_queries.Entry, ...]:
        """The tournaments of a server: an `organiser`'s drafts, those under way, then the last ones that are over."""
        return await self._read(tournaments_queries.listed, server, organiser)

    async def show(self, tournament: int) -> tournaments_queries.Show:
        """A tournament with its standings and tables; raises NoGame."""
        return await self._read(tournaments_queries.show, tournament)

    async def draws(self, game: int) -> bool:
        """Whether a tournament says who has the seats of a game; raises NoGame."""
        return await self._read(checks.drawn, game)

    async def drawn(self, game: int) -> tournaments_queries.Drawn | None:
        """The table of a tournament that a game is, if it is one."""
        return await self._read(tournaments_queries.drawn, game)

    # Before it begins

    async def draft(self, organiser: Person, place: Place, name: str) -> int:
        """A tournament to be announced in that channel, with what is usual; its number."""
        return await self._write(signup.draft, organiser, place, name)

    async def change(
        self,
        tournament: int,
        person: Person,
        *,
        rules: Mapping[str, Any] | None = None,
        conduct: Mapping[str, Any] | None = None,
        name: str | None = None,
    ) -> None:
        """Changes what a draft has, field by field of its rules and its conduct; raises BadChoice."""
        await self._write(signup.change, tournament, person, dict(rules or {}), dict(conduct or {}), name)

    async def announce(self, tournament: int, person: Person) -> None:
        """Opens the sign-up."""
        await self._write(signup.announce, tournament, person)

    async def sign_up(self, tournament: int, person: Person) -> bool:
        """Takes part, or waits; whether it is the first. A repeat is refused."""
        return await self._write(signup.sign_up, tournament, person)

    async def withdraw(self, tournament: int, person: Person) -> int | None:
        """Takes part no more; a game of theirs that is still to be played out."""
        return await self._write(signup.withdraw, tournament, person)

    # Organising

    async def begin(self, tournament: int, person: Person) -> organizer.Done:
        """Ends the sign-up and draws the first round."""
        return await self._write(organizer.begin, tournament, person)

    async def draw(self, tournament: int, person: Person, round_: int) -> organizer.Done:
        """Draws the round after that one."""
        return await self._write(organizer.draw, tournament, person, round_)

    async def extend(self, tournament: int, person: Person, days: int) -> organizer.Done:
        """Gives the sign-up, or the round, so many days more."""
        return await self._write(organizer.extend, tournament, person, days)

    async def substitute(self, tournament: int, person: Person, entrant: int) -> organizer.Done:
        """Gives an entrant's seat to the first who waits."""
        return await self._write(organizer.substitute, tournament, person, entrant)

    async def remove(self, tournament: int, person: Person, entrant: int, reason: str) -> organizer.Done:
        """Takes somebody out, and says why."""
        return await self._write(organizer.remove, tournament, person, entrant, reason)

    async def correct(
        self, tournament: int, person: Person, round_: int, table: int, places: list[int], reason: str
    ) -> organizer.Done:
        """Writes another result of a table, and says why; `places` are those of its seats, from 1."""
        return await self._write(organizer.correct, tournament, person, round_, table, places, reason)

    async def next_season(self, tournament: int, person: Person) -> int:
        """Opens the sign-up for the next season of a league that is over; its number."""
        return await self._write(organizer.next_season, tournament, person)

    async def cancel(self, tournament: int, person: Person) -> organizer.Done:
        """Ends it without a winner."""
        return await self._write(organizer.cancel, tournament, person)

    # Time and posting

    async def due(self) -> tuple[int, ...]:
        """The tournaments for which there is something to do or to post now."""
        return await self._read(tournaments_notifications.tournaments)

    async def next_due(self) -> int | None:
        """When there is something to do or to post next, in seconds since 1970."""
        return await self._read(tournaments_notifications.next_due)

    async def advance(self, tournament: int) -> tournaments_advance.Step:
        """Does the next thing that is due, if any."""
        return await self._write(tournaments_advance.advance, tournament)

    async def to_post(self, tournament: int) -> tuple[tournaments_notifications.Bulletin, ...]:
        """What is to be posted or edited now, in order."""
        return await self._read(tournaments_notifications.due, tournament)

    async def announcement(self, tournament: int) -> tournaments_notifications.Announcement | None:
        """The announcement, where it is to be posted or edited now."""
        return await self._read(tournaments_notifications.announcement, tournament)

    async def posted(self, bulletin: int, message: int | None) -> None:
        """A bulletin stands in that message; None: it is given up."""
        await self._write(tournaments_notifications.posted, bulletin, message)

    async def put_off(self, bulletin: int, seconds: int) -> None:
        """A try failed; the next comes so much later."""
        await self._write(tournaments_notifications.put_off, bulletin, seconds)

    async def rest(self, tournament: int, seconds: int) -> None:
        """All that is due for it can't be done now: so much later again."""
        await self._write(tournaments_notifications.rest, tournament, seconds)

    async def announced(self, tournament: int, message: int | None, revision: int) -> None:
        """The announcement stands in that message and says that revision; None: it can't be posted any more."""
        await self._write(tournaments_notifications.announced, tournament, message, revision)

    async def announce_later(self, tournament: int, seconds: int) -> None:
        """The announcement could not be posted or edited: so much later again."""
        await self._write(tournaments_notifications.announce_later, tournament, seconds)
